/// Numbers in English words: "eight", "two hundred and fifty", "a couple of hundred".
enum EnglishNumber {
    static let factors = [
        "dozen": 12, "hundred": 100, "thousand": 1000, "million": 1_000_000, "billion": 1_000_000_000,
    ]

    private static let small: [String: Int] = [
        "zero": 0, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8, "nine": 9,
        "ten": 10, "eleven": 11, "twelve": 12, "thirteen": 13, "fourteen": 14, "fifteen": 15, "sixteen": 16,
        "seventeen": 17, "eighteen": 18, "nineteen": 19,
    ]
    private static let tens: [String: Int] = [
        "twenty": 20, "thirty": 30, "forty": 40, "fifty": 50, "sixty": 60, "seventy": 70, "eighty": 80, "ninety": 90,
    ]
    /// Words that leave the number open, with one that stands for it.
    private static let vague: [String: Int] = [
        "couple": 2, "pair": 2, "few": 4, "handful": 5, "tens": 20, "dozens": 36, "hundreds": 200, "thousands": 2000,
        "millions": 2_000_000, "many": 50, "lots": 50, "tons": 50,
    ]
    /// The factors that may follow an open number, as in "hundreds of thousands".
    private static let plurals = ["hundreds": 100, "thousands": 1000, "millions": 1_000_000]
    /// What follows an open number and is not chosen: "few people", "lots of room".
    private static let others: Set<String> = [
        "people", "users", "customers", "folks", "persons", "players", "room", "space", "time", "text", "work",
        "others",
        "apps", "reasons", "ways", "changes", "places",
    ]

    /// The number that begins at a token; nil where none does.
    static func read(_ tokens: SentenceTokens, at start: Int) -> Numeral? {
        let list = tokens.list
        if list[start] == "half" {
            let end = start + 1 < list.count && list[start + 1] == "a" ? start + 2 : start + 1
            return end < list.count && list[end] == "dozen" ? Numeral(value: 6, place: start..<(end + 1)) : nil
        }
        // "A lot" alone says how often.
        let isLot = list[start] == "lot" && start + 1 < list.count && list[start + 1] == "of"
        if let number = isLot ? 50 : vague[list[start]] { return open(number, tokens, at: start) }
        return whole(list, at: start)
    }

    /// "A few", "a couple of hundred", "lots of"; nil where the words leave out what is counted, ask for it, or deny it.
    private static func open(_ number: Int, _ tokens: SentenceTokens, at start: Int) -> Numeral? {
        let list = tokens.list
        // "How many" asks for a number, and "as many as" leaves it to the people.
        if start > 0, ["how", "as", "that", "so"].contains(list[start - 1]) || tokens.isDenied(at: start) {
            return nil
        }
        var end = start + 1
        let behind = end < list.count && list[end] == "of" ? end + 1 : end
        guard behind < list.count else { return Numeral(value: number, place: start..<end) }
        if others.contains(list[behind]) { return nil }
        if let factor = factors[list[behind]] ?? plurals[list[behind]] {
            end = behind + 1
            return Numeral(value: Numeral.product(number, factor), place: start..<end)
        }
        return Numeral(value: number, place: start..<end)
    }

    /// "Two thousand five hundred and twelve": what may follow gets smaller and smaller.
    private static func whole(_ list: [String], at start: Int) -> Numeral? {
        var (total, group, end) = (0, 0, start)
        // What a further word, and a further thousand or million, must be smaller than.
        var (room, limit) = (Int.max, Int.max)
        while end < list.count {
            let next = list[end] == "and" && room >= 100 && room < Int.max ? end + 1 : end
            guard next < list.count else { break }
            if let number = small[list[next]] ?? tens[list[next]], number < room, next == end || number > 0 {
                group += number
                room = tens[list[next]] != nil ? 10 : 1
                end = next + 1
                continue
            }
            guard next == end, let factor = factors[list[end]], end == start || group > 0 else { break }
            if factor == 12 {
                return Numeral(value: total + max(1, group) * 12, place: start..<(end + 1))
            } else if factor == 100, group < 100 {
                (group, room) = (max(1, group) * 100, 100)
            } else if factor > 100, factor < limit {
                (total, group, room, limit) = (total + max(1, group) * factor, 0, factor, factor)
            } else {
                break
            }
            end += 1
        }
        return end > start ? Numeral(value: total + group, place: start..<end) : nil
    }
}
