// work
import SwiftUI

struct After: View {
    var body: some View { EmptyView() }
}
