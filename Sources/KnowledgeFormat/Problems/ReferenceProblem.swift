/// What can be wrong between the files.
package enum ReferenceProblem: Hashable, Sendable {
    case unknownFixClass(String)
    case unknownQuestion(String)
    case unknownAnswer(String, question: String)
    /// An entry that no folder holds.
    case notWrittenYet(String)
    /// The same where another entry has almost the same name, which was probably meant.
    case misspelledEntry(String)
    case unknownPattern(String)
    /// A former name of an entry.
    case formerName(String)
    case itself
    /// Two folders have one name.
    case slugTwice(other: String)
    case aliasIsEntry(String)
    case aliasTwice(String, other: String)
    case symptomTwice(String, other: String)
    case idTwice(String)
    /// A word stands in too many groups to tell them apart.
    case wordInManyGroups(String, groups: Int)
    case stopWordInGroup(String, group: String)
}

extension ReferenceProblem {
    var wording: Wording {
        switch self {
        case .unknownFixClass(let id):
            Wording(
                "there is no fix class `\(id)`", "没有修复类别 `\(id)`", do: "use one of Vocabulary/fix-classes.json",
                "请用 Vocabulary/fix-classes.json 中的")
        case .unknownQuestion(let id):
            Wording(
                "there is no question `\(id)`", "没有问题 `\(id)`", do: "use a folder's name under Questions",
                "请用 Questions 下的文件夹名")
        case .unknownAnswer(let id, let question):
            Wording(
                "`\(question)` has no answer `\(id)`", "`\(question)` 没有答案 `\(id)`", do: "use one of its answers",
                "请用它的答案")
        case .notWrittenYet(let slug):
            Wording(
                "the entry `\(slug)` is not written yet", "条目 `\(slug)` 还没写", do: "write it or name another", "请写出来或换一个"
            )
        case .misspelledEntry(let slug):
            Wording("there is no entry `\(slug)`", "没有条目 `\(slug)`", do: "name an entry", "请写已有的条目")
        case .unknownPattern(let id):
            Wording(
                "there is no pattern `\(id)`", "没有模板 `\(id)`", do: "use a folder's name under Patterns",
                "请用 Patterns 下的文件夹名")
        case .formerName(let slug):
            Wording("`\(slug)` is a former name", "`\(slug)` 是旧名", do: "use the present name", "请用现在的名字")
        case .itself: Wording("the entry names itself", "条目指向自己", do: "name another", "请换一个")
        case .slugTwice(let other):
            Wording("\(other) has the same name", "\(other) 与之同名", do: "rename one", "请改名")
        case .aliasIsEntry(let slug):
            Wording("the alias `\(slug)` is an entry", "别名 `\(slug)` 已是条目", do: "remove the alias", "请删除别名")
        case .aliasTwice(let slug, let other):
            Wording(
                "`\(other)` has the alias `\(slug)` too", "`\(other)` 也有别名 `\(slug)`", do: "keep it in one", "请只留一处")
        case .symptomTwice(let text, let other):
            Wording(
                "`\(other)` has the symptom “\(text)” too", "`\(other)` 也有现象“\(text)”",
                do: "say what is special about this cause", "请写出本条特有的说法")
        case .idTwice(let id): Wording("the id `\(id)` appears twice", "id `\(id)` 出现两次", do: "rename one", "请改名")
        case .wordInManyGroups(let word, let groups):
            Wording(
                "“\(word)” stands in \(groups) groups", "“\(word)”在 \(groups) 个组里", do: "keep it in at most 3",
                "最多留在 3 个组")
        case .stopWordInGroup(let word, let group):
            Wording(
                "the stop word “\(word)” stands in the group `\(group)`", "停用词“\(word)”在组 `\(group)` 里",
                do: "remove it from one",
                "请从一处删除")
        }
    }
}
