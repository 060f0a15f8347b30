extension Interfaces {
    static let values: String = """
        struct String: Sequence {
            typealias Element = Character
            var count: Int
            var isEmpty: Bool
            var utf8: [UInt8]
            var unicodeScalars: [Unicode.Scalar]
            var hashValue: Int
            var description: String
            var localizedCapitalized: String
            var localizedUppercase: String
            var localizedLowercase: String
            var capitalized: String
            func uppercased() -> String
            func lowercased() -> String
            func trimmingCharacters(in set: Any) -> String
            func replacingOccurrences(of target: String, with replacement: String) -> String
            func components(separatedBy separator: String) -> [String]
            func split(separator: Character) -> [Substring]
            func hasPrefix(_ prefix: String) -> Bool
            func hasSuffix(_ suffix: String) -> Bool
            func appending(_ other: String) -> String
            func localizedCaseInsensitiveContains(_ other: String) -> Bool
            func localizedStandardContains(_ other: String) -> Bool
            init()
        }
        struct Substring: Sequence {
            typealias Element = Character
            func uppercased() -> String
            func lowercased() -> String
        }
        struct Character {
            func uppercased() -> String
            func lowercased() -> String
        }
        """ + numbers + foundation

    private static let numbers = (WellKnownTypes.integers.sorted() + WellKnownTypes.floats.sorted()).map { name in
        """

        struct \(name) {
            static var max: \(name)
            static var min: \(name)
            static var zero: \(name)
            static var pi: \(name)
            static var infinity: \(name)
            static func random(in range: Range<\(name)>) -> \(name)
            var magnitude: \(name)
            var description: String
            var hashValue: Int
            func formatted() -> String
            func rounded() -> \(name)
            func isMultiple(of other: \(name)) -> Bool
            func advanced(by n: \(name)) -> \(name)
        }
        """
    }.joined()

    private static let foundation = """

        struct Bool {
            var description: String
        }
        struct UUID {
            var uuidString: String
            var description: String
            init()
            init?(uuidString: String)
        }
        struct Date {
            static var now: Date
            static var distantPast: Date
            static var distantFuture: Date
            var timeIntervalSince1970: Double
            var timeIntervalSinceNow: Double
            func addingTimeInterval(_ interval: Double) -> Date
            func timeIntervalSince(_ date: Date) -> Double
            init()
            init(timeIntervalSince1970: Double)
            init(timeIntervalSinceNow: Double)
            init(timeIntervalSinceReferenceDate: Double)
        }
        struct URL {
            var path: String
            var absoluteString: String
            var lastPathComponent: String
            var pathExtension: String
            var host: String?
            func appendingPathComponent(_ component: String) -> URL
            func deletingPathExtension() -> URL
            init?(string: String)
            init(fileURLWithPath: String)
        }
        struct Calendar {
            static var current: Calendar
            static var autoupdatingCurrent: Calendar
            var weekdaySymbols: [String]
            var shortWeekdaySymbols: [String]
            var veryShortWeekdaySymbols: [String]
            var monthSymbols: [String]
            var shortMonthSymbols: [String]
            var firstWeekday: Int
            func startOfDay(for date: Date) -> Date
            func component(_ component: Component, from date: Date) -> Int
            func date(byAdding component: Component, value: Int, to date: Date) -> Date?
            enum Component {
                case era, year, month, day, hour, minute, second, weekday, weekOfYear, quarter
            }
        }
        struct Duration {
            static var zero: Duration
            static func seconds(_ seconds: Int) -> Duration
            static func milliseconds(_ milliseconds: Int) -> Duration
        }
        struct Locale {
            static var current: Locale
            var identifier: String
        }
        struct TimeZone {
            static var current: TimeZone
            static var knownTimeZoneIdentifiers: [String]
            var identifier: String
        }
        class UserDefaults {
            static var standard: UserDefaults
            func string(forKey key: String) -> String?
            func integer(forKey key: String) -> Int
            func bool(forKey key: String) -> Bool
            func double(forKey key: String) -> Double
        }
        """
}
