import DropboxTestSupport
import Testing

@testable import DropboxSync

/// Listings of several pages, between which the app goes on.
@Suite struct ListingTests {
    private func file(_ path: String, _ id: String, _ rev: String) -> RemoteChange {
        let version = RemoteVersion(rev: rev, hash: "hash of \(rev)", size: 1, modified: 0)
        return RemoteChange(displayPath: path, lowerPath: path, kind: .file(id: id, version))
    }

    private func folder(_ path: String, _ id: String) -> RemoteChange {
        RemoteChange(displayPath: path, lowerPath: path, kind: .folder(id: id))
    }

    /// A tree that has been listed once.
    private func withTree(_ entries: [RemoteChange], _ body: (SyncStore) throws -> Void) throws {
        let place = try TemporaryFolder()
        let store = try SyncStore(folder: place.url) { _ in }
        defer { store.close() }
        try list(store, [entries])
        try body(store)
    }

    private func list(_ store: SyncStore, _ pages: [[RemoteChange]], between: () throws -> Void = {}) throws {
        try store.write { try $0.beginListing() }
        for (index, entries) in pages.enumerated() {
            if index > 0 { try between() }
            let page = Tree.Page(entries: entries, cursor: "\(index)", hasMore: index < pages.count - 1)
            try store.write { try $0.apply(listed: page, date: 0) }
        }
    }

    private func names(_ store: SyncStore, _ path: String) throws -> [String] {
        try store.read { tree in
            try tree.children(of: tree.require(.at(path)).key).compactMap { $0.local?.name }.sorted()
        }
    }

    @Test func aFolderThatTookTheNameOfAnotherKeepsItsOwn() throws {
        let entries = [
            folder("/a", "id:1"), file("/a/x", "id:ax", "1"), folder("/b", "id:2"), file("/b/x", "id:bx", "2"),
            file("/b/y", "id:by", "3"),
        ]
        try withTree(entries) { store in
            try list(store, [[folder("/b", "id:1")], [file("/b/x", "id:ax", "1")]])
            #expect(try names(store, "/") == ["b"])
            #expect(try names(store, "/b") == ["x"])
            #expect(try store.read { try $0.lookUp(.at("/b/x"))?.remote?.id } == "id:ax")
        }
    }

    @Test func whatIsToldBeforeItsFolderIsNewerThanWhatTheFolderHad() throws {
        try withTree([folder("/a", "id:1"), file("/a/x", "id:old", "1")]) { store in
            try store.write { tree in
                let deleted = RemoteChange(displayPath: "/a", lowerPath: "/a", kind: .deleted)
                let entries = [file("/b/x", "id:new", "2"), folder("/b", "id:1"), deleted]
                try tree.apply(Tree.Page(entries: entries, cursor: "next", hasMore: false), date: 0)
            }
            #expect(try names(store, "/b") == ["x"])
            #expect(try store.read { try $0.lookUp(.at("/b/x"))?.remote?.id } == "id:new")
        }
    }

    /// A slash with such a character behind it is one character to readers, and another one.
    @Test func aNameThatBeginsWithAVariationSelectorIsFoundWhereItIs() throws {
        let entries = [
            folder("/docs", "id:d"), file("/docs/\u{FE0F}x", "id:x", "1"), folder("/\u{FE0F}f", "id:f"),
            file("/\u{FE0F}f/y", "id:y", "2"),
        ]
        try withTree(entries) { store in
            let found = try ["/", "/docs", "/\u{FE0F}f"].map { try names(store, $0) }
            #expect(found == [["docs", "\u{FE0F}f"], ["\u{FE0F}x"], ["y"]])
        }
    }

    @Test func whatIsListedAfterADeletionIsNewToIt() throws {
        try withTree([folder("/f", "id:f"), file("/f/x", "id:x", "1"), file("/f/y", "id:y", "2")]) { store in
            let pages = [[folder("/f", "id:f")], [file("/f/x", "id:x", "changed"), file("/f/y", "id:y", "2")]]
            try list(store, pages) { try store.write { try $0.delete(.at("/f")) } }
            let change = try #require(try store.read { try $0.nextReadyChange(after: .min) })
            // The folder is not deleted as a whole, but what the user has seen in it.
            #expect(try store.write { try $0.prepare(change) } == nil)
            let deleted = try store.read { tree in
                var found: [Int64] = []
                var number = Int64.min
                while let change = try tree.nextReadyChange(after: number) {
                    number = change.number
                    if change.kind == .delete { found.append(change.node) }
                }
                return try found.compactMap { try tree.node($0)?.remote?.id }
            }
            #expect(deleted == ["id:y"])
        }
    }
}
