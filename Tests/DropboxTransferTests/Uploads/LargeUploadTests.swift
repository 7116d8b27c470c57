import DropboxCore
import DropboxTestSupport
import Foundation
import Testing
@testable import DropboxTransfer

/// Files of hundreds of gigabytes, without reading their content.
struct LargeUploadTests {
    private static let block = Int64(ContentHash.blockSize)

    private func plan(_ size: Int64, _ record: UploadCheckpoint? = nil) -> UploadPlan {
        UploadPlan(
            [UploadPlan.File(size, to: CommitDestination("ns:1"), resuming: record)],
            limits: FileUploadOptions().limits(size, RetryPolicy()))
    }

    @Test(arguments: [(32 << 30) + 1, 350 << 30, (1 << 41) - (1 << 22)] as [Int64])
    func slowLinkHasOneBlockInFlight(size: Int64) {
        var plan = plan(size)
        _ = plan.start()
        var actions = plan.handle(.startedConcurrent(file: 0, .success("s")))
        for number in 1...5 {
            guard actions.count == 1, case .append(let chunk, _)? = actions.first else {
                Issue.record("\(actions)")
                return
            }
            #expect(Int64(chunk.range.count) == Self.block)
            actions = plan.handle(
                .sent(chunk, .accepted(session: "s"), SimulatedUpload.digests(chunk.run)), at: .seconds(4 * number))
        }
    }

    @Test func journalOfALargeFileIsCompact() throws {
        let seed = UInt64.random(in: 0...(.max))
        var random = SeededRandomNumberGenerator(seed: seed)
        let size = 350 << 30 as Int64
        var record: UploadCheckpoint?
        var sent: Int64 = 0
        for life in 0..<3 {
            var plan = plan(size, record)
            var pending = plan.start()
            var steps = life < 2 ? 700 : Int.max
            #expect(plan.files[0].arrivedBytes == sent, "seed \(seed)")
            while !pending.isEmpty, steps > 0 {
                switch pending.remove(at: Int(random.next(upperBound: UInt(pending.count)))) {
                case .startConcurrent: pending += plan.handle(.startedConcurrent(file: 0, .success("s")))
                case .append(let chunk, _):
                    steps -= 1
                    sent += Int64(chunk.range.count)
                    pending += plan.handle(.sent(chunk, .accepted(session: "s"), SimulatedUpload.digests(chunk.run)))
                case .hash(let chunk):
                    pending += plan.handle(.hashed(chunk, SimulatedUpload.digests(chunk.run), ifChanged: .any))
                case .commit(let entries):
                    #expect(life == 2 && entries.map(\.size) == [size] && sent == size, "seed \(seed)")
                    #expect(plan.files[0].hash == SimulatedUpload.hash(Int(size / Self.block)), "seed \(seed)")
                    return
                case let action: Issue.record("seed \(seed): \(action)")
                }
            }
            let journal = try JSONEncoder().encode(plan.files[0].checkpoint)
            #expect(journal.count < 2_000, "seed \(seed)")
            record = try JSONDecoder().decode(UploadCheckpoint.self, from: journal)
        }
        Issue.record("seed \(seed): no finish")
    }
}
