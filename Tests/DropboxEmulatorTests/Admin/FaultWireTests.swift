import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxEmulator

/// Tests the effect of each fault on the bytes that a client receives.
@Suite(.timeLimit(.minutes(10)))
struct FaultWireTests {
    let echo = "check/user"

    func ping(_ wire: Wire) async throws -> RawResponse { try await wire.rpc(echo, #"{"query":"hello"}"#) }

    func paths(_ wire: Wire) async throws -> [String] {
        let list = try await wire.rpc("files/list_folder", #"{"path":"","recursive":true}"#)
        return (list.json["entries"] as? [[String: Any]])?.compactMap { $0["path_display"] as? String } ?? []
    }

    // MARK: - Errors that replace a response

    @Test func rateLimitFaultHasAllFormats() async throws {
        try await Wire.run { wire in
            let faults = wire.emulator.faults
            try faults.add(.rateLimit(retryAfter: 7), times: 1)
            let json = try await ping(wire)
            #expect(json.status == 429)
            #expect(json.headers["content-type"] == "application/json")
            #expect(json.headers["retry-after"] == "7")
            #expect(json.summary == "too_many_requests/")
            #expect(json.text.hasSuffix(#""error": {"reason": {".tag": "too_many_requests"}, "retry_after": 7}}"#))

            try faults.add(.rateLimit(retryAfter: nil, reason: .tooManyWriteOperations), times: 1)
            let bare = try await ping(wire)
            #expect(bare.headers["retry-after"] == nil)
            #expect(bare.summary == "too_many_write_operations/")
            #expect(bare.text.hasSuffix(#""error": {"reason": {".tag": "too_many_write_operations"}}}"#))

            try faults.add(.rateLimit(retryAfter: 300, format: .text), times: 1)
            let text = try await ping(wire)
            #expect(text.headers["content-type"] == "text/plain; charset=utf-8")
            #expect(text.headers["retry-after"] == "300")
            #expect(text.text == "too_many_requests")

            try faults.add(.rateLimit(retryAfter: 42, format: .html, retryAfterFormat: .date), times: 1)
            let html = try await ping(wire)
            #expect(html.headers["content-type"] == "text/html")
            #expect(html.text.contains("<h1>429 Too Many Requests</h1>"))
            let date = try #require(html.headers["retry-after"])
            #expect(date.contains(/^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d GMT$/), "\(date)")

            try faults.add(.rateLimit(retryAfter: 3, retryAfterFormat: .none), times: 1)
            let quiet = try await ping(wire)
            #expect(quiet.headers["retry-after"] == nil)
            #expect(quiet.text.contains(#""retry_after": 3"#))
            #expect(try await ping(wire).status == 200)
        }
    }

    @Test func writeContentionUsesTheErrorUnionOfEachRoute() async throws {
        try await Wire.run { wire in
            try wire.emulator.faults.add(.writeContention)
            let summaries = [
                ("files/create_folder_v2", #"{"path":"/d"}"#, "path/too_many_write_operations/"),
                ("files/delete_v2", #"{"path":"/d"}"#, "too_many_write_operations/"),
                ("files/move_v2", #"{"from_path":"/d","to_path":"/e"}"#, "to/too_many_write_operations/"),
            ]
            for (route, argument, summary) in summaries {
                let response = try await wire.rpc(route, argument)
                #expect(response.status == 409)
                #expect(response.summary == summary)
            }
            let batch = try await wire.rpc(
                "files/upload_session/finish_batch_v2",
                #"{"entries":[{"cursor":{"session_id":"s","offset":0},"commit":{"path":"/a"}}]}"#)
            #expect(batch.status == 200)
            #expect(
                batch.text
                    == #"{"entries":[{".tag":"failure","failure":{".tag":"too_many_write_operations"}}]}"#)
            #expect(try await ping(wire).status == 200)

            let upload = try await wire.upload(#"{"path":"/a"}"#, "kept")
            #expect(upload.summary == "path/too_many_write_operations/")
            let session = (upload.json["error"] as? [String: Any])?["upload_session_id"] as? String ?? ""
            wire.emulator.faults.removeAll()
            let finish = try await wire.upload(
                #"{"cursor":{"session_id":"\#(session)","offset":4},"commit":{"path":"/a"}}"#, "",
                to: "files/upload_session/finish")
            #expect(finish.status == 200)
            #expect(try await wire.download("/a").text == "kept")
        }
    }

    @Test func serverErrorsAreHTMLByDefault() async throws {
        try await Wire.run { wire in
            let faults = wire.emulator.faults
            try faults.add(.serverError(status: 503), times: 1)
            let page = try await ping(wire)
            #expect(page.status == 503)
            #expect(page.headers["content-type"] == "text/html")
            #expect(page.text.contains("<title>503 Service Unavailable</title>"))
            #expect(page.headers["x-dropbox-request-id"]?.count == 32)
            try faults.add(.serverError(format: .json), times: 1)
            #expect(try await ping(wire).text == #"{"error": "Internal Server Error"}"#)
            try faults.add(.serverError(status: 502, format: .text), times: 1)
            #expect(try await ping(wire).text == "Bad Gateway")
            try faults.add(.serverError(status: 500, format: .empty), times: 1)
            #expect(try await ping(wire).body.isEmpty)
        }
    }

    @Test func expiredTokenReturns401() async throws {
        try await Wire.run { wire in
            try wire.emulator.faults.add(.expiredToken, account: "ada", times: 1)
            let response = try await ping(wire)
            #expect(response.status == 401)
            #expect(response.headers["www-authenticate"] == #"Bearer realm="Dropbox-API""#)
            #expect(response.summary == "expired_access_token/")
            #expect(try await ping(wire).status == 200)
        }
    }

    @Test func serverErrorFaultAffectsTheTokenEndpoint() async throws {
        try await Wire.run { wire in
            try wire.emulator.faults.add(.serverError(status: 500), on: "oauth2/token", times: 1)
            let form = Data("grant_type=refresh_token&refresh_token=x&client_id=y".utf8)
            let first = try await wire.send("POST /oauth2/token", [], body: form)
            #expect(first.status == 500)
            #expect(try await wire.send("POST /oauth2/token", [], body: form).status == 400)
        }
    }

    // MARK: - Lost connections

    @Test(arguments: [true, false])
    func lostRequestHasNoEffectButLostResponseDoes(isReset: Bool) async throws {
        try await Wire.run { wire in
            for moment in DropboxEmulator.Fault.InjectionPoint.allCases {
                try wire.emulator.faults.add(
                    isReset ? .reset(moment) : .close(moment), on: "files/create_folder_v2", times: 1)
                await #expect(throws: RawConnection.Failure.self) {
                    try await wire.rpc("files/create_folder_v2", #"{"path":"/\#(moment.rawValue)"}"#)
                }
            }
            let created = try await paths(wire)
            #expect(created == ["/after"])
            try wire.emulator.faults.add(.serverError(at: .after), times: 1)
            #expect(try await wire.upload(#"{"path":"/lost"}"#, "x").status == 500)
            #expect(try await paths(wire) == ["/after", "/lost"])
        }
    }

    @Test func faultsCanAlwaysBeDisabled() async throws {
        try await Wire.run { wire in
            try wire.emulator.faults.add(.serverError(), on: "*")
            let broken = try await wire.send("GET /oauth2/authorize")
            #expect(broken.status == 500)
            let console = try await wire.send("GET /")
            #expect(console.status == 200)
            let cleared = try await wire.send(
                "POST /emulator/faults/clear", ["Content-Type: application/json"], body: Data("{}".utf8))
            #expect(cleared.status == 200)
            let afterward = try await wire.send("GET /oauth2/authorize")
            #expect(afterward.status == 400)
        }
    }

    @Test func connectionClosesAfterTheResponse() async throws {
        try await Wire.run { wire in
            try wire.emulator.faults.add(.staleConnection(.afterResponse), times: 1)
            let connection = try RawConnection(port: wire.port)
            let request = wire.head("POST /2/users/get_current_account", [wire.bearer], length: 0)
            try await connection.send(request)
            let response = try await connection.receive()
            #expect(response.status == 200)
            #expect(response.headers["connection"] == nil)
            #expect(try await connection.isClosedByPeer())
        }
    }

    @Test func reusedConnectionDropsTheNextRequest() async throws {
        try await Wire.run { wire in
            try wire.emulator.faults.add(.staleConnection(.onNextRequest), times: 1)
            let connection = try RawConnection(port: wire.port)
            let create = #"{"path":"/second"}"#
            try await connection.send(wire.head("POST /2/users/get_current_account", [wire.bearer], length: 0))
            #expect(try await connection.receive().status == 200)
            let headers = [wire.bearer, "Content-Type: application/json"]
            try await connection.send(
                wire.head("POST /2/files/create_folder_v2", headers, length: create.utf8.count) + create)
            #expect(await connection.drain().isEmpty)
            #expect(try await paths(wire) == [])
        }
    }

    // MARK: - Corrupted and slow bodies

    @Test func truncatedBodyIsShorterThanItsContentLength() async throws {
        try await Wire.run { wire in
            _ = try await wire.upload(#"{"path":"/a"}"#, "0123456789")
            try wire.emulator.faults.add(.truncate(after: 4), on: "files/download", times: 1)
            let connection = try RawConnection(port: wire.port)
            try await connection.send(
                wire.head("GET /2/files/download", [wire.bearer, #"Dropbox-API-Arg: {"path":"/a"}"#], length: nil))
            let all = String(decoding: await connection.drain(), as: UTF8.self)
            #expect(all.contains("Content-Length: 10\r\n"))
            #expect(all.hasSuffix("\r\n\r\n0123"))

            try wire.emulator.faults.add(.truncate(), on: echo, times: 1)
            await #expect(throws: RawConnection.Failure.self) { try await ping(wire) }
        }
    }

    @Test func corruptedBodyHasOneInvertedByte() async throws {
        try await Wire.run { wire in
            _ = try await wire.upload(#"{"path":"/a"}"#, "0123456789")
            try wire.emulator.faults.add(.corrupt(at: 2), on: "files/download", times: 1)
            let response = try await wire.download("/a")
            #expect(response.body == Data([0x30, 0x31, 0x32 ^ 0xFF, 0x33, 0x34, 0x35, 0x36, 0x37, 0x38, 0x39]))
            try wire.emulator.faults.add(.corrupt(), on: echo, times: 1)
            let json = try await ping(wire)
            #expect(String(bytes: json.body, encoding: .utf8) == nil)
        }
    }

    @Test func stalledBodyFollowsTheClockAndEndsAtShutdown() async throws {
        try await Wire.run { wire in
            _ = try await wire.upload(#"{"path":"/a"}"#, "0123456789")
            try wire.emulator.faults.add(.stall(after: 3, for: .seconds(3600)), on: "files/download", times: 1)
            let connection = try RawConnection(port: wire.port)
            let request = wire.head(
                "GET /2/files/download", [wire.bearer, #"Dropbox-API-Arg: {"path":"/a"}"#], length: nil)
            try await connection.send(request)
            #expect(try await connection.read(until: "\r\n\r\n012").contains("200 OK"))
            wire.emulator.clock.advance(by: .seconds(3600))
            #expect(try await connection.read(until: "789") == "3456789")

            try wire.emulator.faults.add(.stall(after: 5), on: "files/download", times: 1)
            try await connection.send(request)
            #expect(try await connection.read(until: "\r\n\r\n01234").contains("200 OK"))
            await wire.emulator.stop()
            #expect(await connection.drain().isEmpty)
        }
    }

    @Test func clientDisconnectDuringAStallFreesTheConnection() async throws {
        try await Wire.run { wire in
            try wire.emulator.faults.add(.stall(), on: echo, times: 1)
            var connection: RawConnection? = try RawConnection(port: wire.port)
            let body = #"{"query":"x"}"#
            let headers = [wire.bearer, "Content-Type: application/json"]
            try await connection?.send(wire.head("POST /2/check/user", headers, length: body.utf8.count) + body)
            #expect(try await connection?.read(until: "\r\n\r\n").contains("200 OK") == true)
            #expect(wire.emulator.openRequestCount == 1)
            connection = nil
            while wire.emulator.openRequestCount > 0 { await Task.yield() }
        }
    }

    @Test func throttledBodyFollowsTheClock() async throws {
        try await Wire.run { wire in
            let content = String(repeating: "x", count: 100_000)
            _ = try await wire.upload(#"{"path":"/a"}"#, content)
            try wire.emulator.faults.add(.slowResponse(bytesPerSecond: 10), on: "files/download")
            let connection = try RawConnection(port: wire.port)
            try await connection.send(
                wire.head("GET /2/files/download", [wire.bearer, #"Dropbox-API-Arg: {"path":"/a"}"#], length: nil))
            #expect(try await connection.read(until: "\r\n\r\n").contains("Content-Length: 100000\r\n"))
            // Advance the emulator's clock by 10,000 seconds.
            for _ in 0..<9 { wire.emulator.clock.advance(by: .seconds(1000)) }
            #expect(try await connection.read(until: String(repeating: "x", count: 90_000)).count == 90_000)
            wire.emulator.clock.advance(by: .seconds(1000))
            #expect(try await connection.read(until: String(repeating: "x", count: 10_000)).count == 10_000)
        }
    }

    @Test func latencyFollowsTheClock() async throws {
        try await Wire.run { wire in
            try wire.emulator.faults.add(.latency(.seconds(3600), jitter: .seconds(60)), on: echo, times: 2)
            async let response = ping(wire)
            await wire.emulator.clock.waitForOperations()
            #expect(wire.emulator.faults.all[0].hitCount == 1)
            wire.emulator.clock.advance(by: .seconds(3661))
            let status = try await response.status
            #expect(status == 200)
            // A delayed request ends when the server stops, even if no client waits for its response.
            let connection = try RawConnection(port: wire.port)
            try await connection.send(wire.head("POST /2/check/user", [wire.bearer], length: 0))
            await wire.emulator.clock.waitForOperations()
            await wire.emulator.stop()
            #expect(await connection.drain().isEmpty)
        }
    }

    // MARK: - State

    @Test func cursorResetFaultInvalidatesCursors() async throws {
        try await Wire.run { wire in
            let first = try await wire.rpc("files/list_folder", #"{"path":""}"#).json["cursor"] as? String ?? ""
            try wire.emulator.faults.add(.cursorReset, times: 1)
            let response = try await wire.rpc("files/list_folder/continue", #"{"cursor":"\#(first)"}"#)
            #expect(response.status == 409)
            #expect(response.summary == "reset/")
            // The cursor stays invalid after the fault is exhausted. A new cursor works.
            #expect(try await wire.rpc("files/list_folder/continue", #"{"cursor":"\#(first)"}"#).summary == "reset/")
            let second = try await wire.rpc("files/list_folder", #"{"path":""}"#).json["cursor"] as? String ?? ""
            #expect(try await wire.rpc("files/list_folder/continue", #"{"cursor":"\#(second)"}"#).status == 200)

            try wire.emulator.faults.add(.cursorReset, times: 1)
            let poll = try await wire.send(
                "POST /2/files/list_folder/longpoll", ["Content-Type: application/json"],
                body: Data(#"{"cursor":"\#(second)"}"#.utf8))
            #expect(poll.summary == "reset/")
        }
    }

    @Test func pageSizeFaultCreatesSmallAndEmptyPages() async throws {
        try await Wire.run { wire in
            for name in ["a", "b", "c"] { _ = try await wire.upload(#"{"path":"/\#(name)"}"#, "x") }
            try wire.emulator.faults.add(.smallPages(of: 1), times: 1)
            try wire.emulator.faults.add(.smallPages(of: 0), skipping: 1, times: 2)
            var page = try await wire.rpc("files/list_folder", #"{"path":""}"#)
            var sizes: [Int] = []
            var names: [String] = []
            while true {
                let entries = page.json["entries"] as? [[String: Any]] ?? []
                sizes.append(entries.count)
                names += entries.compactMap { $0["name"] as? String }
                guard page.json["has_more"] as? Bool == true else { break }
                let cursor = page.json["cursor"] as? String ?? ""
                page = try await wire.rpc("files/list_folder/continue", #"{"cursor":"\#(cursor)"}"#)
            }
            #expect(sizes == [1, 0, 0, 2])
            #expect(names == ["a", "b", "c"])
        }
    }

    @Test func clockJumpFaultChangesTheClock() async throws {
        try await Wire.run { wire in
            let before = wire.emulator.clock.now
            try wire.emulator.faults.add(.clockJump(by: .seconds(-86_400)), times: 1)
            let response = try await wire.upload(#"{"path":"/a"}"#, "x")
            let modified = try #require(response.json["server_modified"] as? String)
            let date = try Date(modified, strategy: .iso8601)
            #expect(date < before.addingTimeInterval(-86_300))
        }
    }

    @Test(arguments: [true, false])
    func fullDisk_uploadFailsAndStoresNothing(isOnDisk: Bool) async throws {
        let folder = try TemporaryDirectory()
        try await Wire.run(folder: isOnDisk ? folder.url : nil) { wire in
            _ = try await wire.upload(#"{"path":"/old"}"#, "old")
            let start = try await wire.upload("{}", "started", to: "files/upload_session/start")
            let session = start.json["session_id"] as? String ?? ""
            try wire.emulator.faults.add(.diskFull)
            #expect(try await wire.upload(#"{"path":"/new"}"#, "new").status == 500)
            #expect(try await wire.upload(#"{"path":"/copy"}"#, "old").status == 500)
            #expect(try await wire.rpc("files/create_folder_v2", #"{"path":"/d"}"#).status == 500)
            #expect(try await wire.rpc("files/delete_v2", #"{"path":"/old"}"#).status == 500)
            let append = #"{"cursor":{"session_id":"\#(session)","offset":7}}"#
            #expect(try await wire.upload(append, "more", to: "files/upload_session/append_v2").status == 500)
            #expect(try await wire.download("/old").text == "old")
            #expect(try await paths(wire) == ["/old"])

            wire.emulator.faults.removeAll()
            #expect(try await paths(wire) == ["/old"])
            let finish = #"{"cursor":{"session_id":"\#(session)","offset":7},"commit":{"path":"/s"}}"#
            #expect(try await wire.upload(finish, "", to: "files/upload_session/finish").status == 200)
            #expect(try await wire.download("/s").text == "started")
            #expect(try await wire.upload(#"{"path":"/new"}"#, "new").status == 200)
        }
    }
}
