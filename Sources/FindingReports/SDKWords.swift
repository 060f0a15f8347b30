import PickerCheck
import Rendering

/// What is said of the SDK that a verdict depends on.
package enum SDKWords {
    /// With which SDK the code was judged, in a sentence.
    package static func judged(_ sdk: CheckedSDK) -> Localized<String> {
        let name = sdk.version.shortText
        return sdk.isAssumed
            ? Localized(
                english: "The SDK of Xcode \(name) is assumed (--sdk names another).",
                chinese: "按 Xcode \(name) 的 SDK 判断（可用 --sdk 另行指定）。")
            : Localized(english: "The SDK is that of Xcode \(name).", chinese: "按 Xcode \(name) 的 SDK 判断。")
    }

    /// What other SDKs would bring, a sentence for each stretch of releases, the first place in each.
    package static func elsewhere(_ findings: [Finding]) -> [Localized<String>] {
        var intervals: [VersionInterval] = []
        for finding in findings where !intervals.contains(finding.sdk) { intervals.append(finding.sdk) }
        return intervals.map { interval in sentence(findings.filter { $0.sdk == interval }, interval) }
    }

    private static func sentence(_ findings: [Finding], _ interval: VersionInterval) -> Localized<String> {
        guard let first = findings.first else { return Localized(english: "", chinese: "") }
        let releases = releases(interval)
        let place = "\(first.span.path):\(first.span.start.line)"
        let option = "--sdk \(example(of: interval))"
        let isOne = findings.count == 1
        return Localized(
            english: """
                With the SDK of \(releases.english) there would be \(isOne ? "one finding" : "\(findings.count) findings") more, \
                \(isOne ? "" : "first ")at \(place) (\(first.slug)): \(option)
                """,
            chinese: """
                若用 \(releases.chinese) SDK，会多出 \(findings.count) 个问题，\(isOne ? "" : "第一处")位于 \(place)（\(first.slug)）：\(option)
                """)
    }

    /// Behind the reason of a finding that depends on the SDK; nil where nothing is known of that.
    static func condition(_ finding: Finding) -> Localized<String>? {
        guard finding.sdk != .always else { return nil }
        let releases = releases(finding.sdk)
        return Localized(
            english: "So it is with the SDK of \(releases.english).", chinese: "这只适用于 \(releases.chinese) SDK。")
    }

    /// `Xcode 15 and older`, `Xcode 26 and newer`, `Xcode 16 to 26`; in Chinese with the word that makes them an attribute.
    private static func releases(_ interval: VersionInterval) -> Localized<String> {
        let last = interval.before.map { Release.major(before: $0) } ?? 0
        switch (interval.since?.shortText, interval.before) {
        case (nil, nil): return Localized(english: "any Xcode", chinese: "任意 Xcode 的")
        case (nil, _?):
            return Localized(english: "Xcode \(last) and older", chinese: "Xcode \(last) 及更早版本的")
        case (let since?, nil):
            return Localized(english: "Xcode \(since) and newer", chinese: "Xcode \(since) 及更新版本的")
        case (let since?, _?):
            return since == "\(last)"
                ? Localized(english: "Xcode \(since)", chinese: "Xcode \(since) 的")
                : Localized(english: "Xcode \(since) to \(last)", chinese: "Xcode \(since) 至 \(last) 的")
        }
    }

    /// A release of the interval, for `--sdk`.
    private static func example(of interval: VersionInterval) -> String {
        interval.before.map { String(Release.major(before: $0)) } ?? interval.since?.shortText
            ?? Version.currentSDK.shortText
    }
}

extension Version {
    /// Without a minor number of zero, as people call a release of Xcode.
    fileprivate var shortText: String { components.map(String.init).joined(separator: ".") }
}
