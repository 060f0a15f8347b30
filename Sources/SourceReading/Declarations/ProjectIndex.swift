import SwiftSyntax

/// Finds declarations over all given files and parses only those sections of files that a question leads to.
///
/// It keeps what it has found and is for one thread; the files and the tables are shared.
package final class ProjectIndex {
    package let tables: ProjectTables
    private var sections: [Section: SectionDeclarations] = [:]
    private var candidates: [String: Candidates] = [:]
    private var nominal: [ObjectIdentifier: TypeDeclaration] = [:]
    private var extended: [String: [String: [TypePart]]] = [:]
    private var conforming: [String: [TypePart]] = [:]
    private var subscripting: [String: Bool] = [:]

    package init(_ tables: ProjectTables) { self.tables = tables }

    package var files: [SourceFile] { tables.files }

    /// A section of a file.
    private struct Section: Hashable {
        var file: ObjectIdentifier
        var number: Int
    }

    /// What the sections of a file declare in which some offsets lie.
    private func declarations(at offsets: [Int]?, in file: SourceFile) -> [SectionDeclarations] {
        var seen: Set<Int> = []
        return (offsets ?? []).compactMap { offset in
            let section = Section(file: ObjectIdentifier(file), number: file.section(at: offset))
            guard seen.insert(section.number).inserted else { return nil }
            if let known = sections[section] { return known }
            let new = SectionDeclarations(file.tree(at: offset), in: file)
            sections[section] = new
            return new
        }
    }

    /// The declarations of a type in a file.
    private func types(named name: String, in file: SourceFile) -> [TypePart] {
        let lastName = name.lastName
        return declarations(at: file.scan.declared[lastName], in: file).flatMap { $0.types[name] ?? [] }
    }

    /// The globals of a name in a file.
    private func globals(named name: String, in file: SourceFile) -> [Member] {
        declarations(at: file.scan.globals[name], in: file).flatMap { $0.globals[name] ?? [] }
    }

    /// The type with this full name that a file means: its own, or the nearest; nil where two are equally near, or none.
    package func type(named name: String, near file: SourceFile) -> TypeDeclaration? {
        let all = candidates(named: name)
        if let nearest = all.nearest[ObjectIdentifier(file)] { return nearest.type }
        // What an app declares itself hides what the frameworks declare.
        var found = nearest(of: all.own, named: name, to: file)
        if case .none = found { found = nearest(of: all.interfaces, named: name, to: file) }
        candidates[name]?.nearest[ObjectIdentifier(file)] = found
        return found.type
    }

    /// Whether a name means a protocol or another type that stands outside of every type, where the bare bytes tell.
    ///
    /// - Returns: nil where a file must be parsed to know: for aliases, and for names that several files declare.
    func outermostKind(of name: String) -> WordScan.Outermost? {
        let all = candidates(named: name)
        let numbers = all.own.isEmpty ? all.interfaces : all.own
        guard let first = numbers.first, numbers.count == 1,
            let kind = files[first].scan.outermost[name], kind == .nominal || kind == .protocol
        else { return nil }
        return kind
    }

    /// Whether a declaration of this last name may have generic parameters.
    func mayBeGeneric(_ name: String) -> Bool {
        let lastName = name.lastName
        return (tables.declaring[lastName] ?? []).contains { files[$0].scan.generic.contains(lastName) }
    }

    /// Whether a file that declares or extends a type speaks of `dynamicMember`, as a type that passes on members must.
    func maySubscriptMembers(of type: String) -> Bool {
        if let known = subscripting[type] { return known }
        let lastName = type.lastName
        let numbers = (tables.declaring[lastName] ?? []) + (tables.extending[lastName] ?? []).map(\.file)
        let may = numbers.contains { files[$0].mentions("dynamicMember") }
        subscripting[type] = may
        return may
    }

    /// Whether anything is known of a type or a protocol of this last name.
    func knows(_ lastName: String) -> Bool {
        tables.declaring[lastName] != nil || tables.extending[lastName] != nil
    }

    /// The type with this full name, where there is no other of the name.
    func onlyType(named name: String) -> TypeDeclaration? {
        let all = candidates(named: name)
        let numbers = all.own.isEmpty ? all.interfaces : all.own
        guard numbers.count == 1 else { return nil }
        let parts = types(named: name, in: files[numbers[0]])
        return parts.count == 1 ? declaration(parts[0]) : nil
    }

    /// The globals of this name that a file means.
    package func globals(named name: String, near file: SourceFile) -> [Member] {
        let ownGlobals = globals(named: name, in: file)
        if !ownGlobals.isEmpty { return ownGlobals }
        let members = (tables.withGlobal[name] ?? []).flatMap { globals(named: name, in: files[$0]) }
        let visible = members.filter { !$0.isFilePrivate }
        let own = visible.filter { !$0.file.isInterface }
        return own.isEmpty ? visible : own
    }

    /// Whether any file declares a type, or an alias, of this last name.
    package func declares(_ lastName: some StringProtocol) -> Bool { tables.declaring[String(lastName)] != nil }

    /// The extensions that can mean a type and that declare a member, or a type, of a name somewhere.
    package func extensions(of type: String, declaring member: String) -> [TypePart] {
        if let known = extended[type]?[member] { return known }
        let parts = extensions(of: type) { file, scanned in file.mayDeclare(member: member, in: scanned) }
        extended[type, default: [:]][member] = parts
        return parts
    }

    /// The extensions that can mean a type and that add a conformance.
    package func conformances(of type: String) -> [TypePart] {
        if let known = conforming[type] { return known }
        let parts = extensions(of: type) { _, scanned in !scanned.inherited.isEmpty }
        conforming[type] = parts
        return parts
    }

    /// The extensions that can mean a type and that add a conformance to something of which anything is known.
    func telling(conformancesOf type: String) -> [TypePart] {
        extensions(of: type) { _, scanned in scanned.inherited.contains(where: knows) }
    }

    /// The extensions that can mean a type, of those that are worth their parsing by what their bytes tell.
    package func extensions(
        of type: String, where isWorth: (SourceFile, WordScan.Extension) -> Bool = { _, _ in true }
    ) -> [TypePart] {
        let lastName = type.lastName
        var parts: [TypePart] = []
        for (number, scanned) in tables.extending[lastName] ?? [] {
            guard scanned.means(type), isWorth(files[number], scanned) else { continue }
            parts += declarations(at: [scanned.start], in: files[number]).flatMap(\.extensions).filter {
                $0.nameEnd == scanned.start
            }
        }
        return parts
    }

    // MARK: Which of several types of a name

    /// The files that may declare a type of a name, with what has been found there.
    private struct Candidates {
        var own: [Int] = []
        var interfaces: [Int] = []
        /// What each file means by the name, as far as that has been asked.
        var nearest: [ObjectIdentifier: Nearest] = [:]
    }

    /// What a file means by a type's name.
    private enum Nearest {
        case none
        case one(TypeDeclaration)
        /// Types that are equally near, so that none is meant for sure.
        case several

        var type: TypeDeclaration? {
            if case .one(let type) = self { type } else { nil }
        }
    }

    private func candidates(named name: String) -> Candidates {
        if let known = candidates[name] { return known }
        let lastName = name.lastName
        var new = Candidates()
        for number in tables.declaring[lastName] ?? [] where mayDeclare(name, files[number].scan) {
            if files[number].isInterface { new.interfaces.append(number) } else { new.own.append(number) }
        }
        candidates[name] = new
        return new
    }

    /// Whether a file that declares the last name can declare the full one.
    private func mayDeclare(_ name: String, _ scan: WordScan) -> Bool {
        let parts = name.split(separator: ".")
        guard parts.count > 1 else { return scan.outermost[name] != nil }
        let outer = String(parts[parts.count - 2])
        return scan.declared[outer] != nil || scan.extensions.contains { $0.lastName == outer }
    }

    /// The declaration in the files whose paths share most folders with a file's; the others are not even parsed.
    private func nearest(of numbers: [Int], named name: String, to file: SourceFile) -> Nearest {
        let ranked = numbers.count == 1 ? [numbers] : byNearness(numbers, to: file)
        for group in ranked {
            let parts = group.flatMap { types(named: name, in: files[$0]) }
            guard let first = parts.first else { continue }
            return parts.count == 1 ? .one(declaration(first)) : .several
        }
        return .none
    }

    private func byNearness(_ numbers: [Int], to file: SourceFile) -> [[Int]] {
        let own = file.path.split(separator: "/", omittingEmptySubsequences: false)
        let shared = Dictionary(grouping: numbers) { number in
            let other = files[number].path.split(separator: "/", omittingEmptySubsequences: false)
            return zip(own, other).prefix { $0 == $1 }.count
        }
        return shared.sorted { $0.key > $1.key }.map(\.value)
    }

    private func declaration(_ primary: TypePart) -> TypeDeclaration {
        if let known = nominal[ObjectIdentifier(primary)] { return known }
        let new = TypeDeclaration(primary: primary, index: self)
        nominal[ObjectIdentifier(primary)] = new
        return new
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
