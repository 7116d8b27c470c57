import DropboxCore
import DropboxFiles
import DropboxTestSupport
import Foundation
import Testing
@testable import DropboxTransfer

/// Runs plans of several files against a server that randomly fails and loses responses, and that records its actions.
struct BatchUploadModelTests {
    /// Limits for few files, which use concurrent sessions for half of the seeds with large files.
    private static func configure(_ limits: inout UploadPlan.Limits, _ seed: UInt64, isConcurrent: Bool) {
        limits.maximumRequests = 3
        limits.maximumEntries = 4
        limits.maximumBundleCount = 5
        limits.maximumBundledSize = SimulatedBatchUpload.block
        if isConcurrent { limits.minimumConcurrentSize = SimulatedBatchUpload.block + 1 }
        if seed % 7 < 2 { limits.isPaced = true }
    }

    @Test(arguments: 0..<300) func eachFileHasOneCorrectOutcome(seed: UInt64) {
        var server = Server(seed: seed)
        var driver = SimulatedBatchUpload(sizes: server.sizes) {
            Self.configure(&$0, seed, isConcurrent: seed % 4 == 2)
            $0.maximumAttempts = 6
            if seed % 3 == 0 { $0.maximumCommitDelay = .seconds(5) }
            if seed % 5 == 0 { $0.maximumUncommittedBytes = 2 * SimulatedBatchUpload.block }
            if seed % 11 == 0 { $0.maximumRequestSize = 2 * SimulatedBatchUpload.block }
        }
        var now = Duration.zero
        var pending = driver.plan.start()
        var steps = 0
        while !pending.isEmpty, steps < 20_000 {
            steps += 1
            now += .milliseconds(Int.random(in: 0..<2_000, using: &server.random))
            let requests = pending.filter(\.isRequest).count
            let commits = pending.filter(\.isCommit)
            #expect(requests <= 3 && commits.count <= 1, "seed \(seed)")
            let action = pending.remove(at: Int.random(in: 0..<pending.count, using: &server.random))
            pending += driver.plan.handle(server.response(action, driver), at: now)
        }
        #expect(driver.plan.isFinished, "seed \(seed): \(driver.plan.files.filter { $0.outcome == nil })")
        for (index, file) in driver.plan.files.enumerated() {
            switch file.outcome.map(BatchUploadResult.Outcome.init) {
            case .uploaded: #expect(server.committed[index] == 1, "seed \(seed), file \(index)")
            case .rejected: #expect(server.committed[index] == nil, "seed \(seed), file \(index)")
            case .failed, nil: #expect((server.committed[index] ?? 0) <= 1, "seed \(seed), file \(index)")
            }
        }
    }

