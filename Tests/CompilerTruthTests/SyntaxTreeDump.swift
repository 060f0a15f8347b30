import Foundation

/// What the compiler's dump of a file says about the generic arguments of pickers, tags and loops.
///
/// Of the dump (`-dump-ast-format json`) only references to SwiftUI's functions are read, by searching bytes: it is
/// hundreds of megabytes long, since each level of view builders writes what is inside it twice.
struct SyntaxTreeDump {
    /// A function whose generic argument is asked for.
    private struct Target {
        var kind: GeneratedFile.Site.Kind
        /// How the mangled name of the function begins, and how it ends.
        var prefix: String
        var suffix: String
        /// The generic parameter, mangled.
        var parameter: String
    }

    private static let targets = [
        Target(kind: .picker, prefix: "s:7SwiftUI6PickerV", suffix: "fc", parameter: "$sq_D"),
        Target(kind: .loop, prefix: "s:7SwiftUI7ForEachV", suffix: "fc", parameter: "$sq_D"),
        Target(kind: .tag, prefix: "s:7SwiftUI4ViewPAAE3tag_", suffix: "F", parameter: "$sqd__D"),
    ]

    /// The mangled types by what they are of and the bytes before the call's name.
    private(set) var types: [GeneratedFile.Site.Kind: [Int: String]] = [:]

    init(_ dump: Data) {
        let terminated = dump + [0]
        terminated.withUnsafeBytes { bytes in
            for target in Self.targets { types[target.kind] = Self.types(target, in: bytes) }
        }
    }

    private static func types(_ target: Target, in bytes: UnsafeRawBufferPointer) -> [Int: String] {
        var found: [Int: String] = [:]
        var position = 0
        while let hit = search("\"decl_usr\":\"\(target.prefix)", in: bytes, from: position) {
            position = hit + 12 + target.prefix.utf8.count
            guard let offset = offset(before: hit, in: bytes), found[offset] == nil else { continue }
            guard let quote = search("\"", in: bytes, from: position),
                text(bytes[position..<quote]).hasSuffix(target.suffix),
                let limit = search("\"reqs\"", in: bytes, from: quote)
            else { continue }
            let opening = "\"generic_param\":\"\(target.parameter)\",\"replacement_type\":\""
            guard let argument = search(opening, in: bytes, from: quote), argument < limit else { continue }
            let start = argument + opening.utf8.count
            guard let end = search("\"", in: bytes, from: start) else { continue }
            found[offset] = text(bytes[start..<end])
        }
        return found
    }

    /// The bytes before the reference in its file; nil where it stands in a macro's expansion or names no place.
    private static func offset(before hit: Int, in bytes: UnsafeRawBufferPointer) -> Int? {
        let before = text(bytes[max(hit - 120, 0)..<hit])
        guard let range = before.range(of: "\"range\":{\"start\":", options: .backwards) else { return nil }
        let rest = before[range.upperBound...]
        return rest.contains("buffer_id") ? nil : Int(rest.prefix { $0.isNumber })
    }

    private static func text(_ bytes: Slice<UnsafeRawBufferPointer>) -> String {
        String(decoding: bytes, as: UTF8.self)
    }

    /// Finds a text by the C library, whose search is many times faster than one over a collection.
    private static func search(_ text: String, in bytes: UnsafeRawBufferPointer, from start: Int) -> Int? {
        let base = bytes.assumingMemoryBound(to: CChar.self).baseAddress!
        return strstr(base + start, text).map { UnsafePointer($0) - base }
    }
}
