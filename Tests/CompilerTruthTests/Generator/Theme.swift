/// What an app is about: the names of its types and their values.
struct Theme: Sendable {
    /// The identifiable structure with a `UUID`.
    var entity: String
    /// The one with an `Int`.
    var part: String
    /// The one whose `String` identity is computed.
    var place: String
    /// The class.
    var object: String
    /// The enumeration with strings, and its cases.
    var kind: (name: String, cases: [String])
    /// The one with numbers.
    var level: (name: String, cases: [String])
    /// The one without raw values.
    var order: (name: String, cases: [String])
    /// The one inside the entity.
    var phase: (name: String, cases: [String])
    /// The one with a payload: its first case has none, its second one a string.
    var filter: (name: String, cases: [String])

    static let all = [
        Theme(
            entity: "Recipe", part: "Ingredient", place: "Market", object: "Cookbook",
            kind: ("Cuisine", ["thai", "italian", "mexican", "french"]),
            level: ("Difficulty", ["easy", "medium", "hard"]),
            order: ("SortOrder", ["name", "date", "rating"]), phase: ("Course", ["starter", "main", "dessert"]),
            filter: ("RecipeFilter", ["everything", "tagged"])),
        Theme(
            entity: "TodoTask", part: "Subtask", place: "Workspace", object: "Agenda",
            kind: ("Category", ["work", "home", "errands"]), level: ("Priority", ["low", "normal", "high", "urgent"]),
            order: ("Grouping", ["none", "byDay", "byProject"]), phase: ("Status", ["open", "active", "done"]),
            filter: ("TaskScope", ["all", "project"])),
        Theme(
            entity: "Workout", part: "Exercise", place: "Gym", object: "TrainingPlan",
            kind: ("Activity", ["running", "cycling", "yoga", "rowing"]),
            level: ("Intensity", ["light", "moderate", "hard"]),
            order: ("ChartRange", ["week", "month", "year"]), phase: ("Stage", ["warmup", "training", "cooldown"]),
            filter: ("HistoryFilter", ["everything", "named"])),
        Theme(
            entity: "Track", part: "Instrument", place: "Studio", object: "Playlist",
            kind: ("Genre", ["jazz", "rock", "folk", "classical"]), level: ("Quality", ["low", "high", "lossless"]),
            order: ("LibrarySection", ["artists", "albums", "songs"]),
            phase: ("Playback", ["stopped", "playing", "paused"]),
            filter: ("LibraryFilter", ["whole", "matching"])),
        Theme(
            entity: "Expense", part: "Receipt", place: "Account", object: "Budget",
            kind: ("Currency", ["eur", "usd", "cny", "gbp"]), level: ("Recurrence", ["once", "weekly", "monthly"]),
            order: ("ReportStyle", ["bars", "lines", "table"]), phase: ("Approval", ["draft", "submitted", "paid"]),
            filter: ("ExpenseFilter", ["any", "containing"])),
        Theme(
            entity: "Trip", part: "Stopover", place: "Airport", object: "Itinerary",
            kind: ("Transport", ["train", "plane", "ferry", "bus"]),
            level: ("Comfort", ["economy", "business", "first"]),
            order: ("MapStyle", ["standard", "satellite", "hybrid"]), phase: ("Leg", ["outbound", "inbound"]),
            filter: ("TripFilter", ["anywhere", "toward"])),
    ]
}
