#if os(Linux)
    import DropboxConcurrency
    import DropboxHTTP
    import DropboxTestSupport
    import Foundation
    import Testing

    /// The proxy that the environment of a process specifies.
    @Suite(.timeLimit(.minutes(10))) struct EnvironmentProxyTests {
        private static let environment = ProcessInfo.processInfo.environment

        /// The process, which sends a request to each URL and prints the responses.
        @Test(.enabled(if: environment["PROXY_TEST_URLS"] != nil))
        func sender() async throws {
            let transport = makeHTTPTransport()
            for text in (Self.environment["PROXY_TEST_URLS"] ?? "").split(separator: " ") {
                let request = HTTPRequest(
                    url: try #require(URL(string: String(text))), headers: ["Authorization": "Bearer secret"])
                let body = try await transport.send(request).body.collect(upTo: 100)
                print("#\(text) \(String(decoding: body, as: UTF8.self))")
            }
        }

        /// Sends requests in another process, whose environment specifies the proxy.
        private func send(_ urls: [String], through proxy: LoopbackServer) async throws -> [String] {
            let command = try TestProgram.command(runningTest: "EnvironmentProxyTests/sender")
            let address = "http://127.0.0.1:\(proxy.port)"
            let (status, output) = try await Subprocess.run(
                command[0], Array(command[1...]),
                setting: [
                    "PROXY_TEST_URLS": urls.joined(separator: " "), "http_proxy": address, "https_proxy": address,
                    "all_proxy": address, "no_proxy": "",
                ])
            #expect(status == 0, "\(output)")
            return output.split(separator: "\n").filter { $0.hasPrefix("#") }.map { String($0.dropFirst()) }
        }

        @Test func requestsToThisDeviceDoNotUseTheProxy() async throws {
            let seen = Locked([String]())
            let proxy = try LoopbackServer { connection in
                let request = try connection.readRequest()
                seen.withLock { $0.append(request.head) }
                try connection.respond(200, "proxy")
            }
            let server = try LoopbackServer { connection in
                while true {
                    _ = try connection.readRequest()
                    try connection.respond(200, "server")
                }
            }
            // libcurl reuses handles, so hosts of both kinds alternate.
            let local = ["127.0.0.1", "localhost", "app.localhost", "LOCALHOST", "127.1", "[::ffff:127.0.0.1]"]
            let urls = local.flatMap { ["http://\($0):\(server.port)/", "http://server.invalid/"] }
            let responses = try await send(urls, through: proxy)
            #expect(responses == urls.map { "\($0) \($0.contains("invalid") ? "proxy" : "server")" })
            #expect(seen.withLock(\.self).count == local.count)
            #expect(seen.withLock(\.self).allSatisfy { $0.hasPrefix("GET http://server.invalid/ ") })
        }
    }
#endif
