import DropboxTestSupport
import Foundation
import SwiftyDropbox
import Testing

@testable import DropboxEmulator

/// Tests recordings of a service, whose place another emulator takes.
@Suite(.timeLimit(.minutes(10)))
struct RecordingTests {
    private static let email = "zelda.quux@corp.example.com"

    private static func configuration() -> DropboxEmulator.Configuration {
        var configuration = DropboxEmulator.Configuration()
        (configuration.email, configuration.givenName, configuration.surname) = (email, "Zelda", "Quuxworth")
        return configuration
    }

    /// Calls a service through a recorder, and returns the texts that nobody else may read.
    private func record(
        to directory: URL, _ service: DropboxEmulator, _ settings: DropboxEmulator.Recorder.Configuration = .init(),
        calls: (DropboxClient) async throws -> Void
    ) async throws {
        var settings = settings
        settings.upstream = settings.upstream ?? service.url
        let recorder = try await DropboxEmulator.Recorder.start(to: directory, settings)
        let client = DropboxClient(
            accessToken: service.accessToken, baseHosts: BaseHosts(server: recorder.url.absoluteString)
        ).with { $0.retryPolicy = .never }
        do { try await calls(client) } catch {
            client.shutdown()
            try await recorder.stop()
            throw error
        }
        client.shutdown()
        try await recorder.stop()
    }

    private func differences(_ drift: [DropboxEmulator.Drift]) -> [String] {
        drift.compactMap { $0.outcome == .agrees ? nil : "\($0.id) \($0.route): \($0.outcome)" }
    }

