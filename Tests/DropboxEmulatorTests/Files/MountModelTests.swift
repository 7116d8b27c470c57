import Foundation
import Testing

@testable import DropboxEmulator

extension TestStore {
    /// Creates a view of the same store for another account.
    init(_ store: Store, _ account: UserAccount) {
        self.store = store
        self.account = account
    }
}

/// Compares random trees with mounts, changed by two accounts, with `MountModel`.
struct MountModelTests {
    private struct Mirror {
        var model = DropboxModel()
        var cursor: ListingCursor?
    }

    private func path(_ random: inout SplitMix64) -> String {
        (0..<Int.random(in: 1...4, using: &random)).map { _ in
            "/" + (["a", "b", "c"].randomElement(using: &random) ?? "a")
        }.joined()
    }

    @Test(arguments: [1, 2, 3, 4, 5, 6, UInt64.random(in: 0 ... .max)])
    func randomOperationsMatchTheModel(seed: UInt64) throws {
        var random = SplitMix64(state: seed)
        let first = try TestStore(seed: seed)
        let other = try first.store.addAccount(email: "bob@example.com", givenName: "Bob", surname: "Byte")
        let stores = [first, TestStore(first.store, other)]
        var model = MountModel(accounts: 2)
        var mirrors = [Mirror(), Mirror()]
        // The IDs of shared folders, in the order of the model's namespaces.
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
                        model.spaces[account][folder.mountPoint?.path ?? ""] = .mount(number)
                    }
                }
            }
            let comment: Comment = "seed \(seed), step \(step), account \(account): \(operation)"
            #expect(isDone == expected, comment)
            guard isDone == expected else { return }
            if step % 5 == 0 {
                for index in 0...1 { try check(stores[index], model, index, &random, comment) }
            }
            if Int.random(in: 0..<4, using: &random) == 0 {
                let index = Int.random(in: 0...1, using: &random)
                try follow(stores[index], Int.random(in: 1...5, using: &random), &mirrors[index])
                let (reported, real) = (mirrors[index].model.nodes, model.tree(index))
                let stale = reported.filter { real[$0.key] != $0.value }.keys
                let missing = real.filter { reported[$0.key] != $0.value }.keys
                #expect(stale.isEmpty && missing.isEmpty, "\(comment): \(stale) for \(missing)")
                guard reported == real else { return }
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

    /// Checks the listing, and the results of looking up paths, IDs and revisions.
    private func check(
        _ store: TestStore, _ model: MountModel, _ account: Int, _ random: inout SplitMix64, _ comment: Comment
    ) throws {
        let tree = model.tree(account)
        var listed = DropboxModel()
        let entries = try store.all("")
        for entry in entries { listed.apply(try resolved(entry), text: try text(entry, store)) }
        #expect(listed.nodes == tree, comment)
        for entry in entries.shuffled(using: &random).prefix(5) {
            let path = entry.pathInView ?? ""
            for reference in [path, entry.id] {
                let result = try store.entry(reference)
                #expect(result.pathInView == path, comment)
                #expect(result.id == entry.id, comment)
            }
            let inner = try store.entry("ns:\(entry.namespace)\(entry.path)")
            #expect(inner == entry, comment)
        }
        for _ in 0..<5 {
            let path = path(&random)
            #expect(succeeds { try store.entry(path) } == (tree[path] != nil), "\(comment) looks for \(path)")
        }
    }

    private func resolved(_ entry: Entry) throws -> Entry {
        var entry = entry
        entry.path = try #require(entry.pathInView)
        return entry
    }

    private func text(_ entry: Entry, _ store: TestStore) throws -> String? {
        entry.kind == .file ? try store.text("rev:\(entry.file?.rev ?? "")") : nil
    }

    /// Updates a mirror like a client, using the text of its cursor.
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
            for entry in page.entries { mirror.model.apply(try resolved(entry), text: try text(entry, store)) }
            mirror.cursor = page.cursor
            if !page.hasMore { return }
            page = try store.store.list(after: page.cursor, store.view)
        }
    }
}

/// A reference implementation of namespaces: one dictionary each.
struct MountModel {
    enum Node: Equatable {
        case folder
        case file(String)
        case mount(Int)

        var isFile: Bool { if case .file = self { true } else { false } }
        var mounted: Int? { if case .mount(let number) = self { number } else { nil } }
    }

