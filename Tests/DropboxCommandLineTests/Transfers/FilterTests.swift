import DropboxEmulator
import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxCommandLine

/// The options that select the items of a folder, in both directions.
@Suite(.timeLimit(.minutes(10))) struct FilterTests {
    /// Files with their size and their age in days.
    private static let files: [String: (size: Int, age: Double)] = [
        "a.txt": (10, 0), "old.txt": (10, 40), "big.bin": (3_000, 0), "docs/a.pdf": (10, 0), "docs/b.txt": (10, 0),
        "docs/deep/c.pdf": (10, 0), "cache/x.txt": (10, 0), "docs/cache/y.txt": (10, 0),
    ]

    private static let cases: [(options: [String], skipped: Set<String>)] = [
        (["--exclude", "cache/"], ["cache/x.txt", "docs/cache/y.txt"]), (["--exclude", "/cache"], ["cache/x.txt"]),
        (["--exclude", "docs/**/*.pdf"], ["docs/a.pdf", "docs/deep/c.pdf"]),
        (
            ["--include", "*.pdf"],
            ["a.txt", "old.txt", "big.bin", "docs/b.txt", "cache/x.txt", "docs/cache/y.txt"]
        ),
        (
            ["--include", "/docs", "--exclude", "*.pdf"],
            Set(files.keys).subtracting(["docs/b.txt", "docs/cache/y.txt"])
        ),
        (["--max-size", "1k"], ["big.bin"]), (["--min-size", "1k"], Set(files.keys).subtracting(["big.bin"])),
        (["--newer", "30d"], ["old.txt"]), (["--older", "30d"], Set(files.keys).subtracting(["old.txt"])),
        (["--filter-from", "RULES"], ["docs/a.pdf", "cache/x.txt", "docs/cache/y.txt"]),
        (
            ["--filter-from", "RULES", "--exclude", "c.pdf"],
            [
                "docs/a.pdf", "docs/deep/c.pdf", "cache/x.txt", "docs/cache/y.txt",
            ]
        ),
    ]

    private static let rules = """
        # Comments are ignored.
        cache
        *.pdf
        !c.pdf
        """

    private let folder: TemporaryDirectory
    private var tree: URL { folder.url.appendingPathComponent("tree") }

    init() throws {
        folder = try TemporaryDirectory()
        try Data(Self.rules.utf8).write(to: folder.url.appendingPathComponent("rules"))
        for (path, file) in Self.files {
            let url = tree.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(repeating: 1, count: file.size).write(to: url)
            try FileManager.default.setAttributes(
                [.modificationDate: Date(timeIntervalSinceNow: -file.age * 86_400)], ofItemAtPath: url.path)
        }
    }

    private func words(_ options: [String]) -> [String] {
        options.map { $0 == "RULES" ? folder.url.appendingPathComponent("rules").path : $0 }
    }

    @Test(arguments: 0..<cases.count) func filtersSelectFiles(index: Int) async throws {
        let (options, skipped) = Self.cases[index]
        let transferred = Set(Self.files.keys).subtracting(skipped)
        try await CommandFixture.run { fixture in
            let put = await fixture.dbx(["put", tree.path, "/up"] + words(options))
            #expect(put.status == .success, "\(put.error)")
            let uploaded = try files(of: fixture.ada, in: "/up/")
            #expect(uploaded == transferred)

            // The other direction, with all files in Dropbox.
            let all = await fixture.dbx("put", tree.path, "/all")
            #expect(all.status == .success, "\(all.error)")
            let copy = folder.url.appendingPathComponent("copy")
            let get = await fixture.dbx(["get", "/all", copy.path] + words(options))
            #expect(get.status == .success, "\(get.error)")
            #expect(files(in: copy) == transferred)
        }
    }

    /// What a filter skips isn't deleted, whether it's missing here or there.
    @Test(arguments: 0..<cases.count) func mirrorPreservesSkippedFiles(index: Int) async throws {
        let (options, skipped) = Self.cases[index]
        try await CommandFixture.run { fixture in
            #expect(await fixture.dbx("put", tree.path, "/all").status == .success)
            let empty = folder.url.appendingPathComponent("empty")
            try FileManager.default.createDirectory(at: empty, withIntermediateDirectories: true)
            let mirror = ["--delete", "--force-delete"] + words(options)
            let put = await fixture.dbx(["put", empty.path, "/all"] + mirror)
            #expect(put.status == .success, "\(put.error)")
            let kept = try files(of: fixture.ada, in: "/all/")
            #expect(kept == skipped)

            _ = try fixture.ada.createFolder("/none")
            let get = await fixture.dbx(["get", "/none", tree.path] + mirror)
            #expect(get.status == .success, "\(get.error)")
            #expect(files(in: tree) == skipped)
        }
    }

    /// With `--include`, folders come only with a file, and a mirror keeps those that have none.
    @Test(arguments: [false, true]) func includedFilesBringOnlyTheirFolders(isDryRun: Bool) async throws {
        try await CommandFixture.run { fixture in
            for path in ["empty/inner", "docs/none/inner"] {
                try FileManager.default.createDirectory(
                    at: tree.appendingPathComponent(path), withIntermediateDirectories: true)
            }
            #expect(await fixture.dbx("put", tree.path, "/all").status == .success)
            let options = ["--include", "*.pdf", "--json"] + (isDryRun ? ["-n"] : [])
            let expected = ["docs", "docs/a.pdf", "docs/deep", "docs/deep/c.pdf"]

            let put = await fixture.dbx(["put", tree.path, "/up"] + options)
            #expect(transferred(put.output) == expected, "\(put.error)")
            let uploaded = ["/up/", "/up/docs/", "/up/docs/a.pdf", "/up/docs/deep/", "/up/docs/deep/c.pdf"]
            #expect(try fixture.ada.list().filter { $0.hasPrefix("/up") } == (isDryRun ? [] : uploaded))

            let copy = folder.url.appendingPathComponent("copy")
            let get = await fixture.dbx(["get", "/all", copy.path] + options)
            #expect(transferred(get.output) == expected, "\(get.error)")
            let paths = FileManager.default.enumerator(atPath: copy.path)?.allObjects as? [String] ?? []
            #expect(paths.sorted() == (isDryRun ? [] : expected))
            let check = await fixture.dbx(["check", tree.path, "/up"] + options.prefix(2))
            #expect(check.status == (isDryRun ? .failure : .success), "\(check.output)")

            let none = folder.url.appendingPathComponent("none")
            try FileManager.default.createDirectory(at: none, withIntermediateDirectories: true)
            let mirror = await fixture.dbx(["put", none.path, "/all", "--delete", "--force-delete"] + options)
            #expect(mirror.output.contains("docs/deep/c.pdf") && !mirror.output.contains("empty"), "\(mirror.output)")
            #expect(try fixture.ada.list().contains("/all/empty/inner/"))
            #expect(try fixture.ada.list().contains("/all/docs/deep/") == isDryRun)
            _ = try fixture.ada.createFolder("/none")
            let mirrorDown = await fixture.dbx(["get", "/none", tree.path, "--delete", "--force-delete"] + options)
            #expect(mirrorDown.output.contains("docs/deep/c.pdf"), "\(mirrorDown.error)")
            #expect(tree.appendingPathComponent("docs/none/inner").isExistingDirectory)
            #expect(tree.appendingPathComponent("docs/deep").isExistingDirectory == isDryRun)
        }
    }

    /// The first download excludes what the next one and a comparison exclude.
    @Test func rulesOfTheFolderApplyToItsFirstDownload() async throws {
        try await CommandFixture.run { fixture in
            for path in ["/in/a.tmp", "/in/b", "/in/sub/c.tmp"] { _ = try fixture.ada.put(path, "x") }
            _ = try fixture.ada.put("/in/.dropboxignore", "*.tmp\n")
            let copy = folder.url.appendingPathComponent("copy")
            for _ in 0..<2 {
                let dryRun = await fixture.dbx("get", "/in", copy.path, "-n", "--delete")
                #expect(dryRun.status == .success && !dryRun.output.contains(".tmp"), "\(dryRun.output)")
                let get = await fixture.dbx("get", "/in", copy.path, "--delete")
                #expect(get.status == .success, "\(get.error)")
                #expect(files(in: copy) == [".dropboxignore", "b"])
                #expect(await fixture.dbx("check", copy.path, "/in").status == .success)
            }
            let put = await fixture.dbx("put", copy.path, "/in", "--delete", "--force-delete")
            #expect(put.status == .success, "\(put.error)")
            #expect(try fixture.ada.list().contains("/in/a.tmp"))
        }
    }

    /// The paths of the transferred or planned items in JSON output, sorted.
    private func transferred(_ output: String) -> [String] {
        output.split(separator: "\n").compactMap { line in
            let object = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
            let outcome = object?["outcome"] as? String ?? ""
            return ["uploaded", "downloaded", "planned"].contains(outcome) ? object?["path"] as? String : nil
        }.sorted()
    }

    /// What a filter preserves doesn't make an empty source look like a full one.
    @Test func emptySourceDeletesNothingWithAFilter() async throws {
        try await CommandFixture.run { fixture in
            let source = folder.url.appendingPathComponent("source")
            try FileManager.default.createDirectory(at: source, withIntermediateDirectories: true)
            let names = (0..<4).map { "\($0).txt" } + (0..<8).map { "\($0).raw" }
            for name in names { try Data("x".utf8).write(to: source.appendingPathComponent(name)) }
            #expect(await fixture.dbx("put", source.path, "/s").status == .success)
            for name in names { try FileManager.default.removeItem(at: source.appendingPathComponent(name)) }
            let put = await fixture.dbx("put", source.path, "/s", "--delete", "--exclude", "*.raw")
            #expect(put.status == .failure && put.error.contains("not deleting 4 of 12 files"), "\(put.error)")
            #expect(try files(of: fixture.ada, in: "/s/") == Set(names))
        }
    }

    /// Another folder at the path of the copy isn't the copy.
    @Test func folderInPlaceOfTheCopyIsNotMirrored() async throws {
        try await CommandFixture.run { fixture in
            #expect(await fixture.dbx("put", tree.path, "/copy").status == .success)
            #expect(await fixture.dbx("put", tree.path, "/copy", "--delete").status == .success)
            _ = try fixture.ada.delete("/copy")
            _ = try fixture.ada.put("/copy/important", "theirs")
            let put = await fixture.dbx("put", tree.path, "/copy", "--delete")
            #expect(put.status == .failure && put.error.contains("isn't the copy of this folder"), "\(put.error)")
            #expect(try files(of: fixture.ada, in: "/copy/") == ["important"])
        }
    }

    @Test func missingFilterFileIsAnError() async throws {
        try await CommandFixture.run { fixture in
            let result = await fixture.dbx("put", tree.path, "/up", "--filter-from", "/nowhere/rules")
            #expect(result.status == .failure)
            #expect(result.error.contains("cannot read --filter-from /nowhere/rules"), "\(result.error)")
            #expect(fixture.routes.isEmpty)
        }
    }

    /// Shells pass the output of a program as such a file: `--filter-from <(…)`.
    @Test(arguments: ["put", "get"]) func filterFileIsReadOnce(command: String) async throws {
        try await CommandFixture.run { fixture in
            #expect(await fixture.dbx("put", tree.path, "/all").status == .success)
            let fifo = folder.url.appendingPathComponent("fifo")
            #expect(mkfifo(fifo.path, 0o600) == 0)
            let writer = Thread { try? Data(Self.rules.utf8).write(to: fifo) }
            writer.start()
            let copy = folder.url.appendingPathComponent("copy")
            let words = command == "put" ? ["put", tree.path, "/up"] : ["get", "/all", copy.path]
            let result = await fixture.dbx(words + ["--filter-from", fifo.path])
            #expect(result.status == .success, "\(result.error)")
            let transferred = command == "put" ? try files(of: fixture.ada, in: "/up/") : files(in: copy)
            #expect(transferred == Set(Self.files.keys).subtracting(["docs/a.pdf", "cache/x.txt", "docs/cache/y.txt"]))
        }
    }

    @Test(arguments: ["--transfers=2", "--checksum", "--delete"])
    func folderOptionsAreRejectedForFiles(option: String) async throws {
        try await CommandFixture.run { fixture in
            let result = await fixture.dbx("put", tree.appendingPathComponent("a.txt").path, "/a.txt", option)
            #expect(result.status == .usage)
            #expect(result.error.contains("works only with folders, not with a file"), "\(result.error)")
        }
    }

    /// The shell expands `*` to the files and folders of the tree.
    @Test(arguments: cases) func filtersSelectFromTheSources(options: [String], skipped: Set<String>) async throws {
        // The patterns that contain slashes are relative to each folder.
        if options.contains(where: { $0.contains("/") || $0 == "RULES" }) { return }
        try await CommandFixture.run { fixture in
            let sources = try FileManager.default.contentsOfDirectory(atPath: tree.path).sorted()
                .map { tree.appendingPathComponent($0).path }
            let plan = await fixture.dbx(["put"] + sources + ["/up/"] + words(options) + ["--dry-run"])
            #expect(plan.status == .success, "\(plan.error)")
            #expect(try fixture.ada.list().isEmpty)
            let put = await fixture.dbx(["put"] + sources + ["/up/"] + words(options))
            #expect(put.status == .success, "\(put.error)")
            let uploaded = try files(of: fixture.ada, in: "/up/")
            #expect(uploaded == Set(Self.files.keys).subtracting(skipped))
            for path in Self.files.keys {
                #expect(plan.output.contains(" to /up/\(path)\n") || path.contains("/") || skipped.contains(path))
            }
        }
    }

    @Test func filtersSelectFromFoldersByName() async throws {
        try await CommandFixture.run { fixture in
            let sources = ["a.txt", "cache", "docs"].map { tree.appendingPathComponent($0).path }
            let put = await fixture.dbx(["put"] + sources + ["/up/", "--exclude", "cache/", "--json"])
            #expect(put.status == .success, "\(put.error)")
            let skipped = #"{"outcome":"skipped","path":"/up/cache","reason":"excluded by an option"}"#
            #expect(put.output.contains(skipped), "\(put.output)")
            let uploaded = try fixture.ada.list()
            #expect(!uploaded.contains { $0.contains("cache") })
            // The only folder is what the user wants.
            #expect(await fixture.dbx("put", sources[1], "/kept", "--exclude", "cache").status == .success)
            #expect(try fixture.ada.list("/kept") == ["/kept/x.txt"])
        }
    }

    @Test func onlyFileIsSkippedAndTold() async throws {
        try await CommandFixture.run { fixture in
            let file = tree.appendingPathComponent("big.bin").path
            let put = await fixture.dbx("put", file, "/up", "--max-size", "1k")
            #expect(put.status == .success)
            #expect(put.error == "skipped \(file): it is larger than --max-size\n")
            let uploaded = try fixture.ada.list()
            #expect(uploaded.isEmpty)
        }
    }

    private func files(of account: EmulatedAccount, in folder: String) throws -> Set<String> {
        Set(
            try account.list().filter { $0.hasPrefix(folder) && !$0.hasSuffix("/") }.map {
                String($0.dropFirst(folder.count))
            })
    }

    private func files(in folder: URL) -> Set<String> {
        let paths = FileManager.default.enumerator(atPath: folder.path)?.allObjects as? [String] ?? []
        return Set(paths.filter { isFile($0, folder) })
    }

    private func isFile(_ path: String, _ folder: URL) -> Bool {
        var isDirectory: ObjCBool = false
        return FileManager.default.fileExists(
            atPath: folder.appendingPathComponent(path).path, isDirectory: &isDirectory) && !isDirectory.boolValue
    }
}
