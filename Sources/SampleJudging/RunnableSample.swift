import Foundation

/// A sample as a file of a program that runs it.
package struct RunnableSample: Sendable {
    package var sample: SampleFile
    /// The name of the type that makes the view.
    package var name: String
    /// The file's text.
    package var text: String

    /// Nil where the file has no view that could be made.
    ///
    /// - Parameters:
    ///   - name: the name of the type that makes the view, different for each sample.
    ///   - isMutable: whether each `.tag(…)` can be changed while the program runs.
    package init?(_ sample: SampleFile, name: String, isMutable: Bool = false) {
        self.sample = sample
        self.name = name
        let declarations = TypeDeclarations(sample.text)
        guard let root = Self.root(of: sample, declarations) else { return nil }
        // Objective-C makes what `@NSManaged` promises; in the run a stored property does.
        var text = sample.privateText.replacing(/(?m)^@main\s*/, with: "").replacing("@NSManaged ", with: "")
        if isMutable {
            var site = -1
            text = text.replacing(/\.tag\(/) { _ in
                site += 1
                return "._tag(\(site), "
            }
        }
        let pool = Self.pool(sample.text)
        let literals = Self.literals(sample.text)
        let takesLists = root.parameters.contains { $0.type.hasPrefix("[") }
        self.text = """
            \(text)

            \(Self.makers(for: root.parameters + Self.fetched(sample.text), declarations).joined(separator: "\n"))
            enum \(name) {
                @MainActor static func make(_ maker: Maker) -> any View {
                    \(Self.call(root.name, root.parameters, number: "0"))
                }
                static let pool = Maker.Pool(
                    strings: \(pool.strings), integers: \(pool.integers),
                    allStrings: \(literals.strings), allIntegers: \(literals.integers),
                    hasEmptyLists: \(takesLists && sample.text.contains(".isEmpty")))
            }

            """.replacing(/(?m)^import SwiftUI$/, with: "import Evaluation\nimport SwiftUI")
    }

    /// How many tags the file writes.
    package static func tagCount(_ sample: SampleFile) -> Int { sample.text.matches(of: /\.tag\(/).count }

    /// The view that the file is about: the last one that no other view of the file shows and that can be made.
    private static func root(
        of sample: SampleFile, _ declarations: TypeDeclarations
    ) -> TypeDeclarations.Declaration? {
        let views = declarations.all.filter { $0.kind == "struct" && $0.isView && !$0.isGeneric }
        let outermost = views.filter { view in
            !sample.text.contains("\(view.name.split(separator: ".").last ?? "")(")
        }
        return outermost.last ?? views.last
    }

    private static func call(_ type: String, _ parameters: [TypeDeclarations.Parameter], number: String) -> String {
        let arguments = parameters.map { parameter in
            (parameter.label.map { $0 + ": " } ?? "") + "maker.value(\(number))"
        }
        return "\(type)(\(arguments.joined(separator: ", ")))"
    }

    /// Extensions that make values of the file's own types, as far as the parameters need them.
    private static func makers(
        for parameters: [TypeDeclarations.Parameter], _ declarations: TypeDeclarations
    ) -> [String] {
        var open = parameters.map(\.type)
        var done: Set<String> = []
        var made: [String] = []
        while let type = open.popLast() {
            for declaration in declarations.all
            where mentions(type, declaration) && done.insert(declaration.name).inserted {
                made.append(maker(declaration))
                open += declaration.parameters.map(\.type) + declaration.cases.flatMap { $0.payload.map(\.type) }
            }
        }
        return made
    }

    private static func mentions(_ type: String, _ declaration: TypeDeclarations.Declaration) -> Bool {
        guard declaration.kind != "extension", !declaration.isGeneric else { return false }
        let words = type.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        return words.contains { $0 == declaration.name.split(separator: ".").last ?? "" }
    }

    private static func maker(_ declaration: TypeDeclarations.Declaration) -> String {
        var body = call(declaration.name, declaration.parameters, number: "n")
        if declaration.kind == "enum" {
            let all = declaration.cases.map { one in
                let arguments = call("", one.payload, number: "n")
                return "\(declaration.name).\(one.name)\(one.payload.isEmpty ? "" : arguments)"
            }
            body = "[\(all.joined(separator: ", "))][n % \(max(all.count, 1))]"
        }
        return """
            extension \(declaration.name): @MainActor Made {
                static func made(_ n: Int, by maker: Maker) -> \(declaration.name) {
                    \(body)
                }
            }
            """
    }

    /// The models that views fetch for themselves.
    private static func fetched(_ text: String) -> [TypeDeclarations.Parameter] {
        guard text.contains("@Query") || text.contains("@FetchRequest") else { return [] }
        return text.matches(of: /@(?:Query|FetchRequest)\b[^\n]*?:\s*(?:\[|FetchedResults<)(\w+)[\]>]/).map {
            TypeDeclarations.Parameter(label: nil, type: String($0.1))
        }
    }

    /// The literals of the file, each once.
    private static func literals(_ text: String) -> (strings: [String], integers: [Int]) {
        let code = text.split(separator: "\n").dropFirst().joined(separator: "\n")
        var strings: [String] = []
        for match in code.matches(of: /"([^"\\\n]*)"/) where !strings.contains(String(match.1)) {
            strings.append(String(match.1))
        }
        var integers: [Int] = []
        for match in code.matches(of: /\b(\d+)\b/) {
            if let number = Int(match.1), !integers.contains(number) { integers.append(number) }
        }
        return (strings.filter { !$0.isEmpty }, integers.filter { $0 > 0 })
    }

    /// The literals that the file gives its state and writes on no option; an empty text and numbers up to zero stand for
    /// nothing chosen, and no app would have them in its lists.
    private static func pool(_ text: String) -> (strings: [String], integers: [Int]) {
        let lines = text.split(separator: "\n").filter { $0.contains(/@(?:State|AppStorage|SceneStorage)\b/) }
        let strings = lines.compactMap { $0.firstMatch(of: /= "([^"\\]*)"\s*$/).map { String($0.1) } }
        let integers = lines.compactMap { $0.firstMatch(of: /= (-?\d+)\s*$/).flatMap { Int($0.1) } }
        return (
            strings.filter { !$0.isEmpty && !text.contains("tag(\"\($0)\"") },
            integers.filter { $0 > 0 && !text.contains("tag(\($0)") }
        )
    }
}
