import Foundation
import Synchronization
import UniformTypeIdentifiers

/// The system's side of a domain: a replica of the provider's items, in which the user works. It sends the user's changes
/// to the extension until they succeed, and asks the extension for changes after a signal:
/// [Replicated File Provider extension](https://developer.apple.com/documentation/fileprovider/replicated-file-provider-extension).
///
/// `@unchecked` is safe because one test at a time uses a system. Only signals come from other threads.
public final class FileProviderSystem: @unchecked Sendable {
    /// What the system knows of an item.
    public struct Item: Sendable, Equatable {
        public var id: String
        public var parent: String
        public var name: String
        public var isFolder: Bool
        public var contentVersion = Data()
        public var metadataVersion = Data()
        public var size: Int?
        public var modified: Date?

        init(_ item: any NSFileProviderItem) {
            id = item.itemIdentifier.rawValue
            parent = item.parentItemIdentifier.rawValue
            name = item.filename
            let type = item.contentType
            isFolder = type == .folder || type.conforms(to: .package)
            contentVersion = item.itemVersion.contentVersion
            metadataVersion = item.itemVersion.metadataVersion
            size = item.documentSize?.intValue
            modified = item.contentModificationDate
            FileProviderSystem.check(item.capabilities.contains(.allowsReading), "an item isn't readable")
        }

        init(id: String, parent: String, name: String, isFolder: Bool) {
            (self.id, self.parent, self.name, self.isFolder) = (id, parent, name, isFolder)
        }
    }

    /// An item in the replica.
    public struct Entry: Sendable {
        public var item: Item
        /// The content on this device; `nil` if it's evicted or was never downloaded.
        public var content: Data?
        /// Whether the extension doesn't know the item yet.
        var isNew = false
        /// The fields that the user changed.
        var changes: NSFileProviderItemFields = []
        /// Whether the system doesn't send it, until the user changes it.
        var isExcluded = false
    }

    public enum Failure: Error, Equatable { case missing, system(NSFileProviderError.Code), cancelled, other(String) }

    public static let root = NSFileProviderItemIdentifier.rootContainer.rawValue

    private static let mistakes = Mutex<[String]>([])

    /// The violations of the contract by extensions.
    public static var violations: [String] { mistakes.withLock(\.self) }

    static func check(_ condition: Bool, _ mistake: String) {
        if !condition { mistakes.withLock { $0.append(mistake) } }
    }

    // MARK: Lifetime

    public let domain: NSFileProviderDomain
    public let temporaryDirectory: URL
    private let makeExtension: (NSFileProviderDomain) -> any NSFileProviderReplicatedExtension
    public private(set) var provider: any NSFileProviderReplicatedExtension
    /// The replica, by identifier. New items have a temporary one.
    public private(set) var entries: [String: Entry] = [:]
    /// The deletions that the extension doesn't know yet.
    private var deletions: [Item] = []
    private var anchor: NSFileProviderSyncAnchor?
    private let signals = Mutex(0)
    private let resolved = Mutex<[NSFileProviderError.Code]>([])
    public let onSignal = Mutex<(@Sendable () -> Void)?>(nil)
    /// The errors of the last attempt to send changes.
    public private(set) var failures: [Failure] = []
    /// The number of items per page.
    public var pageSize = 10

    public init(
        domain identifier: String, temporaryDirectory: URL,
        makeExtension: @escaping (NSFileProviderDomain) -> any NSFileProviderReplicatedExtension
    ) {
        domain = NSFileProviderDomain(
            identifier: NSFileProviderDomainIdentifier(rawValue: identifier), displayName: "Dropbox")
        self.temporaryDirectory = temporaryDirectory
        self.makeExtension = makeExtension
        provider = makeExtension(domain)
        Domains.state.withLock { $0.systems[identifier] = self }
    }

    /// Ends the process of the extension, and starts it again. The documentation doesn't say whether the system creates the
    /// new instance before it invalidates the old one, so both happen.
    public func restart(isOverlapping: Bool = false) {
        if isOverlapping {
            let former = provider
            provider = makeExtension(domain)
            former.invalidate()
        } else {
            provider.invalidate()
            provider = makeExtension(domain)
        }
    }

    public func stop() {
        provider.invalidate()
        Domains.state.withLock { $0.systems[domain.identifier.rawValue] = nil }
    }

    func signal() {
        signals.withLock { $0 += 1 }
        onSignal.withLock(\.self)?()
    }

    func resolve(_ code: NSFileProviderError.Code) { resolved.withLock { $0.append(code) } }

    /// The errors that the app has reported as resolved.
    public var resolvedErrors: [NSFileProviderError.Code] { resolved.withLock(\.self) }

    // MARK: The user

    private var lastNumber = 0

    private func add(_ name: String, in parent: String, _ content: Data?) -> String {
        lastNumber += 1
        let id = "new\(lastNumber)"
        entries[id] = Entry(
            item: Item(id: id, parent: parent, name: name, isFolder: content == nil), content: content, isNew: true)
        return id
    }

    public func createFile(_ name: String, in parent: String = root, _ content: String) -> String {
        add(name, in: parent, Data(content.utf8))
    }

    public func createFolder(_ name: String, in parent: String = root) -> String { add(name, in: parent, nil) }

    /// Changes the content of a file, which must be on this device.
    public func write(_ id: String, _ content: String) {
        entries[id]?.content = Data(content.utf8)
        entries[id]?.changes.insert(.contents)
    }

