import HTTPTransport

/// How long answers may take, and how a client connects.
public struct NetworkSessionConfiguration: Sendable {
    /// The kinds of sessions.
    public enum Kind: Sendable, Hashable {
        /// Requests run as long as the process.
        case `default`
        /// The same: no session of this package keeps anything on disk.
        case ephemeral
    }

    /// The kind of session.
    public let kind: Kind

    /// How many seconds the network may be silent during a request: 100 by default. A long poll is given the time that
    /// it asks the server to wait in any case.
    public var timeoutIntervalForRequest: Double

    /// How many seconds a request may take from its first byte to its last; no limit (`.infinity`) by default.
    public var timeoutIntervalForResource: Double

    /// How many connections to one host may be open at once; 0, the default, stands for no limit.
    public var httpMaximumConnectionsPerHost: Int

    /// Certificate authorities, pinned keys and proxy; those of the system by default.
    public var connection: HTTPTransportConfiguration

    /// The defaults of a kind of session.
    public init(kind: Kind) {
        self.kind = kind
        timeoutIntervalForRequest = 100
        timeoutIntervalForResource = .infinity
        httpMaximumConnectionsPerHost = 0
        connection = HTTPTransportConfiguration()
    }

    /// What clients use unless told otherwise.
    public static let `default` = NetworkSessionConfiguration(kind: .default)

    /// What clients use for long polls unless told otherwise.
    public static let defaultLongpoll: NetworkSessionConfiguration = {
        var configuration = NetworkSessionConfiguration(kind: .default)
        configuration.timeoutIntervalForRequest = 480
        return configuration
    }()
}

extension NetworkSessionConfiguration {
    /// The configuration of the transport below.
    var transport: HTTPTransportConfiguration {
        var transport = connection
        if httpMaximumConnectionsPerHost > 0 { transport.maximumConnectionsPerHost = httpMaximumConnectionsPerHost }
        return transport
    }

    /// The deadlines of a request for which the server may stay silent for `silence` seconds.
    func deadlines(silence: Double = 0) -> HTTPDeadlines {
        HTTPDeadlines(
            idle: Self.duration(max(silence, timeoutIntervalForRequest)),
            overall: Self.duration(timeoutIntervalForResource))
    }

    /// `nil`, no limit, for what is no sensible number of seconds.
    private static func duration(_ seconds: Double) -> Duration? {
        seconds > 0 && seconds < 1e9 ? .seconds(seconds) : nil
    }
}
