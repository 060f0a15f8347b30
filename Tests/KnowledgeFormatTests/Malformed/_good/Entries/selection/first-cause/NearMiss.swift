// work
import SwiftUI

struct NearMiss: View {
    var body: some View { EmptyView() }
}
