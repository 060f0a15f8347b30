import Foundation
import Testing

@testable import PickerCheck

/// Where the project around a file begins.
struct ProjectFolderTests {
    /// What lies in a folder, the path that is asked about, the person's own folder, and where the project begins, from the
    /// folder on.
    static let cases: [(files: [String], path: String, home: String?, project: String?)] = [
        (["App/Package.swift", "App/Sources/A.swift"], "App/Sources/A.swift", nil, "App"),
        (["App/Package.swift", "App/Sources/A.swift"], "App/Sources", nil, "App"),
        (["App/Package.swift", "App/Kit/Package.swift", "App/Kit/A.swift"], "App/Kit/A.swift", nil, "App/Kit"),
        (["App/.git/HEAD", "App/A.swift"], "App/A.swift", nil, "App"),
        (["App/.picker-doctor.json", "App/A/A.swift"], "App/A/A.swift", nil, "App"),
        (["App/My.xcodeproj/project.pbxproj", "App/My/A.swift"], "App/My/A.swift", nil, "App"),
        (["App/My.xcworkspace/contents", "App/My/A.swift"], "App/My/A.swift", nil, "App"),
        (["App/.xcodeproj", "App/A.swift"], "App/A.swift", "", nil),
        // The person's own folder is no project, whatever lies in it, and nothing above it is looked at.
        (["home/.git/HEAD", "home/A/A.swift"], "home/A/A.swift", "home", nil),
        (["Package.swift", "home/A.swift"], "home/A.swift", "home", nil),
        (["home/.git/HEAD", "home/App/Package.swift", "home/App/A.swift"], "home/App/A.swift", "home", "home/App"),
        (["A.swift"], "B.swift", "", nil),
    ]

    @Test(arguments: cases)
    func begins(files: [String], path: String, home: String?, project: String?) throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        for file in files { try folder.write("", to: file) }
        func full(_ name: String) -> String { name.isEmpty ? folder.url.path : folder.url.path + "/" + name }
        #expect(ProjectFolder.around(full(path), home: home.map(full)) == project.map(full))
    }

    @Test("Files beside others are found once, a locked folder is passed over, and too many are none")
    func neighbours() throws {
        let folder = try TemporaryFolder()
        defer { folder.remove() }
        for name in ["A.swift", "B/B.swift", "B/C.swift", ".build/D.swift"] { try folder.write("", to: name) }
        let asked = [folder.url.path + "/B/../A.swift"]
        let finder = SwiftFileFinder()
        let found = ["/B/B.swift", "/B/C.swift"].map { folder.url.path + $0 }
        #expect(finder.files(beside: asked, below: folder.url.path, most: 2) == found)
        #expect(finder.files(beside: asked, below: folder.url.path, most: 1) == nil)
        #expect(finder.files(beside: [], below: folder.url.path + "/none", most: 9) == nil)
    }
}
