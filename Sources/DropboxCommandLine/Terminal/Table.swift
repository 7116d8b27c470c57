/// A table of text: the first column to the left, the others to the right, as wide as their widest cell.
struct Table {
    private var rows: [[String]]

    init(header: [String]) { rows = [header] }

    mutating func add(_ cells: [String]) { rows.append(cells) }

    /// The lines of the table, a rule below the header.
    var lines: [String] {
        let widths = rows.reduce(into: [Int](repeating: 0, count: rows[0].count)) { widths, row in
            for (column, cell) in row.enumerated() { widths[column] = max(widths[column], cell.columns) }
        }
        var lines = rows.map { row in
            row.enumerated()
                .map { $0 == 0 ? $1.padding(to: widths[$0]) : $1.leftPadding(to: widths[$0]) }
                .joined(separator: "  ")
        }
        lines.insert(widths.map { String(repeating: "─", count: $0) }.joined(separator: "  "), at: 1)
        return lines
    }
}
