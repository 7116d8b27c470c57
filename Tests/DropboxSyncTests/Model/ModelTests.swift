import Foundation
import Testing

/// Devices that do random things: see `ModelRun` and `ExactRun`.
///
/// The environment variables SYNC_MODEL_RUNS and SYNC_EXACT_RUNS give the number of runs (200 and 100 by default),
/// SYNC_MODEL_SEED the first seed. A run has an emulator and a clock of its own, so that a seed does the same whatever runs
/// beside it.
@Suite struct ModelTests {
    private static let environment = ProcessInfo.processInfo.environment
    private static let firstSeed = environment["SYNC_MODEL_SEED"].flatMap(UInt64.init) ?? 1

    @Test func devicesConvergeAndNoContentIsLost() async {
        await Self.repeatRuns(Self.environment["SYNC_MODEL_RUNS"].flatMap(UInt64.init) ?? 200) { seed in
            try await ModelRun.run(seed: seed)
        }
    }

    @Test func theServerHasExactlyWhatTheAppOfASingleDeviceDid() async {
        await Self.repeatRuns(Self.environment["SYNC_EXACT_RUNS"].flatMap(UInt64.init) ?? 100) { seed in
            try await ExactRun.run(seed: seed)
        }
    }

    private static func repeatRuns(_ count: UInt64, _ run: @escaping @Sendable (UInt64) async throws -> Void) async {
        await withTaskGroup(of: Bool.self) { group in
            var failures = 0
            // The first few say what is wrong; the rest would only say it again.
            for seed in firstSeed..<firstSeed + count where failures < 5 {
                // More at once only wait for the disk together.
                if seed >= firstSeed + 4, await group.next() == false { failures += 1 }
                group.addTask {
                    do {
                        try await run(seed)
                        return true
                    } catch {
                        Issue.record(error)
                        return false
                    }
                }
            }
        }
    }
}
