import DropboxAccount
import DropboxEmulator
import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxSync

/// Tests of a filesystem with the emulator.
@Suite(.timeLimit(.minutes(10)))
struct FilesystemTests {
    @Test func firstSyncListsTheRemoteTree() async throws {
        try await withDevices(0) { emulator, _ in
            let account = try emulator.account("ada")
            try account.put("/notes/today.txt", "Buy milk")
            try account.put("/photo.JPG", "no picture")
            let device = try Device(emulator)
            defer { device.stop() }
            let filesystem = try device.filesystem
            let root = try await filesystem.listFolder(.root)
            #expect(root.map(\.path.stringValue) == ["/notes", "/photo.JPG"])
            #expect(root.map(\.isFolder) == [true, false])
            #expect(root.map(\.size) == [0, 10])
            #expect(root.map(\.iconName) == ["folder", "page_white_picture"])
            #expect(root.map(\.hasThumbnail) == [false, true])
            #expect(filesystem.hasCompletedFirstSync)
            let notes = try await filesystem.listFolder(try .at("/Notes"))
            #expect(notes.map(\.path.stringValue) == ["/Notes/today.txt"])
        }
    }

    @Test func fileIsDownloadedWhenRead() async throws {
        try await withDevices(1) { emulator, devices in
            try emulator.account("ada").put("/a.txt", "from the server")
            try await devices[0].waitUntilSynced()
            let filesystem = try devices[0].filesystem
            let file = try await filesystem.open(try .at("/a.txt"))
            #expect(try await file.readString() == "from the server")
            #expect(try file.status.isCached)
            #expect(try file.newerStatus == nil)
            let handle = try await onThread { try file.readHandle().readToEnd() }
            #expect(handle == Data("from the server".utf8))
            #expect(try filesystem.fileCacheSize == 15)
        }
    }

    @Test func onlyOneFileCanBeOpenAtAPath() async throws {
        try await withDevices(1) { emulator, devices in
            try emulator.account("ada").put("/a.txt", "A")
            try await devices[0].waitUntilSynced()
            let filesystem = try devices[0].filesystem
            let file = try await filesystem.open(try .at("/a.txt"))
            await expect(.alreadyOpen) { _ = try await filesystem.open(try .at("/A.TXT")) }
            file.close()
            await expect(.closed) { _ = try await file.readData() }
            let again = try await filesystem.open(try .at("/a.txt"))
            #expect(again.isOpen)
        }
    }

    @Test func openOrCreateOpensTheFileThatExists() async throws {
        try await withDevices(1) { emulator, devices in
            let account = try emulator.account("ada")
            try account.put("/a.txt", "from the server")
            let device = devices[0]
            try await device.waitUntilSynced()
            let filesystem = try device.filesystem
            let file = try await filesystem.openOrCreate(try .at("/A.txt"))
            #expect(try await file.readString() == "from the server")
            await expect(.alreadyOpen) { _ = try await filesystem.openOrCreate(try .at("/a.txt")) }
            for text in ["first", "second"] {
                let new = try await onThread { try filesystem.openOrCreate(try .at("/new.txt")) }
                try await new.append(text)
                new.close()
            }
            await expect(.invalidOperation) { _ = try await filesystem.openOrCreate(.root) }
            await expect(.parent) { _ = try await filesystem.openOrCreate(try .at("/missing/a.txt")) }
            try await device.waitUntilSynced()
            #expect(try account.read("/new.txt") == Data("firstsecond".utf8))
            #expect(try account.list() == ["/a.txt", "/new.txt"])
        }
    }

    @Test func createFolderIfNeededCreatesWhatIsMissing() async throws {
        try await withDevices(1) { emulator, devices in
            let account = try emulator.account("ada")
            try account.put("/notes/a.txt", "a")
            let device = devices[0]
            try await device.waitUntilSynced()
            let filesystem = try device.filesystem
            try await filesystem.createFolderIfNeeded(at: .root)
            try await filesystem.createFolderIfNeeded(at: try .at("/NOTES"))
            #expect(try filesystem.pendingChangeCount == 0)
            try await onThread { try filesystem.createFolderIfNeeded(at: try .at("/notes/2026/11")) }
            try await filesystem.createFolderIfNeeded(at: try .at("/notes/2026/11"))
            for path in ["/notes/a.txt", "/notes/a.txt/b/c"] {
                await expect(.exists) { try await filesystem.createFolderIfNeeded(at: try .at(path)) }
            }
            try await device.waitUntilSynced()
            #expect(try account.list("/notes") == ["/notes/2026/", "/notes/2026/11/", "/notes/a.txt"])
        }
    }

