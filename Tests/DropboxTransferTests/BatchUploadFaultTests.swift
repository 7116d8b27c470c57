import DropboxHTTP
import DropboxCore
import Foundation
import Testing

@testable import DropboxTransfer

/// Uploads over connections that do what they should not.
@Suite(.timeLimit(.minutes(10)))
struct BatchUploadFaultTests {
    private let sizes = [12 << 20 | 1, 3, 8 << 20, 0, 100_000]

    /// The route's requests at these places fail like this.
    private func every(
        _ step: Int, of routes: String..., is fault: FaultyTransport.Fault
    ) -> FaultyTransport.Rule {
        { route, number in routes.contains(route) && number % step == 0 ? fault : nil }
    }

    @Test func everySecondAnswerToAPartIsLost() async throws {
        try await UploadFixture.run(every(2, of: "start", "append_v2", is: .loseAnswer)) { site in
            let files = try site.files(sizes)
            let counts = Calls<Int64>()
            let result = await site.upload(files) { _ in
            } progress: {
                counts.add($0.completedUnitCount)
            }
            try await site.expectAllThere(files, result)
            #expect(counts.all == counts.all.sorted())
        }
    }

    @Test func noProgressIsToldAfterTheEnd() async throws {
        try await UploadFixture.run(every(1, of: "start", is: .loseAnswer)) { site in
            let files = try site.files([100_000])
            let queue = DispatchQueue(label: "progress")
            var told: [(Calls<Int64>, Int)] = []
            for _ in 0..<100 {
                let calls = Calls<Int64>()
                let result = await site.upload(files, queue: queue) {
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
    func smallFilesThatShareRequestsArrive(fault: FaultyTransport.Fault) async throws {
        let rule: FaultyTransport.Rule = { route, number in
            if case .corrupt = fault, route != "append_batch" { return nil }
            return ["start_batch", "append_batch"].contains(route) && number % 2 == 1 ? fault : nil
        }
        try await UploadFixture.run(rule) { site in
            let files = try site.files(Array(0..<30))
            let result = await site.upload(files) { $0.maximumBundle = 12 }
            try await site.expectAllThere(files, result)
            #expect(site.transport.count("start") + site.transport.count("append_v2") == 0)
        }
    }

    @Test func everySecondConnectionIsReset() async throws {
        try await UploadFixture.run(every(2, of: "start", "append_v2", "finish_batch_v2", is: .reset)) { site in
            let files = try site.files(sizes)
            try await site.expectAllThere(files, await site.upload(files))
        }
    }

    @Test func everySecondRequestIsTooMuch() async throws {
        let rule = every(2, of: "start", "append_v2", is: .status(429, ["Retry-After": "7"]))
        try await UploadFixture.run(rule) { site in
            let files = try site.files(sizes)
            try await site.expectAllThere(files, await site.upload(files))
        }
    }

    @Test func everySecondRequestMeetsABrokenServer() async throws {
        try await UploadFixture.run(every(2, of: "start", "append_v2", is: .status(503))) { site in
            let files = try site.files(sizes)
            try await site.expectAllThere(files, await site.upload(files))
        }
    }

    @Test func bytesThatChangeOnTheWayAreSentAgain() async throws {
        try await UploadFixture.run(every(2, of: "start", "append_v2", is: .corrupt)) { site in
            let files = try site.files(sizes)
            try await site.expectAllThere(files, await site.upload(files))
        }
    }

    @Test func aCommitWhoseAnswerIsLostIsVerifiedAndNotRepeated() async throws {
        try await UploadFixture.run(every(1, of: "finish_batch_v2", is: .loseAnswer)) { site in
            let files = try site.files(sizes)
            try await site.expectAllThere(files, await site.upload(files))
            #expect(site.transport.count("finish_batch_v2") == 1)
        }
    }

    @Test func aCommitThatGotLostIsVerifiedAndRepeated() async throws {
        let rule: FaultyTransport.Rule = { route, number in
            route == "finish_batch_v2" && number == 1 ? .status(502) : nil
        }
        try await UploadFixture.run(rule) { site in
            let files = try site.files(sizes)
            let result = await site.upload(files)
            #expect(site.transport.count("get_metadata") == files.count)
            #expect(site.transport.count("finish_batch_v2") == 2)
            try await site.expectAllThere(files, result)
        }
    }

    @Test func aRenamedFileWhoseCommitWasLostIsFoundUnderItsOtherName() async throws {
        try await UploadFixture.run(every(1, of: "finish_batch_v2", is: .loseAnswer)) { site in
            _ = try await site.client.files.upload(path: "/a", input: Data("other".utf8)).response()
            let file = try site.write("a", 10)
            let result = await site.upload([file: Files.CommitInfo(path: "/a", autorename: true)])
            #expect(result.uploaded[file]?.name == "a (1)", "\(result)")
            let names = try await site.client.files.listFolder(path: "").response().entries.map(\.name)
            #expect(Set(names) == ["a", "a (1)"])
        }
    }

    @Test func aTokenThatIsRefusedEndsTheBatchSoon() async throws {
        try await UploadFixture.run(every(1, of: "start_batch", is: .status(401))) { site in
            let files = try site.files(Array(1...40))
            let result = await site.upload(files)
            #expect(result.failed.count == 40)
            #expect(result.error != nil)
            #expect(site.transport.count("start_batch") <= 4)
        }
    }

    @Test func aServerThatIsGoneIsToldForEachFile() async throws {
        try await UploadFixture.run { _, _ in
            .reset
        } body: { site in
            let files = try site.files([1, 2, 3])
            let result = await site.upload(files)
            #expect(result.failed.count == 3)
            #expect(result.error == nil)
        }
    }
}
