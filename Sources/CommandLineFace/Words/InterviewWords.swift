import MachineOutput
import PickerHelp
import Rendering

/// What the interview says to a person before and between the questions.
enum InterviewWords {
    static let greeting = Localized<StyledText>(
        english: "\("PickerDoctor", .title) finds out why your SwiftUI Picker misbehaves, and how to fix it.",
        chinese: "\("PickerDoctor", .title) 帮你找出 SwiftUI Picker 出问题的原因，并告诉你怎么修。")

    static let opening = Localized(
        english: "What goes wrong? Describe it in a sentence or paste a console line; Enter skips.",
        chinese: "出了什么问题？用一句话描述，或粘贴一行控制台提示；直接回车可跳过。")

    /// The question that a pasted message answers, in a transcript.
    static let message = Localized(
        english: "What does the console or the compiler say?", chinese: "控制台或编译器提示什么？")

    static let nothingKnown = Localized(
        english: "These words match nothing that is known here. No harm done: a few questions will narrow it down.",
        chinese: "这句话和已知的问题都对不上。没关系，回答几个问题就能缩小范围。")

    static let noWords = Localized(
        english: "There are no words in that, so it is passed over. A few questions will narrow it down.",
        chinese: "这里面没有文字，先略过。回答几个问题就能缩小范围。")

    static let understood = Localized(
        english: "Understood. A few questions tell the possible causes apart.", chinese: "明白了。再回答几个问题就能分清是哪个原因。")

    static func recognized(_ message: String) -> Localized<StyledText> {
        Localized(
            english: "\("Known message:", .good) \(message, .code)", chinese: "\("已识别的提示：", .good)\(message, .code)")
    }

    static func unrecognized(_ message: String) -> Localized<StyledText> {
        let shown = StyledText(message, .code).truncated(to: 60)
        return Localized(
            english: "The message \(shown) is not known here and tells nothing about the cause.",
            chinese: "\(shown) 不是已知的提示，无法据此判断原因。")
    }

    static func resumed(answers: Int) -> Localized<String> {
        Localized(
            english: answers == 1
                ? "Going on where you stopped: 1 answer so far."
                : """
                Going on where you stopped: \(answers) answers so far.
                """,
            chinese: "从上次停下的地方继续：已有 \(answers) 个回答。")
    }

    /// The one line after an answer.
    static func soFar(_ title: String, _ probability: Double) -> Localized<String> {
        let share = Percent.text(probability)
        return Localized(english: "So far: \(title), \(share)", chinese: "目前最像：\(title)，\(share)")
    }

    static let fromCode = Localized(english: "read from your code", chinese: "从你的代码读出")
    /// Above what the code says.
    static let readFromCode = Localized(english: "Read from your code:", chinese: "从你的代码读出：")

    /// Above what the checks say.
    static let checkFinds = Localized(english: "picker-doctor check finds here:", chinese: "picker-doctor check 在这里发现：")

    static func name(of finding: CodeFinding) -> Localized<String> {
        switch finding {
        case .error: Localized(english: "error", chinese: "错误")
        case .warning: Localized(english: "warning", chinese: "警告")
        case .advice: Localized(english: "advice", chinese: "建议")
        case .otherSDK:
            Localized(
                english: "not with the newest Xcode, which is assumed; --sdk names yours",
                chinese: "假定使用最新的 Xcode，此时不是问题；可用 --sdk 指明你的版本")
        }
    }

    static let whichPicker = Localized(english: "Which one is it about?", chinese: "是哪一个？")

    /// Several are in the file, and nobody can be asked.
    static func tookFirst(of count: Int, line: Int) -> Localized<StyledText> {
        let option = StyledText("--file FILE:LINE", .code)
        return Localized(
            english: "the file has \(count) pickers; took the one in line \(line), name another with \(option)",
            chinese: "文件里有 \(count) 个 Picker，取了第 \(line) 行的那个；用 \(option) 指定其他的")
    }

    static let fromMessage = Localized(english: "as the message says", chinese: "提示里写明")
    static let somethingElse = Localized(english: "something that is not known here", chinese: "这里没有收录的原因")

    // MARK: Changing an answer

    static let whichAnswer = Localized(english: "Which answer do you want to change?", chinese: "要改哪个回答？")

    // MARK: Why and status

    static let toFindOut = Localized(english: "How to find out: ", chinese: "怎么查：")
    static let pointsTo = Localized(english: "What the answers below point to", chinese: "下面各个答案指向什么")
    static let pointsNowhere = Localized(
        english: "No single answer raises one cause much now; it counts together with the next ones.",
        chinese: "眼下单个答案不会明显突出某个原因，要和后面的回答一起看。")
    static let likeliest = Localized(english: "The likeliest so far", chinese: "目前最可能的原因")
    static let yourAnswers = Localized(english: "Your answers", chinese: "你的回答")
    static let noAnswers = Localized(english: "none yet", chinese: "还没有")

    // MARK: The end

    static let solved = Localized(
        english: "Wonderful. Glad it works again; have fun with the rest of your app!", chinese: "太好了，问题解决了。祝后面的开发一路顺利！"
    )
    static let left = Localized(english: "See you. Nothing is lost:", chinese: "回头见。随时可以再来：")

    /// How to go on with a saved interview.
    static func goOn(_ path: String) -> Localized<StyledText> {
        let command = StyledText("picker-doctor diagnose --resume \(ShellWord.quoted(path))", .code)
        return Localized(english: "Go on later: \(command)", chinese: "之后继续：\(command)")
    }

    static func readMore(_ slug: Slug) -> Localized<StyledText> {
        let command = StyledText("picker-doctor explain \(slug)", .code)
        return Localized(english: "Read more: \(command)", chinese: "了解更多：\(command)")
    }
}
