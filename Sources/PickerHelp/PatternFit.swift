import KnowledgeModel
import Patterns

/// Fits what advice asks of a pattern to what the pattern knows: a fact that it has no code for is left out.
package struct PatternFit {
    private let maker: PatternMaker

    package init(_ maker: PatternMaker) { self.maker = maker }

    /// The request with the facts that the pattern accepts together, the weightiest first.
    package func fitted(_ request: PatternRequest) -> PatternRequest {
        var fitted = PatternRequest(id: request.id)
        func take(_ change: (inout PatternRequest) -> Void) {
            var wider = fitted
            change(&wider)
            if maker.reach(of: Self.facts(wider)) != nil { fitted = wider }
        }
        if varies(.style) { take { $0.style = request.style } }
        take { $0.platform = request.platform }
        // A release of another platform says nothing.
        if fitted.platform == request.platform { take { $0.minimumOS = request.minimumOS } }
        if request.minimumOS != nil, fitted.minimumOS == nil {
            // The code for the oldest release that the pattern has: its features of newer ones have something instead.
            for release in releases(of: fitted) where fitted.minimumOS == nil {
                take { $0.minimumOS = release }
            }
        }
        if request.isOptional, varies(.optional) { take { $0.isOptional = true } }
        if varies(.options) { take { $0.options = request.options } }
        if varies(.container) {
            take { $0.container = request.container }
            // A bare picker is what stands in a bar or a popover.
            if fitted.container == nil, request.container == .toolbar || request.container == .popover {
                take { $0.container = .stack }
            }
        }
        takeType(of: request, &fitted)
        if fitted.platform != request.platform || fitted.minimumOS != request.minimumOS {
            fitted.reach = maker.reach(of: Self.facts(fitted))
                .map { PatternRequest.Reach(platform: $0.platform, since: $0.since) }
        }
        return fitted
    }

    /// The releases at which the pattern's code changes, the oldest first.
    private func releases(of fitted: PatternRequest) -> [Version] {
        guard let platform = maker.reach(of: Self.facts(fitted))?.platform else { return [] }
        let own = maker.pattern.availability.filter { $0.platform == platform }.map(\.since)
        let style = fitted.style.flatMap { $0.releases[platform] }
        return (own + [style].compactMap { $0 }).sorted()
    }

    private func varies(_ parameter: PatternParameter) -> Bool {
        (maker.pattern.parameters[parameter] ?? []).count > 1
    }

    /// Takes the user's type where code can be made with it.
    private func takeType(of request: PatternRequest, _ fitted: inout PatternRequest) {
        guard let type = request.selectionType, maker.pattern.names[.selectionType] != nil else { return }
        var named = fitted
        named.selectionType = type
        if (try? maker.make(Self.facts(named))) != nil { fitted = named }
    }

    /// The facts as the command line gives them.
    package static func facts(_ request: PatternRequest) -> PatternFacts {
        var facts = PatternFacts(minimumOS: request.minimumOS)
        facts.values[.style] = request.style?.rawValue
        facts.values[.container] = request.container?.rawValue
        facts.values[.options] = request.options?.rawValue
        facts.values[.platform] = request.platform?.rawValue
        if request.isOptional { facts.values[.optional] = "yes" }
        facts.names[.selectionType] = request.selectionType
        return facts
    }
}

extension KnowledgeBase {
    /// The advice with commands that the book of patterns has code for.
    ///
    /// - Parameter selectionType: the type of the selection in the user's own code, where it is known.
    /// - Throws: `KnowledgeError` where the file is damaged.
    public func withCode(_ advice: ControlAdvice, selectionType: String? = nil) throws -> ControlAdvice {
        var advice = advice
        advice.patterns = try advice.patterns.map { request in
            guard let id = PatternID(request.id), let pattern = try pattern(named: id),
                let maker = try? PatternMaker(pattern)
            else { return request }
            var request = request
            request.selectionType = selectionType
            return PatternFit(maker).fitted(request)
        }
        return advice
    }
}
