import DropboxSQLite
import Foundation
import SwiftyDropbox
import DropboxTestSupport
import Testing

@testable import DropboxEmulator

struct StoreTests {
    // MARK: Writing

    @Test func uploadCreatesMissingFolders() throws {
        let store = try TestStore()
        try store.put("/A/b/C.txt", "hello")
        #expect(try store.tree() == ["/A/", "/A/b/", "/A/b/C.txt"])
        #expect(try store.text("/a/B/c.TXT") == "hello")
    }

    @Test func foldersKeepTheirOriginalCase() throws {
        let store = try TestStore()
        try store.makeFolder("/Photos")
        try store.put("/PHOTOS/a.txt", "x")
        #expect(try store.tree() == ["/Photos/", "/Photos/a.txt"])
    }

    @Test func sameContentKeepsTheRev() throws {
        let store = try TestStore()
        let first = try store.put("/a.txt", "one")
        #expect(try store.put("/a.txt", "one", .add).file?.rev == first.file?.rev)
        #expect(try store.put("/a.txt", "one", .update(rev: "000000000")).file?.rev == first.file?.rev)
        #expect(throws: WriteError.conflict(.file)) { try store.put("/a.txt", "one", .add, isStrict: true) }
    }

    @Test func overwriteKeepsTheIDAndChangesTheRev() throws {
        let store = try TestStore()
        let first = try store.put("/a.txt", "one")
        let second = try store.put("/A.TXT", "two", .overwrite)
        #expect(second.id == first.id)
        #expect(second.file?.rev != first.file?.rev)
        #expect(second.name == "a.txt")
        #expect(try store.text("rev:\(try #require(first.file?.rev))") == "one")
        #expect(try store.text(first.id) == "two")
    }

