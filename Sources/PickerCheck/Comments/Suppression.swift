import SourceReading

/// Leaves out the findings of one file that its comments switch off, and finds the comments that switch off nothing.
struct Suppression {
    /// The checks that there are, and those of them that ran.
    struct Checks: Hashable, Sendable {
        var known: Set<Slug>
        var ran: Set<Slug>
    }

    private let path: String
    private let bytes: [UInt8]
    private let directives: DisableDirectives
    private let lines: LineTable
    private let checks: Checks
    /// Which names of which directives took something out; the name is nil for `all`.
    private var used: Set<Use> = []

    private struct Use: Hashable {
        var directive: Int
        var name: String?
    }

    private init(_ path: String, _ bytes: [UInt8], _ directives: DisableDirectives, _ checks: Checks) {
        (self.path, self.bytes, self.directives, self.checks) = (path, bytes, directives, checks)
        lines = LineTable(bytes)
    }

    /// The findings of a file that are left, with those about its comments, in the file's order.
    static func apply(to findings: [Finding], path: String, bytes: [UInt8], checks: Checks) -> [Finding] {
        let directives = DisableDirectives(bytes: bytes)
        guard !directives.directives.isEmpty || !directives.malformed.isEmpty else { return findings }
        var suppression = Suppression(path, bytes, directives, checks)
        let kept = findings.compactMap { suppression.rest(of: $0) }
        guard checks.ran.contains(SuperfluousComment.slug) else { return kept }
        let superfluous = suppression.superfluous.filter { !suppression.isSwitchedOff($0) }
        return (kept + superfluous).sorted { $0.span.start < $1.span.start }
    }

    // MARK: What is switched off

    /// What is left of a finding when the places are gone at which it is switched off; nil where none is left.
    private mutating func rest(of finding: Finding) -> Finding? {
        let places = [finding.span] + finding.others
        let left = places.filter { !takesOut(finding.slug, at: $0) }
        guard let first = left.first else { return nil }
        guard left.count < places.count else { return finding }
        var rest = finding
        (rest.span, rest.others) = (first, Array(left.dropFirst()))
        // It would mend the rows as well that are to be left alone.
        rest.repair = nil
        return rest
    }

    private mutating func takesOut(_ slug: Slug, at span: SourceSpan) -> Bool {
        guard let index = directive(against: slug, at: span.start) else { return false }
        let isNamed = directives.directives[index].names.contains(slug.text)
        used.insert(Use(directive: index, name: isNamed ? slug.text : nil))
        return true
    }

    /// The first directive that switches a check off at a place: one for the file, for the region, or for the line.
    private func directive(against slug: Slug, at place: SourceLocation) -> Int? {
        var region: Int?
        var line: Int?
        for (index, directive) in directives.directives.enumerated() where directive.isAbout(slug) {
            switch directive.action {
            case .disableIn(.file): return index
            case .disableIn(let scope):
                if line == nil, affectedLine(directive, scope) == place.line { line = index }
            case .disable where directive.comment.range.upperBound <= place.offset: region = region ?? index
            case .enable where directive.comment.range.upperBound <= place.offset: region = nil
            case .disable, .enable: break
            }
        }
        return region ?? line
    }

    private func affectedLine(_ directive: DisableDirective, _ scope: DisableDirective.Scope) -> Int {
        let range = directive.comment.range
        switch scope {
        case .next: return lines.line(of: max(range.lowerBound, range.upperBound - 1)) + 1
        case .previous: return lines.line(of: range.lowerBound) - 1
        case .this, .file: return lines.line(of: range.lowerBound)
        }
    }

    // MARK: What switches off nothing

    private var superfluous: [Finding] {
        let malformed = directives.malformed.map {
            finding(SuperfluousComment.Fault.malformed($0.fault), at: $0.comment)
        }
        return malformed
            + directives.directives.enumerated().flatMap { index, directive in
                let faults = faults(of: directive, index)
                let repair = CommentRepair(directive: directive, bytes: bytes)
                    .removing(Set(faults.compactMap(\.idleName)))
                return faults.map { finding($0, at: directive.comment, repair: repair) }
            }
    }

    private func faults(of directive: DisableDirective, _ index: Int) -> [SuperfluousComment.Fault] {
        var faults: [SuperfluousComment.Fault] = []
        for name in directive.names where name != SuperfluousComment.slug.text {
            guard let slug = Slug(name), checks.known.contains(slug) else {
                faults.append(.unknown(name))
                continue
            }
            guard checks.ran.contains(slug) else { continue }
            if directive.action == .enable {
                if !hasRegion(before: index, about: { $0.isAbout(slug) }) { faults.append(.enablesNothing(name)) }
            } else if !used.contains(Use(directive: index, name: name)) {
                faults.append(.suppressesNothing(name))
            }
        }
        guard directive.isForAll else { return faults }
        if directive.action == .enable {
            if !hasRegion(before: index, about: { _ in true }) { faults.append(.enablesNothing(nil)) }
        } else if checks.ran == checks.known, !used.contains(Use(directive: index, name: nil)) {
            // Where some checks did not run, nobody knows what they would have found.
            faults.append(.suppressesNothing(nil))
        }
        return faults
    }

    /// Whether an earlier directive switches something off until it is switched on again.
    private func hasRegion(before index: Int, about isAbout: (DisableDirective) -> Bool) -> Bool {
        directives.directives[..<index].contains { $0.action == .disable && isAbout($0) }
    }

    /// Whether a finding about a comment is itself switched off: by its name only, `all` is for faults of pickers.
    private func isSwitchedOff(_ finding: Finding) -> Bool {
        guard let index = directive(against: SuperfluousComment.slug, at: finding.span.start) else { return false }
        return directives.directives[index].names.contains(SuperfluousComment.slug.text)
    }

    private func finding(
        _ fault: SuperfluousComment.Fault, at comment: SourceComment, repair: Repair? = nil
    ) -> Finding {
        let span = SourceSpan(
            path: path, start: lines.location(of: comment.range.lowerBound),
            end: lines.location(of: comment.range.upperBound))
        return SuperfluousComment.finding(fault, at: span, repair: repair)
    }
}
