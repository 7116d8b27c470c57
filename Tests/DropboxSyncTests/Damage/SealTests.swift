import DropboxEmulator
import DropboxFiles
import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxSync

/// Tests with caches whose seal, and whose database, can't be trusted.
@Suite(.timeLimit(.minutes(10)))
struct SealTests {
    /// A backup of a cache without its seal brought a file back that had been deleted on the server since.
    @Test(arguments: ["missing", "cut", "empty", "broken"])
    func restoredCacheWithoutItsSealIsACopy(_ seal: String) async throws {
        try await withDevices(1, isDriven: true) { emulator, devices in
            let (device, account) = (devices[0], try emulator.account("ada"))
            try await device.runUntilIdle()
            device.connection.isUp = false
            try await device.filesystem.create(.at("/new"), contents: Data("content".utf8)).close()
            try await device.filesystem.shutDown()
            let backup = try TemporaryDirectory()
            let folder = backup.url.appendingPathComponent("cache")
            try FileManager.default.copyItem(at: device.folderURL, to: folder)
            device.connection.isUp = true
            try device.restart()
            try await device.runUntilIdle()
            try account.delete("/new")

            let file = folder.appendingPathComponent("tree.seal")
            let data = try Data(contentsOf: file)
            switch seal {
            case "missing": try FileManager.default.removeItem(at: file)
            case "cut": try data.prefix(100).write(to: file)
            case "empty": try Data().write(to: file)
            default:
                var copy = try JSONDecoder().decode(DatabaseFile.Seal.self, from: data)
                copy.hash = ""
                try JSONEncoder().encode(copy).write(to: file)
            }
            let next = try Device(emulator, in: folder)
            defer { next.stop() }
            try await next.runUntilIdle()
            #expect(try account.list().isEmpty)
            #expect(try next.filesystem.quarantinedFiles.map(\.path?.stringValue) == ["/new"])
        }
    }

    /// Nothing shows whether the user deleted the file before it was restored, or wants to delete it again.
    @Test func deletionInARestoredCacheSparesARestoredFile() async throws {
        try await withDevices(1, isDriven: true) { emulator, devices in
            let (device, account) = (devices[0], try emulator.account("ada"))
            try account.put("/kept", "content")
            try account.put("/gone", "content")
            try await device.runUntilIdle()
            device.connection.isUp = false
            for path in ["/kept", "/gone"] { try await device.filesystem.delete(.at(path)) }
            try await device.filesystem.shutDown()
            let backup = try TemporaryDirectory()
            let folder = backup.url.appendingPathComponent("cache")
            try FileManager.default.copyItem(at: device.folderURL, to: folder)
            device.connection.isUp = true
            let revision = try #require(
                try await device.client.files.listRevisions(path: "/kept").response().entries.first?.rev)
            try account.delete("/kept")
            _ = try await device.client.files.restore(path: "/kept", rev: revision).response()
            let next = try Device(emulator, in: folder)
            defer { next.stop() }
            try await next.runUntilIdle()
            #expect(try account.list() == ["/kept"])
            #expect(try next.filesystem.doubtfulChanges.map(\.path?.stringValue) == ["/kept"])
        }
    }

    /// A process that is killed during a checkpoint leaves a broken seal, which is no doubt.
    @Test func brokenSealOfTheSameFileChangesNothing() async throws {
        try await withDevices(1, isDriven: true) { emulator, devices in
            let (device, account) = (devices[0], try emulator.account("ada"))
            try account.put("/old", "content")
            try await device.runUntilIdle()
            device.connection.isUp = false
            try await device.filesystem.create(.at("/new"), contents: Data("content".utf8)).close()
            try await device.filesystem.delete(.at("/old"))
            try await device.filesystem.shutDown()
            try DatabaseFile(in: device.folderURL).breakSeal()
            device.connection.isUp = true
            try device.restart()
            try await device.runUntilIdle()
            #expect(try account.list() == ["/new"])
            #expect(try device.filesystem.doubtfulChanges.isEmpty)
            #expect(try device.filesystem.restoreDate == nil)
        }
    }

    /// The journal of many changes was replaced before they were recovered from it.
    @Test(arguments: ["missing", "flipped"]) func longJournalRecoversAllChanges(_ damage: String) async throws {
        try await withDevices(1, isDriven: true) { emulator, devices in
            let (device, account) = (devices[0], try emulator.account("ada"))
            try account.put("/old", "content")
            try await device.runUntilIdle()
            device.connection.isUp = false
            let filesystem = try device.filesystem
            var parent = ""
            for _ in 0..<12 {
                parent += "/" + String(repeating: "d", count: 250)
                try await filesystem.createFolder(at: .at(parent))
            }
            for number in 0..<100 { try await filesystem.createFolder(at: .at("\(parent)/\(number)")) }
            try await filesystem.create(.at("/new"), contents: Data("new".utf8)).close()
            try await filesystem.delete(.at("/old"))
            let journal = try Data(contentsOf: filesystem.core.store.journal.url)
            #expect(journal.count > 300_000)
            await filesystem.shutDown()
            let database = device.folderURL.appendingPathComponent("tree.db")
            if damage == "missing" {
                try FileManager.default.removeItem(at: database)
            } else {
                var bytes = try Data(contentsOf: database)
                bytes[bytes.count / 2] ^= 1
                try bytes.write(to: database)
            }
            device.connection.isUp = true
            try device.restart()
            try await device.runUntilIdle()
            let names = try account.list()
            #expect(names.count == 113)
            #expect(names.contains("/new") && !names.contains("/old"))
            #expect(try device.filesystem.doubtfulChanges.isEmpty)
            #expect(try device.filesystem.quarantinedFiles.isEmpty)
        }
    }
}
