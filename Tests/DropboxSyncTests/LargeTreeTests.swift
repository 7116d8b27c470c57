import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxSync

/// Tests with a tree of SYNC_TREE_ENTRIES entries; 20,000 by default. If the variable is set, the test prints the
/// times.
@Suite struct LargeTreeTests {
    private static let wanted = ProcessInfo.processInfo.environment["SYNC_TREE_ENTRIES"].flatMap(Int.init)

    @Test func largeTreeIsListedStoredAndRead() async throws {
        let count = Self.wanted ?? 20_000
        let folder = try TemporaryDirectory()
        func open() throws -> SyncStore { try SyncStore(directory: folder.url) { _ in } }
        let store = try open()
        try store.write { try $0.beginListing() }
        let listing = try Self.measure {
            var next = 0
            while next < count {
                let page = Self.page(next..<min(next + 2000, count), of: count)
                try store.write { try $0.apply(listed: page, date: 0) }
                next += 2000
            }
        }
        store.close()
        let (restart, again) = try Self.measured { try open() }
        let (reading, infos) = try Self.measured {
            try again.read { tree in
                let node = try tree.require(.at("/folder-3"))
                return try tree.children(of: node.key).count
            }
        }
        #expect(infos == min(1000, count - 3000))
        #expect(try again.read { try $0.setting(.completedFirstSync) } == "1")
        let change = try Self.measure {
            try again.write { tree in
                let entry = Self.entry(1_500, folder: 1, rev: "new")
                try tree.apply(Tree.Page(entries: [entry], cursor: "c2", hasMore: false), date: 0)
            }
        }
        again.close()
        guard Self.wanted != nil else { return }
        print("\(count) entries: \(listing) s of CPU, restart \(restart), folder \(reading), change \(change)")
    }

    private static func page(_ numbers: Range<Int>, of count: Int) -> Tree.Page {
        var entries: [RemoteChange] = []
        for number in numbers {
            let folder = number / 1000
            if number % 1000 == 0 {
                entries.append(
                    RemoteChange(path: "/Folder-\(folder)", .folder(id: "id:folder-\(folder)-aaaaaaaaaaaa")))
            }
            entries.append(entry(number, folder: folder, rev: "1"))
        }
        return Tree.Page(entries: entries, cursor: "\(numbers.upperBound)", hasMore: numbers.upperBound < count)
    }

    private static func entry(_ number: Int, folder: Int, rev: String) -> RemoteChange {
        let hash = String(repeating: "0123456789abcdef", count: 4)
        let version = RemoteVersion(rev: "\(rev)-\(number)", hash: hash, size: 10, modified: 1_700_000_000)
        return RemoteChange(
            path: "/Folder-\(folder)/Document \(number).txt", .file(id: "id:file-\(number)-aaaaaaaaaaaaaa", version))
    }

    private static func measure(_ body: () throws -> Void) rethrows -> Double { try measured(body).0 }

    /// Measures the processor time of an operation in seconds.
    private static func measured<Result>(_ body: () throws -> Result) rethrows -> (Double, Result) {
        let start = clock()
        let result = try body()
        return (Double(clock() - start) / Double(CLOCKS_PER_SEC), result)
    }
}

extension RemoteChange {
    fileprivate init(path: String, _ kind: Kind) {
        self.init(displayPath: path, lowerPath: path.lowercased(), kind: kind)
    }
}
