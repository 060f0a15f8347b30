/// Turns bytes from a terminal into keys.
///
/// Sources: ECMA-48 for control sequences, "XTerm Control Sequences" for the cursor and editing keys and for bracketed paste.
struct KeyDecoder {
    private var bytes: [UInt8] = []

    private static let pasteStart = Array("\u{1B}[200~".utf8)
    private static let pasteEnd = Array("\u{1B}[201~".utf8)
    private static let escape: UInt8 = 0x1B

    mutating func feed(_ more: [UInt8]) { bytes += more }

    /// Whether bytes wait that are not a whole key.
    var isWaiting: Bool { !bytes.isEmpty }

    /// Whether a paste has begun and not ended: its bytes may take their time.
    var isInPaste: Bool { bytes.starts(with: Self.pasteStart) }

    /// The next key, or nil where more bytes are needed.
    ///
    /// - Parameter isComplete: whether no more bytes are to be expected, so that what is there must do: an escape alone is
    ///   the escape key.
    mutating func next(isComplete: Bool = false) -> Key? {
        while let first = bytes.first {
            let step: Step
            switch first {
            case Self.escape: step = escapeSequence(isComplete: isComplete)
            case 0x0D, 0x0A: step = .key(.enter, 1)
            case 0x09: step = .key(.tab, 1)
            case 0x08, 0x7F: step = .key(.backspace, 1)
            case 0x01...0x1A: step = .key(.control(Character(Unicode.Scalar(first + 0x60))), 1)
            case 0x00...0x1F: step = .skip(1)
            default: step = character(isComplete: isComplete)
            }
            switch step {
            case .key(let key, let length):
                bytes.removeFirst(length)
                return key
            case .skip(let length): bytes.removeFirst(length)
            case .wait: return nil
            }
        }
        return nil
    }

    /// What the waiting bytes begin with.
    private enum Step {
        case key(Key, Int)
        /// Bytes that mean nothing here.
        case skip(Int)
        case wait
    }

    private func escapeSequence(isComplete: Bool) -> Step {
        guard bytes.count > 1 else { return isComplete ? .key(.escape, 1) : .wait }
        switch bytes[1] {
        case UInt8(ascii: "["): return controlSequence(isComplete: isComplete)
        case UInt8(ascii: "O"):
            guard bytes.count > 2 else { return isComplete ? .skip(2) : .wait }
            return Self.key(final: bytes[2], parameter: "").map { .key($0, 3) } ?? .skip(3)
        case Self.escape: return .key(.escape, 1)
        // A key with Alt.
        default: return .skip(2)
        }
    }

    private func controlSequence(isComplete: Bool) -> Step {
        guard let end = bytes.dropFirst(2).firstIndex(where: { !(0x20...0x3F).contains($0) }) else {
            return isComplete ? .skip(bytes.count) : .wait
        }
        if isInPaste { return paste(isComplete: isComplete) }
        // A byte that cannot end a sequence starts something else.
        guard (0x40...0x7E).contains(bytes[end]) else { return .skip(end) }
        let parameters = String(decoding: bytes[2..<end], as: UTF8.self)
        let parameter = parameters.prefix { $0 != ";" }
        return Self.key(final: bytes[end], parameter: String(parameter)).map { .key($0, end + 1) } ?? .skip(end + 1)
    }

    private static func key(final: UInt8, parameter: String) -> Key? {
        switch (Character(Unicode.Scalar(final)), parameter) {
        case ("A", _): .up
        case ("B", _): .down
        case ("C", _): .right
        case ("D", _): .left
        case ("H", _), ("~", "1"), ("~", "7"): .home
        case ("F", _), ("~", "4"), ("~", "8"): .end
        case ("M", ""): .enter
        case ("~", "3"): .delete
        case ("~", "5"): .pageUp
        case ("~", "6"): .pageDown
        default: nil
        }
    }

    private func paste(isComplete: Bool) -> Step {
        let start = Self.pasteStart.count
        let end = bytes.indices.dropFirst(start).first { bytes[$0...].starts(with: Self.pasteEnd) }
        guard let end else { return isComplete ? .key(Self.pasted(bytes[start...]), bytes.count) : .wait }
        return .key(Self.pasted(bytes[start..<end]), end + Self.pasteEnd.count)
    }

    /// Terminals send a carriage return for each line end of the text.
    private static func pasted(_ bytes: ArraySlice<UInt8>) -> Key {
        let text = String(decoding: bytes, as: UTF8.self)
        var result = String.UnicodeScalarView()
        var previous: Unicode.Scalar?
        for scalar in text.unicodeScalars {
            if scalar == "\r" {
                result.append("\n")
            } else if scalar != "\n" || previous != "\r" {
                result.append(scalar)
            }
            previous = scalar
        }
        return .paste(String(result))
    }

    /// A character of UTF-8; a byte that belongs to none is U+FFFD.
    private func character(isComplete: Bool) -> Step {
        let length =
            switch bytes[0] {
            case 0xC2...0xDF: 2
            case 0xE0...0xEF: 3
            case 0xF0...0xF4: 4
            default: 1
            }
        let present = bytes.prefix(length)
        let continues = present.dropFirst().prefix { (0x80...0xBF).contains($0) }.count
        guard continues == present.count - 1 else { return .key(.character("\u{FFFD}"), 1 + continues) }
        guard present.count == length else { return isComplete ? .key(.character("\u{FFFD}"), present.count) : .wait }
        let scalars = String(decoding: present, as: UTF8.self).unicodeScalars
        guard scalars.count == 1, let scalar = scalars.first else { return .key(.character("\u{FFFD}"), length) }
        return .key(.character(Character(scalar)), length)
    }
}
