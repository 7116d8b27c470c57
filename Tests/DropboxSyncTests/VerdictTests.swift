import DropboxConcurrency
import DropboxEmulator
import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxSync

/// The column of the synced filesystem in the table of verdicts. The filesystem waits after a failure that is temporary or
/// concerns the whole client, without a limit, and after a page of a network that the user must sign in to. It sets a
/// change aside, and ends a download, if a response is final.
@Suite(.timeLimit(.minutes(10)))
struct VerdictTests {
    typealias Effect = DropboxEmulator.Fault.Effect

    private static let rows: [(name: String, effect: Effect, isFinal: Bool)] =
        ([200] + Array(300...599)).map { status in
            let isFinal = ![401, 403, 408, 425, 429].contains(status) && 400..<500 ~= status
            return ("\(status)", .foreignResponse(status: status), isFinal)
        } + [("reset", .reset(), false), ("lost response", .reset(.after), false), ("closed", .close(), false)]

    /// Runs steps until the device is idle or waits. Returns the error for which it waits, if any.
    private func waitError(_ device: Device) async throws -> SyncError? {
        do {
            try await device.runUntilIdle()
            return nil
        } catch let error as SyncError {
            return error
        }
    }

    /// Each device handles every sixth row, because each takes several writes to the disk.
    @Test(arguments: 0..<6) func changesActOnTheVerdict(first: Int) async throws {
        try await withDevices(1, isDriven: true) { emulator, devices in
            let device = devices[0]
            try await device.runUntilIdle()
            for row in stride(from: first, to: Self.rows.count, by: 6).map({ Self.rows[$0] }) {
                try emulator.faults.add(row.effect, on: "files/create_folder_v2")
                try await device.filesystem.createFolder(at: .at("/\(row.name)"))
                let error = try await waitError(device)
                #expect((error == nil) == row.isFinal, "\(row.name): \(error as Any)")
                let change = try device.filesystem.pendingOperations().first
                #expect((change?.error != nil) == row.isFinal, "\(row.name): \(change as Any)")
                emulator.faults.removeAll()
                device.advanceClock(by: .seconds(3601))
                try await device.runUntilIdle()
                #expect(try device.filesystem.pendingOperations().isEmpty, "\(row.name)")
            }
        }
    }

    /// A missing permission and a token that can't be read concern all changes, which wait until the user has signed in
    /// again.
    @Test(arguments: [
        (401, #"{"error_summary": "missing_scope/", "error": {".tag": "missing_scope", "required_scope": "x"}}"#),
        (
            403,
            #"{"error_summary": "x/", "error": {".tag": "invalid_account_type", "invalid_account_type": {".tag": "endpoint"}}}"#
        ),
        (400, #"Error in call to API function "files/upload": The given OAuth 2 access token is malformed."#),
    ])
    func failureOfTheWholeClientIsNoRejection(status: Int, body: String) async throws {
        try await withDevices(1, isDriven: true) { _, devices in
            let device = devices[0]
            try await device.runUntilIdle()
            device.connection.setRejection { route, _ in route == "create_folder_v2" ? .respond(status, body) : nil }
            for name in ["/a", "/b"] { try await device.filesystem.createFolder(at: .at(name)) }
            for _ in 0..<5 {
                let error = try await waitError(device)
                #expect([.auth, .disallowed].contains(error?.code), "\(error as Any)")
            }
            #expect(try device.engine.state.withLock { $0.rejected.isEmpty })
            device.connection.setRejection(nil)
            try await device.runUntilIdle()
            #expect(try device.filesystem.pendingOperations().isEmpty)
        }
    }

    /// A download reports each failure at once, and goes on while an open file needs it.
    @Test func downloadsActOnTheVerdict() async throws {
        try await withDevices(1, isDriven: true) { emulator, devices in
            let device = devices[0]
            let account = try emulator.account("ada")
            for row in Self.rows { try account.put("/\(row.name)", "content of \(row.name)") }
            try await device.runUntilIdle()
            for row in Self.rows {
                try emulator.faults.add(row.effect, on: "files/download")
                let file = try await device.filesystem.open(.at("/\(row.name)"))
                let error = await #expect(throws: SyncError.self, "\(row.name)") { try await file.readData() }
                #expect(error?.isTransient == !row.isFinal, "\(row.name): \(error as Any)")
                emulator.faults.removeAll()
                file.close()
            }
        }
    }
}
