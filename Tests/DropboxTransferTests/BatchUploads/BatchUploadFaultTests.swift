import DropboxCore
import DropboxHTTP
import Foundation
import Testing
@testable import DropboxTransfer

/// Batch uploads over faulty connections.
@Suite(.timeLimit(.minutes(10)))
struct BatchUploadFaultTests {
    private let sizes = [12 << 20 | 1, 3, 8 << 20, 0, 100_000]

    /// Fails the given requests of a route with a fault.
    private func every(
        _ step: Int, of routes: String..., is fault: FaultyTransport.Fault
    ) -> FaultyTransport.Rule {
        { route, number in routes.contains(route) && number % step == 0 ? fault : nil }
    }

    @Test func everySecondResponseIsLost() async throws {
        try await UploadFixture.run(every(2, of: "start", "append_v2", is: .loseAnswer)) { fixture in
            let files = try fixture.files(sizes)
            let counts = Calls<Int64>()
            let result = await fixture.upload(files) { _ in
            } progress: {
                counts.add($0.completedUnitCount)
            }
            try await fixture.expectAllThere(files, result)
            #expect(counts.all == counts.all.sorted())
        }
    }

    @Test func noProgressAfterTheEnd() async throws {
        try await UploadFixture.run(every(1, of: "start", is: .loseAnswer)) { fixture in
            let files = try fixture.files([100_000])
            let queue = DispatchQueue(label: "progress")
            var told: [(Calls<Int64>, Int)] = []
            for _ in 0..<100 {
                let calls = Calls<Int64>()
                let result = await fixture.upload(files, queue: queue) {
                    $0.maximumAttempts = 1
                } progress: {
                    calls.add($0.completedUnitCount)
                }
                #expect(result.failed.count == 1)
                told.append((calls, queue.sync { calls.all.count }))
            }
            queue.sync {}
            for (calls, count) in told { #expect(calls.all.count == count) }
        }
    }

    @Test(arguments: [FaultyTransport.Fault.loseAnswer, .reset, .status(503), .status(429), .corrupt])
    func bundledFilesArrive(fault: FaultyTransport.Fault) async throws {
        let rule: FaultyTransport.Rule = { route, number in
            if case .corrupt = fault, route != "append_batch" { return nil }
            return ["start_batch", "append_batch"].contains(route) && number % 2 == 1 ? fault : nil
        }
        try await UploadFixture.run(rule) { fixture in
            let files = try fixture.files(Array(0..<30))
            let result = await fixture.upload(files) { $0.maximumBundleCount = 12 }
            try await fixture.expectAllThere(files, result)
            #expect(fixture.transport.count("start") + fixture.transport.count("append_v2") == 0)
        }
    }

    /// A server that answers with fewer results once does so each time. The batch ends at once.
    @Test(arguments: ["start_batch", "append_batch", "finish_batch_v2"])
    func shortAnswerEndsTheBatch(route: String) async throws {
        try await UploadFixture.run(every(1, of: route, is: .shortAnswer)) { fixture in
            let files = try fixture.files(Array(1...30))
            let result = await fixture.upload(files) { $0.maximumBundleCount = 30 }
            let isCommitted = route == "finish_batch_v2"
            #expect(result.uploaded.count == (isCommitted ? 30 : 0))
            #expect(result.failed.count == (isCommitted ? 0 : 30))
            #expect(fixture.transport.count(route) == 1)
            #expect(fixture.time.source.now() == .zero)
            let message = result.error.map { "\($0)" } ?? ""
            #expect(message.contains("answered a request for 30 files with 29 results"), "\(message)")
            #expect(!message.contains("SDK"))
        }
    }

    @Test func everySecondConnectionIsReset() async throws {
        try await UploadFixture.run(every(2, of: "start", "append_v2", "finish_batch_v2", is: .reset)) { fixture in
            let files = try fixture.files(sizes)
            try await fixture.expectAllThere(files, await fixture.upload(files))
        }
    }

    @Test func everySecondRequestIsRateLimited() async throws {
        let rule = every(2, of: "start", "append_v2", is: .status(429, ["Retry-After": "7"]))
        try await UploadFixture.run(rule) { fixture in
            let files = try fixture.files(sizes)
            try await fixture.expectAllThere(files, await fixture.upload(files))
        }
    }

    @Test func everySecondRequestFailsInTheServer() async throws {
        try await UploadFixture.run(every(2, of: "start", "append_v2", is: .status(503))) { fixture in
            let files = try fixture.files(sizes)
            try await fixture.expectAllThere(files, await fixture.upload(files))
        }
    }

    @Test func corruptedBytesAreSentAgain() async throws {
        try await UploadFixture.run(every(2, of: "start", "append_v2", is: .corrupt)) { fixture in
            let files = try fixture.files(sizes)
            try await fixture.expectAllThere(files, await fixture.upload(files))
        }
    }

    @Test func commit_lostResponse_isVerifiedAndNotRepeated() async throws {
        try await UploadFixture.run(every(1, of: "finish_batch_v2", is: .loseAnswer)) { fixture in
            let files = try fixture.files(sizes)
            try await fixture.expectAllThere(files, await fixture.upload(files))
            #expect(fixture.transport.count("finish_batch_v2") == 1)
        }
    }

    @Test func commit_lostRequest_isVerifiedAndRepeated() async throws {
        let rule: FaultyTransport.Rule = { route, number in
            route == "finish_batch_v2" && number == 1 ? .status(502) : nil
        }
        try await UploadFixture.run(rule) { fixture in
            let files = try fixture.files(sizes)
            let result = await fixture.upload(files)
            #expect(fixture.transport.count("get_metadata") == files.count)
            #expect(fixture.transport.count("finish_batch_v2") == 2)
            try await fixture.expectAllThere(files, result)
        }
    }

    @Test func renamedFile_lostCommit_isFound() async throws {
        try await UploadFixture.run(every(1, of: "finish_batch_v2", is: .loseAnswer)) { fixture in
            _ = try await fixture.client.files.upload(path: "/a", input: Data("other".utf8)).response()
            let file = try fixture.write("a", 10)
            let result = await fixture.upload([file: Files.CommitInfo(path: "/a", autorename: true)])
            #expect(result.uploaded[file]?.name == "a (1)", "\(result)")
            let names = try await fixture.client.files.listFolder(path: "").response().entries.map(\.name)
            #expect(Set(names) == ["a", "a (1)"])
        }
    }

    @Test func rejectedTokenStopsTheBatch() async throws {
        try await UploadFixture.run(every(1, of: "start_batch", is: .status(401))) { fixture in
            let files = try fixture.files(Array(1...40))
            let result = await fixture.upload(files)
            #expect(result.failed.count == 40)
            #expect(result.error != nil)
            #expect(fixture.transport.count("start_batch") <= 4)
        }
    }

    @Test func unreachableServerFailsEachFile() async throws {
        try await UploadFixture.run { _, _ in
            .reset
        } body: { fixture in
            let files = try fixture.files([1, 2, 3])
            let result = await fixture.upload(files)
            #expect(result.failed.count == 3)
            #expect(result.error == nil)
        }
    }
}
