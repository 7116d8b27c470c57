import DropboxEmulator
import DropboxTestSupport
import Foundation
import SwiftyDropbox
import Testing

@testable import DropboxCommandLine

/// `dbx put` in a child process.
@Suite(.timeLimit(.minutes(10)))
struct PutTests {
    private static let chunk = 4 << 20

    private func arguments(_ words: [String], _ emulator: DropboxEmulator, journal: URL) -> [String] {
        ["put"] + words + [
            "--host", emulator.url.absoluteString, "--token", emulator.accessToken, "--journal", journal.path,
        ]
    }

    private func withEmulator(_ body: (DropboxEmulator, TemporaryDirectory) async throws -> Void) async throws {
        var configuration = DropboxEmulator.Configuration()
        configuration.callLogCapacity = 10_000
        let emulator = try await DropboxEmulator.start(configuration)
        do {
            try await body(emulator, try TemporaryDirectory())
        } catch {
            await emulator.stop()
            throw error
        }
        await emulator.stop()
    }

    /// Writes a file of the given size in which all chunks differ.
    private func write(_ size: Int, _ folder: TemporaryDirectory) throws -> URL {
        var numbers = SeededRandomNumberGenerator(seed: UInt64(size))
        var content = Data(capacity: size + 8)
        while content.count < size {
            let number = numbers.next()
            content.append(withUnsafeBytes(of: number) { Data($0) })
        }
        let url = folder.url.appendingPathComponent("file.bin")
        try content.prefix(size).write(to: url)
        return url
    }

    @Test func linkToAFileHasTheTimeOfTheFile() async throws {
        try await CommandFixture.run { fixture in
            let file = fixture.folder.url.appendingPathComponent("file")
            try Data("content".utf8).write(to: file)
            let time = Date(timeIntervalSince1970: 1_000_000_000)
            try FileManager.default.setAttributes([.modificationDate: time], ofItemAtPath: file.path)
            let link = fixture.folder.url.appendingPathComponent("link")
            try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
            #expect(await fixture.dbx("put", link.path, "/link").status == .success)
            let item = await fixture.dbx("stat", "/link", "--json")
            #expect(item.output.contains(#""client_modified":"2001-09-09T01:46:40Z""#), "\(item.output)")
        }
    }

    @Test func fileAndStandardInputAreUploaded() async throws {
        try await withEmulator { emulator, folder in
            let file = try write(5_000, folder)
            let program = try EmulatorProcess.program()
            let put = try await Subprocess.run(program, arguments([file.path], emulator, journal: folder.url))
            #expect(put.status == 0)
            #expect(put.output.hasPrefix("/file.bin  "))
            let words = arguments(["-", "/in"], emulator, journal: folder.url).map { "'\($0)'" }.joined(separator: " ")
            let piped = try await Subprocess.run("/bin/sh", ["-c", "'\(program)' \(words) < '\(file.path)'"])
            #expect(piped.status == 0)
            let ada = try emulator.account("ada")
            let content = try Data(contentsOf: file)
            let (first, second) = (try ada.read("/file.bin"), try ada.read("/in"))
            #expect(first == content && second == content)
        }
    }

