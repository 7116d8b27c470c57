import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxEmulator

/// Tests the file routes over HTTP.
@Suite(.timeLimit(.minutes(10)))
struct FileWireTests {
    @Test func uploadReturnsCompleteMetadata() async throws {
        try await Wire.run { wire in
            let argument = #"{"path":"/A/b.txt","client_modified":"2020-01-02T03:04:05Z"}"#
            let response = try await wire.upload(argument, "hello")
            #expect(response.status == 200)
            #expect(response.headers["content-type"] == "application/json")
            let json = response.json
            #expect(json["name"] as? String == "b.txt")
            #expect(json["path_lower"] as? String == "/a/b.txt")
            #expect(json["path_display"] as? String == "/A/b.txt")
            #expect((json["id"] as? String)?.hasPrefix("id:") == true)
            #expect(json["client_modified"] as? String == "2020-01-02T03:04:05Z")
            #expect(json["size"] as? Int == 5)
            #expect(json["is_downloadable"] as? Bool == true)
            // SHA-256 of the SHA-256 of "hello".
            let hash = "9595c9df90075148eb06860365df33584b75bff782a510c6cd4883a419833d50"
            #expect(json["content_hash"] as? String == hash)
            #expect((json["rev"] as? String)?.count ?? 0 >= 9)
            #expect(json[".tag"] == nil)
        }
    }

