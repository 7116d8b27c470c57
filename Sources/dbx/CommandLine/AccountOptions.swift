import Foundation
import SwiftyDropbox

/// The account that a command works on: `--token`, or the environment, and `--host` for another server than Dropbox's.
struct AccountOptions: Sendable {
    static let help = """
          --token TOKEN  the access token; by default that in the environment variable DROPBOX_TOKEN
          --host URL     another server than Dropbox, an emulator for instance: http://127.0.0.1:8080
        """

    private let token: String
    private let hosts: BaseHosts

    init(_ arguments: inout Arguments) throws(CommandError) {
        guard let token = try arguments.option("token") ?? ProcessInfo.processInfo.environment["DROPBOX_TOKEN"] else {
            throw .usage("Which account? Give an access token by --token or by the environment variable DROPBOX_TOKEN.")
        }
        self.token = token
        guard let host = try arguments.option("host") else {
            hosts = .default
            return
        }
        guard let address = URL(string: host), address.scheme?.hasPrefix("http") == true, address.host != nil else {
            throw .usage("--host takes an address like http://127.0.0.1:8080, not '\(host)'.")
        }
        hosts = BaseHosts(server: host)
    }

    /// Does `work` with a client of the account.
    func withClient<Result>(
        _ work: (DropboxClient) async throws(CommandError) -> Result
    ) async throws(CommandError) -> Result {
        let client = DropboxClient(accessToken: token, baseHosts: hosts)
        defer { client.shutdown() }
        return try await work(client)
    }
}

extension Terminal {
    /// A line of the result in JSON. Keys come in the order of the alphabet.
    func print(json object: [String: Any?]) throws(CommandError) {
        do {
            let data = try JSONSerialization.data(
                withJSONObject: object.compactMapValues(\.self), options: [.sortedKeys, .withoutEscapingSlashes])
            print(String(decoding: data, as: UTF8.self))
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
