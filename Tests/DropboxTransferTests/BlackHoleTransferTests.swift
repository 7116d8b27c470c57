import DropboxCore
import DropboxFiles
import DropboxTestSupport
import Foundation
import Testing
@testable import DropboxTransfer

/// Transfers and listings whose server accepts connections but never responds.
@Suite(.timeLimit(.minutes(10)))
struct BlackHoleTransferTests {
    private static let transfers: [String: @Sendable (FilesRoutes, URL) async throws -> Void] = [
        "uploadFile": { files, folder in
            _ = try await files.uploadFile(from: folder.appendingPathComponent("large"), to: "/a")
        },
        "uploadFile, a small one": { files, folder in
            _ = try await files.uploadFile(from: folder.appendingPathComponent("small"), to: "/a")
        },
        "batchUpload": { files, folder in
            let names = ["large", "small"].map { folder.appendingPathComponent($0) }
            let result = await files.batchUpload(
                Dictionary(uniqueKeysWithValues: names.map { ($0, Files.CommitInfo(path: "/" + $0.lastPathComponent)) })
            )
            #expect(result.failed.count == 2)
            for (_, error) in result.failed { throw error }
        },
        "uploadFolder": { files, folder in _ = try await files.uploadFolder(from: folder, to: "/a") },
        "downloadFile": { files, folder in
            _ = try await files.downloadFile(path: "/a", to: folder.appendingPathComponent("new"))
        },
        "downloadStream": { files, _ in for try await _ in files.downloadStream(path: "/a") {} },
        "downloadFolder": { files, folder in
            _ = try await files.downloadFolder(path: "/a", to: folder.appendingPathComponent("new"))
        },
        "entries": { files, _ in for try await _ in files.entries(in: "/") {} },
    ]

    @Test(arguments: transfers.keys.sorted()) func everyTransferTimesOut(name: String) async throws {
        let server = try LoopbackServer { $0.waitForClose() }
        let folder = try TemporaryDirectory()
        try Data(count: 9 << 20).write(to: folder.url.appendingPathComponent("large"))
        try Data("small".utf8).write(to: folder.url.appendingPathComponent("small"))
        let client = DropboxTransportClientImpl(
            authentication: .accessToken(LongLivedAccessTokenProvider(accessToken: "t")),
            configuration: .init {
                $0.baseHosts = BaseHosts(server: server.url().absoluteString)
                $0.session.timeoutIntervalForRequest = 0.2
                $0.retryPolicy = RetryPolicy(maximumAttempts: 2, initialBackoff: .milliseconds(10))
            })
        defer { client.shutdown() }
        let transfer = try #require(Self.transfers[name])
        let error = await #expect(throws: (any Error).self) {
            try await transfer(FilesRoutes(client: client), folder.url)
        }
        let text = "\(try #require(error))"
        #expect(text.contains("was inactive"), "\(text)")
        #expect(try folder.names == ["large", "small"])
    }
}
