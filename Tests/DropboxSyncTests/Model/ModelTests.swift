import Foundation
import Testing

/// Devices that do random things: see `ModelRun`, `ExactRun`, and `DamageRun`.
///
/// The environment variables SYNC_MODEL_RUNS, SYNC_EXACT_RUNS, and SYNC_DAMAGE_RUNS give the number of runs (200, 100, and 100
/// by default), SYNC_MODEL_SEED the first seed. A run has an emulator and a clock of its own, so that a seed does the same
/// whatever runs beside it.
@Suite struct ModelTests {
    @Test func devicesConvergeAndNoContentIsLost() async {
        await Self.run("SYNC_MODEL_RUNS", or: 200) { try await ModelRun.run(seed: $0) }
    }

    @Test func theServerHasExactlyWhatTheAppOfASingleDeviceDid() async {
        await Self.run("SYNC_EXACT_RUNS", or: 100) { try await ExactRun.run(seed: $0) }
    }

    @Test func whateverIsDamagedNothingIsLostAndNothingWrongIsSent() async {
        await Self.run("SYNC_DAMAGE_RUNS", or: 100) { try await DamageRun.run(seed: $0) }
    }

    private static func run(
        _ variable: String, or usual: UInt64, _ body: @escaping @Sendable (UInt64) async throws -> Void
    ) async {
        let environment = ProcessInfo.processInfo.environment
        let count = environment[variable].flatMap(UInt64.init) ?? usual
        let first = environment["SYNC_MODEL_SEED"].flatMap(UInt64.init) ?? 1
        await withTaskGroup(of: Bool.self) { group in
            var failures = 0
            // The first few say what is wrong; the rest would only say it again.
            for seed in first..<first + count where failures < 5 {
                // More at once only wait for the disk together.
                if seed >= first + 4, await group.next() == false { failures += 1 }
                group.addTask {
                    do {
                        try await body(seed)
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
