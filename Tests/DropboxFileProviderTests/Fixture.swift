import DropboxConcurrency
import DropboxCore
import DropboxEmulator
import DropboxFiles
import DropboxSync
import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxFileProvider

/// An emulated account, the provider of this device, and a client of another device.
final class Fixture: Sendable {
    let emulator: DropboxEmulator
    let account: EmulatedAccount
    let directory: TemporaryDirectory
    /// Another device.
    let other: DropboxClient
    private let current: Locked<Provider>

    init() async throws {
        emulator = try await DropboxEmulator.start(.init())
        account = try emulator.account(DropboxEmulator.Configuration().email)
        directory = try TemporaryDirectory()
        other = Self.client(emulator)
        current = Locked(try await Self.open(directory, emulator))
    }

    var provider: Provider { current.withLock(\.self) }

    private static func client(_ emulator: DropboxEmulator) -> DropboxClient {
        DropboxClient(
            transportClient: DropboxTransportClientImpl(
                authentication: .accessToken(LongLivedAccessTokenProvider(accessToken: emulator.accessToken)),
                configuration: .init {
                    $0.baseHosts = BaseHosts(server: emulator.url.absoluteString)
                    $0.retryPolicy = .never
                }))
    }

    private static func open(_ directory: TemporaryDirectory, _ emulator: DropboxEmulator) async throws -> Provider {
        let (url, client) = (directory.url.appendingPathComponent("mirror"), client(emulator))
        return Provider(
            try await BlockingIO.disk.run { () throws(SyncError) in
                try MetadataMirror(directory: url, client: client)
            })
    }

    /// Ends the process and starts it again.
    func restart() async throws {
        let mirror = provider.mirror
        await BlockingIO.disk.run { mirror.close() }
        let next = try await Self.open(directory, emulator)
        current.withLock { $0 = next }
    }

    func stop() async {
        let mirror = provider.mirror
        mirror.client.shutdown()
        await BlockingIO.disk.run { mirror.close() }
        await emulator.stop()
    }

    static func with(_ body: (Fixture) async throws -> Void) async throws {
        let fixture = try await Fixture()
        do { try await body(fixture) } catch {
            await fixture.stop()
            throw error
        }
        await fixture.stop()
    }

    // MARK: Shortcuts

    /// Creates a local file.
    func file(_ text: String) throws -> URL {
        let url = directory.url.appendingPathComponent(UUID().uuidString)
        try Data(text.utf8).write(to: url)
        return url
    }

    /// Returns all items in a folder, in pages.
    func items(_ container: Container = .root, limit: Int = 100) async throws -> [Provider.Item] {
        var (items, page, isFirst): ([Provider.Item], Data?, Bool) = ([], nil, true)
        while isFirst || page != nil {
            isFirst = false
            let result = try await provider.items(in: container, page: page, limit: limit)
            #expect(result.items.count <= limit)
            items += result.items
            page = result.next
        }
        return items
    }

    func item(_ name: String, in container: Container = .root) async throws -> Provider.Item {
        try #require(try await items(container).first { $0.name == name })
    }

    @discardableResult
    func create(_ name: String, _ text: String, in parent: String? = nil) async throws -> Provider.Item {
        try await provider.create(.file(try file(text), modified: nil), named: name, in: parent) { _, _ in }
    }

    @discardableResult
    func edit(_ item: Provider.Item, _ text: String, base: Provider.Item? = nil) async throws -> Provider.Outcome {
        try await provider.modify(
            item.id, Provider.Edit(content: try file(text), base: (base ?? item).contentVersion)
        ) { _, _ in }
    }

    func read(_ path: String) throws -> String { String(decoding: try account.read(path), as: UTF8.self) }

    /// Returns all changes since an anchor, and the new anchor.
    func changes(
        since anchor: Data, in container: Container = .workingSet, limit: Int = 100
    ) async throws -> (items: [Provider.Item], deleted: [String], anchor: Data) {
        var (items, deleted, anchor): ([Provider.Item], [String], Data) = ([], [], anchor)
        while true {
            let part = try await provider.changes(in: container, since: anchor, limit: limit)
            items += part.items
            deleted += part.deleted
            anchor = part.anchor
            if !part.hasMore { return (items, deleted, anchor) }
        }
    }
}
