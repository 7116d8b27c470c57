import SwiftyDropbox

/// `dbx watch`: prints changes in a folder until Control-C.
struct WatchCommand: Command {
    static let name = "watch"
    static let summary = "print changes in a folder as they happen"
    static let discussion = """
        Print changes in a folder and its subfolders until Control-C, one path per line: `+` for a new or changed item, `-`
        for a deleted item. `reset` means that Dropbox cannot determine the changes; all existing items follow.
        """
    static let output =
        [
            OutputField("type", "file, folder, deleted, cursor, or reset"),
            OutputField("path", "the path in Dropbox", isOptional: true),
            OutputField("cursor", "where --since resumes", isOptional: true),
        ] + OutputField.item.filter { !["type", "path"].contains($0.name) }

    private let path: String
    private let cursor: String?
    private let isJSON: Bool
    private let account: AccountOptions

    init(_ arguments: inout Arguments) throws(CommandError) {
        let path = arguments.argument("PATH", "the folder (default: the root)", .remotePath)
        cursor = arguments.option(
            "since", "CURSOR",
            "resume at a cursor that an earlier watch printed with --json (default: future changes only)")
        isJSON = arguments.flag(
            "json", "print a JSON object on each line, and an object with the cursor after each batch")
        account = try AccountOptions(&arguments)
        self.path = RemotePattern.normalized(path ?? "")
    }

    func run(_ terminal: Terminal) async throws(CommandError) -> ExitStatus {
        try await account.withClient(terminal) { client throws(CommandError) in
            do {
                for try await event in client.files.changes(in: path, since: cursor) { try show(event, terminal) }
            } catch {
                // The cursor is the only argument of the route.
                if cursor != nil, "\(error)".contains(#"Invalid "cursor" parameter"#) {
                    throw .usage(
                        "invalid --since: it isn't a cursor of this account; use one that `dbx watch --json` printed")
                }
                throw .failure("cannot watch \(path.isEmpty ? "/" : path)", error)
            }
            return .success
        }
    }

    private func show(_ event: FolderChangeEvent, _ terminal: Terminal) throws(CommandError) {
        switch event {
        case .reset:
            if isJSON { terminal.print(json: ["type": "reset"]) } else { terminal.print("reset") }
        case .changes(let changes, let cursor, _):
            for change in changes {
                if isJSON {
                    terminal.print(json: change.metadata.jsonFields)
                } else {
                    let entry = change.metadata
                    let path = entry.pathDisplay ?? entry.name
                    terminal.print((entry is Files.DeletedMetadata ? "- " : "+ ") + path)
                }
            }
            if isJSON { terminal.print(json: ["type": "cursor", "cursor": cursor]) }
            try terminal.checkOutput()
        }
    }
}
