/// Writes lines of source with indentation.
package struct SourceWriter {
    /// The maximum number of columns of a line.
    package static let width = 120

    package private(set) var lines: [String] = []
    private var depth = 0

    package init() {}

    private var padding: String { String(repeating: " ", count: depth * 4) }

    /// The number of columns that remain after the indentation.
    package var room: Int { Self.width - depth * 4 }

    /// The text of all lines.
    package var text: String { lines.joined(separator: "\n") + "\n" }

    package mutating func line(_ text: String) { lines.append(text.isEmpty ? "" : padding + text) }

    /// Adds a line of a literal, which must not be indented.
    package mutating func rawLine(_ text: String) { lines.append(text) }

    /// Appends text to the last line.
    package mutating func continueLine(_ text: String) { lines[lines.endIndex - 1] += text }

    package mutating func emptyLine() { lines.append("") }

    package mutating func indented(_ body: (inout SourceWriter) -> Void) {
        depth += 1
        body(&self)
        depth -= 1
    }

    /// Writes `head {`, an indented body, and `}`.
    package mutating func block(_ head: String, _ body: (inout SourceWriter) -> Void) {
        line(head + " {")
        indented(body)
        line("}")
    }
}
