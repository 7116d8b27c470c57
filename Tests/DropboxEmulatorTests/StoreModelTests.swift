import Foundation
import Testing

@testable import DropboxEmulator

/// A reference implementation of a Dropbox: one dictionary.
struct DropboxModel {
    enum Node: Equatable {
        case folder
        case file(String)
    }

    var nodes: [String: Node] = [:]

    func descendants(of path: String) -> [String] { nodes.keys.filter { $0.hasPrefix(path + "/") } }

    func parents(of path: String) -> [String] {
        var parents: [String] = []
        var remaining = path[...]
        while let slash = remaining.lastIndex(of: "/"), slash != remaining.startIndex {
            remaining = remaining[..<slash]
            parents.append(String(remaining))
        }
        return parents
    }

    func hasFileAncestor(_ path: String) -> Bool {
        parents(of: path).contains { if case .file = nodes[$0] { true } else { false } }
    }

    mutating func makeParents(of path: String) {
        for parent in parents(of: path) { nodes[parent] = .folder }
    }

    /// Writes a file. Like the other operations, it returns whether it succeeded.
    mutating func put(_ path: String, _ text: String, overwrites: Bool) -> Bool {
        if hasFileAncestor(path) || nodes[path] == .folder { return false }
        if let old = nodes[path], old != .file(text), !overwrites { return false }
        makeParents(of: path)
        nodes[path] = .file(text)
        return true
    }

    mutating func makeFolder(_ path: String) -> Bool {
        if hasFileAncestor(path) || nodes[path] != nil { return false }
        makeParents(of: path)
        nodes[path] = .folder
        return true
    }

    mutating func delete(_ path: String) -> Bool {
        guard nodes.removeValue(forKey: path) != nil else { return false }
        for path in descendants(of: path) { nodes[path] = nil }
        return true
    }

    mutating func relocate(_ from: String, _ to: String, isMove: Bool) -> Bool {
        guard let node = nodes[from], !hasFileAncestor(to), nodes[to] == nil, !to.hasPrefix(from + "/") else {
            return false
        }
        var moved = [to: node]
        for path in descendants(of: from) { moved[to + path.dropFirst(from.count)] = nodes[path] }
        if isMove { _ = delete(from) }
        makeParents(of: to)
        nodes.merge(moved) { $1 }
        return true
    }

    /// Applies an entry of a delta like a client.
    mutating func apply(_ entry: Entry, text: String?) {
        switch entry.kind {
        case .deleted:
            _ = delete(entry.path)
        case .folder:
            makeParents(of: entry.path)
            nodes[entry.path] = .folder
        case .file:
            _ = delete(entry.path)
            makeParents(of: entry.path)
            nodes[entry.path] = .file(text ?? "")
        }
    }
}

struct StoreModelTests {
    /// Returns a random path with a high chance of collisions: three names, three levels, some in capitals.
    func path(_ random: inout SplitMix64) -> String {
        (0..<Int.random(in: 1...3, using: &random)).map { _ in
            "/" + (["a", "b", "c"].randomElement(using: &random) ?? "a")
        }.joined()
    }

