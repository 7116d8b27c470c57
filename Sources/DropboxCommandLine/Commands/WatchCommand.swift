import SwiftyDropbox

/// `dbx watch`: what changes in a folder, until Control-C.
struct WatchCommand: Command {
    static let name = "watch"
    static let summary = "tells what changes in a folder, as it happens"
    static let help = """
        Tells what changes in a folder and all folders below, a path on each line, until Control-C. `+` stands before
        what is there now, `-` before what is gone. `reset` means that Dropbox cannot tell what has changed: everything
        that is there follows.

        usage: dbx watch [PATH] [OPTIONS]

          PATH               the folder; the root by default
          --since CURSOR     begin where an earlier watch was, by a cursor of its --json; by default with what is to come
          --json             an object in JSON on each line, and one with the cursor after each batch
        \(AccountOptions.help)
        """

    private let path: String
    private let cursor: String?
    private let isJSON: Bool
    private let account: AccountOptions

    init(_ arguments: inout Arguments) throws(CommandError) {
        cursor = try arguments.option("since")
        isJSON = arguments.flag("json")
        account = try AccountOptions(&arguments)
        path = RemotePattern.normalized(arguments.takePositional() ?? "")
    }

    func run(_ terminal: Terminal) async throws(CommandError) -> ExitStatus {
        try await account.withClient(terminal) { client throws(CommandError) in
            do {
                for try await event in client.files.changes(in: path, since: cursor) { try show(event, terminal) }
            } catch { throw .failure("cannot watch \(path.isEmpty ? "/" : path)", error) }
            return .success
        }
    }

    private func show(_ event: FolderChangeEvent, _ terminal: Terminal) throws(CommandError) {
        switch event {
        case .reset:
            if isJSON { try terminal.print(json: ["type": "reset"]) } else { terminal.print("reset") }
        case .changes(let changes, let cursor, _):
            for change in changes {
                if isJSON {
                    try terminal.print(json: change.metadata.facts)
                } else {
                    let entry = change.metadata
                    let path = entry.pathDisplay ?? entry.name
                    terminal.print((entry is Files.DeletedMetadata ? "- " : "+ ") + path)
                }
            }
            if isJSON { try terminal.print(json: ["type": "cursor", "cursor": cursor]) }
            try terminal.checkOutput()
        }
    }
}
