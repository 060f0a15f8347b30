import CommandLineFace
import Rendering

/// A console on a scripted keyboard and a screen that can be looked at.
struct Booth {
    let screen: Screen
    let settings: Settings
    let console: Console

    /// A booth with a terminal, or with a pipe where there are no keys.
    init(
        _ steps: [Keyboard.Step], width: Int = 40, height: Int = 24, isInteractive: Bool = true, isTyped: Bool = true
    ) {
        screen = Screen(width: width)
        settings = Settings(size: TerminalSize(columns: width, rows: height))
        console = Console(
            output: screen, input: Keyboard(steps), control: settings, isInteractive: isInteractive, isTyped: isTyped
        ) { size in
            OutputStyle(palette: .none, width: size?.columns ?? 80)
        }
    }
}
