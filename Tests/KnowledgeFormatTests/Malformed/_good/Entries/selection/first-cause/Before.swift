// misbehave
import SwiftUI

struct Before: View {
    var body: some View { EmptyView() }
}
