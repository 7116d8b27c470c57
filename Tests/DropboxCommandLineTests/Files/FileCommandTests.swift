import DropboxEmulator
import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxCommandLine

/// The commands for files and folders in Dropbox. The state of the server is read without `dbx`.
@Suite(.timeLimit(.minutes(10)))
struct FileCommandTests {
    // MARK: ls

    @Test func lsSortsAndFormats() async throws {
        try await CommandFixture.run { fixture in
            try fixture.ada.put("/docs/b.txt", "12")
            try fixture.ada.put("/docs/a.txt", "1234")
            try fixture.ada.put("/docs/sub/C.txt", "1")
            let names = { (words: String...) in await fixture.dbx(["ls", "/docs"] + words).output }
            #expect(await names("--sort", "name") == "a.txt\nb.txt\nsub/\n")
            #expect(await names("--sort", "size") == "sub/\nb.txt\na.txt\n")
            #expect(await names("--sort", "name", "--reverse") == "sub/\nb.txt\na.txt\n")
            let tree = await fixture.dbx("ls", "--tree", "/docs")
            #expect(tree.output == "/docs\n├── a.txt\n├── b.txt\n└── sub/\n    └── C.txt\n")
            let long = await fixture.dbx("ls", "-lH", "/docs/a.txt")
            #expect(long.output.contains("4 bytes  20"))
            let totals = await fixture.dbx("ls", "-r", "--total", "/docs")
            #expect(totals.error == "2 folders, 3 files, 7 bytes\n")
            #expect(await fixture.dbx("ls", "--tree", "--json").status == .usage)
            #expect(await fixture.dbx("ls", "-H").error.contains("--human requires --long"))
        }
    }

    @Test func lsShowsDeletedItems() async throws {
        try await CommandFixture.run { fixture in
            try fixture.ada.put("/a/gone.txt", "x")
            try fixture.ada.delete("/a/gone.txt")
            #expect(await fixture.dbx("ls", "/a").output == "")
            #expect(await fixture.dbx("ls", "--deleted", "/a").output == "gone.txt  (deleted)\n")
        }
    }

    /// A deleted folder lists what it contained, also if its parent was deleted, too.
    @Test func lsListsDeletedFolders() async throws {
        try await CommandFixture.run { fixture in
            for path in ["/Docs/A/x.txt", "/Docs/A/B/y.txt", "/Docs/AB/z.txt", "/other.txt"] {
                try fixture.ada.put(path, path)
            }
            try fixture.ada.createFolder("/empty")
            for path in ["/Docs/A/B", "/other.txt", "/empty"] { try fixture.ada.delete(path) }
            let ls = { (words: [String]) in await fixture.dbx(["ls", "--deleted", "--sort", "name"] + words) }
            for _ in 0..<2 {
                #expect(await ls(["/docs/a/b"]).output == "y.txt  (deleted)\n")
                #expect(await ls(["/Docs/A/B/y.txt"]).output == "y.txt  (deleted)\n")
                #expect(await ls(["/other.txt"]).output == "other.txt  (deleted)\n")
                #expect(await ls(["/empty"]).output == "empty  (deleted)\n")
                if try fixture.ada.list().contains("/Docs/") { try fixture.ada.delete("/Docs") }
            }
            #expect(await ls(["/Docs/A"]).output == "B  (deleted)\nx.txt  (deleted)\n")
            #expect(await ls(["/Docs", "-r"]).output.split(separator: "\n").count == 6)
            let tree = "/Docs/A\n├── B  (deleted)\n│   └── y.txt  (deleted)\n└── x.txt  (deleted)\n"
            #expect(await ls(["/Docs/A", "--tree"]).output == tree)
            #expect(await fixture.dbx("ls", "/Docs").error.contains("no such file or folder"))
            #expect(await ls(["/never"]).error.contains("no such file or folder"))
        }
    }

