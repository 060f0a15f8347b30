/// Which answers are shown where the window is too low for all.
enum ChoiceWindow {
    /// The answers around the cursor that fit into so many rows; two of the rows are for the marks that there are more.
    ///
    /// - Parameter heights: the rows that each answer takes.
    static func visible(heights: [Int], around cursor: Int, room: Int) -> Range<Int> {
        if heights.reduce(0, +) <= room { return 0..<heights.count }
        var range = cursor..<cursor + 1
        var used = heights[cursor] + 2
        while true {
            if range.upperBound < heights.count, used + heights[range.upperBound] <= room {
                used += heights[range.upperBound]
                range = range.lowerBound..<range.upperBound + 1
            } else if range.lowerBound > 0, used + heights[range.lowerBound - 1] <= room {
                used += heights[range.lowerBound - 1]
                range = range.lowerBound - 1..<range.upperBound
            } else {
                return range
            }
        }
    }
}
