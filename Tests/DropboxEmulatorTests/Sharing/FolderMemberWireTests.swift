import Foundation
import Testing

@testable import DropboxEmulator

/// Tests the members of shared folders over HTTP.
@Suite(.timeLimit(.minutes(10)))
struct FolderMemberWireTests {
    @Test func viewersCanReadButNotWrite() async throws {
        try await Wire.run { wire in
            let (ada, bob) = (try wire.ada(), try wire.bob())
            try await ada.upload("/Plans/a.txt", "hello")
            let id = try await ada.createSharedFolder(mountedBy: bob, "/Plans", as: "viewer")
            #expect(try await bob.metadata("/plans").object("sharing_info")["read_only"] as? Bool == true)
            #expect(try await bob.metadata("/plans/a.txt").object("sharing_info")["read_only"] as? Bool == true)
            #expect(try await bob.upload("/plans/b.txt", "b").summary == "path/no_write_permission/")
            #expect(try await bob.upload("/plans/a.txt", "b", mode: "overwrite").summary == "path/no_write_permission/")
            func errorSummary(_ route: String, _ json: String) async throws -> String {
                try await bob.rpc("files/\(route)", json).summary
            }
            #expect(try await errorSummary("create_folder_v2", #"{"path":"/plans/x"}"#) == "path/no_write_permission/")
            #expect(
                try await errorSummary("delete_v2", #"{"path":"/plans/a.txt"}"#) == "path_write/no_write_permission/")
            #expect(
                try await errorSummary("move_v2", #"{"from_path":"/plans/a.txt","to_path":"/a.txt"}"#)
                    == "from_write/no_write_permission/")
            try await bob.upload("/own.txt", "own")
            #expect(
                try await errorSummary("copy_v2", #"{"from_path":"/own.txt","to_path":"/plans/own.txt"}"#)
                    == "to/no_write_permission/")
            #expect(try await errorSummary("copy_v2", #"{"from_path":"/plans/a.txt","to_path":"/a.txt"}"#) == "")
            #expect(
                try await bob.rpc("sharing/share_folder", #"{"path":"/plans/x"}"#).summary
                    == "bad_path/inside_shared_folder/")
            // An editor can write.
            let update =
                #"{"shared_folder_id":"\#(id)","member":{".tag":"dropbox_id","dropbox_id":"\#(bob.account.id)"},"access_level":"editor"}"#
            #expect(try await bob.rpc("sharing/update_folder_member", update).summary == "no_permission/")
            #expect(try await ada.rpc("sharing/update_folder_member", update).text == "{}")
            #expect(try await bob.upload("/plans/b.txt", "b").status == 200)
        }
    }

    @Test func otherUsersCannotAccessTheFolder() async throws {
        try await Wire.run { wire in
            let (ada, bob) = (try wire.ada(), try wire.bob())
            let file = try await ada.upload("/Plans/a.txt", "hello")
            let id = try await ada.share("/Plans")
            #expect(try await bob.metadata(file.string("id")).summary == "path/not_found/")
            #expect(try await bob.metadata("rev:\(file.string("rev"))").summary == "path/not_found/")
            #expect(try await bob.metadata("ns:\(id)/a.txt").summary == "path/not_found/")
            #expect(
                try await bob.rpc("sharing/get_folder_metadata", #"{"shared_folder_id":"\#(id)"}"#).summary
                    == "not_a_member/")
            #expect(
                try await bob.rpc("sharing/get_folder_metadata", #"{"shared_folder_id":"99"}"#).summary == "invalid_id/"
            )
            #expect(
                try await bob.rpc("sharing/mount_folder", #"{"shared_folder_id":"\#(id)"}"#).summary
                    == "access_error/not_a_member/")
            #expect(try await bob.rpc("sharing/list_folders", "{}").json["entries"] as? [Int] == [])
        }
    }

    @Test func memberSelectorOfUnknownKindIsRejected() async throws {
        try await Wire.run { wire in
            let ada = try wire.ada()
            let id = try await ada.share("/Plans")
            let unknown = #"{"shared_folder_id":"\#(id)","members":[{"member":{".tag":"other"}}]}"#
            #expect(try await ada.rpc("sharing/add_folder_member", unknown).summary == "bad_member/other/")
        }
    }

    @Test func unmountedFolderIsAccessibleByID() async throws {
        try await Wire.run { wire in
            let (ada, bob) = (try wire.ada(), try wire.bob())
            let file = try await ada.upload("/Plans/a.txt", "hello")
            let id = try await ada.share("/Plans")
            try await ada.invite(bob, to: id, mounting: false)
            let seen = try await bob.metadata(file.string("id"))
            #expect(seen.string("name") == "a.txt")
            #expect(seen.json["path_lower"] == nil)
            #expect(seen.json["path_display"] == nil)
            #expect(seen.string("parent_shared_folder_id") == id)
            #expect(try await bob.fetch("files/download", #"{"path":"ns:\#(id)/a.txt"}"#).text == "hello")
            #expect(try await bob.metadata("ns:\(id)").string("shared_folder_id") == id)
            let page = try await bob.rpc("files/list_folder", #"{"path":"ns:\#(id)"}"#)
            #expect(page.entries == ["file -"])
            try await ada.upload("/Plans/b.txt", "b")
            #expect(try await bob.changes(after: page.string("cursor")).entries == ["file -"])
            #expect(try await bob.upload("ns:\(id)/c.txt", "c").status == 200)
            #expect(
                try await ada.tree("/plans") == [
                    "folder /Plans", "file /Plans/a.txt", "file /Plans/b.txt", "file /Plans/c.txt",
                ])
        }
    }

    @Test func membersAreListedWithPermissions() async throws {
        try await Wire.run { wire in
            let (ada, bob) = (try wire.ada(), try wire.bob())
            let id = try await ada.createSharedFolder(mountedBy: bob, "/Plans")
            let invitation = #"{"member":{".tag":"email","email":"new@example.com"},"access_level":"viewer"}"#
            try await ada.rpc(
                "sharing/add_folder_member", #"{"shared_folder_id":"\#(id)","members":[\#(invitation)]}"#
            ).expectSuccess()
            let argument = #"{"shared_folder_id":"\#(id)","actions":["remove","make_owner"],"limit":2}"#
            let first = try await bob.rpc("sharing/list_folder_members", argument)
            let users = first.json["users"] as? [[String: Any]] ?? []
            #expect(
                users.map { ($0["user"] as? [String: Any])?["email"] as? String } == [
                    "ada@example.com", "bob@example.com",
                ])
            #expect(
                users.map { ($0["user"] as? [String: Any])?["display_name"] as? String } == [
                    "Ada Lovelace", "Bob Byte",
                ])
            #expect(
                first.text.contains(#"{"action":{".tag":"remove"},"allow":false,"reason":{".tag":"target_is_owner"}}"#))
            #expect(
                first.text.contains(#"{"action":{".tag":"remove"},"allow":false,"reason":{".tag":"target_is_self"}}"#))
            let second = try await bob.rpc(
                "sharing/list_folder_members/continue", #"{"cursor":"\#(first.string("cursor"))"}"#)
            #expect(
                second.text.contains(
                    #""invitee":{".tag":"email","email":"new@example.com"}"#))
            #expect(second.text.contains(#"{"action":{".tag":"remove"},"allow":true}"#))
            #expect(second.json["cursor"] == nil)
            // A new account with the address is a member immediately.
            let carol = try wire.emulator.store.addAccount(email: "new@example.com", givenName: "Carol", surname: "C")
            let folders = try wire.emulator.store.sharedFolders(mountableOnly: false, limit: 9, carol.view)
            #expect(folders.map { "\($0.namespace) \($0.access)" } == ["\(id) viewer"])
            let all = try await ada.rpc("sharing/list_folder_members", #"{"shared_folder_id":"1","path":"/plans"}"#)
            #expect((all.json["users"] as? [Any])?.count == 3)
            #expect((all.json["invitees"] as? [Any])?.count == 0)
        }
    }

    @Test func invalidMembershipsReturnTheirErrors() async throws {
        try await Wire.run({ $0.limits.maximumFolderMembers = 3 }) { wire in
            let (ada, bob) = (try wire.ada(), try wire.bob())
            let id = try await ada.createSharedFolder(mountedBy: bob, "/Plans")
            func add(_ member: String, _ access: String = "editor", by person: TestUser? = nil) async throws -> String {
                let members = #"[{"member":\#(member),"access_level":"\#(access)"}]"#
                return try await (person ?? ada).rpc(
                    "sharing/add_folder_member", #"{"shared_folder_id":"\#(id)","members":\#(members)}"#
                ).summary
            }
            func email(_ name: String) -> String { #"{".tag":"email","email":"\#(name)@example.com"}"# }
            let nobody = #"{".tag":"dropbox_id","dropbox_id":"dbid:nobody"}"#
            #expect(try await add(nobody) == "bad_member/invalid_dropbox_id/")
            #expect(try await add(#"{".tag":"dropbox_id","dropbox_id":"g:none"}"#) == "bad_member/invalid_group/")
            #expect(try await add(email("x"), "owner") == "no_permission/")
            #expect(try await add(email("x"), "viewer_no_comment") == "insufficient_plan/")
            #expect(try await add(email("x"), by: bob) == "")
            #expect(try await add(email("y")) == "too_many_members/")
            try await ada.rpc(
                "sharing/update_folder_policy", #"{"shared_folder_id":"\#(id)","acl_update_policy":"owner"}"#
            ).expectSuccess()
            #expect(try await add(email("z"), by: bob) == "no_permission/")
            func member(_ route: String, _ member: String, _ more: String, by person: TestUser) async throws -> String {
                try await person.rpc(
                    "sharing/\(route)", #"{"shared_folder_id":"\#(id)","member":\#(member)\#(more)}"#
                ).summary
            }
            let copy = #","leave_a_copy":false"#
            #expect(try await member("remove_folder_member", email("ada"), copy, by: ada) == "folder_owner/")
            #expect(try await member("remove_folder_member", email("ada"), copy, by: bob) == "no_permission/")
            #expect(
                try await member("remove_folder_member", nobody, copy, by: ada) == "member_error/invalid_dropbox_id/")
            #expect(try await member("remove_folder_member", email("q"), copy, by: ada) == "member_error/not_a_member/")
            let viewer = #","access_level":"viewer""#
            #expect(
                try await member("update_folder_member", email("q"), viewer, by: ada) == "member_error/not_a_member/")
            #expect(try await member("update_folder_member", email("ada"), viewer, by: ada) == "no_permission/")
            #expect(try await member("update_folder_member", email("x"), viewer, by: ada) == "")
            func policy(_ more: String, by person: TestUser) async throws -> String {
                try await person.rpc("sharing/update_folder_policy", #"{"shared_folder_id":"\#(id)",\#(more)}"#).summary
            }
            #expect(try await policy(#""member_policy":"team""#, by: ada) == "not_on_team/")
            #expect(try await policy(#""shared_link_policy":"members""#, by: ada) == "disallowed_shared_link_policy/")
            #expect(try await policy(#""acl_update_policy":"editors""#, by: bob) == "no_permission/")
            #expect(
                try await ada.rpc("sharing/set_access_inheritance", #"{"shared_folder_id":"\#(id)"}"#).summary
                    == "no_permission/")
            #expect(
                try await ada.rpc("sharing/check_job_status", #"{"async_job_id":"x"}"#).summary
                    == "invalid_async_job_id/")
        }
    }

    @Test func removedMembersCanKeepACopy() async throws {
        try await Wire.run { wire in
            let (ada, bob) = (try wire.ada(), try wire.bob())
            let file = try await ada.upload("/Plans/a.txt", "hello")
            let id = try await ada.createSharedFolder(mountedBy: bob, "/Plans")
            func remove(copy: Bool) async throws -> RawResponse {
                let member = #"{".tag":"dropbox_id","dropbox_id":"\#(bob.account.id)"}"#
                let launch = try await ada.rpc(
                    "sharing/remove_folder_member",
                    #"{"shared_folder_id":"\#(id)","member":\#(member),"leave_a_copy":\#(copy)}"#)
                #expect(launch.string(".tag") == "async_job_id", "\(launch.text)")
                #expect(try await ada.job(launch).text == #"{".tag":"complete"}"#)
                return try await ada.job(launch, "sharing/check_remove_member_job_status")
            }
            var cursor = try await bob.cursor()
            #expect(try await remove(copy: false).text == #"{".tag":"complete"}"#)
            let change = try await bob.changes(after: cursor)
            #expect(change.entries == ["deleted /Plans"])
            #expect(try await bob.metadata(file.string("id")).summary == "path/not_found/")
            try await ada.invite(bob, to: id)
            cursor = try await bob.cursor()
            _ = try await remove(copy: true)
            // The copies replace the content of the shared folder.
            #expect(
                try await bob.changes(after: cursor).entries
                    == ["deleted /Plans", "folder /Plans", "file /Plans/a.txt"])
            let copy = try await bob.metadata("/plans/a.txt")
            #expect(copy.string("id") != file.string("id"))
            #expect(copy.json["sharing_info"] == nil)
            #expect(try await bob.rpc("sharing/list_folders", "{}").json["entries"] as? [Int] == [])
            #expect(try await ada.metadata("/plans/a.txt").string("id") == file.string("id"))
        }
    }

    @Test func membershipAndOwnershipCanBeTransferred() async throws {
        try await Wire.run { wire in
            let (ada, bob) = (try wire.ada(), try wire.bob())
            let id = try await ada.share("/Plans")
            let argument = #"{"shared_folder_id":"\#(id)"}"#
            let handover = #"{"shared_folder_id":"\#(id)","to_dropbox_id":"\#(bob.account.id)"}"#
            #expect(try await ada.rpc("sharing/transfer_folder", handover).summary == "new_owner_not_a_member/")
            try await ada.invite(bob, to: id, mounting: false)
            #expect(try await ada.rpc("sharing/transfer_folder", handover).summary == "new_owner_unmounted/")
            try await bob.rpc("sharing/mount_folder", argument).expectSuccess()
            #expect(try await bob.rpc("sharing/mount_folder", argument).summary == "already_mounted/")
            #expect(try await bob.rpc("sharing/transfer_folder", handover).summary == "no_permission/")
            #expect(
                try await ada.rpc("sharing/transfer_folder", #"{"shared_folder_id":"\#(id)","to_dropbox_id":"dbid:x"}"#)
                    .summary == "invalid_dropbox_id/")
            #expect(try await ada.rpc("sharing/relinquish_folder_membership", argument).summary == "folder_owner/")
            #expect(try await ada.rpc("sharing/transfer_folder", handover).text == "null")
            let owned = try await bob.rpc("sharing/get_folder_metadata", argument)
            #expect(owned.object("access_type")[".tag"] as? String == "owner")
            #expect(owned.json["owner_display_names"] as? [String] == ["Bob Byte"])
            #expect(try await ada.rpc("sharing/unshare_folder", argument).summary == "no_permission/")
            #expect(try await ada.rpc("sharing/relinquish_folder_membership", argument).summary == "mounted/")
            try await ada.rpc("sharing/unmount_folder", argument).expectSuccess()
            #expect(try await ada.rpc("sharing/unmount_folder", argument).summary == "access_error/unmounted/")
            #expect(try await ada.rpc("sharing/relinquish_folder_membership", argument).text == #"{".tag":"complete"}"#)
            #expect(try await ada.rpc("sharing/get_folder_metadata", argument).summary == "not_a_member/")
        }
    }

    @Test func previewURLOpensTheFolderForMembers() async throws {
        try await Wire.run { wire in
            let (ada, bob) = (try wire.ada(), try wire.bob())
            _ = try await ada.upload("/Plans/sub/a.txt", "hello")
            let id = try await ada.createSharedFolder(mountedBy: bob, "/Plans")
            let folder = try await bob.rpc("sharing/get_folder_metadata", #"{"shared_folder_id":"\#(id)"}"#)
            let url = folder.string("preview_url")
            // The host is that of the request.
            #expect(url.hasPrefix("http://localhost/"), "\(url)")
            for person in [ada, bob] {
                let link = try await person.rpc("sharing/get_shared_link_metadata", #"{"url":"\#(url)"}"#)
                #expect(link.json[".tag"] as? String == "folder", "\(link.text)")
                #expect(link.string("name") == "Plans")
                let file = #"{"url":"\#(url)","path":"/sub/a.txt"}"#
                #expect(try await person.fetch("sharing/get_shared_link_file", file).text == "hello")
            }
            try await ada.rpc(
                "sharing/unshare_folder", #"{"shared_folder_id":"\#(id)","leave_a_copy":false}"#
            ).expectSuccess()
            let former = try await bob.rpc("sharing/get_shared_link_metadata", #"{"url":"\#(url)"}"#)
            #expect(former.summary == "shared_link_not_found/")
        }
    }

    @Test func unsharedFolderBelongsToTheOwnerOnly() async throws {
        try await Wire.run { wire in
            let (ada, bob) = (try wire.ada(), try wire.bob())
            let file = try await ada.upload("/Plans/sub/a.txt", "hello")
            let id = try await ada.createSharedFolder(mountedBy: bob, "/Plans")
            let launch = try await ada.rpc(
                "sharing/unshare_folder", #"{"shared_folder_id":"\#(id)","leave_a_copy":true}"#)
            #expect(try await ada.job(launch).text == #"{".tag":"complete"}"#)
            let mine = try await ada.metadata("/plans/sub/a.txt")
            #expect(mine.string("id") == file.string("id"))
            #expect(mine.string("rev") == file.string("rev"))
            #expect(mine.json["sharing_info"] == nil)
            #expect(try await ada.metadata("/plans").json["shared_folder_id"] == nil)
            #expect(try await bob.tree() == ["folder /Plans", "folder /Plans/sub", "file /Plans/sub/a.txt"])
            try await ada.rpc("files/delete_v2", #"{"path":"/plans"}"#).expectSuccess()
            #expect(try await bob.fetch("files/download", #"{"path":"/plans/sub/a.txt"}"#).text == "hello")
            #expect(
                try await ada.rpc("sharing/get_folder_metadata", #"{"shared_folder_id":"\#(id)"}"#).summary
                    == "invalid_id/")
            let usage = try await ada.rpc("users/get_space_usage", "null")
            #expect(usage.json["used"] as? Int == 0)
        }
    }
}
