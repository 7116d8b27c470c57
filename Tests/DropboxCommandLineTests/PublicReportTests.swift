import DropboxConcurrency
import DropboxTestSupport
import Foundation
import Testing

/// Replays failures that users of Dropbox tools reported in public, with the real `dbx` and servers that send raw bytes. The
/// messages name the cause, and nothing waits for what can't help.
@Suite(.timeLimit(.minutes(10))) struct PublicReportTests {
    private func dbx(
        _ words: [String], host: String, _ variables: [String: String] = [:]
    ) async throws -> (status: Int32, output: String) {
        let home = try TemporaryDirectory()
        let file = home.url.appendingPathComponent("file")
        try Data("content".utf8).write(to: file)
        let words = words.map { $0.replacing("FILE", with: file.path).replacing("FOLDER", with: home.url.path) }
        let journal = words.first == "put" ? ["--journal", home.url.appendingPathComponent("journal").path] : []
        return try await Subprocess.run(
            try TestProgram.path(ofProduct: "dbx"), words + journal + ["--host", host],
            setting: variables.merging(["DROPBOX_TOKEN": "token", "HOME": home.url.path]) { first, _ in first },
            errors: .merged)
    }

    /// The ends of a TLS handshake.
    enum Cut: CaseIterable {
        case close, reset, alert, plainHTTP
    }

    @Test(arguments: Cut.allCases) func connectionThatEndsInTheHandshakeIsRepeated(cut: Cut) async throws {
        let server = try LoopbackServer { connection in
            let header = try connection.readBytes(5)
            try connection.skip(Int(header[3]) << 8 | Int(header[4]))
            switch cut {
            case .close: break
            case .reset: connection.reset()
            case .alert: try connection.send(Data([21, 3, 3, 0, 2, 2, 80]))
            case .plainHTTP: try connection.respond(400, "speak HTTP")
            }
        }
        let (status, output) = try await dbx(["ls", "/"], host: "https://localhost:\(server.port)")
        #expect(status == 3, "\(output)")
        #expect(server.connectionCount > 1)
        #expect(output.contains("cannot reach the server") && output.contains("check the network"), "\(output)")
        #expect(!output.contains("trusted"), "\(output)")
    }

    @Test(arguments: [502, 503, 504, 407]) func proxyRefusesTheTunnel(status: Int) async throws {
        let proxy = try LoopbackServer { connection in
            let request = try connection.readHead()
            guard request.method == "CONNECT" else { return }
            try connection.send("HTTP/1.1 \(status) No\r\nContent-Length: 0\r\nConnection: close\r\n\r\n")
        }
        let (exit, output) = try await dbx(
            ["ls", "/"], host: "https://api.example.invalid", ["HTTPS_PROXY": "http://127.0.0.1:\(proxy.port)"])
        let isFinal = status == 407
        #expect(exit == (isFinal ? 1 : 3), "\(output)")
        #expect((proxy.connectionCount > 1) == !isFinal, "\(output)")
        #expect(output.contains("\(status)") && !output.contains("trusted"), "\(output)")
        if isFinal { #expect(output.contains("proxy"), "\(output)") }
    }

    @Test func unknownProxyIsAnUnreachableServer() async throws {
        let (status, output) = try await dbx(
            ["ls", "/"], host: "https://api.example.invalid", ["HTTPS_PROXY": "http://proxy.invalid:3128"])
        #expect(status == 3 && output.contains("cannot reach the server"), "\(output)")
    }

    @Test func status501IsRepeated() async throws {
        let server = try LoopbackServer { connection in
            _ = try connection.readRequest()
            if connection.number == 1 {
                try connection.respond(501, headers: ["Connection: close"], "unexpected error occurred")
            } else {
                let page = #"{"entries":[],"cursor":"c","has_more":false}"#
                try connection.respond(200, headers: ["Content-Type: application/json", "Connection: close"], page)
            }
        }
        let (status, output) = try await dbx(["ls", "/"], host: server.url("").absoluteString)
        #expect(status == 0 && output.contains("501"), "\(output)")
        #expect(server.connectionCount == 2)
    }

    @Test(arguments: [["ls", "/"], ["put", "FILE", "/x"], ["get", "/x", "FOLDER/x"]], [200, 404])
    func pageOfACaptivePortalIsNamed(words: [String], status: Int) async throws {
        let requests = Locked(0)
        let server = try LoopbackServer { connection in
            _ = try connection.readRequest()
            requests.withLock { $0 += 1 }
            try connection.respond(
                status, headers: ["Content-Type: text/html", "Connection: close"],
                "<html><body>Welcome to the hotel network</body></html>")
        }
        let (exit, output) = try await dbx(words, host: server.url("").absoluteString)
        #expect(exit == 1, "\(output)")
        #expect(output.contains("captive portal"), "\(output)")
        #expect(requests.withLock { $0 } == 1, "\(output)")
    }
}
