import CommandLineFace
import Foundation
import Testing

/// The two ends of a pseudo-terminal: the program's, and that of who types and looks.
struct PseudoTerminal {
    let program: Int32
    let person: Int32

    init(columns: UInt16, rows: UInt16) throws {
        (person, program) = try Self.open()
        try #require(program >= 0)
        var size = winsize()
        size.ws_col = columns
        size.ws_row = rows
        try #require(ioctl(person, UInt(TIOCSWINSZ), &size) == 0)
        // A program that another test starts meanwhile must not keep the terminal open.
        for descriptor in [person, program] { _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC) }
    }

    private static func open() throws -> (person: Int32, program: Int32) {
        #if os(Linux)
            // posix_openpt and its kin are not in Swift's view of the C library: this is what they do. The requests
            // are TIOCGPTN and TIOCSPTLCK of ioctl_tty(2).
            let person = Glibc.open("/dev/ptmx", O_RDWR | O_NOCTTY)
            var number: UInt32 = 0
            var lock: Int32 = 0
            try #require(ioctl(person, 0x8004_5430, &number) == 0 && ioctl(person, 0x4004_5431, &lock) == 0)
            return (person, Glibc.open("/dev/pts/\(number)", O_RDWR | O_NOCTTY))
        #else
            let person = posix_openpt(O_RDWR | O_NOCTTY)
            try #require(person >= 0 && grantpt(person) == 0 && unlockpt(person) == 0)
            return (person, Darwin.open(try #require(ptsname(person)), O_RDWR | O_NOCTTY))
        #endif
    }

    func type(_ text: String) { _ = text.withCString { write(person, $0, strlen($0)) } }

    var settings: termios {
        var settings = termios()
        tcgetattr(program, &settings)
        return settings
    }

    /// What was written to the terminal and not yet looked at; it arrives in pieces.
    ///
    /// - Parameter timeout: how long to wait for the next piece, in milliseconds.
    func seen(timeout: Int32 = 200) throws -> [UInt8] {
        var all: [UInt8] = []
        let input = TerminalInput(descriptor: person)
        while case .bytes(let bytes) = try input.read(timeout: timeout) { all += bytes }
        return all
    }

    func closeBoth() {
        close(program)
        close(person)
    }
}
