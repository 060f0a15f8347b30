// misbehave
import SwiftUI
