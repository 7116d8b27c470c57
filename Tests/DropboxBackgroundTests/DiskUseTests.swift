import DropboxConcurrency
import DropboxEmulator
import DropboxFiles
import DropboxTestSupport
import Foundation
import SwiftyDropbox
import Testing
@testable import DropboxBackground
@testable import DropboxCore

/// Disk I/O happens on dedicated threads, never on those of the cooperative pool.
@Suite(.timeLimit(.minutes(5)))
struct DiskUseTests {
    private static let large = Data.pattern(9 << 20)

    @Test func sessionsUseDedicatedThreadsForDiskIO() async throws {
        try await BackgroundFixture.run { fixture in
            let source = fixture.folder.url.appendingPathComponent("source")
            let small = fixture.folder.url.appendingPathComponent("small")
            try Self.large.write(to: source)
            try Data("small".utf8).write(to: small)
            let copy = fixture.folder.url.appendingPathComponent("copy")
            let found = try await blockingDiskUse(in: fixture.folder.url) {
                let client = try fixture.client()
                _ = try await client.files.upload(path: "/file", input: source).response()
                _ = try await client.files.upload(path: "/data", input: Self.large).response()
                _ = try await client.files.download(path: "/file", overwrite: true, destination: copy).response()
                // The response is lost, so the commit is verified before the upload is sent again.
                fixture.transport.loseAnswers.withLock { _ = $0.insert("/2/files/upload") }
                _ = try await client.files.upload(path: "/again", autorename: true, input: source).response()
                let result = await client.files.batchUpload([small: .init(path: "/small")])
                #expect(result.uploaded.count == 1)
                try await fixture.cleared()
                client.shutdown()
            }
            #expect(found.isEmpty, "\(found.count): \(found.first ?? "")")
            #expect(try Data(contentsOf: copy) == Self.large)
        }
    }

    @Test func reconnectingUsesDedicatedThreadsForDiskIO() async throws {
        try await BackgroundFixture.run { fixture in
            let copy = fixture.folder.url.appendingPathComponent("copy")
            _ = try await fixture.foreground.files.upload(path: "/file", input: Self.large).response()
            let first = try fixture.client()
            let upload = first.files.upload(path: "/kept", input: Data("kept".utf8))
                .settingEarliestBeginDate(date: .distantFuture)
            upload.resume()
            first.files.download(path: "/file", overwrite: true, destination: copy)
            try await fixture.answered(1)
            first.shutdown()
            let found = try await blockingDiskUse(in: fixture.folder.url) {
                let second = try fixture.client()
                for case .success(let request) in await second.getAllRequests() {
                    switch request {
                    case .files_download(let download): _ = try await download.response()
                    case .files_upload(let upload): upload.cancel()
                    default: Issue.record("\(request)")
                    }
                }
                try await fixture.cleared()
                second.shutdown()
            }
            #expect(found.isEmpty, "\(found.count): \(found.first ?? "")")
            #expect(try Data(contentsOf: copy) == Self.large)
        }
    }

    /// The handler runs on the main queue, but the cleanup after it doesn't.
    @Test func cleanupAfterHandlerUsesDedicatedThreads() async throws {
        try await BackgroundFixture.run { fixture in
            let found = try await blockingDiskUse(in: fixture.folder.url) {
                let client = try fixture.client()
                await withCheckedContinuation { continuation in
                    client.files.upload(path: "/a", input: Data("a".utf8)).response { _, error in
                        #expect(error == nil)
                        continuation.resume()
                    }
                }
                try await fixture.cleared()
                client.shutdown()
            }
            #expect(found.isEmpty, "\(found.count): \(found.first ?? "")")
        }
    }
}
