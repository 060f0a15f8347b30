/// What a project's file `.picker-doctor.json` asks for.
///
/// ```json
/// {
///     "exclude": ["Generated", "Sources/Legacy/**/*.swift"],   // as in .gitignore
///     "skip": ["too-many-options"], "only": [],                // names of checks
///     "sdk": "26", "platforms": ["iOS", "macOS"], "minimumOS": { "iOS": "17.0" },
///     "severity": { "empty-picker-title": "advice", "heavy-work-in-body": "off" },
///     "strict": true,                                          // warnings fail too
///     "baseline": "picker-doctor-baseline.json"                // old findings, see `Baseline`
/// }
/// ```
package struct CheckConfiguration: Hashable, Sendable {
    /// The folder of the file, with a slash at its end; empty for the current one.
    package var folder: String
    package var exclude: [PathPattern] = []
    package var skip: Set<Slug> = []
    package var only: Set<Slug> = []
    package var sdk: Version?
    package var platforms: Set<Applicability.Platform>?
    package var minimumOS: [Applicability.Platform: Version] = [:]
    package var severities: [Slug: Severity] = [:]
    package var isStrict = false
    /// The file with old findings, found from the current folder.
    package var baseline: String?

    package init(folder: String = "") { self.folder = folder }

    package static let fileName = ".picker-doctor.json"

    /// The file that counts for a path: in its folder or the nearest one above that has one.
    package static func nearest(to path: String) -> String? {
        guard var folder = SourceFiles.absolutePath(of: path) ?? SourceFiles.absolutePath(of: parent(of: path)) else {
            return nil
        }
        while true {
            let file = folder == "/" ? "/" + fileName : folder + "/" + fileName
            if SourceFiles.status(of: file) != nil { return file }
            if folder == "/" || folder.isEmpty { return nil }
            folder = parent(of: folder)
        }
    }

    /// The folder that a path lies in.
    static func parent(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }
}
