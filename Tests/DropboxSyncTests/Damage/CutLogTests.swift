import DropboxConcurrency
import DropboxEmulator
import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxSync

/// Tests that a device whose log is cut off after any commit does what the user wanted. The journal has what the log lost.
@Suite(.timeLimit(.minutes(10)))
struct CutLogTests {
    /// The server executed an upload, and the log that knew of it is cut off. The file isn't one of another device.
    @Test(arguments: ["", "content"])
    func deletionDuringAnUploadSurvivesACutLog(_ text: String) async throws {
        try await expect([:]) { device, account in
            try await device.filesystem.create(.at("/a"), contents: Data(text.utf8)).close()
            device.connection.setFailure { UploadRoutes.all.contains($0) ? .loseResponse : nil }
            await #expect(throws: SyncError.self) { try await device.runUntilIdle() }
            #expect(try account.list() == ["/a"])
            try await device.filesystem.delete(.at("/a"))
        }
    }

    /// The log that knew the version that the user edited and then deleted is cut off.
    @Test func deletionOfAnEditSurvivesACutLog() async throws {
        try await expect([:]) { device, account in
            try account.put("/a", "first")
            try await device.runUntilIdle()
            try account.put("/a", "second")
            try await device.runUntilIdle()
            device.connection.isUp = false
            let file = try await device.filesystem.open(.at("/a"), startsDownload: false)
            try await file.write("third")
            file.close()
            try await device.filesystem.delete(.at("/a"))
        }
    }

    /// The user edited an item and then deleted it, and another device deleted it, too. The edit isn't a reason to keep it,
    /// whatever the user deleted before.
    @Test(arguments: ["/docs/a", "/docs"])
    func deletionOfAnEditThatTheServerDeletedSurvivesACutLog(_ path: String) async throws {
        try await expect(path == "/docs" ? [:] : ["/docs/": ""], mayDoubt: path == "/docs") { device, account in
            try account.createFolder("/first")
            try account.put("/docs/a", "first")
            try await device.runUntilIdle()
            device.connection.isUp = false
            try await device.filesystem.delete(.at("/first"))
            let file = try await device.filesystem.open(.at("/docs/a"), startsDownload: false)
            try await file.write("second")
            file.close()
            try await device.filesystem.delete(.at(path))
            try account.delete(path)
        }
    }

    /// The server has the edit that the user deleted, but the response was lost.
    @Test func deletionDuringTheUploadOfAnEditSurvivesACutLog() async throws {
        try await expect([:]) { device, account in
            try account.put("/a", "first")
            try await device.runUntilIdle()
            try await device.write("second", to: "/a")
            try await device.push(losingResponse: 1)
            #expect(try account.tree == ["/a": "second"])
            try await device.filesystem.delete(.at("/a"))
            // The engine discards the edit.
            device.connection.setFailure { $0 == "delete_v2" ? .status(503) : nil }
            await #expect(throws: SyncError.self) { try await device.runUntilIdle() }
        }
    }

    /// Each content of a file is based on the one before it, which the server has although the log doesn't know.
    @Test func laterContentsSurviveACutLog() async throws {
        try await expect(["/a": "fourth"]) { device, account in
            device.connection.isUp = false
            try await device.create("/a", "first")
            for text in ["second", "third", "fourth"] { try await device.write(text, to: "/a") }
            try await device.push(losingResponse: 2)
            #expect(try account.tree == ["/a": "second"])
        }
    }

    /// The folder is on the server under its last name, but the log only knows the first one.
    @Test func newFolderThatWasMovedSurvivesACutLog() async throws {
        try await expect(["/b/": "", "/b/new/": "", "/b/new/file": "content"]) { device, account in
            let filesystem = try device.filesystem
            device.connection.isUp = false
            try await filesystem.createFolder(at: .at("/a"))
            try await filesystem.move(.at("/a"), to: .at("/b"))
            try await filesystem.createFolder(at: .at("/b/new"))
            try await device.create("/b/new/file", "content")
            try await device.push(losingResponse: 1)
        }
    }

    /// A folder was moved into another one, which was deleted. The log knows of neither deletion nor creation on the server.
    @Test func deletedFolderWithANewFolderSurvivesACutLog() async throws {
        try await expect(["/c": "content"]) { device, account in
            let filesystem = try device.filesystem
            device.connection.isUp = false
            try await filesystem.createFolder(at: .at("/a"))
            try await filesystem.createFolder(at: .at("/b"))
            try await filesystem.move(.at("/a"), to: .at("/b/a"))
            try await filesystem.delete(.at("/b"))
            device.connection.isUp = true
            try await device.runUntilIdle()
            #expect(try account.tree.isEmpty)
            try await device.create("/c", "content")
        }
    }