    @Test func repeatedFolderUploadSendsOnlyChanges() async throws {
        try await withEmulator { emulator, folder in
            let tree = folder.url.appendingPathComponent("tree")
            try FileManager.default.createDirectory(
                at: tree.appendingPathComponent("deep/empty"), withIntermediateDirectories: true)
            for (path, text) in ["a.txt": "a", "deep/b.txt": "bb", "deep/c.tmp": "c"] {
                try Data(text.utf8).write(to: tree.appendingPathComponent(path))
            }
            let token = try TokenFile(emulator.accessToken)
            defer { withExtendedLifetime(token) {} }
            let options = ["--host", emulator.url.absoluteString, "--token-file", token.path]
            let program = try EmulatorProcess.program()
            func put(_ words: [String]) async throws -> (status: Int32, output: String) {
                try await Subprocess.run(
                    program, ["put", tree.path] + words + options, setting: ["XDG_STATE_HOME": folder.url.path],
                    errors: .merged)
            }
            let ada = try emulator.account("ada")

            let planned = try await put(["--dry-run", "--exclude", "*.tmp"])
            #expect(planned.status == 0)
            #expect(planned.output.contains("deep/b.txt\n"))
            #expect(planned.output.contains("2 files, 3 bytes to be uploaded to /tree"))
            #expect(!planned.output.contains("c.tmp"))
            #expect(throws: (any Error).self) { try ada.read("/tree/a.txt") }

            let first = try await put(["--exclude", "*.tmp"])
            #expect(first.status == 0)
            #expect(first.output.hasSuffix("2 files, 3 bytes uploaded to /tree; 1 skipped\n"))
            let deep = try ada.read("/tree/deep/b.txt")
            #expect(deep == Data("bb".utf8))
            #expect(throws: (any Error).self) { try ada.read("/tree/deep/c.tmp") }

            try Data("changed".utf8).write(to: tree.appendingPathComponent("a.txt"))
            let rejected = try await put(["--json"])
            #expect(rejected.status == 1)
            #expect(rejected.output.contains(#""outcome":"failed","path":"a.txt""#))
            let second = try await put(["--overwrite"])
            #expect(second.status == 0)
            #expect(second.output.hasSuffix("1 file, 7 bytes uploaded to /tree; 2 unchanged\n"))
            let changed = try ada.read("/tree/a.txt")
            #expect(changed == Data("changed".utf8))
        }
    }

    @Test func deleteOption_mirrorsTheFolder() async throws {
        try await withEmulator { emulator, folder in
            let tree = folder.url.appendingPathComponent("tree")
            try FileManager.default.createDirectory(at: tree, withIntermediateDirectories: true)
            try Data("aa".utf8).write(to: tree.appendingPathComponent("a.txt"))
            let ada = try emulator.account("ada")
            for name in 0..<12 { try ada.put("/tree/old/\(name)", "x") }
            try ada.put("/tree/kept.tmp", "x")
            let token = try TokenFile(emulator.accessToken)
            defer { withExtendedLifetime(token) {} }
            let options = ["--host", emulator.url.absoluteString, "--token-file", token.path, "--exclude", "*.tmp"]
            let program = try EmulatorProcess.program()
            func put(_ words: [String]) async throws -> (status: Int32, output: String) {
                try await Subprocess.run(
                    program, ["put", tree.path] + words + options, setting: ["XDG_STATE_HOME": folder.url.path],
                    errors: .merged)
            }
            let planned = try await put(["--delete", "--force-delete", "--dry-run"])
            #expect(planned.status == 0)
            #expect(planned.output.contains("delete old/\ndelete old/0\n"), "\(planned.output)")
            #expect(planned.output.hasSuffix("1 file, 2 bytes to be uploaded to /tree; 12 files to be deleted\n"))
            let rejected = try await put(["--delete"])
            #expect(rejected.status == 1)
            #expect(rejected.output.contains("/tree isn't the copy of this folder; it contains "), "\(rejected.output)")
            #expect(try ada.list("/tree").count == 14)
            let forced = try await put(["--delete", "--force-delete", "--json"])
            #expect(forced.status == 0)
            #expect(forced.output.contains(#""outcome":"deleted","path":"old/11""#), "\(forced.output)")
            let files = try ada.list("/tree")
            #expect(files == ["/tree/a.txt", "/tree/kept.tmp"])

            // It's a mirror now, but many deletions still require a confirmation.
            for name in 0..<12 { try ada.put("/tree/old/\(name)", "x") }
            let tooMany = try await put(["--delete"])
            #expect(tooMany.status == 1)
            #expect(tooMany.output.contains("not deleting 12 of 14 files; use --force-delete to confirm"))
            for name in 1..<12 { try ada.delete("/tree/old/\(name)") }
            #expect(try await put(["--delete"]).status == 0)
            #expect(try ada.list("/tree") == ["/tree/a.txt", "/tree/kept.tmp"])
        }
    }

