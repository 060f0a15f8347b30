/// An app: files that declare its types, and files with views full of pickers.
struct GeneratedApp: Sendable {
    var name: String
    var types: AppTypes
    /// Files without pickers.
    var declarations: [(name: String, text: String)]
    var views: [GeneratedFile]

    /// The module's name, the same for all.
    static let module = "App"

    /// All files, with their texts.
    var files: [(name: String, text: String)] { declarations + views.map { ($0.name, $0.text) } }

    var pickers: Int { views.reduce(0) { $0 + $1.sites.count { $0.kind == .picker } } }

    /// Writes an app with about so many pickers; the same for the same seed.
    init(seed: Int, pickers: Int) {
        let dice = Dice(seed: UInt64(seed))
        name = "App\(seed)"
        let types = AppTypes(theme: Theme.all[seed % Theme.all.count], dice: dice)
        self.types = types
        declarations = types.declarationFiles
        let maker = ViewMaker(types: types, dice: dice)
        let nouns = ["Editor", "Filters", "Settings", "Details", "Sheet", "Toolbar", "Form", "Options"]
        let perView = 5
        let perFile = 4
        let names = (0..<pickers / perView).map { number in
            let stem = dice.pick([types.theme.entity, types.theme.part, types.theme.kind.name, types.theme.order.name])
            return "\(stem)\(dice.pick(nouns))\(number)"
        }
        var files: [GeneratedFile] = []
        for start in stride(from: 0, to: names.count, by: perFile) {
            let part = names[start..<min(start + perFile, names.count)]
            let views = part.map { maker.view(named: $0, pickers: perView) }.joined()
            files.append(GeneratedFile(name: "\(part.first!).swift", marked: "import SwiftUI\n\(views)"))
        }
        files.append(GeneratedFile(name: "GenericPickers.swift", marked: maker.genericPickers(count: pickers / 50)))
        views = files
    }
}
