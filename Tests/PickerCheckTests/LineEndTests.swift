import Testing

@testable import PickerCheck

/// The same places and repairs whatever ends the lines: Swift takes a line feed, a carriage return, or both.
struct LineEndTests {
    private static let text = """
        // A picker whose tags have another type.
        import SwiftUI
        enum Size: Int, CaseIterable { case small /* not
        large */ }
        struct A: View {
            @State private var a = 1
            var body: some View {
                // picker-doctor:disable:next nonsense
                Picker("x", selection: $a) { Text("1").tag(1); Text("2").tag("2") }
            }
        }
        /// Padding, so that the file is read in parts. \(String(repeating: "x", count: 1200))
        struct B: View { @State private var b = Size.small
            var body: some View { Picker("x", selection: $b) { Text("1").tag(1) } }
        }
        """

    private func places(_ end: String) -> [String] {
        let bytes = Array(Self.text.replacing("\n", with: end).utf8)
        let check = ProjectCheck(options: CheckOptions())
        let lines = SourceLines([("A.swift", bytes)])
        return check.check([("A.swift", bytes)]).findings.map { finding in
            let place = finding.span.start
            #expect(lines.location(of: place.offset, in: "A.swift") == place)
            return "\(finding.slug) \(place.line):\(place.column)"
        }
    }

    @Test(arguments: ["\r", "\r\n"]) func places(end: String) {
        let expected = places("\n")
        #expect(expected.contains("superfluous-disable-comment 8:9"))
        #expect(
            expected.contains("tag-type-mismatch 9:70") && expected.contains { $0.hasSuffix(" 14:70") }, "\(expected)")
        #expect(places(end) == expected)
    }
}
