import DropboxEmulator
import Foundation
import SwiftyDropbox
import Testing

/// Recipes of Documentation/Recipes.md about accounts.
@Suite(.timeLimit(.minutes(10)))
struct AccountRecipes {
    @Test func showTheAccount() async throws {
        try await withRecipe { _, client, _ in
            let account = try await client.users.getCurrentAccount().response()
            print(account.name.displayName, account.email, account.accountId)

            #expect(account.email == "ada@example.com")
        }
    }

    @Test func showTheSpace() async throws {
        try await withRecipe { dropbox, client, _ in
            try dropbox.account.put("/a.txt", "a")

            let space = try await client.users.getSpaceUsage().response()
            switch space.allocation {
            case .individual(let limit): print(space.used, "of", limit.allocated, "bytes")
            case .team(let limit): print("the team uses", limit.used, "of", limit.allocated, "bytes")
            case .other: print(space.used, "bytes")
            }

            #expect(space.used == 1)
        }
    }

    @Test func signOut() async throws {
        try await withRecipe { dropbox, _, _ in
            let manager = dropbox.manager()
            manager.storeAccessToken(DropboxAccessToken(accessToken: dropbox.emulator.accessToken, uid: "ada"))
            guard let token = manager.getFirstAccessToken() else { return }

            try await manager.signOut(token.uid)

            #expect(!manager.hasStoredAccessTokens())
        }
    }

    @Test func noticeThatAccessWasRevoked() async throws {
        try await withRecipe { dropbox, _, _ in
            let manager = dropbox.manager()
            let token = DropboxAccessToken(
                accessToken: dropbox.emulator.accessToken, uid: "ada", refreshToken: dropbox.emulator.refreshToken)
            manager.storeAccessToken(token)
            let print = Printer()
            let watcher = Task {
                for await request in manager.accountsRequiringSignIn {
                    print("sign in to", request.uid, "again")
                }
            }
            let client = DropboxClient(accessToken: token, dropboxOauthManager: manager)
            try await client.auth.tokenRevoke().response()
            await #expect(throws: AccessTokenError.self) { try await manager.refreshedAccessToken(token, scopes: []) }
            for await line in print.output where line == "sign in to ada again" { break }
            watcher.cancel()
            client.shutdown()
        }
    }

    @Test func useTheTeamSpace() async throws {
        try await withRecipe { dropbox, client, _ in
            try dropbox.account.put("/a.txt", "a")

            let whole = try await client.withPathRoot(kind: .root)
            for try await entry in whole.files.entries(in: "") { print(entry.name) }

            #expect(dropbox.emulator.calls.all.map(\.route).contains("users/get_current_account"))
        }
    }
}
