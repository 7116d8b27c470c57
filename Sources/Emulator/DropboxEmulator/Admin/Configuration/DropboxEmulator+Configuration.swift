import Foundation

extension DropboxEmulator {
    /// The configuration of an emulator.
    public struct Configuration: Sendable, Hashable {
        /// The limits of the service. The default is the limits of the real service.
        public var limits = Limits()
        /// The seed for ids, tokens, and other random values, to reproduce them in each run. The default is `nil`,
        /// which means real randomness.
        public var seed: UInt64?
        /// A Boolean value that indicates whether to listen on all network interfaces. The default is `false`, which
        /// means loopback only.
        public var allowsRemoteConnections = false
        /// The memory for the header of a request, in bytes per connection. A longer header results in status 431.
        ///
        /// The default is 160 KiB, which fits the argument of an `append_batch` with 1,000 entries. A connection
        /// allocates what its first request needs, and the full size from its second request on.
        public var maximumHeaderSize = 160 << 10
        /// The number of completed calls that `calls` stores. The default is 200.
        public var callLogCapacity = 200
        /// The TLS configuration of `secureURL`. The default is `nil`, which means plain HTTP only.
        public var tls: TLS?
        /// The key of the app that the predefined tokens belong to.
        public var appKey = "emulatorappkey"
        /// The secret of that app.
        public var appSecret = "emulatorsecret"
        /// The email address of the account that is created at the first start.
        public var email = "ada@example.com"
        /// The given name of that account's user.
        public var givenName = "Ada"
        /// The surname of that account's user.
        public var surname = "Lovelace"

        /// The apps to add at the start, in addition to the emulator's own.
        public var apps: [App] = []
        /// The accounts to add at the start. If it is empty, one account is created from `email`, `givenName`, and
        /// `surname`.
        public var accounts: [Account] = []
        /// The teams to add at the start.
        public var teams: [Team] = []
        /// The tokens to add at the start, in addition to `accessToken` and `refreshToken`.
        public var tokens: [Token] = []
        /// The faults to add at the start.
        public var faults: [Fault] = []
        /// A scenario to load at the start, and at each reset, instead of `faults`. The default is `nil`.
        public var scenario: Scenario?
        /// The names of hosts that webhooks can have, such as those of other containers. The default is empty.
        ///
        /// Webhooks can always have loopback addresses, unless `allowsRemoteConnections` is `true`: other machines must not
        /// reach servers on the emulator's loopback interface through it. Then add `localhost` here to permit that.
        public var webhookHosts: Set<String> = []
        /// The initial time of the emulator's clock. The default is `nil`, which means the system time.
        public var startTime: Date?

        /// Creates a configuration with default values.
        public init() {}
    }
}

/// The initial contents of an emulator. They are added once: a later start with the same data directory reuses them.
extension DropboxEmulator.Configuration {
    /// A registered app.
    public struct App: Sendable, Hashable {
        /// The content that an app can access.
        public enum Access: String, Sendable, Hashable, CaseIterable {
            /// All files of a user.
            case fullDropbox = "full_dropbox"
            /// Only the app folder.
            case appFolder = "app_folder"
            /// A team, its members, and their files.
            case team
        }

        /// The app key, which is public.
        public var key: String
        /// The app secret.
        public var secret: String
        /// The display name, which is also the name of the app folder. The default is the key.
        public var name: String
        /// The content that the app can access. The default is `fullDropbox`.
        public var access: Access
        /// The scopes that the app can request. The default is `nil`, which means all.
        public var scopes: Set<String>?
        /// The redirect URIs that the app can use. The default is `*`, which matches every URI that can be registered.
        public var redirectURIs: [String]
        /// The URIs of its webhooks, at loopback addresses or
        /// ``DropboxEmulator/DropboxEmulator/Configuration/webhookHosts``. They get no challenge. The default is empty.
        public var webhookURIs: [String]

        /// Creates an app.
        public init(
            key: String, secret: String, name: String? = nil, access: Access = .fullDropbox,
            scopes: Set<String>? = nil, redirectURIs: [String] = ["*"], webhookURIs: [String] = []
        ) {
            self.key = key
            self.secret = secret
            self.name = name ?? key
            self.access = access
            self.scopes = scopes
            self.redirectURIs = redirectURIs
            self.webhookURIs = webhookURIs
        }
    }

