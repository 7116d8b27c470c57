import DropboxSQLite
import Foundation
import Testing

@testable import DropboxEmulator

/// Tests of revisions over HTTP.
@Suite(.timeLimit(.minutes(10)))
struct RevisionWireTests {
    private func put(_ path: String, _ text: String, _ wire: Wire) async throws -> [String: Any] {
        try await wire.upload(#"{"path":"\#(path)","mode":"overwrite"}"#, text).json
    }

    private func revisions(_ argument: String, _ wire: Wire) async throws -> RawResponse {
        try await wire.rpc("files/list_revisions", argument)
    }

    private func revs(_ response: RawResponse) -> [String] {
        (response.json["entries"] as? [[String: Any]] ?? []).compactMap { $0["rev"] as? String }
    }

    @Test func revisionsAreReturnedNewestFirstInPages() async throws {
        try await Wire.run { wire in
            var written: [String] = []
            for text in ["1", "2", "3"] {
                written.insert(try await put("/a", text, wire)["rev"] as? String ?? "", at: 0)
            }
            let all = try await revisions(#"{"path":"/A"}"#, wire)
            #expect(all.status == 200)
            #expect(revs(all) == written)
            #expect(all.json["is_deleted"] as? Bool == false)
            #expect(all.json["server_deleted"] == nil)
            #expect(all.json["has_more"] as? Bool == false)
            let first = try await revisions(#"{"path":"/a","limit":2}"#, wire)
            #expect(revs(first) == Array(written[..<2]))
            #expect(first.json["has_more"] as? Bool == true)
            let nextPage = try await revisions(#"{"path":"/a","limit":2,"before_rev":"\#(written[1])"}"#, wire)
            #expect(revs(nextPage) == [written[2]])
            #expect(nextPage.json["has_more"] as? Bool == false)
            #expect(
                try await revisions(#"{"path":"/a","before_rev":"123456789"}"#, wire).summary == "invalid_before_rev/")
            let byID = try await revisions(#"{"path":"/a","mode":"id","before_rev":"\#(written[1])"}"#, wire)
            #expect(byID.summary == "before_rev_not_supported/")
            let info = try await revisions(#"{"path":"/a","limit":1,"include_restorable_info":true}"#, wire)
            #expect((info.json["entries"] as? [[String: Any]])?.first?["is_restorable"] as? Bool == true)
        }
    }

    @Test func movedFilesKeepTheirHistoryByID() async throws {
        try await Wire.run { wire in
            let first = try await put("/a", "1", wire)
            let id = try #require(first["id"] as? String)
            _ = try await wire.rpc("files/move_v2", #"{"from_path":"/a","to_path":"/b"}"#)
            let last = try await put("/b", "2", wire)
            let byID = try await revisions(#"{"path":"\#(id)","mode":"id"}"#, wire)
            #expect(revs(byID).count == 3)
            #expect(revs(byID).last == first["rev"] as? String)
            let byPath = try await revisions(#"{"path":"/b"}"#, wire)
            #expect(revs(byPath).count == 2)
            #expect(revs(byPath).first == last["rev"] as? String)
            let left = try await revisions(#"{"path":"/a"}"#, wire)
            #expect(revs(left) == [first["rev"] as? String])
            #expect(left.json["is_deleted"] as? Bool == true)
            #expect(left.json["server_deleted"] is String)
        }
    }

    @Test func foldersAndMissingPathsHaveNoRevisions() async throws {
        try await Wire.run { wire in
            _ = try await wire.rpc("files/create_folder_v2", #"{"path":"/f"}"#)
            #expect(try await revisions(#"{"path":"/f"}"#, wire).summary == "path/not_file/")
            #expect(try await revisions(#"{"path":"/none"}"#, wire).summary == "path/not_found/")
            #expect(try await revisions(#"{"path":"id:none"}"#, wire).summary == "path/not_found/")
        }
    }

    @Test func restoringADeletedFileKeepsItsID() async throws {
        try await Wire.run { wire in
            let file = try await put("/f/a", "1", wire)
            let rev = try #require(file["rev"] as? String)
            _ = try await wire.rpc("files/delete_v2", #"{"path":"/f"}"#)
            let listed = try await revisions(#"{"path":"\#(file["id"] as? String ?? "")"}"#, wire)
            #expect(listed.json["is_deleted"] as? Bool == true)
            let restored = try await wire.rpc("files/restore", #"{"path":"/f/a","rev":"\#(rev)"}"#)
            #expect(restored.status == 200)
            #expect(restored.json["id"] as? String == file["id"] as? String)
            #expect(restored.json["rev"] as? String != rev)
            #expect(try await wire.download("/f/a").text == "1")
            #expect(
                try await wire.rpc("files/restore", #"{"path":"/f","rev":"\#(rev)"}"#).summary
                    == "path_write/conflict/folder/")
            let unknown = try await wire.rpc("files/restore", #"{"path":"/f/a","rev":"123456789"}"#)
            #expect(unknown.summary == "invalid_revision/")
        }
    }

    @Test func restoringAnOldRevisionMakesItTheNewest() async throws {
        try await Wire.run { wire in
            let first = try await put("/a", "1", wire)
            _ = try await put("/a", "2", wire)
            let restored = try await wire.rpc("files/restore", #"{"path":"/a","rev":"\#(first["rev"] ?? "")"}"#)
            #expect(restored.json["id"] as? String == first["id"] as? String)
            #expect(try await wire.download("/a").text == "1")
            #expect(revs(try await revisions(#"{"path":"/a"}"#, wire)).count == 3)
        }
    }

    // MARK: Permanent deletion

    @Test func permanentlyDeletedFilesCannotBeRestored() async throws {
        try await Wire.run { wire in
            let store = wire.emulator.store
            let blocks = try #require(store.content.blocks as? MemoryBlockStore)
            let file = try await put("/f/a", "secret", wire)
            let other = try await put("/b", "else", wire)
            let cursor = try await wire.rpc("files/list_folder", #"{"path":"","recursive":true}"#).json["cursor"]
            let refused = try await wire.rpc("files/permanently_delete", #"{"path":"/f"}"#)
            #expect(refused.status == 403)
            #expect(refused.summary == "invalid_account_type/endpoint/")
            try store.database.write { try $0.execute("UPDATE accounts SET kind = 'business'") }
            let response = try await wire.rpc("files/permanently_delete", #"{"path":"/f"}"#)
            #expect(response.status == 200)
            #expect(response.text == "null")
            let deletedPath = #"{"path":"/f/a","include_deleted":true}"#
            #expect(try await wire.rpc("files/get_metadata", deletedPath).summary == "path/not_found/")
            #expect(try await revisions(#"{"path":"/f/a"}"#, wire).summary == "path/not_found/")
            let restored = try await wire.rpc("files/restore", #"{"path":"/f/a","rev":"\#(file["rev"] ?? "")"}"#)
            #expect(restored.summary == "invalid_revision/")
            #expect(try await wire.download("rev:\(other["rev"] ?? "")").text == "else")
            #expect(blocks.count == 1)
            let all = try await wire.rpc("files/list_folder", #"{"path":"","recursive":true,"include_deleted":true}"#)
            #expect((all.json["entries"] as? [[String: Any]])?.compactMap { $0["path_lower"] as? String } == ["/b"])
            // Cursors report the deletion.
            let delta = try await wire.rpc("files/list_folder/continue", #"{"cursor":"\#(cursor ?? "")"}"#)
            let entries = try #require(delta.json["entries"] as? [[String: Any]])
            #expect(entries.map { $0[".tag"] as? String } == ["deleted"])
            #expect(
                try await wire.rpc("files/permanently_delete", #"{"path":"/f"}"#).summary == "path_lookup/not_found/")
        }
    }

    /// A file that was moved out of what is deleted keeps its content and its history.
    @Test(arguments: [("/f/a", "/f"), ("/f", "/f"), ("/f/a", "/f/a")])
    func movedFilesSurviveThePermanentDeletionOfTheirFormerPath(path: String, purged: String) async throws {
        try await Wire.run { wire in
            try wire.emulator.store.database.write { try $0.execute("UPDATE accounts SET kind = 'business'") }
            _ = try await put(path, "kept", wire)
            _ = try await wire.rpc("files/move_v2", #"{"from_path":"\#(path)","to_path":"/kept"}"#)
            _ = try await put(path, "gone", wire)
            #expect(try await wire.rpc("files/permanently_delete", #"{"path":"\#(purged)"}"#).status == 200)
            #expect(try await wire.download("/kept").text == "kept")
            let list = try await wire.rpc("files/list_folder", #"{"path":"","recursive":true}"#)
            #expect(list.status == 200)
            let names = (list.json["entries"] as? [[String: Any]])?.compactMap { $0["path_lower"] as? String }
            #expect(names?.filter { $0 != "/f" } == ["/kept"])
            #expect(revs(try await revisions(#"{"path":"/kept","mode":"id"}"#, wire)).count == 2)
            // Another file at the former path is deleted, and the deletion of the moved file can be undone.
            #expect(try await revisions(#"{"path":"\#(path)"}"#, wire).summary == "path/not_found/")
            let deleted = try await wire.rpc("files/delete_v2", #"{"path":"/kept"}"#)
            let rev = try #require((deleted.json["metadata"] as? [String: Any])?["rev"] as? String)
            _ = try await wire.rpc("files/permanently_delete", #"{"path":"\#(path)"}"#)
            let restored = try await wire.rpc("files/restore", #"{"path":"/kept","rev":"\#(rev)"}"#)
            #expect(restored.status == 200)
            #expect(try await wire.download("/kept").text == "kept")
        }
    }
}
