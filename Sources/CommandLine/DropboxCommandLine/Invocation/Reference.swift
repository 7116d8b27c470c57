/// The documentation of one or all commands in formats for programs: Markdown, man pages, and JSON.
struct Reference {
    /// A command with the words that select one of its subcommands.
    private struct Topic {
        let command: any Command.Type
        let words: [String]
        let syntax: Syntax

        init(_ command: any Command.Type, _ words: [String]) {
            (self.command, self.words) = (command, words)
            syntax = command.syntax(of: words)
        }

        var type: any Subcommand.Type { syntax.selection.last ?? command }
        var name: String { (["dbx", command.name] + words).joined(separator: " ") }

        /// The topic, then its subcommands.
        var withSubcommands: [Topic] {
            [self] + syntax.subcommands.flatMap { Topic(command, words + [$0.name]).withSubcommands }
        }
    }

    private let topics: [Topic]
    private let isComplete: Bool

    /// - Parameters:
    ///   - command: The command, or `nil` for all.
    ///   - words: The words that select one of its subcommands.
    init(_ command: (any Command.Type)?, _ words: [String] = []) {
        isComplete = command == nil
        topics = command.map { [Topic($0, words)] } ?? Dbx.commands.map { Topic($0, []) }
    }

    // MARK: Markdown

    /// Sections with the help of each command; for all commands, after an overview with links to them.
    var markdown: String {
        let overview = isComplete ? ["```text\n\(HelpCommand.overview(width: 100))\n```", Self.contents] : []
        let sections = topics.flatMap(\.withSubcommands).map { topic in
            "### \(topic.name)\n\n```text\n\(Help(topic.command, topic.words, width: 100).text)\n```"
        }
        return (overview + sections).joined(separator: "\n\n")
    }

    /// Links to the sections of all commands, grouped as in the overview.
    private static var contents: String {
        Dbx.sections.map { section in
            "- **\(section.heading)**: " + section.commands.map { link(Topic($0, [])) }.joined(separator: ", ")
        }.joined(separator: "\n")
    }

    /// A link to the section of a command, and in parentheses those of its subcommands.
    private static func link(_ topic: Topic) -> String {
        let subcommands = topic.syntax.subcommands.map { link(Topic(topic.command, topic.words + [$0.name])) }
        let own = "[\(topic.words.last ?? topic.command.name)](#\(topic.name.replacing(" ", with: "-")))"
        return subcommands.isEmpty ? own : "\(own) (\(subcommands.joined(separator: ", ")))"
    }

    // MARK: Man pages

    /// A page in the format of `man`.
    var manPage: String {
        let title = isComplete ? "dbx" : topics[0].name.replacing(" ", with: "-")
        var lines = [".TH \(title.uppercased()) 1 \"\" \"dbx\" \"dbx manual\"", ".SH NAME"]
        if isComplete {
            lines += [
                "dbx \\- use Dropbox from the command line", ".SH SYNOPSIS", ".B dbx",
                "\\fICOMMAND\\fR [\\fIOPTIONS\\fR]",
            ]
        } else {
            lines += ["\(title.roff) \\- \(topics[0].type.summary.roff)"]
        }
        for topic in topics {
            lines += isComplete ? [".SH \"\(topic.name.uppercased())\""] : []
            for topic in topic.withSubcommands { lines += page(topic) }
        }
        if isComplete { lines += [".SH NOTES"] + HelpCommand.notes.roffParagraphs }
        return lines.joined(separator: "\n")
    }

