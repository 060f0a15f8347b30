import SwiftUI

#if !BARE
    enum Size: CaseIterable {
        case small, large
    }

#endif
struct SizePicker: View {
    #if OPTIONAL
        @Binding var size: Size?
    #else
        @Binding var size: Size
    #endif

    var body: some View {
        Picker("Size", selection: $size) {
            #if NEW
                Text("New").tag(Size.large)
            #endif
            Text("Small").tag(Size.small)
        }
        .pickerStyle(.STYLE)
    }
}
