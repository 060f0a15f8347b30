public struct Image: Equatable, Sendable {
    /// Where the picture comes from.
    public let _name: String

    init(source: String) { _name = source }

    public init(_ name: String, bundle: Bundle? = nil) { self.init(source: name) }
    public init(_ name: String, variableValue: Double?, bundle: Bundle? = nil) { self.init(source: name) }
    public init(_ name: String, bundle: Bundle? = nil, label: Text) { self.init(source: name) }
    public init(_ resource: ImageResource) { self.init(source: resource.name) }
    public init(decorative name: String, bundle: Bundle? = nil) { self.init(source: name) }
    public init(systemName: String) { self.init(source: systemName) }
    public init(systemName: String, variableValue: Double?) { self.init(source: systemName) }
    public init(uiImage: UIImage) { self.init(source: "uiImage") }

    public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
        case up
        case upMirrored
        case down
        case downMirrored
        case left
        case leftMirrored
        case right
        case rightMirrored
    }

    public enum ResizingMode: Sendable {
        case tile
        case stretch
    }

    public enum TemplateRenderingMode: Sendable {
        case template
        case original
    }

    public enum Scale: Sendable {
        case small
        case medium
        case large
    }

    public enum Interpolation: Sendable {
        case none
        case low
        case medium
        case high
    }

    public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
        self
    }
    public func renderingMode(_ renderingMode: TemplateRenderingMode?) -> Image { self }
    public func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> Image { self }
    public func interpolation(_ interpolation: Interpolation) -> Image { self }
    public func antialiased(_ isAntialiased: Bool) -> Image { self }
}

extension Image: View, _PrimitiveView {
    public typealias Body = Never
}

public struct SymbolRenderingMode: Sendable {
    let name: String
    public static let monochrome = SymbolRenderingMode(name: "monochrome")
    public static let multicolor = SymbolRenderingMode(name: "multicolor")
    public static let hierarchical = SymbolRenderingMode(name: "hierarchical")
    public static let palette = SymbolRenderingMode(name: "palette")
}

public struct SymbolVariants: Hashable, Sendable {
    let name: String
    public static let none = SymbolVariants(name: "none")
    public static let circle = SymbolVariants(name: "circle")
    public static let square = SymbolVariants(name: "square")
    public static let rectangle = SymbolVariants(name: "rectangle")
    public static let fill = SymbolVariants(name: "fill")
    public static let slash = SymbolVariants(name: "slash")
    public var fill: SymbolVariants { self }
    public var slash: SymbolVariants { self }
}

/// A picture of the asset catalogue.
public struct ImageResource: Hashable, Sendable {
    let name: String
    public init(name: String, bundle: Bundle) { self.name = name }
}

/// A colour of the asset catalogue.
public struct ColorResource: Hashable, Sendable {
    let name: String
    public init(name: String, bundle: Bundle) { self.name = name }
}
