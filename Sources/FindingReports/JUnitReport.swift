import PickerCheck

/// JUnit's XML: a finding is a failed test, no finding one that passed.
struct JUnitReport {
    let report: FindingReport

    var text: String {
        let count = report.findings.count
        let totals = [("tests", String(max(1, count))), ("failures", String(count)), ("errors", "0")]
        let suite = XMLText.attributes([("name", "picker-doctor")] + totals)
        var text = XMLText.declaration + "<testsuites\(suite)>\n    <testsuite\(suite)>\n"
        let properties = [("sdk", report.sdk.version.description), ("sdk-assumed", String(report.sdk.isAssumed))]
        text += "        <properties>\n"
        for (name, value) in properties {
            text += "            <property\(XMLText.attributes([("name", name), ("value", value)]))/>\n"
        }
        text += "        </properties>\n"
        if report.findings.isEmpty {
            text += "        <testcase classname=\"picker-doctor\" name=\"check\"/>\n"
        }
        for finding in report.findings { text += element(for: finding) }
        return text + "    </testsuite>\n</testsuites>\n"
    }

    private func element(for finding: Finding) -> String {
        let (path, place) = (finding.span.path, finding.span.start)
        let position = "\(place.line):\(report.column(of: place, in: path))"
        let message = finding.message[report.language]
        let testCase = XMLText.attributes([("classname", path), ("name", "\(finding.slug) \(position)")])
        let failure = XMLText.attributes([("type", finding.severity.rawValue), ("message", message)])
        let body =
            XMLText.escaped("\(path):\(position): \(message)") + "&#10;" + XMLText.escaped(report.why(finding))
        return """
                    <testcase\(testCase)>
                        <failure\(failure)>\(body)</failure>
                    </testcase>

            """
    }
}
