/// What a transfer means: the tree at its destination after a run that nothing stops, computed without the code of the
/// SDK.
struct TransferIntent: Sendable {
    enum Direction: Sendable { case put, get }

    struct Rules: Sendable {
        var direction = Direction.put
        var deletes = false
        var overwrites = false
        /// Excluded names: `*.tmp` or a name, in any case.
        var excluded: [String] = []
        /// Whether the content of one folder is transferred, and not a few items.
        var transfersFolder = true
    }

    private(set) var tree: ModelTree
    /// Whether an item fails: the exit status is 1, and nothing is deleted.
    private(set) var hasFailures = false
    private let rules: Rules
    /// Which of two names that differ only in normalization is transferred, which depends on the directory.
    private let prefersLastForm: Bool
    /// Whether a file replaces a folder: deletions are requested, and nothing fails.
    private var replacesFolders: Bool

    /// Computes the intents: the tree has to be one of them.
    static func all(_ source: ModelTree, to destination: ModelTree, _ rules: Rules) -> [TransferIntent] {
        let intents = [false, true].map { TransferIntent(source, to: destination, rules, prefersLastForm: $0) }
        return intents[0].tree == intents[1].tree ? [intents[0]] : intents
    }

    private init(
        _ source: ModelTree, to destination: ModelTree, _ rules: Rules, prefersLastForm: Bool
    ) {
        self.rules = rules
        self.prefersLastForm = prefersLastForm
        replacesFolders = rules.overwrites && rules.deletes
        tree = destination
        tree = merge(source, into: destination, isTop: true)
        if hasFailures, replacesFolders {
            replacesFolders = false
            tree = merge(source, into: destination, isTop: true)
        }
        if rules.deletes, !hasFailures { tree = prune(tree, source) }
    }

    // MARK: Transfers

    private mutating func merge(
        _ source: ModelTree, into destination: ModelTree, isTop: Bool = false
    ) -> ModelTree {
        var result = destination
        for (name, item) in transferred(source) {
            let new = rules.direction == .put ? name.stored : name
            guard let (old, existing) = result.counterpart(of: name) else {
                result.items[new] = item.folder.map { .folder(merge($0, into: ModelTree())) } ?? item
                continue
            }
            let isSameType = (item.folder == nil) == (existing.folder == nil)
            let changesType = !isSameType && (rules.transfersFolder || !isTop)
            let replacement = changesType ? replacement(of: existing, old, by: item) : nil
            // A mirror gets the spelling of the source. An upload compares the types first.
            var own = rules.deletes && (rules.direction == .get || isSameType) ? new : old
            if replacement != nil, rules.direction == .put { own = new }
            result.items[old] = nil
            result.items[own] = replacement ?? self.replacement(of: existing, by: item)
        }
        return result
    }

    /// Returns an item of the destination after the transfer of its counterpart of another type; `nil` if it stays.
    private mutating func replacement(
        of existing: ModelItem, _ name: ModelName, by item: ModelItem
    ) -> ModelItem? {
        switch (item, existing) {
        case (.folder(let new), .file) where rules.overwrites: .folder(merge(new, into: ModelTree()))
        case (.file, .folder) where replacesFolders && remainder(of: existing, name) == nil: item
        default: nil
        }
    }

    /// Returns an item of the destination after the transfer of its counterpart.
    private mutating func replacement(of existing: ModelItem, by item: ModelItem) -> ModelItem {
        switch (item, existing) {
        case (.folder(let new), .folder(let old)): return .folder(merge(new, into: old))
        case (.file(let new), .file(let old)) where new == old: return existing
        case (.file, .file) where rules.overwrites: return item
        // A download replaces links.
        case (.file, .link) where rules.overwrites: return item
        default:
            hasFailures = true
            return existing
        }
    }

    /// Returns the items of a folder of the source that are transferred.
    private mutating func transferred(_ source: ModelTree) -> [(ModelName, ModelItem)] {
        var taken: Set<String> = []
        var result: [(ModelName, ModelItem)] = []
        // Swift's order: names that differ in normalization are equal.
        let sorted = source.sorted.sorted {
            $0.name.text == $1.name.text ? $0.name < $1.name && !prefersLastForm : $0.name.text < $1.name.text
        }
        for (name, item) in sorted {
            if case .link = item { continue }
            if isExcluded(name) || Self.isIgnored(name) { continue }
            // A name that Dropbox can't store, or that Dropbox equates with another one.
            if name.text.contains("\\") || !taken.insert(name.key).inserted {
                hasFailures = true
                continue
            }
            result.append((name, item))
        }
        return result
    }

