import KnowledgeModel

/// The text of new files, with gaps where the author has something to say.
enum Skeleton {
    /// The files of an entry.
    static func entry(_ slug: Slug) -> [(name: String, text: String)] {
        [
            ("entry.json", facts(slug)), ("en.md", prose(.english)), ("zh.md", prose(.chinese)),
            ("Before.swift", "// misbehave\nimport SwiftUI\n"), ("After.swift", "// work\nimport SwiftUI\n"),
            ("NearMiss.swift", "// work\nimport SwiftUI\n"),
        ]
    }

    /// The files of a question.
    static let question = [
        (
            name: "question.json",
            text: """
            {
              "text": {"en": "", "zh": ""},
              // What the answer tells about the cause.
              "meaning": {"en": "", "zh": ""},
              // For someone who does not know.
              "howToFindOut": {"en": "", "zh": ""},
              // 1 (known at once) to 5 (an experiment).
              "cost": 0,
              // How often people answer so when the cause has no say in it; the bases sum to 1.
              "answers": [
                {"id": "", "text": {"en": "", "zh": ""}, "base": 0},
                {"id": "", "text": {"en": "", "zh": ""}, "base": 0}
              ]
            }

            """
        )
    ]

    private static func prose(_ language: Language) -> String {
        let sections = Prose.Section.allCases.map { "## \($0.heading[language])\n" }
        return (["# \n", "→ →\n"] + sections).joined(separator: "\n")
    }

    private static func facts(_ slug: Slug) -> String {
        """
        {
          "related": [],
          // Exact console, compiler or crash texts; {name} stands for what is the user's own.
          "messages": [],
          // At least 5 a language, as people type them who do not know the cause.
          "symptoms": {"en": [], "zh": []},
          // error (surely fails), warning (fails in stated circumstances), advice.
          "severity": "",
          // 10 for the commonest cause, 1 for an ordinary one, 0.2 for a rarity.
          "prior": 0,
          // How people answer when this is the cause: {"question": {"answer": 0.9}}.
          "likelihoods": {},
          // The class is one of Vocabulary/fix-classes.json; 1 is an edit on one line, 5 another design.
          "fix": {"class": "", "cost": 0},
          // Or {"none": {"en": "why no check can see it", "zh": "…"}}.
          "check": {"name": "\(slug)"},
          "sources": [
            {"url": "", "kind": "apple", "date": "", "mark": "confirmed", "supports": {"en": "", "zh": ""}}
          ]
        }

        """
    }
}
