import Findings
import KnowledgeModel
import PickerCheck
import SourceChecks
import Testing

/// Entries and checks prove each other: the fault's sample has the finding, the repaired one and the near miss have none.
@Suite struct EntryTests {
    @Test(arguments: CheckedEntry.all) func theFaultIsFoundAndNothingElse(_ checked: CheckedEntry) {
        for sample in checked.samples("Before") where !sample.text.hasPrefix("// fail") {
            let findings = CheckedEntry.findings(sample.text, checked.options)
            let slugs = Set(findings.map(\.slug))
            #expect(slugs == [checked.entry.slug], "\(sample.name): \(findings.map(\.testDescription))")
        }
    }

    @Test(arguments: CheckedEntry.all) func repairedCodeAndNearMissesAreClean(_ checked: CheckedEntry) {
        for sample in checked.samples("After") + checked.samples("NearMiss") {
            for options in [CheckOptions(), checked.options] {
                let findings = CheckedEntry.findings(sample.text, options)
                #expect(findings.isEmpty, "\(sample.name): \(findings.map(\.testDescription))")
            }
        }
    }

    @Test(arguments: CheckedEntry.all) func codeThatIsNotCompiledIsSilent(_ checked: CheckedEntry) {
        for sample in checked.samples("Before") {
            for text in [
                "#if false\n\(sample.text)\n#endif\n", "/*\n\(sample.text)\n*/\n",
                "let text = ##\"\"\"\n\(sample.text)\n\"\"\"##\n",
            ] {
                let findings = CheckedEntry.findings(text, checked.options)
                #expect(findings.isEmpty, "\(sample.name): \(findings.map(\.testDescription))")
            }
        }
    }

    @Test(arguments: CheckedEntry.all) func placesAreRightWithOtherLineEndsAndWideCharacters(_ checked: CheckedEntry) {
        for sample in checked.samples("Before") where !sample.text.hasPrefix("// fail") {
            let plain = CheckedEntry.findings(sample.text, checked.options).map {
                ($0.slug, $0.span.start.line, $0.span.start.column)
            }
            let crlf = sample.text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
            let windows = CheckedEntry.findings(crlf, checked.options).map {
                ($0.slug, $0.span.start.line, $0.span.start.column)
            }
            #expect(plain.elementsEqual(windows, by: ==), "\(sample.name) with CR LF")
            let emoji = CheckedEntry.findings("// 👩‍👩‍👧‍👦 标签\n" + sample.text, checked.options)
                .map { ($0.slug, $0.span.start.line - 1, $0.span.start.column) }
            #expect(plain.elementsEqual(emoji, by: ==), "\(sample.name) below an emoji")
        }
    }
}
