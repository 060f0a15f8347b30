/// Answers that are found once and kept, those among them that say nothing too; for one thread.
final class Memory<Key: Hashable, Answer> {
    private var known: [Key: Answer] = [:]

    /// The answer for a key; the first time it is found.
    func answer(for key: Key, finding find: () -> Answer) -> Answer {
        if let index = known.index(forKey: key) { return known[index].value }
        let answer = find()
        known.updateValue(answer, forKey: key)
        return answer
    }
}
