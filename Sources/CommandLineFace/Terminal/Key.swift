/// What somebody did at the keyboard.
package enum Key: Hashable, Sendable {
    case character(Character)
    case enter, escape, tab, backspace, delete
    case up, down, left, right, home, end, pageUp, pageDown
    /// A letter with the control key, in lower case.
    case control(Character)
    /// Text that came at once, with its line ends as `\n`.
    case paste(String)
    /// Nothing was pressed, but the window may have another size: draw again.
    case redraw
    /// The program was stopped and goes on: what it had drawn is no longer where it was.
    case resumed
    /// There will be no more keys.
    case endOfInput
}
