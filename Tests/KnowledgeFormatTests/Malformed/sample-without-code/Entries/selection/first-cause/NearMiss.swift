// work
import SwiftUI

// Nothing.
