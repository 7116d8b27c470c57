extension DropboxEmulator {
    /// The limits of the service. The defaults are those of Dropbox. Tests can lower them.
    public struct Limits: Sendable, Hashable {
        /// The size in bytes of a block, the unit of content hashes and concurrent upload sessions. The default is 4 MiB.
        public var blockSize = 4 << 20
        /// The maximum size in bytes of an upload request's body. The default is 150 MiB.
        public var maximumRequestBodySize: UInt64 = 150 << 20
        /// The maximum size in bytes of a file. The default is 2^41 - 2^22.
        public var maximumFileSize: UInt64 = (1 << 41) - (1 << 22)
        /// The lifetime of an upload session. The default is 7 days.
        public var uploadSessionLifetime: Duration = .seconds(7 * 24 * 3600)
        /// The maximum number of files and folders in one move or copy, including the source. The default is 10,000.
        public var maximumRelocatedEntries = 10_000
        /// The number of entries below which a folder, itself included, can be downloaded as an archive. The default is
        /// 10,000.
        public var maximumArchiveEntries = 10_000
        /// The total file size in bytes below which a folder can be downloaded as an archive. The default is 20 GB.
        public var maximumArchiveSize: UInt64 = 20_000_000_000
        /// The size in bytes that every file in an archive must stay below. The default is 4 GB.
        public var maximumArchivedFileSize: UInt64 = 4_000_000_000
        /// The maximum number of file requests of an account. The default is 4,000.
        public var maximumFileRequests = 4000
        /// The lifetime of a temporary link to a file. The default is 4 hours.
        public var temporaryLinkLifetime: Duration = .seconds(4 * 3600)
        /// The lifetime of a copy reference. The default is 30 years.
        public var copyReferenceLifetime: Duration = .seconds(30 * 365 * 24 * 3600)
        /// The number of entries in a page of a listing if the client specifies no limit. The default is 2,000.
        public var pageSize = 2000
        /// The number of items in a page of lists without a client-side limit, such as shared links. The default is 200.
        public var listPageSize = 200
        /// The maximum random delay that is added to the timeout of a long poll. The default is 90 seconds.
        public var longpollJitter: Duration = .seconds(90)
        /// The lifetime of a short-lived access token. The default is 4 hours.
        public var accessTokenLifetime: Duration = .seconds(4 * 3600)
        /// The lifetime of an authorization code. The default is 10 minutes.
        public var authorizationCodeLifetime: Duration = .seconds(10 * 60)
        /// The maximum number of members and invitees of a shared folder. The default is 1,000.
        public var maximumFolderMembers = 1000
        /// The quota in bytes of a new account. The default is 2 GiB.
        public var defaultQuota: UInt64 = 2 << 30

        /// The number of polls for which an asynchronous job is in progress before it completes. The default is 1.
        public var pollsBeforeCompletion = 1

        /// The maximum number of requests per token and window, or `nil` for no limit. The default is `nil`, because
        /// Dropbox doesn't document its rate limits.
        ///
        /// The emulator rejects additional requests with status 429.
        public var requestsPerWindow: Int?
        /// The duration of a window. The default is 1 minute.
        public var rateLimitWindow: Duration = .seconds(60)

        /// The time during which changes are collected for one notification of a webhook. The default is 1 second.
        public var webhookWindow: Duration = .seconds(1)
        /// The time within which a webhook must respond. The default is 10 seconds. Raise it to debug a receiver.
        public var webhookTimeout: Duration = .seconds(10)
        /// The number of notifications in a row that aren't delivered before a webhook is disabled. The default is 10.
        public var webhookFailureLimit = 10

        /// Creates the limits of the service.
        public init() {}
    }
}
