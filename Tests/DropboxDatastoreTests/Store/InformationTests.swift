import CDropboxBridge
import DropboxConcurrency
import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxDatastore

/// What the Objective-C classes with the former names use.
@Suite struct InformationTests {
    @Test func titleAndTimeMergeAndAreInNoListOfTheApp() async throws {
        let folder = MemoryFolder()
        let devices = try (0..<2).map { _ in try Replica(folder) }
        #expect(try devices[0].datastore.information.title == nil)
        try devices[0].datastore.setTitle("first")
        try devices[0].datastore.setModificationTime(Date(timeIntervalSince1970: 2000))
        try devices[1].datastore.setModificationTime(Date(timeIntervalSince1970: 1000))
        for device in devices { try await device.exchange() }
        try await settle(devices)
        for device in devices {
            let information = try device.datastore.information
            #expect(information.title == "first" && !information.isDeleted && information.access == nil)
            #expect(information.modificationTime == Date(timeIntervalSince1970: 2000))
            #expect(try device.datastore.tables.isEmpty)
            #expect(try device.datastore.recordCount == 1)
        }
        try devices[0].datastore.setTitle(nil)
        try await devices[0].exchange()
        try await devices[1].synchronizer.synchronize()
        let changes = try await devices[1].datastore.sync()
        #expect(changes.isEmpty)
        #expect(try devices[1].datastore.information.title == nil)
    }

