import MarkdownReading

/// Finds half-width punctuation that follows a Chinese character outside code.
enum ChinesePunctuation {
    /// A half-width mark and its line.
    struct Mark: Hashable {
        var character: String
        var line: Int
    }

    private static let halfWidth: Set<Unicode.Scalar> = [",", ".", ":", ";", "?", "!", "(", ")"]

    static func marks(in blocks: [MarkdownBlock]) -> [Mark] {
        blocks.flatMap { block -> [Mark] in
            switch block.content {
            case .heading(_, let inlines), .paragraph(let inlines): marks(in: inlines, from: block.line)
            case .list(_, let items): items.flatMap(marks(in:))
            case .quote(let inner): marks(in: inner)
            case .code, .rule, .html: []
            }
        }
    }

    private static func marks(in inlines: [MarkdownInline], from firstLine: Int) -> [Mark] {
        var line = firstLine
        var isAfterHan = false
        var marks: [Mark] = []
        for scalar in prose(of: inlines).unicodeScalars {
            if isAfterHan, halfWidth.contains(scalar) { marks.append(Mark(character: String(scalar), line: line)) }
            if scalar == "\n" { line += 1 }
            isAfterHan = isHan(scalar)
        }
        return marks
    }

    /// The text with a stand-in for each piece of code, and the line ends of the source.
    private static func prose(of inlines: [MarkdownInline]) -> String {
        inlines.map { inline in
            switch inline {
            case .text(let text): text
            case .code, .html: "\u{FFFC}"
            case .emphasis(let inner), .strong(let inner), .link(_, let inner), .image(_, let inner): prose(of: inner)
            case .softBreak, .lineBreak: "\n"
            }
        }.joined()
    }

    /// Whether a character is Chinese: the blocks of the CJK unified and compatibility ideographs.
    static func isHan(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x3400...0x4DBF, 0x4E00...0x9FFF, 0xF900...0xFAFF, 0x20000...0x323AF: true
        default: false
        }
    }
}
