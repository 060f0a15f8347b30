/// What is known of the standard library and of Apple's frameworks, written as the beginnings of their public interfaces.
///
/// Only what an option, a tag or a selection is made of is here. An interface is parsed when somebody asks for one of its
/// types. Facts from the public interfaces of Swift 6 and of SwiftUI.
enum Interfaces {
    static let files: [SourceFile] = [
        ("Collections", collections), ("Values", values), ("SwiftUI", swiftUI),
    ].map { name, text in
        SourceFile(path: "<\(name)>", bytes: Array(text.utf8), words: WordScan.Words([]), isInterface: true)
    }
}
