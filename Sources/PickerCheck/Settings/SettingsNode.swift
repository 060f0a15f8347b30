import JSONSyntax

/// A value of a settings file, with what a problem in it needs to be told.
struct SettingsNode {
    let node: JSONNode
    let path: String
    /// The key that leads to the value.
    let key: String
    /// Whether it stands in the list that the key leads to.
    var isElement = false

    typealias Problem = SettingsFileProblem

    /// Reads a whole file.
    static func file(at path: String) throws(Problem) -> SettingsNode {
        let bytes: [UInt8]
        do { bytes = try SourceFiles.source(of: path) } catch {
            throw Problem(path: path, line: nil, fault: .unreadable(error))
        }
        do {
            let node = try JSONParser.parse(String(decoding: content(of: bytes), as: UTF8.self))
            return SettingsNode(node: node, path: path, key: "")
        } catch {
            throw Problem(path: path, line: error.line, fault: .syntax(error.mistake))
        }
    }

    /// The bytes behind the mark that some editors put before a text (RFC 8259 lets a reader pass over it).
    private static func content(of bytes: [UInt8]) -> ArraySlice<UInt8> {
        bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    }

    func problem(_ fault: Problem.Fault) -> Problem { Problem(path: path, line: node.line, fault: fault) }

    /// The members of an object, each key once.
    func members() throws(Problem) -> [SettingsNode] {
        guard case .object(let members) = node.content else { throw wrongType(.object) }
        var seen: Set<String> = []
        var result: [SettingsNode] = []
        for member in members {
            guard seen.insert(member.key).inserted else {
                throw Problem(path: path, line: member.line, fault: .repeatedKey(member.key))
            }
            result.append(SettingsNode(node: member.value, path: path, key: member.key))
        }
        return result
    }

    func elements() throws(Problem) -> [SettingsNode] {
        guard case .array(let nodes) = node.content else { throw wrongType(.list) }
        return nodes.map { SettingsNode(node: $0, path: path, key: key, isElement: true) }
    }

    func text() throws(Problem) -> String {
        guard case .string(let text) = node.content else { throw wrongType(.text) }
        return text
    }

    func boolean() throws(Problem) -> Bool {
        guard case .boolean(let value) = node.content else { throw wrongType(.boolean) }
        return value
    }

    func wholeNumber() throws(Problem) -> Int {
        guard case .number(let number) = node.content else { throw wrongType(.number) }
        guard number.rounded() == number else { throw problem(.notWhole(key: key)) }
        return Int(exactly: number) ?? (number < 0 ? .min : .max)
    }

    func version() throws(Problem) -> Version {
        let text = try text()
        guard let version = Version(text) else { throw problem(.notAVersion(text, key: key)) }
        return version
    }

    func choice<Choice: RawRepresentable & CaseIterable>(
        of type: Choice.Type = Choice.self
    ) throws(Problem) -> Choice where Choice.RawValue == String {
        let text = try text()
        guard let choice = Choice(rawValue: text) else {
            throw problem(.unknownValue(text, key: key, known: Choice.allCases.map(\.rawValue)))
        }
        return choice
    }

    private func wrongType(_ expected: JSONNode.Kind) -> Problem {
        problem(
            isElement
                ? .wrongElement(key: key, expected: expected, found: node.kind)
                : .wrongType(key: key, expected: expected, found: node.kind))
    }
}
