@_exported import TerminalAccess

/// The settings of a terminal that prompts need.
package protocol TerminalControl: AnyObject {
    /// The window's size; nil where there is no window.
    var size: TerminalSize? { get }
    /// Lets every key through at once, unseen: no echo, no line editing, no signals from keys.
    func enterKeyMode()
    /// Puts back what was before.
    func leaveKeyMode()
    /// Stops the program as Ctrl-Z does, and comes back in key mode when it is continued.
    func suspend()
    /// Whether the program was stopped and continued since the last question, so that others have written to the screen.
    func takeContinued() -> Bool
}
