import DropboxStone
import Foundation
import SwiftyDropbox

/// `dbx ls`: lists a folder.
struct LsCommand: Command {
    static let name = "ls"
    static let summary = "list a folder"
    static let help = """
        List the items of a folder, one name per line. Names of folders end with a slash.

        usage: dbx ls [PATH] [OPTIONS]

          PATH               the folder or file, or a pattern: '/photos/*.jpg' (default: the root)
          --recursive        list all subfolders, too, and print paths instead of names
          --long             print size and time before the names
          --json             print a JSON object on each line
        \(AccountOptions.help)
        """

    private let path: String
    private let isRecursive: Bool
    private let isLong: Bool
    private let isJSON: Bool
    private let account: AccountOptions

    init(_ arguments: inout Arguments) throws(CommandError) {
        isRecursive = arguments.flag("recursive")
        isLong = arguments.flag("long")
        isJSON = arguments.flag("json")
        account = try AccountOptions(&arguments)
        path = RemotePattern.normalized(arguments.nextPositional() ?? "")
    }

    func run(_ terminal: Terminal) async throws(CommandError) -> ExitStatus {
        try await account.withClient(terminal) { client throws(CommandError) in
            let listing = CheckedListing(terminal, isJSON: isJSON)
            if let pattern = try await RemotePattern.resolve(path, client) {
                try await pattern.forEach(client, recursive: isRecursive, listing) { entry throws(CommandError) in
                    try show(entry, terminal)
                }
                return listing.status
            }
            do {
                for try await entry in client.files.entries(in: path, recursive: isRecursive) {
                    if listing.accepts(entry) { try show(entry, terminal) }
                }
            } catch let error as CallError<Files.ListFolderError> where error.isNotAFolder {
                do { try show(try await client.files.getMetadata(path: path).response(), terminal) } catch {
                    throw .failure("cannot list \(path)", error)
                }
            } catch { throw .failure("cannot list \(path.isEmpty ? "/" : path)", error) }
            return listing.status
        }
    }

    private func show(_ entry: Files.Metadata, _ terminal: Terminal) throws(CommandError) {
        if isJSON { terminal.print(json: entry.jsonFields) } else { terminal.print(line(entry)) }
        try terminal.checkOutput()
    }

    private func line(_ entry: Files.Metadata) -> String {
        let name = (isRecursive ? entry.pathDisplay ?? entry.name : entry.name)
        let displayName = entry is Files.FolderMetadata ? name + "/" : name
        guard isLong else { return displayName }
        let file = entry as? Files.FileMetadata
        let size = (file.map { String($0.size) } ?? "").leftPadding(to: 13)
        let time = (file.map { $0.clientModified.apiText } ?? "").padding(to: 20)
        return "\(size)  \(time)  \(displayName)"
    }
}

extension CallError<Files.ListFolderError> {
    /// A Boolean value that indicates whether the path refers to a file instead of a folder.
    fileprivate var isNotAFolder: Bool {
        if case .path(.notFolder)? = routeError { true } else { false }
    }
}

extension Files.Metadata {
    /// The fields of the JSON output for an entry.
    var jsonFields: JSONObject {
        let file = self as? Files.FileMetadata
        return [
            "type": file != nil ? "file" : self is Files.FolderMetadata ? "folder" : "deleted",
            "path": pathDisplay ?? name, "id": file?.id ?? (self as? Files.FolderMetadata)?.id, "rev": file?.rev,
            "size": file?.size, "content_hash": file?.contentHash,
            "client_modified": file.map { $0.clientModified.apiText },
            "server_modified": file.map { $0.serverModified.apiText },
        ]
    }
}
