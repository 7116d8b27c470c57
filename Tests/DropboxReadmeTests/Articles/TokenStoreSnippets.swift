import DropboxCore
import DropboxFiles
import DropboxHTTP
import Foundation
import SwiftyDropbox

// The snippets of the guide to servers, verbatim.

struct VaultTokenStore: AsyncTokenStore {
    /// The address of the secrets engine, such as `https://vault.example:8200/v1/secret`.
    let engine: URL
    let vaultToken: String
    let transport: any HTTPTransport

    func token(of uid: String) async throws -> DropboxAccessToken? {
        try await secret(of: uid)?.data
    }

    func store(_ token: DropboxAccessToken) async throws {
        _ = try await write(token, replacingVersion: nil)
    }

    func replace(_ old: DropboxAccessToken, with new: DropboxAccessToken) async throws -> Bool {
        guard let secret = try await secret(of: old.uid), secret.data == old else { return false }
        // Vault rejects the request if another process has written a version in the meantime.
        return try await write(new, replacingVersion: secret.metadata.version)
    }

    func remove(_ uid: String) async throws {
        _ = try await send("DELETE", "metadata", uid)
    }

    private struct Secret: Decodable {
        struct Metadata: Decodable { let version: Int }
        let data: DropboxAccessToken
        let metadata: Metadata
    }

    private struct Response: Decodable { let data: Secret }

    private struct Version: Encodable {
        struct Options: Encodable { let cas: Int? }
        let options: Options
        let data: DropboxAccessToken
    }

    private func secret(of uid: String) async throws -> Secret? {
        let response = try await send("GET", "data", uid)
        if response.status == 404 { return nil }
        return try JSONDecoder().decode(Response.self, from: response.body).data
    }

    private func write(_ token: DropboxAccessToken, replacingVersion version: Int?) async throws -> Bool {
        let body = try JSONEncoder().encode(Version(options: .init(cas: version), data: token))
        return try await send("POST", "data", token.uid, body).status != 400
    }

    private func send(
        _ method: String, _ kind: String, _ uid: String, _ body: Data = Data()
    ) async throws -> (status: Int, body: Data) {
        let request = HTTPRequest(
            method: method, url: engine.appending(path: "\(kind)/dropbox/\(uid)"),
            headers: ["X-Vault-Token": vaultToken], body: .data(body), timeouts: .init(overall: .seconds(10)))
        let response = try await transport.send(request)
        let text = try await response.body.collect(upTo: 1 << 20)
        guard [200, 204, 400, 404].contains(response.status) else { throw VaultError(status: response.status) }
        return (response.status, text)
    }
}

struct VaultError: Error, CustomStringConvertible {
    let status: Int
    var description: String { "Vault responded with status \(status)" }
}

func makeClients(_ store: any AsyncTokenStore, appKey: String, appSecret: String) -> DropboxClients {
    let manager = DropboxOAuthManager(
        configuration: .init(appKey: appKey) { $0.appSecret = appSecret }, tokenStore: store)
    return DropboxClients(manager: manager)
}

func listChanges(of accountIDs: [String], with clients: DropboxClients) async throws {
    for accountID in accountIDs {
        let client = try await clients.client(for: accountID)
        let page = try await client.files.listFolder(path: "").response()
        print(accountID, page.entries.count)
    }
}

func clientOfEnvironment() throws -> DropboxClient {
    let client = try DropboxClient(environment: ProcessInfo.processInfo.environment)
    return client
}

func stop(_ clients: DropboxClients) async {
    await clients.shutdown(draining: .seconds(20))
}
