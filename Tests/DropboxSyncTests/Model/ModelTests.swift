import Foundation
import Testing

/// Devices that do random things: see `ModelRun`.
///
/// The environment variable SYNC_MODEL_RUNS gives the number of runs (200 by default), SYNC_MODEL_SEED the first seed. A
/// run has an emulator and a clock of its own, so that a seed does the same whatever runs beside it.
@Suite struct ModelTests {
    @Test func devicesConvergeAndNoContentIsLost() async throws {
        let environment = ProcessInfo.processInfo.environment
        let count = environment["SYNC_MODEL_RUNS"].flatMap(UInt64.init) ?? 200
        let first = environment["SYNC_MODEL_SEED"].flatMap(UInt64.init) ?? 1
        await withTaskGroup(of: Bool.self) { group in
            var failures = 0
            // The first few say what is wrong; the rest would only say it again.
            for seed in first..<first + count where failures < 5 {
                // More at once only wait for the disk together.
                if seed >= first + 4, await group.next() == false { failures += 1 }
                group.addTask { await Self.goesWell(seed) }
            }
        }
    }

    private static func goesWell(_ seed: UInt64) async -> Bool {
        do {
            try await ModelRun.run(seed: seed)
            return true
        } catch {
            Issue.record(error)
            return false
        }
    }
}
