import DropboxTestSupport
import Foundation
import Testing

/// Random runs of the model. `make soak-worker` runs more of them, and larger ones.
@Suite(.serialized) struct WorkerModelTests {
    private static func setting(_ name: String) -> UInt64? {
        ProcessInfo.processInfo.environment[name].flatMap(UInt64.init)
    }

    /// Runs the model with several seeds. Most of the time, a run waits, so several run at the same time.
    private func run(
        _ kind: DatabaseKind, count: UInt64, atOnce: UInt64, size: WorkerModelRun.Size = .init()
    ) async {
        let first = Self.setting("WORKER_MODEL_SEED") ?? 1
        await withTaskGroup(of: Bool.self) { group in
            var failures = 0
            for seed in first..<first + count where failures < 3 {
                if seed >= first + atOnce, await group.next() == false { failures += 1 }
                group.addTask {
                    do {
                        try await WorkerModelRun.run(seed: seed, kind: kind, size: size)
                        return true
                    } catch {
                        Issue.record(error)
                        return false
                    }
                }
            }
        }
    }

    @Test(arguments: DatabaseKind.allCases) func nothingIsLostOrRepeated(kind: DatabaseKind) async {
        await run(kind, count: Self.setting("WORKER_MODEL_RUNS") ?? 25, atOnce: 4)
    }

    /// Many members share some workers. The soak test has 8 workers for 1,000 members.
    @Test func nobodyStarvesInACrowd() async {
        let members = Self.setting("WORKER_CROWD_MEMBERS") ?? 12
        let size = WorkerModelRun.Size.crowd(
            workers: Self.setting("WORKER_CROWD_WORKERS").map { Int($0) } ?? 3, members: Int(members))
        await run(.postgresql, count: Self.setting("WORKER_CROWD_RUNS") ?? 1, atOnce: 1, size: size)
    }
}
