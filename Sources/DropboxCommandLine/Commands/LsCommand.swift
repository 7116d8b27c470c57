import Foundation
import SwiftyDropbox

/// `dbx ls`: what is in a folder.
struct LsCommand: Command {
    static let name = "ls"
    static let summary = "lists a folder"
    static let help = """
        Lists a folder, or what in it is of a pattern, a name on each line; those of folders end with a slash. Of a file, it
        lists that.

        usage: dbx ls [PATH] [OPTIONS]

          PATH               the folder or file; the root by default. Or a pattern: '/photos/*.jpg'
          --recursive        list all folders below as well, by their paths
          --long             size and time before the names
          --json             an object in JSON on each line
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
        path = RemotePattern.normalized(arguments.takePositional() ?? "")
    }

    func run(_ terminal: Terminal) async throws(CommandError) -> ExitStatus {
        try await account.withClient(terminal) { client throws(CommandError) in
            if let pattern = try await RemotePattern.find(path, client) {
                try await pattern.forEach(client, recursive: isRecursive) { entry throws(CommandError) in
                    try tell(entry, terminal)
                }
                return .success
            }
            do {
                for try await entry in client.files.entries(in: path, recursive: isRecursive) {
                    try tell(entry, terminal)
                }
            } catch let error as CallError<Files.ListFolderError> where error.isOfFile {
                do { try tell(try await client.files.getMetadata(path: path).response(), terminal) } catch {
                    throw .failure("cannot list \(path)", error)
                }
            } catch { throw .failure("cannot list \(path.isEmpty ? "/" : path)", error) }
            return .success
        }
    }

    private func tell(_ entry: Files.Metadata, _ terminal: Terminal) throws(CommandError) {
        if isJSON { try terminal.print(json: entry.facts) } else { terminal.print(line(entry)) }
        try terminal.checkOutput()
    }

    private func line(_ entry: Files.Metadata) -> String {
        let name = (isRecursive ? entry.pathDisplay ?? entry.name : entry.name)
        let shown = entry is Files.FolderMetadata ? name + "/" : name
        guard isLong else { return shown }
        let file = entry as? Files.FileMetadata
        let size = (file.map { String($0.size) } ?? "").leftPadding(to: 13)
        let time = (file.map { $0.clientModified.formatted(.iso8601) } ?? "").padding(to: 20)
        return "\(size)  \(time)  \(shown)"
    }
}

extension CallError<Files.ListFolderError> {
    /// Whether there is a file in place of a folder.
    fileprivate var isOfFile: Bool {
        if case .path(.notFolder)? = routeError { true } else { false }
    }
}
