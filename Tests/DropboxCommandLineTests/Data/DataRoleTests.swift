import DropboxDatastore
import DropboxEmulator
import DropboxTestSupport
import Foundation
import SwiftyDropbox
import Testing

@testable import DropboxCommandLine

/// `dbx data edit` of a datastore that somebody else shares.
@Suite(.timeLimit(.minutes(5))) struct DataRoleTests {
    /// Runs as bob, with a datastore that ada shares and bob has joined.
    private func withSharedDatastore(
        _ role: DatastoreRole,
        _ body: (CommandFixture, _ id: String, _ setRole: (DatastoreRole) async throws -> Void) async throws -> Void
    ) async throws {
        try await CommandFixture.run(token: { try $0.account("bob").token() }) { fixture in
            let folders = (try TemporaryDirectory(), try TemporaryDirectory())
            let client = { (name: String) in
                DropboxClient(
                    accessToken: try fixture.emulator.account(name).token(),
                    baseHosts: BaseHosts(server: fixture.emulator.url.absoluteString))
            }
            let ada = try DatastoreManager(directory: folders.0.url, client: client("ada"))
            defer { ada.close() }
            let id = DatastoreManager.newShareableID()
            let datastore = try ada.openDatastore(id)
            _ = try datastore.table("t").recordOrInsert("r")
            try await datastore.sync()
            try await ada.share(id)
            try await ada.setRole(role, for: "bob@example.com", in: id)
            let changes = datastore.changes
            while try datastore.status.hasOutgoingChanges || datastore.status.isUploading {
                for await _ in changes { break }
            }
            let bob = try DatastoreManager(directory: folders.1.url, client: client("bob"))
            try await bob.join(#require(try await bob.invitations().first))
            bob.close()
            try await body(fixture, id) { try await ada.setRole($0, for: "bob@example.com", in: id) }
        }
    }

    private func edit(
        _ fixture: CommandFixture, _ id: String, _ lines: String, _ options: String...
    ) async throws -> CommandFixture.CommandResult {
        let file = fixture.folder.url.appendingPathComponent("edit.jsonl")
        try Data(lines.utf8).write(to: file)
        return await fixture.dbx(["data", "edit", id, file.path] + options)
    }

    private static let line = #"{"table":"t","record":"a","set":{"f":true}}"#

    @Test func viewerWhoBecomesAnEditorEdits() async throws {
        try await withSharedDatastore(.viewer) { fixture, id, setRole in
            let refused = try await edit(fixture, id, Self.line)
            #expect(refused.status == .failure && refused.error.contains("viewer"), "\(refused.error)")
            try await setRole(.editor)
            let result = try await edit(fixture, id, Self.line)
            #expect(result.status == .success && result.output == "t/a inserted  f=true\n", "\(result.error)")
        }
    }

    /// Whether the command has something to do, it says that queued changes were discarded.
    @Test(arguments: ["", line]) func discardedChangesAreReported(lines: String) async throws {
        try await withSharedDatastore(.editor) { fixture, id, setRole in
            #expect(try await edit(fixture, id, "").status == .success)
            try fixture.emulator.faults.add(.expiredToken, on: "files/upload*")
            let queued = try await edit(fixture, id, Self.line)
            #expect(queued.error.contains("the next edit sends them"), "\(queued.error)")
            fixture.emulator.faults.removeAll()
            try await setRole(.viewer)
            let result = try await edit(fixture, id, lines)
            #expect(result.status == .failure && result.output.isEmpty)
            #expect(
                result.error.contains(
                    "the account may only read \(id), so its queued changes of 1 record were discarded"),
                "\(result.error)")
            let again = try await edit(fixture, id, "")
            #expect(!again.error.contains("discarded"), "\(again.error)")
        }
    }
}
