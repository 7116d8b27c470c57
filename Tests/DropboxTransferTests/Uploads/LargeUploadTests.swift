import DropboxCore
import DropboxTestSupport
import Foundation
import Testing
@testable import DropboxTransfer

/// Files of hundreds of gigabytes, without reading their content.
struct LargeUploadTests {
    private static let block = Int64(ContentHash.blockSize)

    private func stateMachine(_ size: Int64, _ record: UploadCheckpoint? = nil) -> UploadStateMachine {
        UploadStateMachine(
            size: size, isReplayable: true, to: CommitDestination("ns:1"),
            limits: FileUploadOptions().limits(size, RetryPolicy()), record: record)
    }

    @Test(arguments: [(32 << 30) + 1, 350 << 30, (1 << 41) - (1 << 22)] as [Int64])
    func slowLinkHasOneBlockInFlight(size: Int64) {
        var stateMachine = stateMachine(size)
        _ = stateMachine.start()
        var actions = stateMachine.handle(.started("s"))
        for number in 1...5 {
            guard actions.count == 1, case .append(let chunk, _)? = actions.first else {
                Issue.record("\(actions)")
                return
            }
            #expect(Int64(chunk.range.count) == Self.block)
            actions = stateMachine.handle(.sent(chunk, .accepted, digests(chunk)), at: .seconds(4 * number))
        }
    }

    private func digests(_ chunk: UploadStateMachine.Chunk) -> BlockDigests {
        var digests = BlockDigests()
        for index in chunk.run { digests.append(SimulatedUpload.digests(index)) }
        return digests
    }

    @Test(arguments: [1, 2] as [UInt64])
    func journalOfALargeFileIsCompact(seed: UInt64) throws {
        var random = SeededRandomNumberGenerator(seed: seed)
        let size = 350 << 30 as Int64
        var record: UploadCheckpoint?
        var sent: Int64 = 0
        for life in 0..<3 {
            var stateMachine = stateMachine(size, record)
            var pending = stateMachine.start()
            var steps = life < 2 ? 700 : Int.max
            #expect(stateMachine.arrivedBytes == sent, "seed \(seed)")
            while !pending.isEmpty, steps > 0 {
                switch pending.remove(at: Int(random.next(upperBound: UInt(pending.count)))) {
                case .start: pending += stateMachine.handle(.started("s"))
                case .append(let chunk, _):
                    steps -= 1
                    sent += Int64(chunk.range.count)
                    pending += stateMachine.handle(.sent(chunk, .accepted, digests(chunk)))
                case .hash(let chunk): pending += stateMachine.handle(.hashed(chunk, digests(chunk), ifChanged: .any))
                case .finish(_, let end):
                    #expect(life == 2 && end == size && sent == size, "seed \(seed)")
                    #expect(stateMachine.hash == SimulatedUpload.hash(Int(size / Self.block)), "seed \(seed)")
                    return
                case let action: Issue.record("seed \(seed): \(action)")
                }
            }
            let journal = try JSONEncoder().encode(stateMachine.checkpoint)
            #expect(journal.count < 2_000, "seed \(seed)")
            record = try JSONDecoder().decode(UploadCheckpoint.self, from: journal)
        }
        Issue.record("seed \(seed): no finish")
    }
}
