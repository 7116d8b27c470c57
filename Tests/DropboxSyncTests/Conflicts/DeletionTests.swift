import DropboxConcurrency
import DropboxEmulator
import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxSync

/// Tests that deleted items stay deleted, even with requests in flight, and that items of other devices in them are
/// kept.
@Suite(.timeLimit(.minutes(10)))
struct DeletionTests {
    /// Runs `body` with a device that syncs only when the test drives it.
    private func withDevice(_ body: (EmulatedAccount, Device) async throws -> Void) async throws {
        try await withDevices(1, isDriven: true) { emulator, devices in
            try await devices[0].runUntilIdle()
            try await body(try emulator.account("ada"), devices[0])
        }
    }

    private func put(_ device: Device, _ path: String, _ text: String) async throws {
        let file = try await device.filesystem.create(.at(path))
        defer { file.close() }
        try await file.write(text)
    }

    private func replace(_ device: Device, _ path: String, _ text: String) async throws {
        let file = try await device.filesystem.open(.at(path), startsDownload: false)
        defer { file.close() }
        try await file.write(text)
    }

    /// Performs steps until the result of an upload is about to be saved.
    private func uploadWithoutEntering(_ device: Device) async throws {
        let engine = try device.engine
        while engine.state.withLock({ !$0.uploads.values.contains { $0.outcome != nil } }) {
            #expect(try await device.step())
        }
    }

    @Test func deletedFolderWithAListedUploadStaysDeleted() async throws {
        try await withDevice { account, device in
            try await device.filesystem.createFolder(at: .at("/d"))
            try await put(device, "/d/a", "mine")
            try await uploadWithoutEntering(device)
            try await device.filesystem.delete(.at("/d"))
            // The listing is applied first.
            try device.engine.state.withLock { $0.needsPull = true }
            device.setStepChooser { $0 - 1 }
            #expect(try await device.step())
            device.setStepChooser(nil)
            try await device.runUntilIdle()
            #expect(try account.list() == [])
        }
    }

    /// The move gives the uploaded file another rev, which is this device's own, too.
    @Test func deletedFolderStaysDeletedAfterAnUploadWasMovedIntoIt() async throws {
        try await withDevice { account, device in
            try account.put("/b", "one")
            try await device.filesystem.createFolder(at: .at("/a"))
            try await device.runUntilIdle()
            try await replace(device, "/b", "two")
            try await uploadWithoutEntering(device)
            try await device.filesystem.move(.at("/b"), to: .at("/a/c"))
            try await replace(device, "/a/c", "three")
            try await device.filesystem.delete(.at("/a"))
            try device.restart()
            for _ in 0..<2 { try await device.runUntilIdle() }
            #expect(try account.list() == [])
            #expect(try await device.filesystem.listFolder(.root).isEmpty)
        }
    }

    @Test func deletedFolderStaysDeletedAfterACrashDuringAMove() async throws {
        try await withDevice { account, device in
            try account.put("/x/a", "a")
            try account.put("/d/b", "b")
            try await device.runUntilIdle()
            try await device.filesystem.move(.at("/x"), to: .at("/d/x"))
            device.connection.setFailure { $0 == "move_v2" ? .loseResponse : nil }
            await expect(.network) { try await device.runUntilIdle() }
            try device.restart()
            device.connection.setFailure(nil)
            try await device.filesystem.delete(.at("/d"))
            try await device.runUntilIdle()
            #expect(try account.list() == [])
        }
    }

    @Test func lateUploadIsDeletedWithTheFolderItRestored() async throws {
        try await withDevice { account, device in
            try await device.filesystem.createFolder(at: .at("/d"))
            try await device.runUntilIdle()
            try await put(device, "/d/a", "late")
            device.connection.setFailure { $0 == "upload" ? .arriveLate : nil }
            await expect(.network) { try await device.runUntilIdle() }
            device.connection.setFailure(nil)
            try device.restart()
            try await device.filesystem.delete(.at("/d"))
            try await device.runUntilIdle()
            #expect(try account.list() == [])
            await device.connection.deliverLate()
            #expect(try account.list() == ["/d/", "/d/a"])
            try await device.runUntilIdle()
            #expect(try account.list() == [])
            #expect(try await device.filesystem.listFolder(.root).isEmpty)
        }
    }

