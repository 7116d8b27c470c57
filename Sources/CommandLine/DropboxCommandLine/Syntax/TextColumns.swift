extension String {
    /// The width of the text in columns of a terminal. East Asian characters and emoji have two columns.
    var columns: Int {
        // Nearly all text is ASCII, of which each character has one column.
        utf8.allSatisfy { (0x20..<0x7F).contains($0) } ? utf8.count : reduce(0) { $0 + $1.columns }
    }

    /// Returns the longest prefix that fits into the given number of columns.
    func prefix(columns: Int) -> String { String(fitting(columns, in: self)) }

    /// Returns the longest suffix that fits into the given number of columns.
    func suffix(columns: Int) -> String { String(fitting(columns, in: reversed()).reversed()) }

    private func fitting(_ columns: Int, in characters: some Sequence<Character>) -> [Character] {
        var remaining = columns
        return Array(
            characters.prefix { character in
                remaining -= character.columns
                return remaining >= 0
            })
    }

    /// Returns the text, truncated at the start with an ellipsis if it doesn't fit into the given number of columns.
    func truncated(to columns: Int) -> String {
        self.columns > columns ? "…" + suffix(columns: max(0, columns - 1)) : self
    }

    /// Returns the text with trailing spaces up to `width` columns.
    package func padding(to width: Int) -> String { self + String(repeating: " ", count: max(0, width - columns)) }

    /// Returns the text with leading spaces up to `width` columns.
    func leftPadding(to width: Int) -> String { String(repeating: " ", count: max(0, width - columns)) + self }
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
