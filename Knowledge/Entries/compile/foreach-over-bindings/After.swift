// work
import SwiftUI

struct Crew: Identifiable, Hashable {
    let id: Int
    var role: String
}

struct DutyForm: View {
    @State private var crews = [Crew(id: 1, role: "Driver"), Crew(id: 2, role: "Medic")]
    @State private var role = "Driver"

    var body: some View {
        Form {
            Picker("Duty", selection: $role) {
                ForEach(crews) { crew in
                    Text(crew.role).tag(crew.role)
                }
            }
        }
    }
}
