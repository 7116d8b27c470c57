import DropboxConcurrency
import DropboxHTTP
import Foundation

/// The timeouts and connection settings of a client, and whether its transfers continue after the process exits.
public struct NetworkSessionConfiguration: Sendable {
    /// The kinds of sessions.
    public enum Kind: Sendable, Hashable {
        /// Requests end with the process.
        case `default`
        /// The same as ``default``, because no session of this SDK stores data on disk.
        case ephemeral
        /// Uploads and downloads to files continue after the process exits; other requests end with the process. On
        /// Apple platforms, the system performs the transfers. Elsewhere, a journal on disk stores them for the next
        /// process. The associated value is an identifier that is unique among the sessions of the user.
        case background(String)
    }

    /// The kind of session.
    public package(set) var kind: Kind

    /// The maximum number of seconds without progress. The default is 100.
    ///
    /// A request makes progress when it was sent, when the response headers were received, and with every
    /// `minimumProgress` bytes. For long polls, the timeout is at least the time that they ask the server to wait.
    public var timeoutIntervalForRequest: Double

    /// The number of bytes to send or receive within `timeoutIntervalForRequest` that counts as progress. The default
    /// is 16 KiB.
    ///
    /// If the server is slower, the request fails and is retried as after a lost connection. Set it to 1 to count every
    /// byte. A shorter body must be transferred completely. Time for which this process blocks the transfer (a slow
    /// reader, a bandwidth limit, a suspended request) doesn't count.
    public var minimumProgress: Int64 = 16 << 10

    /// The maximum number of seconds from the first byte of a request to its last. The default is `.infinity`: no
    /// limit.
    public var timeoutIntervalForResource: Double

    /// The maximum number of concurrent connections to one host. The default is 0: no limit.
    public var httpMaximumConnectionsPerHost: Int

    /// A Boolean value that indicates whether the client may use the cellular network. The default is `true`. It has
    /// an effect only on Apple platforms, because others don't distinguish networks.
    public var allowsCellularAccess: Bool {
        get { connection.networkAccess.allowsCellular }
        set { connection.networkAccess.allowsCellular = newValue }
    }

    /// A Boolean value that indicates whether the client may use networks that the system considers expensive. The
    /// default is `true`. It has an effect only on Apple platforms, because others don't distinguish networks.
    public var allowsExpensiveNetworkAccess: Bool {
        get { connection.networkAccess.allowsExpensive }
        set { connection.networkAccess.allowsExpensive = newValue }
    }

    /// A Boolean value that indicates whether the client may use networks in Low Data Mode. The default is `true`. It
    /// has an effect only on Apple platforms, because others don't distinguish networks.
    public var allowsConstrainedNetworkAccess: Bool {
        get { connection.networkAccess.allowsConstrained }
        set { connection.networkAccess.allowsConstrained = newValue }
    }

    /// The container that an app extension shares with its app. It stores the transfers of a background session. The
    /// default is `nil`.
    ///
    /// On Apple platforms, it is the identifier of an app group. Elsewhere, it is any name. Sessions with the same
    /// identifier but another container are different sessions.
    ///
    /// Also set it without a background session if you transfer files of an app group: the system can move the container
    /// when it updates the app, and paths of unfinished transfers then remain valid.
    public var sharedContainerIdentifier: String?

    /// A Boolean value that indicates whether the system schedules the transfers of a background session to save power
    /// and data. The default is `false`. Has an effect on Apple platforms; elsewhere, transfers start immediately.
    public var isDiscretionary = false

    /// The directory of the transfers of background sessions, or `nil` to use a directory of the user. The default is
    /// `nil`. Each session has a directory `background/<identifier>` in it.
    ///
    /// The default directory is `swift-dropbox` in `$XDG_STATE_HOME` (or `~/.local/state`). On Apple platforms, it is
    /// in the container or in the app's Application Support directory.
    public var backgroundDirectory: URL?

    /// The certificate authorities, the pinned keys, and the proxy. The default is the settings of the system.
    public var connection: HTTPTransportConfiguration {
        get { boxedConnection.unboxed }
        set { boxedConnection = Box(newValue) }
    }

    private var boxedConnection = Box(HTTPTransportConfiguration())

    /// Creates the service that performs the transfers of a background session. `nil` for other kinds.
    package var makeDurableTransferService: (@Sendable (NetworkSessionConfiguration) -> any DurableTransferService)?

    /// Creates the default configuration, for requests that end with the process. `DropboxBackground` adds the other
    /// kinds.
    public init() {
        kind = .default
        timeoutIntervalForRequest = 100
        timeoutIntervalForResource = .infinity
        httpMaximumConnectionsPerHost = 0
    }

    /// The identifier of a background session, or `nil` for other kinds.
    public var identifier: String? {
        if case .background(let identifier) = kind { identifier } else { nil }
    }

    private static let defaults = Locked(
        (standard: NetworkSessionConfiguration(), longpoll: NetworkSessionConfiguration.longpoll))

    private static var longpoll: NetworkSessionConfiguration {
        var configuration = NetworkSessionConfiguration()
        configuration.timeoutIntervalForRequest = 480
        return configuration
    }

    /// The default configuration of clients. A change affects clients that are created later with this default.
    public static var `default`: NetworkSessionConfiguration {
        get { defaults.withLock(\.standard) }
        set { defaults.change { $0.standard = newValue } }
    }

    /// The default configuration of clients for long polls. A change affects clients that are created later with this
    /// default.
    public static var defaultLongpoll: NetworkSessionConfiguration {
        get { defaults.withLock(\.longpoll) }
        set { defaults.change { $0.longpoll = newValue } }
    }
}

extension NetworkSessionConfiguration {
    /// Changes the kind so that all requests end with the process.
    mutating func disableDurableTransfers() {
        kind = .default
        makeDurableTransferService = nil
    }

    /// The configuration of the transport.
    package var transport: HTTPTransportConfiguration {
        var transport = connection
        if httpMaximumConnectionsPerHost > 0 { transport.maximumConnectionsPerHost = httpMaximumConnectionsPerHost }
        return transport
    }

    /// Returns the timeouts of a request to which the server may not respond for `responseDelay` seconds.
    package func timeouts(responseDelay: Double = 0) -> HTTPTimeouts {
        HTTPTimeouts(
            idle: Self.duration(max(responseDelay, timeoutIntervalForRequest)), minimumProgress: minimumProgress,
            overall: Self.duration(timeoutIntervalForResource))
    }

    /// Returns `nil`, which means no limit, for numbers outside the useful range.
    private static func duration(_ seconds: Double) -> Duration? {
        seconds > 0 && seconds < 1e9 ? .seconds(seconds) : nil
    }
}
