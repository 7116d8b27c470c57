import DropboxTestSupport
import DropboxWorker
import Foundation
import Testing

@testable import DropboxCommandLine
@testable import DropboxWorkerCommand

/// Tests the settings of `dbx-worker` from its file and its environment, and its log.
struct WorkerSettingsTests {
    @Test func commandLinesOverrideVariablesAndVariablesOverrideFiles() throws {
        let directory = try TemporaryDirectory()
        let file = directory.url.appendingPathComponent("worker.json").path
        try Data(
            #"{"database": "file", "folder": "file", "poll": 5, "team": true, "public": false, "limit": 3}"#.utf8
        ).write(to: URL(fileURLWithPath: file))
        let words = try WorkerAction.words(
            ["run", "--config", file, "--database=line"],
            ["DATABASE_URL": "variable", "DBX_WORKER_FOLDER": "variable", "DBX_WORKER_TEAM": "false"])
        let action = try Arguments.parse(words) { (arguments) throws(CommandError) in try WorkerAction(&arguments) }
        guard case .run(let run) = action else {
            Issue.record("not a run")
            return
        }
        #expect(try run.database.required() == "line")
        #expect(run.folder?.lastPathComponent == "variable")
        #expect(run.pollInterval == 5 && !run.isTeam && !run.isPublic && run.drainLimit == 25)
        // Settings of another command are left out, and other words stay as they are.
        #expect(try WorkerAction.words(["status", "--config=\(file)"], [:]).contains("--limit=3"))
        #expect(try !WorkerAction.words(["drain", "--config=\(file)"], [:]).contains("--folder=file"))
        #expect(try WorkerAction.words(["--help"], ["DATABASE_URL": "x"]) == ["--help"])
    }

    @Test func everyOptionCanBeAVariable() throws {
        let words = try WorkerAction.words(
            ["run"], ["DATABASE_URL": "postgresql://db/x", "DBX_WORKER_S3_BUCKET": "b", "DBX_WORKER_LOG": "json"])
        #expect(Set(words.dropFirst()) == ["--database=postgresql://db/x", "--s3-bucket=b", "--log=json"])
    }

    @Test(arguments: [
        (#"{"folder": ""}"#, "'folder' in FILE must be a text in quotation marks, not empty"),
        (#"{"folder": true}"#, "must be a text in quotation marks, not true"),
        (#"{"database": 5}"#, "must be a text in quotation marks, not 5"),
        (#"{"folder": ["a"]}"#, "must be a text in quotation marks, not a"),
        (#"{"poll": true}"#, "'poll' in FILE must be a whole number, not true"),
        (#"{"database": null}"#, "'database' in FILE must be a text in quotation marks, not null"),
        (#"{"team": null}"#, "'team' in FILE must be true or false, not 'null'"),
        (#"{"lease": 1.5}"#, "'lease' in FILE must be a whole number, not 1.5"),
        (#"{"lease": 1e99}"#, "'lease' in FILE must be a whole number, not 1e+99"),
        (#"{"folder": {"a": 1}}"#, "'folder' in FILE must be a text in quotation marks, not a value of another kind"),
        (#"{"lease": 9, "poll": 5, "l\u0065ase": 10}"#, "FILE has the setting 'lease' twice"),
        (#"{"folder": "a\": {", "id": "x", "folder": "b"}"#, "FILE has the setting 'folder' twice"),
        (#"{"team": 1}"#, "must be true or false"), (#"{"config": "y"}"#, "has the setting 'config', which can't be"),
    ])
    func refusesValuesOfAnotherType(content: String, message: String) throws {
        let directory = try TemporaryDirectory()
        let file = directory.url.appendingPathComponent("worker.json")
        try Data(content.utf8).write(to: file)
        let error = #expect(throws: CommandError.self) {
            try WorkerAction.words(["run", "--config", file.path], [:])
        }
        #expect(error?.status == .usage)
        #expect(error?.message.contains(message.replacing("FILE", with: file.path)) == true, "\(error?.message ?? "")")
    }

    @Test(arguments: ["[]", "{", #"{"folder": {}}"#, #"{"folder": null}"#, #"{"config": "x"}"#])
    func refusesOtherFiles(content: String) throws {
        let directory = try TemporaryDirectory()
        let file = directory.url.appendingPathComponent("worker.json")
        try Data(content.utf8).write(to: file)
        #expect(throws: CommandError.self) { try WorkerAction.words(["run", "--config", file.path], [:]) }
        #expect(throws: CommandError.self) { try WorkerAction.words(["run", "--config", file.path + "x"], [:]) }
    }

    @Test func linesOfTheLogAreOneLine() throws {
        let entry = WorkerLogEntry(.warning, "namespace failed", ["error": "a \"b\"\nc", "namespace": "1", "x": ""])
        let date = Date(timeIntervalSince1970: 0)
        #expect(
            WorkerLog.line(entry, .text, at: date)
                == #"1970-01-01T00:00:00.000Z warning namespace failed error="a \"b\"\nc" namespace=1 x="""#)
        let json = WorkerLog.line(entry, .json, at: date)
        let object = try #require(try JSONSerialization.jsonObject(with: Data(json.utf8)) as? [String: String])
        #expect(
            object == [
                "time": "1970-01-01T00:00:00.000Z", "level": "warning", "event": "namespace failed",
                "error": "a \"b\"\nc", "namespace": "1", "x": "",
            ])
        #expect(!json.contains("\n"))
    }

    @Test func levelsHaveAnOrder() {
        #expect(WorkerLogEntry.Level.allCases == WorkerLogEntry.Level.allCases.sorted())
    }
}
