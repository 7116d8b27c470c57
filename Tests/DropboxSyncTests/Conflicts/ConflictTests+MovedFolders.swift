import DropboxEmulator
import DropboxFiles
import Foundation
import Testing

@testable import DropboxSync

/// Tests with folders that are moved locally or remotely while their content changes.
extension ConflictTests {
    /// The listing has a deletion of the former folder, but not of the items that were deleted from it before.
    @Test func locallyMovedFolderOmitsItemsDeletedBefore() async throws {
        try await withTwo(["/f/gone.txt": "a", "/f/d/gone.txt": "b", "/f/d/kept.txt": "c"]) { account, one, two in
            for path in ["/f/gone.txt", "/f/d/gone.txt"] {
                _ = try await two.client.files.deleteV2(path: path).response()
            }
            try await one.filesystem.move(.at("/f"), to: .at("/g"))
            #expect(try await one.step())
            #expect(try account.list() == ["/g/", "/g/d/", "/g/d/kept.txt"])
            try await sync(one, two)
            for device in [one, two] {
                #expect(try names(device) == ["g"])
                #expect(try names(device, "/g") == ["d"])
                #expect(try names(device, "/g/d") == ["kept.txt"])
            }
        }
    }

    @Test func remotelyMovedFolderOmitsReplacedItems() async throws {
        try await withTwo(["/f/a.txt": "a", "/f/b.txt": "b"]) { account, one, two in
            _ = try await two.client.files.deleteV2(path: "/f/a.txt").response()
            _ = try await two.client.files.moveV2(fromPath: "/f", toPath: "/g").response()
            try account.put("/f/a.txt", "new")
            try await sync(one, two)
            for device in [one, two] {
                #expect(try names(device, "/f") == ["a.txt"])
                #expect(try names(device, "/g") == ["b.txt"])
            }
        }
    }

    @Test func movedAndDeletedFolderIsDeletedRemotely() async throws {
        try await withTwo(["/f/d/a.txt": "a"]) { account, one, two in
            try await one.filesystem.move(.at("/f"), to: .at("/g"))
            try await one.filesystem.delete(.at("/g"))
            try await sync(one, two)
            #expect(try account.list() == [])
            #expect(try names(two) == [])
        }
    }

    /// Another device replaced the folder before the server executed the move into it. The listing says where the file is
    /// now, with the rev that this device knows.
    @Test func fileIsInTheFolderThatTheServerMovedItTo() async throws {
        try await withTwo(["/f/x.txt": "x", "/a.txt": "base"]) { account, one, two in
            _ = try await two.client.files.moveV2(fromPath: "/f", toPath: "/g").response()
            try account.put("/f/y.txt", "y")
            try await write(one, "/a.txt", "new")
            while try !account.list().contains("/a.txt") || account.read("/a.txt") != Data("new".utf8) {
                try #require(try await one.step())
                await one.runUploads()
            }
            try await one.filesystem.move(.at("/a.txt"), to: .at("/f/a.txt"))
            while try !account.list().contains("/f/a.txt") { try #require(try await one.step()) }
            try await sync(one, two)
            #expect(try account.list() == ["/f/", "/f/a.txt", "/f/y.txt", "/g/", "/g/x.txt"])
            for device in [one, two] {
                #expect(try names(device, "/f") == ["a.txt", "y.txt"])
                #expect(try names(device, "/g") == ["x.txt"])
            }
        }
    }

    /// Another device moved the target of a move into the folder that the user moved out of a folder and then deleted.
    @Test func folderThatCannotLeaveADeletedFolderRemains() async throws {
        try await withTwo(["/d/t/g.txt": "g", "/d/f.txt": "f", "/e/t/h.txt": "h"]) { account, one, two in
            try await one.filesystem.move(.at("/d/t"), to: .at("/e/t/t"))
            try await one.filesystem.delete(.at("/d"))
            _ = try await two.client.files.moveV2(fromPath: "/e/t", toPath: "/d/t/t").response()
            try await sync(one, two)
            #expect(try account.list() == ["/d/", "/d/t/", "/d/t/g.txt", "/d/t/t/", "/d/t/t/h.txt", "/e/"])
            for device in [one, two] { #expect(try names(device, "/d/t") == ["g.txt", "t"]) }
        }
    }

    /// The user swaps two folders so that one is in the other, which another device deletes.
    @Test func folderIsCreatedAgainNextToItsContent() async throws {
        try await withTwo(["/a/x.txt": "x", "/b/y.txt": "y"]) { account, one, two in
            try await one.filesystem.move(.at("/a"), to: .at("/b/c"))
            try await one.filesystem.move(.at("/b"), to: .at("/a"))
            _ = try await two.client.files.deleteV2(path: "/b").response()
            try await sync(one, two)
            #expect(
                try account.list() == [
                    "/a (conflicted copy)/", "/a (conflicted copy)/c/", "/a (conflicted copy)/c/x.txt",
                ])
            #expect(try one.filesystem.status.anyError == nil)
        }
    }

    /// Another device deleted the folder into which the user puts something, and a file has its name now. The change is
    /// sent before the one that creates the folder again.
    @Test(arguments: ["move", "create", "create a folder"], ["the same file", "another file"])
    func itemsGoIntoAConflictedCopyOfAReplacedFolder(change: String, occupant: String) async throws {
        try await withTwo(["/t/x.txt": "x", "/a.txt": "a"]) { account, one, two in
            let item = try SyncPath.at("/t/a.txt")
            switch change {
            case "move": try await one.filesystem.move(.at("/a.txt"), to: item)
            case "create": try await one.filesystem.create(item).close()
            default: try await one.filesystem.createFolder(at: item)
            }
            _ = try await two.client.files.deleteV2(path: "/t").response()
            if occupant == "the same file" {
                _ = try await two.client.files.moveV2(fromPath: "/a.txt", toPath: "/t").response()
            } else {
                try account.put("/t", "t")
            }
            try await sync(one, two)
            var expected = ["/t (conflicted copy)/", "/t (conflicted copy)/a.txt"]
            if change == "create a folder" { expected[1] += "/" }
            if change != "move" || occupant == "another file" { expected.append("/t") }
            if change != "move", occupant == "another file" { expected.append("/a.txt") }
            #expect(try Set(account.list()) == Set(expected))
            #expect(try one.filesystem.status.anyError == nil)
        }
    }
}
