// work
import SwiftUI
