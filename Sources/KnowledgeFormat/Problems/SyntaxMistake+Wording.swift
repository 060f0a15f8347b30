import JSONSyntax

extension SyntaxMistake {
    var wording: Wording {
        Wording(problem.english, problem.chinese, do: remedy.english, remedy.chinese)
    }
}
