import Foundation

/// The configuration of a transport: connections, TLS, and proxy. Each request has its own timeouts.
public struct HTTPTransportConfiguration: Sendable {
    /// The certificate authorities that can issue a server's certificate.
    public enum TrustRoots: Hashable, Sendable {
        /// The authorities of the system. On Linux, these are the certificates in the system's file, such as
        /// `/etc/ssl/certs/ca-certificates.crt`, or in its directory if there is no such file.
        case system
        /// The certificates in a PEM file, instead of the authorities of the system.
        case file(URL)
        /// The certificates in a PEM text, instead of the authorities of the system.
        case pem(String)
    }

    /// The ways to connect to the server.
    public enum Proxy: Hashable, Sendable {
        /// The proxy of the system. On Linux, the environment specifies it (`https_proxy`, `http_proxy`, `no_proxy`,
        /// …). On Apple platforms, the network settings do. Requests to this device never use it: to `localhost`, names that
        /// end in `.localhost`, and loopback addresses.
        case system
        /// A direct connection to the server.
        case none
        /// The HTTP proxy at this URL. Add credentials as `http://name:password@host:port`.
        case url(URL)
    }

    /// The versions of HTTP.
    public enum Version: Hashable, Sendable {
        /// HTTP/1.1 only. Each transfer has a dedicated connection, which is the most efficient way to transfer large
        /// bodies.
        case http1
        /// HTTP/2 if the server offers it over TLS, otherwise HTTP/1.1.
        case http2
    }

    /// The kinds of networks that requests may use. Only Apple platforms distinguish them.
    public struct NetworkAccess: Hashable, Sendable {
        /// A Boolean value that indicates whether requests may use the cellular network. The default is `true`.
        public var allowsCellular = true
        /// A Boolean value that indicates whether requests may use networks that the system considers expensive. The
        /// default is `true`.
        public var allowsExpensive = true
        /// A Boolean value that indicates whether requests may use networks in Low Data Mode. The default is `true`.
        public var allowsConstrained = true

        /// Creates a value that allows all networks.
        public init() {}
    }

    /// The SHA-256 hash of a public key (of its SubjectPublicKeyInfo in DER form), as in HTTP public key pinning.
    public struct PinnedKey: Hashable, Sendable {
        /// The hash in Base64.
        public let sha256Base64: String

        /// Creates a pinned key.
        ///
        /// - Parameter sha256Base64: The hash of the key in Base64, which has 44 characters. A malformed hash matches
        ///   no key.
        public init(sha256Base64: String) { self.sha256Base64 = sha256Base64 }
    }

    /// The trusted certificate authorities. The default is those of the system.
    public var trustRoots: TrustRoots = .system
    /// The pinned public keys. If the array isn't empty, a server must have one of these keys in addition to a trusted
    /// certificate. The default is empty.
    public var pinnedKeys: [PinnedKey] = []
    /// A closure that responds to authentication challenges on Apple platforms, or `nil` to let the system respond. The
    /// default is `nil`.
    public var authChallengeHandler: ChallengeHandler?
    /// The proxy. The default is the proxy of the system.
    public var proxy: Proxy = .system
    /// The version of HTTP. The default is HTTP/1.1.
    public var version: Version = .http1
    /// The maximum number of simultaneous connections to one host. Additional requests wait for a connection. On Linux, a
    /// transfer that is suspended, or that waits until the app reads or writes, doesn't count. The default is `nil`,
    /// which means 32, and in background sessions for the system's own limit.
    public var maximumConnectionsPerHost: Int?
    /// The maximum number of idle connections to keep for later requests. The default is 32.
    public var maximumIdleConnections: Int = 32
    /// The maximum lifetime of an idle connection. The default is 90 seconds. Apple platforms ignore it.
    public var idleConnectionLifetime: Duration = .seconds(90)
    /// The number of connections that `nil` means.
    static let standardConnectionLimit = 32

    /// The maximum number of connections to a server of all transports that share them, without long polls.
    static let sharedConnectionLimit = 128

    /// The number of connections from which on a transfer that finishes closes one.
    var openConnectionLimit: Int {
        min(max(1, maximumIdleConnections), 1 << 20) + (sharesConnections ? Self.sharedConnectionLimit : 0)
    }

    /// The maximum number of connections to one host.
    var connectionLimit: Int { max(1, maximumConnectionsPerHost ?? Self.standardConnectionLimit) }

    /// The maximum number of requests that are sent to one host at the same time.
    var requestLimit: Int {
        switch version {
        case .http1: connectionLimit
        // Servers accept about 100 requests on a connection.
        case .http2: min(connectionLimit, 1 << 20) * 100
        }
    }

    /// A Boolean value that indicates whether transports with the same configuration share a thread and connections. The
    /// default is `true`.
    ///
    /// All clients of a process that have the default configuration then need one thread, and one connection serves them
    /// one after the other. Each client still has its own limit of connections to a server, and together they have at most
    /// 128, apart from long polls. Shutting down a client ends only its own requests. On Apple platforms, each client has a
    /// `URLSession`, and the system shares the threads.
    public var sharesConnections = true

    /// The kinds of networks that requests may use. The default is all. Only Apple platforms distinguish them.
    public var networkAccess = NetworkAccess()
    #if canImport(Darwin)
        /// The cache for responses that their server allows to cache, or `nil` to disable caching. The default is
        /// `nil`.
        public var urlCache: URLCache?
    #endif

    /// Creates a configuration with the default of each property.
    public init() {}

    /// Creates a configuration with the defaults and changes it with a closure: `HTTPTransportConfiguration { $0.proxy
    /// = .none }`.
    public init(_ change: (inout HTTPTransportConfiguration) -> Void) {
        change(&self)
    }
}

extension HTTPTransportConfiguration {
    /// Returns whether transports with the two configurations can share their connections.
    func canShareConnections(with other: HTTPTransportConfiguration) -> Bool {
        // Closures can't be compared.
        sharesConnections && other.sharesConnections && authChallengeHandler == nil
            && other.authChallengeHandler == nil && trustRoots == other.trustRoots && pinnedKeys == other.pinnedKeys
            && proxy == other.proxy && version == other.version
            && maximumConnectionsPerHost == other.maximumConnectionsPerHost
            && maximumIdleConnections == other.maximumIdleConnections
            && idleConnectionLifetime == other.idleConnectionLifetime && networkAccess == other.networkAccess
    }
}

#if canImport(Darwin)
    extension HTTPTransportConfiguration {
        /// A closure that responds to the authentication challenge of a server or a proxy.
        ///
        /// It's called on a network thread and must return quickly. If `trustRoots` or `pinnedKeys` are set, they
        /// evaluate the server's certificate, and the closure responds to all other challenges. For a proxy whose URL
        /// contains credentials, the transport tries those first.
        public typealias ChallengeHandler =
            @Sendable (URLAuthenticationChallenge) -> (URLSession.AuthChallengeDisposition, URLCredential?)
    }
#else
    extension HTTPTransportConfiguration {
        /// The type of the challenge handler, which can only be `nil` because only Apple platforms support challenges.
        /// `trustRoots` and `pinnedKeys` evaluate the server's certificate.
        public typealias ChallengeHandler = Never
    }
#endif
