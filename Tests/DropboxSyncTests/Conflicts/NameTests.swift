import DropboxEmulator
import DropboxFiles
import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxSync

/// Tests of names and locations: spellings, swaps, lengths, and deleted folders. The tests control when the device
/// syncs.
@Suite(.timeLimit(.minutes(10)))
struct NameTests {
    private func withDevice(
        _ files: [String: String], _ body: (EmulatedAccount, Device) async throws -> Void
    ) async throws {
        try await withDevices(1, isDriven: true) { emulator, devices in
            let account = try emulator.account("ada")
            for (path, text) in files { try account.put(path, text) }
            try await devices[0].runUntilIdle()
            try await body(account, devices[0])
        }
    }

    /// Moves an item on the server, as another device would.
    private func moveOnServer(_ device: Device, _ source: String, _ target: String) async throws {
        _ = try await device.client.files.moveV2(fromPath: source, toPath: target).response()
    }

    private func names(_ device: Device, _ path: String = "/") throws -> [String] {
        try device.filesystem.listFolder(.at(path)).map(\.path.name)
    }

    @Test func caseOnlyRenameKeepsTheItem() async throws {
        try await withDevice(["/Folder/Note.txt": "text"]) { account, device in
            let file = try await device.filesystem.open(.at("/folder/note.txt"))
            try await device.filesystem.move(.at("/Folder/Note.txt"), to: .at("/folder/NOTE.txt"))
            try await device.filesystem.move(.at("/Folder"), to: .at("/FOLDER"))
            #expect(try file.info.path.stringValue == "/FOLDER/NOTE.txt")
            try await device.runUntilIdle()
            #expect(try account.list() == ["/FOLDER/", "/FOLDER/NOTE.txt"])
            try await moveOnServer(device, "/FOLDER/NOTE.txt", "/FOLDER/note.TXT")
            try await moveOnServer(device, "/FOLDER", "/folder")
            // The listing of changes doesn't include this. The next full listing does.
            try account.resetCursors()
            try await device.runUntilIdle()
            let (there, path) = (try account.list(), try file.info.path.stringValue)
            #expect(try names(device) == ["folder"], "\(there)")
            #expect(path == "/folder/note.TXT")
            #expect(try await file.readString() == "text")
        }
    }

    @Test func composedAndDecomposedNamesAreEqual() async throws {
        try await withDevice(["/caf\u{E9}": "text"]) { account, device in
            let file = try await device.filesystem.open(.at("/cafe\u{301}"))
            await expect(.exists) { _ = try await device.filesystem.create(.at("/Cafe\u{301}")) }
            try await device.filesystem.move(.at("/caf\u{E9}"), to: .at("/cafe\u{301}"))
            try await device.runUntilIdle()
            #expect(try names(device).count == 1)
            #expect(try file.info.size == 4)
            #expect(try device.filesystem.pendingChangeCount == 0)
            #expect(try account.list().count == 1)
        }
    }

    @Test func filesAndFoldersCanSwapLocations() async throws {
        try await withDevice(["/a": "file", "/b/x": "inside"]) { account, device in
            let file = try await device.filesystem.open(.at("/a"))
            // On the server.
            try await moveOnServer(device, "/a", "/t")
            try await moveOnServer(device, "/b", "/a")
            try await moveOnServer(device, "/t", "/b")
            try await device.runUntilIdle()
            #expect(try names(device) == ["a", "b"])
            #expect(try names(device, "/a") == ["x"])
            #expect(try file.info.path.stringValue == "/b")
            // On the device.
            let filesystem = try device.filesystem
            try await filesystem.move(.at("/a"), to: .at("/t"))
            try await filesystem.move(.at("/b"), to: .at("/a"))
            try await filesystem.move(.at("/t"), to: .at("/b"))
            try await device.runUntilIdle()
            #expect(try account.list() == ["/a", "/b/", "/b/x"])
            // A folder replaces a deleted file, and the reverse.
            try await filesystem.delete(.at("/a"))
            try await filesystem.createFolder(at: .at("/a"))
            try await filesystem.delete(.at("/b"))
            _ = try await filesystem.create(.at("/b"))
            try await device.runUntilIdle()
            let there = try account.list()
            #expect(there == ["/a/", "/b"])
        }
    }

    @Test func remoteFolderReplacesALocallyEditedFile() async throws {
        try await withDevice(["/a": "base"]) { account, device in
            let file = try await device.filesystem.open(.at("/a"))
            try await file.write("edited")
            try account.delete("/a")
            try account.put("/a/inside", "x")
            try await device.runUntilIdle()
            try await device.runUntilIdle()
            let names = try names(device)
            #expect(names.count == 2 && names.contains("a"))
            #expect(try await file.readString() == "edited")
            let path = try file.info.path
            #expect(try path != .at("/a"))
            #expect(try account.read(path.stringValue) == Data("edited".utf8))
        }
    }

    @Test func conflictsOfConflictedCopiesGetDistinctNames() async throws {
        try await withDevice(["/a.txt": "base"]) { account, device in
            for round in 0..<3 {
                for name in try names(device) {
                    let file = try await device.filesystem.open(.at("/" + name))
                    try await file.write("here \(round) \(name)")
                    file.close()
                    try account.put("/" + name, "there \(round) \(name)")
                }
                for _ in 0..<3 { try await device.runUntilIdle() }
            }
            // Each round doubles the number of files.
            #expect(try account.list().count == 8)
            #expect(try names(device).count == 8)
            for name in try names(device) {
                #expect(try await !device.filesystem.open(.at("/" + name)).readString().isEmpty)
            }
        }
    }

