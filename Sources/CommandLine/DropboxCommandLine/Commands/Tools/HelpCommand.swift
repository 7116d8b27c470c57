import DropboxStone
import SwiftyDropbox

/// `dbx help`: explains the tool or a command, to people and to programs.
struct HelpCommand: Command {
    static let name = "help"
    static let defaults = DefaultsUse.optional
    static let summary = "explain a command, or list the commands"
    static let discussion = """
        Explain a command, or list the commands. `dbx COMMAND --help` does the same. As JSON, programs get all commands,
        arguments, options, and the schema of each output.
        """
    static let examples = [
        "dbx help put", "dbx help fs ls", "dbx help --format json", "dbx help get --format man | man -l -",
    ]

    private enum Format: String, CaseIterable { case text, markdown, man, json }

    private let command: (any Command.Type)?
    private let words: [String]
    private let format: Format

    init(_ arguments: inout Arguments) throws(CommandError) {
        let words = try arguments.remainingArguments(
            "COMMAND", "the command, and its subcommand if it has one (default: all)", .command, isRequired: false)
        let format: Format? = try arguments.choice(
            "format", "FORMAT", "print text, markdown, a man page, or json (default: text)")
        self.format = arguments.flag("json", "the same as --format json") ? .json : format ?? .text
        command = try words.first.map { (name) throws(CommandError) in
            guard let command = Dbx.commands.first(where: { $0.name == name }) else {
                throw .unknownCommand(name, Dbx.commands)
            }
            return command
        }
        self.words = Array(words.dropFirst())
        if let command, let name = self.words.last {
            let syntax = command.syntax(of: self.words)
            guard syntax.selection.count == self.words.count else {
                throw syntax.subcommands.isEmpty
                    ? .usage("unexpected argument '\(name)'") : .unknownCommand(name, syntax.subcommands)
            }
        }
    }

    /// Creates the command of `dbx COMMAND --help`.
    init(_ command: any Command.Type, _ words: [String], isJSON: Bool) {
        self.command = command
        self.words = Array(words.prefix(command.syntax(of: words).selection.count))
        format = isJSON ? .json : .text
    }

    func run(_ terminal: Terminal) async throws(CommandError) -> ExitStatus {
        let text =
            switch (format, command) {
            case (.text, let command?): Help(command, words, width: terminal.width).text
            case (.text, nil): Self.overview(width: terminal.width)
            case (.json, _): Reference(command, words).json
            case (.markdown, _): Reference(command, words).markdown
            case (.man, _): Reference(command, words).manPage
            }
        terminal.print(text: text)
        return .success
    }

    /// The list of all commands, and what all commands share.
    static func overview(width: Int) -> String {
        let column = 2 + (Dbx.commands.map { $0.name.count }.max() ?? 0) + 2
        let width = min(max(width, 60), 100)
        let sections = Dbx.sections.map { section in
            let lines = section.commands.map { command in
                let lines = command.summary.wrapped(to: width - column)
                let indent = String(repeating: " ", count: column)
                return ("  " + command.name).padding(to: column) + lines.joined(separator: "\n" + indent)
            }
            return section.heading + "\n\n" + lines.joined(separator: "\n")
        }
        return """
            Use Dropbox from the command line.

            usage: dbx COMMAND [OPTIONS]

            \(sections.joined(separator: "\n\n"))

            \(notes.wrapped(to: width).joined(separator: "\n"))
            """
    }

    static let notes = """
        `dbx COMMAND --help` or -h explains a command, `dbx --version` or -V prints the version. Options can be anywhere
        after COMMAND, and letters can be combined: -lr. All words after -- are names, even if they start with a dash.

        Exit status: 0 for success, 1 for a failure, 2 for an invalid command line, 3 if the server cannot be reached, 130
        for Control-C, 141 if the reader of the output closed it. With --json, errors, warnings, and waits are JSON objects
        on standard error.

        The environment can contain a token instead of a sign-in, as for `DropboxClient(environment:)` of the SDK:
        DROPBOX_TOKEN, or DROPBOX_REFRESH_TOKEN with DROPBOX_APP_KEY (and DROPBOX_APP_SECRET); and, for a token,
        DROPBOX_SELECT_USER or DROPBOX_SELECT_ADMIN, DROPBOX_PATH_ROOT (home, root:ID, or namespace:ID), and
        DROPBOX_SERVER (like --host). An empty variable counts as missing.

        On a terminal, control characters and invisible characters (such as those that reverse the text direction) are
        shown as question marks. Files and pipes receive names unchanged, except for newlines, because each item has a line;
        JSON escapes these characters (\\u202e).
        """
}