    /// Names with newlines don't look like several items, also to programs.
    @Test func eachItemHasALine() async throws {
        try await CommandFixture.run { fixture in
            let name = "a\nb\r.txt"
            try fixture.ada.put("/" + name, "x")
            #expect(await fixture.dbx("ls").output == "a?b?.txt\n")
            #expect(await fixture.dbx("find").output == "/a?b?.txt\n")
            #expect(await fixture.dbx("rm", "/" + name).output == "deleted /a?b?.txt\n")
            let history = await fixture.dbx("history")
            #expect(history.output.hasSuffix("  rm /a?b?.txt\n") && history.output.split(separator: "\n").count == 1)
            #expect(await fixture.dbx("undo").output == "taken back: deleted /a?b?.txt\n")
            #expect(await fixture.dbx("ls", "--json").output.contains(#"a\nb\r.txt"#))
        }
    }

    /// A tree of any depth is drawn without recursion.
    @Test func lsDrawsDeepTrees() async throws {
        try await CommandFixture.run { fixture in
            let path = String(repeating: "/d", count: 300)
            try fixture.ada.createFolder(path)
            let tree = await fixture.dbx("ls", "--tree")
            #expect(tree.output.split(separator: "\n").count == 301)
        }
    }

    // MARK: stat, cat, mkdir

    @Test func statPrintsFields() async throws {
        try await CommandFixture.run { fixture in
            try fixture.ada.put("/a.txt", "hello")
            let text = await fixture.dbx("stat", "/a.txt", "/missing")
            #expect(text.status == .failure)
            #expect(text.output.contains("size:             5\n"))
            #expect(text.error == "dbx: cannot find /missing: no such file or folder in Dropbox\n")
            let json = await fixture.dbx("stat", "/a.txt", "--json")
            #expect(json.output.contains(#""name":"a.txt""#))
            #expect(await fixture.dbx("stat", "/").status == .usage)
        }
    }

