import DropboxCore
import DropboxFiles
import DropboxTestSupport
import Foundation
import Testing
@testable import DropboxTransfer

/// Runs state machines against a server that randomly loses requests, responses, and sessions, and that records its
/// actions. The client process crashes at any time.
struct UploadStateMachineModelTests {
    @Test(arguments: 0..<500) func contentIsCommittedAtMostOnce(seed: UInt64) {
        var server = Server(seed: seed)
        var record: UploadCheckpoint?
        var steps = 0
        lives: for life in 0..<4 {
            var driver = SimulatedUpload(
                size: server.size, requests: server.requests, isReplayable: server.isReplayable, record: record)
            var pending = driver.stateMachine.start()
            while !pending.isEmpty, steps < 5_000 {
                steps += 1
                // The process crashes, and its requests in flight are lost.
                if life < 3, server.isReplayable, server.random.next(upperBound: 40 as UInt) == 0 {
                    for action in pending where server.random.next(upperBound: 2 as UInt) == 0 {
                        _ = server.response(action, driver)
                    }
                    record = driver.stateMachine.checkpoint
                    continue lives
                }
                let sends = pending.filter(\.isContent).count
                #expect(sends <= server.requests + (server.size == nil ? 1 : 0), "seed \(seed)")
                let place = Int(server.random.next(upperBound: UInt(pending.count)))
                let action = pending.remove(at: place)
                pending += driver.stateMachine.handle(server.response(action, driver))
                record = driver.stateMachine.checkpoint
            }
            #expect(driver.stateMachine.isFinished, "seed \(seed) \(driver.stateMachine)")
            switch driver.stateMachine.outcome {
            case .success: #expect(server.files == 1, "seed \(seed)")
            default: #expect(server.files <= 1, "seed \(seed)")
            }
            return
        }
    }

    private struct Server {
        var random: SeededRandomNumberGenerator
        let size: Int64?
        let length: Int64
        let requests: Int
        let isReplayable: Bool
        var sessions: [String: (isConcurrent: Bool, chunks: Set<Int>, end: Int64, isClosed: Bool)] = [:]
        /// The number of renamed duplicates of the content.
        var files = 0
        private var minted = 0

        init(seed: UInt64) {
            random = SeededRandomNumberGenerator(seed: seed)
            length = Int64(random.next(upperBound: 65 as UInt))
            isReplayable = random.next(upperBound: 3 as UInt) > 0
            size = isReplayable ? length : nil
            requests = Int(random.next(upperBound: 4 as UInt)) + 1
        }

        private mutating func chance(_ one: UInt) -> Bool { random.next(upperBound: one) == 0 }

        mutating func response(
            _ action: UploadStateMachine.Action, _ driver: SimulatedUpload
        ) -> UploadStateMachine.Event {
            let isLost = chance(5)
            let lost = FailureVerdict.indeterminate(retryAfter: nil)
            switch action {
            case .wait(let waiter, _): return .waited(waiter)
            case .read(let index):
                let left = length - Int64(index) * 10
                return .read(min(left, 10), isLast: left <= 10)
            case .hash(let chunk): return .hashed(chunk, SimulatedUpload.digests(chunk.index), ifChanged: .any)
            case .upload:
                if !chance(6) { files = 1 } else { return .uploaded(.failed(lost, .any), SimulatedUpload.digests(0)) }
                return .uploaded(isLost ? .failed(lost, .any) : .file(file(driver)), SimulatedUpload.digests(0))
            case .start(let isConcurrent):
                minted += 1
                sessions["s\(minted)"] = (isConcurrent, [], 0, false)
                return isLost ? .failed(.start, lost, .any) : .started("s\(minted)")
            case .append(let chunk, let session):
                return .sent(chunk, append(chunk, session, isLost), SimulatedUpload.digests(chunk.index))
            case .finish(let session, let size): return .finished(finish(session, size, isLost, driver))
            case .check:
                if isLost { return .failed(.check, lost, .any) }
                return .checked(files > 0 ? .content(file(driver)) : .nothing)
            }
        }

        private mutating func append(
            _ chunk: UploadStateMachine.Chunk, _ session: String, _ isLost: Bool
        ) -> UploadStateMachine.AppendResult {
            if chance(60) { sessions[session] = nil }
            guard var state = sessions[session] else { return .sessionLost(.any) }
            if state.isClosed { return .closed(.any) }
            if state.isConcurrent {
                state.chunks.insert(chunk.index)
            } else {
                guard state.end == chunk.start else { return .offsetMismatch(end: state.end, .any) }
                if chance(8) { return .failed(.rejected(retryAfter: nil), .any) }
                state.end = chunk.range.upperBound
            }
            state.isClosed = chunk.isLast
            sessions[session] = state
            return isLost ? .lost : .accepted
        }

        private mutating func finish(
            _ session: String, _ size: Int64, _ isLost: Bool, _ driver: SimulatedUpload
        ) -> UploadStateMachine.FinishResult {
            guard let state = sessions[session] else { return .sessionLost(.any) }
            let count = Int((length + 9) / 10)
            guard size == length, state.isClosed, state.isConcurrent ? state.chunks.count == count : state.end == length
            else { return .incomplete(.any) }
            if chance(5) { return .failed(.rejected(retryAfter: nil), .any) }
            // If another file has the same content, the server writes nothing.
            files = 1
            sessions[session] = nil
            return isLost ? .failed(.indeterminate(retryAfter: nil), .any) : .file(file(driver))
        }

        private func file(_ driver: SimulatedUpload) -> Files.FileMetadata {
            driver.metadata(chunks: max(1, Int((length + 9) / 10)), size: length)
        }
    }
}

extension UploadStateMachine.Action {
    fileprivate var isContent: Bool {
        switch self {
        case .upload, .append, .hash: true
        case .read, .start, .finish, .check, .wait: false
        }
    }
}
