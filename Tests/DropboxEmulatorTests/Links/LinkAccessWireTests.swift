import Foundation
import Testing

@testable import DropboxEmulator

/// Tests of the access that shared links give.
@Suite(.timeLimit(.minutes(10)))
struct LinkAccessWireTests {
    private static let metadata = "sharing/get_shared_link_metadata"
    private static let file = "sharing/get_shared_link_file"

    private func link(_ wire: Wire, _ path: String, _ settings: String = "{}") async throws -> String {
        let argument = #"{"path":"\#(path)","settings":\#(settings)}"#
        return try await wire.rpc("sharing/create_shared_link_with_settings", argument).string("url")
    }

    @Test func otherUsersCanReadTheLinkedFile() async throws {
        try await Wire.run { wire in
            let bob = try wire.bob()
            _ = try await wire.upload(#"{"path":"/f/a.txt"}"#, "hello")
            let url = try await link(wire, "/f/a.txt")
            for response in [
                try await bob.rpc(Self.metadata, #"{"url":"\#(url)"}"#),
                try await wire.rpcAsApp(Self.metadata, #"{"url":"\#(url)"}"#),
            ] {
                #expect(response.status == 200)
                #expect(response.string("name") == "a.txt")
                #expect(response.json["path_lower"] == nil)
                let permissions = try #require(response.json["link_permissions"] as? [String: Any])
                #expect(permissions["can_revoke"] as? Bool == false)
                #expect((permissions["revoke_failure_reason"] as? [String: String]) == [".tag": "owner_only"])
                #expect(permissions["requested_visibility"] == nil)
            }
            let content = try await bob.fetch(Self.file, #"{"url":"\#(url)"}"#)
            #expect(content.status == 200)
            #expect(content.text == "hello")
            #expect(content.headers["dropbox-api-result"]?.contains(#""name":"a.txt""#) == true)
            let part = try await bob.fetch(Self.file, #"{"url":"\#(url)"}"#, ["Range: bytes=1-2"])
            #expect(part.status == 206)
            #expect(part.text == "el")
        }
    }

    @Test func folderLinkGivesAccessToItsContent() async throws {
        try await Wire.run { wire in
            let bob = try wire.bob()
            _ = try await wire.upload(#"{"path":"/f/g/a.txt"}"#, "hello")
            _ = try await wire.upload(#"{"path":"/other"}"#, "hello")
            let url = try await link(wire, "/f")
            #expect(url.contains("/scl/fo/"))
            let folder = try await bob.rpc(Self.metadata, #"{"url":"\#(url)"}"#)
            #expect(folder.string(".tag") == "folder")
            let inside = try await bob.rpc(Self.metadata, #"{"url":"\#(url)","path":"/G/a.txt"}"#)
            #expect(inside.string(".tag") == "file")
            #expect(inside.string("name") == "a.txt")
            // The URL of an item in the folder works by itself.
            let direct = try await bob.fetch(Self.file, #"{"url":"\#(inside.string("url"))"}"#)
            #expect(direct.text == "hello")
            let content = try await bob.fetch(Self.file, #"{"url":"\#(url)","path":"/g/a.txt"}"#)
            #expect(content.text == "hello")
            #expect(try await bob.fetch(Self.file, #"{"url":"\#(url)"}"#).summary == "shared_link_is_directory/")
            for path in ["/../other", "/nothing", "/g/a.txt/b"] {
                let response = try await bob.rpc(Self.metadata, #"{"url":"\#(url)","path":"\#(path)"}"#)
                #expect(response.summary == "shared_link_not_found/", "\(path)")
            }
        }
    }

    @Test func passwordIsRequiredOnlyWithoutOtherAccess() async throws {
        try await Wire.run { wire in
            try wire.upgradeAllAccounts()
            let bob = try wire.bob()
            _ = try await wire.upload(#"{"path":"/a"}"#, "hello")
            let url = try await link(wire, "/a", #"{"require_password":true,"link_password":"open sesame"}"#)
            func summary(_ more: String) async throws -> String {
                try await bob.rpc(Self.metadata, #"{"url":"\#(url)"\#(more)}"#).summary
            }
            #expect(try await summary("") == "shared_link_access_denied/")
            #expect(try await summary(#","link_password":"wrong""#) == "shared_link_access_denied/")
            #expect(try await summary(#","link_password":"open sesame""#).isEmpty)
            let content = try await bob.fetch(Self.file, #"{"url":"\#(url)","link_password":"open sesame"}"#)
            #expect(content.text == "hello")
            #expect(try await wire.rpc(Self.metadata, #"{"url":"\#(url)"}"#).status == 200)
        }
    }

    @Test func linkExpiresByTheEmulatorClock() async throws {
        try await Wire.run { wire in
            try wire.upgradeAllAccounts()
            let bob = try wire.bob()
            _ = try await wire.upload(#"{"path":"/a"}"#, "hello")
            let expires = ISO8601DateFormatter().string(from: wire.emulator.clock.now.addingTimeInterval(3600))
            let url = try await link(wire, "/a", #"{"expires":"\#(expires)"}"#)
            #expect(try await bob.rpc(Self.metadata, #"{"url":"\#(url)"}"#).string("expires") == expires)
            wire.emulator.clock.advance(by: .seconds(3601))
            #expect(
                try await bob.rpc(Self.metadata, #"{"url":"\#(url)"}"#).summary == "shared_link_access_denied/")
            #expect(try await bob.fetch(Self.file, #"{"url":"\#(url)"}"#).summary == "shared_link_access_denied/")
        }
    }

    @Test func linkForNoOneOpensOnlyForItsOwner() async throws {
        try await Wire.run { wire in
            try wire.upgradeAllAccounts()
            let bob = try wire.bob()
            _ = try await wire.upload(#"{"path":"/f/a"}"#, "hello")
            let url = try await link(wire, "/f", #"{"audience":"no_one"}"#)
            #expect(
                try await bob.rpc(Self.metadata, #"{"url":"\#(url)"}"#).summary == "shared_link_access_denied/")
            #expect(try await wire.rpc(Self.metadata, #"{"url":"\#(url)"}"#).status == 200)
            #expect(
                try await wire.rpc(Self.metadata, #"{"url":"\#(url)","path":"/a"}"#).summary
                    == "unsupported_parameter_field/")
        }
    }

    @Test func linkWithoutDownloadShowsOnlyMetadata() async throws {
        try await Wire.run { wire in
            try wire.upgradeAllAccounts()
            let bob = try wire.bob()
            _ = try await wire.upload(#"{"path":"/a"}"#, "hello")
            let url = try await link(wire, "/a", #"{"allow_download":false}"#)
            #expect(try await bob.rpc(Self.metadata, #"{"url":"\#(url)"}"#).status == 200)
            #expect(try await bob.fetch(Self.file, #"{"url":"\#(url)"}"#).summary == "shared_link_access_denied/")
        }
    }

    @Test func teamLinkOpensForTeammates() async throws {
        try await Wire.run { wire in
            let store = wire.emulator.store
            let (ada, bob) = (try wire.ada(), try wire.bob())
            let team = try store.addTeam(name: "Engines")
            try store.addMember(ada.account, to: team)
            _ = try await wire.upload(#"{"path":"/a"}"#, "hello")
            let url = try await link(wire, "/a", #"{"audience":"team"}"#)
            let argument = #"{"url":"\#(url)"}"#
            #expect(try await bob.rpc(Self.metadata, argument).summary == "shared_link_access_denied/")
            try store.addMember(bob.account, to: team)
            let opened = try await bob.rpc(Self.metadata, argument)
            let info = try #require(opened.json["team_member_info"] as? [String: Any])
            #expect((info["team_info"] as? [String: String])?["name"] == "Engines")
            #expect(info["display_name"] as? String == "Ada Lovelace")
            #expect((info["member_id"] as? String)?.hasPrefix("dbmid:") == true)
        }
    }

    @Test func invalidURLsAreRejected() async throws {
        try await Wire.run { wire in
            _ = try await wire.upload(#"{"path":"/a"}"#, "hello")
            let url = try await link(wire, "/a")
            func summary(_ url: String) async throws -> String {
                try await wire.rpcAsApp(Self.metadata, #"{"url":"\#(url)"}"#).summary
            }
            #expect(try await summary("https://www.dropbox.com/nothing") == "shared_link_not_found/")
            #expect(try await summary("") == "shared_link_not_found/")
            let guessed = url.replacing(/rlkey=[^&]+/, with: "rlkey=guess")
            #expect(try await summary(guessed) == "shared_link_access_denied/")
        }
    }
}
