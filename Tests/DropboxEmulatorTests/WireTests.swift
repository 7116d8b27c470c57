import Foundation
import Testing

@testable import DropboxEmulator

/// Tests of responses, byte by byte, on which clients of Dropbox rely.
@Suite(.timeLimit(.minutes(10)))
struct WireTests {
    // MARK: Authentication

    @Test func missingAuthorizationIsA400() async throws {
        try await Wire.run { wire in
            let json = "Content-Type: application/json"
            let none = try await wire.send("POST /2/files/list_folder", [json], body: Data(#"{"path":""}"#.utf8))
            #expect(none.status == 400)
            #expect(none.headers["content-type"] == "text/plain; charset=utf-8")
            #expect(
                none.text
                    == #"Error in call to API function "files/list_folder": Must provide HTTP header "Authorization" or URL parameter "authorization"."#
            )
            for odd in ["", "x", "Basic YTpi", "Bearer"] {
                let response = try await wire.send(
                    "POST /2/users/get_current_account", ["Authorization: \(odd)"], body: Data())
                #expect(response.status == 400)
                #expect(response.text.hasSuffix("Invalid authorization value in HTTP header/URL parameter"))
            }
        }
    }

    /// Each text is about the token, so that clients can ask the user to sign in again.
    @Test(arguments: [
        ("a b", "Invalid authorization value in HTTP header/URL parameter"),
        ("a\tb", "Invalid authorization value in HTTP header/URL parameter"),
        ("\"token\"", "The given OAuth 2 access token is malformed."),
        ("tökén", "The given OAuth 2 access token is malformed."),
        ("==", "The given OAuth 2 access token is malformed."),
        ("a=b", "The given OAuth 2 access token is malformed."), ("a,", "The given OAuth 2 access token is malformed."),
    ])
    func malformedTokenIsABadRequest(token: String, text: String) async throws {
        try await Wire.run { wire in
            let headers = ["Authorization: Bearer \(token)"]
            let response = try await wire.send("POST /2/users/get_current_account", headers, body: Data())
            #expect(response.status == 400)
            #expect(response.headers["content-type"] == "text/plain; charset=utf-8")
            #expect(response.text == #"Error in call to API function "users/get_current_account": "# + text)
        }
    }

    @Test func lineBreakInATokenIsABadRequest() async throws {
        try await Wire.run { wire in
            let token = "authorization=Bearer%20\(wire.emulator.accessToken)%0A"
            let response = try await wire.send("POST /2/users/get_current_account?\(token)", body: Data())
            #expect(response.status == 400 && response.text.contains("Invalid authorization value"))
        }
    }

    /// Dropbox describes a token of less than 64 characters as malformed.
    @Test(arguments: ["z", "sl.B~-._+/"]) func unknownTokenIsUnauthorized(start: String) async throws {
        let token = start.padding(toLength: 64, withPad: "z", startingAt: 0)
        try await Wire.run { wire in
            let short = try await wire.send(
                "POST /2/users/get_current_account", ["Authorization: Bearer \(token.dropLast())"], body: Data())
            #expect(short.status == 400 && short.text.hasSuffix("The given OAuth 2 access token is malformed."))
            let response = try await wire.send(
                "POST /2/users/get_current_account", ["Authorization: Bearer \(token)"], body: Data())
            #expect(response.status == 401 && response.summary == "invalid_access_token/")
        }
    }

    @Test func unknownTokenIsA401() async throws {
        try await Wire.run { wire in
            let token = String(repeating: "z", count: 64)
            let response = try await wire.send(
                "POST /2/users/get_current_account", ["Authorization: Bearer \(token)"], body: Data())
            #expect(response.status == 401)
            #expect(response.headers["content-type"] == "application/json")
            #expect(response.headers["www-authenticate"] == #"Bearer realm="Dropbox-API""#)
            #expect(response.summary == "invalid_access_token/")
            #expect(response.text.hasSuffix(#""error": {".tag":"invalid_access_token"}}"#))
        }
    }

    @Test func tokenCanBeAQueryParameter() async throws {
        try await Wire.run { wire in
            let token = "authorization=Bearer%20\(wire.emulator.accessToken)"
            let response = try await wire.send("POST /2/users/get_current_account?\(token)", [], body: Data())
            #expect(response.status == 200)
        }
    }

    @Test func scopesAreChecked() async throws {
        try await Wire.run { wire in
            let grant = try wire.emulator.store.addGrant(
                account: 1, app: wire.emulator.appKey, scopes: ["account_info.read"])
            let token = try wire.emulator.store.addToken(.access, grant: grant, scopes: ["account_info.read"])
            let headers = ["Authorization: Bearer \(token)", "Content-Type: application/json"]
            let response = try await wire.send("POST /2/files/list_folder", headers, body: Data(#"{"path":""}"#.utf8))
            #expect(response.status == 401)
            #expect(response.summary == "missing_scope/")
            #expect(response.text.contains(#"{".tag":"missing_scope","required_scope":"files.metadata.read"}"#))
            #expect(try await wire.send("POST /2/users/get_current_account", [headers[0]], body: Data()).status == 200)
        }
    }

    @Test func pathRootsOfOtherAccountsAreRejected() async throws {
        try await Wire.run { wire in
            let home = try wire.emulator.store.accounts()[0].homeNamespace
            func status(_ root: String) async throws -> RawResponse {
                try await wire.send(
                    "POST /2/users/get_space_usage", [wire.bearer, "Dropbox-API-Path-Root: \(root)"], body: Data())
            }
            #expect(try await status(#"{".tag":"home"}"#).status == 200)
            #expect(try await status(#"{".tag":"namespace_id","namespace_id":"\#(home)"}"#).status == 200)
            let wrong = try await status(#"{".tag":"root","root":"1"}"#)
            #expect(wrong.status == 422)
            #expect(wrong.summary == "invalid_root/")
            #expect(
                wrong.text.contains(
                    #""invalid_root":{".tag":"user","root_namespace_id":"\#(home)","home_namespace_id":"\#(home)"}"#))
            #expect(try await status(#"{".tag":"namespace_id","namespace_id":"1"}"#).summary == "no_permission/")
            #expect(try await status("nonsense").status == 400)
        }
    }

    // MARK: Arguments

    @Test func requestsWithoutArgumentHaveThreeForms() async throws {
        try await Wire.run { wire in
            let route = "POST /2/users/get_current_account"
            let json = "Content-Type: application/json"
            #expect(try await wire.send(route, [wire.bearer, json], body: Data("null".utf8)).status == 200)
            #expect(try await wire.send(route, [wire.bearer], body: Data()).status == 200)
            #expect(try await wire.send(route, [wire.bearer]).status == 200)
            #expect(try await wire.send(route, [wire.bearer, "Content-Type:"], body: Data()).status == 200)
            let empty = try await wire.send(route, [wire.bearer, json], body: Data())
            #expect(empty.status == 400)
            #expect(empty.text.hasSuffix("request body: could not decode input as JSON"))
        }
    }

    @Test(arguments: [
        ("files/list_folder", #"{}"#, "missing required field 'path'"),
        ("files/list_folder", #"{"path":"","pat":1}"#, "unknown field 'pat'"),
        ("files/list_folder", #"{"path":"","limit":4000}"#, "limit: 4000 is not within range [1, 2000]"),
        ("files/list_folder", "{", "could not decode input as JSON"),
        (
            "files/list_folder", #"{"path":"/"}"#,
            #"path: Specify the root folder as an empty string rather than as "/"."#
        ),
        ("files/get_metadata", #"{"path":""}"#, "path: The root folder is unsupported."),
        (
            "files/get_metadata", #"{"path":"hello.txt"}"#,
            #"path: 'hello.txt' did not match pattern '(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)'"#
        ),
    ])
    func invalidArgumentsReportTheReason(route: String, json: String, reason: String) async throws {
        try await Wire.run { wire in
            let response = try await wire.rpc(route, json)
            #expect(response.status == 400)
            #expect(response.text == #"Error in call to API function "\#(route)": request body: \#(reason)"#)
        }
    }

    @Test func invalidContentArgumentsReportTheReason() async throws {
        try await Wire.run { wire in
            let mode = try await wire.upload(#"{"path":"/a","mode":"update"}"#, "x")
            #expect(mode.status == 400)
            #expect(
                mode.text
                    == #"Error in call to API function "files/upload": HTTP header "Dropbox-API-Arg": mode: expected object for 'update', got symbol"#
            )
            let octets = "Content-Type: application/octet-stream"
            let none = try await wire.send("POST /2/files/upload", [wire.bearer, octets], body: Data("x".utf8))
            #expect(none.text.hasSuffix(#"Must provide HTTP header "Dropbox-API-Arg" or URL parameter "arg"."#))
            let argument = #"Dropbox-API-Arg: {"path":"/a"}"#
            let untyped = try await wire.send("POST /2/files/upload", [wire.bearer, argument], body: Data("x".utf8))
            #expect(untyped.text.hasSuffix(#"Missing or empty HTTP "Content-Type" header"#))
            let typed = try await wire.send(
                "POST /2/files/upload", [wire.bearer, argument, "Content-Type: text/html"], body: Data("x".utf8))
            #expect(
                typed.text.contains(
                    #"Bad HTTP "Content-Type" header: "text/html".  Expecting one of "application/octet-stream", "#))
        }
    }

    @Test func headersAndQueriesAcceptRawAndEscapedText() async throws {
        try await Wire.run { wire in
            #expect(try await wire.upload(#"{"path":"/ä.txt","mode":"add"}"#, "x").status == 200)
            #expect(try await wire.upload(#"{"path":"/\u00e4.txt","mode":"add"}"#, "x").status == 200)
            let cors = "Content-Type: text/plain; charset=dropbox-cors-hack"
            let query = "arg=%7B%22path%22%3A%22%2F%C3%A4+b.txt%22%7D&reject_cors_preflight=true"
            let response = try await wire.send(
                "POST /2/files/upload?\(query)", [wire.bearer, cors], body: Data("x".utf8))
            #expect(response.json["path_display"] as? String == "/ä b.txt")
            let list = try await wire.send(
                "POST /2/files/list_folder", [wire.bearer, cors], body: Data(#"{"path":""}"#.utf8))
            #expect((list.json["entries"] as? [Any])?.count == 2)
            let refused = try await wire.download("/ä.txt", [cors])
            #expect(refused.status == 400)
        }
    }

    // MARK: Routes

    @Test func everyResponseHasARequestID() async throws {
        try await Wire.run { wire in
            let responses = [
                try await wire.send("HEAD /"), try await wire.send("GET /nowhere"), try await wire.send("GET /2/x"),
                try await wire.rpc("files/list_folder", #"{"path":""}"#), try await wire.rpc("files/delete_v2", "{}"),
            ]
            #expect(responses.map(\.status) == [200, 404, 400, 200, 400])
            let ids = responses.compactMap { $0.headers["x-dropbox-request-id"] }
            #expect(Set(ids).count == 5)
        }
    }

    @Test func malformedRequestsAreHarmless() async throws {
        try await Wire.run { wire in
            let nonsense = [
                "\r\n\r\n", "GET\r\n\r\n", "GET /2/%zz%00?arg=%&authorization HTTP/1.1\r\nHost: h\r\n\r\n",
                "POST /2/files/upload HTTP/1.1\r\nHost: h\r\nContent-Length: -1\r\n\r\n",
                "POST /2/files/upload HTTP/1.1\r\nHost: h\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
                "BREW /2/files/upload HTTP/1.1\r\nHost: h\r\n\r\n", String(repeating: "x", count: 100_000),
                "GET / HTTP/1.1\r\nHost: h\r\nX: \(String(repeating: "y", count: 100_000))\r\n\r\n",
            ]
            for text in nonsense {
                let connection = try RawConnection(port: wire.port)
                try? await connection.send(text)
                shutdown(connection.descriptor, Int32(SHUT_WR))
                let response = String(decoding: await connection.drain().prefix(12), as: UTF8.self)
                #expect(!response.hasPrefix("HTTP/1.1 5"), "\(text.prefix(40))")
            }
            for path in ["/../../etc/passwd", "/a/../b", #"/\u0000"#, "/" + String(repeating: "n", count: 10_000)] {
                let response = try await wire.upload(#"{"path":"\#(path)"}"#, "x")
                #expect(response.summary == "path/malformed_path/")
            }
            #expect(try await wire.rpc("users/get_current_account", "null").status == 200)
        }
    }

    @Test func unimplementedRoutesReportThat() async throws {
        try await Wire.run { wire in
            let absent = AllRoutes.descriptors.keys.filter { AllRoutes.table.handlers[$0] == nil }.min()
            if let absent {
                let response = try await wire.rpc(absent, "{}")
                #expect(response.status == 501)
                #expect(response.headers["content-type"] == "application/json")
                #expect(response.text.contains(absent))
            }
            #expect(AllRoutes.descriptors.count == 276)
            #expect(Set(AllRoutes.table.handlers.keys).isSubset(of: AllRoutes.descriptors.keys))
        }
    }

    @Test func accountRoutesReturnTheAccount() async throws {
        try await Wire.run { wire in
            let account = try await wire.rpc("users/get_current_account", "null").json
            #expect((account["account_id"] as? String)?.count == 40)
            #expect(account["email"] as? String == "ada@example.com")
            #expect((account["root_info"] as? [String: Any])?[".tag"] as? String == "user")
            _ = try await wire.upload(#"{"path":"/a"}"#, "12345")
            let space = try await wire.rpc("users/get_space_usage", "null").text
            #expect(space == #"{"used":5,"allocation":{".tag":"individual","allocated":2147483648}}"#)
            #expect(try await wire.rpc("check/user", #"{"query":"hi"}"#).text == #"{"result":"hi"}"#)
        }
    }

    // MARK: Tokens

    @Test(arguments: ["/oauth2/token", "/1/oauth2/token"])
    func refreshTokensCanBeUsed(path: String) async throws {
        try await Wire.run { wire in
            let emulator = wire.emulator
            let type = "Content-Type: application/x-www-form-urlencoded"
            func redeem(_ form: String, _ headers: [String] = []) async throws -> RawResponse {
                try await wire.send("POST \(path)", [type] + headers, body: Data(form.utf8))
            }
            let form = "grant_type=refresh_token&refresh_token=\(emulator.refreshToken)"
            let response = try await redeem(form + "&client_id=\(emulator.appKey)")
            #expect(response.status == 200)
            #expect(response.json["expires_in"] as? Int == 14400)
            let token = try #require(response.json["access_token"] as? String)
            #expect(token.hasPrefix("sl."))
            let bearer = "Authorization: Bearer \(token)"
            #expect(try await wire.send("POST /2/users/get_current_account", [bearer], body: Data()).status == 200)
            emulator.clock.advance(by: .seconds(4 * 3600))
            let late = try await wire.send("POST /2/users/get_current_account", [bearer], body: Data())
            #expect(late.summary == "expired_access_token/")

            let basic = Data("\(emulator.appKey):\(emulator.appSecret)".utf8).base64EncodedString()
            #expect(try await redeem(form, ["Authorization: Basic \(basic)"]).status == 200)
        }
    }
}