    public func move(_ id: String, to parent: String? = nil, name: String? = nil) {
        if let parent {
            entries[id]?.item.parent = parent
            entries[id]?.changes.insert(.parentItemIdentifier)
        }
        if let name {
            entries[id]?.item.name = name
            entries[id]?.changes.insert(.filename)
        }
        entries[id]?.isExcluded = false
    }

    public func delete(_ id: String) {
        guard let entry = entries[id] else { return }
        for child in children(of: id) { remove(child) }
        entries[id] = nil
        if !entry.isNew { deletions.append(entry.item) }
    }

    /// Deletes the local content of a file whose changes were sent.
    public func evict(_ id: String) {
        guard let entry = entries[id], !entry.isNew, !entry.changes.contains(.contents) else { return }
        entries[id]?.content = nil
    }

    /// Returns the content of a file, after downloading it if necessary.
    public func read(_ id: String) async throws -> Data {
        guard let entry = entries[id], !entry.item.isFolder else { throw Failure.missing }
        if let content = entry.content { return content }
        let (content, item) = try await download(id)
        entries[id]?.content = content
        update(item)
        return content
    }

    private func children(of id: String) -> [String] { entries.values.filter { $0.item.parent == id }.map(\.item.id) }

    private func remove(_ id: String) {
        for child in children(of: id) { remove(child) }
        entries[id] = nil
    }

    /// Returns the paths and contents in the replica. The content of a folder is `nil`.
    public func tree() async throws -> [String: Data?] {
        var result: [String: Data?] = [:]
        for (id, entry) in entries {
            guard let path = path(of: id) else { continue }
            result.updateValue(entry.item.isFolder ? nil : try await read(id), forKey: path)
        }
        return result
    }

    public func path(of id: String) -> String? {
        if id == Self.root { return "" }
        guard let item = entries[id]?.item, let parent = path(of: item.parent) else { return nil }
        return parent + "/" + item.name
    }

    public func id(_ path: String) -> String? { entries.keys.first { self.path(of: $0) == path } }

    // MARK: Requests

    private let request = NSFileProviderRequest()

    private static func failure(_ error: any Error) -> Failure {
        if let error = error as? NSFileProviderError { return .system(error.code) }
        if let error = error as? CocoaError, error.code == .userCancelled { return .cancelled }
        return .other("\(error)")
    }

    /// Waits for a completion handler, which is called exactly once.
    private func result<Value: Sendable>(
        _ body: (@escaping @Sendable (Result<Value, any Error>) -> Void) -> Void
    ) async throws -> Value {
        let isCalled = Mutex(false)
        let shared = Shared(isCalled)
        return try await withCheckedThrowingContinuation { continuation in
            body { result in
                let isFirst = shared.setCalled()
                Self.check(isFirst, "a completion handler is called twice")
                if isFirst { continuation.resume(with: result) }
            }
        }
    }

    private final class Shared: Sendable {
        private let isCalled: Mutex<Bool>
        init(_ isCalled: consuming Mutex<Bool>) { self.isCalled = isCalled }

        func setCalled() -> Bool {
            isCalled.withLock { isCalled in
                defer { isCalled = true }
                return !isCalled
            }
        }
    }

    public func metadata(of id: String) async throws -> Item {
        try await result { (completion: @escaping @Sendable (Result<Item, any Error>) -> Void) in
            _ = provider.item(for: NSFileProviderItemIdentifier(rawValue: id), request: request) { item, error in
                Self.check((item == nil) != (error == nil), "an item or an error is expected")
                completion(error.map(Result.failure) ?? item.map { .success(Item($0)) } ?? .failure(Failure.missing))
            }
        }
    }

    /// Downloads a file.
    ///
    /// - Parameter onStart: Receives the progress, which can cancel the download.
    public func download(
        _ id: String, onStart: (Progress) -> Void = { _ in }
    ) async throws -> (content: Data, item: Item) {
        try await result { completion in
            let progress = provider.fetchContents(
                for: NSFileProviderItemIdentifier(rawValue: id), version: nil, request: request
            ) { [temporaryDirectory] url, item, error in
                if let error { return completion(.failure(error)) }
                guard let url, let item else { return completion(.failure(Failure.missing)) }
                // The system moves the file, which must be on the same volume.
                Self.check(url.path.hasPrefix(temporaryDirectory.path), "a download is in the wrong directory")
                let received = Item(item)
                completion(
                    Result {
                        let content = try Data(contentsOf: url)
                        try FileManager.default.removeItem(at: url)
                        Self.check(received.size == content.count, "an item has the wrong size")
                        return (content, received)
                    })
            }
            onStart(progress)
        }
    }

    public func thumbnails(of ids: [String], size: Double) async throws -> [String: Data?] {
        let images = Locked<[String: Data?]>([:])
        try await result { (completion: @escaping @Sendable (Result<Void, any Error>) -> Void) in
            guard let provider = provider as? any NSFileProviderThumbnailing else {
                return completion(.failure(Failure.missing))
            }
            _ = provider.fetchThumbnails(
                for: ids.map { NSFileProviderItemIdentifier(rawValue: $0) },
                requestedSize: CGSize(width: size, height: size)
            ) { id, data, _ in
                images.value.withLock { _ = $0.updateValue(data, forKey: id.rawValue) }
            } completionHandler: {
                completion($0.map(Result.failure) ?? .success(()))
            }
        }
        return images.value.withLock(\.self)
    }

    private final class Locked<Value: Sendable>: Sendable {
        let value: Mutex<Value>
        init(_ value: Value) { self.value = Mutex(value) }
    }

    // MARK: Enumeration

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
    private func update(_ item: Item) {
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
    private func applyDeletion(of id: String) {
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

    // MARK: Sending changes

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
