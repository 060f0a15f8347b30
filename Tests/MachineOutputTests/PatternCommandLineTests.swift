import MachineOutput
import PickerHelp
import Testing

/// The one writer of `picker-doctor pattern …`.
@Suite struct PatternCommandLineTests {
    static let cases: [(PatternFacts, String)] = [
        (PatternFacts(), ""),
        (
            PatternFacts(
                values: [.style: "menu", .container: "form", .options: "static", .optional: "yes", .platform: "macOS"],
                minimumOS: Version("16.4"), sdk: Version("15.0"), names: [.selectionType: "Theme"], isBare: true),
            " --selection-type Theme --style menu --container form --options static --optional --platform macOS"
                + " --minimum-os 16.4 --sdk 15.0 --bare"
        ),
        (PatternFacts(values: [.optional: "no"]), ""),
        (PatternFacts(values: [.selection: "number"]), " --selection-type Int"),
        (PatternFacts(values: [.selection: "number"], names: [.selectionType: "Double"]), " --selection-type Double"),
        (PatternFacts(values: [.selection: "own"]), ""),
        (
            PatternFacts(names: [.title: "It's; $(rm) so", .view: "V", .options: "all", .selection: "one"]),
            " --selection-name one --options-name all --view-name V --title 'It'\\''s; $(rm) so'"
        ),
    ]

    @Test(arguments: cases) func theFactsAreOptions(facts: PatternFacts, options: String) throws {
        let suggestion = PatternSuggestion(id: try #require(PatternID("enum-picker")), facts: facts)
        #expect(PatternCommandLine.text(suggestion) == "picker-doctor pattern enum-picker" + options)
    }
}
