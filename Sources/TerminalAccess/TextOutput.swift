/// A place that text goes to.
package protocol TextOutput: AnyObject {
    /// Takes text; it may wait until `flush`.
    func write(_ text: String) throws(TerminalError)
    /// Sends what waits.
    func flush() throws(TerminalError)
}
