import DropboxEmulator
import DropboxFiles
import DropboxSQLite
import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxSync

/// A server that lists names that can't exist.
@Suite(.timeLimit(.minutes(5))) struct MalformedListingTests {
    private func folder(_ name: String, _ path: String) -> Files.Metadata {
        Files.FolderMetadata(name: name, id: "id:\(path.utf8.count)\(name)", pathLower: path, pathDisplay: path)
    }

    private func file(_ name: String, _ path: String) -> Files.Metadata {
        Files.FileMetadata(
            name: name, id: "id:f\(path)", clientModified: Date(), serverModified: Date(), rev: "0123456789", size: 0,
            pathLower: path, pathDisplay: path)
    }

    @Test(arguments: [
        ("", "/"), ("", ""), ("x", "//x"), ("x", "/a//x"), (".", "/."), ("..", "/.."), ("..", "/a/.."), ("a/b", "/a/b"),
        ("x", "/../x"), ("x", "x"), ("n\u{0}", "/n\u{0}"), ("", "/good"), ("good", "/bad/"),
    ])
    func malformedEntryIsIgnored(name: String, path: String) throws {
        let entries = [folder(name, path), file(name, path), folder("good", "/good"), file("x", "/good/x")]
        let page = Tree.Page(Files.ListFolderResult(entries: entries, cursor: "c", hasMore: false))
        #expect(page.entries.map(\.lowerPath) == ["/good", "/good/x"])
        #expect(page.ignored != nil)
        let directory = try TemporaryDirectory()
        let store = try SyncStore(directory: directory.url) { _ in }
        defer { store.close() }
        try store.write { try $0.beginListing() }
        try store.write { try $0.apply(listed: page, date: 0) }
        let names = try store.read { tree in
            try tree.db.rows("SELECT name FROM node WHERE key <> ?", SyncStore.rootKey) { $0.text(0) ?? "" }
        }
        #expect(names.sorted() == ["good", "x"])
    }

    /// The service may distinguish names that are the same name here. One of them is visible, and the rest of the listing
    /// is applied.
    @Test func itemWithTheNameOfAnotherIsHiddenUntilTheNameIsFree() throws {
        let (composed, decomposed) = (file("\u{E9}", "/\u{E9}"), folder("e\u{301}", "/e\u{301}"))
        let entries = [composed, decomposed, file("x", "/e\u{301}/x"), file("z", "/z")]
        let directory = try TemporaryDirectory()
        let store = try SyncStore(directory: directory.url) { _ in }
        defer { store.close() }
        func names() throws -> [String] {
            try store.read { tree in
                try tree.children(of: SyncStore.rootKey).compactMap { $0.local?.name.unicodeScalars.count }
            }.map(String.init).sorted()
        }
        try store.write { try $0.beginListing() }
        let page = Tree.Page(Files.ListFolderResult(entries: entries, cursor: "c", hasMore: false))
        try store.write { try $0.apply(listed: page, date: 0) }
        #expect(try names() == ["1", "1"])
        #expect(try store.read { try $0.setting(.hiddenItem) } == "/e\u{301}")
        #expect(try store.read { try $0.violations() }.isEmpty)
        let deletion = Files.DeletedMetadata(name: "\u{E9}", pathLower: "/\u{E9}", pathDisplay: "/\u{E9}")
        let next = Tree.Page(Files.ListFolderResult(entries: [deletion], cursor: "d", hasMore: false))
        _ = try store.write { try $0.apply(next, date: 0) }
        #expect(try names() == ["1", "2"])
        #expect(try store.read { try $0.setting(.hiddenItem) } == nil)
    }

    @Test func wellFormedEntriesAreKept() {
        let entries = [folder("a", "/a"), folder("...", "/..."), file("\u{301}", "/a/\u{301}")]
        let page = Tree.Page(Files.ListFolderResult(entries: entries, cursor: "c", hasMore: false))
        #expect(page.entries.count == 3)
        #expect(page.ignored == nil)
    }

    /// Earlier versions stored what the server listed.
    @Test(arguments: ["", ".", "..", "a/b", "a\u{0}b"]) func storedNamesAreRepaired(name: String) async throws {
        try await withDevices(1, isDriven: true) { emulator, devices in
            let (device, account) = (devices[0], try emulator.account("ada"))
            try account.put("/folder/x", "x")
            try account.put("/file", "file")
            try await device.runUntilIdle()
            device.connection.isUp = false
            try await device.filesystem.create(.at("/new"), contents: Data("new".utf8)).close()
            try await device.filesystem.move(.at("/file"), to: .at("/moved"))
            try device.filesystem.core.store.write { tree in
                try tree.db.execute(
                    """
                    UPDATE node SET name = ?1, name_key = ?1, remote_name = ?1, remote_key = ?1 WHERE name = 'folder'
                    """, name)
                try tree.db.execute("UPDATE queue SET name = ? WHERE name IN ('new', 'moved')", name)
            }
            #expect(try device.filesystem.core.store.read { try $0.violations().count } == 3)
            try device.restart()
            #expect(try device.filesystem.core.store.read { try $0.violations() }.isEmpty)
            device.connection.isUp = true
            try await device.runUntilIdle()
            #expect(try device.filesystem.core.store.read { try $0.violations() }.isEmpty)
            #expect(try device.filesystem.pendingChangeCount == 0)
            // Nothing is deleted, and the folder is listed again.
            let names = try account.list()
            #expect(names.filter { !$0.hasPrefix("/recovered ") } == ["/file", "/folder/", "/folder/x"])
            let recovered = names.filter { $0.hasPrefix("/recovered ") }
            #expect(try recovered.map { try account.read($0) } == [Data("new".utf8)])
            #expect(try await device.filesystem.open(.at("/folder/x")).readString() == "x")
        }
    }
}
