import DropboxConcurrency
import DropboxSQLite
import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxDatastore

@Suite struct DatastoreTests {
    @Test func localChangesAreVisibleAtOnceAndRemoteOnesAfterSync() async throws {
        let folder = MemoryFolder()
        let devices = try (0..<2).map { _ in try Replica(folder) }
        try devices[0].record().set("f", to: .int(1))
        #expect(try devices[0].record().value("f") == .int(1))
        try await devices[0].exchange()
        try await devices[1].synchronizer.synchronize()
        #expect(try devices[1].contents().isEmpty)
        #expect(try devices[1].datastore.status.hasIncomingChanges)
        let changes = try await devices[1].datastore.sync()
        #expect(changes.changed == ["t": ["r"]] && changes.deleted.isEmpty)
        try devices[1].record().delete()
        try await devices[1].exchange()
        try await devices[0].synchronizer.synchronize()
        let deletions = try await devices[0].datastore.sync()
        #expect(deletions.deleted == ["t": ["r"]] && deletions.changed.isEmpty)
        #expect(try await devices[0].datastore.sync().isEmpty)
    }

    @Test func queuedChangesSurviveAKillAndOthersDoNot() async throws {
        let replica = try Replica(MemoryFolder())
        try replica.record().set("f", to: .int(1))
        try await replica.datastore.sync()
        try replica.record().set("f", to: .int(2))
        try replica.restart()
        #expect(try replica.record().value("f") == .int(1))
        #expect(try replica.datastore.status.hasOutgoingChanges)
        try await replica.exchange()
        let status = try replica.datastore.status
        #expect(!status.hasOutgoingChanges && !status.isUploading && !status.hasIncomingChanges)
    }

    @Test func lostResponseDoesNotRepeatAChange() async throws {
        let folder = MemoryFolder()
        let devices = try (0..<2).map { _ in
            try Replica(folder) { try $0.table("t").setResolutionRule(.sum, forField: "n") }
        }
        try devices[0].record().set("n", to: .int(5))
        try devices[0].record().list("l").append(.int(1))
        try await devices[0].datastore.sync()
        devices[0].folder.setFailures { $0 == "add" ? .lostResponse : nil }
        await #expect(throws: DeviceFolder.Failure.lostResponse) { try await devices[0].synchronizer.push() }
        devices[0].folder.setFailures(nil)
        try devices[0].restart()
        try await settle(devices)
        #expect(folder.files.count == 1)
        for device in devices {
            #expect(try device.record().fields == ["n": .int(5), "l": .list([.int(1)])])
        }
    }

    @Test func unsentChangesCanBeUndone() async throws {
        let folder = MemoryFolder()
        let devices = try (0..<2).map { _ in try Replica(folder) }
        try devices[0].record().set("f", to: .int(1))
        try await settle(devices)
        try devices[0].record().set("f", to: .int(2))
        try await devices[0].datastore.sync()
        try devices[0].record().delete()
        try await devices[0].datastore.undoUnsentChanges()
        #expect(try devices[0].record().value("f") == .int(1))
        #expect(try !devices[0].datastore.status.hasOutgoingChanges)
        try devices[0].record().set("g", to: .int(3))
        try await settle(devices)
        for device in devices { #expect(try device.record().fields == ["f": .int(1), "g": .int(3)]) }
    }

    @Test func failedTransactionChangesNothing() throws {
        let replica = try Replica(MemoryFolder())
        try replica.record().set("f", to: .int(1))
        #expect(throws: CancellationError.self) {
            try replica.datastore.transaction {
                try replica.record().set("f", to: .int(2))
                try replica.record("s").set("f", to: .int(2))
                throw CancellationError()
            }
        }
        #expect(try replica.contents() == ["t/r": ["f": .int(1)]])
    }