    private func page(_ topic: Topic) -> [String] {
        var lines = [isComplete || !topic.words.isEmpty ? ".SS \"\(topic.name)\"" : ".SH DESCRIPTION"]
        lines += topic.type.discussion.roffParagraphs
        for usage in Help.usage(topic.type, topic.syntax) {
            lines += [".PP", "\\fB\(topic.name.roff)\\fR \(usage.roff)"]
        }
        for argument in topic.syntax.arguments { lines += [".TP", "\\fI\(argument.name)\\fR", argument.help.roff] }
        for option in topic.syntax.options {
            let letter = option.letter.map { "\\fB\\-\($0)\\fR, " } ?? ""
            lines += [
                ".TP", "\(letter)\\fB\("--\(option.name)".roff)\\fR" + (option.value.map { " \\fI\($0)\\fR" } ?? ""),
                option.help.roff,
            ]
        }
        if !topic.type.examples.isEmpty {
            lines += [".PP", "Examples:", ".PP", ".nf"] + topic.type.examples.map { "    " + $0.roff } + [".fi"]
        }
        return lines + topic.type.notes.roffParagraphs
    }

    // MARK: JSON

    /// The version of the JSON objects that describe the tool and that the commands print. It increases when a field is
    /// removed or changes its meaning.
    static let schemaVersion = 1

    /// A description of the commands.
    var json: String {
        if isComplete {
            let commands = topics.map { object($0) as any JSONOutput }
            return JSONObject(dictionaryLiteral: ("schema", Self.schemaVersion), ("commands", JSONArray(commands))).text
        }
        return object(topics[0]).text
    }

    private func object(_ topic: Topic) -> JSONObject {
        let type = topic.type
        var object: JSONObject = [
            "name": topic.name, "summary": type.summary,
            "usage": JSONArray(Help.usage(type, topic.syntax).map { "\(topic.name) \($0)" }),
            "arguments": JSONArray(topic.syntax.arguments.map(Self.object)),
            "options": JSONArray(topic.syntax.options.map(Self.object)),
        ]
        let subcommands = topic.syntax.subcommands.map { self.object(Topic(topic.command, topic.words + [$0.name])) }
        if !subcommands.isEmpty { object.add("commands", JSONArray(subcommands)) }
        if !type.output.isEmpty { object.add("output", Self.schema(type.output)) }
        return object
    }

    private static func object(_ argument: Syntax.Argument) -> JSONObject {
        [
            "name": argument.name, "help": argument.help, "required": argument.isRequired,
            "repeated": argument.isRepeated, "values": values(argument.values),
        ]
    }

    private static func object(_ option: Syntax.Option) -> JSONObject {
        [
            "name": "--" + option.name, "letter": option.letter.map { "-\($0)" }, "value": option.value,
            "help": option.help, "repeated": option.isRepeated, "values": values(option.values),
        ]
    }

    private static func values(_ values: Syntax.Values) -> (any JSONOutput)? {
        switch values {
        case .any, .number: nil
        case .file: "file"
        case .directory: "directory"
        case .remotePath: "path in Dropbox"
        case .account: "account"
        case .command: "command"
        case .route: "route"
        case .words(let words): JSONArray(words)
        }
    }

    /// The JSON schema of the objects that a command prints.
    private static func schema(_ fields: [OutputField]) -> JSONObject {
        var properties: JSONObject = [:]
        for field in fields {
            properties.add(
                field.name, JSONObject(dictionaryLiteral: ("type", field.kind.rawValue), ("description", field.help)))
        }
        return [
            "$schema": "https://json-schema.org/draft/2020-12/schema", "type": "object", "properties": properties,
            "required": JSONArray(fields.filter { !$0.isOptional }.map(\.name)),
        ]
    }
}

extension String {
    /// The text in a man page.
    fileprivate var roff: String {
        let text = replacing("\\", with: "\\e").replacing("-", with: "\\-").replacing("\n", with: " ")
        return text.hasPrefix(".") || text.hasPrefix("'") ? "\\&" + text : text
    }

    /// The paragraphs of the text in a man page.
    fileprivate var roffParagraphs: [String] {
        wrapped(to: .max).split(separator: "").flatMap { paragraph in [".PP"] + paragraph.map(\.roff) }
    }
}
