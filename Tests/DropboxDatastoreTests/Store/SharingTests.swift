import DropboxConcurrency
import DropboxCore
import DropboxEmulator
import DropboxHTTP
import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxDatastore

/// Datastores that two accounts share, in the emulator.
@Suite(.timeLimit(.minutes(3))) struct SharingTests {
    /// A device of an account.
    private struct Device {
        let folder: TemporaryDirectory
        let manager: DatastoreManager

        init(_ emulator: DropboxEmulator, _ name: String) throws {
            folder = try TemporaryDirectory()
            let token = try emulator.account(name).token()
            let client = DropboxClient(
                accessTokenProvider: LongLivedAccessTokenProvider(accessToken: token),
                baseHosts: BaseHosts(server: emulator.url.absoluteString))
            manager = try DatastoreManager(directory: folder.url, client: client)
        }

        /// Syncs whenever something changes, until a condition is met.
        func wait(_ datastore: Datastore, until isMet: () throws -> Bool) async throws -> [DatastoreChanges] {
            let changes = manager.changes
            var results = [try await datastore.sync()]
            if try isMet() { return results }
            for await _ in changes {
                results.append(try await datastore.sync())
                if try isMet() { return results }
            }
            throw CancellationError()
        }
    }

    private func withDevices(_ body: (DropboxEmulator, Device, Device) async throws -> Void) async throws {
        let emulator = try await DropboxEmulator.start()
        do {
            for name in ["ada", "bob"] { _ = try emulator.account(name) }
            let devices = (try Device(emulator, "ada"), try Device(emulator, "bob"))
            defer { for device in [devices.0, devices.1] { device.manager.close() } }
            try await body(emulator, devices.0, devices.1)
        } catch {
            await emulator.stop()
            throw error
        }
        await emulator.stop()
    }

    /// Shares a datastore of ada with the record t/r, and lets bob join it.
    private func share(
        _ ada: Device, _ bob: Device, as role: DatastoreRole
    ) async throws -> (Datastore, Datastore) {
        let id = DatastoreManager.newShareableID()
        let datastore = try ada.manager.openDatastore(id)
        _ = try datastore.table("t").recordOrInsert("r", ["f": .int(1)])
        try await datastore.sync()
        try await ada.manager.share(id)
        try await ada.manager.share(id)
        try await ada.manager.setRole(role, for: "bob@example.com", in: id)
        let invitations = try await bob.manager.invitations()
        let invitation = try #require(invitations.first)
        #expect(invitations.count == 1 && invitation.id == id && invitation.role == role)
        try await bob.manager.join(invitation)
        #expect(try await bob.manager.invitations().isEmpty)
        let copy = try bob.manager.openDatastore(id)
        _ = try await bob.wait(copy) { try copy.recordCount == 1 }
        return (datastore, copy)
    }

    private func value(_ datastore: Datastore) throws -> DatastoreValue? {
        try datastore.table("t").record("r")?.value("f")
    }

    @Test func editorsChangeTheSameRecords() async throws {
        try await withDevices { _, ada, bob in
            let (datastore, copy) = try await share(ada, bob, as: .editor)
            #expect(try copy.status.access == .writing)
            try copy.table("t").record("r")?.set("f", to: .int(2))
            try await copy.sync()
            _ = try await ada.wait(datastore) { try value(datastore) == .int(2) }
            let members = try await ada.manager.members(of: datastore.id)
            #expect(Set(members.map(\.role)) == [.owner, .editor] && members.allSatisfy { !$0.isInvited })
            try await ada.manager.removeRole(of: "bob@example.com", in: datastore.id)
            try await ada.manager.removeRole(of: "bob@example.com", in: datastore.id)
            #expect(try await ada.manager.members(of: datastore.id).count == 1)
        }
    }

    @Test func viewersOnlyRead() async throws {
        try await withDevices { _, ada, bob in
            let (datastore, copy) = try await share(ada, bob, as: .viewer)
            #expect { try copy.table("t").insert() } throws: { ($0 as? DatastoreError)?.code == .readOnly }
            try datastore.table("t").record("r")?.set("f", to: .int(2))
            try await datastore.sync()
            _ = try await bob.wait(copy) { try value(copy) == .int(2) }
            #expect(try copy.status.access == .reading)
            await #expect {
                try await ada.manager.setRole(.owner, for: "bob@example.com", in: datastore.id)
            } throws: { ($0 as? DatastoreError)?.code == .illegalArgument }
        }
    }

    /// Dropbox refuses changes that an editor made before becoming a viewer.
    @Test func refusedChangesAreDiscarded() async throws {
        try await withDevices { emulator, ada, bob in
            let (datastore, copy) = try await share(ada, bob, as: .editor)
            try await ada.manager.setRole(.viewer, for: "bob@example.com", in: datastore.id)
            try copy.table("t").record("r")?.set("f", to: .int(5))
            let added = try copy.table("t").insert()
            let results = try await bob.wait(copy) { try copy.status.access == .reading && value(copy) == .int(1) }
            let last = try #require(results.last)
            #expect(last.hasDiscardedChanges && last.changed == ["t": ["r"]] && last.deleted == ["t": [added.id]])
            #expect { try added.set("f", to: .int(1)) } throws: { ($0 as? DatastoreError)?.code == .deleted }
            #expect { try copy.table("t").insert() } throws: { ($0 as? DatastoreError)?.code == .readOnly }
            // The viewer still receives.
            try datastore.table("t").record("r")?.set("f", to: .int(2))
            try await datastore.sync()
            _ = try await bob.wait(copy) { try value(copy) == .int(2) }
        }
    }

    @Test func formerMemberKeepsWhatWasReceived() async throws {
        try await withDevices { emulator, ada, bob in
            let (datastore, copy) = try await share(ada, bob, as: .editor)
            try await ada.manager.removeRole(of: "bob@example.com", in: datastore.id)
            _ = try await bob.wait(copy) { try copy.status.access == DatastoreAccess.none }
            #expect(try value(copy) == .int(1))
            #expect { try copy.table("t").insert() } throws: { ($0 as? DatastoreError)?.code == .readOnly }
            // No private folder takes its place.
            #expect(try emulator.account("bob").list("").allSatisfy { !$0.contains(datastore.id) })
        }
    }

    /// A member that calls `share` doesn't become the owner.
    @Test(arguments: [DatastoreRole.viewer, .editor]) func memberThatSharesIsNoOwner(role: DatastoreRole) async throws {
        try await withDevices { _, ada, bob in
            let (datastore, copy) = try await share(ada, bob, as: role)
            try await bob.manager.share(copy.id)
            #expect(try !copy.information.isOwner)
            #expect(try copy.information.access == (role == .viewer ? .reading : .writing))
            #expect(try datastore.information.isOwner && datastore.information.access == .writing)
        }
    }

    @Test func leavingRemovesTheDatastore() async throws {
        try await withDevices { emulator, ada, bob in
            let (datastore, copy) = try await share(ada, bob, as: .editor)
            // As earlier versions recorded for a member that called `share`
            try bob.manager.core.setOwner(of: copy.id)
            try await bob.manager.leave(copy.id)
            #expect(try bob.manager.core.setting("owner \(copy.id)") == nil)
            #expect(!copy.isOpen)
            #expect(try bob.manager.datastoreIDs.isEmpty)
            #expect(try value(datastore) == .int(1))
            await #expect { try await bob.manager.members(of: copy.id) } throws: {
                ($0 as? DatastoreError)?.code == .notFound
            }
        }
    }

    @Test func onlyShareableDatastoresOfAnAccountAreShared() async throws {
        try await withDevices { _, ada, _ in
            await #expect { try await ada.manager.share("notes") } throws: {
                ($0 as? DatastoreError)?.code == .illegalArgument
            }
            let folder = try TemporaryDirectory()
            let local = try DatastoreManager(directory: folder.url, client: nil)
            defer { local.close() }
            let id = DatastoreManager.newShareableID()
            await #expect { try await local.share(id) } throws: { ($0 as? DatastoreError)?.code == .closed }
            // It isn't published before it's shared.
            let datastore = try ada.manager.openDatastore(id)
            try datastore.table("t").insert()
            try await datastore.sync()
            #expect(try datastore.status.hasOutgoingChanges)
            #expect(try ada.manager.core.publish().isEmpty)
        }
    }

    /// A viewer keeps what was received, and can't write it again. The owner can.
    @Test func ownerRepairsWhatAViewerCannot() async throws {
        try await withDevices { emulator, ada, bob in
            let (datastore, copy) = try await share(ada, bob, as: .viewer)
            let id = datastore.id
            ada.manager.close()
            let account = try emulator.account("ada")
            let paths = try account.list().filter { $0.contains(id) && !$0.hasSuffix("/") }
            #expect(paths.count == 1)
            for path in paths { try account.delete(path) }
            let count = { try copy.withOpen { _, store in try store.fileCount } }
            _ = try await bob.wait(copy) { try count() == 0 }
            #expect(try copy.recordCount == 1 && copy.status.error == nil && copy.status.access == .reading)
            let client = DropboxClient(
                accessTokenProvider: LongLivedAccessTokenProvider(accessToken: try account.token()),
                baseHosts: BaseHosts(server: emulator.url.absoluteString))
            let manager = try DatastoreManager(directory: ada.folder.url, client: client)
            defer { manager.close() }
            _ = try await bob.wait(copy) { try count() == 1 }
            #expect(try copy.recordCount == 1 && copy.status.problems.isEmpty)
        }
    }
}
