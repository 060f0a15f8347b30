import Testing

@testable import PickerCheck

struct ReleaseTests {
    @Test(arguments: [
        ("16", Release.Product.xcode, true), ("16.4", .xcode, true), ("17", .xcode, false), ("25.9", .xcode, false),
        ("26", .xcode, true), ("28", .xcode, true), ("29", .xcode, false), ("0", .xcode, false),
        ("18.5", .system(.iOS), true), ("19", .system(.iOS), false), ("26.1", .system(.iOS), true),
        ("99", .system(.iOS), false), ("0", .system(.iOS), false), ("15", .system(.macOS), true),
        ("10.15", .system(.macOS), true), ("16", .system(.macOS), false), ("11", .system(.watchOS), true),
        ("12", .system(.watchOS), false), ("2", .system(.visionOS), true), ("3", .system(.visionOS), false),
        ("26", .system(.visionOS), true), ("10", .xcode, false), ("11", .xcode, true), ("12.4", .system(.iOS), false),
        ("13", .system(.iOS), true), ("5", .system(.iPadOS), false), ("13", .system(.macCatalyst), true),
        ("10.14", .system(.macOS), false), ("5", .system(.watchOS), false), ("6", .system(.watchOS), true),
    ])
    func exists(text: String, product: Release.Product, isThere: Bool) throws {
        #expect(Release.exists(try #require(Version(text)), of: product) == isThere)
    }

    @Test(arguments: [("16", 15), ("26", 16), ("27", 26), ("16.4", 16), ("15", 14)])
    func before(text: String, major: Int) throws {
        #expect(Release.major(before: try #require(Version(text))) == major)
    }
}
