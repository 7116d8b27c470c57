import Foundation
import SwiftyDropbox

/// `dbx`: Dropbox from the command line.
@main
struct Dbx {
    static func main() async {
        // A reader that goes away (`dbx … | head`) is an error of the write, not the end of the process.
        signal(SIGPIPE, SIG_IGN)
        exit(await run(Array(CommandLine.arguments.dropFirst()), terminal: Terminal()).rawValue)
    }

    /// Every command, in the order in which help lists them.
    static let commands: [any Command.Type] = [
        LoginCommand.self, LogoutCommand.self, AccountsCommand.self, GetCommand.self, PutCommand.self, LsCommand.self,
        WatchCommand.self, FSCommand.self, DemoCommand.self, EmulatorCommand.self,
    ]

    /// Runs the command that `words` name and says how it ended.
    static func run(_ words: [String], terminal: Terminal) async -> ExitStatus {
        var arguments = Arguments(words)
        let isJSON = words.prefix { $0 != "--" }.contains("--json")
        let terminal = terminal.with(isJSON: isJSON)
        do throws(CommandError) {
            // The word behind an option may be its value, a token perhaps, and is not to be taken for a command.
            let front = words.prefix { $0.hasPrefix("-") && $0 != "-" && $0 != "--" }
            guard front.allSatisfy(["--help", "-h", "--version"].contains) else {
                throw .usage("Options stand after the command: dbx COMMAND [OPTIONS]. `dbx help` lists the commands.")
            }
            if arguments.flag("version") {
                terminal.print("dbx \(Constants.versionSDK)")
                return .success
            }
            guard let name = arguments.takePositional(), name != "help" else {
                let text = help(for: try arguments.takePositional().map(command(named:)))
                _ = arguments.flag("help") || arguments.flag("h")
                try arguments.finish()
                terminal.print(text: text)
                return .success
            }
            let command = try command(named: name)
            if arguments.flag("help") || arguments.flag("h") {
                terminal.print(text: help(for: command))
                return .success
            }
            let ready = try command.init(&arguments)
            try arguments.finish()
            if words.prefix(while: { $0 != "--" }).contains(where: { $0 == "--token" || $0.hasPrefix("--token=") }) {
                terminal.warn(
                    """
                    --token shows the token to everybody who lists the processes of this machine; --token-file FILE and \
                    DROPBOX_TOKEN in the environment do not
                    """)
            }
            let status = try await SignalHandling.cancelling { () async throws(CommandError) in
                try await ready.run(terminal)
            }
            try terminal.checkOutput()
            return status
        } catch {
            if error.status != .outputClosed { terminal.printError(error, isJSON: isJSON) }
            return error.status
        }
    }

    private static func command(named name: String) throws(CommandError) -> any Command.Type {
        guard let command = commands.first(where: { $0.name == name }) else {
            throw .usage("There is no command '\(name)'. `dbx help` lists the commands.")
        }
        return command
    }

    private static func help(for command: (any Command.Type)?) -> String {
        if let command { return command.help }
        let width = commands.map { $0.name.count }.max() ?? 0
        let lines = commands.map { "  " + $0.name.padding(to: width) + "  " + $0.summary }
        return """
            Dropbox from the command line.

            usage: dbx COMMAND [OPTIONS]

            \(lines.joined(separator: "\n"))

            `dbx COMMAND --help` explains a command, `dbx --version` prints the version. Options stand anywhere after
            COMMAND; what comes behind -- are names, such as those that begin with a dash.

            The status at the end is 0 for success, 1 where something failed, 2 for a wrong command line, 3 where the server
            cannot be reached, 130 for Control-C. With --json, errors are objects in JSON too:
            {"error":"what is wrong","status":1}, on standard error; so are warnings and waits.

            A terminal shows a question mark in place of characters that would steer it, or that nobody sees, such as those
            that turn the direction of text. Files and pipes get names as they are, and JSON has them as numbers (\\u202e).
            """
    }
}