    @Test(arguments: [DropboxEmulator.Fault.Effect.reset(.after), .serverError(at: .after), .reset(.before)])
    func mirrorWhoseFolderWasCreatedWithALostResponseIsKnown(effect: DropboxEmulator.Fault.Effect) async throws {
        try await withEmulator { emulator, folder in
            let tree = folder.url.appendingPathComponent("tree")
            try FileManager.default.createDirectory(at: tree, withIntermediateDirectories: true)
            try Data("aa".utf8).write(to: tree.appendingPathComponent("a.txt"))
            try emulator.faults.add(effect, on: "files/create_folder_v2", times: 1)
            let token = try TokenFile(emulator.accessToken)
            let words = [
                "put", tree.path, "/tree", "--delete", "--host", emulator.url.absoluteString, "--token-file",
                token.path,
            ]
            for _ in 1...2 {
                let put = try await Subprocess.run(
                    try EmulatorProcess.program(), words, setting: ["XDG_STATE_HOME": folder.url.path], errors: .merged)
                #expect(put.status == 0, "\(put.output)")
            }
            #expect(try emulator.account("ada").list("/tree") == ["/tree/a.txt"])
        }
    }

    @Test(arguments: [
        ["put", "FOLDER", "--force-delete"], ["put", "FILE", "--delete"], ["get", "/x", "-", "--delete"],
        ["put", "FOLDER", "--update", "1"], ["put", "FOLDER", "--chunk", "4M"], ["put", "-", "/x", "--dry-run"],
        ["put", "-", "/x", "--exclude", "*.tmp"], ["get", "/x", "-", "--dry-run"],
        ["put", "FILE", "--overwrite", "--autorename"],
        ["get", "/x", "-", "--json"],
    ])
    func inapplicableOptionIsRejected(words: [String]) async throws {
        let folder = try TemporaryDirectory()
        let file = folder.url.appendingPathComponent("file")
        try Data("x".utf8).write(to: file)
        let places = ["FOLDER": folder.url.path, "FILE": file.path]
        let result = try await Subprocess.run(
            try EmulatorProcess.program(), words.map { places[$0] ?? $0 } + ["--token", "t"], errors: .merged)
        #expect(result.status == 2, "\(result.output)")
    }

    /// Several folders can have items with the same name.
    @Test func itemsOfSeveralFoldersHaveWholePaths() async throws {
        try await CommandFixture.run { fixture in
            let folders = ["d1", "d2"].map { fixture.folder.url.appendingPathComponent($0) }
            for folder in folders {
                try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
                try Data("x".utf8).write(to: folder.appendingPathComponent("a.txt"))
            }
            func paths(_ result: CommandFixture.CommandResult) throws -> Set<String> {
                let objects = try result.output.split(separator: "\n").map {
                    try #require(JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
                }
                return Set(objects.compactMap { $0["path"] as? String })
            }
            let put = await fixture.dbx(["put"] + folders.map(\.path) + ["/multi/", "--json"])
            #expect(try paths(put) == ["/multi/d1/a.txt", "/multi/d2/a.txt"])
            let copy = fixture.folder.url.appendingPathComponent("copy")
            try FileManager.default.createDirectory(at: copy, withIntermediateDirectories: true)
            let get = await fixture.dbx("get", "/multi/d*", copy.path, "--json")
            #expect(try paths(get) == ["/multi/d1/a.txt", "/multi/d2/a.txt"], "\(get.error)")
        }
    }

    @Test func conflictIsReported() async throws {
        try await withEmulator { emulator, folder in
            let file = try write(5_000, folder)
            try emulator.account("ada").put("/file.bin", "other")
            let program = try EmulatorProcess.program()
            let put = try await Subprocess.run(
                program, arguments([file.path], emulator, journal: folder.url), errors: .merged)
            #expect(put.status == 1)
            #expect(put.output.contains("another file exists; use --overwrite to replace it"))
            let replaced = try await Subprocess.run(
                program, arguments([file.path, "--overwrite"], emulator, journal: folder.url))
            #expect(replaced.status == 0)
        }
    }

