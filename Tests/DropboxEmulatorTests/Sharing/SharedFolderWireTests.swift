import Foundation
import Testing

@testable import DropboxEmulator

/// Tests of shared folders over HTTP, with two accounts.
@Suite(.timeLimit(.minutes(10)))
struct SharedFolderWireTests {
    @Test func sharedFolderKeepsIDsAndHasCompleteMetadata() async throws {
        try await Wire.run { wire in
            let ada = try wire.ada()
            try await ada.upload("/Work/Plans/a.txt", "hello")
            let file = try await ada.metadata("/work/plans/a.txt")
            let response = try await ada.rpc(
                "sharing/share_folder",
                #"{"path":"/Work/Plans","acl_update_policy":"owner","actions":["change_options","relinquish_membership"]}"#
            )
            #expect(response.status == 200)
            #expect(response.string(".tag") == "complete")
            let id = response.string("shared_folder_id")
            #expect(response.string("name") == "Plans")
            #expect(response.string("path_lower") == "/work/plans")
            #expect(response.string("path_display") == "/Work/Plans")
            #expect(response.string("parent_folder_name") == "Work")
            #expect(response.object("access_type")[".tag"] as? String == "owner")
            #expect(response.json["is_team_folder"] as? Bool == false)
            #expect(response.json["owner_display_names"] as? [String] == ["Ada Lovelace"])
            #expect(response.text.contains(#""acl_update_policy":{".tag":"owner"}"#))
            #expect(response.text.contains(#""shared_link_policy":{".tag":"anyone"}"#))
            #expect(response.text.contains(#"{"action":{".tag":"change_options"},"allow":true}"#))
            #expect(
                response.text.contains(
                    #"{"action":{".tag":"relinquish_membership"},"allow":false,"reason":{".tag":"target_is_owner"}}"#))
            // The file is the same as before, and now in a shared folder.
            let shared = try await ada.metadata("/work/plans/a.txt")
            #expect(shared.string("id") == file.string("id"))
            #expect(shared.string("rev") == file.string("rev"))
            #expect(shared.string("parent_shared_folder_id") == id)
            #expect(shared.object("sharing_info")["read_only"] as? Bool == false)
            #expect(shared.object("sharing_info")["parent_shared_folder_id"] as? String == id)
            #expect(shared.object("sharing_info")["modified_by"] as? String == ada.account.id)
            #expect(try await ada.metadata(file.string("id")).string("path_display") == "/Work/Plans/a.txt")
            let folder = try await ada.metadata("/work/plans")
            #expect(folder.string("shared_folder_id") == id)
            #expect(folder.object("sharing_info")["shared_folder_id"] as? String == id)
            #expect(folder.object("sharing_info")["traverse_only"] as? Bool == false)
            #expect(folder.string("id") == response.string("folder_id"))
            #expect(try await ada.metadata("ns:\(id)/a.txt").string("id") == file.string("id"))
            #expect(try await ada.metadata("/work").json["sharing_info"] == nil)
        }
    }

    @Test func bothAccountsSeeOneFolder() async throws {
        try await Wire.run { wire in
            let (ada, bob) = (try wire.ada(), try wire.bob())
            try await ada.upload("/Work/Plans/a.txt", "hello")
            let id = try await ada.createSharedFolder(mountedBy: bob, "/Work/Plans")
            #expect(try await bob.tree() == ["folder /Plans", "file /Plans/a.txt"])
            let file = try await bob.upload("/plans/Sub/b.txt", "from bob")
            #expect(file.string("path_display") == "/Plans/Sub/b.txt")
            let visible = try await ada.metadata("/work/plans/sub/b.txt")
            #expect(visible.string("id") == file.string("id"))
            #expect(visible.string("rev") == file.string("rev"))
            #expect(visible.object("sharing_info")["modified_by"] as? String == bob.account.id)
            #expect(try await ada.fetch("files/download", #"{"path":"rev:\#(file.string("rev"))"}"#).text == "from bob")
            // Bob renames the folder. The change isn't visible to other members.
            let moved = try await bob.rpc("files/move_v2", #"{"from_path":"/Plans","to_path":"/Ada/Our plans"}"#)
            #expect(moved.status == 200, "\(moved.text)")
            #expect(try await bob.metadata("/ada/our plans/a.txt").status == 200)
            #expect(try await ada.metadata("/work/plans/a.txt").status == 200)
            let names = try await bob.rpc("sharing/get_folder_metadata", #"{"shared_folder_id":"\#(id)"}"#)
            #expect(names.string("path_display") == "/Ada/Our plans")
            #expect(names.object("access_type")[".tag"] as? String == "editor")
        }
    }

    @Test func changesAreReportedToBothAccounts() async throws {
        try await Wire.run { wire in
            let (ada, bob) = (try wire.ada(), try wire.bob())
            try await ada.upload("/Plans/a.txt", "hello")
            var adas = try await ada.cursor()
            var bobs = try await bob.cursor()
            let id = try await ada.share("/Plans")
            var change = try await ada.changes(after: adas)
            #expect(change.entries == ["folder /Plans", "file /Plans/a.txt"])
            adas = change.cursor
            #expect(try await bob.changes(after: bobs).entries == [])
            try await ada.invite(bob, to: id)
            change = try await bob.changes(after: bobs)
            #expect(change.entries == ["folder /Plans", "file /Plans/a.txt"])
            bobs = change.cursor
            #expect(try await ada.changes(after: adas).entries == [])
            // Both cursors report the change, and so does a cursor in the folder itself.
            let inner = try await bob.cursor("/plans")
            try await bob.upload("/Plans/b.txt", "b")
            try await ada.rpc("files/delete_v2", #"{"path":"/plans/a.txt"}"#).expectSuccess()
            let expected = ["file /Plans/b.txt", "deleted /Plans/a.txt"]
            #expect(try await ada.changes(after: adas).entries == expected)
            change = try await bob.changes(after: bobs)
            #expect(change.entries == expected)
            bobs = change.cursor
            #expect(try await bob.changes(after: inner).entries == expected)
            // Unmount the folder and mount it again. The mount reports the changes made in the meantime.
            try await bob.rpc("sharing/unmount_folder", #"{"shared_folder_id":"\#(id)"}"#).expectSuccess()
            change = try await bob.changes(after: bobs)
            #expect(change.entries == ["deleted /Plans"])
            bobs = change.cursor
            #expect(try await bob.changes(after: inner).entries == ["path/not_found/"])
            try await ada.upload("/Plans/c.txt", "c")
            #expect(try await bob.changes(after: bobs).entries == [])
            try await bob.rpc("sharing/mount_folder", #"{"shared_folder_id":"\#(id)"}"#).expectSuccess()
            change = try await bob.changes(after: bobs)
            #expect(change.entries == ["folder /Plans", "file /Plans/b.txt", "file /Plans/c.txt"])
            #expect(try await bob.changes(after: inner).entries == ["reset/"])
            // No change is reported twice.
            #expect(try await bob.changes(after: change.cursor).entries == [])
        }
    }

    @Test func pagesOfAnySizeCoverAllNamespaces() async throws {
        try await Wire.run { wire in
            let (ada, bob) = (try wire.ada(), try wire.bob())
            for path in ["/a/1", "/m/x/1", "/m/x/2", "/m/z", "/m0", "/n/1"] { try await ada.upload(path, "x") }
            let before = try await ada.cursor()
            _ = try await ada.createSharedFolder(mountedBy: bob, "/m/x")
            _ = try await ada.createSharedFolder(mountedBy: bob, "/n")
            let all = [
                "folder /a", "file /a/1", "folder /m", "folder /m/x", "file /m/x/1", "file /m/x/2", "file /m/z",
                "folder /n", "file /n/1", "file /m0",
            ]
            for limit in 1...11 {
                #expect(Set(try await ada.tree(limit: limit)) == Set(all), "limit \(limit)")
                #expect(try await ada.tree(limit: limit).count == all.count, "limit \(limit)")
            }
            #expect(
                try await ada.tree("/m", limit: 1) == [
                    "folder /m", "folder /m/x", "file /m/x/1", "file /m/x/2", "file /m/z",
                ])
            #expect(
                try await ada.tree("/m", options: #","include_mounted_folders":false"#)
                    == ["folder /m", "folder /m/x", "file /m/z"])
            #expect(
                try await ada.changes(after: before).entries
                    == ["folder /m/x", "file /m/x/1", "file /m/x/2", "folder /n", "file /n/1"])
        }
    }

    @Test func changesEndTheLongPollsOfBothAccounts() async throws {
        try await Wire.run { wire in
            let (ada, bob) = (try wire.ada(), try wire.bob())
            let id = try await ada.createSharedFolder(mountedBy: bob, "/Plans")
            let lists = ListingWireTests()
            let first = try await lists.poll(wire, try await ada.cursor())
            let second = try await lists.poll(wire, try await bob.cursor("/plans"))
            try await bob.upload("/Plans/b.txt", "b")
            #expect(try await first.receive().text == #"{"changes":true}"#)
            #expect(try await second.receive().text == #"{"changes":true}"#)
            // An unmount ends the polls of the parent folder and of the mounted folder.
            let outer = try await lists.poll(wire, try await bob.cursor())
            let inner = try await lists.poll(wire, try await bob.cursor("/plans"))
            try await bob.rpc("sharing/unmount_folder", #"{"shared_folder_id":"\#(id)"}"#).expectSuccess()
            #expect(try await outer.receive().text == #"{"changes":true}"#)
            #expect(try await inner.receive().text == #"{"changes":true}"#)
            // A mount does so, too.
            let third = try await lists.poll(wire, try await bob.cursor())
            try await bob.rpc("sharing/mount_folder", #"{"shared_folder_id":"\#(id)"}"#).expectSuccess()
            #expect(try await third.receive().text == #"{"changes":true}"#)
        }
    }

    @Test func forcedAsynchronousSharingIsAJob() async throws {
        try await Wire.run { wire in
            let ada = try wire.ada()
            let launch = try await ada.rpc("sharing/share_folder", #"{"path":"/new","force_async":true}"#)
            #expect(launch.string(".tag") == "async_job_id")
            let done = try await ada.job(launch, "sharing/check_share_job_status")
            #expect(done.string(".tag") == "complete")
            #expect(done.string("path_lower") == "/new")
            let failed = try await ada.rpc("sharing/share_folder", #"{"path":"/new/x","force_async":true}"#)
            #expect(
                try await ada.job(failed, "sharing/check_share_job_status").text
                    == #"{".tag":"failed","failed":{".tag":"bad_path","bad_path":{".tag":"inside_shared_folder"}}}"#)
        }
    }

    @Test func failedSharingReportsTheReason() async throws {
        try await Wire.run { wire in
            let ada = try wire.ada()
            for path in ["/file", "/outer/inner/x", "/Thing.app/x"] { try await ada.upload(path, "x") }
            let id = try await ada.share("/outer/inner")
            func errorSummary(_ path: String, _ more: String = "") async throws -> String {
                try await ada.rpc("sharing/share_folder", #"{"path":"\#(path)"\#(more)}"#).summary
            }
            #expect(try await errorSummary("/file") == "bad_path/is_file/")
            #expect(try await errorSummary("/outer/inner/deeper") == "bad_path/inside_shared_folder/")
            #expect(try await errorSummary("/outer") == "bad_path/contains_shared_folder/")
            #expect(try await errorSummary("/Thing.app") == "bad_path/is_osx_package/")
            #expect(try await errorSummary("/Thing.app/x") == "bad_path/inside_osx_package/")
            #expect(try await errorSummary("/file/x") == "bad_path/invalid_path/")
            #expect(try await errorSummary("id:nothing") == "bad_path/invalid_path/")
            #expect(
                try await errorSummary("/y", #","shared_link_policy":"members""#) == "disallowed_shared_link_policy/")
            let again = try await ada.rpc("sharing/share_folder", #"{"path":"/outer/inner"}"#)
            #expect(again.summary == "bad_path/already_shared/")
            #expect(again.text.contains(#"{".tag":"bad_path","bad_path":{".tag":"already_shared","#))
            #expect(again.text.contains(#""shared_folder_id":"\#(id)""#))
        }
    }

    @Test func foldersAreListedInPages() async throws {
        try await Wire.run { wire in
            let (ada, bob) = (try wire.ada(), try wire.bob())
            var ids: [String] = []
            for name in ["/one", "/two", "/three"] {
                ids.append(try await ada.createSharedFolder(mountedBy: bob, name))
            }
            try await bob.rpc("sharing/unmount_folder", #"{"shared_folder_id":"\#(ids[1])"}"#).expectSuccess()
            for list in ["list_folders", "list_mountable_folders"] {
                let first = try await bob.rpc("sharing/\(list)", #"{"limit":2,"actions":["unmount"]}"#)
                let second = try await bob.rpc(
                    "sharing/\(list)/continue", #"{"cursor":"\#(first.string("cursor"))"}"#)
                let entries = [first, second].flatMap { $0.json["entries"] as? [[String: Any]] ?? [] }
                #expect(entries.compactMap { $0["shared_folder_id"] as? String } == ids)
                // A folder that isn't mounted has no path. Its name is that of the owner's folder.
                #expect(entries.map { $0["path_lower"] as? String } == ["/one", nil, "/three"])
                #expect(entries.compactMap { $0["name"] as? String } == ["one", "two", "three"])
                #expect(
                    entries.compactMap { ($0["permissions"] as? [[String: Any]])?.first?["allow"] as? Bool } == [
                        true, false, true,
                    ])
                #expect(second.json["cursor"] == nil)
                let bad = try await ada.rpc("sharing/\(list)/continue", #"{"cursor":"\#(first.string("cursor"))"}"#)
                #expect(bad.summary == "invalid_cursor/")
            }
        }
    }
}

extension RawResponse {
    func expectSuccess(_ location: SourceLocation = #_sourceLocation) {
        #expect(status == 200, "\(text)", sourceLocation: location)
    }
}
