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
        let bytes: Int64
        let event: UploadPlan.Event
        var left: Double
    }

    /// Simulates the upload of files over a link with the given speed, without a real clock. Returns the number of
    /// bytes in flight at the start of each request, and the total number of bytes sent.
    private func drive(
        bytesPerSecond: Double, sizes: [Int64], _ change: (inout UploadPlan.Limits) -> Void = { _ in }
    ) -> (underWay: [Int64], sent: Int64) {
        var limits = BatchUploadOptions().limits
        // The only commit is the last one.
        limits.maximumCommitDelay = nil
        limits.maximumUncommittedBytes = .max
        limits.maximumUncommittedSmallBytes = .max
        change(&limits)
        var plan = UploadPlan(
            sizes.enumerated().map { UploadPlan.File($0.element, to: CommitDestination("/\($0.offset)")) },
            limits: limits)
        var now = 0.0
        var sending: [Sending] = []
        var underWay: [Int64] = []
        var sent: Int64 = 0
        func send(_ bytes: Int64, _ event: UploadPlan.Event) {
            sending.append(Sending(bytes: bytes, event: event, left: Double(bytes)))
            underWay.append(sending.reduce(0) { $0 + $1.bytes })
            sent += bytes
        }
        var actions = plan.start()
        var isCommitted = false
        while !isCommitted {
            var events: [UploadPlan.Event] = []
            for action in actions {
                switch action {
                case .start(let chunk), .append(let chunk, _):
                    let event = UploadPlan.Event.sent(
                        chunk, .accepted(session: "s\(chunk.file)"), SimulatedBatchUpload.digests(chunk.range))
                    send(Int64(chunk.bytes.count), event)
                case .startConcurrent(let file): events.append(.startedConcurrent(file: file, .success("s\(file)")))
                case .startBundle(let files): events.append(.bundleStarted(files, sessions: files.map { "s\($0)" }))
                case .appendBundle(let entries):
                    let bundled = entries.map { entry in
                        UploadPlan.BundleResult(
                            sent: .accepted(session: entry.session),
                            digests: SimulatedBatchUpload.digests(0..<entry.size))
                    }
                    send(entries.reduce(0) { $0 + $1.size }, .bundleSent(entries.map(\.file), bundled))
                case .commit: isCommitted = true
                case .upload, .read, .hash, .check, .wait, .waitForUnlock: Issue.record("\(action)")
                }
            }
            if !events.isEmpty {
                actions = events.flatMap { plan.handle($0, at: .seconds(now)) }
                continue
            }
            // The next event: the link has transferred a request.
            guard let shortest = sending.map(\.left).min() else { break }
            let share = bytesPerSecond / Double(sending.count)
            // Empty requests take no time.
            now += shortest / share + 1e-4
            for index in sending.indices { sending[index].left -= shortest }
            guard let index = sending.firstIndex(where: { $0.left < 1e-3 }) else { break }
            actions = plan.handle(sending.remove(at: index).event, at: .seconds(now))
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
        let (underWay, _) = drive(bytesPerSecond: 1e5, sizes: [100 << 20]) {
            $0.isPaced = false
            $0.minimumConcurrentSize = .max
        }
        let expected: [Int64] = Array(repeating: 8 << 20, count: 12) + [4 << 20]
        #expect(underWay == expected)
    }

    @Test func failedRequestReleasesItsBytes() {
        var driver = SimulatedBatchUpload(sizes: [8 << 20, 8 << 20]) { $0 = BatchUploadOptions().limits }
        let first = driver.chunk(0..<Self.unit)
        // Files are sent in order, and the second waits until the link is measured.
        #expect(driver.plan.start() == [.start(first)])
        let next = driver.sent(first, .failed(.lost), at: .seconds(1))
        #expect(next.contains(.start(driver.chunk(0..<Self.unit, of: 1))))
    }

    /// The last chunk of a file may be so small that it can be sent now, but the first one precedes it.
    @Test func smallLastChunkDoesNotOvertakeAFailedOne() {
        var driver = SimulatedBatchUpload(sizes: [Self.unit + 1, 2 << 20, 2 << 20]) {
            $0 = BatchUploadOptions().limits
        }
        let first = driver.chunk(0..<Self.unit)
        #expect(driver.plan.start() == [.start(first)])
        let others = [1, 2].map { UploadPlan.Action.start(driver.chunk(0..<(2 << 20), of: $0)) }
        #expect(driver.sent(first, .failed(.lost), at: .seconds(1)).filter(\.isRequest) == others)
        #expect(driver.plan.handle(.waited(.files([0])), at: .seconds(2)).isEmpty)
        // The second file fails, which leaves room for the last chunk.
        #expect(driver.sent(1, .unreadable(.any), at: .seconds(3)).isEmpty)
        #expect(driver.sent(2, .unreadable(.any), at: .seconds(4)) == [.start(first)])
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

    /// Chunk number `index` of a file.
    private func chunk(
        _ file: Int, _ index: Int, _ range: Range<Int64>, from start: Int64? = nil
    ) -> UploadPlan.Chunk {
        UploadPlan.Chunk(
            file: file, index: index, range: range, start: start ?? range.lowerBound, isLast: true, round: 0)
    }

    @Test(arguments: [true, false]) func sentBytesAreReportedBeforeConfirmation(countsSentBytes: Bool) {
        let told = Calls<UploadProgress>()
        let reporter = ProgressReporter()
        let counter = UploadCounter(reporter, countsSentBytes: countsSentBytes) { told.add($0) }
        let counts = Calls<Int64>()
        counter.begin(at: [0, 4, 0], sizes: [10, 20, 5])
        let first = chunk(0, 0, 0..<10)
        let others = [chunk(1, 1, 4..<20), chunk(2, 0, 0..<5)]
        let steps: [() -> Void] = [
            { counter.recordSent(7, of: [first]) },
            { counter.recordSent(3, of: others) },
            { counter.recordConfirmed(UploadPace.Request(first), [(0, 10, 10)]) },
            // The request is lost: the sent bytes decrease, and are sent again.
            { counter.recordConfirmed(UploadPace.Request(others[0]), [(1, 4, 20), (2, 0, 5)]) },
            { counter.recordSent(21, of: others) },
            { counter.recordConfirmed(UploadPace.Request(others[0]), [(1, 20, 20), (2, 5, 5)]) },
        ]
        for step in steps {
            step()
            counts.add(reporter.counts.0)
        }
        #expect(told.all.map(\.bytesSent) == [4, 11, 14, 17, 14, 35, 35])
        #expect(told.all.map(\.bytesConfirmed) == [4, 4, 4, 14, 14, 14, 35])
        #expect(counts.all == (countsSentBytes ? [11, 14, 17, 17, 35, 35] : [4, 4, 14, 14, 14, 35]))
    }

    /// The server has a part of a chunk, which counts as confirmed only when the entire chunk is.
    @Test func bytesBeforeTheStartOfAChunkCountAsSent() {
        let told = Calls<UploadProgress>()
        let counter = UploadCounter(ProgressReporter(), countsSentBytes: true) { told.add($0) }
        counter.begin(at: [10], sizes: [nil])
        let rest = chunk(0, 1, 10..<20, from: 13)
        counter.recordSent(2, of: [rest])
        counter.recordConfirmed(UploadPace.Request(rest), [(0, 20, nil)])
        counter.recordConfirmed(UploadPace.Request(rest), [(0, 20, 20)])
        #expect(told.all.map(\.bytesSent) == [10, 15, 20, 20])
        #expect(told.all.map(\.bytesConfirmed) == [10, 10, 20, 20])
        #expect(told.all.map(\.bytesTotal) == [nil, nil, nil, 20])
    }
}
