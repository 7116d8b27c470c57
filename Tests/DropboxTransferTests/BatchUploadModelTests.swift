import DropboxCore
import Foundation
import Testing

@testable import DropboxTransfer

/// Plans against a server that answers at random, loses answers at random, and keeps account of what it did.
struct BatchUploadModelTests {
    @Test(arguments: 0..<300) func whateverHappensEachFileComesToOneTrueEnd(seed: UInt64) {
        var server = Server(seed: seed)
        var driver = PlanDriver(sizes: server.sizes) {
            $0.maximumRequests = 3
            $0.maximumEntries = 4
            $0.maximumAttempts = 6
            $0.maximumBundle = 5
            $0.maximumBundledSize = PlanDriver.block
        }
        var pending = driver.plan.begin()
        var steps = 0
        while !pending.isEmpty, steps < 20_000 {
            steps += 1
            let requests = pending.filter(\.isRequest).count
            let commits = pending.filter(\.isCommit)
            #expect(requests <= 3 && commits.count <= 1, "seed \(seed)")
            let action = pending.remove(at: server.random.next(below: pending.count))
            pending += driver.plan.handle(server.answer(action, driver))
        }
        #expect(driver.plan.isFinished, "seed \(seed)")
        for (index, file) in driver.plan.files.enumerated() {
            switch file.outcome {
            case .uploaded: #expect(server.committed[index] == 1, "seed \(seed), file \(index)")
            case .rejected: #expect(server.committed[index] == nil, "seed \(seed), file \(index)")
            case .failed, nil: #expect((server.committed[index] ?? 0) <= 1, "seed \(seed), file \(index)")
            }
        }
    }

