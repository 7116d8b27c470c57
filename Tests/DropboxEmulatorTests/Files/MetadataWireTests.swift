import Foundation
import Testing

@testable import DropboxEmulator

/// Tests of optional metadata in metadata and listing requests.
@Suite(.timeLimit(.minutes(10)))
struct MetadataWireTests {
    @Test func metadataReportsExplicitMembers() async throws {
        try await Wire.run { wire in
            _ = try wire.bob()
            _ = try await wire.upload(#"{"path":"/shared"}"#, "x")
            _ = try await wire.upload(#"{"path":"/single"}"#, "x")
            let member = #"{"file":"/shared","members":[{".tag":"email","email":"bob@example.com"}]}"#
            #expect(try await wire.rpc("sharing/add_file_member", member).status == 200)
            let option = #""include_has_explicit_shared_members":true"#
            let shared = try await wire.rpc("files/get_metadata", #"{"path":"/shared",\#(option)}"#)
            #expect(shared.json["has_explicit_shared_members"] as? Bool == true)
            let page = try await wire.rpc("files/list_folder", #"{"path":"",\#(option)}"#)
            let entries = try #require(page.json["entries"] as? [[String: Any]])
            #expect(entries.map { $0["has_explicit_shared_members"] as? Bool } == [true, false])
            let unasked = try await wire.rpc("files/get_metadata", #"{"path":"/shared"}"#)
            #expect(unasked.json["has_explicit_shared_members"] == nil)
        }
    }

    @Test func deletedEntriesReportWhetherTheyAreRestorable() async throws {
        try await Wire.run { wire in
            _ = try await wire.upload(#"{"path":"/a"}"#, "x")
            _ = try await wire.rpc("files/delete_v2", #"{"path":"/a"}"#)
            let page = try await wire.rpc(
                "files/list_folder", #"{"path":"","include_deleted":true,"include_restorable_info":true}"#)
            let entries = try #require(page.json["entries"] as? [[String: Any]])
            #expect(entries.first?["is_restorable"] as? Bool == true)
            let plain = try await wire.rpc("files/list_folder", #"{"path":"","include_deleted":true}"#)
            #expect(!plain.text.contains("is_restorable"))
        }
    }

    @Test func listingsCanSkipNonDownloadableFiles() async throws {
        try await Wire.run { wire in
            _ = try await wire.upload(#"{"path":"/a.txt"}"#, "x")
            let create = #"{"path":"/b.paper","import_format":"plain_text"}"#
            #expect(try await wire.upload(create, "text", to: "files/paper/create").status == 200)
            let all = try await wire.rpc("files/list_folder", #"{"path":""}"#)
            #expect((all.json["entries"] as? [Any])?.count == 2)
            let some = try await wire.rpc("files/list_folder", #"{"path":"","include_non_downloadable_files":false}"#)
            let entries = try #require(some.json["entries"] as? [[String: Any]])
            #expect(entries.map { $0["name"] as? String } == ["a.txt"])
        }
    }
}
