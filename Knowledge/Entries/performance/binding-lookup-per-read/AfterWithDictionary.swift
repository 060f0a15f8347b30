// work
import SwiftUI

struct Department: Identifiable, Hashable {
    let id: Int
    let name: String
}

struct Directory {
    let departments: [Department]
    let byID: [Int: Department]

    init(_ departments: [Department]) {
        self.departments = departments
        byID = Dictionary(uniqueKeysWithValues: departments.map { ($0.id, $0) })
    }
}

struct StaffForm: View {
    let directory: Directory
    @Binding var departmentID: Int?

    var body: some View {
        Form {
            Picker("Department", selection: chosen) {
                Text("None").tag(Department?.none)
                ForEach(directory.departments) { department in
                    Text(department.name).tag(Optional(department))
                }
            }
        }
    }

    private var chosen: Binding<Department?> {
        Binding(
            get: { departmentID.flatMap { directory.byID[$0] } },
            set: { departmentID = $0?.id }
        )
    }
}
