/// Which module a file belongs to, as far as the folders of packages and projects tell.
extension SourceFile {
    /// Whether what the file declares may be seen from another one, which is not so where their folders are those of two modules.
    ///
    /// Tests see the module that they test, and no module sees its tests.
    func isSeen(from other: SourceFile) -> Bool {
        let (own, asking) = (module, other.module)
        if own.isTest { return asking.isTest && (own.folder == asking.folder) }
        if asking.isTest { return true }
        return own.folder == asking.folder
    }

    /// The folder behind the last `Sources` of the path, or the last folder whose name ends in `Tests`.
    private var module: (folder: String, isTest: Bool) {
        let folders = path.split(separator: "/").dropLast().map(String.init)
        if let tests = folders.lastIndex(where: { $0.hasSuffix("Tests") }) {
            return (folders[...tests].joined(separator: "/"), true)
        }
        guard let sources = folders.lastIndex(of: "Sources"), sources + 1 < folders.count else { return ("", false) }
        return (folders[...(sources + 1)].joined(separator: "/"), false)
    }
}
