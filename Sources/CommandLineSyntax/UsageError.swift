import KnowledgeModel

/// A command line that makes no sense: the facts. The words are in `UsageErrorWords`.
package struct UsageError: Error, Hashable, Sendable {
    package enum Problem: Hashable, Sendable {
        /// No such option; `nearest` is spelled nearly so.
        case unknownOption(String, nearest: String?)
        /// No such command; `nearest` is spelled nearly so.
        case unknownCommand(String, nearest: String?)
        /// The command does nothing alone.
        case missingCommand([String])
        /// The option needs a value; `next` is the option that stands where the value should.
        case missingValue(option: String, valueName: String, next: String?)
        /// A flag was given a value.
        case unexpectedValue(option: String, value: String)
        /// The value of `subject`, an option or an argument, breaks its rule.
        case invalidValue(String, subject: String, rule: ValueRule)
        /// The argument of this name and meaning is missing.
        case missingArgument(String, summary: Localized<String>)
        /// The words are no command; the command named takes sentences.
        case unknownSentence(words: [String], command: String)
        case unexpectedArgument(String)
        /// Two options of which a line may hold only one.
        case conflict(String, String)
    }

    /// The names from the program to the command that was to be used.
    package var path: [String]
    package var problem: Problem

    package init(path: [String], problem: Problem) {
        self.path = path
        self.problem = problem
    }
}
