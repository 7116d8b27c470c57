import DropboxHTTP
import Foundation
import SwiftyDropbox

/// The `dbx` command-line tool.
package struct Dbx {
    /// Runs the command of this process, and exits.
    package static func runProcess() async {
        await runProcess(commands: commands) { () throws(CommandError) in try processWords() }
    }

    /// Returns the command line of this process without the program name.
    ///
    /// - Throws: A usage error if an argument isn't UTF-8. The names in Dropbox are, and the repaired name of a local file could
    ///   be that of another one.
    package static func processWords() throws(CommandError) -> [String] {
        var words: [String] = []
        for (number, repaired) in CommandLine.arguments.enumerated().dropFirst() {
            guard let bytes = CommandLine.unsafeArgv[number], let word = String(validatingCString: bytes) else {
                throw .usage("'\(repaired)' isn't UTF-8 text; rename the file, or transfer the folder that contains it")
            }
            words.append(word)
        }
        return words
    }

    /// Runs one of some commands, and exits.
    ///
    /// - Parameters:
    ///   - words: The command line without the program name.
    ///   - commands: The commands.
    package static func runProcess(_ words: [String], commands: [any Command.Type]) async {
        await runProcess(commands: commands) { words }
    }

    /// Runs one of some commands, and exits.
    ///
    /// - Parameters:
    ///   - commands: The commands.
    ///   - words: Returns the command line without the program name. The error that it throws ends the process.
    package static func runProcess(
        commands: [any Command.Type], words: @Sendable () throws(CommandError) -> [String]
    ) async {
        CoreDumps.disable()
        ProcessSignals.prepare()
        #if os(Linux)
            // Dispatch ends the process if it can't open its own descriptors, which it does at any time.
            if let error = DescriptorLimit.error(ifFewerThan: 12) {
                fail(CommandError(message: error.message, status: .unreachable), commands)
            }
        #endif
        // A program with one command, such as dbx-worker, has its name.
        if commands.count == 1, let word = CommandLine.arguments.dropFirst().first, ["--version", "-V"].contains(word) {
            Terminal().print("dbx-\(commands[0].name) \(Constants.versionSDK)")
            exit(ExitStatus.success.rawValue)
        }
        do throws(CommandError) {
            exit(await run(try words(), commands: commands, terminal: Terminal()).rawValue)
        } catch {
            fail(error, commands)
        }
    }

    /// Prints an error of the command line of this process, and exits.
    private static func fail(_ error: CommandError, _ commands: [any Command.Type]) -> Never {
        // The command line of a program with one command doesn't name it.
        let name = commands.count == 1 ? commands.map { $0.name } : []
        report(error, of: name + CommandLine.arguments.dropFirst(), Terminal())
        exit(error.status.rawValue)
    }

    /// Prints an error as the command line asks: as text, as a JSON object, or as an entry of a worker's log in JSON.
    private static func report(_ error: CommandError, of words: [String], _ terminal: Terminal) {
        let environment = ProcessInfo.processInfo.environment
        if words.first == WorkerCommand.name,
            let entry = WorkerAction.logEntry(of: error, Array(words.dropFirst()), environment)
        {
            terminal.printError(entry.text)
        } else {
            terminal.printError(error, isJSON: words.prefix { $0 != "--" }.contains("--json"))
        }
    }

    /// All commands with the headings of their lists in the help.
    static let sections: [(heading: String, commands: [any Command.Type])] = [
        (
            "account",
            [
                LoginCommand.self, LogoutCommand.self, AccountsCommand.self, AccountCommand.self, TeamCommand.self,
                ConfigCommand.self,
            ]
        ),
        ("transfers", [GetCommand.self, PutCommand.self, CheckCommand.self, HashCommand.self]),
        (
            "files and folders",
            [
                LsCommand.self, StatCommand.self, CatCommand.self, MkdirCommand.self, RmCommand.self, MvCommand.self,
                CpCommand.self, DuCommand.self, FindCommand.self, SearchCommand.self, WatchCommand.self, FSCommand.self,
            ]
        ),
        (
            "sharing",
            [LinkCommand.self, FoldersCommand.self, RequestsCommand.self, LockCommand.self, UnlockCommand.self]
        ),
        (
            "documents",
            [
                ExportCommand.self, PreviewCommand.self, ThumbnailCommand.self, PaperCommand.self, TagsCommand.self,
                DataCommand.self,
            ]
        ), ("history", [RevsCommand.self, RestoreCommand.self, HistoryCommand.self, UndoCommand.self]),
        (
            "tools",
            [
                ApiCommand.self, DoctorCommand.self, DemoCommand.self, EmulatorCommand.self, WorkerCommand.self,
                CompletionCommand.self, HelpCommand.self,
            ]
        ),
    ]

    /// All commands, in the order of the help text.
    static var commands: [any Command.Type] { sections.flatMap(\.commands) }

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
        let isJSON = words.prefix { $0 != "--" }.contains("--json")
        let terminal = terminal.with(isJSON: isJSON)
        do throws(CommandError) {
            guard let (command, terminal) = try command(words, commands, terminal) else {
                try terminal.checkOutput()
                return .success
            }
            if words.prefix(while: { $0 != "--" }).contains(where: { $0 == "--token" || $0.hasPrefix("--token=") }) {
                terminal.warn(
                    """
                    --token exposes the token in the process list of this machine; use --token-file FILE or the \
                    environment variable DROPBOX_TOKEN instead
                    """)
            }
            let status = try await status(of: command, terminal)
            try terminal.checkOutput()
            return status
        } catch {
            if error.status != .outputClosed { report(error, of: words, terminal) }
            return error.status
        }
    }

    /// Runs a command until it ends or is stopped, and returns its status.
    private static func status(
        of command: any Command, _ terminal: Terminal
    ) async throws(CommandError) -> ExitStatus {
        do throws(CommandError) {
            return try await SignalHandling.withSignalCancellation { () async throws(CommandError) in
                try await command.run(terminal)
            }
        } catch {
            guard error.isTermination, command.endsAtTermination else { throw error }
            return .success
        }
    }

    /// Returns the command of a command line and its terminal, or `nil` after printing what needs no command.
    private static func command(
        _ words: [String], _ commands: [any Command.Type], _ terminal: Terminal
    ) throws(CommandError) -> (command: any Command, terminal: Terminal)? {
        let options = words.prefix { $0.hasPrefix("-") && $0 != "-" && $0 != "--" }
        let asksForHelp = { (word: String) in word == "--help" || word == "-h" }
        // The word after an option may be its value (even a token), so it must not be treated as a command.
        guard options.allSatisfy({ asksForHelp($0) || ["--version", "-V"].contains($0) }) else {
            throw .usage("options must follow the command: dbx COMMAND [OPTIONS]; `dbx help` lists the commands")
        }
        if options.contains(where: { !asksForHelp($0) }) {
            terminal.print("dbx \(Constants.versionSDK)")
            return nil
        }
        let words = Array(words.dropFirst(options.count))
        guard let name = words.first, name != "--" else { return try HelpCommand.parse([], for: terminal) }
        guard let command = commands.first(where: { $0.name == name }) else { throw .unknownCommand(name, commands) }
        let arguments = words.dropFirst()
        let beforeNames = arguments.prefix { $0 != "--" }
        guard options.isEmpty, !beforeNames.contains(where: asksForHelp) else {
            let names = arguments.filter { !$0.hasPrefix("-") }
            return (HelpCommand(command, names, isJSON: beforeNames.contains("--json")), terminal)
        }
        return try command.parse(Array(arguments), for: terminal)
    }
}
