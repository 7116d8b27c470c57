import DropboxEmulator
import Foundation
import SwiftyDropbox
import Testing

@testable import DropboxCommandLine

@Suite struct DemoTests {
    @Test func unusualNamesSurviveTheRoundTripAndAreCleanedUp() async throws {
        try await withTemporaryFolder { folder in
            try write("one", to: folder.appendingPathComponent("plain.txt"))
            try write("", to: folder.appendingPathComponent("empty"))
            try write("two", to: folder.appendingPathComponent("Übersicht 写真/a (1).txt"))
            try FileManager.default.createDirectory(
                at: folder.appendingPathComponent("empty folder"), withIntermediateDirectories: true)
            try write("junk", to: folder.appendingPathComponent(".DS_Store"))
            let emulator = try await DropboxEmulator.start()
            let log = TerminalLog()
            let words = ["demo", folder.path, "--host", emulator.url.absoluteString, "--token", emulator.accessToken]
            let status = await Dbx.run(words, terminal: log.terminal())
            #expect(status == .success, "\(log.text(.error))")
            #expect(log.text(.output).contains("in 4 files are identical."))
            #expect(log.text(.error).contains("skipped .DS_Store: Dropbox ignores files with this name"))

            let remaining = try await DemoServer.existing(at: emulator.url, token: emulator.accessToken).client.files
                .listFolder(path: "", recursive: true).response()
            #expect(remaining.entries.isEmpty)
            await emulator.stop()
        }
    }

    @Test func generatedFilesAreUploadedByDefault() async throws {
        let emulator = try await DropboxEmulator.start()
        let log = TerminalLog()
        let words = ["demo", "--host", emulator.url.absoluteString, "--token", emulator.accessToken]
        #expect(await Dbx.run(words, terminal: log.terminal()) == .success, "\(log.text(.error))")
        #expect(log.text(.error).contains("16 small files and a file of 67.1 MB → http"), "\(log.text(.error))")
        #expect(log.text(.output).contains("in 17 files are identical."), "\(log.text(.output))")
        await emulator.stop()
    }

    @Test func fileThatIsNotUploadedIsAnError() async throws {
        try await withTemporaryFolder { folder in
            try write("one", to: folder.appendingPathComponent("plain.txt"))
            // It doesn't fit, and leaves room for the sample.
            try write(String(repeating: "x", count: 65 << 20), to: folder.appendingPathComponent("large.txt"))
            var configuration = DropboxEmulator.Configuration()
            configuration.limits.defaultQuota = (64 << 20) + (1 << 19)
            let emulator = try await DropboxEmulator.start(configuration)
            let log = TerminalLog()
            let words = ["demo", folder.path, "--host", emulator.url.absoluteString, "--token", emulator.accessToken]
            #expect(await Dbx.run(words, terminal: log.terminal()) == .failure)
            #expect(log.text(.error).contains("large.txt: not uploaded to http"), "\(log.text(.error))")
            #expect(log.text(.error).contains("out of space"), "\(log.text(.error))")
            #expect(log.text(.output).hasSuffix("1 difference\n"), "\(log.text(.output))")
            await emulator.stop()
        }
    }

    /// The emulator of the demo has room for more than an account of the service.
    @Test func emulatorOfTheDemoHasRoom() async throws {
        try await withTemporaryFolder { folder in
            let server = try await DemoServer.temporary(in: folder)
            let usage = try await server.client.users.getSpaceUsage().response()
            await server.stop()
            guard case .individual(let allocation) = usage.allocation else { throw UnexpectedAllocation() }
            #expect(allocation.allocated == 1 << 50)
        }
    }

    private struct UnexpectedAllocation: Error {}

    @Test func everyKindOfDifferenceIsReported() async throws {
        try await withTemporaryFolder { folder in
            let (up, down) = (folder.appendingPathComponent("up"), folder.appendingPathComponent("down"))
            try write("same", to: up.appendingPathComponent("a"))
            try write("same", to: down.appendingPathComponent("a"))
            try write("longer here", to: up.appendingPathComponent("b"))
            try write("longer", to: down.appendingPathComponent("b"))
            try write("xyz", to: up.appendingPathComponent("c"))
            try write("xyZ", to: down.appendingPathComponent("c"))
            var comparison = Comparison()
            let phase = Phase("Compare", terminal: TerminalLog().terminal())
            let sample = LocalTree.File(path: "a", url: up.appendingPathComponent("a"), size: 4)
            try comparison.compare(try LocalTree(root: up, sample: sample), withDownloads: down, phase)
            #expect(comparison.differences == ["b: differs at byte 6", "c: differs at byte 2"])
            let compared = phase.finish()
            #expect(compared.files == 4)
            #expect(compared.bytes == 8)
        }
    }

    @Test func invalidTokenIsReported() async throws {
        try await withTemporaryFolder { folder in
            let emulator = try await DropboxEmulator.start()
            let log = TerminalLog()
            let words = ["demo", folder.path, "--host", emulator.url.absoluteString, "--token", "wrong"]
            #expect(await Dbx.run(words, terminal: log.terminal()) == .failure)
            #expect(log.text(.error).contains("invalid_access_token") || log.text(.error).contains("access token"))
            await emulator.stop()
        }
    }

    @Test func missingDirectoryFailsBeforeTheDemoStarts() async {
        let log = TerminalLog()
        #expect(await Dbx.run(["demo", "/no/such/folder"], terminal: log.terminal()) == .failure)
        #expect(log.text(.error) == "dbx: cannot upload /no/such/folder: no such directory\n")
    }

    @Test(arguments: [
        ["demo", "--host", "http://127.0.0.1:1"], ["demo", "--host", "nonsense", "--token", "t"], ["dance"],
        ["--dance"], ["help", "demo", "--dance"],
    ])
    func invalidCommandLineExitsWithStatus2(words: [String]) async {
        #expect(await Dbx.run(words, terminal: TerminalLog().terminal()) == .usage)
    }

    @Test func sampleFileIsReproducibleAndHasTheRequestedSize() async throws {
        try await withTemporaryFolder { folder in
            let (one, other) = (folder.appendingPathComponent("1"), folder.appendingPathComponent("2"))
            try SampleFile.write(3_000_001, to: one)
            try SampleFile.write(3_000_001, to: other)
            #expect(try Data(contentsOf: one).count == 3_000_001)
            #expect(try Comparison.firstDifference(one, other) == nil)
        }
    }

    private func write(_ text: String, to url: URL) throws {
        try FileManager.default.createDirectory(
            at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }
}

/// Runs `body` with a temporary directory, and removes the directory afterward.
func withTemporaryFolder<Result>(_ body: (URL) async throws -> Result) async throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("dbx-tests-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let outcome: Swift.Result<Result, any Error>
    do { outcome = .success(try await body(folder)) } catch { outcome = .failure(error) }
    try FileManager.default.removeItem(at: folder)
    return try outcome.get()
}
