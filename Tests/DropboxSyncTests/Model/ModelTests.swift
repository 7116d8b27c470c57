import Foundation
import Testing

/// Randomized tests: see `ModelRun`, `ExactRun`, and `DamageRun`.
///
/// The environment variables SYNC_MODEL_RUNS, SYNC_EXACT_RUNS, and SYNC_DAMAGE_RUNS set the number of runs (60, 50,
/// and 50 by default), SYNC_MODEL_SEED sets the first seed. Each run has a separate emulator and clock, so that a
/// seed has the same result regardless of concurrent runs.
@Suite struct ModelTests {
    @Test func devicesConvergeAndNoContentIsLost() async {
        await Self.run("SYNC_MODEL_RUNS", or: 60) { try await ModelRun.run(seed: $0) }
    }

    @Test func serverHasExactlyTheChangesOfASingleDevice() async {
        await Self.run("SYNC_EXACT_RUNS", or: 50) { try await ExactRun.run(seed: $0) }
    }

    @Test func damagedCacheLosesNoDataAndSendsNoWrongData() async {
        await Self.run("SYNC_DAMAGE_RUNS", or: 50) { try await DamageRun.run(seed: $0) }
    }

    /// Damages that were handled wrong: a move of a file that was never sent was forgotten after a move of its folder, and the
    /// user was asked about the deletion of a file that they had moved.
    @Test(arguments: [402_228, 404_198, 516_928]) func formerDamageIsHandled(seed: UInt64) async throws {
        try await DamageRun.run(seed: seed)
    }

    /// A late response to an upload ended the deletion of another file, which had got the number of the upload's change.
    @Test func formerRunOfASingleDeviceIsExact() async throws { try await ExactRun.run(seed: 501_548) }

    private static func run(
        _ variable: String, or usual: UInt64, _ body: @escaping @Sendable (UInt64) async throws -> Void
    ) async {
        let environment = ProcessInfo.processInfo.environment
        let count = environment[variable].flatMap(UInt64.init) ?? usual
        let first = environment["SYNC_MODEL_SEED"].flatMap(UInt64.init) ?? 1
        await withTaskGroup(of: Bool.self) { group in
            var failures = 0
            // Report only the first failures; the others rarely add information.
            for seed in first..<first + count where failures < 5 {
                // More concurrent runs would only wait for the disk.
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
