import Foundation
import MachineOutput
import PickerHelp
import Testing

/// The document of `advise --json`: fields may be added, these may not change.
struct AdviceContractTests {
    private func object(_ document: some Encodable) throws -> [String: Any] {
        let text = try JSONText.of(document)
        return try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    }

    private func first(_ list: Any?) throws -> [String: Any] { try #require((list as? [[String: Any]])?.first) }

    @Test(arguments: Language.allCases)
    func advice(language: Language) throws {
        let reading = KnowledgeBase.situation(in: "5 themes in a form")
        let advice = try KnowledgeBase.advise(on: reading.situation)
        let document = try object(AdviceDocument(advice, findings: reading.findings, language: language))
        #expect(document["schema"] as? Int == 1)
        #expect(document["pickerIsWrong"] as? Bool == false)
        #expect(document["styleInCode"] is NSNull)
        let situation = try #require(document["situation"] as? [String: Any])
        #expect(situation["options"] as? Int == 5)
        #expect(situation["container"] as? String == "form")
        #expect(situation["platform"] is NSNull)
        #expect(situation["several"] as? Bool == false)
        #expect((document["understood"] as? [[String: String]])?.map { $0["fact"] } == ["options", "container"])
        #expect(try first(document["understood"])["words"] as? String == "5")
        #expect((document["assumptions"] as? [[String: String]])?.contains { $0["fact"] == "platform" } == true)
        let recommended = try #require(document["recommended"] as? [String: Any])
        #expect(recommended["control"] as? String == "segmented")
        #expect(recommended["isPicker"] as? Bool == true)
        #expect(recommended["code"] as? String == ".pickerStyle(.segmented)")
        let reason = try first(recommended["reasons"])
        #expect(reason["rule"] as? String == "segments-two-to-five")
        let source = try #require(reason["source"] as? [String: Any])
        #expect(source["url"] as? String == "https://developer.apple.com/documentation/swiftui/pickerstyle/segmented")
        #expect(source["kind"] as? String == "apple")
        #expect(source["mark"] as? String == "confirmed")
        let runnerUp = try #require(document["runnerUp"] as? [String: Any])
        #expect((runnerUp["control"] as? [String: Any])?["control"] is String)
        let when = try #require(runnerUp["when"] as? [String: Any])
        #expect(when["text"] is String)
        #expect(when["rule"] as? String == "runner-up")
        let page = "https://developer.apple.com/documentation/swiftui/viewthatfits"
        #expect((when["source"] as? [String: Any])?["url"] as? String == page)
        let avoided = try first(document["avoided"])
        #expect((avoided["reasons"] as? [Any])?.isEmpty == false)
        let disagreement = try first(document["disagreements"])
        let differing = try #require(disagreement["sources"] as? [[String: Any]])
        #expect(differing.contains { $0["url"] is NSNull })
        let pattern = try first(document["patterns"])
        #expect(pattern["id"] as? String == "enum-picker")
        let arguments = try #require(pattern["arguments"] as? [String])
        #expect(arguments == ["--style", "segmented", "--container", "form", "--options", "static"])
        #expect(
            pattern["command"] as? String == "picker-doctor pattern enum-picker " + arguments.joined(separator: " "))
        #expect(pattern["code"] is NSNull)
    }

    @Test("Each suggestion has its code")
    func code() throws {
        let help = try KnowledgeBase()
        let reading = KnowledgeBase.situation(in: "department from the server, may be none, in a form")
        let advice = try help.withCode(try KnowledgeBase.advise(on: reading.situation))
        let document = try object(AdviceDocument(advice, codes: try help.codes(in: advice), language: .english))
        let patterns = try #require(document["patterns"] as? [[String: Any]])
        #expect(patterns.count > 1)
        for pattern in patterns {
            #expect((pattern["code"] as? String)?.contains("import SwiftUI\n") == true, "\(pattern["id"] ?? "")")
        }
    }

    @Test("A condition that no single source says has null for its source")
    func judged() throws {
        let reading = KnowledgeBase.situation(in: "choose several of twelve toppings in a form on iPhone")
        let advice = try KnowledgeBase.advise(on: reading.situation)
        let document = try object(AdviceDocument(advice, findings: reading.findings, language: .english))
        let when = try #require((document["runnerUp"] as? [String: Any])?["when"] as? [String: Any])
        #expect(when["source"] is NSNull)
    }

    @Test(arguments: Language.allCases)
    func whatDoesNotCount(language: Language) throws {
        let reading = KnowledgeBase.situation(in: "choose several of 40 tags, with search, on iPhone and Mac, or 三亿个")
        let advice = try KnowledgeBase.advise(on: reading.situation)
        let document = try object(
            AdviceDocument(
                advice, findings: reading.findings, passedOver: reading.passedOver, isCut: reading.isCut,
                language: language))
        #expect(document["wordsCut"] as? Bool == false)
        let passedOver = try #require(document["passedOver"] as? [[String: Any]])
        #expect(passedOver.map { $0["fact"] as? String } == ["platform", "options"])
        #expect(passedOver.map { $0["words"] as? String } == ["mac", "三亿"])
        #expect(passedOver.map { $0["winner"] as? String } == ["words", "words"])
        #expect(passedOver[0]["text"] as? String == "Mac")
        #expect(passedOver[1]["text"] is NSNull)
        let pattern = try first(document["patterns"])
        #expect(pattern["id"] as? String == "searchable-several")
        #expect(pattern["addition"] is NSNull)
    }
}
