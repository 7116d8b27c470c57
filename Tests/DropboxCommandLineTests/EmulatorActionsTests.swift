import DropboxEmulator
import DropboxTestSupport
import Foundation
import SwiftyDropbox
import Testing

@testable import DropboxCommandLine
@testable import DropboxEmulatorCommand

/// `dbx emulator --record`, `drift`, and `replay`, and the options in the environment.
extension EmulatorTests {
    @Test func recordingIsCompared() async throws {
        let folder = try TemporaryDirectory()
        let directory = folder.url.appendingPathComponent("recording").path
        let service = try await DropboxEmulator.start()
        let log = try await withEmulator(
            "--record", directory, "--upstream", service.url.absoluteString, "--port", "0"
        ) { startupMessage, address in
            #expect(startupMessage.contains("passes calls to  \(service.url.absoluteString)"))
            let found = try await email(address, token: service.accessToken)
            #expect(found == "ada@example.com")
        }
        await service.stop()
        #expect(log.text(.error) == "1 calls were recorded\n")
        let (status, output) = await run("drift", directory, "--verbose")
        #expect(status == .success)
        #expect(
            output.text(.output).contains("agrees   0001 users/get_current_account")
                && output.text(.output).hasSuffix("1 records: 1 agree, 0 differ, 0 skipped\n"))
        let skipped = folder.url.appendingPathComponent("recording/0002-files-get_metadata.json")
        try Data(
            #"{"id": "0002", "route": "files/get_metadata", "request": {"arg": {"path": "<id:9>"}}, "response": {}}"#
                .utf8
        ).write(to: skipped)
        let (_, summary) = await run("drift", directory)
        #expect(
            summary.text(.output).hasPrefix(
                "skipped  0002 files/get_metadata: the value <id:9> is older than the recording"),
            "\(summary.text(.output))")
        try FileManager.default.removeItem(at: skipped)
        #expect(await run("drift", directory, "--only", "get_current").status == .success)
        let (mistyped, advice) = await run("drift", directory, "--only", "users/get_curent_account")
        #expect(mistyped == .usage)
        #expect(
            advice.text(.error).contains(
                "has 'users/get_curent_account' in its name or route (--only); did you mean users/get_current_account?"),
            "\(advice.text(.error))")
        let (unknown, routes) = await run("drift", directory, "--only", "nothing-like-it")
        #expect(unknown == .usage)
        #expect(routes.text(.error).contains("the recording has users/get_current_account"))
        let record = URL(fileURLWithPath: directory).appendingPathComponent("0001-users-get_current_account.json")
        try String(contentsOf: record, encoding: .utf8).replacing(#""locale" : "en""#, with: #""locale" : "xx""#)
            .write(to: record, atomically: true, encoding: .utf8)
        let (wrong, differences) = await run("drift", directory)
        #expect(wrong == .failure)
        #expect(differences.text(.output).contains(#"response.locale: recorded "xx", received "en""#))
        let (again, error) = await run("--record", directory)
        #expect(again == .failure && error.text(.error).contains("isn't empty"))
        let missing = folder.url.appendingPathComponent("missing").path
        let (notFound, reason) = await run("drift", missing)
        #expect(notFound == .failure)
        #expect(reason.text(.error) == "dbx: cannot compare: \(missing): the recording doesn't exist\n")
        let empty = folder.url.appendingPathComponent("empty")
        try FileManager.default.createDirectory(at: empty, withIntermediateDirectories: false)
        #expect(await run("drift", empty.path).status == .usage)
    }

    @Test(arguments: ["dbx", "dbx-emulator", "dbx-worker"], ["--version", "-V"])
    func everyProgramHasAVersion(program: String, option: String) async throws {
        let path = try TestProgram.path(ofProduct: program)
        let (status, output) = try await Subprocess.run(path, [option], setting: [:], errors: .merged)
        #expect(status == 0 && output == "\(program) \(Constants.versionSDK)\n", "\(output)")
    }

    @Test func reportIsReplayed() async throws {
        let folder = try TemporaryDirectory()
        let report = folder.url.appendingPathComponent("report.txt")
        let text = """
            Dropbox client report of 2026-11-29T12:00:00.000Z

              2026-11-29T11:59:58.000Z, files/list_folder, attempt 1, status 503 in 0.1 s, notSent, next in 1 s
              2026-11-29T11:59:59.000Z, files/list_folder, attempt 2, status 200 in 0.1 s

            """
        try Data(text.utf8).write(to: report)
        let (status, log) = await run("replay", report.path, folder.url.path, "--name", "Flaky")
        #expect(status == .success, "\(log.text(.error))")
        let scenario = try DropboxEmulator.Scenario(
            contentsOf: folder.url.appendingPathComponent("Flaky.scenario.json"))
        var fault = DropboxEmulator.Fault(sequence: [.init(.serverError(status: 503))], on: "files/list_folder")
        fault.name = "files/list_folder of the report"
        #expect(scenario.faults == [fault])
        let test = try String(contentsOf: folder.url.appendingPathComponent("FlakyTests.swift"), encoding: .utf8)
        #expect(test.contains("@Test func flaky() async throws {"))
        #expect(await run("replay", report.path, folder.url.path, "--name", "Flaky").status == .failure)
        #expect(await run("replay", report.path, "--name", "a-b").status == .usage)
    }

    @Test func environmentSetsOptions() throws {
        #expect(
            try EmulatorOptions.words(of: [
                "DBX_EMULATOR": "/usr/bin/dbx-emulator", "DBX_EMULATOR_PORT": "0", "DBX_EMULATOR_PUBLIC": "false",
                "DBX_EMULATOR_QUIET": "true", "DBX_EMULATOR_WEBHOOK_HOST": "app,worker", "DBX_EMULATOR_SEED": "",
                "DBX_EMULATOR_CHILD": "true", "DBX_EMULATOR_RECORD": "r", "OTHER": "x",
            ]) == ["--port", "0", "--quiet", "--webhook-host", "app", "--webhook-host", "worker"])
    }

    @Test(arguments: [
        ("DBX_EMULATOR_QUIET", "1", "expected true or false"),
        ("DBX_EMULATOR_SEED", "x", "expected a number from 0 to "),
        ("DBX_EMULATOR_TLS_PORT", "-1", "expected a number from 0 to 65535"),
    ])
    func errorNamesTheVariable(variable: String, value: String, expected: String) {
        let error = #expect(throws: CommandError.self) { try EmulatorOptions.words(of: [variable: value]) }
        #expect(
            error?.message.hasPrefix("invalid \(variable) '\(value)': \(expected)") == true, "\(error?.message ?? "")")
    }

    @Test func everyVariableIsDocumented() throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Documentation/EmulatorContainers.md")
        let text = try String(contentsOf: file, encoding: .utf8)
        let variables = text.matches(of: /\| `(DBX_EMULATOR_[A-Z_]+)`/).map { String($0.output.1) }
        let numbers = ["DBX_EMULATOR_PORT", "DBX_EMULATOR_TLS_PORT", "DBX_EMULATOR_SEED"]
        let values = Dictionary(uniqueKeysWithValues: variables.map { ($0, numbers.contains($0) ? "1" : "true") })
        let words = try EmulatorOptions.words(of: values).filter { $0.hasPrefix("--") }
        #expect(words.count == variables.count && variables.count == 12)
        #expect(words.allSatisfy { text.contains("| `\($0)`") || text.contains("| `\($0) ") })
    }
}
