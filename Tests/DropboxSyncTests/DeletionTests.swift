import DropboxEmulator
import Foundation
import DropboxConcurrency
import DropboxTestSupport
import Testing

@testable import DropboxSync

/// What the user deletes stays deleted, whatever of it is on its way; what somebody else put there meanwhile stays.
@Suite(.timeLimit(.minutes(10)))
struct DeletionTests {
    /// A device that does nothing by itself, and nobody else.
    private func withDevice(_ body: (EmulatedAccount, Device) async throws -> Void) async throws {
        try await withDevices(1, isDriven: true) { emulator, devices in
            try await devices[0].drive()
            try await body(try emulator.account("ada"), devices[0])
        }
    }

    private func put(_ device: Device, _ path: String, _ text: String) async throws {
        let file = try await device.filesystem.create(.at(path))
        defer { file.close() }
        try await file.write(text)
    }

    /// Takes steps until an upload is about to be entered into the store.
    private func uploadWithoutEntering(_ device: Device) async throws {
        let engine = try device.engine
        while engine.state.withLock({ !$0.uploads.values.contains { $0.outcome != nil } }) {
            #expect(try await engine.step())
        }
    }

    @Test func aFolderIsGoneAlthoughAListingReturnsAnUploadIntoItBeforeItsResponseIsEntered() async throws {
        try await withDevice { account, device in
            try await device.filesystem.createFolder(at: .at("/d"))
            try await put(device, "/d/a", "mine")
            try await uploadWithoutEntering(device)
            try await device.filesystem.delete(.at("/d"))
            // The listing comes first.
            let engine = try device.engine
            engine.state.withLock { $0.needsPull = true }
            device.choose { $0 - 1 }
            #expect(try await engine.step())
            device.choose(nil)
            try await device.drive()
            #expect(try account.list() == [])
        }
    }

    @Test func aFolderIsGoneAlthoughTheProcessDiesWhileSomethingIsMovedIntoIt() async throws {
        try await withDevice { account, device in
            try account.put("/x/a", "a")
            try account.put("/d/b", "b")
            try await device.drive()
            try await device.filesystem.move(.at("/x"), to: .at("/d/x"))
            device.line.trouble { $0 == "move_v2" ? .loseAnswer : nil }
            await expect(.network) { try await device.drive() }
            try device.restart()
            device.line.trouble(nil)
            try await device.filesystem.delete(.at("/d"))
            try await device.drive()
            #expect(try account.list() == [])
        }
    }

    @Test func anUploadThatArrivesAfterTheDeletionIsDeletedWithTheFolderThatItBroughtBack() async throws {
        try await withDevice { account, device in
            try await device.filesystem.createFolder(at: .at("/d"))
            try await device.drive()
            try await put(device, "/d/a", "late")
            device.line.trouble { $0 == "upload" ? .arriveLate : nil }
            await expect(.network) { try await device.drive() }
            device.line.trouble(nil)
            try device.restart()
            try await device.filesystem.delete(.at("/d"))
            try await device.drive()
            #expect(try account.list() == [])
            await device.line.deliverLate()
            #expect(try account.list() == ["/d/", "/d/a"])
            try await device.drive()
            #expect(try account.list() == [])
            #expect(try await device.filesystem.listFolder(.root).isEmpty)
        }
    }

    @Test func whatSomebodyElseDoesAtTheSamePlaceIsNotTakenForAnUploadThatArrivesLate() async throws {
        try await withDevice { account, device in
            try await put(device, "/a", "mine")
            device.line.trouble { $0 == "upload" ? .arriveLate : nil }
            await expect(.network) { try await device.drive() }
            device.line.trouble(nil)
            try await device.filesystem.delete(.at("/a"))
            try await device.drive()
            try account.put("/a", "another's")
            try await device.drive()
            #expect(try account.list() == ["/a"])
            #expect(try account.read("/a") == Data("another's".utf8))
        }
    }

    @Test func whatSomebodyElsePutsIntoADeletedFolderStays() async throws {
        try await withDevice { account, device in
            try account.put("/d/a", "a")
            try await device.drive()
            try await put(device, "/d/mine", "mine")
            try await uploadWithoutEntering(device)
            try await device.filesystem.delete(.at("/d"))
            try account.put("/d/new", "another's")
            try await device.drive()
            #expect(try account.list() == ["/d/", "/d/new"])
            #expect(try await device.filesystem.listFolder(.at("/d")).map(\.path.name) == ["new"])
        }
    }

    @Test func contentThatWasDeletedBeforeItWasSentIsNotSent() async throws {
        try await withDevice { account, device in
            let routes = Locked<[String]>([])
            device.line.watch { line in routes.withLock { $0.append(line) } }
            try await device.filesystem.createFolder(at: .at("/d"))
            try await put(device, "/d/a", "never")
            try await put(device, "/b", "never")
            try await device.filesystem.move(.at("/b"), to: .at("/d/b"))
            try await device.filesystem.delete(.at("/d"))
            try await device.drive()
            #expect(try account.list() == [])
            #expect(!routes.withLock { $0.contains { $0.hasPrefix("upload") } })
        }
    }

    @Test func theUploadOfWhatIsDeletedMeanwhileIsCancelled() async throws {
        try await withDevices(0) { emulator, _ in
            let device = try Device(emulator)
            defer { device.stop() }
            try await device.settle()
            let (begun, begin) = AsyncStream<Void>.makeStream()
            let wasCancelled = Locked(false)
            device.line.gate { route in
                guard route == "upload" else { return }
                begin.yield()
                // Nothing else ends it.
                while !Task.isCancelled { await Task.yield() }
                wasCancelled.withLock { $0 = true }
            }
            try await put(device, "/big", "as good as endless")
            for await _ in begun { break }
            try await device.filesystem.delete(.at("/big"))
            try await device.settle()
            #expect(wasCancelled.withLock { $0 })
            #expect(try emulator.account("ada").list() == [])
        }
    }

    @Test func whatIsMovedIntoADeletedFolderIsDeletedAlthoughTheServerRefusedTheMove() async throws {
        try await withDevice { account, device in
            try account.put("/a", "a")
            try account.put("/d/b", "b")
            try await device.drive()
            device.line.refuse { route, _ in
                let error =
                    #"{"error_summary": "from_write/no_write_permission/", "error": {".tag": "from_write", "#
                    + #""from_write": {".tag": "no_write_permission"}}}"#
                return route == "move_v2" ? .answer(409, error) : nil
            }
            try await device.filesystem.move(.at("/a"), to: .at("/d/a"))
            try await device.drive()
            device.line.refuse(nil)
            try await device.filesystem.delete(.at("/d"))
            try await device.drive()
            #expect(try account.list() == [])
        }
    }
}
