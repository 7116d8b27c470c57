import Foundation

/// The admin operations that remove accounts, teams, apps, and tokens.
enum RemovalOperations {
    static let account = AdminOperation<String, Void>(
        "accounts/remove", "removes an account with its files, links, and tokens", example: ["account": "bob"],
        read: { reader throws(JSONReadingError) in try reader.requiredString("account") },
        run: { name, service in
            guard try service.store.accounts().count > 1 else {
                throw DropboxEmulator.AdminError(description: "the only account can't be removed")
            }
            try service.store.remove(try Provisioner(store: service.store).account(named: name))
            // They belong to the first account.
            try service.state.addOwnContents()
        })

    static let team = AdminOperation<String, Void>(
        "teams/remove", "removes a team with its folders and tokens; its members keep their accounts",
        example: ["team": "Engines"],
        read: { reader throws(JSONReadingError) in try reader.requiredString("team") },
        run: { name, service in
            try service.store.remove(try Provisioner(store: service.store).team(named: name))
        })

    static let app = AdminOperation<String, Void>(
        "apps/remove", "removes an app with its tokens", example: ["app": "myappkey"],
        read: { reader throws(JSONReadingError) in try reader.requiredString("app") },
        run: { key, service in
            guard key != service.appKey else {
                throw DropboxEmulator.AdminError(description: "the emulator's own app can't be removed")
            }
            guard let app = try service.store.app(key) else {
                throw DropboxEmulator.AdminError(description: "unknown app \"\(key)\"")
            }
            try service.store.remove(app)
        })

    static let listTokens = AdminOperation<Void, [Store.TokenListing]>(
        "tokens/list", "all tokens, with their accounts, apps, and scopes", isReading: true, read: { _ in () },
        write: { ["tokens": .array($0.map(json))] }, run: { _, service in try service.store.tokenListings() })

    static let token = AdminOperation<String, Void>(
        "tokens/remove", "removes a token, so that requests with it fail", example: ["token": "sl.example"],
        read: { reader throws(JSONReadingError) in try reader.requiredString("token") },
        run: { text, service in
            guard try service.store.removeToken(text) else {
                throw DropboxEmulator.AdminError(description: "unknown token; tokens/list lists all of them")
            }
        })

    static let operations = [account.erased, team.erased, app.erased, listTokens.erased, token.erased]

    private static func json(_ token: Store.TokenListing) -> JSONValue {
        [
            "token": .string(token.text), "kind": .string(token.kind), "account": .string(token.account),
            "app": .string(token.app), "scopes": JSONValue(token.scopes.sorted()), "team": JSONValue(token.team),
            "expires": token.expires.map { JSONValue($0) } ?? .null,
        ]
    }
}
