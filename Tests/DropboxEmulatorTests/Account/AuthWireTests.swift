import DropboxCore
import Foundation
import Testing

@testable import DropboxEmulator

/// Tests the revocation and exchange of tokens, and the routes that check a connection.
@Suite(.timeLimit(.minutes(10)))
struct AuthWireTests {
    @Test func revokingATokenRevokesAllTokensOfItsGrant() async throws {
        try await Wire.run { wire in
            let basic = [wire.basic(wire.emulator.appKey, wire.emulator.appSecret)]
            let first = try await wire.token(
                ["grant_type": "authorization_code", "code": try wire.code(.offline)], basic)
            let refresh = try #require(first.json["refresh_token"] as? String)
            let one = try #require(first.json["access_token"] as? String)
            let second = try await wire.token(["grant_type": "refresh_token", "refresh_token": refresh], basic)
            let other = try #require(second.json["access_token"] as? String)

            let response = try await wire.call("auth/token/revoke", by: one)
            #expect(response.status == 200)
            #expect(response.text == "null")
            for token in [one, other] {
                let late = try await wire.call("users/get_current_account", by: token)
                #expect(late.status == 401)
                #expect(late.summary == "invalid_access_token/")
            }
            expectError(
                try await wire.token(["grant_type": "refresh_token", "refresh_token": refresh], basic),
                "invalid_grant", "refresh token is invalid or revoked")
            #expect(try await wire.rpc("users/get_current_account", "null").status == 200)
        }
    }

    @Test func revokeRequiresNoScope() async throws {
        try await Wire.run { wire in
            let grant = try wire.emulator.store.addGrant(account: 1, app: wire.emulator.appKey, scopes: [])
            let token = try wire.emulator.store.addToken(.access, grant: grant, scopes: [])
            #expect(try await wire.call("auth/token/revoke", by: token).status == 200)
        }
    }

    @Test func tokensOfOAuth1AreExchanged() async throws {
        try await Wire.run { wire in
            let store = wire.emulator.store
            try store.addApp(App(key: "other", secret: "s", name: "Other", scopes: []))
            let grant = try store.addGrant(account: 1, app: wire.emulator.appKey, scopes: ["account_info.read"])
            try store.addOAuth1Token("old", secret: "older", grant: grant)
            func exchange(_ secret: String, _ basic: String) async throws -> RawResponse {
                try await wire.send(
                    "POST /2/auth/token/from_oauth1", [basic, "Content-Type: application/json"],
                    body: Data(#"{"oauth1_token":"old","oauth1_token_secret":"\#(secret)"}"#.utf8))
            }
            let credentials = wire.basic(wire.emulator.appKey, wire.emulator.appSecret)
            let wrong = try await exchange("newer", credentials)
            #expect(wrong.status == 409)
            #expect(wrong.summary == "invalid_oauth1_token_info/")
            #expect(try await exchange("older", wire.basic("other", "s")).summary == "app_id_mismatch/")
            let right = try await exchange("older", credentials)
            let token = try #require(right.json["oauth2_token"] as? String)
            #expect(try await wire.call("users/get_current_account", by: token).status == 200)
        }
    }

    @Test func checkRoutesEchoTheQuery() async throws {
        try await Wire.run { wire in
            #expect(try await wire.rpc("check/user", #"{"query":"hi"}"#).text == #"{"result":"hi"}"#)
            #expect(try await wire.rpc("check/user", "{}").text == #"{"result":""}"#)
            let basic = wire.basic(wire.emulator.appKey, wire.emulator.appSecret)
            let json = "Content-Type: application/json"
            let app = try await wire.send(
                "POST /2/check/app", [basic, json], body: Data(#"{"query":"app"}"#.utf8))
            #expect(app.text == #"{"result":"app"}"#)
            let wrong = try await wire.send(
                "POST /2/check/app", [wire.basic(wire.emulator.appKey, "x"), json], body: Data("{}".utf8))
            #expect(wrong.status == 400)
            let user = try await wire.send("POST /2/check/app", [wire.bearer, json], body: Data("{}".utf8))
            #expect(user.status == 400)
            #expect(user.text.hasSuffix("Invalid authorization value in HTTP header/URL parameter"))
        }
    }

    @Test func disabledAppIsRejected() async throws {
        try await Wire.run { wire in
            var app = try #require(try wire.emulator.store.app(wire.emulator.appKey))
            app.isEnabled = false
            try wire.emulator.store.addApp(app)
            let response = try await wire.rpc("users/get_current_account", "null")
            #expect(response.status == 400)
            #expect(response.text.hasSuffix("This app is currently disabled."))
        }
    }

    @Test func openIDReturnsOnlyWhatTheScopesAllow() async throws {
        try await Wire.run { wire in
            let store = wire.emulator.store
            let account = try store.accounts()[0]
            func info(_ scopes: Set<String>) async throws -> RawResponse {
                let grant = try store.addGrant(account: 1, app: wire.emulator.appKey, scopes: scopes)
                let token = try store.addToken(.access, grant: grant, scopes: scopes)
                return try await wire.call("openid/userinfo", by: token, "{}")
            }
            #expect(
                try await info(["openid"]).text == #"{"iss":"https://www.dropbox.com","sub":"\#(account.id)"}"#)
            #expect(
                try await info(["openid", "email", "profile"]).text
                    == #"{"family_name":"Lovelace","given_name":"Ada","email":"ada@example.com","#
                    + #""email_verified":true,"iss":"https://www.dropbox.com","sub":"\#(account.id)"}"#)
            let none = try await info(["email"])
            #expect(none.status == 401)
            #expect(none.text.contains(#""required_scope":"openid""#))
        }
    }

    @Test func scopeThatTheAppLacksReturns400() async throws {
        try await Wire.run { wire in
            let store = wire.emulator.store
            try store.addApp(App(key: "notes", secret: "s", name: "Notes", scopes: ["account_info.read"]))
            let grant = try store.addGrant(account: 1, app: "notes", scopes: ["account_info.read"])
            let token = try store.addToken(.access, grant: grant, scopes: ["account_info.read"])
            let response = try await wire.call("files/list_folder", by: token, #"{"path":""}"#)
            #expect(response.status == 400)
            #expect(response.headers["content-type"] == "text/plain; charset=utf-8")
            #expect(
                response.text.hasPrefix(
                    #"Error in call to API function "files/list_folder": Your app is not permitted to access this "#
                        + "endpoint because it does not have the required scope 'files.metadata.read'."))
        }
    }

    /// Sends a request with a token without scopes to every route that requires a scope.
    @Test func everyRouteChecksItsScope() async throws {
        try await Wire.run { wire in
            let store = wire.emulator.store
            let user = try store.addToken(
                .access, grant: store.addGrant(account: 1, app: wire.emulator.appKey, scopes: []), scopes: [])
            let routes = AllRoutes.descriptors.filter { path, facts in
                facts.scope != nil && facts.allowedAuthentication.contains(.user)
                    && AllRoutes.table.handlers[path] != nil
            }
            #expect(routes.count > 50)
            for (path, facts) in routes.sorted(by: { $0.key < $1.key }) {
                let response = try await wire.call(path, by: user)
                #expect(response.status == 401, "\(path)")
                #expect(response.text.contains(#""required_scope":"\#(facts.scope ?? "")""#), "\(path)")
            }
        }
    }
}
