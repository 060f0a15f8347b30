import Interview
import KnowledgeModel

/// An interview written down: enough to take it up again, or to replay it, with the same belief.
public struct SavedDiagnosis: Codable, Hashable, Sendable {
    /// Something that happened, as texts; the form is stable, fields may be added.
    public struct Event: Codable, Hashable, Sendable {
        public var kind: String
        public var text: String?
        public var weights: [String: String]?
        public var question: String?
        public var answer: String?
        public var cause: String?
        public var findings: [String: String]?
    }

    /// No interview has more events; a longer record is refused before it is replayed.
    public static let mostEvents = 500

    /// The version of the form that this library writes.
    public static let schema = 1

    public var schema: Int
    public var language: Language
    public var events: [Event]
    /// What the person's code gives to the code of a pattern; nil where none was read.
    public var code: CodeFacts?
}

extension Diagnosis {
    /// The interview so far, for writing it down.
    ///
    /// - Parameter language: the language in which it is held.
    public func saved(language: Language) -> SavedDiagnosis {
        SavedDiagnosis(
            schema: SavedDiagnosis.schema, language: language,
            events: session.records.map { record in
                SavedDiagnosis.Event(
                    kind: record.kind, text: record.text, weights: record.weights, question: record.question,
                    answer: record.answer, cause: record.cause, findings: record.findings)
            }, code: code)
    }
}

extension KnowledgeBase {
    /// Takes up an interview that was written down.
    ///
    /// - Throws: `DiagnosisError` where the record holds what cannot have happened with this knowledge, and `KnowledgeError`
    ///   where the knowledge is damaged.
    public func resume(_ saved: SavedDiagnosis) throws -> Diagnosis {
        guard saved.schema == SavedDiagnosis.schema else { throw DiagnosisError.unknownSchema(saved.schema) }
        guard saved.events.count <= SavedDiagnosis.mostEvents else {
            throw DiagnosisError.damagedRecord(event: SavedDiagnosis.mostEvents + 1)
        }
        let records = saved.events.map { event in
            SessionRecord(
                kind: event.kind, text: event.text, weights: event.weights, question: event.question,
                answer: event.answer, cause: event.cause, findings: event.findings)
        }
        var diagnosis = try diagnosis { interviewer in
            do throws(SessionError) {
                return try Session(interviewer, replaying: records)
            } catch {
                throw DiagnosisError(error)
            }
        }
        diagnosis.code = saved.code
        return diagnosis
    }
}
