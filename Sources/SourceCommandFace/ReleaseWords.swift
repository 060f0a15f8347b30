import KnowledgeModel
import PickerCheck

/// What is said of a release that there is not.
enum ReleaseWords {
    static func missing(_ version: Version, of product: Release.Product) -> Localized<String> {
        let (first, last, newest) = (Release.firstYear, Release.last(of: product), Release.newest)
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
                "there is no \(name) \(version): the releases are 1 to \(last), and from \(first) to \(newest)\(hint.english)",
            chinese: "没有 \(name) \(version)：版本号为 1 至 \(last)，以及 \(first) 至 \(newest)\(hint.chinese)")
    }
}
