import DropboxConcurrency
import DropboxEmulator
import DropboxFiles
import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxCommandLine
@testable import DropboxWorker

/// Runs the program `dbx-worker` for the account of an emulator.
@Suite(.timeLimit(.minutes(3)))
struct WorkerProgramTests {
    private func run(
        _ arguments: [String] = [], _ fixture: SinkFixture, poll: Int = 3_600
    ) throws -> WorkerProcess {
        let directory = fixture.directory.url
        return try WorkerProcess(
            [
                "--database", directory.appendingPathComponent("worker.sqlite").path, "--folder",
                directory.appendingPathComponent("copy").path, "--port", "0", "--poll", "\(poll)",
            ] + arguments, server: fixture.emulator.url, token: fixture.emulator.accessToken,
            secret: fixture.emulator.appSecret)
    }

    /// The files of a copy with their contents, by their paths in the namespace.
    private func files(_ fixture: SinkFixture) throws -> [String: Data] {
        let root = fixture.directory.url.appendingPathComponent("copy/accounts")
        guard let namespace = try? FileManager.default.contentsOfDirectory(atPath: root.path).first else { return [:] }
        let top = root.appendingPathComponent(namespace)
        var files: [String: Data] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: top.path) {
            var isDirectory: ObjCBool = false
            let url = top.appendingPathComponent(path)
            _ = FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory)
            if !isDirectory.boolValue { files["/" + path] = try Data(contentsOf: url) }
        }
        return files
    }

    @Test func copiesWhatAWebhookReports() async throws {
        try await SinkFixture.run { fixture in
            try await fixture.upload("/first.txt", Data("first".utf8))
            let worker = try run([], fixture)
            let port = try #require(try await worker.entry("endpoint listens")["port"])
            try await worker.waitForChanges(1, port: port)
            #expect(try files(fixture) == ["/first.txt": Data("first".utf8)])
            #expect(try await worker.get("/healthz", port: port).status == 200)
            #expect(try await worker.get("/readyz", port: port).status == 200)
            try await fixture.emulator.webhooks.add("http://127.0.0.1:\(port)/webhook")
            _ = try await worker.entry("webhook verified")
            try await fixture.upload("/Docs/second.txt", Data("second".utf8))
            fixture.emulator.clock.advance(by: .seconds(3600))
            _ = try await worker.entry("webhook accepted")
            // The folder and the file.
            try await worker.waitForChanges(3, port: port)
            #expect(
                try files(fixture) == [
                    "/first.txt": Data("first".utf8), "/Docs/second.txt": Data("second".utf8),
                ])
            worker.process.terminate()
            #expect(try await worker.end() == 0)
        }
    }

    @Test func continuesAfterItWasKilled() async throws {
        try await SinkFixture.run { fixture in
            var expected: [String: Data] = [:]
            for number in 0..<40 {
                let content = Data.pattern(50_000 + number)
                try await fixture.upload("/folder \(number % 3)/file \(number)", content)
                expected["/folder \(number % 3)/file \(number)"] = content
            }
            for downloads in [2, 10] {
                // The other downloads don't end before the process is killed.
                try fixture.emulator.faults.add(.stall(after: 1), on: "files/download", skipping: downloads)
                let responses = fixture.emulator.calls.responses()
                let worker = try run(["--lease", "5"], fixture)
                var count = 0
                for await call in responses where call.route == "files/download" {
                    count += 1
                    if count == downloads { break }
                }
                worker.process.kill()
                _ = try await worker.end()
                fixture.emulator.faults.removeAll()
            }
            let worker = try run(["--lease", "5"], fixture)
            let port = try #require(try await worker.entry("endpoint listens")["port"])
            while try files(fixture) != expected { try await Task.sleep(for: .milliseconds(50)) }
            #expect(try await worker.get("/metrics", port: port).status == 200)
            worker.process.terminate()
            #expect(try await worker.end() == 0)
            // A fourth process has nothing to do.
            let downloads = fixture.downloadCount
            let last = try run([], fixture, poll: 1)
            _ = try await last.entry("namespace given back")
            #expect(fixture.downloadCount == downloads)
            last.process.terminate()
            #expect(try await last.end() == 0)
        }
    }

    @Test func showsAndChangesTheQueue() async throws {
        try await SinkFixture.run { fixture in
            try await fixture.upload("/a.txt", Data("a".utf8))
            let worker = try run([], fixture)
            let port = try #require(try await worker.entry("endpoint listens")["port"])
            try await worker.waitForChanges(1, port: port)
            let database = fixture.directory.url.appendingPathComponent("worker.sqlite").path
            let program = try TestProgram.path(ofProduct: "dbx-worker")
            func call(_ words: String...) async throws -> (status: Int32, output: String) {
                try await Subprocess.run(program, words, setting: ["DATABASE_URL": database], errors: .merged)
            }
            let status = try await call("status", "--json")
            let json = try #require(
                try JSONSerialization.jsonObject(with: Data(status.output.utf8)) as? [String: Any])
            #expect(json["namespace_count"] as? Int == 1 && json["quarantine_count"] as? Int == 0)
            #expect(json["oldest_lag_seconds"] is Double && json["draining"] as? Bool == false)
            #expect(Set(json.keys) == Set(WorkerStatusOptions.output.map(\.name)))
            let text = try await call("status").output
            #expect(text.hasPrefix("namespaces   1: "))
            let names = try FileManager.default.contentsOfDirectory(
                atPath: fixture.directory.url.appendingPathComponent("copy/accounts").path)
            let inspected = try await call("inspect", "accounts", names[0])
            #expect(inspected.status == 0 && inspected.output.contains("1 item, "))
            #expect(try await call("inspect", "accounts", "none").status == 1)
            #expect(try await call("retry", "--all").status == 0)
            #expect(try await call("retry", "17").status == 1)
            #expect(try await call("release", "accounts", names[0]).status == 1)
            // What it says is what happens.
            let queue = try SQLiteWorkerDatabase(url: URL(fileURLWithPath: database))
            for (hold, message) in [("deletions", "continues with its deletions"), ("access", "is tried again")] {
                try await queue.execute("UPDATE dropbox_worker_namespaces SET hold = $1", .text(hold))
                let released = try await call("release", "accounts", names[0])
                #expect(released.status == 0 && released.output.contains(message), "\(released.output)")
            }
            await queue.close()
            #expect(try await call("forget", "accounts", "none").status == 1)
            #expect(try await call("forget", "accounts", "folder").status == 0)
            // All workers pause.
            #expect(try await call("drain").status == 0)
            #expect(try await worker.get("/readyz", port: port).text == "draining")
            #expect(try await call("resume").status == 0)
            #expect(try await worker.get("/readyz", port: port).text == "ready")
            worker.process.terminate()
            #expect(try await worker.end() == 0)
        }
    }

    /// Another account, and all accounts, have other databases.
    @Test func refusesTheDatabaseOfAnotherAccount() async throws {
        try await EmulatedDropbox.with(.pair) { dropbox in
            let directory = try TemporaryDirectory()
            let ada = try dropbox.emulator.account("ada")
            try ada.put("/ada.txt", "hers")
            func start(_ token: String, _ words: [String] = []) throws -> WorkerProcess {
                let database = directory.url.appendingPathComponent("worker.sqlite").path
                let copy = directory.url.appendingPathComponent("copy").path
                return try WorkerProcess(
                    ["--database", database, "--folder", copy, "--port", "0"] + words, server: dropbox.emulator.url,
                    token: token, secret: "secret")
            }
            let own = try start("ada-token")
            let port = try #require(try await own.entry("endpoint listens")["port"])
            try await own.waitForChanges(1, port: port)
            let other = try start("charles-token")
            let failure = try await other.entry("worker failed")
            #expect(failure["error"]?.contains("belongs to the account \(ada.id), not to") == true)
            #expect(try await other.end() == 2)
            own.process.terminate()
            #expect(try await own.end() == 0)
            let copies = try FileManager.default.contentsOfDirectory(
                atPath: directory.url.appendingPathComponent("copy/accounts").path)
            #expect(copies == [ada.id])
        }
    }

    /// SIGTERM is the usual end of a worker, also while it waits for the account or for a database. Control-C isn't.
    @Test(arguments: [(true, true), (true, false), (false, true), (false, false)])
    func endsWhileItStarts(isTermination: Bool, waitsForDatabase: Bool) async throws {
        try await SinkFixture.run { fixture in
            let (accepted, continuation) = AsyncStream.makeStream(of: Void.self)
            let end = DispatchSemaphore(value: 0)
            let server = try LoopbackServer { _ in
                continuation.yield()
                end.wait()
            }
            let responses = fixture.emulator.calls.responses()
            if !waitsForDatabase { try fixture.emulator.faults.add(.stall(after: 1), on: "users/get_current_account") }
            let database =
                waitsForDatabase
                ? "postgresql://127.0.0.1:\(server.port)/test"
                : fixture.directory.url.appendingPathComponent("worker.sqlite").path
            let worker = try WorkerProcess(
                ["--database", database], server: fixture.emulator.url, token: fixture.emulator.accessToken,
                secret: fixture.emulator.appSecret)
            if waitsForDatabase {
                for await _ in accepted.prefix(1) {}
            } else {
                for await call in responses where call.route == "users/get_current_account" { break }
            }
            if isTermination { worker.process.terminate() } else { worker.process.interrupt() }
            #expect(try await worker.end() == (isTermination ? 0 : 130))
            #expect(worker.events("worker ends").count == 1)
            #expect(worker.events("worker failed").count == (isTermination ? 0 : 1))
            for _ in 0..<server.connectionCount { end.signal() }
            server.stop()
        }
    }

    /// A folder that can't be used ends the program before there is a database.
    @Test func refusesAFolderThatItCannotUse() async throws {
        let directory = try TemporaryDirectory()
        try Data().write(to: directory.url.appendingPathComponent("file"))
        let result = try await Subprocess.run(
            try TestProgram.path(ofProduct: "dbx-worker"),
            ["run", "--database", "worker.sqlite", "--folder", "file/copy"], in: directory.url,
            setting: ["DROPBOX_TOKEN": "token", "DROPBOX_REFRESH_TOKEN": "", "DATABASE_URL": ""], errors: .merged)
        #expect(result.status == 2)
        #expect(result.output.contains("cannot use --folder: "), "\(result.output)")
        #expect(result.output.contains("/file/copy: Not a directory; choose a directory in which"), "\(result.output)")
        #expect(try FileManager.default.contentsOfDirectory(atPath: directory.url.path) == ["file"])
    }

    @Test(arguments: [
        (["run"], "missing --database"), (["run", "--database", "http://host/x"], "invalid --database"),
        (["run", "--database", "x", "--public"], "--public requires --port"),
        (["run", "--database", "x", "--s3-prefix", "x"], "require --s3-bucket"),
        (["run", "--database", "x", "--s3-bucket", "x"], "AWS_ACCESS_KEY_ID"),
        (["run", "--config", "CONFIG"], "unknown setting 'folders': did you mean folder?"),
        (["retry", "--database", "x"], "either IDs or --all"), (["retry", "a", "--database", "x"], "invalid ID 'a'"),
        ([], "missing command"), (["start"], "unknown command 'start'"),
    ]) func refusesABadConfiguration(words: [String], message: String) async throws {
        let directory = try TemporaryDirectory()
        let configuration = directory.url.appendingPathComponent("worker.json")
        try Data(#"{"database": "x", "folders": "y"}"#.utf8).write(to: configuration)
        let result = try await Subprocess.run(
            try TestProgram.path(ofProduct: "dbx-worker"), words.map { $0 == "CONFIG" ? configuration.path : $0 },
            in: directory.url,
            setting: ["DATABASE_URL": "", "AWS_ACCESS_KEY_ID": "", "AWS_SECRET_ACCESS_KEY": ""], errors: .merged)
        #expect(result.status == 2)
        #expect(result.output.contains(message), "\(result.output)")
    }

    @Test(arguments: [["status"], ["retry", "--all"], ["drain"], ["resume"], ["inspect", "a", "1"]])
    func namesAMissingDatabase(words: [String]) async throws {
        let directory = try TemporaryDirectory()
        let result = try await Subprocess.run(
            try TestProgram.path(ofProduct: "dbx-worker"), words, in: directory.url,
            setting: ["DATABASE_URL": "worker.sqlite"], errors: .merged)
        #expect(result.status == 1)
        #expect(result.output.contains("there is no database at worker.sqlite; `dbx worker run` creates it"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: directory.url.path).isEmpty)
    }

    /// Commands that only read change nothing, and the others leave the databases of other programs alone.
    @Test(arguments: [["status"], ["inspect", "a", "1"], ["retry", "--all"], ["drain"], ["release", "a", "1"]])
    func leavesOtherDatabasesAlone(words: [String]) async throws {
        let directory = try TemporaryDirectory()
        let file = directory.url.appendingPathComponent("app.sqlite")
        let created = try await Subprocess.run(
            "/usr/bin/env",
            [
                "python3", "-c",
                "import sqlite3; c = sqlite3.connect('app.sqlite'); c.execute('CREATE TABLE t (a)'); c.commit()",
            ], in: directory.url, errors: .merged)
        #expect(created.status == 0, "\(created.output)")
        let before = try Data(contentsOf: file)
        let result = try await Subprocess.run(
            try TestProgram.path(ofProduct: "dbx-worker"), words, in: directory.url,
            setting: ["DATABASE_URL": "app.sqlite"], errors: .merged)
        #expect(result.status == 1)
        #expect(result.output.contains("the database has no tables of workers"), "\(result.output)")
        #expect(try Data(contentsOf: file) == before)
        #expect(try FileManager.default.contentsOfDirectory(atPath: directory.url.path) == ["app.sqlite"])
    }

    @Test func statusMigratesNothing() async throws {
        let directory = try TemporaryDirectory()
        let database = try SQLiteWorkerDatabase(url: directory.url.appendingPathComponent("worker.sqlite"))
        let old = WorkerSchema(migrations: Array(WorkerSchema.current.migrations.prefix(1)))
        try await old.prepare(database)
        for (words, version) in [
            (["status"], 1), (["inspect", "a", "1"], 1), (["resume"], WorkerSchema.current.migrations.count),
        ] {
            let result = try await Subprocess.run(
                try TestProgram.path(ofProduct: "dbx-worker"), words, in: directory.url,
                setting: ["DATABASE_URL": "worker.sqlite"], errors: .merged)
            #expect(result.status == (words[0] == "inspect" ? 1 : 0), "\(result.output)")
            let found = try await database.execute("SELECT version FROM dropbox_worker_schema")
            #expect(found == [[.integer(Int64(version))]])
        }
        await database.close()
    }

    /// A bad configuration ends the program with the status 2 and a sentence that names what to change, before there is a database.
    @Test(
        arguments: [
            (["--database", "x"], [:], "workers don't use the accounts of `dbx login`"),
            (
                ["--database", "x", "--accounts"], ["DBX_WORKER_TOKEN_KEY": "short"],
                "DBX_WORKER_TOKEN_KEY: the key for tokens must"
            ),
            (["--database", "x"], ["DBX_WORKER_TEAM": "yes"], "DBX_WORKER_TEAM must be true or false, not 'yes'"),
            (["--database", "x", "--config", "bad.json"], [:], "bad.json must be true or false, not 'yes'"),
            (["--database", "x", "--config", "none.json"], [:], "none.json"),
            (
                ["--database", "postgresql://dropbox:hunter2%zz@127.0.0.1/w"], ["DROPBOX_TOKEN": "x"],
                "invalid --database: the URL of the database is not valid"
            ),
        ] as [([String], [String: String], String)])
    func badConfigurationIsAUsageError(options: [String], variables: [String: String], message: String) async throws {
        let directory = try TemporaryDirectory()
        try Data(#"{"team": "yes"}"#.utf8).write(to: directory.url.appendingPathComponent("bad.json"))
        let result = try await Subprocess.run(
            try TestProgram.path(ofProduct: "dbx-worker"), ["run"] + options, in: directory.url,
            setting: ["DROPBOX_TOKEN": "", "DROPBOX_REFRESH_TOKEN": ""].merging(variables) { $1 }, errors: .merged)
        #expect(result.status == 2 && result.output.contains(message), "\(result.output)")
        #expect(!result.output.contains("hunter2"))
        #expect(try FileManager.default.contentsOfDirectory(atPath: directory.url.path) == ["bad.json"])
        if options.contains("json") {
            for line in result.output.split(separator: "\n") {
                _ = try JSONSerialization.jsonObject(with: Data(line.utf8))
            }
        }
    }

    /// A log in JSON has no line of another form, also if the program can't start.
    @Test(
        arguments: [
            (["--database", "x", "--log", "json"], [:], "2", "DROPBOX_TOKEN is not set"),
            (["--database", "x", "--public", "--log=json"], [:], "2", "--public requires --port"),
            (["--folders", "x"], ["DBX_WORKER_LOG": "json"], "2", "--folders"),
            (["--config", "bad.json"], [:], "2", "unknown setting 'folders'"),
            (["--config", "bad.json", "--log", "text"], [:], nil, "unknown setting 'folders'"),
            (["--database", "none/x", "--log", "json"], ["DROPBOX_TOKEN": "token"], "1", "none/x"),
        ] as [([String], [String: String], String?, String)])
    func failureIsAnEntryOfALogInJSON(
        options: [String], variables: [String: String], status: String?, message: String
    ) async throws {
        let directory = try TemporaryDirectory()
        try Data(#"{"log": "json", "folders": "y"}"#.utf8).write(to: directory.url.appendingPathComponent("bad.json"))
        let result = try await Subprocess.run(
            try TestProgram.path(ofProduct: "dbx-worker"), ["run"] + options, in: directory.url,
            setting: ["DROPBOX_TOKEN": "", "DROPBOX_REFRESH_TOKEN": "", "DATABASE_URL": ""].merging(variables) { $1 },
            errors: .merged)
        #expect(result.output.contains(message), "\(result.output)")
        let lines = result.output.split(separator: "\n")
        #expect(lines.count == 1)
        let entry = try? JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: String]
        #expect(entry?["status"] == status)
        guard let entry else { return }
        #expect(entry["event"] == "worker failed" && entry["level"] == "error" && entry["time"] != nil)
        #expect(entry["error"]?.contains(message) == true)
    }
}
