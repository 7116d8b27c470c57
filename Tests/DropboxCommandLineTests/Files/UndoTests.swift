import DropboxEmulator
import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxCommandLine

/// Commands are taken back completely, and nothing of others is.
@Suite(.timeLimit(.minutes(10)))
struct UndoTests {
    /// The paths of all items with the contents of files, read without `dbx`.
    private func tree(_ account: EmulatedAccount) throws -> [String: Data?] {
        let paths = try account.list()
        return Dictionary(uniqueKeysWithValues: try paths.map { ($0, $0.hasSuffix("/") ? nil : try account.read($0)) })
    }

    @Test func overwrittenFilesComeBack() async throws {
        try await CommandFixture.run { fixture in
            try fixture.ada.put("/a.txt", "old")
            let file = fixture.folder.url.appendingPathComponent("a.txt")
            try Data("new".utf8).write(to: file)
            #expect(await fixture.dbx("put", "--overwrite", file.path, "/a.txt").status == .success)
            #expect(await fixture.dbx("undo").status == .success)
            #expect(try fixture.ada.read("/a.txt") == Data("old".utf8))
            // The same content again changes nothing, so there is nothing to take back.
            try Data("old".utf8).write(to: file)
            #expect(await fixture.dbx("put", file.path, "/a.txt").status == .success)
            let undo = await fixture.dbx("undo")
            #expect(undo.status == .failure && undo.error.contains("there is nothing to undo"))
        }
    }

    /// The server gives the folder another name, so the upload fails, but the file is there.
    @Test func fileAtAnotherPathIsTakenBack() async throws {
        try await CommandFixture.run { fixture in
            let file = fixture.folder.url.appendingPathComponent("f")
            try Data("x".utf8).write(to: file)
            let put = await fixture.dbx("put", file.path, "/folder /f")
            #expect(put.status == .failure && put.error.contains("check the destination"), "\(put.error)")
            #expect(await fixture.dbx("undo").status == .success)
            #expect(try !fixture.ada.list().contains("/folder/f"))
        }
    }

    @Test func changesOfOthersStay() async throws {
        try await CommandFixture.run { fixture in
            let file = fixture.folder.url.appendingPathComponent("a.txt")
            try Data("mine".utf8).write(to: file)
            #expect(await fixture.dbx("put", file.path, "/a.txt").status == .success)
            try fixture.ada.put("/a.txt", "theirs")
            let undo = await fixture.dbx("undo")
            #expect(undo.status == .failure && undo.error.contains("kept, because it was changed since then"))
            #expect(try fixture.ada.read("/a.txt") == Data("theirs".utf8))

            try fixture.ada.put("/b.txt", "b")
            #expect(await fixture.dbx("rm", "/b.txt").status == .success)
            try fixture.ada.put("/b.txt", "theirs")
            #expect(await fixture.dbx("undo").error.contains("kept, because another item is there now"))
            #expect(try fixture.ada.read("/b.txt") == Data("theirs".utf8))

            try fixture.ada.put("/c/x", "x")
            #expect(await fixture.dbx("cp", "/c", "/d").status == .success)
            try fixture.ada.put("/d/theirs", "theirs")
            #expect(await fixture.dbx("undo").error.contains("kept, because it contains other items now"))
            #expect(try fixture.ada.list("/d") == ["/d/theirs"])

            try fixture.ada.put("/e", "e")
            #expect(await fixture.dbx("mv", "/e", "/f").status == .success)
            try fixture.ada.put("/e", "theirs")
            #expect(await fixture.dbx("undo").error.contains("kept, because another item is at /e now"))
            #expect(try fixture.ada.read("/f") == Data("e".utf8))
        }
    }

    @Test func newFoldersAreDeleted() async throws {
        try await CommandFixture.run { fixture in
            try fixture.ada.put("/old/a.txt", "a")
            #expect(await fixture.dbx("mkdir", "/old/x/y", "/z").status == .success)
            #expect(await fixture.dbx("undo").status == .success)
            #expect(try Set(fixture.ada.list()) == ["/old/", "/old/a.txt"])
            // Nothing was created, so there is nothing to take back.
            #expect(await fixture.dbx("mkdir", "--parents", "/old").status == .success)
            #expect(await fixture.dbx("undo").error.contains("there is nothing to undo"))

            #expect(await fixture.dbx("mkdir", "/z").status == .success)
            try fixture.ada.put("/z/theirs", "theirs")
            #expect(await fixture.dbx("undo").error.contains("kept, because it contains other items now"))
            #expect(try fixture.ada.list("/z") == ["/z/theirs"])
        }
    }

