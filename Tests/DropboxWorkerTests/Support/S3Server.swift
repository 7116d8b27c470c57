import DropboxConcurrency
import DropboxCore
import DropboxHTTP
import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxWorker

/// A server that behaves like Amazon S3, from PyPI. It checks each signature with botocore.
final class S3Server: Sendable {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    let url: URL
    private let process: Subprocess
    private let transport = makeHTTPTransport()

    /// Returns the path of a file of the server.
    static func file(_ name: String) throws -> URL { root.appendingPathComponent("Tests/Conformance/s3/\(name)") }

    /// Returns the path of the interpreter with the server, or `nil` after saying so if it can't be installed.
    static func interpreter() async -> String? {
        do {
            let script = root.appendingPathComponent("Scripts/python-environment").path
            let requirements = "Tests/Conformance/s3/requirements.txt"
            let result = try await Subprocess.run(script, ["s3", "--requirement", requirements])
            if result.status == 0 { return result.output.trimmingCharacters(in: .whitespacesAndNewlines) }
        } catch {}
        print("!!! Skipped a test: the S3 server could not be installed from PyPI.")
        return nil
    }

    /// Runs a server with an empty bucket during `body`.
    static func run(_ body: (S3Server) async throws -> Void) async throws {
        guard let python = await interpreter() else { return }
        let server = try await S3Server(python)
        do {
            _ = try await server.client.send(.init(method: "PUT"))
            try await body(server)
        } catch {
            server.stop()
            throw error
        }
        server.stop()
    }

    private init(_ python: String) async throws {
        let script = try Self.file("server.py").path
        let (process, line) = try await onThread {
            let process = try Subprocess(python, [script])
            return (process, String(decoding: try process.nextOutput(), as: UTF8.self))
        }
        self.process = process
        url = try #require(URL(string: line.trimmingCharacters(in: .whitespacesAndNewlines)))
    }

    private func stop() {
        transport.shutdown()
        process.kill()
        _ = process.wait()
    }

    var configuration: S3Sink.Configuration {
        var configuration = S3Sink.Configuration(
            endpoint: url, bucket: "bucket", prefix: "copies/",
            credentials: .init(accessKeyID: "key", secretAccessKey: "secret"))
        configuration.retryPolicy.initialBackoff = .milliseconds(1)
        return configuration
    }

    var client: S3Client { S3Client(configuration, transport, .system) }

    func sink(_ change: (inout S3Sink.Configuration) -> Void = { _ in }) -> S3Sink {
        var configuration = configuration
        change(&configuration)
        return S3Sink(configuration, transport: transport)
    }

    /// Makes the next requests with a method fail.
    func fail(
        _ method: String, times: Int = 1, status: Int = 503, code: String = "SlowDown", region: String? = nil
    ) async throws {
        let region = region.map { "&region=\($0)" } ?? ""
        _ = try await text(
            "POST", "/_fail?count=\(times)&status=\(status)&code=\(code)&method=\(method)\(region)")
    }

    /// The methods and targets of all requests.
    func requests() async throws -> [String] {
        try await text("GET", "/_requests").split(separator: "\n").map(String.init)
    }

    private func text(_ method: String, _ target: String) async throws -> String {
        let url = try #require(URL(string: url.absoluteString + target))
        let response = try await transport.send(HTTPRequest(method: method, url: url))
        return String(decoding: try await response.body.collect(upTo: 1 << 20), as: UTF8.self)
    }

    /// The keys of all objects.
    func keys() async throws -> [String] {
        let response = try await client.send(.init(method: "GET", query: [("list-type", "2")]))
        return S3XML.elements("Key", in: response.body).map { String(decoding: $0, as: UTF8.self) }
    }

    /// Returns an object, or a part of it.
    func object(_ key: String, _ range: Range<Int>? = nil) async throws -> S3Client.Response {
        let headers = range.map { [(name: "Range", value: "bytes=\($0.lowerBound)-\($0.upperBound - 1)")] } ?? []
        return try await client.send(.init(method: "GET", key: key, headers: headers))
    }
}
