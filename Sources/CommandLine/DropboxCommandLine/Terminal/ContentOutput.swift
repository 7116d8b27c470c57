import Foundation

/// The content of a file on standard output. A terminal receives only text, because binary data can change its state.
struct ContentOutput {
    static let help = "print binary data to a terminal, too"

    private let terminal: Terminal
    private let isChecked: Bool
    /// The start of a character whose end has not arrived.
    private var incomplete = Data()

    /// - Parameters:
    ///   - terminal: The terminal.
    ///   - isForced: Whether a terminal receives binary data, too.
    init(_ terminal: Terminal, isForced: Bool) {
        self.terminal = terminal
        isChecked = terminal.isTerminal && !isForced
    }

    /// Prints the next bytes.
    ///
    /// - Throws: An error if standard output is a terminal and the bytes are not text, or if they can't be written.
    mutating func print(_ bytes: Data) throws(CommandError) {
        guard !isChecked || isText(bytes) else {
            throw .failure(
                "the content is binary and not for a terminal; write it to a file, or use --force to print it anyway")
        }
        try terminal.print(bytes)
    }

    /// Returns whether bytes continue a text in UTF-8 without control characters other than those of plain and colored
    /// text.
    mutating func isText(_ bytes: Data) -> Bool {
        guard bytes.allSatisfy({ $0 >= 0x20 && $0 != 0x7F || Self.controls.contains($0) }) else { return false }
        let text = incomplete + bytes
        let end = Self.completeCount(of: text)
        incomplete = Data(text.dropFirst(end))
        return String(data: text.prefix(end), encoding: .utf8) != nil
    }

    /// Backspace, tab, line feed, form feed, carriage return, and escape.
    private static let controls: Set<UInt8> = [0x08, 0x09, 0x0A, 0x0C, 0x0D, 0x1B]

    /// Returns the number of bytes without a character at the end of which bytes are missing.
    private static func completeCount(of text: Data) -> Int {
        for (distance, byte) in text.suffix(3).reversed().enumerated() where byte & 0xC0 != 0x80 {
            // No character starts with a larger byte.
            let length = byte >= 0xF8 ? 1 : byte >= 0xF0 ? 4 : byte >= 0xE0 ? 3 : byte >= 0xC0 ? 2 : 1
            return distance + 1 < length ? text.count - distance - 1 : text.count
        }
        return text.count
    }
}
