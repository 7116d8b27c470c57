import DropboxConcurrency
import DropboxEmulator
import DropboxFiles
import DropboxHTTP
import DropboxTestSupport
import Foundation
import SwiftyDropbox
import Testing
@testable import DropboxBackground
@testable import DropboxCore

/// Sent and received content is persisted, including partial progress.
@Suite struct DurableContentTests {
    @Test func interruptedDownloadResumes() async throws {
        try await BackgroundFixture.run { fixture in
            let content = Data.pattern(3_000_000)
            _ = try await fixture.foreground.files.upload(path: "/a.bin", input: content).response()
            let destination = fixture.folder.url.appendingPathComponent("a.bin")
            // Slow enough that the download is interrupted.
            let first = try fixture.client { $0.bandwidthLimiter = BandwidthLimiter(downloadBytesPerSecond: 150_000) }
            let (moved, mover) = AsyncStream.makeStream(of: Int64.self)
            let request = first.files.download(path: "/a.bin", destination: destination)
                .progress(queue: DispatchQueue(label: "progress")) { mover.yield($0.completedUnitCount) }
            request.resume()
            for await count in moved where count > 300_000 { break }
            first.shutdown()
            _ = try? await request.response()
            #expect(!FileManager.default.fileExists(atPath: destination.path))

            let second = try fixture.client()
            guard case .success(.files_download(let found)) = await second.getAllRequests().first else {
                Issue.record("nothing found")
                return
            }
            let (metadata, url) = try await found.response()
            #expect(metadata.size == 3_000_000 && url.path == destination.path)
            #expect(try Data(contentsOf: destination) == content)
            #expect(found.metadata?.status == 206, "only the rest was sent")
            try await fixture.cleared()
            #expect(try fixture.folder.names(in: "").filter { $0.hasSuffix(".partial") }.isEmpty)
        }
    }

    @Test func downloadOfChangedFileRestarts() async throws {
        try await BackgroundFixture.run { fixture in
            let old = Data(repeating: 1, count: 3_000_000)
            let new = Data(repeating: 2, count: 2_000_000)
            _ = try await fixture.foreground.files.upload(path: "/a.bin", input: old).response()
            let destination = fixture.folder.url.appendingPathComponent("a.bin")
            let first = try fixture.client { $0.bandwidthLimiter = BandwidthLimiter(downloadBytesPerSecond: 150_000) }
            let (moved, mover) = AsyncStream.makeStream(of: Int64.self)
            let request = first.files.download(path: "/a.bin", destination: destination)
                .progress(queue: DispatchQueue(label: "progress")) { mover.yield($0.completedUnitCount) }
            request.resume()
            for await count in moved where count > 300_000 { break }
            first.shutdown()
            _ = try? await request.response()
            _ = try await fixture.foreground.files.upload(path: "/a.bin", mode: .overwrite, input: new).response()

            let second = try fixture.client()
            guard case .success(.files_download(let found)) = await second.getAllRequests().first else {
                Issue.record("nothing found")
                return
            }
            _ = try await found.response()
            #expect(try Data(contentsOf: destination) == new)
        }
    }

    @Test func dataAndStreamsSurviveTheirProcess() async throws {
        try await BackgroundFixture.run { fixture in
            let content = Data.pattern(700_000)
            let first = try fixture.client()
            first.files.upload(path: "/stream.bin", input: InputStream(data: content))
                .settingEarliestBeginDate(date: .distantFuture)
            try await fixture.recorded(1)
            first.shutdown()
            try fixture.rewrite { $0.earliestBeginDate = nil }
            guard case .success(.files_upload(let request)) = await (try fixture.client()).getAllRequests().first else {
                Issue.record("nothing found")
                return
            }
            #expect(try await request.response().contentHash == ContentHash.hash(of: content))
            try await fixture.cleared()
        }
    }

    @Test func unreadableContentLeavesNoFiles() async throws {
        try await BackgroundFixture.run { fixture in
            let client = try fixture.client()
            let broken = try #require(InputStream(fileAtPath: fixture.folder.url.path))
            await #expect(throws: CallError<Files.UploadError>.self) {
                try await client.files.upload(path: "/a.bin", input: broken).response()
            }
            #expect(try fixture.leftovers().isEmpty)
        }
    }

    @Test func downloadOverwritesOnlyOnRequest() async throws {
        try await BackgroundFixture.run { fixture in
            _ = try await fixture.foreground.files.upload(path: "/a.txt", input: Data("new".utf8)).response()
            let destination = fixture.folder.url.appendingPathComponent("a.txt")
            try Data("old".utf8).write(to: destination)
            let client = try fixture.client()
            await #expect(throws: CallError<Files.DownloadError>.self) {
                try await client.files.download(path: "/a.txt", destination: destination).response()
            }
            #expect(try Data(contentsOf: destination) == Data("old".utf8))
            _ = try await client.files.download(path: "/a.txt", overwrite: true, destination: destination).response()
            #expect(try Data(contentsOf: destination) == Data("new".utf8))
            try await fixture.cleared()
        }
    }
}
