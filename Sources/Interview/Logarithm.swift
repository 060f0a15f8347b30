#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Logarithms and exponentials in the two units that the interview uses: natural for adding evidence, bits for showing it.
enum Logarithm {
    /// The natural logarithm; minus infinity for 0.
    static func natural(_ value: Double) -> Double { log(value) }

    /// The inverse of the natural logarithm; 0 for minus infinity.
    static func exponential(_ value: Double) -> Double { exp(value) }

    /// A natural logarithm in bits.
    static func bits(fromNatural value: Double) -> Double { value / log(2) }
}
