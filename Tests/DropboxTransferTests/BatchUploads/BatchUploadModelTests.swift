import DropboxCore
import DropboxTestSupport
import Foundation
import Testing
@testable import DropboxTransfer

/// Runs state machines against a server that randomly fails and loses responses, and that records its actions.
struct BatchUploadModelTests {
    @Test(arguments: 0..<300) func eachFileHasOneCorrectOutcome(seed: UInt64) {
        var server = Server(seed: seed)
        var driver = SimulatedBatchUpload(sizes: server.sizes) {
            $0.maximumRequests = 3
            $0.maximumEntries = 4
            $0.maximumAttempts = 6
            $0.maximumBundleCount = 5
            $0.maximumBundledSize = SimulatedBatchUpload.block
            if seed % 3 == 0 { $0.maximumCommitDelay = .seconds(5) }
            if seed % 5 == 0 { $0.maximumUncommittedBytes = 2 * SimulatedBatchUpload.block }
        }
        var pending = driver.stateMachine.start()
        var steps = 0
        while !pending.isEmpty, steps < 20_000 {
            steps += 1
            let requests = pending.filter(\.isRequest).count
            let commits = pending.filter(\.isCommit)
            #expect(requests <= 3 && commits.count <= 1, "seed \(seed)")
            let action = pending.remove(at: Int.random(in: 0..<pending.count, using: &server.random))
            pending += driver.stateMachine.handle(server.response(action, driver))
        }
        #expect(driver.stateMachine.isFinished, "seed \(seed)")
        for (index, file) in driver.stateMachine.files.enumerated() {
            switch file.outcome {
            case .uploaded: #expect(server.committed[index] == 1, "seed \(seed), file \(index)")
            case .rejected: #expect(server.committed[index] == nil, "seed \(seed), file \(index)")
            case .failed, nil: #expect((server.committed[index] ?? 0) <= 1, "seed \(seed), file \(index)")
            }
        }
    }

