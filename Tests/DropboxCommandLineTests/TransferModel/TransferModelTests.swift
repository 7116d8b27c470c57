import DropboxTestSupport
import Foundation
import Testing

/// Commands that are stopped and repeated: see `TransferRun`.
///
/// The environment variables TRANSFER_MODEL_RUNS and TRANSFER_MODEL_SEED set the number of runs and the first seed. The
/// default is 300 runs with random seeds.
@Suite(.timeLimit(.minutes(600)))
struct TransferModelTests {
    @Test func stoppedAndRepeatedTransferHasTheSameResult() async throws {
        let environment = ProcessInfo.processInfo.environment
        let count = environment["TRANSFER_MODEL_RUNS"].flatMap(UInt64.init) ?? 300
        let first = environment["TRANSFER_MODEL_SEED"].flatMap(UInt64.init) ?? .random(in: 1...1 << 32)
        let distinguishesNames = try Self.distinguishesNames()
        let workers: UInt64 = 4
        await withTaskGroup { group in
            for worker in 0..<min(workers, count) {
                group.addTask {
                    do {
                        var failures = 0
                        var seeds = Array(stride(from: first + worker, to: first + count, by: Int(workers)))[...]
                        while !seeds.isEmpty, failures < 5 {
                            // An emulator stores everything that it receives.
                            let part = seeds.prefix(75)
                            seeds = seeds.dropFirst(75)
                            failures += try await Self.run(part, distinguishesNames)
                        }
                    } catch {
                        Issue.record(error)
                    }
                }
            }
        }
    }

    /// Performs some runs one after the other, and returns the number of failures.
    private static func run(_ seeds: ArraySlice<UInt64>, _ distinguishesNames: Bool) async throws -> Int {
        let lasting = try await TransferServer(restarts: false)
        let restarting = try await TransferServer(restarts: true)
        var failures = 0
        for seed in seeds where failures < 5 {
            let server = seed % 16 == 0 ? restarting : lasting
            do {
                try await TransferRun.run(seed: seed, server, distinguishesNames: distinguishesNames)
            } catch {
                Issue.record(error)
                failures += 1
            }
        }
        await lasting.stop()
        await restarting.stop()
        return failures
    }

    /// Returns whether the file system distinguishes names that differ only in case or normalization.
    private static func distinguishesNames() throws -> Bool {
        let folder = try TemporaryDirectory()
        for name in ["a", "A", "\u{E9}", "e\u{301}"] {
            try Data().write(to: folder.url.appendingPathComponent(name))
        }
        return try folder.names.count == 4
    }
}