    @Test func offlineChangesAreVisibleImmediatelyAndSentLater() async throws {
        try await withDevices(1) { emulator, devices in
            let device = devices[0]
            try await device.waitUntilSynced()
            device.connection.isUp = false
            let filesystem = try device.filesystem
            try await filesystem.createFolder(at: try .at("/drafts"))
            let file = try await filesystem.create(try .at("/drafts/one.txt"))
            try await file.write("first")
            try await file.append(" and second")
            #expect(try await file.readString() == "first and second")
            #expect(try file.status.state == .uploading)
            try await filesystem.move(try .at("/drafts"), to: try .at("/letters"))
            #expect(try file.info.path.stringValue == "/letters/one.txt")
            file.close()
            try device.restart()
            #expect(try await device.filesystem.listFolder(try .at("/letters")).map(\.size) == [16])
            device.connection.isUp = true
            try await device.waitUntilSynced()
            let account = try emulator.account("ada")
            #expect(try account.list() == ["/letters/", "/letters/one.txt"])
            #expect(try account.read("/letters/one.txt") == Data("first and second".utf8))
        }
    }

    @Test func longPollNotifiesObserversOfRemoteChanges() async throws {
        try await withDevices(1) { emulator, devices in
            let filesystem = try devices[0].filesystem
            try await devices[0].waitUntilSynced()
            let changes = filesystem.changes(at: .root, scope: .descendants)
            try emulator.account("ada").put("/new/file.txt", "hello")
            for await _ in changes { break }
            #expect(try await filesystem.fileInfo(at: try .at("/new/file.txt")).size == 5)
        }
    }

    @Test func openFileStaysAtItsVersionUntilUpdated() async throws {
        try await withDevices(1) { emulator, devices in
            let account = try emulator.account("ada")
            try account.put("/a.txt", "one")
            try await devices[0].waitUntilSynced()
            let file = try await devices[0].filesystem.open(try .at("/a.txt"))
            #expect(try await file.readString() == "one")
            let changes = file.changes
            try account.put("/a.txt", "two, which is longer")
            for await _ in changes where try file.newerStatus?.isCached == true { break }
            #expect(try await file.readString() == "one")
            try await file.update()
            #expect(try await file.readString() == "two, which is longer")
            #expect(try file.newerStatus == nil)
        }
    }

    @Test func editOfAnOldVersionBecomesAConflictedCopy() async throws {
        try await withDevices(1) { emulator, devices in
            let account = try emulator.account("ada")
            try account.put("/a.txt", "base")
            let device = devices[0]
            try await device.waitUntilSynced()
            let file = try await device.filesystem.open(try .at("/a.txt"))
            #expect(try await file.readString() == "base")
            device.connection.isUp = false
            try await file.write("mine")
            try account.put("/a.txt", "theirs")
            device.connection.isUp = true
            try await device.waitUntilSynced()
            #expect(try account.read("/a.txt") == Data("theirs".utf8))
            #expect(try account.read("/a (conflicted copy).txt") == Data("mine".utf8))
            #expect(try file.info.path.stringValue == "/a (conflicted copy).txt")
            #expect(try await file.readString() == "mine")
        }
    }

    @Test func remoteUnlinkingShutsDownTheFilesystem() async throws {
        try await withDevices(0) { emulator, _ in
            let account = try emulator.account("ada")
            let device = try Device(emulator, token: try account.token())
            defer { device.stop() }
            try await device.waitUntilSynced()
            let filesystem = try device.filesystem
            _ = try await DropboxClient(
                accessToken: device.client.accessTokenProvider.accessToken,
                baseHosts: BaseHosts(server: emulator.url.absoluteString)
            ).client.request(Auth.tokenRevoke).response()
            try await filesystem.createFolder(at: try .at("/x"))
            try await device.wait { $0.isShutDown }
            await expect(.auth) { _ = try await filesystem.listFolder(.root) }
        }
    }

    @Test func changedPathsReportsLocations() async throws {
        try await withDevices(1) { emulator, devices in
            let filesystem = try devices[0].filesystem
            try await devices[0].waitUntilSynced()
            let all = filesystem.changedPaths(at: .root)
            let some = try filesystem.changedPaths(at: .at("/f"))
            for path in ["/f", "/f/g", "/h"] { try await filesystem.createFolder(at: .at(path)) }
            try await filesystem.move(.at("/f/g"), to: .at("/i"))
            func collect(_ paths: AsyncStream<Set<SyncPath>>, until last: SyncPath) async -> Set<String> {
                var received: Set<SyncPath> = []
                for await more in paths {
                    received.formUnion(more)
                    if received.contains(last) { break }
                }
                return Set(received.map(\.stringValue))
            }
            #expect(try await collect(all, until: .at("/i")).isSuperset(of: ["/f", "/f/g", "/h", "/i"]))
            #expect(try await collect(some, until: .at("/f/g")).isSubset(of: ["/f", "/f/g"]))
        }
    }

