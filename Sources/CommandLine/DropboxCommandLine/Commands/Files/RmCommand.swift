import SwiftyDropbox

/// `dbx rm`: deletes files and folders.
struct RmCommand: Command {
    static let name = "rm"
    static let summary = "delete files and folders"
    static let discussion = """
        Delete files and folders. Dropbox keeps them for at least 30 days; `dbx undo` brings them back, and so does
        `dbx restore`. Asks before it deletes a folder; without a terminal, a folder requires --recursive.
        """
    static let examples = [
        "dbx rm /old.txt '/logs/*.log'", "dbx rm -r /build --dry-run", "dbx rm --permanently /secret.txt",
    ]
    static let output = OutputField.item + [OutputField("outcome", "deleted or planned")]

    private let paths: [String]
    private let isRecursive: Bool
    private let isPermanent: Bool
    private let isDryRun: Bool
    private let ignoresMissing: Bool
    private let isJSON: Bool
    private let account: AccountOptions

    init(_ arguments: inout Arguments) throws(CommandError) {
        paths = try arguments.remainingArguments(
            "PATH", "a file or folder, its ID, or a pattern: '/logs/*.log'", .remotePath
        ).map { (path) throws(CommandError) in try RemotePattern.ofItem(path) }
        isRecursive = arguments.flag("recursive", letter: "r", "delete folders with all their contents without asking")
        isPermanent = arguments.flag(
            "permanently",
            """
            delete files for good, so that nobody can restore them. The app needs the scope files.permanent_delete, which only \
            apps for teams have
            """)
        isDryRun = arguments.flag("dry-run", letter: "n", "print what would be deleted, and change nothing")
        ignoresMissing = arguments.flag("force", letter: "f", "succeed if a path doesn't exist")
        isJSON = arguments.flag("json", "print a JSON object on each line")
        account = try AccountOptions(&arguments)
        if paths.contains("") { throw .usage("cannot delete the root folder") }
    }

    func run(_ terminal: Terminal) async throws(CommandError) -> ExitStatus {
        try await account.withClient(terminal) { client throws(CommandError) in
            let command = "rm " + paths.joined(separator: " ")
            let history = isDryRun ? nil : try await HistoryRecorder(account, client, command, terminal)
            return try await terminal.forEach(paths, isJSON: isJSON) { path throws(CommandError) in
                let items = try await RemoteItems.matching(
                    path, client, terminal, isJSON: isJSON, allowsNone: ignoresMissing,
                    for: "cannot delete \(path)", missing: "path_lookup/not_found")
                for item in items { try await delete(item, client, history, terminal) }
            }
        }
    }

    private func delete(
        _ item: Files.Metadata, _ client: DropboxClient, _ history: HistoryRecorder?, _ terminal: Terminal
    ) async throws(CommandError) {
        let path = item.displayPath
        var (contents, deleted): ([Files.Metadata], [Files.Metadata]) = ([], [])
        if item is Files.FolderMetadata {
            guard isRecursive || terminal.canAsk else {
                throw .failure(
                    "cannot delete \(path): it is a folder; use --recursive to delete it with all its contents")
            }
            if !isDryRun {
                contents = try await RemoteItems.contents(of: path, includeDeleted: !isPermanent, client)
                deleted = contents.filter { $0 is Files.DeletedMetadata }
                contents.removeAll { $0 is Files.DeletedMetadata }
                try await confirm(path, contents, terminal)
            }
        }
        guard let history else { return show(item, "planned", terminal) }
        do {
            if isPermanent {
                try await client.files.permanentlyDelete(path: path, parentRev: item.revision).response()
            } else {
                try await history.delete(item, with: contents, deletedBefore: deleted, client)
            }
        } catch { throw .failure("cannot delete \(path)", error, .changedFile) }
        show(item, "deleted", terminal)
    }

    private func confirm(
        _ path: String, _ contents: [Files.Metadata], _ terminal: Terminal
    ) async throws(CommandError) {
        if isRecursive { return }
        let count = contents.count
        let size = contents.reduce(Int64(0)) {
            $0.addingClamped(Int64(clamping: ($1 as? Files.FileMetadata)?.size ?? 0))
        }
        let what =
            count == 0
            ? "the empty folder" : "the folder with \(count.counted("item")), \(ByteCount(bytes: size)),"
        guard await terminal.confirms("Delete \(what) \(path)?") else {
            throw Task.isCancelled ? .interrupted : .failure("kept \(path)")
        }
    }

    private func show(_ item: Files.Metadata, _ outcome: String, _ terminal: Terminal) {
        if isJSON {
            var fields = item.jsonFields
            fields.add("outcome", outcome)
            return terminal.print(json: fields)
        }
        let format = ItemFormat(showsPaths: true)
        terminal.print((isDryRun ? "would delete " : "deleted ") + format.line(item))
    }
}
