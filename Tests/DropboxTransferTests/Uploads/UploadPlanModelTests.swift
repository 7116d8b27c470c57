import DropboxCore
import DropboxFiles
import DropboxTestSupport
import Foundation
import Testing
@testable import DropboxTransfer

/// Runs plans of one file against a server that randomly loses requests, responses, and sessions, and that records its
/// actions. The client process crashes at any time, or the user cancels the upload, which a later attempt resumes.
struct UploadPlanModelTests {
    @Test(arguments: 0..<500) func contentIsCommittedAtMostOnce(seed: UInt64) {
        var server = Server(seed: seed)
        var record: UploadCheckpoint?
        var now = Duration.zero
        var steps = 0
        lives: for life in 0..<4 {
            var driver = server.upload(record)
            var pending = driver.plan.start(at: now)
            Self.write(&driver, &record)
            var isStopped = false
            while !pending.isEmpty, steps < 5_000 {
                steps += 1
                now += .milliseconds(server.random.next(upperBound: 2_000 as UInt))
                let isLastLife = life == 3 || !server.isReplayable
                // The process crashes, and its requests in flight are lost.
                if !isLastLife, server.random.next(upperBound: 40 as UInt) == 0 {
                    for action in pending where server.random.next(upperBound: 2 as UInt) == 0 {
                        _ = server.response(action, driver)
                    }
                    continue lives
                }
                let sends = pending.filter(\.isRequest).count
                #expect(sends <= server.requests, "seed \(seed)")
                #expect(pending.filter(\.isCommit).count <= 1, "seed \(seed)")
                if !isLastLife, server.random.next(upperBound: 80 as UInt) == 0 {
                    isStopped = true
                    pending += driver.plan.handle(.stopped(.cancelled), at: now)
                } else {
                    let place = Int(server.random.next(upperBound: UInt(pending.count)))
                    let action = pending.remove(at: place)
                    pending += driver.plan.handle(server.response(action, driver), at: now)
                }
                Self.write(&driver, &record)
                if driver.plan.isFinished { break }
            }
            #expect(driver.plan.isFinished, "seed \(seed), life \(life): \(pending) \(driver.file)")
            switch driver.file.outcome {
            case .success: #expect(server.files == 1, "seed \(seed)")
            case .failure, nil:
                #expect(server.files <= 1, "seed \(seed)")
                for action in pending { _ = server.response(action, driver) }
                if isStopped { continue lives }
            }
            return
        }
    }

    /// Writes the journal.
    private static func write(_ driver: inout SimulatedUpload, _ record: inout UploadCheckpoint?) {
        guard !driver.plan.takeChanges().isEmpty else { return }
        record = driver.file.arrivedBytes > 0 ? driver.file.checkpoint : nil
    }

    private struct Server {
        var random: SeededRandomNumberGenerator
        /// Chunks of ten bytes, or of a block for requests with several chunks.
        let unit: Int64
        let size: Int64?
        let length: Int64
        let requests: Int
        let isReplayable: Bool
        let isPaced: Bool
        var sessions: [String: (isConcurrent: Bool, chunks: Set<Int>, end: Int64, isClosed: Bool)] = [:]
        /// The number of files. Content that is uploaded in one request replaces identical content.
        var files = 0
        private var minted = 0

        init(seed: UInt64) {
            random = SeededRandomNumberGenerator(seed: seed)
            unit = seed % 2 == 0 ? 10 : SimulatedBatchUpload.block
            isPaced = seed % 4 == 1
            length = Int64(random.next(upperBound: 65 as UInt)) * unit / 10
            isReplayable = random.next(upperBound: 3 as UInt) > 0
            size = isReplayable ? length : nil
            requests = Int(random.next(upperBound: 4 as UInt)) + 1
        }

        /// Creates an upload, whose requests have another size for each attempt.
        mutating func upload(_ record: UploadCheckpoint?) -> SimulatedUpload {
            let units = unit == 10 ? 0 : Int64(random.next(upperBound: 4 as UInt)) + 1
            return SimulatedUpload(size: size, requests: requests, isReplayable: isReplayable, record: record) {
                $0.requestUnit = unit
                $0.maximumRequestSize = units * unit
                $0.isPaced = isPaced
            }
        }

