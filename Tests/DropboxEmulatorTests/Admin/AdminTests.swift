import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxEmulator

/// Tests the control of an emulator in Swift and with the admin API over HTTP.
@Suite(.timeLimit(.minutes(10)))
struct AdminTests {
    func control(_ wire: Wire, _ name: String, _ json: String? = nil) async throws -> RawResponse {
        guard let json else { return try await wire.send("GET /emulator/\(name)") }
        return try await wire.send(
            "POST /emulator/\(name)", ["Content-Type: application/json"], body: Data(json.utf8))
    }

    @Test func inputThatRefersToNothingIsInvalid() async throws {
        try await Wire.run { wire in
            for (name, json, path) in [
                ("faults/add", #"{"effect":"reset","account":"nobody"}"#, "account"),
                ("faults/add", #"{"effect":"reset","app":"nothing"}"#, "app"),
                ("scenarios/load", #"{"faults":[{"effect":"reset","app":"nothing"}]}"#, "app"),
                ("webhooks/faults/add", #"{"effect":"lost","app":"nothing"}"#, "app"),
                ("webhooks/add", #"{"url":"ftp://localhost/a"}"#, "url"),
            ] {
                let response = try await control(wire, name, json)
                #expect(response.status == 400 && response.json["path"] as? String == path, "\(response.text)")
            }
        }
    }

    @Test func stateIsSavedOnlyToARegularFile() async throws {
        let folder = try TemporaryDirectory()
        let (pipe, link) = (folder.url.appendingPathComponent("pipe"), folder.url.appendingPathComponent("link"))
        #expect(mkfifo(pipe.path, 0o600) == 0 && symlink("pipe", link.path) == 0)
        try await Wire.run { wire in
            for file in [pipe, link] {
                let response = try await control(wire, "state/save", #"{"file":"\#(file.path)"}"#)
                #expect(response.status == 409 && response.text.contains("it isn't a regular file"), "\(response.text)")
                var status = stat()
                #expect(lstat(file.path, &status) == 0 && status.st_mode & S_IFMT == (file == pipe ? S_IFIFO : S_IFLNK))
            }
            let file = folder.url.appendingPathComponent("state")
            for _ in 0..<2 {
                #expect(try await control(wire, "state/save", #"{"file":"\#(file.path)"}"#).status == 200)
            }
        }
    }

    // MARK: - Swift

    @Test func accountContentCanBeCreatedAndInspected() async throws {
        try await Wire.run { wire in
            let ada = try wire.emulator.account("ada")
            #expect(ada.email == "ada@example.com" && ada.surname == "Lovelace")
            try ada.put("/notes/a.txt", "text")
            try ada.createFolder("/empty")
            #expect(try ada.list() == ["/empty/", "/notes/", "/notes/a.txt"])
            #expect(try ada.list("/notes") == ["/notes/a.txt"])
            #expect(try await wire.download("/notes/a.txt").text == "text")
            _ = try await wire.upload(#"{"path":"/from client"}"#, "hello")
            #expect(try ada.read("/from client") == Data("hello".utf8))
            try ada.delete("/notes")
            #expect(try ada.list() == ["/empty/", "/from client"])
            let error = #expect(throws: DropboxEmulator.AdminError.self) { try ada.read("/gone") }
            #expect(error?.description == "/gone: there is no item at this path")
        }
    }

    @Test func accountsAreCreatedOnFirstUse() async throws {
        try await Wire.run { wire in
            let bob = try wire.emulator.account("bob")
            #expect(bob.email == "bob@example.com" && bob.givenName == "Bob")
            #expect(try wire.emulator.account("BOB@example.com").id == bob.id)
            #expect(try wire.emulator.account(bob.id).id == bob.id)
            #expect(try wire.emulator.accounts().map(\.givenName) == ["Ada", "Bob"])
            let token = try bob.token(scopes: ["account_info.read"], lifetime: .seconds(3600))
            let headers = ["Authorization: Bearer \(token)"]
            let me = try await wire.send("POST /2/users/get_current_account", headers, body: Data())
            #expect(me.json["account_id"] as? String == bob.id)
            let list = try await wire.send(
                "POST /2/files/list_folder", headers + ["Content-Type: application/json"],
                body: Data(#"{"path":""}"#.utf8))
            #expect(list.summary == "missing_scope/")
            wire.emulator.clock.advance(by: .seconds(3601))
            let late = try await wire.send("POST /2/users/get_current_account", headers, body: Data())
            #expect(late.summary == "expired_access_token/")
        }
    }

    @Test func tokensQuotasAndCursorsCanBeChanged() async throws {
        try await Wire.run { wire in
            let ada = try wire.emulator.account("ada")
            let cursor = try await wire.rpc("files/list_folder", #"{"path":""}"#).json["cursor"] as? String ?? ""
            try ada.resetCursors()
            #expect(try await wire.rpc("files/list_folder/continue", #"{"cursor":"\#(cursor)"}"#).summary == "reset/")
            try ada.setQuota(3)
            #expect(try await wire.upload(#"{"path":"/big"}"#, "four").summary == "path/insufficient_space/")
            let refresh = try ada.refreshToken(allowsAnyClient: true)
            let form = Data("grant_type=refresh_token&refresh_token=\(refresh)&client_id=unknown".utf8)
            #expect(try await wire.send("POST /oauth2/token", [], body: form).status == 200)
            #expect(try ada.expireTokens() == 2)
            #expect(try await wire.rpc("check/user", #"{"query":"x"}"#).summary == "expired_access_token/")
        }
    }

    @Test func teamsAppsAndJobsAreCreated() async throws {
        try await Wire.run { wire in
            let emulator = wire.emulator
            try emulator.addApp(.init(key: "k", secret: "s", access: .appFolder))
            try emulator.addTeam(.init("Engines", members: [.init("charles", role: .teamAdmin), .init("ada")]))
            try emulator.addTeam(.init("Engines", members: [.init("ada")]))
            let token = try emulator.teamToken("Engines")
            let info = try await wire.send("POST /2/team/get_info", ["Authorization: Bearer \(token)"], body: Data())
            #expect(info.json["name"] as? String == "Engines")
            #expect(info.json["num_provisioned_users"] as? Int == 2)
            let confined = try emulator.account("ada").token(app: "k")
            #expect(try emulator.store.token(confined, .access)?.app == "k")

            try emulator.setPollsBeforeCompletion(2)
            try emulator.account("ada").put("/a", "x")
            let job = try await wire.rpc("files/delete_batch", #"{"entries":[{"path":"/a"}]}"#)
            let id = job.json["async_job_id"] as? String ?? ""
            var tags: [String] = []
            for _ in 0..<3 {
                let check = try await wire.rpc("files/delete_batch/check", #"{"async_job_id":"\#(id)"}"#)
                tags.append(check.json[".tag"] as? String ?? "")
            }
            #expect(tags == ["in_progress", "in_progress", "complete"])
        }
    }

    @Test func localDirectoryIsCopied() async throws {
        let folder = try TemporaryDirectory()
        try Data("1".utf8).write(to: folder.url.appendingPathComponent("one.txt"))
        try Data(repeating: 7, count: 10_000_000).write(to: folder.url.appendingPathComponent("big.bin"))
        try await Wire.run { wire in
            let ada = try wire.emulator.account("ada")
            let count = try ada.put(directory: folder.url, at: "/copy")
            #expect(count == 2)
            #expect(try ada.list() == ["/copy/", "/copy/big.bin", "/copy/one.txt"])
            #expect(try ada.read("/copy/big.bin").count == 10_000_000)
        }
    }

    // MARK: - HTTP

    @Test func everyOperationAcceptsItsExample() async throws {
        let folder = try TemporaryDirectory()
        try await Wire.run { wire in
            let list = try await control(wire, "")
            let operations = try #require(list.json["operations"] as? [[String: Any]])
            #expect(operations.count == AdminOperations.all.count && operations.count == AdminOperations.byName.count)
            _ = try await wire.upload(#"{"path":"/logged"}"#, "x")
            let call = try await control(wire, "calls/wait", #"{"route":"files/upload"}"#)
            #expect((call.json["call"] as? [String: Any])?["account"] as? String == "ada@example.com")
            for form in AdminOperations.all {
                var example = form.example
                if form.name == "files/put_directory", case .object(var fields) = example {
                    fields["directory"] = .string(folder.url.path)
                    example = .object(fields)
                }
                let text = String(decoding: try example.serialized(), as: UTF8.self)
                let response = try await control(wire, form.name, text)
                #expect(response.status == 200, "\(form.name) \(text): \(response.text)")
                #expect(response.headers["content-type"] == "application/json")
            }
        }
    }

    @Test func adminAPIReturnsChangesMadeInSwift() async throws {
        try await Wire.run { wire in
            try wire.emulator.account("ada").put("/a.txt", "text")
            try wire.emulator.faults.add(.slowResponse(bytesPerSecond: 5), on: "files/download", times: 3)
            let accounts = try await control(wire, "accounts/list")
            let ada = (accounts.json["accounts"] as? [[String: Any]])?.first
            #expect(ada?["email"] as? String == "ada@example.com" && ada?["used"] as? Int == 4)
            let entries =
                try await control(wire, "files/list", #"{"account":"ada"}"#).json["entries"] as? [[String: Any]]
            #expect(entries?.first?["path"] as? String == "/a.txt" && entries?.first?["size"] as? Int == 4)
            #expect(
                try await control(wire, "files/read", #"{"account":"ada","path":"/a.txt"}"#).json["text"] as? String
                    == "text")
            let faults = try await control(wire, "faults/list")
            #expect(
                faults.text
                    == #"{"faults":[{"bytes_per_second":5,"effect":"slow_response","enabled":true,"exhausted":false,"hit_count":0,"id":1,"match_count":0,"route":"files/download","times":3}]}"#
            )
            let before = wire.emulator.clock.now
            let advanced = try await control(wire, "clock/advance", #"{"seconds":86400}"#)
            #expect(advanced.status == 200)
            #expect(wire.emulator.clock.now.timeIntervalSince(before) >= 86_400)
            // The log doesn't contain requests to the admin API.
            #expect(wire.emulator.calls.all.isEmpty)
        }
    }

    @Test func adminAPIReportsErrorsAsJSON() async throws {
        try await Wire.run { wire in
            let unknown = try await control(wire, "nonsense", "{}")
            #expect(unknown.status == 404)
            let missing = try await control(wire, "clock/advance", "{}")
            #expect(missing.status == 400 && missing.json["error"] as? String == #""seconds" is missing"#)
            let wrong = try await control(wire, "faults/add", #"{"effect":"rate_limit","times":0}"#)
            #expect(wrong.json["path"] as? String == "times")
            let rejected = try await control(wire, "accounts/set_quota", #"{"account":"nobody","quota":1}"#)
            #expect(rejected.status == 409 && rejected.json["error"] as? String == #"unknown account "nobody""#)
            let type = try await wire.send(
                "POST /emulator/clock/advance", ["Content-Type: text/plain"], body: Data("{}".utf8))
            #expect(type.status == 400)
            let method = try await wire.send("DELETE /emulator/faults/clear", body: Data("{}".utf8))
            #expect(method.status == 400)
        }
    }

    @Test func requestsFromOtherOriginsAreRejected() async throws {
        try await Wire.run { wire in
            let connection = try RawConnection(port: wire.port)
            func ask(_ headers: String) async throws -> Int {
                try await connection.send("GET /emulator/accounts/list HTTP/1.1\r\n\(headers)\r\n\r\n")
                return try await connection.receive().status
            }
            #expect(try await ask("Host: localhost:8080\r\nOrigin: http://localhost:8080") == 200)
            #expect(try await ask("Host: 127.0.0.1:8080") == 200)
            #expect(try await ask("Host: localhost:8080\r\nOrigin: https://evil.example") == 403)
            #expect(try await ask("Host: evil.example:8080") == 403)
            #expect(try await ask("Host: api.dropboxapi.com") == 403)
        }
    }

    @Test func getRequestsChangeNothing() async throws {
        try await Wire.run { wire in
            try wire.emulator.faults.add(.expiredToken)
            for form in AdminOperations.all where !form.isReading {
                let response = try await wire.send("GET /emulator/\(form.name)")
                #expect(response.status == 400, "\(form.name)")
                #expect(response.json["error"] as? String == "use POST, with a JSON object", "\(form.name)")
            }
            #expect(wire.emulator.faults.all.count == 1)
        }
    }
}
