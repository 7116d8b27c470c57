import DropboxCore
import Foundation
import DropboxConcurrency
import SwiftyDropbox

/// The account that a command works on: one that is signed in, or that of `--token` or the environment, with `--host` for
/// another server than Dropbox's.
struct AccountOptions: Sendable {
    static let help = """
          --account ACCOUNT  one of those that `dbx accounts` lists; not needed where there is one only
          --token-file FILE  an access token, in a file, in place of a signed-in account; /dev/stdin for standard input.
                             DROPBOX_TOKEN in the environment does as well
          --token TOKEN      the same in the open: everybody who lists the processes of this machine sees it
          --host URL         with a token, another server than Dropbox: http://127.0.0.1:8080, for instance
          --retry            keep trying for as long as it takes, also where the server cannot be reached from the start
          \(AccountStore.optionHelp)
        """

    private enum Source: Sendable {
        case token(String, BaseHosts)
        case tokenFile(String, BaseHosts)
        case account(String?, AccountStore)
    }

    private let source: Source
    private let retries: Bool

    init(_ arguments: inout Arguments) throws(CommandError) {
        let host = try arguments.server("host")
        let name = try arguments.option("account")
        retries = arguments.flag("retry")
        let book = try AccountStore(&arguments)
        let variable = ProcessInfo.processInfo.environment["DROPBOX_TOKEN"].flatMap { $0.isEmpty ? nil : $0 }
        let file = try arguments.option("token-file")
        let word = try arguments.option("token")
        if file != nil, word != nil { throw .usage("--token and --token-file exclude each other.") }
        let hosts = host.map { BaseHosts(server: $0) } ?? .default
        if let file {
            if name != nil { throw .usage("--account does not go with a token") }
            source = .tokenFile(file, hosts)
        } else if let token = word ?? variable {
            if name != nil { throw .usage("--account does not go with a token") }
            source = .token(token, hosts)
        } else {
            if host != nil { throw .usage("--host goes with a token: --token-file, or DROPBOX_TOKEN") }
            source = .account(name, book)
        }
    }

    /// Where `dbx fs` keeps the filesystem of the account; nil for that of a token, whose account is not known.
    func filesystemFolder() throws(CommandError) -> URL? {
        guard case .account(let name, let book) = source else { return nil }
        return book.filesystemFolder(try book.account(name))
    }

    /// Does `work` with a client of the account.
    ///
    /// - Parameter terminal: Shows what the client waits for, and a person waits there: where the server cannot be reached
    ///   from the start, that is told soon. `nil` for a client that works in the background, and that waits for better times.
    func withClient<Result>(
        _ terminal: Terminal? = nil, _ work: (DropboxClient) async throws(CommandError) -> Result
    ) async throws(CommandError) -> Result {
        let settings = NetworkSettings(terminal, retries: retries)
        let client =
            switch source {
            case .token(let token, let hosts): settings.client(token, hosts)
            case .tokenFile(let path, let hosts): settings.client(try await Self.token(in: path), hosts)
            case .account(let name, let book): try book.client(try book.account(name), settings)
            }
        defer {
            client.shutdown()
            settings.end()
        }
        return try await work(client)
    }

    /// The first line of a file. Reading may have to wait, for somebody who types for instance.
    private static func token(in path: String) async throws(CommandError) -> String {
        let text: String
        do {
            text = try await BlockingIO.disk.read { _ in
                try String(contentsOf: URL(fileURLWithPath: path), encoding: .utf8)
            }
        } catch {
            throw .failure("cannot read the token", error)
        }
        let line = text.split(whereSeparator: \.isNewline).first.map { $0.trimmingCharacters(in: .whitespaces) } ?? ""
        guard !line.isEmpty else { throw .failure("there is no token in \(path)") }
        return line
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
            return String(decoding: data, as: UTF8.self).withEscapedScalars
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
