import Foundation

/// The admin operations on accounts, apps, teams, and tokens.
enum AccountOperations {
    typealias Configuration = DropboxEmulator.Configuration

    struct AccountUsage: Sendable {
        let account: UserAccount
        let used: UInt64
    }

    struct Quota: Sendable {
        let account: String
        let quota: UInt64
    }

    static let list = AdminOperation<Void, [AccountUsage]>(
        "accounts/list", "all accounts", isReading: true,
        read: { _ in () }, write: { ["accounts": .array($0.map { json($0.account, used: $0.used) })] },
        run: { _, service in
            try service.store.accounts().map { AccountUsage(account: $0, used: try service.store.usedSpace(of: $0)) }
        })

    static let add = AdminOperation<Configuration.Account, UserAccount>(
        "accounts/add", "adds an account, or finds the one with this email address",
        example: ["name": "bob", "surname": "Builder", "kind": "pro", "quota": 1_000_000],
        read: { reader throws(JSONReadingError) in try Configuration.Account(&reader, folder: nil) },
        write: { json($0, used: nil) },
        run: { account, service in try Provisioner(store: service.store).add(account) })

    static let findOrAdd = AdminOperation<String, UserAccount>(
        "accounts/get", "finds an account by name, email address, or id, or adds it", example: ["account": "grace"],
        read: { reader throws(JSONReadingError) in try reader.requiredString("account") },
        write: { json($0, used: nil) },
        run: { name, service in try Provisioner(store: service.store).findOrAdd(name) })

    static let setQuota = AdminOperation<Quota, Void>(
        "accounts/set_quota", "sets the quota of an account in bytes",
        example: ["account": "ada", "quota": 5_000_000],
        read: { reader throws(JSONReadingError) in
            Quota(
                account: try reader.requiredString("account"),
                quota: try reader.require(try reader.integer("quota", in: 0...(1 << 53)), "quota"))
        },
        run: { input, service in
            let account = try Provisioner(store: service.store).account(named: input.account)
            try service.store.update(account) { $0.quota = input.quota }
        })

    static let setEmailVerified = AdminOperation<(account: String, isVerified: Bool), Void>(
        "accounts/set_email_verified", "sets whether the email address of an account is verified",
        example: ["account": "ada", "verified": false],
        read: { reader throws(JSONReadingError) in
            (try reader.requiredString("account"), try reader.require(try reader.bool("verified"), "verified"))
        },
        run: { input, service in
            let account = try Provisioner(store: service.store).account(named: input.account)
            try service.store.setEmailVerified(input.isVerified, of: account)
        })

    static let resetCursors = AdminOperation<String, Void>(
        "accounts/reset_cursors", "invalidates all listing cursors of an account", example: ["account": "ada"],
        read: { reader throws(JSONReadingError) in try reader.requiredString("account") },
        run: { name, service in
            try service.store.resetCursors(try Provisioner(store: service.store).account(named: name).view)
        })

    static let addToken = AdminOperation<Configuration.Token, String>(
        "tokens/add", "creates an access, refresh, or OAuth 1 token",
        example: [
            "token": "sl.example", "account": "ada", "scopes": ["files.metadata.read"], "expires_in": 3600,
        ],
        read: { reader throws(JSONReadingError) in try Configuration.Token(&reader) },
        write: { ["token": .string($0)] },
        run: { token, service in try Provisioner(store: service.store).add(token, defaultApp: service.appKey) })

    static let expireTokens = AdminOperation<String, Int>(
        "tokens/expire", "expires all access tokens of an account", example: ["account": "grace"],
        read: { reader throws(JSONReadingError) in try reader.requiredString("account") },
        write: { ["expired": JSONValue($0)] },
        run: { name, service in
            try service.store.expireTokens(of: try Provisioner(store: service.store).account(named: name))
        })

    static let listApps = AdminOperation<Void, [App]>(
        "apps/list", "all apps", isReading: true, read: { _ in () }, write: { ["apps": .array($0.map(json))] },
        run: { _, service in try service.store.apps() })

    static let addApp = AdminOperation<Configuration.App, Void>(
        "apps/add", "registers an app, or updates the one with this key",
        example: [
            "key": "myappkey", "secret": "myappsecret", "name": "My app", "access": "app_folder",
            "redirect_uris": ["http://localhost:3000/done"], "scopes": ["account_info.read", "files.content.read"],
        ],
        read: { reader throws(JSONReadingError) in try Configuration.App(&reader) },
        run: { app, service in
            for uri in app.webhookURIs { try service.webhooks.check(uri) }
            try Provisioner(store: service.store).add(app)
        })

    static let listTeams = AdminOperation<Void, [(team: TeamAccount, members: [(TeamMember, UserAccount)])]>(
        "teams/list", "all teams with their members", isReading: true, read: { _ in () },
        write: { ["teams": .array($0.map { json($0.team, $0.members) })] },
        run: { _, service in
            try service.store.teams().map { team in
                let members = try service.store.members(of: team.number).compactMap { member in
                    try service.store.account(member.account).map { (member, $0) }
                }
                return (team, members)
            }
        })

    static let addTeam = AdminOperation<Configuration.Team, TeamAccount>(
        "teams/add", "adds a team, or finds it, and adds members",
        example: ["name": "Engines", "members": [["account": "charles", "role": "team_admin"]]],
        read: { reader throws(JSONReadingError) in try Configuration.Team(&reader) },
        write: { ["id": .string($0.id), "name": .string($0.name)] },
        run: { team, service in try Provisioner(store: service.store).add(team) })

    static let operations = [
        list.erased, findOrAdd.erased, add.erased, setQuota.erased, setEmailVerified.erased, resetCursors.erased,
        addToken.erased,
        expireTokens.erased,
        listApps.erased, addApp.erased, listTeams.erased, addTeam.erased,
    ]

    // MARK: JSON

    private static func json(_ account: UserAccount, used: UInt64?) -> JSONValue {
        var fields: [String: JSONValue] = [
            "id": .string(account.id), "email": .string(account.email), "given_name": .string(account.givenName),
            "surname": .string(account.surname), "kind": .string(account.accountType),
            "country": .string(account.country),
            "locale": .string(account.locale), "quota": JSONValue(account.quota),
            "home_namespace_id": .string(String(account.homeNamespace)),
            "team_member_id": JSONValue(account.membership?.id),
        ]
        fields["used"] = used.map { JSONValue($0) }
        return .object(fields)
    }

    private static func json(_ app: App) -> JSONValue {
        [
            "key": .string(app.key), "name": .string(app.name), "access": .string(app.kind.rawValue),
            "scopes": JSONValue(app.scopes.sorted()), "redirect_uris": JSONValue(app.redirectURIs),
        ]
    }

    private static func json(_ team: TeamAccount, _ members: [(TeamMember, UserAccount)]) -> JSONValue {
        [
            "id": .string(team.id), "name": .string(team.name), "licenses": JSONValue(team.licenses),
            "members": .array(
                members.map { member, account in
                    [
                        "team_member_id": .string(member.id), "account": .string(account.email),
                        "role": .string(member.role.rawValue), "status": .string(member.status.rawValue),
                    ]
                }),
        ]
    }
}
