import DropboxConcurrency
import DropboxCore
import DropboxEmulator
import DropboxFiles
import DropboxHTTP
import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxDatastore

/// Managers that share a folder of the emulator.
@Suite struct ManagerTests {
    private func withEmulator(
        _ body: (_ client: @escaping () -> DropboxClient) async throws -> Void
    ) async throws {
        let emulator = try await DropboxEmulator.start()
        do {
            try await body {
                DropboxClient(
                    accessTokenProvider: LongLivedAccessTokenProvider(accessToken: emulator.accessToken),
                    baseHosts: BaseHosts(server: emulator.url.absoluteString))
            }
        } catch {
            await emulator.stop()
            throw error
        }
        await emulator.stop()
    }

    /// Syncs whenever something changes, until a condition is met.
    private func wait(
        _ manager: DatastoreManager, _ datastore: Datastore, until isMet: () throws -> Bool
    ) async throws {
        let changes = manager.changes
        try await datastore.sync()
        if try isMet() { return }
        for await _ in changes {
            if try datastore.status.hasIncomingChanges { try await datastore.sync() }
            if try isMet() { return }
        }
        throw CancellationError()
    }

    @Test(.timeLimit(.minutes(2))) func changeAppearsOnAnotherDevice() async throws {
        try await withEmulator { client in
            let folders = try (0..<2).map { _ in try TemporaryDirectory() }
            let managers = try folders.map { try DatastoreManager(directory: $0.url, client: client()) }
            defer { for manager in managers { manager.close() } }
            let datastores = try managers.map { try $0.openDatastore("notes") }
            let note = try datastores[0].table("notes").insert(["title": .string("Milk")])
            try await datastores[0].sync()
            try await wait(managers[1], datastores[1]) { try datastores[1].recordCount == 1 }
            let copy = try #require(try datastores[1].table("notes").record(note.id))
            #expect(try copy.value("title") == .string("Milk"))
            // The long poll of the other device is pending now.
            try copy.set("done", to: .bool(true))
            try await datastores[1].sync()
            try await wait(managers[0], datastores[0]) { try note.value("done") == .bool(true) }
            #expect(try managers[1].datastoreIDs == ["notes"])
            #expect(try datastores[0].status.error == nil)
        }
    }

    @Test(.timeLimit(.minutes(2))) func localDatastoresMoveToAnAccount() async throws {
        try await withEmulator { client in
            let (folder, other) = (try TemporaryDirectory(), try TemporaryDirectory())
            var manager = try DatastoreManager(directory: folder.url, client: nil)
            var datastore = try manager.openDatastore()
            try datastore.table("t").recordOrInsert("a").set("f", to: .int(1))
            try await datastore.sync()
            #expect { try DatastoreManager(directory: folder.url, client: nil) } throws: {
                ($0 as? DatastoreError)?.code == .alreadyOpen
            }
            manager.close()
            let second = try DatastoreManager(directory: other.url, client: client())
            defer { second.close() }
            let secondDatastore = try second.openDatastore()
            try secondDatastore.table("t").recordOrInsert("b").set("f", to: .int(2))
            manager = try DatastoreManager(directory: folder.url, client: client())
            defer { manager.close() }
            datastore = try manager.openDatastore()
            #expect(try datastore.recordCount == 1)
            try await wait(second, secondDatastore) { try secondDatastore.recordCount == 2 }
            try await wait(manager, datastore) { try datastore.recordCount == 2 }
        }
    }

    /// The devices publish again what they still have.
    @Test(.timeLimit(.minutes(2))) func deletedRootIsCreatedAgain() async throws {
        try await withEmulator { client in
            let folders = try (0..<2).map { _ in try TemporaryDirectory() }
            let managers = try folders.map { try DatastoreManager(directory: $0.url, client: client()) }
            defer { for manager in managers { manager.close() } }
            let datastores = try managers.map { try $0.openDatastore("notes") }
            try datastores[0].table("t").recordOrInsert("a").set("f", to: .int(1))
            try await datastores[0].sync()
            try await wait(managers[1], datastores[1]) { try datastores[1].recordCount == 1 }
            _ = try await client().files.deleteV2(path: "/Datastores").response()
            try datastores[0].table("t").recordOrInsert("b").set("f", to: .int(2))
            try await datastores[0].sync()
            try await wait(managers[1], datastores[1]) { try datastores[1].recordCount == 2 }
            #expect(try datastores[0].status.error == nil)
        }
    }

    @Test(.timeLimit(.minutes(2))) func snapshotReplacesFiles() async throws {
        try await withEmulator { client in
            let folder = try TemporaryDirectory()
            let files = client().files
            let synchronizer = { (core: DatastoreCore) in
                DatastoreSynchronizer(
                    core: core, folder: DropboxDatastoreFolder(client(), root: "/Datastores"), maximumDeltaFileCount: 2)
            }
            let manager = try DatastoreManager(directory: folder.url, client: nil)
            defer { manager.close() }
            let datastore = try manager.openDatastore("s")
            for number in 0..<3 {
                try datastore.table("t").insert(["n": .int(Int64(number))])
                try await datastore.sync()
                try await synchronizer(manager.core).synchronize()
            }
            let names = try await files.listFolder(path: "/Datastores/s").response().entries.map(\.name)
            #expect(names.count == 1 && names[0].hasSuffix(".snapshot"))
            let other = try TemporaryDirectory()
            let reader = try DatastoreManager(directory: other.url, client: nil)
            defer { reader.close() }
            try await synchronizer(reader.core).synchronize()
            let copy = try reader.openDatastore("s")
            try await copy.sync()
            #expect(try copy.recordCount == 3)
        }
    }

    @Test(.timeLimit(.minutes(2))) func damagedFileIsReplacedAndDeletionsAreSeen() async throws {
        try await withEmulator { client in
            let folder = DropboxDatastoreFolder(client(), root: "/Datastores")
            let page = try await folder.page(after: nil)
            #expect(page.entries.isEmpty)
            try await folder.add(Data("one".utf8), at: "s/a")
            // The response was lost.
            try await folder.add(Data("one".utf8), at: "s/a")
            try await folder.add(Data("two".utf8), at: "s/a")
            #expect(try await folder.content(of: "s/a") == Data("two".utf8))
            #expect(try await folder.content(of: "s/b") == nil)
            try await folder.delete("s/a")
            try await folder.delete("s/a")
            let changes = try await folder.page(after: page.cursor)
            #expect(
                changes.entries.contains { if case .deleted("s/a") = $0 { true } else { false } }, "\(changes.entries)")
        }
    }

    @Test func copiedDirectoryTakesANewIdentity() async throws {
        let (folder, other) = (try TemporaryDirectory(), try TemporaryDirectory())
        let manager = try DatastoreManager(directory: folder.url, client: nil)
        try await manager.openDatastore().sync()
        manager.close()
        let copy = other.url.appendingPathComponent("copy")
        try FileManager.default.copyItem(at: folder.url, to: copy)
        for (directory, isCopy) in [(folder.url, false), (copy, true)] {
            let manager = try DatastoreManager(directory: directory, client: nil)
            defer { manager.close() }
            let datastore = try manager.openDatastore()
            #expect(try manager.core.withOpen(datastore.id) { _, store in try store.identity.fork != nil } == isCopy)
        }
    }
}
