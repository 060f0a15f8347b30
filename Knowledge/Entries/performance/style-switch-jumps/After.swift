// work
import SwiftUI

struct GradeChoice: View {
    @State private var grade = 1
    let isCompact: Bool

    var body: some View {
        VStack(alignment: .leading) {
            if isCompact {
                grades.pickerStyle(.menu).transition(.opacity)
            } else {
                grades.pickerStyle(.segmented).transition(.opacity)
            }
            Text("Your grade is shown to the class.")
        }
        .animation(.easeInOut, value: isCompact)
    }

    private var grades: some View {
        Picker("Grade", selection: $grade) {
            Text("First").tag(1)
            Text("Second").tag(2)
        }
    }
}
