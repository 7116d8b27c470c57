import DropboxEmulator
import DropboxTestSupport
import Foundation
import SwiftyDropbox
import Testing

@testable import DropboxSync
@testable import DropboxCommandLine

/// `dbx fs` in a child process, with an emulator.
@Suite(.timeLimit(.minutes(10)))
struct FilesystemTests {
    /// An emulator and a directory for the filesystem of its account.
    struct FilesystemFixture {
        let emulator: DropboxEmulator
        let account: EmulatedAccount
        let folder: TemporaryDirectory
        let token: TokenFile

        /// Returns the arguments of a command. `isOnline` is whether the server can be reached.
        func arguments(_ words: [String], isOnline: Bool = true) -> [String] {
            let host = isOnline ? emulator.url.absoluteString : "http://127.0.0.1:1"
            let directory = folder.url.appendingPathComponent("filesystem").path
            return ["fs"] + words + ["--folder", directory, "--host", host, "--token-file", token.path]
        }

        /// Runs a command, and returns its status and its output (standard output and error).
        func run(_ words: [String], isOnline: Bool = true) async throws -> (status: Int32, output: String) {
            try await Subprocess.run(
                try EmulatorProcess.program(), arguments(words, isOnline: isOnline), errors: .merged)
        }

        /// Runs a command, and returns only its standard output.
        func result(_ words: [String], isOnline: Bool = true) async throws -> String {
            try await Subprocess.run(
                try EmulatorProcess.program(), arguments(words, isOnline: isOnline), errors: .dropped
            ).output
        }

        /// Creates a local file.
        func file(_ name: String, _ text: String) throws -> String {
            let url = folder.url.appendingPathComponent(name)
            try Data(text.utf8).write(to: url)
            return url.path
        }
    }

    func withFixture(_ body: (FilesystemFixture) async throws -> Void) async throws {
        let emulator = try await DropboxEmulator.start()
        do {
            try await body(
                FilesystemFixture(
                    emulator: emulator, account: try emulator.account("ada"), folder: try TemporaryDirectory(),
                    token: try TokenFile(emulator.accessToken)))
        } catch {
            await emulator.stop()
            throw error
        }
        await emulator.stop()
    }

