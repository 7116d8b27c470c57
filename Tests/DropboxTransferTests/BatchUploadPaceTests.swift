import DropboxCore
import DropboxFiles
import Foundation
import DropboxConcurrency
import Testing

@testable import DropboxTransfer

/// How much of a batch is under way, as a function of what the server confirmed when, and what is told of it.
struct BatchUploadPaceTests {
    private static let unit = Int64(4 << 20)

    /// A request with content, on a link that all of them share.
    private struct Sending {
        let files: [Int]
        let bytes: Int64
        let event: BatchUploadStateMachine.Event
        var left: Double
    }

    /// Uploads files of these sizes over a link of so many bytes a second. Gives for each moment at which a request began how
    /// much was under way, and how much all requests carried. No clock runs.
    private func drive(bytesPerSecond: Double, sizes: [Int64], isPaced: Bool = true) -> (underWay: [Int64], sent: Int64)
    {
        var limits = BatchUploadOptions().limits
        limits.isPaced = isPaced
        var plan = BatchUploadStateMachine(sizes.enumerated().map { ($0.element, "/\($0.offset)") }, limits: limits)
        var now = 0.0
        var sending: [Sending] = []
        var underWay: [Int64] = []
        var sent: Int64 = 0
        func send(_ files: [Int], _ bytes: Int64, _ event: BatchUploadStateMachine.Event) {
            sending.append(Sending(files: files, bytes: bytes, event: event, left: Double(bytes)))
            underWay.append(sending.reduce(0) { $0 + $1.bytes })
            sent += bytes
        }
        var actions = plan.begin()
        var isCommitted = false
        while !isCommitted {
            var events: [BatchUploadStateMachine.Event] = []
            for action in actions {
                switch action {
                case .start(let file, let part), .append(let file, _, let part):
                    let event = BatchUploadStateMachine.Event.sent(
                        file: file, .accepted(session: "s\(file)"), digests: BlockDigests())
                    send([file], part.range.upperBound - part.start, event)
                case .startBundle(let files): events.append(.bundleStarted(files, sessions: files.map { "s\($0)" }))
                case .appendBundle(let entries):
                    let bundled = entries.map { entry in
                        BatchUploadStateMachine.Bundled(
                            sent: .accepted(session: entry.session), digests: BlockDigests())
                    }
                    send(
                        entries.map(\.file), entries.reduce(0) { $0 + $1.size },
                        .bundleSent(entries.map(\.file), bundled))
                case .commit: isCommitted = true
                case .check, .wait: Issue.record("\(action)")
                }
            }
            if !events.isEmpty {
                actions = events.flatMap { plan.handle($0, at: .seconds(now)) }
                continue
            }
            // The next thing to happen: the link has carried a request.
            guard let shortest = sending.map(\.left).min() else { break }
            let share = bytesPerSecond / Double(sending.count)
            // Nothing takes no time at all.
            now += shortest / share + 1e-4
            for index in sending.indices { sending[index].left -= shortest }
            guard let index = sending.firstIndex(where: { $0.left < 1e-3 }) else { break }
            actions = plan.handle(sending.remove(at: index).event, at: .seconds(now))
        }
        #expect(isCommitted)
        return (underWay, sent)
    }

    @Test(arguments: [1e5, 1e6, 3e6, 1e7, 5e7])
    func noMoreIsUnderWayThanTwoSecondsCarryOrOneBlock(bytesPerSecond: Double) {
        let stories: [[Int64]] = [
            Array(repeating: 100 << 20, count: 4), Array(repeating: 300 << 10, count: 400),
            (0..<60).map { Int64($0 % 5 == 0 ? 20 << 20 : $0 * 10_000) }, [0, 0, 1, 9 << 20, 0],
        ]
        for sizes in stories {
            let (underWay, sent) = drive(bytesPerSecond: bytesPerSecond, sizes: sizes)
            let promise = max(Self.unit, Int64(2 * bytesPerSecond))
            #expect(underWay.allSatisfy { $0 <= promise }, "\(underWay.max() ?? 0) of \(promise), \(sizes.count) files")
            #expect(sent == sizes.reduce(0, +))
        }
    }

    @Test func aFastLinkIsFilledAfterTheFirstRequest() {
        let (underWay, _) = drive(bytesPerSecond: 1e9, sizes: Array(repeating: 100 << 20, count: 8))
        #expect(underWay.first == Self.unit)
        #expect(underWay.max() == 32 << 20)
        // Hardly more requests than of the largest size.
        #expect(underWay.count <= 8 * 13 + 8)
    }

    /// The system carries requests on while the process is gone, and finds them again by their bytes.
    @Test func requestsThatOutliveTheProcessCarryAsMuchAsTheyMay() {
        let (underWay, _) = drive(bytesPerSecond: 1e5, sizes: [100 << 20], isPaced: false)
        #expect(underWay == Array(repeating: 8 << 20, count: 12) + [4 << 20])
    }

    @Test func aRequestThatFailedMakesRoomForTheNext() {
        var plan = BatchUploadStateMachine([(8 << 20, "/a"), (8 << 20, "/b")], limits: BatchUploadOptions().limits)
        let part = PlanDriver.part(0..<Self.unit, isLast: false)
        // The files are taken in their order, and the second has to wait until the link is measured.
        #expect(plan.begin() == [.start(file: 0, part: part)])
        let next = plan.handle(.sent(file: 0, .failed(.lost), digests: BlockDigests()), at: .seconds(1))
        #expect(next.contains(.start(file: 1, part: part)))
    }

    @Test func whatWasSentAndWhatIsConfirmedIsTold() async throws {
        try await UploadFixture.run { site in
            let sizes = [9 << 20, 70_000] + Array(repeating: 1_000, count: 20)
            let files = try site.files(sizes)
            let told = Calls<UploadProgress>()
            var options = BatchUploadOptions()
            options.onProgress = { told.add($0) }
            let result = await site.client.files.batchUpload(files, options: options)
            try await site.expectAllThere(files, result)
            let total = Int64(sizes.reduce(0, +))
            #expect(told.all.allSatisfy { $0.bytesConfirmed <= $0.bytesSent && $0.bytesSent <= total })
            #expect(told.all.allSatisfy { $0.bytesTotal == total })
            #expect(told.all.first?.bytesConfirmed == 0)
            #expect(told.all.last == UploadProgress(bytesSent: total, bytesConfirmed: total, bytesTotal: total))
            // The first 4 MiB of the large file count when they are there.
            #expect(told.all.contains { $0.bytesConfirmed == Self.unit })
        }
    }

    @Test func whatIsSentIsToldBeforeItIsConfirmed() {
        let told = Calls<UploadProgress>()
        let tally = BatchProgress([10, 20, 5], ProgressReporter()) { told.add($0) }
        tally.begin(at: [0, 4, 0])
        tally.sent(7, of: [(0, 0..<10)])
        tally.sent(3, of: [(1, 4..<20), (2, 0..<5)])
        tally.confirmed([(0, 10)])
        // Lost: what was sent falls back, and is sent again.
        tally.confirmed([(1, 4), (2, 0)])
        tally.sent(21, of: [(1, 4..<20), (2, 0..<5)])
        tally.confirmed([(1, 20), (2, 5)])
        #expect(told.all.map(\.bytesSent) == [4, 11, 14, 17, 14, 35, 35])
        #expect(told.all.map(\.bytesConfirmed) == [4, 4, 4, 14, 14, 14, 35])
    }
}
