import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxEmulator

/// Tests whether the documentation of the configuration and the admin API is correct.
@Suite(.timeLimit(.minutes(10)))
struct AdminDocumentationTests {
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../..")
    static let folder = root.appendingPathComponent("Documentation").standardizedFileURL

    func blocks(_ language: String, of page: String) throws -> [String] {
        let text = try String(contentsOf: Self.folder.appendingPathComponent(page), encoding: .utf8)
        return text.components(separatedBy: "```\(language)\n").dropFirst().map {
            $0.components(separatedBy: "```")[0]
        }
    }

    @Test func completeConfigurationExampleStarts() async throws {
        let example = try #require(try blocks("json", of: "EmulatorConfiguration.md").first)
        let file = Self.folder.appendingPathComponent("example.json")
        let json = try JSONValue(text: Data(example.utf8))
        let configuration = try DropboxEmulator.Configuration(json: json, folder: file.deletingLastPathComponent())
        #expect(configuration.limits.blockSize == 4096)
        var real = DropboxEmulator.Limits()
        real.blockSize = 4096
        real.requestsPerWindow = 1_000_000
        #expect(configuration.limits == real, "but for blocks and calls, the example shows the real limits")
        let emulator = try await DropboxEmulator.start(configuration)
        let wire = Wire(emulator: emulator)
        let pictures = try FileManager.default.contentsOfDirectory(
            atPath: Self.folder.appendingPathComponent("Images").path)
        #expect(try emulator.account("ada").list().count == pictures.count)
        emulator.faults.removeAll()
        let me = try await wire.send(
            "POST /2/users/get_current_account", ["Authorization: Bearer ada-token"], body: Data())
        #expect(me.json["country"] as? String == "GB")
        let team = try await wire.send("POST /2/team/get_info", ["Authorization: Bearer engines-token"], body: Data())
        #expect(team.json["num_provisioned_users"] as? Int == 2)
        await emulator.stop()
    }

    @Test func configurationExampleContainsEveryKey() throws {
        let example = try #require(try blocks("json", of: "EmulatorConfiguration.md").first)
        let error = #expect(throws: JSONReadingError.self) {
            try DropboxEmulator.Configuration(json: ["?": 1], folder: Self.folder)
        }
        let keys = error?.text.matches(of: /"([a-z_]+)"/).map(\.output.1) ?? []
        #expect(keys.count >= 14)
        for key in keys { #expect(example.contains("\n  \"\(key)\": "), "\(key) is not in the example") }
    }

    @Test func everyCurlExampleWorks() async throws {
        try await Wire.run { wire in
            let lines = try blocks("sh", of: "EmulatorAdminAPI.md").joined().split(separator: "\n").map(String.init)
            for line in lines {
                let (status, _) = try await Subprocess.run(
                    "/bin/sh", ["-c", line + " --silent --show-error"], in: Self.root.standardizedFileURL,
                    setting: ["EMULATOR": wire.emulator.url.absoluteString], errors: .dropped)
                #expect(status == 0, "\(line)")
                // One example expects the status 400.
                #expect(line.contains("--fail-with-body ") != line.contains("wrong"), "\(line)")
            }
            for name in AdminOperations.byName.keys {
                #expect(lines.contains { $0.contains("/emulator/\(name)") }, "\(name) is not documented")
            }
            #expect(try blocks("sh", of: "EmulatorAdminAPI.md").count == 12)
        }
    }

    @Test func everyEffectIsDocumented() throws {
        let text = try String(contentsOf: Self.folder.appendingPathComponent("EmulatorAdminAPI.md"), encoding: .utf8)
        for kind in DropboxEmulator.Fault.Effect.Kind.allCases {
            #expect(text.contains("`\(kind.rawValue)`"), "\(kind)")
        }
    }

