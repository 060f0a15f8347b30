// work
import SwiftUI

struct AfterWithNumbers: View {
    var body: some View { EmptyView() }
}
