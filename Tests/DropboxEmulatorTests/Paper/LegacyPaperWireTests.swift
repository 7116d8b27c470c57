import Foundation
import Testing

@testable import DropboxEmulator

/// Tests of the Paper routes from the time before docs became files.
@Suite(.timeLimit(.minutes(10)))
struct LegacyPaperWireTests {
    private func create(_ wire: Wire, _ text: String, _ more: String = "") async throws -> [String: Any] {
        try await wire.upload(#"{"import_format":"markdown"\#(more)}"#, text, to: "paper/docs/create").json
    }

    @Test func legacyRoutesUseTheSameDocs() async throws {
        try await Wire.run { wire in
            let created = try await create(wire, "# Week one\n\ntext")
            #expect(created["title"] as? String == "Week one")
            #expect(created["revision"] as? Int == 1)
            let id = try #require(created["doc_id"] as? String)
            #expect(try await wire.rpc("files/get_metadata", #"{"path":"/Week one.paper"}"#).status == 200)

            let update = #"{"doc_id":"\#(id)","doc_update_policy":"append","revision":1,"import_format":"plain_text"}"#
            #expect(try await wire.upload(update, "more", to: "paper/docs/update").json["revision"] as? Int == 2)
            #expect(try await wire.upload(update, "more", to: "paper/docs/update").summary == "revision_mismatch/")

            let argument = #"Dropbox-API-Arg: {"doc_id":"\#(id)","export_format":"markdown"}"#
            let download = try await wire.send("POST /2/paper/docs/download", [wire.bearer, argument])
            #expect(download.text == "# Week one\n\ntext\n\nmore")
            #expect(
                download.headers["dropbox-api-result"]
                    == #"{"owner":"ada@example.com","title":"Week one","revision":2,"mime_type":"text/x-markdown"}"#)
            let metadata = try await wire.rpc("paper/docs/get_metadata", #"{"file_id":"id:\#(id)"}"#)
            #expect(metadata.json["doc_id"] as? String == id)
            #expect(metadata.text.contains(#""status":{".tag":"active"}"#))

            #expect(try await wire.rpc("paper/docs/permanently_delete", #"{"doc_id":"\#(id)"}"#).text == "null")
            let deleted = try await wire.rpc("paper/docs/get_metadata", #"{"doc_id":"\#(id)"}"#)
            #expect(deleted.status == 409)
            #expect(deleted.summary == "doc_not_found/")
        }
    }

    @Test func docsAreListedInPages() async throws {
        try await Wire.run { wire in
            var ids: Set<String> = []
            for number in 1...3 {
                ids.insert(try #require(try await create(wire, "Doc \(number)")["doc_id"] as? String))
            }
            _ = try await wire.upload(#"{"path":"/a.txt"}"#, "x")
            var page = try await wire.rpc("paper/docs/list", #"{"limit":2}"#)
            var docIDs = try #require(page.json["doc_ids"] as? [String])
            #expect(page.json["has_more"] as? Bool == true)
            let cursor = try #require((page.json["cursor"] as? [String: Any])?["value"] as? String)
            page = try await wire.rpc("paper/docs/list/continue", #"{"cursor":"\#(cursor)"}"#)
            docIDs += try #require(page.json["doc_ids"] as? [String])
            #expect(page.json["has_more"] as? Bool == false)
            #expect(docIDs.count == 3)
            #expect(Set(docIDs) == ids)
            let bogus = try await wire.rpc("paper/docs/list/continue", #"{"cursor":"bogus"}"#)
            #expect(bogus.summary == "cursor_error/invalid_cursor/")
        }
    }

    @Test func foldersContainDocs() async throws {
        try await Wire.run { wire in
            let folder = try await wire.rpc("paper/folders/create", #"{"name":"Plans"}"#).json
            let folderID = try #require(folder["folder_id"] as? String)
            let id = try #require(
                try await create(wire, "Inner", #","parent_folder_id":"\#(folderID)""#)["doc_id"] as? String)
            let info = try await wire.rpc("paper/docs/get_folder_info", #"{"doc_id":"\#(id)"}"#)
            #expect(
                info.text
                    == #"{"folder_sharing_policy_type":{".tag":"invite_only"},"folders":[{"id":"\#(folderID)","name":"Plans"}]}"#
            )
        }
    }

    @Test func docsAreSharedLikeFiles() async throws {
        try await Wire.run { wire in
            let id = try #require(try await create(wire, "x")["doc_id"] as? String)
            let doc = #"{"doc_id":"\#(id)"}"#
            #expect(try await wire.rpc("paper/docs/archive", doc).summary == "insufficient_permissions/")
            let users = try await wire.rpc("paper/docs/users/list", doc)
            #expect((users.json["doc_owner"] as? [String: Any])?["email"] as? String == "ada@example.com")
            let policy = try await wire.rpc("paper/docs/sharing_policy/get", doc)
            #expect(policy.text == #"{"public_sharing_policy":{".tag":"invite_only"}}"#)
            #expect(try await wire.rpc("paper/docs/archive", #"{"doc_id":"none"}"#).summary == "doc_not_found/")
        }
    }
}
