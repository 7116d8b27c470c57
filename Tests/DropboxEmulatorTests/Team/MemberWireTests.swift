import DropboxSQLite
import Foundation
import Testing

@testable import DropboxEmulator

/// Tests of team members over HTTP.
@Suite(.timeLimit(.minutes(10)))
struct MemberWireTests {
    @Test func teamInfoHasNameAndCounts() async throws {
        try await TestTeam.run { team in
            let info = try await team.rpc("team/get_info", "null")
            #expect(info.status == 200)
            #expect(info.json["name"] as? String == "Engine Works")
            #expect(info.json["team_id"] as? String == team.team.id)
            #expect(info.json["num_licensed_users"] as? Int == 100)
            #expect(info.json["num_provisioned_users"] as? Int == 2)
            #expect(info.text.contains(#""emm_state":{".tag":"disabled"}"#))
            let admin = try await team.rpc("team/token/get_authenticated_admin", "null")
            let profile = try #require(admin.json["admin_profile"] as? [String: Any])
            #expect(profile["team_member_id"] as? String == team.admin.id)
            let features = try await team.rpc(
                "team/features/get_values", #"{"features":["has_team_shared_dropbox","upload_api_rate_limit"]}"#)
            #expect(
                features.text
                    == #"{"values":[{".tag":"has_team_shared_dropbox","has_team_shared_dropbox":{".tag":"has_team_shared_dropbox","has_team_shared_dropbox":true}},{".tag":"upload_api_rate_limit","upload_api_rate_limit":{".tag":"unlimited"}}]}"#
            )
            let none = try await team.rpc("team/features/get_values", #"{"features":[]}"#)
            #expect(none.summary == "empty_features_list/")
        }
    }

    @Test func userTokenIsRejectedByTeamRoutes() async throws {
        try await Wire.run { wire in
            let response = try await wire.rpc("team/get_info", "null")
            #expect(response.status == 400)
            #expect(
                response.text
                    == #"Error in call to API function "team/get_info": This is a DfB team management function.  The OAuth 2 access token you provided is for a specific Dropbox user account and does not work with this function."#
            )
        }
    }

