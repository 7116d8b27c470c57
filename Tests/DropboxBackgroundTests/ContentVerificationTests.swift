import DropboxConcurrency
import DropboxCore
import DropboxTestSupport
import DropboxTransfer
import Foundation
import SwiftyDropbox
import Testing
@testable import DropboxBackground

/// Every way to read content, against a server whose content differs from its description. Add a new way to the table
/// of forms, and a new route to the table of routes.
struct ContentVerificationTests {
    /// The modification of the content by the server.
    enum Damage: String, CaseIterable, Sendable {
        case flipped, shorter, longer, endless, truncated, cutWithoutLength, encoded
    }

    /// A way to read content.
    struct Form: Sendable, CustomTestStringConvertible {
        let name: String
        /// A Boolean value that indicates whether the response has a content hash.
        var hasHash = true
        /// A Boolean value that indicates whether bytes are delivered while they are received, so that they can't be
        /// requested again.
        var isStream = false
        var isBackground = false
        /// A Boolean value that indicates whether interrupted content is resumed, so that the interruption counts as a
        /// lost connection.
        var goesOn = false
        /// Reads the content. A download replaces the file at the URL.
        let read: @Sendable (DropboxClient, URL) async throws -> Data

        var testDescription: String { name }
    }

    static let forms: [Form] = [
        Form(name: "download to memory") { client, _ in
            try await client.files.download(path: "/a").response().1
        },
        Form(name: "download to memory, with a handler") { client, _ in
            try await handled { client.files.download(path: "/a").response(queue: nil, completionHandler: $0) }.1
        },
        Form(name: "download to a file") { client, file in
            let (_, url) = try await client.files.download(path: "/a", overwrite: true, destination: file).response()
            return try Data(contentsOf: url)
        },
        Form(name: "download to a file, with a handler") { client, file in
            let request = client.files.download(path: "/a", overwrite: true, destination: file)
            return try Data(
                contentsOf: try await handled { request.response(queue: nil, completionHandler: $0) }.1)
        },
        Form(name: "export to memory") { client, _ in try await client.files.export(path: "/a").response().1 },
        Form(name: "export to a file") { client, file in
            _ = try await client.files.export(path: "/a", overwrite: true, destination: file).response()
            return try Data(contentsOf: file)
        },
        Form(name: "shared link to memory", hasHash: false) { client, _ in
            try await client.sharing.getSharedLinkFile(url: "https://www.dropbox.com/s/x").response().1
        },
        Form(name: "shared link to a file", hasHash: false) { client, file in
            _ = try await client.sharing.getSharedLinkFile(
                url: "https://www.dropbox.com/s/x", overwrite: true, destination: file
            ).response()
            return try Data(contentsOf: file)
        },
        Form(name: "downloadFile", goesOn: true) { client, file in
            try await client.files.downloadFile(path: "/a", to: file, overwrite: true)
            return try Data(contentsOf: file)
        },
        Form(name: "downloadStream", isStream: true, goesOn: true) { client, _ in
            var content = Data()
            for try await bytes in client.files.downloadStream(path: "/a") { content += bytes }
            return content
        },
        Form(name: "background download", isBackground: true) { client, file in
            _ = try await client.files.download(path: "/a", overwrite: true, destination: file).response()
            return try Data(contentsOf: file)
        },
    ]

    /// The routes that send content, and what their responses state about it.
    private static let routes = [
        "files/download": "size and hash", "files/export": "size and hash", "sharing/get_shared_link_file": "size",
        // They describe only the original.
        "files/get_thumbnail": "nothing", "files/get_thumbnail_v2": "nothing", "files/get_preview": "nothing",
        "files/download_zip": "nothing", "account/get_photo": "nothing", "paper/docs/download": "nothing",
    ]

