import DropboxCommandLine
import DropboxConcurrency
import DropboxEmulator
import Foundation

/// The only command of `dbx-emulator`: runs a Dropbox server on this machine until Control-C.
struct EmulatorServer: Command {
    static let name = EmulatorCommand.name
    static let summary = EmulatorCommand.summary
    static let discussion = EmulatorCommand.discussion
    static let usage = EmulatorCommand.usage
    static let notes = EmulatorCommand.notes

    private let action: EmulatorAction
    private var configuration = DropboxEmulator.Configuration()

    init(_ arguments: inout Arguments) throws(CommandError) {
        action = try EmulatorAction(&arguments)
        guard case .serve(let options) = action else { return }
        if let file = options.configuration {
            do { configuration = try DropboxEmulator.Configuration(contentsOf: file) } catch {
                throw .failure("\(error)")
            }
        }
        if let file = options.scenario {
            do { configuration.scenario = try DropboxEmulator.Scenario(contentsOf: file) } catch {
                throw .failure("\(error)")
            }
        }
        if let seed = options.seed { configuration.seed = seed }
        if options.isPublic { configuration.allowsRemoteConnections = true }
        configuration.webhookHosts.formUnion(options.webhookHosts)
        if let port = options.tlsPort {
            configuration.tls = configuration.tls ?? .init()
            configuration.tls?.port = port
        }
        guard let file = options.authorityFile else { return }
        guard configuration.tls != nil else { throw .usage("--ca-file requires --tls-port") }
        configuration.tls?.authorityFile = file
    }

    func run(_ terminal: Terminal) async throws(CommandError) -> ExitStatus {
        switch action {
        case .drift(let drift): return try await drift.run(terminal)
        case .replay(let replay): return try replay.run(terminal)
        case .serve(let options):
            guard let directory = options.record else { return try await serve(options, terminal) }
            return try await RecordingRun(directory: directory, options: options, tls: configuration.tls).run(terminal)
        }
    }

    private func serve(_ options: EmulatorOptions, _ terminal: Terminal) async throws(CommandError) -> ExitStatus {
        if options.printsRoutes {
            let report = CoverageReport()
            terminal.print(
                text: options.isMarkdown
                    ? report.markdown.trimmingCharacters(in: .newlines) : report.lines.joined(separator: "\n"))
            return .success
        }
        let emulator: DropboxEmulator
        let startupMessage: String
        do {
            let snapshot = try options.state.map { try DropboxEmulator.Snapshot(contentsOf: $0) }
            emulator = try await DropboxEmulator.start(
                configuration, port: options.port, dataDirectory: options.data, from: snapshot,
                ignoresSnapshotIfContinued: true)
            if let data = options.data, let state = options.state, !emulator.startedFromSnapshot {
                terminal.printMessage("continuing with the data in \(data.path); \(state.path) is for its first start")
            }
            if let damage = emulator.damage { terminal.printMessage("warning: \(damage)") }
            startupMessage = try StartupMessage(
                emulator: emulator, isPublic: configuration.allowsRemoteConnections, data: options.data
            ).text
        } catch {
            throw .failure("cannot start the emulator", error)
        }
        if options.isChild {
            terminal.print("\(emulator.url.absoluteString) \(emulator.accessToken)")
            // Control-C reaches both processes. The parent decides when it needs the emulator no longer.
            await BlockingIO.external.run { while readLine() != nil {} }
            return await stop(emulator, options, terminal)
        }
        // Subscribe before clients know the URL.
        let responses = options.printsCalls ? emulator.calls.responses() : nil
        terminal.print(text: options.isQuiet ? emulator.url.absoluteString : startupMessage)
        if let responses {
            for await call in responses { terminal.print("\(call)") }
        } else {
            await Self.waitForCancellation()
        }
        return await stop(emulator, options, terminal)
    }

    /// Stops the emulator. Prints the scopes that its clients needed, and the faults that the calls didn't meet: their tests
    /// passed for another reason.
    private func stop(
        _ emulator: DropboxEmulator, _ options: EmulatorOptions, _ terminal: Terminal
    ) async -> ExitStatus {
        if !options.isQuiet, !options.isChild { printScopes(of: emulator, terminal) }
        await emulator.stop()
        do throws(DropboxEmulator.FaultVerificationError) {
            try emulator.faults.verify()
        } catch {
            for line in error.description.split(separator: "\n") { terminal.printMessage(String(line)) }
        }
        return .success
    }

    /// Prints the scopes that an app should ask for, and those that it can do without.
    private func printScopes(of emulator: DropboxEmulator, _ terminal: Terminal) {
        do {
            for usage in try emulator.scopeUsage() {
                terminal.printMessage("scopes that \(usage.name) needed: \(usage.used.joined(separator: " "))")
                if usage.unused.isEmpty { continue }
                terminal.printMessage("scopes that \(usage.name) didn't need: \(usage.unused.joined(separator: " "))")
            }
        } catch {
            terminal.printMessage("cannot read the scopes of the apps: \(error)")
        }
    }

