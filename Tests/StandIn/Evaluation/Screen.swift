import SwiftUI

/// A view on screen: evaluated again whenever something that it reads has changed, with its state kept.
@MainActor final class Screen {
    /// After so many evaluations in a row a view counts as settled, whatever else it wants to change.
    static let passLimit = 12

    private let root: any View
    private let keeper: StateKeeper
    private let outside: Outside
    private(set) var frame = Frame()
    /// What SwiftUI printed since `takeLines`.
    private var lines: [[Line]] = []

    private var appeared: Set<Place> = []
    private var values: [Place: Any] = [:]
    private var taskIDs: [Place: Any] = [:]

    struct Line: Hashable {
        var text: String
        var fault: Frame.FaultOfRows?
    }

    /// What the world outside of the view and the screen tell each other.
    @MainActor final class Outside {
        fileprivate var isDue = true
        /// How often the view called a closure that it was given.
        var calls = 0

        /// Says that something that the view reads has changed.
        func invalidate() { isDue = true }
    }

    var calls: Int { outside.calls }

    init(_ make: (Outside) -> any View) {
        let outside = Outside()
        self.outside = outside
        keeper = StateKeeper { outside.isDue = true }
        root = make(outside)
    }

    /// Evaluates until nothing changes any more, with `onAppear` and `onChange`, but without waiting for tasks.
    func settle() {
        if keeper.stored.contains(where: { $0.read() != $0.text }) { outside.isDue = true }
        for _ in 0..<Self.passLimit where outside.isDue {
            outside.isDue = false
            evaluate()
            act()
            if keeper.stored.contains(where: { $0.read() != $0.text }) { outside.isDue = true }
        }
    }

    private func evaluate() {
        keeper.begin()
        let walk = Walk(keeper: keeper)
        withObservationTracking {
            walk.visit(root, at: "", Walk.Surroundings())
        } onChange: { [outside] in
            MainActor.assumeIsolated { outside.isDue = true }
        }
        keeper.end()
        frame = walk.frame
        lines.append(
            frame.rowLines.map { Line(text: $0.text, fault: $0.fault) }
                + frame.pickers.compactMap(\.consoleLine).map { Line(text: $0, fault: nil) })
    }

    private func act() {
        let places = Set(frame.appearances.map(\.place))
        let new = frame.appearances.filter { !appeared.contains($0.place) }
        appeared = places
        for appearance in new { appearance.act() }
        let before = values
        values = Dictionary(frame.changes.map { ($0.place, $0.value.current) }) { first, _ in first }
        for change in frame.changes {
            if let earlier = before[change.place] {
                if change.value.differs(earlier) { change.value.act(earlier) }
            } else if change.value.isInitial {
                change.value.act(change.value.current)
            }
        }
    }

    /// Starts the tasks that are due and waits for them; says whether there were any.
    func work() async -> Bool {
        let before = taskIDs
        taskIDs = Dictionary(frame.tasks.map { ($0.place, $0.work.id) }) { first, _ in first }
        let due = frame.tasks.filter { task in before[task.place].map(task.work.differs) ?? true }
        for task in due { await Patience.finish(task.work.run) }
        return !due.isEmpty
    }

    /// The lines printed since the last call: those of the last evaluation, and those that were gone by then.
    func takeLines() -> (standing: [Line], passing: [Line]) {
        let standing = lines.last ?? []
        let passing = lines.dropLast().flatMap(\.self).filter { !standing.contains($0) }
        lines = []
        return (standing, passing)
    }
}

/// Waits for asynchronous work, but not for ever: some of it never ends.
@MainActor enum Patience {
    static func finish(_ work: @escaping @Sendable () async -> Void) async {
        let end = End()
        let task = Task { @MainActor in
            await work()
            end.isReached = true
        }
        await wait { end.isReached }
        if !end.isReached { task.cancel() }
    }

    /// Lets tasks go on that an action started.
    static func pause() async { for _ in 0..<50 { await Task.yield() } }

    private static func wait(until isReached: () -> Bool) async {
        for _ in 0..<200 where !isReached() { await Task.yield() }
        for _ in 0..<20 where !isReached() { try? await ContinuousClock().sleep(for: .milliseconds(5)) }
    }

    private final class End {
        var isReached = false
    }
}

extension FoundPicker {
    /// What SwiftUI prints where no tag equals the selection; nil where one does, or where nobody knows.
    ///
    /// Source: AvdLee/Roadmap#84 and AuroraEditor#731 quote the line.
    var consoleLine: String? {
        guard hasNoMark else { return nil }
        return "Picker: the selection \"\(selectionText)\" is invalid and does not have an associated tag, "
            + "this will give undefined results."
    }

    var hasNoMark: Bool {
        let isKnown = !options.contains { if case .contradictory = $0.match { true } else { false } }
        return isKnown && !isMixed && !options.contains(where: \.isMarked)
    }
}