    /// The last change before the transaction can be replaced in it.
    @Test func failedTransactionBringsBackTheChangesBefore() async throws {
        let folder = MemoryFolder()
        let replica = try Replica(folder)
        try replica.record().set("f", to: .int(1))
        let size = try replica.datastore.size
        #expect(throws: CancellationError.self) {
            try replica.datastore.transaction {
                try replica.record().set("f", to: .string("longer"))
                try replica.record("s").set("f", to: .int(2))
                try replica.record().delete()
                throw CancellationError()
            }
        }
        #expect(try replica.contents() == ["t/r": ["f": .int(1)]])
        #expect(try replica.datastore.size == size && replica.datastore.recordCount == 1)
        try replica.record("s").set("g", to: .int(3))
        // A call that fails changes nothing, either.
        let large = String(repeating: "x", count: DatastoreLimits.recordSize)
        #expect { try replica.table().insert(["f": .string(large)]) } throws: {
            ($0 as? DatastoreError)?.code == .sizeLimit
        }
        try await replica.exchange()
        let other = try Replica(folder)
        try await other.exchange()
        #expect(try other.contents() == ["t/r": ["f": .int(1)], "t/s": ["g": .int(3)]])
    }

    /// Each change copied all earlier ones, so four times as many took sixteen times as long.
    @Test(arguments: [false, true]) func changesTakeTimeInProportionToTheirNumber(inTransactions: Bool) throws {
        func time(_ count: Int) throws -> Double {
            let replica = try Replica(MemoryFolder())
            let start = Self.threadTime()
            for number in 0..<count {
                let change = { _ = try replica.table().recordOrInsert("r\(number)") }
                try inTransactions ? replica.datastore.transaction(change) : change()
            }
            return Self.threadTime() - start
        }
        let (few, many) = (try time(1_000), try time(8_000))
        #expect(many < few * 24, "\(few) s, \(many) s")
    }

    /// The processor time of the thread, which other tests don't change.
    private static func threadTime() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    // MARK: Roles

    @Test func refusedChangeLetsTheNextContactAskForTheRole() async throws {
        let replica = try Replica(MemoryFolder())
        _ = try replica.record()
        // The second time, it lists its own file.
        for _ in 0..<2 { try await replica.exchange() }
        try replica.core.setAccess(.reading, to: "test")
        try await replica.exchange()
        #expect(replica.folder.roleRequests.withLock { $0 }.isEmpty)
        let signals = Locked(0)
        replica.core.setOutgoingHandler { signals.withLock { $0 += 1 } }
        for _ in 0..<2 {
            #expect { try replica.record("s") } throws: { ($0 as? DatastoreError)?.code == .readOnly }
        }
        #expect(signals.withLock { $0 } == 1)
        replica.folder.role.withLock { $0 = .writing }
        try await replica.exchange()
        #expect(replica.folder.roleRequests.withLock { $0 } == ["test"])
        _ = try replica.record("s")
        for _ in 0..<2 { try await replica.exchange() }
        #expect(replica.folder.roleRequests.withLock { $0 }.count == 1)
        // A new process asks at its first contact, but only about what it could only read.
        try replica.core.setAccess(.reading, to: "test")
        try replica.restart()
        try await replica.synchronizer.synchronize(isFirstContact: true)
        #expect(try replica.datastore.status.access == .writing)
        try await replica.synchronizer.synchronize(isFirstContact: true)
        #expect(replica.folder.roleRequests.withLock { $0 }.count == 2)
    }

    /// Whether the datastore is open then, the next `sync` tells it.
    @Test(arguments: [true, false]) func discardedChangesAreReportedOnce(isOpen: Bool) async throws {
        let replica = try Replica(MemoryFolder())
        _ = try replica.record()
        try await replica.exchange()
        for name in ["a", "b"] {
            try replica.record(name).set("f", to: .int(1))
            try await replica.datastore.sync()
        }
        // One part waits for the confirmation of its upload.
        replica.folder.setFailures { $0 == "add" ? .notSent : nil }
        await #expect(throws: DeviceFolder.Failure.notSent) { try await replica.synchronizer.push() }
        replica.folder.setFailures(nil)
        try replica.record("c").set("f", to: .int(1))
        try await replica.datastore.sync()
        if !isOpen { replica.datastore.close() }
        try replica.core.setAccess(.reading, to: "test")
        if !isOpen { try replica.restart() }
        try await replica.synchronizer.synchronize()
        let changes = try await replica.datastore.sync()
        #expect(changes.hasDiscardedChanges && changes.discardedRecordCount == 3)
        #expect(try replica.contents() == ["t/r": [:]])
        #expect(try await !replica.datastore.sync().hasDiscardedChanges)
    }

    @Test func deviceThatIsRestoredTakesANewIdentity() async throws {
        let folder = MemoryFolder()
        let devices = try (0..<2).map { _ in
            try Replica(folder) { try $0.table("t").setResolutionRule(.sum, forField: "n") }
        }
        try devices[0].record().set("n", to: .int(1))
        try await devices[0].exchange()
        try devices[0].record().set("n", to: .int(3))
        try await devices[0].datastore.sync()
        let backup = try devices[0].database.copy()
        // Published and compacted after the backup, so that no delta tells that it's the same.
        devices[0].maximumDeltaFileCount = 0
        try await devices[0].exchange()
        try devices[0].record().set("n", to: .int(7))
        try await devices[0].exchange()
        try devices[0].restart(backup)
        try devices[0].record().set("n", to: .int(13))
        try await settle(devices)
        for device in devices { #expect(try device.record().value("n") == .int(17)) }
    }

    @Test func concurrentSnapshotsAreJoined() async throws {
        let folder = MemoryFolder()
        let devices = try (0..<3).map { _ in try Replica(folder, maximumDeltaFileCount: 0) }
        for (number, device) in devices.prefix(2).enumerated() {
            try device.record("r\(number)").set("f", to: .int(Int64(number)))
            try await device.datastore.sync()
            // Without receiving: each writes a snapshot that lacks the changes of the other.
            try await device.synchronizer.push()
            try await device.synchronizer.compact()
        }
        #expect(folder.files.keys.filter { $0.hasSuffix(".snapshot") }.count == 2)
        try await settle(devices)
        #expect(folder.files.keys.filter { $0.hasSuffix(".snapshot") }.count == 1 && folder.files.count == 1)
        #expect(try devices[2].contents() == ["t/r0": ["f": .int(0)], "t/r1": ["f": .int(1)]])
    }

    @Test func oldDeltaMergesAfterASnapshot() async throws {
        let folder = MemoryFolder()
        let devices = try (0..<2).map { _ in try Replica(folder, maximumDeltaFileCount: 0) }
        try devices[0].record().list("l").append(.int(0))
        try await settle(devices)
        try devices[1].record().list("l").append(.int(9))
        try await devices[1].datastore.sync()
        for number in 1...5 {
            try devices[0].record().list("l").insert(.int(Int64(number)), at: 0)
            try await devices[0].exchange()
        }
        try devices[0].record().list("l").remove(at: 5)
        try await settle(devices)
        let items = DatastoreValue.list([5, 4, 3, 2, 1, 9].map { .int($0) })
        for device in devices { #expect(try device.record().value("l") == items) }
    }

    // MARK: Limits

    @Test func localChangesBeyondALimitAreRejected() throws {
        let replica = try Replica(MemoryFolder())
        let record = try replica.record()
        let kilobytes = { (count: Int) in DatastoreValue.bytes(Data(count: count << 10)) }
        try record.set("f", to: kilobytes(99))
        #expect(throws: DatastoreError.self) { try record.set("g", to: kilobytes(2)) }
        #expect(try record.fields.count == 1)
        try record.set("f", to: kilobytes(1))
        // Changes of one field that follow each other count once.
        for _ in 0..<40 { try record.set("f", to: kilobytes(99)) }
        #expect {
            for number in 0..<40 { try replica.table().insert(["f": kilobytes(99), "n": .int(Int64(number))]) }
        } throws: { ($0 as? DatastoreError)?.code == .sizeLimit }
    }

    @Test func sizeOfTheDatastoreIsCounted() async throws {
        let replica = try Replica(MemoryFolder())
        #expect(try replica.datastore.size == 1000)
        let record = try replica.record()
        try record.set("f", to: .string("abc"))
        #expect(try replica.datastore.size == 1203 && replica.datastore.recordCount == 1)
        try await replica.datastore.sync()
        #expect(try replica.datastore.size == 1203 && replica.datastore.recordCount == 1)
        try record.delete()
        #expect(try replica.datastore.size == 1000 && replica.datastore.recordCount == 0)
    }

    // MARK: Use

    @Test func wrongUseThrows() async throws {
        let replica = try Replica(MemoryFolder())
        let record = try replica.record()
        try record.set("f", to: .int(1))
        #expect { try record.list("f").append(.int(1)) } throws: { ($0 as? DatastoreError)?.code == .badType }
        #expect { try record.set("f", to: .list([.list([])])) } throws: { ($0 as? DatastoreError)?.code == .badType }
        #expect { try record.list("l").remove(at: 0) } throws: { ($0 as? DatastoreError)?.code == .badIndex }
        #expect { try record.list("l").insert(.int(1), at: 1) } throws: { ($0 as? DatastoreError)?.code == .badIndex }
        #expect { try record.list("l").insert(.int(1), at: -1) } throws: { ($0 as? DatastoreError)?.code == .badIndex }
        #expect { try replica.core.open("test") } throws: { ($0 as? DatastoreError)?.code == .alreadyOpen }
        #expect { try replica.core.open("Test") } throws: { ($0 as? DatastoreError)?.code == .illegalArgument }
        try record.delete()
        try record.delete()
        #expect { try record.value("f") } throws: { ($0 as? DatastoreError)?.code == .deleted }
        #expect { try record.set("f", to: nil) } throws: { ($0 as? DatastoreError)?.code == .deleted }
        replica.datastore.close()
        #expect(!replica.datastore.isOpen)
        #expect { try replica.table().query() } throws: { ($0 as? DatastoreError)?.code == .closed }
        await #expect(throws: DatastoreError.self) { try await replica.datastore.sync() }
        // Another object doesn't open the former one, and isn't closed with it.
        let former = replica.datastore
        try replica.core.open("test")
        former.close()
        #expect(replica.core.isOpen("test") && !former.isOpen)
        #expect { try former.table("t").query() } throws: { ($0 as? DatastoreError)?.code == .closed }
    }

    @Test(arguments: [10, 200]) func queriesFindWhatMatches(_ count: Int) async throws {
        let replica = try Replica(MemoryFolder())
        for number in 0..<count {
            _ = try replica.table().recordOrInsert(
                "r\(1000 + number)", ["even": .bool(number % 2 == 0), "third": .int(Int64(number % 3))])
        }
        try await replica.datastore.sync()
        let table = try replica.table()
        let expected = (0..<count).filter { $0 % 6 == 0 }.map { "r\(1000 + $0)" }
        let filter: [String: DatastoreValue] = ["even": .bool(true), "third": .int(0)]
        for _ in 0..<2 { #expect(try table.query(filter).map(\.id) == expected) }
        #expect(try table.query().count == count)
        #expect(try table.query(["third": .double(0)]).isEmpty && table.query(["x": .int(0)]).isEmpty)
        // Changes before and after a sync count, and so do deletions.
        let record = try #require(try table.record("r1000"))
        try record.set("even", to: .bool(false))
        #expect(try table.query(filter).map(\.id) == Array(expected.dropFirst()))
        try await replica.datastore.sync()
        #expect(try table.query(filter).map(\.id) == Array(expected.dropFirst()))
        try table.record(expected[1])?.delete()
        #expect(try table.query(filter).map(\.id) == Array(expected.dropFirst(2)))
        try await replica.datastore.sync()
        #expect(try table.query(filter).map(\.id) == Array(expected.dropFirst(2)))
        #expect(try replica.datastore.tables.map(\.id) == ["t"])
    }

    @Test func observersSeeChanges() async throws {
        let folder = MemoryFolder()
        let devices = try (0..<2).map { _ in try Replica(folder) }
        try devices[0].record().set("f", to: .int(1))
        try await devices[0].exchange()
        let changes = devices[1].datastore.changes
        try await devices[1].synchronizer.pull()
        for await _ in changes where try devices[1].datastore.status.hasIncomingChanges { break }
        let end = devices[1].datastore.changes
        devices[1].core.close()
        for await _ in end {}
    }
}