    @Test func namesInvalidOnLocalFilesystemsAreKept() async throws {
        // 255 UTF-16 code units, which are 765 bytes.
        let long = String(repeating: "語", count: 251) + ".txt"
        try await withDevice(["/\(long)": "long"]) { account, device in
            let file = try await device.filesystem.open(.at("/\(long)"))
            #expect(try await file.readString() == "long")
            try await file.write("edited here")
            try account.put("/\(long)", "edited there")
            for _ in 0..<3 { try await device.runUntilIdle() }
            // The name of the conflicted copy must be short enough, too.
            #expect(try account.list().count == 2)
            #expect(try account.read(file.info.path.stringValue) == Data("edited here".utf8))
        }
    }

    @Test func folderCannotBeMovedIntoItself() async throws {
        try await withDevice(["/f/g/x": "x"]) { _, device in
            let filesystem = try device.filesystem
            await expect(.invalidOperation) { try await filesystem.move(.at("/f"), to: .at("/f/g/h")) }
            await expect(.invalidOperation) { try await filesystem.move(.at("/f"), to: .at("/F/h")) }
            #expect(try filesystem.pendingChangeCount == 0)
        }
    }

    @Test func editsInANoLongerSharedFolderAreKept() async throws {
        try await withDevice(["/shared/a": "base", "/shared/sub/b": "base"]) { account, device in
            let (one, two) = (
                try await device.filesystem.open(.at("/shared/a")),
                try await device.filesystem.open(.at("/shared/sub/b"))
            )
            #expect(try await two.readString() == "base")
            try await one.write("edited")
            // The content of an unmounted folder is listed as deleted.
            try account.delete("/shared")
            for _ in 0..<2 { try await device.runUntilIdle() }
            #expect(try account.list() == ["/shared/", "/shared/a"])
            #expect(try account.read("/shared/a") == Data("edited".utf8))
            #expect(try await two.readString() == "base")
            await expect(.notFound) { _ = try two.info }
        }
    }

    @Test func cursorResetKeepsPendingChanges() async throws {
        try await withDevice(["/a": "base", "/b": "base", "/c": "base", "/d/x": "base"]) { account, device in
            let filesystem = try device.filesystem
            device.connection.isUp = false
            let file = try await filesystem.open(.at("/a"))
            try await file.write("edited")
            try await filesystem.move(.at("/b"), to: .at("/moved"))
            try await filesystem.delete(.at("/c"))
            try await filesystem.createFolder(at: .at("/new"))
            let made = try await filesystem.create(.at("/new/made"))
            try await made.write("made")
            try await filesystem.move(.at("/d"), to: .at("/new/d"))
            try account.resetCursors()
            device.connection.isUp = true
            for _ in 0..<2 { try await device.runUntilIdle() }
            #expect(try account.list() == ["/a", "/moved", "/new/", "/new/d/", "/new/d/x", "/new/made"])
            #expect(try account.read("/a") == Data("edited".utf8))
        }
    }

    /// Runs `body` with a device on which a folder was deleted and created again, while the deletion is held.
    private func withReplacedFolder(_ body: (EmulatedAccount, Device) async throws -> Void) async throws {
        let files = Dictionary(uniqueKeysWithValues: (0..<30).map { ("/f/\($0)", "x") })
        try await withDevice(files) { account, device in
            try device.setMassDeletionThreshold(20)
            try await device.filesystem.delete(.at("/f"))
            try await device.filesystem.createFolder(at: .at("/f"))
            try await device.filesystem.create(.at("/f/0")).write("new")
            try await body(account, device)
        }
    }

    @Test func itemsReplacingHeldDeletionsWait() async throws {
        try await withReplacedFolder { account, device in
            let other = try await device.filesystem.create(.at("/elsewhere"))
            try await other.write("not in the way")
            try await device.runUntilIdle()
            #expect(try account.list().count == 32)
            #expect(try account.read("/f/0") == Data("x".utf8))
            #expect(try account.read("/elsewhere") == Data("not in the way".utf8))
            try await device.filesystem.confirmHeldDeletions()
            try await device.runUntilIdle()
            #expect(try account.list() == ["/elsewhere", "/f/", "/f/0"])
            #expect(try account.read("/f/0") == Data("new".utf8))
        }
    }

    @Test func discardedDeletionsRestoreNextToReplacements() async throws {
        try await withReplacedFolder { account, device in
            try await device.filesystem.discardHeldDeletions()
            for _ in 0..<2 { try await device.runUntilIdle() }
            #expect(try names(device).contains("f"))
            let texts = try account.list().filter { !$0.hasSuffix("/") }.map { try account.read($0) }
            #expect(texts.count == 31 && texts.contains(Data("new".utf8)))
            #expect(try names(device, "/f").count == 31)
        }
    }

    // MARK: Links

    @Test func unrelatedRejectionsDoNotPreventASharedLink() async throws {
        try await withDevices(1) { emulator, devices in
            let (account, device) = (try emulator.account("ada"), devices[0])
            try await device.waitUntilSynced()
            try account.setQuota(100)
            let large = try await device.filesystem.create(.at("/large"))
            try await large.write(String(repeating: "x", count: 1000))
            try await device.wait { _ in try large.status.error != nil }
            let good = try await device.filesystem.create(.at("/good"))
            try await good.write("good")
            let link = try await device.filesystem.fetchShareLink(for: .at("/good"))
            #expect(link.path().contains("good"), "\(link)")
            #expect(try account.read("/good") == Data("good".utf8))
            await expect(.quota) { _ = try await device.filesystem.fetchShareLink(for: .at("/large")) }
            // The file has no content yet.
            let empty = try await device.filesystem.create(.at("/empty"))
            _ = try await device.filesystem.fetchShareLink(for: .at("/empty"))
            #expect(try account.read("/empty") == Data())
            empty.close()
        }
    }
}
