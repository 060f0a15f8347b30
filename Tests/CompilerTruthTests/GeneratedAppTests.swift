import Testing

/// The generated apps, before anything is compared with them: they compile, and the compiler names every type.
struct GeneratedAppTests {
    @Test func theCompilerAcceptsAllAndNamesEveryType() throws {
        let all = try AppTruth.all()
        var missing: [String] = []
        for truth in all {
            for (file, types) in zip(truth.app.views, truth.types) {
                for (site, type) in zip(file.sites, types) where type == nil {
                    missing.append("\(truth.app.name)/\(file.name): \(file.line(of: site)) \(site.kind)")
                }
            }
        }
        #expect(missing.isEmpty, "\(missing.count): \(missing.prefix(10).joined(separator: "\n"))")
        #expect(all.reduce(0) { $0 + $1.app.pickers } >= 5_000)
    }

    @Test func theSameSeedGivesTheSameApp() {
        let (first, second) = (GeneratedApp(seed: 3, pickers: 40), GeneratedApp(seed: 3, pickers: 40))
        #expect(first.files.map(\.text) == second.files.map(\.text))
        #expect(first.views.map(\.sites) == second.views.map(\.sites))
        #expect(GeneratedApp(seed: 9, pickers: 40).files.map(\.text) != first.files.map(\.text))
    }

    /// Every manner of selection, tag and loop comes often enough to mean something.
    @Test(arguments: [
        (GeneratedFile.Site.Kind.picker, 25), (.tag, 12), (.loop, 25), (.implicitLoop, 22),
    ])
    func everyMannerIsThere(kind: GeneratedFile.Site.Kind, manners: Int) {
        let sites = AppTruth.apps.flatMap(\.views).flatMap(\.sites).filter { $0.kind == kind }
        let counts = Dictionary(grouping: sites, by: \.category).mapValues(\.count)
        let frequent = counts.filter { $0.value >= 15 }
        #expect(frequent.count >= manners, "\(counts.sorted { $0.value > $1.value })")
    }

    /// Selections of every type that the generator knows, plain and optional.
    @Test func everyTypeIsSelected() throws {
        let app = try #require(try AppTruth.all().first)
        let all = try AppTruth.all().filter { $0.app.types.theme.entity == app.app.types.theme.entity }
        let selected = Set(
            all.flatMap { truth in
                zip(truth.app.views, truth.types).flatMap { file, types in
                    zip(file.sites, types).compactMap { $0.kind == .picker ? $1 : nil }
                }
            })
        let spelling = TypeSpelling(aliases: app.app.types.aliases)
        for type in Set(app.app.types.selectable).map(spelling.canonical) {
            #expect(selected.contains(type), "no picker selects \(type)")
            #expect(selected.contains(type + "?") || type.hasPrefix("Set"), "no picker selects \(type)?")
        }
    }
}