        private mutating func chance(_ one: UInt) -> Bool { random.next(upperBound: one) == 0 }

        private var count: Int { max(1, Int((length + unit - 1) / unit)) }

        mutating func response(_ action: UploadPlan.Action, _ driver: SimulatedUpload) -> UploadPlan.Event {
            let isLost = chance(5)
            switch action {
            case .wait(let waiter, _): return .waited(waiter)
            case .waitForUnlock(let files, _): return .waited(.files(files))
            case .read(let file, let index):
                let left = length - Int64(index) * unit
                return .read(file: file, min(left, unit), isLast: left <= unit)
            case .hash(let chunk): return .hashed(chunk, SimulatedUpload.digests(chunk.run), ifChanged: .any)
            case .upload(let chunk):
                if chance(6) { return .uploaded(chunk, .failure(.lost), SimulatedUpload.digests(0)) }
                files = 1
                return .uploaded(
                    chunk, isLost ? .failure(.lost) : .success(.file(file(driver))), SimulatedUpload.digests(0))
            case .startConcurrent(let file):
                let session = newSession(isConcurrent: true)
                return .startedConcurrent(file: file, isLost ? .failure(.lost) : .success(session))
            case .start(let chunk):
                return sent(chunk, append(chunk, newSession(isConcurrent: false), isLost))
            case .append(let chunk, let session): return sent(chunk, append(chunk, session, isLost))
            case .commit(let entries):
                let result = commit(entries[0], driver)
                return isLost ? .uncommitted(.lost) : .committed([result])
            case .check(let file):
                if isLost { return .checked(file: file, .unknown(.lost)) }
                return .checked(file: file, files > 0 ? .content(self.file(driver)) : .nothing)
            case .startBundle, .appendBundle: return .stopped(.unexpectedState)
            }
        }

        private mutating func newSession(isConcurrent: Bool) -> String {
            minted += 1
            sessions["s\(minted)"] = (isConcurrent, [], 0, false)
            return "s\(minted)"
        }

        private func sent(_ chunk: UploadPlan.Chunk, _ sent: UploadPlan.AppendResult) -> UploadPlan.Event {
            .sent(chunk, sent, SimulatedUpload.digests(chunk.run))
        }

        private mutating func append(
            _ chunk: UploadPlan.Chunk, _ session: String, _ isLost: Bool
        ) -> UploadPlan.AppendResult {
            if chance(60) { sessions[session] = nil }
            guard var state = sessions[session] else { return .sessionLost(.any) }
            if state.isClosed { return .closed(.any) }
            var isComplete = true
            if state.isConcurrent {
                state.chunks.formUnion(chunk.run)
                #expect(!chunk.isLast || state.chunks.count == count)
            } else {
                guard state.end == chunk.start else { return .offsetMismatch(end: state.end, .any) }
                if chance(8) { return .failed(.rateLimited) }
                state.end = chunk.range.upperBound
                // The connection may break in the middle of a request.
                if isLost, chance(2) {
                    state.end = Int64.random(in: chunk.start...chunk.range.upperBound, using: &random)
                    isComplete = false
                }
            }
            state.isClosed = chunk.isLast && isComplete
            sessions[session] = state
            return isLost ? .lost : .accepted(session: session)
        }

        private mutating func commit(
            _ entry: UploadPlan.Entry, _ driver: SimulatedUpload
        ) -> UploadPlan.CommitResult {
            guard let state = sessions[entry.session] else { return .sessionLost }
            // The commit of a sequential session closes it.
            guard entry.size == length,
                state.isConcurrent
                    ? state.isClosed && state.chunks.count == count
                    : state.end == length
            else { return .incomplete(.any) }
            if chance(5) { return .busy }
            #expect(driver.file.hash == SimulatedUpload.hash(count))
            files += 1
            sessions[entry.session] = nil
            return .file(file(driver))
        }

        private func file(_ driver: SimulatedUpload) -> Files.FileMetadata {
            driver.metadata(chunks: count, size: length)
        }
    }
}

extension UploadPlan.Action {
    /// A Boolean value that indicates whether the action counts toward the maximum number of requests.
    var isRequest: Bool {
        switch self {
        case .commit, .wait, .waitForUnlock: false
        default: true
        }
    }

    var isCommit: Bool { if case .commit = self { true } else { false } }
}
