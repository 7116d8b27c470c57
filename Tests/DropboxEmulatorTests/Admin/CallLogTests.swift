import Foundation
import Testing

@testable import DropboxEmulator

/// Tests the request log as tests of an app use it.
@Suite(.timeLimit(.minutes(10)))
struct CallLogTests {
    @Test func logContainsRequestsAndResponses() async throws {
        try await Wire.run { wire in
            _ = try await wire.upload(#"{"path":"/a.txt"}"#, "content")
            let call = try #require(wire.emulator.calls.all.first)
            #expect(call.id == 1)
            #expect(call.route == "files/upload")
            #expect(call.method == "POST" && call.target == "/2/files/upload")
            #expect(call.account == "ada@example.com")
            #expect(call.argument == #"{"path":"/a.txt"}"#)
            #expect(call.request.text == "content" && call.request.size == 7)
            #expect(call.status == 200)
            #expect(call.response?.header("content-type") == "application/json")
            #expect(call.response?.text?.hasPrefix(#"{"name":"a.txt","#) == true)
            #expect(call.duration != nil)
            #expect(call.description.contains("POST  files/upload  200  ada@example.com"))
        }
    }

    @Test func logContainsArgumentsFromAllLocations() async throws {
        try await Wire.run { wire in
            _ = try await wire.rpc("files/list_folder", #"{"path":""}"#)
            _ = try await wire.send("GET /2/files/download?arg=%7B%22path%22:%22/x%22%7D", [wire.bearer])
            _ = try await wire.send("POST /2/users/get_current_account", [wire.bearer], body: Data())
            #expect(wire.emulator.calls.all.map(\.argument) == [#"{"path":""}"#, #"{"path":"/x"}"#, nil])
        }
    }

    @Test func secretsAreRedacted() async throws {
        try await Wire.run { wire in
            let emulator = wire.emulator
            let form =
                "grant_type=refresh_token&refresh_token=\(emulator.refreshToken)&client_id=\(emulator.appKey)"
                + "&client_secret=\(emulator.appSecret)"
            let headers = ["Content-Type: application/x-www-form-urlencoded"]
            _ = try await wire.send("POST /oauth2/token", headers, body: Data(form.utf8))
            _ = try await wire.send(
                "POST /2/users/get_current_account?authorization=Bearer%20\(emulator.accessToken)", body: Data())
            _ = try await wire.rpc("check/user", #"{"query":"hello"}"#)
            let calls = emulator.calls.all
            let all = "\(calls)"
            for secret in [emulator.accessToken, emulator.refreshToken, emulator.appSecret] {
                #expect(!all.contains(secret.dropFirst(7)))
            }
            #expect(calls[0].request.text?.contains("grant_type=refresh_token&refresh_token=") == true)
            #expect(calls[0].response?.text?.contains(#""access_token":"sl."#) == true)
            #expect(calls[1].target.hasPrefix("/2/users/get_current_account?authorization=Bearer%20sl."))
            #expect(calls[2].request.header("Authorization")?.hasPrefix("Bearer sl.") == true)
            #expect(calls[2].request.text == #"{"query":"hello"}"#)
        }
    }

    @Test func logIsLimitedInSize() async throws {
        try await Wire.run { configuration in
            configuration.callLogCapacity = 3
        } body: { wire in
            for number in 0..<5 { _ = try await wire.rpc("check/user", #"{"query":"\#(number)"}"#) }
            _ = try await wire.upload(#"{"path":"/big"}"#, String(repeating: "ä", count: 100_000))
            let calls = wire.emulator.calls.all
            #expect(calls.map(\.id) == [4, 5, 6])
            #expect(calls[2].request.size == 200_000)
            #expect(calls[2].request.text == String(repeating: "ä", count: 2048))
            wire.emulator.calls.removeAll()
            #expect(wire.emulator.calls.all.isEmpty)
        }
    }

    @Test func waitForCallReturnsAMatchingCall() async throws {
        try await Wire.run { wire in
            let calls = wire.emulator.calls
            async let wanted = calls.waitForResponse {
                $0.route == "check/user" && $0.argument?.contains("second") == true
            }
            _ = try await wire.rpc("check/user", #"{"query":"first"}"#)
            _ = try await wire.rpc("check/user", #"{"query":"second"}"#)
            let second = await wanted
            #expect(second?.response?.text == #"{"result":"second"}"#)
            // A request that was already received is returned immediately.
            let first = await calls.waitForResponse { $0.argument?.contains("first") == true }
            #expect(first?.id == 1)
        }
    }

    @Test func waitingLongPollsAreLogged() async throws {
        try await Wire.run { wire in
            let latest = try await wire.rpc("files/list_folder/get_latest_cursor", #"{"path":""}"#)
            let body = #"{"cursor":"\#(latest.json["cursor"] as? String ?? "")","timeout":480}"#
            let connection = try RawConnection(port: wire.port)
            let headers = ["Content-Type: application/json"]
            try await connection.send(
                wire.head("POST /2/files/list_folder/longpoll", headers, length: body.utf8.count) + body)
            let poll = await wire.emulator.calls.waitForRequest { $0.route == "files/list_folder/longpoll" }
            #expect(poll?.status == nil && poll?.response == nil)
            async let never = wire.emulator.calls.waitForResponse { $0.route == "nothing" }
            await wire.emulator.stop()
            let nothing = await never
            #expect(nothing == nil)
        }
    }

    @Test func callsInProgressRemainInTheLog() async throws {
        try await Wire.run { configuration in
            configuration.callLogCapacity = 1
        } body: { wire in
            try wire.emulator.faults.add(.latency(.seconds(60)), on: "check/user", times: 1)
            async let slow = wire.rpc("check/user", #"{"query":"slow"}"#)
            let arrived = await wire.emulator.calls.waitForRequest { $0.route == "check/user" }
            for _ in 0..<2 { _ = try await wire.rpc("check/user", #"{"query":"fast"}"#) }
            #expect(wire.emulator.calls.all.map(\.id) == [1, 3])
            wire.emulator.clock.advance(by: .seconds(61))
            let response = try await slow
            #expect(response.status == 200)
            let call = await wire.emulator.calls.waitForResponse { $0.id == arrived?.id }
            #expect(call?.status == 200)
        }
    }

    @Test func faultsAreRecorded() async throws {
        try await Wire.run { wire in
            try wire.emulator.faults.add(.reset(.after), on: "check/user")
            try wire.emulator.faults.add(.latency(.zero), on: "check/user")
            await #expect(throws: RawConnection.Failure.self) {
                try await wire.rpc("check/user", #"{"query":"lost"}"#)
            }
            let call = try #require(wire.emulator.calls.all.first)
            #expect(call.faults == ["reset", "latency"])
            #expect(call.status == 0)
            #expect(call.description.contains("closed") && call.description.hasSuffix("[reset, latency]"))
        }
    }

    @Test(arguments: [
        ("sl.ABCDEFGHIJK", "sl.ABC…"), ("short", "•••••"), ("", ""),
    ])
    func shortSecretsAreRedactedEntirely(secret: String, shown: String) {
        #expect(SecretRedactor.shortened(secret) == shown)
    }

    @Test func secretsAreRedactedInAllEncodings() {
        #expect(SecretRedactor.form("code=abcdefghijkl&state=x") == "code=abcdef…&state=x")
        #expect(SecretRedactor.target("/a?authorization=Bearer%20abcdefghijkl") == "/a?authorization=Bearer%20abcdef…")
        #expect(SecretRedactor.target("/a?authorization=Bearer+abcdefghijkl") == "/a?authorization=Bearer%20abcdef…")
        #expect(SecretRedactor.json(#"{"token" : "abcdefghijkl", "n":1}"#) == #"{"token" : "abcdef…", "n":1}"#)
        #expect(SecretRedactor.json(#"{"access_token":"abcdefghijkl"#) == #"{"access_token":"abcdef…"#)
        #expect(SecretRedactor.header("Authorization", "Basic dXNlcjpzZWNyZXQ=") == "Basic dXNlcj…")
        #expect(SecretRedactor.header("Location", "https://x/?code=abcdefghijkl") == "https://x/?code=abcdef…")
        let location = "https://x/?a=1#access_token=abcdefghijkl&state=x"
        #expect(SecretRedactor.header("Location", location) == "https://x/?a=1#access_token=abcdef…&state=x")
        #expect(SecretRedactor.header("Location", "app:/#access_token=abcdefghijkl") == "app:/#access_token=abcdef…")
        #expect(SecretRedactor.form("client%5Fsecret=abcdefghijkl") == "client%5Fsecret=abcdef…")
        #expect(SecretRedactor.json(#"{"password":"a\"bcdefghijkl"}"#) == #"{"password":"a\"bcd…"}"#)
    }
}
