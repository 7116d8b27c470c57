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
        try await withThrowingTaskGroup(of: Void.self) { group in
            for seed in first..<first + count {
                // More at once only wait for the disk together.
                if seed >= first + 4 { try await group.next() }
                group.addTask { try await ModelRun.run(seed: seed) }
            }
            try await group.waitForAll()
        }
    }
}
