// work
import SwiftUI

/// No tag is written, but the loop gives each option its id, which has the selection's type.
struct GradePicker: View {
    @State private var grade = "B"

    var body: some View {
        Form {
            Picker("Grade", selection: $grade) {
                ForEach(["A", "B", "C"], id: \.self) { grade in
                    Text("Grade \(grade)")
                }
            }
        }
    }
}
