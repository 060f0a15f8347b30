import KnowledgeModel

/// The words for a problem: what is wrong and what to do about it.
struct Wording: Hashable, Sendable {
    var statement: Localized<String>
    var advice: Localized<String>

    /// - Parameters:
    ///   - english: what is wrong, a clause without a full stop.
    ///   - chinese: the same in Chinese.
    ///   - englishAdvice: what to do, a clause in the imperative.
    ///   - chineseAdvice: the same in Chinese.
    init(_ english: String, _ chinese: String, do englishAdvice: String, _ chineseAdvice: String) {
        statement = Localized(english: english, chinese: chinese)
        advice = Localized(english: englishAdvice, chinese: chineseAdvice)
    }
}

extension FormatIssue {
    /// What is wrong, in a clause.
    package func statement(in language: Language) -> String { problem.wording.statement[language] }

    /// What to do, in a clause.
    package func advice(in language: Language) -> String {
        switch suggestion {
        case .nearest(let name):
            Localized(english: "did you mean `\(name)`?", chinese: "是否应为 `\(name)`？")[language]
        case .oneOf(let names):
            Localized(
                english: "write one of " + names.joined(separator: ", "),
                chinese: "请写其中之一：" + names.joined(separator: "、"))[language]
        case nil: problem.wording.advice[language]
        }
    }

    /// The issue on one line: `path:line: key.path: problem; suggestion`.
    ///
    /// - Parameters:
    ///   - language: the language of the words.
    ///   - folder: the path of the knowledge's folder, put before the file's own.
    package func line(in language: Language, folder: String = "") -> String {
        let path = folder.isEmpty || folder.hasSuffix("/") ? folder + place.file : folder + "/" + place.file
        let position = [path, place.line.map(String.init)].compactMap { $0 }.joined(separator: ":")
        let mark = level == .warning ? Localized(english: "warning", chinese: "警告")[language] : nil
        let words =
            statement(in: language) + Localized(english: "; ", chinese: "；")[language] + advice(in: language)
        return [position, mark, place.keyPath, words].compactMap { $0 }.joined(separator: ": ")
    }
}
