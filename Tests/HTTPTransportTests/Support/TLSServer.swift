import Foundation
import Testing

/// Certificates made for one test, and servers that show them; both by the `openssl` command.
final class TestAuthority: Sendable {
    let folder: URL

    /// The authority's certificate.
    var certificate: URL { folder.appending(path: "ca.pem") }

    static func make() async throws -> TestAuthority { try await onThread { try TestAuthority() } }

    private init() throws {
        folder = FileManager.default.temporaryDirectory.appending(path: "authority-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try run(
            "req -x509 -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -keyout ca.key -out ca.pem -days 2 -subj /CN=Authority"
        )
        try Data("subjectAltName=DNS:localhost,IP:127.0.0.1\n".utf8).write(to: folder.appending(path: "names"))
        try run(
            "req -newkey ec -pkeyopt ec_paramgen_curve:P-256 -nodes -keyout server.key -out server.csr -subj /CN=localhost"
        )
        try run(
            "x509 -req -in server.csr -CA ca.pem -CAkey ca.key -CAcreateserial -days 2 -extfile names -out server.pem")
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// The hash of the server's public key, by which it is pinned.
    func pin() async throws -> String {
        try await onThread { [self] in
            try run("pkey -in server.key -pubout -outform DER -out server.pub")
            return try run("dgst -sha256 -binary server.pub").base64EncodedString()
        }
    }

    @discardableResult
    private func run(_ arguments: String) throws -> Data {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/openssl")
        process.arguments = arguments.split(separator: " ").map(String.init)
        process.currentDirectoryURL = folder
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        try #require(process.terminationStatus == 0, "openssl \(arguments)")
        return data
    }
}

/// `openssl s_server`, which answers every GET with a page about the connection.
final class TLSServer: Sendable {
    let port: UInt16
    private let process: Process
    private let authority: TestAuthority

    static func start(_ authority: TestAuthority) async throws -> TLSServer {
        try await onThread { try TLSServer(authority) }
    }

    private init(_ authority: TestAuthority) throws {
        self.authority = authority
        process = Process()
        process.executableURL = URL(filePath: "/usr/bin/openssl")
        process.arguments = "s_server -accept 127.0.0.1:0 -www -cert server.pem -key server.key".split(separator: " ")
            .map(String.init)
        process.currentDirectoryURL = authority.folder
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        process.standardInput = Pipe()
        try process.run()
        // It says "ACCEPT 127.0.0.1:40123" when it listens.
        var said = Data()
        while !said.contains(UInt8(ascii: "\n")) || !String(decoding: said, as: UTF8.self).contains("ACCEPT") {
            let more = output.fileHandleForReading.availableData
            try #require(!more.isEmpty, "openssl s_server does not start")
            said += more
        }
        let line = String(decoding: said, as: UTF8.self).split(separator: "\n").first { $0.hasPrefix("ACCEPT") }
        port = try #require(line?.split(separator: ":").last.flatMap { UInt16($0) })
    }

    /// Not by `terminate`: a process that a thread of Foundation starts may have that signal blocked.
    deinit { kill(process.processIdentifier, SIGKILL) }

    func url(host: String = "localhost") throws -> URL { try #require(URL(string: "https://\(host):\(port)/")) }
}

/// Waiting for processes blocks, and the threads of tasks are too few for that.
private func onThread<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws -> Value {
    try await withCheckedThrowingContinuation { continuation in
        Thread.detachNewThread { continuation.resume(with: Result(catching: work)) }
    }
}
