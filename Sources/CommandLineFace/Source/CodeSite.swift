import PickerHelp

#if canImport(FoundationEssentials)
    import FoundationEssentials
#else
    import Foundation
#endif

/// A picker in the person's code, as the program that knows Swift describes it.
struct CodeSite: Decodable, Hashable {
    var kind: String
    var path: String
    var line: Int
    var title: String?
    var selection: Selection?
    var optionCount: Int?
    var tags: [Tag]?
    var style: String?
    /// The containers around it, the innermost first.
    var containers: [String]?
    /// What the code answers of the interview's questions.
    var answers: [String: String]
    /// What it gives to the code of a pattern.
    var code: CodeFacts?
    /// What the checks find at it.
    var findings: [Finding]?
    /// What they would find there with another SDK alone than the assumed one.
    var withOtherSDKs: [Finding]?

    struct Finding: Decodable, Hashable {
        var slug: String
        var severity: String
    }

    struct Selection: Decodable, Hashable {
        var type: String?
    }

    /// A tag as it is written.
    struct Tag: Decodable, Hashable {
        var text: String
    }

    private struct Document: Decodable {
        var sites: [CodeSite]
    }

    /// Reads the answer of `facts --json`; nil where it is none.
    static func list(in bytes: [UInt8]) -> [CodeSite]? {
        try? JSONDecoder().decode(Document.self, from: Data(bytes)).sites
    }

    /// Takes what the code says as evidence. What the knowledge does not ask is passed over: it may be another than the one
    /// that the code was read with.
    func answer(in diagnosis: inout Diagnosis) {
        for (question, answer) in answers.sorted(by: { $0.key < $1.key }) {
            guard let question = Identifier<Question>(question), let answer = Identifier<Answer>(answer) else {
                continue
            }
            try? diagnosis.readInCode(question, answer)
        }
        let checked = checked
        // A fault that is mended since the last reading is gone.
        if !checked.isEmpty || !diagnosis.findings.isEmpty { try? diagnosis.check(checked) }
        diagnosis.code = code
    }

    /// What each check says: the worst of its findings.
    var checked: [Slug: CodeFinding] {
        let own = (findings ?? []).map { ($0.slug, CodeFinding(rawValue: $0.severity)) }
        let others = (withOtherSDKs ?? []).map { ($0.slug, CodeFinding?.some(.otherSDK)) }
        var checked: [Slug: CodeFinding] = [:]
        for (name, finding) in own + others {
            guard let slug = Slug(name), let finding else { continue }
            checked[slug] = CodeFinding.allCases.first { $0 == finding || $0 == checked[slug] }
        }
        return checked
    }
}