    /// It doesn't belong to a token, nor to the file of a token.
    @Test func historyBelongsToTheAccount() async throws {
        try await CommandFixture.run { fixture in
            try fixture.ada.put("/a.txt", "a")
            #expect(await fixture.dbx("rm", "/a.txt").status == .success)
            let file = URL(fileURLWithPath: fixture.tokenFile.path)
            try Data(try fixture.emulator.addAccount(.init("bob")).token().utf8).write(to: file)
            #expect(await fixture.dbx("history").error.contains("No command has changed anything"))
            #expect(await fixture.dbx("undo").error.contains("there is nothing to undo"))
            let token = try fixture.ada.token()
            #expect(token != fixture.token)
            try Data(token.utf8).write(to: file)
            #expect(await fixture.dbx("history").output.contains("rm /a.txt"))
            #expect(await fixture.dbx("undo").status == .success)
            #expect(try fixture.ada.list() == ["/a.txt"])
        }
    }

    /// A token that can't tell its account still works.
    @Test func commandWithoutAHistoryWarns() async throws {
        let scopes: Set = ["files.metadata.read", "files.content.write"]
        try await CommandFixture.run(token: { try $0.account("ada").token(scopes: scopes) }) { fixture in
            try fixture.ada.put("/a.txt", "a")
            let rm = await fixture.dbx("rm", "/a.txt")
            #expect(rm.status == .success)
            #expect(rm.error.hasPrefix("dbx: warning: `dbx undo` can't take this back: "), "\(rm.error)")
            #expect(rm.error.contains("account_info.read"), "\(rm.error)")
            #expect(await fixture.dbx("undo").status == .failure)
        }
    }

    @Test func historyIsListed() async throws {
        try await CommandFixture.run { fixture in
            try fixture.ada.put("/a.txt", "a")
            #expect(await fixture.dbx("history").error.contains("No command has changed anything"))
            #expect(await fixture.dbx("rm", "/a.txt").status == .success)
            let list = await fixture.dbx("history")
            #expect(list.output.contains("rm /a.txt"))
            let id = try #require(list.output.split(separator: " ").first.map { String($0) })
            #expect(await fixture.dbx("history", id).output == "deleted /a.txt\n")
            #expect(await fixture.dbx("undo", id, "--dry-run").status == .success)
            #expect(try fixture.ada.list().isEmpty)
            #expect(await fixture.dbx("undo", id).status == .success)
            #expect(try fixture.ada.list() == ["/a.txt"])
            #expect(await fixture.dbx("undo", id).error.contains("was taken back already"))
            // An undo is a command like any other.
            let undo = try #require(await fixture.dbx("history").output.split(separator: " ").first.map { String($0) })
            #expect(await fixture.dbx("undo", undo).status == .success)
            #expect(try fixture.ada.list().isEmpty)
        }
    }

