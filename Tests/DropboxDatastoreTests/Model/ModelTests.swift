import Foundation
import Testing

/// Randomized tests; see `ModelRun`.
///
/// The environment variable DATASTORE_MODEL_RUNS sets the number of runs (300 by default), and DATASTORE_MODEL_SEED the first
/// seed.
@Suite struct ModelTests {
    @Test func devicesConvergeAndNothingIsLost() async {
        let environment = ProcessInfo.processInfo.environment
        let count = environment["DATASTORE_MODEL_RUNS"].flatMap(UInt64.init) ?? 300
        let first = environment["DATASTORE_MODEL_SEED"].flatMap(UInt64.init) ?? 1
        var failures = 0
        // Report only the first failures; the others rarely add information.
        for seed in first..<first + count where failures < 3 {
            do {
                try await ModelRun.run(seed: seed)
            } catch {
                failures += 1
                Issue.record(error)
            }
        }
    }
}
