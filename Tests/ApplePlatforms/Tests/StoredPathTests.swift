import AppleFoundation
import DropboxConcurrency
import Foundation
import Synchronization
import Testing
@testable import DropboxBackground
@testable import DropboxCore
@testable import DropboxFiles
@testable import DropboxSync
@testable import DropboxTransfer

/// Paths in a container that the system moves.
@Suite struct StoredPathTests {
    private let group: String
    /// A folder that no other test uses, because groups are known to the whole process.
    private let folder: String

    init() {
        (group, folder) = ("group.\(UUID())", "/var/\(UUID())")
    }

    private func setContainer(_ path: String) {
        AppGroups.containers.withLock { $0[group] = URL(fileURLWithPath: path) }
    }

    private func transfer(from source: String) -> TransferDescriptor {
        TransferDescriptor(
            id: UUID().uuidString, begun: 0, route: "files/upload", argument: "{}", source: source)
    }

    @Test(arguments: ["", "/private"])
    func pathInASharedContainerIsFoundAfterTheContainerMoved(prefix: String) throws {
        setContainer(folder + "/old")
        StoredPath.use(group)
        let text = try transfer(from: prefix + folder + "/old/folder/file").text()
        setContainer(folder + "/new")
        #expect(try TransferDescriptor(text).source == folder + "/new/folder/file")
    }

    /// Uploads with a journal of their own, and the filesystem, have no background session.
    @Test func clientWithoutABackgroundSessionKnowsItsContainer() throws {
        setContainer(folder + "/old")
        let path = folder + "/old/file"
        #expect(StoredPath.text(for: path) == path)
        var configuration = DropboxTransportClientImpl.Configuration()
        configuration.session.sharedContainerIdentifier = group
        let client = DropboxTransportClientImpl(
            authentication: .accessToken(LongLivedAccessTokenProvider(accessToken: "token")),
            configuration: configuration)
        let text = StoredPath.text(for: path)
        setContainer(folder + "/new")
        #expect(StoredPath.path(for: text) == folder + "/new/file")
        client.shutdown()
    }

    @Test func pathInTheHomeFolderIsStoredRelativeToIt() throws {
        let path = NSHomeDirectory() + "/Library/file"
        let text = try transfer(from: path).text()
        #expect(!text.contains(path))
        #expect(try TransferDescriptor(text).source == path)
    }

    @Test(arguments: ["/other/file", "/older/file"]) func otherPathIsStoredAsItIs(name: String) throws {
        let path = folder + name
        setContainer(folder + "/old")
        StoredPath.use(group)
        let text = try transfer(from: path).text()
        #expect(text.contains(path))
        #expect(try TransferDescriptor(text).source == path)
    }

    /// The text of a transfer of an earlier version.
    @Test func absolutePathIsRead() throws {
        let text = #"{"argument":"{}","begun":0,"id":"\#(UUID())","route":"files/upload","source":"/a/b","version":1}"#
        #expect(try TransferDescriptor(text).source == "/a/b")
    }

    @Test func directoryInASharedContainerRequiresTheGroup() throws {
        setContainer(folder)
        let directory = try SessionDirectory(identifier: "session", container: group, in: nil)
        #expect(directory.url.path.hasPrefix(folder + "/Library/Application Support/swift-dropbox/"))
        #expect(throws: MissingContainerError.self) {
            try SessionDirectory(identifier: "session", container: "group.missing", in: nil)
        }
    }

    /// Creates a container on disk, and returns a file in it.
    private func container(_ name: String, in folder: TemporaryDirectory) throws -> URL {
        let url = folder.url.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
        setContainer(url.path)
        StoredPath.use(group)
        let file = url.appendingPathComponent("file")
        try Data("content".utf8).write(to: file)
        return file
    }

    @Test func fileOfABatchIsFoundAfterTheContainerMoved() throws {
        let folder = try TemporaryDirectory()
        let old = try container("old", in: folder)
        let description = try JournalFile.Description(old, Files.CommitInfo(path: "/file"), nil)
        #expect(try description.upload.url == old)
        let new = try container("new", in: folder)
        #expect(try description.upload.url == new)
    }

    @Test func uploadResumesAfterTheContainerMoved() async throws {
        let folder = try TemporaryDirectory()
        let journal = UploadJournal(directory: folder.url.appendingPathComponent("journal"))
        let old = try container("old", in: folder)
        let location = try journal.file(for: old, "/file", CallContext())
        try await JournalFile.store("1", of: old, in: location)
        let new = folder.url.appendingPathComponent("new")
        try FileManager.default.moveItem(at: old.deletingLastPathComponent(), to: new)
        setContainer(new.path)
        let moved = new.appendingPathComponent("file")
        #expect(try journal.file(for: moved, "/file", CallContext()) == location)
        #expect(try await JournalFile.session(of: moved, in: location) == "1")
    }

    /// The process exits after it moved a file into the cache, and before the database refers to it.
    @Test func fileThatWasMovedIntoTheCacheReturnsToTheContainer() throws {
        let folder = try TemporaryDirectory()
        let cache = try ContentCache(folder.url.appendingPathComponent("cache"))
        let content = try cache.store(moving: try container("old", in: folder))
        let new = try container("new", in: folder)
        #expect(try cache.origin(of: content.file) == new.path)
    }
}
