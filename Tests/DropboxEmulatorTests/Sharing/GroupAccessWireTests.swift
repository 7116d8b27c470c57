import Foundation
import Testing

@testable import DropboxEmulator

/// What members of a team see of a shared folder through a group, over the wire.
@Suite(.timeLimit(.minutes(10)))
struct GroupAccessWireTests {
    /// Grace shares `/Plans` with a group in which Joan is, who has mounted it.
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

    /// Joan's Dropbox has nothing where the folder was.
    private func expectNothingLeft(_ team: TestTeam) async throws {
        #expect(try await team.tree() == [])
        let metadata = try await team.rpc("files/get_metadata", #"{"path":"/Plans"}"#, as: team.member)
        #expect(metadata.summary == "path/not_found/")
        #expect(try await team.rpc("files/create_folder_v2", #"{"path":"/Plans"}"#, as: team.member).status == 200)
    }

    @Test func unsharingTakesTheFolderFromTheMembersOfGroups() async throws {
        try await run { team, folder, _ in
            let argument = #"{"shared_folder_id":"\#(folder)"}"#
            #expect(try await team.rpc("sharing/unshare_folder", argument, as: team.admin).status == 200)
            try await expectNothingLeft(team)
        }
    }

    @Test func membersOfGroupsKeepACopyOfAnUnsharedFolder() async throws {
        try await run { team, folder, _ in
            let argument = #"{"shared_folder_id":"\#(folder)","leave_a_copy":true}"#
            let launch = try await team.rpc("sharing/unshare_folder", argument, as: team.admin)
            #expect(launch.status == 200)
            #expect(try await team.tree() == ["folder /Plans", "file /Plans/a.txt"])
        }
    }

    @Test func whoLeavesAGroupLosesItsFolders() async throws {
        try await run { team, _, group in
            let member = #"{".tag":"team_member_id","team_member_id":"\#(team.member.id)"}"#
            let group = #"{".tag":"group_id","group_id":"\#(group.id)"}"#
            let left = try await team.rpc(
                "team/groups/members/remove", #"{"group":\#(group),"users":[\#(member)]}"#)
            #expect(left.status == 200)
            try await expectNothingLeft(team)
        }
    }

    @Test func foldersOfADeletedGroupAreGone() async throws {
        try await run { team, folder, group in
            let selector = #"{".tag":"group_id","group_id":"\#(group.id)"}"#
            #expect(try await team.rpc("team/groups/delete", selector).status == 200)
            try await expectNothingLeft(team)
            let members = try await team.rpc(
                "sharing/list_folder_members", #"{"shared_folder_id":"\#(folder)"}"#, as: team.admin)
            #expect((members.json["groups"] as? [Any])?.count == 0)
        }
    }

    @Test func beingAddedAgainTakesNoAccessAway() async throws {
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
    /// Lets a group or an address into a shared folder of the admin's.
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

    /// All that the member sees.
    fileprivate func tree() async throws -> [String] {
        try await rpc("files/list_folder", #"{"path":"","recursive":true}"#, as: member).entries
    }
}
