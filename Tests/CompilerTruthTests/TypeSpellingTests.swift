import Testing

struct TypeSpellingTests {
    @Test(arguments: [
        ("Optional<Int>", "Int?"), ("Swift.Optional<Swift.Int>", "Int?"), ("Array<String>", "[String]"),
        ("[ Int ]", "[Int]"),
        ("Dictionary<String, Optional<Int>>", "[String: Int?]"), ("[String : Int]", "[String: Int]"),
        ("Recipe.ID?", "UUID?"), ("App.Recipe.Course", "Recipe.Course"), ("(Int)", "Int"),
        ("Set<Recipe.ID>", "Set<UUID>"),
        ("(offset: Int, element: Recipe.ID)", "(offset: Int, element: UUID)"),
        ("Optional<Optional<Amount>>", "Double??"),
        ("Foundation.UUID", "UUID"), ("A.Identifiable.ID", "A.ID"), ("some View", "some View"),
    ])
    func oneForm(text: String, form: String) {
        let spelling = TypeSpelling(aliases: ["Recipe.ID": "UUID", "Amount": "Double"])
        #expect(spelling.canonical(text) == form)
    }

    @Test(arguments: [("Int", "Int?"), ("Int", "Int64"), ("Recipe.Course", "Course"), ("[Int]", "Set<Int>")])
    func differentTypesStayDifferent(first: String, second: String) {
        let spelling = TypeSpelling(aliases: [:])
        #expect(spelling.canonical(first) != spelling.canonical(second))
    }
}
