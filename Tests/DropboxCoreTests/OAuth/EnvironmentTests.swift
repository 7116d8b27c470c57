import DropboxAccount
import DropboxEmulator
import DropboxFiles
import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxCore
@testable import DropboxOAuth

/// Clients whose settings are environment variables.
@Suite(.timeLimit(.minutes(10)))
struct EnvironmentTests {
    private func withEmulator(_ body: (DropboxEmulator, [String: String]) async throws -> Void) async throws {
        let emulator = try await DropboxEmulator.start()
        do { try await body(emulator, ["DROPBOX_SERVER": emulator.url.absoluteString]) } catch {
            await emulator.stop()
            throw error
        }
        await emulator.stop()
    }

    @Test func accessTokenSelectsTheUser() async throws {
        try await withEmulator { emulator, server in
            // A file with a secret often ends with a line break.
            let client = try DropboxClient(
                environment: server.merging(["DROPBOX_TOKEN": " \(emulator.accessToken)\n"]) { $1 })
            #expect(try await client.users.getCurrentAccount().response().email == "ada@example.com")
            client.shutdown()
        }
    }

    @Test func refreshTokenObtainsAccessTokens() async throws {
        try await withEmulator { emulator, server in
            var variables = server
            variables["DROPBOX_REFRESH_TOKEN"] = emulator.refreshToken
            variables["DROPBOX_APP_KEY"] = emulator.appKey
            variables["DROPBOX_APP_SECRET"] = emulator.appSecret
            variables["DROPBOX_TOKEN"] = ""
            let client = try DropboxClient(environment: variables)
            #expect(try await client.users.getCurrentAccount().response().email == "ada@example.com")
            #expect(emulator.calls.all.count { $0.route == "oauth2/token" } == 1)
            client.shutdown()
        }
    }

    @Test func appClientUsesKeyAndSecret() async throws {
        try await withEmulator { emulator, server in
            var variables = server
            variables["DROPBOX_APP_KEY"] = emulator.appKey
            variables["DROPBOX_APP_SECRET"] = emulator.appSecret
            let client = try DropboxAppClient(environment: variables)
            #expect(try await client.check.app(query: "ping").response().result == "ping")
            client.shutdown()
        }
    }

    @Test func teamTokenActsForAMember() async throws {
        let variables = ["DROPBOX_TOKEN": "t", "DROPBOX_SELECT_USER": "dbmid:x"]
        #expect(try DropboxClient(environment: variables).selectUser == "dbmid:x")
        // A client for the whole team must not ignore the member.
        let error = #expect(throws: DropboxEnvironmentError.self) { try DropboxTeamClient(environment: variables) }
        #expect(error?.variable == "DROPBOX_SELECT_USER")
        #expect(error?.description.contains("asMember") == true)
        let client = try DropboxTeamClient(environment: ["DROPBOX_TOKEN": "t"])
        #expect(client.accessTokenProvider.accessToken == "t")
    }

    @Test func pathRootAndAdminBecomeTheContext() throws {
        for (text, root) in [
            ("home", Common.PathRoot.home), ("root:123", .root("123")), ("namespace:1_2", .namespaceId("1_2")),
        ] {
            let client = try DropboxClient(
                environment: ["DROPBOX_TOKEN": "t", "DROPBOX_PATH_ROOT": text, "DROPBOX_SELECT_ADMIN": "dbmid:x"])
            let actual = try #require(client.client.pathRoot)
            #expect("\(actual)" == "\(root)")
            #expect(client.client.context.selectAdmin == "dbmid:x")
        }
    }

    @Test(arguments: [
        ([:], "DROPBOX_TOKEN", "DROPBOX_TOKEN is not set, or empty: set it to an access token"),
        (["DROPBOX_TOKEN": " \n"], "DROPBOX_TOKEN", "DROPBOX_TOKEN is not set, or empty"),
        (
            ["DROPBOX_TOKEN": "hunter2", "DROPBOX_REFRESH_TOKEN": "hunter2"], "DROPBOX_REFRESH_TOKEN",
            "cannot be combined; unset one of them"
        ),
        (["DROPBOX_REFRESH_TOKEN": "hunter2"], "DROPBOX_APP_KEY", "set DROPBOX_APP_KEY"),
        (["DROPBOX_TOKEN": "hunter2\r\nX: hunter2"], "DROPBOX_TOKEN", "contains a space, a line break"),
        (["DROPBOX_TOKEN": "hunter2é"], "DROPBOX_TOKEN", "not ASCII"),
        (
            ["DROPBOX_REFRESH_TOKEN": "hunter2", "DROPBOX_APP_KEY": "k", "DROPBOX_APP_SECRET": "hunter2 hunter2"],
            "DROPBOX_APP_SECRET", "contains a space"
        ),
        (
            ["DROPBOX_TOKEN": "t", "DROPBOX_PATH_ROOT": "hunter2"], "DROPBOX_PATH_ROOT",
            "home, root:ID, or namespace:ID"
        ),
        (["DROPBOX_TOKEN": "t", "DROPBOX_PATH_ROOT": "root:a b"], "DROPBOX_PATH_ROOT", "is not a path root"),
        (["DROPBOX_TOKEN": "t", "DROPBOX_PATH_ROOT": "root:"], "DROPBOX_PATH_ROOT", "is not a path root"),
        (
            ["DROPBOX_TOKEN": "t", "DROPBOX_SELECT_USER": "a", "DROPBOX_SELECT_ADMIN": "b"], "DROPBOX_SELECT_ADMIN",
            "cannot be combined"
        ),
        (["DROPBOX_TOKEN": "t", "DROPBOX_SERVER": "localhost"], "DROPBOX_SERVER", "set it to a URL such as"),
        (["DROPBOX_TOKEN": "t", "DROPBOX_SERVER": "https://u:hunter2@h"], "DROPBOX_SERVER", "set it to a URL such as"),
    ])
    func errorNamesTheVariableAndTheRemedyWithoutValues(
        variables: [String: String], variable: String, message: String
    ) {
        let error = #expect(throws: DropboxEnvironmentError.self) { try DropboxClient(environment: variables) }
        #expect(error?.variable == variable)
        #expect(error?.description.contains(message) == true, "\(error?.description ?? "")")
        #expect(error?.description.contains("hunter2") == false)
    }

    @Test func missingAppSecretIsNamed() {
        let error = #expect(throws: DropboxEnvironmentError.self) {
            try DropboxAppClient(environment: ["DROPBOX_APP_KEY": "k"])
        }
        #expect(error?.variable == "DROPBOX_APP_SECRET")
    }

    @Test func descriptionsContainNoSecrets() throws {
        let environment = DropboxEnvironment(["DROPBOX_TOKEN": "hunter2", "DROPBOX_SERVER": "hunter2"])
        var text = "\(environment) \(String(reflecting: environment))"
        dump(environment, to: &text)
        if let credentials = try environment.credentials() { dump(credentials, to: &text) }
        #expect(text.contains("DROPBOX_TOKEN"))
        #expect(!text.contains("hunter2"))
    }
}