    @Test func filesCanBeStoredListedReadMovedAndDeleted() async throws {
        try await withFixture { fixture in
            try fixture.account.put("/there.txt", "from the server")
            let source = try fixture.file("note.txt", "hello")
            #expect(try await fixture.run(["mkdir", "Notes"]).status == 0)
            #expect(try await fixture.run(["put", source, "/Notes/"]).status == 0)
            #expect(try fixture.account.read("/Notes/note.txt") == Data("hello".utf8))
            #expect(try await fixture.result(["ls"]) == "Notes/\nthere.txt\n")
            #expect(try await fixture.result(["ls", "--recursive"]) == "/Notes/\n/Notes/note.txt\n/there.txt\n")
            #expect(
                try await fixture.result(["ls", "/Notes", "--json"]).contains(#""path":"/Notes/note.txt","size":5"#))
            #expect(try await fixture.result(["cat", "/there.txt"]) == "from the server")
            #expect(try await fixture.run(["put", source, "/Notes/note.txt", "--append"]).status == 0)
            #expect(try await fixture.result(["cat", "/notes/NOTE.txt"]) == "hellohello")
            #expect(try await fixture.run(["mv", "/there.txt", "/Notes/"]).status == 0)
            #expect(try fixture.account.read("/Notes/there.txt") == Data("from the server".utf8))
            #expect(try await fixture.run(["rm", "/Notes"]).status == 1)
            #expect(try await fixture.run(["rm", "/Notes", "--recursive"]).status == 0)
            #expect(try await fixture.result(["ls"]).isEmpty)
        }
    }

    @Test func standardInputCanBeStoredAndAppended() async throws {
        try await withFixture { fixture in
            let source = try fixture.file("long.txt", String(repeating: "0123456789\n", count: 100_000))
            let temporary = fixture.folder.url.appendingPathComponent("temporary")
            try FileManager.default.createDirectory(at: temporary, withIntermediateDirectories: true)
            for words in [["put", "-", "/typed.txt"], ["put", "-", "/typed.txt", "--append"]] {
                let words = fixture.arguments(words).map { "'\($0)'" }.joined(separator: " ")
                let program = try EmulatorProcess.program()
                let put = try await Subprocess.run(
                    "/bin/sh", ["-c", "TMPDIR='\(temporary.path)' '\(program)' \(words) < '\(source)'"], errors: .merged
                )
                #expect(put.status == 0, "\(put.output)")
            }
            let once = try Data(contentsOf: URL(fileURLWithPath: source))
            let stored = try fixture.account.read("/typed.txt")
            #expect(stored == once + once)
            #expect(try FileManager.default.contentsOfDirectory(atPath: temporary.path).isEmpty)
        }
    }

    @Test func offlineChangesAreUploadedByTheNextRun() async throws {
        try await withFixture { fixture in
            try fixture.account.put("/read.txt", "read before")
            try fixture.account.put("/unread.txt", "never read")
            let source = try fixture.file("note.txt", "written offline")
            #expect(try await fixture.result(["cat", "/read.txt"]) == "read before")

            let put = try await fixture.run(["put", source], isOnline: false)
            #expect(put.status == 0)
            #expect(put.output.contains("1 change is queued and not uploaded yet"))
            #expect(put.output.contains("Using the local data: no connection."))
            #expect(try await fixture.result(["ls"], isOnline: false) == "note.txt\nread.txt\nunread.txt\n")
            let unread = try await fixture.run(["cat", "/unread.txt"], isOnline: false)
            #expect(unread.output.contains("cannot read /unread.txt: no connection"), "\(unread.output)")
            #expect(try await fixture.result(["cat", "/note.txt"], isOnline: false) == "written offline")
            #expect(try await fixture.result(["cat", "/read.txt"], isOnline: false) == "read before")
            #expect(
                try await fixture.result(["status", "--no-wait"], isOnline: false).contains("  upload  /note.txt\n"))
            #expect(throws: (any Error).self) { try fixture.account.read("/note.txt") }

            let waiting = try await fixture.result(["status"], isOnline: false)
            #expect(waiting.contains("\nwaiting "))
            #expect(waiting.contains(", attempt "))
            #expect(waiting.contains(": no connection to the server ("))
            let record = try await fixture.result(["status", "--json"], isOnline: false).split(separator: "\n").last
            let facts = try JSONSerialization.jsonObject(with: Data((record ?? "").utf8)) as? [String: Any]
            #expect(try #require(facts?["next_attempt"] as? Int) > 1)
            let reason = try #require(facts?["waiting"] as? String)
            #expect(reason.hasPrefix("no connection to the server"))
            #expect(try await fixture.run(["status", "--wait"]).status == 0)
            #expect(try fixture.account.read("/note.txt") == Data("written offline".utf8))
            #expect(try await fixture.result(["status"]).hasPrefix("up to date\n"))
        }
    }

