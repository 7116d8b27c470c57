import Foundation

/// An HTTP request with its timeouts.
public struct HTTPRequest: Sendable {
    /// The method in uppercase letters, for example `POST`.
    public var method: String
    /// An absolute URL with the scheme `http` or `https`.
    public var url: URL { didSet { checkedURL = nil } }
    /// The headers in the order in which they are sent. The transport ignores `Content-Length`, `Transfer-Encoding`,
    /// and `Expect`, because it derives them from the body.
    public var headers: HTTPHeaders
    /// The body. The default is empty.
    public var body: HTTPBody
    /// The timeouts for connecting, for inactivity, and for the whole request.
    public var timeouts: HTTPTimeouts
    /// A closure that is called with the total number of sent body bytes whenever it increases.
    ///
    /// The number restarts when the body is sent again over a new connection. The closure runs on the transport's
    /// thread, so it must return quickly and must not block.
    public var onUploadProgress: (@Sendable (Int64) -> Void)?
    /// An object that can suspend the request, or `nil`. The default is `nil`.
    public var suspender: HTTPSuspender?
    /// The properties of a background transfer, or `nil` for an ordinary request. Other transports ignore them.
    package var backgroundTaskInfo: BackgroundTaskInfo?
    /// Whether the caller reads the whole response at once and runs no code of the app then. The default is `false`.
    ///
    /// The transport can then return a short response when it's complete, and run the caller on its own thread.
    package var awaitsCompleteResponse = false

    /// Whether the server is expected to respond only after a long time. The default is `false`.
    package var isLongPoll = false

    /// Whether the request is sent over a new connection. The default is `false`.
    package var requiresNewConnection = false

    /// Whether the server may receive the request twice. The default is `true`.
    ///
    /// If an idle connection ends before the response, the server has probably closed it before it received the request.
    /// The transport then repeats a repeatable request at once. Another one fails if it was sent completely.
    package var isRepeatable = true

    /// Whether the transport asks for a compressed response and decompresses it. The default is `false`.
    ///
    /// It doesn't ask this device, because compression costs more time there than it saves.
    package var acceptsCompression = false

    /// The URL in the form that the transport needs, if the creator of the request has checked it.
    var checkedURL: CheckedURL?

    /// Creates a request.
    ///
    /// - Parameters:
    ///   - method: The method. The default is `GET`.
    ///   - url: An absolute `http` or `https` URL.
    ///   - headers: The headers. The default is none.
    ///   - body: The body. The default is empty.
    ///   - timeouts: The timeouts. The default is 10 seconds to connect, 60 seconds of inactivity, and no limit for the
    ///     whole request.
    ///   - onUploadProgress: A closure that is called with the total number of sent body bytes. The default is `nil`.
    ///   - suspender: An object that can suspend the request. The default is `nil`.
    public init(
        method: String = "GET", url: URL, headers: HTTPHeaders = [:], body: HTTPBody = .empty,
        timeouts: HTTPTimeouts = .init(), onUploadProgress: (@Sendable (Int64) -> Void)? = nil,
        suspender: HTTPSuspender? = nil
    ) {
        self.method = method
        self.url = url
        self.headers = headers
        self.body = body
        self.timeouts = timeouts
        self.onUploadProgress = onUploadProgress
        self.suspender = suspender
    }
}

/// The maximum durations of the phases of a request.
public struct HTTPTimeouts: Hashable, Sendable {
    /// The maximum time for name lookup, connection, TLS, and the proxy's tunnel together. The default is 10 seconds.
    public var connect: Duration
    /// The maximum time without progress after the connection is established, or `nil` for no limit. The default is 60
    /// seconds.
    ///
    /// Progress means that the request is completely sent, that the response head is complete, or that
    /// ``minimumProgress`` bytes of a body were transferred. Time in which the transport waits for this process (a slow
    /// reader of the response, a slow producer of the body) doesn't count. A long poll needs more than the time for
    /// which the server may delay its response.
    public var idle: Duration?
    /// The number of bytes of a body, sent or received, that count as progress. The default is 16 KiB.
    ///
    /// With the default, a connection that is slower than about 270 bytes per second fails. A shorter body must be
    /// transferred completely within ``idle``. With 1 or less, every byte counts as progress.
    public var minimumProgress: Int64
    /// The maximum time from `send` to the last byte of the response, or `nil` for no limit. The default is `nil`.
    public var overall: Duration?

