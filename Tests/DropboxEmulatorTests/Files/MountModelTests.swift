import Foundation
import Testing

@testable import DropboxEmulator

extension TestStore {
    /// Another account of the same store.
    init(_ store: Store, _ account: UserAccount) {
        self.store = store
        self.account = account
    }
}

/// Random trees with mounts, changed by two accounts, against `MountModel`.
struct MountModelTests {
    private struct Mirror {
        var model = ModelDropbox()
        var cursor: ListingCursor?
    }

    private func path(_ random: inout SeededGenerator) -> String {
        (0..<Int.random(in: 1...4, using: &random)).map { _ in
            "/" + (["a", "b", "c"].randomElement(using: &random) ?? "a")
        }.joined()
    }

    @Test(arguments: [1, 2, 3, 4, 5, 6, UInt64.random(in: 0 ... .max)])
    func pathsListingsAndCursorsAgreeWithDictionaries(seed: UInt64) throws {
        var random = SeededGenerator(state: seed)
        let first = try TestStore(seed: seed)
        let other = try first.store.addAccount(email: "bob@example.com", givenName: "Bob", surname: "Byte")
        let stores = [first, TestStore(first.store, other)]
        var model = MountModel(accounts: 2)
        var mirrors = [Mirror(), Mirror()]
        // The ids of shared folders, in the order of the model's namespaces.
        var shared: [String] = []
        for step in 0..<500 {
            let account = Int.random(in: 0...1, using: &random)
            let store = stores[account]
            let from = path(&random)
            var to = path(&random)
            while to == from { to = path(&random) }
            let text = "text \(Int.random(in: 0..<1000, using: &random))"
            let expected: Bool
            let operation: String
            let isDone: Bool
            switch Int.random(in: 0..<14, using: &random) {
            case 0..<5:
                operation = "put \(from)"
                expected = model.put(from, text, account)
                isDone = succeeds { try store.put(from, text, .overwrite) }
            case 5:
                operation = "folder \(from)"
                expected = model.makeFolder(from, account)
                isDone = succeeds { try store.makeFolder(from) }
            case 6, 7:
                operation = "delete \(from)"
                expected = model.delete(from, account)
                isDone = succeeds { try store.delete(from) }
            case 8, 9, 10:
                let isMove = Bool.random(using: &random)
                operation = "\(isMove ? "move" : "copy") \(from) \(to)"
                expected = model.relocate(from, to, isMove: isMove, account)
                isDone = succeeds {
                    try store.store.relocate(
                        isMove ? .move : .copy, from: try PathReference(from), to: try PathReference(to),
                        .init(allowsNewOwner: true), store.view)
                }
            case 11, 12:
                operation = "share \(from)"
                expected = shared.count < 6 && model.share(from, account)
                isDone =
                    shared.count < 6
                    && succeeds { shared.append(try share(from, stores[account], with: stores[1 - account])) }
            default:
                guard let space = shared.indices.randomElement(using: &random) else { continue }
                let number = model.homes + space
                if let mount = model.mount(of: number, account) {
                    operation = "unmount \(mount)"
                    model.spaces[account][mount] = nil
                    expected = true
                    isDone = succeeds { try store.store.unmount(shared[space], store.view) }
                } else {
                    operation = "mount \(shared[space])"
                    expected = true
                    isDone = succeeds {
                        let folder = try store.store.mount(shared[space], store.view)
                        model.spaces[account][folder.point?.path ?? ""] = .mount(number)
                    }
                }
            }
            let place: Comment = "seed \(seed), step \(step), account \(account): \(operation)"
            #expect(isDone == expected, place)
            guard isDone == expected else { return }
            if step % 5 == 0 {
                for index in 0...1 { try check(stores[index], model, index, &random, place) }
            }
            if Int.random(in: 0..<4, using: &random) == 0 {
                let index = Int.random(in: 0...1, using: &random)
                try follow(stores[index], Int.random(in: 1...5, using: &random), &mirrors[index])
                let (known, real) = (mirrors[index].model.nodes, model.tree(index))
                let stale = known.filter { real[$0.key] != $0.value }.keys
                let missing = real.filter { known[$0.key] != $0.value }.keys
                #expect(stale.isEmpty && missing.isEmpty, "\(place): \(stale) for \(missing)")
                guard known == real else { return }
            }
        }
        for index in 0...1 {
            let used = try first.store.usedSpace(of: stores[index].account)
            let sizes = model.tree(index).values.map { if case .file(let text) = $0 { text.utf8.count } else { 0 } }
            #expect(used == UInt64(sizes.reduce(0, +)), "seed \(seed)")
        }
    }

    private func succeeds(_ body: () throws -> some Any) -> Bool {
        do {
            _ = try body()
            return true
        } catch {
            return false
        }
    }

    private func share(_ path: String, _ owner: TestStore, with other: TestStore) throws -> String {
        let store = owner.store
        let folder = try store.share(try PathReference(path), .init(), isInheriting: true, owner.view)
        let id = String(folder.namespace)
        try store.addMembers([.init(member: .id(other.account.id), access: .editor)], to: id, owner.view)
        return id
    }

    /// What is listed, and what paths, ids and revs lead to.
    private func check(
        _ store: TestStore, _ model: MountModel, _ account: Int, _ random: inout SeededGenerator, _ place: Comment
    ) throws {
        let tree = model.tree(account)
        var listed = ModelDropbox()
        let entries = try store.all("")
        for entry in entries { listed.apply(try seen(entry), text: try text(entry, store)) }
        #expect(listed.nodes == tree, place)
        for entry in entries.shuffled(using: &random).prefix(5) {
            let path = entry.seenPath ?? ""
            for reference in [path, entry.id] {
                let found = try store.entry(reference)
                #expect(found.seenPath == path, place)
                #expect(found.id == entry.id, place)
            }
            let inner = try store.entry("ns:\(entry.namespace)\(entry.path)")
            #expect(inner == entry, place)
        }
        for _ in 0..<5 {
            let path = path(&random)
            #expect(succeeds { try store.entry(path) } == (tree[path] != nil), "\(place) looks for \(path)")
        }
    }

    private func seen(_ entry: Entry) throws -> Entry {
        var entry = entry
        entry.path = try #require(entry.seenPath)
        return entry
    }

    private func text(_ entry: Entry, _ store: TestStore) throws -> String? {
        entry.kind == .file ? try store.text("rev:\(entry.file?.rev ?? "")") : nil
    }

    /// Brings a mirror up to date as a client does, through the text of its cursor.
    private func follow(_ store: TestStore, _ limit: Int, _ mirror: inout Mirror) throws {
        var page: Store.Page
        if let cursor = mirror.cursor {
            var cursor = try #require(ListingCursor(text: cursor.text))
            cursor.limit = limit
            page = try store.store.list(after: cursor, store.view)
        } else {
            page = try store.store.list(.path([]), .init(isRecursive: true, limit: limit), store.view)
        }
        while true {
            for entry in page.entries { mirror.model.apply(try seen(entry), text: try text(entry, store)) }
            mirror.cursor = page.cursor
            if !page.hasMore { return }
            page = try store.store.list(after: page.cursor, store.view)
        }
    }
}
