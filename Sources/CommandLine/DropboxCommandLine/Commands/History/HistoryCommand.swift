import DropboxStone

/// `dbx history`: lists what commands changed in Dropbox.
struct HistoryCommand: Command {
    static let name = "history"
    static let summary = "list the commands that changed files in Dropbox"
    static let discussion = """
        List the commands of this machine that changed files in Dropbox, newest first, with the IDs for `dbx undo`. With an
        ID, list its changes. Commands with --root, --as-member, or --as-admin have histories of their own, which these options
        select.
        """
    static let output = [
        OutputField("id", "the ID for `dbx undo`"),
        OutputField("date", "when the command started, in UTC", isOptional: true),
        OutputField("command", "the command without options", isOptional: true),
        OutputField("changes", .integer, "the number of changes", isOptional: true),
        OutputField("undone", .boolean, "whether the changes were taken back", isOptional: true),
        OutputField(
            "stopped", .boolean, "true if the command was stopped, and `dbx undo` finds out what else it did",
            isOptional: true),
        OutputField("change", "with ID: created, replaced, deleted, or moved", isOptional: true),
        OutputField("path", "with ID: the path after the change, or that of a deleted item", isOptional: true),
        OutputField("from", "with ID: the path before a move", isOptional: true),
    ]

    private let id: String?
    private let limit: Int
    private let isJSON: Bool
    private let account: AccountOptions

    init(_ arguments: inout Arguments) throws(CommandError) {
        id = arguments.argument("ID", "list the changes of this command")
        limit =
            try arguments.number("limit", "COUNT", "list at most COUNT commands (default: 20)", in: 1...1_000_000) ?? 20
        isJSON = arguments.flag("json", "print a JSON object on each line")
        account = try AccountOptions(&arguments)
    }

    func run(_ terminal: Terminal) async throws(CommandError) -> ExitStatus {
        let entries = try HistoryEntry.all(try await account.history(terminal))
        if let id {
            let entry = try HistoryEntry.select(id, in: entries)
            for change in entry.changes {
                guard isJSON else {
                    terminal.print(change.text)
                    continue
                }
                terminal.print(json: [
                    "id": entry.id, "change": change.kind.rawValue, "path": change.path, "from": change.from,
                ])
            }
            return .success
        }
        for entry in entries.reversed().prefix(limit) {
            let date = entry.date.apiText
            if isJSON {
                terminal.print(json: [
                    "id": entry.id, "date": date, "command": entry.command, "changes": entry.changes.count,
                    "undone": entry.isUndone, "stopped": entry.plans.isEmpty ? nil : true,
                ])
            } else {
                let isOpen = !entry.plans.isEmpty
                let note = entry.isUndone ? "  (undone)" : isOpen ? "  (stopped; `dbx undo` finds out what it did)" : ""
                terminal.print("\(entry.id.padding(to: 8))  \(date)  \(entry.command)\(note)")
            }
        }
        if entries.isEmpty { terminal.printStatus("No command has changed anything in this account.") }
        return .success
    }
}
