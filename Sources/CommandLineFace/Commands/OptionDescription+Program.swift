import CommandLineSyntax
import MachineOutput
import PickerHelp

/// The options for what is known about somebody's app, the same wherever they stand.
extension OptionDescription {
    static let platform = OptionDescription(
        PatternCommandLine.optionName(for: .parameter(.platform)),
        value: .one(name: "PLATFORM", rule: .choice(Applicability.Platform.allCases.map(\.rawValue))),
        summary: Localized(english: "The platform", chinese: "平台"))
    static let minimumOS = OptionDescription(
        PatternCommandLine.optionName(for: .minimumOS), value: .one(name: "RELEASE", rule: .version),
        summary: Localized(english: "The oldest release that the app runs on", chinese: "应用支持的最低系统版本"))
}