    @Test func swiftSnippetsMatchThisFile() throws {
        func plain(_ text: String) -> String {
            text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.joined(separator: "\n")
        }
        let compiled = plain(try String(contentsOf: URL(fileURLWithPath: #filePath), encoding: .utf8))
        for block in try blocks("swift", of: "EmulatorAdminAPI.md") {
            #expect(compiled.contains(plain(block)), "not in this file:\n\(block)")
        }
    }

    // MARK: - Snippets of the documentation, unchanged

    @Test func swiftSnippetsRun() async throws {
        let emulator = try await DropboxEmulator.start()
        try accounts(emulator)
        try files(emulator)
        try time(emulator)
        try await state(emulator)
        try faults(emulator)
        try sequences(emulator)
        _ = try await Wire(emulator: emulator).send("POST /2/check/user", ["Authorization: Bearer wrong"], body: Data())
        await calls(emulator)
        try await swiftTest(emulator)
        try expectations(emulator)
        try await webhooks(emulator)
        await emulator.stop()
    }

    func accounts(_ emulator: DropboxEmulator) throws {
        let bob = try emulator.addAccount(.init("bob"))
        let token = try bob.token(scopes: ["files.metadata.read"])
        try emulator.account("ada").setQuota(2_000_000)
        try emulator.addTeam(.init("Engines", members: [.init("bob", role: .teamAdmin)]))
        #expect(token.hasPrefix("sl."))
    }

    func files(_ emulator: DropboxEmulator) throws {
        let ada = try emulator.account("ada")
        try ada.put("/notes/today.txt", "Buy milk")
        print(try ada.list())
        print(try ada.read("/notes/today.txt").count)
        try ada.delete("/notes")
        try ada.resetCursors()
    }

    func time(_ emulator: DropboxEmulator) throws {
        emulator.clock.advance(by: .seconds(3600))
        try emulator.setPollsBeforeCompletion(3)
    }

    func state(_ emulator: DropboxEmulator) async throws {
        let folder = try TemporaryDirectory()
        let file = folder.url.appendingPathComponent("state.dbx")
        let seeded = try emulator.snapshot()
        try emulator.account("ada").put("/draft.txt", "Buy milk")
        try emulator.restore(seeded)
        try seeded.save(to: file)
        let fork = try await emulator.fork()
        let copy = try await DropboxEmulator.start(from: DropboxEmulator.Snapshot(contentsOf: file))
        try emulator.reset()
        await fork.stop()
        await copy.stop()
    }

    func faults(_ emulator: DropboxEmulator) throws {
        let limit = try emulator.faults.add(.rateLimit(retryAfter: 3), on: "files/upload", times: 2)
        try emulator.faults.add(
            .reset(.after), on: "files/upload_session/finish", account: "ada", skipping: 1, times: 1)
        try emulator.faults.add(.serverError(), on: "files/upload", path: "/photos/*")
        emulator.faults.remove(limit)
        emulator.faults.removeAll()
    }

    func sequences(_ emulator: DropboxEmulator) throws {
        try emulator.faults.add(
            .init(sequence: [.init(.serverError(), times: 2), .init(.latency(.seconds(3)))], on: "files/upload"))
        try emulator.faults.load(
            .init(name: "Bad network", seed: 42, [.init(.reset(), on: "files/*", probability: 0.1)]))
    }

    func expectations(_ emulator: DropboxEmulator) throws {
        try emulator.calls.expect("check/user", status: 400, count: 1)
        try emulator.calls.expect("files/delete*", count: 0)
        try emulator.calls.expect(.init("check/user", count: 1...5))
    }

    func calls(_ emulator: DropboxEmulator) async {
        let call = await emulator.calls.waitForResponse { $0.route == "check/user" && $0.status == 400 }
        print(call?.duration ?? 0, call?.argument ?? "")
        for call in emulator.calls.all { print(call) }
    }

    func swiftTest(_ emulator: DropboxEmulator) async throws {
        let test = try await emulator.swiftTest(named: "importingNotes")
        #expect(test.contains("@Test func importingNotes() async throws {"))
    }

    func webhooks(_ emulator: DropboxEmulator) async throws {
        try await emulator.webhooks.add("http://localhost:3000/dropbox", sendsChallenge: false)
        try emulator.webhooks.addFault(.wrongSignature, times: 1)
        try emulator.account("ada").put("/a.txt", "text")
        emulator.clock.advance(by: .seconds(1))
        let delivery = await emulator.webhooks.waitForDelivery { $0.attempt == 1 }
        print(delivery?.body ?? "", delivery?.error ?? "", try emulator.webhooks.all())
    }
}
