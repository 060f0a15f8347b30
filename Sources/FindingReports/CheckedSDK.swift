import PickerCheck

/// The SDK that findings are judged by.
package struct CheckedSDK: Hashable, Sendable {
    package var version: Version
    /// Whether nobody has named it.
    package var isAssumed: Bool

    package init(version: Version, isAssumed: Bool) {
        self.version = version
        self.isAssumed = isAssumed
    }

    package init(_ options: CheckOptions) { self.init(version: options.sdk, isAssumed: options.isSDKAssumed) }
}