    @Test func damagedHistoryLosesOnlyItsLines() async throws {
        try await CommandFixture.run { fixture in
            try fixture.ada.put("/a.txt", "a")
            try fixture.ada.put("/b.txt", "b")
            #expect(await fixture.dbx("rm", "/a.txt").status == .success)
            let folder = fixture.journal.url.appendingPathComponent("history")
            let name = try #require(try FileManager.default.contentsOfDirectory(atPath: folder.path).first)
            let file = folder.appendingPathComponent(name)
            try (Data(contentsOf: file) + Data(#"{"entry":"x","da"#.utf8)).write(to: file)
            #expect(await fixture.dbx("rm", "/b.txt").status == .success)
            #expect(await fixture.dbx("undo").status == .success)
            #expect(await fixture.dbx("undo").status == .success)
            #expect(try Set(fixture.ada.list()) == ["/a.txt", "/b.txt"])
        }
    }

    /// What came back with an undo is still that of others.
    @Test(arguments: ["folder", "replaced", "deleted", "nested"])
    func contentOfOthersThatCameBackIsKept(_ kind: String) async throws {
        try await CommandFixture.run { fixture in
            let file = fixture.folder.url.appendingPathComponent("f")
            try Data("mine".utf8).write(to: file)
            switch kind {
            case "folder":
                #expect(await fixture.dbx("mkdir", "/p").status == .success)
                _ = try fixture.ada.put("/p/other", "theirs")
                #expect(await fixture.dbx("rm", "-r", "/p").status == .success)
            case "nested":
                #expect(await fixture.dbx("mkdir", "/p").status == .success)
                _ = try fixture.ada.put("/p/other", "theirs")
                #expect(await fixture.dbx("rm", "/p/other").status == .success)
            case "replaced":
                #expect(await fixture.dbx("put", file.path, "/p").status == .success)
                _ = try fixture.ada.put("/p", "theirs")
                #expect(await fixture.dbx("put", "--overwrite", file.path, "/p").status == .success)
            default:
                _ = try fixture.ada.put("/p", "before")
                #expect(await fixture.dbx("put", "--overwrite", file.path, "/p").status == .success)
                _ = try fixture.ada.put("/p", "theirs")
                #expect(await fixture.dbx("rm", "/p").status == .success)
            }
            #expect(await fixture.dbx("undo").status == .success)
            let result = await fixture.dbx("undo")
            #expect(result.status == .failure && result.error.contains("kept, because"), "\(result.error)")
            let path = ["folder", "nested"].contains(kind) ? "/p/other" : "/p"
            #expect(try String(decoding: fixture.ada.read(path), as: UTF8.self) == "theirs")
        }
    }

    @Test func fileWithAnotherNameIsDeleted() async throws {
        try await CommandFixture.run { fixture in
            _ = try fixture.ada.put("/a.txt", "theirs")
            let file = fixture.folder.url.appendingPathComponent("a.txt")
            try Data("mine".utf8).write(to: file)
            #expect(await fixture.dbx("put", "--autorename", file.path, "/a.txt").status == .success)
            #expect(await fixture.dbx("undo").status == .success)
            #expect(try fixture.ada.list() == ["/a.txt"])
        }
    }

    @Test func itemThatOthersMovedIsReported() async throws {
        try await CommandFixture.run { fixture in
            #expect(await fixture.dbx("mkdir", "/new").status == .success)
            // With another history.
            let words = [
                "mv", "/new", "/elsewhere", "--host", fixture.emulator.url.absoluteString, "--token-file",
                fixture.tokenFile.path, "--config", fixture.folder.url.path,
            ]
            #expect(await Dbx.run(words, terminal: TerminalLog().terminal()) == .success)
            let result = await fixture.dbx("undo")
            #expect(result.status == .failure && result.error.contains("it was moved to /elsewhere"), "\(result.error)")
        }
    }

    @Test func changesOfACommandAreJSON() async throws {
        try await CommandFixture.run { fixture in
            _ = try fixture.ada.put("/a", "x")
            #expect(await fixture.dbx("mv", "/a", "/b").status == .success)
            let id = try #require(try await history(fixture).first?.split(separator: " ").first)
            let result = await fixture.dbx("history", String(id), "--json")
            #expect(result.output == #"{"change":"moved","from":"/a","id":"\#(id)","path":"/b"}"# + "\n")
        }
    }

    @Test func undoneCommandCanBeUndoneAgain() async throws {
        try await CommandFixture.run { fixture in
            #expect(await fixture.dbx("mkdir", "/new").status == .success)
            let id = try #require(try await history(fixture).first?.split(separator: " ").first)
            #expect(await fixture.dbx("undo").status == .success)
            let undo = try #require(try await history(fixture).first?.split(separator: " ").first)
            #expect(await fixture.dbx("undo", String(undo)).status == .success)
            #expect(try fixture.ada.list() == ["/new/"])
            #expect(await fixture.dbx("undo", String(id)).status == .success)
            #expect(try fixture.ada.list() == [])
        }
    }

    /// An item that can't be taken back hides neither the others nor the commands before.
    @Test func incompleteUndoCanBeContinued() async throws {
        try await CommandFixture.run { fixture in
            #expect(await fixture.dbx("mkdir", "/before").status == .success)
            for name in ["/a", "/b"] { _ = try fixture.ada.put(name, "x") }
            #expect(await fixture.dbx("rm", "/a", "/b").status == .success)
            let id = try #require(try await history(fixture).first?.split(separator: " ").first)
            _ = try fixture.ada.put("/a", "another")
            let first = await fixture.dbx("undo")
            #expect(first.status == .failure && first.error.contains("/a: kept"), "\(first.error)")
            #expect(try fixture.ada.list() == ["/a", "/b", "/before/"])
            #expect(await fixture.dbx("undo").status == .success)
            #expect(try fixture.ada.list() == ["/a", "/b"])
            _ = try fixture.ada.delete("/a")
            let last = await fixture.dbx("undo", String(id))
            #expect(last.status == .success, "\(last.error)")
            #expect(try String(decoding: fixture.ada.read("/a"), as: UTF8.self) == "x")
        }
    }

    /// A folder that others created instead of the one of the upload stays.
    @Test func folderOfOthersIsKept() async throws {
        try await CommandFixture.run { fixture in
            let tree = fixture.folder.url.appendingPathComponent("tree/d")
            try FileManager.default.createDirectory(at: tree, withIntermediateDirectories: true)
            try Data("x".utf8).write(to: tree.appendingPathComponent("x"))
            _ = try fixture.ada.createFolder("/tree")
            #expect(await fixture.dbx("put", tree.deletingLastPathComponent().path, "/tree").status == .success)
            _ = try fixture.ada.delete("/tree/d")
            _ = try fixture.ada.createFolder("/tree/d")
            let result = await fixture.dbx("undo")
            #expect(result.status == .failure && result.error.contains("/tree/d: kept"), "\(result.error)")
            #expect(try fixture.ada.list() == ["/tree/", "/tree/d/"])
        }
    }

    /// A mirror shows which items it renames, and the undo gives them their former names.
    @Test func spellingIsTakenBack() async throws {
        try await CommandFixture.run { fixture in
            let tree = fixture.folder.url.appendingPathComponent("tree/Photos")
            try FileManager.default.createDirectory(at: tree, withIntermediateDirectories: true)
            try Data("x".utf8).write(to: tree.appendingPathComponent("Cat.jpg"))
            _ = try fixture.ada.put("/tree/photos/cat.jpg", "x")
            let words = ["put", tree.deletingLastPathComponent().path, "/tree", "--delete", "--force-delete"]
            let planned = await fixture.dbx(words + ["--dry-run"])
            #expect(planned.error.contains("would rename photos to Photos"), "\(planned.error)")
            #expect(planned.error.contains("would rename Photos/cat.jpg to Photos/Cat.jpg"), "\(planned.error)")
            #expect(try fixture.ada.list() == ["/tree/", "/tree/photos/", "/tree/photos/cat.jpg"])
            let result = await fixture.dbx(words + ["--json"])
            #expect(result.output.contains(#""former_path":"Photos/cat.jpg""#), "\(result.output)")
            #expect(try fixture.ada.list() == ["/tree/", "/tree/Photos/", "/tree/Photos/Cat.jpg"])
            #expect(await fixture.dbx("undo").status == .success)
            #expect(try fixture.ada.list() == ["/tree/", "/tree/photos/", "/tree/photos/cat.jpg"])
        }
    }

    /// Items whose place others take come back with their own spelling.
    @Test func spellingOfReplacedItemsIsTakenBack() async throws {
        try await CommandFixture.run { fixture in
            let tree = fixture.folder.url.appendingPathComponent("tree")
            try FileManager.default.createDirectory(
                at: tree.appendingPathComponent("Music"), withIntermediateDirectories: true)
            try Data("x".utf8).write(to: tree.appendingPathComponent("Music/song"))
            try Data("x".utf8).write(to: tree.appendingPathComponent("Photos"))
            _ = try fixture.ada.put("/tree/music", "x")
            _ = try fixture.ada.put("/tree/photos/Cat.jpg", "x")
            let before = try Set(fixture.ada.list())
            let put = await fixture.dbx("put", tree.path, "/tree", "--overwrite", "--delete", "--force-delete")
            #expect(put.status == .success, "\(put.error)")
            #expect(
                try Set(fixture.ada.list()) == ["/tree/", "/tree/Music/", "/tree/Music/song", "/tree/Photos"])
            let undo = await fixture.dbx("undo")
            #expect(undo.status == .success, "\(undo.error)")
            #expect(try Set(fixture.ada.list()) == before)
        }
    }

    /// Any sequence of commands, taken back from the last to the first, ends in the tree before it.
    @Test func randomCommandsAreTakenBack() async throws {
        let seed = ProcessInfo.processInfo.environment["UNDO_SEED"].flatMap(UInt64.init) ?? .random(in: 1...UInt64.max)
        try await CommandFixture.run { fixture in
            var generator = SeededRandomNumberGenerator(seed: seed)
            let names = ["a", "B", "c"]
            let random = { (generator: inout SeededRandomNumberGenerator) -> String in
                let depth = Int.random(in: 1...2, using: &generator)
                return (0..<depth).map { _ in "/" + (names.randomElement(using: &generator) ?? "a") }.joined()
            }
            let file = fixture.folder.url.appendingPathComponent("file")
            for round in 0..<40 {
                // A folder may be at the path.
                _ = try? fixture.ada.put(random(&generator), "content \(round)")
                let before = try tree(fixture.ada)
                var trees = [before]
                var words: [String] = []
                for step in 0..<3 {
                    try Data("new \(round) \(step)".utf8).write(to: file)
                    let (path, other) = (random(&generator), random(&generator))
                    let folder = try localFolder(fixture, names, &generator)
                    let commands = [
                        ["put", "--overwrite", file.path, path], ["rm", "-r", path], ["mv", path, other],
                        ["cp", path, other], ["mv", "--overwrite", path, other], ["cp", "--overwrite", path, other],
                        ["restore", path], ["rm", "-r", "/*"], ["mkdir", path], ["put", "--overwrite", folder, path],
                        ["put", "--overwrite", "--delete", "--force-delete", folder, path],
                        ["put", "--overwrite", file.path, folder, path + "/"],
                    ]
                    let count = try await history(fixture).count
                    // Many commands fail, because there is no such item or another one is in the way.
                    let command = commands.randomElement(using: &generator) ?? []
                    _ = await fixture.dbx(command)
                    words.append(command.joined(separator: " "))
                    if try await history(fixture).count > count { trees.append(try tree(fixture.ada)) }
                }
                trees.removeLast()
                while let expected = trees.popLast() {
                    let result = await fixture.dbx("undo")
                    #expect(result.status == .success, "seed \(seed), round \(round), \(words): \(result.error)")
                    let actual = try tree(fixture.ada)
                    // Folders that a file needed stay.
                    let isSame = actual.filter { $0.value != nil } == expected.filter { $0.value != nil }
                    try #require(
                        isSame, "seed \(seed), round \(round), \(words): \(actual) instead of \(expected)")
                }
            }
        }
    }

    /// Creates a local folder with random files and subfolders, and returns its path.
    private func localFolder(
        _ fixture: CommandFixture, _ names: [String], _ generator: inout SeededRandomNumberGenerator
    ) throws -> String {
        let folder = fixture.folder.url.appendingPathComponent("b")
        try? FileManager.default.removeItem(at: folder)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        for name in names {
            let item = folder.appendingPathComponent(name)
            switch Int.random(in: 0..<4, using: &generator) {
            case 0: continue
            case 1:
                try FileManager.default.createDirectory(at: item, withIntermediateDirectories: true)
                try Data(name.utf8).write(to: item.appendingPathComponent("a"))
            default: try Data("\(name) \(Int.random(in: 0..<3, using: &generator))".utf8).write(to: item)
            }
        }
        return folder.path
    }

    private func history(_ fixture: CommandFixture) async throws -> [Substring] {
        await fixture.dbx("history", "--limit", "10000").output.split(separator: "\n")
    }
}
