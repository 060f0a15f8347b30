import JSONSyntax

/// What can be wrong with the shape of a JSON file.
package enum DataProblem: Hashable, Sendable {
    case unknownKey(String)
    case missingKey(String)
    case repeatedKey(String)
    case wrongType(expected: JSONNode.Kind, found: JSONNode.Kind)
    case unknownValue(String)
    case repeatedValue(String)
    /// Exactly one of two keys must be there.
    case oneKeyOf(String, String)
    case checkNamedDifferently(String)
    case incompleteTable(missing: String)
    case comparesItself
    /// An answer's `means` names nothing.
    case meansNothing
    /// A question is said to be senseless after an answer to itself.
    case senselessAfterItself
}

extension DataProblem {
    var wording: Wording {
        switch self {
        case .unknownKey(let key): Wording("the key `\(key)` is not known", "未知的键 `\(key)`", do: "remove it", "请删除")
        case .missingKey(let key): Wording("the key `\(key)` is missing", "缺少键 `\(key)`", do: "add it", "请补上")
        case .repeatedKey(let key):
            Wording("the key `\(key)` appears twice", "键 `\(key)` 出现两次", do: "keep one", "请只留一个")
        case .wrongType(let expected, let found):
            Wording(
                "\(found.english) stands here", "这里是\(found.chinese)", do: "write \(expected.english)",
                "请写\(expected.chinese)")
        case .unknownValue(let value):
            Wording("`\(value)` is not allowed here", "这里不允许 `\(value)`", do: "use an allowed value", "请用允许的值")
        case .repeatedValue(let value):
            Wording("`\(value)` appears twice", "`\(value)` 出现两次", do: "keep one", "请只留一个")
        case .oneKeyOf(let first, let second):
            Wording(
                "exactly one of `\(first)` and `\(second)` belongs here", "这里必须有且只有 `\(first)` 或 `\(second)` 之一",
                do: "keep or add one", "请补上或只留一个")
        case .checkNamedDifferently(let name):
            Wording(
                "the check `\(name)` has another name than the entry", "检查 `\(name)` 与条目不同名",
                do: "use the folder's name",
                "请用文件夹名")
        case .incompleteTable(let missing):
            Wording("the table says nothing for `\(missing)`", "表里缺少 `\(missing)`", do: "add it", "请补上")
        case .comparesItself:
            Wording(
                "a comparison needs two other questions that are asked themselves", "比较必须用另外两个直接提问的问题",
                do: "name two such questions", "请换成这样的两个问题")
        case .meansNothing:
            Wording(
                "the answer means nothing here", "这里没有写出答案的含义",
                do: "name styles, platforms, containers or sdk, or remove the key",
                "请写 styles、platforms、containers 或 sdk，或者删除此键")
        case .senselessAfterItself:
            Wording(
                "the question is senseless after an answer to itself", "问题不能因自己的答案而失去意义", do: "name another question",
                "请换一个问题")
        }
    }
}

extension JSONNode.Kind {
    fileprivate var english: String {
        switch self {
        case .null: "null"
        case .boolean: "true or false"
        case .number: "a number"
        case .text: "a text in quotes"
        case .list: "a list in brackets"
        case .object: "an object in braces"
        }
    }

    fileprivate var chinese: String {
        switch self {
        case .null: " null"
        case .boolean: " true 或 false"
        case .number: "数字"
        case .text: "引号中的文本"
        case .list: "方括号列表"
        case .object: "花括号对象"
        }
    }
}
