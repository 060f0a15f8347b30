import KnowledgeModel

@testable import StyleAdvice

/// Every situation, platform by platform: what is not said is assumed, so its value stands for it.
struct Grid {
    /// The counts on both sides of every limit that a source names, with "none" in mind; nil where the number is open.
    static let counts: [Int?] = [2, 3, 4, 5, 6, 7, 14, 15, 16, 19, 20, 21, 29, 30, 31, nil]
    static let spaces: [Situation.Space?] = [.compact, .regular, nil]

    /// The releases at which something appears on a platform, the oldest first.
    static func releases(of platform: Applicability.Platform) -> [Version] {
        let all = ChoiceControl.all.compactMap { ControlAvailability.of($0).since[platform] }
        return Set(all).sorted()
    }

    /// The flags of a situation as one number from 0 to 31.
    struct Wishes {
        let bits: Int
        func has(_ bit: Int) -> Bool { bits >> bit & 1 == 1 }
    }

    static let wishes = (0..<32).map(Wishes.init)

    /// The situations without their count, their space and their release.
    static func places(on platform: Applicability.Platform) -> [Situation] {
        var list: [Situation] = []
        for container in Situation.Container.allCases {
            for switching in Situation.Switching.allCases {
                for kind in Situation.OptionKind.allCases {
                    for wish in wishes {
                        list.append(
                            Situation(
                                switching: switching, container: container, platform: platform, optionKind: kind,
                                needsLargeText: wish.has(0), mayBeNone: wish.has(1), needsSearch: wish.has(2),
                                needsSeveral: wish.has(3), wantsCustomLook: wish.has(4)))
                    }
                }
            }
        }
        return list
    }

    /// A situation with its count.
    static func counted(_ place: Situation, _ count: Int?) -> Situation {
        var situation = place
        (situation.optionCount, situation.optionsChange) = (count, count == nil)
        return situation
    }

    /// A situation with its count, its space and its release.
    static func filled(
        _ place: Situation, count: Int?, space: Situation.Space?, release: Version
    ) -> Situation {
        var situation = counted(place, count)
        (situation.space, situation.minimumOS) = (space, release)
        return situation
    }
}
