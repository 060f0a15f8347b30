import KnowledgeModel

/// Reads the pages on which an entry rests.
enum SourceReader {
    static func read(_ list: JSONReader) -> [Source] {
        var seen: Set<String> = []
        let elements = list.elements(atLeast: 1)
        return elements.compactMap { reader -> Source? in
            guard let source = source(reader) else { return nil }
            if !seen.insert(source.url).inserted { reader.report(.data(.repeatedValue(source.url))) }
            return source
        }
    }

    /// Every address in the list, also of sources that could not be read whole; nil where one of them is none.
    static func addresses(_ list: JSONReader) -> [String]? {
        guard case .array(let nodes) = list.node.content else { return nil }
        let addresses = nodes.compactMap { node -> String? in
            guard case .object(let members) = node.content,
                case .string(let url) = members.first(where: { $0.key == "url" })?.value.content
            else { return nil }
            return url
        }
        let areValid = addresses.allSatisfy { WebAddress.isValid($0) || WebAddress.isPath($0) }
        return addresses.count == nodes.count && areValid ? addresses : nil
    }

    private static func source(_ reader: JSONReader) -> Source? {
        guard let object = reader.object(keys: ["url", "kind", "date", "mark", "supports"]) else { return nil }
        let kind = object.required("kind")?.choice(of: Source.Kind.self)
        let url = object.required("url").flatMap { self.url($0, kind: kind) }
        let date = object.required("date").flatMap { self.date($0) }
        let mark = object.required("mark")?.choice(of: Source.Mark.self)
        let supports = object.required("supports")?.sentence()
        guard let kind, let url, let date, let mark, let supports else { return nil }
        return Source(url: url, kind: kind, date: date, mark: mark, supports: supports)
    }

    private static func url(_ reader: JSONReader, kind: Source.Kind?) -> String? {
        guard let text = reader.text() else { return nil }
        // A trial is a test of this project: its path stands where another source has an address.
        guard WebAddress.isValid(text) || kind == .trial && WebAddress.isPath(text) else {
            reader.report(.text(.notAWebAddress(text)))
            return nil
        }
        return text
    }

    private static func date(_ reader: JSONReader) -> String? {
        guard let text = reader.text() else { return nil }
        guard isDate(text) else {
            reader.report(.text(.notADate(text)))
            return nil
        }
        return text
    }

    /// Whether a text is a year, a month or a day of the calendar since 2014, the year of Swift.
    static func isDate(_ text: String) -> Bool {
        let parts = text.split(separator: "-", omittingEmptySubsequences: false)
        let numbers = parts.compactMap { Int($0) }
        guard (1...3).contains(parts.count), numbers.count == parts.count,
            zip(parts, [4, 2, 2]).allSatisfy({ $0.utf8.count == $1 && $0.allSatisfy(\.isNumber) }),
            (2014...2099).contains(numbers[0])
        else { return false }
        guard numbers.count > 1 else { return true }
        guard (1...12).contains(numbers[1]) else { return false }
        let isLeapYear = numbers[0] % 4 == 0
        let days = [31, isLeapYear ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        return numbers.count == 2 || (1...days[numbers[1] - 1]).contains(numbers[2])
    }
}
