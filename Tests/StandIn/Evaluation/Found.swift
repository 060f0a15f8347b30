import SwiftUI

/// Where a view stands: what lives on between evaluations is kept by it.
typealias Place = String

/// A row of a picker's list.
@MainActor struct FoundRow {
    var place: Place
    var label: String
    var tags: Tags
    /// Whether a tap does nothing, by `selectionDisabled`. `disabled` does not do that to an option.
    ///
    /// Source: `Knowledge/Entries/options/option-needs-selectiondisabled`.
    var isDisabled: Bool
}

/// A row as the picker sees it.
@MainActor struct FoundOption {
    enum Match {
        /// No tag of the selection's type: a tap does nothing.
        ///
        /// Source: OpenSwiftUI, `View/Tag.swift`, `TagIndexProjection`.
        case untagged
        case tagged(isSelection: Bool)
        /// Sources contradict each other about whether there is a tag.
        case contradictory
    }

    var row: FoundRow
    var match: Match
    /// Writes the tag to the selection.
    var choose: () -> Void = {}
    /// Whether a selection read later is the option's tag.
    var isTag: (AnyHashable) -> Bool = { _ in false }
    /// Whether the tag says another thing than the row was made for: the offset of a constant range's row.
    var isOffset = false

    var isMarked: Bool { if case .tagged(isSelection: true) = match { true } else { false } }
}

/// A picker with its options.
@MainActor struct FoundPicker {
    var place: Place
    var title: String
    var selectionType: String
    var selection: AnyHashable
    var selectionText: String
    /// Whether several sources disagree, which a picker shows as a mixed state.
    var isMixed: Bool
    var options: [FoundOption]
    var isDisabled: Bool
    /// Reads the selection anew.
    var read: () -> AnyHashable
}

/// A button with what it says.
@MainActor struct FoundButton {
    var place: Place
    var label: String
    var isCancel: Bool
    var isDisabled: Bool
    /// Whether it stands in an alert, a sheet or the like.
    var isPresented: Bool
    var press: @MainActor () -> Void
}

@MainActor struct FoundChange {
    struct Value {
        var current: Any
        var isInitial: Bool
        var differs: (Any) -> Bool
        var act: (_ earlier: Any) -> Void
    }

    var place: Place
    var value: Value
}

@MainActor struct FoundTask {
    struct Work {
        var id: Any
        var differs: (Any) -> Bool
        var run: @Sendable () async -> Void
    }

    var place: Place
    var work: Work
}

/// All that one evaluation of the view tree found.
@MainActor struct Frame {
    var pickers: [FoundPicker] = []
    var buttons: [FoundButton] = []
    var changes: [FoundChange] = []
    var tasks: [FoundTask] = []
    var appearances: [(place: Place, act: () -> Void)] = []
    var presentations: Set<Place> = []
    /// What SwiftUI prints about rows, with the fault that it tells.
    var rowLines: [(text: String, fault: FaultOfRows)] = []

    enum FaultOfRows {
        case sharedIdentity
        case rowCountChanges
    }
}
