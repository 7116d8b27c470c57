import DropboxEmulator
import Foundation

/// `dbx emulator`: a Dropbox server on this machine, until Control-C.
struct EmulatorCommand: Command {
    static let name = "emulator"
    static let summary = "runs a Dropbox server on this machine, for tests and development"
    static let help = """
        Runs a Dropbox server on the loopback interface, without credentials, until Control-C.

        usage: dbx emulator [--port PORT] [--data DIR] [--tls-port PORT] [--ca-file FILE]

          --port PORT      the port to listen on; 8080 by default, 0 for a free one
          --data DIR       keep everything in this folder; without it everything is gone at the end
          --tls-port PORT  speak TLS as well, on this port, 0 for a free one
          --ca-file FILE   write the certificate that clients have to trust to this file

        Prints its address, an access token and a `curl` line that works.
        """

    private let port: UInt16
    private let data: URL?
    private var configuration = DropboxEmulator.Configuration()

    init(_ arguments: inout Arguments) throws(CommandError) {
        port = try arguments.number("port", in: 0...65_535) ?? 8080
        data = try arguments.option("data").map { URL(fileURLWithPath: $0) }
        let authorityFile = try arguments.option("ca-file").map { URL(fileURLWithPath: $0) }
        if let tlsPort: UInt16 = try arguments.number("tls-port", in: 0...65_535) {
            configuration.tls = .init()
            configuration.tls?.port = tlsPort
            configuration.tls?.authorityFile = authorityFile
        } else if authorityFile != nil {
            throw .usage("--ca-file goes with --tls-port")
        }
    }

    func run(_ terminal: Terminal) async throws(CommandError) -> ExitStatus {
        let emulator: DropboxEmulator
        do { emulator = try await DropboxEmulator.start(configuration, port: port, dataDirectory: data) } catch {
            throw .failure("the emulator did not start", error)
        }
        terminal.print(
            """
            Dropbox emulator at \(emulator.url.absoluteString)\(emulator.secureURL.map { " and \($0.absoluteString)" } ?? "")
            access token     \(emulator.accessToken)
            refresh token    \(emulator.refreshToken)
            content          \(data.map { "in \($0.path)" } ?? "in memory, gone at the end")

            curl -X POST \(emulator.url.absoluteString)/2/users/get_current_account \\
              --header 'Authorization: Bearer \(emulator.accessToken)'

            Control-C stops it.
            """)
        await untilCancelled()
        await emulator.stop()
        return .success
    }

    /// Waits until the task is cancelled, which is Control-C.
    private func untilCancelled() async {
        let (never, _) = AsyncStream<Never>.makeStream()
        for await _ in never {}
    }
}
