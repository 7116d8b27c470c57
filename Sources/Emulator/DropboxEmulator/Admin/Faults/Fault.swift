import Foundation

extension DropboxEmulator {
    /// A failure to inject on demand: which calls or connections it affects, and how.
    public struct Fault: Sendable, Hashable {
        /// A number of consecutive calls with the same effect.
        public struct Step: Sendable, Hashable {
            /// The effect, or `nil` to leave the calls unchanged.
            public var effect: Effect?
            /// The number of calls, or `nil` for all further calls. Only the last step can have no limit.
            public var times: Int?

            /// Creates a step. By default, it affects one call.
            public init(_ effect: Effect?, times: Int? = 1) {
                self.effect = effect
                self.times = times
            }
        }

        /// A condition for a header field of the request.
        public struct Header: Sendable, Hashable {
            /// The name of the field. Names are case-insensitive.
            public var name: String
            /// The value of the field. `*` matches any text. The default is `*`, which means that the request has the
            /// field.
            public var value: String

            /// Creates a condition.
            public init(_ name: String, _ value: String = "*") {
                self.name = name
                self.value = value
            }
        }

        /// The name of the fault in messages. The default is `nil`.
        public var name: String?
        /// What happens to the matching calls, in order. After the last step, calls work again.
        public var steps: [Step]
        /// The affected routes, such as `files/upload`. `*` matches any text, as in `files/*`. Token requests are
        /// `oauth2/token`, and requests for a tunnel of the proxy are `connect`. The default is `nil`, which means every
        /// route of the API in which the effects can occur.
        public var route: String?
        /// The account whose calls are affected: its name, email address, or id. The default is `nil`, which means every
        /// caller.
        public var account: String?
        /// The key of the app whose calls are affected. The default is `nil`, which means every app.
        public var app: String?
        /// A path in the argument of the affected calls, such as `/photos/*`. `*` matches any text, and case is ignored.
        /// `\*` matches an asterisk, and `\n` a line feed.
        /// The call must have a matching value with the key `path` or with a key that ends with `_path`, at any depth.
        /// The default is `nil`, which means every argument.
        public var path: String?
        /// JSON that the argument of the affected calls must contain, such as `{"mode": "overwrite"}`. An object contains
        /// another one if it contains its values, and a list contains another one if it contains its elements in any
        /// order. The default is `nil`, which means every argument.
        public var argument: String?
        /// A header field that the affected requests have. The default is `nil`, which means every request.
        public var header: Header?
        /// The numbers of the matching calls to affect, starting at 1. The default is `nil`, which means every call.
        public var callNumbers: Set<Int>?
        /// The number of matching calls to skip first. The default is 0.
        public var skipCount: Int
        /// The fraction of the matching calls to affect, selected by the emulator's seed. The default is 1, which means
        /// every call.
        public var probability: Double

        /// Creates a fault with one effect. By default, it affects every call in which `effect` can occur.
        public init(
            _ effect: Effect, on route: String? = nil, account: String? = nil, path: String? = nil,
            skipping skipped: Int = 0, times: Int? = nil, probability: Double = 1
        ) {
            self.init(
                sequence: [Step(effect, times: times)], on: route, account: account, path: path, skipping: skipped,
                probability: probability)
        }

        /// Creates a fault whose effect changes from call to call.
        ///
        ///     // Fails twice, waits three seconds once, and then works.
        ///     Fault(sequence: [.init(.serverError(), times: 2), .init(.latency(.seconds(3)))], on: "files/upload")
        public init(
            sequence steps: [Step], on route: String? = nil, account: String? = nil, path: String? = nil,
            skipping skipped: Int = 0, probability: Double = 1
        ) {
            self.steps = steps
            self.route = route
            self.account = account
            self.path = path
            self.skipCount = skipped
            self.probability = probability
        }

        /// The time at which a failure occurs, relative to the call.
        public enum InjectionPoint: String, Sendable, Hashable, CaseIterable {
            /// Before the call takes effect.
            case before
            /// After the call took effect: the response is lost.
            case after
        }

        /// The format of an error body.
        public enum BodyFormat: String, Sendable, Hashable, CaseIterable {
            /// The JSON that the API documents.
            case json
            /// Plain text.
            case text
            /// An HTML page like those of load balancers.
            case html
            /// No body.
            case empty
        }

