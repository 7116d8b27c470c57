import DropboxConcurrency
import DropboxEmulator
import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxSync

/// Tests that the app learns which changes the server has, and of no others.
@Suite(.timeLimit(.minutes(10))) struct SentChangeTests {
    private func withDevice(
        _ body: (EmulatedAccount, Device, _ sent: () -> [String]) async throws -> Void
    ) async throws {
        let sent = Locked<[String]>([])
        let emulator = try await DropboxEmulator.start()
        let account = try emulator.account("ada")
        let device = try Device(emulator, isDriven: true) { configuration in
            configuration.onSentChange = { change in
                sent.withLock { $0.append("\(change.kind.rawValue) \(change.path)") }
            }
        }
        do {
            try account.put("/there", "there")
            try account.put("/gone", "gone")
            try await device.runUntilIdle()
            try await body(account, device) { sent.withLock(\.self) }
        } catch {
            device.stop()
            await emulator.stop()
            throw error
        }
        device.stop()
        await emulator.stop()
    }

    @Test func eachKindOfChangeIsReported() async throws {
        try await withDevice { _, device, sent in
            let filesystem = try device.filesystem
            try await filesystem.createFolder(at: .at("/new"))
            try await filesystem.create(.at("/new/file"), contents: Data("text".utf8)).close()
            try await filesystem.move(.at("/there"), to: .at("/elsewhere"))
            try await filesystem.delete(.at("/gone"))
            #expect(sent() == [])
            try await device.runUntilIdle()
            #expect(
                sent().sorted() == ["createFolder /new", "delete /gone", "move /elsewhere", "upload /new/file"])
        }
    }

    @Test func conflictIsReportedOnceWithItsPath() async throws {
        try await withDevice { account, device, sent in
            let file = try await device.filesystem.open(.at("/there"))
            try await file.write("mine")
            file.close()
            try account.put("/there", "of another client")
            try await device.runUntilIdle()
            #expect(sent() == ["upload /there (conflicted copy)"])
        }
    }

    @Test func lostContentIsNotReported() async throws {
        try await withDevice { account, device, sent in
            try await device.filesystem.create(.at("/lost"), contents: Data("text".utf8)).close()
            let contents = device.folderURL.appendingPathComponent("content")
            for file in try FileManager.default.contentsOfDirectory(at: contents, includingPropertiesForKeys: nil)
            where try Data(contentsOf: file) == Data("text".utf8) {
                try FileManager.default.removeItem(at: file)
            }
            try await device.runUntilIdle()
            #expect(sent() == [])
            #expect(try device.filesystem.quarantinedFiles.map(\.path?.stringValue) == ["/lost"])
            #expect(try account.list() == ["/gone", "/there"])
        }
    }
}
