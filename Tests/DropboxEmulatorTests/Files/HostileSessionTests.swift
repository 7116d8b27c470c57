import DropboxTestSupport
import Foundation
import SwiftyDropbox
import Testing

@testable import DropboxEmulator

/// Tests the misuse of upload sessions. Blocks have 16 bytes.
@Suite(.timeLimit(.minutes(10)))
struct HostileSessionTests {
    private static let huge: [UInt64] = [
        1 << 41, (1 << 41) - (1 << 22), 1 << 62, 1 << 63, (1 << 63) - 1, (1 << 63) + 16, .max, .max - 15, .max - 16,
    ]

    private func run(_ body: (Wire) async throws -> Void) async throws {
        try await Wire.run({ $0.limits.blockSize = 16 }, body: body)
    }

    private func start(_ wire: Wire, _ text: String = "", isConcurrent: Bool = false) async throws -> String {
        let argument = isConcurrent ? #"{"session_type":"concurrent"}"# : "{}"
        let response = try await wire.upload(argument, text, to: "files/upload_session/start")
        return try #require(response.json["session_id"] as? String)
    }

    private func cursor(_ session: String, _ offset: UInt64) -> String {
        #""cursor":{"session_id":"\#(session)","offset":\#(offset)}"#
    }

    private func append(
        _ wire: Wire, _ session: String, _ offset: UInt64, _ text: String, close: Bool = false
    ) async throws -> RawResponse {
        try await wire.upload(
            #"{\#(cursor(session, offset)),"close":\#(close)}"#, text, to: "files/upload_session/append_v2")
    }

    private func finish(
        _ wire: Wire, _ session: String, _ offset: UInt64, _ text: String = "", path: String = "/a"
    ) async throws -> RawResponse {
        try await wire.upload(
            #"{\#(cursor(session, offset)),"commit":{"path":"\#(path)"}}"#, text, to: "files/upload_session/finish")
    }

    @Test func hugeOffsetsAreRejected() async throws {
        try await run { wire in
            let (plain, concurrent) = (try await start(wire), try await start(wire, isConcurrent: true))
            for offset in Self.huge {
                for text in ["", "sixteen bytes …", String(repeating: "x", count: 16)] {
                    #expect(try await append(wire, plain, offset, text).summary == "incorrect_offset/")
                    let closing = try await finish(wire, plain, offset, text)
                    #expect(closing.summary == "lookup_failed/incorrect_offset/", "\(offset)")
                }
                let refusal = try await append(wire, concurrent, offset, String(repeating: "x", count: 16))
                let expected = offset % 16 == 0 ? "too_large/" : "concurrent_session_invalid_offset/"
                #expect(refusal.summary == expected, "\(offset)")
                #expect(try await finish(wire, concurrent, offset).summary == "concurrent_session_not_closed/")
            }
            // Both sessions are unchanged.
            #expect(try await finish(wire, plain, 0, "whole").status == 200)
            #expect(try await append(wire, concurrent, 0, "last", close: true).status == 200)
            #expect(try await finish(wire, concurrent, 4, path: "/b").status == 200)
            #expect(try await wire.download("/b").text == "last")
        }
    }

    @Test func numbersThatOverflowAreRejected() async throws {
        try await run { wire in
            let session = try await start(wire)
            for number in ["18446744073709551616", "-1", "1e30", "0.5", "\"0\""] {
                let argument = #"{"cursor":{"session_id":"\#(session)","offset":\#(number)}}"#
                let response = try await wire.upload(argument, "x", to: "files/upload_session/append_v2")
                #expect(response.status == 400, "\(number): \(response.text)")
            }
            for count in ["0", "1001", "18446744073709551615", "-1"] {
                let response = try await wire.rpc("files/upload_session/start_batch", #"{"num_sessions":\#(count)}"#)
                #expect(response.status == 400, "\(count)")
            }
        }
    }

    @Test func batchesOfHugeNumbersFailEntryByEntry() async throws {
        try await run { wire in
            let session = try await start(wire)
            for length in Self.huge {
                let entry = #"{\#(cursor(session, 0)),"length":\#(length)}"#
                let batch = #"{"entries":[\#(entry),\#(entry)]}"#
                let response = try await wire.upload(batch, "x", to: "files/upload_session/append_batch")
                #expect(response.summary == "length_mismatch/", "\(length)")
            }
            let entries = Self.huge.map { #"{\#(cursor(session, $0)),"length":1}"# }.joined(separator: ",")
            let text = String(repeating: "x", count: Self.huge.count)
            let appended = try await wire.upload(
                #"{"entries":[\#(entries)]}"#, text, to: "files/upload_session/append_batch")
            #expect(appended.text.components(separatedBy: "incorrect_offset").count > Self.huge.count)
            let finishes = Self.huge.map { #"{\#(cursor(session, $0)),"commit":{"path":"/a"}}"# }
            let finished = try await wire.rpc(
                "files/upload_session/finish_batch_v2", #"{"entries":[\#(finishes.joined(separator: ","))]}"#)
            #expect(finished.text.components(separatedBy: "lookup_failed\"").count > Self.huge.count)
            #expect(try await finish(wire, session, 0, "x").status == 200)
        }
    }

    @Test func sessionCanBeClosedAndFinishedOnlyOnce() async throws {
        try await run { wire in
            for isConcurrent in [false, true] {
                let session = try await start(wire, isConcurrent: isConcurrent)
                #expect(try await append(wire, session, 0, "12345", close: true).status == 200)
                for offset: UInt64 in [0, 5, 16, .max] {
                    let late = try await append(wire, session, offset, "x")
                    // Within the size of a concurrent session, a missing chunk could arrive.
                    let isWithin = isConcurrent && offset == 0
                    let summary = isWithin ? "concurrent_session_invalid_data_size/" : "closed/"
                    #expect(late.summary == summary, "\(isConcurrent) \(offset)")
                }
                let path = "/\(isConcurrent)"
                #expect(try await finish(wire, session, 5, path: path).status == 200)
                #expect(try await finish(wire, session, 5, path: path).summary == "lookup_failed/not_found/")
                #expect(try await append(wire, session, 5, "x").summary == "not_found/")
                #expect(try await wire.download(path).text == "12345")
            }
        }
    }

    @Test func concurrentFinishesCreateOneFile() async throws {
        try await run { wire in
            for round in 0..<20 {
                let session = try await start(wire, "content")
                let answers = try await withThrowingTaskGroup(of: RawResponse.self) { group in
                    for number in 0..<4 {
                        group.addTask { try await finish(wire, session, 7, path: "/\(round)-\(number)") }
                    }
                    return try await group.reduce(into: []) { $0.append($1) }
                }
                #expect(answers.count { $0.status == 200 } == 1)
                #expect(answers.count { $0.summary == "lookup_failed/not_found/" } == 3)
            }
        }
    }

    @Test func sessionOfAnotherAccountIsNotFound() async throws {
        try await run { wire in
            let session = try await start(wire, "mine")
            let bob = try wire.bob()
            func upload(_ route: String, _ argument: String) async throws -> RawResponse {
                try await wire.send(
                    "POST /2/files/upload_session/\(route)",
                    [bob.bearer, "Content-Type: application/octet-stream", "Dropbox-API-Arg: \(argument)"],
                    body: Data("x".utf8))
            }
            #expect(try await upload("append_v2", "{\(cursor(session, 4))}").summary == "not_found/")
            let commit = #""commit":{"path":"/a"}"#
            #expect(
                try await upload("finish", "{\(cursor(session, 4)),\(commit)}").summary == "lookup_failed/not_found/")
            let batch = try await bob.rpc(
                "files/upload_session/finish_batch_v2", "{\"entries\":[{\(cursor(session, 4)),\(commit)}]}")
            #expect(batch.text.contains(#""lookup_failed":{".tag":"not_found"}"#))
            #expect(try await finish(wire, session, 4).status == 200)
        }
    }

    /// Tests every order of the chunks of a concurrent session, sequentially and concurrently.
    @Test(arguments: [false, true]) func chunksOfConcurrentSessionsHaveAnyOrder(atOnce: Bool) async throws {
        let pieces = (0..<4).map { String(repeating: Character(UnicodeScalar(UInt8(97 + $0))), count: $0 < 3 ? 16 : 5) }
        func orders(_ rest: [Int]) -> [[Int]] {
            rest.isEmpty ? [[]] : rest.flatMap { next in orders(rest.filter { $0 != next }).map { [next] + $0 } }
        }
        try await run { wire in
            for order in orders([0, 1, 2]) {
                let session = try await start(wire, isConcurrent: true)
                let send = { @Sendable (piece: Int) in
                    let response = try await append(wire, session, UInt64(piece * 16), pieces[piece], close: piece == 3)
                    #expect(response.status == 200, "\(order) \(piece): \(response.text)")
                }
                if atOnce {
                    try await withThrowingTaskGroup(of: Void.self) { group in
                        // Send the chunk twice, as after a lost response.
                        for piece in order + order { group.addTask { try await send(piece) } }
                        try await group.waitForAll()
                    }
                } else {
                    for piece in order { try await send(piece) }
                }
                try await send(3)
                #expect(try await finish(wire, session, 54).summary == "lookup_failed/incorrect_offset/")
                #expect(try await finish(wire, session, 53, path: "/f").status == 200, "\(order)")
                #expect(try await wire.download("/f").text == pieces.joined())
                _ = try await wire.rpc("files/delete_v2", #"{"path":"/f"}"#)
            }
        }
    }

    @Test func gapBetweenChunksIsRejected() async throws {
        try await run { wire in
            let session = try await start(wire, isConcurrent: true)
            #expect(try await append(wire, session, 32, "end", close: true).status == 200)
            #expect(try await finish(wire, session, 35).summary == "concurrent_session_missing_data/")
            let odd = try await start(wire, isConcurrent: true)
            #expect(try await append(wire, odd, 0, "odd").summary == "concurrent_session_invalid_data_size/")
            #expect(try await append(wire, odd, 1, "odd", close: true).summary == "concurrent_session_invalid_offset/")
            #expect(try await append(wire, odd, 0, "", close: true).status == 200)
            #expect(try await finish(wire, odd, 0, "x").summary == "concurrent_session_data_not_allowed/")
            #expect(try await finish(wire, odd, 0).status == 200)
        }
    }

    /// Only one of several appends at the same offset takes effect. The others fail with the correct offset.
    @Test func concurrentAppendsAtOneOffsetTakeEffectOnce() async throws {
        try await run { wire in
            let session = try await start(wire)
            for round: UInt64 in 0..<10 {
                let summaries = try await withThrowingTaskGroup(of: String.self) { group in
                    for _ in 0..<5 {
                        group.addTask { try await append(wire, session, round * 7, "7 bytes").summary }
                    }
                    return try await group.reduce(into: []) { $0.append($1) }
                }
                #expect(summaries.sorted() == [""] + Array(repeating: "incorrect_offset/", count: 4))
            }
            #expect(try await finish(wire, session, 70).json["size"] as? Int == 70)
            #expect(try await wire.download("/a").text == String(repeating: "7 bytes", count: 10))
        }
    }

    @Test func bodyShorterThanAnnouncedChangesNothing() async throws {
        try await run { wire in
            let session = try await start(wire, "12345")
            for (route, argument) in [
                ("append_v2", "{\(cursor(session, 5))}"),
                ("finish", #"{\#(cursor(session, 5)),"commit":{"path":"/a"}}"#), ("start", "{}"),
            ] {
                let connection = try RawConnection(port: wire.port)
                let headers = [wire.bearer, "Content-Type: application/octet-stream", "Dropbox-API-Arg: \(argument)"]
                try await connection.send(wire.head("POST /2/files/upload_session/\(route)", headers, length: 1000))
                try await connection.send("only this")
                connection.finishSending()
                // The server closes the connection without a response.
                #expect(await connection.drain().isEmpty)
            }
            #expect(try await append(wire, session, 9, "x").json["error"].map { "\($0)" }?.contains("5") == true)
            #expect(try await finish(wire, session, 5).status == 200)
            #expect(try await wire.download("/a").text == "12345")
        }
    }

    @Test func sizesAboveTheLimitsAreRejected() async throws {
        try await Wire.run({
            $0.limits.blockSize = 16
            $0.limits.maximumFileSize = 40
            $0.limits.maximumRequestBodySize = 32
        }) { wire in
            let session = try await start(wire, String(repeating: "x", count: 32))
            #expect(
                try await append(wire, session, 32, String(repeating: "x", count: 33)).summary == "payload_too_large/")
            #expect(try await append(wire, session, 32, String(repeating: "x", count: 9)).summary == "too_large/")
            #expect(try await append(wire, session, 32, String(repeating: "x", count: 8)).status == 200)
            #expect(try await finish(wire, session, 40, "x").summary == "lookup_failed/too_large/")
            #expect(try await finish(wire, session, 40).json["size"] as? Int == 40)
        }
    }
}
