import DropboxEmulator
import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxCommandLine

/// Damaged and deleted files of datastores, whose changes machines publish again.
@Suite(.timeLimit(.minutes(5))) struct DataRepairTests {
    /// Runs `dbx data edit` on one of two machines.
    private static func edit(
        _ fixture: CommandFixture, machine: Int, _ lines: String
    ) async throws -> CommandFixture.CommandResult {
        let file = fixture.folder.url.appendingPathComponent("edit-\(UUID().uuidString).jsonl")
        try Data(lines.utf8).write(to: file)
        let words = ["data", "edit", "app", file.path]
        let machine = fixture.folder.url.appendingPathComponent("machine \(machine)").path
        return await fixture.dbx(words, config: machine)
    }

    @Test(arguments: ["damaged", nil], [1, 2])
    func machineThatHasAChangePublishesItAgain(content: String?, machine: Int) async throws {
        try await CommandFixture.run { fixture in
            _ = try await Self.edit(fixture, machine: 1, #"{"table":"t","record":"a","set":{"f":true}}"#)
            let path = try #require(try fixture.ada.list().first { $0.hasSuffix(".delta") })
            _ = try await Self.edit(fixture, machine: 2, #"{"table":"t","record":"b","set":{"f":true}}"#)
            let complete = await fixture.dbx("data", "dump", "app")
            #expect(complete.status == .success && complete.output == "t/a  f=true\nt/b  f=true\n")
            if let content { _ = try fixture.ada.put(path, content) } else { try fixture.ada.delete(path) }

            // What is intact is shown, and what is missing is reported.
            let device = try #require(path.split(separator: "/").last?.prefix(16))
            for words in [["dump", "app"], ["query", "app", "t"]] {
                let result = await fixture.dbx(["data"] + words)
                #expect(result.status == .failure && result.output == "t/b  f=true\n")
                #expect(
                    result.error.contains("app is incomplete")
                        && result.error.contains("change 1 of the device \(device)"))
            }
            let list = await fixture.dbx("data", "list")
            #expect(list.output.contains("missing: change 1 of the device \(device)"), "\(list.output)")

            let repair = try await Self.edit(fixture, machine: machine, "")
            // The first machine hasn't seen the change of the second one before.
            #expect(
                repair.status == .success && repair.error == "Published again what was missing in app.\n", "\(repair)")
            let result = await fixture.dbx("data", "dump", "app")
            #expect(result.status == .success && result.output == complete.output && result.error.isEmpty)
            #expect(await fixture.dbx("data", "list").output.contains("app  2 records"))
            #expect(try await Self.edit(fixture, machine: machine, "").error == "")
        }
    }

    @Test func damagedSnapshotIsNoSilentLoss() async throws {
        try await CommandFixture.run { fixture in
            _ = try await Self.edit(fixture, machine: 1, #"{"table":"t","record":"a","set":{"f":true}}"#)
            for path in try fixture.ada.list() where path.hasSuffix(".delta") { try fixture.ada.delete(path) }
            _ = try await Self.edit(fixture, machine: 1, "")
            let path = try #require(try fixture.ada.list().first { $0.hasSuffix(".snapshot") })
            _ = try fixture.ada.put(path, "damaged")
            let dump = await fixture.dbx("data", "dump", "--json")
            #expect(dump.status == .failure && dump.error.contains("app may be incomplete"), "\(dump)")
            let list = await fixture.dbx("data", "list")
            #expect(list.output.contains("missing: what was in a damaged snapshot"), "\(list.output)")
            _ = try await Self.edit(fixture, machine: 1, "")
            #expect(await fixture.dbx("data", "dump").output == "app: t/a  f=true\n")
        }
    }

    @Test func watchSeesTheRepair() async throws {
        try await CommandFixture.run { fixture in
            _ = try await Self.edit(fixture, machine: 1, #"{"table":"t","record":"a","set":{"f":true}}"#)
            let path = try #require(try fixture.ada.list().first { $0.hasSuffix(".delta") })
            _ = try await Self.edit(fixture, machine: 2, #"{"table":"t","record":"b","set":{"f":true}}"#)
            try fixture.ada.delete(path)
            let lines = AsyncStream.makeStream(of: String.self)
            let terminal = Terminal(isInteractive: false) { text, _ in lines.continuation.yield(text) }
            let words =
                ["data", "watch", "app"] + [
                    "--host", fixture.emulator.url.absoluteString, "--token-file", fixture.tokenFile.path, "--config",
                    fixture.journal.url.path,
                ]
            let watch = Task { await Dbx.run(words, terminal: terminal) }
            var iterator = lines.stream.makeAsyncIterator()
            while let line = await iterator.next(), !line.contains("app is incomplete") {}
            _ = try await Self.edit(fixture, machine: 2, "")
            // A record that was shown before doesn't appear again.
            var seen: [String] = []
            while let line = await iterator.next(), !line.contains("Nothing is missing") { seen.append(line) }
            #expect(seen == ["+ t/a  f=true\n"])
            watch.cancel()
            #expect(await watch.value == .interrupted)
        }
    }
}
