import DropboxEmulator
import Foundation

/// `dbx emulator`: a Dropbox server on this machine, until Control-C.
struct EmulatorCommand: Command {
    static let name = "emulator"
    static let summary = "runs a Dropbox server on this machine, for tests and development"
    static let help = """
        Runs a Dropbox server on this machine, without credentials, until Control-C. Only programs on this machine can
        reach it.

        usage: dbx emulator [OPTIONS]
               dbx emulator --routes [--markdown]

          --config FILE    start with the apps, accounts, teams, tokens, limits and faults of this JSON file
                           (Documentation/EmulatorConfiguration.md)
          --port PORT      the port to listen on; 8080 by default, 0 for a free one
          --data DIR       keep everything in this folder; without it everything is gone at the end
          --seed NUMBER    make ids, tokens and chance the same in each run
          --tls-port PORT  speak TLS as well, on this port, 0 for a free one
          --ca-file FILE   write the certificate that clients have to trust to this file
          --log            print a line for each call
          --quiet          print nothing but the address
          --public         DANGEROUS: let every machine on the network read and change everything in it, its control
                           included, without a password
          --routes         print how faithfully each route of the API is answered, and end
          --markdown       print that as a page in Markdown

        Prints its address, an access token and a `curl` line that works. The address shows a dashboard in a browser, and
        answers control commands under /emulator/ (Documentation/EmulatorControl.md).
        """

    private let port: UInt16
    private let data: URL?
    private let printsRoutes: Bool
    private let isMarkdown: Bool
    private let printsCalls: Bool
    private let isQuiet: Bool
    private var configuration = DropboxEmulator.Configuration()

    init(_ arguments: inout Arguments) throws(CommandError) {
        if let file = try arguments.option("config") {
            do { configuration = try DropboxEmulator.Configuration(contentsOf: URL(fileURLWithPath: file)) } catch {
                throw .failure("\(error)")
            }
        }
        port = try arguments.number("port", in: 0...65_535) ?? 8080
        data = try arguments.option("data").map { URL(fileURLWithPath: $0) }
        printsRoutes = arguments.flag("routes")
        isMarkdown = arguments.flag("markdown")
        printsCalls = arguments.flag("log")
        isQuiet = arguments.flag("quiet")
        if let seed: UInt64 = try arguments.number("seed", in: 0 ... .max) { configuration.seed = seed }
        if arguments.flag("public") { configuration.allowsRemoteConnections = true }
        if isMarkdown, !printsRoutes { throw .usage("--markdown goes with --routes") }
        try takeTLS(&arguments)
    }

    private mutating func takeTLS(_ arguments: inout Arguments) throws(CommandError) {
        let authorityFile = try arguments.option("ca-file").map { URL(fileURLWithPath: $0) }
        if let tlsPort: UInt16 = try arguments.number("tls-port", in: 0...65_535) {
            configuration.tls = configuration.tls ?? .init()
            configuration.tls?.port = tlsPort
        }
        guard let authorityFile else { return }
        guard configuration.tls != nil else { throw .usage("--ca-file goes with --tls-port") }
        configuration.tls?.authorityFile = authorityFile
    }

    func run(_ terminal: Terminal) async throws(CommandError) -> ExitStatus {
        if printsRoutes {
            let report = CoverageReport()
            terminal.print(
                text: isMarkdown
                    ? report.markdown.trimmingCharacters(in: .newlines) : report.lines.joined(separator: "\n"))
            return .success
        }
        let emulator: DropboxEmulator
        let greeting: String
        do {
            emulator = try await DropboxEmulator.start(configuration, port: port, dataDirectory: data)
            greeting = try StartupMessage(
                emulator: emulator, isPublic: configuration.allowsRemoteConnections, data: data
            ).text
        } catch {
            throw .failure("the emulator did not start", error)
        }
        let answers = emulator.calls.responses()
        terminal.print(text: isQuiet ? emulator.url.absoluteString : greeting)
        if printsCalls {
            for await call in answers { terminal.print("\(call)") }
        } else {
            await untilCancelled()
        }
        await emulator.stop()
        return .success
    }

    /// Waits until the task is cancelled, which is Control-C.
    private func untilCancelled() async {
        let (never, _) = AsyncStream<Never>.makeStream()
        for await _ in never {}
    }
}