    @Test func informationShowsWhatWasReceivedAndAppliesNothing() async throws {
        let folder = MemoryFolder()
        let devices = try (0..<2).map { _ in try Replica(folder) }
        try devices[0].record().set("f", to: .int(1))
        try devices[0].datastore.setTitle("title")
        try await devices[0].exchange()
        try await devices[1].synchronizer.synchronize()
        let manager = DatastoreManager(devices[1].core)
        defer { manager.close() }
        for _ in 0..<2 { #expect(try manager.information(of: "test").title == "title") }
        #expect(try devices[1].contents().isEmpty)
        #expect(try devices[1].datastore.status.hasIncomingChanges)
        let changes = try await devices[1].datastore.sync()
        #expect(changes.changed == ["t": ["r"]])
        #expect(throws: DatastoreError.self) { try manager.information(of: "unknown") }
    }

    @Test func deletedDatastoreIsEmptyOnAllDevicesAndCanBeCreatedAgain() async throws {
        let folder = MemoryFolder()
        let devices = try (0..<2).map { _ in try Replica(folder) }
        for number in 0..<50 { try devices[0].table("t\(number % 3)").insert(["n": .int(Int64(number))]) }
        try devices[0].datastore.setTitle("title")
        try await settle(devices)
        try await devices[1].datastore.deleteContents()
        try await settle(devices)
        for device in devices {
            #expect(try device.contents().isEmpty)
            let information = try device.datastore.information
            #expect(information.isDeleted && information.title == nil)
        }
        try devices[0].datastore.markAsCreated()
        try devices[0].datastore.markAsCreated()
        try await settle(devices)
        #expect(try !devices[1].datastore.information.isDeleted)
    }

    /// `uncache` starts a complete listing, so a page of the former one must not end it.
    @Test(arguments: [false, true]) func uncachedDatastoreIsReceivedAgain(isListing: Bool) async throws {
        let folder = MemoryFolder()
        let sender = try Replica(folder)
        for number in 0..<8 {
            try sender.record("r\(number)").set("f", to: .int(1))
            try await sender.exchange()
        }
        let replica = try Replica(folder)
        if !isListing { try await replica.exchange() }
        try sender.record("last").set("f", to: .int(1))
        try await sender.exchange()
        replica.datastore.close()
        let (manager, calls) = (DatastoreManager(replica.core), Locked(0))
        defer { manager.close() }
        replica.folder.onPage.withLock {
            $0 = .init {
                calls.withLock { $0 += 1 }
                // In a complete listing, the second page is one of several.
                if calls.withLock({ $0 }) == (isListing ? 2 : 1) { try manager.uncache("test") }
            }
        }
        try await replica.synchronizer.synchronize()
        #expect(calls.withLock { $0 } > 3)
        let datastore = try manager.openDatastore("test")
        try await datastore.sync()
        #expect(try datastore.recordCount == 9)
        #expect(try datastore.withOpen { _, store in try store.fileCount } == 9)
    }

    /// Changes of the title aren't those of a record of the app.
    @Test(arguments: [false, true]) func discardedInformationIsNoRecord(isQueued: Bool) async throws {
        let replica = try Replica(MemoryFolder())
        try replica.record().set("f", to: .int(1))
        try replica.datastore.setTitle("title")
        if isQueued { try await replica.datastore.sync() }
        try replica.core.setAccess(.reading, to: "test")
        var changes = try await replica.datastore.sync()
        #expect(changes.hasDiscardedChanges && changes.discardedRecordCount == 1)
        changes = try await replica.datastore.sync()
        #expect(!changes.hasDiscardedChanges && changes.discardedRecordCount == 0)
        #expect(try replica.datastore.information.title == nil)
    }

    @Test func severalFieldsAreSetOrNone() throws {
        let record = try Replica(MemoryFolder()).record()
        try record.set(["a": .int(1), "b": .string("x")])
        #expect(try record.fields == ["a": .int(1), "b": .string("x")])
        #expect(try record.size == 301)
        let large = DatastoreValue.string(String(repeating: "x", count: DatastoreLimits.recordSize))
        #expect(throws: DatastoreError.self) { try record.set(["a": .int(2), "b": large]) }
        #expect(throws: DatastoreError.self) { try record.set(["a": .int(2), "not valid": .int(3)]) }
        #expect(try record.value("a") == .int(1))
    }

    @Test func insertionSaysWhetherTheRecordIsNew() throws {
        let table = try Replica(MemoryFolder()).table()
        #expect(try table.insertIfMissing("r", ["f": .int(1)]))
        #expect(try !table.insertIfMissing("r", ["f": .int(2)]))
        #expect(try table.record("r")?.fields == ["f": .int(1)])
    }

    @Test func lastItemIsRemoved() throws {
        let list = try Replica(MemoryFolder()).record().list("l")
        for number in 0..<3 { try list.append(.int(Int64(number))) }
        try list.removeLast()
        #expect(try list.items == [.int(0), .int(1)])
        for _ in 0..<2 { try list.removeLast() }
        #expect(throws: DatastoreError.self) { try list.removeLast() }
    }

    @Test func statusSeparatesUnsyncedAndQueuedChanges() async throws {
        let replica = try Replica(MemoryFolder())
        #expect(try replica.datastore.unsyncedChangesSize == 0)
        try replica.record().set("f", to: .string("ab"))
        #expect(try replica.datastore.unsyncedChangesSize == 302)
        var status = try replica.datastore.status
        #expect(status.hasUnsyncedChanges && !status.hasQueuedChanges && !status.isUpToDate)
        try await replica.datastore.sync()
        status = try replica.datastore.status
        #expect(!status.hasUnsyncedChanges && status.hasQueuedChanges && status.hasOutgoingChanges)
        try await replica.synchronizer.synchronize()
        status = try replica.datastore.status
        #expect(!status.hasQueuedChanges && !status.hasOutgoingChanges && status.isUpToDate)
        #expect(try replica.datastore.unsyncedChangesSize == 0)
    }

    @Test func constantsOfTheCInterfaceAreTheLimits() {
        #expect(Int(DropboxDatastoreSizeLimit) == DatastoreLimits.datastoreSize)
        #expect(Int(DropboxDatastoreRecordCountLimit) == DatastoreLimits.recordCount)
        #expect(Int(DropboxDatastoreRecordSizeLimit) == DatastoreLimits.recordSize)
        #expect(Int(DropboxDatastoreUnsyncedChangesSizeLimit) == DatastoreLimits.deltaSize)
        #expect(Int(DropboxDatastoreBaseSize) == DatastoreLimits.baseDatastoreSize)
        #expect(Int(DropboxDatastoreBaseRecordSize) == DatastoreLimits.baseRecordSize)
        #expect(Int(DropboxDatastoreBaseFieldSize) == DatastoreLimits.baseFieldSize)
        #expect(Int(DropboxDatastoreBaseItemSize) == DatastoreLimits.baseItemSize)
        #expect(Int(DropboxDatastoreBaseUnsyncedChangesSize) == DatastoreLimits.baseDeltaSize)
        #expect(Int(DropboxDatastoreBaseChangeSize) == DatastoreLimits.baseChangeSize)
    }
}
