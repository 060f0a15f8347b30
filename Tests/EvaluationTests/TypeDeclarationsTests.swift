import SampleJudging
import Testing

/// What the reader of declarations finds to make values with.
@Suite struct TypeDeclarationsTests {
    static let text = """
        struct Shelf: Identifiable, Hashable {
            let id: Int
            var title: String?
            let note: String?
            static let all: [Shelf] = []
            private let limit = 3
            var name: String { title ?? "{" }
            @Binding var isOpen: Bool
            @State private var count: Int?
            @Environment(\\.dismiss) private var dismiss
            let act: (Int, String) -> Void
            enum Kind: String {
                case a, b(radius: Int)
            }
        }
        final class Car { /* var x: Int */
            let plate: String
            init(plate: String, _ wheels: Int, colour paint: String = "red") { self.plate = plate }
        }
        struct List<Value: Hashable>: View { let value: Value }
        """

    @Test func membersAreWhatACallerGives() {
        let all = TypeDeclarations(Self.text).all
        #expect(all.map(\.name) == ["Shelf", "Shelf.Kind", "Car", "List"])
        #expect(all[0].parameters.map(\.label) == ["id", "note", "isOpen", "act"])
        #expect(all[0].parameters.last?.type == "(Int, String) -> Void")
        #expect(all[1].cases.map(\.name) == ["a", "b"])
        #expect(all[1].cases[1].payload == [.init(label: "radius", type: "Int")])
        #expect(all[2].parameters == [.init(label: "plate", type: "String"), .init(label: nil, type: "Int")])
        #expect(all[3].isView && all[3].isGeneric)
        #expect(all[3].parameters.map(\.label) == ["value"])
    }
}
