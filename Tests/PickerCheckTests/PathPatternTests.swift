import Testing

@testable import PickerCheck

struct PathPatternTests {
    @Test(arguments: [
        ("Generated", "Generated/A.swift", true), ("Generated", "Sources/Generated/A.swift", true),
        ("Generated", "Sources/Generated2/A.swift", false), ("*.pb.swift", "a/b/C.pb.swift", true),
        ("*.pb.swift", "a/b/C.swift", false), ("/Generated", "Sources/Generated/A.swift", false),
        ("./Generated/", "Generated/A.swift", true), ("Sources/*/Old.swift", "Sources/App/Old.swift", true),
        ("Sources/*/Old.swift", "Sources/App/UI/Old.swift", false), ("Sources/**/Old.swift", "Sources/Old.swift", true),
        ("Sources/**/Old.swift", "Sources/App/UI/Old.swift", true), ("Sources/**", "Sources/App/A.swift", true),
        ("A?.swift", "A1.swift", true), ("A?.swift", "A.swift", false), ("**/UI", "App/UI/A.swift", true),
        ("视图", "应用/视图/A.swift", true), ("*a*a*a*b", "aaaaaaaaaaaaaaaaaaaaaaaaaaaa", false),
    ])
    func fits(pattern: String, path: String, expected: Bool) throws {
        #expect(try #require(PathPattern(pattern)).matches(path) == expected)
    }

    @Test(arguments: ["", "/", "./", "//"])
    func namesNothing(pattern: String) { #expect(PathPattern(pattern) == nil) }
}
