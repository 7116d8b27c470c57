import Foundation

extension DropboxEmulator {
    /// A failure to inject on demand: which calls it affects, and how.
    public struct Fault: Sendable, Hashable {
        /// The effect of the fault.
        public var effect: Effect
        /// The affected routes, such as `files/upload`. `*` matches any text, as in `files/*`. Token requests are
        /// `oauth2/token`. The default is `nil`, which means every route of the API in which the effect can occur.
        public var route: String?
        /// The account whose calls are affected: its name, email address, or id. The default is `nil`, which means every
        /// caller.
        public var account: String?
        /// The number of matching calls to skip first. The default is 0.
        public var skipCount: Int
        /// The maximum number of calls to affect. The default is `nil`, which means no limit.
        public var times: Int?
        /// The fraction of the matching calls to affect, selected by the emulator's seed. The default is 1, which means
        /// every call.
        public var probability: Double

        /// Creates a fault. By default, it affects every call in which `effect` can occur.
        public init(
            _ effect: Effect, on route: String? = nil, account: String? = nil, skipping skipped: Int = 0,
            times: Int? = nil, probability: Double = 1
        ) {
            self.effect = effect
            self.route = route
            self.account = account
            self.skipCount = skipped
            self.times = times
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
        }
    }
}

/// The JSON representation of faults in the configuration and in the admin API: one flat object. `effect` names the
/// effect, and its parameters are additional keys of the same object:
///
///     {"effect": "rate_limit", "retry_after": 3, "route": "files/upload", "times": 2}
extension DropboxEmulator.Fault {
    /// Creates a fault from JSON.
    init(_ reader: inout ObjectReader) throws(JSONReadingError) {
        let kind = try reader.require(try reader.choice("effect", of: Effect.Kind.self), "effect")
        self.init(
            try kind.effect(&reader), on: try reader.string("route"), account: try reader.string("account"),
            skipping: try reader.integer("skip", in: 0...1_000_000_000) ?? 0,
            times: try reader.integer("times", in: 1...1_000_000_000),
            probability: try reader.number("probability", in: 0...1) ?? 1)
    }

    /// The fault as JSON, in the form that `init(_:)` reads.
    var json: [String: JSONValue] {
        var fields = effect.parameters
        fields["effect"] = .string(effect.kind)
        if let route { fields["route"] = .string(route) }
        if let account { fields["account"] = .string(account) }
        if skipCount > 0 { fields["skip"] = JSONValue(skipCount) }
        if let times { fields["times"] = JSONValue(times) }
        if probability < 1 { fields["probability"] = .number(probability) }
        return fields
    }
}

extension DropboxEmulator.Fault.Effect {
    /// The names of the effects in JSON.
    enum Kind: String, CaseIterable {
        case rateLimit = "rate_limit"
        case writeContention = "write_contention"
        case serverError = "server_error"
        case reset
        case close
        case truncate
        case corrupt
        case stall
        case slowResponse = "slow_response"
        case latency
        case staleConnection = "stale_connection"
        case expiredToken = "expired_token"
        case cursorReset = "cursor_reset"
        case smallPages = "small_pages"
        case clockJump = "clock_jump"
        case diskFull = "disk_full"
    }

    var kind: String {
        let kind: Kind =
            switch self {
            case .rateLimit: .rateLimit
            case .writeContention: .writeContention
            case .serverError: .serverError
            case .reset: .reset
            case .close: .close
            case .truncate: .truncate
            case .corrupt: .corrupt
            case .stall: .stall
            case .slowResponse: .slowResponse
            case .latency: .latency
            case .staleConnection: .staleConnection
            case .expiredToken: .expiredToken
            case .cursorReset: .cursorReset
            case .smallPages: .smallPages
            case .clockJump: .clockJump
            case .diskFull: .diskFull
            }
        return kind.rawValue
    }

    fileprivate var parameters: [String: JSONValue] {
        var fields: [String: JSONValue] = [:]
        switch self {
        case .rateLimit(let retryAfter, let format, let retryAfterFormat, let reason):
            fields = [
                "format": .string(format.rawValue), "retry_after_format": .string(retryAfterFormat.rawValue),
                "reason": .string(reason.rawValue),
            ]
            if let retryAfter { fields["retry_after"] = JSONValue(retryAfter) }
        case .serverError(let status, let format, let point):
            fields = [
                "status": JSONValue(status), "format": .string(format.rawValue),
                "injection_point": .string(point.rawValue),
            ]
        case .reset(let point), .close(let point): fields["injection_point"] = .string(point.rawValue)
        case .truncate(let offset): fields["after_bytes"] = offset.map { JSONValue($0) }
        case .corrupt(let offset): fields["at_byte"] = offset.map { JSONValue($0) }
        case .stall(let offset, let duration):
            fields["after_bytes"] = JSONValue(offset)
            fields["seconds"] = duration.map { .number($0.seconds) }
        case .slowResponse(let rate): fields["bytes_per_second"] = JSONValue(rate)
        case .latency(let delay, let jitter):
            fields = ["seconds": .number(delay.seconds), "jitter_seconds": .number(jitter.seconds)]
        case .staleConnection(let kind): fields["kind"] = .string(kind.rawValue)
        case .smallPages(let size): fields["entries"] = JSONValue(size)
        case .clockJump(let duration): fields["seconds"] = .number(duration.seconds)
        case .writeContention, .expiredToken, .cursorReset, .diskFull: break
        }
        return fields
    }
}

extension DropboxEmulator.Fault.Effect.Kind {
    private static let bytes = 0...(1 << 50)

    /// Reads the parameters of the effect. Every parameter has a default, unless no sensible one exists.
    fileprivate func effect(_ reader: inout ObjectReader) throws(JSONReadingError) -> DropboxEmulator.Fault.Effect {
        switch self {
        case .rateLimit:
            .rateLimit(
                retryAfter: try reader.integer("retry_after", in: 0...1_000_000),
                format: try reader.choice("format") ?? .json,
                retryAfterFormat: try reader.choice("retry_after_format") ?? .seconds,
                reason: try reader.choice("reason") ?? .tooManyRequests)
        case .writeContention: .writeContention
        case .serverError:
            .serverError(
                status: try reader.integer("status", in: 500...599) ?? 500,
                format: try reader.choice("format") ?? .html,
                at: try reader.choice("injection_point") ?? .before)
        case .reset: .reset(try reader.choice("injection_point") ?? .before)
        case .close: .close(try reader.choice("injection_point") ?? .before)
        case .truncate: .truncate(after: try reader.integer("after_bytes", in: Self.bytes))
        case .corrupt: .corrupt(at: try reader.integer("at_byte", in: Self.bytes))
        case .stall:
            .stall(
                after: try reader.integer("after_bytes", in: Self.bytes) ?? 0, for: try reader.seconds("seconds"))
        case .slowResponse:
            .slowResponse(
                bytesPerSecond: try reader.require(
                    try reader.integer("bytes_per_second", in: 1...(1 << 40)), "bytes_per_second"))
        case .latency:
            .latency(
                try reader.require(try reader.seconds("seconds"), "seconds"),
                jitter: try reader.seconds("jitter_seconds") ?? .zero)
        case .staleConnection: .staleConnection(try reader.choice("kind") ?? .afterResponse)
        case .expiredToken: .expiredToken
        case .cursorReset: .cursorReset
        case .smallPages: .smallPages(of: try reader.integer("entries", in: 0...2000) ?? 1)
        case .clockJump: .clockJump(by: try reader.require(try reader.seconds("seconds", from: -1e10), "seconds"))
        case .diskFull: .diskFull
        }
    }
}
