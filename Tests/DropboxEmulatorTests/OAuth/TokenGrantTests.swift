import Foundation
import Testing

@testable import DropboxEmulator

/// Tests of exchanging authorization codes and refresh tokens, including the errors.
@Suite(.timeLimit(.minutes(10)))
struct TokenGrantTests {
    /// The challenge and verifier of RFC 7636, appendix B.
    private static let verifier = "dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk"
    private static let challenge = "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM"

    // MARK: Codes

    @Test(arguments: ["/oauth2/token", "/1/oauth2/token"])
    func codeIsExchangedForATokenValidForFourHours(path: String) async throws {
        try await Wire.run { wire in
            let response = try await wire.post(
                path,
                [
                    "grant_type": "authorization_code", "code": try wire.code(),
                    "client_id": wire.emulator.appKey, "client_secret": wire.emulator.appSecret,
                ])
            #expect(response.status == 200)
            #expect(response.headers["content-type"] == "text/javascript")
            #expect(
                response.json.keys.sorted()
                    == ["access_token", "account_id", "expires_in", "scope", "token_type", "uid"])
            #expect(response.json["token_type"] as? String == "bearer")
            #expect(response.json["expires_in"] as? Int == 14_400)
            #expect(response.json["scope"] as? String == "account_info.read files.metadata.read")
            #expect(response.json["uid"] as? String == "1")
            #expect(response.json["account_id"] as? String == (try wire.emulator.store.accounts()[0].id))
            let token = try #require(response.json["access_token"] as? String)
            #expect(token.hasPrefix("sl."))
            wire.emulator.clock.advance(by: .seconds(14_399 - 60))
            #expect(try await wire.call("users/get_current_account", by: token).status == 200)
            wire.emulator.clock.advance(by: .seconds(61))
            #expect(try await wire.call("users/get_current_account", by: token).summary == "expired_access_token/")
        }
    }

    @Test func offlineCodeIsExchangedForOneRefreshToken() async throws {
        try await Wire.run { wire in
            let basic = [wire.basic(wire.emulator.appKey, wire.emulator.appSecret)]
            let first = try await wire.token(
                ["grant_type": "authorization_code", "code": try wire.code(.offline)], basic)
            let refresh = try #require(first.json["refresh_token"] as? String)
            wire.emulator.clock.advance(by: .seconds(400 * 24 * 3600))
            let second = try await wire.token(["grant_type": "refresh_token", "refresh_token": refresh], basic)
            #expect(second.json.keys.sorted() == ["access_token", "expires_in", "token_type"])
            let token = try #require(second.json["access_token"] as? String)
            #expect(try await wire.call("users/get_current_account", by: token).status == 200)
        }
    }

    @Test func legacyCodeIsExchangedForANonExpiringToken() async throws {
        try await Wire.run { wire in
            let response = try await wire.token(
                ["grant_type": "authorization_code", "code": try wire.code(.legacy)],
                [wire.basic(wire.emulator.appKey, wire.emulator.appSecret)])
            #expect(response.json.keys.sorted() == ["access_token", "account_id", "scope", "token_type", "uid"])
            let token = try #require(response.json["access_token"] as? String)
            wire.emulator.clock.advance(by: .seconds(400 * 24 * 3600))
            #expect(try await wire.call("users/get_current_account", by: token).status == 200)
        }
    }

    @Test func teamCodeIsExchangedForATeamToken() async throws {
        try await Wire.run { wire in
            let store = wire.emulator.store
            let team = try store.addTeam(name: "Analysts")
            let grant = try store.addGrant(
                account: 1, app: wire.emulator.appKey, scopes: ["team_info.read"], team: team.number)
            let code = try store.addCode(
                AuthorizationCode(grant: grant, app: wire.emulator.appKey, accessType: .offline))
            let response = try await wire.token(
                ["grant_type": "authorization_code", "code": code],
                [wire.basic(wire.emulator.appKey, wire.emulator.appSecret)])
            #expect(response.json["team_id"] as? String == team.id)
            #expect(response.json["account_id"] == nil)
            let token = try #require(response.json["access_token"] as? String)
            #expect(try store.token(token, .access)?.team == team.number)
        }
    }

    @Test(arguments: [
        (PKCE(challenge: challenge, method: .s256), verifier),
        (PKCE(challenge: verifier, method: .plain), verifier),
    ])
    func pkceReplacesTheAppSecret(key: PKCE, verifier: String) async throws {
        try await Wire.run { wire in
            let code = try wire.code(.offline, pkce: key)
            func exchange(_ verifier: String) async throws -> RawResponse {
                try await wire.token([
                    "grant_type": "authorization_code", "code": code, "client_id": wire.emulator.appKey,
                    "code_verifier": verifier,
                ])
            }
            for wrong in [String(verifier.reversed()), "short", ""] {
                expectError(try await exchange(wrong), "invalid_grant", "invalid code verifier")
            }
            let response = try await exchange(verifier)
            #expect(response.status == 200)
            let refresh = try #require(response.json["refresh_token"] as? String)
            let again = try await wire.token([
                "grant_type": "refresh_token", "refresh_token": refresh, "client_id": wire.emulator.appKey,
            ])
            #expect(again.status == 200)
        }
    }

    @Test func codeIsValidOnceWithinTenMinutes() async throws {
        try await Wire.run { wire in
            let basic = [wire.basic(wire.emulator.appKey, wire.emulator.appSecret)]
            let code = try wire.code()
            #expect(try await wire.token(["grant_type": "authorization_code", "code": code], basic).status == 200)
            let again = try await wire.token(["grant_type": "authorization_code", "code": code], basic)
            expectError(again, "invalid_grant", "code has already been used (within the last hour)")
            let late = try wire.code()
            wire.emulator.clock.advance(by: .seconds(600))
            let response = try await wire.token(["grant_type": "authorization_code", "code": late], basic)
            expectError(response, "invalid_grant", "code doesn't exist or has expired")
        }
    }

    @Test func redirectURIMustMatchTheCode() async throws {
        try await Wire.run { wire in
            let basic = [wire.basic(wire.emulator.appKey, wire.emulator.appSecret)]
            let code = try wire.code(redirect: "http://localhost:4711/back")
            for wrong: KeyValuePairs in [
                ["grant_type": "authorization_code", "code": code],
                ["grant_type": "authorization_code", "code": code, "redirect_uri": "http://localhost:4711/"],
            ] {
                expectError(try await wire.token(wrong, basic), "invalid_grant", "redirect_uri mismatch")
            }
            let right = try await wire.token(
                ["grant_type": "authorization_code", "code": code, "redirect_uri": "http://localhost:4711/back"], basic)
            #expect(right.status == 200)
            let shown = try await wire.token(
                [
                    "grant_type": "authorization_code", "code": try wire.code(),
                    "redirect_uri": "http://localhost:4711/back",
                ], basic)
            expectError(shown, "invalid_grant", "redirect_uri mismatch")
        }
    }

    @Test func codeOfAnotherAppIsInvalid() async throws {
        try await Wire.run { wire in
            try wire.emulator.store.addApp(App(key: "other", secret: "other", name: "Other", scopes: []))
            let response = try await wire.token(
                ["grant_type": "authorization_code", "code": try wire.code()], [wire.basic("other", "other")])
            expectError(response, "invalid_grant", "code doesn't exist or has expired")
        }
    }

    @Test func fieldsCanBeQueryParameters() async throws {
        try await Wire.run { wire in
            let query = Wire.form([
                "grant_type": "authorization_code", "code": try wire.code(), "client_id": wire.emulator.appKey,
                "client_secret": wire.emulator.appSecret, "locale": "de",
            ])
            #expect(try await wire.post("/oauth2/token?\(query)", [:]).status == 200)
        }
    }

    // MARK: Refresh tokens

    @Test func refreshCanNarrowScopesButNotWidenThem() async throws {
        try await Wire.run { wire in
            let basic = [wire.basic(wire.emulator.appKey, wire.emulator.appSecret)]
            let first = try await wire.token(
                ["grant_type": "authorization_code", "code": try wire.code(.offline)], basic)
            let refresh = try #require(first.json["refresh_token"] as? String)
            let narrow = try await wire.token(
                ["grant_type": "refresh_token", "refresh_token": refresh, "scope": "account_info.read"], basic)
            #expect(narrow.json["scope"] as? String == "account_info.read")
            let token = try #require(narrow.json["access_token"] as? String)
            #expect(try await wire.call("files/list_folder", by: token, #"{"path":""}"#).summary == "missing_scope/")
            let wide = try await wire.token(
                ["grant_type": "refresh_token", "refresh_token": refresh, "scope": "files.content.write"], basic)
            #expect(wide.status == 400)
            #expect(wide.json["error"] as? String == "invalid_scope")
        }
    }

    @Test func refreshTokenOfASecretRequiresTheSecret() async throws {
        try await Wire.run { wire in
            let basic = [wire.basic(wire.emulator.appKey, wire.emulator.appSecret)]
            let first = try await wire.token(
                ["grant_type": "authorization_code", "code": try wire.code(.offline)], basic)
            let refresh = try #require(first.json["refresh_token"] as? String)
            let response = try await wire.token([
                "grant_type": "refresh_token", "refresh_token": refresh, "client_id": wire.emulator.appKey,
            ])
            expectError(response, "invalid_request", "No auth function available for given request")
        }
    }

    @Test func openRefreshTokenIsValidForAnyClient() async throws {
        try await Wire.run { wire in
            let store = wire.emulator.store
            let grant = try store.addGrant(account: 1, app: wire.emulator.appKey, scopes: ["account_info.read"])
            let text = try store.addToken(
                .refresh, grant: grant, scopes: ["account_info.read"], text: "ready-made",
                requiredCredentials: .anyClient)
            #expect(text == "ready-made")
            for client: KeyValuePairs in [
                ["client_id": "5jcvd2", "grant_type": "refresh_token", "refresh_token": text],
                ["client_id": "x", "client_secret": "y", "grant_type": "refresh_token", "refresh_token": text],
                ["grant_type": "refresh_token", "refresh_token": text],
            ] {
                #expect(try await wire.token(client).status == 200)
            }
            // A registered app has a secret and must send it.
            let ownClient: KeyValuePairs = [
                "grant_type": "refresh_token", "refresh_token": text, "client_id": wire.emulator.appKey,
            ]
            expectError(
                try await wire.token(ownClient), "invalid_request", "No auth function available for given request")
            let fields: KeyValuePairs = ["grant_type": "refresh_token", "refresh_token": text]
            let wrong = try await wire.token(fields, [wire.basic(wire.emulator.appKey, "wrong")])
            #expect(wrong.text == #"{"error":"invalid_client: Invalid client_id or client_secret"}"#)
            let right = try await wire.token(fields, [wire.basic(wire.emulator.appKey, wire.emulator.appSecret)])
            #expect(right.json.keys.sorted() == ["access_token", "expires_in", "token_type"])
            let strange = try await wire.token(
                ["grant_type": "refresh_token", "refresh_token": text], [wire.basic("strange", "secret")])
            let token = try #require(strange.json["access_token"] as? String)
            #expect(try await wire.call("users/get_current_account", by: token).status == 200)
        }
    }

    // MARK: Invalid requests

    @Test func invalidClientsAreRejected() async throws {
        try await Wire.run { wire in
            let code = try wire.code()
            for headers in [wire.basic("nobody", "x"), wire.basic(wire.emulator.appKey, "wrong")] {
                let response = try await wire.token(["grant_type": "authorization_code", "code": code], [headers])
                #expect(response.status == 400)
                #expect(response.text == #"{"error":"invalid_client: Invalid client_id or client_secret"}"#)
            }
            let unproved = try await wire.token([
                "grant_type": "authorization_code", "code": code, "client_id": wire.emulator.appKey,
            ])
            expectError(unproved, "invalid_request", "No auth function available for given request")
        }
    }

    @Test func invalidFormsReportTheReason() async throws {
        try await Wire.run { wire in
            let basic = [wire.basic(wire.emulator.appKey, wire.emulator.appSecret)]
            func errorResponse(_ fields: KeyValuePairs<String, String>) async throws -> RawResponse {
                try await wire.token(fields, basic)
            }
            expectError(
                try await errorResponse(["code": "x"]), "invalid_request", #"missing required field "grant_type""#)
            expectError(
                try await errorResponse(["grant_type": "password"]), "unsupported_grant_type",
                #"grant type "password" is not supported"#)
            expectError(
                try await errorResponse(["grant_type": "authorization_code"]), "invalid_request",
                #"missing required field "code""#)
            expectError(
                try await errorResponse(["grant_type": "refresh_token"]), "invalid_request",
                #"missing required field "refresh_token""#)
            expectError(
                try await errorResponse(["grant_type": "authorization_code", "code": "x", "scope": "openid"]),
                "invalid_request", #"unknown field "scope""#)
            expectError(
                try await errorResponse(["grant_type": "authorization_code", "code": "x", "client_id": "x"]),
                "invalid_request", #"unknown field "client_id""#)
            expectError(
                try await errorResponse(["grant_type": "refresh_token", "refresh_token": "x"]), "invalid_grant",
                "refresh token is malformed")
            expectError(
                try await errorResponse([
                    "grant_type": "refresh_token",
                    "refresh_token": String(repeating: "x", count: Token.refreshTokenLength),
                ]), "invalid_grant", "refresh token is invalid or revoked")
            expectError(
                try await errorResponse(["grant_type": "authorization_code", "code": "x"]), "invalid_grant",
                "code doesn't exist or has expired")
        }
    }
}

/// Checks that the response has status 400 and exactly this error in its JSON.
func expectError(
    _ response: RawResponse, _ error: String, _ description: String, sourceLocation: SourceLocation = #_sourceLocation
) {
    #expect(response.status == 400, sourceLocation: sourceLocation)
    #expect(response.headers["content-type"] == "application/json", sourceLocation: sourceLocation)
    #expect(response.json.count == 2, sourceLocation: sourceLocation)
    #expect(response.json["error"] as? String == error, sourceLocation: sourceLocation)
    #expect(response.json["error_description"] as? String == description, sourceLocation: sourceLocation)
}
