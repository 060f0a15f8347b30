import KnowledgeModel

/// The words that ask for a value which is no choice among options, and what to use for it.
enum OtherControlWords {
    /// - Parameter range: the numbers that the sentence names.
    static func find(
        in tokens: SentenceTokens, _ situation: Situation, range: NumberRange?
    ) -> SentenceReading.Other? {
        guard !situation.needsSeveral, !situation.optionsChange else { return nil }
        for kind in kinds {
            // Options that are counted are chosen among, be they dates or colours.
            let fits =
                switch kind.control {
                case .datePicker, .colorPicker: situation.optionCount == nil
                case .toggle: situation.optionCount == nil || situation.optionCount == 2
                case .stepper: range.map { $0.count == situation.optionCount } ?? false
                }
            guard fits, !kind.control.isLacking(on: situation.platform, situation.minimumOS),
                let words = kind.words(in: tokens)
            else { continue }
            return SentenceReading.Other(
                control: kind.control, words: words, text: kind.text, source: kind.source)
        }
        return nil
    }

    /// Where the words end that ask for a quantity, as in "how many players (2-8)"; nil where none do.
    static func quantity(in tokens: SentenceTokens) -> Int? {
        kinds.filter { $0.control == .stepper }.flatMap(\.phrases)
            .compactMap { tokens.range(of: $0)?.upperBound }.min()
    }

    private struct Kind: Sendable {
        let control: OtherControl
        let phrases: [[String]]
        /// Words behind a phrase with which it means something else.
        let behind: Set<String>
        let text: Localized<String>
        let source: ControlAdvice.Reference

        init(
            _ control: OtherControl, _ phrases: String, behind: String, english: String, chinese: String
        ) {
            self.control = control
            self.phrases = phrases.split(separator: ",").map { SentenceTokens(String($0)).list }
            self.behind = Set(behind.split(separator: ",").map(String.init))
            text = Localized(english: english, chinese: chinese)
            source = .apple(control.rawValue, control.page)
        }

        func words(in tokens: SentenceTokens) -> String? {
            for phrase in phrases {
                guard let range = tokens.range(of: phrase), !tokens.isDenied(at: range.lowerBound) else { continue }
                let next = tokens.list[range.upperBound...].prefix(2)
                let isOther = next.first.map(behind.contains) ?? false || behind.contains(next.joined())
                let isSorting = range.lowerBound > 0 && ["按", "by"].contains(tokens.list[range.lowerBound - 1])
                if !isOther, !isSorting { return tokens.text(range) }
            }
            return nil
        }
    }

    private static let kinds = [
        Kind(
            .datePicker,
            """
            birthday,birth date,birthdate,date of birth,time of day,a date,choose date,pick date,select date,due date,\
            start date,end date,date and time,date picker,pick a time,choose a time,select a time,alarm time,\
            appointment time,日期,生日,出生年月,选时间,选择时间,闹钟时间,预约时间,几点
            """,
            behind: "range,ranges,format,formats,style,styles,order,filter,or,范围,格式,排序,样式,区间",
            english: """
                A date or a time of day is chosen with `DatePicker`; its `displayedComponents` says whether it takes the \
                date, the time or both.
                """,
            chinese: "选日期或时间用 `DatePicker`；它的 `displayedComponents` 决定选日期、时间还是两者。"),
        Kind(
            .colorPicker,
            """
            a colour,a color,any colour,any color,the colour,the color,background colour,background color,colour picker,\
            color picker,accent colour,accent color,own colour,own color,颜色
            """,
            behind: "theme,themes,scheme,schemes,name,names,mode,modes,palette,tag,tags,filter,from,主题,方案,名称,模式,标签",

            english: """
                A colour of any kind is chosen with `ColorPicker`, which shows the system's own choice of colours. For a few \
                fixed colours say how many there are.
                """,
            chinese: "任选颜色用 `ColorPicker`，它会显示系统的颜色选择界面。如果只有几种固定颜色，请说明有几种。"),
        Kind(
            .toggle,
            """
            yes or no,yes no,on or off,on off,off or on,enable or disable,enabled or disabled,turn on,turned on,\
            是或否,是否,开或关,开关,启用或停用,打开或关闭
            """,
            behind: "maybe,unknown,or,auto,automatic,或,自动",
            english: "A choice between on and off, or yes and no, is a `Toggle` with a binding to a `Bool`.",
            chinese: "开与关、是与否的选择用 `Toggle`，绑定到 `Bool`。"),
        Kind(
            .stepper, "how many,number of,quantity,amount of,amount,数量,多少,人数,份数,件数,几位,几份,几件",
            behind: "options,choices,items,rows,选项",
            english: """
                A quantity in a range of numbers is for `Stepper`, which raises and lowers a value within bounds. A `Picker` \
                in the wheel style does too where the numbers should be seen in a row.
                """,
            chinese: "数值范围里的数量用 `Stepper`，在上下限之间增减。想把数字排开来选时，也可以用 wheel 样式的 `Picker`。"),
    ]
}
