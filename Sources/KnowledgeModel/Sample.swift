/// A small program that proves a part of an entry.
public struct Sample: Hashable, Sendable {
    /// What the sample stands for.
    public enum Role: String, CaseIterable, Codable, Hashable, Sendable {
        /// Shows the fault.
        case before
        /// The repair.
        case after
        /// Looks like the fault and is none.
        case nearMiss = "near-miss"
    }

    /// What the sample must do, as its first line says.
    public enum Expectation: Hashable, Sendable {
        /// Compiles, and does the wrong thing when run.
        case misbehave
        /// Compiles, and does the right thing when run.
        case work
        /// The compiler refuses it with a message that contains the text.
        case failToCompile(message: String)

        /// The expectation with this name, as `name` spells it; nil for another name.
        ///
        /// - Parameter message: the compiler's message, for the one expectation that has one.
        public init?(name: String, message: String?) {
            switch (name, message) {
            case ("misbehave", nil): self = .misbehave
            case ("work", nil): self = .work
            case ("fail to compile", let message?): self = .failToCompile(message: message)
            default: return nil
            }
        }

        /// `misbehave`, `work` or `fail to compile`.
        public var name: String {
            switch self {
            case .misbehave: "misbehave"
            case .work: "work"
            case .failToCompile: "fail to compile"
            }
        }

        /// What the compiler says, where it refuses the sample.
        public var message: String? {
            if case .failToCompile(let message) = self { message } else { nil }
        }
    }

    /// The file's name, for example `AfterWithIntTags.swift`.
    public var file: String
    public var role: Role
    public var expectation: Expectation
    /// The program without its first line.
    public var code: String
    /// The answers with which this repair is the fitting one; empty for the general repair.
    public var when: Answers

    public init(file: String, role: Role, expectation: Expectation, code: String, when: Answers = [:]) {
        self.file = file
        self.role = role
        self.expectation = expectation
        self.code = code
        self.when = when
    }
}
