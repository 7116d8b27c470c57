import DropboxTestSupport
import Foundation
import Testing

/// Certificates that the `openssl` command creates for one test.
final class TestAuthority: Sendable {
    private let temporary: TemporaryDirectory
    var folder: URL { temporary.url }

    /// The certificate of the authority.
    var certificate: URL { folder.appending(path: "ca.pem") }

    /// Returns a Boolean value that indicates whether the command is OpenSSL. macOS has another implementation of it.
    static func isAvailable() async throws -> Bool {
        let (status, output) = try await Subprocess.run("sh", ["-c", "openssl version"], errors: .dropped)
        return status == 0 && output.hasPrefix("OpenSSL ")
    }

    static func make() async throws -> TestAuthority { try await onThread { try TestAuthority() } }

    private init() throws {
        temporary = try TemporaryDirectory()
        try run(
            "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -keyout ca.key -out ca.pem -days 2 -subj /CN=Authority"
        )
        // Apple's platforms require the use of the key.
        try Data("subjectAltName=DNS:localhost,IP:127.0.0.1\nextendedKeyUsage=serverAuth\n".utf8)
            .write(to: folder.appending(path: "names"))
        try run(
            "req -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -keyout server.key -out server.csr -subj /CN=localhost"
        )
        try run(
            "x509 -req -in server.csr -CA ca.pem -CAkey ca.key -CAcreateserial -days 2 -extfile names -out server.pem")
    }

    /// Returns the hash of the server's public key, which clients can pin.
    func pin() async throws -> String {
        try await onThread { [self] in
            try run("pkey -in server.key -pubout -outform DER -out server.pub")
            return try run("dgst -sha256 -binary server.pub").base64EncodedString()
        }
    }

    @discardableResult
    private func run(_ arguments: String) throws -> Data {
        let arguments = arguments.split(separator: " ").map(String.init)
        let openssl = try Subprocess("openssl", arguments, in: folder, errors: .dropped)
        let data = try openssl.remainingOutput()
        try #require(openssl.wait() == 0, "openssl \(arguments)")
        return data
    }
}

/// A server that responds to every GET with a page about the connection, implemented by `openssl s_server`.
final class TLSServer: Sendable {
    let port: UInt16
    private let process: Subprocess
    private let authority: TestAuthority

    /// - Parameter options: More options of the command.
    static func start(_ authority: TestAuthority, options: String = "") async throws -> TLSServer {
        try await onThread { try TLSServer(authority, options) }
    }

    private init(_ authority: TestAuthority, _ options: String) throws {
        self.authority = authority
        let arguments = "s_server -accept 127.0.0.1:0 -www -cert server.pem -key server.key \(options)".split(
            separator: " ")
        process = try Subprocess("openssl", arguments.map(String.init), in: authority.folder, errors: .dropped)
        // The command prints "ACCEPT 127.0.0.1:40123" when it listens.
        var output = Data()
        while !output.contains(UInt8(ascii: "\n")) || !String(decoding: output, as: UTF8.self).contains("ACCEPT") {
            let more = try process.nextOutput()
            try #require(!more.isEmpty, "openssl s_server does not start")
            output += more
        }
        let line = String(decoding: output, as: UTF8.self).split(separator: "\n").first { $0.hasPrefix("ACCEPT") }
        port = try #require(line?.split(separator: ":").last.flatMap { UInt16($0) })
    }

    deinit { process.kill() }

    func url(host: String = "localhost") throws -> URL { try #require(URL(string: "https://\(host):\(port)/")) }
}