    @Test func replacedFileIsNotDownloaded() async throws {
        try await withDevices(1) { emulator, devices in
            try emulator.account("ada").put("/a", "old")
            try await devices[0].waitUntilSynced()
            let file = try await devices[0].filesystem.open(.at("/a"), startsDownload: false)
            #expect(try file.status.state == .idle)
            try await file.write("new")
            try await devices[0].waitUntilSynced()
            #expect(try emulator.account("ada").read("/a") == Data("new".utf8))
            #expect(!emulator.calls.all.contains { $0.route == "files/download" })
        }
    }

    @Test func secondFilesystemIsRejected() async throws {
        try await withDevices(1) { _, devices in
            await expect(.badState) {
                _ = try await Filesystem(directory: devices[0].folderURL, client: devices[0].client)
            }
        }
    }

    @Test func shrinkingTheCacheKeepsOpenAndUnsentContents() async throws {
        try await withDevices(1) { emulator, devices in
            let account = try emulator.account("ada")
            for name in ["a", "b", "c"] { try account.put("/\(name)", String(repeating: name, count: 100)) }
            let device = devices[0]
            try await device.waitUntilSynced()
            let filesystem = try device.filesystem
            for name in ["a", "b", "c"] {
                let file = try await filesystem.open(try .at("/\(name)"))
                _ = try await file.readData()
                file.close()
            }
            #expect(try filesystem.fileCacheSize == 300)
            #expect(try filesystem.maximumFileCacheSize == 500_000_000)
            let file = try await filesystem.open(try .at("/a"))
            device.connection.isUp = false
            let unsent = try await filesystem.create(try .at("/d"))
            try await unsent.write(String(repeating: "d", count: 100))
            unsent.close()
            try await filesystem.setMaximumFileCacheSize(300)
            #expect(try filesystem.fileCacheSize == 300)
            try await filesystem.setMaximumFileCacheSize(0)
            #expect(try filesystem.fileCacheSize == 200)
            file.close()
            // Files are removed soon after closing.
            while try filesystem.fileCacheSize != 100 { await Task.yield() }
            try device.restart()
            #expect(try device.filesystem.maximumFileCacheSize == 0)
        }
    }

    @Test func invalidCursorCausesAFullListing() async throws {
        try await withDevices(1) { emulator, devices in
            let account = try emulator.account("ada")
            try account.put("/kept", "1")
            try account.put("/gone", "2")
            try await devices[0].waitUntilSynced()
            try account.delete("/gone")
            try account.put("/new", "3")
            try account.resetCursors()
            try await devices[0].waitUntilSynced()
            let names = try await devices[0].filesystem.listFolder(.root).map(\.path.name)
            #expect(names == ["kept", "new"])
        }
    }

    @Test func invalidCallsThrow() async throws {
        try await withDevices(1) { emulator, devices in
            try emulator.account("ada").put("/f/a", "A")
            try await devices[0].waitUntilSynced()
            let filesystem = try devices[0].filesystem
            await expect(.notFound) { _ = try await filesystem.fileInfo(at: try .at("/none")) }
            await expect(.notFound) { _ = try await filesystem.open(try .at("/none")) }
            await expect(.notFound) { try await filesystem.delete(try .at("/none")) }
            await expect(.invalidOperation) { _ = try await filesystem.open(try .at("/f")) }
            await expect(.invalidOperation) { try await filesystem.delete(.root) }
            await expect(.invalidOperation) { _ = try await filesystem.listFolder(try .at("/f/a")) }
            await expect(.invalidOperation) { try await filesystem.move(try .at("/f"), to: try .at("/f/g")) }
            await expect(.exists) { try await filesystem.createFolder(at: try .at("/F")) }
            await expect(.exists) { _ = try await filesystem.create(try .at("/f/A")) }
            await expect(.parent) { _ = try await filesystem.create(try .at("/g/a")) }
            await expect(.parent) { try await filesystem.move(try .at("/f/a"), to: try .at("/g/a")) }
        }
    }
}

/// Expects an error of the Sync API.
func expect(
    _ code: SyncError.Code, location: SourceLocation = #_sourceLocation, _ body: () async throws -> Void
) async {
    do {
        try await body()
        Issue.record("no error, but \(code) was expected", sourceLocation: location)
    } catch {
        #expect((error as? SyncError)?.code == code, "\(error)", sourceLocation: location)
    }
}