    @Test func tableContainsAllContentRoutes() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../API")
        var found: Set<String> = []
        for file in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        where file.pathExtension == "json" {
            let json = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
            let namespace = json?["namespace"] as? String ?? ""
            for route in json?["routes"] as? [[String: Any]] ?? [] where route["style"] as? String == "download" {
                let version = route["version"] as? Int ?? 1
                found.insert("\(namespace)/\(route["name"] ?? "")" + (version > 1 ? "_v\(version)" : ""))
            }
        }
        #expect(found == Set(Self.routes.keys))
    }

    @Test(arguments: forms, Damage.allCases)
    func wrongContentThrowsAndChangesNothing(form: Form, damage: Damage) async throws {
        guard form.hasHash || damage != .flipped else { return }
        let fixture = try ContentFixture(damage, times: .max)
        defer { fixture.close() }
        try Data("before".utf8).write(to: fixture.file)
        let error = await #expect(throws: (any Error).self) {
            try await form.read(
                try fixture.client(isBackground: form.isBackground, attempts: form.isBackground ? 1 : 4), fixture.file)
        }
        #expect(try Data(contentsOf: fixture.file) == Data("before".utf8))
        #expect(try fixture.names.filter { !$0.hasPrefix(".dropbox-") } == ["file"], "\(form.name), \(damage)")
        let text = error.map { "\($0)" } ?? ""
        // Truncation that can't be detected is a lost connection for forms that resume.
        let isCut = damage == .truncated || damage == .cutWithoutLength && form.goesOn
        if !isCut {
            #expect(text.contains("download it again"), "\(form.name), \(damage): \(text)")
            #expect(text.contains("/a") || text.contains("a.bin"), "\(form.name), \(damage): \(text)")
        }
        // Damage that the head doesn't reveal is requested again.
        if !form.isStream {
            #expect(fixture.requests > 1 || form.isBackground && damage == .truncated, "\(form.name), \(damage)")
        }
    }

    @Test(arguments: forms, Damage.allCases)
    func wrongContentIsRequestedAgain(form: Form, damage: Damage) async throws {
        guard form.hasHash || damage != .flipped, !form.isStream else { return }
        let fixture = try ContentFixture(damage, times: 1)
        defer { fixture.close() }
        let client = try fixture.client(isBackground: form.isBackground, attempts: 4)
        let content = try await form.read(client, fixture.file)
        #expect(content == ContentFixture.content, "\(form.name), \(damage)")
    }

    @Test(arguments: forms) func correctContentIsAccepted(form: Form) async throws {
        let fixture = try ContentFixture(.flipped, times: 0)
        defer { fixture.close() }
        #expect(
            try await form.read(try fixture.client(isBackground: form.isBackground, attempts: 1), fixture.file)
                == ContentFixture.content)
        #expect(fixture.requests == 1)
        // Compressed content from a server or proxy couldn't be verified.
        #expect(fixture.encodings == ["identity"])
    }

    private static func handled<Output: Sendable, RouteError: Sendable>(
        _ begin: (@escaping @Sendable (Output?, CallError<RouteError>?) -> Void) -> Void
    ) async throws -> Output {
        try await withCheckedThrowingContinuation { continuation in
            begin { output, error in
                if let output {
                    continuation.resume(returning: output)
                } else {
                    continuation.resume(throwing: error ?? CallError<RouteError>.clientError(.unexpectedState))
                }
            }
        }
    }
}

/// A raw server with one file, and a directory for downloads.
private final class ContentFixture: Sendable {
    /// More than is hashed in one step.
    static let content = Data.pattern(2_500_000)

    private let server: LoopbackServer
    private let folder: TemporaryDirectory
    private let heads: Locked<[LoopbackConnection.Request]>
    private let clients = Locked<[DropboxClient]>([])

    init(_ damage: ContentVerificationTests.Damage, times: Int) throws {
        let heads = Locked<[LoopbackConnection.Request]>([])
        self.heads = heads
        folder = try TemporaryDirectory()
        try FileManager.default.createDirectory(
            at: folder.url.appendingPathComponent("place"), withIntermediateDirectories: true)
        server = try LoopbackServer { connection in
            while true {
                let request = try connection.readRequest()
                let number = heads.withLock { heads in
                    heads.append(request)
                    return heads.count
                }
                try Self.answer(request, number <= times ? damage : nil, connection)
            }
        }
    }

