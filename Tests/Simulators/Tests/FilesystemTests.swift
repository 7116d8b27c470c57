import DropboxFiles
import DropboxSync
import Foundation
import SmallServer
import Testing

/// A filesystem in the storage of an app.
@Suite(.timeLimit(.minutes(5))) struct FilesystemTests {
    private let server: SmallServer
    private let folder: URL

    init() throws {
        server = try SmallServer()
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("simulator-\(UUID().uuidString)")
    }

    private func path(_ path: String) throws -> SyncPath { try #require(SyncPath(path)) }

    @Test func fileOfTheServerIsRead() async throws {
        server.put("there.txt", Data("from the server".utf8))
        let filesystem = try await Filesystem(directory: folder, client: server.client)
        #expect(try await filesystem.listFolder(.root).map(\.path.name) == ["there.txt"])
        let file = try await filesystem.open(path("/there.txt"))
        #expect(try await file.readString() == "from the server")
        await filesystem.shutDown()
        server.stop()
        try FileManager.default.removeItem(at: folder)
    }

    @Test func fileWrittenHereIsUploadedAndKept() async throws {
        let filesystem = try await Filesystem(directory: folder, client: server.client)
        let file = try await filesystem.create(path("/here.txt"), contents: Data("from here".utf8))
        file.close()
        await Task.detached { [server] in server.waitForContent(Data("from here".utf8), of: "here.txt") }.value
        await filesystem.shutDown()
        let reopened = try await Filesystem(directory: folder, client: server.client)
        #expect(try await reopened.open(path("/here.txt")).readString() == "from here")
        await reopened.shutDown()
        server.stop()
        try FileManager.default.removeItem(at: folder)
    }
}
