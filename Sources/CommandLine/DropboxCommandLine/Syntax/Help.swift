/// The help of a command for a terminal, wrapped to its width.
struct Help {
    /// The widths that are comfortable to read.
    private static let widths = 60...100

    private let program: String
    private let command: any Subcommand.Type
    private let syntax: Syntax
    private let width: Int

    /// - Parameters:
    ///   - command: The command.
    ///   - words: The words after its name, which select subcommands.
    ///   - program: The name of the program.
    ///   - width: The width of the terminal in columns.
    init(_ command: any Subcommand.Type, _ words: [String] = [], program: String = "dbx", width: Int) {
        (self.program, self.command) = (program, command)
        syntax = command.syntax(of: words)
        self.width = min(max(width, Self.widths.lowerBound), Self.widths.upperBound)
    }

    /// The command, or its selected subcommand.
    private var topic: any Subcommand.Type { syntax.selection.last ?? command }

    /// The words that select the topic.
    private var name: String { ([program, command.name] + syntax.selection.map { $0.name }).joined(separator: " ") }

    var text: String {
        let parts = [
            wrapped(topic.discussion), usage, subcommands, options, examples, wrapped(topic.notes),
        ]
        return parts.filter { !$0.isEmpty }.joined(separator: "\n\n")
    }

    /// The usage lines: those of the command, or one with its arguments.
    static func usage(_ topic: any Subcommand.Type, _ syntax: Syntax) -> [String] {
        if !topic.usage.isEmpty { return topic.usage }
        let words = [syntax.subcommands.isEmpty ? nil : "COMMAND"] + syntax.arguments.map(\.usage) + ["[OPTIONS]"]
        return [words.compactMap(\.self).joined(separator: " ")]
    }

    private var usage: String {
        let lines = Self.usage(topic, syntax).map { "\(name) \($0)" }
        return "usage: " + lines.joined(separator: "\n       ")
    }

    private var subcommands: String {
        let rows = syntax.subcommands.map { type in
            let arguments = command.syntax(of: syntax.selection.map { $0.name } + [type.name]).arguments
            return (([type.name] + arguments.map(\.usage)).joined(separator: " "), type.summary)
        }
        return rows.isEmpty ? "" : "commands\n\n" + table(rows)
    }

    private var options: String {
        var sections: [(heading: String, rows: [(String, String)])] = [
            ("", syntax.arguments.map { (($0.isRepeated ? $0.name + "…" : $0.name), $0.help) })
        ]
        let letters = syntax.options.contains { $0.letter != nil }
        for option in syntax.options {
            let letter = option.letter.map { "-\($0), " } ?? (letters ? "    " : "")
            let heading = option.section == "options" ? "" : option.section
            if sections.last?.heading != heading { sections.append((heading, [])) }
            sections[sections.count - 1].rows.append((letter + option.usage, option.help))
        }
        let labels = sections.flatMap(\.rows).map(\.0.columns)
        let column = Self.column(labels)
        return sections.filter { !$0.rows.isEmpty }
            .map { ($0.heading.isEmpty ? "" : $0.heading + "\n\n") + table($0.rows, column) }
            .joined(separator: "\n\n")
    }

    private var examples: String {
        topic.examples.isEmpty ? "" : "examples\n\n" + topic.examples.map { "  " + $0 }.joined(separator: "\n")
    }

    /// The column of the descriptions: behind the longest label, unless it's so long that its description starts on the
    /// next line.
    private static func column(_ labels: [Int]) -> Int { (labels.filter { $0 <= 24 }.max() ?? 0) + 4 }

    private func table(_ rows: [(String, String)], _ column: Int? = nil) -> String {
        let column = column ?? Self.column(rows.map(\.0.columns))
        let indent = String(repeating: " ", count: column)
        return rows.map { label, help in
            let lines = help.wrapped(to: width - column)
            let first = "  " + label
            let isShort = first.columns <= column - 2
            let start = isShort ? first.padding(to: column) + (lines.first ?? "") : first
            return ([start] + (isShort ? lines.dropFirst() : lines[...]).map { indent + $0 }).joined(separator: "\n")
        }.joined(separator: "\n")
    }

    private func wrapped(_ text: String) -> String { text.wrapped(to: width).joined(separator: "\n") }
}

extension String {
    /// The lines of the text, broken at spaces to fit into the given number of columns. A newline followed by another one
    /// or by a space is kept, as in lists; other newlines are spaces.
    func wrapped(to width: Int) -> [String] {
        var lines: [String] = []
        var line = ""
        func finish() {
            if !line.isEmpty { lines.append(line) }
            line = ""
        }
        for source in split(separator: "\n", omittingEmptySubsequences: false) {
            let indent = String(source.prefix { $0 == " " })
            if source.isEmpty || !indent.isEmpty { finish() }
            if source.isEmpty {
                if !lines.isEmpty { lines.append("") }
                continue
            }
            for word in source.split(separator: " ") {
                if line.isEmpty {
                    line = indent + word
                } else if line.columns + 1 + String(word).columns <= width {
                    line += " " + word
                } else {
                    finish()
                    line = indent + word
                }
            }
        }
        finish()
        return lines
    }
}
