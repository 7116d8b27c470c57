@testable import DropboxEmulator

/// Namespaces without any cleverness: a dictionary each.
struct MountModel {
    enum Node: Equatable {
        case folder
        case file(String)
        case mount(Int)

        var isFile: Bool { if case .file = self { true } else { false } }
        var mounted: Int? { if case .mount(let number) = self { number } else { nil } }
    }

    /// The first ones are the homes of the accounts.
    var spaces: [[String: Node]]
    let homes: Int

    init(accounts: Int) {
        spaces = Array(repeating: [:], count: accounts)
        homes = accounts
    }

    /// The namespace where the last name of a path is, and the path there.
    func resolve(_ path: String, _ account: Int) -> (space: Int, path: String) {
        var (space, rest) = (account, "")
        let names = path.split(separator: "/")
        for (index, name) in names.enumerated() {
            rest += "/" + name
            if index < names.count - 1, let next = spaces[space][rest]?.mounted { (space, rest) = (next, "") }
        }
        return (space, rest)
    }

    /// All that an account sees.
    func tree(_ account: Int) -> [String: ModelDropbox.Node] {
        var tree: [String: ModelDropbox.Node] = [:]
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

    private func parents(of path: String) -> [String] { ModelDropbox().parents(of: path) }

    private func below(_ path: String, _ space: Int) -> [String] {
        spaces[space].keys.filter { $0.hasPrefix(path + "/") }
    }

    private func hasFileAbove(_ path: String, _ space: Int) -> Bool {
        parents(of: path).contains { spaces[space][$0]?.isFile == true }
    }

    private mutating func makeParents(of path: String, _ space: Int) {
        for parent in parents(of: path) where spaces[space][parent] == nil { spaces[space][parent] = .folder }
    }

    // Each operation answers whether it was done.

    mutating func put(_ path: String, _ text: String, _ account: Int) -> Bool {
        let (space, path) = resolve(path, account)
        if let old = spaces[space][path], !old.isFile { return false }
        if hasFileAbove(path, space) { return false }
        makeParents(of: path, space)
        spaces[space][path] = .file(text)
        return true
    }

    mutating func makeFolder(_ path: String, _ account: Int) -> Bool {
        let (space, path) = resolve(path, account)
        if spaces[space][path] != nil || hasFileAbove(path, space) { return false }
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
            !hasFileAbove(newPath, target)
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
        guard space < homes, !hasFileAbove(path, space) else { return false }
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

    /// Where a namespace is mounted in a home.
    func mount(of space: Int, _ account: Int) -> String? {
        spaces[account].first { $0.value.mounted == space }?.key
    }
}
