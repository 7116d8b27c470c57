import Foundation
import Testing

@testable import DropboxEmulator

/// Tests of how long a lock on a file counts, who can remove it, and which results have it.
@Suite(.timeLimit(.minutes(10)))
struct LockLifetimeTests {
    private static let lock = "files/lock_file_batch"
    private static let unlock = "files/unlock_file_batch"
    private static let query = "files/get_file_lock_batch"

    /// An event that ends the access of a lock's holder, or the sharing of the file.
    enum End: CaseIterable, Sendable {
        case removalFromTheFolder
        case unsharing
        case demotion
        case leavingTheFolder
        case leavingTheGroup
        case suspension
        case leavingTheTeam
    }

    @Test(arguments: End.allCases) func lockEndsWithTheAccessOfItsHolder(_ end: End) async throws {
        try await TestTeam.run { team in
            // Grace shares a folder with Joan, who locks a file.
            #expect(try await team.upload("/Plans/a.txt", "hello", as: team.admin).status == 200)
            let shared = try await team.rpc("sharing/share_folder", #"{"path":"/Plans"}"#, as: team.admin)
            let folder = #""shared_folder_id":"\#(shared.string("shared_folder_id"))""#
            let store = team.wire.emulator.store
            let group = try store.put(
                [.init(member: team.member, isOwner: false)], into: store.addGroup(name: "Pilots", to: team.team))
            let who = end == .leavingTheGroup ? group.id : team.member.id
            let joan = #""member":{".tag":"dropbox_id","dropbox_id":"\#(who)"}"#
            let added = try await team.rpc(
                "sharing/add_folder_member", #"{\#(folder),"members":[{\#(joan),"access_level":"editor"}]}"#,
                as: team.admin)
            #expect(added.status == 200, "\(added.text)")
            #expect(try await team.rpc("sharing/mount_folder", "{\(folder)}", as: team.member).status == 200)
            let paths = #"{"entries":[{"path":"/Plans/a.txt"}]}"#
            #expect(try await team.rpc(Self.lock, paths, as: team.member).text.contains("single_user"))
            let deletion = #"{"path":"/Plans/a.txt"}"#
            #expect(try await team.rpc("files/delete_v2", deletion, as: team.admin).summary == "path_lookup/locked/")

            try await perform(end, team, folder, joan, group)

            #expect(try await team.rpc(Self.query, paths, as: team.admin).text.contains(#"{".tag":"unlocked"}"#))
            let metadata = try await team.rpc("files/get_metadata", deletion, as: team.admin)
            #expect(metadata.json["size"] as? Int == 5)
            #expect(metadata.json["file_lock_info"] == nil)
            if end != .unsharing {
                let lock = try await team.rpc(Self.lock, paths, as: team.admin)
                #expect(lock.text.contains("Grace Hopper") && lock.text.contains("single_user"), "\(lock.text)")
            }
            #expect(try await team.rpc("files/delete_v2", deletion, as: team.admin).status == 200)
        }
    }

    private func perform(
        _ end: End, _ team: TestTeam, _ folder: String, _ joan: String, _ group: TeamGroup
    ) async throws {
        let user = #"{".tag":"team_member_id","team_member_id":"\#(team.member.id)"}"#
        let response =
            switch end {
            case .removalFromTheFolder:
                try await team.rpc(
                    "sharing/remove_folder_member", #"{\#(folder),\#(joan),"leave_a_copy":false}"#, as: team.admin)
            case .unsharing: try await team.rpc("sharing/unshare_folder", "{\(folder)}", as: team.admin)
            case .demotion:
                try await team.rpc(
                    "sharing/update_folder_member", #"{\#(folder),\#(joan),"access_level":"viewer"}"#, as: team.admin)
            case .leavingTheFolder:
                try await team.rpc(
                    "sharing/relinquish_folder_membership", #"{\#(folder),"leave_a_copy":true}"#, as: team.member)
            case .leavingTheGroup:
                try await team.rpc(
                    "team/groups/members/remove",
                    #"{"group":{".tag":"group_id","group_id":"\#(group.id)"},"users":[\#(user)]}"#)
            case .suspension: try await team.rpc("team/members/suspend", #"{"user":\#(user),"wipe_data":false}"#)
            case .leavingTheTeam: try await team.rpc("team/members/remove", #"{"user":\#(user)}"#)
            }
        #expect(response.status == 200, "\(response.text)")
    }

    @Test func adminsOfTheTeamCanUnlockFiles() async throws {
        try await TestTeam.run { team in
            let folder = try team.wire.emulator.store.addTeamFolder(name: "Public", to: team.team)
            let path = "ns:\(folder.namespace)/a.txt"
            #expect(try await team.upload(path, "hello", as: team.member).status == 200)
            let paths = #"{"entries":[{"path":"\#(path)"}]}"#
            for isSelected in [true, false] {
                #expect(try await team.rpc(Self.lock, paths, as: team.member).text.contains("single_user"))
                let unlocked =
                    isSelected
                    ? try await team.rpc(Self.unlock, paths, asAdmin: team.admin)
                    : try await team.rpc(Self.unlock, paths, as: team.admin)
                #expect(unlocked.text.contains(#""lock":{"content":{".tag":"unlocked"}}"#), "\(unlocked.text)")
            }
            // Members can't unlock the file of an admin.
            #expect(try await team.rpc(Self.lock, paths, as: team.admin).text.contains("single_user"))
            #expect(try await team.rpc(Self.unlock, paths, as: team.member).text.contains("lock_conflict"))
        }
    }

    @Test func adminsCannotUnlockFilesOfOtherTeams() async throws {
        try await TestTeam.run { team in
            let ada = try team.wire.ada()
            try await ada.upload("/Shared/a", "one")
            let folder = try await ada.share("/Shared")
            let grace = #"{"member":{".tag":"email","email":"grace@example.com"},"access_level":"editor"}"#
            let added = try await ada.rpc(
                "sharing/add_folder_member", #"{"shared_folder_id":"\#(folder)","members":[\#(grace)]}"#)
            #expect(added.status == 200)
            let paths = #"{"entries":[{"path":"ns:\#(folder)/a"}]}"#
            #expect(try await ada.rpc(Self.lock, paths).text.contains("single_user"))
            #expect(try await team.rpc(Self.unlock, paths, as: team.admin).text.contains("lock_conflict"))
            // The file of the other team has a lock of a member of this team.
            #expect(try await ada.rpc(Self.unlock, paths).text.contains("unlocked"))
            #expect(try await team.rpc(Self.lock, paths, as: team.admin).text.contains("single_user"))
            #expect(try await ada.rpc(Self.unlock, paths).text.contains("lock_conflict"))
        }
    }

    @Test func filesInTheHomeOfAMemberAreNotShared() async throws {
        try await TestTeam.run { team in
            #expect(try await team.upload("/a.txt", "hello", as: team.member).status == 200)
            let root = #"Dropbox-API-Path-Root: {".tag":"root","root":"\#(team.team.root)"}"#
            let locked = try await team.rpc(
                Self.lock, #"{"entries":[{"path":"/Joan Clarke/a.txt"}]}"#,
                ["Dropbox-API-Select-User: \(team.member.id)", root])
            #expect(locked.text.contains("file_not_shared"), "\(locked.text)")
        }
    }

    @Test func everyResultHasTheLock() async throws {
        try await Wire.run { wire in
            let (ada, bob) = (try wire.ada(), try wire.bob())
            let first = try await ada.upload("/Shared/a.txt", "one")
            _ = try await ada.createSharedFolder(mountedBy: bob, "/Shared")
            _ = try await ada.rpc(Self.lock, #"{"entries":[{"path":"/Shared/a.txt"}]}"#)
            func expectLock(_ text: String?, _ what: String) {
                #expect(text?.contains(#""file_lock_info":{"is_lockholder":true"#) == true, "\(what): \(text ?? "-")")
            }
            for content in ["one", "two", "two"] {
                expectLock(try await ada.upload("/Shared/a.txt", content, mode: "overwrite").text, "upload")
            }
            let path = #"{"path":"/Shared/b.txt"}"#
            let move = #"{"from_path":"/Shared/a.txt","to_path":"/Shared/b.txt"}"#
            expectLock(try await ada.rpc("files/move_v2", move).text, "move")
            for route in ["get_temporary_link", "copy_reference/get", "list_revisions"] {
                expectLock(try await ada.rpc("files/\(route)", path).text, route)
            }
            let rev = first.string("rev")
            expectLock(
                try await ada.rpc("files/restore", #"{"path":"/Shared/b.txt","rev":"\#(rev)"}"#).text, "restore")
            expectLock(try await ada.rpc("files/search_v2", #"{"query":"b"}"#).text, "search")
            for download in [path, #"{"path":"rev:\#(rev)"}"#] {
                expectLock(
                    try await ada.fetch("files/download", download).headers["dropbox-api-result"], "download")
            }
            // A copy has no lock.
            let copy = #"{"from_path":"/Shared/b.txt","to_path":"/Shared/c.txt"}"#
            #expect(try await !ada.rpc("files/copy_v2", copy).text.contains("file_lock_info"))
        }
    }
}