    private func isExcluded(_ name: ModelName) -> Bool {
        let text = name.text.lowercased()
        return rules.excluded.contains { $0.hasPrefix("*") ? text.hasSuffix($0.dropFirst()) : text == $0 }
    }

    /// Returns whether Dropbox ignores files with a name.
    static func isIgnored(_ name: ModelName) -> Bool {
        [".ds_store", "desktop.ini"].contains(name.key) || name.key.hasPrefix("~$")
    }

    // MARK: Deletions

    private func prune(_ tree: ModelTree, _ source: ModelTree) -> ModelTree {
        var result = ModelTree()
        for (name, item) in tree.items {
            let counterparts = source.items.filter { $0.key.key == name.key }
            if counterparts.isEmpty {
                result.items[name] = remainder(of: item, name)
            } else if let own = item.folder, let other = counterparts.compactMap({ isTransferred($0) }).first {
                result.items[name] = .folder(prune(own, other))
            } else {
                // The counterpart has the same content now, or it is skipped.
                result.items[name] = item
            }
        }
        return result
    }

    private func isTransferred(_ entry: (key: ModelName, value: ModelItem)) -> ModelTree? {
        isExcluded(entry.key) || Self.isIgnored(entry.key) ? nil : entry.value.folder
    }

    /// Returns what remains of an item that the source doesn't have.
    private func remainder(of item: ModelItem, _ name: ModelName) -> ModelItem? {
        if case .link = item { return item }
        if isExcluded(name) { return item }
        if rules.direction == .get, Self.isIgnored(name) || name.text.contains("\\") { return item }
        guard let tree = item.folder else { return nil }
        var rest = ModelTree()
        for (name, item) in tree.items { rest.items[name] = remainder(of: item, name) }
        return rest.isEmpty ? nil : .folder(rest)
    }
}

/// The states on the way to an intent.
extension TransferIntent {
    /// Returns what a stopped run must not have done: everything else than to give some items their final state.
    /// Deletions come last.
    func violations(of actual: ModelTree, from former: ModelTree) -> [String] {
        var lacks = false
        var deletions: [String] = []
        var violations: [String] = []
        func compare(_ actual: ModelTree, _ former: ModelTree, _ final: ModelTree, _ path: String) {
            let names = Set(actual.items.keys).union(former.items.keys).union(final.items.keys)
            for key in Set(names.map(\.key)).sorted() {
                guard let name = names.filter({ $0.key == key }).min() else { continue }
                let place = path + "/" + name.shown
                let (own, old, new) =
                    (actual.counterpart(of: name), former.counterpart(of: name), final.counterpart(of: name))
                let isSpelled = own.map { [old?.name, new?.name].contains($0.name) } ?? true
                if !isSpelled { violations.append("\(place) has another spelling") }
                let areFolders = own?.item.folder != nil && new?.item.folder != nil
                // A file takes the place of a folder after the deletions, and a folder that of a file before.
                let (wasFolder, wasFile) = (old?.item.folder != nil, old?.item.content != nil)
                let becomesFile = wasFolder && new?.item.content != nil
                if let new, own?.item != new.item, !areFolders, !becomesFile { lacks = true }
                if own == nil, old != nil {
                    if new == nil || becomesFile {
                        deletions.append(place)
                    } else if !wasFile || new?.item.folder == nil {
                        violations.append("\(place) disappeared")
                    }
                } else if let tree = own?.item.folder {
                    if old?.item.folder == nil, new?.item.folder == nil { violations.append("\(place) is a folder") }
                    compare(tree, old?.item.folder ?? ModelTree(), new?.item.folder ?? ModelTree(), place)
                } else if let own, own.item != old?.item, own.item != new?.item {
                    violations.append("\(place) is \(own.item.shown)")
                }
            }
        }
        compare(actual, former, tree, "")
        if lacks, let first = deletions.first { violations.append("\(first) was deleted before the end") }
        return violations
    }
}
