import PickerHelp
import Testing

/// The interview as a program embeds it.
struct DiagnosisTests {
    /// Answers as somebody would who has this cause: the likeliest answer to each question that the entry says something about.
    private func answer(_ diagnosis: inout Diagnosis, as entry: Entry) throws -> Int {
        var count = 0
        while let question = diagnosis.next {
            count += 1
            try #require(count <= 20, "the interview does not end")
            if let likelihoods = entry.likelihoods[question.id] {
                let likeliest = question.answers.max { left, right in
                    (likelihoods[left.id] ?? 0, right.id) < (likelihoods[right.id] ?? 0, left.id)
                }
                try diagnosis.answer(question.id, with: try #require(likeliest).id)
            } else {
                try diagnosis.answerUnknown(question.id)
            }
        }
        return count
    }

    /// A report's own words and truthful answers lead to the right repair.
    @Test func reportsLeadToTheRightRepair() throws {
        let help = try KnowledgeBase()
        var right = 0
        var questions = 0
        let reports = try Report.known(to: help)
        for report in reports {
            let entry = try #require(try help.entry(named: report.slug))
            var diagnosis = try help.startDiagnosis()
            try diagnosis.describe(report.query)
            questions += try answer(&diagnosis, as: entry)
            if diagnosis.nextFix?.fixClass == entry.fix.fixClass { right += 1 }
        }
        #expect(Double(right) / Double(reports.count) >= 0.95, "right in \(right) of \(reports.count)")
        #expect(Double(questions) / Double(reports.count) <= 6, "\(questions) questions for \(reports.count) reports")
    }

    /// Every entry's own first phrase and truthful answers lead to its repair.
    @Test func phrasesLeadToTheRightRepair() throws {
        let help = try KnowledgeBase()
        var missed: [Slug] = []
        let slugs = try help.table().enumerated().filter { $0.offset % 4 == 0 }.map(\.element.slug)
        for slug in slugs {
            let entry = try #require(try help.entry(named: slug))
            var diagnosis = try help.startDiagnosis()
            try diagnosis.describe(entry.symptoms.english[0])
            _ = try answer(&diagnosis, as: entry)
            if diagnosis.nextFix?.fixClass != entry.fix.fixClass { missed.append(slug) }
        }
        print("Right repair after an entry's own phrase: \(slugs.count - missed.count) of \(slugs.count)")
        #expect(slugs.count > 30)
        #expect(Double(missed.count) <= 0.05 * Double(slugs.count), "\(missed)")
    }

    /// What contradicts where a cause applies outweighs all that speaks for it.
    @Test func aNewXcodeSpeaksAgainstAFaultOfOldOnes() throws {
        var diagnosis = try KnowledgeBase().startDiagnosis()
        let answers = [
            ("selection-type", "optional"), ("tag-type", "int"), ("what-happens", "tap-does-nothing"),
            ("sdk", "xcode-27"),
        ]
        for (question, answer) in answers {
            try diagnosis.answer(#require(Identifier(question)), with: #require(Identifier(answer)))
        }
        let old = try #require(diagnosis.ranking.first { $0.slug.text == "plain-tag-under-optional-selection" })
        #expect(old.probability < 0.2)
        #expect(!diagnosis.isConclusive)
    }

    @Test func anIntSelectionWithStringTagsIsAMismatch() throws {
        let help = try KnowledgeBase()
        var diagnosis = try help.startDiagnosis()
        try diagnosis.describe("nothing happens when I choose a row")
        try diagnosis.answer(#require(Identifier("selection-type")), with: #require(Identifier("int")))
        try diagnosis.answer(#require(Identifier("tag-type")), with: #require(Identifier("string")))
        let leading = try #require(diagnosis.ranking.first)
        #expect(leading.slug.text == "tag-type-mismatch")
        #expect(leading.probability > 0.9)
        #expect(diagnosis.isConclusive)
        let advice = try #require(try diagnosis.advice(about: leading))
        #expect(advice.program?.file == "AfterWithIntTags.swift")
        #expect(advice.program?.code.contains(".tag(1)") == true)
        #expect(!diagnosis.evidence(about: leading.slug).supporting.isEmpty)
        let total = diagnosis.ranking.reduce(diagnosis.somethingElse) { $0 + $1.probability }
        #expect(abs(total - 1) < 1e-9)
    }

    @Test func anotherOrderGivesTheSameBelief() throws {
        let help = try KnowledgeBase()
        let answers = [
            ("style", "wheel"), ("selection-type", "int"), ("what-happens", "shows-wrong-option"),
            ("option-source", "range"),
        ]
        func ranking(_ answers: [(String, String)]) throws -> [RankedCause] {
            var diagnosis = try help.startDiagnosis()
            for (question, answer) in answers {
                try diagnosis.answer(#require(Identifier(question)), with: #require(Identifier(answer)))
            }
            return diagnosis.ranking
        }
        let forward = try ranking(answers)
        #expect(forward == (try ranking(answers.reversed())))
        #expect(forward.first?.slug.text == "range-offset-implicit-tag")
    }

    @Test func aSavedInterviewIsTakenUpWithTheSameBelief() throws {
        let help = try KnowledgeBase()
        var diagnosis = try help.startDiagnosis()
        try diagnosis.describe(
            "menu is blank: Picker: the selection \"nil\" is invalid and does not have an associated tag")
        try diagnosis.answerUnknown(#require(diagnosis.next).id)
        try diagnosis.rejectFix(of: diagnosis.ranking[0].slug)
        let resumed = try help.resume(diagnosis.saved(language: .chinese))
        #expect(resumed.ranking == diagnosis.ranking)
        #expect(resumed.somethingElse == diagnosis.somethingElse)
        #expect(resumed.next == diagnosis.next)
        #expect(resumed.rejected == diagnosis.rejected)
    }

    @Test func whatIsUnknownIsRefused() throws {
        var diagnosis = try KnowledgeBase().startDiagnosis()
        let nothing = try #require(Identifier<Question>("no-such-question"))
        let style = try #require(Identifier<Question>("style"))
        #expect(throws: DiagnosisError.unknownQuestion("no-such-question")) { try diagnosis.answerUnknown(nothing) }
        #expect(throws: DiagnosisError.unknownAnswer("purple", question: "style")) {
            try diagnosis.answer(style, with: #require(Identifier("purple")))
        }
        #expect(throws: DiagnosisError.unknownCause("no-such-cause")) {
            try diagnosis.rejectFix(of: #require(Slug("no-such-cause")))
        }
        #expect(diagnosis.answers.isEmpty)
    }
}
