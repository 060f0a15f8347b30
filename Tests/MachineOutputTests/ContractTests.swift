import Foundation
import MachineOutput
import PickerHelp
import Testing

/// The documents that other programs read: fields may be added, these may not change.
struct ContractTests {
    private func object(_ document: some Encodable) throws -> [String: Any] {
        let text = try JSONText.of(document)
        return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }

    private func first(_ list: Any?) throws -> [String: Any] { try #require((list as? [[String: Any]])?.first) }

    @Test(arguments: Language.allCases)
    func search(language: Language) throws {
        let help = try KnowledgeBase()
        let found = try object(SearchDocument(try help.search("标签 wheel", language: language), language: language))
        #expect(found["schema"] as? Int == 1)
        #expect(found["query"] as? String == "标签 wheel")
        #expect(found["suggestion"] is NSNull)
        let result = try first(found["results"])
        #expect(result["slug"] is String)
        #expect(result["aliases"] is [Any])
        #expect(result["title"] is String)
        #expect(result["area"] is String)
        #expect((result["summary"] as? String)?.contains("→") == true)
        #expect(result["score"] is Double)
        #expect(result["excerpt"] is String)
        #expect(["exact", "prefix", "synonym", "spelling"].contains(result["matched"] as? String))
        let corrected = try object(SearchDocument(try help.search("dropdwon"), language: language))
        #expect(corrected["suggestion"] as? String == "dropdown")
    }

    @Test func diagnosis() throws {
        let help = try KnowledgeBase()
        var diagnosis = try help.startDiagnosis()
        try diagnosis.describe("nothing happens when I choose a row")
        let open = try object(DiagnosisDocument(diagnosis, limit: 3, language: .english))
        #expect(open["schema"] as? Int == 1)
        #expect((open["ranking"] as? [Any])?.count == 3)
        let ranked = try first(open["ranking"])
        for key in ["slug", "aliases", "title", "probability", "fixClass", "for", "against"] {
            #expect(ranked[key] != nil, "ranking lacks \(key)")
        }
        #expect((try first(ranked["for"]))["kind"] as? String == "sentence")
        let next = try #require(open["next"] as? [String: Any])
        #expect(next["question"] is String)
        #expect(next["text"] is String)
        #expect(next["why"] is String)
        let choice = try first(next["answers"])
        #expect(choice["id"] is String)
        #expect(choice["text"] is String)
        #expect(open["conclusive"] as? Bool == false)
        #expect((open["answers"] as? [String: String])?.isEmpty == true)
        let advised = try #require(open["advice"] as? [String: Any])
        #expect(advised["confirm"] is String)
        #expect(advised["fix"] is String)
        #expect(advised["pattern"] as? String == "enum-picker")
        #expect(advised["patternCommand"] as? String == "picker-doctor pattern enum-picker")
        try diagnosis.answer(#require(Identifier("tag-match")), with: #require(Identifier("different-type")))
        let closed = try object(DiagnosisDocument(diagnosis, limit: 1, language: .chinese))
        #expect(closed["conclusive"] as? Bool == true)
        #expect(closed["next"] is NSNull)
        #expect(closed["verdict"] as? String == "sure")
        #expect(closed["answers"] as? [String: String] == ["tag-match": "different-type"])
    }

    @Test func theAdvicesPatternHasTheAnswersFilledIn() throws {
        var diagnosis = try KnowledgeBase().startDiagnosis()
        for (question, answer) in [
            ("tag-match", "different-type"), ("style", "segmented"), ("sdk", "xcode-15-or-older"),
            ("platform", "macos"),
            ("container", "toolbar"),
        ] {
            try diagnosis.answer(#require(Identifier(question)), with: #require(Identifier(answer)))
        }
        let cause = try #require(diagnosis.ranking.first { $0.slug.text == "tag-type-mismatch" })
        let pattern = try #require(try diagnosis.advice(about: cause)?.patterns.first)
        // The pattern has no code for a toolbar, where a bare picker stands.
        #expect(
            PatternCommandLine.text(pattern)
                == "picker-doctor pattern enum-picker --style segmented --container stack --platform macOS --sdk 15.0")
    }

    @Test func aPatternAndItsList() throws {
        let help = try KnowledgeBase()
        let list = try object(PatternListDocument(try help.patterns(), language: .chinese))
        let row = try first(list["patterns"])
        for key in ["id", "title", "summary"] { #expect(row[key] is String, "the list lacks \(key)") }
        let id = try #require(PatternID("optional-selection"))
        let facts = PatternFacts(values: [.options: "dynamic"], names: [.selectionType: "Department"])
        let pattern = try #require(try help.pattern(named: id))
        let code = try help.code(of: pattern, facts: facts)
        let document = try object(PatternDocument(pattern, code, language: .english))
        #expect(document["schema"] as? Int == 1 && document["id"] as? String == "optional-selection")
        #expect((document["code"] as? String)?.contains("@Binding var department: Department?") == true)
        #expect(document["ignored"] as? [String] == ["--options"])
        let parameter = try first(document["parameters"])
        #expect(parameter["name"] as? String == "optional" && parameter["value"] as? String == "yes")
        #expect((document["platform"] as? [String: String])?["platform"] == "iOS")
        for key in ["title", "summary"] { #expect(document[key] is String) }
        for key in ["sections", "names"] { #expect(document[key] is [String: String]) }
        for key in ["availability", "entries", "related", "sources"] { #expect(document[key] is [Any]) }
    }

    @Test func withoutEvidenceThereIsNoAdvice() throws {
        let empty = try object(DiagnosisDocument(try KnowledgeBase().startDiagnosis(), limit: 3, language: .english))
        #expect(empty["verdict"] as? String == "too-little")
        #expect(empty["advice"] is NSNull)
        #expect(empty["message"] is NSNull)
        #expect((empty["ranking"] as? [Any])?.count == 3)
    }

    @Test func aMessageIsRecognizedOrSaidNotToBe() throws {
        var diagnosis = try KnowledgeBase().startDiagnosis()
        let unknown = try object(
            DiagnosisDocument(diagnosis, message: .init(text: "zzz", recognized: false), limit: 1, language: .english))
        #expect((unknown["message"] as? [String: Any])?["text"] as? String == "zzz")
        #expect((unknown["message"] as? [String: Any])?["recognized"] as? Bool == false)
        let line = "Picker: the selection \"1\" is invalid and does not have an associated tag"
        #expect(try diagnosis.paste(line))
        let known = try object(DiagnosisDocument(diagnosis, limit: 1, language: .english))
        #expect((known["message"] as? [String: Any])?["text"] as? String == line)
        #expect((known["message"] as? [String: Any])?["recognized"] as? Bool == true)
    }

    @Test(arguments: Language.allCases)
    func questions(language: Language) throws {
        let questions = try KnowledgeBase().questions()
        let document = try object(QuestionsDocument(questions, language: language))
        #expect(document["schema"] as? Int == 1)
        let items = try #require(document["questions"] as? [[String: Any]])
        #expect(items.compactMap { $0["id"] as? String } == questions.map(\.id.text))
        let style = try #require(items.first { $0["id"] as? String == "style" })
        #expect((style["text"] as? String)?.isEmpty == false)
        let answers = try #require(style["answers"] as? [[String: String]])
        #expect(answers.contains { $0["id"] == "wheel" })
        #expect(answers.allSatisfy { $0["text"]?.isEmpty == false })
    }

    @Test func table() throws {
        let rows = try KnowledgeBase().table(area: .compile)
        let table = try object(TableDocument(rows, language: .english))
        #expect(table["schema"] as? Int == 1)
        #expect((table["rows"] as? [Any])?.count == rows.count)
        let row = try first(table["rows"])
        for key in ["slug", "area", "title", "symptom", "cause", "fix"] {
            #expect(row[key] is String, "rows lack \(key)")
        }
        #expect(row["aliases"] is [Any])
    }

    @Test func statistics() throws {
        let counted = try object(StatisticsDocument(try KnowledgeBase().statistics()))
        #expect(counted["schema"] as? Int == 1)
        let entries = try #require(counted["entries"] as? [String: Any])
        let total = try #require(entries["total"] as? Int)
        #expect(total >= 44)
        #expect(entries["byLanguage"] as? [String: Int] == ["en": total, "zh": total])
        #expect((entries["byArea"] as? [String: Int])?.values.reduce(0, +) == total)
        let symptoms = try #require(counted["symptoms"] as? [String: Any])
        #expect((symptoms["byLanguage"] as? [String: Int])?.values.reduce(0, +) == symptoms["total"] as? Int)
        for key in ["messages", "samples", "sources", "questions", "answers", "fixClasses", "patterns"] {
            #expect(counted[key] is Int, "statistics lack \(key)")
        }
        let byArea = try #require(counted["byArea"] as? [String: [String: Int]])
        let byLanguage = try #require(counted["byLanguage"] as? [String: [String: Int]])
        #expect(Set(byArea.keys) == Set(Area.allCases.map(\.rawValue)))
        for key in ["entries", "symptoms", "samples", "sources", "questions", "patterns"] {
            #expect(byArea.values.allSatisfy { $0[key] != nil }, "an area lacks \(key)")
            #expect(byLanguage.values.allSatisfy { $0[key] != nil }, "a language lacks \(key)")
        }
        #expect(counted["patterns"] as? Int == byLanguage["zh"]?["patterns"])
        #expect((byArea["selection"]?["patterns"] ?? 0) >= 3)
        for key in ["samples", "sources"] {
            #expect(byArea.values.reduce(0) { $0 + ($1[key] ?? 0) } == counted[key] as? Int)
        }
        #expect(byLanguage["zh"]?["questions"] == counted["questions"] as? Int)
        #expect(byLanguage["en"]?["symptoms"] == (symptoms["byLanguage"] as? [String: Int])?["en"])
    }

    @Test(arguments: Language.allCases)
    func explanation(language: Language) throws {
        let help = try KnowledgeBase()
        func document(_ text: String) throws -> [String: Any] {
            try object(
                ExplanationDocument(try help.explain(text), fixClasses: try help.fixClassNames(), language: language))
        }
        let entry = try document("missing-tag")
        #expect(entry["kind"] as? String == "entry")
        let content = try #require(entry["entry"] as? [String: Any])
        #expect(content["slug"] as? String == "missing-tag")
        #expect((content["fix"] as? [String: Any])?["name"] as? String != "")
        #expect((content["samples"] as? [Any])?.isEmpty == false)
        #expect(content["otherAreas"] is [Any])
        let samples = try #require(content["samples"] as? [[String: Any]])
        #expect(samples.allSatisfy { $0["when"] is [String: String] })
        for (value, reason) in [("check", "checkReason")] {
            #expect((content[value] is NSNull) != (content[reason] is NSNull), "\(value) and \(reason)")
        }
        #expect(content["samplesReason"] is NSNull)
        let message = try document("Picker: the selection \"1\" is invalid and does not have an associated tag")
        #expect(message["kind"] as? String == "message")
        #expect((try first(message["causes"]))["share"] is Double)
        #expect(try document("mising-tag")["nearest"] as? [String] == ["missing-tag"])
        // A sentence is no mistyped name, whatever words it shares with one.
        #expect(try document("the tag is missing")["nearest"] as? [String] == [])
    }

    /// Nothing that could steer a terminal leaves the program, in JSON as elsewhere.
    @Test func controlCharactersAreEscaped() throws {
        let answer = try KnowledgeBase().search("tag\u{1B}[31m\u{9B}31m\u{202E}\u{7F}")
        let text = try JSONText.of(SearchDocument(answer, language: .english))
        #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || !$0.properties.generalCategory.isControl })
        #expect(text.contains("\\u202e") && text.contains("\\u009b") && text.contains("\\u007f"))
        let back = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        #expect(back["query"] as? String == answer.query)
    }
}

extension Unicode.GeneralCategory {
    fileprivate var isControl: Bool { self == .control || self == .format }
}
