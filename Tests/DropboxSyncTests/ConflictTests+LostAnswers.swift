import DropboxEmulator
import Foundation
import DropboxTestSupport
import Testing

@testable import DropboxSync

/// What the server has carried out, and this device has not heard of, is no conflict.
extension ConflictTests {
    @Test func aFileWhoseAnswerWasLostIsNotSentTwice() async throws {
        try await withTwo([:]) { account, one, _ in
            one.line.trouble { $0 == "upload" ? .loseAnswer : nil }
            let file = try await one.filesystem.create(.at("/a.txt"))
            try await file.write("once")
            await expect(.network) { try await one.drive() }
            one.line.trouble(nil)
            try await one.filesystem.move(.at("/a.txt"), to: .at("/b.txt"))
            try await one.drive()
            #expect(try account.list() == ["/b.txt"])
            #expect(try file.info.path.stringValue == "/b.txt")
        }
    }

    @Test func anEmptyFileWhoseAnswerWasLostIsTheOneThatIsWrittenToSince() async throws {
        try await withTwo([:]) { account, one, _ in
            one.line.trouble { $0 == "upload" ? .loseAnswer : nil }
            try await one.filesystem.create(.at("/a.txt")).close()
            await expect(.network) { try await one.drive() }
            one.line.trouble(nil)
            let file = try await one.filesystem.open(.at("/a.txt"))
            try await file.write("written since")
            try await one.drive()
            #expect(try account.list() == ["/a.txt"])
            #expect(try account.read("/a.txt") == Data("written since".utf8))
        }
    }

    @Test func aFileWhoseAnswerWasLostAndThatWasDeletedSinceIsDeleted() async throws {
        try await withTwo([:]) { account, one, _ in
            one.line.trouble { $0 == "upload" ? .loseAnswer : nil }
            let file = try await one.filesystem.create(.at("/a.txt"))
            try await file.write("once")
            await expect(.network) { try await one.drive() }
            one.line.trouble(nil)
            try await one.filesystem.delete(.at("/a.txt"))
            await expect(.deleted) { try await file.write("too late") }
            try await one.drive()
            #expect(try account.list() == [])
            #expect(try names(one) == [])
        }
    }

    @Test func aFolderThatWasMadeUnnoticedIsNoConflictAlthoughTheNewsAreLate() async throws {
        try await withDevices(1, isDriven: true) { emulator, devices in
            let (account, device) = (try emulator.account("ada"), devices[0])
            try await device.drive()
            try await device.filesystem.createFolder(at: .at("/c"))
            let engine = try device.engine
            for route in ["create_folder_v2", "continue"] {
                device.line.trouble { $0 == route ? .loseAnswer : nil }
                await #expect(throws: SyncError.self) { while try await engine.step() {} }
            }
            device.line.trouble(nil)
            _ = try await engine.step()
            #expect(try names(device) == ["c"])
            try await device.drive()
            #expect(try account.list() == ["/c/"])
        }
    }

    @Test func aMoveThatWasCarriedOutUnnoticedIsNoConflict() async throws {
        try await withDevices(1, isDriven: true) { emulator, devices in
            let (account, device) = (try emulator.account("ada"), devices[0])
            try account.put("/a", "content")
            try await device.drive()
            try await device.filesystem.move(.at("/a"), to: .at("/c"))
            let engine = try device.engine
            for trouble in [Line.Trouble.loseAnswer, .status(503)] {
                device.line.trouble { $0 == "move_v2" ? trouble : nil }
                await #expect(throws: SyncError.self) { while try await engine.step() {} }
            }
            device.line.trouble(nil)
            // The server says that something is there: it's what was moved.
            _ = try await engine.step()
            try await device.drive()
            #expect(try account.list() == ["/c"])
        }
    }
}
