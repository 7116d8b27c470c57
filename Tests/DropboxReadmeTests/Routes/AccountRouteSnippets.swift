import DropboxEmulator
import Foundation
import SwiftyDropbox
import Testing

/// Examples of API/Examples.md that are about accounts.
@Suite(.timeLimit(.minutes(10)))
struct AccountRouteExamples {
    @Test func getCurrentAccount() async throws {
        try await withRecipe { _, client, _ in
            let print = Printer()

            let account = try await client.users.getCurrentAccount().response()
            print(account.name.displayName, account.email)

            #expect(print.lines == ["Ada Lovelace ada@example.com"])
        }
    }

    @Test func getSpaceUsage() async throws {
        try await withRecipe { _, client, _ in
            let print = Printer()

            let usage = try await client.users.getSpaceUsage().response()
            switch usage.allocation {
            case .individual(let space): print(usage.used, "of", space.allocated, "bytes")
            case .team(let space): print(space.used, "of", space.allocated, "bytes of the team")
            case .other: break
            }

            #expect(print.lines.first?.hasPrefix("0 of ") == true)
        }
    }

    @Test func getAccount() async throws {
        try await withRecipe { _, client, _ in
            let print = Printer()
            let accountID = try await client.users.getCurrentAccount().response().accountId

            let author = try await client.users.getAccount(accountId: accountID).response()
            print(author.name.displayName)

            #expect(print.lines == ["Ada Lovelace"])
        }
    }

    @Test func checkUser() async throws {
        try await withRecipe { _, client, _ in
            let print = Printer()

            let answer = try await client.check.user(query: "Hello").response()
            print(answer.result)

            #expect(print.lines == ["Hello"])
        }
    }

    @Test func revokeToken() async throws {
        try await withRecipe { dropbox, client, _ in
            try await client.auth.tokenRevoke().response()
            // From now on, each call with the token fails with .authError(.invalidAccessToken).

            #expect(dropbox.emulator.calls.all.map(\.status) == [200])
        }
    }
}
