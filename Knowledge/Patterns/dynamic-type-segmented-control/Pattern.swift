import SwiftUI
import UIKit

#if !BARE && OPTIONS_STATIC
    /// Stands for your own type: its cases are the options.
    enum Period: CaseIterable {
        case day, week, month

        var title: String {
            switch self {
            case .day: String(localized: "Day")
            case .week: String(localized: "Week")
            case .month: String(localized: "Month")
            }
        }
    }

#elseif !BARE
    /// Stands for your own type: a small value with a title for its segment.
    struct Period: Hashable {
        var title: String
    }

#endif
struct PeriodControl: View {
    #if OPTIONS_DYNAMIC
        let periods: [Period]
    #endif
    #if OPTIONAL
        @Binding var period: Period?
    #else
        @Binding var period: Period
    #endif

    var body: some View {
        #if OPTIONS_STATIC
            ScaledSegments("Period", selection: $period, options: Period.allCases, title: \.title)
                .dynamicTypeSize(.medium ... .accessibility1)
        #else
            ScaledSegments("Period", selection: $period, options: periods, title: \.title)
                .dynamicTypeSize(.medium ... .accessibility1)
        #endif
    }
}

/// A segmented control whose titles follow the text size, within the range that `dynamicTypeSize(_:)` sets around it.
struct ScaledSegments<Value: Hashable>: View {
    private let label: LocalizedStringKey
    private let segments: SegmentedControl<Value>

    /// - Parameters:
    ///   - label: what is chosen, for VoiceOver; the control itself draws no label.
    ///   - options: the values to choose from, a segment each.
    ///   - fontName: the PostScript name of a font; the system's where there is none of that name.
    ///   - title: the words on an option's segment.
    init(
        _ label: LocalizedStringKey,
        #if OPTIONAL
            selection: Binding<Value?>,
        #else
            selection: Binding<Value>,
        #endif
        options: [Value],
        fontName: String? = nil,
        title: (Value) -> String
    ) {
        self.label = label
        segments = SegmentedControl(
            selection: selection, options: options, titles: options.map(title), fontName: fontName)
    }

    var body: some View {
        segments
            .accessibilityElement(children: .contain)
            .accessibilityLabel(label)
    }
}

private struct SegmentedControl<Value: Hashable>: UIViewRepresentable {
    #if OPTIONAL
        @Binding var selection: Value?
    #else
        @Binding var selection: Value
    #endif
    let options: [Value]
    let titles: [String]
    let fontName: String?

    /// Outlives the values of this view, so it gets what it calls anew with each update.
    @MainActor final class Coordinator {
        var choose: (Int) -> Void = { _ in }
    }

    func makeCoordinator() -> Coordinator { Coordinator() }

    func makeUIView(context: Context) -> UISegmentedControl {
        let control = UISegmentedControl(items: titles)
        control.apportionsSegmentWidthsByContent = true
        control.setContentHuggingPriority(.defaultHigh, for: .vertical)
        control.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        let coordinator = context.coordinator
        let action = UIAction { [weak control] _ in
            if let control { coordinator.choose(control.selectedSegmentIndex) }
        }
        control.addAction(action, for: .valueChanged)
        return control
    }

    func updateUIView(_ control: UISegmentedControl, context: Context) {
        context.coordinator.choose = { index in
            guard options.indices.contains(index) else { return }
            selection = options[index]
        }
        showTitles(on: control)
        showSelection(on: control)
        showFont(on: control, at: context.environment.dynamicTypeSize)
        control.isEnabled = context.environment.isEnabled
    }

    private func showTitles(on control: UISegmentedControl) {
        guard control.numberOfSegments == titles.count else {
            control.removeAllSegments()
            for (index, title) in titles.enumerated() {
                control.insertSegment(withTitle: title, at: index, animated: false)
            }
            return
        }
        for (index, title) in titles.enumerated() where control.titleForSegment(at: index) != title {
            control.setTitle(title, forSegmentAt: index)
        }
    }

    /// No segment is marked while the selection is none of the options.
    private func showSelection(on control: UISegmentedControl) {
        #if OPTIONAL
            let index = selection.flatMap(options.firstIndex) ?? UISegmentedControl.noSegment
        #else
            let index = options.firstIndex(of: selection) ?? UISegmentedControl.noSegment
        #endif
        if control.selectedSegmentIndex != index { control.selectedSegmentIndex = index }
    }

    /// The size is read from the environment, which changes with the user's setting and stays in the range set there.
    private func showFont(on control: UISegmentedControl, at size: DynamicTypeSize) {
        let system = UIFont.systemFont(ofSize: 13, weight: .medium)
        let base = fontName.flatMap { UIFont(name: $0, size: 13) } ?? system
        let traits = UITraitCollection(preferredContentSizeCategory: UIContentSizeCategory(size))
        let font = UIFontMetrics(forTextStyle: .footnote).scaledFont(for: base, compatibleWith: traits)
        guard control.titleTextAttributes(for: .normal)?[.font] as? UIFont != font else { return }
        control.setTitleTextAttributes([.font: font], for: .normal)
        control.invalidateIntrinsicContentSize()
    }
}
