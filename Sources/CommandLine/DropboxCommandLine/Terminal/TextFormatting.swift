import Foundation

extension String {
    /// The line with a question mark instead of each control character and invisible character, except tabs.
    ///
    /// File names and server messages can contain such characters.
    var escapedForTerminal: String { masking { $0.isHidden && $0 != "\t" } }

    /// The line with a question mark instead of each newline, for a file or a pipe.
    var onOneLine: String {
        var text = self
        let hasNewline = text.withUTF8 { $0.contains(UInt8(ascii: "\n")) || $0.contains(UInt8(ascii: "\r")) }
        return hasNewline ? masking { $0 == "\n" || $0 == "\r" } : self
    }

    /// The text with a question mark instead of each control character and invisible character, except newlines and
    /// tabs.
    var escapedForTerminalKeepingNewlines: String { masking { $0.isHidden && $0 != "\n" && $0 != "\t" } }

    /// The text with a question mark instead of each control character and invisible character.
    ///
    /// Lines that are redrawn can't contain tabs, because the width of a tab depends on its position.
    var escapedForTerminalOnOneLine: String { masking(\.isHidden) }

    private func masking(_ isMasked: (Unicode.Scalar) -> Bool) -> String {
        guard unicodeScalars.contains(where: isMasked) else { return self }
        return String(String.UnicodeScalarView(unicodeScalars.map { isMasked($0) ? "?" : $0 }))
    }
}

extension Unicode.Scalar {
    /// A Boolean value that indicates whether a terminal doesn't simply display the scalar.
    ///
    /// These are control characters, format characters (such as those that reverse the text direction), line
    /// separators, zero-width characters, private-use characters, and unassigned code points. The variation selectors
    /// for emoji and text (U+FE0E, U+FE0F) are not hidden.
    var isHidden: Bool {
        // Fast path for visible ASCII characters, which are by far the most frequent.
        if (0x20..<0x7F).contains(value) { return false }
        return switch properties.generalCategory {
        case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: true
        default: properties.isDefaultIgnorableCodePoint && value != 0xFE0E && value != 0xFE0F
        }
    }
}

/// A text table. The first column is left-aligned, the other columns are right-aligned.
struct Table {
    private var rows: [[String]]

    init(header: [String]) { rows = [header] }

    mutating func add(_ cells: [String]) { rows.append(cells) }

    /// The lines of the table, with a rule below the header.
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

/// A human-readable number of bytes with decimal units (1 MB = 1,000,000 bytes).
struct ByteCount: CustomStringConvertible {
    var bytes: Int64

    var description: String {
        let units = ["bytes", "kB", "MB", "GB", "TB"]
        var value = Double(bytes)
        var unit = 0
        while value >= 999.95, unit < units.count - 1 {
            value /= 1000
            unit += 1
        }
        return unit == 0 ? bytes.counted("byte") : "\(value.formatted(digits: 1)) \(units[unit])"
    }
}

extension BinaryInteger {
    /// Returns the number with a noun: `1 file`, or `2 files`.
    ///
    /// - Parameters:
    ///   - noun: The noun in the singular.
    ///   - plural: The plural. The default is the noun with an s.
    package func counted(_ noun: String, _ plural: String? = nil) -> String {
        "\(self) " + (self == 1 ? noun : plural ?? noun + "s")
    }
}

extension Int64 {
    /// Returns the sum with a size, or `Int64.max` on overflow. The size comes from a server, so it can be any number.
    func addingClamped(_ size: Int64) -> Int64 {
        let (sum, isTooLarge) = addingReportingOverflow(size)
        return isTooLarge ? .max : sum
    }
}

extension Double {
    /// Returns the number with the given number of decimal places, independent of the locale.
    func formatted(digits: Int) -> String { String(format: "%.\(digits)f", self) }
}

extension Duration {
    /// The duration in seconds.
    var seconds: Double { Double(components.seconds) + Double(components.attoseconds) * 1e-18 }
}
