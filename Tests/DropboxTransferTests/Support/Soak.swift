import DropboxTestSupport
import Foundation
import Testing

/// Random runs, four of them concurrently. The environment variable `NAME_RUNS` sets their number, `NAME_SEED` repeats
/// one. A failure reports its seed, and doesn't stop the other runs.
struct Soak {
    private let name: String
    private let runs: Int
    private let seed: UInt64

    init(_ name: String) {
        let environment = ProcessInfo.processInfo.environment
        self.name = name
        runs = environment["\(name)_RUNS"].flatMap(Int.init) ?? 20
        seed = environment["\(name)_SEED"].flatMap(UInt64.init) ?? .random(in: 0...(.max))
    }

    /// Returns the environment variables that repeat the run of a seed.
    func recipe(_ seed: UInt64) -> String { "\(name)_SEED=\(seed) \(name)_RUNS=1" }

    func run(_ body: @escaping @Sendable (_ seed: UInt64) async throws -> Void) async {
        print("\(name)_SEED=\(seed) \(name)_RUNS=\(runs)")
        await withTaskGroup(of: Void.self) { group in
            for run in 0..<runs {
                if run >= 4 { await group.next() }
                let seed = seed &+ UInt64(run)
                group.addTask {
                    do { try await body(seed) } catch { Issue.record("\(recipe(seed)): \(error)") }
                }
            }
        }
    }
}
