import Findings
import KnowledgeModel
import SourceReading
import SwiftSyntax

/// What every check may ask: types, the build, and how a finding is made.
package struct CheckContext {
    package let inference: TypeInference
    /// The Xcode release whose SDK compiles the code.
    package let sdk: Version
    /// The platforms the code is built for; nil where that is not known.
    package let platforms: Set<Applicability.Platform>?
    /// The oldest release that the app runs on, by platform, where it is known.
    package let minimumOS: [Applicability.Platform: Version]
    let remembered = Remembered()

    /// What several checks ask of the same place; for one thread, as the inference is.
    final class Remembered {
        let paths = Memory<SyntaxIdentifier, [ViewPath]>()
        let likelyPlatforms = Memory<ObjectIdentifier, Set<Applicability.Platform>?>()
        let missingStarts = Memory<SyntaxIdentifier, MissingStartValue?>()
        /// Whether a file is for the Mac alone.
        let appKit = Memory<ObjectIdentifier, Bool>()
    }

    package init(
        inference: TypeInference, sdk: Version = .currentSDK, platforms: Set<Applicability.Platform>? = nil,
        minimumOS: [Applicability.Platform: Version] = [:]
    ) {
        self.inference = inference
        self.sdk = sdk
        self.platforms = platforms
        self.minimumOS = minimumOS
    }

    /// Whether a tag of a type serves an optional selection of it: decided by the SDK.
    package var tagsIncludeOptional: Bool { sdk >= .includeOptionalSDK }

    /// Whether an app declares a type itself, or it is a well-known one that is no other name of something else.
    package func isCertain(_ type: SwiftType, near file: SourceFile) -> Bool {
        inference.isCertain(type, near: file)
    }
}
