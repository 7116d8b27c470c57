import DropboxCore
import Foundation
import Testing

@testable import DropboxEmulator

/// Tests of team administration: quotas, devices, apps, allowlists, legal holds and reports.
@Suite(.timeLimit(.minutes(10)))
struct TeamAdministrationTests {
    @Test func customQuotasCanBeSetAndRemoved() async throws {
        try await TestTeam.run { team in
            let joan = #"{".tag":"team_member_id","team_member_id":"\#(team.member.id)"}"#
            let nobody = #"{".tag":"email","email":"nobody@example.com"}"#
            let set = try await team.rpc(
                "team/member_space_limits/set_custom_quota",
                #"{"users_and_quotas":[{"user":\#(joan),"quota_gb":30},{"user":\#(nobody),"quota_gb":30}]}"#)
            #expect(
                set.text
                    == #"[{".tag":"success","user":\#(joan),"quota_gb":30},{".tag":"invalid_user","invalid_user":\#(nobody)}]"#
            )
            let get = try await team.rpc("team/member_space_limits/get_custom_quota", #"{"users":[\#(joan)]}"#)
            #expect(get.text == #"[{".tag":"success","user":\#(joan),"quota_gb":30}]"#)
            let removed = try await team.rpc("team/member_space_limits/remove_custom_quota", #"{"users":[\#(joan)]}"#)
            #expect(removed.text == #"[{".tag":"success","success":\#(joan)}]"#)
            let none = try await team.rpc("team/member_space_limits/get_custom_quota", #"{"users":[\#(joan)]}"#)
            #expect(none.text == #"[{".tag":"success","user":\#(joan)}]"#)
            let excluded = try await team.rpc(
                "team/member_space_limits/excluded_users/add", #"{"users":[\#(joan)]}"#)
            #expect(excluded.text == #"{"status":{".tag":"success"}}"#)
            let refused = try await team.rpc(
                "team/member_space_limits/set_custom_quota", #"{"users_and_quotas":[{"user":\#(joan),"quota_gb":30}]}"#)
            #expect(refused.summary == "some_users_are_excluded/")
            let list = try await team.rpc("team/member_space_limits/excluded_users/list", "{}")
            #expect((list.json["users"] as? [[String: Any]])?.first?["email"] as? String == "joan@example.com")
            let small = try await team.rpc(
                "team/member_space_limits/set_custom_quota", #"{"users_and_quotas":[{"user":\#(joan),"quota_gb":1}]}"#)
            #expect(small.status == 400)
        }
    }

    @Test func linkedAppsCanBeListedAndRevoked() async throws {
        try await TestTeam.run { team in
            let token = try team.userToken(of: team.member)
            let head = ["Authorization: Bearer \(token)", "Content-Type: application/json"]
            let listed = try await team.rpc(
                "team/linked_apps/list_member_linked_apps", #"{"team_member_id":"\#(team.member.id)"}"#)
            let app = try #require((listed.json["linked_api_apps"] as? [[String: Any]])?.first)
            #expect(app["app_name"] as? String == "Emulator")
            #expect(app["is_app_folder"] as? Bool == false)
            let id = try #require(app["app_id"] as? String)
            let all = try await team.rpc("team/linked_apps/list_members_linked_apps", "{}")
            let counts = (all.json["apps"] as? [[String: Any]])?.map { ($0["linked_api_apps"] as? [Any])?.count }
            #expect(counts == [0, 1])
            let argument = #"{"app_id":"\#(id)","team_member_id":"\#(team.member.id)"}"#
            #expect(try await team.rpc("team/linked_apps/revoke_linked_app", argument).text == "null")
            let memberResponse = try await team.wire.send(
                "POST /2/users/get_current_account", head, body: Data("null".utf8))
            #expect(memberResponse.summary == "invalid_access_token/")
            let batch = try await team.rpc(
                "team/linked_apps/revoke_linked_app_batch", #"{"revoke_linked_app":[\#(argument)]}"#)
            #expect(
                batch.text
                    == #"{"revoke_linked_app_status":[{"success":false,"error_type":{".tag":"app_not_found"}}]}"#)
        }
    }

    @Test func devicesCanBeListedAndRevoked() async throws {
        try await TestTeam.run { team in
            let store = team.wire.emulator.store
            let phone = try store.signIn(
                Device(account: team.member.account, kind: .mobile, platform: "iphone", name: "Joan's phone"))
            let listed = try await team.rpc(
                "team/devices/list_member_devices",
                #"{"team_member_id":"\#(team.member.id)","include_web_sessions":false}"#)
            #expect(listed.json["active_web_sessions"] == nil)
            let session = try #require((listed.json["mobile_client_sessions"] as? [[String: Any]])?.first)
            #expect(session["session_id"] as? String == phone.id)
            #expect((session["client_type"] as? [String: Any])?[".tag"] as? String == "iphone")
            let argument =
                #"{".tag":"mobile_client","session_id":"\#(phone.id)","team_member_id":"\#(team.member.id)"}"#
            #expect(try await team.rpc("team/devices/revoke_device_session", argument).text == "null")
            let again = try await team.rpc("team/devices/revoke_device_session", argument)
            #expect(again.summary == "device_session_not_found/")
            let all = try await team.rpc("team/devices/list_members_devices", "{}")
            #expect((all.json["devices"] as? [Any])?.count == 2)
            let wrong = try await team.rpc("team/devices/list_members_devices", #"{"cursor":"x"}"#)
            #expect(wrong.summary == "reset/")
        }
    }

    @Test func allowlistCanBeChanged() async throws {
        try await TestTeam.run { team in
            let added = try await team.rpc(
                "team/sharing_allowlist/add", #"{"domains":["example.org"],"emails":["a@example.net"]}"#)
            #expect(added.text == "{}")
            let twin = try await team.rpc("team/sharing_allowlist/add", #"{"domains":["Example.org"]}"#)
            #expect(twin.summary == "entries_already_exist/")
            let odd = try await team.rpc("team/sharing_allowlist/add", #"{"domains":["nodot"]}"#)
            #expect(odd.text.hasSuffix(#"{".tag":"malformed_entry","malformed_entry":"nodot"}}"#))
            #expect(try await team.rpc("team/sharing_allowlist/add", "{}").summary == "no_entries_provided/")
            let list = try await team.rpc("team/sharing_allowlist/list", "{}")
            #expect(list.json["domains"] as? [String] == ["example.org"])
            #expect(list.json["emails"] as? [String] == ["a@example.net"])
            let removed = try await team.rpc("team/sharing_allowlist/remove", #"{"domains":["example.org"]}"#)
            #expect(removed.text == "{}")
            let missing = try await team.rpc("team/sharing_allowlist/remove", #"{"domains":["example.org"]}"#)
            #expect(missing.summary == "entries_do_not_exist/")
        }
    }

    @Test func legalHoldsListRevisions() async throws {
        try await TestTeam.run { team in
            let created = try await team.rpc(
                "team/legal_holds/create_policy", #"{"name":"Case 1","members":["\#(team.member.id)"]}"#)
            #expect(created.status == 200)
            #expect((created.json["status"] as? [String: Any])?[".tag"] as? String == "active")
            let id = try #require(created.json["id"] as? String)
            #expect(id.hasPrefix("pid_dbhid:"))
            let twin = try await team.rpc(
                "team/legal_holds/create_policy", #"{"name":"Case 1","members":["\#(team.member.id)"]}"#)
            #expect(twin.summary == "name_must_be_unique/")
            _ = try await team.upload("/a.txt", "hello", as: team.member)
            let held = try await team.rpc("team/legal_holds/list_held_revisions", #"{"id":"\#(id)"}"#)
            let entry = try #require((held.json["entries"] as? [[String: Any]])?.first)
            #expect(entry["original_file_path"] as? String == "/a.txt")
            #expect(entry["author_email"] as? String == "joan@example.com")
            let updated = try await team.rpc(
                "team/legal_holds/update_policy", #"{"id":"\#(id)","description":"later"}"#)
            #expect(updated.json["description"] as? String == "later")
            #expect(try await team.rpc("team/legal_holds/release_policy", #"{"id":"\#(id)"}"#).text == "null")
            let list = try await team.rpc("team/legal_holds/list_policies", "{}")
            #expect(list.text == #"{"policies":[]}"#)
            let released = try await team.rpc("team/legal_holds/list_policies", #"{"include_released":true}"#)
            #expect((released.json["policies"] as? [Any])?.count == 1)
            let unknown = try await team.rpc("team/legal_holds/get_policy", #"{"id":"pid_dbhid:none"}"#)
            #expect(unknown.summary == "legal_hold_policy_not_found/")
        }
    }

    @Test func reportsHaveAValueForEachDay() async throws {
        try await TestTeam.run { team in
            let report = try await team.rpc("team/reports/get_membership", "{}")
            #expect(report.status == 200)
            let sizes = try #require(report.json["team_size"] as? [Any])
            #expect(sizes.count == 184)
            #expect(sizes.first is NSNull)
            #expect(sizes.last as? Int == 2)
            for name in ["get_activity", "get_devices", "get_storage"] {
                let response = try await team.rpc("team/reports/\(name)", #"{"start_date":"2001-01-01"}"#)
                #expect(response.status == 200)
            }
            let activity = try await team.rpc("team/reports/get_activity", "{}")
            let adds = try #require(activity.json["adds"] as? [Any])
            #expect(adds.first is NSNull)
            #expect(adds.last as? Int == 0)
        }
    }

    @Test func legacyTemplatesAreFilePropertyTemplates() async throws {
        try await TestTeam.run { team in
            let created = try await team.rpc(
                "team/properties/template/add",
                #"{"name":"Security","description":"How secret","fields":[{"name":"Level","description":"1 to 3","type":"string"}]}"#
            )
            let id = try #require(created.json["template_id"] as? String)
            let argument = #"{"template_id":"\#(id)"}"#
            let old = try await team.rpc("team/properties/template/get", argument)
            #expect(old.json["name"] as? String == "Security")
            #expect(try await team.rpc("file_properties/templates/get_for_team", argument).text == old.text)
        }
    }

    @Test func everyTeamRouteIsImplemented() {
        let routes = AllRoutes.descriptors.values.filter { ["team", "team_log"].contains($0.namespace) }.map(\.path)
        #expect(routes.count == 97)
        #expect(routes.filter { AllRoutes.table.handlers[$0] == nil } == [])
    }
}
