import DropboxEmulator
import DropboxTestSupport
import Foundation
import SwiftyDropbox
import Testing

@testable import DropboxCommandLine

/// What `dbx doctor` finds, prints, and writes.
@Suite(.timeLimit(.minutes(10)))
struct DoctorTests {
    /// The outcome of a command.
    private struct Result {
        let status: DropboxCommandLine.ExitStatus
        let output: String
        let report: String

        /// The lines of a check.
        func lines(_ check: String) -> [String] {
            output.split(separator: "\n").map(String.init).filter { $0.dropFirst(9).hasPrefix(check) }
        }

        /// Whether all lines of a check have an outcome.
        func has(_ outcome: String, _ check: String) -> Bool {
            !lines(check).isEmpty && lines(check).allSatisfy { $0.hasPrefix(outcome + " ") }
        }

        /// The checks with a problem.
        var problems: [String] {
            output.split(separator: "\n").filter { $0.hasPrefix("problem") }
                .map { String($0.dropFirst(9).prefix(16)).trimmingCharacters(in: .whitespaces) }
        }

        func contains(_ text: String) -> Bool { output.contains(text) && report.contains(text) }
    }

    private func run(
        _ words: [String], _ environment: [String: String] = [:], aheadBy seconds: Double = 0
    ) async throws -> Result {
        let folder = try TemporaryDirectory()
        let file = folder.url.appendingPathComponent("report.txt")
        let config = words.contains("--config") ? [] : ["--config", folder.url.path]
        var command = try Arguments.parse([file.path] + words + config) { (arguments) throws(CommandError) in
            try DoctorCommand(&arguments, environment: environment)
        }
        command.clock.date = { Date().addingTimeInterval(seconds) }
        let log = TerminalLog()
        let status = try await command.run(log.terminal())
        #expect(log.text(.error).contains("The report is in \(file.path)."))
        let report = try String(contentsOf: file, encoding: .utf8)
        // The report has all that was printed.
        for line in log.text(.output).split(separator: "\n") where !words.contains("--json") {
            #expect(report.contains(line))
        }
        return Result(status: status, output: log.text(.output), report: report)
    }

    private func withEmulator(_ body: (DropboxEmulator, EmulatedAccount) async throws -> Void) async throws {
        let emulator = try await DropboxEmulator.start()
        do { try await body(emulator, try emulator.account("ada")) } catch {
            await emulator.stop()
            throw error
        }
        await emulator.stop()
    }

    /// The options for a token.
    private func options(_ emulator: DropboxEmulator) -> [String] { ["--host", emulator.url.absoluteString] }

