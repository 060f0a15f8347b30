extension String {
    /// What stands behind the last dot: `Inner` of `Outer.Inner`.
    package var lastName: String { split(separator: ".").last.map(String.init) ?? self }
}
