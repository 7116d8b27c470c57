import DropboxEmulator
import DropboxHTTP
import DropboxTesting
import DropboxTestSupport
import Foundation
import SwiftyDropbox
import Testing

struct RecordingTests {
    private func client(_ transport: any HTTPTransport, _ server: String = "http://127.0.0.1:1", token: String = "sl.x")
        -> DropboxClient
    {
        DropboxClient(
            transportClient: DropboxTransportClientImpl(
                authentication: .accessToken(LongLivedAccessTokenProvider(accessToken: token)),
                configuration: .init { $0.baseHosts = BaseHosts(server: server) }, transport: transport))
    }

    /// The requests to record and replay: all styles of routes, and an error.
    private func play(_ client: DropboxClient) async throws -> [String] {
        var seen: [String] = []
        let bytes = Data((0..<2_000).map { UInt8(truncatingIfNeeded: $0) })
        seen.append(try await client.files.upload(path: "/Füße.bin", input: bytes).response().rev)
        let (file, content) = try await client.files.download(path: "/Füße.bin").response()
        #expect(content == bytes)
        seen.append(file.contentHash ?? "")
        seen.append(try await client.files.listFolder(path: "").response().entries[0].name)
        do { _ = try await client.files.getMetadata(path: "/nothing").response() } catch { seen.append("\(error)") }
        return seen
    }

    @Test func recordingIsReplayedWithoutANetwork() async throws {
        let folder = try TemporaryDirectory()
        let file = folder.url.appendingPathComponent("recording.jsonl")
        let recorded = try await EmulatedDropbox.with { dropbox in
            let transport = try RecordingTransport(makeHTTPTransport(), to: file)
            let client = self.client(
                transport, dropbox.emulator.url.absoluteString, token: dropbox.emulator.accessToken)
            defer { client.shutdown() }
            let text = try await play(client)
            let whole = try String(contentsOf: file, encoding: .utf8)
            #expect(!whole.contains(dropbox.emulator.accessToken))
            #expect(!whole.contains("Authorization"))
            return text
        }
        let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
        #expect(attributes[.posixPermissions] as? Int == 0o600)
        for _ in 0..<2 {
            let transport = try ReplayingTransport(from: file)
            #expect(transport.unplayedRequests.count == 4)
            #expect(try await play(self.client(transport)) == recorded)
            #expect(transport.unplayedRequests == [])
        }
    }