    @Test func corruptedCacheIsRebuiltAndReportsLostUploads() async throws {
        try await withFixture { fixture in
            try fixture.account.put("/there.txt", "there")
            #expect(try await fixture.run(["ls"]).status == 0)
            for name in ["whole.txt", "damaged.txt"] {
                let put = try await fixture.run(["put", try fixture.file(name, "text of " + name)], isOnline: false)
                #expect(put.status == 0)
            }
            let cache = fixture.folder.url.appendingPathComponent("filesystem")
            try Data(repeating: 7, count: 10_000).write(to: cache.appendingPathComponent("tree.db"))
            let contents = cache.appendingPathComponent("content")
            for file in try FileManager.default.contentsOfDirectory(at: contents, includingPropertiesForKeys: nil) {
                guard try Data(contentsOf: file) == Data("text of damaged.txt".utf8) else { continue }
                try Data("text of damaged.txu".utf8).write(to: file)
            }
            let status = try await fixture.run(["status", "--wait"])
            #expect(status.status == 1, "\(status.output)")
            #expect(status.output.contains("uploaded /whole.txt\n"))
            #expect(!status.output.contains("uploaded /damaged.txt\n"))
            #expect(
                status.output.contains(
                    "not uploaded: /damaged.txt (the local copy was corrupted before the upload): "))
            let statusOutput = try await fixture.result(["status"])
            #expect(
                statusOutput.contains("not uploaded  /damaged.txt (the local copy was corrupted before the upload): "),
                "\(statusOutput)")
            #expect(statusOutput.contains("The local data was corrupted and was rebuilt at "))
            let json = try await fixture.result(["status", "--json"])
            #expect(json.contains(#""reason":"damaged""#) || json.contains(#""reason": "damaged""#), "\(json)")
            #expect(try fixture.account.read("/whole.txt") == Data("text of whole.txt".utf8))
            #expect(try fixture.account.list() == ["/there.txt", "/whole.txt"])
        }
    }

    @Test func firstListingRequiresAConnection() async throws {
        try await withFixture { fixture in
            let listing = try await fixture.run(["ls"], isOnline: false)
            #expect(listing.status == 3)
            #expect(listing.output.contains("cannot list the account for the first time: no connection"))
        }
    }

    @Test func failureHasAReason() async throws {
        try await withFixture { fixture in
            let missing = try await fixture.run(["cat", "/nowhere"])
            #expect(missing.status == 1)
            #expect(missing.output.contains("dbx: cannot read /nowhere"))
            #expect(try await fixture.run(["mkdir", "/a/b"]).status == 1)
            #expect(try await fixture.run(["mkdir", "/a/b", "--parents"]).status == 0)
            #expect(try await fixture.run(["mkdir", "/a"]).status == 1)
            #expect(try await fixture.run(["put", fixture.folder.url.path]).status == 1)
            // The destination is the item itself, whatever exists.
            let source = try fixture.file("note.txt", "hello")
            #expect(try await fixture.run(["put", source]).status == 0)
            for words in [["put", source, "/a"], ["mv", "/note.txt", "/a"]] {
                let result = try await fixture.run(words)
                #expect(
                    result.status == 1 && result.output.contains("/a is a folder; to put the item into it, write /a/"))
            }
            #expect(try await fixture.run(["mv", "/note.txt", "a/."]).status == 0)
            #expect(try await fixture.run(["mv", "/a/note.txt", ".."]).status == 0)
            #expect(try fixture.account.list().contains("/note.txt"))
        }
    }

    @Test func watchPrintsChangesAndLocksTheFilesystem() async throws {
        try await withFixture { fixture in
            try fixture.account.put("/old.txt", "x")
            let words = fixture.arguments(["watch"])
            let watch = try await onThread { try Subprocess(try EmulatorProcess.program(), words) }
            _ = await fixture.emulator.calls.waitForRequest { $0.route == "files/list_folder/longpoll" }
            let source = try fixture.file("note.txt", "hello")
            for words in [
                ["put", source], ["rm", "/old.txt"], ["mv", "/old.txt", "/o"], ["mkdir", "/m"], ["status"],
            ] {
                let other = try await fixture.run(words)
                #expect(other.status == 1)
                #expect(
                    other.output.contains(
                        "the filesystem of this account is open in another process; stop that process first"))
            }
            try fixture.account.put("/new.txt", "x")
            var lines = ""
            while lines.filter({ $0 == "\n" }).count < 1 {
                lines += String(decoding: try await onThread { try watch.nextOutput() }, as: UTF8.self)
            }
            #expect(lines == "+ /new.txt\n")
            watch.interrupt()
            #expect(try await onThread { watch.wait() } == 130)
            #expect(try await fixture.run(["ls"]).status == 0)
        }
    }

    @Test func openFilesystemCanBeListedAndReadByOthers() async throws {
        try await withFixture { fixture in
            try fixture.account.put("/read.txt", "read before")
            try fixture.account.put("/f/far.txt", "never read")
            #expect(try await fixture.result(["cat", "/read.txt"]) == "read before")
            fixture.emulator.calls.removeAll()
            let words = fixture.arguments(["watch"])
            let watch = try await onThread { try Subprocess(try EmulatorProcess.program(), words) }
            _ = await fixture.emulator.calls.waitForRequest { $0.route == "files/list_folder/longpoll" }

            #expect(try await fixture.result(["ls", "--recursive"]) == "/f/\n/f/far.txt\n/read.txt\n")
            #expect(try await fixture.result(["cat", "/read.txt"]) == "read before")
            let listing = try await fixture.run(["ls", "/f"])
            #expect(listing.status == 0)
            let note = "The filesystem is open in another process; reading the local data.\n"
            #expect(listing.output == note + "far.txt\n")
            let far = try await fixture.run(["cat", "/f/far.txt"])
            #expect(far.status == 1)
            let reason =
                "the content is not on this device, and the other process doesn't download it; run the command again"
            #expect(far.output.contains("cannot read /f/far.txt: \(reason)"), "\(far.output)")
            watch.interrupt()
            #expect(try await onThread { watch.wait() } == 130)
        }
    }

    @Test func watchStopsWhenTheAccountIsUnlinked() async throws {
        try await withFixture { fixture in
            let token = try fixture.account.token()
            let file = try TokenFile(token)
            var words = fixture.arguments(["watch"])
            words[words.count - 1] = file.path
            let watch = try await onThread { [words] in
                try Subprocess(try EmulatorProcess.program(), words, errors: .merged)
            }
            _ = await fixture.emulator.calls.waitForRequest { $0.route == "files/list_folder/longpoll" }
            let website = DropboxClient(
                accessToken: token, baseHosts: BaseHosts(server: fixture.emulator.url.absoluteString))
            try await website.auth.tokenRevoke().response()
            try fixture.account.put("/new.txt", "x")
            let output = String(decoding: try await onThread { try watch.remainingOutput() }, as: UTF8.self)
            #expect(try await onThread { watch.wait() } == 1)
            #expect(output.contains("the account is not linked; sign in again"), "\(output)")
        }
    }

    @Test func replacingAFileNeedsNoDownload() async throws {
        try await withFixture { fixture in
            try fixture.account.put("/note.txt", "old")
            #expect(try await fixture.run(["put", try fixture.file("note.txt", "new")]).status == 0)
            #expect(try fixture.account.read("/note.txt") == Data("new".utf8))
            #expect(!fixture.emulator.calls.all.contains { $0.route == "files/download" })
            #expect(try await fixture.run(["put", "--append", try fixture.file("note.txt", "er")]).status == 0)
            #expect(try fixture.account.read("/note.txt") == Data("newer".utf8))
        }
    }

    @Test func failedPutLeavesNoChanges() async throws {
        try await withFixture { fixture in
            let device = try await fixture.run(["put", "/dev/null", "/nothing.txt"])
            #expect(device.status == 1)
            #expect(device.output.contains("dbx: cannot store /dev/null: it is not readable, or not a regular file"))
            #expect(try await fixture.run(["status", "--wait"]).status == 0)
            #expect(try await fixture.result(["ls"]).isEmpty)
            #expect(try fixture.account.list().isEmpty)
        }
    }

    @Test func massDeletionWaitsForConfirmation() async throws {
        try await withFixture { fixture in
            for number in 0..<1001 { try fixture.account.put("/f/\(number)", "x") }
            let deletion = try await fixture.run(["rm", "--recursive", "/f"])
            #expect(deletion.output.contains("The deletion of 1001 files is waiting for confirmation."))
            #expect(deletion.output.contains("--confirm-deletions"))
            #expect(deletion.status == 1)
            #expect(try fixture.account.list().count == 1002)
            let status = try await fixture.run(["status"])
            #expect(status.output.contains("The deletion of 1001 files is waiting for confirmation;"))
            #expect(status.output.contains("  delete  /f"))
            #expect(try await fixture.run(["status", "--discard-deletions"]).status == 0)
            #expect(try await fixture.result(["ls"]) == "f/\n")
            _ = try await fixture.run(["rm", "--recursive", "/f"])
            let confirmation = try await fixture.run(["status", "--confirm-deletions", "--wait"])
            #expect(confirmation.status == 0, "\(confirmation.output)")
            #expect(try fixture.account.list().isEmpty)
        }
    }

    @Test func progressViewShowsRunningAndWaitingOperations() throws {
        func work(
            _ kind: PendingOperation.Kind, _ path: String, size: Int64 = 0, progress: Float = 0,
            isInProgress: Bool = false,
            error: SyncError? = nil
        ) -> PendingOperation {
            PendingOperation(
                kind: kind, path: SyncPath(path), size: size, progress: progress, isInProgress: isInProgress,
                error: error)
        }
        let quota = SyncError(.quota, "no space")
        let all = [
            work(.download, "/a.pdf", size: 2_000_000, progress: 0.5, isInProgress: true),
            work(.upload, "/b.pdf", size: 1000, error: quota), work(.createFolder, "/c", isInProgress: true),
            work(.move, "/d"), work(.delete, "/e"), work(.upload, "/f"), work(.upload, "/g"), work(.upload, "/h"),
        ]
        let status = SyncStatus(
            isActive: true, metadata: SyncOperationStatus(), download: SyncOperationStatus(isInProgress: true),
            upload: SyncOperationStatus(isInProgress: true, error: quota))
        let lines = SyncProgressView.lines(all, status, width: 70)
        #expect(lines.first == "waiting: the Dropbox account is out of space")
        #expect(lines.count == 8 && lines.allSatisfy { $0.count <= 70 })
        #expect(lines[1].hasPrefix("↓ /a.pdf") && lines[1].hasSuffix(" 50 %"))
        #expect(lines[2].hasPrefix("↑ /b.pdf") && lines[2].hasSuffix("failed, will retry"))
        #expect(lines[3].hasPrefix("+ /c") && lines[3].hasSuffix("…"))
        #expect(lines[4].hasPrefix("→ /d") && lines[4].hasSuffix("waiting"))
        #expect(lines[5].hasPrefix("- /e"))
        #expect(lines[7] == "… and 2 more")
        let narrow = SyncProgressView.lines(all, status, width: 40)
        #expect(narrow[1].hasSuffix(" 50 %") && narrow[1].columns < 40, "\(narrow[1])")
        let long = work(.upload, "/" + String(repeating: "x", count: 100), size: 1, isInProgress: true)
        #expect(SyncProgressView.lines([long], status, width: 60)[1].contains("…xxx"))
    }

    @Test func demoHasSampleFiles() async throws {
        let dbx = try EmulatorProcess.program()
        let (status, output) = try await Subprocess.run(dbx, ["fs", "ls", "--demo"], errors: .merged)
        #expect(status == 0)
        #expect(output.hasSuffix("Notes/\nWelcome.txt\n"), "\(output)")
    }

    @Test func missingDestinationFolderIsRejected() async throws {
        try await CommandFixture.run { fixture in
            for path in ["/Welcome.txt", "/Notes/Ideas.txt"] { _ = try fixture.ada.put(path, "x") }
            let source = fixture.folder.url.appendingPathComponent("a.txt").path
            try Data("a".utf8).write(to: URL(fileURLWithPath: source))
            let folder = fixture.folder.url.appendingPathComponent("fs").path
            let expectations = [
                (["put", source, "/New/"], "no such folder: /New; create it with mkdir"),
                (["mv", "/Welcome.txt", "/Archive/"], "no such folder: /Archive; create it with mkdir"),
                (["mv", "/Notes/Ideas.txt", "/Welcome.txt/"], "not a folder: /Welcome.txt is a file"),
                (["put", source, "/Notes/"], nil), (["mv", "/Welcome.txt", "/Notes/"], nil),
            ]
            for (words, message) in expectations {
                let result = await fixture.dbx(["fs"] + words + ["--folder", folder])
                #expect(result.status == (message == nil ? .success : .failure), "\(result.error)")
                if let message { #expect(result.error.contains("dbx: \(message)\n"), "\(result.error)") }
            }
            #expect(
                try fixture.ada.list() == ["/Notes/", "/Notes/a.txt", "/Notes/Ideas.txt", "/Notes/Welcome.txt"])
        }
    }

    @Test(arguments: [
        ["fs", "dance", "--demo"], ["fs", "ls", "--demo", "--folder", "x"], ["fs", "cat", "--demo"],
        ["fs", "ls", "--token", "t"], ["fs", "ls", "--demo", "--wait", "--no-wait"], ["fs", "mv", "a", "--demo"],
        ["fs", "ls", "a", "b", "--demo"], ["fs", "--demo"],
    ])
    func invalidCommandLineExitsWithStatus2(words: [String]) async {
        #expect(await Dbx.run(words, terminal: TerminalLog().terminal()) == .usage)
    }
}
