import DropboxEmulator
import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxSync

/// Tests that requests whose response was lost don't cause conflicts.
extension ConflictTests {
    @Test func fileWithLostResponseIsNotSentTwice() async throws {
        try await withTwo([:]) { account, one, _ in
            one.connection.setFailure { $0 == "upload" ? .loseResponse : nil }
            let file = try await one.filesystem.create(.at("/a.txt"))
            try await file.write("once")
            await expect(.network) { try await one.runUntilIdle() }
            one.connection.setFailure(nil)
            try await one.filesystem.move(.at("/a.txt"), to: .at("/b.txt"))
            try await one.runUntilIdle()
            #expect(try account.list() == ["/b.txt"])
            #expect(try file.info.path.stringValue == "/b.txt")
        }
    }

    @Test func folderWithLostResponseIsNotMistakenForADeletedOneWithTheSamePath() async throws {
        try await withTwo([:]) { account, one, _ in
            try await one.filesystem.createFolder(at: .at("/a"))
            // The first request isn't received, and the second one succeeds.
            one.connection.setFailure { $0 == "create_folder_v2" ? .reset : nil }
            await expect(.network) { try await one.runUntilIdle() }
            one.connection.setFailure(nil)
            try await one.runUntilIdle()
            try await one.filesystem.delete(.at("/a"))
            try await one.runUntilIdle()
            try await one.filesystem.createFolder(at: .at("/a"))
            one.connection.setFailure { $0 == "create_folder_v2" ? .loseResponse : nil }
            await expect(.network) { try await one.runUntilIdle() }
            one.connection.setFailure(nil)
            try await one.runUntilIdle()
            #expect(try account.list() == ["/a/"])
            #expect(try names(one) == ["a"])
        }
    }

    @Test func emptyFileWithLostResponseReceivesLaterContent() async throws {
        try await withTwo([:]) { account, one, _ in
            one.connection.setFailure { $0 == "upload" ? .loseResponse : nil }
            try await one.filesystem.create(.at("/a.txt")).close()
            await expect(.network) { try await one.runUntilIdle() }
            one.connection.setFailure(nil)
            let file = try await one.filesystem.open(.at("/a.txt"))
            try await file.write("written since")
            try await one.runUntilIdle()
            #expect(try account.list() == ["/a.txt"])
            #expect(try account.read("/a.txt") == Data("written since".utf8))
        }
    }

    @Test func deletedFileWithLostResponseIsDeletedRemotely() async throws {
        try await withTwo([:]) { account, one, _ in
            one.connection.setFailure { $0 == "upload" ? .loseResponse : nil }
            let file = try await one.filesystem.create(.at("/a.txt"))
            try await file.write("once")
            await expect(.network) { try await one.runUntilIdle() }
            one.connection.setFailure(nil)
            try await one.filesystem.delete(.at("/a.txt"))
            await expect(.deleted) { try await file.write("too late") }
            try await one.runUntilIdle()
            #expect(try account.list() == [])
            #expect(try names(one) == [])
        }
    }

    @Test func folderWithLostResponseAndLateListingIsNoConflict() async throws {
        try await withDevices(1, isDriven: true) { emulator, devices in
            let (account, device) = (try emulator.account("ada"), devices[0])
            try await device.runUntilIdle()
            try await device.filesystem.createFolder(at: .at("/c"))
            for route in ["create_folder_v2", "continue"] {
                device.connection.setFailure { $0 == route ? .loseResponse : nil }
                await #expect(throws: SyncError.self) { while try await device.step() {} }
            }
            device.connection.setFailure(nil)
            try await device.step()
            #expect(try names(device) == ["c"])
            try await device.runUntilIdle()
            #expect(try account.list() == ["/c/"])
        }
    }

    @Test func moveWithLostResponseIsNoConflict() async throws {
        try await withDevices(1, isDriven: true) { emulator, devices in
            let (account, device) = (try emulator.account("ada"), devices[0])
            try account.put("/a", "content")
            try await device.runUntilIdle()
            try await device.filesystem.move(.at("/a"), to: .at("/c"))
            for failure in [FlakyConnection.Failure.loseResponse, .status(503)] {
                device.connection.setFailure { $0 == "move_v2" ? failure : nil }
                await #expect(throws: SyncError.self) { while try await device.step() {} }
            }
            device.connection.setFailure(nil)
            // The server reports an existing item, which is the moved one.
            try await device.step()
            try await device.runUntilIdle()
            #expect(try account.list() == ["/c"])
        }
    }

    /// Listings don't return an item of which only the case of the name changed, so they can't explain the conflict.
    @Test(arguments: [("/c/d", "/c/D"), ("/c/f", "/c/F")], [false, true])
    func changeOfCaseWithLostResponseIsNoConflict(_ paths: (String, String), isKilled: Bool) async throws {
        try await withDevices(1, isDriven: true) { emulator, devices in
            let (account, device) = (try emulator.account("ada"), devices[0])
            try account.put("/c/d/e", "content")
            try account.put("/c/f", "content")
            try await device.runUntilIdle()
            try await device.filesystem.move(.at(paths.0), to: .at(paths.1))
            device.connection.setFailure { $0 == "move_v2" ? .loseResponse : nil }
            await #expect(throws: SyncError.self) { while try await device.step() {} }
            device.connection.setFailure(nil)
            if isKilled { try device.restart() }
            try await device.runUntilIdle()
            let expected = ["/c/", "/c/d/", "/c/d/e", "/c/f"].map { $0.replacing(paths.0, with: paths.1) }
            #expect(try Set(account.list()) == Set(expected))
            #expect(try Set(names(device, "/c")) == Set([expected[1], expected[3]].map { $0.lastName }))
        }
    }

    @Test func sameChangeOfCaseOnTwoDevicesIsNoConflict() async throws {
        try await withTwo(["/c/a": "content"]) { account, one, two in
            for device in [one, two] { try await device.filesystem.move(.at("/c/a"), to: .at("/c/A")) }
            try await sync(one, two)
            #expect(try account.list() == ["/c/", "/c/A"])
        }
    }

    @Test func itemThatTookTheNameIsStillAConflict() async throws {
        try await withTwo(["/a": "one", "/b": "two"]) { account, one, two in
            try await one.filesystem.move(.at("/a"), to: .at("/C"))
            try await two.filesystem.move(.at("/b"), to: .at("/c"))
            try await sync(one, two)
            #expect(try account.list().count == 2)
            #expect(try account.list().contains("/C"))
        }
    }
}

extension String {
    fileprivate var lastName: String { split(separator: "/").last.map(String.init) ?? self }
}
