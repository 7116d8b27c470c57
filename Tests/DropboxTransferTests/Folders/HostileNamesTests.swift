import DropboxConcurrency
import DropboxCore
import DropboxFiles
import DropboxHTTP
import DropboxTestSupport
import Foundation
import Testing
@testable import DropboxTransfer

/// A malicious server: its names never lead out of the folder, and no file overwrites another one.
@Suite(.timeLimit(.minutes(10)))
struct HostileNamesTests {
    private static let content = Data("evil".utf8)

    private func file(_ path: String, name: String? = nil) -> String {
        let name = name ?? String(path.split(separator: "/").last ?? "")
        return """
            {".tag":"file","name":\(Self.json(name)),"path_lower":\(Self.json(path)),"path_display":\(Self.json(path)),\
            "id":"id:a","client_modified":"2020-01-01T00:00:00Z","server_modified":"2020-01-01T00:00:00Z",\
            "rev":"123456789","size":4,"is_downloadable":true,"content_hash":"\(ContentHash.hash(of: Self.content))"}
            """
    }

    private func folder(_ path: String, name: String? = nil) -> String {
        let name = name ?? String(path.split(separator: "/").last ?? "")
        return """
            {".tag":"folder","name":\(Self.json(name)),"path_lower":\(Self.json(path)),\
            "path_display":\(Self.json(path)),"id":"id:b"}
            """
    }

    private static func json(_ text: String) -> String {
        String(decoding: (try? JSONEncoder().encode(text)) ?? Data(), as: UTF8.self)
    }

    /// Downloads `entries` to `inner/target` of a directory. Returns the result, and the resulting content of the
    /// directory.
    private func download(
        _ entries: [String], overwrite: Bool = true, size: UInt64 = 4, prepare: (URL) throws -> Void = { _ in }
    ) async throws -> (result: FolderTransferResult, there: [String]) {
        let folder = try TemporaryDirectory()
        let target = folder.url.appendingPathComponent("inner/target")
        try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
        try prepare(target)
        let client = DropboxClient(
            transportClient: DropboxTransportClientImpl(
                authentication: .accessToken(LongLivedAccessTokenProvider(accessToken: "t")),
                configuration: .init { $0.retryPolicy = .never },
                transport: RawTransport(
                    listing: #"{"entries":[\#(entries.joined(separator: ","))],"cursor":"c","has_more":false}"#,
                    metadata: file("/x").replacingOccurrences(of: "\"size\":4", with: "\"size\":\(size)"),
                    content: Self.content)))
        let result = try await client.files.downloadFolder(
            path: "/", to: target, options: FolderTransferOptions { $0.overwrite = overwrite })
        let all = FileManager.default.enumerator(atPath: folder.url.path)?.allObjects as? [String] ?? []
        return (result, all.filter { $0 != "inner" && $0 != "inner/target" }.sorted())
    }

    @Test(
        arguments: [
            "..", ".", "", "/etc/passwd", "../../escaped", "a/b", "nul\u{0}", "/\u{301}x", "../x\u{301}",
            ".dropbox-00.partial", ".dropbox-00.partial.journal",
        ])
    func unsafeNameFails(name: String) async throws {
        let (result, there) = try await download([file("/x", name: name), folder("/y", name: name), file("/y/z")])
        #expect(there.isEmpty, "\(there)")
        #expect(result.items.count == 3)
        #expect(!result.items.contains { if case .transferred = $0.outcome { true } else { false } })
    }

    @Test func pathOutsideOfTheFolderFails() async throws {
        let (result, there) = try await download([file("x"), file("/nowhere/x"), file("//x"), file("/../x")])
        #expect(there.isEmpty, "\(there)")
        #expect(result.items.count == 4)
        #expect(!result.items.contains { if case .transferred = $0.outcome { true } else { false } })
    }

    @Test(arguments: [("a", "A"), ("caf\u{e9}", "cafe\u{301}")])
    func collidingNamesDoNotOverwriteEachOther(names: (String, String)) async throws {
        let (result, there) = try await download([file("/1", name: names.0), file("/2", name: names.1)])
        #expect(there.count == 1)
        #expect(result.failures.count == 1)
        #expect("\(result.failures.values.first.map { "\($0)" } ?? "")".contains("distinguished"))
    }

    @Test func linkReplacingAFolderIsNotFollowed() async throws {
        let (result, there) = try await download([folder("/a"), file("/a/b")]) { target in
            let outside = target.deletingLastPathComponent().appendingPathComponent("outside")
            try FileManager.default.createDirectory(at: outside, withIntermediateDirectories: true)
            try FileManager.default.createSymbolicLink(
                at: target.appendingPathComponent("a"), withDestinationURL: outside)
        }
        #expect(there == ["inner/outside", "inner/target/a"])
        #expect(result.failures.count == 2)
    }

    @Test func linkReplacingAFileIsReplaced() async throws {
        let victim = Locked<Data?>(nil)
        let (result, there) = try await download([file("/a")]) { target in
            let outside = target.deletingLastPathComponent().appendingPathComponent("victim")
            try Data("mine".utf8).write(to: outside)
            try FileManager.default.createSymbolicLink(
                at: target.appendingPathComponent("a"), withDestinationURL: outside)
            victim.withLock { $0 = try? Data(contentsOf: outside) }
        }
        #expect(result.isSuccess, "\(result.failures)")
        #expect(there == ["inner/target/a", "inner/victim"])
        #expect(victim.withLock { $0 } == Data("mine".utf8))
    }

    @Test func overflowingSizesFail() async throws {
        let huge = [file("/a"), file("/b")].map {
            $0.replacingOccurrences(of: "\"size\":4", with: "\"size\":\(UInt64.max)")
        }
        let (result, there) = try await download(huge, size: .max)
        #expect(result.failures.count == 2)
        #expect(there.isEmpty)
    }

    @Test func unusualValidNamesAreTransferred() async throws {
        let names = ["...", "..a", "a..", "a b", "a\nb", "-rf", "ünïcode", "~", "C:\\x", "con"]
        let (result, there) = try await download(names.enumerated().map { file("/\($0)", name: $1) })
        #expect(result.isSuccess, "\(result.failures)")
        #expect(there.count == names.count)
    }
}

/// Returns the same raw responses for all requests.
private struct RawTransport: HTTPTransport {
    let listing: String
    let metadata: String
    let content: Data

    func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
        switch request.url.lastPathComponent {
        case "list_folder": HTTPResponse(status: 200, body: HTTPResponseBody(Data(listing.utf8)))
        case "download":
            HTTPResponse(
                status: 206,
                headers: [
                    "Dropbox-API-Result": metadata.replacingOccurrences(of: #"".tag":"file","#, with: ""),
                    "Content-Range": "bytes 0-\(content.count - 1)/\(content.count)",
                ], body: HTTPResponseBody(content))
        default: HTTPResponse(status: 400)
        }
    }

    func shutdown() {}
}
