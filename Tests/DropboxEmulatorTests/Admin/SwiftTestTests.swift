import DropboxTestSupport
import Foundation
import SwiftyDropbox
import Testing

@testable import DropboxEmulator
@testable import DropboxHTTP

/// Tests the tests that the emulator writes.
@Suite(.timeLimit(.minutes(10)))
struct SwiftTestTests {
    /// Sends the calls of the checked-in test, GeneratedCallsTests.swift.
    private func sendCalls(_ wire: Wire) async throws {
        try wire.emulator.account("ada").put("/notes/today.txt", "Buy \"milk\"\n")
        _ = try await wire.rpc("files/create_folder_v2", #"{"path":"/new"}"#)
        let list = try await wire.rpc("files/list_folder", #"{"path":"/notes"}"#)
        let cursor = list.json["cursor"] as? String ?? ""
        let file = try await wire.upload(#"{"path":"/new/é.txt"}"#, "Text")
        let (id, rev) = (file.json["id"] as? String ?? "", file.json["rev"] as? String ?? "")
        _ = try await wire.rpc("files/list_folder/continue", #"{"cursor":"\#(cursor)"}"#)
        _ = try await wire.rpc("files/get_metadata", #"{"path":"\#(id)"}"#)
        _ = try await wire.rpc("files/delete_v2", #"{"path":"/new/é.txt","parent_rev":"\#(rev)"}"#)
        _ = try await wire.rpc("files/get_metadata", #"{"path":"/new/é.txt"}"#)
        _ = try await wire.download("/notes/today.txt")
        _ = try await wire.send("GET /")
        let grace = try wire.emulator.addAccount(.init("grace"))
        _ = try await wire.call("files/list_folder", by: grace.token(), #"{"path":""}"#)
        _ = try await wire.send("POST /2/files/list_folder", ["Authorization: Bearer ?"], body: Data())
        try wire.emulator.faults.add(.serverError(), on: "files/list_folder", times: 1)
        _ = try await wire.rpc("files/list_folder", #"{"path":""}"#)
    }

    /// The test that is compiled and run next to this one is what the emulator writes.
    @Test func writtenTestIsTheCheckedInOne() async throws {
        try await Wire.run({ $0.startTime = Date(timeIntervalSince1970: 1_800_000_000) }) { wire in
            try await sendCalls(wire)
            let text = try await wire.emulator.swiftTest(named: "generatedCalls")
            let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
                .appendingPathComponent("GeneratedCallsTests.swift")
            if ProcessInfo.processInfo.environment["UPDATE_GENERATED_TESTS"] != nil {
                try text.write(to: file, atomically: true, encoding: .utf8)
            }
            let checkedIn = try String(contentsOf: file, encoding: .utf8)
            #expect(text == checkedIn, "UPDATE_GENERATED_TESTS=1 writes it")
            let last = try await wire.emulator.swiftTest(calls: 1...1)
            #expect(last.contains("files/create_folder_v2") && !last.contains("list_folder"))
        }
    }

    @Test func checksThatNeedAnotherStateAreCommentedOut() async throws {
        try await Wire.run { wire in
            let ada = try wire.emulator.account("ada")
            try ada.put("/gone", "x")
            _ = try await wire.rpc("files/get_metadata", #"{"path":"/gone"}"#)
            try ada.delete("/gone")
            let text = try await wire.emulator.swiftTest()
            #expect(text.contains(#"// #expect(call1.status == 200"#) && text.contains("_ = call1"))
        }
    }

    @Test func onlyWhatExistedBeforeIsPrepared() async throws {
        try await Wire.run { wire in
            try wire.emulator.account("ada").put("/old", "x")
            _ = try await wire.rpc("files/list_folder", #"{"path":""}"#)
            _ = try await wire.upload(#"{"path":"/new"}"#, "hello")
            _ = try await wire.rpc("files/list_folder", #"{"path":""}"#)
            let text = try await wire.emulator.swiftTest()
            #expect(text.contains(#"put("/old", "#) && !text.contains(#"put("/new", "#), "\(text)")
        }
    }

    @Test func binaryContentIsKept() async throws {
        try await Wire.run { wire in
            try wire.emulator.account("ada").put("/old", Data([0xFE] + Array(repeating: 7, count: 20)))
            _ = try await wire.upload(#"{"path":"/short"}"#, Data([1, 2, 255, 0]))
            _ = try await wire.upload(#"{"path":"/long"}"#, Data(repeating: 1, count: 5000))
            _ = try await wire.download("/old")
            let text = try await wire.emulator.swiftTest()
            #expect(text.contains("content: Data([1, 2, 255, 0])"), "\(text)")
            #expect(text.contains("#require(Data(base64Encoded: \"/gcH"))
            #expect(text.contains("// Call 2, files/upload, has a content that is too long for the log."))
        }
    }

    @Test func impossibleTestsAreErrors() async throws {
        try await Wire.run { wire in
            let empty = await #expect(throws: DropboxEmulator.AdminError.self) {
                try await wire.emulator.swiftTest(calls: 3...7)
            }
            #expect(empty?.description == "the log has no completed calls of the API from 3 to 7")
            _ = try await wire.rpc("files/list_folder", #"{"path":""}"#)
            #expect(try await wire.emulator.swiftTest(named: "class").contains("@Test func `class`() async throws {"))
            for name in ["", "1a", "a-b", "a()", "_", "ä"] {
                await #expect(throws: DropboxEmulator.AdminError.self) {
                    try await wire.emulator.swiftTest(named: name)
                }
            }
        }
    }

    @Test func otherProgramsReceiveTheTest() async throws {
        try await Wire.run { wire in
            _ = try await wire.rpc("files/list_folder", #"{"path":""}"#)
            let response = try await wire.send(
                "POST /emulator/calls/swift_test", ["Content-Type: application/json"],
                body: Data(#"{"name":"listing"}"#.utf8))
            #expect((response.json["swift"] as? String)?.contains("@Test func listing() async throws {") == true)
        }
    }

    // MARK: - Reports of clients

    @Test func reportBecomesAScenarioAndATest() async throws {
        let folder = try TemporaryDirectory()
        let report = folder.url.appendingPathComponent("report.txt")
        func statuses(_ dropbox: EmulatedDropbox) async throws -> [Int?] {
            _ = try? await dropbox.client.files.listFolder(path: "").response()
            _ = try? await dropbox.client.files.createFolderV2(path: "/a").response()
            return await dropbox.client.report().attempts.map(\.status)
        }
        func configure(_ configuration: inout DropboxTransportClientImpl.Configuration) {
            configuration.retryPolicy = RetryPolicy(maximumAttempts: 4, initialBackoff: .milliseconds(1))
        }
        let dropbox = try await EmulatedDropbox.start(client: configure)
        // On a new connection, the transport doesn't repeat the request itself.
        try dropbox.emulator.faults.add(.reset(), on: "files/list_folder", times: 1)
        try dropbox.emulator.faults.add(.serverError(status: 503), on: "files/create_folder_v2", times: 1)
        let recorded = try await statuses(dropbox)
        try await dropbox.client.report().write(to: report)
        await dropbox.stop()
        #expect(recorded.prefix(3) == [nil, 200, 503])

        let replay = try ReportReplay(contentsOf: report)
        #expect(replay.scenario.faults.map(\.route) == ["files/create_folder_v2", "files/list_folder"])
        let directory = folder.url.appendingPathComponent("a/new/directory")
        let files = try replay.write(to: directory, named: "NoisyNetwork")
        var configuration = DropboxEmulator.Configuration()
        configuration.scenario = try DropboxEmulator.Scenario(contentsOf: files.scenario)
        #expect(configuration.scenario == replay.scenario)
        let again = try await EmulatedDropbox.start(configuration, client: configure)
        #expect(try await statuses(again) == recorded)
        try again.emulator.faults.verify()
        await again.stop()

        let test = try String(contentsOf: files.test, encoding: .utf8)
        #expect(test.contains("@Test func noisyNetwork() async throws {"))
        #expect(test.contains(#"NoisyNetwork.scenario.json"#) && test.contains("status != 503"))
        #expect(throws: (any Error).self, "the files exist") { try replay.write(to: directory, named: "NoisyNetwork") }
    }

    @Test(arguments: [
        "", "Some text\nof a program", "2026-01-01T00:00:00.000Z, files/nothing, attempt 1, status 500 in 1 s",
    ])
    func otherFilesAreNoReports(text: String) throws {
        let folder = try TemporaryDirectory()
        let file = folder.url.appendingPathComponent("report.txt")
        try Data(text.utf8).write(to: file)
        #expect(throws: DropboxEmulator.ConfigurationError.self) { try ReportReplay(contentsOf: file) }
    }
}
