import Foundation
import Testing

@testable import DropboxEmulator

/// Tests of `Dropbox-API-Path-Root` and of apps with app folder access.
@Suite(.timeLimit(.minutes(10)))
struct PathRootWireTests {
    func rpc(_ person: TestUser, _ route: String, _ json: String, root: String) async throws -> RawResponse {
        try await person.wire.send(
            "POST /2/\(route)",
            [person.bearer, "Content-Type: application/json", "Dropbox-API-Path-Root: \(root)"], body: Data(json.utf8))
    }

    @Test func headerSelectsANamespaceOfTheCaller() async throws {
        try await Wire.run { wire in
            let (ada, bob) = (try wire.ada(), try wire.bob())
            try await ada.upload("/Plans/Sub/a.txt", "hello")
            let id = try await ada.createSharedFolder(mountedBy: bob, "/Plans")
            let home = String(ada.account.homeNamespace)
            let list = #"{"path":"","recursive":true}"#
            for root in [
                #"{".tag":"home"}"#, #"{".tag":"root","root":"\#(home)"}"#,
                #"{".tag":"namespace_id","namespace_id":"\#(home)"}"#,
            ] {
                let response = try await rpc(ada, "files/list_folder", list, root: root)
                #expect(response.entries == ["folder /Plans", "folder /Plans/Sub", "file /Plans/Sub/a.txt"])
            }
            let shared = #"{".tag":"namespace_id","namespace_id":"\#(id)"}"#
            let inner = try await rpc(bob, "files/list_folder", list, root: shared)
            #expect(inner.entries == ["folder /Sub", "file /Sub/a.txt"])
            // A path is relative to the root in the header, but a cursor contains its root.
            let file = try await rpc(bob, "files/get_metadata", #"{"path":"/sub/a.txt"}"#, root: shared)
            #expect(file.string("path_display") == "/Sub/a.txt")
            #expect(file.string("parent_shared_folder_id") == id)
            try await ada.upload("/Plans/b.txt", "b")
            let next = try await rpc(
                bob, "files/list_folder/continue", #"{"cursor":"\#(inner.string("cursor"))"}"#, root: shared)
            #expect(next.entries == ["file /b.txt"])
        }
    }

    @Test func invalidRootIsRejectedWithTheValidOne() async throws {
        try await Wire.run { wire in
            let (ada, bob) = (try wire.ada(), try wire.bob())
            let id = try await ada.share("/Plans")
            let get = #"{"path":"/x"}"#
            let stale = try await rpc(bob, "files/get_metadata", get, root: #"{".tag":"root","root":"1"}"#)
            #expect(stale.status == 422)
            #expect(stale.summary == "invalid_root/")
            let home = String(bob.account.homeNamespace)
            #expect(
                stale.text.hasSuffix(
                    #""error": {".tag":"invalid_root","invalid_root":{".tag":"user","root_namespace_id":"\#(home)","home_namespace_id":"\#(home)"}}}"#
                ), "\(stale.text)")
            for root in [id, "77", "x"] {
                let header = #"{".tag":"namespace_id","namespace_id":"\#(root)"}"#
                let refused = try await rpc(bob, "files/get_metadata", get, root: header)
                #expect(refused.status == 422)
                #expect(refused.summary == "no_permission/")
            }
            let odd = try await rpc(bob, "files/get_metadata", get, root: "home")
            #expect(odd.status == 400)
        }
    }

    @Test func teamRootContainsTheHomesOfMembers() async throws {
        try await TestTeam.run { team in
            let root = #"Dropbox-API-Path-Root: {".tag":"root","root":"\#(team.team.root)"}"#
            func rpc(_ route: String, _ json: String, as member: TeamMember) async throws -> RawResponse {
                try await team.rpc(route, json, ["Dropbox-API-Select-User: \(member.id)", root])
            }
            #expect(try await team.upload("/a.txt", "mine", as: team.member).status == 200)
            let listed = try await rpc("files/list_folder", #"{"path":"","recursive":true}"#, as: team.member)
            #expect(listed.entries == ["folder /Joan Clarke", "file /Joan Clarke/a.txt"])
            let file = try await rpc("files/get_metadata", #"{"path":"/joan clarke/a.txt"}"#, as: team.member)
            let account = try #require(try team.wire.emulator.store.account(team.member.account))
            #expect(file.string("parent_shared_folder_id") == String(account.homeNamespace))
            // The same file by its path in the home.
            #expect(
                try await team.rpc("files/get_metadata", #"{"path":"/a.txt"}"#, as: team.member).string("id")
                    == file.string("id"))
            // Only admins can create items in the root.
            let folder = #"{"path":"/New"}"#
            #expect(
                try await rpc("files/create_folder_v2", folder, as: team.member).summary == "path/no_write_permission/")
            #expect(try await rpc("files/create_folder_v2", folder, as: team.admin).status == 200)
            #expect(
                try await rpc("files/list_folder", #"{"path":""}"#, as: team.member).entries
                    == ["folder /Joan Clarke", "folder /New"])
        }
    }

    @Test func adminsCanWriteTeamFilesAndReadMemberFiles() async throws {
        try await TestTeam.run { team in
            #expect(try await team.upload("/a.txt", "mine", as: team.member).status == 200)
            let account = try #require(try team.wire.emulator.store.account(team.member.account))
            let path = "ns:\(account.homeNamespace)/a.txt"
            #expect(
                try await team.rpc("files/get_metadata", #"{"path":"\#(path)"}"#, asAdmin: team.admin).string("name")
                    == "a.txt")
            #expect(
                try await team.rpc("files/get_metadata", #"{"path":"\#(path)"}"#, as: team.admin).summary
                    == "path/not_found/")
            // Write access is limited to the team's own files.
            #expect(
                try await team.rpc("files/delete_v2", #"{"path":"\#(path)"}"#, asAdmin: team.admin).summary
                    == "path_lookup/not_found/")
            let folder = try team.wire.emulator.store.addTeamFolder(name: "Public", to: team.team)
            #expect(
                try await team.rpc(
                    "files/create_folder_v2", #"{"path":"ns:\#(folder.namespace)/x"}"#, asAdmin: team.admin
                ).status == 200)
            let shown = try await team.rpc(
                "sharing/get_folder_metadata", #"{"shared_folder_id":"\#(folder.namespace)"}"#, as: team.member)
            #expect(shown.json["is_team_folder"] as? Bool == true)
            #expect(
                try await team.rpc(
                    "sharing/unmount_folder", #"{"shared_folder_id":"\#(folder.namespace)"}"#, as: team.member
                ).summary == "not_unmountable/")
        }
    }

    @Test func adminsCanListMemberFiles() async throws {
        try await TestTeam.run { team in
            for name in ["a", "b"] {
                #expect(try await team.upload("/Notes/\(name).txt", name, as: team.member).status == 200)
            }
            let account = try #require(try team.wire.emulator.store.account(team.member.account))
            func list(_ route: String, _ json: String) async throws -> RawResponse {
                try await team.rpc("files/\(route)", json, asAdmin: team.admin)
            }
            let notes = "ns:\(account.homeNamespace)/Notes"
            let first = try await list("list_folder", #"{"path":"\#(notes)","limit":1}"#)
            #expect(first.text.contains(#""name":"a.txt""#), "\(first.text)")
            #expect(first.json["has_more"] as? Bool == true)
            let cursor = #"{"cursor":"\#(first.string("cursor"))"}"#
            let second = try await list("list_folder/continue", cursor)
            #expect(second.text.contains(#""name":"b.txt""#), "\(second.text)")
            // The cursor is invalid without admin access.
            #expect(try await team.rpc("files/list_folder/continue", cursor, as: team.admin).status != 200)
            let latest = try await list("list_folder/get_latest_cursor", #"{"path":"\#(notes)"}"#)
            #expect(try await team.upload("/Notes/c.txt", "c", as: team.member).status == 200)
            let poll = try await team.wire.send(
                "POST /2/files/list_folder/longpoll", ["Content-Type: application/json"],
                body: Data(#"{"cursor":"\#(latest.string("cursor"))"}"#.utf8))
            #expect(poll.text == #"{"changes":true}"#)
        }
    }

    // MARK: App folders

    /// Returns the same user with a token of an app that has app folder access.
    func confined(_ person: TestUser) throws -> TestUser {
        let store = person.wire.emulator.store
        try store.addApp(
            App(key: "boxed", secret: "s", name: "Boxed", kind: .appFolder, scopes: AllRoutes.scopes))
        let grant = try store.addGrant(account: person.account.number, app: "boxed", scopes: AllRoutes.scopes)
        let token = try store.addToken(.access, grant: grant, scopes: AllRoutes.scopes)
        return TestUser(wire: person.wire, account: person.account, token: token)
    }

    @Test func appFolderAccessExcludesOtherFiles() async throws {
        try await Wire.run { wire in
            let ada = try wire.ada()
            let outside = try await ada.upload("/secret.txt", "secret")
            let app = try confined(ada)
            #expect(try await app.tree() == [])
            let cursor = try await app.cursor()
            let file = try await app.upload("/Notes/a.txt", "hello")
            #expect(file.string("path_display") == "/Notes/a.txt")
            #expect(file.json["sharing_info"] == nil)
            // The user sees the app folder.
            #expect(
                try await ada.tree() == [
                    "folder /Apps", "folder /Apps/Boxed", "folder /Apps/Boxed/Notes", "file /Apps/Boxed/Notes/a.txt",
                    "file /secret.txt",
                ])
            #expect(try await ada.metadata("/apps/boxed").json["sharing_info"] == nil)
            try await ada.upload("/Apps/Boxed/b.txt", "b")
            #expect(
                try await app.changes(after: cursor).entries == ["folder /Notes", "file /Notes/a.txt", "file /b.txt"])
            // No item outside of the app folder is accessible by any kind of path.
            for path in [
                "/secret.txt", outside.string("id"), "rev:\(outside.string("rev"))",
                "ns:\(ada.account.homeNamespace)/secret.txt",
            ] {
                #expect(try await app.metadata(path).summary == "path/not_found/", "\(path)")
            }
            #expect(
                try await app.rpc(
                    "files/copy_v2", #"{"from_path":"\#(outside.string("id"))","to_path":"/x"}"#
                ).summary == "from_lookup/not_found/")
            let fullCursor = try await ada.cursor()
            #expect(try await app.rpc("files/list_folder/continue", #"{"cursor":"\#(fullCursor)"}"#).status == 400)
            #expect(try await app.metadata(file.string("id")).string("path_lower") == "/notes/a.txt")
            // Upload links don't give access to other folders, either.
            let pathOutside = "ns:\(ada.account.homeNamespace)/planted.txt"
            let link = try await app.rpc(
                "files/get_temporary_upload_link", #"{"commit_info":{"path":"\#(pathOutside)"}}"#)
            if let address = URLComponents(string: link.string("link")), !address.path.isEmpty {
                _ = try await wire.send(
                    "POST \(address.path)", ["Content-Type: application/octet-stream"], body: Data("x".utf8))
            }
            #expect(try await ada.metadata("/planted.txt").summary == "path/not_found/")
        }
    }

    @Test func appFolderAppsCannotUseSharing() async throws {
        try await Wire.run { wire in
            let ada = try wire.ada()
            let app = try confined(ada)
            let refused = try await app.rpc("sharing/list_folders", "{}")
            #expect(refused.status == 400)
            #expect(
                refused.text == #"Error in call to API function "sharing/list_folders": "#
                    + #"Your API app is an "App Folder" app. It is not allowed to access this API function."#)
            let rooted = try await rpc(app, "files/list_folder", #"{"path":""}"#, root: #"{".tag":"home"}"#)
            #expect(rooted.status == 400)
            #expect(rooted.text.hasSuffix("Path root is not supported for sandbox app."))
            // The user can't share the app folder or a parent of it, either.
            try await app.upload("/a/b.txt", "x")
            func errorSummary(_ path: String) async throws -> String {
                try await ada.rpc("sharing/share_folder", #"{"path":"\#(path)"}"#).summary
            }
            #expect(try await errorSummary("/Apps") == "bad_path/contains_app_folder/")
            #expect(try await errorSummary("/Apps/Boxed") == "bad_path/is_app_folder/")
            #expect(try await errorSummary("/Apps/Boxed/a") == "bad_path/inside_app_folder/")
        }
    }

    @Test func movedAppFolderKeepsContentDeletedOneIsRecreated() async throws {
        try await Wire.run { wire in
            let ada = try wire.ada()
            let app = try confined(ada)
            try await app.upload("/a.txt", "x")
            try await ada.rpc("files/move_v2", #"{"from_path":"/Apps","to_path":"/Elsewhere"}"#).expectSuccess()
            #expect(try await app.tree() == ["file /a.txt"])
            try await app.upload("/b.txt", "x")
            #expect(try await ada.metadata("/elsewhere/boxed/b.txt").status == 200)
            let cursor = try await app.cursor()
            try await ada.rpc("files/delete_v2", #"{"path":"/Elsewhere"}"#).expectSuccess()
            #expect(Set(try await app.changes(after: cursor).entries) == ["deleted /a.txt", "deleted /b.txt"])
            #expect(try await app.upload("/c.txt", "x").status == 200)
            #expect(try await ada.tree() == ["folder /Apps", "folder /Apps/Boxed", "file /Apps/Boxed/c.txt"])
            #expect(try await ada.rpc("users/get_space_usage", "null").json["used"] as? Int == 1)
        }
    }
}