    /// Returns the names and contents of all files below a directory.
    private func contents(of directory: URL) throws -> [String: Data] {
        var result: [String: Data] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: directory.path) {
            let file = directory.appendingPathComponent(path)
            result[path] = (try? Data(contentsOf: file)) ?? Data()
        }
        return result
    }

    // MARK: - Recording

    @Test func recordedCallsAgreeWithAnEmulatorAndHaveNoSecrets() async throws {
        let folder = try TemporaryDirectory()
        let directory = folder.url.appendingPathComponent("recording")
        let service = try await DropboxEmulator.start(Self.configuration())
        let large = Data((0..<3_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31 >> 3) })
        let text = Data(
            (String(repeating: "A line of a long text.\n", count: 60_000)
                + "Write to \(Self.email), key \(service.accessToken)\n")
                .utf8)
        var secrets = [service.accessToken, service.refreshToken, service.appSecret, Self.email, "Zelda", "Quuxworth"]
        try await record(to: directory, service) { client in
            let me = try await client.users.getCurrentAccount().response()
            secrets.append(me.accountId)
            _ = try await client.files.createFolderV2(path: "/Notes").response()
            let file = try await client.files.upload(path: "/Notes/a.txt", input: Data("Hello \(Self.email)!".utf8))
                .response()
            let again = try await client.files.upload(
                path: "/Notes/a.txt", mode: .update(file.rev), input: Data("Second".utf8)
            ).response()
            _ = try await client.files.upload(path: "/large", input: large).response()
            _ = try await client.files.upload(path: "/Zelda's text", input: text).response()
            let list = try await client.files.listFolder(path: "", recursive: true).response()
            _ = try await client.files.upload(path: "/new", input: Data()).response()
            let next = try await client.files.listFolderContinue(cursor: list.cursor).response()
            secrets += [list.cursor, next.cursor, file.id, again.rev]
            #expect(try await client.files.getMetadata(path: file.id).response().name == "a.txt")
            #expect(try await client.files.download(path: "/large").response().1 == large)
            #expect(try await client.files.download(path: "/Notes/a.txt").response().1 == Data("Second".utf8))
            let link = try await client.sharing.createSharedLinkWithSettings(path: "/Notes/a.txt").response()
            secrets.append(link.url)
            _ = try await client.sharing.getSharedLinkMetadata(url: link.url).response()
            await #expect(throws: (any Error).self) { try await client.files.getMetadata(path: "/nothing").response() }
            let job = try await client.files.deleteBatch(entries: [.init(path: "/new")]).response()
            if case .asyncJobId(let id) = job {
                secrets.append(id)
                while case .inProgress = try await client.files.deleteBatchCheck(asyncJobId: id).response() {}
            }
        }
        await service.stop()

        let files = try contents(of: directory)
        #expect(files.keys.contains { $0.hasPrefix("0002-files-create_folder_v2") })
        #expect(files.keys.count { $0.hasPrefix("content/") } == 2, "large contents are stored once, by their hashes")
        for (name, data) in files {
            for secret in secrets where !secret.isEmpty {
                #expect(data.firstRange(of: Data(secret.utf8)) == nil, "\(name) contains \(secret)")
                #expect(!name.contains(secret))
            }
        }
        let attributes = try FileManager.default.attributesOfItem(atPath: directory.path)
        #expect(attributes[.posixPermissions] as? Int == 0o700)

        let drift = try await DropboxEmulator.drift(of: directory)
        #expect(drift.count >= 17)
        #expect(differences(drift) == [])
    }

    @Test func theServiceCanHaveTLS() async throws {
        let folder = try TemporaryDirectory()
        let authority = folder.url.appendingPathComponent("authority.pem")
        var configuration = Self.configuration()
        configuration.tls = .init()
        configuration.tls?.authorityFile = authority
        let service = try await DropboxEmulator.start(configuration)
        var settings = DropboxEmulator.Recorder.Configuration()
        settings.upstream = service.secureURL
        let untrusted = folder.url.appendingPathComponent("untrusted")
        await #expect(throws: (any Error).self) {
            try await record(to: untrusted, service, settings) { client in
                _ = try await client.users.getCurrentAccount().response()
            }
        }
        #expect(try contents(of: untrusted).isEmpty)
        settings.upstreamAuthorityFile = authority
        let directory = folder.url.appendingPathComponent("trusted")
        try await record(to: directory, service, settings) { client in
            _ = try await client.users.getCurrentAccount().response()
        }
        #expect(try contents(of: directory).count == 1)
        await service.stop()
    }

    @Test func refreshedTokensAreTheSameUserAndAreNotStored() async throws {
        let folder = try TemporaryDirectory()
        let service = try await DropboxEmulator.start(Self.configuration())
        let recorder = try await DropboxEmulator.Recorder.start(
            to: folder.url.appendingPathComponent("r"),
            {
                var settings = DropboxEmulator.Recorder.Configuration()
                settings.upstream = service.url
                return settings
            }())
        let wire = Wire(emulator: service)
        let port = UInt16(recorder.url.port ?? 0)
        func send(_ line: String, _ headers: [String], _ body: String) async throws -> RawResponse {
            let connection = try RawConnection(port: port)
            try await connection.send(wire.head(line, headers, length: body.utf8.count))
            try await connection.send(Data(body.utf8))
            return try await connection.receive(isHead: false)
        }
        let form = Wire.form([
            "grant_type": "refresh_token", "refresh_token": service.refreshToken, "client_id": service.appKey,
            "client_secret": service.appSecret,
        ])
        _ = try await send("POST /2/users/get_current_account", [wire.bearer], "")
        let answer = try await send("POST /oauth2/token", ["Content-Type: application/x-www-form-urlencoded"], form)
        let token = try #require(answer.json["access_token"] as? String)
        let me = try await send("POST /2/users/get_current_account", ["Authorization: Bearer \(token)"], "")
        #expect(me.status == 200)
        #expect(try await send("GET /", [], "").status == 404)
        try await recorder.stop()
        await service.stop()
        let files = try contents(of: folder.url.appendingPathComponent("r"))
        #expect(files.count == 2)
        for data in files.values {
            #expect(try JSONValue(text: data)["request"]?["auth"] == "user")
            for secret in [token, service.refreshToken, service.appSecret] {
                #expect(data.firstRange(of: Data(secret.utf8)) == nil)
            }
        }
    }

    @Test func whatCanNotBeRecordedIsAnError() async throws {
        let folder = try TemporaryDirectory()
        try Data().write(to: folder.url.appendingPathComponent("file"))
        await #expect(throws: DropboxEmulator.AdminError.self) {
            try await DropboxEmulator.Recorder.start(to: folder.url)
        }
        let closed = try ClosedPort()
        var settings = DropboxEmulator.Recorder.Configuration()
        settings.upstream = closed.url
        let directory = folder.url.appendingPathComponent("r")
        let recorder = try await DropboxEmulator.Recorder.start(to: directory, settings)
        let connection = try RawConnection(port: UInt16(recorder.url.port ?? 0))
        try await connection.send("POST /2/check/user HTTP/1.1\r\nHost: localhost\r\nContent-Length: 0\r\n\r\n")
        let response = try await connection.receive(isHead: false)
        #expect(response.status == 502 && response.text.hasPrefix("The service can't be reached"))
        try await recorder.stop()
        #expect(recorder.callCount == 0)
    }

    // MARK: - Drift

    @Test func differencesAreNamed() async throws {
        let folder = try TemporaryDirectory()
        let directory = folder.url.appendingPathComponent("recording")
        let service = try await DropboxEmulator.start(Self.configuration())
        try await record(to: directory, service) { client in
            _ = try await client.files.createFolderV2(path: "/a").response()
            _ = try await client.files.listFolder(path: "").response()
            await #expect(throws: (any Error).self) { try await client.files.getMetadata(path: "/b").response() }
            _ = try await client.files.getMetadata(path: "/a").response()
        }
        await service.stop()
        func change(_ name: String, _ old: String, _ new: String) throws {
            let file = directory.appendingPathComponent(name)
            let text = try String(contentsOf: file, encoding: .utf8)
            #expect(text.contains(old), "\(text)")
            try text.replacing(old, with: new).write(to: file, atomically: true, encoding: .utf8)
        }
        try change("0002-files-list_folder.json", #""has_more" : false"#, #""has_more" : true"#)
        try change("0003-files-get_metadata.json", #""status" : 409"#, #""status" : 404"#)
        try change("0004-files-get_metadata.json", #""<id:1>""#, #""<id:2>""#)
        try change("0004-files-get_metadata.json", #""path" : "/a""#, #""path" : "<id:7>""#)
        let drift = try await DropboxEmulator.drift(of: directory)
        #expect(drift.map(\.id) == ["0001", "0002", "0003", "0004"])
        #expect(drift[0].outcome == .agrees)
        #expect(drift[1].outcome == .differs(["response.has_more: recorded true, received false"]))
        guard case .differs(let lines) = drift[2].outcome else { throw Missing() }
        #expect(lines.count == 1 && lines[0].hasPrefix("status: recorded 404, received 409"))
        guard case .skipped(let reason) = drift[3].outcome else { throw Missing() }
        #expect(reason.contains("<id:7>"))
        let some = try await DropboxEmulator.drift(of: directory, where: { _, route in route == "files/list_folder" })
        #expect(some.map(\.id) == ["0002"])
        await #expect(throws: DropboxEmulator.ConfigurationError.self) {
            try await DropboxEmulator.drift(of: folder.url.appendingPathComponent("missing"))
        }
    }

    /// The hash of a content follows from what the recording has, also where it hides a name.
    @Test func contentHashesAreThoseOfTheRecordedContents() async throws {
        let folder = try TemporaryDirectory()
        let directory = folder.url.appendingPathComponent("recording")
        let file = folder.url.appendingPathComponent("a.txt")
        let service = try await DropboxEmulator.start(Self.configuration())
        try await record(to: directory, service) { client in
            try Data("Written by \(Self.email)".utf8).write(to: file)
            let first = try await client.files.uploadFile(from: file, to: "/a.txt")
            try Data("Another content".utf8).write(to: file)
            _ = try await client.files.uploadFile(from: file, to: "/a.txt", mode: .update(first.rev))
            await #expect(throws: (any Error).self) {
                try await client.files.upload(
                    path: "/wrong", contentHash: String(repeating: "1", count: 64), input: Data("x".utf8)
                ).response()
            }
            let session = try await client.files.uploadSessionStart(
                contentHash: ContentHash.hash(of: Data("by Zelda".utf8)), input: Data("by Zelda".utf8)
            ).response()
            _ = try await client.files.uploadSessionFinish(
                cursor: .init(sessionId: session.sessionId, offset: 8), commit: .init(path: "/b.txt"),
                contentHash: ContentHash.hash(of: Data(" Quuxworth".utf8)), input: Data(" Quuxworth".utf8)
            ).response()
            _ = try await client.files.listFolder(path: "").response()
            _ = try await client.users.getCurrentAccount().response()
        }
        await service.stop()
        let drift = try await DropboxEmulator.drift(of: directory)
        #expect(drift.count >= 7)
        #expect(differences(drift) == [])
    }

    @Test func whatDependsOnASkippedCallIsSkipped() async throws {
        let folder = try TemporaryDirectory()
        let directory = folder.url.appendingPathComponent("recording")
        let service = try await DropboxEmulator.start(Self.configuration())
        try await record(to: directory, service) { client in
            let file = try await client.files.upload(path: "/Notes/a.txt", input: Data("a".utf8)).response()
            _ = try await client.files.createFolderV2(path: "/Other").response()
            _ = try await client.files.getMetadata(path: "/notes/A.txt").response()
            _ = try await client.files.getMetadata(path: "/Other").response()
            _ = try await client.files.listFolder(path: "").response()
            _ = try await client.files.getMetadata(path: file.id).response()
            _ = try await client.files.moveV2(fromPath: "/Notes", toPath: "/Moved").response()
            _ = try await client.files.getMetadata(path: "/Moved/a.txt").response()
        }
        await service.stop()
        let upload = directory.appendingPathComponent("0001-files-upload.json")
        try String(contentsOf: upload, encoding: .utf8)
            .replacing(#""route" : "files/upload""#, with: #""incomplete" : "cut", "route" : "files/upload""#)
            .write(to: upload, atomically: true, encoding: .utf8)
        let drift = try await DropboxEmulator.drift(of: directory)
        let reasons = drift.map { if case .skipped(let reason) = $0.outcome { reason } else { "\($0.outcome)" } }
        let dependent = "the result depends on 0001, which was skipped"
        #expect(
            reasons.map { $0.contains("not received") ? "unknown" : $0 } == [
                "cut", "agrees", dependent, "agrees", dependent, "unknown", dependent,
                "the result depends on 0007, which was skipped",
            ])
    }

    private struct Missing: Error {}

    /// The same comparison as `make contract`.
    @Test func theEmulatorAgreesWithTheRecordsOfTheService() async throws {
        let file = AdminDocumentationTests.root.appendingPathComponent("Tests/Contract/contract.jsonl")
        let drift = try await DropboxEmulator.drift(of: file)
        let wrong = drift.filter { if case .differs = $0.outcome { true } else { false } }
        #expect(differences(wrong) == [])
        #expect(drift.count { $0.outcome == .agrees } > 150)
    }

    // MARK: - Values

    @Test(arguments: [
        (#""<id>""#, #""id:AAAAAAAAAAAAAAAAAAAAAA""#, true), (#""<id>""#, #""id:A""#, false),
        (#""<rev:1><rev:2>""#, #""0123456789abcdef01""#, true),
        (#""<rev:1> <rev:1>""#, #""000000000 111111111""#, true),
        (#"{"a":"<rev:1>","b":"<rev:1>"}"#, #"{"a":"000000000","b":"000000000"}"#, true),
        (#"{"a":"<rev:1>","b":"<rev:1>"}"#, #"{"a":"000000000","b":"111111111"}"#, false),
        (#""path/<dots>""#, #""path/..""#, true), (#""path/<dots>""#, #""path/....""#, false),
        ("1", "1", true), ("1", "true", false), (#""<int>""#, "7", true), (#""<any>""#, "[]", true),
        ("[1,2]", "[2,1]", false), ("[1]", "[1,2]", false), (#"{"a":1}"#, #"{"a":1,"b":2}"#, false),
        ("null", "null", true), (#""<unknown>""#, #""<unknown>""#, true), (#""a<b""#, #""a<b""#, true),
    ])
    func values(expected: String, actual: String, agree: Bool) throws {
        var comparison = ValueComparison()
        comparison.compare(
            try JSONValue(text: Data(expected.utf8)), try JSONValue(text: Data(actual.utf8)), at: "value",
            allowsMore: false, ignoresOrder: false)
        #expect(comparison.differences.isEmpty == agree, "\(comparison.differences)")
    }

    @Test func listsInAnyOrderAreCompared() throws {
        var comparison = ValueComparison()
        comparison.compare(
            [["a": "<rev:1>"], ["b": "<rev:2>"]], [["b": "111111111"], ["a": "000000000"]], at: "list",
            allowsMore: true,
            ignoresOrder: true)
        #expect(comparison.differences.isEmpty)
        #expect(comparison.bindings == ["<rev:1>": "000000000", "<rev:2>": "111111111"])
    }

    @Test func sameValuesHaveTheSamePattern() {
        let anonymizer = Anonymizer()
        let account: JSONValue = [
            "account_id": "dbid:AAH4f99T0taONIb-OurWxbNQ6ywGRopQngc", "email": "ada@example.com",
            "name": ["given_name": "Ada", "display_name": "Ada Lovelace"],
        ]
        #expect(
            anonymizer.json(account, isRequest: false) == [
                "account_id": "<account_id:1>", "email": "<email:1>",
                "name": ["given_name": "<name:2>", "display_name": "<name:1>"],
            ])
        #expect(anonymizer.text("/Ada's Canada") == "/<name:2>'s Canada")
        let request: JSONValue = ["path": "/ada lovelace/x", "members": ["ada@example.com"]]
        let path = anonymizer.json(request, isRequest: true)["path"]?.string ?? ""
        #expect(!path.lowercased().contains("ada") && path.hasSuffix("/x"))
        let content = Data("Write to ada@example.com or Ada.".utf8)
        #expect(anonymizer.content(content) == Data("Write to xxxxxxxxxxxxxxx or xxx.".utf8))
        #expect(anonymizer.content(Data([0xFF, 0xFE])) == Data([0xFF, 0xFE]))
    }

    /// The service can receive a file in the second in which it was written.
    @Test func onlyTimesOfTheClientAreRepeated() {
        let (anonymizer, time): (Anonymizer, JSONValue) = (Anonymizer(), "2026-11-29T12:00:00Z")
        _ = anonymizer.json(["path": "/a", "client_modified": time], isRequest: true)
        #expect(
            anonymizer.json(["client_modified": time, "server_modified": time], isRequest: false) == [
                "client_modified": time, "server_modified": "<date>",
            ])
    }

    @Test func wordsOfTheAPIStay() {
        let anonymizer = Anonymizer()
        let metadata: JSONValue = [
            "extension": "file", "undocumented": "path", "path": "/path/file", "entry": [".tag": "file", "file": "/a"],
        ]
        #expect(
            anonymizer.json(metadata, isRequest: false) == [
                "extension": "<text:1>", "undocumented": "<text:2>", "path": "/path/file",
                "entry": [".tag": "file", "file": "/a"],
            ])
    }
}
