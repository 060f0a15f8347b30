// What `import SwiftUI` brings along on Apple's systems: Foundation, Combine, Observation and, on iOS, UIKit.
@_exported import Combine
@_exported import Foundation
@_exported import Observation
@_exported import UIKit
