import DropboxCore
import DropboxEmulator
import DropboxFiles
import Foundation
import TestSupport
import Testing

@testable import DropboxTransfer

/// Uploads of one content over connections that do what they should not.
@Suite(.timeLimit(.minutes(2)))
struct UploadFaultTests {
    private static let block = 4 << 20
    private static let routes = ["upload", "start", "append_v2", "finish"]

    /// Uploads small and large content, in order and together, where every second request is met by a fault.
    private func expectThatUploadsEndRight(
        _ fault: FaultyTransport.Fault, on routes: [String] = routes
    ) async throws {
        let rule: FaultyTransport.Rule = { route, number in routes.contains(route) && number % 2 == 1 ? fault : nil }
        try await UploadSite.run(rule) { site in
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

    @Test func aFinishWhoseAnswerWasLostIsLookedForAndNotRepeated() async throws {
        let rule: FaultyTransport.Rule = { route, _ in ["finish", "upload"].contains(route) ? .loseAnswer : nil }
        try await UploadSite.run(rule) { site in
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

    @Test(arguments: [5, 2 * block]) func aRenamedFileWhoseAnswerWasLostIsFoundUnderItsName(size: Int) async throws {
        let rule: FaultyTransport.Rule = { route, _ in ["finish", "upload"].contains(route) ? .loseAnswer : nil }
        try await UploadSite.run(rule) { site in
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
        try await UploadSite.run { site in
            let folder = try TemporaryFolder()
            try site.emulator.account("ada").put("/file", "other")
            let file = try site.write("file", 3 * Self.block)
            let options = UploadOptions {
                $0.chunkSize = Self.block
                $0.journal = UploadJournal(folder: folder.url)
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
        try await UploadSite.run { site in
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

    @Test func aServerThatIsGoneIsTold() async throws {
        try await UploadSite.run { _, _ in
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
        try await UploadSite.run(rule) {
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
