import Findings
import KnowledgeModel
import SourceReading

/// Placeholder of the protocol, replaced below.
package protocol SourceCheck: Sendable {
    static var slug: Slug { get }
}
