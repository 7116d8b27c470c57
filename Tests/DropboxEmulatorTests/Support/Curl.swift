import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxEmulator

/// Runs `curl`, which connects to an emulator with TLS for any host name, and trusts only the emulator's certificate
/// authority.
struct Curl: Sendable {
    let authority: URL
    let port: Int

    struct Output: Sendable {
        /// The exit status of `curl`: 0, or a number for the kind of failure.
        var status: Int32
        var text: String
    }

    /// Runs an emulator with TLS during `body`.
    static func run(
        folder: URL? = nil, authority: Data? = nil,
        _ change: (inout DropboxEmulator.Configuration.TLS) -> Void = { _ in },
        body: (DropboxEmulator, Curl) async throws -> Void
    ) async throws {
        let temporary = try TemporaryDirectory()
        var tls = DropboxEmulator.Configuration.TLS()
        change(&tls)
        try await Wire.run({ $0.tls = tls }, folder: folder) { wire in
            let trusted = temporary.url.appendingPathComponent("trusted.pem")
            let emulatorAuthority = Data((wire.emulator.certificateAuthority ?? "").utf8)
            try (authority ?? emulatorAuthority).write(to: trusted)
            let port = try #require(wire.emulator.secureURL?.port)
            try await body(wire.emulator, Curl(authority: trusted, port: port))
        }
    }

    /// Calls a path of a host, which is the emulator.
    func call(_ path: String, _ json: String, host: String, _ headers: [String]) async throws -> Output {
        try await send(
            ["--resolve", "\(host):\(port):127.0.0.1"], "https://\(host):\(port)\(path)", json, headers)
    }

    /// Sends a request with additional options.
    func send(_ options: [String], _ url: String, _ json: String, _ headers: [String]) async throws -> Output {
        let arguments =
            [
                "--silent", "--show-error", "--cacert", authority.path, "--data", json, "--header",
                "Content-Type: application/json",
            ] + options + headers.flatMap { ["--header", $0] } + [url]
        let (status, text) = try await Subprocess.run("curl", arguments, errors: .merged)
        return Output(status: status, text: text)
    }
}
