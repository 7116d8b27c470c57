import DropboxSQLite
import Foundation
import Testing

@testable import DropboxEmulator

/// Tests of file locks over HTTP.
@Suite(.timeLimit(.minutes(10)))
struct LockWireTests {
    /// Creates Ada's shared folder `/Shared` with a file, and mounts it for Bob.
    private func share(_ wire: Wire, with bob: TestUser) async throws {
        let ada = try wire.ada()
        try wire.emulator.store.write { writer in
            let connection = writer.connection
            let namespace = try Store.addNamespace(
                .shared, owner: ada.account.number, name: "Shared", folder: "id:shared", connection)
            try connection.execute(
                "INSERT INTO folder_members VALUES (?, ?, ?, 0)", namespace, bob.account.number,
                AccessLevel.editor.rawValue)
            for account in [ada.account, bob.account] {
                let location = try Store.locate(.path(["Shared"]), account.view, connection)
                try writer.mount(namespace, at: location)
            }
        }
        _ = try await wire.upload(#"{"path":"/Shared/a"}"#, "one")
    }

    private let paths = #"{"entries":[{"path":"/Shared/a"}]}"#

    @Test func onlyTheHolderOfALockCanWriteTheFile() async throws {
        try await Wire.run { wire in
            let bob = try wire.bob()
            try await share(wire, with: bob)
            let locked = try await wire.rpc("files/lock_file_batch", paths)
            let entry = try #require((locked.json["entries"] as? [[String: Any]])?.first)
            #expect(entry[".tag"] as? String == "success")
            let content = try #require((entry["lock"] as? [String: Any])?["content"] as? [String: Any])
            #expect(content[".tag"] as? String == "single_user")
            let holder = try wire.ada().account.id
            #expect(content["lock_holder_account_id"] as? String == holder)
            let refused = try await bob.rpc("files/lock_file_batch", paths)
            let failure = try #require(
                (refused.json["entries"] as? [[String: Any]])?.first?["failure"] as? [String: Any])
            #expect(failure[".tag"] as? String == "lock_conflict")
            #expect(try await bob.rpc("files/delete_v2", #"{"path":"/Shared/a"}"#).summary == "path_lookup/locked/")
            let move = #"{"from_path":"/Shared/a","to_path":"/mine"}"#
            #expect(try await bob.rpc("files/move_v2", move).summary == "from_lookup/locked/")
            #expect(try await bob.rpc("files/copy_v2", move).status == 200)
            let upload = try await wire.send(
                "POST /2/files/upload",
                [
                    bob.bearer, "Content-Type: application/octet-stream",
                    #"Dropbox-API-Arg: {"path":"/Shared/a","mode":"overwrite"}"#,
                ], body: Data("two".utf8))
            #expect(upload.summary == "path/no_write_permission/")
            #expect(try await wire.upload(#"{"path":"/Shared/a","mode":"overwrite"}"#, "two").status == 200)
            _ = try await wire.rpc("files/unlock_file_batch", paths)
            #expect(try await bob.rpc("files/delete_v2", #"{"path":"/Shared/a"}"#).status == 200)
        }
    }

    @Test func metadataReportsTheHolderOfALock() async throws {
        try await Wire.run { wire in
            let bob = try wire.bob()
            try await share(wire, with: bob)
            _ = try await wire.rpc("files/lock_file_batch", paths)
            for (person, isHolder) in [(try wire.ada(), true), (bob, false)] {
                let metadata = try await person.rpc("files/get_metadata", #"{"path":"/Shared/a"}"#)
                let info = try #require(metadata.json["file_lock_info"] as? [String: Any])
                #expect(info["is_lockholder"] as? Bool == isHolder)
                #expect(info["lockholder_name"] as? String == "Ada Lovelace")
                #expect(info["created"] is String)
                let page = try await person.rpc("files/list_folder", #"{"path":"/Shared"}"#)
                #expect(page.text.contains(#""file_lock_info":{"#))
                let state = try await person.rpc("files/get_file_lock_batch", paths)
                #expect(state.text.contains(#""lock":{"content":{".tag":"single_user""#))
            }
            _ = try await wire.rpc("files/unlock_file_batch", paths)
            let state = try await bob.rpc("files/get_file_lock_batch", paths)
            #expect(state.text.contains(#""lock":{"content":{".tag":"unlocked"}}"#))
        }
    }

    @Test func onlySharedFilesCanBeLocked() async throws {
        try await Wire.run { wire in
            _ = try await wire.upload(#"{"path":"/f/a"}"#, "x")
            let entries = #"{"entries":[{"path":"/f/a"},{"path":"/f"},{"path":"/none"},{"path":"/f/a"}]}"#
            let response = try await wire.rpc("files/lock_file_batch", entries)
            #expect(
                response.text
                    == #"{"entries":[{".tag":"failure","failure":{".tag":"file_not_shared"}},{".tag":"failure","failure":{".tag":"cannot_be_locked"}},{".tag":"failure","failure":{".tag":"path_lookup","path_lookup":{".tag":"not_found"}}}]}"#
            )
        }
    }
}
