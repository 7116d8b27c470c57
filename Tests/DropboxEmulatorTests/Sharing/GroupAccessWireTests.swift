import Foundation
import Testing

@testable import DropboxEmulator

/// Tests access to shared folders through groups, over HTTP.
@Suite(.timeLimit(.minutes(10)))
struct GroupAccessWireTests {
    /// Runs `body` after Grace has shared `/Plans` with a group. Joan is a member of the group and has mounted the
    /// folder.
    private func run(_ body: (TestTeam, _ folder: String, TeamGroup) async throws -> Void) async throws {
        try await TestTeam.run { team in
            let store = team.wire.emulator.store
            let group = try store.put(
                [.init(member: team.member, isOwner: false)], into: store.addGroup(name: "Pilots", to: team.team))
            #expect(try await team.upload("/Plans/a.txt", "hello", as: team.admin).status == 200)
            let shared = try await team.rpc("sharing/share_folder", #"{"path":"/Plans"}"#, as: team.admin)
            let folder = shared.string("shared_folder_id")
            try await team.admit(group.id, to: folder, as: "editor")
            let mounted = try await team.rpc(
                "sharing/mount_folder", #"{"shared_folder_id":"\#(folder)"}"#, as: team.member)
            #expect(mounted.status == 200, "\(mounted.text)")
            #expect(try await team.tree() == ["folder /Plans", "file /Plans/a.txt"])
            try await body(team, folder, group)
        }
    }

    /// Expects that the folder doesn't exist in Joan's Dropbox.
    private func expectFolderIsRemoved(_ team: TestTeam) async throws {
        #expect(try await team.tree() == [])
        let metadata = try await team.rpc("files/get_metadata", #"{"path":"/Plans"}"#, as: team.member)
        #expect(metadata.summary == "path/not_found/")
        #expect(try await team.rpc("files/create_folder_v2", #"{"path":"/Plans"}"#, as: team.member).status == 200)
    }

    @Test func unsharingRemovesTheFolderFromGroupMembers() async throws {
        try await run { team, folder, _ in
            let argument = #"{"shared_folder_id":"\#(folder)"}"#
            #expect(try await team.rpc("sharing/unshare_folder", argument, as: team.admin).status == 200)
            try await expectFolderIsRemoved(team)
        }
    }

    @Test func groupMembersCanKeepACopyOfAnUnsharedFolder() async throws {
        try await run { team, folder, _ in
            let argument = #"{"shared_folder_id":"\#(folder)","leave_a_copy":true}"#
            let launch = try await team.rpc("sharing/unshare_folder", argument, as: team.admin)
            #expect(launch.status == 200)
            #expect(try await team.tree() == ["folder /Plans", "file /Plans/a.txt"])
        }
    }

    @Test func filesHaveTheGroupsAndInviteesOfTheirFolder() async throws {
        try await run { team, folder, group in
            try await team.admit("new@example.com", to: folder, as: "viewer")
            let members = try await team.rpc("sharing/list_file_members", #"{"file":"/Plans/a.txt"}"#, as: team.admin)
            for (kind, name) in [("users", "Grace Hopper"), ("groups", "Pilots"), ("invitees", "new@example.com")] {
                let found = try #require(members.json[kind] as? [[String: Any]], "\(members.text)")
                #expect(found.count == 1 && "\(found)".contains(name), "\(members.text)")
                #expect(found.first?["is_inherited"] as? Bool == true, "\(members.text)")
            }
            let own = try await team.rpc(
                "sharing/list_file_members", #"{"file":"/Plans/a.txt","include_inherited":false}"#, as: team.admin)
            #expect((own.json["groups"] as? [Any])?.count == 0)
        }
    }

    @Test func leavingAGroupRemovesItsFolders() async throws {
        try await run { team, _, group in
            let member = #"{".tag":"team_member_id","team_member_id":"\#(team.member.id)"}"#
            let group = #"{".tag":"group_id","group_id":"\#(group.id)"}"#
            let removal = try await team.rpc(
                "team/groups/members/remove", #"{"group":\#(group),"users":[\#(member)]}"#)
            #expect(removal.status == 200)
            try await expectFolderIsRemoved(team)
        }
    }

    @Test func deletingAGroupRemovesItsFolders() async throws {
        try await run { team, folder, group in
            let selector = #"{".tag":"group_id","group_id":"\#(group.id)"}"#
            #expect(try await team.rpc("team/groups/delete", selector).status == 200)
            try await expectFolderIsRemoved(team)
            let members = try await team.rpc(
                "sharing/list_folder_members", #"{"shared_folder_id":"\#(folder)"}"#, as: team.admin)
            #expect((members.json["groups"] as? [Any])?.count == 0)
        }
    }

    @Test func addingAMemberAgainKeepsTheirAccess() async throws {
        try await run { team, folder, group in
            try await team.admit(group.id, to: folder, as: "viewer")
            try await team.admit("new@example.com", to: folder, as: "editor")
            try await team.admit("new@example.com", to: folder, as: "viewer")
            let members = try await team.rpc(
                "sharing/list_folder_members", #"{"shared_folder_id":"\#(folder)"}"#, as: team.admin)
            for kind in ["groups", "invitees"] {
                let access = (members.json[kind] as? [[String: Any]])?.first?["access_type"] as? [String: Any]
                #expect(access?[".tag"] as? String == "editor", "\(kind)")
            }
        }
    }
}

extension TestTeam {
    /// Adds a group or an email address to a shared folder of the admin.
    fileprivate func admit(_ who: String, to folder: String, as access: String) async throws {
        let member =
            who.contains("@")
            ? #"{".tag":"email","email":"\#(who)"}"# : #"{".tag":"dropbox_id","dropbox_id":"\#(who)"}"#
        let added = try await rpc(
            "sharing/add_folder_member",
            #"{"shared_folder_id":"\#(folder)","members":[{"member":\#(member),"access_level":"\#(access)"}]}"#,
            as: admin)
        #expect(added.status == 200, "\(added.text)")
    }

    /// Returns the paths of all items that the member has access to.
    fileprivate func tree() async throws -> [String] {
        try await rpc("files/list_folder", #"{"path":"","recursive":true}"#, as: member).entries
    }
}