    @Test func membersAreListedInPages() async throws {
        try await TestTeam.run { team in
            let first = try await team.rpc("team/members/list", #"{"limit":1}"#)
            let member = try #require((first.json["members"] as? [[String: Any]])?.first)
            #expect((member["role"] as? [String: Any])?[".tag"] as? String == "team_admin")
            let profile = try #require(member["profile"] as? [String: Any])
            #expect(profile["email"] as? String == "grace@example.com")
            #expect((profile["status"] as? [String: Any])?[".tag"] as? String == "active")
            #expect(profile["root_folder_id"] as? String == String(team.team.root))
            #expect((profile["groups"] as? [String])?.count == 1)
            #expect(first.json["has_more"] as? Bool == true)
            let cursor = try #require(first.json["cursor"] as? String)
            let second = try await team.rpc("team/members/list/continue", #"{"cursor":"\#(cursor)"}"#)
            #expect((second.json["members"] as? [Any])?.count == 1)
            #expect(second.json["has_more"] as? Bool == false)
            let wrong = try await team.rpc("team/members/list/continue", #"{"cursor":"x"}"#)
            #expect(wrong.status == 409)
            #expect(wrong.summary == "invalid_cursor/")
            let newer = try await team.rpc("team/members/list_v2", "{}")
            let roles = (newer.json["members"] as? [[String: Any]])?.map { ($0["roles"] as? [Any])?.count }
            #expect(roles == [1, 0])
        }
    }

    @Test func addedMembersAreInvitedAndGetAccounts() async throws {
        try await TestTeam.run { team in
            let added = try await team.rpc(
                "team/members/add",
                #"{"new_members":[{"member_email":"new@example.com","member_given_name":"Radia","member_surname":"Perlman","member_external_id":"e1"},{"member_email":"joan@example.com"},{"member_email":"x@example.com","member_external_id":"e1"},{"member_email":"ada@example.com"}]}"#
            )
            #expect(added.json[".tag"] as? String == "complete")
            let results = try #require(added.json["complete"] as? [[String: Any]])
            let tags = results.map { $0[".tag"] as? String ?? "" }
            #expect(tags == ["success", "user_already_on_team", "duplicate_external_member_id", "success"])
            #expect(results[1]["user_already_on_team"] as? String == "joan@example.com")
            let profile = try #require(results[0]["profile"] as? [String: Any])
            #expect((profile["status"] as? [String: Any])?[".tag"] as? String == "invited")
            #expect(profile["invited_on"] != nil)
            let id = try #require(profile["team_member_id"] as? String)
            let account = try await team.rpc(
                "users/get_current_account", "null", ["Dropbox-API-Select-User: \(id)"])
            #expect(account.json["email"] as? String == "new@example.com")
            let info = try await team.rpc(
                "team/members/get_info",
                #"{"members":[{".tag":"external_id","external_id":"e1"},{".tag":"email","email":"no@example.com"}]}"#)
            let infos = try #require(try JSONSerialization.jsonObject(with: info.body) as? [[String: Any]])
            #expect(infos.map { $0[".tag"] as? String ?? "" } == ["member_info", "id_not_found"])
            let status = ((infos[0]["profile"] as? [String: Any])?["status"] as? [String: Any])?[".tag"] as? String
            #expect(status == "active")
        }
    }

    @Test func membersCanBeAddedByAJob() async throws {
        try await TestTeam.run({ $0.limits.pollsBeforeCompletion = 1 }) { team in
            let launch = try await team.rpc(
                "team/members/add_v2",
                #"{"new_members":[{"member_email":"new@example.com","role_ids":["pid_dbtmr:team_admin"]}],"force_async":true}"#
            )
            #expect(launch.json[".tag"] as? String == "async_job_id")
            let id = try #require(launch.json["async_job_id"] as? String)
            let poll = #"{"async_job_id":"\#(id)"}"#
            let first = try await team.rpc("team/members/add/job_status/get_v2", poll)
            #expect(first.text == #"{".tag":"in_progress"}"#)
            let second = try await team.rpc("team/members/add/job_status/get_v2", poll)
            #expect(second.json[".tag"] as? String == "complete")
            #expect(second.text.contains(#""role_id":"pid_dbtmr:team_admin""#))
            let other = try await team.rpc("team/members/add/job_status/get", poll)
            #expect(other.summary == "invalid_async_job_id/")
        }
    }

    @Test func licensesLimitTheNumberOfMembers() async throws {
        try await Wire.run { wire in
            let store = wire.emulator.store
            let small = try store.addTeam(name: "Small", licenses: 1)
            let admin = try store.addMember(
                store.addAccount(email: "g@example.com", givenName: "G", surname: "H"), to: small, role: .teamAdmin)
            let grant = try store.addGrant(
                account: admin.account, app: wire.emulator.appKey, scopes: AllRoutes.scopes, team: small.number)
            let token = try store.addToken(.access, grant: grant, scopes: AllRoutes.scopes)
            let response = try await wire.send(
                "POST /2/team/members/add",
                ["Authorization: Bearer \(token)", "Content-Type: application/json"],
                body: Data(#"{"new_members":[{"member_email":"n@example.com"}]}"#.utf8))
            #expect(
                response.text
                    == #"{".tag":"complete","complete":[{".tag":"team_license_limit","team_license_limit":"n@example.com"}]}"#
            )
        }
    }

    @Test func suspendedMembersHaveNoAccessUntilUnsuspended() async throws {
        try await TestTeam.run { team in
            let token = try team.userToken(of: team.member)
            let head = ["Authorization: Bearer \(token)", "Content-Type: application/json"]
            let user = #"{"user":{".tag":"team_member_id","team_member_id":"\#(team.member.id)"}}"#
            let done = try await team.rpc("team/members/suspend", user)
            #expect(done.status == 200)
            #expect(done.text == "null")
            let selected = try await team.rpc("users/get_current_account", "null", as: team.member)
            #expect(selected.status == 401)
            #expect(selected.summary == "user_suspended/")
            let memberResponse = try await team.wire.send(
                "POST /2/users/get_current_account", head, body: Data("null".utf8))
            #expect(memberResponse.status == 401)
            #expect(memberResponse.summary == "user_suspended/")
            #expect(try await team.rpc("team/members/suspend", user).summary == "suspend_inactive_user/")
            #expect(try await team.rpc("team/members/unsuspend", user).status == 200)
            #expect(try await team.rpc("team/members/unsuspend", user).summary == "unsuspend_non_suspended_member/")
            let back = try await team.wire.send("POST /2/users/get_current_account", head, body: Data("null".utf8))
            #expect(back.status == 200)
            let admin = #"{"user":{".tag":"email","email":"grace@example.com"}}"#
            #expect(try await team.rpc("team/members/suspend", admin).summary == "suspend_last_admin/")
        }
    }

    @Test func removedMembersLoseTokensAndAreRecoverable() async throws {
        try await TestTeam.run { team in
            let token = try team.userToken(of: team.member)
            let head = ["Authorization: Bearer \(token)", "Content-Type: application/json"]
            let user = #""user":{".tag":"team_member_id","team_member_id":"\#(team.member.id)"}"#
            let launch = try await team.rpc("team/members/remove", "{\(user)}")
            #expect(launch.json[".tag"] as? String == "async_job_id")
            let id = try #require(launch.json["async_job_id"] as? String)
            let job = try await team.rpc("team/members/remove/job_status/get", #"{"async_job_id":"\#(id)"}"#)
            #expect(job.text == #"{".tag":"complete"}"#)
            let memberResponse = try await team.wire.send(
                "POST /2/users/get_current_account", head, body: Data("null".utf8))
            #expect(memberResponse.status == 401)
            #expect(memberResponse.summary == "invalid_access_token/")
            let selected = try await team.rpc("users/get_current_account", "null", as: team.member)
            #expect(selected.summary == "invalid_select_user/")
            let listed = try await team.rpc("team/members/list", "{}")
            #expect((listed.json["members"] as? [Any])?.count == 1)
            let all = try await team.rpc("team/members/list", #"{"include_removed":true}"#)
            #expect(
                all.text.contains(
                    #""status":{".tag":"removed","is_recoverable":true,"is_disconnected":false}"#))
            #expect(try await team.rpc("team/members/recover", "{\(user)}").text == "null")
            #expect(try await team.rpc("users/get_current_account", "null", as: team.member).status == 200)
            #expect(try await team.rpc("team/members/recover", "{\(user)}").summary == "user_unrecoverable/")
        }
    }

    @Test func contradictoryRemovalOptionsAreRejected() async throws {
        try await TestTeam.run { team in
            let user = #""user":{".tag":"team_member_id","team_member_id":"\#(team.member.id)"}"#
            let admin = #"{".tag":"team_member_id","team_member_id":"\#(team.admin.id)"}"#
            let cases = [
                (#"{\#(user),"keep_account":true}"#, "cannot_keep_account_and_delete_data/"),
                (#"{\#(user),"transfer_dest_id":\#(admin)}"#, "unspecified_transfer_admin_id/"),
                (
                    #"{\#(user),"transfer_dest_id":\#(admin),"transfer_admin_id":\#(admin),"permanently_delete_files":true}"#,
                    "cannot_permanently_delete_and_transfer/"
                ),
                (#"{"user":\#(admin)}"#, "remove_last_admin/"),
                (#"{"user":{".tag":"email","email":"nobody@example.com"}}"#, "user_not_found/"),
                (#"{"user":{".tag":"email","email":"ada@example.com"}}"#, "user_not_in_team/"),
            ]
            for (json, summary) in cases {
                let response = try await team.rpc("team/members/remove", json)
                #expect(response.summary == summary)
            }
        }
    }

    @Test func keptAccountWorksWithoutTheTeam() async throws {
        try await TestTeam.run { team in
            let token = try team.userToken(of: team.member)
            let user = #""user":{".tag":"team_member_id","team_member_id":"\#(team.member.id)"}"#
            let launch = try await team.rpc(
                "team/members/remove", #"{\#(user),"wipe_data":false,"keep_account":true}"#)
            #expect(launch.status == 200)
            let account = try await team.wire.send(
                "POST /2/users/get_current_account",
                ["Authorization: Bearer \(token)", "Content-Type: application/json"], body: Data("null".utf8))
            #expect(account.status == 200)
            #expect(account.json["team"] == nil)
            #expect((account.json["account_type"] as? [String: Any])?[".tag"] as? String == "basic")
        }
    }

    @Test func memberWhoLeftWithTheirFilesCanJoinAgainWithAnotherName() async throws {
        try await TestTeam.run { team in
            let store = team.wire.emulator.store
            let account = try #require(try store.account(team.member.account))
            let root = team.team.root
            func mounts() throws -> [String] {
                try store.read { connection in
                    let query = "SELECT name FROM entries WHERE namespace = ? AND mounted IS NOT NULL"
                    return try connection.rows(query, root) { $0[0] ?? "" }
                }
            }
            let before = try mounts()
            let user = #""user":{".tag":"team_member_id","team_member_id":"\#(team.member.id)"}"#
            _ = try await team.rpc("team/members/set_profile", #"{\#(user),"new_given_name":"Maria"}"#)
            _ = try await team.rpc("team/members/remove", #"{\#(user),"wipe_data":false,"keep_account":true}"#)
            #expect(try mounts().count == before.count - 1)
            let added = try await team.rpc(
                "team/members/add_v2", #"{"new_members":[{"member_email":"\#(account.email)"}]}"#)
            #expect(added.status == 200, "\(added.text)")
            #expect(added.text.contains(#"".tag":"success""#), "\(added.text)")
            #expect(try mounts().count == before.count && mounts().contains { $0.hasPrefix("Maria") })
        }
    }

    @Test func profilesAndRolesCanBeChanged() async throws {
        try await TestTeam.run { team in
            let user = #""user":{".tag":"team_member_id","team_member_id":"\#(team.member.id)"}"#
            let changed = try await team.rpc(
                "team/members/set_profile", #"{\#(user),"new_given_name":"Jo","new_external_id":"x1"}"#)
            let profile = try #require(changed.json["profile"] as? [String: Any])
            #expect((profile["name"] as? [String: Any])?["given_name"] as? String == "Jo")
            #expect(profile["external_id"] as? String == "x1")
            #expect(try await team.rpc("team/members/set_profile", "{\(user)}").summary == "no_new_data_specified/")
            let taken = try await team.rpc(
                "team/members/set_profile_v2", #"{\#(user),"new_email":"grace@example.com"}"#)
            #expect(taken.summary == "email_reserved_for_other_user/")
            let tier = try await team.rpc(
                "team/members/set_admin_permissions", #"{\#(user),"new_role":"support_admin"}"#)
            #expect(tier.text == #"{"team_member_id":"\#(team.member.id)","role":{".tag":"support_admin"}}"#)
            let admin = #""user":{".tag":"team_member_id","team_member_id":"\#(team.admin.id)"}"#
            let last = try await team.rpc("team/members/set_admin_permissions_v2", #"{\#(admin),"new_roles":[]}"#)
            #expect(last.summary == "last_admin/")
            let roles = try await team.rpc("team/members/get_available_team_member_roles", "null")
            #expect((roles.json["roles"] as? [Any])?.count == 3)
        }
    }

    @Test func secondaryEmailsCanBeAddedAndDeleted() async throws {
        try await TestTeam.run { team in
            let user = #""user":{".tag":"team_member_id","team_member_id":"\#(team.member.id)"}"#
            let added = try await team.rpc(
                "team/members/secondary_emails/add",
                #"{"new_secondary_emails":[{\#(user),"secondary_emails":["j2@example.com","grace@example.com"]}]}"#)
            #expect(
                added.text
                    == #"{"results":[{".tag":"success",\#(user),"results":[{".tag":"success","email":"j2@example.com","is_verified":false},{".tag":"unavailable","unavailable":"grace@example.com"}]}]}"#
            )
            let deleted = try await team.rpc(
                "team/members/secondary_emails/delete",
                #"{"emails_to_delete":[{\#(user),"secondary_emails":["j2@example.com","j2@example.com","joan@example.com"]}]}"#
            )
            #expect(
                deleted.text.contains(
                    #"[{".tag":"success","success":"j2@example.com"},{".tag":"not_found","not_found":"j2@example.com"},{".tag":"cannot_remove_primary","cannot_remove_primary":"joan@example.com"}]"#
                ))
        }
    }

    @Test func membersCanBeSuspendedInBulk() async throws {
        try await TestTeam.run { team in
            let target = #"{"user":{".tag":"team_member_id","team_member_id":"\#(team.member.id)"}}"#
            let launch = try await team.rpc(
                "team/members/bulk_suspend", #"{"members":[{"client_item_id":"1","suspend_arg":\#(target)}]}"#)
            #expect(launch.json[".tag"] as? String == "async_job_id")
            let id = try #require(launch.json["async_job_id"] as? String)
            let job = try await team.rpc("team/members/bulk_suspend/job_status/check", #"{"async_job_id":"\#(id)"}"#)
            #expect(job.text.hasPrefix(#"{".tag":"complete","requested":1,"suspended":1,"failed":0"#))
        }
    }

    @Test func invalidMemberPhotosAreRejected() async throws {
        try await TestTeam.run { team in
            let user = #""user":{".tag":"team_member_id","team_member_id":"\#(team.member.id)"}"#
            let wrong = try await team.rpc(
                "team/members/set_profile_photo",
                #"{\#(user),"photo":{".tag":"base64_data","base64_data":"aGVsbG8="}}"#)
            #expect(wrong.summary == "photo_error/file_type_error/")
            let deleted = try await team.rpc("team/members/delete_profile_photo_v2", "{\(user)}")
            let info = try #require(deleted.json["member_info"] as? [String: Any])
            #expect((info["profile"] as? [String: Any])?["profile_photo_url"] == nil)
        }
    }
}