    @Test(arguments: 0..<60) func repeatedCrashesCreateNoDuplicates(seed: UInt64) throws {
        var server = Server(seed: seed)
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).batch")
        defer { unlink(url.path) }
        let files = server.sizes.enumerated().map { index, size in
            let fingerprint = LocalFile.Fingerprint(size: size, seconds: 0, nanoseconds: 0, number: UInt64(index))
            return BatchUploadJournal.Header.File(url: "file:///\(index)", commit: "{}", fingerprint: fingerprint)
        }
        try BatchUploadJournal.create(
            .init(chunkSize: SimulatedBatchUpload.block, maximumRequests: 3, files: files), at: url)
        for life in 0... {
            var (journal, _, progress) = try BatchUploadJournal.open(url)
            // The size of the parts differs for each process.
            let blocks = 1 + Int64(Int.random(in: 0..<3, using: &server.random))
            var driver = SimulatedBatchUpload(sizes: server.sizes) {
                $0.chunkSize = blocks * SimulatedBatchUpload.block
                $0.maximumRequests = 3
                $0.maximumEntries = 4
                $0.maximumAttempts = 1_000
                $0.maximumRestarts = 1_000
                $0.maximumBundleCount = 5
                $0.maximumBundledSize = SimulatedBatchUpload.block
            }
            var pending = driver.stateMachine.resume(progress, lost: .lostCommit) + driver.stateMachine.start()
            var steps = life < 20 ? Int.random(in: 0..<30, using: &server.random) : 20_000
            while !pending.isEmpty, steps > 0 {
                steps -= 1
                let action = pending.remove(at: Int.random(in: 0..<pending.count, using: &server.random))
                if case .commit(let entries) = action { try journal.writeCommit(of: entries.map(\.file)) }
                let event = server.response(action, driver)
                let concerned = event.files(of: driver.stateMachine)
                pending += driver.stateMachine.handle(event)
                try journal.write(concerned, of: driver.stateMachine)
            }
            if driver.stateMachine.isFinished {
                for index in driver.stateMachine.files.indices {
                    #expect(server.committed[index] == 1, "seed \(seed), file \(index)")
                    #expect(driver.outcome(index) == "uploaded", "seed \(seed), file \(index)")
                }
                // The result of the last process is available to the one that reports it.
                (journal, _, progress) = try BatchUploadJournal.open(url)
                #expect(progress.values.count { $0.outcome != nil } == driver.stateMachine.files.count, "seed \(seed)")
                return
            }
            // Some requests in flight arrive, but their responses are lost.
            for action in pending where Int.random(in: 0..<2, using: &server.random) == 0 {
                if case .commit(let entries) = action { try journal.writeCommit(of: entries.map(\.file)) }
                _ = server.response(action, driver)
            }
            if Int.random(in: 0..<2, using: &server.random) == 0 { try Self.truncateLine(url) }
        }
    }

    /// Appends a truncated line, as a crash during writing would.
    private static func truncateLine(_ url: URL) throws {
        let handle = try FileHandle(forWritingTo: url)
        try handle.seekToEnd()
        try handle.write(contentsOf: Data(#"{"file":3,"sess"#.utf8))
        try handle.close()
    }

    private struct Server {
        var random: SeededRandomNumberGenerator
        let sizes: [Int64]
        /// The bytes of each session, and whether it is closed.
        var sessions: [String: (file: Int, end: Int64, isClosed: Bool)] = [:]
        var begun = 0
        var committed: [Int: Int] = [:]

        init(seed: UInt64) {
            var random = SeededRandomNumberGenerator(seed: seed)
            // Half of the servers receive files that are small enough to share requests.
            let most = seed % 2 == 0 ? 4 : 1
            sizes = (0..<10).map { _ in
                Int64(Int.random(in: 0..<most, using: &random)) * SimulatedBatchUpload.block
                    + Int64(Int.random(in: 0..<2, using: &random))
            }
            self.random = random
        }

        /// An ID that no session has used.
        private mutating func newSession() -> String {
            begun += 1
            return "s\(begun)"
        }

        mutating func response(_ action: BatchUploadStateMachine.Action, _ driver: SimulatedBatchUpload)
            -> BatchUploadStateMachine.Event
        {
            let isLost = Int.random(in: 0..<4, using: &random) == 0
            switch action {
            case .wait(let waiter, _): return .waited(waiter)
            case .waitForUnlock(let files, _): return .waited(.files(files))
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
                    let part = SimulatedBatchUpload.part(0..<entry.size, isLast: true)
                    return BatchUploadStateMachine.BundleResult(
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

        private func sent(_ file: Int, _ sent: BatchUploadStateMachine.AppendResult, _ driver: SimulatedBatchUpload)
            -> BatchUploadStateMachine.Event
        {
            .sent(file: file, sent, digests: driver.digests(file))
        }

        private mutating func append(
            _ part: BatchUploadStateMachine.Chunk, to session: String, _ isLost: Bool
        ) -> BatchUploadStateMachine.AppendResult {
            guard let state = sessions[session], Int.random(in: 0..<50, using: &random) > 0 else {
                return .sessionLost(.any)
            }
            if state.isClosed { return .closed(.any) }
            guard state.end == part.start else { return .offsetMismatch(end: state.end, .any) }
            if Int.random(in: 0..<8, using: &random) == 0 { return .failed(.rateLimited) }
            if Int.random(in: 0..<16, using: &random) == 0 { return .locked(.any) }
            sessions[session] = (state.file, part.range.upperBound, part.isLast)
            return isLost ? .failed(.lost) : .accepted(session: session)
        }

        private mutating func commit(
            _ entry: BatchUploadStateMachine.Entry, _ driver: SimulatedBatchUpload
        ) -> Files.UploadSessionFinishBatchResultEntry {
            // Some sessions have expired in the meantime.
            if Int.random(in: 0..<40, using: &random) == 0 { sessions[entry.session] = nil }
            guard let state = sessions[entry.session] else { return .failure(.lookupFailed(.notFound)) }
            guard state.isClosed, state.end == sizes[entry.file] else { return .failure(.lookupFailed(.notClosed)) }
            if Int.random(in: 0..<5, using: &random) == 0 { return .failure(.tooManyWriteOperations) }
            #expect(driver.hash(entry.file) == SimulatedBatchUpload.hash(ofSize: sizes[entry.file]))
            sessions[entry.session] = nil
            committed[entry.file, default: 0] += 1
            return .success(metadata(entry.file, driver))
        }

        private func metadata(_ file: Int, _ driver: SimulatedBatchUpload) -> Files.FileMetadata {
            driver.metadata(file, size: UInt64(sizes[file]))
        }
    }
}

extension BatchUploadStateMachine.Action {
    fileprivate var isRequest: Bool {
        switch self {
        case .start, .append, .startBundle, .appendBundle, .check: true
        case .commit, .wait, .waitForUnlock: false
        }
    }

    fileprivate var isCommit: Bool {
        if case .commit = self { true } else { false }
    }
}
