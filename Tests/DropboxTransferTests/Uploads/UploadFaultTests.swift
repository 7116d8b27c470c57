import DropboxCore
import DropboxEmulator
import DropboxFiles
import DropboxHTTP
import DropboxTestSupport
import Foundation
import Testing
@testable import DropboxTransfer

/// Uploads of single files over faulty connections.
@Suite(.timeLimit(.minutes(10)))
struct UploadFaultTests {
    private static let block = 4 << 20
    private static let routes = ["upload", "start", "append_v2", "finish"]

    /// Uploads small and large content, sequentially and concurrently, with a fault in every second request.
    private func expectUploadsSucceed(
        _ fault: FaultyTransport.Fault, on routes: [String] = routes
    ) async throws {
        let rule: FaultyTransport.Rule = { route, number in routes.contains(route) && number % 2 == 1 ? fault : nil }
        try await UploadFixture.run(rule) { fixture in
            for (size, requests) in [(5, 1), (3 * Self.block + 7, 1), (3 * Self.block + 7, 4)] {
                let name = "\(size)-\(requests)"
                let file = try fixture.write(name, size)
                let options = FileUploadOptions {
                    $0.chunkSize = Self.block
                    $0.maximumConcurrentRequests = requests
                }
                let metadata = try await fixture.client.files.uploadFile(from: file, to: "/" + name, options: options)
                try fixture.expect("/" + name, is: file)
                #expect(try metadata.contentHash == ContentHash.hash(ofFileAt: file))
            }
            try fixture.expectFiles(3)
        }
    }

    @Test func lostResponses() async throws { try await expectUploadsSucceed(.loseAnswer) }

    @Test func resetConnections() async throws { try await expectUploadsSucceed(.reset) }

    @Test func tooManyRequests() async throws {
        try await expectUploadsSucceed(.status(429, ["Retry-After": "7"]))
    }

    @Test func serverErrors() async throws { try await expectUploadsSucceed(.status(503)) }

    @Test func corruptedBytes() async throws {
        try await expectUploadsSucceed(.corrupt, on: ["upload", "append_v2"])
    }

    @Test func streamReleasesConfirmedChunks() async throws {
        try await UploadFixture.run { route, number in
            route == "append_v2" && number % 2 == 1 ? .loseAnswer : nil
        } body: { fixture in
            let content = AsyncStream<Data> { continuation in
                for number in 0..<5 { continuation.yield(Data(repeating: UInt8(number), count: Self.block)) }
                continuation.finish()
            }
            let chunks = StreamChunks(StreamFeed(content), chunkSize: Self.block)
            defer { chunks.close() }
            let options = FileUploadOptions { $0.maximumConcurrentRequests = 1 }
            let run = UploadRun(
                fixture.client.files,
                [UploadRun.Item(content: .success(.stream(chunks)), commit: options.commit("/a", .add))],
                options.limits(nil, RetryPolicy()), UploadCounter(ProgressReporter(), countsSentBytes: false, nil))
            let metadata = try #require(await run.outcomes().files.first).get()
            #expect(metadata.size == UInt64(5 * Self.block))
            for index in 0..<5 { #expect(throws: (any Error).self) { _ = try chunks.bytes(of: index) } }
        }
    }

    @Test func lostFinishIsVerifiedAndNotRepeated() async throws {
        let rule: FaultyTransport.Rule = { route, _ in ["finish", "upload"].contains(route) ? .loseAnswer : nil }
        try await UploadFixture.run(rule) { fixture in
            for size in [5, 2 * Self.block] {
                let file = try fixture.write("\(size)", size)
                let options = FileUploadOptions { $0.chunkSize = Self.block }
                try await fixture.client.files.uploadFile(from: file, to: "/\(size)", options: options)
            }
            #expect(fixture.transport.count("finish") == 1)
            #expect(fixture.transport.count("upload") == 1)
            try fixture.expectFiles(2)
        }
    }

    @Test func finishRepeatedByTransportIsVerified() async throws {
        try await UploadFixture.run { route, _ in
            ["finish", "finish_batch_v2"].contains(route) ? .repeatUnderneath : nil
        } body: { fixture in
            let file = try fixture.write("file", 2 * Self.block)
            let options = FileUploadOptions { $0.chunkSize = Self.block }
            try await fixture.client.files.uploadFile(from: file, to: "/file", options: options)
            #expect(fixture.transport.count("start") == 1)
            let files = try fixture.files([1, 2, 3])
            try await fixture.expectAllThere(files, await fixture.upload(files))
            #expect(fixture.transport.count("start") == 4)
        }
    }

    @Test(arguments: [5, 2 * block]) func renamedFile_lostResponse_isFound(size: Int) async throws {
        let rule: FaultyTransport.Rule = { route, _ in ["finish", "upload"].contains(route) ? .loseAnswer : nil }
        try await UploadFixture.run(rule) { fixture in
            try fixture.emulator.account("ada").put("/a.txt", "other")
            let file = try fixture.write("a", size)
            let options = FileUploadOptions {
                $0.chunkSize = Self.block
                $0.autorename = true
            }
            let metadata = try await fixture.client.files.uploadFile(from: file, to: "/a.txt", options: options)
            #expect(metadata.name.hasPrefix("a (") && metadata.name.hasSuffix(").txt"))
            try fixture.expectFiles(2)
        }
    }

    @Test func conflictedContentIsNotSentAgain() async throws {
        try await UploadFixture.run { fixture in
            let folder = try TemporaryDirectory()
            try fixture.emulator.account("ada").put("/file", "other")
            let file = try fixture.write("file", 3 * Self.block)
            let options = FileUploadOptions {
                $0.chunkSize = Self.block
                $0.journal = UploadJournal(directory: folder.url)
            }
            await #expect(throws: FileUploadError.self) {
                try await fixture.client.files.uploadFile(from: file, to: "/file", options: options)
            }
            let sent = fixture.transport.count("append_v2")
            try await fixture.client.files.uploadFile(from: file, to: "/file", mode: .overwrite, options: options)
            #expect(fixture.transport.count("append_v2") == sent)
            try fixture.expect("/file", is: file)
        }
    }

