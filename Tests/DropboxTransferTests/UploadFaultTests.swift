import DropboxHTTP
import DropboxCore
import DropboxEmulator
import DropboxFiles
import Foundation
import DropboxTestSupport
import Testing

@testable import DropboxTransfer

/// Uploads of one content over connections that do what they should not.
@Suite(.timeLimit(.minutes(10)))
struct UploadFaultTests {
    private static let block = 4 << 20
    private static let routes = ["upload", "start", "append_v2", "finish"]

    /// Uploads small and large content, in order and together, where every second request is met by a fault.
    private func expectThatUploadsEndRight(
        _ fault: FaultyTransport.Fault, on routes: [String] = routes
    ) async throws {
        let rule: FaultyTransport.Rule = { route, number in routes.contains(route) && number % 2 == 1 ? fault : nil }
        try await UploadFixture.run(rule) { site in
            for (size, requests) in [(5, 1), (3 * Self.block + 7, 1), (3 * Self.block + 7, 4)] {
                let name = "\(size)-\(requests)"
                let file = try site.write(name, size)
                let options = UploadOptions {
                    $0.chunkSize = Self.block
                    $0.maximumConcurrentRequests = requests
                }
                let metadata = try await site.client.files.uploadFile(from: file, to: "/" + name, options: options)
                try site.expect("/" + name, is: file)
                #expect(try metadata.contentHash == ContentHash.hash(ofFileAt: file))
            }
            try site.expectFiles(3)
        }
    }

    @Test func answersAreLost() async throws { try await expectThatUploadsEndRight(.loseAnswer) }

    @Test func connectionsAreReset() async throws { try await expectThatUploadsEndRight(.reset) }

    @Test func requestsAreTooMany() async throws {
        try await expectThatUploadsEndRight(.status(429, ["Retry-After": "7"]))
    }

    @Test func theServerIsBroken() async throws { try await expectThatUploadsEndRight(.status(503)) }

    @Test func bytesChangeOnTheWay() async throws {
        try await expectThatUploadsEndRight(.corrupt, on: ["upload", "append_v2"])
    }

    @Test func aStreamKeepsNothingInMemoryThatTheServerHas() async throws {
        try await UploadFixture.run { route, number in
            route == "append_v2" && number % 2 == 1 ? .loseAnswer : nil
        } body: { site in
            let content = AsyncStream<Data> { continuation in
                for number in 0..<5 { continuation.yield(Data(repeating: UInt8(number), count: Self.block)) }
                continuation.finish()
            }
            let chunks = StreamChunks(StreamFeed(content), chunkSize: Self.block)
            defer { chunks.close() }
            let options = UploadOptions { $0.maximumConcurrentRequests = 1 }
            let run = UploadDriver(site.client.files, .stream(chunks), options.commit("/a", .add), options)
            let metadata = try await run.outcome().get()
            #expect(metadata.size == UInt64(5 * Self.block))
            for index in 0..<5 { #expect(throws: (any Error).self) { _ = try chunks.bytes(of: index) } }
        }
    }

    @Test func aFinishWhoseAnswerWasLostIsLookedForAndNotRepeated() async throws {
        let rule: FaultyTransport.Rule = { route, _ in ["finish", "upload"].contains(route) ? .loseAnswer : nil }
        try await UploadFixture.run(rule) { site in
            for size in [5, 2 * Self.block] {
                let file = try site.write("\(size)", size)
                let options = UploadOptions { $0.chunkSize = Self.block }
                try await site.client.files.uploadFile(from: file, to: "/\(size)", options: options)
            }
            #expect(site.transport.count("finish") == 1)
            #expect(site.transport.count("upload") == 1)
            try site.expectFiles(2)
        }
    }

    @Test func aFinishThatWasRepeatedUnderneathIsLookedForAndNotSentAnew() async throws {
        try await UploadFixture.run { route, _ in
            ["finish", "finish_batch_v2"].contains(route) ? .repeatUnderneath : nil
        } body: { site in
            let file = try site.write("file", 2 * Self.block)
            let options = UploadOptions { $0.chunkSize = Self.block }
            try await site.client.files.uploadFile(from: file, to: "/file", options: options)
            #expect(site.transport.count("start") == 1)
            let files = try site.files([1, 2, 3])
            try await site.expectAllThere(files, await site.upload(files))
            #expect(site.transport.count("start") == 4)
        }
    }

    @Test(arguments: [5, 2 * block]) func aRenamedFileWhoseAnswerWasLostIsFoundUnderItsName(size: Int) async throws {
        let rule: FaultyTransport.Rule = { route, _ in ["finish", "upload"].contains(route) ? .loseAnswer : nil }
        try await UploadFixture.run(rule) { site in
            try site.emulator.account("ada").put("/a.txt", "other")
            let file = try site.write("a", size)
            let options = UploadOptions {
                $0.chunkSize = Self.block
                $0.autorename = true
            }
            let metadata = try await site.client.files.uploadFile(from: file, to: "/a.txt", options: options)
            #expect(metadata.name.hasPrefix("a (") && metadata.name.hasSuffix(").txt"))
            try site.expectFiles(2)
        }
    }

    @Test func whatAConflictRefusedNeedsNoSecondSending() async throws {
        try await UploadFixture.run { site in
            let folder = try TemporaryFolder()
            try site.emulator.account("ada").put("/file", "other")
            let file = try site.write("file", 3 * Self.block)
            let options = UploadOptions {
                $0.chunkSize = Self.block
                $0.journal = UploadJournal(directory: folder.url)
            }
            await #expect(throws: FileUploadError.self) {
                try await site.client.files.uploadFile(from: file, to: "/file", options: options)
            }
            let sent = site.transport.count("append_v2")
            try await site.client.files.uploadFile(from: file, to: "/file", mode: .overwrite, options: options)
            #expect(site.transport.count("append_v2") == sent)
            try site.expect("/file", is: file)
        }
    }

