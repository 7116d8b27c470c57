import Foundation
import Testing

@testable import DropboxEmulator

/// Tests the groups of a team over HTTP.
@Suite(.timeLimit(.minutes(10)))
struct GroupWireTests {
    @Test func groupsCanBeCreatedChangedAndDeleted() async throws {
        try await TestTeam.run { team in
            let created = try await team.rpc(
                "team/groups/create",
                #"{"group_name":"Pilots","group_external_id":"p1","group_management_type":"company_managed"}"#)
            #expect(created.status == 200)
            #expect(created.json["group_name"] as? String == "Pilots")
            #expect(created.json["member_count"] as? Int == 0)
            let id = try #require(created.json["group_id"] as? String)
            #expect(id.hasPrefix("g:"))
            let duplicate = try await team.rpc("team/groups/create", #"{"group_name":"pilots"}"#)
            #expect(duplicate.summary == "group_name_already_used/")
            let group = #"{".tag":"group_id","group_id":"\#(id)"}"#
            let renamed = try await team.rpc(
                "team/groups/update", #"{"group":\#(group),"new_group_name":"Crew","return_members":false}"#)
            #expect(renamed.json["group_name"] as? String == "Crew")
            #expect(renamed.json["members"] == nil)
            let list = try await team.rpc("team/groups/list", "{}")
            let names = (list.json["groups"] as? [[String: Any]])?.map { $0["group_name"] as? String ?? "" }
            #expect(names == ["Everyone at Engine Works", "Crew"])
            let deleted = try await team.rpc("team/groups/delete", group)
            let job = try #require(deleted.json["async_job_id"] as? String)
            let status = try await team.rpc("team/groups/job_status/get", #"{"async_job_id":"\#(job)"}"#)
            #expect(status.text == #"{".tag":"complete"}"#)
            #expect(try await team.rpc("team/groups/delete", group).summary == "group_already_deleted/")
            let info = try await team.rpc("team/groups/get_info", #"{".tag":"group_ids","group_ids":["\#(id)"]}"#)
            #expect(info.text == #"[{".tag":"id_not_found","id_not_found":"\#(id)"}]"#)
        }
    }

    @Test func membersJoinAndLeaveGroups() async throws {
        try await TestTeam.run { team in
            let created = try await team.rpc(
                "team/groups/create",
                #"{"group_name":"Pilots","group_external_id":"p1","group_management_type":"user_managed","add_creator_as_owner":true}"#
            )
            #expect(created.json["member_count"] as? Int == 1)
            let group = #""group":{".tag":"group_external_id","group_external_id":"p1"}"#
            let joan = #"{".tag":"team_member_id","team_member_id":"\#(team.member.id)"}"#
            let added = try await team.rpc(
                "team/groups/members/add", #"{\#(group),"members":[{"user":\#(joan),"access_type":"member"}]}"#)
            #expect((added.json["group_info"] as? [String: Any])?["member_count"] as? Int == 2)
            #expect(added.json["async_job_id"] as? String != nil)
            let again = try await team.rpc(
                "team/groups/members/add", #"{\#(group),"members":[{"user":\#(joan),"access_type":"member"}]}"#)
            #expect(again.summary == "duplicate_user/")
            let strangers = try await team.rpc(
                "team/groups/members/add",
                #"{\#(group),"members":[{"user":{".tag":"email","email":"ada@example.com"},"access_type":"member"}]}"#)
            #expect(
                strangers.text.hasSuffix(#"{".tag":"members_not_in_team","members_not_in_team":["ada@example.com"]}}"#))
            let raised = try await team.rpc(
                "team/groups/members/set_access_type", #"{\#(group),"user":\#(joan),"access_type":"owner"}"#)
            #expect(raised.text.contains(#""access_type":{".tag":"owner"}"#))
            let page = try await team.rpc("team/groups/members/list", #"{\#(group),"limit":1}"#)
            #expect(page.json["has_more"] as? Bool == true)
            let cursor = try #require(page.json["cursor"] as? String)
            let rest = try await team.rpc("team/groups/members/list/continue", #"{"cursor":"\#(cursor)"}"#)
            #expect((rest.json["members"] as? [Any])?.count == 1)
            let removed = try await team.rpc("team/groups/members/remove", #"{\#(group),"users":[\#(joan)]}"#)
            #expect((removed.json["group_info"] as? [String: Any])?["member_count"] as? Int == 1)
            let gone = try await team.rpc("team/groups/members/remove", #"{\#(group),"users":[\#(joan)]}"#)
            #expect(gone.summary == "member_not_in_group/")
        }
    }

    @Test func systemGroupContainsAllMembers() async throws {
        try await TestTeam.run { team in
            let list = try await team.rpc("team/groups/list", "{}")
            let everyone = try #require((list.json["groups"] as? [[String: Any]])?.first)
            #expect(everyone["member_count"] as? Int == 2)
            #expect((everyone["group_management_type"] as? [String: Any])?[".tag"] as? String == "system_managed")
            let id = try #require(everyone["group_id"] as? String)
            let rejected = try await team.rpc("team/groups/delete", #"{".tag":"group_id","group_id":"\#(id)"}"#)
            #expect(rejected.summary == "system_managed_group_disallowed/")
        }
    }
}
