import Foundation

/// What is there when an emulator starts. All of it is added once: a second start with the same data folder finds it.
extension DropboxEmulator.Configuration {
    /// An app, as its owner would register it.
    public struct App: Sendable, Hashable {
        /// What an app can reach.
        public enum Access: String, Sendable, Hashable, CaseIterable {
            /// All files of a user.
            case fullDropbox = "full_dropbox"
            /// A folder of its own.
            case appFolder = "app_folder"
            /// A team, its members and their files.
            case team
        }

        /// Known to everybody.
        public var key: String
        /// Known to the app only.
        public var secret: String
        /// What users see; also the name of its folder. The key by default.
        public var name: String
        /// All files by default.
        public var access: Access
        /// What it may ask for at most; nil, the default, for everything.
        public var scopes: Set<String>?
        /// Where users may be sent back to; `*`, the default, stands for every address that can be registered.
        public var redirectURIs: [String]

        /// An app.
        public init(
            key: String, secret: String, name: String? = nil, access: Access = .fullDropbox,
            scopes: Set<String>? = nil, redirectURIs: [String] = ["*"]
        ) {
            self.key = key
            self.secret = secret
            self.name = name ?? key
            self.access = access
            self.scopes = scopes
            self.redirectURIs = redirectURIs
        }
    }

    /// A user.
    public struct Account: Sendable, Hashable {
        /// What the user pays for.
        public enum Kind: String, Sendable, Hashable, CaseIterable {
            /// Nothing.
            case basic
            /// Space.
            case pro
            /// A team.
            case business
        }

        /// Given name of the user.
        public var givenName: String
        /// Surname of the user. `Example` by default.
        public var surname = "Example"
        /// Address; made of the given name by default, as in `ada@example.com`.
        public var email: String
        /// Basic by default.
        public var kind = Kind.basic
        /// Two letters. `US` by default.
        public var country = "US"
        /// Language, as in `en`, the default.
        public var locale = "en"
        /// Bytes that the account can hold; nil, the default, for what the limits say.
        public var quota: UInt64?
        /// A folder of this machine whose content the account starts with; nil, the default, for none.
        public var files: URL?

        /// A user who is called `name`: `Account("ada")` is Ada Example with the address `ada@example.com`; a name with
        /// an @ is an address.
        public init(_ name: String) {
            let local = String(name.prefix { $0 != "@" })
            email =
                name.contains("@") ? name : "\(name.lowercased().replacingOccurrences(of: " ", with: "."))@example.com"
            givenName = local.prefix(1).uppercased() + local.dropFirst()
        }
    }

    /// A team.
    public struct Team: Sendable, Hashable {
        /// What a member may do to the team.
        public enum Role: String, Sendable, Hashable, CaseIterable {
            /// Everything.
            case teamAdmin = "team_admin"
            /// Manage users.
            case userManagementAdmin = "user_management_admin"
            /// Help users.
            case supportAdmin = "support_admin"
            /// Nothing.
            case memberOnly = "member_only"
        }

        /// Who belongs to a team.
        public struct Member: Sendable, Hashable {
            /// Name or address of the account.
            public var account: String
            /// An ordinary member by default.
            public var role: Role

            /// A member.
            public init(_ account: String, role: Role = .memberOnly) {
                self.account = account
                self.role = role
            }
        }

        /// Tells it from others.
        public var name: String
        /// How many members it has paid for. 100 by default.
        public var licenses = 100
        /// Bytes that all members can hold together. 15 TiB by default.
        public var quota: UInt64 = 15 << 40
        /// Accounts that belong to it.
        public var members: [Member]

        /// A team.
        public init(_ name: String, members: [Member] = []) {
            self.name = name
            self.members = members
        }
    }

    /// A token that is there from the start, as if somebody had let an app in.
    public struct Token: Sendable, Hashable {
        /// What a token is good for.
        public enum Kind: String, Sendable, Hashable, CaseIterable {
            /// Calls.
            case access
            /// Making access tokens.
            case refresh
        }

        /// An access token by default.
        public var kind = Kind.access
        /// What it is; nil, the default, for something random in the form of the service.
        public var text: String?
        /// Name or address of the account that it stands for; nil, the default, for the first account.
        public var account: String?
        /// Name of the team that it stands for, in which the account must be an admin; nil, the default, for none.
        public var team: String?
        /// Key of the app that it was made for; nil, the default, for the emulator's own.
        public var app: String?
        /// What it allows; nil, the default, for all that the app may ask for.
        public var scopes: Set<String>?
        /// How long it is good for; nil, the default, for ever.
        public var lifetime: Duration?
        /// Whether a refresh token can be redeemed by any client: by one that brings an app key of which the emulator has
        /// never heard. `false` by default.
        public var allowsAnyClient = false

        /// A token for the first account.
        public init() {}
    }
}
