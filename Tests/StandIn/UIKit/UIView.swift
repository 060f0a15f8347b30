// As much of UIKit as samples of pickers use, from its public signatures.
@_exported import Foundation

@MainActor
open class UIResponder: NSObject {}

@MainActor
open class UIView: UIResponder {
    open var frame: CGRect = .zero
    open var bounds: CGRect = .zero
    open var backgroundColor: UIColor?
    open var tintColor: UIColor! = UIColor()
    open var alpha: CGFloat = 1
    open var isHidden = false
    open var isUserInteractionEnabled = true
    open var tag = 0

    public init(frame: CGRect) {
        super.init()
        self.frame = frame
    }
    public convenience override init() { self.init(frame: .zero) }
}

open class UIColor: NSObject, @unchecked Sendable {
    public override init() {}
}
open class UIImage: NSObject, @unchecked Sendable {
    public override init() {}
}
open class UIFont: NSObject, @unchecked Sendable {
    public override init() {}
}