    var file: URL { folder.url.appendingPathComponent("place/file") }
    var names: [String] {
        get throws {
            try FileManager.default.contentsOfDirectory(atPath: file.deletingLastPathComponent().path).sorted()
        }
    }
    var requests: Int { heads.withLock(\.count) }
    var encodings: [String?] { heads.withLock { $0.map { $0.headers["accept-encoding"] } } }

    func client(isBackground: Bool, attempts: Int) throws -> DropboxClient {
        let client = DropboxClient(
            transportClient: DropboxTransportClientImpl(
                authentication: .accessToken(LongLivedAccessTokenProvider(accessToken: "token")),
                configuration: .init {
                    $0.baseHosts = BaseHosts(server: server.url("").absoluteString)
                    $0.retryPolicy = RetryPolicy(
                        maximumAttempts: attempts, initialBackoff: .milliseconds(1), maximumBackoff: .milliseconds(5))
                    if isBackground {
                        $0.session = .background(withIdentifier: "test")
                        $0.session.backgroundDirectory = folder.url.appendingPathComponent("sessions")
                    }
                }))
        clients.withLock { $0.append(client) }
        return client
    }

    func close() { for client in clients.withLock(\.self) { client.client.shutdown() } }

    // MARK: Server

    private static func answer(
        _ request: LoopbackConnection.Request, _ damage: ContentVerificationTests.Damage?,
        _ connection: LoopbackConnection
    ) throws {
        var body = content
        var head = ["HTTP/1.1 200 OK", "Dropbox-API-Result: \(result(of: request.path))"]
        switch damage {
        case nil: break
        case .flipped: body[content.count / 2] ^= 1
        case .shorter: body = body.dropLast(1)
        case .longer: body.append(0)
        case .endless:
            try connection.send((head + ["Transfer-Encoding: chunked", "", ""]).joined(separator: "\r\n"))
            // Not endless, so that a client that accepts everything doesn't fill the disk.
            for _ in 0..<40 { try connection.sendChunk(body) }
            throw CancellationError()
        case .truncated:
            try connection.send((head + ["Content-Length: \(body.count)", "", ""]).joined(separator: "\r\n"))
            try connection.send(body.dropLast(1_000))
            throw CancellationError()
        case .cutWithoutLength:
            try connection.send((head + ["Connection: close", "", ""]).joined(separator: "\r\n"))
            try connection.send(body.dropLast(1_000))
            throw CancellationError()
        case .encoded:
            head.append("Content-Encoding: gzip")
            // The magic number of gzip.
            body = Data([0x1F, 0x8B, 8, 0]) + body.dropLast(5_000)
        }
        try connection.send((head + ["Content-Length: \(body.count)", "", ""]).joined(separator: "\r\n"))
        try connection.send(body)
    }

    private static let hash = ContentHash.hash(of: content)

    private static func result(of path: String) -> String {
        let times = #""client_modified":"2020-01-01T00:00:00Z","server_modified":"2020-01-01T00:00:00Z""#
        let facts = "\(times),\"rev\":\"0123456789\",\"name\":\"a.bin\""
        let file = #"{"id":"id:a","path_display":"/a",\#(facts),"size":\#(content.count),"content_hash":"\#(hash)"}"#
        switch path {
        case "/2/files/export":
            // The original is smaller than the result.
            let original = file.replacingOccurrences(of: "\(content.count)", with: "7")
            return #"{"export_metadata":{"name":"a","size":\#(content.count),"export_hash":"\#(hash)"},"#
                + #""file_metadata":\#(original)}"#
        case "/2/sharing/get_shared_link_file":
            let permissions = [
                "can_revoke", "can_set_expiry", "can_remove_expiry", "allow_download", "can_allow_download",
                "can_disallow_download", "allow_comments", "team_restricts_comments",
            ].map { #""\#($0)":false"# }.joined(separator: ",")
            return #"{".tag":"file","url":"https://www.dropbox.com/s/x",\#(facts),"size":\#(content.count),"#
                + #""link_permissions":{\#(permissions),"visibility_policies":[]}}"#
        default: return file
        }
    }
}
