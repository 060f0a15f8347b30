import SwiftUI

#if !BARE && OPTIONS_STATIC
    /// Stands for your own type: its cases are the options.
    enum Period: CaseIterable {
        case day, week, month

        var title: LocalizedStringKey {
            switch self {
            case .day: "Day"
            case .week: "Week"
            case .month: "Month"
            }
        }
    }

#elseif !BARE
    /// Stands for your own type: a small value that does not change while it is an option.
    struct Period: Hashable {
        var name: String
    }

#endif
/// Segments; at the text sizes for accessibility a menu, whose text grows.
struct PeriodPicker: View {
    #if OPTIONS_DYNAMIC
        let periods: [Period]
    #endif
    #if OPTIONAL
        @Binding var period: Period?
    #else
        @Binding var period: Period
    #endif
    @Environment(\.dynamicTypeSize) private var textSize

    var body: some View {
        #if CONTAINER_STACK
            VStack(alignment: .leading) {
                Text("Period")
                    .accessibilityHidden(true)
                if textSize.isAccessibilitySize {
                    picker.pickerStyle(.menu)
                } else {
                    picker.pickerStyle(.segmented)
                }
            }
        #else
            CONTAINER {
                if textSize.isAccessibilitySize {
                    picker.pickerStyle(.menu)
                } else {
                    picker.pickerStyle(.segmented)
                }
            }
        #endif
    }

    private var picker: some View {
        Picker("Period", selection: $period) {
            #if OPTIONAL
                Text("None").tag(nil as Period?)
            #endif
            #if OPTIONS_STATIC
                ForEach(Period.allCases, id: \.self) { option in
                    #if OPTIONAL && !INCLUDE_OPTIONAL
                        Text(option.title).tag(option as Period?)
                    #else
                        Text(option.title).tag(option)
                    #endif
                }
            #else
                ForEach(periods, id: \.self) { option in
                    #if OPTIONAL && !INCLUDE_OPTIONAL
                        Text(option.name).tag(option as Period?)
                    #else
                        Text(option.name).tag(option)
                    #endif
                }
            #endif
        }
        #if CONTAINER_STACK
            .labelsHidden()
        #endif
    }
}
