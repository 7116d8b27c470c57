import DropboxHTTPServer
import Foundation
import Testing

@testable import DropboxEmulator

/// Tests the faults between the client and the service: failed handshakes, responses of proxies and portals, and
/// compressed bodies. The client is `curl`.
@Suite(.timeLimit(.minutes(10))) struct ConnectionFaultTests {
    typealias HandshakeFailure = DropboxEmulator.Fault.HandshakeFailure

    private func bearer(_ emulator: DropboxEmulator) -> String { "Authorization: Bearer \(emulator.accessToken)" }

    /// Calls a route through the emulator's proxy, with the name of the service.
    private func callThroughProxy(_ emulator: DropboxEmulator, _ curl: Curl) async throws -> Curl.Output {
        try await curl.send(
            ["--proxy", emulator.url.absoluteString], "https://api.dropboxapi.com/2/check/user", #"{"query":"hello"}"#,
            [bearer(emulator)])
    }

    // MARK: - Handshakes

    /// The numbers of `curl` are 35 for a failed handshake, and 60 for a certificate that isn't trusted.
    @Test(
        arguments: [
            (.close, "SSL_ERROR_SYSCALL"), (.reset, "reset by peer"), (.alert(), "handshake failure"),
            (.alert(80), "internal error"), (.alert(48), "unknown ca"), (.plainHTTP, "wrong version number"),
        ] as [(HandshakeFailure, String)])
    func handshakeFailsOnceAfterTheFirstMessage(failure: HandshakeFailure, message: String) async throws {
        try await Curl.run { emulator, curl in
            try emulator.faults.add(.handshakeFailure(failure), skipping: 1, times: 1)
            func call() async throws -> Curl.Output {
                try await curl.call("/2/check/user", #"{"query":"hello"}"#, host: "localhost", [bearer(emulator)])
            }
            #expect(try await call().status == 0)
            let output = try await call()
            #expect(output.status == 35 && output.text.lowercased().contains(message.lowercased()), "\(output)")
            #expect(try await call().text == #"{"result":"hello"}"#)
            #expect(emulator.faults.all.map(\.hitCount) == [1])
        }
    }

    @Test func handshakeFailureAffectsNoPlainConnection() async throws {
        try await Wire.run { wire in
            try wire.emulator.faults.add(.handshakeFailure())
            let response = try await wire.rpc("check/user", "{}")
            #expect(response.status == 200)
            #expect(wire.emulator.faults.all.map(\.hitCount) == [0])
        }
    }

    @Test func callFaultsDoNotAffectHandshakes() throws {
        var plan = FaultPlan(seed: 1)
        _ = try plan.add(DropboxEmulator.Fault(.serverError()))
        _ = try plan.add(DropboxEmulator.Fault(.handshakeFailure()))
        #expect(plan.injections(into: .handshake).map(\.id) == [2])
        #expect(plan.injections(into: FaultSubject(route: "files/upload")).isEmpty)
    }

    // MARK: - Connections

    /// The numbers of `curl` are 52 for an end without a response, and 56 for a reset.
    @Test(arguments: [true, false])
    func resetIsNotAnOrdinaryEnd(isSecure: Bool) async throws {
        try await Curl.run { emulator, curl in
            let url = isSecure ? try #require(emulator.secureURL) : emulator.url
            func call() async throws -> Curl.Output {
                try await curl.send([], "\(url.absoluteString)/2/check/user", "{}", [bearer(emulator)])
            }
            for point in DropboxEmulator.Fault.InjectionPoint.allCases {
                try emulator.faults.add(.reset(point), times: 1)
                let reset = try await call()
                #expect(reset.status == 56 && reset.text.contains("reset by peer"), "\(reset)")
                try emulator.faults.add(.close(point), times: 1)
                let closed = try await call()
                #expect(!closed.text.contains("reset by peer") && closed.status != 0, "\(closed)")
                #expect(closed.status == 52 || isSecure, "\(closed)")
            }
            #expect(try await call().status == 0)
        }
    }

    // MARK: - Proxy

    @Test func emulatorIsAProxyToItself() async throws {
        try await Curl.run { emulator, curl in
            let output = try await callThroughProxy(emulator, curl)
            #expect(output.text == #"{"result":"hello"}"#, "\(output)")
            #expect(emulator.calls.all.map(\.route) == ["connect", "check/user"])
        }
    }

    /// The numbers of `curl` are 56 for a tunnel that the proxy refuses, and 52 or 56 for one that it doesn't respond to.
    @Test(arguments: [502, 503, 504, 407])
    func proxyRefusesATunnel(status: Int) async throws {
        try await Curl.run { emulator, curl in
            try emulator.faults.add(.foreignResponse(status: status), on: "connect", times: 1)
            let output = try await callThroughProxy(emulator, curl)
            #expect(output.status == 56 && output.text.contains("\(status)"), "\(output)")
            #expect(try await callThroughProxy(emulator, curl).status == 0)
        }
    }

    @Test func proxyClosesTheConnection() async throws {
        try await Curl.run { emulator, curl in
            try emulator.faults.add(.close(), on: "connect", times: 1)
            let statuses = [
                try await callThroughProxy(emulator, curl).status, try await callThroughProxy(emulator, curl).status,
            ]
            #expect(statuses == [56, 0])
        }
    }

    @Test func emulatorWithoutTLSIsNoProxy() async throws {
        try await Wire.run { wire in
            let response = try await wire.send("CONNECT api.dropboxapi.com:443")
            #expect(response.status == 501)
            #expect(response.text.contains("Configure TLS"))
        }
    }

    /// Clients of a proxy name the host in the first line.
    @Test(arguments: ["http://api.dropboxapi.com", "HTTPS://api.dropboxapi.com:443"])
    func targetCanContainTheHost(prefix: String) async throws {
        try await Wire.run { wire in
            let headers = [wire.bearer, "Content-Type: application/json"]
            let response = try await wire.send("POST \(prefix)/2/check/user", headers, body: Data("{}".utf8))
            #expect(response.status == 200)
            #expect(RequestTarget.originForm("\(prefix)?a") == "/?a")
            #expect(RequestTarget.originForm(prefix) == "/")
        }
    }

    // MARK: - Responses of others

    @Test(arguments: [200, 302, 400, 401, 404, 407, 409, 503, 599])
    func foreignResponseHasNoHeadersOfTheService(status: Int) async throws {
        try await Wire.run { wire in
            try wire.emulator.faults.add(.foreignResponse(status: status), on: "files/create_folder_v2", times: 1)
            let response = try await wire.rpc("files/create_folder_v2", #"{"path":"/a"}"#)
            #expect(response.status == status)
            #expect(response.text.hasPrefix("<html>"))
            #expect(response.headers["content-type"] == "text/html")
            #expect(response.headers["x-dropbox-request-id"] == nil && response.headers["cache-control"] == nil)
            #expect((response.headers["proxy-authenticate"] != nil) == (status == 407))
            // The call had no effect.
            #expect(try await wire.rpc("files/create_folder_v2", #"{"path":"/a"}"#).status == 200)
        }
    }

    @Test func foreignResponseWithoutContentHasNoBody() async throws {
        try await Wire.run { wire in
            for status in [204, 304] {
                try wire.emulator.faults.add(.foreignResponse(status: status), times: 1)
                let response = try await wire.rpc("check/user", "{}")
                #expect(response.status == status)
            }
        }
    }

    // MARK: - Compressed bodies

    /// The number 61 of `curl` is a body that it can't decompress.
    @Test func bodiesAreCompressedWithoutRequest() async throws {
        try await Curl.run { emulator, curl in
            _ = try await Wire(emulator: emulator).upload(#"{"path":"/a"}"#, String(repeating: "content ", count: 100))
            let secure = try #require(emulator.secureURL).absoluteString
            func call() async throws -> Curl.Output {
                try await curl.send(
                    ["--compressed"], "\(secure)/2/check/user", #"{"query":"hello"}"#, [bearer(emulator)])
            }
            try emulator.faults.add(.gzip(), times: 1)
            #expect(try await call().text == #"{"result":"hello"}"#)
            try emulator.faults.add(.gzip(.damaged), times: 1)
            #expect(try await call().status == 61)
            try emulator.faults.add(.gzip(.bomb), times: 1)
            let bomb = try await curl.send(
                ["--compressed", "--output", "/dev/null", "--write-out", "%{size_download}"],
                "\(secure)/2/check/user", "{}", [bearer(emulator)])
            #expect(Int(bomb.text).map { (50_000..<100_000).contains($0) } == true, "\(bomb)")

            let wire = Wire(emulator: emulator)
            try emulator.faults.add(.gzip(), times: 1)
            let download = try await wire.download("/a")
            #expect(download.headers["content-encoding"] == "gzip")
            #expect(download.body.prefix(2) == Data([0x1F, 0x8B]) && download.body.count < 100)
        }
    }
}
