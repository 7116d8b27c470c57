import Foundation
import SwiftyDropbox

/// The account that a command works on: one that is signed in, or that of `--token` or the environment, with `--host` for
/// another server than Dropbox's.
struct AccountOptions: Sendable {
    static let help = """
          --account ACCOUNT  one of those that `dbx accounts` lists; not needed where there is one only
          --token TOKEN      an access token in place of a signed-in account; also in the environment: DROPBOX_TOKEN
          --host URL         with a token, another server than Dropbox: http://127.0.0.1:8080, for instance
          \(AccountBook.optionHelp)
        """

    private enum Source: Sendable {
        case token(String, BaseHosts)
        case account(String?, AccountBook)
    }

    private let source: Source

    init(_ arguments: inout Arguments) throws(CommandError) {
        let host = try arguments.server("host")
        let name = try arguments.option("account")
        let book = try AccountBook(&arguments)
        let variable = ProcessInfo.processInfo.environment["DROPBOX_TOKEN"].flatMap { $0.isEmpty ? nil : $0 }
        if let token = try arguments.option("token") ?? variable {
            if name != nil { throw .usage("--account does not go with a token") }
            source = .token(token, host.map { BaseHosts(server: $0) } ?? .default)
        } else {
            if host != nil { throw .usage("--host goes with --token") }
            source = .account(name, book)
        }
    }

    /// Where `dbx fs` keeps the filesystem of the account; nil for that of a token, whose account is not known.
    func filesystemFolder() throws(CommandError) -> URL? {
        guard case .account(let name, let book) = source else { return nil }
        return book.filesystemFolder(try book.account(name))
    }

    /// Does `work` with a client of the account.
    func withClient<Result>(
        _ work: (DropboxClient) async throws(CommandError) -> Result
    ) async throws(CommandError) -> Result {
        let client =
            switch source {
            case .token(let token, let hosts): DropboxClient(accessToken: token, baseHosts: hosts)
            case .account(let name, let book): try book.client(try book.account(name))
            }
        defer { client.shutdown() }
        return try await work(client)
    }
}

extension Terminal {
    /// A line of the result in JSON. Keys come in the order of the alphabet.
    func print(json object: [String: Any?]) throws(CommandError) {
        print(try json(object))
    }

    /// An object in JSON on one line.
    func json(_ object: [String: Any?]) throws(CommandError) -> String {
        do {
            let data = try JSONSerialization.data(
                withJSONObject: object.compactMapValues(\.self), options: [.sortedKeys, .withoutEscapingSlashes])
            return String(decoding: data, as: UTF8.self)
        } catch {
            throw .failure("cannot write JSON", error)
        }
    }
}

extension Files.Metadata {
    /// What the commands tell of an entry in JSON.
    var facts: [String: Any?] {
        let file = self as? Files.FileMetadata
        return [
            "type": file != nil ? "file" : self is Files.FolderMetadata ? "folder" : "deleted",
            "path": pathDisplay ?? name, "id": file?.id ?? (self as? Files.FolderMetadata)?.id, "rev": file?.rev,
            "size": file?.size, "content_hash": file?.contentHash,
            "client_modified": file.map { $0.clientModified.formatted(.iso8601) },
            "server_modified": file.map { $0.serverModified.formatted(.iso8601) },
        ]
    }
}
