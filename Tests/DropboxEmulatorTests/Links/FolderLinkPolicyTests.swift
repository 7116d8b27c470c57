import Foundation
import Testing

@testable import DropboxEmulator

/// Tests of links into shared folders that restrict links.
@Suite(.timeLimit(.minutes(10)))
struct FolderLinkPolicyTests {
    private static let metadata = "sharing/get_shared_link_metadata"

    /// Runs `body` with Grace's shared folder `/Top/Plans`, and links of Grace to its file and to `/Top`.
    private func run(_ policy: String, _ body: (TestTeam, _ link: RawResponse, _ top: String) async throws -> Void)
        async throws
    {
        try await TestTeam.run { team in
            #expect(try await team.upload("/Top/Plans/a.txt", "hello", as: team.admin).status == 200)
            let shared = try await team.rpc("sharing/share_folder", #"{"path":"/Top/Plans"}"#, as: team.admin)
            let folder = #""shared_folder_id":"\#(shared.string("shared_folder_id"))""#
            let create = "sharing/create_shared_link_with_settings"
            let top = try await team.rpc(create, #"{"path":"/Top"}"#, as: team.admin).string("url")
            let changed = try await team.rpc(
                "sharing/update_folder_policy", #"{\#(folder),"shared_link_policy":"\#(policy)"}"#, as: team.admin)
            #expect(changed.status == 200, "\(changed.text)")
            let link = try await team.rpc(
                create, #"{"path":"/Top/Plans/a.txt","settings":{"audience":"public"}}"#, as: team.admin)
            #expect(link.status == 200, "\(link.text)")
            try await body(team, link, top)
        }
    }

    private func tag(_ response: RawResponse, _ key: String) -> String? {
        (response.object("link_permissions")[key] as? [String: Any])?[".tag"] as? String
    }

    @Test func folderCanRestrictLinksToItsMembers() async throws {
        try await run("members") { team, link, top in
            #expect(tag(link, "resolved_visibility") == "shared_folder_only")
            #expect(tag(link, "requested_visibility") == "public")
            #expect(tag(link, "effective_audience") == "members")
            #expect(link.text.contains(#""disallowed_reason":{".tag":"restricted_by_shared_folder"}"#))
            let url = link.string("url")
            let argument = #"{"url":"\#(url)"}"#
            let bob = try team.wire.bob()
            for response in [
                try await bob.rpc(Self.metadata, argument),
                try await bob.fetch("sharing/get_shared_link_file", argument),
                try await team.wire.rpcAsApp(Self.metadata, argument),
                try await team.rpc(Self.metadata, argument, as: team.member),
                // The folder is inside another one, to which everyone has a link.
                try await bob.rpc(Self.metadata, #"{"url":"\#(top)","path":"/Plans/a.txt"}"#),
            ] {
                #expect(response.summary == "shared_link_access_denied/")
            }
            #expect(try await bob.rpc(Self.metadata, #"{"url":"\#(top)"}"#).status == 200)
            #expect(try await team.wire.get(url.replacing("dl=0", with: "dl=1")).status == 403)
            #expect(try await team.rpc(Self.metadata, argument, as: team.admin).status == 200)
        }
    }

    @Test func membersOfTheFolderCanUseItsLinks() async throws {
        try await run("members") { team, link, _ in
            let url = link.string("url")
            let store = team.wire.emulator.store
            let joan = try #require(try store.account(team.member.account))
            let folders = try await team.rpc("sharing/list_folders", "{}", as: team.admin)
            let folder = try #require(
                (folders.json["entries"] as? [[String: Any]])?.first?["shared_folder_id"] as? String)
            let member = #"{"member":{".tag":"email","email":"\#(joan.email)"}}"#
            _ = try await team.rpc(
                "sharing/add_folder_member", #"{"shared_folder_id":"\#(folder)","members":[\#(member)]}"#,
                as: team.admin)
            let response = try await team.rpc(Self.metadata, #"{"url":"\#(url)"}"#, as: team.member)
            #expect(response.status == 200, "\(response.text)")
            #expect(tag(response, "effective_audience") == "members")
        }
    }

    @Test func folderCanRestrictLinksToTheTeam() async throws {
        try await run("team") { team, link, top in
            #expect(tag(link, "resolved_visibility") == "team_only")
            #expect(tag(link, "effective_audience") == "team")
            let argument = #"{"url":"\#(link.string("url"))"}"#
            let inside = #"{"url":"\#(top)","path":"/Plans/a.txt"}"#
            let bob = try team.wire.bob()
            for argument in [argument, inside] {
                #expect(try await team.rpc(Self.metadata, argument, as: team.member).status == 200)
                #expect(try await bob.rpc(Self.metadata, argument).summary == "shared_link_access_denied/")
            }
        }
    }
}
