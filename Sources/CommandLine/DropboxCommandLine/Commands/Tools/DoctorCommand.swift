import DropboxConcurrency
import DropboxCore
import DropboxHTTP
import Foundation
import SwiftyDropbox

/// `dbx doctor`: finds out why something doesn't work, and writes a report for support.
struct DoctorCommand: Command {
    static let name = "doctor"
    static let defaults = DefaultsUse.optional
    static let summary = "check the sign-in, the network, the clock, and the account, and write a report"
    static let discussion = """
        Find out why something does not work. Checks the environment variables, the sign-in, the names, connections, and
        certificates of the servers, the proxy, the clock, the token, its scopes, and the quota. Prints a line for each
        check, and for each problem what to fix. Changes nothing in Dropbox.
        """
    static let notes = "Exit status: 0 if nothing is wrong, 1 otherwise."
    static let output = [
        OutputField("check", "what was checked, such as `clock`"), OutputField("outcome", "ok, problem, or skipped"),
        OutputField("detail", "what was found"), OutputField("remedy", "what to do", isOptional: true),
    ]

    private let file: URL
    private let isJSON: Bool
    private let environment: [String: String]
    private let account: AccountOptions
    /// The reason why the environment variables can't be used.
    private let environmentError: CommandError?

    /// The clock that is compared with the server's.
    var clock: ClientClock = .system

    init(_ arguments: inout Arguments) throws(CommandError) {
        try self.init(&arguments, environment: ProcessInfo.processInfo.environment)
    }

    init(_ arguments: inout Arguments, environment: [String: String]) throws(CommandError) {
        self.environment = environment
        let file = arguments.argument(
            "FILE",
            """
            write the report for support to this file, replacing it (default: dbx-report.txt). It contains the checks, the \
            versions and settings, and the requests with their IDs; no tokens, and no names of your files
            """, .file)
        self.file = URL(fileURLWithPath: file ?? "dbx-report.txt")
        isJSON = arguments.flag("json", "print a JSON object for each check")
        let words = arguments
        do throws(CommandError) {
            account = try AccountOptions(&arguments, .check, environment: environment)
            environmentError = nil
        } catch {
            // If the options are valid without the variables, these are the problem.
            arguments = words
            account = try AccountOptions(&arguments, .check, environment: [:])
            environmentError = error
        }
    }

    func run(_ terminal: Terminal) async throws(CommandError) -> ExitStatus {
        let settings = try NetworkSettings(checking: terminal, account.patience, account.messages, clock: clock)
        defer { settings.stopShowingWaits() }
        var checks: [ClientReport.Check] = []
        func record(_ check: ClientReport.Check) {
            if Task.isCancelled { return }
            checks.append(check)
            show(check, terminal)
        }
        record(environmentCheck)
        let (client, signIn) = await client(settings)
        defer { client.shutdown() }
        record(signIn)
        for await check in Diagnosis(client: client, isSignedIn: signIn.outcome == .ok, environment).checks() {
            record(check)
        }
        if Task.isCancelled { throw .interrupted }
        var report = await client.report()
        report.checks = checks
        report.facts.append(ClientReport.Fact("command", "dbx doctor; \(Diagnosis.note)"))
        do { try await report.write(to: file) } catch { throw .failure("cannot write the report", error) }
        terminal.printStatus("The report is in \(file.path).")
        return report.hasProblems ? .failure : .success
    }

    private func show(_ check: ClientReport.Check, _ terminal: Terminal) {
        guard isJSON else { return check.lines.forEach { terminal.print($0) } }
        terminal.print(json: [
            "check": check.name, "outcome": check.outcome.rawValue, "detail": check.detail, "remedy": check.remedy,
        ])
    }

    // MARK: Sign-in

    private var environmentCheck: ClientReport.Check {
        let variables = DropboxEnvironment.descriptions(environment)
        let detail = variables.isEmpty ? "no variables are set" : variables.joined(separator: ", ")
        return ClientReport.Check(
            "environment", environmentError == nil ? .ok : .problem, detail, remedy: environmentError?.message)
    }

    /// Returns a client of the account, or one without credentials.
    private func client(_ settings: NetworkSettings) async -> (DropboxClient, ClientReport.Check) {
        do throws(CommandError) {
            return (
                try await account.client(settings), ClientReport.Check("sign-in", .ok, account.origin)
            )
        } catch {
            // Without an account, Dropbox's servers are checked. The error of the account is a problem in any case.
            let hosts = (try? account.hosts()) ?? .default
            return (
                settings.client(.token(""), hosts, CallContext()),
                ClientReport.Check("sign-in", .problem, "the account can't be used", remedy: error.message)
            )
        }
    }
}

extension DropboxEnvironment {
    /// The variables that are set, with the addresses of servers but no other value, which could be a secret.
    fileprivate static func descriptions(_ environment: [String: String]) -> [String] {
        let server = DropboxEnvironment.Variable.server.rawValue
        let names =
            DropboxEnvironment.Variable.allCases.map(\.rawValue) + [
                "DBX_APP_KEY", "SSL_CERT_FILE", "SSL_CERT_DIR", "XDG_CONFIG_HOME", "XDG_DATA_HOME",
            ]
        let values = names.compactMap { name -> String? in
            guard let value = environment[name], !value.isEmpty else { return nil }
            return "\(name)=" + (name == server ? value.redactedAddress : "…")
        }
        return values + HTTPTransportConfiguration.proxyVariables(environment)
    }
}
