import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxEmulator

/// Tests configuration files in JSON.
@Suite(.timeLimit(.minutes(10)))
struct ConfigurationTests {
    func read(_ json: String, folder: URL = URL(fileURLWithPath: "/nowhere")) throws -> DropboxEmulator.Configuration {
        try DropboxEmulator.Configuration(json: try JSONValue(text: Data(json.utf8)), folder: folder)
    }

    @Test(arguments: [
        ("{\"acounts\": []}", "acounts: unknown key; allowed: \"accounts\", \"app_key\","),
        (#"{"accounts": {}}"#, "accounts: expected a list, not an object"),
        (
            #"{"accounts": [{"name": "ada", "quota": "much"}]}"#,
            "accounts[0].quota: expected a whole number from 0 on, not \"much\""
        ),
        (#"{"accounts": [{"name": "ada"}, {"quota": 1}]}"#, "accounts[1]: \"name\" or \"email\" is missing"),
        (
            #"{"accounts": [{"name": "a", "kind": "gold"}]}"#,
            "accounts[0].kind: expected one of \"basic\", \"pro\", \"business\", not \"gold\""
        ),
        (
            #"{"accounts": [{"name": "a", "files": "missing"}]}"#,
            "accounts[0].files: directory not found: /nowhere/missing"
        ),
        (#"{"tokens": [{"account": "ada"}]}"#, "tokens[0]: \"token\" is missing"),
        (
            #"{"tokens": [{"token": "t", "scopes": ["files.read"]}]}"#,
            "tokens[0].scopes: unknown scope \"files.read\"; allowed: account_info.read, "
        ),
        (
            #"{"tokens": [{"token": "t", "kind": "oauth1"}]}"#,
            "tokens[0]: an OAuth 1 token requires \"token\" and \"secret\""
        ),
        (
            #"{"tokens": [{"token": "t", "secret": "s"}]}"#,
            "tokens[0].secret: only a token of kind \"oauth1\" has a secret"
        ),
        (
            #"{"tokens": [{"token": "t", "kind": "oauth1", "secret": "s", "expires_in": 5}]}"#,
            "tokens[0]: an OAuth 1 token has neither"
        ),
        (#"{"limits": {"block_size": 0}}"#, "limits.block_size: expected a whole number from 1 to 67108864, not 0"),
        (#"{"limits": {"page_size": 1.5}}"#, "limits.page_size: expected a whole number from 1 to 1000000, not 1.5"),
        (#"{"faults": [{"effect": "flood"}]}"#, "faults[0].effect: expected one of \"rate_limit\", "),
        (#"{"faults": [{"effect": "slow_response"}]}"#, "faults[0]: \"bytes_per_second\" is missing"),
        (
            #"{"faults": [{"effect": "handshake_failure", "route": "files/upload"}]}"#,
            "faults[0].route: a TLS handshake precedes all calls of its connection, so it has no route"
        ),
        (
            #"{"faults": [{"effect": "reset", "route": "files/uplaod"}]}"#,
            "faults[0].route: no route matches \"files/uplaod\"; did you mean files/upload?"
        ),
        (
            #"{"faults": [{"effect": "small_pages", "route": "files/upload"}]}"#,
            "faults[0].effect: small_pages can't occur in files/upload, only in files/list_folder, "
        ),
        (
            #"{"faults": [{"sequence": [{"effect": "reset"}, {"effect": "flood"}]}]}"#,
            "faults[0].sequence[1].effect: expected one of \"none\", \"rate_limit\", "
        ),
        (#"{"faults": [{"sequence": [{"effect": "none"}]}]}"#, "faults[0].sequence: no step has an effect"),
        (#"{"faults": [{"effect": "reset", "call": [0]}]}"#, "faults[0].call[0]: expected a whole number from 1 to"),
        (#"{"faults": [{"effect": "reset", "call": 2, "skip": 1}]}"#, "faults[0].skip: \"call\" and \"skip\" can't"),
        (#"{"faults": [{"effect": "reset", "argument": "/a"}]}"#, "faults[0].argument: expected an object, not \"/a\""),
        (#"{"faults": [{"effect": "reset", "header": {"value": "a"}}]}"#, "faults[0].header: \"name\" is missing"),
        (
            #"{"faults": [{"effect": "reset", "route": "oauth2/token", "path": "/a"}]}"#,
            "faults[0].path: a call of oauth2/token has no path"
        ),
        (
            #"{"faults": [{"effect": "handshake_failure", "kind": "reset", "alert": 40}]}"#,
            "faults[0].alert: unknown key"
        ),
        (
            #"{"faults": [{"effect": "reset", "status": 500}]}"#,
            "faults[0].status: unknown key; allowed: "
        ),
        (#"{"clock": "yesterday"}"#, "clock: expected a time such as \"2026-01-31T12:00:00Z\", not \"yesterday\""),
        (#"{"public": "yes"}"#, "public: expected true or false, not \"yes\""),
        (#"{"tls": {"certificate": "c.pem"}}"#, "tls: specify both \"certificate\" and \"key\""),
        (#"{"apps": [{"secret": "s"}]}"#, "apps[0]: \"key\" is missing"),
        (#"{"apps": [{"key": "k", "redirect_uris": [1]}]}"#, "apps[0].redirect_uris[0]: expected a text, not 1"),
        (
            #"{"apps": [{"key": "k", "redirect_uris": ["*", "nonsense"]}]}"#,
            "apps[0].redirect_uris[1]: expected \"*\" or an absolute URI, not \"nonsense\""
        ),
        (#"{"apps": [{"key": ""}]}"#, "apps[0].key: expected a text that is not empty"),
        (#"{"app_key": ""}"#, "app_key: expected a text that is not empty"),
        (
            #"{"accounts": [{"name": "a", "email": "notanemail"}]}"#,
            "accounts[0].email: expected an email address, not \"notanemail\""
        ),
        (
            #"{"accounts": [{"name": "a", "country": "ZZZ"}]}"#,
            "accounts[0].country: expected a code of two capital letters, such as \"US\", not \"ZZZ\""
        ),
        (#"[]"#, "expected an object, not a list"),
        ("{\"seed\": 1,\n  oops}", "invalid JSON: "),
    ])
    func invalidConfiguration_errorNamesTheKey(json: String, message: String) throws {
        let error = #expect(throws: JSONReadingError.self) { try read(json) }
        #expect(error?.description.hasPrefix(message) == true, "\(error?.description ?? "")")
    }

    @Test func onlyTheOwnerCanReadTheData() async throws {
        let folder = try TemporaryDirectory()
        let data = folder.url.appendingPathComponent("state/data")
        let emulator = try await DropboxEmulator.start(dataDirectory: data)
        for name in try FileManager.default.contentsOfDirectory(atPath: data.path) + [""] {
            let attributes = try FileManager.default.attributesOfItem(atPath: data.appendingPathComponent(name).path)
            let isDirectory = attributes[.type] as? FileAttributeType == .typeDirectory
            // What is in a directory is as safe as it is.
            let expected = isDirectory ? (name.isEmpty ? 0o700 : nil) : 0o600
            if let expected { #expect(attributes[.posixPermissions] as? Int == expected, "\(name)") }
        }
        await emulator.stop()
    }

    @Test func tokenOfAnUnknownAccount_errorNamesTheToken() async throws {
        let json = #"{"tokens": [{"token": "a", "account": "ada"}, {"token": "t", "account": "nobody"}]}"#
        let configuration = try read(json)
        let error = await #expect(throws: DropboxEmulator.AdminError.self) {
            try await DropboxEmulator.start(configuration)
        }
        #expect(error?.description == #"tokens[1]: unknown account "nobody""#)
    }

    @Test func configurationErrorsNameTheFile() throws {
        let folder = try TemporaryDirectory()
        let file = folder.url.appendingPathComponent("emulator.json")
        let missing = #expect(throws: DropboxEmulator.ConfigurationError.self) {
            try DropboxEmulator.Configuration(contentsOf: file)
        }
        #expect(missing?.description == "\(file.path): the file cannot be read: No such file or directory")
        try Data(#"{"seed": -1}"#.utf8).write(to: file)
        let wrong = #expect(throws: DropboxEmulator.ConfigurationError.self) {
            try DropboxEmulator.Configuration(contentsOf: file)
        }
        #expect(wrong?.description == "\(file.path): seed: expected a whole number from 0 on, not -1")
    }

    @Test(arguments: ["pipe", "/dev/zero", "large"]) func configurationMustBeASmallRegularFile(kind: String) throws {
        let folder = try TemporaryDirectory()
        let file = folder.url.appendingPathComponent("emulator.json")
        switch kind {
        case "pipe": #expect(mkfifo(file.path, 0o600) == 0)
        case "large":
            #expect(FileManager.default.createFile(atPath: file.path, contents: nil))
            #expect(truncate(file.path, 1 << 40) == 0)
        default: #expect(symlink(kind, file.path) == 0)
        }
        let error = #expect(throws: DropboxEmulator.ConfigurationError.self) {
            try DropboxEmulator.Configuration(contentsOf: file)
        }
        let reason = ["pipe": "it is a named pipe", "large": "it is larger than 16 MiB"][kind] ?? "it is a device"
        #expect(error?.description.contains(": the file cannot be read: \(reason)") == true, "\(error as Any)")
    }

    @Test func faultsRoundTripThroughJSON() throws {
        let effects: [DropboxEmulator.Fault.Effect] = [
            .rateLimit(retryAfter: nil, format: .html, retryAfterFormat: .date, reason: .tooManyWriteOperations),
            .writeContention,
            .serverError(status: 503, format: .json, at: .after), .reset(.after), .close(.before),
            .truncate(after: 7), .truncate(), .corrupt(at: 3), .stall(after: 2, for: .seconds(5)), .stall(),
            .slowResponse(bytesPerSecond: 9), .latency(.seconds(2), jitter: .seconds(1)),
            .staleConnection(.onNextRequest),
            .expiredToken, .cursorReset, .smallPages(of: 0), .clockJump(by: .seconds(-60)), .diskFull,
            .foreignResponse(), .foreignResponse(status: 407, format: .empty), .gzip(), .gzip(.bomb),
            .handshakeFailure(), .handshakeFailure(.reset), .handshakeFailure(.alert(80)),
            .handshakeFailure(.plainHTTP),
        ]
        var faults = effects.map { effect in
            var fault = DropboxEmulator.Fault(
                effect, on: "files/*", account: "ada", path: "/a*", skipping: 1, times: 2, probability: 0.5)
            if case .handshakeFailure = effect { (fault.route, fault.account, fault.path) = (nil, nil, nil) }
            return fault
        }
        var sequence = DropboxEmulator.Fault(
            sequence: [.init(.serverError(), times: 2), .init(nil), .init(.latency(.seconds(3)), times: nil)])
        (sequence.name, sequence.app, sequence.callNumbers) = ("flaky", "k", [2, 5])
        (sequence.argument, sequence.header) = (#"{"mode":"add"}"#, .init("User-Agent", "curl*"))
        faults.append(sequence)
        for fault in faults {
            let json = try JSONValue(text: try JSONValue.object(fault.json).serialized())
            #expect(
                try ObjectReader.read(json) { reader throws(JSONReadingError) in try DropboxEmulator.Fault(&reader) }
                    == fault)
        }
    }

    @Test func limitsAreRead() throws {
        let configuration = try read(
            """
            {"limits": {"block_size": 4096, "page_size": 2, "job_polls": 3, "upload_session_lifetime": 60, "quota": 5}}
            """)
        #expect(configuration.limits.blockSize == 4096)
        #expect(configuration.limits.pageSize == 2)
        #expect(configuration.limits.pollsBeforeCompletion == 3)
        #expect(configuration.limits.uploadSessionLifetime == .seconds(60))
        #expect(configuration.limits.maximumFileSize == (1 << 41) - (1 << 22))
    }

    @Test func restartWithTheSameConfigurationAddsNothing() async throws {
        let data = try TemporaryDirectory()
        let files = try TemporaryDirectory()
        try FileManager.default.createDirectory(
            at: files.url.appendingPathComponent("start/sub"), withIntermediateDirectories: true)
        try Data("one".utf8).write(to: files.url.appendingPathComponent("start/a.txt"))
        try Data("two".utf8).write(to: files.url.appendingPathComponent("start/sub/b.txt"))
        try Data("junk".utf8).write(to: files.url.appendingPathComponent("start/.DS_Store"))
        let configuration = try read(
            """
            {
              "accounts": [{"name": "grace", "surname": "Hopper", "quota": 1000, "files": "start"}],
              "apps": [{"key": "k", "secret": "s", "access": "app_folder", "scopes": ["account_info.read"]}],
              "teams": [{"name": "Navy", "members": [{"account": "grace", "role": "team_admin"}, {"account": "bob"}]}],
              "tokens": [
                {"token": "grace-token", "account": "grace"}, {"token": "k-token", "account": "grace", "app": "k"},
                {"token": "navy-token", "team": "Navy"},
                {"kind": "refresh", "token": "any-token", "account": "grace", "any_client": true},
                {"kind": "oauth1", "token": "old-token", "secret": "old-secret", "account": "grace", "app": "k"}
              ],
              "clock": "2030-01-01T00:00:00Z", "seed": 5
            }
            """, folder: files.url)
        for start in 1...2 {
            let emulator = try await DropboxEmulator.start(configuration, dataDirectory: data.url)
            let wire = Wire(emulator: emulator)
            #expect(try emulator.accounts().map(\.email) == ["grace@example.com", "bob@example.com"])
            #expect(try emulator.store.apps().map(\.key) == ["emulatorappkey", "k"])
            #expect(try emulator.store.teams().map(\.name) == ["Navy"])
            #expect(try emulator.store.members(of: 1).count == 2)
            let grace = try emulator.account("grace")
            #expect(try grace.list() == (start == 1 ? ["/a.txt", "/sub/", "/sub/b.txt"] : ["/sub/", "/sub/b.txt"]))
            let me = try await wire.send(
                "POST /2/users/get_current_account", ["Authorization: Bearer grace-token"], body: Data())
            #expect(me.json["email"] as? String == "grace@example.com")
            let form = Data("grant_type=refresh_token&refresh_token=any-token&client_id=somebodys".utf8)
            #expect(try await wire.send("POST /oauth2/token", [], body: form).status == 200)
            let exchange = try await wire.send(
                "POST /2/auth/token/from_oauth1", [wire.basic("k", "s"), "Content-Type: application/json"],
                body: Data(#"{"oauth1_token": "old-token", "oauth1_token_secret": "old-secret"}"#.utf8))
            #expect(exchange.json["oauth2_token"] is String)
            let team = try await wire.send(
                "POST /2/team/get_info", ["Authorization: Bearer navy-token"], body: Data())
            #expect(team.json["name"] as? String == "Navy")
            #expect(emulator.clock.now >= Date(timeIntervalSince1970: 1_893_456_000))
            #expect(emulator.clock.now < Date(timeIntervalSince1970: 1_893_459_600))
            if start == 1 { try grace.delete("/a.txt") }
            await emulator.stop()
        }
    }

    /// A start that fails leaves nothing that the next one takes for the state.
    @Test func stateThatDoesNotFitLeavesTheDataDirectoryEmpty() async throws {
        let folder = try TemporaryDirectory()
        var configuration = DropboxEmulator.Configuration()
        configuration.limits.blockSize = 4096
        let first = try await DropboxEmulator.start(configuration)
        try first.account("ada").put("/kept", "text")
        let snapshot = try first.snapshot()
        await first.stop()
        let error = await #expect(throws: Store.BlockSizeMismatchError.self) {
            try await DropboxEmulator.start(dataDirectory: folder.url, from: snapshot)
        }
        #expect(
            error?.description.hasPrefix("cannot open the saved state: its block size is 4096, not 4194304") == true)
        let emulator = try await DropboxEmulator.start(configuration, dataDirectory: folder.url, from: snapshot)
        #expect(try emulator.account("ada").list() == ["/kept"])
        await emulator.stop()
    }
}
