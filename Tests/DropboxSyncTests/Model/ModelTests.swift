import Foundation
import Testing

/// Devices that do random things: see `ModelRun`.
///
/// The environment variable SYNC_MODEL_RUNS gives the number of runs (200 by default), SYNC_MODEL_SEED the first seed.
@Suite struct ModelTests {
    @Test func devicesConvergeAndNoContentIsLost() async throws {
        let environment = ProcessInfo.processInfo.environment
        let count = environment["SYNC_MODEL_RUNS"].flatMap(UInt64.init) ?? 200
        let first = environment["SYNC_MODEL_SEED"].flatMap(UInt64.init) ?? 1
        for seed in first..<first + count { try await ModelRun.run(seed: seed) }
    }
}
