import DropboxCore
import DropboxEmulator
import DropboxFiles
import DropboxTestSupport
import Foundation
import Testing

/// Repeatedly kills a service that uploads a folder as one batch, at random requests. In the end, every file must exist
/// once, and every outcome must have been reported.
///
/// The environment variables KILLS and KILL_SEED make a run longer, and repeat a run (except for its timing).
@Suite struct BatchKillTests {
    private static let environment = ProcessInfo.processInfo.environment
    private static let kills = environment["KILLS"].flatMap(Int.init) ?? 12
    private static let seed = environment["KILL_SEED"].flatMap(UInt64.init) ?? .random(in: 0...(.max))

    @Test(.timeLimit(.minutes(10)), arguments: 0..<3)
    func batchSurvivesProcessKills(run: UInt64) async throws {
        let seed = Self.seed &+ run
        var random = SeededRandomNumberGenerator(seed: seed)
        let emulator = try await DropboxEmulator.start()
        let folder = try TestFolder()
        defer { folder.remove() }
        let client = DropboxClient(
            accessToken: emulator.accessToken, baseHosts: BaseHosts(server: emulator.url.absoluteString))
        // Enough small files that some share requests, and some files with several chunks.
        var hashes: [String: String] = [:]
        for number in 0..<24 {
            let size = number < 18 ? 10 + Int(random.next() % 1000) : 5_000_000 + Int(random.next() % 8_000_000)
            let content = Data.pattern(size, seed: random.next())
            try folder.write(content, to: "batch/\(number).bin")
            hashes["\(number).bin"] = ContentHash.hash(of: content)
            if number % 3 == 0 {
                _ = try await client.files.upload(path: "/batch/\(number).bin", input: Data("taken".utf8)).response()
            }
        }
        var killed = 0
        while killed < Self.kills {
            emulator.calls.removeAll()
            let worker = try BackgroundProgram.start(emulator, folder, "batch")
            // Early kills are frequent, so that work remains for later ones.
            let (number, isAnswered) = (1 + Int(random.next() % (killed < 2 ? 3 : 12)), random.next() % 2 == 0)
            guard try await Self.kill(worker, at: number, isAnswered, emulator) else { break }
            killed += 1
        }
        let (status, output) = try await BackgroundProgram.end(
            of: try BackgroundProgram.start(emulator, folder, "batch"))
        #expect(status == 0 && output.hasSuffix("!"), "seed \(seed): \(output)")
        #expect(killed > 1, "seed \(seed)")

        let there = try await client.files.listFolder(path: "/batch").response().entries
            .compactMap { $0 as? Files.FileMetadata }
        #expect(there.count == 24 + 8, "seed \(seed), \(killed) kills: \(there.map(\.name).sorted())")
        let told = try folder.text(of: "log").split(separator: "\n").map { $0.split(separator: "\t").map(String.init) }
        #expect(told.count == 24, "seed \(seed)")
        for line in told where line.count == 3 {
            #expect(line[2] == hashes[line[0]], "seed \(seed): \(line)")
            #expect(there.contains { $0.name == line[1] && $0.contentHash == line[2] }, "seed \(seed): \(line)")
        }
        #expect(told.allSatisfy { $0.count == 3 }, "seed \(seed): \(told)")
        #expect(try folder.names(in: "sessions/background/worker") == ["lock"], "seed \(seed)")
        client.shutdown()
        await emulator.stop()
    }

    /// Kills the service when the server has received, or responded to, the given number of its requests. Returns
    /// whether it was still running then.
    private static func kill(
        _ worker: Subprocess, at number: Int, _ isAnswered: Bool, _ emulator: DropboxEmulator
    ) async throws -> Bool {
        async let isOver = onThread {
            // Any output before the end is progress.
            while true {
                let output = try worker.nextOutput()
                if output.isEmpty { return false }
                if output.last == UInt8(ascii: "!") { return true }
            }
        }
        let watch = Task {
            var seen = 0
            let isTime = { (_: DropboxEmulator.CallRecord) in
                seen += 1
                return seen >= number
            }
            _ =
                isAnswered
                ? await emulator.calls.waitForResponse(where: isTime)
                : await emulator.calls.waitForRequest(where: isTime)
            worker.kill()
        }
        let wasDone = try await isOver
        watch.cancel()
        await watch.value
        return try await onThread { worker.wait() != 0 } && !wasDone
    }
}
