import KnowledgeModel

extension ControlAdvice.Reference {
    /// A page of Apple's SwiftUI reference.
    ///
    /// - Parameter path: the page's path behind `documentation/swiftui/`.
    static func apple(_ page: String, _ path: String) -> Self { .page(page, "swiftui/\(path)") }

    /// A page of Apple's reference.
    ///
    /// - Parameter path: the page's path behind `documentation/`.
    static func page(_ page: String, _ path: String) -> Self {
        Self(
            name: Localized(english: "Apple, \(page)", chinese: "Apple：\(page)"),
            url: "https://developer.apple.com/documentation/\(path)", kind: .apple, mark: .confirmed)
    }

    /// A page of Apple's Human Interface Guidelines.
    static func guidelines(_ page: String, _ path: String) -> Self {
        Self(
            name: Localized(
                english: "Apple, Human Interface Guidelines, \(page)", chinese: "Apple 人机界面指南：\(page)"),
            url: "https://developer.apple.com/design/human-interface-guidelines/\(path)", kind: .apple,
            mark: .confirmed)
    }

    /// A thread of Apple's developer forums.
    static func forum(_ number: String, mark: Source.Mark) -> Self {
        Self(
            name: Localized(english: "Apple's forum, thread \(number)", chinese: "Apple 开发者论坛，帖子 \(number)"),
            url: "https://developer.apple.com/forums/thread/\(number)", kind: .appleForum, mark: mark)
    }

    /// An issue or a pull request.
    static func report(_ place: String, mark: Source.Mark) -> Self {
        Self(
            name: Localized(english: place, chinese: place), url: "https://github.com/\(place)", kind: .repository,
            mark: mark)
    }

    /// The article on `Picker` that the project began with.
    static let foundingArticle = Self(
        name: Localized(
            english: "the table of styles in the article that PickerDoctor began with",
            chinese: "PickerDoctor 缘起的那篇文章中的样式表"), url: nil,
        kind: .article, mark: .unproven)
}
