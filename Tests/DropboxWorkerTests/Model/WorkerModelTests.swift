import DropboxTestSupport
import Foundation
import Testing

/// Random runs of the model. `make soak-worker` runs more of them.
@Suite(.serialized) struct WorkerModelTests {
    @Test(arguments: DatabaseKind.allCases) func nothingIsLostOrRepeated(kind: DatabaseKind) async {
        let environment = ProcessInfo.processInfo.environment
        let count = environment["WORKER_MODEL_RUNS"].flatMap(UInt64.init) ?? 25
        let first = environment["WORKER_MODEL_SEED"].flatMap(UInt64.init) ?? 1
        await withTaskGroup(of: Bool.self) { group in
            var failures = 0
            // Most of the time, a run waits.
            for seed in first..<first + count where failures < 3 {
                if seed >= first + 3, await group.next() == false { failures += 1 }
                group.addTask {
                    do {
                        try await WorkerModelRun.run(seed: seed, kind: kind)
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
