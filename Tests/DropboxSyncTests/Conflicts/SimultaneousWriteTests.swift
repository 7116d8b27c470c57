import DropboxConcurrency
import DropboxCore
import DropboxEmulator
import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxSync

/// Tests writes that wait for the disk together.
@Suite(.timeLimit(.minutes(5)))
struct SimultaneousWriteTests {
    /// Delays the commit of the first transaction until others wait, and counts the steps on disk. It can fail steps.
    private final class Disk: Sendable {
        private struct State {
            /// The number of transactions for which the next commit waits.
            var awaitedCount = 0
            var fails: (@Sendable (DurabilityStep) -> Bool)?
            var steps: [DurabilityStep] = []
            var isCommitting = Promise<Void>()
            var othersWait = Promise<Void>()
        }

        private let state = Locked(State())

        var steps: [DurabilityStep] { state.withLock { $0.steps } }

        /// Delays the next commit until a number of transactions wait.
        func delayCommit(
            until waitingCount: Int, failing: (@Sendable (DurabilityStep) -> Bool)? = nil
        ) {
            state.withLock { state in
                state.awaitedCount = waitingCount
                state.fails = failing
                state.steps = []
                state.isCommitting = Promise()
                state.othersWait = Promise()
            }
        }

        /// Records that a transaction waits for others.
        func recordWait() {
            state.withLock { state in
                state.awaitedCount -= 1
                return state.awaitedCount == 0 ? state.othersWait : nil
            }?.fulfill(.success(()))
        }

        /// Waits until the others wait for the commit that is delayed, blocking the thread.
        func waitForOthers() throws { try state.withLock { $0.othersWait }.wait() }

        /// Waits until the commit that is delayed has begun.
        func waitForCommit() async throws { try await state.withLock { $0.isCommitting }.value() }

        func step(_ step: DurabilityStep) throws {
            let (isDelayed, fails, isCommitting) = state.withLock { state in
                state.steps.append(step)
                return (step == .commit && state.awaitedCount > 0, state.fails, state.isCommitting)
            }
            if isDelayed {
                isCommitting.fulfill(.success(()))
                try waitForOthers()
            } else if fails?(step) == true, self.steps.contains(.commit) {
                throw POSIXError(.ENOSPC)
            }
        }
    }

    private func withDisk(_ body: (Disk, EmulatedAccount, Device) async throws -> Void) async throws {
        let disk = Disk()
        try await DropboxSyncTests.withDisk({ try disk.step($0) }) { account, device in
            try await DiskAccessMonitor.observe(below: device.folderURL.path, includesAllThreads: true) {
                operation, _ in
                if operation == "wait" { disk.recordWait() }
            } during: {
                try await body(disk, account, device)
            }
        }
    }

    /// Calls `write` with the numbers from 0, simultaneously, while another write is being committed. Returns the errors.
    private func simultaneously(
        _ count: Int, waiting: Int? = nil, _ disk: Disk, _ device: Device,
        failing: (@Sendable (DurabilityStep) -> Bool)? = nil,
        _ write: @escaping @Sendable (Filesystem, Int) throws -> Void
    ) async throws -> [Int: SyncError] {
        let filesystem = try device.filesystem
        disk.delayCommit(until: waiting ?? count, failing: failing)
        // Each call has a thread, because the threads of asynchronous calls are limited and shared with other tests.
        async let first: Void = BlockingIO.external.run { try filesystem.createFolder(at: .at("/first")) }
        try await disk.waitForCommit()
        let errors = await withTaskGroup(of: (Int, SyncError?).self) { group in
            for number in 0..<count {
                group.addTask {
                    do {
                        try await BlockingIO.external.run { try write(filesystem, number) }
                        return (number, nil)
                    } catch {
                        return (number, error as? SyncError)
                    }
                }
            }
            var errors: [Int: SyncError] = [:]
            for await (number, error) in group { errors[number] = error }
            return errors
        }
        try await first
        return errors
    }

