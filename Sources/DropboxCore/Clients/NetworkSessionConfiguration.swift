import Foundation
import DropboxHTTP

/// How long answers may take, how a client connects, and whether its transfers outlive the process.
public struct NetworkSessionConfiguration: Sendable {
    /// The kinds of sessions.
    public enum Kind: Sendable, Hashable {
        /// Requests run as long as the process.
        case `default`
        /// The same: no session of this package keeps anything on disk.
        case ephemeral
        /// Uploads, and downloads to files, outlive the process; everything else runs as long as the process. On Apple
        /// platforms the system carries the transfers, elsewhere a journal on disk keeps them for the next process.
        /// The identifier tells the sessions of a machine's user apart.
        case background(String)
    }

    /// The kind of session.
    public package(set) var kind: Kind

    /// How many seconds a request may make no progress: 100 by default. Progress is that the request is sent, that the head
    /// of the response is complete, and that `minimumProgress` bytes have moved. A long poll is given the time that it asks
    /// the server to wait in any case.
    public var timeoutIntervalForRequest: Double

    /// How many bytes, sent or received, count as progress within `timeoutIntervalForRequest`: 16 KiB by default. A server
    /// that is slower fails the call, which is retried as after a lost connection. 1 accepts every byte. A body that is
    /// shorter has to move as a whole. Time for which this process holds the network up (a slow reader, a bandwidth limit,
    /// a suspended request) does not count.
    public var minimumProgress: Int64 = 16 << 10

    /// How many seconds a request may take from its first byte to its last; no limit (`.infinity`) by default.
    public var timeoutIntervalForResource: Double

    /// How many connections to one host may be open at once; 0, the default, stands for no limit.
    public var httpMaximumConnectionsPerHost: Int

    /// Whether the client may use the cellular network: `true` by default. Effective on Apple platforms; others do not
    /// tell networks apart.
    public var allowsCellularAccess: Bool {
        get { connection.networks.allowsCellular }
        set { connection.networks.allowsCellular = newValue }
    }

    /// Whether the client may use networks that the system takes for expensive: `true` by default. Effective on Apple
    /// platforms; others do not tell networks apart.
    public var allowsExpensiveNetworkAccess: Bool {
        get { connection.networks.allowsExpensive }
        set { connection.networks.allowsExpensive = newValue }
    }

    /// Whether the client may use networks in low data mode: `true` by default. Effective on Apple platforms; others do
    /// not tell networks apart.
    public var allowsConstrainedNetworkAccess: Bool {
        get { connection.networks.allowsConstrained }
        set { connection.networks.allowsConstrained = newValue }
    }

    /// The container that an app extension shares with its app, which is where the transfers of a background session are
    /// kept. `nil` by default. An app group on Apple platforms; elsewhere any name, and sessions of the same identifier
    /// with and without it are different sessions.
    public var sharedContainerIdentifier: String?

    /// Whether the system chooses the moment for the transfers of a background session, to save power and data: `false`
    /// by default. Effective on Apple platforms; elsewhere transfers start at once.
    public var isDiscretionary = false

    /// The folder of the transfers of a background session. `nil`, the default, is a folder of the user's: `swift-dropbox`
    /// in `$XDG_STATE_HOME` (or `~/.local/state`), on Apple platforms in the container or the app's support folder.
    public var backgroundDirectory: URL?

    /// Certificate authorities, pinned keys and proxy; those of the system by default.
    public var connection: HTTPTransportConfiguration {
        get { boxedConnection.unboxed }
        set { boxedConnection = Box(newValue) }
    }

    private var boxedConnection = Box(HTTPTransportConfiguration())

    /// Makes what keeps the transfers of a background session; `nil` for other kinds.
    package var keeper: (@Sendable (NetworkSessionConfiguration) -> any DurableTransferService)?

    /// The defaults, for requests that run as long as the process. The module DropboxBackground has the other kinds.
    public init() {
        kind = .default
        timeoutIntervalForRequest = 100
        timeoutIntervalForResource = .infinity
        httpMaximumConnectionsPerHost = 0
    }

    /// The identifier of a background session; `nil` for other kinds.
    public var identifier: String? {
        if case .background(let identifier) = kind { identifier } else { nil }
    }

    /// What clients use unless told otherwise.
    public static let `default` = NetworkSessionConfiguration()

    /// What clients use for long polls unless told otherwise.
    public static let defaultLongpoll: NetworkSessionConfiguration = {
        var configuration = NetworkSessionConfiguration()
        configuration.timeoutIntervalForRequest = 480
        return configuration
    }()
}

extension NetworkSessionConfiguration {
    /// Has all requests end with the process.
    mutating func endWithProcess() {
        kind = .default
        keeper = nil
    }

    /// The configuration of the transport below.
    package var transport: HTTPTransportConfiguration {
        var transport = connection
        if httpMaximumConnectionsPerHost > 0 { transport.maximumConnectionsPerHost = httpMaximumConnectionsPerHost }
        return transport
    }

    /// The deadlines of a request for which the server may stay silent for `silence` seconds.
    package func deadlines(silence: Double = 0) -> HTTPTimeouts {
        HTTPTimeouts(
            idle: Self.duration(max(silence, timeoutIntervalForRequest)), minimumProgress: minimumProgress,
            overall: Self.duration(timeoutIntervalForResource))
    }

    /// `nil`, no limit, for what is no sensible number of seconds.
    private static func duration(_ seconds: Double) -> Duration? {
        seconds > 0 && seconds < 1e9 ? .seconds(seconds) : nil
    }
}