    @Test(arguments: [1, 4]) func anExpiredSessionIsReplacedByANewOne(requests: Int) async throws {
        try await UploadFixture.run { site in
            site.emulator.faults.add(
                .clockJump(by: .seconds(8 * 86_400)), on: "files/upload_session/append_v2", skipping: 2, times: 1)
            let file = try site.write("file", 4 * Self.block)
            let options = UploadOptions {
                $0.chunkSize = Self.block
                $0.maximumConcurrentRequests = requests
            }
            try await site.client.files.uploadFile(from: file, to: "/file", options: options)
            #expect(site.transport.count("start") == 2)
            try site.expect("/file", is: file)
        }
    }

    /// Also where it cannot be read any more that this is the reason.
    @Test(arguments: [[Fault.Effect.expiredToken], [.expiredToken, .truncate()], [.expiredToken, .corrupt()]])
    func aTokenThatIsCalledExpiredAgainAndAgainEndsNoTransfer(effects: [Fault.Effect]) async throws {
        try await UploadFixture.run { site in
            site.client.client.accessTokenProvider = RenewingProvider(accessToken: site.emulator.accessToken)
            for effect in effects { site.emulator.faults.add(effect, times: 5) }
            let file = try site.write("file", 5)
            try await site.client.files.uploadFile(from: file, to: "/file")
            #expect(site.transport.count("upload") == 6)
            site.emulator.faults.add(.expiredToken)
            await #expect(throws: FileUploadError.self) {
                try await site.client.files.uploadFile(from: file, to: "/file", mode: .overwrite)
            }
            #expect(site.transport.count("upload") == 6 + RetryPolicy.standard.maximumAttempts)
        }
    }

    @Test func anExpiredTokenThatCannotBeRenewedIsToldAtOnce() async throws {
        try await UploadFixture.run { site in
            site.emulator.faults.add(.expiredToken, times: 1)
            let file = try site.write("file", 5)
            await #expect(throws: FileUploadError.self) {
                try await site.client.files.uploadFile(from: file, to: "/file")
            }
            #expect(site.transport.count("upload") == 1)
        }
    }

    @Test func aServerThatIsGoneIsTold() async throws {
        try await UploadFixture.run { _, _ in
            .reset
        } body: { site in
            for size in [5, 2 * Self.block] {
                let file = try site.write("\(size)", size)
                let options = UploadOptions { $0.chunkSize = Self.block }
                await #expect(throws: FileUploadError.self) {
                    try await site.client.files.uploadFile(from: file, to: "/\(size)", options: options)
                }
            }
        }
    }

    @Test func whoeverWantsNothingRepeatedGetsTheFirstError() async throws {
        let rule: FaultyTransport.Rule = { route, _ in route == "append_v2" ? .reset : nil }
        try await UploadFixture.run(rule) {
            $0.retryPolicy = .never
        } body: { site in
            let file = try site.write("file", 2 * Self.block)
            let options = UploadOptions {
                $0.chunkSize = Self.block
                $0.maximumConcurrentRequests = 1
            }
            await #expect(throws: FileUploadError.self) {
                try await site.client.files.uploadFile(from: file, to: "/file", options: options)
            }
            #expect(site.transport.count("append_v2") == 1)
        }
    }
}