    @Test func otherDevicesFileIsNotMistakenForALateUpload() async throws {
        try await withDevice { account, device in
            try await put(device, "/a", "mine")
            device.connection.setFailure { $0 == "upload" ? .arriveLate : nil }
            await expect(.network) { try await device.runUntilIdle() }
            device.connection.setFailure(nil)
            try await device.filesystem.delete(.at("/a"))
            try await device.runUntilIdle()
            try account.put("/a", "another's")
            try await device.runUntilIdle()
            #expect(try account.list() == ["/a"])
            #expect(try account.read("/a") == Data("another's".utf8))
        }
    }

    @Test func otherDevicesFileInADeletedFolderIsKept() async throws {
        try await withDevice { account, device in
            try account.put("/d/a", "a")
            try await device.runUntilIdle()
            try await put(device, "/d/mine", "mine")
            try await uploadWithoutEntering(device)
            try await device.filesystem.delete(.at("/d"))
            try account.put("/d/new", "another's")
            try await device.runUntilIdle()
            #expect(try account.list() == ["/d/", "/d/new"])
            #expect(try await device.filesystem.listFolder(.at("/d")).map(\.path.name) == ["new"])
        }
    }

    @Test func deletedUnsentContentIsNotSent() async throws {
        try await withDevice { account, device in
            let routes = Locked<Set<String>>([])
            device.connection.setRejection { route, _ in
                routes.withLock { _ = $0.insert(route) }
                return nil
            }
            try await device.filesystem.createFolder(at: .at("/d"))
            try await put(device, "/d/a", "never")
            try await put(device, "/b", "never")
            try await device.filesystem.move(.at("/b"), to: .at("/d/b"))
            try await device.filesystem.delete(.at("/d"))
            try await device.runUntilIdle()
            #expect(try account.list() == [])
            #expect(routes.withLock { $0.isDisjoint(with: UploadRoutes.all) })
        }
    }

    @Test func deletingAFileCancelsItsUpload() async throws {
        try await withDevices(0) { emulator, _ in
            let device = try Device(emulator)
            defer { device.stop() }
            try await device.waitUntilSynced()
            let (begun, begin) = AsyncStream<Void>.makeStream()
            let wasCancelled = Locked(false)
            device.connection.setRequestDelay { route in
                guard UploadRoutes.all.contains(route) else { return }
                begin.yield()
                do { try await suspendUntilCancelled() } catch {}
                wasCancelled.withLock { $0 = true }
            }
            try await put(device, "/big", "as good as endless")
            for await _ in begun { break }
            try await device.filesystem.delete(.at("/big"))
            try await device.waitUntilSynced()
            #expect(wasCancelled.withLock { $0 })
            #expect(try emulator.account("ada").list() == [])
        }
    }

    @Test func itemMovedIntoADeletedFolderIsDeletedIfTheMoveWasRejected() async throws {
        try await withDevice { account, device in
            try account.put("/a", "a")
            try account.put("/d/b", "b")
            try await device.runUntilIdle()
            device.connection.setRejection { route, _ in
                let error =
                    #"{"error_summary": "from_write/no_write_permission/", "error": {".tag": "from_write", "#
                    + #""from_write": {".tag": "no_write_permission"}}}"#
                return route == "move_v2" ? .respond(409, error) : nil
            }
            try await device.filesystem.move(.at("/a"), to: .at("/d/a"))
            try await device.runUntilIdle()
            device.connection.setRejection(nil)
            try await device.filesystem.delete(.at("/d"))
            try await device.runUntilIdle()
            #expect(try account.list() == [])
        }
    }
}
