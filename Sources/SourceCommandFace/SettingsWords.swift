import FindingReports
import JSONSyntax
import KnowledgeModel
import PickerCheck
import Rendering

/// What is said about a configuration or a baseline file that cannot be used.
enum SettingsWords {
    static func line(for problem: SettingsFileProblem) -> Localized<StyledText> {
        if case .unreadable(let reason) = problem.fault { return ReadingWords.unread(problem.path, reason) }
        let place = StyledText(problem.path + (problem.line.map { ":\($0)" } ?? ""), .code)
        let words = words(for: problem.fault)
        return Localized(
            english: place + ": " + StyledText(words.english), chinese: place + "：" + StyledText(words.chinese))
    }

    private static func words(for fault: SettingsFileProblem.Fault) -> Localized<String> {
        switch fault {
        case .unreadable: return Localized(english: "cannot be read", chinese: "无法读取")
        case .syntax(let mistake):
            return Localized(
                english: "\(mistake.problem.english); \(mistake.remedy.english)",
                chinese: "\(mistake.problem.chinese)；\(mistake.remedy.chinese)")
        case .unknownKey(let key, let known):
            let guess = NearSpelling.words(for: key, among: known)
            return Localized(
                english:
                    "there is no key “\(ShortText.of(key))”\(guess.english); the keys are \(known.joined(separator: ", "))",
                chinese: "没有键“\(ShortText.of(key))”\(guess.chinese)；可用的键有 \(known.joined(separator: "、"))")
        case .repeatedKey(let key):
            let key = ShortText.of(key)
            return Localized(english: "the key “\(key)” stands there twice", chinese: "键“\(key)”出现了两次")
        case .missingKey(let key):
            return Localized(english: "the key “\(key)” is missing", chinese: "缺少键“\(key)”")
        case .wrongType(let key, let expected, let found):
            let (expected, found) = (name(of: expected), name(of: found))
            let key = ShortText.of(key)
            let subject = key.isEmpty ? Localized(english: "the file", chinese: "文件") : quoted(key)
            return Localized(
                english: "\(subject.english) must be \(expected.english), not \(found.english)",
                chinese: "\(subject.chinese)应为\(expected.chinese)，而不是\(found.chinese)")
        case .wrongElement(let key, let expected, let found):
            let (expected, found) = (name(of: expected), name(of: found))
            let key = ShortText.of(key)
            return Localized(
                english: "an element of “\(key)” must be \(expected.english), not \(found.english)",
                chinese: "“\(key)”的每个元素都应为\(expected.chinese)，而不是\(found.chinese)")
        case .notWhole(let key):
            return Localized(english: "“\(key)” must be a whole number", chinese: "“\(key)”应为整数")
        case .unknownValue(let value, let key, let known):
            let guess = NearSpelling.words(for: value, among: known)
            return Localized(
                english:
                    "“\(ShortText.of(value))” is no value for “\(key)”\(guess.english); write \(known.joined(separator: ", "))",
                chinese:
                    "“\(ShortText.of(value))”不能作为“\(key)”的值\(guess.chinese)；可用的值有 \(known.joined(separator: "、"))")
        case .emptyText(let key):
            return Localized(english: "“\(key)” is empty", chinese: "“\(key)”不能为空")
        case .outOfRange(let key, let range):
            return Localized(
                english: "“\(key)” must be from \(range.lowerBound) to \(range.upperBound)",
                chinese: "“\(key)”应在 \(range.lowerBound) 到 \(range.upperBound) 之间")
        case .noSuchRelease(let version, let product, let key):
            let words = ReleaseWords.missing(version, of: product)
            return Localized(english: "in “\(key)”: \(words.english)", chinese: "“\(key)”：\(words.chinese)")
        case .notAVersion(let text, let key):
            let text = ShortText.of(text)
            return Localized(
                english: "“\(text)” in “\(key)” is no release number; write it like 16.4",
                chinese: "“\(key)”中的“\(text)”不是版本号；请写成 16.4 的形式")
        case .unknownCheck(let name, let key, let known):
            let guess = NearSpelling.words(for: name, among: known)
            let (name, key) = (ShortText.of(name), ShortText.of(key))
            return Localized(
                english: "there is no check “\(name)”, named in “\(key)”\(guess.english); see picker-doctor rules",
                chinese: "“\(key)”中的“\(name)”不是检查的名称\(guess.chinese)；请看 picker-doctor rules")
        case .unknownSchema:
            return Localized(
                english: "the file has a form that this version does not know; update picker-doctor",
                chinese: "文件的格式版本无法识别；请更新 picker-doctor")
        }
    }

    private static func quoted(_ key: String) -> Localized<String> {
        Localized(english: "“\(key)”", chinese: "“\(key)”")
    }

    private static func name(of kind: JSONNode.Kind) -> Localized<String> {
        switch kind {
        case .null: Localized(english: "null", chinese: " null ")
        case .boolean: Localized(english: "true or false", chinese: " true 或 false")
        case .number: Localized(english: "a number", chinese: "数字")
        case .text: Localized(english: "a text", chinese: "文字")
        case .list: Localized(english: "a list", chinese: "列表")
        case .object: Localized(english: "an object", chinese: "对象")
        }
    }
}
