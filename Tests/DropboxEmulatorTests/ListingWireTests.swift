import Foundation
import Testing

@testable import DropboxEmulator

/// Tests of listings and long polls over HTTP.
@Suite(.timeLimit(.minutes(10)))
struct ListingWireTests {
    func names(_ response: RawResponse) -> [String] {
        (response.json["entries"] as? [[String: Any]])?.compactMap { $0["path_display"] as? String } ?? []
    }

    @Test func cursorContinuesWithTheNextPage() async throws {
        try await Wire.run { wire in
            for name in ["c", "a", "b"] { _ = try await wire.upload(#"{"path":"/\#(name)"}"#, "x") }
            let first = try await wire.rpc("files/list_folder", #"{"path":"","limit":2}"#)
            #expect(names(first) == ["/a", "/b"])
            #expect(first.json["has_more"] as? Bool == true)
            #expect(first.text.hasPrefix(#"{"entries":[{".tag":"file","name":"a","#))
            let cursor = first.json["cursor"] as? String ?? ""
            let second = try await wire.rpc("files/list_folder/continue", #"{"cursor":"\#(cursor)"}"#)
            #expect(names(second) == ["/c"])
            #expect(second.json["has_more"] as? Bool == false)
            #expect(try await wire.rpc("files/list_folder", #"{"path":"/zz"}"#).summary == "path/not_found/")
            #expect(try await wire.rpc("files/list_folder", #"{"path":"/a"}"#).summary == "path/not_folder/")
            let bad = try await wire.rpc("files/list_folder/continue", #"{"cursor":"nonsense"}"#)
            #expect(bad.status == 400)
        }
    }

    @Test func listingIgnoresSlashesAtTheStart() async throws {
        try await Wire.run { wire in
            _ = try await wire.upload(#"{"path":"/many/a"}"#, "x")
            #expect(names(try await wire.rpc("files/list_folder", #"{"path":"//many"}"#)) == ["/many/a"])
            #expect(names(try await wire.rpc("files/list_folder", #"{"path":"///many/"}"#)) == ["/many/a"])
            // All other slashes, and all other routes, are strict.
            let inner = try await wire.rpc("files/list_folder", #"{"path":"/many//a"}"#)
            #expect(inner.summary == "path/malformed_path/")
            let metadata = try await wire.rpc("files/get_metadata", #"{"path":"//many"}"#)
            #expect(metadata.summary == "path/malformed_path/")
            #expect(try await wire.upload(#"{"path":"//b"}"#, "x").summary == "path/malformed_path/")
        }
    }

    @Test func latestCursorReportsOnlyLaterChanges() async throws {
        try await Wire.run { wire in
            _ = try await wire.upload(#"{"path":"/a"}"#, "x")
            let latest = try await wire.rpc("files/list_folder/get_latest_cursor", #"{"path":"","recursive":true}"#)
            let cursor = latest.json["cursor"] as? String ?? ""
            _ = try await wire.upload(#"{"path":"/d/b"}"#, "x")
            let next = try await wire.rpc("files/list_folder/continue", #"{"cursor":"\#(cursor)"}"#)
            #expect(names(next) == ["/d", "/d/b"])
            try wire.emulator.store.resetCursors(try wire.emulator.store.accounts()[0].view)
            #expect(
                try await wire.rpc("files/list_folder/continue", #"{"cursor":"\#(cursor)"}"#).summary == "reset/")
        }
    }

    // MARK: Long polls

    /// Starts a long poll, waits until the emulator has subscribed it to changes, and returns its connection.
    func poll(_ wire: Wire, _ cursor: String, timeout: Int = 480) async throws -> RawConnection {
        let waitingCount = wire.emulator.clock.waitingOperationCount
        let connection = try RawConnection(port: wire.port)
        let body = #"{"cursor":"\#(cursor)","timeout":\#(timeout)}"#
        let head = wire.head(
            "POST /2/files/list_folder/longpoll", ["Content-Type: application/json"], length: body.utf8.count)
        try await connection.send(head + body)
        await wire.emulator.clock.waitForOperations(waitingCount + 1)
        return connection
    }

    func cursor(_ wire: Wire, _ path: String = "") async throws -> String {
        let argument = #"{"path":"\#(path)","recursive":true}"#
        return try await wire.rpc("files/list_folder/get_latest_cursor", argument).json["cursor"] as? String ?? ""
    }

    @Test func changeEndsLongPolls() async throws {
        try await Wire.run { wire in
            let cursor = try await cursor(wire)
            var polls: [RawConnection] = []
            for _ in 0..<20 { polls.append(try await poll(wire, cursor)) }
            // The emulator's clock doesn't advance, so only the change can end a poll. `make bench` measures the
            // latency.
            _ = try await wire.upload(#"{"path":"/a"}"#, "x")
            for poll in polls { #expect(try await poll.receive().text == #"{"changes":true}"#) }
            // A poll returns immediately if there are changes already.
            let late = try await wire.send(
                "POST /2/files/list_folder/longpoll", ["Content-Type: application/json"],
                body: Data(#"{"cursor":"\#(cursor)"}"#.utf8))
            #expect(late.text == #"{"changes":true}"#)
        }
    }

    @Test func longPollWithoutChangesTimesOut() async throws {
        try await Wire.run { wire in
            _ = try await wire.rpc("files/create_folder_v2", #"{"path":"/quiet"}"#)
            let poll = try await poll(wire, try await cursor(wire, "/quiet"), timeout: 30)
            _ = try await wire.upload(#"{"path":"/elsewhere"}"#, "x")
            wire.emulator.clock.advance(by: .seconds(29))
            wire.emulator.clock.advance(by: .seconds(1 + 90))
            #expect(try await poll.receive().text == #"{"changes":false}"#)
        }
    }

    @Test func resetEndsLongPolls() async throws {
        try await Wire.run { wire in
            let cursor = try await cursor(wire)
            let poll = try await poll(wire, cursor)
            try wire.emulator.store.resetCursors(try wire.emulator.store.accounts()[0].view)
            let response = try await poll.receive()
            #expect(response.status == 409)
            #expect(response.summary == "reset/")
        }
    }

    /// The specification says that long polls don't support such cursors.
    @Test(arguments: ["files/list_folder", "files/list_folder/get_latest_cursor"])
    func longPollRejectsCursorsWithMediaInfo(route: String) async throws {
        try await Wire.run { wire in
            let listing = try await wire.rpc(route, #"{"path":"","include_media_info":true}"#)
            let cursor = listing.string("cursor")
            let response = try await wire.send(
                "POST /2/files/list_folder/longpoll", ["Content-Type: application/json"],
                body: Data(#"{"cursor":"\#(cursor)"}"#.utf8))
            #expect(response.status == 400)
            #expect(response.text.contains("cursor"), "\(response.text)")
            #expect(try await wire.rpc("files/list_folder/continue", #"{"cursor":"\#(cursor)"}"#).status == 200)
        }
    }

    @Test func longPollRejectsTokensAndInvalidTimeouts() async throws {
        try await Wire.run { wire in
            let cursor = try await cursor(wire)
            let json = "Content-Type: application/json"
            let body = Data(#"{"cursor":"\#(cursor)"}"#.utf8)
            let authorized = try await wire.send(
                "POST /2/files/list_folder/longpoll", [wire.bearer, json], body: body)
            #expect(authorized.status == 400)
            #expect(authorized.text.hasSuffix("but this function does not use it."))
            let short = try await wire.send(
                "POST /2/files/list_folder/longpoll", [json], body: Data(#"{"cursor":"c","timeout":29}"#.utf8))
            #expect(short.text.hasSuffix("request body: timeout: 29 is not within range [30, 480]"))
            #expect(short.headers["connection"] == "close")
        }
    }

    @Test func stoppingTheEmulatorEndsLongPolls() async throws {
        let emulator = try await DropboxEmulator.start()
        let wire = Wire(emulator: emulator)
        let cursor = try await cursor(wire)
        var polls: [RawConnection] = []
        for _ in 0..<100 { polls.append(try await poll(wire, cursor)) }
        await emulator.stop()
        for poll in polls { _ = await poll.drain() }
        #expect(emulator.clock.waitingOperationCount == 0)
        await emulator.stop()
    }
}
