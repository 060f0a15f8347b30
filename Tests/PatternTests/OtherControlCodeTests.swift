import KnowledgeModel
import PickerHelp
import SampleJudging
import Samples
import Testing

/// The code of the controls that are no choice among options compiles as it stands.
@Suite struct OtherControlCodeTests {
    @Test func everyControlHasCodeThatCompiles() throws {
        var pattern = try Book.pattern("rich-rows")
        pattern.names = [:]
        pattern.parameters = [:]
        pattern.features = []
        pattern.limits = []
        // The stand-in has no PhotosUI.
        #expect(OtherControl.allCases.filter { $0.code == nil } == [.photosPicker])
        let sound = try OtherControl.allCases.filter { $0 != .photosPicker }.map { control in
            pattern.template = try #require(control.code, "\(control)")
            #expect(pattern.template.contains(" \(control.rawValue)"))
            return pattern
        }
        #expect(try PatternVerifier(root: Project.root, patterns: sound).verdict().issues.isEmpty)
        // The proof sees what does not compile.
        pattern.template = pattern.template.replacing("var body:", with: "let body:")
        #expect(try PatternVerifier(root: Project.root, patterns: [pattern]).verdict().issues.count == 1)
    }
}
