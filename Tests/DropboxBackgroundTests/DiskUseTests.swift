import DropboxEmulator
import DropboxFiles
import Foundation
import DropboxConcurrency
import SwiftyDropbox
import DropboxTestSupport
import Testing

@testable import DropboxBackground
@testable import DropboxCore

/// What waits for the disk does so where nobody else waits for it.
@Suite(.timeLimit(.minutes(5)))
struct DiskUseTests {
    private static let large = Data((0..<(9 << 20)).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ $0 >> 12) })

    @Test func backgroundSessionsWaitForTheDiskElsewhere() async throws {
        try await BackgroundFixture.run { site in
            let source = site.folder.url.appendingPathComponent("source")
            let small = site.folder.url.appendingPathComponent("small")
            try Self.large.write(to: source)
            try Data("small".utf8).write(to: small)
            let copy = site.folder.url.appendingPathComponent("copy")
            let found = try await misplacedDiskUse(in: site.folder.url) {
                let client = try site.client()
                _ = try await client.files.upload(path: "/file", input: source).response()
                _ = try await client.files.upload(path: "/data", input: Self.large).response()
                _ = try await client.files.download(path: "/file", overwrite: true, destination: copy).response()
                // The answer is lost, so that the upload is looked for before it is sent again.
                site.transport.loseAnswers.withLock { _ = $0.insert("/2/files/upload") }
                _ = try await client.files.upload(path: "/again", autorename: true, input: source).response()
                let result = await client.files.batchUpload([small: .init(path: "/small")])
                #expect(result.uploaded.count == 1)
                try await site.cleared()
                client.shutdown()
            }
            #expect(found.isEmpty, "\(found.count): \(found.first ?? "")")
            #expect(try Data(contentsOf: copy) == Self.large)
        }
    }

    @Test func whatAProcessHasLeftIsTakenUpElsewhereToo() async throws {
        try await BackgroundFixture.run { site in
            let copy = site.folder.url.appendingPathComponent("copy")
            _ = try await site.foreground.files.upload(path: "/file", input: Self.large).response()
            let first = try site.client()
            let upload = first.files.upload(path: "/kept", input: Data("kept".utf8))
                .settingEarliestBeginDate(date: .distantFuture)
            upload.resume()
            first.files.download(path: "/file", overwrite: true, destination: copy)
            try await site.answered(1)
            first.shutdown()
            let found = try await misplacedDiskUse(in: site.folder.url) {
                let second = try site.client()
                for case .success(let request) in await second.getAllRequests() {
                    switch request {
                    case .files_download(let download): _ = try await download.response()
                    case .files_upload(let upload): upload.cancel()
                    default: Issue.record("\(request)")
                    }
                }
                try await site.cleared()
                second.shutdown()
            }
            #expect(found.isEmpty, "\(found.count): \(found.first ?? "")")
            #expect(try Data(contentsOf: copy) == Self.large)
        }
    }

    /// The handler is called on the main queue, and what follows it is not done there.
    @Test func whatFollowsAHandlerIsDoneElsewhere() async throws {
        try await BackgroundFixture.run { site in
            let found = try await misplacedDiskUse(in: site.folder.url) {
                let client = try site.client()
                await withCheckedContinuation { continuation in
                    client.files.upload(path: "/a", input: Data("a".utf8)).response { _, error in
                        #expect(error == nil)
                        continuation.resume()
                    }
                }
                try await site.cleared()
                client.shutdown()
            }
            #expect(found.isEmpty, "\(found.count): \(found.first ?? "")")
        }
    }
}
