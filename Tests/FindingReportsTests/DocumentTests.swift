import Foundation
import PickerCheck
import Testing

@testable import FindingReports

/// The contracts of `facts` and `rules`.
struct DocumentTests {
    private static let place = SourceLocation(line: 3, column: 5, offset: 40)
    private static let span = SourceSpan(
        path: "A.swift", start: place, end: SourceLocation(line: 5, column: 2, offset: 90))
    private static let site = SiteFacts(
        kind: .picker, span: span, title: "Flavour", selection: .init(text: "$flavour", type: "Flavour?", span: span),
        initialValue: "nil",
        tags: [
            .init(expression: .init(text: "flavour", type: nil, span: span), isImplicit: true)
        ], optionCount: 3, style: .segmented, containers: [.form], answers: ["style": "segmented", "optional": "yes"],
        code: CodeFacts(names: [.selection: "flavour"], isOptional: true, imports: ["SwiftUI", "CoreData"]),
        findings: [
            Finding(
                slug: Slug("missing-tag")!, severity: .warning, span: span,
                message: Localized(english: "No tag", chinese: "没有 tag"), why: Localized(english: "", chinese: ""))
        ])

    @Test func facts() throws {
        let json = FactsDocument(FactsReport(sites: [Self.site]), language: .english).json
        let document = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: Any])
        #expect(document["schema"] as? Int == 1)
        let site = try #require((document["sites"] as? [[String: Any]])?.first)
        #expect(
            Set(site.keys) == [
                "answers", "code", "column", "containers", "endColumn", "endLine", "findings", "initialValue", "kind",
                "line", "optionCount", "path", "selection", "style", "tags", "title", "withOtherSDKs",
            ])
        let finding = try #require((site["findings"] as? [[String: Any]])?.first)
        #expect(finding["slug"] as? String == "missing-tag")
        #expect(finding["severity"] as? String == "warning")
        #expect(finding["line"] as? Int == 3)
        #expect((document["sdk"] as? [String: Any])?["assumed"] as? Bool == true)
        #expect(site["answers"] as? [String: String] == ["style": "segmented", "optional": "yes"])
        #expect(site["line"] as? Int == 3)
        let code = try #require(site["code"] as? [String: Any])
        #expect(code["names"] as? [String: String] == ["selection": "flavour"])
        #expect(code["isOptional"] as? Bool == true)
        #expect(code["imports"] as? [String] == ["CoreData", "SwiftUI"])
        let tag = try #require((site["tags"] as? [[String: Any]])?.first)
        #expect(tag["implicit"] as? Bool == true)
        #expect(tag["type"] is NSNull)
    }

    @Test(arguments: [
        (
            Language.english,
            """
            A.swift:3:5  picker  Flavour
              selection  $flavour: Flavour?
              starts as  nil
              options  3
              tags  flavour: unknown  (given by the loop)
              style  segmented
              inside  form
              answers  optional=yes style=segmented
              check finds  3:5  warning  missing-tag
            """
        ),
        (
            .chinese,
            """
            A.swift:3:5  picker  Flavour
              selection  $flavour: Flavour?
              初始值  nil
              选项数  3
              tag  flavour: 未知  (由循环提供)
              样式  segmented
              所在容器  form
              可回答  optional=yes style=segmented
              check 发现  3:5  警告  missing-tag
            """
        ),
    ])
    func page(language: Language, text: String) {
        let page = FactsDocument(FactsReport(sites: [Self.site]), language: language)
        #expect(page.lines.map(\.plainText).joined(separator: "\n") == text)
        #expect(FactsDocument(FactsReport(sites: []), language: language).lines.count == 1)
    }

    @Test("Code of several lines is one that a person takes in")
    func brief() {
        #expect(
            PlainLine.brief("Binding(\n        get: { a },\n\t\tset: { a = $0 }\n)")
                == "Binding( get: { a }, set: { a = $0 } )")
        #expect(PlainLine.brief(String(repeating: "a", count: 80)).count == 80)
        #expect(PlainLine.brief(String(repeating: "a ", count: 80)).count == 80)
        #expect(PlainLine.brief(String(repeating: "a ", count: 80)).hasSuffix("a…"))
    }

    @Test func rules() throws {
        let rule = CheckRule(
            slug: try #require(Slug("tag-type-mismatch")), severity: .error, repair: .fixable,
            summary: Localized(english: "A tag of another type", chinese: "类型不同的 tag"),
            sdk: try #require(VersionInterval(since: nil, before: Version("16"))),
            operatingSystems: [.iOS: try #require(VersionInterval(since: Version("15"), before: nil))])
        let document = RulesDocument([rule], language: .chinese)
        #expect(
            document.json == """
                {
                  "rules" : [
                    {
                      "os" : {
                        "iOS" : {
                          "before" : null,
                          "since" : "15.0"
                        }
                      },
                      "repair" : "fixable",
                      "sdk" : {
                        "before" : "16.0",
                        "since" : null
                      },
                      "severity" : "error",
                      "slug" : "tag-type-mismatch",
                      "summary" : "类型不同的 tag"
                    }
                  ],
                  "schema" : 1
                }

                """)
        #expect(document.names == "tag-type-mismatch\n")
        #expect(
            document.lines(width: 80).map(\.plainText) == [
                "tag-type-mismatch  错误  可用 --fix    类型不同的 tag  Xcode < 16.0, iOS ≥ 15.0"
            ])
        #expect(
            document.lines(width: 50).map(\.plainText) == [
                "tag-type-mismatch  错误  可用 --fix", "    类型不同的 tag  Xcode < 16.0, iOS ≥ 15.0",
            ])
    }
}
