import KnowledgeModel
import PickerCheck

/// What is said of a release that there is not.
enum ReleaseWords {
    static func missing(_ version: Version, of product: Release.Product) -> Localized<String> {
        let (first, last) = (Release.first(of: product), Release.last(of: product))
        let (year, newest) = (Release.firstYear, Release.newest)
        let name =
            switch product {
            case .xcode: "Xcode"
            case .system(let platform): platform.rawValue
            }
        let hint =
            product == .xcode
            ? Localized(
                english: "; it is the release of Xcode that counts, not that of iOS",
                chinese: "；这里要写 Xcode 的版本，而不是 iOS 的版本")
            : Localized(english: "", chinese: "")
        return Localized(
            english:
                "there is no \(name) \(version) with SwiftUI: the releases are \(first) to \(last), and from \(year) to \(newest)\(hint.english)",
            chinese: "没有带 SwiftUI 的 \(name) \(version)：版本号为 \(first) 至 \(last)，以及 \(year) 至 \(newest)\(hint.chinese)")
    }
}
