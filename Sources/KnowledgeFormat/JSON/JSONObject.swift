import JSONSyntax

/// The members of a JSON object, to be read by key.
struct JSONObject {
    /// The reader of the object itself.
    let reader: JSONReader
    /// The keys with readers of their values, in the order of the text and each key once.
    let members: [(key: String, value: JSONReader)]

    /// Reports the keys that appear twice, and keeps the first of each.
    init(reader: JSONReader, members: [JSONNode.Member]) {
        self.reader = reader
        var seen: Set<String> = []
        self.members = members.compactMap { member in
            let isName = member.key.allSatisfy { $0.isLetter || $0.isNumber || $0 == "-" }
            let part = isName ? member.key : "[\"\(member.key)\"]"
            let path = reader.path.isEmpty || !isName ? reader.path + part : "\(reader.path).\(part)"
            guard seen.insert(member.key).inserted else {
                reader.log.report(
                    .data(.repeatedKey(member.key)),
                    at: FormatIssue.Place(file: reader.file, line: member.line, keyPath: path))
                return nil
            }
            return (member.key, JSONReader(node: member.value, file: reader.file, path: path, log: reader.log))
        }
    }

    /// The value of a key that must be there.
    func required(_ key: String) -> JSONReader? {
        guard let value = optional(key) else {
            reader.report(.data(.missingKey(key)))
            return nil
        }
        return value
    }

    /// The value of a key that may be left out.
    func optional(_ key: String) -> JSONReader? { members.first { $0.key == key }?.value }
}
