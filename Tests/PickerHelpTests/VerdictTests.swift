import PickerHelp
import Testing

/// What an interview has come to, in words and for programs.
struct VerdictTests {
    static let states: [(sentence: String?, answers: [String: String], verdict: DiagnosisVerdict)] = [
        (nil, [:], .tooLittle),
        ("zzqqxx vvkk", [:], .tooLittle),
        ("nothing happens when I choose a row", ["selection-type": "int", "tag-type": "string"], .sure),
        ("nothing happens when I choose a row", [:], .unsure),
    ]

    @Test(arguments: states)
    func verdict(sentence: String?, answers: [String: String], verdict: DiagnosisVerdict) throws {
        var diagnosis = try KnowledgeBase().startDiagnosis()
        if let sentence { try diagnosis.describe(sentence) }
        for (question, answer) in answers.sorted(by: { $0.key < $1.key }) {
            try diagnosis.answer(#require(Identifier(question)), with: #require(Identifier(answer)))
        }
        #expect(diagnosis.verdict == verdict)
        #expect((try diagnosis.advice() != nil) == verdict.isAdvised)
    }

    /// Every verdict keeps what it says, whatever was rejected and answered on the way.
    @Test func theVerdictFitsTheBeliefAtEachStep() throws {
        let help = try KnowledgeBase()
        var seen: Set<DiagnosisVerdict> = []
        for choice in 0..<6 {
            var diagnosis = try help.startDiagnosis()
            for step in 0..<30 {
                seen.insert(diagnosis.verdict)
                check(diagnosis)
                if let question = diagnosis.next {
                    let answer = question.answers[(choice + step) % question.answers.count]
                    try diagnosis.answer(question.id, with: answer.id)
                } else if let cause = diagnosis.nextFix {
                    try diagnosis.rejectFix(of: cause.slug)
                } else {
                    break
                }
            }
            #expect(diagnosis.nextFix == nil || diagnosis.history.count == 30)
        }
        #expect(seen.isSuperset(of: [.tooLittle, .unsure, .unknown]), "\(seen)")
    }

    private func check(_ diagnosis: Diagnosis) {
        let greatest = diagnosis.ranking.first?.probability ?? 0
        switch diagnosis.verdict {
        case .sure:
            #expect(greatest >= DiagnosisVerdict.Threshold.sure)
            #expect(diagnosis.nextFix?.slug == diagnosis.ranking.first?.slug)
        case .sameRepair: #expect(diagnosis.isConclusive)
        case .unsure: #expect(diagnosis.nextFix != nil && diagnosis.somethingElse <= greatest)
        case .tooLittle: #expect(diagnosis.next != nil)
        case .unknown: #expect(diagnosis.nextFix == nil || diagnosis.somethingElse > greatest)
        }
    }
}
