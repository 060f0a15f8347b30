/// The standard library's and Foundation's types that pickers select.
enum LibraryTypes {
    static let selectable = [
        "Int", "Int", "String", "String", "Double", "Bool", "UUID", "Date", "Character", "UInt8", "Int64", "Float",
    ]

    static let facts: [String: TypeFacts] = [
        "Int": TypeFacts(
            members: [Member(name: "description", type: "String"), Member(name: "magnitude", type: "UInt")],
            values: [
                "0", "3", "-1", "42", "1_000", "Int.max", "Int(2.5)", "Int(\"7\") ?? 0", "abs(-4)", "max(1, 2)",
                "1 + 2", "60 * 5",
                "Defaults.limit", "\"abc\".count", "[1, 2, 3][0]", "[4, 5].count", "defaultNumber", "(1 + 2) * 3",
                "10 % 4",
                "Defaults.sizes[1]", "Bool.random() ? 1 : 2", "0x10", "3 as Int", "Int(3)", "Defaults.makeNumber()",
            ], implicit: [".zero", ".max"]),
        "UInt": TypeFacts(values: ["UInt(3)", "7 as UInt"], implicit: ["1", ".max"]),
        "String": TypeFacts(
            members: [
                Member(name: "count", type: "Int"), Member(name: "isEmpty", type: "Bool"),
                Member(name: "uppercased()", type: "String"), Member(name: "lowercased()", type: "String"),
                Member(name: "first", type: "Character?"), Member(name: "capitalized", type: "String"),
            ],
            values: [
                "\"small\"", "\"\"", "\"large\"", "\"Nr. \\(3)\"", "\"a\" + \"b\"", "\"abc\".uppercased()", "String(5)",
                "Defaults.title",
                "[\"a\", \"b\"].joined(separator: \"-\")", "[\"x\", \"y\"][0]", "defaultTitle",
                "Defaults.names.first ?? \"none\"",
                "String(describing: 3)", "\"a b\".replacingOccurrences(of: \" \", with: \"\")", "UUID().uuidString",
                "Bool.random() ? \"on\" : \"off\"", "\"\\(Defaults.title)!\"", "Defaults.labels[\"a\", default: \"b\"]",
                "3.description",
                "String(\"abc\".prefix(2))", "#\"raw\"#", "Defaults.label(for: 3)",
            ], implicit: [".init()"]),
        "Double": TypeFacts(
            members: [Member(name: "rounded()", type: "Double"), Member(name: "description", type: "String")],
            values: [
                "1.5", "0.25", "-2.0", "Double(3)", "Double.pi", "1.5 * 2", "Defaults.ratio", "3 as Double",
                "Double(\"1.5\") ?? 0",
                "2 + 0.5", "[0.5, 1, 2][1]", "max(0.5, 1)", "1e3", "Double(Defaults.limit) / 2",
                "Bool.random() ? 1 : 2.5",
            ], implicit: ["1", ".pi", ".infinity"]),
        "Float": TypeFacts(
            members: [Member(name: "rounded()", type: "Float")],
            values: ["Float(1.5)", "2 as Float", "Float.pi", "Float(1) * 2"], implicit: ["0.5", "1"]),
        "Bool": TypeFacts(
            values: [
                "true", "false", "!true", "Bool.random()", "Defaults.isOn", "1 < 2", "\"a\" == \"b\"",
                "true && Defaults.isOn",
                "Defaults.names.isEmpty", "Defaults.names.contains(\"x\")", "!Defaults.isOn",
            ]),
        "UUID": TypeFacts(
            members: [Member(name: "uuidString", type: "String")],
            values: ["UUID()", "Defaults.token", "UUID(uuidString: \"x\") ?? UUID()", "[UUID()][0]"],
            implicit: [".init()"]),
        "Date": TypeFacts(
            members: [
                Member(name: "timeIntervalSince1970", type: "Double"),
                Member(name: "addingTimeInterval(60)", type: "Date"),
            ],
            values: [
                "Date()", "Date.now", "Date(timeIntervalSince1970: 0)", "Date.distantPast", "Defaults.start",
                "Date().addingTimeInterval(3600)", "Calendar.current.startOfDay(for: Date())",
            ], implicit: [".now", ".distantFuture", ".init()"]),
        "Character": TypeFacts(
            members: [Member(name: "isLetter", type: "Bool"), Member(name: "uppercased()", type: "String")],
            values: ["Character(\"a\")", "\"b\" as Character", "\"abc\".first!", "\"abc\".first ?? \"z\""],
            implicit: ["\"x\""]),
        "UInt8": TypeFacts(
            values: ["UInt8(4)", "5 as UInt8", "UInt8.max", "UInt8(1) + 2"], implicit: ["0", "7", ".max"]),
        "Int64": TypeFacts(
            members: [Member(name: "description", type: "String")],
            values: ["Int64(4)", "5 as Int64", "Int64.max", "Int64(Defaults.limit)"], implicit: ["0", "1024", ".min"]),
        "URL": TypeFacts(
            members: [
                Member(name: "absoluteString", type: "String"), Member(name: "lastPathComponent", type: "String"),
            ],
            values: ["URL(fileURLWithPath: \"/tmp\")", "URL(string: \"https://example.com\")!"]),
    ]
}
