// As much of UIKit as samples of pickers use, from its public signatures.
@_exported import Foundation

@MainActor
open class UIResponder: NSObject {
    @discardableResult open func becomeFirstResponder() -> Bool { false }
    @discardableResult open func resignFirstResponder() -> Bool { false }
}

/// A view that takes appearance settings for all of its class.
@MainActor
public protocol UIAppearance: NSObjectProtocol {
    static func appearance() -> Self
    static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
}

@MainActor
public protocol UIAppearanceContainer: NSObjectProtocol {}

@MainActor
open class UIView: UIResponder, UIAppearance, UIAppearanceContainer {
    public enum ContentMode: Int, Sendable {
        case scaleToFill
        case scaleAspectFit
        case scaleAspectFill
        case center
    }

    public struct AutoresizingMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let flexibleWidth = AutoresizingMask(rawValue: 2)
        public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    }

    open var frame: CGRect = .zero
    open var bounds: CGRect = .zero
    open var backgroundColor: UIColor?
    open var tintColor: UIColor! = UIColor.systemBlue
    open var alpha: CGFloat = 1
    open var isHidden = false
    open var clipsToBounds = false
    open var isUserInteractionEnabled = true
    open var tag = 0
    open var contentMode = ContentMode.scaleToFill
    open var autoresizingMask: AutoresizingMask = []
    open var translatesAutoresizingMaskIntoConstraints = true
    open private(set) var subviews: [UIView] = []
    open private(set) weak var superview: UIView?
    open var maximumContentSizeCategory: UIContentSizeCategory?
    open var minimumContentSizeCategory: UIContentSizeCategory?
    open var traitCollection: UITraitCollection { UITraitCollection() }
    open var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric) }
    public static let noIntrinsicMetric: CGFloat = -1
    open var showsLargeContentViewer = false
    open var accessibilityLabel: String?
    open var accessibilityIdentifier: String?

    public init(frame: CGRect) {
        super.init()
        self.frame = frame
        bounds = CGRect(origin: .zero, size: frame.size)
    }
    public convenience override init() { self.init(frame: .zero) }
    public required init?(coder: NSCoder) {
        super.init()
    }

    open func addSubview(_ view: UIView) {
        subviews.append(view)
        view.superview = self
    }
    open func layoutSubviews() {}
    open func setNeedsLayout() {}
    open func layoutIfNeeded() {}
    open func sizeToFit() {}
    open func sizeThatFits(_ size: CGSize) -> CGSize { size }
    open func invalidateIntrinsicContentSize() {}
    open func didMoveToWindow() {}
    open func didMoveToSuperview() {}
    open func willMove(toSuperview newSuperview: UIView?) {}
    open func removeFromSuperview() {}
    open func setNeedsDisplay() {}
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {}
    open func setContentCompressionResistancePriority(
        _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
    ) {}
    open func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { targetSize }
    public static let layoutFittingCompressedSize = CGSize.zero
    open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

    open class func appearance() -> Self { proxy() }
    open class func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self {
        proxy()
    }

    /// The proxy of a class: an instance of its own, kept so that settings can be read back.
    private static func proxy() -> Self {
        let key = ObjectIdentifier(self)
        if let kept = proxies[key] as? Self { return kept }
        guard let made = self.init(coder: NSCoder()) else { fatalError("no proxy of \(self)") }
        proxies[key] = made
        return made
    }
    private static var proxies: [ObjectIdentifier: UIView] = [:]
}

open class UIEvent: NSObject {}

public struct UILayoutPriority: Hashable, RawRepresentable, Sendable {
    public let rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    public static let required = UILayoutPriority(1000)
    public static let defaultHigh = UILayoutPriority(750)
    public static let defaultLow = UILayoutPriority(250)
    public static let fittingSizeLevel = UILayoutPriority(50)
}

open class NSLayoutConstraint: NSObject {
    public enum Axis: Int, Sendable {
        case horizontal
        case vertical
    }
}

@MainActor
open class UIViewController: UIResponder {
    open var view: UIView! = UIView()
    open var title: String?
    open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
    open func viewDidLoad() {}
}

@MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {}

@MainActor
open class UIApplication: UIResponder {
    public static let shared = UIApplication()
    open var preferredContentSizeCategory: UIContentSizeCategory { .large }
}

@MainActor
open class UILabel: UIView {
    open var text: String?
    open var font: UIFont! = UIFont.systemFont(ofSize: 17)
    open var textColor: UIColor! = UIColor.label
    open var textAlignment = NSTextAlignment.natural
    open var numberOfLines = 1
    open var adjustsFontSizeToFitWidth = false
    open var minimumScaleFactor: CGFloat = 0
    open var adjustsFontForContentSizeCategory = false
}

public enum NSTextAlignment: Int, Sendable {
    case left
    case center
    case right
    case justified
    case natural
}
