import Foundation
import DropboxTestSupport
import Testing

@testable import DropboxEmulator

/// Tests of moves, copies and deletions across the boundary of a shared folder over HTTP.
@Suite(.timeLimit(.minutes(10)))
struct MoveBetweenNamespacesTests {
    func move(_ from: String, _ to: String, _ more: String = "", by person: TestUser) async throws -> RawResponse {
        try await person.rpc("files/move_v2", #"{"from_path":"\#(from)","to_path":"\#(to)"\#(more)}"#)
    }

    @Test func idsSurviveMovesIntoAndOutOfSharedFolders() async throws {
        try await Wire.run { wire in
            let (ada, bob) = (try wire.ada(), try wire.bob())
            let file = try await ada.upload("/own/a.txt", "hello")
            let id = try await ada.createSharedFolder(mountedBy: bob, "/Plans")
            var cursor = try await bob.cursor()
            let moved = try await move("/own", "/plans/own", by: ada)
            #expect(moved.object("metadata")["parent_shared_folder_id"] as? String == id)
            let visible = try await bob.metadata(file.string("id"))
            #expect(visible.string("path_display") == "/Plans/own/a.txt")
            let change = try await bob.changes(after: cursor)
            #expect(change.entries == ["folder /Plans/own", "file /Plans/own/a.txt"])
            cursor = change.cursor
            // Items that a member moves out of the folder are deleted for the other members.
            try await move("/plans/own", "/mine", by: bob).expectSuccess()
            #expect(try await bob.metadata(file.string("id")).string("path_display") == "/mine/a.txt")
            #expect(try await ada.metadata(file.string("id")).summary == "path/not_found/")
            #expect(try await ada.metadata("/plans/own").summary == "path/not_found/")
            let revisions = try await bob.rpc("files/list_revisions", #"{"path":"\#(file.string("id"))","mode":"id"}"#)
            #expect((revisions.json["entries"] as? [Any])?.count == 3)
        }
    }

    @Test func ownerOfContentChangesOnlyIfAllowed() async throws {
        try await Wire.run { wire in
            let (ada, bob) = (try wire.ada(), try wire.bob())
            _ = try await ada.createSharedFolder(mountedBy: bob, "/Plans")
            try await bob.upload("/b.txt", "b")
            #expect(try await move("/b.txt", "/plans/b.txt", by: bob).summary == "cant_transfer_ownership/")
            #expect(
                try await move("/b.txt", "/plans/b.txt", #","allow_ownership_transfer":true"#, by: bob).status == 200)
            try await ada.upload("/a.txt", "a")
            #expect(try await move("/a.txt", "/plans/a.txt", by: ada).status == 200)
        }
    }

    @Test func sharedFoldersCannotBeNestedOrCopied() async throws {
        try await Wire.run { wire in
            let (ada, bob) = (try wire.ada(), try wire.bob())
            try await ada.upload("/box/inner/a.txt", "x")
            let inner = try await ada.createSharedFolder(mountedBy: bob, "/box/inner")
            _ = try await ada.createSharedFolder(mountedBy: bob, "/Plans")
            #expect(try await move("/box/inner", "/plans/inner", by: ada).summary == "cant_nest_shared_folder/")
            #expect(try await move("/box", "/plans/box", by: ada).summary == "cant_nest_shared_folder/")
            #expect(
                try await move("/box/inner", "/box/inner/deeper", by: ada).summary == "cant_move_folder_into_itself/")
            for path in ["/box", "/box/inner"] {
                let copy = try await ada.rpc("files/copy_v2", #"{"from_path":"\#(path)","to_path":"/copy"}"#)
                #expect(copy.summary == "cant_copy_shared_folder/")
            }
            try await ada.rpc("files/copy_v2", #"{"from_path":"/box/inner/a.txt","to_path":"/a.txt"}"#).expectSuccess()
            // Within the home, the shared folder moves with its parent.
            try await move("/box", "/crate", by: ada).expectSuccess()
            #expect(try await ada.metadata("/crate/inner/a.txt").string("parent_shared_folder_id") == inner)
            #expect(try await bob.metadata("/inner/a.txt").status == 200)
        }
    }

    @Test func deletingAMountedFolderOnlyUnmountsIt() async throws {
        try await Wire.run { wire in
            let (ada, bob) = (try wire.ada(), try wire.bob())
            try await ada.upload("/Plans/a.txt", "x")
            let id = try await ada.createSharedFolder(mountedBy: bob, "/Plans")
            let cursor = try await ada.cursor()
            let deleted = try await ada.rpc("files/delete_v2", #"{"path":"/plans"}"#)
            #expect(deleted.object("metadata")["shared_folder_id"] as? String == id)
            #expect(try await ada.changes(after: cursor).entries == ["deleted /Plans"])
            #expect(try await bob.tree() == ["folder /Plans", "file /Plans/a.txt"])
            let folder = try await ada.rpc("sharing/get_folder_metadata", #"{"shared_folder_id":"\#(id)"}"#)
            #expect(folder.object("access_type")[".tag"] as? String == "owner")
            #expect(folder.json["path_lower"] == nil)
            try await ada.upload("/Plans", "in the way")
            let back = try await ada.rpc("sharing/mount_folder", #"{"shared_folder_id":"\#(id)"}"#)
            #expect(back.string("path_display") == "/Plans (1)")
            #expect(try await ada.metadata("/plans (1)/a.txt").status == 200)
        }
    }

    @Test func sharedFolderCountsForAllWhoMountIt() async throws {
        try await Wire.run({ $0.limits.defaultQuota = 100 }) { wire in
            let (ada, bob) = (try wire.ada(), try wire.bob())
            func used(_ person: TestUser) async throws -> Int {
                try await person.rpc("users/get_space_usage", "null").json["used"] as? Int ?? -1
            }
            try await bob.upload("/own", String(repeating: "b", count: 50))
            try await ada.upload("/Plans/a.txt", String(repeating: "a", count: 60))
            let id = try await ada.share("/Plans")
            try await ada.invite(bob, to: id, mounting: false)
            #expect(try await used(ada) == 60)
            #expect(try await used(bob) == 50)
            let refused = try await bob.rpc("sharing/mount_folder", #"{"shared_folder_id":"\#(id)"}"#)
            #expect(
                refused.text.hasSuffix(
                    #""error": {".tag":"insufficient_quota","space_needed":60,"space_shortage":10,"space_left":50}}"#),
                "\(refused.text)")
            try await bob.rpc("files/delete_v2", #"{"path":"/own"}"#).expectSuccess()
            try await bob.rpc("sharing/mount_folder", #"{"shared_folder_id":"\#(id)"}"#).expectSuccess()
            #expect(try await used(bob) == 60)
            #expect(
                try await bob.upload("/own", String(repeating: "b", count: 50)).summary == "path/insufficient_space/")
            try await bob.upload("/plans/b.txt", String(repeating: "b", count: 30))
            #expect(try await used(ada) == 90)
            try await bob.rpc("sharing/unmount_folder", #"{"shared_folder_id":"\#(id)"}"#).expectSuccess()
            #expect(try await used(bob) == 0)
        }
    }

    @Test func sharedFoldersSurviveARestart() async throws {
        let folder = try TemporaryDirectory()
        var cursor = ""
        var id = ""
        try await Wire.run(folder: folder.url) { wire in
            let (ada, bob) = (try wire.ada(), try wire.bob())
            id = try await ada.createSharedFolder(mountedBy: bob, "/Plans")
            cursor = try await bob.cursor()
            try await ada.upload("/Plans/a.txt", "x")
        }
        try await Wire.run(folder: folder.url) { wire in
            let store = wire.emulator.store
            let account = try #require(try store.account(email: "bob@example.com"))
            let page = try store.list(after: try #require(ListingCursor(text: cursor)), account.view)
            #expect(page.entries.map(\.displayPathInView) == ["/Plans/a.txt"])
            #expect(try store.sharedFolder(id, account.view).mountPoint?.path == "/plans")
        }
    }
}