    @Test(arguments: [1, 4]) func expiredSessionIsReplaced(requests: Int) async throws {
        try await UploadFixture.run { fixture in
            try fixture.emulator.faults.add(
                .clockJump(by: .seconds(8 * 86_400)), on: "files/upload_session/append_v2", skipping: 2, times: 1)
            let file = try fixture.write("file", 4 * Self.block)
            let options = FileUploadOptions {
                $0.chunkSize = Self.block
                $0.maximumConcurrentRequests = requests
            }
            try await fixture.client.files.uploadFile(from: file, to: "/file", options: options)
            #expect(fixture.transport.count("start") == 2)
            try fixture.expect("/file", is: file)
        }
    }

    /// This also holds if the reason can't be decoded.
    @Test(arguments: [
        [DropboxEmulator.Fault.Effect.expiredToken], [.expiredToken, .truncate()], [.expiredToken, .corrupt()],
    ])
    func repeatedlyExpiredTokenDoesNotFailTheUpload(effects: [DropboxEmulator.Fault.Effect]) async throws {
        try await UploadFixture.run { fixture in
            fixture.client.client.accessTokenProvider = RenewingProvider(accessToken: fixture.emulator.accessToken)
            for effect in effects { try fixture.emulator.faults.add(effect, times: 5) }
            let file = try fixture.write("file", 5)
            try await fixture.client.files.uploadFile(from: file, to: "/file")
            #expect(fixture.transport.count("upload") == 6)
            try fixture.emulator.faults.add(.expiredToken)
            await #expect(throws: FileUploadError.self) {
                try await fixture.client.files.uploadFile(from: file, to: "/file", mode: .overwrite)
            }
            #expect(fixture.transport.count("upload") == 6 + RetryPolicy.standard.maximumAttempts)
        }
    }

    @Test func failedTokenRefreshIsReportedImmediately() async throws {
        try await UploadFixture.run { fixture in
            try fixture.emulator.faults.add(.expiredToken, times: 1)
            let file = try fixture.write("file", 5)
            await #expect(throws: FileUploadError.self) {
                try await fixture.client.files.uploadFile(from: file, to: "/file")
            }
            #expect(fixture.transport.count("upload") == 1)
        }
    }

    @Test func unreachableServerIsReported() async throws {
        try await UploadFixture.run { _, _ in
            .reset
        } body: { fixture in
            for size in [5, 2 * Self.block] {
                let file = try fixture.write("\(size)", size)
                let options = FileUploadOptions { $0.chunkSize = Self.block }
                await #expect(throws: FileUploadError.self) {
                    try await fixture.client.files.uploadFile(from: file, to: "/\(size)", options: options)
                }
            }
        }
    }

    @Test func withoutRetriesFirstErrorIsReported() async throws {
        let rule: FaultyTransport.Rule = { route, _ in route == "append_v2" ? .reset : nil }
        try await UploadFixture.run(rule) {
            $0.retryPolicy = .never
        } body: { fixture in
            let file = try fixture.write("file", 2 * Self.block)
            let options = FileUploadOptions {
                $0.chunkSize = Self.block
                $0.maximumConcurrentRequests = 1
            }
            await #expect(throws: FileUploadError.self) {
                try await fixture.client.files.uploadFile(from: file, to: "/file", options: options)
            }
            #expect(fixture.transport.count("append_v2") == 1)
        }
    }
}
