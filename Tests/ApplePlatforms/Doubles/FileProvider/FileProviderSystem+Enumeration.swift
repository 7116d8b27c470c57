import Foundation

/// How the replica learns of the items and changes on the server.
extension FileProviderSystem {
    /// Enumerates the items of a container, page by page.
    public func enumerate(_ container: NSFileProviderItemIdentifier) async throws -> [Item] {
        let enumerator = try provider.enumerator(for: container, request: request)
        defer { enumerator.invalidate() }
        var (items, page): ([Item], NSFileProviderPage?) = ([], NSFileProviderPage(rawValue: Data("initial".utf8)))
        while let current = page {
            let (part, next): ([Item], NSFileProviderPage?) = try await result { completion in
                enumerator.enumerateItems(for: ItemObserver(pageSize, completion), startingAt: current)
            }
            Self.check(part.count <= 100 * pageSize, "a page is too long")
            items += part
            page = next
        }
        return items
    }

    /// Opens a folder: its items become part of the replica.
    public func open(_ id: String = root) async throws {
        let container = NSFileProviderItemIdentifier(rawValue: id)
        if anchor == nil { anchor = try await currentAnchor() }
        let items = try await enumerate(container)
        for item in items { update(item) }
        let listed = Set(items.map(\.id))
        for child in children(of: id) where !listed.contains(child) && entries[child]?.isNew == false { remove(child) }
    }

    private func currentAnchor() async throws -> NSFileProviderSyncAnchor? {
        let enumerator = try provider.enumerator(for: .workingSet, request: request)
        defer { enumerator.invalidate() }
        return try await result { completion in enumerator.currentSyncAnchor { completion(.success($0)) } }
    }

    /// Asks for the changes since the last time.
    public func enumerateChanges() async throws {
        signals.withLock { $0 = 0 }
        guard var current = anchor else { return try await importAll() }
        let enumerator = try provider.enumerator(for: .workingSet, request: request)
        defer { enumerator.invalidate() }
        while true {
            let changes: ChangeObserver.Changes
            do {
                changes = try await result { completion in
                    enumerator.enumerateChanges(for: ChangeObserver(pageSize, completion), from: current)
                }
            } catch let error as NSFileProviderError where error.code == .syncAnchorExpired {
                return try await importAll()
            }
            for id in changes.deleted { applyDeletion(of: id) }
            for item in changes.items { update(item) }
            current = changes.anchor
            anchor = current
            if !changes.hasMore { return }
        }
    }

    /// Enumerates everything, because the anchor expired.
    private func importAll() async throws {
        let anchor = try await currentAnchor()
        let items = try await enumerate(.workingSet)
        for item in items { update(item) }
        let listed = Set(items.map(\.id))
        for id in entries.keys where !listed.contains(id) && entries[id]?.isNew == false { applyDeletion(of: id) }
        self.anchor = anchor
    }

    /// Simulates a lost anchor.
    public func setAnchor(_ data: Data?) { anchor = data.map { NSFileProviderSyncAnchor(rawValue: $0) } }

    /// Applies the state of an item on the server. The user's pending changes remain.
    func update(_ item: Item) {
        guard !deletions.contains(where: { $0.id == item.id }) else { return }
        guard var entry = entries[item.id] else {
            entries[item.id] = Entry(item: item)
            return
        }
        let former = entry.item
        entry.item = item
        if entry.changes.contains(.filename) { entry.item.name = former.name }
        if entry.changes.contains(.parentItemIdentifier) { entry.item.parent = former.parent }
        if entry.changes.contains(.contents) {
            // The edit is still based on the former version.
            entry.item.contentVersion = former.contentVersion
        } else if former.contentVersion != item.contentVersion {
            entry.content = nil
        }
        entries[item.id] = entry
    }

    /// Applies a deletion on the server. Content that was not sent yet becomes a new item.
    func applyDeletion(of id: String) {
        deletions.removeAll { $0.id == id }
        guard var entry = entries[id] else { return }
        for child in children(of: id) { applyDeletion(of: child) }
        let needsFolder = !children(of: id).isEmpty
        entries[id] = nil
        guard entry.changes.contains(.contents) || needsFolder else { return }
        lastNumber += 1
        entry.item.id = "new\(lastNumber)"
        (entry.isNew, entry.changes) = (true, [])
        entries[entry.item.id] = entry
        for child in children(of: id) { entries[child]?.item.parent = entry.item.id }
    }
}

private final class ItemObserver: NSObject, NSFileProviderEnumerationObserver {
    let suggestedPageSize: Int
    private var items: [FileProviderSystem.Item] = []
    private let completion: (Result<([FileProviderSystem.Item], NSFileProviderPage?), any Error>) -> Void

    init(
        _ size: Int,
        _ completion: @escaping (Result<([FileProviderSystem.Item], NSFileProviderPage?), any Error>) -> Void
    ) {
        suggestedPageSize = size
        self.completion = completion
    }

    func didEnumerate(_ updatedItems: [any NSFileProviderItem]) { items += updatedItems.map { .init($0) } }
    func finishEnumerating(upTo nextPage: NSFileProviderPage?) { completion(.success((items, nextPage))) }
    func finishEnumeratingWithError(_ error: any Error) { completion(.failure(error)) }
}

private final class ChangeObserver: NSObject, NSFileProviderChangeObserver {
    struct Changes: Sendable {
        var items: [FileProviderSystem.Item] = []
        var deleted: [String] = []
        var anchor = NSFileProviderSyncAnchor(rawValue: Data())
        var hasMore = false
    }

    let suggestedBatchSize: Int
    private var changes = Changes()
    private let completion: (Result<Changes, any Error>) -> Void

    init(_ size: Int, _ completion: @escaping (Result<Changes, any Error>) -> Void) {
        suggestedBatchSize = size
        self.completion = completion
    }

    func didUpdate(_ updatedItems: [any NSFileProviderItem]) { changes.items += updatedItems.map { .init($0) } }

    func didDeleteItems(withIdentifiers deletedItemIdentifiers: [NSFileProviderItemIdentifier]) {
        changes.deleted += deletedItemIdentifiers.map(\.rawValue)
    }

    func finishEnumeratingChanges(upTo anchor: NSFileProviderSyncAnchor, moreComing: Bool) {
        // An anchor has at most 500 bytes: https://developer.apple.com/documentation/fileprovider/nsfileprovidersyncanchor.
        FileProviderSystem.check(anchor.rawValue.count <= 500, "an anchor is too long")
        (changes.anchor, changes.hasMore) = (anchor, moreComing)
        completion(.success(changes))
    }

    func finishEnumeratingWithError(_ error: any Error) { completion(.failure(error)) }
}