    /// The namespaces. The first ones are the homes of the accounts.
    var spaces: [[String: Node]]
    let homes: Int

    init(accounts: Int) {
        spaces = Array(repeating: [:], count: accounts)
        homes = accounts
    }

    /// Returns the namespace of a path's last component, and the path in it.
    func resolve(_ path: String, _ account: Int) -> (space: Int, path: String) {
        var (space, rest) = (account, "")
        let names = path.split(separator: "/")
        for (index, name) in names.enumerated() {
            rest += "/" + name
            if index < names.count - 1, let next = spaces[space][rest]?.mounted { (space, rest) = (next, "") }
        }
        return (space, rest)
    }

    /// Returns all entries that an account sees.
    func tree(_ account: Int) -> [String: DropboxModel.Node] {
        var tree: [String: DropboxModel.Node] = [:]
        func add(_ space: Int, _ prefix: String) {
            for (path, node) in spaces[space] {
                switch node {
                case .folder: tree[prefix + path] = .folder
                case .file(let text): tree[prefix + path] = .file(text)
                case .mount(let inner):
                    tree[prefix + path] = .folder
                    add(inner, prefix + path)
                }
            }
        }
        add(account, "")
        return tree
    }

    private func parents(of path: String) -> [String] { DropboxModel().parents(of: path) }

    private func below(_ path: String, _ space: Int) -> [String] {
        spaces[space].keys.filter { $0.hasPrefix(path + "/") }
    }

    private func hasFileAncestor(_ path: String, _ space: Int) -> Bool {
        parents(of: path).contains { spaces[space][$0]?.isFile == true }
    }

    private mutating func makeParents(of path: String, _ space: Int) {
        for parent in parents(of: path) where spaces[space][parent] == nil { spaces[space][parent] = .folder }
    }

    // Each operation returns whether it succeeded.

    mutating func put(_ path: String, _ text: String, _ account: Int) -> Bool {
        let (space, path) = resolve(path, account)
        if let old = spaces[space][path], !old.isFile { return false }
        if hasFileAncestor(path, space) { return false }
        makeParents(of: path, space)
        spaces[space][path] = .file(text)
        return true
    }

    mutating func makeFolder(_ path: String, _ account: Int) -> Bool {
        let (space, path) = resolve(path, account)
        if spaces[space][path] != nil || hasFileAncestor(path, space) { return false }
        makeParents(of: path, space)
        spaces[space][path] = .folder
        return true
    }

    mutating func delete(_ path: String, _ account: Int) -> Bool {
        let (space, path) = resolve(path, account)
        guard spaces[space].removeValue(forKey: path) != nil else { return false }
        for path in below(path, space) { spaces[space][path] = nil }
        return true
    }

    mutating func relocate(_ from: String, _ to: String, isMove: Bool, _ account: Int) -> Bool {
        let (source, oldPath) = resolve(from, account)
        let (target, newPath) = resolve(to, account)
        guard let node = spaces[source][oldPath], spaces[target][newPath] == nil, !to.hasPrefix(from + "/"),
            !hasFileAncestor(newPath, target)
        else { return false }
        var moved = [newPath: node]
        for path in below(oldPath, source) {
            moved[newPath + path.dropFirst(oldPath.count)] = spaces[source][path]
        }
        if moved.values.contains(where: { $0.mounted != nil }), !isMove || source != target { return false }
        if isMove { _ = delete(from, account) }
        makeParents(of: newPath, target)
        spaces[target].merge(moved) { $1 }
        return true
    }

    mutating func share(_ path: String, _ account: Int) -> Bool {
        let (space, path) = resolve(path, account)
        guard space < homes, !hasFileAncestor(path, space) else { return false }
        let inside = below(path, space)
        switch spaces[space][path] {
        case .file, .mount: return false
        case .folder, nil: break
        }
        guard !inside.contains(where: { spaces[space][$0]?.mounted != nil }) else { return false }
        makeParents(of: path, space)
        var shared: [String: Node] = [:]
        for inner in inside { shared[String(inner.dropFirst(path.count))] = spaces[space].removeValue(forKey: inner) }
        spaces[space][path] = .mount(spaces.count)
        spaces.append(shared)
        return true
    }

    /// Returns the path at which a namespace is mounted in a home.
    func mount(of space: Int, _ account: Int) -> String? {
        spaces[account].first { $0.value.mounted == space }?.key
    }
}
