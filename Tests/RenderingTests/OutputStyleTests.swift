import Testing

@testable import Rendering

@Suite("Output style")
struct OutputStyleTests {
    struct Case: Sendable {
        var choice: OutputStyle.ColorChoice = .auto
        var isTerminal = true
        var environment: [String: String] = [:]
        var palette: Palette
    }

    static let cases: [Case] = [
        Case(palette: .ansi),
        Case(isTerminal: false, palette: .none),
        Case(environment: ["NO_COLOR": "1"], palette: .none),
        Case(environment: ["NO_COLOR": "0"], palette: .none),
        Case(environment: ["NO_COLOR": ""], palette: .ansi),
        Case(environment: ["TERM": "dumb"], palette: .none),
        Case(environment: ["TERM": "xterm-256color"], palette: .ansi),
        Case(environment: ["CLICOLOR": "0"], palette: .none),
        Case(isTerminal: false, environment: ["CLICOLOR_FORCE": "1"], palette: .ansi),
        Case(isTerminal: false, environment: ["FORCE_COLOR": "1"], palette: .ansi),
        Case(isTerminal: false, environment: ["FORCE_COLOR": "0"], palette: .none),
        Case(isTerminal: false, environment: ["FORCE_COLOR": "1", "NO_COLOR": "1"], palette: .none),
        Case(choice: .always, isTerminal: false, environment: ["NO_COLOR": "1"], palette: .ansi),
        Case(choice: .never, environment: ["FORCE_COLOR": "1"], palette: .none),
    ]

    @Test("Colour", arguments: cases)
    func color(test: Case) {
        let style = OutputStyle(
            choice: test.choice, isTerminal: test.isTerminal, terminalWidth: 90, environment: { test.environment[$0] })
        #expect(style.palette == test.palette)
    }

    @Test(
        "Width",
        arguments: [
            (nil, nil, 80), (120, nil, 120), (120, "60", 60), (nil, "60", 60), (0, nil, 80), (5, nil, 20),
            (90, "wide", 90),
            (90, "-4", 90), (90, "0", 90), (90, "3", 20),
        ] as [(Int?, String?, Int)])
    func width(reported: Int?, columns: String?, expected: Int) {
        let style = OutputStyle(choice: .auto, isTerminal: true, terminalWidth: reported) {
            $0 == "COLUMNS" ? columns : nil
        }
        #expect(style.width == expected)
        #expect(style.proseWidth == min(expected, 100))
    }
}
