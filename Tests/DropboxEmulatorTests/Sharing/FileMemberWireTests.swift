import Foundation
import Testing

@testable import DropboxEmulator

/// Tests the members of individually shared files, and received files, over HTTP.
@Suite(.timeLimit(.minutes(10)))
struct FileMemberWireTests {
    private func add(_ person: TestUser, _ file: String, _ members: String, _ more: String = "") async throws
        -> RawResponse
    {
        try await person.rpc("sharing/add_file_member", #"{"file":"\#(file)","members":[\#(members)]\#(more)}"#)
    }

    private let bobByEmail = #"{".tag":"email","email":"bob@example.com"}"#

    @Test func invitedUserReceivesTheFile() async throws {
        try await Wire.run { wire in
            let (ada, bob) = (try wire.ada(), try wire.bob())
            let id = try await wire.upload(#"{"path":"/Docs/a.txt"}"#, "hello").string("id")
            let added = try await add(ada, "/docs/a.txt", bobByEmail, #","access_level":"editor""#)
            #expect(added.status == 200)
            #expect(
                added.text
                    == #"[{"member":{".tag":"email","email":"bob@example.com"},"result":{".tag":"success","success":{".tag":"editor"}}}]"#
            )
            let received = try await bob.rpc("sharing/list_received_files", "{}")
            let entry = try #require((received.json["entries"] as? [[String: Any]])?.first)
            #expect(entry["id"] as? String == id)
            #expect(entry["name"] as? String == "a.txt")
            #expect((entry["access_type"] as? [String: String]) == [".tag": "editor"])
            #expect(entry["owner_display_names"] as? [String] == ["Ada Lovelace"])
            #expect((entry["time_invited"] as? String)?.hasSuffix("Z") == true)
            #expect(entry["path_lower"] == nil)
            #expect(received.json["cursor"] == nil)
            // The preview URL gives members access to the content.
            let url = try #require(entry["preview_url"] as? String)
            #expect(try await bob.fetch("sharing/get_shared_link_file", #"{"url":"\#(url)"}"#).text == "hello")
            #expect(try await wire.get(url).status == 404)
            let metadata = try await wire.rpc("sharing/get_file_metadata", #"{"file":"\#(id)"}"#)
            #expect(metadata.string("path_lower") == "/docs/a.txt")
            #expect((metadata.json["access_type"] as? [String: String]) == [".tag": "owner"])
            #expect(metadata.json["time_invited"] == nil)
            #expect(try await bob.rpc("sharing/get_file_metadata", #"{"file":"\#(id)"}"#).status == 200)
        }
    }

    @Test func membersAreListedInPages() async throws {
        try await Wire.run { wire in
            let (ada, bob) = (try wire.ada(), try wire.bob())
            _ = try await wire.upload(#"{"path":"/a"}"#, "hello")
            let invitee = #"{".tag":"email","email":"new@example.com"}"#
            _ = try await add(ada, "/a", #"{".tag":"dropbox_id","dropbox_id":"\#(bob.account.id)"},"# + invitee)
            let whole = try await wire.rpc(
                "sharing/list_file_members", #"{"file":"/a","actions":["remove",{".tag":"make_editor"}]}"#)
            let users = try #require(whole.json["users"] as? [[String: Any]])
            #expect(
                users.map { ($0["user"] as? [String: Any])?["email"] as? String } == [
                    "ada@example.com", "bob@example.com",
                ])
            #expect(users.map { ($0["access_type"] as? [String: String])?[".tag"] } == ["owner", "viewer"])
            let permissions = try #require(users[0]["permissions"] as? [[String: Any]])
            #expect((permissions[0]["reason"] as? [String: String]) == [".tag": "target_is_owner"])
            let invitees = try #require(whole.json["invitees"] as? [[String: Any]])
            #expect((invitees.first?["invitee"] as? [String: String]) == [".tag": "email", "email": "new@example.com"])
            #expect(whole.json["cursor"] == nil)
            let first = try await wire.rpc("sharing/list_file_members", #"{"file":"/a","limit":2}"#)
            #expect((first.json["users"] as? [Any])?.count == 2)
            let cursor = first.string("cursor")
            let second = try await wire.rpc("sharing/list_file_members/continue", #"{"cursor":"\#(cursor)"}"#)
            #expect((second.json["invitees"] as? [Any])?.count == 1)
            #expect(second.json["cursor"] == nil)
            #expect(
                try await wire.rpc("sharing/list_file_members/continue", #"{"cursor":"x"}"#).summary
                    == "invalid_cursor/")
            let batch = try await wire.rpc("sharing/list_file_members/batch", #"{"files":["/a","/x"]}"#)
            let results = try #require(try JSONSerialization.jsonObject(with: batch.body) as? [[String: Any]])
            let good = try #require(results[0]["result"] as? [String: Any])
            #expect(good[".tag"] as? String == "result")
            #expect(good["member_count"] as? Int == 2)
            let bad = try #require(results[1]["result"] as? [String: Any])
            #expect((bad["access_error"] as? [String: String]) == [".tag": "invalid_file"])
            // A new account with an invited address receives the file.
            let account = try wire.emulator.store.addAccount(
                email: "New@example.com", givenName: "New", surname: "One")
            let files = try wire.emulator.store.receivedFiles(after: 0, limit: 9, account.view)
            #expect(files.count == 1)
        }
    }

    @Test func forgedCursorsAreRejected() async throws {
        try await Wire.run { wire in
            let ada = try wire.ada()
            try await ada.upload("/a.txt", "hello")
            let cursor = ListCursor("file_members", ada.account, position: .max, extra: "1|all|/a.txt").text
            #expect(
                try await ada.rpc("sharing/list_file_members/continue", #"{"cursor":"\#(cursor)"}"#).summary
                    == "invalid_cursor/")
            for limit in [-5, 0, Int.max] {
                let received = ListCursor("received_files", ada.account, position: 0, extra: "\(limit)").text
                #expect(
                    try await ada.rpc("sharing/list_received_files/continue", #"{"cursor":"\#(received)"}"#).summary
                        == "invalid_cursor/")
                let requests = ListCursor("file_requests", ada.account, position: 0, extra: "\(limit)").text
                #expect(
                    try await ada.rpc("file_requests/list/continue", #"{"cursor":"\#(requests)"}"#).summary
                        == "invalid_cursor/")
            }
        }
    }

    @Test func accessCanBeChangedAndRemoved() async throws {
        try await Wire.run { wire in
            let (ada, bob) = (try wire.ada(), try wire.bob())
            let id = try await wire.upload(#"{"path":"/a"}"#, "hello").string("id")
            func change(_ person: TestUser, _ route: String, _ more: String = "") async throws -> RawResponse {
                try await person.rpc("sharing/\(route)", #"{"file":"\#(id)","member":\#(bobByEmail)\#(more)}"#)
            }
            #expect(try await change(ada, "remove_file_member_2").summary == "no_explicit_access/")
            _ = try await add(ada, id, bobByEmail)
            #expect(try await add(bob, id, bobByEmail).summary == "access_error/no_permission/")
            #expect(
                try await change(bob, "update_file_member", #","access_level":"editor""#).summary == "no_permission/")
            let updated = try await change(ada, "update_file_member", #","access_level":"editor""#)
            #expect(updated.text == #"{"access_level":{".tag":"editor"}}"#)
            #expect(
                try await change(ada, "update_file_member", #","access_level":"owner""#).summary == "no_permission/")
            // An editor can invite others.
            let other = #"{".tag":"email","email":"new@example.com"}"#
            #expect(try await add(bob, id, other).status == 200)
            let removed = try await change(ada, "remove_file_member_2")
            #expect(removed.text == #"{".tag":"success"}"#)
            #expect(try await bob.rpc("sharing/list_received_files", "{}").text == #"{"entries":[]}"#)
            _ = try await add(ada, id, bobByEmail)
            #expect(try await change(ada, "remove_file_member").text == #"{".tag":"success"}"#)
            let unknown = #"{"file":"\#(id)","member":{".tag":"dropbox_id","dropbox_id":"dbid:nobody"}}"#
            #expect(
                try await wire.rpc("sharing/remove_file_member_2", unknown).text
                    == #"{".tag":"member_error","member_error":{".tag":"invalid_member"}}"#)
        }
    }

    @Test func membershipCanBeRelinquished() async throws {
        try await Wire.run { wire in
            let (ada, bob) = (try wire.ada(), try wire.bob())
            let id = try await wire.upload(#"{"path":"/a"}"#, "hello").string("id")
            let argument = #"{"file":"\#(id)"}"#
            _ = try await add(ada, id, bobByEmail)
            #expect(try await bob.rpc("sharing/relinquish_file_membership", argument).text == "null")
            #expect(
                try await bob.rpc("sharing/relinquish_file_membership", argument).summary
                    == "access_error/invalid_file/")
            #expect(try await wire.rpc("sharing/relinquish_file_membership", argument).summary == "no_permission/")
            _ = try await add(ada, id, bobByEmail)
            #expect(try await wire.rpc("sharing/unshare_file", argument).text == "null")
            #expect(try await bob.rpc("sharing/get_file_metadata", argument).summary == "access_error/invalid_file/")
            #expect(
                try await bob.rpc("sharing/relinquish_access", #"{"file_id":"\#(id)"}"#).summary == "invalid_file_id/")
        }
    }

    @Test func invalidFilesAreRejected() async throws {
        try await Wire.run { wire in
            let ada = try wire.ada()
            _ = try await wire.rpc("files/create_folder_v2", #"{"path":"/f"}"#)
            #expect(try await add(ada, "/f", bobByEmail).summary == "access_error/is_folder/")
            #expect(try await add(ada, "/x", bobByEmail).summary == "access_error/invalid_file/")
            #expect(try await add(ada, "x", bobByEmail).status == 400)
            _ = try await wire.upload(#"{"path":"/a"}"#, "hello")
            let batch = try await wire.rpc("sharing/get_file_metadata/batch", #"{"files":["/a","/f"]}"#)
            let results = try #require(try JSONSerialization.jsonObject(with: batch.body) as? [[String: Any]])
            #expect((results[0]["result"] as? [String: Any])?[".tag"] as? String == "metadata")
            #expect(
                (results[1]["result"] as? [String: Any])?["access_error"] as? [String: String] == [".tag": "is_folder"])
            let policy = try await wire.rpc(
                "sharing/update_file_policy",
                #"{"file":"/a","viewer_info_policy":"disabled","actions":["relinquish_membership"]}"#)
            let known = try #require(policy.json["policy"] as? [String: Any])
            #expect((known["viewer_info_policy"] as? [String: String]) == [".tag": "disabled"])
            let permission = try #require((policy.json["permissions"] as? [[String: Any]])?.first)
            #expect(permission["allow"] as? Bool == false)
            #expect((permission["reason"] as? [String: String]) == [".tag": "target_is_owner"])
        }
    }

    @Test func receivedFilesAreListedInPages() async throws {
        try await Wire.run { wire in
            let (ada, bob) = (try wire.ada(), try wire.bob())
            for name in ["a", "b", "c"] {
                _ = try await wire.upload(#"{"path":"/\#(name)"}"#, name)
                _ = try await add(ada, "/\(name)", bobByEmail)
            }
            _ = try await wire.rpc("files/delete_v2", #"{"path":"/a"}"#)
            func names(_ response: RawResponse) -> [String] {
                (response.json["entries"] as? [[String: Any]] ?? []).compactMap { $0["name"] as? String }
            }
            let first = try await bob.rpc("sharing/list_received_files", #"{"limit":1}"#)
            #expect(names(first) == ["b"])
            let second = try await bob.rpc(
                "sharing/list_received_files/continue", #"{"cursor":"\#(first.string("cursor"))"}"#)
            #expect(names(second) == ["c"])
            #expect(second.json["cursor"] == nil)
            #expect(
                try await bob.rpc("sharing/list_received_files/continue", #"{"cursor":"x"}"#).summary
                    == "invalid_cursor/")
        }
    }
}