    /// Waits until Control-C cancels the task.
    static func waitForCancellation() async {
        let (never, _) = AsyncStream<Never>.makeStream()
        for await _ in never {}
    }
}

/// The message of `dbx emulator` after the start: the URLs, the accounts and tokens, and an example of a request.
struct StartupMessage {
    let emulator: DropboxEmulator
    let isPublic: Bool
    let data: URL?

    var text: String {
        get throws {
            let address = emulator.url.absoluteString
            let addresses = [address, emulator.secureURL?.absoluteString].compactMap { $0 }.joined(separator: " and ")
            let emails = try emulator.accounts().map(\.email)
            let others = emails.count > 1 ? ", and \(emails.count - 1) more" : ""
            return """
                Dropbox emulator at \(addresses)
                \(reach)
                console          \(address)/
                account          \(emails.first ?? "none")\(others)
                app              key \(emulator.appKey), secret \(emulator.appSecret)
                access token     \(emulator.accessToken)
                refresh token    \(emulator.refreshToken)
                data             \(data.map { "in \($0.path)" } ?? "in memory, lost at exit")

                curl -X POST \(address)/2/users/get_current_account \\
                  --header 'Authorization: Bearer \(emulator.accessToken)'

                Press Control-C to stop.
                """
        }
    }

    private var reach: String {
        isPublic
            ? "DANGER: every machine on the network can read and change all data, without a password."
            : "Only programs on this machine can reach it."
    }
}

/// The report about the coverage of API routes by the emulator, as text and as Markdown
/// (Documentation/EmulatorCoverage.md).
struct CoverageReport {
    private let rows: [(route: String, level: String, note: String, evidence: String)]

    init(_ coverage: [DropboxEmulator.RouteCoverage] = DropboxEmulator.coverage) {
        rows = coverage.map { entry in
            switch entry.level {
            case .faithful: (entry.route, "faithful", "", entry.evidence.text)
            case .simplified(let note): (entry.route, "simplified", note, entry.evidence.text)
            case .unimplemented: (entry.route, "unimplemented", "", "")
            }
        }
    }

    private var summary: String {
        let counts = ["faithful", "simplified", "unimplemented"].map { level in
            "\(rows.count { $0.level == level }) \(level)"
        }
        return "\(rows.count) routes: \(counts.joined(separator: ", "))"
    }

    /// The lines of a table of all routes, with the totals below it.
    var lines: [String] {
        let width = rows.map(\.route.count).max() ?? 0
        let table = rows.map { row in
            let line =
                row.route.padding(to: width) + "  " + row.level.padding(to: "unimplemented".count) + "  " + row.note
            return String(line.reversed().drop { $0 == " " }.reversed())
        }
        return table + ["", summary]
    }

    /// A Markdown page with a table for each namespace.
    var markdown: String {
        var page = """
            # Emulator coverage

            \(summary). *Faithful*: responds like Dropbox, according to its specification and the reports of its users.
            *Simplified*: the response has the right format, but less functionality behind it. *Unimplemented*: responds with status 501.

            The evidence says what a response is modeled on. *Recorded*: responses of the service from the year in the column,
            which `make contract` compares with the emulator's. *Specification only*: the form and the words of Dropbox's
            specification. *Assumed*: the form is the specification's, and what fills it is made up.

            Written by `make emulator-coverage`; `dbx emulator --routes` prints the same.

            """
        let namespaces = Dictionary(grouping: rows, by: { $0.route.prefix { $0 != "/" } }).sorted { $0.key < $1.key }
        for (name, rows) in namespaces {
            let simplified = rows.count { $0.level == "simplified" }
            page += "\n- [\(name)](#\(name)): \(rows.count.counted("route"))"
            if simplified > 0 { page += ", \(simplified) simplified" }
        }
        page += "\n"
        for (name, rows) in namespaces {
            page += "\n## \(name)\n\n| route | response | evidence | simplified in |\n|---|---|---|---|\n"
            for row in rows {
                page +=
                    "| `\(row.route)` | \(row.level) | \(row.evidence) | \(row.note.replacing("|", with: "\\|")) |\n"
            }
        }
        return page
    }
}

extension DropboxEmulator.RouteCoverage.Evidence {
    fileprivate var text: String {
        switch self {
        case .recorded(let years):
            years.first == years.last
                ? "recorded in \(years.first ?? 0)" : "recorded in \(years.first ?? 0) to \(years.last ?? 0)"
        case .specification: "specification only"
        case .assumed: "assumed"
        }
    }
}
