/// The probability of every answer under every cause, as dense rows: a row is one answer to one question, its columns are
/// the causes in order and, last, something else.
struct LikelihoodTable: Sendable {
    /// The number of columns.
    let width: Int
    /// Where each question's first row begins, and the end.
    private let starts: [Int]
    private(set) var values: [Double]
    private(set) var logarithms: [Double]

    /// A table that says nothing: every value is 1.
    ///
    /// - Parameter answerCounts: the number of answers to each question.
    init(width: Int, answerCounts: [Int]) {
        self.width = width
        var starts = [0]
        for count in answerCounts { starts.append(starts[starts.count - 1] + count * width) }
        self.starts = starts
        values = Array(repeating: 1, count: starts[starts.count - 1])
        logarithms = Array(repeating: 0, count: values.count)
    }

    func answerCount(of question: Int) -> Int { (starts[question + 1] - starts[question]) / width }

    /// Where the row of an answer begins.
    func offset(question: Int, answer: Int) -> Int { starts[question] + answer * width }

    /// The natural logarithms of a row.
    func logarithms(question: Int, answer: Int) -> ArraySlice<Double> {
        let offset = offset(question: question, answer: answer)
        return logarithms[offset..<(offset + width)]
    }

    mutating func set(_ value: Double, question: Int, answer: Int, column: Int) {
        let index = offset(question: question, answer: answer) + column
        values[index] = value
        logarithms[index] = Logarithm.natural(value)
    }
}
