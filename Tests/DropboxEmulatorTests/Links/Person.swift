import DropboxSQLite
import Foundation

@testable import DropboxEmulator

/// A user of an emulator beside its first one, and what they send to it.
struct Person {
    let wire: Wire
    let account: UserAccount
    let token: String

    var bearer: String { "Authorization: Bearer \(token)" }

    func rpc(_ route: String, _ json: String) async throws -> RawResponse {
        try await wire.send("POST /2/\(route)", [bearer, "Content-Type: application/json"], body: Data(json.utf8))
    }

    /// A call of the download style.
    func fetch(_ route: String, _ json: String, _ headers: [String] = []) async throws -> RawResponse {
        try await wire.send("POST /2/\(route)", [bearer, "Dropbox-API-Arg: \(json)"] + headers)
    }
}

extension Wire {
    /// The account that the emulator starts with.
    func ada() throws -> Person {
        let store = emulator.store
        guard let account = try store.accounts().first else { throw RawConnection.Failure(what: "no account") }
        return Person(wire: self, account: account, token: emulator.accessToken)
    }

    /// Another account with a token of the same app.
    func bob() throws -> Person {
        let store = emulator.store
        let account = try store.addAccount(email: "bob@example.com", givenName: "Bob", surname: "Byte")
        let grant = try store.addGrant(account: account.number, app: emulator.appKey, scopes: AllRoutes.scopes)
        return Person(
            wire: self, account: account, token: try store.addToken(.access, grant: grant, scopes: AllRoutes.scopes))
    }

    /// Gives every account a plan that is paid for.
    func makePro() throws {
        try emulator.store.database.write { try $0.execute("UPDATE accounts SET kind = 'pro'") }
    }

    /// A call of the app in its own name.
    func asApp(_ route: String, _ json: String) async throws -> RawResponse {
        let pair = Data("\(emulator.appKey):\(emulator.appSecret)".utf8).base64EncodedString()
        return try await send(
            "POST /2/\(route)", ["Authorization: Basic \(pair)", "Content-Type: application/json"],
            body: Data(json.utf8))
    }

    /// What a browser without a session gets from an address that the emulator gave.
    func get(_ address: some StringProtocol, _ headers: [String] = [], method: String = "GET") async throws
        -> RawResponse
    {
        guard let url = URLComponents(string: String(address)) else {
            throw RawConnection.Failure(what: "no address: \(address)")
        }
        let query = url.percentEncodedQuery.map { "?\($0)" } ?? ""
        return try await send("\(method) \(url.percentEncodedPath)\(query)", headers)
    }
}

extension RawResponse {
    /// A text of the body's JSON object.
    func string(_ key: String) -> String { json[key] as? String ?? "" }
}
