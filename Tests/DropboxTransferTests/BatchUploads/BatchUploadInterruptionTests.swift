import DropboxCore
import Foundation
import Testing
@testable import DropboxTransfer

/// The cost of interrupting a batch: the number of bytes that are sent in addition to those of the files.
struct BatchUploadInterruptionTests {
    private static let mebi = Int64(1 << 20)

    private static var stories: [[Int64]] {
        let large = Array(repeating: 30 * mebi, count: 3)
        let small = Array(repeating: Int64(300_000), count: 200)
        let mixed = (0..<40).map { number -> Int64 in number % 5 == 0 ? 17 * mebi + 5 : Int64(number) * 10_000 }
        let concurrent = [40 * mebi + 5, 70 * mebi, 300_000]
        return [large, small, mixed, [0, 1, 9 * mebi, 0], concurrent]
    }

    @Test(arguments: [1e5, 1e6, 3e6, 1e7, 5e7], [true, false])
    func interruptionCostsAtMostTwoSecondsOrOneBlock(bytesPerSecond: Double, arrives: Bool) {
        for sizes in Self.stories {
            let total = Double(sizes.reduce(0, +))
            for share in [0.03, 0.11, 0.29, 0.47] {
                var link = Link(bytesPerSecond: bytesPerSecond, sizes: sizes)
                var deaths = 0
                while deaths < 12, !link.live(for: share * total / bytesPerSecond, arrives: arrives) { deaths += 1 }
                #expect(deaths == 12 ? link.live(for: .infinity, arrives: arrives) : deaths > 0)
                let promise = Double(deaths) * max(Double(SimulatedBatchUpload.block), 2 * bytesPerSecond)
                #expect(link.sent - total <= promise + 1, "\(sizes.count) files, lives of \(share): \(deaths) deaths")
            }
        }
    }

    /// A link that all requests share, and the server at its end, without a real clock.
    private struct Link {
        private struct Session {
            /// The chunks of a concurrent session, or `nil`.
            var chunks: Set<Int>?
            /// The number of bytes, which is the end of a sequential session.
            var size: Int64 = 0
            var isClosed = false
        }

        private struct Sending {
            let action: UploadPlan.Action
            var left: Double
        }

        let bytesPerSecond: Double
        let sizes: [Int64]
        /// The total number of bytes sent over the link.
        private(set) var sent = 0.0
        private var begun = 0
        private var sessions: [String: Session] = [:]
        /// The content of the journal.
        private var progress: [Int: JournalFile.Progress] = [:]

        init(bytesPerSecond: Double, sizes: [Int64]) {
            self.bytesPerSecond = bytesPerSecond
            self.sizes = sizes
        }

        /// Simulates a process that runs until everything can be committed, or until it crashes.
        ///
        /// - Parameter arrives: Whether the server receives the bytes in flight at that time.
        /// - Returns: Whether everything can be committed.
        mutating func live(for seconds: Double, arrives: Bool) -> Bool {
            var driver = SimulatedBatchUpload(sizes: sizes, resuming: progress) {
                $0 = BatchUploadOptions().limits
                // This link ends with the first commit.
                $0.maximumCommitDelay = nil
                $0.maximumUncommittedBytes = .max
                $0.maximumUncommittedSmallBytes = .max
            }
            var now = 0.0
            var sending: [Sending] = []
            var actions = driver.plan.start()
            while true {
                var next: [UploadPlan.Action] = []
                for action in actions {
                    switch action {
                    case .start, .append, .appendBundle:
                        sending.append(Sending(action: action, left: Double(Self.bytes(of: action))))
                    case .startBundle, .startConcurrent, .hash:
                        next += driver.plan.handle(carryOut(action, driver), at: .seconds(now))
                    case .commit(let entries):
                        #expect(entries.allSatisfy { sessions[$0.session]?.isClosed == true })
                        #expect(entries.allSatisfy { sessions[$0.session]?.size == sizes[$0.file] })
                        #expect(entries.count == sizes.count && sending.isEmpty)
                        return true
                    case .upload, .read, .check, .wait, .waitForUnlock: Issue.record("\(action)")
                    }
                }
                actions = next
                guard actions.isEmpty else { continue }
                // The next event: the link has transferred a request, or the process crashes.
                guard let shortest = sending.map(\.left).min() else {
                    Issue.record("\(driver.plan.files.indices.map(driver.outcome))")
                    return true
                }
                let share = bytesPerSecond / Double(sending.count)
                let isDeath = now + shortest / share > seconds
                let carried = isDeath ? max(seconds - now, 0) * share : shortest
                for index in sending.indices { sending[index].left -= carried }
                sent += carried * Double(sending.count)
                guard !isDeath else { break }
                // Empty requests take no time.
                now += shortest / share + 1e-4
                guard let index = sending.firstIndex(where: { $0.left < 1e-3 }) else { continue }
                let event = carryOut(sending.remove(at: index).action, driver)
                actions = driver.plan.handle(event, at: .seconds(now))
            }
            for file in sizes.indices { progress[file] = driver.progress(file) }
            for request in sending where arrives {
                sent += request.left
                _ = carryOut(request.action, driver)
            }
            return false
        }

        private static func bytes(of action: UploadPlan.Action) -> Int64 {
            switch action {
            case .start(let chunk), .append(let chunk, _): Int64(chunk.bytes.count)
            case .appendBundle(let entries): entries.reduce(0) { $0 + $1.size }
            default: 0
            }
        }

        /// Simulates the server's handling of a request, and returns the response.
        private mutating func carryOut(
            _ action: UploadPlan.Action, _ driver: SimulatedBatchUpload
        ) -> UploadPlan.Event {
            switch action {
            case .start(let chunk):
                return .sent(chunk, append(chunk, to: newSession()), SimulatedBatchUpload.digests(chunk.range))
            case .append(let chunk, let session):
                return .sent(chunk, append(chunk, to: session), SimulatedBatchUpload.digests(chunk.range))
            case .startConcurrent(let file):
                return .startedConcurrent(file: file, .success(newSession(isConcurrent: true)))
            case .hash(let chunk): return .hashed(chunk, SimulatedBatchUpload.digests(chunk.range), ifChanged: .any)
            case .startBundle(let files): return .bundleStarted(files, sessions: files.map { _ in newSession() })
            case .appendBundle(let entries):
                let results = entries.map { append(driver.chunk(0..<$0.size, of: $0.file), to: $0.session) }
                return driver.bundled(entries.map(\.file), results)
            case .upload, .read, .commit, .check, .wait, .waitForUnlock: return .stopped(.any)
            }
        }

        private mutating func newSession(isConcurrent: Bool = false) -> String {
            begun += 1
            let session = "s\(begun)"
            sessions[session] = Session(chunks: isConcurrent ? [] : nil)
            return session
        }

        private mutating func append(_ chunk: UploadPlan.Chunk, to session: String) -> UploadPlan.AppendResult {
            guard var state = sessions[session] else { return .sessionLost(.any) }
            guard !state.isClosed else { return .closed(.any) }
            if let chunks = state.chunks {
                let block = SimulatedBatchUpload.block
                for index in chunk.run where !chunks.contains(index) {
                    state.size += min(sizes[chunk.file] - Int64(index) * block, block)
                }
                state.chunks = chunks.union(chunk.run)
            } else {
                guard state.size == chunk.start else { return .offsetMismatch(end: state.size, .any) }
                state.size = chunk.range.upperBound
            }
            state.isClosed = chunk.isLast
            sessions[session] = state
            return .accepted(session: session)
        }
    }
}
