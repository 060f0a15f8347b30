import KnowledgeModel

extension Language {
    /// The language that the environment asks for, as POSIX says: `LC_ALL`, then `LC_MESSAGES`, then `LANG`.
    ///
    /// Where it asks for none (nothing set, or the `C` locale), the language in which the person typed.
    package init(environment: (String) -> String?, words: [String]) {
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(environment).first { !$0.isEmpty } ?? ""
        let name = locale.prefix { $0 != "." && $0 != "@" }
        if !["", "C", "POSIX"].contains(name) {
            self.init(locale: locale)
        } else {
            let isChinese = words.contains { $0.unicodeScalars.contains { (0x4E00...0x9FFF).contains($0.value) } }
            self = isChinese ? .chinese : .english
        }
    }
}