    /// The server has a file where it was created. Both its folder and the file were moved, and the file was changed.
    @Test func newFileThatWasMovedTwiceSurvivesACutLog() async throws {
        try await expect(["/a/": "", "/new/": "", "/new/renamed": "second"]) { device, account in
            let filesystem = try device.filesystem
            device.connection.isUp = false
            try await filesystem.createFolder(at: .at("/a"))
            try await filesystem.createFolder(at: .at("/a/new"))
            try await device.create("/a/new/file", "first")
            try await device.write("second", to: "/a/new/file")
            try await filesystem.move(.at("/a/new"), to: .at("/new"))
            try await filesystem.move(.at("/new/file"), to: .at("/new/renamed"))
            try await device.push(losingResponse: 1)
            #expect(try account.tree == ["/a/": "", "/a/new/": "", "/a/new/file": "first"])
        }
    }

    /// The file is deleted while its new version is uploaded. The log knows the deletion, but not that the upload
    /// succeeded.
    @Test(arguments: ["/docs/a", "/docs"])
    func deletionDuringAnAnsweredUploadSurvivesACutLog(_ path: String) async throws {
        try await expect(path == "/docs" ? [:] : ["/docs/": ""]) { device, account in
            try account.put("/docs/a", "first")
            try await device.runUntilIdle()
            try await device.write("second", to: "/docs/a")
            try await device.push(.status(503), at: "delete_v2") { try device.delete(path) }
            #expect(try account.tree["/docs/a"] == "second")
        }
    }

    /// The new file is deleted while it's uploaded, and the response is lost. The log doesn't know the upload.
    @Test func newFileThatIsDeletedDuringItsUploadSurvivesACutLog() async throws {
        try await expect([:], mayDoubt: true) { device, account in
            try await device.create("/a", "content")
            try await device.push(.status(503), at: "continue", losesUpload: true) { try device.delete("/a") }
            #expect(try account.tree == ["/a": "content"])
        }
    }

    /// Of three new versions, the server has two.
    @Test func laterVersionsSurviveACutLog() async throws {
        try await expect(["/a": "fourth"]) { device, account in
            try account.put("/a", "first")
            try await device.runUntilIdle()
            device.connection.isUp = false
            for text in ["second", "third", "fourth"] { try await device.write(text, to: "/a") }
            try await device.push(failing: 3, with: .status(503))
            #expect(try account.tree == ["/a": "third"])
        }
    }

    @Test func newFolderThatWasMovedTwiceSurvivesACutLog() async throws {
        try await expect(["/c/": "", "/c/new/": "", "/c/new/file": "content"]) { device, account in
            let filesystem = try device.filesystem
            device.connection.isUp = false
            try await filesystem.createFolder(at: .at("/a"))
            try await filesystem.move(.at("/a"), to: .at("/b"))
            try await filesystem.move(.at("/b"), to: .at("/c"))
            try await filesystem.createFolder(at: .at("/c/new"))
            try await device.create("/c/new/file", "content")
            try await device.push(losingResponse: 1)
        }
    }

    /// A folder was moved out of another one, which was moved into it next. The server has the first move, and the log knows
    /// of both, but not of that.
    @Test func folderThatSwitchesPlacesWithItsParentSurvivesACutLog() async throws {
        try await expect(["/b/": "", "/b/a/": "", "/b/a/file": "content", "/b/file": "content"]) { device, account in
            let filesystem = try device.filesystem
            try account.put("/a/file", "content")
            try account.put("/a/b/file", "content")
            try await device.runUntilIdle()
            device.connection.isUp = false
            try await filesystem.move(.at("/a/b"), to: .at("/b"))
            try await filesystem.move(.at("/a"), to: .at("/b/a"))
            let count = Locked(0)
            try await device.push { route in
                guard route.hasPrefix("move") else { return nil }
                return count.withLock { count in
                    count += 1
                    return count == 2 ? .status(503) : nil
                }
            }
            #expect(try account.tree["/b/file"] == "content")
        }
    }

    /// The content has the same number in the journal as the empty file that it replaces.
    @Test(arguments: [false, true]) func firstContentOfANewFileSurvivesACutLog(isOpen: Bool) async throws {
        try await expect(["/a": "content"]) { device, account in
            device.connection.isUp = false
            let file = try await device.filesystem.create(.at("/a"))
            try await file.write("content")
            if !isOpen { file.close() }
        }
    }

    /// The user undoes each change after it was sent. The log knows the state before, which equals the one after, but not
    /// what the server has.
    @Test(arguments: ["content", "move", "creation"]) func undoneChangeSurvivesACutLog(_ change: String) async throws {
        try await expect(["/a/": "", "/b/": "", "/b/file": "first"]) { device, account in
            let filesystem = try device.filesystem
            try account.put("/b/file", "first")
            try account.createFolder("/a")
            try await device.runUntilIdle()
            switch change {
            case "content": try await device.write("second", to: "/b/file")
            case "move": try await filesystem.move(.at("/b/file"), to: .at("/a/file"))
            default: try await filesystem.delete(.at("/a"))
            }
            try await device.runUntilIdle()
            device.connection.isUp = false
            switch change {
            case "content": try await device.write("first", to: "/b/file")
            case "move": try await filesystem.move(.at("/a/file"), to: .at("/b/file"))
            default: try await filesystem.createFolder(at: .at("/a"))
            }
            device.connection.isUp = true
        }
    }

