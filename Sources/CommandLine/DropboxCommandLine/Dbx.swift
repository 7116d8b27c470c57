import Foundation
import SwiftyDropbox

/// The `dbx` command-line tool.
package struct Dbx {
    /// Runs the command of this process, and exits.
    package static func runProcess() async {
        await runProcess(Array(CommandLine.arguments.dropFirst()), commands: commands)
    }

    /// Runs one of some commands, and exits.
    ///
    /// - Parameters:
    ///   - words: The command line without the program name.
    ///   - commands: The commands.
    package static func runProcess(_ words: [String], commands: [any Command.Type]) async {
        CoreDumps.disable()
        // If the reader closes the pipe (`dbx … | head`), the write fails instead of killing the process.
        signal(SIGPIPE, SIG_IGN)
        exit(await run(words, commands: commands, terminal: Terminal()).rawValue)
    }

    /// All commands, in the order of the help text.
    static let commands: [any Command.Type] = [
        LoginCommand.self, LogoutCommand.self, AccountsCommand.self, GetCommand.self, PutCommand.self, LsCommand.self,
        WatchCommand.self, FSCommand.self, DoctorCommand.self, DemoCommand.self, EmulatorCommand.self,
    ]

    /// Runs a command.
    ///
    /// - Parameters:
    ///   - words: The command line without the program name.
    ///   - commands: The commands. The default is all commands of `dbx`.
    ///   - terminal: The output of the command.
    /// - Returns: The exit status.
    static func run(
        _ words: [String], commands: [any Command.Type] = commands, terminal: Terminal
    ) async -> ExitStatus {
        var arguments = Arguments(words)
        let isJSON = words.prefix { $0 != "--" }.contains("--json")
        let terminal = terminal.with(isJSON: isJSON)
        do throws(CommandError) {
            // The word after an option may be its value (even a token), so it must not be treated as a command.
            let leadingOptions = words.prefix { $0.hasPrefix("-") && $0 != "-" && $0 != "--" }
            guard leadingOptions.allSatisfy(["--help", "-h", "--version"].contains) else {
                throw .usage("options must follow the command: dbx COMMAND [OPTIONS]; `dbx help` lists the commands")
            }
            if arguments.flag("version") {
                terminal.print("dbx \(Constants.versionSDK)")
                return .success
            }
            guard let name = arguments.nextPositional(), name != "help" else {
                var topic: (any Command.Type)?
                if let word = arguments.nextPositional() { topic = try command(named: word, in: commands) }
                let text = help(for: topic)
                _ = arguments.flag("help") || arguments.flag("h")
                try arguments.finish()
                terminal.print(text: text)
                return .success
            }
            let command = try command(named: name, in: commands)
            if arguments.flag("help") || arguments.flag("h") {
                terminal.print(text: help(for: command))
                return .success
            }
            let parsedCommand = try command.init(&arguments)
            try arguments.finish()
            if words.prefix(while: { $0 != "--" }).contains(where: { $0 == "--token" || $0.hasPrefix("--token=") }) {
                terminal.warn(
                    """
                    --token exposes the token in the process list of this machine; use --token-file FILE or the \
                    environment variable DROPBOX_TOKEN instead
                    """)
            }
            let status = try await SignalHandling.withSignalCancellation { () async throws(CommandError) in
                try await parsedCommand.run(terminal)
            }
            try terminal.checkOutput()
            return status
        } catch {
            if error.status != .outputClosed { terminal.printError(error, isJSON: isJSON) }
            return error.status
        }
    }

    private static func command(
        named name: String, in commands: [any Command.Type]
    ) throws(CommandError) -> any Command.Type {
        guard let command = commands.first(where: { $0.name == name }) else {
            throw .usage("unknown command '\(name)'; `dbx help` lists the commands")
        }
        return command
    }

    private static func help(for command: (any Command.Type)?) -> String {
        if let command { return command.help }
        let width = commands.map { $0.name.count }.max() ?? 0
        let lines = commands.map { "  " + $0.name.padding(to: width) + "  " + $0.summary }
        return """
            Use Dropbox from the command line.

            usage: dbx COMMAND [OPTIONS]

            \(lines.joined(separator: "\n"))

            `dbx COMMAND --help` explains a command, `dbx --version` prints the version. Options can be anywhere after
            COMMAND. All words after -- are names, even if they start with a dash.

            Exit status: 0 for success, 1 for a failure, 2 for an invalid command line, 3 if the server cannot be reached,
            130 for Control-C. With --json, errors are JSON objects on standard error:
            {"error":"message","status":1}. Warnings and waits are JSON objects, too.

            The environment can contain a token instead of a sign-in, as for `DropboxClient(environment:)` of the SDK:
            DROPBOX_TOKEN, or DROPBOX_REFRESH_TOKEN with DROPBOX_APP_KEY (and DROPBOX_APP_SECRET); and, for a token,
            DROPBOX_SELECT_USER or DROPBOX_SELECT_ADMIN, DROPBOX_PATH_ROOT (home, root:ID or namespace:ID), and
            DROPBOX_SERVER (like --host). An empty variable counts as missing.

            On a terminal, control characters and invisible characters (such as those that reverse the text direction) are
            shown as question marks. Files and pipes receive names unchanged; JSON escapes these characters (\\u202e).
            """
    }
}
