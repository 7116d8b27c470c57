import Foundation

extension DropboxEmulator {
    /// How an emulator starts.
    public struct Configuration: Sendable, Hashable {
        /// The limits of the service. The real ones by default.
        public var limits = Limits()
        /// Makes ids, tokens and the like the same in each run; nil, the default, for real randomness.
        public var seed: UInt64?
        /// Whether to listen on every interface of the machine. `false` by default: on loopback only.
        public var allowsRemoteConnections = false
        /// Bytes of memory that a connection may use for the head of a request; a longer head is answered with status 431.
        /// 160 KiB by default, which holds the argument of an `append_batch` of 1,000 entries. A connection takes what its
        /// first request needs, and all of it from its second request on.
        public var connectionMemory = 160 << 10
        /// How many calls `calls` keeps. 200 by default.
        public var callLogCapacity = 200
        /// Speaks TLS as well, at `secureURL`; nil, the default, for plain HTTP only.
        public var tls: TLS?
        /// Key of the app that the ready-made tokens belong to.
        public var appKey = "emulatorappkey"
        /// Secret of that app.
        public var appSecret = "emulatorsecret"
        /// Email address of the account that a first start makes.
        public var email = "ada@example.com"
        /// Given name of that account's user.
        public var givenName = "Ada"
        /// Surname of that account's user.
        public var surname = "Lovelace"

        /// Apps that are there from the start, beside the emulator's own.
        public var apps: [App] = []
        /// Accounts that are there from the start. Without any, there is one that `email`, `givenName` and `surname` tell.
        public var accounts: [Account] = []
        /// Teams that are there from the start.
        public var teams: [Team] = []
        /// Tokens that are there from the start, beside `accessToken` and `refreshToken`.
        public var tokens: [Token] = []
        /// Faults that are there from the start.
        public var faults: [Fault] = []
        /// What the clock shows at the start; nil, the default, for the time of the machine.
        public var startTime: Date?

        /// The defaults.
        public init() {}
    }
}
