import DropboxSQLite
import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxEmulator

/// Tests the removal of accounts, teams, apps, and tokens, and changes of limits.
@Suite(.timeLimit(.minutes(10)))
struct RemovalTests {
    func status(_ wire: Wire, _ token: String) async throws -> Int {
        try await wire.send(
            "POST /2/users/get_current_account", ["Authorization: Bearer \(token)"], body: Data()
        ).status
    }

    /// Every table that refers to an account has a row for this one, which is then removed.
    @Test func accountIsRemovedWithEverything() async throws {
        try await Wire.run { wire in
            let emulator = wire.emulator
            let bob = try emulator.addAccount(.init("bob"))
            try emulator.addApp(.init(key: "folder", secret: "s", access: .appFolder))
            let tokens = [try bob.token(), try bob.token(app: "folder"), try bob.refreshToken()]
            func rpc(_ route: String, _ json: String, _ token: String) async throws -> RawResponse {
                try await wire.send(
                    "POST /2/\(route)", ["Authorization: Bearer \(token)", "Content-Type: application/json"],
                    body: Data(json.utf8))
            }
            try bob.put("/files/a.txt", "text")
            try await #expect(rpc("files/create_folder_v2", #"{"path":"/app"}"#, tokens[1]).status == 200)
            for (route, json) in [
                ("sharing/create_shared_link_with_settings", #"{"path":"/files/a.txt"}"#),
                ("files/get_temporary_link", #"{"path":"/files/a.txt"}"#),
                ("files/copy_reference/get", #"{"path":"/files/a.txt"}"#),
                ("files/tags/add", #"{"path":"/files/a.txt","tag_text":"red"}"#),
                ("files/lock_file_batch", #"{"entries":[{"path":"/files/a.txt"}]}"#),
                ("file_requests/create", #"{"title":"t","destination":"/requests"}"#),
                (
                    "sharing/add_file_member",
                    #"{"file":"/files/a.txt","members":[{".tag":"email","email":"ada@example.com"}]}"#
                ),
                ("sharing/share_folder", #"{"path":"/files"}"#),
            ] {
                let response = try await rpc(route, json, tokens[0])
                #expect(response.status == 200, "\(route): \(response.text)")
            }
            let shared = try await rpc("sharing/list_folders", "{}", tokens[0]).json["entries"] as? [[String: Any]]
            let folder = try #require(shared?.first?["shared_folder_id"] as? String)
            let member =
                #"{"shared_folder_id":"\#(folder)","members":[{"member":{".tag":"email","email":"ada@example.com"}}]}"#
            #expect(try await rpc("sharing/add_folder_member", member, tokens[0]).status == 200)
            let mount = try await wire.rpc("sharing/mount_folder", #"{"shared_folder_id":"\#(folder)"}"#)
            #expect(mount.status == 200, "\(mount.text)")
            #expect(try emulator.account("ada").list() == ["/files/", "/files/a.txt"])
            let list = try await wire.rpc("files/list_folder", #"{"path":""}"#)
            let cursor = try #require(list.json["cursor"] as? String)

            try emulator.removeAccount("bob")
            #expect(try emulator.accounts().map(\.givenName) == ["Ada"])
            for token in tokens { #expect(try await status(wire, token) == 401) }
            #expect(try emulator.account("ada").list().isEmpty)
            let changes = try await wire.rpc("files/list_folder/continue", #"{"cursor":"\#(cursor)"}"#)
            #expect((changes.json["entries"] as? [[String: Any]])?.first?[".tag"] as? String == "deleted")
            let rows = try emulator.store.read { connection in
                try connection.rows("SELECT name FROM sqlite_schema WHERE type = 'table' AND sql LIKE '%account%'") {
                    $0[0] as String? ?? ""
                }
            }
            for table in rows where table != "accounts" && table != "grants" {
                let columns = try emulator.store.read { connection in
                    try connection.value(
                        "SELECT count(*) FROM pragma_table_info(?) WHERE name = 'account'", table, as: Int.self) ?? 0
                }
                guard columns > 0 else { continue }
                let left = try emulator.store.read { connection in
                    try connection.value(
                        "SELECT count(*) FROM \(table) WHERE account NOT IN (SELECT number FROM accounts)",
                        as: Int.self)
                }
                #expect(left == 0, "\(table)")
            }
            let blocks = try #require(emulator.store.content.blocks as? MemoryBlockStore)
            #expect(blocks.count == 0)
            // The name is free again.
            #expect(try emulator.addAccount(.init("bob")).id != bob.id)
        }
    }

    /// Unknown tokens with such texts are malformed.
    @Test func removedTokenWithAChosenTextIsInvalid() async throws {
        let folder = try TemporaryDirectory()
        func add(_ text: String, _ wire: Wire) throws {
            var token = DropboxEmulator.Configuration.Token()
            (token.text, token.account) = (text, "ada")
            _ = try AccountOperations.addToken.run(token, wire.emulator.service)
        }
        try await Wire.run(folder: folder.url) { wire in
            for text in ["ada-token", "other-token"] { try add(text, wire) }
            let revoked = try await wire.call("auth/token/revoke", by: "ada-token")
            #expect(revoked.status == 200)
            try wire.emulator.removeToken("other-token")
            for text in ["ada-token", "other-token"] { #expect(try await status(wire, text) == 401) }
            #expect(try await status(wire, "unknown-token") == 400)
        }
        try await Wire.run(folder: folder.url) { wire in
            #expect(try await status(wire, "ada-token") == 401)
            try add("ada-token", wire)
            #expect(try await status(wire, "ada-token") == 200)
        }
    }

    @Test func firstAccountHandsItsTokensOver() async throws {
        try await Wire.run { wire in
            let error = #expect(throws: DropboxEmulator.AdminError.self) { try wire.emulator.removeAccount("ada") }
            #expect(error?.description == "the only account can't be removed")
            let bob = try wire.emulator.addAccount(.init("bob"))
            try wire.emulator.removeAccount("ada")
            let me = try await wire.send("POST /2/users/get_current_account", [wire.bearer], body: Data())
            #expect(me.json["account_id"] as? String == bob.id)
        }
    }

    @Test func teamIsRemovedWithoutItsMembers() async throws {
        try await Wire.run { wire in
            let emulator = wire.emulator
            try emulator.addTeam(.init("Engines", members: [.init("charles", role: .teamAdmin), .init("bob")]))
            let token = try emulator.teamToken("Engines")
            let charles = try emulator.account("charles")
            try charles.put("/a", "1")
            try emulator.removeTeam("Engines")
            let info = try await wire.send("POST /2/team/get_info", ["Authorization: Bearer \(token)"], body: Data())
            #expect(info.status == 401)
            #expect(try emulator.account("charles").list() == ["/a"])
            #expect(try await status(wire, try charles.token()) == 200)
            try emulator.addTeam(.init("Engines", members: [.init("charles", role: .teamAdmin)]))
            #expect(throws: DropboxEmulator.AdminError.self) { try emulator.removeTeam("Motors") }
        }
    }

    @Test func appsAndTokensAreRemoved() async throws {
        try await Wire.run { wire in
            let emulator = wire.emulator
            let ada = try emulator.account("ada")
            try emulator.addApp(.init(key: "mine", secret: "s"))
            let (first, second) = (try ada.token(app: "mine"), try ada.token(app: "mine"))
            let listed = try await wire.send("GET /emulator/tokens/list").json["tokens"] as? [[String: Any]] ?? []
            #expect(listed.count == 4 && listed.count { $0["app"] as? String == "mine" } == 2)
            try emulator.removeToken(first)
            #expect(try await status(wire, first) == 401)
            #expect(try await status(wire, second) == 200)
            #expect(throws: DropboxEmulator.AdminError.self) { try emulator.removeToken(first) }
            try emulator.removeApp("mine")
            #expect(try await status(wire, second) == 401)
            for key in ["mine", emulator.appKey] {
                #expect(throws: DropboxEmulator.AdminError.self) { try emulator.removeApp(key) }
            }
        }
    }

    @Test func limitsChangeWhileTheEmulatorRuns() async throws {
        try await Wire.run { wire in
            func control(_ name: String, _ json: String) async throws -> RawResponse {
                try await wire.send(
                    "POST /emulator/\(name)", ["Content-Type: application/json"], body: Data(json.utf8))
            }
            let ada = try wire.emulator.account("ada")
            for name in ["a", "b", "c"] { try ada.put("/\(name)", "1") }
            let set = try await control("limits/set", #"{"page_size":2}"#)
            #expect(set.json["page_size"] as? Int == 2 && set.json["block_size"] as? Int == 4 << 20)
            let list = try await wire.rpc("files/list_folder", #"{"path":""}"#)
            #expect((list.json["entries"] as? [Any])?.count == 2)
            let wrong = try await control("limits/set", #"{"block_size":2}"#)
            #expect(wrong.status == 400 && wrong.text.contains("block_size"))
            try wire.emulator.reset()
            #expect(try await wire.send("GET /emulator/limits/get").json["page_size"] as? Int == 2000)
        }
    }
}