    /// The log knows a move that wasn't sent, but not the next one.
    @Test func secondMoveSurvivesACutLog() async throws {
        try await expect([:]) { device, account in
            let filesystem = try device.filesystem
            try account.put("/a", "content")
            try await device.runUntilIdle()
            device.connection.isUp = false
            try await filesystem.move(.at("/a"), to: .at("/b"))
            try await filesystem.createFolder(at: .at("/c"))
            try await filesystem.move(.at("/b"), to: .at("/c/b"))
            try await filesystem.delete(.at("/c"))
        }
    }

    /// Kills a device after `prepare`, once for each commit after which the log of its database can be cut off, and expects
    /// a tree on the server.
    private func expect(
        _ tree: [String: String], mayDoubt: Bool = false,
        despiteCutsAfter prepare: (Device, EmulatedAccount) async throws -> Void
    ) async throws {
        var cut = 0
        var hasCut = true
        while hasCut {
            try await withDevices(1, isDriven: true) { emulator, devices in
                let (device, account) = (devices[0], try emulator.account("ada"))
                try await device.runUntilIdle()
                try await prepare(device, account)
                let folder = try TemporaryDirectory()
                let killed = folder.url.appendingPathComponent("killed")
                try device.copyFilesAsIfKilled(to: killed)
                hasCut = try cut + 1 < CacheDamager.cutLog(in: killed, afterCommit: cut)
                let next = try Device(emulator, in: killed)
                defer { next.stop() }
                try await next.runUntilIdle()
                let doubts = try next.filesystem.doubtfulChanges
                #expect(mayDoubt || doubts.isEmpty, "after commit \(cut): \(doubts)")
                for doubt in doubts { try await next.filesystem.resolve(doubt, .makeAgain) }
                try await next.runUntilIdle()
                let result = try account.tree
                #expect(result == tree, "after commit \(cut)")
            }
            cut += 1
        }
    }
}

extension Device {
    fileprivate func create(_ path: String, _ text: String) async throws {
        try await filesystem.create(.at(path), contents: Data(text.utf8)).close()
    }

    fileprivate func write(_ text: String, to path: String) async throws {
        let file = try await filesystem.open(.at(path))
        try await file.write(text)
        file.close()
    }

    fileprivate func delete(_ path: String) throws { _ = try delete(.at(path)) }

    /// Sends changes until the response of an upload is lost.
    /// - Parameter number: The number of the upload, from 1.
    fileprivate func push(losingResponse number: Int) async throws {
        try await push(failing: number, with: .loseResponse)
    }

    /// Sends changes until an upload fails.
    ///
    /// - Parameters:
    ///   - number: The number of the upload, from 1.
    ///   - failure: The failure.
    fileprivate func push(failing number: Int, with failure: FlakyConnection.Failure) async throws {
        let count = Locked(0)
        try await push { route in
            guard UploadRoutes.all.contains(route) else { return nil }
            let isLast = count.withLock { count in
                count += 1
                return count == number
            }
            return isLast ? failure : nil
        }
    }

    /// Sends changes until a request fails.
    ///
    /// - Parameters:
    ///   - failure: The failure.
    ///   - last: The route of the request. It fails only after an upload.
    ///   - losesUpload: Whether the responses of uploads are lost.
    ///   - change: What the user does during the first upload.
    fileprivate func push(
        _ failure: FlakyConnection.Failure, at last: String, losesUpload: Bool = false,
        during change: @escaping @Sendable () throws -> Void
    ) async throws {
        let uploads = Locked(0)
        try await push { route in
            guard UploadRoutes.all.contains(route) else {
                return uploads.withLock { $0 } > 0 && route.hasSuffix(last) ? failure : nil
            }
            let isFirst = uploads.withLock { uploads in
                uploads += 1
                return uploads == 1
            }
            if isFirst { #expect(throws: Never.self) { try change() } }
            return losesUpload ? .loseResponse : nil
        }
    }

    fileprivate func push(failing failure: @escaping @Sendable (String) -> FlakyConnection.Failure?) async throws {
        connection.isUp = true
        connection.setFailure(failure)
        do { try await runUntilIdle() } catch {}
        connection.setFailure(nil)
    }
}

extension EmulatedAccount {
    /// The texts of all files by path. Folders end in a slash and have no text.
    fileprivate var tree: [String: String] {
        get throws {
            let paths = try list()
            return try Dictionary(
                uniqueKeysWithValues: paths.map { path in
                    (path, path.hasSuffix("/") ? "" : String(decoding: try read(path), as: UTF8.self))
                })
        }
    }
}
