import Foundation
import Testing

@testable import DropboxEmulator

/// Tests requests from pages of other origins.
@Suite(.timeLimit(.minutes(10)))
struct CrossOriginTests {
    @Test func preflightAndRequestFromAnotherOriginSucceed() async throws {
        try await Wire.run { wire in
            let ask = [
                "Origin: https://example.com", "Access-Control-Request-Method: POST",
                "Access-Control-Request-Headers: authorization, dropbox-api-arg",
            ]
            let allowed = try await wire.send("OPTIONS /2/files/upload", ask)
            #expect(allowed.status == 200)
            #expect(allowed.headers["access-control-allow-origin"] == "*")
            #expect(allowed.headers["access-control-allow-headers"] == "authorization, dropbox-api-arg")
            #expect(allowed.headers["access-control-allow-methods"]?.contains("POST") == true)

            let called = try await wire.rpc("check/user", #"{"query":"x"}"#)
            #expect(called.headers["access-control-allow-origin"] == "*")
            #expect(called.headers["access-control-expose-headers"]?.contains("Dropbox-API-Result") == true)
            // A page can also read the error of a rejected request.
            let rejected = try await wire.send("POST /2/check/user", ["Authorization: Bearer bogus"])
            #expect(rejected.status == 400)
            #expect(rejected.headers["access-control-allow-origin"] == "*")
        }
    }

    @Test func preflightIsRejectedOnRequest() async throws {
        try await Wire.run { wire in
            let rejected = try await wire.send("OPTIONS /2/files/upload?reject_cors_preflight=true")
            #expect(rejected.status == 400)
            #expect(rejected.headers["x-dropbox-request-id"] != nil)
        }
    }

    @Test func requestWithoutPreflightReadsTheURLParameters() async throws {
        try await Wire.run { wire in
            let argument = try #require(
                #"{"path":"/a.txt"}"#.addingPercentEncoding(withAllowedCharacters: .alphanumerics))
            let query = "authorization=Bearer%20\(wire.emulator.accessToken)&arg=\(argument)&reject_cors_preflight=true"
            let type = "Content-Type: text/plain; charset=dropbox-cors-hack"
            let uploaded = try await wire.send("POST /2/files/upload?\(query)", [type], body: Data("hello".utf8))
            #expect(uploaded.status == 200)
            #expect(try await wire.send("GET /2/files/download?\(query)").text == "hello")
            #expect(try await wire.send("POST /2/files/download?\(query)", [type]).status == 400)
        }
    }

    @Test func pagesOfTheEmulatorSendNoCORSHeaders() async throws {
        try await Wire.run { wire in
            for path in ["/", "/emulator/calls"] {
                let response = try await wire.send("GET \(path)", ["Origin: https://example.com"])
                #expect(response.headers["access-control-allow-origin"] == nil)
            }
        }
    }
}
