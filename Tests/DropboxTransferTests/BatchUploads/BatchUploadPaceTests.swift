import DropboxConcurrency
import DropboxCore
import DropboxFiles
import Foundation
import Testing
@testable import DropboxTransfer

/// The bytes in flight of a batch, as a function of the confirmations of the server, and the reported progress.
struct BatchUploadPaceTests {
    private static let unit = Int64(4 << 20)

    /// A request with content on a shared link.
    private struct Sending {
        let files: [Int]
        let bytes: Int64
        let event: BatchUploadStateMachine.Event
        var left: Double
    }

    /// Simulates the upload of files over a link with the given speed, without a real clock. Returns the number of
    /// bytes in flight at the start of each request, and the total number of bytes sent.
    private func drive(bytesPerSecond: Double, sizes: [Int64], isPaced: Bool = true) -> (underWay: [Int64], sent: Int64)
    {
        var limits = BatchUploadOptions().limits
        limits.isPaced = isPaced
        // The only commit is the last one.
        limits.maximumCommitDelay = nil
        limits.maximumUncommittedBytes = .max
        var stateMachine = BatchUploadStateMachine(
            sizes.enumerated().map { ($0.element, CommitDestination("/\($0.offset)")) }, limits: limits)
        var now = 0.0
        var sending: [Sending] = []
        var underWay: [Int64] = []
        var sent: Int64 = 0
        func send(_ files: [Int], _ bytes: Int64, _ event: BatchUploadStateMachine.Event) {
            sending.append(Sending(files: files, bytes: bytes, event: event, left: Double(bytes)))
            underWay.append(sending.reduce(0) { $0 + $1.bytes })
            sent += bytes
        }
        var actions = stateMachine.start()
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
                        BatchUploadStateMachine.BundleResult(
                            sent: .accepted(session: entry.session), digests: BlockDigests())
                    }
                    send(
                        entries.map(\.file), entries.reduce(0) { $0 + $1.size },
                        .bundleSent(entries.map(\.file), bundled))
                case .commit: isCommitted = true
                case .check, .wait, .waitForUnlock: Issue.record("\(action)")
                }
            }
            if !events.isEmpty {
                actions = events.flatMap { stateMachine.handle($0, at: .seconds(now)) }
                continue
            }
            // The next event: the link has transferred a request.
            guard let shortest = sending.map(\.left).min() else { break }
            let share = bytesPerSecond / Double(sending.count)
            // Empty requests take no time.
            now += shortest / share + 1e-4
            for index in sending.indices { sending[index].left -= shortest }
            guard let index = sending.firstIndex(where: { $0.left < 1e-3 }) else { break }
            actions = stateMachine.handle(sending.remove(at: index).event, at: .seconds(now))
        }
        #expect(isCommitted)
        return (underWay, sent)
    }

    @Test(arguments: [1e5, 1e6, 3e6, 1e7, 5e7])
    func bytesInFlightAreLimitedToTwoSeconds(bytesPerSecond: Double) {
        let mixed: [Int64] = (0..<60).map { number -> Int64 in number % 5 == 0 ? 20 << 20 : number * 10_000 }
        let stories: [[Int64]] = [
            Array(repeating: 100 << 20, count: 4), Array(repeating: 300 << 10, count: 400), mixed,
            [0, 0, 1, 9 << 20, 0],
        ]
        for sizes in stories {
            let (underWay, sent) = drive(bytesPerSecond: bytesPerSecond, sizes: sizes)
            let promise = max(Self.unit, Int64(2 * bytesPerSecond))
            #expect(underWay.allSatisfy { $0 <= promise }, "\(underWay.max() ?? 0) of \(promise), \(sizes.count) files")
            #expect(sent == sizes.reduce(0, +))
        }
    }

    @Test func fastLinkIsSaturatedAfterTheFirstRequest() {
        let (underWay, _) = drive(bytesPerSecond: 1e9, sizes: Array(repeating: 100 << 20, count: 8))
        #expect(underWay.first == Self.unit)
        #expect(underWay.max() == 32 << 20)
        // Hardly more requests than with the maximum size.
        #expect(underWay.count <= 8 * 13 + 8)
    }

    /// The system continues requests after the process exits, and finds them again by their byte ranges.
    @Test func durableRequestsHaveTheMaximumSize() {
        let (underWay, _) = drive(bytesPerSecond: 1e5, sizes: [100 << 20], isPaced: false)
        let expected: [Int64] = Array(repeating: 8 << 20, count: 12) + [4 << 20]
        #expect(underWay == expected)
    }

    @Test func failedRequestReleasesItsBytes() {
        var stateMachine = BatchUploadStateMachine(
            [(8 << 20, CommitDestination("/a")), (8 << 20, CommitDestination("/b"))],
            limits: BatchUploadOptions().limits)
        let part = SimulatedBatchUpload.part(0..<Self.unit, isLast: false)
        // Files are sent in order, and the second waits until the link is measured.
        #expect(stateMachine.start() == [.start(file: 0, part: part)])
        let next = stateMachine.handle(.sent(file: 0, .failed(.lost), digests: BlockDigests()), at: .seconds(1))
        #expect(next.contains(.start(file: 1, part: part)))
    }

    @Test func sentAndConfirmedBytesAreReported() async throws {
        try await UploadFixture.run { fixture in
            let sizes = [9 << 20, 70_000] + Array(repeating: 1_000, count: 20)
            let files = try fixture.files(sizes)
            let told = Calls<UploadProgress>()
            var options = BatchUploadOptions()
            options.onProgress = { told.add($0) }
            let result = await fixture.client.files.batchUpload(files, options: options)
            try await fixture.expectAllThere(files, result)
            let total = Int64(sizes.reduce(0, +))
            #expect(told.all.allSatisfy { $0.bytesConfirmed <= $0.bytesSent && $0.bytesSent <= total })
            #expect(told.all.allSatisfy { $0.bytesTotal == total })
            #expect(told.all.first?.bytesConfirmed == 0)
            #expect(told.all.last == UploadProgress(bytesSent: total, bytesConfirmed: total, bytesTotal: total))
            // The first 4 MiB of the large file count when they are confirmed.
            #expect(told.all.contains { $0.bytesConfirmed == Self.unit })
        }
    }

    @Test func sentBytesAreReportedBeforeConfirmation() {
        let told = Calls<UploadProgress>()
        let tally = BatchProgress([10, 20, 5], ProgressReporter()) { told.add($0) }
        tally.begin(at: [0, 4, 0])
        tally.recordSent(7, of: [(0, 0..<10)])
        tally.recordSent(3, of: [(1, 4..<20), (2, 0..<5)])
        tally.recordConfirmed([(0, 10)])
        // The request is lost: the sent bytes decrease, and are sent again.
        tally.recordConfirmed([(1, 4), (2, 0)])
        tally.recordSent(21, of: [(1, 4..<20), (2, 0..<5)])
        tally.recordConfirmed([(1, 20), (2, 5)])
        #expect(told.all.map(\.bytesSent) == [4, 11, 14, 17, 14, 35, 35])
        #expect(told.all.map(\.bytesConfirmed) == [4, 4, 4, 14, 14, 14, 35])
    }
}