    @Test(arguments: [1, 2, 3, 4, 5, UInt64.random(in: 0 ... .max)])
    func randomOperationsMatchTheModel(seed: UInt64) throws {
        var random = SplitMix64(state: seed)
        let store = try TestStore(seed: seed)
        var model = DropboxModel()
        var mirror = DropboxModel()
        var subfolder = DropboxModel()
        var cursor: ListingCursor?
        var subcursor: ListingCursor?
        var snapshots: [(DropboxEmulator.Snapshot, DropboxModel)] = []
        for step in 0..<600 {
            let from = path(&random)
            var to = path(&random)
            // The store accepts a move to the same path in another case. The dictionary can't represent it.
            while to == from { to = path(&random) }
            let shown = Bool.random(using: &random) ? from.uppercased() : from
            let text = "text \(Int.random(in: 0..<4, using: &random))"
            let expected: Bool
            let done: () throws -> Void
            let operation: String
            switch Int.random(in: 0..<11, using: &random) {
            case 0..<4:
                let overwrites = Bool.random(using: &random)
                operation = "put \(shown) \(text) \(overwrites)"
                expected = model.put(from, text, overwrites: overwrites)
                done = { try store.put(shown, text, overwrites ? .overwrite : .add) }
            case 4:
                operation = "folder \(shown)"
                expected = model.makeFolder(from)
                done = { try store.makeFolder(shown) }
            case 5..<7:
                operation = "delete \(shown)"
                expected = model.delete(from)
                done = { try store.delete(shown) }
            case 7, 8:
                operation = "move \(from) \(to)"
                expected = model.relocate(from, to, isMove: true)
                done = { try store.move(from, to) }
            case 10 where snapshots.count < 3 || Bool.random(using: &random):
                operation = "snapshot"
                snapshots = snapshots.suffix(2) + [(try store.store.snapshot(), model)]
                expected = true
                done = {}
            case 10:
                operation = "restore"
                let (snapshot, earlier) = snapshots[Int.random(in: 0..<snapshots.count, using: &random)]
                model = earlier
                expected = true
                done = { try store.store.restore(snapshot) }
            default:
                operation = "copy \(from) \(to)"
                expected = model.relocate(from, to, isMove: false)
                done = { try store.copy(from, to) }
            }
            let isDone = (try? done()) != nil
            let comment: Comment = "seed \(seed), step \(step): \(operation)"
            #expect(isDone == expected, comment)
            if step % 7 == 0 {
                var actual = DropboxModel()
                for entry in try store.all("") { actual.apply(entry, text: try textIfFile(entry, store)) }
                #expect(actual.nodes == model.nodes, comment)
                guard actual.nodes == model.nodes else { return }
            }
            if Int.random(in: 0..<5, using: &random) == 0 {
                let limit = Int.random(in: 1...5, using: &random)
                cursor = try follow("", cursor, limit, store, &mirror)
                #expect(mirror.nodes == model.nodes, comment)
                subcursor = try follow("/a", subcursor, limit, store, &subfolder)
                let expected = model.nodes.filter { $0.key.hasPrefix("/a/") }
                #expect(subfolder.nodes.filter { $0.key != "/a" } == expected, comment)
                guard mirror.nodes == model.nodes else { return }
            }
        }
        let used = try store.store.usedSpace(of: store.account)
        let sizes = model.nodes.values.map { if case .file(let text) = $0 { text.utf8.count } else { 0 } }
        #expect(used == UInt64(sizes.reduce(0, +)), "seed \(seed)")
    }

    func textIfFile(_ entry: Entry, _ store: TestStore) throws -> String? {
        entry.kind == .file ? try store.text("rev:\(entry.file?.rev ?? "")") : nil
    }

    /// Updates a mirror like a client, or creates it again if the cursor is invalid.
    func follow(
        _ path: String, _ cursor: ListingCursor?, _ limit: Int, _ store: TestStore, _ mirror: inout DropboxModel
    ) throws -> ListingCursor? {
        var page: Store.Page
        do {
            if let cursor {
                page = try store.store.list(after: cursor, store.view)
            } else {
                mirror = DropboxModel()
                let options = Store.ListingOptions(isRecursive: true, limit: limit)
                page = try store.store.list(try PathReference(path), options, store.view)
            }
            while true {
                for entry in page.entries { mirror.apply(entry, text: try textIfFile(entry, store)) }
                if !page.hasMore { return page.cursor }
                page = try store.store.list(after: page.cursor, store.view)
            }
        } catch is CursorError where cursor != nil {
            // Restoring a snapshot undid changes that the client has seen.
            return try follow(path, nil, limit, store, &mirror)
        } catch is LookupError {
            mirror = DropboxModel()
            return nil
        }
    }
}
