import Foundation
import Testing

@testable import DropboxEmulator

struct ListingTests {
    @Test func cursorRoundTripsThroughItsText() throws {
        let cursors = [
            ListingCursor.Phase.changes, .snapshot(after: ""), .snapshot(after: "/ä/b"),
            .mountSnapshot("/m", after: "/m/x"),
        ].map { phase in
            ListingCursor(
                account: 1, root: 2_000_000_001, path: "/ä", isRecursive: true, includesDeleted: false, limit: 7,
                phase: phase, position: 99, epoch: 0)
        }
        for cursor in cursors { #expect(ListingCursor(text: cursor.text) == cursor) }
        for text in ["", "x", "AA", "AA!!", cursors[0].text + "A", "AA" + Data("1\u{0}c".utf8).base64URL] {
            #expect(ListingCursor(text: text) == nil)
        }
        var endless = cursors[0]
        endless.limit = .max
        #expect(ListingCursor(text: endless.text) == nil)
    }

    @Test func pagesHaveTheRequestedSizeAndAreComplete() throws {
        let store = try TestStore()
        for number in 0..<10 { try store.put("/f/\(number)", "x") }
        try store.makeFolder("/f0")
        for limit in 1...11 {
            var names: [String] = []
            var page = try store.store.list(try PathReference("/F"), .init(limit: limit), store.view)
            names += page.entries.map(\.name)
            while page.hasMore {
                #expect(page.entries.count == limit)
                page = try store.store.list(after: page.cursor, store.view)
                names += page.entries.map(\.name)
            }
            #expect(names == (0..<10).map { "\($0)" })
        }
    }

    @Test func nonRecursiveListingStopsAtSubfolders() throws {
        let store = try TestStore()
        try store.put("/a/b/c", "x")
        try store.put("/ab", "x")
        let page = try store.store.list(.path([]), .init(), store.view)
        #expect(page.entries.map(\.displayPath) == ["/a", "/ab"])
        try store.put("/a/b/d", "x")
        try store.put("/e", "x")
        let next = try store.store.list(after: page.cursor, store.view)
        #expect(next.entries.map(\.displayPath) == ["/e"])
        #expect(throws: LookupError.notFolder) { try store.store.list(.path(["e"]), .init(), store.view) }
        #expect(throws: LookupError.notFound) { try store.store.list(.path(["z"]), .init(), store.view) }
    }

    @Test func deletedFolderIsOneEntryAndAMoveIsTwo() throws {
        let store = try TestStore()
        try store.put("/a/b/c", "x")
        try store.put("/a/d", "x")
        let start = try store.store.latestCursor(.path([]), .init(isRecursive: true), store.view)
        try store.delete("/a")
        var page = try store.store.list(after: start, store.view)
        #expect(page.entries.map { "\($0.kind) \($0.displayPath)" } == ["deleted /a"])
        let id = try store.put("/x", "1").id
        page = try store.store.list(after: page.cursor, store.view)
        try store.move("/x", "/y")
        page = try store.store.list(after: page.cursor, store.view)
        #expect(page.entries.map { "\($0.kind) \($0.displayPath)" } == ["deleted /x", "file /y"])
        #expect(page.entries.last?.id == id)
    }

    @Test func deletedEntriesAreListedOnRequest() throws {
        let store = try TestStore()
        try store.put("/a", "x")
        try store.put("/b", "x")
        try store.delete("/a")
        #expect(try store.all("").map(\.name) == ["b"])
        #expect(try store.all("", includesDeleted: true).map { "\($0.kind) \($0.name)" } == ["deleted a", "file b"])
    }

    @Test func invalidCursorsAreRejected() throws {
        let store = try TestStore()
        try store.put("/a/b", "x")
        let cursor = try store.store.latestCursor(.path(["a"]), .init(), store.view)
        var future = cursor
        future.position += 1000
        #expect(throws: CursorError.invalid) { try store.store.list(after: future, store.view) }
        let other = try store.store.addAccount(email: "b@example.com", givenName: "Bob", surname: "B")
        #expect(throws: CursorError.invalid) { try store.store.list(after: cursor, other.view) }
        try store.delete("/a")
        #expect(throws: CursorError.lookup(.notFound)) { try store.store.list(after: cursor, store.view) }
        try store.store.resetCursors(store.view)
        #expect(throws: CursorError.reset) { try store.store.hasChanges(after: cursor) }
    }

    @Test func subscribersAreNotifiedOnlyOfTheirChanges() async throws {
        let store = try TestStore()
        try store.makeFolder("/a")
        let cursor = try store.store.latestCursor(.path(["a"]), .init(isRecursive: true), store.view)
        let signals = store.store.changeSignal.subscribe(
            to: try store.store.changeFilter(for: cursor), clock: store.store.clock)
        try store.put("/b", "x")
        #expect(try !store.store.hasChanges(after: cursor))
        try store.put("/a/deep/c", "x")
        var iterator = signals.makeAsyncIterator()
        #expect(await iterator.next() != nil)
        #expect(try store.store.hasChanges(after: cursor))
    }
}
