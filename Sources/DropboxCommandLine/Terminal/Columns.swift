extension String {
    /// How many columns of a terminal the text takes: letters of East Asia and emoji take two.
    var columns: Int { reduce(0) { $0 + $1.columns } }

    /// The beginning of the text, as far as it fits.
    func prefix(columns: Int) -> String { String(fitting(columns, in: self)) }

    /// The end of the text, as far as it fits.
    func suffix(columns: Int) -> String { String(fitting(columns, in: reversed()).reversed()) }

    private func fitting(_ columns: Int, in characters: some Sequence<Character>) -> [Character] {
        var left = columns
        return Array(
            characters.prefix { character in
                left -= character.columns
                return left >= 0
            })
    }

    /// The text, with blanks in place of what does not fit: its end, behind an ellipsis.
    func shortened(to columns: Int) -> String {
        self.columns > columns ? "…" + suffix(columns: max(0, columns - 1)) : self
    }

    /// The text with blanks after it, up to `width` columns.
    func padding(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - columns)) }

    /// The text with blanks before it, up to `width` columns.
    func leftPadding(to width: Int) -> String { String(repeating: " ", count: max(0, width - columns)) + self }

    /// The line with a question mark in place of each character that steers a terminal or is not seen: names of files, and
    /// messages of servers, may contain such.
    var harmless: String { masking { $0.isHidden && $0 != "\t" } }

    /// The same for text of several lines.
    var harmlessText: String { masking { $0.isHidden && $0 != "\n" && $0 != "\t" } }

    /// The same for what is drawn over later: there, tabs would take other room than is counted.
    var harmlessOnOneLine: String { masking(\.isHidden) }

    /// JSON of the same meaning in which such characters are written as numbers.
    var withEscapedScalars: String {
        guard unicodeScalars.contains(where: \.isHidden) else { return self }
        return unicodeScalars.reduce(into: "") { text, scalar in
            guard scalar.isHidden else { return text.unicodeScalars.append(scalar) }
            for unit in String(scalar).utf16 {
                let digits = String(unit, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            }
        }
    }

    private func masking(_ isMasked: (Unicode.Scalar) -> Bool) -> String {
        guard unicodeScalars.contains(where: isMasked) else { return self }
        return String(String.UnicodeScalarView(unicodeScalars.map { isMasked($0) ? "?" : $0 }))
    }
}

extension Unicode.Scalar {
    /// Whether a terminal may do something with the scalar other than show it: controls, and format characters, such as those
    /// that reverse the direction of text; characters that take no room or break lines; and such as mean what everybody
    /// wants. The selectors of emoji and text forms (U+FE0E, U+FE0F) pass.
    var isHidden: Bool {
        // All of ASCII that is seen: most of what is ever asked for.
        if (0x20..<0x7F).contains(value) { return false }
        return switch properties.generalCategory {
        case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator: true
        default: properties.isDefaultIgnorableCodePoint && value != 0xFE0E && value != 0xFE0F
        }
    }
}

extension Character {
    fileprivate var columns: Int {
        guard let first = unicodeScalars.first else { return 0 }
        let isWide =
            first.properties.isEmojiPresentation || unicodeScalars.contains("\u{FE0F}")
            || Self.eastAsian.contains { $0.contains(first.value) }
        return isWide ? 2 : 1
    }

    private static let eastAsian: [ClosedRange<UInt32>] = [
        0x1100...0x115F, 0x2E80...0x303E, 0x3041...0xA4CF, 0xA960...0xA97C, 0xAC00...0xD7A3, 0xF900...0xFAFF,
        0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x20000...0x3FFFD,
    ]
}
