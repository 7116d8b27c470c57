import Foundation
import Testing

@testable import DropboxEmulator

/// Pages of other sites, opened in a browser of this machine.
@Suite(.timeLimit(.minutes(5)))
struct AuthorizeGuardTests {
    private func ask(_ wire: Wire, host: String, _ headers: [String] = [], method: String = "GET") async throws -> Int {
        let path = Visitor.path(["response_type": "code", "redirect_uri": "http://localhost:1/"], wire)
        let connection = try RawConnection(port: wire.port)
        let lines = ["\(method) \(path) HTTP/1.1", "Host: \(host)"] + headers + ["Content-Length: 0", "", ""]
        try await connection.send(lines.joined(separator: "\r\n"))
        return try await connection.receive().status
    }

    /// By DNS rebinding a site's own name means this machine, so that its scripts may read the page with the mark.
    @Test(arguments: ["evil.example", "evil.example:8080", "127.0.0.1.evil.example", "localhost.evil.example", "x"])
    func aNameOfAnotherSiteIsRefused(host: String) async throws {
        try await Wire.run { wire in
            let page = try await ask(wire, host: host)
            let form = try await ask(wire, host: host, ["Origin: http://\(host)"], method: "POST")
            #expect(page == 403 && form == 403)
        }
    }

    @Test(arguments: ["localhost", "localhost:8080", "127.0.0.1:1", "[::1]:8080", "www.dropbox.com"])
    func ownNamesAreAnswered(host: String) async throws {
        try await Wire.run { wire in
            let page = try await ask(wire, host: host)
            #expect(page == 200)
        }
    }

    @Test func aFormOfAnotherSiteIsRefused() async throws {
        try await Wire.run { wire in
            for origin in ["http://evil.example", "null", "http://localhost:1", "http://127.0.0.1"] {
                #expect(try await ask(wire, host: "localhost", ["Origin: \(origin)"], method: "POST") == 403)
                #expect(try await ask(wire, host: "localhost", ["Origin: \(origin)"]) == 403)
            }
            var visitor = Visitor(wire)
            let wish: KeyValuePairs = ["response_type": "code", "redirect_uri": "http://localhost:1/"]
            _ = try await visitor.visit(wish)
            let strange = try await visitor.send("allow", wish, headers: ["Origin: http://evil.example"])
            #expect(strange.status == 403 && strange.headers["location"] == nil)
            _ = try await visitor.visit(wish)
            #expect(try await visitor.send("allow", wish, headers: ["Origin: http://localhost"]).status == 302)
        }
    }
}
