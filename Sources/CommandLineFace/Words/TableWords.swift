import PickerHelp

/// What the table says.
enum TableWords {
    static let columns = [
        Localized(english: "Symptom", chinese: "现象"), Localized(english: "Cause", chinese: "原因"),
        Localized(english: "Fix", chinese: "修复"), Localized(english: "Entry", chinese: "条目"),
    ]
}
