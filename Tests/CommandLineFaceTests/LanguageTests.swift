import PickerHelp
import Testing

@testable import CommandLineFace

struct LanguageTests {
    @Test(arguments: [
        (["LANG": "zh_CN.UTF-8"], ["search", "tag"], Language.chinese),
        (["LANG": "en_US.UTF-8"], ["search", "点击没有反应"], .english),
        (["LC_ALL": "en_GB", "LANG": "zh_CN"], [], .english),
        (["LC_ALL": "", "LC_MESSAGES": "zh_TW", "LANG": "en_US"], [], .chinese),
        (["LANG": "C.UTF-8"], ["search", "点击没有反应"], .chinese),
        (["LANG": "POSIX"], ["search", "nothing happens"], .english),
        ([:], ["search", "选"], .chinese), ([:], [], .english), (["LANG": "de_DE"], [], .english),
    ])
    func theLocaleDecidesAndElseTheQuestion(environment: [String: String], words: [String], expected: Language) {
        #expect(Language(environment: { environment[$0] }, words: words) == expected)
    }
}
