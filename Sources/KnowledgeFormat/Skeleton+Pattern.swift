import KnowledgeModel

extension Skeleton {
    /// The files of a pattern: a small template that makes code, to be changed into another, and gaps in all that is said of it.
    static var pattern: [(name: String, text: String)] {
        [
            ("pattern.json", facts), ("Pattern.swift", template), ("en.md", prose(.english)),
            ("zh.md", prose(.chinese)),
        ]
    }

    private static func prose(_ language: Language) -> String {
        let sections = PatternProse.Section.allCases.map { "## \($0.heading[language])\n" }
        return (["# \n"] + sections).joined(separator: "\n")
    }

    private static let facts = """
        {
          // The template's own words for what the user has a name for; the type is one English word.
          "names": {"selectionType": "Thing", "selection": "thing", "options": "things", "view": "ThingPicker", "title": "Thing"},
          // What the code varies over, each with the values it knows, the default first; what changes nothing is left out.
          "parameters": {
            "optional": ["no", "yes"],
            "style": ["automatic", "menu", "inline"],
            "container": ["form", "list"]
          },
          // Flags that a release switches on; the `#else` of each is the code for older ones.
          "features": {"INCLUDE_OPTIONAL": {"sdk": "16.0"}},
          // The platforms with what the code needs, the default first, each with its oldest release: {"iOS": "16.0"}.
          "availability": {},
          // Or {"none": {"en": "why there is no picker that could be driven", "zh": "…"}}.
          "execution": {"pickers": true},
          // The causes that this code avoids or repairs, the one that it is most about first.
          "entries": [],
          // The answers of the interview that it is made for: {"selection-type": ["enumeration"]}.
          "suits": {},
          // Patterns to look at next.
          "related": [],
          "sources": [
            {"url": "", "kind": "apple", "date": "", "mark": "confirmed", "supports": {"en": "", "zh": ""}}
          ]
        }

        """

    private static let template =
        "import SwiftUI\n\n" + """
            #if !BARE
                /// Stands for your own type: a small value that does not change while it is an option.
                struct Thing: Hashable {
                    var name: String
                }

            #endif
            struct ThingPicker: View {
                let things: [Thing]
                #if OPTIONAL
                    @Binding var thing: Thing?
                #else
                    @Binding var thing: Thing
                #endif

                var body: some View {
                    CONTAINER {
                        Picker("Thing", selection: $thing) {
                            #if OPTIONAL
                                Text("None").tag(nil as Thing?)
                            #endif
                            ForEach(things, id: \\.self) { option in
                                #if OPTIONAL && !INCLUDE_OPTIONAL
                                    Text(option.name).tag(option as Thing?)
                                #else
                                    Text(option.name).tag(option)
                                #endif
                            }
                        }
                        #if !STYLE_AUTOMATIC
                            .pickerStyle(.STYLE)
                        #endif
                    }
                }
            }

            """
}
