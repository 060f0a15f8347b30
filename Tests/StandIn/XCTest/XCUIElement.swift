@MainActor
public protocol XCUIElementAttributes {
    var identifier: String { get }
    var frame: CGRect { get }
    var value: Any? { get }
    var title: String { get }
    var label: String { get }
    var isEnabled: Bool { get }
    var isSelected: Bool { get }
}

/// Queries for the descendants of a type.
@MainActor
public protocol XCUIElementTypeQueryProvider {
    var firstMatch: XCUIElement { get }
    var buttons: XCUIElementQuery { get }
    var cells: XCUIElementQuery { get }
    var collectionViews: XCUIElementQuery { get }
    var menuItems: XCUIElementQuery { get }
    var pickerWheels: XCUIElementQuery { get }
    var pickers: XCUIElementQuery { get }
    var popUpButtons: XCUIElementQuery { get }
    var radioButtons: XCUIElementQuery { get }
    var radioGroups: XCUIElementQuery { get }
    var segmentedControls: XCUIElementQuery { get }
    var staticTexts: XCUIElementQuery { get }
}

@MainActor
open class XCUIElement: NSObject, XCUIElementAttributes, XCUIElementTypeQueryProvider {
    public enum ElementType: UInt, Sendable {
        case any = 0
        case button = 9
        case radioButton = 10
        case radioGroup = 11
        case popUpButton = 14
        case staticText = 48
        case cell = 75
    }

    open var exists: Bool { false }
    open var isHittable: Bool { false }
    open func waitForExistence(timeout: TimeInterval) -> Bool { false }
    open func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery { XCUIElementQuery() }
    open func children(matching type: XCUIElement.ElementType) -> XCUIElementQuery { XCUIElementQuery() }

    open func tap() {}
    @available(iOS 15.0, macOS 10.11, *)
    open func click() {}
    @available(iOS 9.0, *)
    @available(macOS, unavailable)
    @available(tvOS, unavailable)
    open func adjust(toPickerWheelValue pickerWheelValue: String) {}

    open var identifier: String { "" }
    open var frame: CGRect { .zero }
    open var value: Any? { nil }
    open var title: String { "" }
    open var label: String { "" }
    open var isEnabled: Bool { false }
    open var isSelected: Bool { false }
}

@MainActor
open class XCUIElementQuery: NSObject, XCUIElementTypeQueryProvider {
    open var element: XCUIElement { XCUIElement() }
    open var count: Int { 0 }
    open var allElementsBoundByIndex: [XCUIElement] { [] }
    open func element(boundBy index: Int) -> XCUIElement { XCUIElement() }
    open func matching(identifier: String) -> XCUIElementQuery { self }
    open func matching(_ elementType: XCUIElement.ElementType, identifier: String?) -> XCUIElementQuery { self }
    open func descendants(matching type: XCUIElement.ElementType) -> XCUIElementQuery { self }
    open subscript(key: String) -> XCUIElement { XCUIElement() }
}

@MainActor
open class XCUIApplication: XCUIElement {
    open var launchArguments: [String] = []
    open var launchEnvironment: [String: String] = [:]
    public override init() {}
    public init(bundleIdentifier: String) {}
    open func launch() {}
    open func activate() {}
    open func terminate() {}
}

extension XCUIElementTypeQueryProvider {
    public var firstMatch: XCUIElement { XCUIElement() }
    public var buttons: XCUIElementQuery { XCUIElementQuery() }
    public var cells: XCUIElementQuery { XCUIElementQuery() }
    public var collectionViews: XCUIElementQuery { XCUIElementQuery() }
    public var menuItems: XCUIElementQuery { XCUIElementQuery() }
    public var pickerWheels: XCUIElementQuery { XCUIElementQuery() }
    public var pickers: XCUIElementQuery { XCUIElementQuery() }
    public var popUpButtons: XCUIElementQuery { XCUIElementQuery() }
    public var radioButtons: XCUIElementQuery { XCUIElementQuery() }
    public var radioGroups: XCUIElementQuery { XCUIElementQuery() }
    public var segmentedControls: XCUIElementQuery { XCUIElementQuery() }
    public var staticTexts: XCUIElementQuery { XCUIElementQuery() }
}
