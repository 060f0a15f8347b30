import SwiftUI

#if !BARE
    /// Stands for your own type: its cases are the options.
    enum Order: CaseIterable {
        case newest, oldest, alphabetical

        var title: LocalizedStringKey {
            switch self {
            case .newest: "Newest first"
            case .oldest: "Oldest first"
            case .alphabetical: "By name"
            }
        }

        var symbol: String {
            switch self {
            case .newest: "arrow.down"
            case .oldest: "arrow.up"
            case .alphabetical: "textformat"
            }
        }
    }

#endif
struct OrderPicker: View {
    #if OPTIONAL
        @Binding var order: Order?
    #else
        @Binding var order: Order
    #endif

    var body: some View {
        #if CONTAINER_STACK
            Menu {
                Picker("Order", selection: $order) {
                    options
                }
                .pickerStyle(.inline)
            } label: {
                Label(chosenTitle, systemImage: "arrow.up.arrow.down")
                    .padding(.horizontal)
                    .frame(minHeight: 44)
                    .background(.quaternary, in: Capsule())
            }
            .accessibilityLabel("Order")
            .accessibilityValue(Text(chosenTitle))
        #elseif CURRENT_VALUE_LABEL
            CONTAINER {
                Picker("Order", selection: $order) {
                    options
                } currentValueLabel: {
                    Text(chosenTitle)
                }
                .pickerStyle(.menu)
            }
        #else
            CONTAINER {
                LabeledContent("Order") {
                    Menu {
                        Picker("Order", selection: $order) {
                            options
                        }
                        .pickerStyle(.inline)
                    } label: {
                        Text(chosenTitle)
                    }
                    .accessibilityLabel("Order")
                    .accessibilityValue(Text(chosenTitle))
                }
            }
        #endif
    }

    private var chosenTitle: LocalizedStringKey {
        #if OPTIONAL
            order?.title ?? "None"
        #else
            order.title
        #endif
    }

    #if OPTIONAL
        @ViewBuilder private var options: some View {
            Text("None").tag(nil as Order?)
            ForEach(Order.allCases, id: \.self) { option in
                #if INCLUDE_OPTIONAL
                    Label(option.title, systemImage: option.symbol).tag(option)
                #else
                    Label(option.title, systemImage: option.symbol).tag(option as Order?)
                #endif
            }
        }
    #else
        private var options: some View {
            ForEach(Order.allCases, id: \.self) { option in
                Label(option.title, systemImage: option.symbol).tag(option)
            }
        }
    #endif
}
