import DropboxCore
import DropboxEmulator
import DropboxFiles
import Foundation
import Testing

@testable import DropboxTransfer

/// Clients of an app that forward their requests to a client of the SDK.
@Suite(.timeLimit(.minutes(10)))
struct WrappedClientTests {
    /// All requests of a transfer pass through the client of the app, with the options of the transfer.
    @Test(arguments: [true, false]) func transfersUseTheClientOfTheApp(isTransparent: Bool) async throws {
        // Without a known client, the steps of a transfer wait by the real clock, so the first attempt succeeds.
        try await UploadFixture.run { _, _ in
            nil
        } body: { fixture in
            let wrapped = WrappedClient(fixture.client.client, isTransparent: isTransparent)
            let file = try fixture.write("a", 9 << 20)
            var options = FileUploadOptions()
            options.bandwidthLimiter = BandwidthLimiter(uploadBytesPerSecond: 1 << 30)
            _ = try await FilesRoutes(client: wrapped).uploadFile(from: file, to: "/a", options: options)
            #expect(wrapped.routes.contains { $0.hasPrefix("files/upload") })
            try fixture.expect("/a", is: file)
        }
    }

    /// The policy of the wrapped client repeats what fails, and changed options reach the attempts.
    @Test func optionsReachTheAttempts() async throws {
        try await UploadFixture.run { _, number in
            number > 1 ? nil : .status(503)
        } body: { fixture in
            let wrapped = WrappedClient(fixture.client.client, isTransparent: true)
            let client = DropboxClient(transportClient: wrapped)
            let impatient = client.with { $0.retryPolicy = .never }
            let error = await #expect(throws: CallError<Files.ListFolderError>.self) {
                try await impatient.files.listFolder(path: "").response()
            }
            #expect(error?.verdict.isTemporary == true)
            #expect(fixture.transport.count("list_folder") == 1)
            _ = try await client.files.listFolder(path: "").response()
            #expect(wrapped.routes == ["files/list_folder", "files/list_folder"])
        }
    }

    @Test func contextBelongsToTheCopy() async throws {
        try await UploadFixture.run { _, _ in
            nil
        } body: { fixture in
            let wrapped = WrappedClient(fixture.client.client, isTransparent: false)
            let member = wrapped.with(context: CallContext(selectUser: "dbmid:1"))
            #expect(member.selectUser == "dbmid:1" && wrapped.selectUser == nil)
            member.accessTokenProvider = LongLivedAccessTokenProvider(accessToken: "other")
            #expect(wrapped.accessTokenProvider?.accessToken == fixture.emulator.accessToken)
            await #expect(throws: CallError<Files.ListFolderError>.self) {
                try await FilesRoutes(client: member).listFolder(path: "").response()
            }
            _ = try await FilesRoutes(client: wrapped).listFolder(path: "").response()
        }
    }

    /// The batches of an account commit one after another, also if an app wraps the client.
    @Test func batchesOfWrappedClientsCommitInOrder() async throws {
        try await UploadFixture.run { _, _ in
            nil
        } body: { fixture in
            try await withThrowingTaskGroup(of: Void.self) { group in
                for index in 0..<4 {
                    let routes = FilesRoutes(client: WrappedClient(fixture.client.client, isTransparent: true))
                    // Each batch has its own files: writing one of another batch would change it during its upload.
                    let files = try (0..<3).map { number in
                        let name = "\(index)-\(number).bin"
                        return (try fixture.write(name, 1_000), Files.CommitInfo(path: "/" + name))
                    }
                    group.addTask {
                        let result = await routes.batchUpload(
                            Dictionary(uniqueKeysWithValues: files), limits: BatchUploadOptions().limits,
                            queue: .global(), nil)
                        #expect(result.isSuccess)
                    }
                }
                try await group.waitForAll()
            }
            #expect(fixture.transport.mostCommits == 1)
        }
    }
}
