import PickerHelp

/// What the statistics say.
enum StatisticsWords {
    static let what = Localized(english: "What", chinese: "内容")
    static let count = Localized(english: "Count", chinese: "数量")

    static func counts(_ statistics: Statistics) -> [(name: Localized<String>, count: Int)] {
        [
            (Localized(english: "Entries", chinese: "条目"), statistics.entries),
            (
                Localized(english: "Symptoms in English", chinese: "英文现象描述"),
                statistics.symptomsByLanguage[.english] ?? 0
            ),
            (
                Localized(english: "Symptoms in Chinese", chinese: "中文现象描述"),
                statistics.symptomsByLanguage[.chinese] ?? 0
            ),
            (Localized(english: "Messages", chinese: "系统提示"), statistics.messages),
            (Localized(english: "Programs", chinese: "示例程序"), statistics.samples),
            (Localized(english: "Sources", chinese: "来源"), statistics.sources),
            (Localized(english: "Questions", chinese: "问题"), statistics.questions),
            (Localized(english: "Code patterns", chinese: "代码模板"), statistics.patterns),
            (Localized(english: "Ways to repair", chinese: "修复方式"), statistics.fixClasses),
        ]
    }
}
