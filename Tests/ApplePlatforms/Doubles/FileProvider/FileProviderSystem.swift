import Foundation
import Synchronization

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
    public internal(set) var entries: [String: Entry] = [:]
    /// The deletions that the extension doesn't know yet.
    var deletions: [Item] = []
    var anchor: NSFileProviderSyncAnchor?
    let signals = Mutex(0)
    private let resolved = Mutex<[NSFileProviderError.Code]>([])
    public let onSignal = Mutex<(@Sendable () -> Void)?>(nil)
    /// The errors of the last attempt to send changes.
    public internal(set) var failures: [Failure] = []
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

    var lastNumber = 0

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

    func children(of id: String) -> [String] { entries.values.filter { $0.item.parent == id }.map(\.item.id) }

    func remove(_ id: String) {
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

    let request = NSFileProviderRequest()

    static func failure(_ error: any Error) -> Failure {
        if let error = error as? NSFileProviderError { return .system(error.code) }
        if let error = error as? CocoaError, error.code == .userCancelled { return .cancelled }
        return .other("\(error)")
    }

    /// Waits for a completion handler, which is called exactly once.
    func result<Value: Sendable>(
        _ body: (@escaping @Sendable (Result<Value, any Error>) -> Void) -> Void
    ) async throws -> Value {
        let isCalled = Locked(false)
        return try await withCheckedThrowingContinuation { continuation in
            body { result in
                let isFirst = isCalled.value.withLock { isCalled in
                    defer { isCalled = true }
                    return !isCalled
                }
                Self.check(isFirst, "a completion handler is called twice")
                if isFirst { continuation.resume(with: result) }
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
}