    @Test(arguments: [1, 3]) func repeatedlyKilledUploadSendsNoChunkTwice(parallel: Int) async throws {
        try await withEmulator { emulator, folder in
            // Long enough for a kill to interrupt requests in flight.
            try emulator.faults.add(.latency(.milliseconds(20)), on: "files/upload_session/append_v2")
            let size = 16 * Self.chunk + 7
            let file = try write(size, folder)
            let journal = folder.url.appendingPathComponent("journal")
            let words = arguments(
                [file.path, "--chunk", "4194304", "--parallel", "\(parallel)"], emulator, journal: journal)
            let program = try EmulatorProcess.program()
            let kills = 4
            for kill in 1...kills {
                var responses = emulator.calls.responses().makeAsyncIterator()
                let process = try Subprocess(program, words, errors: .dropped)
                // Wait until a few more chunks have arrived than in the previous run.
                var arrived = 0
                while arrived < 2, let call = await responses.next() {
                    if call.route == "files/upload_session/append_v2", call.status == 200 { arrived += 1 }
                }
                process.kill()
                let status = try await onThread { process.wait() }
                #expect(status == SIGKILL, "kill \(kill)")
            }
            let last = try await Subprocess.run(program, words, errors: .merged)
            #expect(last.status == 0, "\(last.output)")
            let content = try emulator.account("ada").read("/file.bin")
            let isSame = try content == Data(contentsOf: file)
            #expect(isSame)

            let calls = emulator.calls.all
            #expect(calls.count { $0.route == "files/upload_session/start" } == 1)
            #expect(calls.count { $0.route == "files/upload_session/finish" } == 1)
            let appends = calls.filter { $0.route == "files/upload_session/append_v2" }
            let sent = appends.reduce(0) { $0 + ($1.request.size ?? 0) }
            // For each kill, the chunks in flight: one per request.
            #expect(sent <= Int64(size + kills * parallel * Self.chunk))
            let pages = try FileManager.default.contentsOfDirectory(atPath: journal.path)
            #expect(!pages.contains { $0.hasSuffix(".json") })
        }
    }

    @Test func progressLineShowsBytesRateAndRemainingTime() {
        let text = TransferProgressLine.text("/a.bin", bytes: 25_000_000, total: 100_000_000, rate: 1e6, width: 80)
        #expect(text.hasPrefix("/a.bin ▕"))
        #expect(text.hasSuffix(" 25 %  25.0 MB of 100.0 MB  1.0 MB/s  1:15 left"))
        let unknown = TransferProgressLine.text("/a.bin", bytes: 25_000_000, total: -1, rate: 1e6, width: 80)
        #expect(unknown == "/a.bin  25.0 MB  1.0 MB/s")
        let long = TransferProgressLine.text("/a.bin", bytes: 1, total: 8_000_000, rate: 1_000, width: 80)
        #expect(long.hasSuffix("2:13:20 left"))
    }

    @Test(
        arguments: [("500000", 500_000), ("500k", 500_000), ("1.5M", 1_500_000), ("2G", 2_000_000_000)]
            as [(String, Int64)])
    func byteCountsHaveUnits(text: String, bytes: Int64) throws {
        let limit = try Arguments.parse(["--limit", text]) { (arguments) throws(CommandError) in
            try arguments.byteCount("limit", "RATE", "")
        }
        #expect(limit == bytes)
    }

    @Test(arguments: ["", "k", "-1", "0", "1e400", "nan", "5x", "1e30"]) func invalidByteCountIsRejected(text: String) {
        #expect(throws: CommandError.self) {
            try Arguments.parse(["--limit=" + text]) { (arguments) throws(CommandError) in
                try arguments.byteCount("limit", "RATE", "")
            }
        }
    }
}
