import Foundation
import Testing

@testable import DropboxEmulator

/// Tests of accounts, space usage and contacts over HTTP.
@Suite(.timeLimit(.minutes(10)))
struct UserWireTests {
    @Test func accountsAreReturnedByID() async throws {
        try await Wire.run { wire in
            let bob = try wire.emulator.store.addAccount(email: "bob@example.com", givenName: "Bob", surname: "Kahn")
            let answer = try await wire.rpc("users/get_account", #"{"account_id":"\#(bob.id)"}"#)
            #expect(
                answer.text == #"{"account_id":"\#(bob.id)","name":{"given_name":"Bob","surname":"Kahn","#
                    + #""familiar_name":"Bob","display_name":"Bob Kahn","abbreviated_name":"BK"},"#
                    + #""email":"bob@example.com","email_verified":true,"disabled":false,"is_teammate":false}"#)
            let nobody = "dbid:" + String(repeating: "A", count: 35)
            let missing = try await wire.rpc("users/get_account", #"{"account_id":"\#(nobody)"}"#)
            #expect(missing.status == 409)
            #expect(missing.summary == "no_account/")

            let firstID = try wire.emulator.store.accounts()[0].id
            let both = try await wire.rpc("users/get_account_batch", #"{"account_ids":["\#(bob.id)","\#(firstID)"]}"#)
            let list = try #require(try JSONSerialization.jsonObject(with: both.body) as? [[String: Any]])
            #expect(list.map { $0["account_id"] as? String } == [bob.id, firstID])
            #expect(list.map { $0["is_teammate"] as? Bool } == [false, true])
            let one = try await wire.rpc("users/get_account_batch", #"{"account_ids":["\#(bob.id)","\#(nobody)"]}"#)
            #expect(one.text.hasSuffix(#""error": {".tag":"no_account","no_account":"\#(nobody)"}}"#))
            let many = Array(repeating: #""\#(firstID)""#, count: 301).joined(separator: ",")
            #expect(try await wire.rpc("users/get_account_batch", #"{"account_ids":[\#(many)]}"#).status == 400)
        }
    }

    @Test func teammatesAreReportedAsTeammates() async throws {
        try await TestTeam.run { team in
            let grace = try #require(try team.wire.emulator.store.account(team.admin.account))
            let answer = try await team.rpc("users/get_account", #"{"account_id":"\#(grace.id)"}"#, as: team.member)
            #expect(answer.json["is_teammate"] as? Bool == true)
            #expect(answer.json["team_member_id"] as? String == team.admin.id)
            let otherUser = try await team.wire.rpc("users/get_account", #"{"account_id":"\#(grace.id)"}"#)
            #expect(otherUser.json["is_teammate"] as? Bool == false)
            #expect(otherUser.json["team_member_id"] == nil)
        }
    }

    @Test func spaceUsageOfMembersIsThatOfTheTeam() async throws {
        try await TestTeam.run { team in
            _ = try await team.upload("/a", "12345", as: team.admin)
            _ = try await team.upload("/b", "123", as: team.member)
            let space = try await team.rpc("users/get_space_usage", "null", as: team.member)
            #expect(
                space.text == #"{"used":3,"allocation":{".tag":"team","used":8,"allocated":16492674416640,"#
                    + #""user_within_team_space_allocated":0,"user_within_team_space_limit_type":{".tag":"off"},"#
                    + #""user_within_team_space_used_cached":3}}"#)
        }
    }

    @Test func featureValuesDependOnTheAccount() async throws {
        try await TestTeam.run { team in
            let question =
                #"{"features":["paper_as_files",{".tag":"file_locking"},"team_shared_dropbox","distinct_member_home"]}"#
            func answer(_ inTeam: Bool) -> String {
                #"{"values":[{".tag":"paper_as_files","paper_as_files":{".tag":"enabled","enabled":true}},"#
                    + #"{".tag":"file_locking","file_locking":{".tag":"enabled","enabled":true}},"#
                    + #"{".tag":"team_shared_dropbox","team_shared_dropbox":{".tag":"enabled","enabled":\#(inTeam)}},"#
                    + #"{".tag":"distinct_member_home","distinct_member_home":{".tag":"enabled","enabled":\#(inTeam)}}]}"#
            }
            #expect(try await team.wire.rpc("users/features/get_values", question).text == answer(false))
            #expect(try await team.rpc("users/features/get_values", question, as: team.member).text == answer(true))
            let none = try await team.wire.rpc("users/features/get_values", #"{"features":[]}"#)
            #expect(none.summary == "empty_features_list/")
        }
    }

    @Test func contactsCanBeDeleted() async throws {
        try await Wire.run { wire in
            let store = wire.emulator.store
            try store.addContacts(["a@example.com", "b@example.com", "c@example.com"], of: 1)
            let route = "contacts/delete_manual_contacts_batch"
            let missing = try await wire.rpc(route, #"{"email_addresses":["a@example.com","x@example.com"]}"#)
            #expect(missing.status == 409)
            #expect(
                missing.text.hasSuffix(
                    #""error": {".tag":"contacts_not_found","contacts_not_found":["x@example.com"]}}"#))
            #expect(try store.contacts(of: 1).count == 3)
            #expect(try await wire.rpc(route, #"{"email_addresses":["A@example.com"]}"#).text == "null")
            #expect(try store.contacts(of: 1) == ["b@example.com", "c@example.com"])
            #expect(try await wire.rpc("contacts/delete_manual_contacts", "null").text == "null")
            #expect(try store.contacts(of: 1).isEmpty)
        }
    }

    @Test func inviteesBecomeContacts() async throws {
        try await TestTeam.run { team in
            let folder = try await team.rpc("sharing/share_folder", #"{"path":"/plans"}"#, as: team.member)
            let id = try #require(folder.json["shared_folder_id"] as? String)
            let invitation = #"""
                {"shared_folder_id":"\#(id)","members":[{"member":{".tag":"email","email":"ada@example.com"}},
                {"member":{".tag":"email","email":"grace@example.com"}}]}
                """#
            #expect(try await team.rpc("sharing/add_folder_member", invitation, as: team.member).status == 200)
            #expect(try team.wire.emulator.store.contacts(of: team.member.account) == ["ada@example.com"])
        }
    }
}
