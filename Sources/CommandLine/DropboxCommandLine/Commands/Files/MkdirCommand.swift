import SwiftyDropbox

/// `dbx mkdir`: creates folders.
struct MkdirCommand: Command {
    static let name = "mkdir"
    static let summary = "create folders"
    static let discussion = "Create folders. Dropbox creates missing parent folders, too. `dbx undo` takes it back."
    static let output = OutputField.item

    private let paths: [String]
    private let acceptsExisting: Bool
    private let isJSON: Bool
    private let account: AccountOptions

    init(_ arguments: inout Arguments) throws(CommandError) {
        paths = try arguments.remainingArguments("PATH", "the path of a new folder", .remotePath)
            .map(RemotePattern.normalized)
        acceptsExisting = arguments.flag("parents", letter: "p", "succeed if the folder exists")
        isJSON = arguments.flag("json", "print a JSON object on each line")
        account = try AccountOptions(&arguments)
        if paths.contains("") { throw .usage("the root folder exists already") }
    }

    func run(_ terminal: Terminal) async throws(CommandError) -> ExitStatus {
        try await account.withClient(terminal) { client throws(CommandError) in
            let history = try await HistoryRecorder(
                account, client, "mkdir " + paths.joined(separator: " "), terminal)
            return try await terminal.forEach(paths, isJSON: isJSON) { path throws(CommandError) in
                let folder: Files.Metadata
                do { folder = try await create(path, client, history) } catch {
                    throw .failure("cannot create \(path)", error)
                }
                if isJSON { terminal.print(json: folder.jsonFields) }
            }
        }
    }

    private func create(
        _ path: String, _ client: DropboxClient, _ history: HistoryRecorder
    ) async throws -> Files.Metadata {
        let placement = try await Placement(at: path, client)
        do {
            return try await history.createFolder(at: path, in: placement, client)
        } catch let error as CallError<Files.CreateFolderError> {
            guard case .path(.conflict(.folder))? = error.routeError else { throw error }
            guard acceptsExisting else {
                var failure = CommandError.failure("cannot create \(path)", error)
                failure.message = "cannot create \(path): it exists already; use --parents to accept that"
                throw failure
            }
            return try await client.files.getMetadata(path: path).response()
        }
    }
}
