import DropboxConcurrency
import DropboxCore
import DropboxFiles
import DropboxSync
import DropboxTransfer
import Foundation

/// The files of an account, for a system that stores contents and pending changes itself.
///
/// Metadata is that of a `MetadataMirror`. Contents are only on their way: a download goes to the directory of the system,
/// and an upload comes from there.
final class Provider: Sendable {
    typealias Item = MetadataMirror.Item

    let mirror: MetadataMirror
    var client: DropboxClient { mirror.client }

    init(_ mirror: MetadataMirror) { self.mirror = mirror }

    /// Runs an operation, and converts its errors.
    ///
    /// - Parameter item: The ID of the item that the operation concerns, if any.
    func converting<Result>(
        _ item: String? = nil, _ body: () async throws -> Result
    ) async throws -> Result {
        do {
            try Task.checkCancellation()
            return try await body()
        } catch let error as ProviderError {
            throw error
        } catch {
            throw ProviderError(SyncError(error), item: item)
        }
    }

    // MARK: Items

    /// Returns an item.
    func item(_ id: String) async throws -> Item {
        try await converting(id) {
            if let item = try await mirror.item(id) { return item }
            try await mirror.update()
            guard let item = try await mirror.item(id) else { throw ProviderError.noSuchItem(id) }
            return item
        }
    }

    /// A page of an enumeration.
    struct Page: Sendable {
        let items: [Item]
        /// The start of the next page; `nil` at the end.
        let next: Data?
    }

    /// Returns the items in a container.
    ///
    /// - Parameters:
    ///   - page: The start of the page; `nil` for the first one.
    ///   - limit: The maximum number of items.
    func items(in container: Container, page: Data?, limit: Int) async throws -> Page {
        try await converting(container.folder) {
            if page == nil { try await refresh() }
            guard container == .workingSet else {
                let name = page.map { String(decoding: $0, as: UTF8.self) }
                let (items, last) = try await mirror.items(in: container.folder, after: name, limit: limit)
                return Page(items: items, next: last.map { Data($0.utf8) })
            }
            guard let key = page.map({ Int64(String(decoding: $0, as: UTF8.self)) }) ?? 0 else {
                throw ProviderError.anchorExpired
            }
            let (items, last) = try await mirror.allItems(after: key, limit: limit)
            return Page(items: items, next: last.map { Data(String($0).utf8) })
        }
    }

    /// Applies remote changes. Without a connection, the known state remains, if there is one.
    private func refresh() async throws {
        do throws(SyncError) {
            try await mirror.update()
        } catch {
            guard case .serverUnreachable = ProviderError(error, item: nil), try await mirror.isComplete else {
                throw error
            }
        }
    }

    // MARK: Changes

    /// A part of the changes in a container.
    struct Changes: Sendable {
        let items: [Item]
        let deleted: [String]
        let anchor: Data
        let hasMore: Bool
    }

    /// Returns the anchor of the current state.
    func anchor(of container: Container) async throws -> Data {
        try await converting {
            let position = try await mirror.position
            if container == .workingSet { try await mirror.recordSeen(position) }
            return position.anchor
        }
    }

    /// Returns the changes since an anchor. For a folder, items that were moved elsewhere aren't among them: they are
    /// changes of the working set.
    func changes(
        in container: Container, since anchor: Data, limit: Int
    ) async throws -> Changes {
        try await converting(container.folder) {
            try await refresh()
            guard let position = MetadataMirror.Position(anchor: anchor),
                let changes = try await mirror.changes(after: position, limit: limit)
            else { throw ProviderError.anchorExpired }
            if container == .workingSet { try await mirror.recordSeen(changes.end) }
            return Changes(
                items: container == .workingSet
                    ? changes.items : changes.items.filter { $0.parent == container.folder },
                deleted: changes.deleted, anchor: changes.end.anchor, hasMore: changes.hasMore)
        }
    }

    /// Calls a handler after each remote change, until the task is canceled.
    func watch(_ onChange: () -> Void) async {
        let clock = ContinuousClock()
        var failures = 0
        while !Task.isCancelled {
            do {
                let before = try await mirror.position
                let isComplete = try await mirror.isComplete
                if failures > 0 || !isComplete { try await mirror.update() }
                try await mirror.waitForChanges()
                try await mirror.update()
                if try await mirror.position != before { onChange() }
                failures = 0
            } catch {
                failures = min(failures + 1, 6)
                // Only cancellation ends the sleep early, and the loop.
                do { try await clock.sleep(for: .seconds(1 << failures)) } catch { return }
            }
        }
    }

    // MARK: Contents

    /// Downloads a file to a directory.
    ///
    /// - Parameter progress: Called on any thread with the number of received bytes and the size.
    /// - Returns: The file, and the item with the downloaded version.
    func fetch(
        _ id: String, to directory: URL, progress: @escaping @Sendable (Int64, Int64) -> Void
    ) async throws -> (file: URL, item: Item) {
        try await converting(id) {
            let known = try await item(id)
            guard !known.isFolder else { throw ProviderError.noSuchItem(id) }
            let stamp = mirror.stamp
            // The same name each time, so that an interrupted download resumes.
            let file = directory.appendingPathComponent(ContentHash.hash(of: Data(id.utf8)))
            var options = FileDownloadOptions()
            options.progressQueue = .global()
            let metadata: Files.FileMetadata
            do {
                metadata = try await client.files.downloadFile(
                    path: id, to: file, overwrite: true, options: options
                ) { progress($0.completedUnitCount, $0.totalUnitCount) }
            } catch {
                throw SyncError(downloading: error)
            }
            try await mirror.record(metadata, since: stamp)
            let current = try await mirror.item(id) ?? known
            return (
                file,
                Item(
                    id: id, parent: current.parent, name: current.name, version: MetadataMirror.Version(metadata))
            )
        }
    }

    // MARK: Thumbnails

    /// The maximum number of images per request.
    private static let maximumThumbnails = 25

    /// Fetches thumbnails.
    ///
    /// - Parameters:
    ///   - ids: The IDs of files.
    ///   - pixels: The minimum length of the longer side.
    ///   - handler: Called with the image of each file, or `nil` if it has none.
    func thumbnails(
        of ids: [String], pixels: Double, _ handler: (String, Data?) -> Void
    ) async throws {
        let sizes: [(Double, Files.ThumbnailSize)] = [
            (32, .w32h32), (64, .w64h64), (128, .w128h128), (256, .w256h256), (480, .w480h320), (640, .w640h480),
            (960, .w960h640),
        ]
        let size = sizes.first { $0.0 >= pixels }?.1 ?? .w1024h768
        try await converting {
            for start in stride(from: 0, to: ids.count, by: Self.maximumThumbnails) {
                let part = ids[start..<min(start + Self.maximumThumbnails, ids.count)]
                let entries = part.map { Files.ThumbnailArg(path: $0, size: size, mode: .bestfit) }
                let results = try await thumbnails(entries)
                guard results.count == part.count else {
                    throw SyncError(
                        .response,
                        "the server answered a request for \(part.count) thumbnails with \(results.count) results")
                }
                for (id, result) in zip(part, results) {
                    if case .success(let data) = result {
                        handler(id, Data(base64Encoded: data.thumbnail))
                    } else {
                        handler(id, nil)
                    }
                }
            }
        }
    }

    private func thumbnails(_ entries: [Files.ThumbnailArg]) async throws -> [Files.GetThumbnailBatchResultEntry] {
        do {
            return try await client.files.getThumbnailBatch(entries: entries).response().entries
        } catch {
            throw SyncError(calling: error)
        }
    }
}
