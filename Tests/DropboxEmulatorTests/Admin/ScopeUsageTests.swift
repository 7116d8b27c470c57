import Foundation
import Testing

@testable import DropboxEmulator

/// Tests the report of the scopes that apps need.
@Suite(.timeLimit(.minutes(10)))
struct ScopeUsageTests {
    @Test func scopesOfCallsAreReportedByApp() async throws {
        try await Wire.run { wire in
            let emulator = wire.emulator
            #expect(try emulator.scopeUsage().isEmpty)
            try emulator.addApp(.init(key: "mine", secret: "s", name: "Mine"))
            let token = try emulator.account("ada").token(
                scopes: ["files.metadata.read", "sharing.read"], app: "mine")
            func call(_ route: String, _ json: String) async throws -> Int {
                try await wire.send(
                    "POST /2/\(route)", ["Authorization: Bearer \(token)", "Content-Type: application/json"],
                    body: Data(json.utf8)
                ).status
            }
            #expect(try await call("files/list_folder", #"{"path":""}"#) == 200)
            #expect(try await call("files/list_folder", #"{"path":""}"#) == 200)
            // A call without the scope needs it, too.
            #expect(try await call("files/delete_v2", #"{"path":"/a"}"#) == 401)
            _ = try await wire.rpc("users/get_current_account", "null")
            let usage = try emulator.scopeUsage()
            #expect(usage.map(\.app) == ["emulatorappkey", "mine"] && usage.map(\.name) == ["Emulator", "Mine"])
            #expect(usage[0].used == ["account_info.read"] && usage[0].unused.isEmpty)
            #expect(usage[1].used == ["files.content.write", "files.metadata.read"])
            #expect(usage[1].unused == ["sharing.read"])
            let list = try await wire.send("GET /emulator/scopes/list").json["apps"] as? [[String: Any]]
            #expect(list?.last?["unused"] as? [String] == ["sharing.read"])
            try emulator.reset()
            #expect(try emulator.scopeUsage().isEmpty)
        }
    }
}
