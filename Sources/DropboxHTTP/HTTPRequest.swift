import Foundation

/// A request as it goes over the wire, with the time it may take.
public struct HTTPRequest: Sendable {
    /// The method in capital letters, for example `POST`.
    public var method: String
    /// An absolute address with the scheme `http` or `https`.
    public var url: URL
    /// Headers in the order in which they are sent. `Content-Length`, `CurlTransfer-Encoding` and `Expect` are left out:
    /// they follow from the body.
    public var headers: HTTPHeaders
    /// What to send; empty by default.
    public var body: HTTPBody
    /// How long connecting, silence and the whole request may last.
    public var timeouts: HTTPTimeouts
    /// Called with the number of body bytes handed to the network so far, each time it has grown.
    ///
    /// It starts anew when a body is sent again over a fresh connection. It runs on the transport's own thread: return
    /// quickly and do not block.
    public var onUploadProgress: (@Sendable (Int64) -> Void)?
    /// What can hold the request up on its way; nothing by default.
    public var suspension: HTTPSuspender?
    /// Set where the system carries on with the request when the process is gone. Other transports take no notice.
    package var background: BackgroundTaskInfo?

    /// - Parameters:
    ///   - method: the method; `GET` by default.
    ///   - url: an absolute `http` or `https` address.
    ///   - headers: none by default.
    ///   - body: empty by default.
    ///   - deadlines: by default 10 s to connect, 60 s of silence, no limit for the whole.
    ///   - onUploadProgress: called with the bytes sent so far; none by default.
    ///   - suspension: what can hold the request up; nothing by default.
    public init(
        method: String = "GET", url: URL, headers: HTTPHeaders = [:], body: HTTPBody = .empty,
        timeouts: HTTPTimeouts = .init(), onUploadProgress: (@Sendable (Int64) -> Void)? = nil,
        suspension: HTTPSuspender? = nil
    ) {
        self.method = method
        self.url = url
        self.headers = headers
        self.body = body
        self.timeouts = timeouts
        self.onUploadProgress = onUploadProgress
        self.suspension = suspension
    }
}

/// How long the parts of a request may take.
public struct HTTPTimeouts: Hashable, Sendable {
    /// Time for name lookup, connection, TLS and the proxy's tunnel together; 10 s by default.
    public var connect: Duration
    /// How long the request may make no progress once the connection is established. 60 s by default, `nil` for no limit.
    ///
    /// Progress is that the request is sent, that the head of the response is complete, and that `minimumProgress` bytes
    /// of a body have moved. Time in which the transport waits for this process (a slow reader of the response, a slow
    /// producer of the body) does not count. A long poll needs more than the time for which the server may hold it.
    public var idle: Duration?
    /// How many bytes of a body, sent or received, are progress. 16 KiB by default, which makes the slowest connection that
    /// is accepted one of about 270 bytes a second. Of a shorter body, all of it has to move within `idle`. 1 or less
    /// accepts every byte.
    public var minimumProgress: Int64
    /// Time from `send` to the last byte of the response; `nil` (no limit) by default.
    public var overall: Duration?

    /// - Parameters:
    ///   - connect: 10 s by default.
    ///   - idle: 60 s by default; `nil` for no limit.
    ///   - minimumProgress: 16 KiB by default.
    ///   - overall: no limit by default.
    public init(
        connect: Duration = .seconds(10), idle: Duration? = .seconds(60), minimumProgress: Int64 = 16 << 10,
        overall: Duration? = nil
    ) {
        self.connect = connect
        self.idle = idle
        self.minimumProgress = minimumProgress
        self.overall = overall
    }
}