    /// An account.
    public struct Account: Sendable, Hashable {
        /// The kind of an account.
        public enum Kind: String, Sendable, Hashable, CaseIterable {
            /// A free account.
            case basic
            /// A paid individual account.
            case pro
            /// A team.
            case business
        }

        /// The given name of the user.
        public var givenName: String
        /// The surname of the user. The default is `Example`.
        public var surname = "Example"
        /// The email address. The default is derived from the given name, such as `ada@example.com`.
        public var email: String
        /// The kind of the account. The default is `basic`.
        public var kind = Kind.basic
        /// The two-letter country code. The default is `US`.
        public var country = "US"
        /// The language code. The default is `en`.
        public var locale = "en"
        /// The quota of the account in bytes. The default is `nil`, which means ``DropboxEmulator/Limits/defaultQuota``.
        public var quota: UInt64?
        /// A local directory with the initial files of the account. The default is `nil`, which means no files.
        public var files: URL?

        /// Creates an account for a user with the given name: `Account("ada")` is Ada Example with the address
        /// `ada@example.com`. A name that contains an @ is an email address.
        public init(_ name: String) {
            let local = String(name.prefix { $0 != "@" })
            email =
                name.contains("@") ? name : "\(name.lowercased().replacingOccurrences(of: " ", with: "."))@example.com"
            givenName = local.prefix(1).uppercased() + local.dropFirst()
        }
    }

    /// A team.
    public struct Team: Sendable, Hashable {
        /// The administrative role of a member.
        public enum Role: String, Sendable, Hashable, CaseIterable {
            /// A team admin, with all permissions.
            case teamAdmin = "team_admin"
            /// An admin who can manage users.
            case userManagementAdmin = "user_management_admin"
            /// An admin who can support users.
            case supportAdmin = "support_admin"
            /// A member without administrative permissions.
            case memberOnly = "member_only"
        }

        /// A member of a team.
        public struct Member: Sendable, Hashable {
            /// The name or email address of the account.
            public var account: String
            /// The role of the member. The default is `memberOnly`.
            public var role: Role

            /// Creates a member.
            public init(_ account: String, role: Role = .memberOnly) {
                self.account = account
                self.role = role
            }
        }

        /// The unique name of the team.
        public var name: String
        /// The number of licenses. The default is 100.
        public var licenses = 100
        /// The quota that all members share, in bytes. The default is 15 TiB.
        public var quota: UInt64 = 15 << 40
        /// The accounts that belong to the team.
        public var members: [Member]

        /// A team.
        public init(_ name: String, members: [Member] = []) {
            self.name = name
            self.members = members
        }
    }

    /// A token that exists from the start, as if a user had authorized an app.
    public struct Token: Sendable, Hashable {
        /// The kind of a token.
        public enum Kind: String, Sendable, Hashable, CaseIterable {
            /// A token that authenticates requests.
            case access
            /// A token that is exchanged for access tokens.
            case refresh
            /// A token of OAuth 1 with a secret, which `auth/token/from_oauth1` exchanges for an access token.
            case oauth1
        }

        /// The kind of the token. The default is `access`.
        public var kind = Kind.access
        /// The text of the token. The default is `nil`, which generates a random token in the form of the service.
        public var text: String?
        /// The secret of an OAuth 1 token. Other tokens have none.
        public var secret: String?
        /// The name or email address of the account that the token represents. The default is `nil`, which means the
        /// first account.
        public var account: String?
        /// The name of the team that the token represents. The account must be an admin of the team. The default is
        /// `nil`, which means no team.
        public var team: String?
        /// The key of the app that the token belongs to. The default is `nil`, which means the emulator's own app.
        public var app: String?
        /// The scopes of the token. The default is `nil`, which means all scopes of the app.
        public var scopes: Set<String>?
        /// The time until the token expires. The default is `nil`, which means never.
        public var lifetime: Duration?
        /// A Boolean value that indicates whether any client can redeem a refresh token, even with an app key that
        /// isn't registered. The default is `false`.
        public var allowsAnyClient = false

        /// Creates an access token for the first account.
        public init() {}
    }
}
