import SwiftSyntax

/// Finds declarations over all given files and parses only those files that a question leads to.
///
/// It keeps what it has found and is for one thread; the files are shared.
package final class ProjectIndex {
    package let files: [SourceFile]
    private let declaring: [String: [Int]]
    private let extending: [String: [Int]]
    private let withGlobal: [String: [Int]]
    private var declarations: [ObjectIdentifier: FileDeclarations] = [:]
    private var found: [String: [TypeDeclaration]] = [:]

    package init(_ files: [SourceFile]) {
        let files = files + Interfaces.files
        self.files = files
        var declaring: [String: [Int]] = [:]
        var extending: [String: [Int]] = [:]
        var withGlobal: [String: [Int]] = [:]
        for (number, file) in files.enumerated() {
            for name in file.scan.declared { declaring[name, default: []].append(number) }
            for name in file.scan.extended { extending[name, default: []].append(number) }
            for name in file.scan.globals { withGlobal[name, default: []].append(number) }
        }
        self.declaring = declaring
        self.extending = extending
        self.withGlobal = withGlobal
    }

    package func declarations(of file: SourceFile) -> FileDeclarations {
        if let known = declarations[ObjectIdentifier(file)] { return known }
        let new = FileDeclarations(file)
        declarations[ObjectIdentifier(file)] = new
        return new
    }

    /// The type with this full name that a file means: its own, or the nearest; nil where two are equally near.
    package func type(named name: String, near file: SourceFile) -> TypeDeclaration? {
        let all = types(named: name)
        guard all.count > 1 else { return all.first }
        return nearest(all, to: file) { $0.primary.file.path }
    }

    /// The globals of this name that a file means.
    package func globals(named name: String, near file: SourceFile) -> [Member] {
        if let own = declarations(of: file).globals[name] { return own }
        let places = (withGlobal[name] ?? []) + (declaring[name] ?? []).filter { files[$0].scan.outermost.contains(name) }
        let members = places.flatMap { declarations(of: files[$0]).globals[name] ?? [] }
        let visible = members.filter { !$0.isFilePrivate }
        let own = visible.filter { !$0.file.isInterface }
        return own.isEmpty ? visible : own
    }

    /// Whether any file declares a type, or an alias, of this last name.
    package func declares(_ lastName: some StringProtocol) -> Bool { declaring[String(lastName)] != nil }

    /// The extensions of types of this last name in files that have a word.
    package func extensions(of lastName: String, mentioning word: String) -> [TypePart] {
        (extending[lastName] ?? []).filter { files[$0].mentions(word) }.flatMap { number in
            declarations(of: files[number]).extensions.filter { $0.lastName == lastName }
        }
    }

    /// The extensions of types of this last name that add a conformance.
    package func conformances(of lastName: String) -> [TypePart] {
        (extending[lastName] ?? []).filter { files[$0].scan.conforming.contains(lastName) }.flatMap { number in
            declarations(of: files[number]).extensions.filter { $0.lastName == lastName && !$0.inherited.isEmpty }
        }
    }

    func types(named name: String) -> [TypeDeclaration] {
        if let known = found[name] { return known }
        let lastName = name.split(separator: ".").last.map(String.init) ?? name
        let primaries = (declaring[lastName] ?? []).filter { mayDeclare(name, files[$0].scan) }.flatMap { declarations(of: files[$0]).types[name] ?? [] }
        var all: [TypeDeclaration] = []
        if !primaries.isEmpty {
            // What an app declares itself hides what the frameworks declare.
            let own = primaries.filter { !$0.file.isInterface }
            all = (own.isEmpty ? primaries : own).map { TypeDeclaration(primary: $0, index: self) }
        }
        found[name] = all
        return all
    }

    /// Whether a file that declares the last name can declare the full one.
    private func mayDeclare(_ name: String, _ scan: WordScan) -> Bool {
        let parts = name.split(separator: ".")
        guard parts.count > 1 else { return scan.outermost.contains(name) }
        let outer = String(parts[parts.count - 2])
        return scan.declared.contains(outer) || scan.extended.contains(outer)
    }

    /// The element whose path shares most folders with a file's.
    private func nearest<Element>(_ all: [Element], to file: SourceFile, path: (Element) -> String) -> Element? {
        let own = file.path.split(separator: "/", omittingEmptySubsequences: false)
        let ranked = all.map { element -> (Element, Int) in
            let other = path(element).split(separator: "/", omittingEmptySubsequences: false)
            return (element, zip(own, other).prefix { $0 == $1 }.count)
        }
        guard let best = ranked.map(\.1).max() else { return nil }
        let nearest = ranked.filter { $0.1 == best }
        return nearest.count == 1 ? nearest[0].0 : nil
    }
}

extension Member {
    /// Whether only the member's own file sees it.
    var isFilePrivate: Bool {
        let modifiers: DeclModifierListSyntax? =
            switch kind {
            case .variable(_, let node): node.modifiers
            case .function(let node): node.modifiers
            case .alias(let node): node.modifiers
            default: nil
            }
        return modifiers?.contains { ["private", "fileprivate"].contains($0.name.text) } ?? false
    }
}
