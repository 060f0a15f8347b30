import PickerHelp

/// The sources of a page by their numbers, in the order in which they are named.
struct SourceNumbers {
    private(set) var list: [ControlAdvice.Reference] = []

    /// - Parameter sources: every source that the page names, as often as it does.
    init(_ sources: [ControlAdvice.Reference]) {
        for source in sources where !list.contains(source) { list.append(source) }
    }

    /// The marks behind a sentence: `[1][3]`; empty for a sentence without a source.
    func marks(_ sources: [ControlAdvice.Reference]) -> String {
        sources.compactMap { list.firstIndex(of: $0) }.map { "[\($0 + 1)]" }.joined()
    }
}
