import Foundation
import Testing

@testable import DropboxEmulator

/// Tests of team tokens and of selecting members.
@Suite(.timeLimit(.minutes(10)))
struct TeamSelectionTests {
    @Test func requestsRunAsTheSelectedMember() async throws {
        try await TestTeam.run { team in
            let account = try await team.rpc("users/get_current_account", "null", as: team.member)
            #expect(account.status == 200)
            #expect(account.json["email"] as? String == "joan@example.com")
            #expect(account.json["team_member_id"] as? String == team.member.id)
            let details = try #require(account.json["team"] as? [String: Any])
            #expect(details["id"] as? String == team.team.id)
            #expect(details["name"] as? String == "Engine Works")
            #expect((account.json["account_type"] as? [String: Any])?[".tag"] as? String == "business")
            let root = try #require(account.json["root_info"] as? [String: Any])
            #expect(root[".tag"] as? String == "team")
            #expect(root["root_namespace_id"] as? String == String(team.team.root))
            #expect(root["home_path"] as? String == "/Joan Clarke")
            #expect(root["home_namespace_id"] as? String != root["root_namespace_id"] as? String)
        }
    }

    @Test func selectedMembersHaveSeparateFiles() async throws {
        try await TestTeam.run { team in
            #expect(try await team.upload("/a.txt", "joan's", as: team.member).status == 200)
            let joan = try await team.rpc("files/list_folder", #"{"path":""}"#, as: team.member)
            #expect((joan.json["entries"] as? [Any])?.count == 1)
            let grace = try await team.rpc("files/list_folder", #"{"path":""}"#, as: team.admin)
            #expect((grace.json["entries"] as? [Any])?.count == 0)
        }
    }

    @Test func selectionCanBeAQueryParameter() async throws {
        try await TestTeam.run { team in
            let response = try await team.rpc("users/get_current_account?select_user=\(team.member.id)", "null")
            #expect(response.json["email"] as? String == "joan@example.com")
        }
    }

    @Test func teamTokenWithoutSelectionIsRejectedByUserRoutes() async throws {
        try await TestTeam.run { team in
            let response = try await team.rpc("files/list_folder", #"{"path":""}"#)
            #expect(response.status == 400)
            #expect(
                response.text.hasPrefix(
                    #"Error in call to API function "files/list_folder": This API function operates on a single Dropbox account"#
                ))
            #expect(response.text.contains(#""Dropbox-API-Select-User" HTTP header or "select_user" URL parameter"#))
        }
    }

    @Test func onlyMembersCanBeSelected() async throws {
        try await TestTeam.run { team in
            let response = try await team.rpc(
                "users/get_current_account", "null", ["Dropbox-API-Select-User: dbmid:nobody"])
            #expect(response.status == 401)
            #expect(response.summary == "invalid_select_user/")
            let both = try await team.rpc(
                "users/get_current_account", "null",
                ["Dropbox-API-Select-User: \(team.member.id)", "Dropbox-API-Select-Admin: \(team.admin.id)"])
            #expect(both.status == 400)
        }
    }

    @Test func adminsCanBeSelectedIfTheRouteAllowsIt() async throws {
        try await TestTeam.run { team in
            let allowed = try await team.rpc("users/get_current_account", "null", asAdmin: team.admin)
            #expect(allowed.json["email"] as? String == "grace@example.com")
            let member = try await team.rpc("users/get_current_account", "null", asAdmin: team.member)
            #expect(member.status == 401)
            #expect(member.summary == "invalid_select_admin/")
            let route = try await team.rpc("users/get_space_usage", "null", asAdmin: team.admin)
            #expect(route.status == 401)
            #expect(route.summary == "route_access_denied/")
        }
    }

    @Test func selectionRequiresTheMemberFileScope() async throws {
        try await Wire.run { wire in
            let team = try TestTeam(wire, scopes: AllRoutes.scopes.subtracting(["team_data.member"]))
            let response = try await team.rpc("users/get_current_account", "null", as: team.member)
            #expect(response.status == 401)
            #expect(response.summary == "missing_scope/")
            #expect(
                response.text.hasSuffix(
                    #""error": {".tag":"missing_scope","required_scope":"team_data.member"}}"#))
        }
    }

    @Test func selectingAnInvitedMemberActivatesThem() async throws {
        try await TestTeam.run { team in
            let store = team.wire.emulator.store
            let account = try store.addAccount(email: "new@example.com", givenName: "New", surname: "One")
            let member = try store.addMember(account, to: team.team, status: .invited)
            #expect(try await team.rpc("users/get_current_account", "null", as: member).status == 200)
            let joined = try #require(try store.member(member.id, of: team.team.number))
            #expect(joined.status == .active)
            #expect(joined.joined != nil)
        }
    }

    /// The root that the account names can be used at once.
    @Test func callOfAnInvitedMemberActivatesThem() async throws {
        try await TestTeam.run { team in
            let store = team.wire.emulator.store
            let account = try store.addAccount(email: "new@example.com", givenName: "New", surname: "One")
            let member = try store.addMember(account, to: team.team, status: .invited)
            let token = try team.userToken(of: member)
            let bearer = "Authorization: Bearer \(token)"
            let user = try await team.wire.send(
                "POST /2/users/get_current_account", [bearer, "Content-Type: application/json"], body: Data("null".utf8)
            )
            let info = try #require(user.json["root_info"] as? [String: Any])
            let root = try #require(info["root_namespace_id"] as? String)
            let listing = try await team.wire.send(
                "POST /2/files/list_folder",
                [
                    bearer, "Content-Type: application/json",
                    #"Dropbox-API-Path-Root: {".tag":"root","root":"\#(root)"}"#,
                ], body: Data(#"{"path":""}"#.utf8))
            #expect(listing.status == 200, "\(listing.text)")
            #expect(try store.member(member.id, of: team.team.number)?.status == .active)
        }
    }
}
