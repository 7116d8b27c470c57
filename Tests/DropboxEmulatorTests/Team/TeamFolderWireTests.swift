import Foundation
import Testing

@testable import DropboxEmulator

/// Tests of team folders and namespaces over HTTP.
@Suite(.timeLimit(.minutes(10)))
struct TeamFolderWireTests {
    @Test func teamFoldersCanBeCreatedRenamedAndArchived() async throws {
        try await TestTeam.run { team in
            let created = try await team.rpc("team/team_folder/create", #"{"name":"Plans"}"#)
            #expect(created.status == 200)
            let id = try #require(created.json["team_folder_id"] as? String)
            #expect(
                created.text
                    == #"{"team_folder_id":"\#(id)","name":"Plans","status":{".tag":"active"},"is_team_shared_dropbox":false,"sync_setting":{".tag":"default"},"content_sync_settings":[],"quota_limit":0}"#
            )
            // A member has access since they joined the team.
            let metadata = try await team.rpc(
                "sharing/get_folder_metadata", #"{"shared_folder_id":"\#(id)"}"#, as: team.member)
            let joined = try #require(team.member.joined)
            #expect(metadata.json["time_invited"] as? String == joined.formatted(.iso8601), "\(metadata.text)")
            let twin = try await team.rpc("team/team_folder/create", #"{"name":"plans"}"#)
            #expect(twin.summary == "folder_name_already_used/")
            let odd = try await team.rpc("team/team_folder/create", #"{"name":"a/b"}"#)
            #expect(odd.summary == "invalid_folder_name/")
            let folder = #"{"team_folder_id":"\#(id)"}"#
            let early = try await team.rpc("team/team_folder/permanently_delete", folder)
            #expect(early.summary == "status_error/active/")
            let renamed = try await team.rpc(
                "team/team_folder/rename", #"{"team_folder_id":"\#(id)","name":"Drafts"}"#)
            #expect(renamed.json["name"] as? String == "Drafts")
            let archived = try await team.rpc(
                "team/team_folder/archive", #"{"team_folder_id":"\#(id)","force_async_off":true}"#)
            #expect(archived.json[".tag"] as? String == "complete")
            #expect((archived.json["status"] as? [String: Any])?[".tag"] as? String == "archived")
            let active = try await team.rpc("team/team_folder/activate", folder)
            #expect((active.json["status"] as? [String: Any])?[".tag"] as? String == "active")
            let launch = try await team.rpc("team/team_folder/archive", folder)
            let job = try #require(launch.json["async_job_id"] as? String)
            let checked = try await team.rpc("team/team_folder/archive/check", #"{"async_job_id":"\#(job)"}"#)
            #expect(checked.json[".tag"] as? String == "complete")
            #expect(try await team.rpc("team/team_folder/permanently_delete", folder).text == "null")
            let info = try await team.rpc("team/team_folder/get_info", #"{"team_folder_ids":["\#(id)"]}"#)
            #expect(info.text == #"[{".tag":"id_not_found","id_not_found":"\#(id)"}]"#)
            let missing = try await team.rpc("team/team_folder/activate", folder)
            #expect(missing.summary == "access_error/invalid_team_folder_id/")
            let root = try await team.rpc(
                "team/team_folder/archive", #"{"team_folder_id":"\#(team.team.root)"}"#)
            #expect(root.summary == "team_shared_dropbox_error/disallowed/")
        }
    }

    @Test func foldersOfTheTeamCannotBeMovedOrDeletedInItsRoot() async throws {
        try await TestTeam.run { team in
            let created = try await team.rpc("team/team_folder/create", #"{"name":"Plans"}"#)
            let id = created.string("team_folder_id")
            let root = #"Dropbox-API-Path-Root: {".tag":"root","root":"\#(team.team.root)"}"#
            func call(_ route: String, _ json: String) async throws -> RawResponse {
                try await team.rpc(route, json, ["Dropbox-API-Select-User: \(team.admin.id)", root])
            }
            for (path, error) in [("/Plans", "team_folder"), ("/Grace Hopper", "no_write_permission")] {
                let deletion = #"{"path":"\#(path)"}"#
                for route in ["files/delete_v2", "files/permanently_delete"] {
                    #expect(try await call(route, deletion).summary == "path_write/\(error)/")
                }
                for target in ["/Other", path.uppercased()] {
                    let move = #"{"from_path":"\#(path)","to_path":"\#(target)"}"#
                    #expect(try await call("files/move_v2", move).summary == "from_write/\(error)/")
                }
            }
            let info = try await team.rpc("team/team_folder/get_info", #"{"team_folder_ids":["\#(id)"]}"#)
            #expect(info.text.contains(#""name":"Plans","status":{".tag":"active"}"#))
            let listed = try await call("files/list_folder", #"{"path":""}"#)
            #expect(listed.entries == ["folder /Grace Hopper", "folder /Plans"])
        }
    }

    @Test func allMembersOfTheTeamAreMembersOfItsFolders() async throws {
        try await TestTeam.run { team in
            let created = try await team.rpc("team/team_folder/create", #"{"name":"Plans"}"#)
            let id = created.string("team_folder_id")
            let path = "ns:\(id)/a.txt"
            #expect(try await team.upload(path, "hello", as: team.member).status == 200)
            let folder = #""shared_folder_id":"\#(id)","actions":["remove"]"#
            for response in [
                try await team.rpc("sharing/list_folder_members", "{\(folder)}", as: team.member),
                try await team.rpc("sharing/list_file_members", #"{"file":"\#(path)"}"#, as: team.member),
            ] {
                let groups = try #require(response.json["groups"] as? [[String: Any]], "\(response.text)")
                let group = try #require(groups.first?["group"] as? [String: Any])
                #expect(group["group_name"] as? String == "Everyone at Engine Works")
                #expect(group["is_member"] as? Bool == true)
                #expect(group["member_count"] as? Int == 2)
                #expect(groups.first?["access_type"] as? [String: String] == [".tag": "editor"])
                #expect((response.json["users"] as? [Any])?.count == 0)
            }
            let removal = try await team.rpc("sharing/list_folder_members", "{\(folder)}", as: team.member)
            #expect(removal.text.contains(#"{"action":{".tag":"remove"},"allow":false"#), "\(removal.text)")
        }
    }

    @Test func syncSettingsAreStored() async throws {
        try await TestTeam.run { team in
            let created = try await team.rpc(
                "team/team_folder/create", #"{"name":"Plans","sync_setting":"not_synced"}"#)
            #expect(created.text.contains(#""sync_setting":{".tag":"not_synced"}"#))
            let id = try #require(created.json["team_folder_id"] as? String)
            let changed = try await team.rpc(
                "team/team_folder/update_sync_settings", #"{"team_folder_id":"\#(id)","sync_setting":"default"}"#)
            #expect(changed.text.contains(#""sync_setting":{".tag":"default"}"#))
            let unknown = try await team.rpc(
                "team/team_folder/update_sync_settings",
                #"{"team_folder_id":"\#(id)","content_sync_settings":[{"id":"id:aaaaaaaaaaaaaaaaaaaaaa","sync_setting":"default"}]}"#
            )
            #expect(unknown.summary == "sync_settings_error/path/not_found/")
        }
    }

    @Test func membersShareTheRootOfTheTeam() async throws {
        try await TestTeam.run { team in
            let created = try await team.rpc("team/team_folder/create", #"{"name":"Plans"}"#)
            let id = try #require(created.json["team_folder_id"] as? String)
            let root = #"Dropbox-API-Path-Root: {".tag":"root","root":"\#(team.team.root)"}"#
            func call(_ route: String, _ json: String, _ member: TeamMember) async throws -> RawResponse {
                try await team.rpc(route, json, ["Dropbox-API-Select-User: \(member.id)", root])
            }
            let listed = try await call("files/list_folder", #"{"path":""}"#, team.member)
            let names = (listed.json["entries"] as? [[String: Any]])?.compactMap { $0["name"] as? String }
            #expect(Set(names ?? []) == ["Joan Clarke", "Plans"])
            let folder = try await call("files/create_folder_v2", #"{"path":"/Plans/2026"}"#, team.member)
            #expect(folder.status == 200)
            let visible = try await call("files/list_folder", #"{"path":"/Plans"}"#, team.admin)
            #expect((visible.json["entries"] as? [[String: Any]])?.first?["name"] as? String == "2026")
            _ = try await team.rpc("team/team_folder/archive", #"{"team_folder_id":"\#(id)","force_async_off":true}"#)
            let missing = try await call("files/list_folder", #"{"path":"/Plans"}"#, team.member)
            #expect(missing.summary == "path/not_found/")
            _ = try await team.rpc("team/team_folder/activate", #"{"team_folder_id":"\#(id)"}"#)
            #expect(try await call("files/get_metadata", #"{"path":"/Plans/2026"}"#, team.member).status == 200)
        }
    }

    @Test func namespacesOfTheTeamAreListed() async throws {
        try await TestTeam.run { team in
            _ = try await team.rpc("team/team_folder/create", #"{"name":"Plans"}"#)
            let page = try await team.rpc("team/namespaces/list", #"{"limit":3}"#)
            let namespaces = try #require(page.json["namespaces"] as? [[String: Any]])
            let types = namespaces.map { ($0["namespace_type"] as? [String: Any])?[".tag"] as? String ?? "" }
            #expect(types == ["team_folder", "team_member_folder", "team_member_folder"])
            #expect(namespaces.map { $0["name"] as? String ?? "" } == ["Engine Works", "Grace Hopper", "Joan Clarke"])
            #expect(namespaces[1]["team_member_id"] as? String == team.admin.id)
            let cursor = try #require(page.json["cursor"] as? String)
            let nextPage = try await team.rpc("team/namespaces/list/continue", #"{"cursor":"\#(cursor)"}"#)
            #expect((nextPage.json["namespaces"] as? [[String: Any]])?.first?["name"] as? String == "Plans")
            #expect(nextPage.json["has_more"] as? Bool == false)
        }
    }

    /// The owner of a shared folder can be outside of the team.
    @Test func sharedFoldersOfOthersAreListed() async throws {
        try await TestTeam.run { team in
            func folders() async throws -> [String] {
                let page = try await team.rpc("team/namespaces/list", "{}")
                return try #require(page.json["namespaces"] as? [[String: Any]]).compactMap { namespace in
                    let type = namespace["namespace_type"] as? [String: Any]
                    return type?[".tag"] as? String == "shared_folder" ? namespace["name"] as? String : nil
                }
            }
            let folder = try await team.wire.rpc("sharing/share_folder", #"{"path":"/Theirs"}"#)
            #expect(try await folders().isEmpty)
            let id = try #require(folder.json["shared_folder_id"] as? String, "\(folder.json)")
            let joan = #"{"member":{".tag":"email","email":"joan@example.com"}}"#
            let added = try await team.wire.rpc(
                "sharing/add_folder_member", #"{"shared_folder_id":"\#(id)","members":[\#(joan)]}"#)
            #expect(added.status == 200, "\(added.json)")
            #expect(try await folders() == ["Theirs"])
        }
    }

    @Test func filesOfRemovedMembersCanBeTransferred() async throws {
        try await TestTeam.run { team in
            _ = try await team.upload("/Letters/a.txt", "hello", as: team.member)
            let user = #""user":{".tag":"team_member_id","team_member_id":"\#(team.member.id)"}"#
            let admin = #"{".tag":"team_member_id","team_member_id":"\#(team.admin.id)"}"#
            let launch = try await team.rpc(
                "team/members/remove",
                #"{\#(user),"transfer_dest_id":\#(admin),"transfer_admin_id":\#(admin)}"#)
            #expect(launch.json[".tag"] as? String == "async_job_id")
            let path = "/Joan Clarke (joan@example.com)/Letters/a.txt"
            let metadata = try await team.rpc("files/get_metadata", #"{"path":"\#(path)"}"#, as: team.admin)
            #expect(metadata.json["size"] as? Int == 5)
            let again = try await team.rpc(
                "team/members/move_former_member_files",
                #"{\#(user),"transfer_dest_id":\#(admin),"transfer_admin_id":\#(admin)}"#)
            #expect(again.summary == "user_data_already_transferred/")
            #expect(
                try await team.rpc("team/members/delete_former_member_files", "{\(user)}").summary
                    == "already_transferred_or_deleted/")
            #expect(try await team.rpc("team/members/recover", "{\(user)}").summary == "user_unrecoverable/")
        }
    }

    @Test func filesOfRemovedMembersCanBeDeleted() async throws {
        try await TestTeam.run { team in
            _ = try await team.upload("/a.txt", "hello", as: team.member)
            let user = #"{"user":{".tag":"team_member_id","team_member_id":"\#(team.member.id)"}}"#
            let present = try await team.rpc("team/members/delete_former_member_files", user)
            #expect(present.summary == "user_not_removed/")
            _ = try await team.rpc("team/members/remove", user)
            #expect(try await team.rpc("team/members/delete_former_member_files", user).text == "null")
            let blocks = try #require(team.wire.emulator.store.content.blocks as? MemoryBlockStore)
            #expect(blocks.count == 0)
        }
    }
}
