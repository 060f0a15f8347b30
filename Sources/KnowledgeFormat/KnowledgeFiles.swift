#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// The files of the knowledge, read with suspicion: what is no plain UTF-8 text of a sensible size becomes an issue.
struct KnowledgeFiles {
    /// What a path leads to.
    enum Kind: Hashable {
        case missing, file, folder, symbolicLink, other
    }

    /// The largest file that is read; the longest entry is a tenth of it.
    static let byteLimit = 200_000

    /// The path of the knowledge's folder.
    let root: String
    let log: IssueLog

    /// What stands at a path inside the knowledge's folder.
    func kind(of path: String) -> Kind {
        guard let type = attributes(of: path)?[.type] as? FileAttributeType else { return .missing }
        switch type {
        case .typeRegular: return .file
        case .typeDirectory: return .folder
        case .typeSymbolicLink: return .symbolicLink
        default: return .other
        }
    }

    /// The names in a folder in alphabetical order, without those that start with a dot; nil where it cannot be listed.
    func names(in path: String) -> [String]? {
        guard check(path, is: .folder) else { return nil }
        guard let names = try? FileManager.default.contentsOfDirectory(atPath: absolute(path)) else {
            log.report(.file(.unreadable), at: FormatIssue.Place(file: path))
            return nil
        }
        return names.filter { !$0.hasPrefix(".") }.sorted()
    }

    /// The text of a file; nil, with an issue, where it has none.
    func text(of path: String) -> String? {
        guard check(path, is: .file) else { return nil }
        let place = FormatIssue.Place(file: path)
        let bytes = size(of: path)
        guard bytes <= Self.byteLimit else {
            log.report(.file(.tooBig(bytes: bytes, limit: Self.byteLimit)), at: place)
            return nil
        }
        guard let data = FileManager.default.contents(atPath: absolute(path)) else {
            log.report(.file(.unreadable), at: place)
            return nil
        }
        return decode(data, at: place)
    }

    private func decode(_ data: Data, at place: FormatIssue.Place) -> String? {
        guard !data.starts(with: [0xEF, 0xBB, 0xBF]) else {
            log.report(.file(.byteOrderMark), at: place)
            return nil
        }
        guard let text = String(data: data, encoding: .utf8) else {
            log.report(.file(.notUTF8), at: place)
            return nil
        }
        guard text.utf8.contains(where: { $0 != 0x20 && $0 != 0x0A }) else {
            log.report(.file(.empty), at: place)
            return nil
        }
        return hasOnlyPrintableCharacters(text, at: place) ? text : nil
    }

    private func hasOnlyPrintableCharacters(_ text: String, at place: FormatIssue.Place) -> Bool {
        var line = 1
        for byte in text.utf8 {
            if byte == 0x0A {
                line += 1
            } else if byte < 0x20 && byte != 0x09 || byte == 0x7F {
                log.report(
                    .file(.controlCharacter(code: Int(byte))), at: FormatIssue.Place(file: place.file, line: line))
                return false
            }
        }
        return true
    }

    /// Whether a path leads to what is wanted; an issue says what stands there instead.
    private func check(_ path: String, is wanted: Kind) -> Bool {
        let found = kind(of: path)
        guard found != wanted else { return true }
        let problem: FileProblem =
            switch found {
            case .missing: .missing
            case .file: .fileInsteadOfFolder
            case .folder: .folderInsteadOfFile
            case .symbolicLink: .symbolicLink
            case .other: .notAFile
            }
        log.report(.file(problem), at: FormatIssue.Place(file: path))
        return false
    }

    private func attributes(of path: String) -> [FileAttributeKey: Any]? {
        try? FileManager.default.attributesOfItem(atPath: absolute(path))
    }

    /// The size of a file in bytes; the attribute's type is not the same everywhere.
    private func size(of path: String) -> Int {
        switch attributes(of: path)?[.size] {
        case let size as UInt: Int(clamping: size)
        case let size as UInt64: Int(clamping: size)
        case let size as Int: size
        default: 0
        }
    }

    private func absolute(_ path: String) -> String {
        // The dot lets the folder itself be reached through a symbolic link; inside it there are none.
        (root.isEmpty ? "." : root) + "/" + (path.isEmpty ? "." : path)
    }
}
