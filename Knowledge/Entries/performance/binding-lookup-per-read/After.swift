// work
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
            Picker("Department", selection: $departmentID) {
                Text("None").tag(Int?.none)
                ForEach(departments) { department in
                    Text(department.name).tag(Optional(department.id))
                }
            }
        }
    }
}
