import DropboxEmulator
import DropboxTestSupport
import Foundation
import SwiftyDropbox
import Testing

@testable import DropboxCommandLine
@testable import DropboxEmulatorCommand

/// `dbx emulator`.
@Suite(.timeLimit(.minutes(10)))
struct EmulatorTests {
    func run(_ words: String...) async -> (status: DropboxCommandLine.ExitStatus, log: TerminalLog) {
        let log = TerminalLog()
        return (await Dbx.run(["emulator"] + words, commands: [EmulatorServer.self], terminal: log.terminal()), log)
    }

    /// Starts an emulator, calls `body` with its startup message and URL, and cancels it like Control-C.
    func withEmulator(_ words: String..., body: (String, URL) async throws -> Void) async throws -> TerminalLog {
        try await withEmulator(words, body: body)
    }

    func withEmulator(_ words: [String], body: (String, URL) async throws -> Void) async throws -> TerminalLog {
        let log = TerminalLog()
        let (outputs, continuation) = AsyncStream.makeStream(of: String.self)
        let terminal = Terminal(isInteractive: false) { text, stream in
            log.write(text, stream)
            continuation.yield(text)
        }
        let work = Task {
            try await EmulatorServer.parse(words).run(terminal)
        }
        var iterator = outputs.makeAsyncIterator()
        var startupMessage = ""
        while !startupMessage.contains("http://"), let message = await iterator.next() { startupMessage = message }
        let address = try #require(
            startupMessage.firstMatch(of: /http:\/\/[0-9.]+:\d+/).flatMap { URL(string: String($0.output)) })
        try await body(startupMessage, address)
        work.cancel()
        #expect(try await work.value == .success)
        return log
    }

    /// Returns the email address of the account of a token.
    func email(_ address: URL, token: String) async throws -> String {
        let client = DropboxClient(accessToken: token, baseHosts: BaseHosts(server: address.absoluteString))
        defer { client.shutdown() }
        return try await client.users.getCurrentAccount().response().email
    }

    @Test func routesOption_listsEveryRouteWithItsCoverage() async {
        let (status, log) = await run("--routes")
        #expect(status == .success)
        let lines = log.text(.output).split(separator: "\n")
        #expect(DropboxEmulator.coverage.count == 276)
        #expect(lines.count == 277)
        #expect(lines.last?.hasPrefix("276 routes: ") == true)
        // The second column starts at the same position in every line.
        let columns = lines.dropLast().compactMap { $0.firstMatch(of: /^\S+ +/)?.output.count }
        #expect(columns.count == 276 && Set(columns).count == 1)
        #expect(lines.contains { $0.hasPrefix("files/upload ") && $0.hasSuffix("  faithful") })
    }

    /// As for a container that is started again with the same variables.
    @Test func stateOption_isForTheFirstStart() async throws {
        let folder = try TemporaryDirectory()
        let (data, state) = (folder.url.appendingPathComponent("data"), folder.url.appendingPathComponent("state"))
        let prepared = try await DropboxEmulator.start()
        try prepared.account("ada").put("/prepared", "text")
        try prepared.snapshot().save(to: state)
        await prepared.stop()
        let words = ["--port", "0", "--quiet", "--data", data.path, "--state", state.path]
        for run in 0..<3 {
            let log = try await withEmulator(words) { _, address in
                let client = DropboxClient(
                    accessToken: prepared.accessToken, baseHosts: BaseHosts(server: address.absoluteString))
                defer { client.shutdown() }
                let names = try await client.files.listFolder(path: "").response().entries.map(\.name)
                #expect(names == (0..<run).map { "run \($0)" } + (run == 0 ? ["prepared"] : []))
                if run == 0 { _ = try await client.files.deleteV2(path: "/prepared").response() }
                _ = try await client.files.createFolderV2(path: "/run \(run)").response()
            }
            let message = "continuing with the data in \(data.path); \(state.path) is for its first start"
            #expect(log.text(.error).contains(message) == (run > 0), "\(log.text(.error))")
        }
    }

    @Test func coverageDocumentationIsUpToDate() throws {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Documentation/EmulatorCoverage.md").standardizedFileURL
        let page = try String(contentsOf: file, encoding: .utf8)
        #expect(page == CoverageReport().markdown, "run `make emulator-coverage`")
    }

    @Test func evidenceMatchesTheRecordings() throws {
        struct Record: Decodable {
            let route: String
            let year: Int
            let outdated: String?
        }
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../Contract/contract.jsonl").standardizedFileURL
        let records = try Data(contentsOf: file).split(separator: UInt8(ascii: "\n")).map {
            try JSONDecoder().decode(Record.self, from: $0)
        }
        #expect(records.count >= 172)
        let years = Dictionary(grouping: records.filter { $0.outdated == nil }, by: \.route).mapValues {
            Set($0.map(\.year)).sorted()
        }
        for entry in DropboxEmulator.coverage {
            if case .recorded(let recorded) = entry.evidence {
                #expect(years[entry.route] == recorded, "\(entry.route): run `make emulator-coverage`")
            } else {
                #expect(years[entry.route] == nil, "\(entry.route): run `make emulator-coverage`")
            }
        }
    }

    @Test func startupMessageContainsAWorkingRequest() async throws {
        _ = try await withEmulator("--port", "0") { startupMessage, address in
            #expect(startupMessage.contains("Only programs on this machine can reach it."))
            #expect(startupMessage.contains("console          \(address.absoluteString)/\n"))
            #expect(startupMessage.contains("account          ada@example.com\n"))
            #expect(startupMessage.contains("app              key emulatorappkey, secret emulatorsecret\n"))
            let curl = try #require(
                startupMessage.firstMatch(of: /curl -X POST (\S+) \\\n  --header 'Authorization: Bearer (\S+)'/))
            #expect(curl.output.1 == address.absoluteString + "/2/users/get_current_account")
            let email = try await email(address, token: String(curl.output.2))
            #expect(email == "ada@example.com")
        }
    }

    @Test func configurationFileIsApplied() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("dbx-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("emulator.json")
        let json = #"{"accounts": [{"name": "grace"}, {"name": "bob"}], "tokens": [{"token": "t", "account": "bob"}]}"#
        try Data(json.utf8).write(to: file)
        _ = try await withEmulator("--config", file.path, "--port=0", "--data", folder.appendingPathComponent("d").path)
        {
            startupMessage, address in
            #expect(startupMessage.contains("account          grace@example.com, and 1 more\n"))
            let email = try await email(address, token: "t")
            #expect(email == "bob@example.com")
        }
        try Data(#"{"acounts": []}"#.utf8).write(to: file)
        let (status, log) = await run("--config", file.path)
        #expect(status == .failure)
        #expect(log.text(.error).hasPrefix("dbx: \(file.path): acounts: unknown key; allowed: "))
    }

    @Test func quietOption_printsOnlyTheURL() async throws {
        let log = try await withEmulator("--quiet", "--port", "0", "--seed", "7") { startupMessage, address in
            #expect(startupMessage == address.absoluteString + "\n")
        }
        #expect(log.text(.output).split(separator: "\n").count == 1)
    }

    @Test func logOption_printsRequests() async throws {
        let log = try await withEmulator("--quiet", "--log", "--port", "0") { _, address in
            await #expect(throws: (any Error).self) { try await email(address, token: "wrong") }
        }
        #expect(log.text(.output).contains("  POST  users/get_current_account  400  -  "))
    }

    @Test func seedMakesRunsReproducible() async throws {
        var tokens: [String] = []
        for _ in 0..<2 {
            _ = try await withEmulator("--port", "0", "--seed", "7") { startupMessage, _ in
                tokens.append(
                    try #require(startupMessage.firstMatch(of: /access token     (\S+)/)).output.1.description)
            }
        }
        #expect(tokens[0] == tokens[1])
    }

    @Test func savedStateIsLoaded() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("dbx-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("state.dbx")
        let emulator = try await DropboxEmulator.start()
        try emulator.snapshot().save(to: file)
        await emulator.stop()
        _ = try await withEmulator("--state", file.path, "--port", "0") { startupMessage, address in
            #expect(startupMessage.contains(emulator.accessToken))
            let email = try await email(address, token: emulator.accessToken)
            #expect(email == "ada@example.com")
        }
        try Data("text".utf8).write(to: file)
        let (status, log) = await run("--state", file.path)
        #expect(status == .failure)
        #expect(log.text(.error).contains("cannot read the snapshot \(file.path): "), "\(log.text(.error))")
    }

    @Test func scenarioIsLoadedAndItsUnmetFaultsArePrinted() async throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("dbx-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appendingPathComponent("scenario.json")
        let json = """
            {"seed": 1, "faults": [
              {"name": "slow", "effect": "latency", "seconds": 0, "route": "users/*"},
              {"name": "flaky", "effect": "reset", "route": "files/upload", "times": 2}]}
            """
        try Data(json.utf8).write(to: file)
        let log = try await withEmulator("--scenario", file.path, "--port", "0") { startupMessage, address in
            let token = try #require(startupMessage.firstMatch(of: /Bearer ([^']+)/)?.output.1)
            #expect(try await email(address, token: String(token)) == "ada@example.com")
        }
        #expect(
            log.text(.error) == """
                scopes that Emulator needed: account_info.read
                1 fault was not injected as expected:
                  2 "flaky" reset on files/upload: 0 calls matched, 0 of 2 affected

                """)
        try Data(#"{"faults": [{"effect": "reset", "route": "files/uplaod"}]}"#.utf8).write(to: file)
        let (status, wrong) = await run("--scenario", file.path)
        #expect(status == .failure)
        #expect(
            wrong.text(.error).contains(
                #"faults[0].route: no route matches "files/uplaod"; did you mean files/upload?"#))
    }

    @Test func childEndsWithItsInput() async throws {
        let program = try EmulatorProcess.program() + "-emulator"
        let (status, output) = try await Subprocess.run(
            "sh", ["-c", #""$0" --child --port 0 < /dev/null"#, program], errors: .merged)
        #expect(status == 0)
        #expect(output.wholeMatch(of: /http:\/\/127\.0\.0\.1:\d+ sl\.\S+\n/) != nil, "\(output)")
    }

    @Test func dbxRunsTheEmulatorInItsPlace() async throws {
        let (status, output) = try await Subprocess.run(
            try EmulatorProcess.program(), ["emulator", "--nonsense"], errors: .merged)
        #expect(status == 2)
        #expect(output == "dbx: unknown option '--nonsense' (to pass it as a name, put -- before it)\n")
    }

    @Test func publicOption_printsAWarning() async throws {
        let (status, log) = await run("--help")
        #expect(status == .success)
        #expect(log.text(.output).firstMatch(of: #/--public +DANGEROUS: /#) != nil)
        _ = try await withEmulator("--public", "--port", "0") { startupMessage, _ in
            #expect(startupMessage.contains("DANGER: every machine on the network can read and change all data"))
        }
    }

    @Test func dependentOptionsAreRequired() async {
        for (words, message) in [
            ("--markdown", "--markdown requires --routes"), ("--ca-file=x", "--ca-file requires --tls-port"),
            ("--seed=x", "invalid --seed 'x': expected a number from 0 to 18446744073709551615"),
        ] {
            let (status, log) = await run(words)
            #expect(status == .usage)
            #expect(log.text(.error) == "dbx: \(message)\n")
        }
    }
}