    @Test func simultaneousWritesShareACommit() async throws {
        try await withDisk { disk, _, device in
            let errors = try await simultaneously(8, disk, device) { filesystem, number in
                try filesystem.create(.at("/\(number)"), contents: Data("content \(number)".utf8)).close()
            }
            #expect(errors.isEmpty)
            let steps = disk.steps
            let commits = steps.indices.filter { steps[$0] == .commit }
            #expect(commits.count >= 2)
            // All contents and the journal are on disk before the names, and the names before the transaction.
            let group = steps[(commits[0] + 1)..<commits[1]]
            let files = group.compactMap { if case .write(let file) = $0 { file } else { nil } }
            #expect(files.count == 8)
            let rest = group.drop { if case .write = $0 { true } else { false } }
            #expect(rest.first == .record)
            #expect(Set(rest.dropFirst().prefix(8)) == Set(files.map(DurabilityStep.sync)))
            #expect(Array(rest.dropFirst(9)) == [.syncNames])
            for number in 0..<8 {
                let file = try await device.filesystem.open(.at("/\(number)"))
                #expect(try await file.readString() == "content \(number)")
                file.close()
            }
            try device.restart()
            try await device.runUntilIdle()
            #expect(try await device.filesystem.listFolder(.root).count == 9)
        }
    }

    @Test func failedWriteDoesNotAffectSimultaneousOnes() async throws {
        try await withDisk { disk, account, device in
            try await device.filesystem.create(.at("/existing"), contents: Data("first".utf8)).close()
            let errors = try await simultaneously(6, disk, device) { filesystem, number in
                switch number {
                case 0: try filesystem.create(.at("/existing"), contents: Data("second".utf8)).close()
                case 1: try filesystem.delete(.at("/missing"))
                case 2: try filesystem.createFolder(at: .at("/existing/folder"))
                default: try filesystem.create(.at("/\(number)"), contents: Data("\(number)".utf8)).close()
                }
            }
            #expect(errors.mapValues(\.code) == [0: .exists, 1: .notFound, 2: .parent])
            try await device.runUntilIdle()
            for number in 3..<6 { #expect(try account.read("/\(number)") == Data("\(number)".utf8)) }
            #expect(try account.read("/existing") == Data("first".utf8))
            // The content of the failed write was deleted.
            #expect(try device.filesystem.core.store.contents.names().count == 4)
        }
    }

    @Test func diskErrorFailsAllSimultaneousWritesAndLosesNoSource() async throws {
        try await withDisk { disk, _, device in
            let sources = (0..<8).map { device.folderURL.appendingPathComponent("source \($0)") }
            for (number, source) in sources.enumerated() { try Data("only copy \(number)".utf8).write(to: source) }
            let errors = try await simultaneously(8, disk, device, failing: { $0 == .syncNames }) {
                filesystem, number in
                try filesystem.create(
                    .at("/\(number)"), contentsOf: sources[number], shouldSteal: number % 2 == 0
                ).close()
            }
            #expect(errors.count == 8)
            #expect(errors.values.allSatisfy { $0.code == .diskSpace })
            for (number, source) in sources.enumerated() {
                #expect(try Data(contentsOf: source) == Data("only copy \(number)".utf8))
            }
            let filesystem = try device.filesystem
            #expect(try await filesystem.listFolder(.root).map(\.path.name) == ["first"])
            #expect(try filesystem.core.store.contents.allNames().isEmpty)
        }
    }

    @Test func manyThreadsWriteAtTheSameTime() async throws {
        try await withDisk { _, account, device in
            let filesystem = try device.filesystem
            try await withThrowingTaskGroup(of: Void.self) { group in
                for task in 0..<16 {
                    group.addTask {
                        for number in 0..<20 {
                            let path = try SyncPath.at("/\(task)-\(number)")
                            try await filesystem.create(path, contents: Data("\(task) \(number)".utf8)).close()
                            if number % 4 == 3 { await expect(.notFound) { try await filesystem.delete(.at("/none")) } }
                            if number % 5 == 4 { try await filesystem.delete(path) }
                        }
                    }
                }
                try await group.waitForAll()
            }
            #expect(try await filesystem.listFolder(.root).count == 16 * 16)
            try device.restart()
            try await device.runUntilIdle()
            #expect(try account.list().count == 16 * 16)
        }
    }

    @Test func writesThatWaitDuringAShutdownAreCompleteOrFail() async throws {
        try await withDisk { disk, _, device in
            // The shutdown waits for the commit, but not in the queue.
            let errors = try await simultaneously(8, waiting: 7, disk, device) { filesystem, number in
                if number == 7 {
                    try disk.waitForOthers()
                    return filesystem.shutDown()
                }
                try filesystem.createFolder(at: .at("/\(number)"))
            }
            #expect(errors.values.allSatisfy { $0.code == .shutdown })
            try device.restart()
            let names = try await device.filesystem.listFolder(.root).map(\.path.name)
            let written = (0..<7).filter { errors[$0] == nil }.map { "\($0)" }
            #expect(Set(names) == Set(written + ["first"]))
        }
    }
}