    @Test(arguments: Array(0..<60) + [840, 980]) func repeatedCrashesCreateNoDuplicates(seed: UInt64) throws {
        var server = Server(seed: seed)
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).batch")
        defer { unlink(url.path) }
        let files = server.sizes.enumerated().map { index, size in
            let fingerprint = LocalFile.Fingerprint(size: size, seconds: 0, nanoseconds: 0, number: UInt64(index))
            return JournalFile.Description(url: "file:///\(index)", commit: "{}", fingerprint: fingerprint)
        }
        try JournalFile.create(
            JournalFile.Batch(
                maximumRequestSize: SimulatedBatchUpload.block, maximumRequests: 3, fileCount: files.count),
            files, at: url)
        var now = Duration.zero
        for life in 0... {
            var (journal, _, records) = try JournalFile.openBatch(url)
            let progress = Dictionary(
                uniqueKeysWithValues: records.enumerated().map { ($0.offset, $0.element.progress) })
            // The size of the requests and the kind of the sessions differ for each process.
            let blocks = 1 + Int64(Int.random(in: 0..<3, using: &server.random))
            let isConcurrent = seed % 4 == 2 && Int.random(in: 0..<4, using: &server.random) > 0
            var driver = SimulatedBatchUpload(sizes: server.sizes, resuming: progress) {
                Self.configure(&$0, seed, isConcurrent: isConcurrent)
                $0.maximumRequestSize = blocks * SimulatedBatchUpload.block
                $0.maximumAttempts = 1_000
                $0.maximumRestarts = 1_000
            }
            var pending = driver.plan.start(at: now)
            try driver.writeChanges(to: journal)
            var steps = life < 20 ? Int.random(in: 0..<30, using: &server.random) : 20_000
            while !pending.isEmpty, steps > 0 {
                steps -= 1
                now += .milliseconds(Int.random(in: 0..<2_000, using: &server.random))
                let action = pending.remove(at: Int.random(in: 0..<pending.count, using: &server.random))
                pending += driver.plan.handle(server.response(action, driver), at: now)
                try driver.writeChanges(to: journal)
            }
            if driver.plan.isFinished {
                for index in driver.plan.files.indices {
                    #expect(server.committed[index] == 1, "seed \(seed), file \(index)")
                    #expect(driver.outcome(index) == "uploaded", "seed \(seed), file \(index)")
                }
                // The result of the last process is available to the one that reports it.
                (journal, _, records) = try JournalFile.openBatch(url)
                #expect(records.count { $0.progress.outcome != nil } == driver.plan.files.count, "seed \(seed)")
                return
            }
            #expect(life < 20, "seed \(seed): \(driver.plan.files.filter { $0.outcome == nil })")
            guard life < 20 else { return }
            // Some processes end because the user cancels the upload.
            if Int.random(in: 0..<4, using: &server.random) == 0 {
                _ = driver.plan.handle(.stopped(.cancelled), at: now)
                try driver.writeChanges(to: journal)
            }
            // Some requests in flight arrive, but their responses are lost.
            for action in pending where Int.random(in: 0..<2, using: &server.random) == 0 {
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

    /// The bytes of a session.
    private struct Session {
        let file: Int
        var isConcurrent = false
        /// The chunks of a concurrent session.
        var chunks: Set<Int> = []
        /// The end of a sequential session.
        var end: Int64 = 0
        var isClosed = false
    }

    private struct Server {
        var random: SeededRandomNumberGenerator
        let sizes: [Int64]
        var sessions: [String: Session] = [:]
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

        private mutating func chance(_ one: Int) -> Bool { Int.random(in: 0..<one, using: &random) == 0 }

        /// Starts a session with an ID that no session has used.
        private mutating func newSession(_ file: Int, isConcurrent: Bool = false) -> String {
            begun += 1
            sessions["s\(begun)"] = Session(file: file, isConcurrent: isConcurrent)
            return "s\(begun)"
        }

        mutating func response(_ action: UploadPlan.Action, _ driver: SimulatedBatchUpload) -> UploadPlan.Event {
            let isLost = chance(4)
            switch action {
            case .wait(let waiter, _): return .waited(waiter)
            case .waitForUnlock(let files, _): return .waited(.files(files))
            case .hash(let chunk): return .hashed(chunk, SimulatedBatchUpload.digests(chunk.range), ifChanged: .any)
            case .start(let chunk): return sent(chunk, append(chunk, to: newSession(chunk.file), isLost))
            case .startConcurrent(let file):
                let session = newSession(file, isConcurrent: true)
                return .startedConcurrent(file: file, isLost ? .failure(.lost) : .success(session))
            case .startBundle(let files):
                let ids = files.map { newSession($0) }
                return isLost ? .bundleFailed(files, .lost) : .bundleStarted(files, sessions: ids)
            case .appendBundle(let entries):
                let results = entries.map { entry in
                    append(driver.chunk(0..<entry.size, of: entry.file), to: entry.session, false)
                }
                let files = entries.map(\.file)
                return isLost ? .bundleFailed(files, .lost) : driver.bundled(files, results)
            case .append(let chunk, let session): return sent(chunk, append(chunk, to: session, isLost))
            case .commit(let entries):
                let answers = entries.map { commit($0, driver) }
                return isLost ? .uncommitted(.lost) : .committed(answers)
            case .check(let file):
                if isLost { return .checked(file: file, .unknown(.lost)) }
                let isThere = committed[file] != nil
                return .checked(file: file, isThere ? .content(metadata(file, driver)) : .nothing)
            case .upload, .read: return .stopped(.unexpectedState)
            }
        }

        private func sent(_ chunk: UploadPlan.Chunk, _ sent: UploadPlan.AppendResult) -> UploadPlan.Event {
            .sent(chunk, sent, SimulatedBatchUpload.digests(chunk.range))
        }

        private mutating func append(
            _ chunk: UploadPlan.Chunk, to session: String, _ isLost: Bool
        ) -> UploadPlan.AppendResult {
            guard var state = sessions[session], !chance(50) else { return .sessionLost(.any) }
            #expect(state.file == chunk.file)
            if state.isClosed { return .closed(.any) }
            guard state.isConcurrent || state.end == chunk.start else {
                return .offsetMismatch(end: state.end, .any)
            }
            if chance(8) { return .failed(.rateLimited) }
            if chance(16) { return .locked(.any) }
            state.isClosed = chunk.isLast
            if state.isConcurrent {
                state.chunks.formUnion(chunk.run)
                #expect(!chunk.isLast || state.chunks.count == blocks(chunk.file))
            } else if isLost, chance(2) {
                // The connection breaks in the middle of the request.
                state.end = Int64.random(in: chunk.start...chunk.range.upperBound, using: &random)
                state.isClosed = false
            } else {
                state.end = chunk.range.upperBound
            }
            sessions[session] = state
            return isLost ? .failed(.lost) : .accepted(session: session)
        }

        /// The number of blocks of a file.
        private func blocks(_ file: Int) -> Int {
            Int((sizes[file] + SimulatedBatchUpload.block - 1) / SimulatedBatchUpload.block)
        }

        private mutating func commit(
            _ entry: UploadPlan.Entry, _ driver: SimulatedBatchUpload
        ) -> UploadPlan.CommitResult {
            // Some sessions have expired in the meantime.
            if chance(40) { sessions[entry.session] = nil }
            guard let state = sessions[entry.session] else { return .sessionLost }
            let size = sizes[entry.file]
            let isComplete = state.isConcurrent ? state.chunks.count == blocks(entry.file) : state.end == size
            #expect(state.isClosed && isComplete && entry.size == size && state.file == entry.file)
            guard state.isClosed, isComplete else { return .incomplete(.rejection(.concurrentSessionMissingData)) }
            if chance(5) { return .busy }
            #expect(driver.hash(entry.file) == SimulatedBatchUpload.hash(ofSize: size))
            sessions[entry.session] = nil
            committed[entry.file, default: 0] += 1
            return .file(metadata(entry.file, driver))
        }

        private func metadata(_ file: Int, _ driver: SimulatedBatchUpload) -> Files.FileMetadata {
            driver.metadata(file, size: UInt64(sizes[file]))
        }
    }
}
