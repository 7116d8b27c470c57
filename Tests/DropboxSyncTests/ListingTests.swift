import DropboxTestSupport
import Testing

@testable import DropboxSync

/// Tests of listings with several pages, while the app changes items between them.
@Suite struct ListingTests {
    private func file(_ path: String, _ id: String, _ rev: String) -> RemoteChange {
        let version = RemoteVersion(rev: rev, hash: "hash of \(rev)", size: 1, modified: 0)
        return RemoteChange(displayPath: path, lowerPath: path, kind: .file(id: id, version))
    }

    private func folder(_ path: String, _ id: String) -> RemoteChange {
        RemoteChange(displayPath: path, lowerPath: path, kind: .folder(id: id))
    }

    /// Runs `body` with a tree that was listed once.
    private func withTree(_ entries: [RemoteChange], _ body: (SyncStore) throws -> Void) throws {
        let directory = try TemporaryDirectory()
        let store = try SyncStore(directory: directory.url) { _ in }
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

    @Test func renamedFolderKeepsItsOwnChildren() throws {
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

    @Test func itemListedBeforeItsFolderIsNewer() throws {
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

    /// A slash followed by such a character is a different `Character`.
    @Test func nameStartingWithAVariationSelectorIsFound() throws {
        let entries = [
            folder("/docs", "id:d"), file("/docs/\u{FE0F}x", "id:x", "1"), folder("/\u{FE0F}f", "id:f"),
            file("/\u{FE0F}f/y", "id:y", "2"),
        ]
        try withTree(entries) { store in
            let result = try ["/", "/docs", "/\u{FE0F}f"].map { try names(store, $0) }
            #expect(result == [["docs", "\u{FE0F}f"], ["\u{FE0F}x"], ["y"]])
        }
    }

    @Test func itemListedAfterADeletionIsUnseen() throws {
        try withTree([folder("/f", "id:f"), file("/f/x", "id:x", "1"), file("/f/y", "id:y", "2")]) { store in
            let pages = [[folder("/f", "id:f")], [file("/f/x", "id:x", "changed"), file("/f/y", "id:y", "2")]]
            try list(store, pages) { try store.write { try $0.delete(.at("/f")) } }
            let change = try #require(try store.read { try $0.nextReadyChange(after: .min) })
            // The folder isn't deleted entirely, only the items that the user has seen.
            #expect(try store.write { try $0.prepare(change) } == nil)
            let deleted = try store.read { tree in
                var result: [Int64] = []
                var number = Int64.min
                while let change = try tree.nextReadyChange(after: number) {
                    number = change.number
                    if change.kind == .delete { result.append(change.node) }
                }
                return try result.compactMap { try tree.node($0)?.remote?.id }
            }
            #expect(deleted == ["id:y"])
        }
    }
}
