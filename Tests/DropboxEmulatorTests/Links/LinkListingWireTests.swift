import Foundation
import Testing

@testable import DropboxEmulator

/// Tests of listing the folder of a shared link over HTTP.
@Suite(.timeLimit(.minutes(10)))
struct LinkListingWireTests {
    private func link(_ wire: Wire, _ path: String, _ settings: String = "{}") async throws -> String {
        let argument = #"{"path":"\#(path)","settings":\#(settings)}"#
        return try await wire.rpc("sharing/create_shared_link_with_settings", argument).string("url")
    }

    private func names(_ response: RawResponse) -> [String] {
        (response.json["entries"] as? [[String: Any]] ?? []).compactMap { $0["name"] as? String }
    }

    @Test func linkedFolderIsListedWithoutPaths() async throws {
        try await Wire.run { wire in
            let bob = try wire.bob()
            for path in ["/f/a", "/f/b", "/f/g/c", "/other"] {
                _ = try await wire.upload(#"{"path":"\#(path)"}"#, "x")
            }
            let url = try await link(wire, "/f")
            let first = try await bob.rpc(
                "files/list_folder", #"{"path":"","shared_link":{"url":"\#(url)"},"limit":2}"#)
            #expect(names(first) == ["a", "b"])
            #expect(first.json["has_more"] as? Bool == true)
            let entry = try #require((first.json["entries"] as? [[String: Any]])?.first)
            #expect(entry[".tag"] as? String == "file")
            #expect(entry["path_lower"] == nil)
            #expect(entry["path_display"] == nil)
            let second = try await bob.rpc("files/list_folder/continue", #"{"cursor":"\#(first.string("cursor"))"}"#)
            #expect(names(second) == ["g"])
            #expect(second.json["has_more"] as? Bool == false)
            let inner = try await wire.rpcAsApp("files/list_folder", #"{"path":"/G","shared_link":{"url":"\#(url)"}}"#)
            #expect(names(inner) == ["c"])
            // The cursor reports later changes.
            _ = try await wire.upload(#"{"path":"/f/d"}"#, "x")
            let third = try await bob.rpc("files/list_folder/continue", #"{"cursor":"\#(second.string("cursor"))"}"#)
            #expect(names(third) == ["d"])
            _ = try await wire.rpc("sharing/revoke_shared_link", #"{"url":"\#(url)"}"#)
            let deleted = try await bob.rpc("files/list_folder/continue", #"{"cursor":"\#(second.string("cursor"))"}"#)
            #expect(deleted.summary == "path/not_found/")
        }
    }

    @Test func cursorOfALinkIsValidOnlyForThatLink() async throws {
        try await Wire.run { wire in
            let bob = try wire.bob()
            for path in ["/f/a", "/secret"] { _ = try await wire.upload(#"{"path":"\#(path)"}"#, "x") }
            let url = try await link(wire, "/f")
            let page = try await bob.rpc("files/list_folder", #"{"path":"","shared_link":{"url":"\#(url)"}}"#)
            var cursor = try #require(LinkListing.parse(page.string("cursor"))?.cursor)
            cursor.path = ""
            cursor.phase = .snapshot(after: "")
            let text = "AL" + Data([url, "", cursor.text].joined(separator: "\u{0}").utf8).base64URL
            let response = try await bob.rpc("files/list_folder/continue", #"{"cursor":"\#(text)"}"#)
            #expect(response.summary == "path/not_found/")
            #expect(names(response) == [])
        }
    }

    @Test func listingAnInaccessibleLinkIsRejected() async throws {
        try await Wire.run { wire in
            try wire.upgradeAllAccounts()
            let bob = try wire.bob()
            _ = try await wire.upload(#"{"path":"/f/a"}"#, "x")
            let url = try await link(wire, "/f", #"{"require_password":true,"link_password":"open"}"#)
            func list(_ more: String, _ path: String = "", _ options: String = "") async throws -> RawResponse {
                try await bob.rpc(
                    "files/list_folder",
                    #"{"path":"\#(path)","shared_link":{"url":"\#(url)"\#(more)}\#(options)}"#)
            }
            #expect(try await list("").summary == "path/restricted_content/")
            #expect(names(try await list(#","password":"open""#)) == ["a"])
            #expect(try await list(#","password":"open""#, "/x").summary == "path/not_found/")
            #expect(try await list(#","password":"open""#, "/a").summary == "path/not_folder/")
            #expect(try await list(#","password":"open""#, "", #","recursive":true"#).status == 400)
        }
    }

    @Test func explicitMembersAreReportedOnRequest() async throws {
        try await Wire.run { wire in
            _ = try await wire.upload(#"{"path":"/a"}"#, "x")
            func flag() async throws -> Bool? {
                try await wire.rpc(
                    "files/get_metadata", #"{"path":"/a","include_has_explicit_shared_members":true}"#
                ).json["has_explicit_shared_members"] as? Bool
            }
            #expect(try await flag() == false)
            let member = #"{".tag":"email","email":"new@example.com"}"#
            _ = try await wire.rpc("sharing/add_file_member", #"{"file":"/a","members":[\#(member)]}"#)
            #expect(try await flag() == true)
        }
    }
}
