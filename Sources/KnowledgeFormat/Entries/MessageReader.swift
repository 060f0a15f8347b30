import KnowledgeModel

/// Reads the exact texts that the system prints for an entry.
enum MessageReader {
    static func read(_ list: JSONReader) -> [MessageTemplate] {
        list.elements().compactMap { reader in
            guard let object = reader.object(keys: ["kind", "text", "likelihood"]) else { return nil }
            let kind = object.required("kind")?.choice(of: MessageTemplate.Kind.self)
            let text = object.required("text").flatMap { text in text.text().map { (text, $0) } }
            let likelihood = object.required("likelihood")?.number(from: 0, to: 1)
            if let text { checkPlaceholders(text.1, reader: text.0) }
            guard let kind, let text, let likelihood else { return nil }
            return MessageTemplate(kind: kind, text: text.1, likelihood: likelihood)
        }
    }

    /// Reports braces that are no placeholder, two placeholders without text between them, and a text of placeholders only.
    private static func checkPlaceholders(_ text: String, reader: JSONReader) {
        var literal = 0
        var rest = text[...]
        while let brace = rest.firstIndex(where: { $0 == "{" || $0 == "}" }) {
            let isAdjacent = brace == rest.startIndex && rest.startIndex != text.startIndex
            literal += rest.distance(from: rest.startIndex, to: brace)
            let end = rest[brace...].firstIndex(of: "}") ?? rest.index(before: rest.endIndex)
            let name = rest[rest.index(after: brace)...].prefix(while: { $0 != "}" })
            let isName = rest[brace] == "{" && rest[end] == "}" && !name.isEmpty && name.allSatisfy(\.isLetter)
            guard isName, !isAdjacent else {
                reader.report(.text(.badPlaceholder(String(rest[brace...end]))))
                return
            }
            rest = rest[rest.index(after: end)...]
        }
        literal += rest.count
        if literal < 8 { reader.report(.text(.messageWithoutText)) }
    }
}