    @Test func nothingIsWrong() async throws {
        try await withEmulator { emulator, ada in
            try ada.put("/Taxes.pdf", "content")
            let result = try await run(options(emulator), ["DROPBOX_TOKEN": emulator.accessToken])
            #expect(result.status == .success && result.problems.isEmpty, "\(result.output)")
            for check in [
                "environment", "sign-in", "name api", "server api", "server content", "server notify", "proxy", "clock",
                "token", "scopes", "quota",
            ] { #expect(result.has("ok", check), "\(check): \(result.output)") }
            #expect(result.lines("scopes").count == 4)
            #expect(result.contains("DROPBOX_TOKEN=…"))
            for call in emulator.calls.all { #expect(result.report.contains(call.route), "\(call.route)") }
            #expect(result.report.contains("users/get_space_usage, attempt 1, status 200"))
            #expect(result.report.contains(", request "))
            for secret in [emulator.accessToken, "Taxes"] {
                #expect(!result.output.contains(secret) && !result.report.contains(secret))
            }
            // It changed nothing.
            #expect(try ada.list() == ["/Taxes.pdf"])
        }
    }

    @Test func refreshTokenAndAppSecretStayPrivate() async throws {
        try await withEmulator { emulator, _ in
            let result = try await run(
                options(emulator),
                [
                    "DROPBOX_REFRESH_TOKEN": emulator.refreshToken, "DROPBOX_APP_KEY": emulator.appKey,
                    "DROPBOX_APP_SECRET": emulator.appSecret, "https_proxy": "http://ada:hunter2@127.0.0.1:1",
                ])
            #expect(result.status == .success, "\(result.output)")
            #expect(result.contains("https_proxy=http://…@127.0.0.1:1"))
            for secret in [emulator.refreshToken, emulator.appSecret, "hunter2"] {
                #expect(!result.output.contains(secret) && !result.report.contains(secret))
            }
        }
    }

    @Test func expiredTokenIsFound() async throws {
        try await withEmulator { emulator, ada in
            let token = try ada.token(lifetime: .seconds(1))
            try ada.expireTokens()
            let result = try await run(options(emulator), ["DROPBOX_TOKEN": token])
            #expect(result.status == .failure && result.problems == ["token"], "\(result.output)")
            #expect(result.contains("to fix: expired_access_token: the access token has expired; refresh it"))
            #expect(result.has("skipped", "scopes") && result.has("skipped", "quota"))
        }
    }

    @Test func revokedRefreshTokenIsFound() async throws {
        try await withEmulator { emulator, _ in
            let result = try await run(
                options(emulator),
                [
                    "DROPBOX_REFRESH_TOKEN": "revoked-refresh-token", "DROPBOX_APP_KEY": emulator.appKey,
                    "DROPBOX_APP_SECRET": emulator.appSecret,
                ])
            #expect(result.status == .failure && result.problems == ["token"], "\(result.output)")
            #expect(result.contains("the user has to sign in again"), "\(result.output)")
            #expect(!result.report.contains("revoked-refresh-token"))
        }
    }

    @Test func malformedTokenIsFound() async throws {
        try await withEmulator { emulator, _ in
            let result = try await run(options(emulator), ["DROPBOX_TOKEN": "hunter2"])
            #expect(result.status == .failure && result.problems == ["token"], "\(result.output)")
            #expect(result.contains("sign in again, or create another token"), "\(result.output)")
            #expect(!result.report.contains("hunter2"))
        }
    }

    @Test(arguments: ["account_info.read", "files.metadata.read", "files.content.read", "files.content.write"])
    func missingScopeIsFound(scope: String) async throws {
        try await withEmulator { emulator, ada in
            let scopes: Set = ["account_info.read", "files.metadata.read", "files.content.read", "files.content.write"]
            let token = try ada.token(scopes: scopes.subtracting([scope]))
            let result = try await run(options(emulator), ["DROPBOX_TOKEN": token])
            #expect(result.status == .failure && result.problems == ["scopes"], "\(result.output)")
            #expect(result.contains("the token lacks \(scope)"))
            #expect(result.contains("lacks the scope '\(scope)'; allow it in the App Console and sign in again"))
        }
    }

    @Test func fullQuotaIsFound() async throws {
        try await withEmulator { emulator, ada in
            try ada.put("/a", String(repeating: "a", count: 2_000))
            try ada.setQuota(1_000)
            let result = try await run(options(emulator), ["DROPBOX_TOKEN": emulator.accessToken])
            #expect(result.status == .failure && result.problems == ["quota"], "\(result.output)")
            #expect(result.contains("to fix: free some space in the account"))
        }
    }

    @Test(arguments: [-86_400, 3_600] as [Double])
    func wrongClockIsFound(seconds: Double) async throws {
        try await withEmulator { emulator, _ in
            let result = try await run(
                options(emulator), ["DROPBOX_TOKEN": emulator.accessToken], aheadBy: seconds)
            #expect(result.status == .failure && result.problems == ["clock"], "\(result.output)")
            #expect(result.contains("to fix: set the date, the time, and the time zone"))
        }
    }

    /// A captive portal answers each request with a page, with any status.
    @Test(arguments: [200, 302, 401, 511])
    func captivePortalIsFound(status: Int) async throws {
        let server = try LoopbackServer { connection in
            _ = try connection.readHead()
            let page = "<html>Welcome, hunter2</html>"
            try connection.send(
                "HTTP/1.1 \(status) X\r\nContent-Type: text/html\r\nContent-Length: \(page.utf8.count)\r\n"
                    + "Connection: close\r\n\r\n" + page)
        }
        let result = try await run(["--host", server.url("").absoluteString], ["DROPBOX_TOKEN": "hunter2"])
        server.stop()
        #expect(result.status == .failure)
        #expect(result.problems == ["server api", "server content", "server notify"], "\(result.output)")
        #expect(result.contains("sign in to the network if it has a captive portal"))
        #expect(result.has("skipped", "token"))
        #expect(!result.report.contains("hunter2"))
    }

    @Test func unreachableServerIsFound() async throws {
        let port = try ClosedPort()
        let result = try await run(["--host", port.url.absoluteString], ["DROPBOX_TOKEN": "hunter2"])
        #expect(result.status == .failure)
        #expect(result.problems == ["server api", "server content", "server notify"], "\(result.output)")
        #expect(result.has("ok", "name api") && result.has("skipped", "clock") && result.has("skipped", "quota"))
        #expect(result.contains("check the network and try again"))
    }

    @Test func unknownNameIsFound() async throws {
        let result = try await run(["--host", "http://nonexistent.invalid"], ["DROPBOX_TOKEN": "hunter2"])
        #expect(result.status == .failure && result.problems.count == 6, "\(result.output)")
        #expect(result.contains("nonexistent.invalid is not found"))
    }

    @Test func missingSignInIsFound() async throws {
        try await withEmulator { emulator, _ in
            let file = try TokenFile("")
            let result = try await run(options(emulator) + ["--token-file", file.path])
            #expect(result.status == .failure && result.problems == ["sign-in"], "\(result.output)")
            #expect(result.has("ok", "server api") && result.has("skipped", "token"))
        }
    }

    @Test func invalidVariablesAreFound() async throws {
        try await withEmulator { emulator, _ in
            let file = try TokenFile(emulator.accessToken)
            let result = try await run(
                options(emulator) + ["--token-file", file.path], ["DROPBOX_PATH_ROOT": "hunter2"])
            #expect(result.status == .failure && result.problems == ["environment"], "\(result.output)")
            #expect(result.contains("set it to home, root:ID, or namespace:ID"))
            #expect(!result.report.contains("hunter2"))
            #expect(throws: CommandError.self) {
                try DoctorCommand.parse(["--token", "a", "--token-file", "b"])
            }
        }
    }

    @Test func signedInAccountIsChecked() async throws {
        try await AccountTests().withFixture { fixture in
            _ = try await fixture.login()
            let result = try await run(["--config", fixture.folder.url.path])
            #expect(result.status == .success, "\(result.output)")
            #expect(result.contains("a signed-in account"))
            try Data("{".utf8).write(to: fixture.folder.url.appendingPathComponent("tokens.json"))
            let damaged = try await run(["--config", fixture.folder.url.path])
            #expect(damaged.status == .failure && damaged.problems == ["sign-in"], "\(damaged.output)")
            #expect(damaged.has("ok", "server api"))
        }
    }

    @Test func checksAreJSON() async throws {
        try await withEmulator { emulator, _ in
            let result = try await run(options(emulator) + ["--json"], ["DROPBOX_TOKEN": emulator.accessToken])
            let lines = result.output.split(separator: "\n")
            #expect(lines.count > 10)
            for line in lines {
                let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
                #expect(object?["outcome"] as? String == "ok" && object?["check"] is String)
                let fields = Set(DoctorCommand.output.map(\.name))
                #expect(object?.keys.allSatisfy(fields.contains) == true)
            }
        }
    }

    @Test func unwritableReportIsAnError() async throws {
        let folder = try TemporaryDirectory()
        let port = try ClosedPort()
        let log = TerminalLog()
        let status = await Dbx.run(
            ["doctor", folder.url.path, "--host", port.url.absoluteString, "--token", "t"], terminal: log.terminal())
        #expect(status == .failure)
        #expect(log.text(.error).contains("cannot write the report"), "\(log.text(.error))")
    }
}
