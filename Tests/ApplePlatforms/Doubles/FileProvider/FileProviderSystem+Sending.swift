import Foundation
import UniformTypeIdentifiers

/// How the system sends the changes of the user to the extension.
extension FileProviderSystem {
    /// Whether the extension doesn't know all changes of the user.
    public var hasPendingChanges: Bool {
        !deletions.isEmpty || entries.values.contains { ($0.isNew || !$0.changes.isEmpty) && !$0.isExcluded }
    }

    /// Whether the extension signaled changes.
    public var isSignaled: Bool { signals.withLock { $0 > 0 } }

    /// Sends each pending change once, and then asks for changes.
    public func synchronize() async throws {
        await sendChanges()
        try await enumerateChanges()
    }

    /// Sends each pending change once: first what the user moved out of deleted folders, then deletions, and then items that
    /// may have the name of a deleted one.
    public func sendChanges() async {
        failures = []
        let ids = entries.keys.sorted { depth($0) < depth($1) }
        for id in ids { if entries[id].map({ !$0.isNew && !$0.changes.isEmpty }) == true { await sendChange(of: id) } }
        // An item that waits for its new folder may still be in a deleted one.
        if !entries.values.contains(where: { !$0.isNew && $0.changes.contains(.parentItemIdentifier) }) {
            for item in deletions { await sendDeletion(of: item) }
        }
        for id in ids {
            guard let entry = entries[id], entry.isNew, !entry.isExcluded else { continue }
            if deletions.contains(where: { $0.parent == entry.item.parent && $0.name == entry.item.name }) {
                entries[id]?.item.name = Self.nextName(entry.item.name)
            }
            await sendCreation(of: id)
        }
    }

    private func depth(_ id: String) -> Int { (path(of: id) ?? "").filter { $0 == "/" }.count }

    private func sendDeletion(of item: Item) async {
        do {
            let version = NSFileProviderItemVersion(
                contentVersion: item.contentVersion, metadataVersion: item.metadataVersion)
            try await result { (completion: @escaping @Sendable (Result<Void, any Error>) -> Void) in
                _ = provider.deleteItem(
                    identifier: NSFileProviderItemIdentifier(rawValue: item.id), baseVersion: version,
                    options: item.isFolder ? .recursive : [], request: request
                ) { completion($0.map(Result.failure) ?? .success(())) }
            }
            deletions.removeAll { $0.id == item.id }
        } catch let error as NSFileProviderError where error.code == .deletionRejected {
            failures.append(.system(.deletionRejected))
            deletions.removeAll { $0.id == item.id }
            guard let restored = error.item.map({ Item($0) }) else { return Self.check(false, "an item is missing") }
            update(restored)
            if restored.isFolder {
                do { try await openAll(restored.id) } catch { failures.append(Self.failure(error)) }
            }
        } catch {
            failures.append(Self.failure(error))
        }
    }

    /// Opens a folder and everything below it.
    public func openAll(_ id: String = root) async throws {
        try await open(id)
        for child in children(of: id) where entries[child]?.item.isFolder == true && entries[child]?.isNew == false {
            try await openAll(child)
        }
    }

    private func source(_ content: Data) throws -> URL {
        let url = temporaryDirectory.appendingPathComponent("source-\(UUID())")
        try content.write(to: url)
        return url
    }

    private typealias Response = (item: Item, fetchesContent: Bool)

    private func respond(
        _ completion: @escaping @Sendable (Result<Response, any Error>) -> Void
    ) -> NSFileProviderReplicatedExtension.ItemHandler {
        { item, pending, fetches, error in
            Self.check(pending.isEmpty, "fields are still pending")
            if let error { return completion(.failure(error)) }
            completion(item.map { .success((Item($0), fetches)) } ?? .failure(Failure.missing))
        }
    }

    private func sendCreation(of id: String) async {
        guard let entry = entries[id], entries[entry.item.parent]?.isNew != true else { return }
        do {
            let url = try entry.content.map(source)
            defer { if let url { try? FileManager.default.removeItem(at: url) } }
            let response: Response = try await result { completion in
                _ = provider.createItem(
                    basedOn: Template(entry.item), fields: [.contents, .filename, .parentItemIdentifier], contents: url,
                    options: [], request: request, completionHandler: respond(completion))
            }
            let changed = entries[id]
            entries[id] = nil
            for child in children(of: id) { entries[child]?.item.parent = response.item.id }
            // If the extension returns an item that the replica has, the system merges the two.
            var merged = entries[response.item.id] ?? Entry(item: response.item)
            merged.item = response.item
            merged.content = merged.content ?? changed?.content
            entries[response.item.id] = merged
        } catch let error as NSFileProviderError where error.code == .filenameCollision {
            // The system renames the item, and tries again.
            Self.check(error.item != nil, "a collision has no item")
            entries[id]?.item.name = Self.nextName(entry.item.name)
        } catch let error as NSFileProviderError where error.code == .excludedFromSync {
            entries[id]?.isExcluded = true
        } catch {
            failures.append(Self.failure(error))
        }
    }

    private func sendChange(of id: String) async {
        guard let entry = entries[id], entries[entry.item.parent]?.isNew != true else { return }
        do {
            let isEdit = entry.changes.contains(.contents)
            let url = try isEdit ? entry.content.map(source) : nil
            defer { if let url { try? FileManager.default.removeItem(at: url) } }
            let version = NSFileProviderItemVersion(
                contentVersion: entry.item.contentVersion, metadataVersion: entry.item.metadataVersion)
            let response: Response = try await result { completion in
                _ = provider.modifyItem(
                    Template(entry.item), baseVersion: version, changedFields: entry.changes, contents: url,
                    options: [],
                    request: request, completionHandler: respond(completion))
            }
            entries[id]?.changes = []
            entries[id]?.item = response.item
            if response.fetchesContent { entries[id]?.content = nil }
            if !isEdit, entry.item.contentVersion != response.item.contentVersion { entries[id]?.content = nil }
        } catch let error as NSFileProviderError where error.code == .filenameCollision {
            entries[id]?.item.name = Self.nextName(entry.item.name)
            entries[id]?.changes.insert(.filename)
        } catch let error as NSFileProviderError where error.code == .noSuchItem {
            failures.append(.system(.noSuchItem))
            entries[id]?.changes = []
            applyDeletion(of: id)
        } catch {
            failures.append(Self.failure(error))
        }
    }

    private static func nextName(_ name: String) -> String {
        let (base, suffix) = ((name as NSString).deletingPathExtension, (name as NSString).pathExtension)
        return base + " 2" + (suffix.isEmpty ? "" : "." + suffix)
    }
}

/// What the user created or changed.
private final class Template: NSObject, NSFileProviderItem {
    private let item: FileProviderSystem.Item

    init(_ item: FileProviderSystem.Item) { self.item = item }

    var itemIdentifier: NSFileProviderItemIdentifier { .init(rawValue: item.id) }
    var parentItemIdentifier: NSFileProviderItemIdentifier { .init(rawValue: item.parent) }
    var filename: String { item.name }
    var contentType: UTType {
        item.name.hasSuffix(".symlink") ? .symbolicLink : item.isFolder ? .folder : .data
    }
    var capabilities: NSFileProviderItemCapabilities { .allowsReading }
    var documentSize: NSNumber? { nil }
    var contentModificationDate: Date? { Date(timeIntervalSince1970: 1_700_000_000.5) }
    var itemVersion: NSFileProviderItemVersion {
        NSFileProviderItemVersion(contentVersion: item.contentVersion, metadataVersion: item.metadataVersion)
    }
}
