import Foundation
import SwiftyDropbox
import DropboxTestSupport
import Testing

@testable import DropboxEmulator

/// Tests of upload sessions over HTTP, with blocks of 16 bytes.
@Suite(.timeLimit(.minutes(10)))
struct UploadSessionWireTests {
    func run(_ body: (Wire) async throws -> Void) async throws {
        try await Wire.run({ $0.limits.blockSize = 16 }, body: body)
    }

    func start(_ wire: Wire, _ argument: String = "{}", _ text: String = "") async throws -> String {
        let response = try await wire.upload(argument, text, to: "files/upload_session/start")
        return try #require(response.json["session_id"] as? String)
    }

    func append(
        _ wire: Wire, _ session: String, _ offset: Int, _ text: String, close: Bool = false, hash: String? = nil
    ) async throws -> RawResponse {
        let cursor = #""cursor":{"session_id":"\#(session)","offset":\#(offset)}"#
        let hash = hash.map { #","content_hash":"\#($0)""# } ?? ""
        return try await wire.upload(
            #"{\#(cursor),"close":\#(close)\#(hash)}"#, text, to: "files/upload_session/append_v2")
    }

    func finish(
        _ wire: Wire, _ session: String, _ offset: Int, _ path: String, _ text: String = ""
    ) async throws -> RawResponse {
        let argument = finishArgument(session, offset, path)
        return try await wire.upload(argument, text, to: "files/upload_session/finish")
    }

    func finishArgument(_ session: String, _ offset: Int, _ path: String) -> String {
        #"{"cursor":{"session_id":"\#(session)","offset":\#(offset)},"commit":{"path":"\#(path)"}}"#
    }

    // MARK: Sequential

    @Test func chunksAreAppendedInOrder() async throws {
        try await run { wire in
            let session = try await start(wire, "{}", "one ")
            let void = try await append(wire, session, 4, "two and a bit more than a block ")
            #expect(void.text == "null")
            let response = try await finish(wire, session, 36, "/a", "three")
            #expect(response.status == 200)
            #expect(response.json["size"] as? Int == 41)
            #expect(try await wire.download("/a").text == "one two and a bit more than a block three")
            #expect(try await finish(wire, session, 41, "/b").summary == "lookup_failed/not_found/")
        }
    }

    @Test func wrongOffsetReportsTheCorrectOne() async throws {
        try await run { wire in
            let session = try await start(wire, "{}", "12345")
            let late = try await append(wire, session, 0, "12345")
            #expect(late.summary == "incorrect_offset/")
            #expect(late.text.hasSuffix(#""error": {".tag":"incorrect_offset","correct_offset":5}}"#))
            let early = try await finish(wire, session, 9, "/a")
            #expect(early.summary == "lookup_failed/incorrect_offset/")
            #expect(
                early.text.hasSuffix(
                    #"{".tag":"lookup_failed","lookup_failed":{".tag":"incorrect_offset","correct_offset":5}}}"#))
            #expect(try await append(wire, "nonsense", 0, "x").summary == "not_found/")
            // Offsets beyond the received bytes, and the maximum integer.
            let block = String(repeating: "x", count: 40)
            for offset in ["0", "4", "21", "18446744073709551615"] {
                let argument = #"{"cursor":{"session_id":"\#(session)","offset":\#(offset)},"commit":{"path":"/a"}}"#
                let refused = try await wire.upload(argument, block, to: "files/upload_session/finish")
                #expect(refused.summary == "lookup_failed/incorrect_offset/")
            }
            #expect(try await finish(wire, session, 5, "/a").status == 200)
        }
    }

    @Test func onlyOneConcurrentAppendAtAnOffsetSucceeds() async throws {
        try await run { wire in
            for _ in 0..<20 {
                let session = try await start(wire, "{}", "12345")
                let summaries = try await withThrowingTaskGroup(of: String.self) { group in
                    for size in 20..<28 {
                        let text = String(repeating: "x", count: size)
                        group.addTask { try await append(wire, session, 5, text).summary }
                    }
                    return try await group.reduce(into: [String]()) { $0.append($1) }
                }
                #expect(summaries.sorted() == [""] + Array(repeating: "incorrect_offset/", count: 7))
            }
        }
    }

    @Test func closedSessionRejectsAppends() async throws {
        try await run { wire in
            let session = try await start(wire, #"{"close":true}"#, "abc")
            #expect(try await append(wire, session, 3, "d").summary == "closed/")
            #expect(try await finish(wire, session, 3, "/a", "d").summary == "lookup_failed/closed/")
            #expect(try await finish(wire, session, 3, "/a").status == 200)
        }
    }

    @Test func hashOfEachRequestIsVerified() async throws {
        try await run { wire in
            func hash(_ text: String) -> String {
                let blocks = stride(from: 0, to: text.utf8.count, by: 16).map { start in
                    BlockHash(of: Data(Array(text.utf8).dropFirst(start).prefix(16)))
                }
                return BlockHash.contentHash(of: blocks).hexadecimal
            }
            let session = try await start(wire, "{}", "12345")
            let chunk = "678901234567890123456789"
            let wrong = try await append(wire, session, 5, chunk, hash: hash("x"))
            #expect(wrong.summary == "content_hash_mismatch/")
            #expect(try await append(wire, session, 5, chunk, hash: hash(chunk)).status == 200)
            #expect(try await finish(wire, session, 29, "/a").status == 200)
            #expect(try await wire.download("/a").text == "12345" + chunk)
        }
    }

    @Test func rejectedPathKeepsTheSession() async throws {
        try await run { wire in
            _ = try await wire.rpc("files/create_folder_v2", #"{"path":"/f"}"#)
            let session = try await start(wire, "{}", "abc")
            let refused = try await finish(wire, session, 3, "/f", "def")
            #expect(refused.summary == "path/conflict/folder/")
            #expect(try await finish(wire, session, 6, "/g").status == 200)
            #expect(try await wire.download("/g").text == "abcdef")
        }
    }

    // MARK: Concurrent

    @Test func concurrentChunksCanArriveInAnyOrder() async throws {
        try await run { wire in
            let session = try await start(wire, #"{"session_type":"concurrent"}"#)
            let text = "0123456789abcdef0123456789ABCDEFthe rest"
            #expect(try await append(wire, session, 16, "0123456789ABCDEF").status == 200)
            #expect(try await finish(wire, session, 32, "/a").summary == "concurrent_session_not_closed/")
            #expect(try await append(wire, session, 3, "x").summary == "concurrent_session_invalid_offset/")
            #expect(try await append(wire, session, 32, "x").summary == "concurrent_session_invalid_data_size/")
            #expect(try await append(wire, session, 32, "the rest", close: true).status == 200)
            #expect(try await finish(wire, session, 40, "/a").summary == "concurrent_session_missing_data/")
            let other = try await start(wire, #"{"session_type":{".tag":"concurrent"}}"#)
            for (offset, close) in [(16, false), (0, false), (32, true)] {
                let chunk = String(text.dropFirst(offset).prefix(16))
                #expect(try await append(wire, other, offset, chunk, close: close).status == 200)
            }
            #expect(try await finish(wire, other, 40, "/a", "x").summary == "concurrent_session_data_not_allowed/")
            #expect(try await finish(wire, other, 40, "/a").status == 200)
            #expect(try await wire.download("/a").text == text)
        }
    }

    @Test func missingChunksOfAConcurrentSessionCanArriveAfterTheLastOne() async throws {
        try await run { wire in
            let session = try await start(wire, #"{"session_type":"concurrent"}"#)
            let text = "0123456789abcdef0123456789ABCDEFthe rest"
            #expect(try await append(wire, session, 32, "the rest", close: true).status == 200)
            #expect(try await finish(wire, session, 40, "/a").summary == "concurrent_session_missing_data/")
            #expect(try await append(wire, session, 16, "0123456789ABCDEF").status == 200)
            // The size is fixed.
            #expect(try await append(wire, session, 48, "0123456789ABCDEF").summary == "closed/")
            #expect(try await append(wire, session, 32, "0123456789ABCDEF").summary == "closed/")
            #expect(try await append(wire, session, 32, "the rest, longer", close: true).summary == "closed/")
            // A client that didn't receive the response sends the last chunk again.
            #expect(try await append(wire, session, 32, "the rest", close: true).status == 200)
            #expect(try await finish(wire, session, 40, "/a").summary == "concurrent_session_missing_data/")
            let cursor = #"{"session_id":"\#(session)","offset":0}"#
            let batch = try await wire.upload(
                #"{"entries":[{"cursor":\#(cursor),"length":16}]}"#, "0123456789abcdef",
                to: "files/upload_session/append_batch")
            #expect(batch.text == #"{"entries":[{".tag":"success"}]}"#)
            #expect(try await finish(wire, session, 40, "/a").status == 200)
            #expect(try await wire.download("/a").text == text)
        }
    }

    @Test func concurrentSessionMustStartEmptyAndOpen() async throws {
        try await run { wire in
            let concurrent = #""session_type":"concurrent""#
            let data = try await wire.upload("{\(concurrent)}", "x", to: "files/upload_session/start")
            #expect(data.summary == "concurrent_session_data_not_allowed/")
            let closed = try await wire.upload(#"{\#(concurrent),"close":true}"#, "", to: "files/upload_session/start")
            #expect(closed.summary == "concurrent_session_close_not_allowed/")
        }
    }

    // MARK: Batches

    @Test func batchAppendsSeveralChunksToOneSession() async throws {
        try await run { wire in
            let started = try await wire.rpc("files/upload_session/start_batch", #"{"num_sessions":1}"#)
            let session = try #require((started.json["session_ids"] as? [String])?.first)
            func entry(_ offset: Int, _ length: Int, close: Bool = false) -> String {
                let cursor = #"{"session_id":"\#(session)","offset":\#(offset)}"#
                return #"{"cursor":\#(cursor),"length":\#(length),"close":\#(close)}"#
            }
            // Chunks in one block, beyond its end, at a wrong offset, and after the last one.
            let entries = [
                entry(0, 1), entry(1, 6), entry(7, 30), entry(36, 2), entry(37, 3, close: true), entry(40, 1),
            ]
            let text = "0123456789abcdef0123456789ABCDEF01234567"
            let appended = try await wire.upload(
                #"{"entries":[\#(entries.joined(separator: ","))]}"#, "\(text.prefix(37))xx\(text.suffix(3))y",
                to: "files/upload_session/append_batch")
            let success = #"{".tag":"success"}"#
            let offset = #"{".tag":"failure","failure":{".tag":"incorrect_offset","correct_offset":37}}"#
            let closed = #"{".tag":"failure","failure":{".tag":"closed"}}"#
            let results = [success, success, success, offset, success, closed].joined(separator: ",")
            #expect(appended.text == #"{"entries":[\#(results)]}"#)
            let finished = try await finish(wire, session, 40, "/a")
            #expect(finished.status == 200, "\(finished.text)")
            #expect(try await wire.download("/a").text == text)
            let whole = try await wire.upload(#"{"path":"/b"}"#, text)
            #expect(whole.string("content_hash") == finished.string("content_hash"))
        }
    }

    @Test func batchReportsResultsInOrder() async throws {
        try await run { wire in
            let started = try await wire.rpc("files/upload_session/start_batch", #"{"num_sessions":3}"#)
            let sessions = try #require(started.json["session_ids"] as? [String])
            #expect(sessions.count == 3)
            func entry(_ session: String, _ offset: Int, _ length: Int) -> String {
                let cursor = #"{"session_id":"\#(session)","offset":\#(offset)}"#
                return #"{"cursor":\#(cursor),"length":\#(length),"close":true}"#
            }
            let entries = [
                entry(sessions[0], 0, 3), entry("nonsense", 0, 4), entry(sessions[1], 7, 2), entry(sessions[2], 0, 20),
            ]
            let body = "one" + "skip" + "xx" + "twenty bytes of text"
            let argument = #"{"entries":[\#(entries.joined(separator: ","))]}"#
            let short = try await wire.upload(argument, "one", to: "files/upload_session/append_batch")
            #expect(short.summary == "length_mismatch/")
            let long = try await wire.upload(argument, body + "x", to: "files/upload_session/append_batch")
            #expect(long.summary == "length_mismatch/")
            let appended = try await wire.upload(argument, body, to: "files/upload_session/append_batch")
            #expect(
                appended.text
                    == #"{"entries":[{".tag":"success"},{".tag":"failure","failure":{".tag":"not_found"}},"#
                    + #"{".tag":"failure","failure":{".tag":"incorrect_offset","correct_offset":0}},{".tag":"success"}]}"#
            )
            let finishes = [
                finishArgument(sessions[2], 20, "/b"), finishArgument(sessions[0], 3, "/b"),
                finishArgument(sessions[1], 0, "/c"), finishArgument(sessions[0], 3, "/a/"),
                finishArgument(sessions[0], 3, "/a"),
            ]
            let finished = try await wire.rpc(
                "files/upload_session/finish_batch_v2", #"{"entries":[\#(finishes.joined(separator: ","))]}"#)
            let results = try #require(finished.json["entries"] as? [[String: Any]])
            #expect(results.map { $0[".tag"] as? String } == ["success", "failure", "failure", "failure", "success"])
            #expect(results[0]["name"] as? String == "b")
            #expect(finished.text.contains(#"{".tag":"path","path":{".tag":"conflict","conflict":{".tag":"file"}}}"#))
            #expect(finished.text.contains(#"{".tag":"lookup_failed","lookup_failed":{".tag":"not_closed"}}"#))
            #expect(finished.text.contains(#"{".tag":"malformed_path"}"#))
            #expect(try await wire.download("/b").text == "twenty bytes of text")
            #expect(try await wire.download("/a").text == "one")
        }
    }

    // MARK: Size

    @Test func largeUploadIsStoredWhileItIsReceived() async throws {
        let folder = try TemporaryDirectory()
        try await Wire.run(folder: folder.url) { wire in
            let size = 128 << 20
            let connection = try RawConnection(port: wire.port)
            let head = [
                wire.bearer, "Content-Type: application/octet-stream", #"Dropbox-API-Arg: {"path":"/big"}"#,
            ]
            try await connection.send(wire.head("POST /2/files/upload", head, length: size))
            var hash = ContentHash()
            for number in 0..<128 {
                // All blocks differ, so the store can't deduplicate them.
                let chunk = Data(repeating: UInt8(number), count: 1 << 20)
                hash.update(chunk)
                try await connection.send(chunk)
                guard number == 95 else { continue }
                // Only a few blocks are in memory. The kernel's buffers hold the remaining sent bytes.
                #expect(folder.bytes() > 64 << 20)
            }
            let response = try await connection.receive()
            #expect(response.json["content_hash"] as? String == hash.finalize())
            let tail = try await wire.download("/big", ["Range: bytes=134217724-"])
            #expect(tail.headers["content-range"] == "bytes 134217724-134217727/134217728")
        }
    }
}

extension TemporaryDirectory {
    /// Returns the size of all files in the directory.
    fileprivate func bytes() -> Int {
        var sum = 0
        for case let file as URL in FileManager.default.enumerator(at: url, includingPropertiesForKeys: nil) ?? .init()
        {
            var status = stat()
            // A file that was renamed in the meantime has no size under its old name.
            if stat(file.path, &status) == 0 { sum += Int(status.st_size) }
        }
        return sum
    }
}

/// Tests of the largest batch that Dropbox accepts.
@Suite(.timeLimit(.minutes(10)))
struct LargestBatchWireTests {
    @Test func appendBatchAcceptsAThousandEntries() async throws {
        try await Wire.run { wire in
            let start = try await wire.rpc("files/upload_session/start_batch", #"{"num_sessions": 1000}"#)
            let sessions = try #require(start.json["session_ids"] as? [String])
            // The JSON has the spaces that Python's encoder inserts.
            let entries = sessions.map { session in
                #"{"cursor": {"session_id": "\#(session)", "offset": 0}, "length": 4, "close": true}"#
            }
            let body = Data((0..<1000).map { String(1000 + $0) }.joined().utf8)
            let argument = #"{"entries": [\#(entries.joined(separator: ", "))]}"#
            let response = try await wire.upload(argument, body, to: "files/upload_session/append_batch")
            #expect(response.status == 200)
            #expect((response.json["entries"] as? [Any])?.count == 1000)
            #expect(!response.text.contains("failure"))
        }
    }
}