        /// The form of the delay that a response asks for.
        public enum RetryAfterFormat: String, Sendable, Hashable, CaseIterable {
            /// A header with a number of seconds.
            case seconds
            /// A header with a date.
            case date
            /// No header.
            case none
        }

        /// The rate limit that a status 429 reports.
        public enum RateLimitReason: String, Sendable, Hashable, CaseIterable {
            /// Too many requests.
            case tooManyRequests = "too_many_requests"
            /// Too many concurrent writes to the same namespace.
            case tooManyWriteOperations = "too_many_write_operations"
        }

        /// The time at which a persistent connection fails.
        public enum StaleConnectionKind: String, Sendable, Hashable, CaseIterable {
            /// The connection is closed without notice immediately after the response.
            case afterResponse = "after_response"
            /// The connection stays open, but the next request on it receives no response.
            case onNextRequest = "on_next_request"
        }

        /// The end of a TLS handshake, after the client's first message.
        public enum HandshakeFailure: Sendable, Hashable {
            /// The connection is closed.
            case close
            /// The connection is reset.
            case reset
            /// The server sends a fatal alert with the given number, such as 40 for a failure or 80 for an internal error.
            case alert(UInt8 = 40)
            /// The server responds in plain HTTP.
            case plainHTTP
        }

        /// The compression of a response that the client didn't ask for.
        public enum CompressedBody: String, Sendable, Hashable, CaseIterable {
            /// The body, compressed.
            case valid
            /// The body, compressed and then damaged.
            case damaged
            /// 65,000 bytes that expand to 64 MiB of spaces.
            case bomb
        }

        /// The effects that a fault can have.
        public enum Effect: Sendable, Hashable {
            /// Status 429. `retryAfter` is the number of seconds in the JSON body and the header, or `nil` to omit both.
            case rateLimit(
                retryAfter: Int? = 1, format: BodyFormat = .json, retryAfterFormat: RetryAfterFormat = .seconds,
                reason: RateLimitReason = .tooManyRequests)
            /// Status 409 with `too_many_write_operations`, only on routes that specify this error.
            case writeContention
            /// A status of 500 or more. After the commit, it means a lost response.
            case serverError(status: Int = 500, format: BodyFormat = .html, at: InjectionPoint = .before)
            /// The connection is reset instead of a response.
            case reset(InjectionPoint = .before)
            /// The connection is closed instead of a response.
            case close(InjectionPoint = .before)
            /// The response body ends after the given number of bytes, although the header announces more. `nil` means half
            /// of the body.
            case truncate(after: Int? = nil)
            /// All bits of one byte of the response body are inverted: the byte at the given offset, or the one in the
            /// middle.
            case corrupt(at: Int? = nil)
            /// The response body stalls after the given number of bytes, for a duration on the emulator's clock, or forever
            /// if it is `nil`.
            case stall(after: Int = 0, for: Duration? = nil)
            /// The response body is sent at the given rate, measured on the emulator's clock.
            case slowResponse(bytesPerSecond: Int)
            /// The call is delayed by the given duration plus up to `jitter`, on the emulator's clock.
            case latency(Duration, jitter: Duration = .zero)
            /// The connection fails between this call and the next.
            case staleConnection(StaleConnectionKind = .afterResponse)
            /// Status 401: the token has expired.
            case expiredToken
            /// The listing cursors that the account received so far are invalid, and result in a `reset` error.
            case cursorReset
            /// Pages of a listing contain at most the given number of entries, and indicate that there are more. 0 and 1
            /// are the interesting values.
            case smallPages(of: Int = 1)
            /// The emulator's clock jumps forward or backward before the call is processed.
            case clockJump(by: Duration)
            /// Writes fail with status 500 and change nothing, as on a full disk.
            case diskFull
            /// A response that isn't from Dropbox, as of a captive portal or a proxy: any status from 200 to 599, without
            /// the headers of the service. The call has no effect.
            case foreignResponse(status: Int = 200, format: BodyFormat = .html)
            /// The response is compressed with gzip, even if the client didn't ask for it. A body of more than 16 MiB is
            /// sent unchanged.
            case gzip(CompressedBody = .valid)
            /// The TLS handshake of a connection fails. The fault affects connections, so it has no route and no account.
            case handshakeFailure(HandshakeFailure = .close)
        }
    }
}