    /// Creates timeouts.
    ///
    /// - Parameters:
    ///   - connect: The maximum time to connect. The default is 10 seconds.
    ///   - idle: The maximum time without progress, or `nil` for no limit. The default is 60 seconds.
    ///   - minimumProgress: The number of bytes that count as progress. The default is 16 KiB.
    ///   - overall: The maximum time of the whole request, or `nil` for no limit. The default is `nil`.
    public init(
        connect: Duration = .seconds(10), idle: Duration? = .seconds(60), minimumProgress: Int64 = 16 << 10,
        overall: Duration? = nil
    ) {
        self.connect = connect
        self.idle = idle
        self.minimumProgress = minimumProgress
        self.overall = overall
    }

    /// Shortens the timeouts, so that the request ends without progress after a time at the latest.
    package mutating func limit(to time: Duration) {
        idle = min(idle ?? time, time)
        connect = min(connect, time)
    }
}

extension HTTPRequest {
    /// Whether a response of the server can be compressed.
    func acceptsCompression(from url: CheckedURL) -> Bool { acceptsCompression && !url.isLoopback }

    /// Throws ``HTTPError`` of kind `invalidRequest` if no transport can send the request.
    ///
    /// - Returns: The checked URL.
    @discardableResult
    func validate() throws(HTTPError) -> CheckedURL {
        guard let url = checkedURL ?? CheckedURL(url) else {
            throw .invalidRequest("The URL is not an absolute http or https URL.")
        }
        guard !method.isEmpty, method.utf8.all({ $0.isTokenCharacter }) else {
            throw .invalidRequest("“\(method)” is not an HTTP method.")
        }
        if let field = headers.first(where: { !$0.isWellFormed }) {
            throw .invalidRequest("The header “\(field.name)” contains characters that headers cannot contain.")
        }
        guard method != "HEAD" || body.isEmpty else { throw .invalidRequest("A HEAD request cannot have a body.") }
        return url
    }

    /// The headers to send, without those that the transport derives from the body.
    var transmittedHeaders: [HTTPHeaders.Field] {
        headers.filter { field in !Self.ownHeaders.contains { field.isNamed($0) } }
    }

    private static let ownHeaders = ["Content-Length", "Transfer-Encoding", "Expect"]
}

/// A URL that a transport can request, with the parts that it needs. Keep it for repeated requests: parsing a URL takes
/// longer than all other preparation of a request.
package final class CheckedURL: Sendable {
    let url: URL
    let text: String
    let isSecure: Bool
    /// The scheme, host, and port, such as `https://api.dropboxapi.com`.
    let origin: String
    /// Whether the host is this device. No system proxy can reach it on behalf of this process.
    let isLoopback: Bool

    /// Checks a URL.
    ///
    /// - Returns: `nil` unless the URL is absolute and its scheme is `http` or `https`.
    package init?(_ url: URL) {
        guard let scheme = url.scheme?.lowercased(), ["http", "https"].contains(scheme), let host = url.host,
            !host.isEmpty
        else { return nil }
        self.url = url
        text = url.absoluteString
        isSecure = scheme == "https"
        origin = "\(scheme)://\(host.lowercased()):\(url.port ?? (isSecure ? 443 : 80))"
        isLoopback = Self.isLoopback(host)
    }

    /// Returns whether a host is `localhost`, a name that ends in `.localhost`, or a loopback address: 127.0.0.0/8 in any
    /// notation, or `::1`.
    private static func isLoopback(_ host: String) -> Bool {
        // A name that ends in a dot is absolute.
        var name = host.lowercased()
        if name.hasSuffix(".") { name.removeLast() }
        if name == "localhost" || name.hasSuffix(".localhost") { return true }
        var (address, longAddress) = (in_addr(), in6_addr())
        if inet_aton(name, &address) != 0 { return UInt32(bigEndian: address.s_addr) >> 24 == 127 }
        let text = name.filter { !"[]".contains($0) }
        guard inet_pton(AF_INET6, text, &longAddress) == 1 else { return false }
        let bytes = withUnsafeBytes(of: &longAddress) { Array($0) }
        // The last form is that of an IPv4 address.
        return bytes == Array(repeating: 0, count: 15) + [1]
            || bytes.prefix(13) == Array(repeating: 0, count: 10) + [0xff, 0xff, 127]
    }
}

extension HTTPRequest {
    /// Creates a request for a URL that was checked.
    package init(
        method: String, url: CheckedURL, headers: HTTPHeaders, body: HTTPBody, timeouts: HTTPTimeouts,
        onUploadProgress: (@Sendable (Int64) -> Void)?, suspender: HTTPSuspender?
    ) {
        self.init(
            method: method, url: url.url, headers: headers, body: body, timeouts: timeouts,
            onUploadProgress: onUploadProgress, suspender: suspender)
        checkedURL = url
    }
}

extension HTTPBody {
    var isEmpty: Bool { if case .empty = storage { true } else { false } }
}
