import SourceCommandLine

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// The program that knows Swift. It lies beside this one, and is a program of its own because SwiftSyntax would make every
/// search wait.
struct SourceProgram {
    private let path: String

    /// The program beside this one.
    ///
    /// - Throws: `SourceProgramError.missing`.
    static func find() throws(SourceProgramError) -> SourceProgram {
        let own = ownPath ?? CommandLine.arguments[0]
        let folder = own.lastIndex(of: "/").map { String(own[...$0]) } ?? ""
        let path = folder + SourceCommands.program
        guard access(path, X_OK) == 0 else { throw .missing(path: path) }
        return SourceProgram(path: path)
    }

    /// Becomes the other program, as `git` does; it comes back only with the reason why it could not.
    func takeOver(with words: [String]) -> SourceProgramError {
        withArguments(words) { _ = execv(path, $0) }
        return .notStarted(path: path, errorNumber: errno)
    }

    /// What a finished run left.
    struct Run {
        /// What it wrote to its standard output; the standard error is this program's own.
        var output: [UInt8]
        /// Its status; nil where a signal ended it.
        var status: Int32?
    }

    /// Runs the other program to its end.
    func run(_ words: [String]) throws(SourceProgramError) -> Run {
        var ends: [Int32] = [-1, -1]
        guard pipe(&ends) == 0 else { throw failure(errno) }
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        let process: pid_t
        do { process = try start(words, output: ends[1]) } catch {
            for end in ends { close(end) }
            throw error
        }
        close(ends[1])
        let output = Self.everything(from: ends[0])
        close(ends[0])
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        // A status whose low seven bits are zero is that of a program that ended by itself (POSIX, <sys/wait.h>).
        return Run(output: output, status: status & 0x7F == 0 ? (status >> 8) & 0xFF : nil)
    }

    private func start(_ words: [String], output: Int32) throws(SourceProgramError) -> pid_t {
        #if canImport(Darwin)
            var actions: posix_spawn_file_actions_t?
        #else
            var actions = posix_spawn_file_actions_t()
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, output, 1)
        var process: pid_t = 0
        var number: Int32 = 0
        withArguments(words) { number = posix_spawn(&process, path, &actions, nil, $0, environ) }
        guard number == 0 else { throw failure(number) }
        return process
    }

    private func failure(_ number: Int32) -> SourceProgramError { .notStarted(path: path, errorNumber: number) }

    private func withArguments(_ words: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> Void) {
        let arguments = ([path] + words).map { strdup($0) }
        defer { for argument in arguments { free(argument) } }
        body(arguments + [nil])
    }

    private static func everything(from descriptor: Int32) -> [UInt8] {
        var bytes: [UInt8] = []
        var piece = [UInt8](repeating: 0, count: 65_536)
        while true {
            let count = read(descriptor, &piece, piece.count)
            if count > 0 { bytes += piece[..<count] } else if count == 0 || errno != EINTR { return bytes }
        }
    }

    /// Where this program lies, its links followed.
    private static var ownPath: String? {
        #if canImport(Darwin)
            var size: UInt32 = 0
            _NSGetExecutablePath(nil, &size)
            var buffer = [CChar](repeating: 0, count: Int(size) + 1)
            guard _NSGetExecutablePath(&buffer, &size) == 0 else { return nil }
            guard let resolved = realpath(buffer, nil) else { return nil }
        #else
            guard let resolved = realpath("/proc/self/exe", nil) else { return nil }
        #endif
        defer { free(resolved) }
        return String(cString: resolved)
    }
}
