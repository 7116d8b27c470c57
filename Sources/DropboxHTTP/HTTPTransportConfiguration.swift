import Foundation

/// How a transport connects: connections, TLS and proxy. Deadlines belong to each request.
public struct HTTPTransportConfiguration: Sendable {
    /// The certificate authorities that a server's certificate has to come from.
    public enum TrustRoots: Hashable, Sendable {
        /// Those of the system.
        case system
        /// The certificates in a PEM file, in place of those of the system.
        case file(URL)
        /// Certificates in PEM form, in place of those of the system.
        case pem(String)
    }

    /// The way to the server.
    public enum Proxy: Hashable, Sendable {
        /// As the system says: the environment (`https_proxy`, `http_proxy`, `no_proxy`, …) on Linux, the network settings
        /// on Apple systems.
        case system
        /// Straight to the server.
        case none
        /// Through an HTTP proxy at this address; `http://name:password@host:port` where it wants a name.
        case url(URL)
    }

    /// The versions of HTTP to use.
    public enum Version: Hashable, Sendable {
        /// HTTP/1.1 only. Each transfer has a connection of its own, which costs the least for large bodies.
        case http1
        /// HTTP/2 where the server offers it over TLS, else HTTP/1.1.
        case http2
    }

    /// The networks that may be used. Apple systems tell them apart; elsewhere every network is just a network.
    public struct NetworkAccess: Hashable, Sendable {
        /// Whether the cellular network may be used; `true` by default.
        public var allowsCellular = true
        /// Whether networks may be used that the system takes for expensive; `true` by default.
        public var allowsExpensive = true
        /// Whether networks in low data mode may be used; `true` by default.
        public var allowsConstrained = true

        /// All networks.
        public init() {}
    }

    /// The SHA-256 of a public key (of its SubjectPublicKeyInfo in DER form), as in HTTP public-key pinning.
    public struct PinnedKey: Hashable, Sendable {
        /// The hash in Base64.
        public let sha256Base64: String

        /// - Parameter sha256Base64: the hash of the key in Base64, 44 characters. A text of another shape matches no
        ///   key.
        public init(sha256Base64: String) { self.sha256Base64 = sha256Base64 }
    }

    /// Certificate authorities; those of the system by default.
    public var trustRoots: TrustRoots = .system
    /// Where not empty, a server must show one of these public keys, besides a trusted certificate. None by default.
    public var pinnedKeys: [PinnedKey] = []
    /// Answers the challenges of servers on Apple platforms; the system does by default.
    public var authChallengeHandler: ChallengeHandler?
    /// The proxy; the system's by default.
    public var proxy: Proxy = .system
    /// The version of HTTP; HTTP/1.1 by default.
    public var version: Version = .http1
    /// How many connections to one host may be open at once; further requests wait for one. No limit (`nil`) by default:
    /// parked long polls to the same host would block the rest.
    public var maximumConnectionsPerHost: Int?
    /// How many idle connections are kept for later requests; 64 by default.
    public var maximumIdleConnections: Int = 64
    /// How long an idle connection is kept; 90 s by default. On Apple systems the system decides.
    public var idleConnectionLifetime: Duration = .seconds(90)

    /// The networks that may be used, where the system tells them apart; all by default.
    public var networks = NetworkAccess()
    #if canImport(Darwin)
        /// Where answers are kept that their server allows to keep; nowhere by default.
        public var urlCache: URLCache?
    #endif

    /// The defaults of each property.
    public init() {}

    /// The defaults, changed by a closure: `HTTPTransportConfiguration { $0.proxy = .none }`.
    public init(_ change: (inout HTTPTransportConfiguration) -> Void) {
        change(&self)
    }
}
