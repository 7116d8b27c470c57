import DropboxSync
import Foundation

/// `dbx fs`: the filesystem that works offline.
struct FSCommand: Command {
    static let name = "fs"
    static let summary = "a filesystem of the account that also works without a connection"
    static let help = """
        The files of an account as a filesystem that also works without a connection. Folders and names are kept on this
        machine, contents that were read as well. Changes are made here at once, queued on disk, and sent as soon as there is
        a connection: by this run, or by the next.

        usage: dbx fs COMMAND [OPTIONS]
               dbx fs [OPTIONS]          reads commands, one a line, until `quit` or the end of the input

        \(actions.map { $0.help }.joined(separator: "\n"))

        options

          --wait             after a change, wait until the server has it, also for a connection
          --no-wait          do not wait for the server at all: neither for news before nor for changes after
          --json             an object in JSON on each line
        \(FilesystemSource.help)

        Without --wait a change that cannot be sent now stays queued, which is no failure. Only one process at a time can
        have the filesystem of an account open; meanwhile others can ls and cat what is on this machine. Control-C stops
        cleanly.
        """

    static let actions: [any FSAction.Type] = [
        FSLs.self, FSCat.self, FSPut.self, FSMkdir.self, FSMv.self, FSRm.self, FSWatch.self, FSStatus.self,
    ]

    private let place: FilesystemSource
    private let patience: FSSession.WaitPolicy
    private let isJSON: Bool
    private let action: (any FSAction)?

    init(_ arguments: inout Arguments) throws(CommandError) {
        place = try FilesystemSource(&arguments)
        switch (arguments.flag("wait"), arguments.flag("no-wait")) {
        case (false, false): patience = .whileConnected
        case (true, false): patience = .untilSent
        case (false, true): patience = .none
        case (true, true): throw .usage("--wait and --no-wait contradict each other.")
        }
        isJSON = arguments.flag("json")
        action = try arguments.takePositional().map { (word) throws(CommandError) in
            try Self.action(word, &arguments)
        }
    }

    /// What a word and those after it mean.
    static func action(_ word: String, _ arguments: inout Arguments) throws(CommandError) -> any FSAction {
        guard let action = actions.first(where: { $0.name == word }) else {
            throw .usage("There is no command '\(word)' of `dbx fs`. `dbx fs --help` lists the commands.")
        }
        return try action.init(&arguments)
    }

    func run(_ terminal: Terminal) async throws(CommandError) -> ExitStatus {
        var reading: FilesystemSource.Reading?
        if let action = action as? any FilesystemReadAction {
            reading = { reader throws(CommandError) in
                let reading = FilesystemSnapshot(reader: reader, terminal: terminal, isJSON: isJSON)
                try reading.begin()
                return try await action.run(reading)
            }
        }
        let work: FilesystemSource.Work = { filesystem throws(CommandError) in
            let session = FSSession(filesystem, terminal, patience, isJSON: isJSON)
            try await session.begin()
            let status: ExitStatus
            do throws(CommandError) {
                status =
                    if let action { try await action.run(session) } else { try await FSShell(session: session).run() }
            } catch {
                // What was done before is queued all the same, and the person should know.
                session.printQueuedChanges()
                throw error
            }
            let sent = try await session.finish()
            return status == .success ? sent : status
        }
        return try await place.withFilesystem(work, reading: reading)
    }
}
