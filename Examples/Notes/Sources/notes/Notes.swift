import DropboxSync
import Foundation

/// A command-line note taker that works offline.
@main
struct Notes {
    static let usage = """
        usage: notes [OPTIONS] COMMAND

          new TITLE [TEXT …]  create a note from TEXT, standard input, or the editor
          edit TITLE          replace a note with standard input, or edit it in $EDITOR
          list                list the notes, including conflicted copies
          show TITLE          print a note
          delete TITLE        delete a note
          sync                send pending changes, as every command does

          --token TOKEN       the access token (environment: NOTES_TOKEN)
          --server URL        another server than Dropbox, such as an emulator (environment: NOTES_SERVER)
          --folder DIR        the local directory for all data (default: ~/.notes)
          --offline           simulate a missing connection
        """

    static func main() async {
        if let word = CommandLine.arguments.dropFirst().first, ["help", "--help", "-h"].contains(word) {
            return print(usage)
        }
        do {
            let options = try Options(Array(CommandLine.arguments.dropFirst()), ProcessInfo.processInfo.environment)
            try await run(options)
        } catch let error as UsageError {
            printError(error.text)
            exit(error.isUsage ? 2 : 1)
        } catch let error as SyncError {
            printError(error.code == .badState ? "notes are open in another process" : error.message)
            exit(1)
        } catch {
            printError("\(error)")
            exit(1)
        }
    }

    private static func run(_ options: Options) async throws {
        let filesystem = try await Filesystem(directory: options.folder, client: options.client)
        defer { filesystem.shutDown() }
        let sync = Sync(filesystem: filesystem)
        try await sync.pullRemoteChanges()
        try await options.command.run(on: NoteStore(filesystem: filesystem))
        let waiting = try await sync.sendChanges()
        if waiting > 0 {
            let reason = sync.uploadError.map { ": \($0.message)." } ?? " for a connection."
            print("\(waiting) \(waiting == 1 ? "change waits" : "changes wait")\(reason)")
        } else if case .sync = options.command {
            print(filesystem.status.metadata.error.map { "Nothing waits, but \($0.message)." } ?? "Up to date.")
        }
    }

    private static func printError(_ text: String) {
        // A failure to write to standard error cannot be reported.
        try? FileHandle.standardError.write(contentsOf: Data("notes: \(text)\n".utf8))
    }
}

/// An error in the usage of the program.
struct UsageError: Error {
    let text: String
    var isUsage = false

    static let usage = UsageError(text: "invalid arguments\n\n\(Notes.usage)", isUsage: true)
}
