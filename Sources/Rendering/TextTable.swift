/// Rows under column titles, as text for a terminal, as a Markdown table or as CSV.
package struct TextTable: Hashable, Sendable {
    package struct Column: Hashable, Sendable {
        package var title: StyledText
        package var alignment: TextAlignment

        package init(_ title: StyledText, alignment: TextAlignment = .leading) {
            self.title = title
            self.alignment = alignment
        }
    }

    package var columns: [Column]
    /// The cells, row by row; a row that is too short is filled with empty cells.
    package var rows: [[StyledText]]

    package init(columns: [Column], rows: [[StyledText]] = []) {
        self.columns = columns
        self.rows = rows
    }

    /// The table's lines in so many columns of a terminal.
    ///
    /// Cells are wrapped where the rows are too wide. Where even that would leave too little for a column, each row becomes
    /// a block of titled lines.
    package func text(width: Int) -> [StyledText] {
        guard let widths = columnWidths(within: width) else { return blocks(width: width) }
        let rule = widths.map { StyledText(String(repeating: "─", count: $0), .muted) }
        let titles = columns.map { $0.title.withRole(.heading) }
        var lines = rowLines(titles, widths: widths) + [StyledText.joined(rule, separator: Self.gap)]
        let bodies = rows.map { rowLines($0, widths: widths) }
        let needsAir = bodies.contains { $0.count > 1 }
        for (index, body) in bodies.enumerated() {
            if index > 0, needsAir { lines.append(StyledText()) }
            lines += body
        }
        return lines
    }

    /// The table in the form of GitHub Flavored Markdown, ending in a newline.
    ///
    /// Source: <https://github.github.com/gfm/#tables-extension->.
    package var markdown: String {
        func line(_ cells: [String]) -> String { "| " + cells.joined(separator: " | ") + " |\n" }
        func escaped(_ text: StyledText) -> String {
            text.lines.map { Self.replacing("|", by: "\\|", in: $0.plainText) }.joined(separator: "<br>")
        }
        let dashes = columns.map { $0.alignment == .leading ? "---" : "--:" }
        return line(columns.map { escaped($0.title) }) + line(dashes)
            + rows.map { line(filled($0).map(escaped)) }.joined()
    }

    /// The table as comma-separated values with a header line. Source: RFC 4180.
    package var csv: String {
        func field(_ text: StyledText) -> String {
            let plain = text.plainText
            let needsQuotes = plain.unicodeScalars.contains { $0 == "," || $0 == "\"" || $0 == "\n" }
            guard needsQuotes else { return plain }
            return "\"" + Self.replacing("\"", by: "\"\"", in: plain) + "\""
        }
        return ([columns.map(\.title)] + rows.map(filled))
            .map { $0.map(field).joined(separator: ",") + "\r\n" }
            .joined()
    }

    /// Replaces scalars, not characters: a quote with a combining mark is still a quote to who reads the file.
    private static func replacing(_ scalar: Unicode.Scalar, by text: String, in whole: String) -> String {
        var result = String.UnicodeScalarView()
        for each in whole.unicodeScalars {
            if each == scalar { result.append(contentsOf: text.unicodeScalars) } else { result.append(each) }
        }
        return String(result)
    }

    // MARK: Layout

    private static let gap: StyledText = "  "
    /// The least columns in which wrapped cells can be read.
    private static let leastWidth = 10

    /// A width for each column, or nil where there is too little room.
    private func columnWidths(within width: Int) -> [Int]? {
        let natural = columns.indices.map { index in
            max(columns[index].title.columns, rows.map { filled($0)[index].columns }.max() ?? 0)
        }
        var room = width - Self.gap.columns * (columns.count - 1)
        if natural.reduce(0, +) <= room { return natural }
        // Narrow columns keep their width; the wide ones share what is left.
        var widths = natural
        var open = columns.indices.sorted { natural[$0] < natural[$1] }
        while let index = open.first, natural[index] <= room / open.count {
            room -= natural[index]
            open.removeFirst()
        }
        for (place, index) in open.enumerated() {
            widths[index] = room / open.count + (place < room % open.count ? 1 : 0)
        }
        return widths.indices.allSatisfy { widths[$0] >= min(natural[$0], Self.leastWidth) } ? widths : nil
    }

    private func rowLines(_ cells: [StyledText], widths: [Int]) -> [StyledText] {
        let wrapped = zip(filled(cells), widths).map { LineWrapper(width: max(1, $1)).wrap($0) }
        let height = wrapped.map(\.count).max() ?? 0
        return (0..<height).map { line in
            var result = StyledText()
            // The last cell of a line needs no filling: no line ends in spaces.
            let last = wrapped.lastIndex { line < $0.count && !$0[line].isEmpty } ?? 0
            for index in 0...last {
                let cell = line < wrapped[index].count ? wrapped[index][line] : StyledText()
                let alignment = columns[index].alignment
                if index > 0 { result.append(Self.gap) }
                result.append(index == last && alignment == .leading ? cell : cell.padded(to: widths[index], alignment))
            }
            return result
        }
    }

    private func blocks(width: Int) -> [StyledText] {
        let blocks = rows.map { row in
            zip(columns, filled(row)).flatMap { column, cell in
                LineWrapper(width: width, prefix: "  ").wrap(column.title.withRole(.heading) + ": " + cell)
            }
        }
        return Array(blocks.joined(separator: [StyledText()]))
    }

    private func filled(_ row: [StyledText]) -> [StyledText] {
        columns.indices.map { $0 < row.count ? row[$0] : StyledText() }
    }
}

extension StyledText {
    /// The same characters in one role.
    package func withRole(_ role: TextRole) -> StyledText { StyledText(plainText, role) }
}
