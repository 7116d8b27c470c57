import Foundation
import Testing

@testable import DropboxEmulator

/// Tests of creating, changing, listing and revoking shared links over HTTP.
@Suite(.timeLimit(.minutes(10)))
struct SharedLinkWireTests {
    private static let create = "sharing/create_shared_link_with_settings"
    private static let modify = "sharing/modify_shared_link_settings"

    @Test func fileLinkHasCompleteMetadata() async throws {
        try await Wire.run { wire in
            let file = try await wire.upload(
                #"{"path":"/Docs/A b.txt","client_modified":"2020-01-02T03:04:05Z"}"#, "hello")
            let response = try await wire.rpc(Self.create, #"{"path":"/docs/a b.txt"}"#)
            #expect(response.status == 200)
            let json = response.json
            #expect(json[".tag"] as? String == "file")
            let url = try #require(json["url"] as? String)
            #expect(url.hasPrefix("http://localhost/scl/fi/"))
            #expect(url.contains("/A%20b.txt?rlkey="))
            #expect(url.hasSuffix("&dl=0"))
            #expect(json["name"] as? String == "A b.txt")
            #expect(json["id"] as? String == file.string("id"))
            #expect(json["rev"] as? String == file.string("rev"))
            #expect(json["size"] as? Int == 5)
            #expect(json["path_lower"] as? String == "/docs/a b.txt")
            #expect(json["client_modified"] as? String == "2020-01-02T03:04:05Z")
            #expect(json["expires"] == nil)
            let permissions = try #require(json["link_permissions"] as? [String: Any])
            #expect((permissions["resolved_visibility"] as? [String: String]) == [".tag": "public"])
            #expect((permissions["requested_visibility"] as? [String: String]) == [".tag": "public"])
            #expect((permissions["effective_audience"] as? [String: String]) == [".tag": "public"])
            #expect((permissions["link_access_level"] as? [String: String]) == [".tag": "viewer"])
            #expect(permissions["can_revoke"] as? Bool == true)
            #expect(permissions["can_set_expiry"] as? Bool == false)
            #expect(permissions["allow_download"] as? Bool == true)
            #expect(permissions["require_password"] as? Bool == false)
        }
    }

    /// The response matches recordings from 2017 to 2023. They lack the metadata that the specification allows.
    @Test func secondLinkIsRejected() async throws {
        try await Wire.run { wire in
            try wire.upgradeAllAccounts()
            _ = try await wire.upload(#"{"path":"/a"}"#, "hello")
            #expect(try await wire.rpc(Self.create, #"{"path":"/a"}"#).status == 200)
            for settings in ["", #","settings":{"require_password":true,"link_password":"x"}"#] {
                let again = try await wire.rpc(Self.create, #"{"path":"/a"\#(settings)}"#)
                #expect(again.status == 409)
                #expect(again.summary == "shared_link_already_exists/")
                #expect(again.text.hasSuffix(#""error": {".tag":"shared_link_already_exists"}}"#))
            }
        }
    }

    @Test func failedLinkCreationReportsTheReason() async throws {
        try await Wire.run { wire in
            _ = try await wire.upload(#"{"path":"/a"}"#, "hello")
            func summary(_ settings: String, _ path: String = "/a") async throws -> String {
                try await wire.rpc(Self.create, #"{"path":"\#(path)","settings":\#(settings)}"#).summary
            }
            #expect(try await summary("{}", "/b") == "path/not_found/")
            #expect(try await summary("{}", "/a/") == "path/malformed_path/")
            #expect(try await summary(#"{"expires":"2099-01-01T00:00:00Z"}"#) == "settings_error/not_authorized/")
            #expect(
                try await summary(#"{"require_password":true,"link_password":"x"}"#) == "settings_error/not_authorized/"
            )
            #expect(try await summary(#"{"allow_download":false}"#) == "settings_error/not_authorized/")
            #expect(try await summary(#"{"audience":"team"}"#) == "settings_error/not_authorized/")
            try wire.upgradeAllAccounts()
            #expect(try await summary(#"{"expires":"2001-01-01T00:00:00Z"}"#) == "settings_error/invalid_settings/")
            #expect(try await summary(#"{"require_password":true}"#) == "settings_error/invalid_settings/")
            #expect(try await summary(#"{"requested_visibility":"password"}"#) == "settings_error/invalid_settings/")
            #expect(try await wire.rpc(Self.create, #"{"path":""}"#).status == 400)
        }
    }

    @Test func settingsAreStoredAndCanBeChanged() async throws {
        try await Wire.run { wire in
            try wire.upgradeAllAccounts()
            _ = try await wire.upload(#"{"path":"/a"}"#, "hello")
            let settings = """
                {"requested_visibility":"password","link_password":"secret","expires":"2099-01-02T03:04:05Z",\
                "audience":"public","access":"editor","allow_download":false}
                """
            let created = try await wire.rpc(Self.create, #"{"path":"/a","settings":\#(settings)}"#)
            #expect(created.string("expires") == "2099-01-02T03:04:05Z")
            var permissions = try #require(created.json["link_permissions"] as? [String: Any])
            #expect((permissions["resolved_visibility"] as? [String: String]) == [".tag": "password"])
            #expect((permissions["link_access_level"] as? [String: String]) == [".tag": "editor"])
            #expect(permissions["require_password"] as? Bool == true)
            #expect(permissions["allow_download"] as? Bool == false)
            let url = created.string("url")
            let changed = try await wire.rpc(
                Self.modify,
                """
                {"url":"\(url)","settings":{"require_password":false,"allow_download":true,"audience":"no_one"},\
                "remove_expiration":true}
                """)
            #expect(changed.status == 200)
            #expect(changed.json["expires"] == nil)
            permissions = try #require(changed.json["link_permissions"] as? [String: Any])
            #expect((permissions["resolved_visibility"] as? [String: String]) == [".tag": "no_one"])
            #expect(permissions["require_password"] as? Bool == false)
            #expect(permissions["allow_download"] as? Bool == true)
            func errorSummary(_ settings: String) async throws -> String {
                try await wire.rpc(Self.modify, #"{"url":"\#(url)","settings":\#(settings)}"#).summary
            }
            #expect(try await errorSummary("{}") == "settings_error/invalid_settings/")
            #expect(try await errorSummary(#"{"access":"viewer"}"#) == "settings_error/invalid_settings/")
            #expect(
                try await errorSummary(#"{"expires":"2001-01-01T00:00:00Z"}"#) == "settings_error/invalid_settings/")
            let unknown = #"{"url":"http://localhost/scl/fi/nothing/a?rlkey=x","settings":{"allow_download":true}}"#
            #expect(try await wire.rpc(Self.modify, unknown).summary == "shared_link_not_found/")
        }
    }

    @Test func revokedLinkIsNotFound() async throws {
        try await Wire.run { wire in
            let bob = try wire.bob()
            _ = try await wire.upload(#"{"path":"/a"}"#, "hello")
            let url = try await wire.rpc(Self.create, #"{"path":"/a"}"#).string("url")
            let argument = #"{"url":"\#(url)"}"#
            #expect(try await bob.rpc("sharing/revoke_shared_link", argument).summary == "shared_link_access_denied/")
            let revoked = try await wire.rpc("sharing/revoke_shared_link", argument)
            #expect(revoked.status == 200)
            #expect(revoked.text == "null")
            #expect(try await wire.rpc("sharing/revoke_shared_link", argument).summary == "shared_link_not_found/")
            #expect(
                try await wire.rpc("sharing/revoke_shared_link", #"{"url":"http://x/y"}"#).summary
                    == "shared_link_malformed/")
            #expect(
                try await wire.rpc("sharing/get_shared_link_metadata", argument).summary == "shared_link_not_found/")
            #expect(try await wire.rpc(Self.create, #"{"path":"/a"}"#).status == 200)
        }
    }

    @Test func linkFollowsAMovedFile() async throws {
        try await Wire.run { wire in
            _ = try await wire.upload(#"{"path":"/a"}"#, "hello")
            let url = try await wire.rpc(Self.create, #"{"path":"/a"}"#).string("url")
            _ = try await wire.rpc("files/move_v2", #"{"from_path":"/a","to_path":"/b/c"}"#)
            let moved = try await wire.rpc("sharing/get_shared_link_metadata", #"{"url":"\#(url)"}"#)
            #expect(moved.string("name") == "c")
            #expect(moved.string("path_lower") == "/b/c")
            _ = try await wire.rpc("files/delete_v2", #"{"path":"/b"}"#)
            let deleted = try await wire.rpc("sharing/get_shared_link_metadata", #"{"url":"\#(url)"}"#)
            #expect(deleted.summary == "shared_link_not_found/")
            #expect(try await wire.rpc("sharing/list_shared_links", "{}").json["links"] as? [String] == [])
        }
    }

    @Test func linksToAPathIncludeThoseOfParentFolders() async throws {
        try await Wire.run { wire in
            _ = try await wire.upload(#"{"path":"/f/g/a"}"#, "hello")
            for path in ["/f", "/f/g/a"] { _ = try await wire.rpc(Self.create, #"{"path":"\#(path)"}"#) }
            func names(_ argument: String) async throws -> [String] {
                let response = try await wire.rpc("sharing/list_shared_links", argument)
                #expect(response.json["has_more"] as? Bool == false)
                return (response.json["links"] as? [[String: Any]] ?? []).compactMap { $0["name"] as? String }
            }
            #expect(try await names(#"{"path":"/f/g/a"}"#) == ["a", "f"])
            #expect(try await names(#"{"path":"/f/g/a","direct_only":true}"#) == ["a"])
            #expect(try await names(#"{"path":"/f/g"}"#) == ["f"])
            #expect(try await names("{}") == ["f", "a"])
            #expect(
                try await wire.rpc("sharing/list_shared_links", #"{"path":"/x"}"#).summary == "path/not_found/")
        }
    }

    @Test func linksAreListedInPages() async throws {
        try await Wire.run { configuration in
            configuration.limits.listPageSize = 2
        } body: { wire in
            for name in ["a", "b", "c"] {
                _ = try await wire.upload(#"{"path":"/\#(name)"}"#, name)
                _ = try await wire.rpc(Self.create, #"{"path":"/\#(name)"}"#)
            }
            let first = try await wire.rpc("sharing/list_shared_links", "{}")
            #expect((first.json["links"] as? [Any])?.count == 2)
            #expect(first.json["has_more"] as? Bool == true)
            let second = try await wire.rpc("sharing/list_shared_links", #"{"cursor":"\#(first.string("cursor"))"}"#)
            #expect((second.json["links"] as? [Any])?.count == 1)
            #expect(second.json["has_more"] as? Bool == false)
            #expect(second.json["cursor"] == nil)
            let wrong = try await wire.rpc("sharing/list_shared_links", #"{"cursor":"nonsense"}"#)
            #expect(wrong.summary == "reset/")
            let bob = try wire.bob()
            let foreign = try await bob.rpc("sharing/list_shared_links", #"{"cursor":"\#(first.string("cursor"))"}"#)
            #expect(foreign.summary == "reset/")
        }
    }

    @Test func deprecatedRoutesReturnTheSameLink() async throws {
        try await Wire.run { wire in
            _ = try await wire.upload(#"{"path":"/F/a"}"#, "hello")
            let first = try await wire.rpc("sharing/create_shared_link", #"{"path":"/F/a"}"#)
            #expect(first.status == 200)
            #expect(first.string("path") == "/F/a")
            #expect((first.json["visibility"] as? [String: String]) == [".tag": "public"])
            let second = try await wire.rpc("sharing/create_shared_link", #"{"path":"/F/a","short_url":true}"#)
            #expect(second.string("url") == first.string("url"))
            #expect(
                try await wire.rpc("sharing/create_shared_link", #"{"path":"/x"}"#).summary == "path/not_found/")
            let listed = try await wire.rpc("sharing/get_shared_links", #"{"path":"/F/a"}"#)
            let link = try #require((listed.json["links"] as? [[String: Any]])?.first)
            #expect(link[".tag"] as? String == "path")
            #expect(link["url"] as? String == first.string("url"))
            #expect(
                try await wire.rpc("sharing/get_shared_links", #"{"path":"x"}"#).summary == "path/")
        }
    }
}
