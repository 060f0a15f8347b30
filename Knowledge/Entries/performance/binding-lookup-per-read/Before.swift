// misbehave
import SwiftUI

struct Department: Identifiable, Hashable {
    let id: Int
    let name: String
}

struct StaffForm: View {
    let departments: [Department]
    @Binding var departmentID: Int?

    var body: some View {
        Form {
            Picker("Department", selection: chosen) {
                Text("None").tag(Department?.none)
                ForEach(departments) { department in
                    Text(department.name).tag(Optional(department))
                }
            }
        }
    }

    private var chosen: Binding<Department?> {
        Binding(
            get: { departments.first { $0.id == departmentID } },
            set: { departmentID = $0?.id }
        )
    }
}
