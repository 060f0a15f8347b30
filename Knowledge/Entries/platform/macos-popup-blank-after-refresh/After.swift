// work
import SwiftUI

struct FilmScene: Identifiable, Equatable {
    let id: UUID
    let name: String
}

struct ScenePicker: View {
    let scenes: [FilmScene]
    @Binding var sceneID: UUID?

    var body: some View {
        Picker("Scene", selection: $sceneID) {
            Text("None").tag(UUID?.none)
            ForEach(scenes) { scene in
                Text(scene.name).tag(Optional(scene.id))
            }
        }
        .labelsHidden()
        .id(scenes.map(\.id))
    }
}
