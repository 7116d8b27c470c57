/// The limits of the service. The defaults are the real ones; tests may shrink them.
public struct Limits: Sendable, Hashable {
    /// Bytes of a block, of which content hashes and concurrent upload sessions are made. 4 MiB.
    public var blockSize = 4 << 20
    /// Bytes of the body of one upload request. 150 MiB.
    public var maximumRequestBody: UInt64 = 150 << 20
    /// Bytes of a file. 2^41 - 2^22.
    public var maximumFileSize: UInt64 = (1 << 41) - (1 << 22)
    /// How long an upload session can be used. 7 days.
    public var uploadSessionLifetime: Duration = .seconds(7 * 24 * 3600)
    /// Files and folders that one move or copy may involve. 10,000.
    public var maximumRelocation = 10_000
    /// Entries that a folder must stay below to be an archive, itself included. 10,000.
    public var maximumArchiveEntries = 10_000
    /// Bytes that the files of an archive must stay below together. 20 GB.
    public var maximumArchive: UInt64 = 20_000_000_000
    /// Bytes that each file of an archive must stay below. 4 GB.
    public var maximumArchivedFile: UInt64 = 4_000_000_000
    /// File requests that an account may have. 4,000.
    public var maximumFileRequests = 4000
    /// How long a temporary link to a file can be used. 4 hours.
    public var temporaryLinkLifetime: Duration = .seconds(4 * 3600)
    /// How long a copy reference can be used. 30 years.
    public var copyReferenceLifetime: Duration = .seconds(30 * 365 * 24 * 3600)
    /// Entries of a page of a listing for which the client asked no limit. 2,000.
    public var pageSize = 2000
    /// Entries of a page of a list of other things, such as shared links, for which the client can ask no limit. 200.
    public var listPageSize = 200
    /// The longest time that is added to the timeout of a long poll, chosen at random. 90 s.
    public var longpollJitter: Duration = .seconds(90)
    /// How long an access token made from a refresh token is valid. 4 hours.
    public var accessTokenLifetime: Duration = .seconds(4 * 3600)
    /// How long a code of authorization can be exchanged for tokens. 10 minutes.
    public var authorizationCodeLifetime: Duration = .seconds(10 * 60)
    /// Members and invitees that a shared folder can have. 1,000.
    public var maximumFolderMembers = 1000
    /// Bytes that an account made without further wishes can hold. 2 GiB.
    public var quota: UInt64 = 2 << 30

    /// How often the check of an asynchronous job answers that it is in progress, before it tells the outcome. Once.
    public var jobPolls = 1

    /// Calls that a token may make in one window; what is more is answered with status 429. nil, the default, for any
    /// number: the service does not tell its limits.
    public var callsPerWindow: Int?
    /// How long a window is. 1 minute.
    public var callWindow: Duration = .seconds(60)

    /// The real limits.
    public init() {}
}