    @Test func errorsHaveCodesForPrograms() async throws {
        try await CommandFixture.run { fixture in
            let result = await fixture.dbx("stat", "/missing", "--json")
            let error = try #require(
                JSONSerialization.jsonObject(with: Data(result.error.utf8)) as? [String: Any], "\(result.error)")
            #expect(error["code"] as? String == "path/not_found")
            #expect(error["route"] as? String == "files/get_metadata")
            #expect(error["retryable"] as? Bool == false)
            #expect((error["request_id"] as? String)?.isEmpty == false)
        }
    }

    @Test func catPrintsSeveralFiles() async throws {
        try await CommandFixture.run { fixture in
            try fixture.ada.put("/a.txt", "one\n")
            let missing = await fixture.dbx("cat", "/missing")
            #expect(missing.status == .failure && missing.error.contains("no such file or folder in Dropbox"))
            #expect(await fixture.dbx("cat", "/").status == .usage)
        }
    }

    @Test func mkdirCreatesFolders() async throws {
        try await CommandFixture.run { fixture in
            #expect(await fixture.dbx("mkdir", "/x/y", "/z").status == .success)
            let items = try fixture.ada.list("/x")
            #expect(items == ["/x/y/"])
            let again = await fixture.dbx("mkdir", "/z")
            #expect(again.error == "dbx: cannot create /z: it exists already; use --parents to accept that\n")
            #expect(await fixture.dbx("mkdir", "-p", "/z").status == .success)
        }
    }

    // MARK: rm, mv, cp

    @Test func rmDeletesOnlyWhatIsNamed() async throws {
        try await CommandFixture.run { fixture in
            for path in ["/a.log", "/b.log", "/c.txt", "/folder/d.txt"] { try fixture.ada.put(path, path) }
            let plan = await fixture.dbx("rm", "-rn", "/*.log", "/folder")
            #expect(plan.output == "would delete /a.log\nwould delete /b.log\nwould delete /folder/\n")
            let folder = await fixture.dbx("rm", "/folder")
            #expect(folder.status == .failure && folder.error.contains("use --recursive"))
            #expect(try Set(fixture.ada.list()) == ["/a.log", "/b.log", "/c.txt", "/folder/", "/folder/d.txt"])
            #expect(await fixture.dbx("rm", "/*.log").status == .success)
            #expect(await fixture.dbx("rm", "-r", "/folder").status == .success)
            #expect(try fixture.ada.list() == ["/c.txt"])
            let missing = await fixture.dbx("rm", "/missing", "--json")
            #expect(missing.status == .failure && missing.error.contains("path_lookup/not_found"))
            #expect(await fixture.dbx("rm", "-f", "/missing", "/missing*").status == .success)
            #expect(await fixture.dbx("rm", "/missing*").error.contains("no item in / matches the pattern"))
            #expect(await fixture.dbx("rm", "-r", "/").status == .usage)
        }
    }

    @Test func rmAsksBeforeItDeletesAFolder() async throws {
        try await CommandFixture.run { fixture in
            try fixture.ada.put("/folder/a.txt", "x")
            let words = [
                "rm", "/folder", "--host", fixture.emulator.url.absoluteString, "--token-file", fixture.tokenFile.path,
                "--config", fixture.journal.url.path,
            ]
            for (answer, status) in [("n", DropboxCommandLine.ExitStatus.failure), ("", .failure), ("y", .success)] {
                let log = TerminalLog()
                let terminal = Terminal(isInteractive: true, read: { answer }, write: log.write)
                #expect(await Dbx.run(words, terminal: terminal) == status)
                #expect(log.text(.error).contains("Delete the folder with 1 item, 1 byte, /folder? [y/N] "))
            }
            #expect(try fixture.ada.list().isEmpty)
        }
    }

    @Test func mvAndCpFollowTheRuleOfDestinations() async throws {
        try await CommandFixture.run { fixture in
            for path in ["/a.txt", "/b.jpg", "/c.jpg"] { try fixture.ada.put(path, path) }
            #expect(await fixture.dbx("mv", "/a.txt", "/d").status == .success)
            #expect(try fixture.ada.list().contains("/d"))
            #expect(await fixture.dbx("mv", "/d", "/docs/").status == .success)
            #expect(try fixture.ada.list("/docs") == ["/docs/d"])
            #expect(await fixture.dbx("cp", "/*.jpg", "/docs/").status == .success)
            #expect(try Set(fixture.ada.list("/docs")) == ["/docs/d", "/docs/b.jpg", "/docs/c.jpg"])
            #expect(await fixture.dbx("cp", "/*.jpg", "/docs").status == .usage)
            #expect(await fixture.dbx("cp", "/b.jpg", "/c.jpg", "/docs").status == .usage)
            let conflict = await fixture.dbx("mv", "/b.jpg", "/c.jpg")
            #expect(conflict.status == .failure && conflict.error.contains("another file exists"))
            #expect(await fixture.dbx("mv", "--overwrite", "/b.jpg", "/c.jpg").status == .success)
            #expect(try fixture.ada.read("/c.jpg") == Data("/b.jpg".utf8))
            #expect(await fixture.dbx("cp", "--autorename", "/c.jpg", "/docs/c.jpg").output.contains("c (1).jpg"))
            let inside = await fixture.dbx("mv", "/docs", "/docs/inner")
            #expect(inside.error.contains("a folder can't go into itself"))
            fixture.emulator.calls.removeAll()
            #expect(await fixture.dbx("mv", "-n", "/docs", "/papers").output == "would move /docs to /papers\n")
            #expect(fixture.routes == ["files/get_metadata"])
        }
    }

    // MARK: check, hash, du, find, search

    @Test func checkFindsEveryDifference() async throws {
        try await CommandFixture.run { fixture in
            let folder = fixture.folder.url
            for name in ["equal", "local", "different"] {
                try Data(name.utf8).write(to: folder.appendingPathComponent(name))
            }
            try fixture.ada.put("/copy/equal", "equal")
            try fixture.ada.put("/copy/different", "DIFFERENT")
            try fixture.ada.put("/copy/remote", "remote")
            fixture.emulator.calls.removeAll()
            let result = await fixture.dbx("check", folder.path, "/copy")
            #expect(result.status == .failure)
            #expect(Set(result.output.split(separator: "\n")) == ["< local", "> remote", "! different"])
            #expect(result.error == "1 file is equal, 3 items differ\n")
            #expect(
                fixture.routes.isSubset(of: ["files/list_folder", "files/list_folder/continue", "files/get_metadata"]))
            let file = folder.appendingPathComponent("equal").path
            #expect(await fixture.dbx("check", file, "/copy/equal").status == .success)
            #expect(await fixture.dbx("check", file, "/copy/different").output == "! equal\n")
            #expect(await fixture.dbx("check", file, "/missing").output == "< equal\n")
        }
    }

    /// Links and pipes aren't transferred, so they hide no item in Dropbox.
    @Test func checkReportsWhatItCannotCompare() async throws {
        try await CommandFixture.run { fixture in
            let folder = fixture.folder.url
            try Data("1".utf8).write(to: folder.appendingPathComponent("equal"))
            for (name, target) in [("file", "/nonexistent"), ("folder", "/tmp"), ("local", "equal")] {
                let link = folder.appendingPathComponent(name).path
                try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: target)
            }
            #expect(mkfifo(folder.appendingPathComponent("pipe").path, 0o600) == 0)
            for path in ["/t/equal", "/t/file", "/t/folder/keep", "/t/pipe"] { try fixture.ada.put(path, "1") }
            let result = await fixture.dbx("check", folder.path, "/t")
            #expect(result.status == .failure)
            #expect(
                result.output.split(separator: "\n").sorted() == [
                    "! file (it is a symbolic link)", "! folder (it is a symbolic link)",
                    "! pipe (it is neither a file nor a folder)",
                ])
            #expect(result.error.contains("skipped local: it is a symbolic link"), "\(result.error)")
            let json = await fixture.dbx("check", folder.path, "/t", "--json")
            #expect(json.output.contains(#"{"outcome":"not compared","path":"file","reason":"it is a symbolic link"}"#))
            // An upload skips it, too.
            let excluded = await fixture.dbx(
                ["check", folder.path, "/t"] + ["file", "folder", "pipe"].flatMap { ["--exclude", $0] })
            #expect(excluded.status == .success, "\(excluded.output)")
        }
    }

    @Test func pipeHasNoHash() async throws {
        try await CommandFixture.run { fixture in
            let pipe = fixture.folder.url.appendingPathComponent("pipe").path
            #expect(mkfifo(pipe, 0o600) == 0)
            try fixture.ada.put("/pipe", "1")
            let check = await fixture.dbx("check", pipe, "/pipe")
            #expect(check.status == .failure && check.error.contains(pipe), "\(check.error)")
            let log = TerminalLog()
            #expect(await Dbx.run(["hash", pipe], terminal: log.terminal()) == .failure)
            #expect(log.text(.error).contains(pipe), "\(log.text(.error))")
        }
    }

    @Test func hashNeedsNoAccount() async throws {
        let folder = try TemporaryDirectory()
        let file = folder.url.appendingPathComponent("a")
        try Data("hello".utf8).write(to: file)
        let log = TerminalLog()
        #expect(await Dbx.run(["hash", file.path], terminal: log.terminal()) == .success)
        // SHA-256 of the SHA-256 of the only block.
        let hash = "9595c9df90075148eb06860365df33584b75bff782a510c6cd4883a419833d50"
        #expect(log.text(.output) == "\(hash)  \(file.path)\n")
    }

    @Test func duAddsUpFolders() async throws {
        try await CommandFixture.run { fixture in
            try fixture.ada.put("/a/x", "12345")
            try fixture.ada.put("/a/b/y", "123")
            try fixture.ada.put("/z", "1")
            let sizes = { (words: String...) in
                await fixture.dbx(["du"] + words).output.split(separator: "\n").map {
                    $0.split(separator: " ").joined(separator: " ")
                }
            }
            #expect(await sizes() == ["8 /a", "9 /"])
            #expect(await sizes("--depth", "2") == ["3 /a/b", "8 /a", "9 /"])
            #expect(await sizes("--depth", "0", "/a") == ["8 /a"])
            #expect(await sizes("/a") == ["3 /a/b", "8 /a"])
        }
    }

    @Test func findComparesNamesSizesAgesAndTypes() async throws {
        try await CommandFixture.run { fixture in
            try fixture.ada.put("/Photos/One.JPG", String(repeating: "x", count: 2000))
            try fixture.ada.put("/photos/two.txt", "x")
            let find = { (words: String...) in
                Set(await fixture.dbx(["find"] + words).output.split(separator: "\n").map { String($0) })
            }
            #expect(await find("/", "--name", "*.jpg") == ["/Photos/One.JPG"])
            #expect(await find("--size", "+1k") == ["/Photos/One.JPG"])
            #expect(await find("--size", "-1k") == ["/Photos/two.txt"])
            #expect(await find("--type", "folder") == ["/Photos/"])
            #expect(await find("/photos", "--newer", "1h").count == 2)
            #expect(await find("--older", "1h").isEmpty)
            #expect(await find("--newer", "2001-01-01", "--older", "2002-01-01").isEmpty)
            #expect(await fixture.dbx("find", "--newer", "yesterday").status == .usage)
            #expect(await fixture.dbx("find", "--size", "big").status == .usage)
        }
    }

    @Test func searchAsksTheService() async throws {
        try await CommandFixture.run { fixture in
            try fixture.ada.put("/a/report.pdf", "x")
            #expect(await fixture.dbx("search", "report").output == "/a/report.pdf\n")
            let none = await fixture.dbx("search", "report", "--path", "/b")
            #expect(none.status == .failure)
        }
    }

    // MARK: revs, restore

    @Test func restoreBringsBackContent() async throws {
        try await CommandFixture.run { fixture in
            let first = try fixture.ada.put("/a.txt", "first")
            try fixture.ada.put("/a.txt", "second")
            let revisions = await fixture.dbx("revs", "/a.txt").output.split(separator: "\n")
            #expect(revisions.count == 2)
            #expect(await fixture.dbx("restore", "/a.txt", "--rev", first, "-n").output.contains("would restore"))
            #expect(try fixture.ada.read("/a.txt") == Data("second".utf8))
            #expect(await fixture.dbx("restore", "/a.txt", "--rev", first).status == .success)
            #expect(try fixture.ada.read("/a.txt") == Data("first".utf8))
            for path in ["/f/x.txt", "/f/g/y.txt"] { try fixture.ada.put(path, path) }
            try fixture.ada.delete("/f/x.txt")
            try fixture.ada.delete("/f/g")
            #expect(await fixture.dbx("restore", "/f").status == .success)
            #expect(try fixture.ada.read("/f/x.txt") == Data("/f/x.txt".utf8))
            #expect(try fixture.ada.read("/f/g/y.txt") == Data("/f/g/y.txt".utf8))
            #expect(await fixture.dbx("restore", "/a.txt", "--rev", "zzz").status == .usage)
            let wrong = await fixture.dbx("restore", "/a.txt", "--rev", "0123456789abcdef0")
            #expect(wrong.status == .failure)
        }
    }

    /// A deleted folder can't be listed, and its parent may be deleted, too.
    @Test(arguments: ["/Docs/A", "/Docs", "/docs/a/"]) func restoreBringsBackADeletedFolder(path: String) async throws {
        try await CommandFixture.run { fixture in
            for path in ["/Docs/A/x.txt", "/Docs/A/B/y.txt", "/Docs/AB/z.txt", "/other.txt"] {
                try fixture.ada.put(path, path)
            }
            try fixture.ada.delete("/Docs")
            try fixture.ada.delete("/other.txt")
            let result = await fixture.dbx("restore", path)
            #expect(result.status == .success, "\(result.error)")
            let isPart = path != "/Docs"
            let files = try Set(fixture.ada.list().filter { !$0.hasSuffix("/") }.map { $0.lowercased() })
            #expect(files == Set(["/docs/a/x.txt", "/docs/a/b/y.txt"] + (isPart ? [] : ["/docs/ab/z.txt"])))
            #expect(await fixture.dbx("undo").status == .success)
            #expect(try fixture.ada.list().isEmpty)
        }
    }
}