    @Test func requestMissingFromTheRecordingIsReported() async throws {
        let folder = try TemporaryDirectory()
        let file = folder.url.appendingPathComponent("recording.jsonl")
        let line =
            #"{"request":{"body":{"text":"{\"query\":\"a\"}"},"method":"POST","target":"/2/check/user"},"#
            + #""response":{"body":{"text":"{\"result\":\"a\"}"},"headers":[],"status":200}}"#
        try Data((line + "\n").utf8).write(to: file)
        let client = self.client(try ReplayingTransport(from: file))
        let other = await #expect(throws: CallError<Check.EchoError>.self) {
            try await client.check.user(query: "b").response()
        }
        let text = "\(other as Any)"
        #expect(text.contains(#"POST /2/check/user with {"query":"b"} is not in the recording recording.jsonl"#))
        #expect(text.contains(#"the next request is POST /2/check/user with {"query":"a"}"#))
        #expect(try await client.check.user(query: "a").response().result == "a")
        let again = await #expect(throws: CallError<Check.EchoError>.self) {
            try await client.check.user(query: "a").response()
        }
        #expect("\(again as Any)".contains("all its requests were replayed"))
    }

    @Test func concurrentRequestsCanBeInAnyOrder() async throws {
        let folder = try TemporaryDirectory()
        let file = folder.url.appendingPathComponent("recording.jsonl")
        try await EmulatedDropbox.with { dropbox in
            for number in 0..<10 { try dropbox.account.put("/\(number)", "\(number)") }
            let transport = try RecordingTransport(makeHTTPTransport(), to: file)
            let client = self.client(
                transport, dropbox.emulator.url.absoluteString, token: dropbox.emulator.accessToken)
            for number in 0..<10 { _ = try await client.files.getMetadata(path: "/\(number)").response() }
            client.shutdown()
        }
        let client = self.client(try ReplayingTransport(from: file))
        try await withThrowingTaskGroup { group in
            for number in (0..<10).reversed() {
                group.addTask { try await client.files.getMetadata(path: "/\(number)").response().name == "\(number)" }
            }
            for try await isRight in group { #expect(isRight) }
        }
    }

    /// A transport that replaces the network and returns secrets.
    private struct SecretResponseTransport: HTTPTransport {
        let type: String?

        func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
            var headers: HTTPHeaders = ["Set-Cookie": "s=SECRET"]
            headers["Content-Type"] = type
            return HTTPResponse(
                status: 200, headers: headers,
                body: HTTPResponseBody(
                    Data(
                        #"{"access_token": "sl.SECRET\"1", "refresh_token":"SECRET2","uid":"7","n":{"token":"SECRET3"}}"#
                            .utf8)
                ))
        }
        func shutdown() {}
    }

    /// Some servers send tokens with the content type of JavaScript.
    @Test(arguments: ["application/json", "text/javascript", nil])
    func secretsInBodiesFormsAndHeadersAreRemoved(type: String?) async throws {
        let folder = try TemporaryDirectory()
        let file = folder.url.appendingPathComponent("recording.jsonl")
        try Data("old".utf8).write(to: file)
        try FileManager.default.setAttributes([.posixPermissions: 0o666], ofItemAtPath: file.path)
        let transport = try RecordingTransport(SecretResponseTransport(type: type), to: file)
        let mode = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
        #expect(mode == 0o600)
        let url = try #require(URL(string: "https://api.dropboxapi.com/oauth2/token?code=SECRET4&x=1"))
        let form = HTTPRequest(
            method: "POST", url: url,
            headers: ["Content-Type": "application/x-www-form-urlencoded", "Authorization": "Basic SECRET5"],
            body: .data(Data("grant_type=refresh_token&refresh_token=SECRET6&client_id=key&client_secret=SECRET7".utf8))
        )
        let response = try await transport.send(form)
        // The client receives the unredacted response.
        #expect(try await response.body.collect(upTo: 1_000).contains(Data("SECRET2".utf8)))
        let text = try String(contentsOf: file, encoding: .utf8)
        #expect(!text.contains("SECRET"))
        #expect(text.contains("grant_type=refresh_token"))
        #expect(text.contains("client_id=key"))
        #expect(text.contains(#"\"uid\":\"7\""#))
        // A request with another secret matches the recorded request.
        let replay = try ReplayingTransport(from: file)
        var other = form
        other.body = .data(
            Data("grant_type=refresh_token&refresh_token=OTHER&client_id=key&client_secret=OTHER".utf8))
        #expect(try await replay.send(other).status == 200)
    }

    @Test("A recording has no secret links, cursors, or passwords")
    func linksCursorsAndPasswordsAreRemoved() async throws {
        let folder = try TemporaryDirectory()
        let file = folder.url.appendingPathComponent("recording.jsonl")
        /// All secrets that come up, and the names that are listed.
        let play: @Sendable (DropboxClient) async throws -> (secrets: [String], names: [String]) = { client in
            var secrets: [String] = []
            var names: [String] = []
            var page = try await client.files.listFolder(path: "", limit: 1).response()
            while true {
                secrets.append(page.cursor)
                names += page.entries.map(\.name)
                guard page.hasMore else { break }
                page = try await client.files.listFolderContinue(cursor: page.cursor).response()
            }
            // The plan of the account has no passwords; what was asked for is recorded all the same.
            await #expect(throws: CallError<Sharing.CreateSharedLinkWithSettingsError>.self) {
                try await client.sharing.createSharedLinkWithSettings(
                    path: "/1", settings: .init(linkPassword: "pass-word-1")
                ).response()
            }
            let shared = try await client.sharing.createSharedLinkWithSettings(path: "/1").response()
            secrets += [shared.url, "pass-word-1"]
            secrets +=
                URLComponents(string: shared.url)?.queryItems?.filter { $0.name == "rlkey" }.compactMap(\.value) ?? []
            _ = try await client.sharing.getSharedLinkMetadata(url: shared.url, linkPassword: "pass-word-1").response()
            let link = try await client.files.getTemporaryLink(path: "/1").response().link
            let upload = try await client.files.getTemporaryUploadLink(commitInfo: .init(path: "/up")).response().link
            secrets +=
                [link, upload]
                + [link, upload].compactMap { URL(string: $0)?.pathComponents.dropFirst(3).first { $0 != "get" } }
            return (secrets, names)
        }
        let recorded = try await EmulatedDropbox.with { dropbox in
            for number in 1...3 { try dropbox.account.put("/\(number)", "\(number)") }
            let transport = try RecordingTransport(makeHTTPTransport(), to: file)
            let client = self.client(
                transport, dropbox.emulator.url.absoluteString, token: dropbox.emulator.accessToken)
            defer { client.shutdown() }
            let played = try await play(client)
            // A link is used by its URL.
            for link in played.secrets where link.contains("/cd/0/get/") {
                _ = try await transport.send(HTTPRequest(url: try #require(URL(string: link))))
            }
            return (secrets: played.secrets + [dropbox.emulator.accessToken], names: played.names)
        }
        let text = try String(contentsOf: file, encoding: .utf8)
        #expect(recorded.secrets.count >= 9)
        for secret in recorded.secrets {
            #expect(!text.contains(secret), "\(secret)")
            #expect(!text.contains(secret.replacingOccurrences(of: "/", with: #"\\/"#)), "\(secret)")
        }
        #expect(text.contains("rlkey=REMOVED"))
        // It can be replayed all the same, page by page.
        #expect(try await play(self.client(try ReplayingTransport(from: file))).names == recorded.names)
    }

    @Test func aFailedConnectionIsReplayedAsOne() async throws {
        let folder = try TemporaryDirectory()
        let file = folder.url.appendingPathComponent("recording.jsonl")
        let request = HTTPRequest(method: "POST", url: URL(fileURLWithPath: "/nowhere"))
        let transport = try RecordingTransport(makeHTTPTransport(), to: file)
        await #expect(throws: HTTPError.self) { try await transport.send(request) }
        let error = await #expect(throws: HTTPError.self) {
            try await ReplayingTransport(from: file).send(request)
        }
        #expect(error?.isTransient == true)
    }
}