    @Test func staleUpdateIsAConflictOrConflictedCopy() throws {
        let store = try TestStore()
        let first = try store.put("/a.txt", "one")
        let rev = try #require(first.file?.rev)
        try store.put("/a.txt", "two", .update(rev: rev))
        #expect(throws: WriteError.conflict(.file)) { try store.put("/a.txt", "three", .update(rev: rev)) }
        let copy = try store.put("/a.txt", "three", .update(rev: rev), isAutorenamed: true)
        #expect(copy.name == "a (conflicted copy).txt")
        try store.delete("/a.txt")
        #expect(throws: WriteError.conflict(.file)) {
            try store.put("/a.txt", "four", .update(rev: rev), isStrict: true)
        }
        try store.put("/a.txt", "four", .update(rev: rev))
    }

    @Test func conflictsReportTheConflictingItem() throws {
        let store = try TestStore()
        try store.makeFolder("/folder")
        try store.put("/file", "x")
        #expect(throws: WriteError.conflict(.folder)) { try store.put("/folder", "x", .overwrite) }
        #expect(throws: WriteError.conflict(.fileAncestor)) { try store.put("/file/below", "x") }
        #expect(throws: WriteError.conflict(.file)) { try store.makeFolder("/file") }
        #expect(throws: WriteError.conflict(.folder)) { try store.makeFolder("/FOLDER") }
        #expect(throws: WriteError.disallowedName) { try store.put("/a/desktop.ini", "x") }
        #expect(try store.makeFolder("/folder", isAutorenamed: true).name == "folder (1)")
        #expect(try store.put("/folder", "x", isAutorenamed: true).name == "folder (2)")
        #expect(try store.put("/file", "y", isAutorenamed: true).name == "file (1)")
    }

    @Test func quotaIsTrackedAndEnforced() throws {
        let store = try TestStore { $0.defaultQuota = 100 }
        func used() throws -> UInt64 { try store.store.usedSpace(of: store.account) }
        try store.put("/a", String(repeating: "x", count: 60))
        #expect(throws: WriteError.insufficientSpace) { try store.put("/b", String(repeating: "y", count: 41)) }
        try store.put("/a", String(repeating: "z", count: 90), .overwrite)
        #expect(try used() == 90)
        #expect(throws: RelocationError.insufficientQuota) { try store.copy("/a", "/b") }
        try store.move("/a", "/f/a")
        #expect(try used() == 90)
        try store.delete("/f")
        #expect(try used() == 0)
    }

    // MARK: Deleting, moving, copying

    @Test func deleteReturnsTheDeletedEntry() throws {
        let store = try TestStore()
        let file = try store.put("/a/b.txt", "x")
        #expect(try store.delete("/a/b.txt") == file)
        #expect(throws: DeleteError.lookup(.notFound)) { try store.delete("/a/b.txt") }
        #expect(throws: DeleteError.lookup(.notFound)) { try store.delete(file.id) }
        let again = try store.put("/a/b.txt", "x")
        #expect(throws: DeleteError.write(.conflict(.file))) {
            try store.store.delete(at: try PathReference("/a/b.txt"), parentRev: file.file?.rev, store.view)
        }
        #expect(again.id != file.id)
        try store.delete("/a")
        #expect(try store.tree() == [])
    }

    @Test func movesKeepIDsAndCopiesDoNot() throws {
        let store = try TestStore()
        let folder = try store.makeFolder("/a")
        let file = try store.put("/a/x.txt", "x")
        #expect(try store.move("/a", "/B/c").id == folder.id)
        #expect(try store.entry("/b/C/X.txt").id == file.id)
        #expect(try store.entry(file.id).displayPath == "/B/c/x.txt")
        #expect(try store.entry(folder.id + "/x.txt").id == file.id)
        try store.copy("/b/c", "/d")
        #expect(try store.entry("/d/x.txt").id != file.id)
        #expect(try store.tree() == ["/B/", "/B/c/", "/B/c/x.txt", "/d/", "/d/x.txt"])
    }

    @Test func moveCanChangeOnlyTheCase() throws {
        let store = try TestStore()
        let file = try store.put("/folder/a.txt", "x")
        #expect(try store.move("/folder", "/Folder").displayPath == "/Folder")
        #expect(try store.tree() == ["/Folder/", "/Folder/a.txt"])
        #expect(try store.entry("/folder/a.txt").id == file.id)
    }

    @Test func failedRelocationReportsTheReason() throws {
        let store = try TestStore { $0.maximumRelocatedEntries = 3 }
        try store.put("/a/b", "1")
        try store.put("/c", "2")
        #expect(throws: RelocationError.from(.notFound)) { try store.move("/zz", "/y") }
        #expect(throws: RelocationError.to(.conflict(.file))) { try store.move("/a/b", "/c") }
        #expect(throws: RelocationError.to(.conflict(.folder))) { try store.copy("/c", "/a") }
        #expect(throws: RelocationError.to(.conflict(.fileAncestor))) { try store.copy("/a", "/c/x") }
        #expect(throws: RelocationError.intoItself) { try store.move("/a", "/A/x") }
        #expect(throws: RelocationError.nestedPaths) { try store.copy("/a", "/a/x") }
        #expect(try store.copy("/c", "/a", isAutorenamed: true).displayPath == "/a (1)")
        try store.put("/a/d", "1")
        try store.put("/a/e", "1")
        #expect(throws: RelocationError.tooManyFiles) { try store.copy("/a", "/x") }
    }

    // MARK: Blocks

    @Test func unusedBlocksAreRemoved() throws {
        let store = try TestStore()
        let blocks = try #require(store.store.content.blocks as? MemoryBlockStore)
        let id = try #require(try store.store.startSessions(isConcurrent: false, store.view).first)
        for (offset, text) in [(0, "abc"), (3, "def"), (6, "ghi")] {
            try append(text, to: id, at: UInt64(offset), store)
        }
        #expect(blocks.count == 3)
        let finish = Store.FinishRequest(session: id, offset: 9, commit: Commit(path: try PathReference("/a")))
        _ = try store.store.finish(finish, store.view)
        try store.store.removeAbandonedBlocks()
        #expect(blocks.count == 1)
        #expect(try store.text("/a") == "abcdefghi")
    }

    func append(_ text: String, to id: String, at offset: UInt64, closes: Bool = false, _ store: TestStore) throws {
        let pins = store.store.content.makePins()
        var writer = BlockWriter(
            store: store.store.content, pins: pins, offset: offset,
            pending: try store.store.snapshot(of: id, forAppendAt: offset, pins: pins, store.view).partialBlocks)
        try writer.write(Data(text.utf8))
        try store.store.append(
            try writer.finish(), pins: pins, to: id, at: offset, closes: closes, store.view)
    }

    @Test func chunksOfAnySizeResultInTheSameFile() throws {
        let store = try TestStore()
        let text = String((0..<100).map { Character(Unicode.Scalar(UInt8(33 + $0 % 90))) })
        let expected = try store.put("/whole", text)
        for size in [1, 3, 15, 16, 17, 31, 33, 100] {
            let id = try #require(try store.store.startSessions(isConcurrent: false, store.view).first)
            var offset = 0
            while offset < text.count {
                let chunk = String(text.dropFirst(offset).prefix(size))
                try append(chunk, to: id, at: UInt64(offset), store)
                offset += chunk.count
            }
            let commit = Commit(path: try PathReference("/by \(size)"))
            let entry = try store.store.finish(.init(session: id, offset: 100, commit: commit), store.view)
            #expect(entry.file?.contentHash == expected.file?.contentHash)
            #expect(try store.text("/by \(size)") == text)
        }
        try store.store.removeAbandonedBlocks()
        #expect((store.store.content.blocks as? MemoryBlockStore)?.count == 7)
    }

    @Test func sessionsExpire() throws {
        let store = try TestStore()
        let id = try #require(try store.store.startSessions(isConcurrent: false, store.view).first)
        try append("abc", to: id, at: 0, store)
        store.store.clock.advance(by: .seconds(7 * 24 * 3600 + 1))
        #expect(throws: UploadSessionError.notFound) { try append("def", to: id, at: 3, store) }
        _ = try store.store.startSessions(isConcurrent: false, store.view)
        #expect((store.store.content.blocks as? MemoryBlockStore)?.count == 0)
    }

    // MARK: Durability

    @Test func dataSurvivesARestart() throws {
        let folder = try TemporaryDirectory()
        let cursor: String
        let rev: String?
        do {
            let store = try TestStore(folder: folder.url)
            try store.put("/a/b.txt", "some text that is longer than one block")
            cursor = try store.store.latestCursor(.path([]), .init(isRecursive: true), store.view).text
            rev = try store.put("/a/c.txt", "more").file?.rev
            store.store.close()
        }
        let store = try TestStore(folder: folder.url, seed: 2)
        #expect(try store.text("/a/b.txt") == "some text that is longer than one block")
        let parsed = try #require(ListingCursor(text: cursor))
        let page = try store.store.list(after: parsed, store.view)
        #expect(page.entries.map(\.displayPath) == ["/a/c.txt"])
        #expect(page.entries.first?.file?.rev == rev)
    }

    @Test func directoryIsLockedWhileOpen() throws {
        let folder = try TemporaryDirectory()
        let first = try TestStore(folder: folder.url)
        #expect(throws: DirectoryLock.LockError.self) { try TestStore(folder: folder.url) }
        first.store.close()
        try TestStore(folder: folder.url).store.close()
    }

    @Test func leftoversAreRemovedAtStart() throws {
        let folder = try TemporaryDirectory()
        let limits: (inout DropboxEmulator.Limits) -> Void = { $0.blockSize = 256 << 10 }
        // Small blocks are rows, large blocks are files.
        let long = String(repeating: "x", count: 100_000)
        do {
            let store = try TestStore(folder: folder.url, change: limits)
            try store.put("/a", "kept")
            try store.put("/b", long)
            for text in ["never committed", long + "y"] { _ = try store.upload(text) }
            #expect(try blocks(of: store, folder) == [2, 2])
            store.store.close()
        }
        let part = folder.url.appendingPathComponent("blocks/00/x.part")
        try Data("half".utf8).write(to: part)
        let store = try TestStore(folder: folder.url, change: limits)
        #expect(try blocks(of: store, folder) == [1, 1])
        #expect(!FileManager.default.fileExists(atPath: part.path))
        #expect(try store.text("/a") == "kept")
        #expect(try store.text("/b") == long)
        store.store.close()
        #expect(throws: Store.BlockSizeMismatchError.self) { try TestStore(folder: folder.url, blockSize: 32) }
    }

    /// Returns the number of blocks in the database and the number of block files.
    private func blocks(of store: TestStore, _ folder: TemporaryDirectory) throws -> [Int] {
        let rows = try store.store.read { try $0.value("SELECT count(*) FROM small_blocks", as: Int.self) ?? 0 }
        return [rows, try FileBlockStore(directory: folder.url.appendingPathComponent("blocks")).allHashes().count]
    }
}
