import DropboxSync
import Foundation

/// A note taker on the command line that works offline.
@main
struct Notes {
    static let usage = """
        usage: notes [OPTIONS] COMMAND

          new TITLE [TEXT …]  makes a note: of the words, of standard input, or in the editor
          edit TITLE          changes a note: to standard input, or in the editor ($EDITOR)
          list                lists the notes, with those that came of a conflict
          show TITLE          prints a note
          delete TITLE        deletes a note
          sync                sends what waits for a connection, as every command does

          --token TOKEN       an access token; also in the environment: NOTES_TOKEN
          --server URL        another server than Dropbox, such as an emulator; also: NOTES_SERVER
          --folder DIR        where everything is kept on this machine; ~/.notes by default
          --offline           do as if there were no connection
        """

    static func main() async {
        if let word = CommandLine.arguments.dropFirst().first, ["help", "--help", "-h"].contains(word) {
            return print(usage)
        }
        do {
            let options = try Options(Array(CommandLine.arguments.dropFirst()), ProcessInfo.processInfo.environment)
            try await run(options)
        } catch let error as Complaint {
            complain(error.text)
            exit(error.isUsage ? 2 : 1)
        } catch let error as SyncError {
            complain(error.code == .badState ? "notes are open in another process" : error.message)
            exit(1)
        } catch {
            complain("\(error)")
            exit(1)
        }
    }

    private static func run(_ options: Options) async throws {
        let filesystem = try await Filesystem(folder: options.folder, client: options.client)
        defer { filesystem.shutDown() }
        let sync = Sync(filesystem: filesystem)
        try await sync.takeInNews()
        try await options.command.run(on: NoteBook(filesystem: filesystem))
        let waiting = try await sync.sendChanges()
        if waiting > 0 {
            let reason = sync.refusal.map { ": \($0.message)." } ?? " for a connection."
            print("\(waiting) \(waiting == 1 ? "change waits" : "changes wait")\(reason)")
        } else if case .sync = options.command {
            print(filesystem.status.metadata.error.map { "Nothing waits, but \($0.message)." } ?? "Up to date.")
        }
    }

    private static func complain(_ text: String) {
        // Nobody is left to tell if that fails.
        try? FileHandle.standardError.write(contentsOf: Data("notes: \(text)\n".utf8))
    }
}

/// What a person did that cannot be done.
struct Complaint: Error {
    let text: String
    var isUsage = false

    static let usage = Complaint(text: "not like this; here is how\n\n\(Notes.usage)", isUsage: true)
}
