/// What the code says about one picker, selectable tab view or list.
public struct SiteFacts: Hashable, Sendable {
    public enum Kind: String, Codable, Hashable, Sendable {
        case picker, tabView, list
    }

    /// An expression and its type as Swift spells it; the type is nil where it is not known.
    public struct TypedExpression: Hashable, Sendable {
        public var text: String
        public var type: String?
        public var span: SourceSpan

        public init(text: String, type: String?, span: SourceSpan) {
            self.text = text
            self.type = type
            self.span = span
        }
    }

    /// A tag, as it is written or as a loop gives it.
    public struct Tag: Hashable, Sendable {
        public var expression: TypedExpression
        /// Whether a loop gives it from the element's identity.
        public var isImplicit: Bool

        public init(expression: TypedExpression, isImplicit: Bool) {
            self.expression = expression
            self.isImplicit = isImplicit
        }
    }

    public var kind: Kind
    public var span: SourceSpan
    public var title: String?
    public var selection: TypedExpression?
    /// The value that the selection starts with, where the code shows it.
    public var initialValue: String?
    public var tags: [Tag]
    /// How many options there are, those of a loop over constant data among them; nil where the code does not show it.
    public var optionCount: Int?
    /// The style that is written on it or on what holds it, also where a helper is used; nil where none is.
    public var style: Applicability.Style?
    /// The containers around it wherever it is used, the innermost first.
    public var containers: [Applicability.Container]
    /// What the facts answer of the interview's questions: question to answer.
    public var answers: [String: String]
    /// What it gives to the code of a pattern.
    public var code: CodeFacts
    /// What the checks find at it.
    public var findings: [Finding]
    /// What they would find with other SDKs alone, where nobody has named the SDK.
    public var elsewhere: [Finding]

    public init(
        kind: Kind, span: SourceSpan, title: String? = nil, selection: TypedExpression? = nil,
        initialValue: String? = nil, tags: [Tag] = [], optionCount: Int? = nil, style: Applicability.Style? = nil,
        containers: [Applicability.Container] = [], answers: [String: String] = [:],
        code: CodeFacts = CodeFacts(), findings: [Finding] = [], elsewhere: [Finding] = []
    ) {
        self.kind = kind
        self.span = span
        self.title = title
        self.selection = selection
        self.initialValue = initialValue
        self.tags = tags
        self.optionCount = optionCount
        self.style = style
        self.containers = containers
        self.answers = answers
        self.code = code
        self.findings = findings
        self.elsewhere = elsewhere
    }
}