    @Test func contentHashOfTheRequestIsVerified() async throws {
        try await Wire.run { wire in
            let zeros = String(repeating: "0", count: 64)
            let response = try await wire.upload(#"{"path":"/a","content_hash":"\#(zeros)"}"#, "hello")
            #expect(response.status == 409)
            #expect(response.summary == "content_hash_mismatch/")
            let empty = "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"
            #expect(try await wire.upload(#"{"path":"/a","content_hash":"\#(empty)"}"#, "").status == 200)
        }
    }

    @Test func conflictingUploadStoresTheContentInASession() async throws {
        try await Wire.run { wire in
            _ = try await wire.upload(#"{"path":"/a"}"#, "one")
            let response = try await wire.upload(#"{"path":"/a"}"#, "two")
            #expect(response.status == 409)
            #expect(response.summary == "path/conflict/file/")
            let error = try #require(response.json["error"] as? [String: Any])
            let session = try #require(error["upload_session_id"] as? String)
            #expect(
                response.text.hasSuffix(
                    #""error": {".tag":"path","reason":{".tag":"conflict","conflict":{".tag":"file"}},"upload_session_id":"\#(session)"}}"#
                ))
            let commit = #"{"cursor":{"session_id":"\#(session)","offset":3},"commit":{"path":"/b"}}"#
            #expect(try await wire.upload(commit, "", to: "files/upload_session/finish").status == 200)
            #expect(try await wire.download("/b").text == "two")
            #expect(try await wire.upload(#"{"path":"/x/"}"#, "x").summary == "path/malformed_path/")
            #expect(try await wire.upload(#"{"path":"/desktop.ini"}"#, "x").summary == "path/disallowed_name/")
        }
    }

    @Test func bodiesAboveTheLimitAreRejected() async throws {
        try await Wire.run({ $0.limits.maximumRequestBodySize = 1000 }) { wire in
            let response = try await wire.upload(#"{"path":"/a"}"#, Data(count: 4_000_000))
            #expect(response.status == 409)
            #expect(response.summary == "payload_too_large/")
            #expect(try await wire.upload(#"{"path":"/a"}"#, Data(count: 1000)).status == 200)
        }
    }

    @Test func contentOfFailedUploadsIsDeleted() async throws {
        try await Wire.run({ $0.limits.maximumRequestBodySize = 10 << 20 }) { wire in
            let blocks = try #require(wire.emulator.store.content.blocks as? MemoryBlockStore)
            let zeros = String(repeating: "0", count: 64)
            let wrong = try await wire.upload(#"{"path":"/a","content_hash":"\#(zeros)"}"#, Data(count: 9 << 20))
            #expect(wrong.summary == "content_hash_mismatch/")
            #expect(blocks.count == 0)
            #expect(try await wire.upload(#"{"path":"/a"}"#, Data(count: 11 << 20)).summary == "payload_too_large/")
            #expect(blocks.count == 0)
            // The upload is interrupted. Its content is deleted when its handler returns.
            var connection: RawConnection? = try RawConnection(port: wire.port)
            let head = [wire.bearer, "Content-Type: application/octet-stream", #"Dropbox-API-Arg: {"path":"/a"}"#]
            try await connection?.send(wire.head("POST /2/files/upload", head, length: 10 << 20))
            try await connection?.send(Data(count: 9 << 20))
            while blocks.count == 0 { await Task.yield() }
            connection = nil
            while blocks.count > 0 { await Task.yield() }
        }
    }

    @Test func chunkedUploadsAreReceived() async throws {
        try await Wire.run { wire in
            let connection = try RawConnection(port: wire.port)
            let head = [
                wire.bearer, "Content-Type: application/octet-stream", #"Dropbox-API-Arg: {"path":"/a"}"#,
                "Transfer-Encoding: chunked",
            ]
            try await connection.send(wire.head("POST /2/files/upload", head, length: nil))
            try await connection.send("5\r\nhello\r\n6\r\n world\r\n0\r\n\r\n")
            #expect(try await connection.receive().status == 200)
            #expect(try await wire.download("/a").text == "hello world")
        }
    }

    // MARK: - Downloads

    @Test func downloadReturnsItsResultInAHeader() async throws {
        try await Wire.run { wire in
            let rev = try await wire.upload(#"{"path":"/\u00e4\u007f.txt"}"#, "x")
            #expect(rev.summary == "path/malformed_path/")
            let uploaded = try await wire.upload(#"{"path":"/\u00e4.txt"}"#, "hello").json
            let tag = try #require(uploaded["rev"] as? String)
            let response = try await wire.download(#"/ä.txt"#)
            #expect(response.status == 200)
            #expect(response.text == "hello")
            #expect(response.headers["content-type"] == "application/octet-stream")
            #expect(response.headers["etag"] == #"W/"\#(tag)""#)
            #expect(response.headers["original-content-length"] == "5")
            let result = try #require(response.headers["dropbox-api-result"])
            #expect(result.hasPrefix(#"{"name":"\u00e4.txt""#))
            #expect(result.utf8.allSatisfy { $0 < 0x7F })
            #expect(!result.contains(".tag"))
            for path in [#"rev:\#(tag)"#, uploaded["id"] as? String ?? ""] {
                #expect(try await wire.download(path).text == "hello")
            }
        }
    }

    @Test func getDownloadsSupportTagsAndRanges() async throws {
        try await Wire.run { wire in
            let uploaded = try await wire.upload(#"{"path":"/a"}"#, "0123456789").json
            let tag = try #require(uploaded["rev"] as? String)
            func get(_ headers: String...) async throws -> RawResponse {
                let query = "arg=%7B%22path%22%3A%22%2Fa%22%7D&authorization=Bearer%20\(wire.emulator.accessToken)"
                return try await wire.send("GET /2/files/download?\(query)", headers)
            }
            #expect(try await get().text == "0123456789")
            let known = try await get(#"If-None-Match: W/"\#(tag)""#)
            #expect(known.status == 304)
            #expect(known.body.isEmpty)
            #expect(try await get(#"If-None-Match: "other""#).status == 200)
            for (range, part, byteRange) in [
                ("2-4", "234", "2-4"), ("7-", "789", "7-9"), ("-3", "789", "7-9"), ("8-100", "89", "8-9"),
                ("-100", "0123456789", "0-9"),
            ] {
                let response = try await get("Range: bytes=\(range)")
                #expect(response.status == 206)
                #expect(response.text == part)
                #expect(response.headers["content-range"] == "bytes \(byteRange)/10")
                #expect(response.headers["original-content-length"] == "10")
            }
            let beyond = try await get("Range: bytes=10-")
            #expect(beyond.status == 416)
            #expect(beyond.headers["content-range"] == "bytes */10")
            #expect(try await get("Range: bytes=x").status == 200)
        }
    }

    @Test func downloadErrorsHaveTheirTags() async throws {
        try await Wire.run { wire in
            _ = try await wire.rpc("files/create_folder_v2", #"{"path":"/f"}"#)
            #expect(try await wire.download("/zz").summary == "path/not_found/")
            #expect(try await wire.download("/f").summary == "path/not_file/")
            #expect(try await wire.download("/f/").summary == "path/malformed_path/")
        }
    }

    // MARK: - Other operations

    @Test func folderOperationsReturnMetadata() async throws {
        try await Wire.run { wire in
            let folder = try await wire.rpc("files/create_folder_v2", #"{"path":"/F"}"#)
            #expect(folder.text.hasPrefix(#"{"metadata":{"name":"F","#))
            let again = try await wire.rpc("files/create_folder_v2", #"{"path":"/f"}"#)
            #expect(again.summary == "path/conflict/folder/")
            _ = try await wire.upload(#"{"path":"/F/a"}"#, "x")
            let move = try await wire.rpc("files/move_v2", #"{"from_path":"/F","to_path":"/G"}"#)
            #expect(move.text.hasPrefix(#"{"metadata":{".tag":"folder","name":"G""#))
            let copy = try await wire.rpc("files/copy_v2", #"{"from_path":"/G/a","to_path":"/b"}"#)
            #expect(copy.text.hasPrefix(#"{"metadata":{".tag":"file","name":"b""#))
            let lost = try await wire.rpc("files/move_v2", #"{"from_path":"/zz","to_path":"/y"}"#)
            #expect(lost.summary == "from_lookup/not_found/")
            let delete = try await wire.rpc("files/delete_v2", #"{"path":"/G"}"#)
            #expect(delete.text.hasPrefix(#"{"metadata":{".tag":"folder","name":"G""#))
            #expect(try await wire.rpc("files/delete_v2", #"{"path":"/G"}"#).summary == "path_lookup/not_found/")
            let gone = try await wire.rpc("files/get_metadata", #"{"path":"/G","include_deleted":true}"#)
            #expect(gone.text == #"{".tag":"deleted","name":"G","path_lower":"/g","path_display":"/G"}"#)
            let old = try await wire.rpc("files/create_folder", #"{"path":"/old"}"#)
            #expect(old.json["name"] as? String == "old")
        }
    }

    @Test func stateSurvivesARestart() async throws {
        let folder = try TemporaryDirectory()
        var token = ""
        var cursor = ""
        var session = ""
        try await Wire.run(folder: folder.url) { wire in
            token = wire.emulator.accessToken
            _ = try await wire.upload(#"{"path":"/a"}"#, "hello")
            cursor = try await wire.rpc("files/list_folder", #"{"path":""}"#).json["cursor"] as? String ?? ""
            let start = try await wire.upload("{}", "first ", to: "files/upload_session/start")
            session = start.json["session_id"] as? String ?? ""
        }
        try await Wire.run({ $0.seed = 2 }, folder: folder.url) { wire in
            #expect(wire.emulator.accessToken == token)
            #expect(try await wire.download("/a").text == "hello")
            let finish = #"{"cursor":{"session_id":"\#(session)","offset":6},"commit":{"path":"/b"}}"#
            #expect(try await wire.upload(finish, "second", to: "files/upload_session/finish").status == 200)
            #expect(try await wire.download("/b").text == "first second")
            let next = try await wire.rpc("files/list_folder/continue", #"{"cursor":"\#(cursor)"}"#)
            let names = (next.json["entries"] as? [[String: Any]])?.compactMap { $0["name"] as? String }
            #expect(names == ["b"])
        }
    }

    /// A client may send any number of requests at once. A seed gives the same IDs nevertheless.
    @Test func seededIDsDoNotDependOnOtherRequests() async throws {
        var ids: [String?] = []
        for otherRequests in [0, 3] {
            try await Wire.run { wire in
                for _ in 0..<otherRequests {
                    #expect(try await wire.rpc("files/get_metadata", #"{"path":"/missing"}"#).status == 409)
                    #expect(try await wire.rpc("users/get_current_account", "null").status == 200)
                }
                ids.append(try await wire.upload(#"{"path":"/a"}"#, "hello").json["id"] as? String)
            }
        }
        #expect(ids[0] != nil)
        #expect(ids[0] == ids[1])
    }

    @Test func concurrentWritesSucceed() async throws {
        try await Wire.run { wire in
            try await withThrowingTaskGroup(of: Void.self) { group in
                for client in 0..<16 {
                    group.addTask {
                        for number in 0..<10 {
                            let argument = #"{"path":"/\#(number % 3)/\#(client)-\#(number)","autorename":true}"#
                            let response = try await wire.upload(argument, "\(client)")
                            #expect(response.status == 200)
                        }
                    }
                }
                try await group.waitForAll()
            }
            let list = try await wire.rpc("files/list_folder", #"{"path":"","recursive":true}"#)
            #expect((list.json["entries"] as? [Any])?.count == 163)
        }
    }
}
