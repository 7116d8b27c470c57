import DropboxConcurrency
import DropboxCore
import DropboxFiles
import DropboxHTTP
import DropboxTestSupport
import Foundation
import Testing
@testable import DropboxTransfer

/// A server that answers a commit with another file than the one that was sent.
@Suite(.timeLimit(.minutes(5)))
struct UnexpectedCommitTests {
    private static let content = Data("content".utf8)
    private static let hash = ContentHash.hash(of: content)

    private static func file(_ path: String) -> String {
        RawServer.file(path, size: content.count, hash: hash)
    }

    /// A server that answers a commit with `answer`, and has the file `stored`.
    private func server(answer: String, stored: String? = nil) -> RawServer {
        RawServer { route in
            switch route {
            case "upload", "finish": RawServer.json(Self.file(answer))
            case "start": RawServer.json(#"{"session_id":"s"}"#)
            case "start_batch": RawServer.json(#"{"session_ids":["s"]}"#)
            case "append_batch": RawServer.json(#"{"entries":[{".tag":"success"}]}"#)
            case "append_v2": RawServer.json("null")
            case "finish_batch_v2":
                RawServer.json(#"{"entries":[{".tag":"success",\#(Self.file(answer).dropFirst(15))]}"#)
            case "get_metadata":
                stored.map { RawServer.json(Self.file($0)) }
                    ?? RawServer.json(
                        #"{"error_summary":"","error":{".tag":"path","path":{".tag":"not_found"}}}"#, status: 409)
            case "list_folder": RawServer.page(stored.map { [Self.file($0)] } ?? [])
            default: HTTPResponse(status: 400)
            }
        }
    }

    private func upload(
        _ server: RawServer, to path: String = "/a/b.txt", autorename: Bool = false
    ) async throws -> String? {
        let options = FileUploadOptions { $0.autorename = autorename }
        return try await server.client().files.uploadFile(from: Self.content, to: path, options: options).pathDisplay
    }

    @Test(arguments: ["/a/c.txt", "/b.txt", "/b/b.txt", "/a/b.txt/b.txt"])
    func anotherPathIsNoSuccess(path: String) async throws {
        let error = await #expect(throws: FileUploadError.self) { try await upload(server(answer: path)) }
        guard case .unexpectedFile(_, requestedPath: "/a/b.txt")? = error else {
            return #expect("\(error as Any)" == "")
        }
        // The destination shows that the file was committed.
        #expect(try await upload(server(answer: path, stored: "/a/b.txt")) == "/a/b.txt")
        #expect(await (try? upload(server(answer: path, stored: path))) == nil)
    }

    @Test func sameFileInOtherSpellingIsASuccess() async throws {
        #expect(try await upload(server(answer: "/A/B.TXT")) == "/A/B.TXT")
        #expect(try await upload(server(answer: "/caf\u{e9}"), to: "/cafe\u{301}") != nil)
        #expect(try await upload(server(answer: "/a/b (1).txt"), autorename: true) == "/a/b (1).txt")
        #expect(try await upload(server(answer: "/x/y/b.txt"), to: "ns:1/b.txt") != nil)
        #expect(try await upload(server(answer: "/x"), to: "id:a") != nil)
        #expect(await (try? upload(server(answer: "/a/b (1).txt"))) == nil)
        #expect(await (try? upload(server(answer: "/a/c (1).txt"), autorename: true)) == nil)
        #expect(await (try? upload(server(answer: "/x"), to: "id:b")) == nil)
    }

    @Test func batchChecksTheDestination() async throws {
        let place = try TemporaryDirectory()
        let file = place.url.appendingPathComponent("b.txt")
        try Self.content.write(to: file)
        func batch(_ server: RawServer) async -> BatchUploadResult {
            await server.client().files.batchUpload([file: Files.CommitInfo(path: "/a/b.txt")])
        }
        let failed = await batch(server(answer: "/a/other.txt"))
        #expect(failed.failed.count == 1, "\(failed.outcomes)")
        #expect("\(failed.failed)".contains("/a/other.txt"))
        #expect(await batch(server(answer: "/a/other.txt", stored: "/a/b.txt")).isSuccess)
        #expect(await batch(server(answer: "/A/b.TXT")).isSuccess)
    }
}
