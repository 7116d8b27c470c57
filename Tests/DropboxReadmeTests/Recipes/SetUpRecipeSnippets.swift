import DropboxEmulator
import DropboxTestSupport
import Foundation
import SwiftyDropbox
import Testing

/// Recipes of Documentation/Recipes.md that set up clients.
@Suite(.timeLimit(.minutes(10)))
struct SetUpRecipes {
    @Test func clientWithAToken() {
        let client = DropboxClient(accessToken: "ACCESS_TOKEN")

        #expect(client.accessTokenProvider.accessToken == "ACCESS_TOKEN")
    }

    @Test func clientOfTheEnvironment() async throws {
        try await withRecipe { dropbox, _, _ in
            let environment = [
                "DROPBOX_TOKEN": dropbox.emulator.accessToken, "DROPBOX_SERVER": dropbox.emulator.url.absoluteString,
            ]

            let client = try DropboxClient(environment: environment)

            #expect(try await client.files.listFolder(path: "").response().entries.isEmpty)
            client.shutdown()
        }
    }

    @Test func signInOnce() async throws {
        try await withRecipe { dropbox, _, _ in
            let manager = dropbox.manager()
            let openURL: @Sendable (URL) async throws(SignInError) -> Void = { page throws(SignInError) in
                do {
                    var browser = TestBrowser()
                    _ = try await browser.open(try #require(try await browser.press(.allow, on: page).redirect))
                } catch {
                    throw .cannotPresent("\(error)")
                }
            }
            for _ in 1...2 {
                let token: DropboxAccessToken
                if let stored = manager.getFirstAccessToken() {
                    token = stored
                } else {
                    token = try await manager.signIn(openURL: openURL)
                }
                let client = DropboxClient(accessToken: token, dropboxOauthManager: manager)

                #expect(try await client.users.getCurrentAccount().response().email == "ada@example.com")
                client.shutdown()
            }
            #expect(dropbox.emulator.calls.all.count { $0.route == "oauth2/token" } == 1)
        }
    }

    @Test func signInWithACode() async throws {
        try await withRecipe { dropbox, _, _ in
            let manager = dropbox.manager()
            let readCode: @Sendable (URL) async throws -> String = { page in
                var browser = TestBrowser()
                return try #require(try await browser.press(.allow, on: page).code)
            }

            let attempt = manager.beginSignIn()
            guard let page = attempt.authorizeURL else { return }
            let code = try await readCode(page)
            let token = try await manager.finish(attempt, code: code)

            #expect(manager.getFirstAccessToken()?.uid == token.uid)
        }
    }

    @Test func clientsOfManyAccounts() async throws {
        try await withRecipe { dropbox, _, _ in
            let manager = dropbox.manager()
            let accountID = dropbox.account.id
            manager.storeAccessToken(DropboxAccessToken(accessToken: dropbox.emulator.accessToken, uid: accountID))

            let clients = DropboxClients(manager: manager)
            let client = try await clients.client(for: accountID)
            print(try await client.users.getCurrentAccount().response().email)
            await clients.shutdown(draining: .seconds(20))

            #expect(dropbox.emulator.calls.all.map(\.route) == ["users/get_current_account"])
        }
    }

    @Test func clientWithSettings() async throws {
        try await withRecipe { dropbox, _, _ in
            let accessToken = dropbox.emulator.accessToken
            var configuration = DropboxClient.Configuration { $0.baseHosts = dropbox.hosts }

            configuration.session.timeoutIntervalForRequest = 20
            configuration.userAgent = "Backup/1.0"
            let client = DropboxClient(accessToken: accessToken, configuration: configuration)

            _ = try await client.files.listFolder(path: "").response()
            client.shutdown()
        }
    }
}
