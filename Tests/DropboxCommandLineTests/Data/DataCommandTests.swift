import DropboxConcurrency
import DropboxDatastore
import DropboxEmulator
import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxCommandLine

@Suite(.timeLimit(.minutes(5))) struct DataCommandTests {
    /// Runs `dbx data edit` with lines in a file.
    private static func edit(
        _ fixture: CommandFixture, _ lines: String, _ options: String...
    ) async throws -> CommandFixture.CommandResult {
        let file = fixture.folder.url.appendingPathComponent("edit-\(UUID().uuidString).jsonl")
        try Data(lines.utf8).write(to: file)
        return await fixture.dbx(["data", "edit", "app", file.path] + options)
    }

    @Test func editsReadBackAndAreTakenBack() async throws {
        try await CommandFixture.run { fixture in
            let first = try await Self.edit(
                fixture,
                """
                {"table":"notes","record":"a","fields":{"title":"Milk","count":{"I":"2"},"tags":["x","y"]}}
                {"table":"notes","record":"b","set":{"title":"Bread"}}

                """)
            #expect(first.status == .success, "\(first.error)")
            #expect(
                first.output == """
                    notes/a inserted  count=2 tags=["x", "y"] title="Milk"
                    notes/b inserted  title="Bread"

                    """)
            let dump = await fixture.dbx("data", "dump", "app", "--json")
            let second = try await Self.edit(
                fixture,
                """
                {"table":"notes","record":"a","set":{"title":"Eggs"},"remove":["count"]}
                {"datastore":"app","table":"notes","record":"b","deleted":true}
                """, "--json")
            let text = await fixture.dbx("data", "dump")
            #expect(text.output == "app: notes/a  tags=[\"x\", \"y\"] title=\"Eggs\"\n", "\(text.error)")
            // All edits are those of one device.
            let names = try fixture.ada.list().filter { $0.hasSuffix(".delta") }.compactMap {
                $0.split(separator: "/").last
            }
            #expect(names.count == 2 && Set(names.map { $0.prefix { $0 != "-" } }).count == 1, "\(names)")
            #expect(try await Self.edit(fixture, second.output, "--reverse").status == .success)
            #expect(await fixture.dbx("data", "dump", "app", "--json").output == dump.output)
            // The lines of a dump are edits.
            #expect(try await Self.edit(fixture, dump.output).output == "")
        }
    }

    @Test func dryRunShowsTheChangeAndNothingElse() async throws {
        try await CommandFixture.run { fixture in
            let line = #"{"table":"t","set":{"f":1.5}}"#
            let result = try await Self.edit(fixture, line, "--dry-run")
            #expect(result.output.contains("would be inserted  f=1.5"), "\(result.error)")
            #expect(try fixture.ada.list().isEmpty)
            // An account without a datastore has none. A folder that the user names must exist.
            for words in [["list"], ["dump"]] {
                let none = await fixture.dbx(["data"] + words)
                #expect(none.status == .success && none.output == "", "\(none.error)")
                #expect(none.error.hasSuffix("There are no datastores in /Datastores.\n"), "\(none.error)")
                let json = await fixture.dbx(["data"] + words + ["--json"])
                #expect(json.status == .success && json.output + json.error == "", "\(json.error)")
                let missing = await fixture.dbx(["data"] + words + ["--folder", "/Missing"])
                #expect(missing.status == .failure && missing.error.contains("no such file or folder"))
            }
            #expect(await fixture.dbx("data", "dump", "app").status == .failure)
        }
    }

    @Test(arguments: [
        (#"{"table":"t"}"#, "line 1: expected one of"), ("[]", "line 1: no JSON object"),
        ("5", "line 1: no JSON object"), ("null", "line 1: no JSON object"), ("{", "line 1: invalid JSON"),
        (#"{"table":"t","set":{"f":01}}"#, "line 1: invalid JSON"), (#"{"table":"t","set":{"f":1.}}"#, "invalid JSON"),
        (#"{"table":"t","set":{"f":1e309}}"#, "line 1: invalid JSON"), ("{\"table\":\"a\tb\"}", "line 1: invalid JSON"),
        (#"{"table":"t","set":{"f":"\ud800"}}"#, "line 1: invalid JSON"),
        (#"{"table":"t","record":"a","sett":{}}"#, "line 1: unknown key sett"),
        ("\n" + #"{"record":"a","set":{}}"#, "line 2: table is missing"),
        (#"{"table":"t","set":{"f":{"X":"1"}}}"#, "line 1: "), (#"{"table":"t","set":{"f":[[1]]}}"#, "line 1: "),
        (#"{"datastore":"other","table":"t","set":{}}"#, "no line is for the datastore app, but for other"),
        (#"{"table":"t","record":"a","before":{}}"#, "--reverse"),
        (#"{"table":"t","deleted":true}"#, "expected one of"),
        (#"{"table":":info","record":"a","set":{}}"#, "the ID of a table"),
        (
            #"{"table":"t","record":"a","set":{"f":"1"}}"# + "\n" + #"{"table":"t","record":"ä","set":{}}"#,
            "line 2: illegalArgument: the ID of a record"
        ),
    ])
    func invalidLineChangesNothing(lines: String, message: String) async throws {
        try await CommandFixture.run { fixture in
            let result = try await Self.edit(fixture, lines)
            #expect(result.status == .failure && result.error.contains(message), "\(result.error)")
            #expect(try fixture.ada.list().allSatisfy { !$0.hasSuffix(".delta") })
        }
    }

    /// What was changed is sent and printed, so that it can be taken back.
    @Test func partsBeforeAFailedLineAreSentAndPrinted() async throws {
        try await CommandFixture.run { fixture in
            let line = { (record: String, length: Int) in
                #"{"table":"t","record":"\#(record)","set":{"f":"\#(String(repeating: "x", count: length))"}}"#
            }
            let lines = (1...25).map { line("r\($0)", 100_000) } + [line("large", 200_000), line("never", 1)]
            let result = try await Self.edit(fixture, lines.joined(separator: "\n"), "--in-parts", "--json")
            #expect(result.status == .failure && result.error.contains("line 26: "), "\(result.error)")
            #expect(result.output.split(separator: "\n").count == 25)
            #expect(await fixture.dbx("data", "list").output.contains("25 records"))
            let undo = try await Self.edit(fixture, result.output, "--reverse", "--in-parts")
            #expect(undo.status == .success, "\(undo.error)")
            #expect(await fixture.dbx("data", "list").output.contains("0 records"))
        }
    }

    @Test func queuedChangesArePrinted() async throws {
        try await CommandFixture.run { fixture in
            try fixture.emulator.faults.add(.expiredToken, on: "files/upload*")
            let line = #"{"table":"t","record":"a","set":{"f":true}}"#
            let result = try await Self.edit(fixture, line)
            #expect(result.status == .failure && result.error.contains("the next edit sends them"), "\(result.error)")
            #expect(result.output == "t/a inserted  f=true\n")
        }
    }

    @Test func damagedAndForeignFilesAreListed() async throws {
        try await CommandFixture.run { fixture in
            _ = try await Self.edit(fixture, #"{"table":"t","record":"a","set":{"f":true}}"#)
            let path = try #require(try fixture.ada.list().first { $0.hasSuffix(".delta") })
            _ = try await Self.edit(fixture, #"{"table":"t","record":"b","set":{"f":true}}"#)
            // The next change of the device can't be applied without this one.
            let next = try #require(try fixture.ada.list().first { $0.hasSuffix(".delta") && $0 != path })
            _ = try fixture.ada.put(path, "damaged")
            _ = try fixture.ada.put("/Datastores/app/readme.txt", "Hello")
            let result = await fixture.dbx("data", "list", "--json")
            let object = try #require(
                try JSONSerialization.jsonObject(with: Data(result.output.utf8)) as? [String: Any])
            let problems = try #require(object["problems"] as? [[String: String]])
            #expect(Set(problems.compactMap { $0["path"] }) == [path, next, "/Datastores/app/readme.txt"])
            #expect(object["files"] as? Int == 3)
            let missing = try #require(object["missing"] as? [[String: Any]])
            let device = try #require(path.split(separator: "/").last?.prefix(16))
            #expect(missing.count == 1 && missing[0]["device"] as? String == String(device))
            #expect(missing[0]["first"] as? Int == 1 && missing[0]["last"] as? Int == 1)
            let text = await fixture.dbx("data", "list")
            #expect(text.output.contains("unusable: /Datastores/app/readme.txt") && text.output.contains("3 files"))
            #expect(text.output.contains("missing: change 1 of the device \(device)"))
            let none = await fixture.dbx("data", "dump", "none")
            #expect(none.status == .failure && none.error.contains("there is no datastore none"))
        }
    }

    @Test func queriesFindValues() async throws {
        try await CommandFixture.run { fixture in
            _ = try await Self.edit(
                fixture,
                """
                {"table":"t","record":"a","set":{"done":true,"n":{"I":"5"},"title":"Milk"}}
                {"table":"t","record":"b","set":{"done":true,"n":5.5,"title":"5"}}
                """)
            for (condition, expected) in [
                ("done=true", ["t/a", "t/b"]), ("n=5", ["t/a"]), ("n=5.5", ["t/b"]), ("title=Milk", ["t/a"]),
                ("title=5", ["t/b"]), ("title=\"Milk\"", ["t/a"]), (#"n={"I":"5"}"#, ["t/a"]), ("none=1", []),
            ] {
                let result = await fixture.dbx("data", "query", "app", "t", "--where", condition)
                let names = result.output.split(separator: "\n").map { String($0.prefix(3)) }
                #expect(names == expected, "\(condition): \(result.output) \(result.error)")
            }
            #expect(await fixture.dbx("data", "query", "app", "t", "--where", "x").status == .usage)
        }
    }

    /// A datastore to share isn't published before it's shared.
    @Test func editOfAnUnsharedDatastoreIsNoSuccess() async throws {
        try await CommandFixture.run { fixture in
            let file = fixture.folder.url.appendingPathComponent("edit.jsonl")
            try Data(#"{"table":"t","set":{"f":1}}"#.utf8).write(to: file)
            let result = await fixture.dbx("data", "edit", ".shared", file.path)
            #expect(result.status == .failure && result.error.contains("isn't shared yet"), "\(result.error)")
            #expect(try fixture.ada.list().allSatisfy { !$0.hasSuffix(".delta") })
        }
    }

    @Test func watchPrintsChanges() async throws {
        try await CommandFixture.run { fixture in
            _ = try await Self.edit(fixture, #"{"table":"t","record":"a","set":{"f":true}}"#)
            let lines = AsyncStream.makeStream(of: String.self)
            let terminal = Terminal(isInteractive: false) { text, _ in lines.continuation.yield(text) }
            let words =
                ["data", "watch", "app"] + [
                    "--host", fixture.emulator.url.absoluteString, "--token-file", fixture.tokenFile.path, "--config",
                    fixture.journal.url.path,
                ]
            let watch = Task { await Dbx.run(words, terminal: terminal) }
            var iterator = lines.stream.makeAsyncIterator()
            while let line = await iterator.next(), !line.contains("Watching") {}
            _ = try await Self.edit(fixture, #"{"table":"t","record":"b","set":{"f":false}}"#)
            while let line = await iterator.next(), line != "+ t/b  f=false\n" {}
            _ = try await Self.edit(fixture, #"{"table":"t","record":"a","deleted":true}"#)
            while let line = await iterator.next(), line != "- t/a\n" {}
            watch.cancel()
            #expect(await watch.value == .interrupted)
        }
    }
}
