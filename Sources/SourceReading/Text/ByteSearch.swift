#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// Looks for bytes among bytes, as quickly as the system's library does.
package enum ByteSearch {
    /// Whether some bytes stand anywhere.
    package static func contains(_ pattern: [UInt8], in bytes: [UInt8]) -> Bool {
        !each(pattern, in: bytes) { _ in false }
    }

    /// Visits the offsets at which some bytes stand, the first one first, until a visit asks to stop.
    ///
    /// - Parameter first: the offset at which the search begins.
    /// - Parameter visit: gets an offset and says whether to go on.
    /// - Returns: whether all were visited.
    @discardableResult
    package static func each(_ pattern: [UInt8], in bytes: [UInt8], from first: Int = 0, _ visit: (Int) -> Bool) -> Bool
    {
        guard let rare = pattern.indices.min(by: { rarity[Int(pattern[$0])] < rarity[Int(pattern[$1])] }) else {
            return true
        }
        let last = bytes.count - pattern.count
        return bytes.withUnsafeBytes { bytes in
            guard let start = bytes.baseAddress else { return true }
            var offset = first + rare
            // The rarest byte leads, since `memchr` passes over the others many at a time.
            while offset - rare <= last,
                let found = memchr(start + offset, Int32(pattern[rare]), last - (offset - rare) + 1)
            {
                let place = UnsafeRawPointer(found) - start - rare
                offset = place + rare + 1
                if memcmp(start + place, pattern, pattern.count) == 0, !visit(place) { return false }
            }
            return true
        }
    }

    /// How frequent each byte is in Swift source, in a rough order: the highest is the most frequent.
    private static let rarity: [UInt8] = {
        var rarity = [UInt8](repeating: 0, count: 256)
        for (number, byte) in "_QZXJKqYjzHWGUV0NOBMREDLFTPAISCkwxvybhfgmupdclsnoirate ".utf8.enumerated() {
            rarity[Int(byte)] = UInt8(number + 1)
        }
        return rarity
    }()
}
