extension SiteReader {
    /// Where the code around possible sites is no Swift that the parser knows, so that it may have missed a site: at most one
    /// offset for each section, in the order of the file.
    package func invalidPlaces(in file: SourceFile) -> [Int] {
        let places = Self.words.flatMap { word in
            (file.scan.places[word] ?? []).filter { mayStand(word, at: $0, in: file) }
        }
        return file.knownTrees(at: places).compactMap { SyntaxFault.first(in: $0) }
    }
}
