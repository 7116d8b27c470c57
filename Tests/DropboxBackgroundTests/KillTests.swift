import DropboxCore
import DropboxEmulator
import DropboxFiles
import DropboxTestSupport
import Foundation
import Testing

/// Repeatedly kills a service with a background session while it works. In the end, every file must be at its
/// destination once, and every outcome must have been reported.
///
/// The environment variables KILLS and KILL_SEED make a run longer, and repeat a run (except for its timing).
@Suite struct KillTests {
    private static let environment = ProcessInfo.processInfo.environment
    private static let kills = environment["KILLS"].flatMap(Int.init) ?? 50
    private static let seed = environment["KILL_SEED"].flatMap(UInt64.init) ?? .random(in: 0...(.max))
    private static let jobs = 20

    @Test(.timeLimit(.minutes(10))) func transfersSurviveFiftyProcessKills() async throws {
        var random = SeededRandomNumberGenerator(seed: Self.seed)
        let emulator = try await DropboxEmulator.start()
        let folder = try TestFolder()
        defer { folder.remove() }
        let client = DropboxClient(
            accessToken: emulator.accessToken, baseHosts: BaseHosts(server: emulator.url.absoluteString))
        var hashes: [Int: String] = [:]
        for job in 0..<Self.jobs {
            let content = Data.pattern(2_000_000 + Int(random.next() % 3_000_000), seed: random.next())
            hashes[job] = ContentHash.hash(of: content)
            if job % 2 == 0 {
                try folder.write(content, to: "up/\(job).bin")
            } else {
                try folder.write(Data(), to: "down/.keep")
                _ = try await client.files.upload(path: "/down/\(job).bin", input: content).response()
            }
        }
        var killed = 0
        while killed < Self.kills {
            let worker = try BackgroundProgram.start(emulator, folder, "\(Self.jobs)")
            // Short lifetimes, but long enough for some progress.
            let wasKilled = try await Self.kill(worker, after: Int(random.next() % 30))
            #expect(wasKilled, "seed \(Self.seed): all was done after \(killed) kills")
            guard wasKilled else { break }
            killed += 1
        }
        let (status, output) = try await BackgroundProgram.end(
            of: try BackgroundProgram.start(emulator, folder, "\(Self.jobs)"))
        #expect(status == 0 && output.hasSuffix("!"), "seed \(Self.seed): \(output)")

        let listing = try await client.files.listFolder(path: "/up").response()
        let uploaded = listing.entries.compactMap { $0 as? Files.FileMetadata }
        #expect(uploaded.count == Self.jobs / 2, "seed \(Self.seed): \(uploaded.map(\.name))")
        for job in stride(from: 0, to: Self.jobs, by: 2) {
            let file = uploaded.first { $0.name == "\(job).bin" }
            #expect(file?.contentHash == hashes[job], "seed \(Self.seed): /up/\(job).bin")
        }
        for job in stride(from: 1, to: Self.jobs, by: 2) {
            let hash = try ContentHash.hash(ofFileAt: folder.url.appendingPathComponent("down/\(job).bin"))
            #expect(hash == hashes[job], "seed \(Self.seed): down/\(job).bin")
        }
        let log = try folder.text(of: "log").split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
        for job in 0..<Self.jobs {
            let outcomes = log.filter { $0.first == "\(job)" }
            #expect(!outcomes.isEmpty, "seed \(Self.seed): no handler was called for \(job)")
            #expect(outcomes.allSatisfy { $0 == ["\(job)", hashes[job]] }, "seed \(Self.seed): \(outcomes)")
        }
        #expect(log.allSatisfy { Int($0[0]) != nil }, "seed \(Self.seed): \(log)")
        #expect(try folder.names(in: "sessions/background/worker") == ["lock"], "seed \(Self.seed)")
        let received = Set(try folder.names(in: "down"))
        #expect(
            received == Set(stride(from: 1, to: Self.jobs, by: 2).map { "\($0).bin" } + [".keep"]),
            "seed \(Self.seed): \(received)")
        client.shutdown()
        await emulator.stop()
    }

    /// Kills the service after it reported the given number of events. Returns whether it was still running then.
    private static func kill(_ worker: Subprocess, after events: Int) async throws -> Bool {
        try await onThread {
            var count = 0
            while count < events {
                let output = try worker.nextOutput()
                if output.isEmpty || output.last == UInt8(ascii: "!") { break }
                count += output.count
            }
            worker.kill()
            return worker.wait() != 0
        }
    }
}
