import Foundation
import Testing

@testable import DropboxEmulator

/// Tests of team logs over HTTP.
@Suite(.timeLimit(.minutes(10)))
struct TeamLogTests {
    @Test func fileActionsAreLogged() async throws {
        try await TestTeam.run { team in
            let member = team.member
            _ = try await team.upload("/a.txt", "hello", as: member)
            _ = try await team.rpc("files/create_folder_v2", #"{"path":"/Letters"}"#, as: member)
            _ = try await team.rpc("files/copy_v2", #"{"from_path":"/a.txt","to_path":"/b.txt"}"#, as: member)
            _ = try await team.rpc("files/move_v2", #"{"from_path":"/b.txt","to_path":"/c.txt"}"#, as: member)
            _ = try await team.rpc("files/move_v2", #"{"from_path":"/c.txt","to_path":"/Letters/c.txt"}"#, as: member)
            _ = try await team.rpc("files/delete_v2", #"{"path":"/a.txt"}"#, as: member)
            _ = try await team.wire.send(
                "POST /2/files/download",
                [
                    team.bearer, "Dropbox-API-Select-User: \(member.id)",
                    #"Dropbox-API-Arg: {"path":"/Letters/c.txt"}"#,
                ])
            _ = try await team.rpc("files/get_metadata", #"{"path":"/Letters"}"#, as: member)
            let events = try await team.events("{}")
            #expect(
                events.map(\.type) == [
                    "file_add", "file_add", "file_copy", "file_rename", "file_move", "file_delete", "file_download",
                ])
            let first = try #require(events.first).json
            #expect((first["event_category"] as? [String: Any])?[".tag"] as? String == "file_operations")
            #expect((first["event_type"] as? [String: Any])?["description"] as? String == "Added files and/or folders")
            #expect((first["details"] as? [String: Any])?[".tag"] as? String == "file_add_details")
            let context = try #require(first["context"] as? [String: Any])
            #expect(context[".tag"] as? String == "team_member")
            #expect(context["team_member_id"] as? String == member.id)
            #expect(context["email"] as? String == "joan@example.com")
            let actor = try #require(first["actor"] as? [String: Any])
            #expect(actor[".tag"] as? String == "app")
            #expect((actor["app"] as? [String: Any])?[".tag"] as? String == "team_linked_app")
            let asset = try #require((first["assets"] as? [[String: Any]])?.first)
            #expect(asset[".tag"] as? String == "file")
            #expect(asset["display_name"] as? String == "a.txt")
            #expect(asset["file_size"] as? Int == 5)
            #expect((asset["path"] as? [String: Any])?["contextual"] as? String == "/a.txt")
            let origin = try #require((first["origin"] as? [String: Any])?["access_method"] as? [String: Any])
            #expect(origin[".tag"] as? String == "api")
            let moved = try #require(events[4].json["details"] as? [String: Any])
            #expect(
                (moved["relocate_action_details"] as? [[String: Int]])
                    == [["src_asset_index": 0, "dest_asset_index": 1]])
            #expect((events[4].json["assets"] as? [Any])?.count == 2)
        }
    }

    @Test func newContentIsLoggedAsAnEdit() async throws {
        try await TestTeam.run { team in
            _ = try await team.upload("/a.txt", "one", as: team.member)
            _ = try await team.wire.send(
                "POST /2/files/upload",
                [
                    team.bearer, "Content-Type: application/octet-stream", "Dropbox-API-Select-User: \(team.member.id)",
                    #"Dropbox-API-Arg: {"path":"/a.txt","mode":"overwrite"}"#,
                ], body: Data("two".utf8))
            #expect(try await team.events("{}").map(\.type) == ["file_add", "file_edit"])
        }
    }

    @Test func batchesLogOneEventPerEntry() async throws {
        try await TestTeam.run({ $0.limits.pollsBeforeCompletion = 1 }) { team in
            let member = team.member
            _ = try await team.upload("/a", "a", as: member)
            _ = try await team.upload("/b", "b", as: member)
            _ = try await team.rpc(
                "files/move_batch_v2",
                #"{"entries":[{"from_path":"/a","to_path":"/x/a"},{"from_path":"/none","to_path":"/x/n"}]}"#,
                as: member)
            _ = try await team.rpc("files/delete_batch", #"{"entries":[{"path":"/x/a"},{"path":"/b"}]}"#, as: member)
            let events = try await team.events("{}")
            #expect(events.map(\.type) == ["file_add", "file_add", "file_move", "file_delete"])
            #expect((events[3].json["assets"] as? [Any])?.count == 2)
        }
    }

    @Test func userTokensAreLoggedAsTheUser() async throws {
        try await TestTeam.run { team in
            let token = try team.userToken(of: team.member)
            let head = ["Authorization: Bearer \(token)", "Content-Type: application/json"]
            _ = try await team.wire.send(
                "POST /2/files/create_folder_v2", head, body: Data(#"{"path":"/mine"}"#.utf8))
            let actor = try #require(try await team.events("{}").first?.json["actor"] as? [String: Any])
            #expect(actor[".tag"] as? String == "user")
            let user = try #require(actor["user"] as? [String: Any])
            #expect(user[".tag"] as? String == "team_member")
            #expect(user["team_member_id"] as? String == team.member.id)
            // The log doesn't contain actions of accounts outside of the team.
            _ = try await team.wire.rpc("files/create_folder_v2", #"{"path":"/ada"}"#)
            #expect(try await team.events("{}").count == 1)
        }
    }

    @Test func memberAndGroupActionsAreLogged() async throws {
        try await TestTeam.run { team in
            let added = try await team.rpc(
                "team/members/add", #"{"new_members":[{"member_email":"new@example.com"}]}"#)
            let results = try #require(added.json["complete"] as? [[String: Any]])
            let id = try #require((results[0]["profile"] as? [String: Any])?["team_member_id"] as? String)
            _ = try await team.rpc("users/get_current_account", "null", ["Dropbox-API-Select-User: \(id)"])
            let user = #"{".tag":"team_member_id","team_member_id":"\#(id)"}"#
            _ = try await team.rpc("team/members/suspend", #"{"user":\#(user)}"#)
            _ = try await team.rpc("team/groups/create", #"{"group_name":"Pilots","group_external_id":"p1"}"#)
            _ = try await team.rpc(
                "team/groups/members/add",
                #"{"group":{".tag":"group_external_id","group_external_id":"p1"},"members":[{"user":\#(user),"access_type":"member"}]}"#
            )
            _ = try await team.rpc("team/groups/delete", #"{".tag":"group_external_id","group_external_id":"p1"}"#)
            _ = try await team.rpc("team/members/remove", #"{"user":\#(user)}"#)
            _ = try await team.rpc("team/team_folder/create", #"{"name":"Plans"}"#)
            let events = try await team.events("{}")
            #expect(
                events.map(\.type) == [
                    "member_change_status", "member_add_name", "member_change_status", "member_change_status",
                    "group_create", "group_add_member", "group_delete", "member_change_status", "team_folder_create",
                ])
            let statuses = events.compactMap { event -> String? in
                let value = (event.json["details"] as? [String: Any])?["new_value"] as? [String: Any]
                return event.type == "member_change_status" ? value?[".tag"] as? String : nil
            }
            #expect(statuses == ["invited", "active", "suspended", "removed"])
            let people = try #require(events[5].json["participants"] as? [[String: Any]])
            #expect(people.map { $0[".tag"] as? String ?? "" } == ["group", "user"])
            #expect((events[0].json["context"] as? [String: Any])?[".tag"] as? String == "team")
        }
    }

    @Test func filtersSelectEvents() async throws {
        try await TestTeam.run { team in
            _ = try await team.upload("/a", "a", as: team.member)
            team.wire.emulator.clock.advance(by: .seconds(3600))
            _ = try await team.upload("/b", "b", as: team.admin)
            _ = try await team.rpc("team/groups/create", #"{"group_name":"Pilots"}"#)
            #expect(try await team.events(#"{"category":"groups"}"#).map(\.type) == ["group_create"])
            #expect(try await team.events(#"{"event_type":"file_add"}"#).count == 2)
            let store = team.wire.emulator.store
            let joan = try #require(try store.account(team.member.account)).id
            #expect(try await team.events(#"{"account_id":"\#(joan)"}"#).count == 1)
            let format = Date.ISO8601FormatStyle()
            let middle = team.wire.emulator.clock.now.addingTimeInterval(-1800).formatted(format)
            #expect(try await team.events(#"{"time":{"end_time":"\#(middle)"}}"#).count == 1)
            #expect(try await team.events(#"{"time":{"start_time":"\#(middle)"}}"#).count == 2)
            let nobody = "dbid:" + String(repeating: "A", count: 35)
            for (json, summary) in [
                (#"{"category":"groups","event_type":"file_add"}"#, "invalid_filters/"),
                (#"{"account_id":"\#(nobody)"}"#, "account_id_not_found/"),
                (
                    #"{"time":{"start_time":"2020-01-02T00:00:00Z","end_time":"2020-01-01T00:00:00Z"}}"#,
                    "invalid_time_range/"
                ),
            ] {
                let response = try await team.rpc("team_log/get_events", json)
                #expect(response.summary == summary)
            }
        }
    }

    @Test func cursorsContinueUntilTheyAreReset() async throws {
        try await TestTeam.run { team in
            for name in ["a", "b", "c"] { _ = try await team.upload("/\(name)", name, as: team.member) }
            let first = try await team.rpc("team_log/get_events", #"{"limit":2}"#)
            #expect((first.json["events"] as? [Any])?.count == 2)
            #expect(first.json["has_more"] as? Bool == true)
            var cursor = try #require(first.json["cursor"] as? String)
            let second = try await team.rpc("team_log/get_events/continue", #"{"cursor":"\#(cursor)"}"#)
            #expect((second.json["events"] as? [Any])?.count == 1)
            #expect(second.json["has_more"] as? Bool == false)
            cursor = try #require(second.json["cursor"] as? String)
            _ = try await team.upload("/d", "d", as: team.member)
            let third = try await team.rpc("team_log/get_events/continue", #"{"cursor":"\#(cursor)"}"#)
            #expect((third.json["events"] as? [Any])?.count == 1)
            let wrong = try await team.rpc("team_log/get_events/continue", #"{"cursor":"x"}"#)
            #expect(wrong.summary == "bad_cursor/")
            try team.wire.emulator.store.resetEventCursors(of: team.team.number)
            let reset = try await team.rpc("team_log/get_events/continue", #"{"cursor":"\#(cursor)"}"#)
            #expect(reset.status == 409)
            let error = try #require(reset.json["error"] as? [String: Any])
            #expect(error[".tag"] as? String == "reset")
            #expect((error["reset"] as? String)?.hasSuffix("Z") == true)
        }
    }

    @Test func linkAndAppActionsAreLogged() async throws {
        try await TestTeam.run { team in
            let member = team.member
            _ = try await team.upload("/a.txt", "hello", as: member)
            let link = try await team.rpc("sharing/create_shared_link_with_settings", #"{"path":"/a.txt"}"#, as: member)
            let url = try #require(link.json["url"] as? String)
            _ = try await team.rpc("sharing/revoke_shared_link", #"{"url":"\#(url)"}"#, as: member)
            _ = try team.userToken(of: member)
            let app = "dbaid:\(team.wire.emulator.appKey)"
            _ = try await team.rpc(
                "team/linked_apps/revoke_linked_app", #"{"app_id":"\#(app)","team_member_id":"\#(member.id)"}"#)
            let events = try await team.events("{}")
            #expect(
                events.map(\.type) == ["file_add", "shared_link_create", "shared_link_disable", "app_unlink_user"])
            let details = try #require(events[3].json["details"] as? [String: Any])
            #expect((details["app_info"] as? [String: Any])?["app_id"] as? String == app)
        }
    }

    @Test func sharedFolderActionsAreLogged() async throws {
        try await TestTeam.run { team in
            let (joan, grace) = (team.member, team.admin)
            _ = try await team.rpc("files/create_folder_v2", #"{"path":"/Plans"}"#, as: joan)
            let shared = try await team.rpc("sharing/share_folder", #"{"path":"/Plans"}"#, as: joan)
            let id = try #require(shared.json["shared_folder_id"] as? String)
            let folder = #""shared_folder_id":"\#(id)""#
            _ = try await team.rpc(
                "sharing/add_folder_member",
                #"{\#(folder),"members":[{"member":{".tag":"email","email":"grace@example.com"},"access_level":"editor"},{"member":{".tag":"email","email":"else@example.com"},"access_level":"viewer"}]}"#,
                as: joan)
            _ = try await team.rpc("sharing/mount_folder", "{\(folder)}", as: grace)
            _ = try await team.rpc("files/create_folder_v2", #"{"path":"/Plans/2026"}"#, as: grace)
            _ = try await team.rpc("sharing/unmount_folder", "{\(folder)}", as: grace)
            _ = try await team.rpc("sharing/unshare_folder", "{\(folder)}", as: joan)
            let events = try await team.events("{}")
            #expect(
                events.map(\.type) == [
                    "file_add", "shared_folder_create", "shared_content_add_member", "shared_content_add_member",
                    "shared_folder_mount", "file_add", "shared_folder_unmount", "shared_content_unshare",
                ])
            #expect((events[1].json["details"] as? [String: Any])?["target_ns_id"] as? String == id)
            let member = try #require((events[2].json["participants"] as? [[String: Any]])?.first)
            #expect((member["user"] as? [String: Any])?["team_member_id"] as? String == grace.id)
            #expect(events[2].json["involve_non_team_member"] as? Bool == false)
            let otherUser = try #require((events[3].json["participants"] as? [[String: Any]])?.first)
            #expect((otherUser["user"] as? [String: Any])?[".tag"] as? String == "non_team_member")
            #expect(events[3].json["involve_non_team_member"] as? Bool == true)
            let asset = try #require((events[5].json["assets"] as? [[String: Any]])?.first)
            let path = try #require(asset["path"] as? [String: Any])
            #expect(path["contextual"] as? String == "/Plans/2026")
            let relative = try #require(path["namespace_relative"] as? [String: Any])
            #expect(relative["ns_id"] as? String == id)
            #expect(relative["relative_path"] as? String == "/2026")
            #expect(relative["is_shared_namespace"] as? Bool == true)
        }
    }

    @Test func eventsContainPreviousValues() async throws {
        try await TestTeam.run { team in
            let joan = #""user":{".tag":"team_member_id","team_member_id":"\#(team.member.id)"}"#
            _ = try await team.rpc("team/groups/create", #"{"group_name":"Pilots","group_external_id":"p1"}"#)
            _ = try await team.rpc(
                "team/groups/update",
                #"{"group":{".tag":"group_external_id","group_external_id":"p1"},"new_group_name":"Crew"}"#)
            _ = try await team.rpc("team/members/set_profile", #"{\#(joan),"new_email":"jo@example.com"}"#)
            _ = try await team.rpc("team/members/set_admin_permissions", #"{\#(joan),"new_role":"support_admin"}"#)
            let quota = #"{"users_and_quotas":[{\#(joan),"quota_gb":2}]}"#
            _ = try await team.rpc("team/member_space_limits/set_custom_quota", quota)
            _ = try await team.rpc("team/member_space_limits/set_custom_quota", quota)
            let details = try await team.events("{}").compactMap { $0.json["details"] as? [String: Any] }
            #expect(details.count == 6)
            #expect(details[1]["previous_value"] as? String == "Pilots")
            #expect(details[1]["new_value"] as? String == "Crew")
            #expect(details[2]["previous_value"] as? String == "joan@example.com")
            #expect((details[3]["previous_value"] as? [String: Any])?[".tag"] as? String == "member_only")
            #expect(details[4][".tag"] as? String == "member_space_limits_add_custom_quota_details")
            #expect(details[5]["previous_value"] as? Int == 2 << 30)
        }
    }

    @Test func signInLogsBrowserAndApp() async throws {
        try await TestTeam.run { team in
            let store = team.wire.emulator.store
            let account = try store.addAccount(email: "new@example.com", givenName: "Radia", surname: "Perlman")
            let member = try store.addMember(account, to: team.team, status: .invited)
            var visitor = HeadlessBrowser(team.wire)
            let parameters: KeyValuePairs = ["response_type": "code"]
            _ = try await visitor.open(parameters)
            for _ in 1...2 {
                let response = try await visitor.send(
                    "allow", parameters, account: account.id, headers: ["User-Agent: Lynx/2.9 (X11; Linux x86_64)"])
                #expect(response.status == 200)
                _ = try await visitor.open(parameters)
            }
            #expect(try store.member(member.id, of: team.team.number)?.status == .active)
            #expect(
                try await team.events("{}").map(\.type) == [
                    "member_change_status", "login_success", "device_link_success", "app_link_user", "login_success",
                    "app_link_user",
                ])
            let devices = try await team.rpc(
                "team/devices/list_member_devices", #"{"team_member_id":"\#(member.id)"}"#)
            let session = try #require((devices.json["active_web_sessions"] as? [[String: Any]])?.first)
            #expect(session["browser"] as? String == "Lynx")
            #expect(session["os"] as? String == "Linux")
        }
    }
}

extension TestTeam {
    /// An event and its type.
    struct Event {
        let type: String
        let json: [String: Any]
    }

    func events(_ json: String) async throws -> [Event] {
        let response = try await rpc("team_log/get_events", json)
        let events = response.json["events"] as? [[String: Any]] ?? []
        return events.map { Event(type: ($0["event_type"] as? [String: Any])?[".tag"] as? String ?? "", json: $0) }
    }
}
