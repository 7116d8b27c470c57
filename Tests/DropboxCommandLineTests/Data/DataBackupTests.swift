import DropboxEmulator
import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxCommandLine

/// Backups of datastores that `dbx data dump` prints, and `dbx data edit` restores.
@Suite(.timeLimit(.minutes(5))) struct DataBackupTests {
    private static func edit(
        _ fixture: CommandFixture, _ words: [String], _ lines: String
    ) async throws -> CommandFixture.CommandResult {
        let file = fixture.folder.url.appendingPathComponent("edit-\(UUID().uuidString).jsonl")
        try Data(lines.utf8).write(to: file)
        return await fixture.dbx(["data", "edit", words[0], file.path] + words.dropFirst())
    }

    private static func makeDatastores(_ fixture: CommandFixture) async throws {
        for id in ["app", "notes"] {
            let line = #"{"table":"t","record":"\#(id)","set":{"n":{"I":"1"},"tags":["a"]}}"#
            #expect(try await edit(fixture, [id], line).status == .success)
        }
    }

    /// The examples of `dbx help data dump`, in a shell.
    @Test func examplesOfTheHelpWork() async throws {
        try await CommandFixture.run { fixture in
            try await Self.makeDatastores(fixture)
            let before = await fixture.dbx("data", "dump", "--json").output
            let options = [
                "--host", fixture.emulator.url.absoluteString, "--token-file", fixture.tokenFile.path, "--config",
                fixture.journal.url.path,
            ].map { "'\($0)'" }.joined(separator: " ")
            let program = try EmulatorProcess.program()
            let steps = DataDump.examples.map { $0.replacing("dbx ", with: "'\(program)' ") + " \(options)" }
            #expect(steps.count == 4 && steps.allSatisfy { $0.contains("backup.jsonl") })
            let directory = fixture.folder.url.path
            let backUp = try await Subprocess.run("/bin/sh", ["-c", "cd '\(directory)' && \(steps[0])"])
            #expect(backUp.status == 0)
            for step in steps.dropFirst() {
                // Everything is lost, and so are the data of this machine.
                try fixture.ada.delete("/Datastores")
                try FileManager.default.removeItem(at: fixture.journal.url)
                let result = try await Subprocess.run("/bin/sh", ["-c", "cd '\(directory)' && \(step)"])
                #expect(result.status == 0, "\(step): \(result.output)")
                let after = await fixture.dbx("data", "dump", "--json").output
                let notes = before.split(separator: "\n").last.map { $0 + "\n" } ?? ""
                let expected =
                    if step.contains("--from") {
                        notes.replacing(#""datastore":"notes""#, with: #""datastore":"copy""#)
                    } else if step.contains("<") {
                        before
                    } else {
                        notes
                    }
                #expect(after == expected, "\(step)")
            }
        }
    }

    @Test func linesOfOtherDatastoresAreSkippedOrChosen() async throws {
        try await CommandFixture.run { fixture in
            try await Self.makeDatastores(fixture)
            let dump = await fixture.dbx("data", "dump", "--json").output
            let one = try await Self.edit(fixture, ["app"], dump)
            #expect(one.output == "" && one.error == "Skipped 1 line of other datastores: notes.\n")
            let other = try await Self.edit(fixture, ["other"], dump)
            #expect(
                other.status == .failure
                    && other.error.contains("no line is for the datastore other, but for app, notes"))
            #expect(try await Self.edit(fixture, ["other", "--from", "app"], dump).status == .success)
            #expect(await fixture.dbx("data", "dump", "other").output == "t/app  n=1 tags=[\"a\"]\n")
            #expect(await fixture.dbx("data", "edit", "--from", "app").status == .usage)
        }
    }

    @Test func backupBeyondATransactionIsRestoredInParts() async throws {
        try await CommandFixture.run { fixture in
            let text = String(repeating: "x", count: 90_000)
            let lines = (10..<40).map { #"{"table":"t","record":"r\#($0)","set":{"f":"\#(text)"}}"# }
            let backup = lines.joined(separator: "\n")
            let result = try await Self.edit(fixture, ["app"], backup)
            #expect(result.status == .failure && result.error.contains("--in-parts"))
            #expect(try fixture.ada.list().allSatisfy { !$0.hasSuffix(".delta") })
            let parts = try await Self.edit(fixture, ["app", "--in-parts"], backup)
            #expect(parts.status == .success && parts.output.split(separator: "\n").count == 30, "\(parts.error)")
            #expect(await fixture.dbx("data", "list").output.contains("app  30 records"))
        }
    }
}
