import DropboxCore
import DropboxEmulator
import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxSync

/// Tests with a writing process that is killed repeatedly.
///
/// The environment variable SYNC_CRASH_ROUNDS sets the number of kills (8 by default), SYNC_CRASH_SEED sets the seed.
@Suite struct CrashTests {
    private static let environment = ProcessInfo.processInfo.environment

    @Test func acknowledgedWritesSurviveEveryKill() async throws {
        let rounds = Self.environment["SYNC_CRASH_ROUNDS"].flatMap(Int.init) ?? 8
        let seed = Self.environment["SYNC_CRASH_SEED"].flatMap(UInt64.init) ?? 1
        try await withDevices(0) { emulator, _ in
            let folder = try TemporaryDirectory()
            var random = SeededRandomNumberGenerator(seed: seed)
            var written: Set<String> = []
            for round in 0..<rounds {
                let lines = Int.random(in: 1...40, using: &random)
                let settings = [
                    "SYNC_CRASH_FOLDER": folder.url.path, "SYNC_CRASH_SERVER": emulator.url.absoluteString,
                    "SYNC_CRASH_TOKEN": emulator.accessToken, "SYNC_CRASH_CHILD": "\(seed)-\(round)",
                ]
                written.formUnion(try await onThread { try Self.runChild(settings, killAfter: lines) })
            }
            let client = DropboxClient(
                accessToken: emulator.accessToken, baseHosts: BaseHosts(server: emulator.url.absoluteString))
            let filesystem = try await Filesystem(directory: folder.url, client: client)
            let changes = filesystem.changes
            while try !filesystem.core.store.read({ try $0.isQueueEmpty }) {
                for await _ in changes { break }
            }
            await filesystem.shutDown()
            let server = try await RemoteSnapshot(emulator, client)
            #expect(!written.isEmpty)
            #expect(written.subtracting(server.hashes).isEmpty, "seed \(seed)")
        }
    }

    /// Runs the writer in a separate process until it has acknowledged the given number of writes, and kills it.
    private static func runChild(_ settings: [String: String], killAfter lines: Int) throws -> Set<String> {
        let command = try TestProgram.command(runningTest: "CrashTests/writer")
        let child = try Subprocess(command[0], Array(command[1...]), setting: settings)
        var output = ""
        while output.filter({ $0 == "#" }).count <= lines {
            let more = try child.nextOutput()
            if more.isEmpty { break }
            output += String(decoding: more, as: UTF8.self)
        }
        child.kill()
        output += String(decoding: try child.remainingOutput(), as: UTF8.self)
        _ = child.wait()
        // A truncated line doesn't count as acknowledged.
        let words = output.split(separator: "#").map(String.init)
        return Set(words.filter { $0.utf8.count == 64 && $0.allSatisfy(\.isHexDigit) })
    }

    /// The process that is killed: it writes and reports each write.
    @Test(.enabled(if: environment["SYNC_CRASH_FOLDER"] != nil))
    func writer() async throws {
        let settings = Self.environment
        let client = DropboxClient(
            accessToken: settings["SYNC_CRASH_TOKEN"] ?? "",
            baseHosts: BaseHosts(server: settings["SYNC_CRASH_SERVER"] ?? ""))
        let folder = URL(fileURLWithPath: settings["SYNC_CRASH_FOLDER"] ?? "")
        let filesystem = try await Filesystem(directory: folder, client: client)
        let name = settings["SYNC_CRASH_CHILD"] ?? ""
        for number in 0..<10_000 {
            // A file that is deleted before it's sent isn't sent, so it has a separate folder.
            let isDeleted = number % 3 == 0
            let path = try SyncPath.at(isDeleted ? "/deleted-\(number)" : "/file-\(number % 7)")
            let text = "\(name)-\(number)"
            do {
                let file =
                    if number % 5 == 0, !isDeleted { try await filesystem.open(path) } else {
                        try await filesystem.create(path)
                    }
                try await file.write(text)
                if !isDeleted {
                    FileHandle.standardOutput.write(Data("#\(ContentHash.hash(of: Data(text.utf8)))#".utf8))
                }
                file.close()
                if isDeleted {
                    try await filesystem.delete(path)
                } else if number % 4 == 0 {
                    try await filesystem.move(path, to: .at("/moved-\(number % 5)"))
                }
            } catch  where [.exists, .notFound].contains((error as? SyncError)?.code) {
                continue
            }
        }
    }
}
