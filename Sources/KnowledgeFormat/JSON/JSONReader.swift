import JSONSyntax
import KnowledgeModel
import MarkdownReading

/// Reads values out of a JSON tree and reports every mistake with its line and key path.
///
/// A function gives nil, or leaves an element out, only after it has reported why.
struct JSONReader {
    let node: JSONNode
    let file: String
    let path: String
    let log: IssueLog

    /// The reader of a whole file; nil, with an issue, where its text is not JSON.
    init?(_ path: String, in files: KnowledgeFiles) {
        guard let text = files.text(of: path) else { return nil }
        do {
            self.init(node: try JSONParser.parse(text), file: path, path: "", log: files.log)
        } catch {
            files.log.report(.syntax(error.mistake), at: FormatIssue.Place(file: path, line: error.line))
            return nil
        }
    }

    init(node: JSONNode, file: String, path: String, log: IssueLog) {
        self.node = node
        self.file = file
        self.path = path
        self.log = log
    }

    var place: FormatIssue.Place {
        FormatIssue.Place(file: file, line: node.line, keyPath: path.isEmpty ? nil : path)
    }

    func report(_ problem: FormatProblem, suggestion: FormatIssue.Suggestion? = nil) {
        log.report(problem, at: place, suggestion: suggestion)
    }

    /// The value as an object with these keys; any other key is an issue.
    func object(keys: [String]) -> JSONObject? {
        guard let object = object() else { return nil }
        for (key, member) in object.members where !keys.contains(key) {
            let nearest = Spelling.nearest(to: key, among: keys).map(FormatIssue.Suggestion.nearest)
            member.report(.data(.unknownKey(key)), suggestion: nearest)
        }
        return object
    }

    /// The value as an object whose keys are names of something.
    func object() -> JSONObject? {
        guard case .object(let members) = node.content else { return wrongType(expected: .object) }
        return JSONObject(reader: self, members: members)
    }

    /// The elements of the value as a list.
    func elements(atLeast least: Int = 0) -> [JSONReader] {
        guard case .array(let nodes) = node.content else {
            wrongType(expected: .list)
            return []
        }
        if nodes.count < least { report(.number(.tooFew(found: nodes.count, least: least))) }
        return nodes.enumerated().map { index, node in
            JSONReader(node: node, file: file, path: "\(path)[\(index)]", log: log)
        }
    }

    /// The elements of a list in which none may stand twice.
    func distinct<Value: Hashable>(atLeast least: Int = 0, _ read: (JSONReader) -> Value?) -> [Value] {
        var seen: Set<Value> = []
        return elements(atLeast: least).compactMap { element in
            guard let value = read(element) else { return nil }
            guard seen.insert(value).inserted else {
                element.report(.data(.repeatedValue("\(value)")))
                return nil
            }
            return value
        }
    }

    /// The value as a text that is not empty, on one line, without blanks around it.
    func text() -> String? {
        guard case .string(let text) = node.content else { return wrongType(expected: .text) }
        guard let first = text.first, let last = text.last else { return failed(.text(.empty)) }
        if text.contains(where: \.isNewline) { return failed(.text(.severalLines)) }
        if first.isWhitespace || last.isWhitespace { return failed(.text(.blanksAround)) }
        return text
    }

    func boolean() -> Bool? {
        guard case .boolean(let value) = node.content else { return wrongType(expected: .boolean) }
        return value
    }

    func number(from least: Double, to most: Double) -> Double? {
        guard case .number(let number) = node.content else { return wrongType(expected: .number) }
        guard number >= least, number <= most else {
            return failed(.number(.outOfRange(found: brief(number), least: brief(least), most: brief(most))))
        }
        return number
    }

    func wholeNumber(in range: ClosedRange<Int>) -> Int? {
        guard let number = number(from: Double(range.lowerBound), to: Double(range.upperBound)) else { return nil }
        guard let whole = Int(exactly: number) else { return failed(.number(.notWhole(found: brief(number)))) }
        return whole
    }

    /// The value as one of a fixed set of words.
    func choice<Choice: RawRepresentable & CaseIterable>(of type: Choice.Type = Choice.self) -> Choice?
    where Choice.RawValue == String {
        guard case .string(let text) = node.content else { return wrongType(expected: .text) }
        guard let choice = Choice(rawValue: text) else {
            report(
                .data(.unknownValue(text)),
                suggestion: Spelling.suggestion(for: text, among: Choice.allCases.map(\.rawValue)))
            return nil
        }
        return choice
    }

    func identifier<Kind>(of kind: Kind.Type = Kind.self) -> Identifier<Kind>? {
        guard let text = text() else { return nil }
        guard let identifier = Identifier<Kind>(text) else { return failed(.text(.notKebabCase(text))) }
        return identifier
    }

    /// The value in both languages.
    func localized<Value>(_ read: (JSONReader, Language) -> Value?) -> Localized<Value>? {
        guard let object = object(keys: Language.allCases.map(\.rawValue)) else { return nil }
        let english = object.required(Language.english.rawValue).flatMap { read($0, .english) }
        let chinese = object.required(Language.chinese.rawValue).flatMap { read($0, .chinese) }
        guard let english, let chinese else { return nil }
        return Localized(english: english, chinese: chinese)
    }

    /// The value as a sentence in both languages, the Chinese one with full-width punctuation.
    func sentence() -> Localized<String>? {
        localized { reader, language in
            guard let text = reader.text() else { return nil }
            if language == .chinese {
                for mark in ChinesePunctuation.marks(in: MarkdownDocument(text).blocks) {
                    reader.report(.prose(.asciiPunctuation(mark.character)))
                }
            }
            return text
        }
    }

    private func wrongType<Value>(expected: JSONNode.Kind) -> Value? {
        failed(.data(.wrongType(expected: expected, found: node.kind)))
    }

    private func wrongType(expected: JSONNode.Kind) {
        report(.data(.wrongType(expected: expected, found: node.kind)))
    }

    private func failed<Value>(_ problem: FormatProblem) -> Value? {
        report(problem)
        return nil
    }

    /// The number as an author would write it.
    private func brief(_ number: Double) -> String {
        Int(exactly: number).map(String.init) ?? String(number)
    }
}
