import KnowledgeModel

/// The words that name a control, and say with a denial that it is not wanted: "no search", "not a menu", 不要滚轮.
enum RefusalWords {
    static func refusals(in tokens: SentenceTokens) -> [SentenceReading.Refusal] {
        kinds.compactMap { kind in
            let named = kind.phrases.flatMap { Array(tokens.ranges(of: $0)) }
            // 下拉菜单 is one control, and so is a "segmented control".
            let ends = Set(named.map(\.upperBound))
            let longest = Dictionary(named.map { ($0.lowerBound, $0) }) { $0.count > $1.count ? $0 : $1 }.values
            let places = longest.filter { !ends.contains($0.lowerBound) }.sorted { $0.lowerBound < $1.lowerBound }
            let denied = places.filter { tokens.isDenied(at: $0.lowerBound) || tokens.isDenied(behind: $0.upperBound) }
            // "No wheel here, a wheel there": what is wanted too is not refused.
            guard let first = denied.first, denied.count == places.count else { return nil }
            return SentenceReading.Refusal(controls: kind.controls, words: tokens.clauseText(around: first))
        }
    }

    private struct Kind: Sendable {
        let controls: Set<ChoiceControl>
        let phrases: [[String]]

        init(_ controls: Set<ChoiceControl>, _ phrases: String) {
            self.controls = controls
            self.phrases = phrases.split(separator: ",").map { SentenceTokens(String($0)).list }
        }
    }

    private static let kinds = [
        Kind([.searchableList, .filteredList], "search,searchable,searching,search field,search bar,搜索,查找,检索,搜索框"),
        Kind([.picker(.menu), .menuWithPicker], "menu,menus,dropdown,drop down,菜单,下拉"),
        Kind([.picker(.wheel)], "wheel,wheels,滚轮,转轮"),
        Kind(
            [.picker(.segmented), .segmentedOrMenuByTextSize, .segmentedOrMenuBySpace],
            "segments,segmented,segmented control,segmented picker,分段,分段控件"),
        Kind([.picker(.radioGroup)], "radio buttons,radio group,单选按钮"),
        Kind([.picker(.inline)], "inline,内联"), Kind([.picker(.palette)], "palette,调色板"),
        Kind([.toggles], "toggles,checkboxes,复选框"),
    ]
}
