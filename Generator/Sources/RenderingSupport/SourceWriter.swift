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

    /// Writes a start, items with commas in between, and an end, on indented lines if one isn't enough.
    package mutating func list(_ start: String, _ items: [String], _ end: String) {
        var line = start
        var isContinued = false
        for (index, item) in items.enumerated() {
            let item = item + (index + 1 < items.count ? "," : end)
            if index > 0, line.count + 1 + item.count > room - (isContinued ? 4 : 0) {
                self.line((isContinued ? "    " : "") + line)
                line = item
                isContinued = true
            } else {
                line += (line.isEmpty ? "" : " ") + item
            }
        }
        self.line((isContinued ? "    " : "") + line)
    }

    /// Writes `head {`, an indented body, and `}`.
    package mutating func block(_ head: String, _ body: (inout SourceWriter) -> Void) {
        line(head + " {")
        indented(body)
        line("}")
    }
}