    @Test(arguments: 0..<60) func whenTheProcessDiesAgainAndAgainEachFileIsThereOnce(seed: UInt64) throws {
        var server = Server(seed: seed)
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).batch")
        defer { unlink(url.path) }
        let files = server.sizes.enumerated().map { index, size in
            let mark = LocalFile.Fingerprint(size: size, seconds: 0, nanoseconds: 0, number: UInt64(index))
            return BatchUploadJournal.Header.File(url: "file:///\(index)", commit: "{}", mark: mark)
        }
        try BatchUploadJournal.begin(.init(chunkSize: PlanDriver.block, maximumRequests: 3, files: files), at: url)
        for life in 0... {
            var (journal, _, progress) = try BatchUploadJournal.open(url)
            // The parts of each life have another size.
            let blocks = 1 + Int64(server.random.next(below: 3))
            var driver = PlanDriver(sizes: server.sizes) {
                $0.chunkSize = blocks * PlanDriver.block
                $0.maximumRequests = 3
                $0.maximumEntries = 4
                $0.maximumAttempts = 1_000
                $0.maximumRestarts = 1_000
                $0.maximumBundle = 5
                $0.maximumBundledSize = PlanDriver.block
            }
            var pending = driver.plan.resume(progress, lost: .lostCommit) + driver.plan.begin()
            var steps = life < 20 ? server.random.next(below: 30) : 20_000
            while !pending.isEmpty, steps > 0 {
                steps -= 1
                let action = pending.remove(at: server.random.next(below: pending.count))
                if case .commit(let entries) = action { try journal.writeCommit(of: entries.map(\.file)) }
                let event = server.answer(action, driver)
                let concerned = event.files(of: driver.plan)
                pending += driver.plan.handle(event)
                try journal.write(concerned, of: driver.plan)
            }
            if driver.plan.isFinished {
                for index in driver.plan.files.indices {
                    #expect(server.committed[index] == 1, "seed \(seed), file \(index)")
                    #expect(driver.outcome(index) == "uploaded", "seed \(seed), file \(index)")
                }
                // What the last process has found out is there for one that has to tell it.
                (journal, _, progress) = try BatchUploadJournal.open(url)
                #expect(progress.values.count { $0.outcome != nil } == driver.plan.files.count, "seed \(seed)")
                return
            }
            // Some of what was under way arrives, and nobody learns of the answers.
            for action in pending where server.random.next(below: 2) == 0 {
                if case .commit(let entries) = action { try journal.writeCommit(of: entries.map(\.file)) }
                _ = server.answer(action, driver)
            }
            if server.random.next(below: 2) == 0 { try Self.tear(url) }
        }
    }

    /// Leaves a line that a process was writing when it died.
    private static func tear(_ url: URL) throws {
        let handle = try FileHandle(forWritingTo: url)
        try handle.seekToEnd()
        try handle.write(contentsOf: Data(#"{"file":3,"sess"#.utf8))
        try handle.close()
    }

    /// A generator that gives the same numbers for the same seed.
    private struct Chance {
        var state: UInt64

        mutating func next(below limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(limit))
        }
    }

    private struct Server {
        var random: Chance
        let sizes: [Int64]
        /// Bytes of each session, and whether it is closed.
        var sessions: [String: (file: Int, end: Int64, isClosed: Bool)] = [:]
        var begun = 0
        var committed: [Int: Int] = [:]

        init(seed: UInt64) {
            var random = Chance(state: seed &* 977 &+ 1)
            // Half of the servers are given files so small that they share requests.
            let most = seed % 2 == 0 ? 4 : 1
            sizes = (0..<10).map { _ in
                Int64(random.next(below: most)) * PlanDriver.block + Int64(random.next(below: 2))
            }
            self.random = random
        }

        /// An id that no session has had.
        private mutating func newSession() -> String {
            begun += 1
            return "s\(begun)"
        }

        mutating func answer(_ action: BatchUploadStateMachine.Action, _ driver: PlanDriver)
            -> BatchUploadStateMachine.Event
        {
            let isLost = random.next(below: 4) == 0
            switch action {
            case .wait(let waiter, _): return .waited(waiter)
            case .start(let file, let part):
                let session = newSession()
                sessions[session] = (file, part.range.upperBound, part.isLast)
                return sent(file, isLost ? .failed(.lost) : .accepted(session: session), driver)
            case .startBundle(let files):
                let ids = files.map { file in
                    let session = newSession()
                    sessions[session] = (file, 0, false)
                    return session
                }
                return isLost ? .bundleFailed(files, .lost) : .bundleStarted(files, sessions: ids)
            case .appendBundle(let entries):
                let files = entries.map(\.file)
                let sent = entries.map { entry in
                    let part = PlanDriver.part(0..<entry.size, isLast: true)
                    return BatchUploadStateMachine.Bundled(
                        sent: append(part, to: entry.session, false), digests: driver.digests(entry.file))
                }
                return isLost ? .bundleFailed(files, .lost) : .bundleSent(files, sent)
            case .append(let file, let session, let part):
                return sent(file, append(part, to: session, isLost), driver)
            case .commit(let entries):
                let answers = entries.map { commit($0, driver) }
                return isLost ? .uncommitted(.lost) : .committed(answers)
            case .check(let file):
                if isLost { return .checked(file: file, .unknown(.lost)) }
                let isThere = committed[file] != nil
                return .checked(file: file, isThere ? .file(metadata(file, driver)) : .noFile)
            }
        }

        private func sent(_ file: Int, _ sent: BatchUploadStateMachine.AppendResult, _ driver: PlanDriver)
            -> BatchUploadStateMachine.Event
        {
            .sent(file: file, sent, digests: driver.digests(file))
        }

        private mutating func append(
            _ part: BatchUploadStateMachine.Part, to session: String, _ isLost: Bool
        ) -> BatchUploadStateMachine.AppendResult {
            guard let state = sessions[session], random.next(below: 50) > 0 else { return .sessionLost(.any) }
            if state.isClosed { return .closed(.any) }
            guard state.end == part.start else { return .offsetMismatch(end: state.end, .any) }
            if random.next(below: 8) == 0 { return .failed(.refused) }
            sessions[session] = (state.file, part.range.upperBound, part.isLast)
            return isLost ? .failed(.lost) : .accepted(session: session)
        }

        private mutating func commit(
            _ entry: BatchUploadStateMachine.Entry, _ driver: PlanDriver
        ) -> Files.UploadSessionFinishBatchResultEntry {
            // Some sessions have become too old meanwhile.
            if random.next(below: 40) == 0 { sessions[entry.session] = nil }
            guard let state = sessions[entry.session] else { return .failure(.lookupFailed(.notFound)) }
            guard state.isClosed, state.end == sizes[entry.file] else { return .failure(.lookupFailed(.notClosed)) }
            if random.next(below: 5) == 0 { return .failure(.tooManyWriteOperations) }
            #expect(driver.hash(entry.file) == PlanDriver.hash(ofSize: sizes[entry.file]))
            sessions[entry.session] = nil
            committed[entry.file, default: 0] += 1
            return .success(metadata(entry.file, driver))
        }

        private func metadata(_ file: Int, _ driver: PlanDriver) -> Files.FileMetadata {
            driver.metadata(file, size: UInt64(sizes[file]))
        }
    }
}

extension BatchUploadStateMachine.Action {
    fileprivate var isRequest: Bool {
        switch self {
        case .start, .append, .startBundle, .appendBundle, .check: true
        case .commit, .wait: false
        }
    }

    fileprivate var isCommit: Bool {
        if case .commit = self { true } else { false }
    }
}
