import DropboxEmulator
import DropboxSQLite
import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxSync

/// Tests with databases that are valid for SQLite, but have impossible values. They are rebuilt, and nothing is
/// guessed.
@Suite(.timeLimit(.minutes(10)))
struct InvalidDatabaseTests {
    /// Expects that the next opening rebuilds the database, and that unsent changes are kept.
    private func expectRebuilt(_ device: Device) async throws {
        device.connection.isUp = true
        try device.restart()
        try await device.runUntilIdle()
        #expect(try device.filesystem.rebuildDate != nil)
        #expect(try await device.filesystem.open(.at("/a")).readString() == "not sent yet")
    }

    /// A status without unsent changes would tell the user that everything is on the server.
    @Test func queueThatCannotBeReadIsNoEmptyQueue() async throws {
        try await withUnsent { device, _ in
            try device.restart()
            let filesystem = try device.filesystem
            try filesystem.core.store.read { try $0.db.execute("ALTER TABLE queue RENAME TO unreadable") }
            #expect(filesystem.status.upload.isInProgress)
            #expect(filesystem.status.upload.error != nil)
            try filesystem.core.store.read { try $0.db.execute("ALTER TABLE unreadable RENAME TO queue") }
            #expect(filesystem.status.upload.isInProgress)
            #expect(filesystem.status.upload.error == nil)
        }
    }

    @Test func databaseWithTheMaximumRoundIsRebuilt() async throws {
        try await withUnsent { device, _ in
            try device.restart()
            try device.filesystem.core.store.write { try $0.set(.epoch, "\(Int64.max)") }
            device.connection.isUp = true
            await expect(.cache) { try await device.runUntilIdle() }
            try await expectRebuilt(device)
        }
    }

    @Test func databaseWithAFolderInItselfIsDamaged() async throws {
        try await withUnsent { device, _ in
            try device.restart()
            let filesystem = try device.filesystem
            try await filesystem.createFolder(at: .at("/F"))
            await expect(.cache) {
                try filesystem.core.store.write { tree in
                    let folder = try #require(try tree.lookUp(.at("/F")))
                    try tree.db.execute(
                        "UPDATE node SET parent = NULL, name = NULL, name_key = NULL, remote_parent = key, remote_name = 'F' WHERE key = ?",
                        folder.key)
                    try tree.recreateFolder(try #require(try tree.node(folder.key)))
                }
            }
            try await expectRebuilt(device)
        }
    }

    @Test func databaseWithAFolderCycleIsDamaged() async throws {
        try await withUnsent { device, _ in
            try device.restart()
            let filesystem = try device.filesystem
            for name in ["F", "G", "H"] { try await filesystem.createFolder(at: .at("/" + name)) }
            await expect(.cache) {
                try filesystem.core.store.write { tree in
                    let (f, g, h) = (
                        try #require(try tree.lookUp(.at("/F"))), try #require(try tree.lookUp(.at("/G"))),
                        try #require(try tree.lookUp(.at("/H")))
                    )
                    try tree.db.execute("UPDATE node SET parent = ? WHERE key = ?", g.key, f.key)
                    try tree.db.execute("UPDATE node SET parent = ? WHERE key = ?", f.key, g.key)
                    try tree.db.execute("UPDATE queue SET parent = ?, kind = 3 WHERE node = ?", f.key, h.key)
                    try tree.reconcile([h.key])
                }
            }
            try await expectRebuilt(device)
        }
    }

    /// This happens if the log of another time is next to the database.
    @Test(arguments: [
        "DELETE FROM node WHERE name = 'a'", "DELETE FROM content", "UPDATE node SET parent = 99 WHERE name = 'a'",
        "UPDATE sqlite_sequence SET seq = 1",
    ])
    func databaseWithDanglingReferencesLosesNothing(statement: String) async throws {
        try await withDevices(1, isDriven: true) { emulator, devices in
            let device = devices[0]
            try await device.runUntilIdle()
            try await device.filesystem.create(.at("/a"), contents: Data("content".utf8)).close()
            try await device.filesystem.shutDown()
            let database = try Database(
                .file(device.folderURL.appendingPathComponent("tree.db")), migrations: SyncStore.migrations)
            try database.write { try $0.execute(statement) }
            database.close()
            // A killed process leaves a log, so the seal doesn't prove that the file and the log match.
            try FileManager.default.removeItem(at: device.folderURL.appendingPathComponent("tree.seal"))
            try device.restart()
            try await device.runUntilIdle()
            #expect(try device.filesystem.core.store.read { try $0.violations() }.isEmpty)
            #expect(try device.filesystem.quarantinedFiles.isEmpty)
            #expect(try emulator.account("ada").list() == ["/a"])
            #expect(try emulator.account("ada").read("/a") == Data("content".utf8))
        }
    }

    /// A flipped bit in the schema is valid for SQLite, and no statement fails before the column is needed.
    @Test func databaseWithARenamedColumnIsRebuilt() async throws {
        try await withUnsent { device, database in
            var bytes = try Data(contentsOf: database)
            let name = try #require(bytes.range(of: Data("attempts INTEGER".utf8)))
            bytes[name.lowerBound] ^= 2
            try bytes.write(to: database)
            // Without a seal, the checks of SQLite are all that is left.
            try FileManager.default.removeItem(at: device.folderURL.appendingPathComponent("tree.seal"))
            try await expectRebuilt(device)
        }
    }

    @Test func changeOfAnUnknownKindDeletesNothing() async throws {
        try await withDevices(1, isDriven: true) { emulator, devices in
            let (device, account) = (devices[0], try emulator.account("ada"))
            try account.put("/a", "content")
            try await device.runUntilIdle()
            try await device.filesystem.move(.at("/a"), to: .at("/b"))
            try device.filesystem.core.store.write { try $0.db.execute("UPDATE queue SET kind = 7") }
            await expect(.cache) { try await device.runUntilIdle() }
            try device.restart()
            try await device.runUntilIdle()
            // The journal knows what the change was.
            #expect(try account.list() == ["/b"])
        }
    }

    @Test func contentsAfterTheMaximumSequenceNumberAreSent() async throws {
        try await withDevices(1, isDriven: true) { emulator, devices in
            let (device, account) = (devices[0], try emulator.account("ada"))
            try await device.runUntilIdle()
            try device.filesystem.core.store.write { try $0.set(.sequence, "\(Int64.max)") }
            for name in ["a", "b"] {
                try await device.filesystem.create(.at("/" + name), contents: Data(name.utf8)).close()
            }
            try device.restart()
            try await device.runUntilIdle()
            #expect(try account.read("/a") == Data("a".utf8))
            #expect(try account.read("/b") == Data("b".utf8))
        }
    }
}
