import DropboxConcurrency
import DropboxCore
import DropboxEmulator
import DropboxFiles
import DropboxTestSupport
import DropboxTransfer
import Foundation
import Testing

@testable import DropboxWorker

/// An emulated account whose changes a test delivers to a sink itself.
final class SinkFixture: Sendable {
    let emulator: DropboxEmulator
    let directory: TemporaryDirectory
    let client: DropboxClient
    let namespace: WorkerNamespace
    let downloaded = Locked<Int64>(0)
    private let cursor = Locked<String?>(nil)
    private let count = Locked(0)
    /// The paths of all items, as the engine's catalog has them.
    private let paths = Locked<Set<String>>([])

    private init() async throws {
        emulator = try await DropboxEmulator.start()
        directory = try TemporaryDirectory()
        client = DropboxClient(
            transportClient: DropboxTransportClientImpl(
                authentication: .accessToken(LongLivedAccessTokenProvider(accessToken: emulator.accessToken)),
                configuration: .init {
                    [url = emulator.url] in
                    $0.baseHosts = BaseHosts(server: url.absoluteString)
                    $0.retryPolicy = .never
                }))
        namespace = WorkerNamespace(source: "accounts", id: "42", reader: "dbid:reader", displayName: "Ada")
    }

    static func run(_ body: (SinkFixture) async throws -> Void) async throws {
        let fixture = try await SinkFixture()
        do { try await body(fixture) } catch {
            await fixture.stop()
            throw error
        }
        await fixture.stop()
    }

    private func stop() async {
        client.shutdown()
        await emulator.stop()
    }

    var files: NamespaceFiles {
        NamespaceFiles(routes: client.files) { count in self.downloaded.withLock { $0 += count } }
    }

    @discardableResult
    func upload(_ path: String, _ content: Data) async throws -> Files.FileMetadata {
        try await client.files.upload(path: path, mode: .overwrite, mute: true, input: content).response()
    }

    /// Returns the changes since the last call, in the order of the listing.
    func changes() async throws -> [WorkerChange] {
        var changes: [WorkerChange] = []
        var hasMore = true
        while hasMore {
            let page =
                if let cursor = cursor.withLock({ $0 }) {
                    try await client.files.listFolderContinue(cursor: cursor).response()
                } else {
                    try await client.files.listFolder(path: "", recursive: true, includeDeleted: true).response()
                }
            cursor.withLock { $0 = page.cursor }
            hasMore = page.hasMore
            changes += page.entries.flatMap(self.changes)
        }
        return changes
    }

    /// Returns the change of an entry, after the deletions of what was in a deleted or replaced folder.
    private func changes(_ entry: Files.Metadata) -> [WorkerChange] {
        let path = entry.pathLower ?? ""
        let kind: WorkerChange.Kind
        switch entry {
        case let file as Files.FileMetadata: kind = .file(file)
        case let folder as Files.FolderMetadata: kind = .folder(folder)
        default: kind = .deleted
        }
        let isFolder = entry is Files.FolderMetadata
        let removed = paths.withLock { paths in
            let below = isFolder ? [] : paths.filter { $0.isPath(below: path) }.sorted(by: >)
            paths.subtract(below)
            if kind == .deleted { paths.remove(path) } else { paths.insert(path) }
            return below
        }
        return removed.map { WorkerChange(key: nextKey(), path: $0, displayPath: $0, kind: .deleted) }
            + [WorkerChange(key: nextKey(), path: path, displayPath: entry.pathDisplay ?? "", kind: kind)]
    }

    private func nextKey() -> String {
        count.withLock { count in
            count += 1
            return "42:\(count)"
        }
    }

    /// Delivers the changes since the last call to a sink, and returns them.
    @discardableResult
    func deliver(to sink: some WorkerSink) async throws -> [WorkerChange] {
        let changes = try await changes()
        for change in changes { try await sink.apply(change, of: namespace, files: files) }
        return changes
    }

    /// The number of downloads that the emulator has answered.
    var downloadCount: Int { emulator.calls.all.count { $0.route == "files/download" } }
}
