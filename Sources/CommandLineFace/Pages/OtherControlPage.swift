import PickerHelp
import Rendering

/// The control for a value that is no choice among options: what to use, who says so, and its code.
struct OtherControlPage {
    let other: SentenceReading.Other
    let request: AdviceRequest
    let language: Language
    let style: OutputStyle

    var lines: [StyledText] {
        let wrapper = LineWrapper(width: style.proseWidth)
        let name = wrapper.wrap(StyledText(other.source.name[language], .muted))
        // An address stays whole, so that it can be copied.
        let address = other.source.url.map { [StyledText($0, .link)] } ?? []
        return wrapper.wrap(InlineCode.styled(other.text[language], style: style)) + name + address
            + AdviceGrounds(request: request, language: language, style: style).passedOver + code
    }

    private var code: [StyledText] {
        guard let code = other.control.code else { return [] }
        return [StyledText(), StyledText(AdviceWords.code[language], .heading)] + ProgramListing(code).lines(indent: 4)
    }
}
