import CommandLineSyntax

/// A command of `picker-doctor`: its description, from which help, manual and completions are made, and its work.
protocol Command: SendableMetatype {
    static var description: CommandDescription { get }

    /// Does the work.
    ///
    /// - Returns: the status with which the program ends.
    static func run(_ invocation: Invocation) throws -> ExitStatus
}
