#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Darwin)
    import Darwin
#endif

/// How much each symptom says, so that a short one that is asked for whole beats a long one that is asked for in part.
///
/// The measure is the length of the vector of inverse document frequencies, as in the vector space model; FTS5's BM25 only knows the
/// number of words.
struct SymptomLengths {
    private let frequencies: [String: Int]
    private let count: Int
    private let stopWords: Set<String>
    private var average = 1.0

    init(symptoms: [String], stopWords: Set<String>) {
        var frequencies: [String: Int] = [:]
        for symptom in symptoms {
            for word in Set(TextSplitter.tokens(of: symptom).map(\.text)) { frequencies[word, default: 0] += 1 }
        }
        self.frequencies = frequencies
        self.stopWords = stopWords
        count = symptoms.count
        average = symptoms.isEmpty ? 1 : symptoms.reduce(0) { $0 + length(of: $1) } / Double(symptoms.count)
    }

    /// The number by which the score of a hit on the symptom is divided: about 1.
    func divisor(of symptom: String) -> Double {
        pow(length(of: symptom) / average, RankingWeights.symptomLength)
    }

    private func length(of symptom: String) -> Double {
        let words = Set(TextSplitter.tokens(of: symptom).map(\.text)).subtracting(stopWords)
        let squares = words.sorted().map { word in
            let frequency = Double(frequencies[word] ?? 0)
            let weight = log((Double(count) - frequency + 0.5) / (frequency + 0.5) + 1)
            return weight * weight
        }
        return max(squares.reduce(0, +).squareRoot(), 1)
    }
}
