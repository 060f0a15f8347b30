import SwiftUI

extension Walk {
    /// The rows of a `ForEach`, each with its implicit tag: the identity, or the offset in a constant range.
    func visit(rows: any Repeating, _ view: any View, at place: Place, _ surroundings: Surroundings) {
        let current = rows.isConstant ? constant(rows, view, at: place) : view
        guard let source = current as? any _Rows else { return }
        let all = source._rows
        reportSharedIdentities(all.map(\.id), of: view)
        for (offset, row) in all.enumerated() {
            var inside = surroundings
            if surroundings.rows != nil, let tag = implicitTag(of: source, row.view, at: offset) {
                inside.tags.append(tag)
            }
            visit(row.view, at: "\(place)/row(\(row.id))", inside)
        }
    }

    /// A constant range keeps the elements that it had at first; SwiftUI prints a line where their number changes.
    ///
    /// Source: Apple, `ForEach.init(_:content:)`: the range must be constant.
    private func constant(_ rows: any Repeating, _ view: any View, at place: Place) -> any View {
        let first = rows.over(keeper.firstElements(at: place, now: rows.elements))
        guard let before = first as? any Repeating, before.count != rows.count else { return first }
        let text =
            "\(type(of: view)) count (\(rows.count)) != its initial count (\(before.count)). `ForEach(_:content:)` "
            + "should only be used for *constant* data. Instead conform data to `Identifiable` or use "
            + "`ForEach(_:id:content:)` and provide an explicit `id`!"
        collect { $0.rowLines.append((TypeName.plain(text), .rowCountChanges)) }
        return first
    }

    private func reportSharedIdentities(_ identities: [AnyHashable], of view: any View) {
        var seen: Set<AnyHashable> = []
        var told: Set<AnyHashable> = []
        for identity in identities where !seen.insert(identity).inserted && told.insert(identity).inserted {
            let text =
                "\(type(of: view)): the ID \(identity.base) occurs multiple times within the collection, "
                + "this will give undefined results!"
            collect { $0.rowLines.append((TypeName.plain(text), .sharedIdentity)) }
        }
    }

    private func implicitTag(of source: any _Rows, _ view: any View, at offset: Int) -> WrittenTag? {
        let tagged = source._tagged(view, at: offset) as? any _ModifiedView
        guard var tag = (tagged?._modifier as? any TagWriting)?.written else { return nil }
        if let rows = source as? any Repeating, rows.isConstant { tag.element = rows.element(at: offset) }
        return tag
    }
}
