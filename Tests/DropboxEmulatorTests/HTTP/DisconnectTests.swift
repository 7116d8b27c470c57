import Foundation
import Testing

@testable import DropboxEmulator

/// Clients that leave before there is a response.
@Suite(.timeLimit(.minutes(5)))
struct DisconnectTests {
    /// Sends a request, and leaves when the call waits, or at once.
    private func abort(
        _ wire: Wire, _ route: String, _ headers: [String], body: String, length: Int? = nil, waits: Bool
    ) async throws -> DropboxEmulator.CallRecord {
        var connection: RawConnection? = try RawConnection(port: wire.port)
        let head = wire.head("POST /2/\(route)", headers, length: length ?? body.utf8.count)
        try await connection?.send(head + body)
        if waits { await wire.emulator.clock.waitForOperations() }
        connection = nil
        return try #require(await wire.emulator.calls.waitForResponse { $0.route == route })
    }

    private let upload = ["Content-Type: application/octet-stream", #"Dropbox-API-Arg: {"path":"/a"}"#]

    @Test func anAbortedLongPollEnds() async throws {
        try await Wire.run { wire in
            let list = try await wire.rpc("files/list_folder", #"{"path":""}"#)
            let cursor = try #require(list.json["cursor"] as? String)
            let call = try await abort(
                wire, "files/list_folder/longpoll", ["Content-Type: application/json"],
                body: #"{"cursor":"\#(cursor)","timeout":480}"#, waits: true)
            #expect(call.isAborted)
            #expect(wire.emulator.clock.waitingOperationCount == 0)
        }
    }

    @Test func anAbortedDelayedCallHasNoEffect() async throws {
        try await Wire.run { wire in
            try wire.emulator.faults.add(.latency(.seconds(3600)), on: "files/upload", times: 1)
            let call = try await abort(wire, "files/upload", [wire.bearer] + upload, body: "text", waits: true)
            #expect(call.isAborted && call.status == 0)
            #expect(try wire.emulator.account("ada").list().isEmpty)
            #expect(try await wire.upload(#"{"path":"/a"}"#, "text").status == 200)
        }
    }

    @Test(arguments: ["", "abc"]) func anUploadAbortedAtItsStartIsLogged(body: String) async throws {
        try await Wire.run { wire in
            let call = try await abort(
                wire, "files/upload", [wire.bearer] + upload, body: body, length: 100, waits: false)
            #expect(call.isAborted)
            #expect(try wire.emulator.account("ada").list().isEmpty)
        }
    }

    @Test func aLengthThatNoBodyCanHaveIsRejected() async throws {
        try await Wire.run { wire in
            let response = try await wire.send("POST /2/files/list_folder", ["Content-Length: 9223372036854775808"])
            #expect(response.status == 400 && response.text == "The Content-Length header is too large.")
        }
    }

    @Test func aWaitingClientIsNotTakenForOneThatLeft() async throws {
        try await Wire.run { wire in
            try wire.emulator.faults.add(.latency(.seconds(3600)), on: "files/upload", times: 1)
            async let response = wire.upload(#"{"path":"/a"}"#, "text")
            await wire.emulator.clock.waitForOperations()
            _ = try await abort(
                wire, "files/get_metadata", [wire.bearer, "Content-Type: application/json"], body: "{", length: 100,
                waits: false)
            wire.emulator.clock.advance(by: .seconds(3600))
            #expect(try await response.status == 200)
            #expect(wire.emulator.calls.all.first { $0.route == "files/upload" }?.isAborted == false)
        }
    }
}
