import DropboxEmulator
import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxSync

/// What the status says about changes that the server rejected.
@Suite(.timeLimit(.minutes(5)))
struct SkippedChangeTests {
    private static let rejection =
        #"{"error_summary": "path/no_write_permission/..", "error": {".tag": "path", "path": {".tag": "no_write_permission"}}}"#

    /// Runs `body` with a device whose folders named `bad` are rejected.
    private func withRejectedFolder(_ body: (EmulatedAccount, Device) async throws -> Void) async throws {
        try await withDevices(1, isDriven: true) { emulator, devices in
            let device = devices[0]
            try await device.runUntilIdle()
            device.connection.setRejection { route, argument in
                route == "create_folder_v2" && argument.contains("/bad") ? .respond(409, Self.rejection) : nil
            }
            try await body(try emulator.account("ada"), device)
        }
    }

    @Test func uploadsStallOnceEachRemainingChangeIsRejected() async throws {
        try await withRejectedFolder { account, device in
            #expect(try !device.filesystem.status.isUploadStalled)
            try await device.filesystem.createFolder(at: .at("/bad"))
            try await device.filesystem.createFolder(at: .at("/good"))
            #expect(try !device.filesystem.status.isUploadStalled)
            try await device.runUntilIdle()
            #expect(try account.list() == ["/good/"])
            var status = try device.filesystem.status
            #expect(status.isUploadStalled && status.attemptError == nil && status.upload.error?.code == .disallowed)
            // Another change can be sent, be it a folder or a small content.
            try await device.filesystem.createFolder(at: .at("/other"))
            #expect(try !device.filesystem.status.isUploadStalled)
            try await device.runUntilIdle()
            #expect(try device.filesystem.status.isUploadStalled)
            let file = try await device.filesystem.create(.at("/small"))
            try await file.write("small")
            #expect(try !device.filesystem.status.isUploadStalled)
            try await device.runUntilIdle()
            file.close()
            #expect(try account.list() == ["/good/", "/other/", "/small"])
            status = try device.filesystem.status
            #expect(status.isUploadStalled && status.upload.isInProgress)
            device.connection.setRejection(nil)
            device.advanceClock(by: .seconds(61))
            try await device.runUntilIdle()
            #expect(try account.list() == ["/bad/", "/good/", "/other/", "/small"])
            #expect(try !device.filesystem.status.isUploadStalled)
        }
    }

    @Test func waitForTheConnectionIsNoStall() async throws {
        try await withDevices(1, isDriven: true) { _, devices in
            let device = devices[0]
            try await device.runUntilIdle()
            device.connection.isUp = false
            try await device.filesystem.createFolder(at: .at("/a"))
            await #expect(throws: SyncError.self) { try await device.step() }
            let status = try device.filesystem.status
            #expect(!status.isUploadStalled && status.attemptError?.code == .noConnection)
        }
    }

    @Test func reasonOfARejectionSurvivesARestart() async throws {
        try await withRejectedFolder { _, device in
            try await device.filesystem.createFolder(at: .at("/bad"))
            try await device.runUntilIdle()
            try device.restart()
            device.connection.isUp = false
            try await device.filesystem.createFolder(at: .at("/good"))
            let operations = try device.filesystem.pendingOperations()
            #expect(operations.map(\.path?.stringValue) == ["/bad", "/good"])
            #expect(operations.map(\.error?.code) == [.disallowed, nil])
            let cause = try #require(operations[0].error?.underlyingError as? RecordedFailure)
            #expect(cause.tags == "path/no_write_permission")
            #expect(cause.description.contains("ask the owner of the folder for write access"))
        }
    }
}
