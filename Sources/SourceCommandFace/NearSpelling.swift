import CommandLineSyntax
import KnowledgeModel

/// The word that somebody may have meant, behind the one that is unknown.
enum NearSpelling {
    /// Words longer than this are compared with nothing.
    private static let longest = 100

    /// ` (did you mean “exclude”?)`, or nothing where no word is near.
    static func words(for word: String, among known: [String]) -> Localized<String> {
        guard word.utf8.count <= longest, let nearest = Spelling.nearest(to: word, among: known) else {
            return Localized(english: "", chinese: "")
        }
        return Localized(english: " (did you mean “\(nearest)”?)", chinese: "（是不是想写“\(nearest)”？）")
    }
}
