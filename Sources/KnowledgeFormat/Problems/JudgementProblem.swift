import KnowledgeModel

/// What is wrong with a sample by the judgement of the compiler or of the evaluator that runs it.
package enum JudgementProblem: Hashable, Sendable {
    /// How a sample was read when it was judged.
    package struct Reading: Hashable, Sendable {
        package enum SDK: Hashable, Sendable {
            /// Before `tag(_:includeOptional:)`, up to Xcode 15.
            case older
            /// Since it, from Xcode 16.
            case newer
        }

        /// Nil where it is the same with every SDK.
        package var sdk: SDK?
        /// The platform whose branches of `#if os(…)` were read; nil where there are none.
        package var platform: String?

        package init(sdk: SDK? = nil, platform: String? = nil) {
            self.sdk = sdk
            self.platform = platform
        }
    }

    /// What was done to a running sample.
    package enum Moment: Hashable, Sendable {
        case appears
        case chooses(option: String, picker: String)
        case presses(button: String)
    }

    /// It must compile and does not.
    case refused(Reading, message: String)
    /// It must not compile and does.
    case accepted(Reading)
    /// It does not compile, and for another reason than it says.
    case otherMessage(Reading, wanted: String, found: String)
    /// No type in the file is a view that could be shown.
    case noView
    /// The view shows no picker.
    case noPicker
    /// It compiles, and not together with what makes values for its view.
    case notRunnable(message: String)
    /// Sources contradict each other about what happens.
    case undefined(Reading)
    /// It runs and shows other faults than its first line names.
    case behaves(Reading, wanted: [SampleFault], found: [SampleFault], first: Moment?)
}

extension JudgementProblem {
    var wording: Wording {
        switch self {
        case .refused(let reading, let message):
            Wording(
                "the compiler refuses the sample\(reading.english): \(message)",
                "编译器拒绝此示例\(reading.chinese)：\(message)",
                do: "repair the code", "请修复代码")
        case .accepted(let reading):
            Wording(
                "the compiler accepts the sample\(reading.english)", "编译器接受了此示例\(reading.chinese)",
                do: "let it fail as the first line says, or write `// misbehave`", "请让它如第一行所说编译失败，或写 `// misbehave`")
        case .otherMessage(let reading, let wanted, let found):
            Wording(
                "no error of the compiler contains `\(wanted)`\(reading.english); the first one is `\(found)`",
                "编译错误中没有 `\(wanted)`\(reading.chinese)；第一个错误是 `\(found)`",
                do: "quote the compiler on the first line", "请在第一行引用编译器的原话")
        case .noView:
            Wording(
                "no view of the file can be shown", "文件里没有能显示的视图", do: "write a view that is not generic",
                "请写一个非泛型的视图")
        case .noPicker:
            Wording(
                "the sample shows no picker when it runs", "示例运行时没有显示 Picker", do: "let its view show one at once",
                "请让视图一开始就显示")
        case .notRunnable(let message):
            Wording(
                "no value for the view's parameters can be made: \(message)", "无法为视图的参数造出值：\(message)",
                do: "give the view simpler parameters, or none", "请用更简单的参数，或不用参数")
        case .undefined(let reading):
            Wording(
                "sources contradict each other about an untagged row under an optional selection\(reading.english)",
                "可选 selection 下没有 tag 的行会怎样，资料互相矛盾\(reading.chinese)", do: "tag the row", "请给这一行加 tag")
        case .behaves(let reading, let wanted, let found, let moment):
            Self.wording(reading, wanted: wanted, found: found, moment: moment)
        }
    }

    private static func wording(
        _ reading: Reading, wanted: [SampleFault], found: [SampleFault], moment: Moment?
    ) -> Wording {
        let names = { (faults: [SampleFault]) in faults.map(\.rawValue).joined(separator: ", ") }
        if found.isEmpty {
            return Wording(
                "when the sample runs\(reading.english), `\(names(wanted))` is not seen",
                "示例运行时\(reading.chinese)没有出现 `\(names(wanted))`",
                do: "let it show the fault, or change the first line", "请让它展示问题，或改第一行")
        }
        let (english, chinese) = moment.map { ($0.english, $0.chinese) } ?? ("", "")
        guard !wanted.isEmpty else {
            return Wording(
                "when the sample runs\(reading.english)\(english), this is seen: `\(names(found))`",
                "示例运行时\(reading.chinese)\(chinese)出现 `\(names(found))`",
                do: "repair it; where it is to misbehave, name the fault on the first line", "请修复；若本应出问题，请在第一行写明")
        }
        return Wording(
            "when the sample runs\(reading.english)\(english), `\(names(found))` is seen, not `\(names(wanted))`",
            "示例运行时\(reading.chinese)\(chinese)出现 `\(names(found))`，而不是 `\(names(wanted))`",
            do: "name all that is seen on the first line, or change the code", "请在第一行写全，或改代码")
    }
}

extension JudgementProblem.Reading {
    var english: String {
        let sdk = sdk.map { $0 == .older ? "with the older SDK" : "with the newer SDK" }
        return [sdk, platform.map { "read for \($0)" }].compactMap { $0 }.map { " " + $0 }.joined()
    }

    var chinese: String {
        let sdk = sdk.map { $0 == .older ? "旧 SDK" : "新 SDK" }
        let parts = [sdk, platform.map { "按 \($0) 读取" }].compactMap { $0 }
        return parts.isEmpty ? "" : "（" + parts.joined(separator: "，") + "）"
    }
}

extension JudgementProblem.Moment {
    fileprivate var english: String {
        switch self {
        case .appears: " and appears"
        case .chooses(let option, let picker): " and `\(option)` is chosen in `\(picker)`"
        case .presses(let button): " and `\(button)` is pressed"
        }
    }

    fileprivate var chinese: String {
        switch self {
        case .appears: "，一出现就"
        case .chooses(let option, let picker): "，在 `\(picker)` 中选择 `\(option)` 后"
        case .presses(let button): "，按下 `\(button)` 后"
        }
    }
}
