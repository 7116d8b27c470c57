import DropboxSQLite
import Foundation
import Testing

@testable import DropboxEmulator

/// A user of the emulator, with methods that send requests as this user.
struct TestUser {
    let wire: Wire
    let account: UserAccount
    let token: String

    var bearer: String { "Authorization: Bearer \(token)" }

    func rpc(_ route: String, _ json: String) async throws -> RawResponse {
        try await wire.send("POST /2/\(route)", [bearer, "Content-Type: application/json"], body: Data(json.utf8))
    }

    /// Sends a request to a download-style route.
    func fetch(_ route: String, _ json: String, _ headers: [String] = []) async throws -> RawResponse {
        try await wire.send("POST /2/\(route)", [bearer, "Dropbox-API-Arg: \(json)"] + headers)
    }
}

extension Wire {
    /// Returns the account that the emulator creates at its start.
    func ada() throws -> TestUser {
        let store = emulator.store
        guard let account = try store.accounts().first else { throw RawConnection.Failure(what: "no account") }
        return TestUser(wire: self, account: account, token: emulator.accessToken)
    }

    /// Creates another account with a token for the same app.
    func bob() throws -> TestUser {
        let store = emulator.store
        let account = try store.addAccount(email: "bob@example.com", givenName: "Bob", surname: "Byte")
        let grant = try store.addGrant(account: account.number, app: emulator.appKey, scopes: AllRoutes.scopes)
        return TestUser(
            wire: self, account: account, token: try store.addToken(.access, grant: grant, scopes: AllRoutes.scopes))
    }

    /// Upgrades every account to a paid plan.
    func upgradeAllAccounts() throws {
        try emulator.store.database.write { try $0.execute("UPDATE accounts SET kind = 'pro'") }
    }

    /// Sends a request with app authentication.
    func rpcAsApp(_ route: String, _ json: String) async throws -> RawResponse {
        let pair = Data("\(emulator.appKey):\(emulator.appSecret)".utf8).base64EncodedString()
        return try await send(
            "POST /2/\(route)", ["Authorization: Basic \(pair)", "Content-Type: application/json"],
            body: Data(json.utf8))
    }

    /// Requests a URL of the emulator like a browser without a session.
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
    /// Returns a string in the JSON object of the body.
    func string(_ key: String) -> String { json[key] as? String ?? "" }
}

/// Helpers for tests of shared folders.
extension TestUser {
    @discardableResult
    func upload(_ path: String, _ text: String, mode: String = "add") async throws -> RawResponse {
        try await wire.send(
            "POST /2/files/upload",
            [
                bearer, "Content-Type: application/octet-stream",
                #"Dropbox-API-Arg: {"path":"\#(path)","mode":"\#(mode)"}"#,
            ], body: Data(text.utf8))
    }

    /// Shares a folder and returns its ID.
    func share(_ path: String) async throws -> String {
        let response = try await rpc("sharing/share_folder", #"{"path":"\#(path)"}"#)
        return try #require(response.json["shared_folder_id"] as? String, "\(response.text)")
    }

    /// Adds a member to a shared folder. If `mounting` is `true`, the member also mounts it.
    func invite(_ other: TestUser, to folder: String, as access: String = "editor", mounting: Bool = true) async throws
    {
        let member = #"{"member":{".tag":"email","email":"\#(other.account.email)"},"access_level":"\#(access)"}"#
        let added = try await rpc(
            "sharing/add_folder_member", #"{"shared_folder_id":"\#(folder)","members":[\#(member)]}"#)
        #expect(added.status == 200, "\(added.text)")
        guard mounting else { return }
        let mounted = try await other.rpc("sharing/mount_folder", #"{"shared_folder_id":"\#(folder)"}"#)
        #expect(mounted.status == 200, "\(mounted.text)")
    }

    /// Creates a shared folder that another user has mounted, too.
    func createSharedFolder(mountedBy other: TestUser, _ path: String, as access: String = "editor") async throws
        -> String
    {
        let folder = try await share(path)
        try await invite(other, to: folder, as: access)
        return folder
    }

    func metadata(_ path: String) async throws -> RawResponse {
        try await rpc("files/get_metadata", #"{"path":"\#(path)"}"#)
    }

    func cursor(_ path: String = "") async throws -> String {
        try await rpc("files/list_folder/get_latest_cursor", #"{"path":"\#(path)","recursive":true}"#).string("cursor")
    }

    /// Returns all changes after a cursor, as `tag path`, and the new cursor.
    func changes(after cursor: String) async throws -> (entries: [String], cursor: String) {
        var entries: [String] = []
        var cursor = cursor
        while true {
            let page = try await rpc("files/list_folder/continue", #"{"cursor":"\#(cursor)"}"#)
            guard page.status == 200 else { return ([page.summary], cursor) }
            entries += page.entries
            cursor = page.string("cursor")
            if page.json["has_more"] as? Bool != true { return (entries, cursor) }
        }
    }

    /// Returns all entries, as `tag path`, with the given page size.
    func tree(_ path: String = "", limit: Int = 2000, options: String = "") async throws -> [String] {
        let first = try await rpc(
            "files/list_folder", #"{"path":"\#(path)","recursive":true,"limit":\#(limit)\#(options)}"#)
        guard first.json["has_more"] as? Bool == true else { return first.entries }
        return first.entries + (try await changes(after: first.string("cursor")).entries)
    }

    /// Returns the result of a job.
    func job(_ launch: RawResponse, _ check: String = "sharing/check_job_status") async throws -> RawResponse {
        while true {
            let status = try await rpc(check, #"{"async_job_id":"\#(launch.string("async_job_id"))"}"#)
            if status.string(".tag") != "in_progress" { return status }
        }
    }
}

extension RawResponse {
    /// The entries of a listing, as `tag path`.
    var entries: [String] {
        (json["entries"] as? [[String: Any]] ?? []).map {
            "\($0[".tag"] as? String ?? "") \($0["path_display"] as? String ?? "-")"
        }
    }

    func object(_ key: String) -> [String: Any] { json[key] as? [String: Any] ?? [:] }
}
