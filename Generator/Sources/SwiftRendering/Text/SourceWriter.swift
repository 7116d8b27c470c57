/// Lines of Swift source under construction, with their indentation.
struct SourceWriter {
    /// The number of columns a line should not exceed.
    static let width = 120

    private(set) var lines: [String] = []
    private var depth = 0

    private var padding: String { String(repeating: " ", count: depth * 4) }

    /// The columns that are left for text on a line.
    var room: Int { Self.width - depth * 4 }

    /// The text of all lines.
    var text: String { lines.joined(separator: "\n") + "\n" }

    mutating func line(_ text: String) { lines.append(text.isEmpty ? "" : padding + text) }

    /// A line of a literal, which must not be indented.
    mutating func rawLine(_ text: String) { lines.append(text) }

    /// Adds text to the end of the last line.
    mutating func continueLine(_ text: String) { lines[lines.endIndex - 1] += text }

    mutating func emptyLine() { lines.append("") }

    mutating func indented(_ body: (inout SourceWriter) -> Void) {
        depth += 1
        body(&self)
        depth -= 1
    }

    /// `head {`, an indented body, `}`.
    mutating func block(_ head: String, _ body: (inout SourceWriter) -> Void) {
        line(head + " {")
        indented(body)
        line("}")
    }
}
