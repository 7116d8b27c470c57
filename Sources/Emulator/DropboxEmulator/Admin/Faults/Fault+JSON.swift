import Foundation

/// The JSON representation of faults in the configuration and in the admin API: one flat object. `effect` names the
/// effect, and its parameters are additional keys of the same object:
///
///     {"effect": "rate_limit", "retry_after": 3, "route": "files/upload", "times": 2}
extension DropboxEmulator.Fault {
    /// Creates a fault from JSON.
    init(_ reader: inout ObjectReader) throws(JSONReadingError) {
        let kind = try reader.require(try reader.choice("effect", of: Effect.Kind.self), "effect")
        // The other parameters select calls.
        let selectsCalls = kind != .handshakeFailure
        self.init(
            try kind.effect(&reader), on: selectsCalls ? try reader.string("route") : nil,
            account: selectsCalls ? try reader.string("account") : nil,
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
        case foreignResponse = "foreign_response"
        case gzip
        case handshakeFailure = "handshake_failure"
    }

    /// The names of the failures of a handshake in JSON.
    enum HandshakeFailureKind: String, CaseIterable {
        case close
        case reset
        case alert
        case plainHTTP = "plain_http"
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
            case .foreignResponse: .foreignResponse
            case .gzip: .gzip
            case .handshakeFailure: .handshakeFailure
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
        case .foreignResponse(let status, let format):
            fields = ["status": JSONValue(status), "format": .string(format.rawValue)]
        case .gzip(let body): fields["body"] = .string(body.rawValue)
        case .handshakeFailure(let failure):
            let kind: HandshakeFailureKind
            switch failure {
            case .close: kind = .close
            case .reset: kind = .reset
            case .plainHTTP: kind = .plainHTTP
            case .alert(let number):
                kind = .alert
                fields["alert"] = JSONValue(Int(number))
            }
            fields["kind"] = .string(kind.rawValue)
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
        case .foreignResponse:
            .foreignResponse(
                status: try reader.integer("status", in: 200...599) ?? 200,
                format: try reader.choice("format") ?? .html)
        case .gzip: .gzip(try reader.choice("body") ?? .valid)
        case .handshakeFailure: .handshakeFailure(try handshakeFailure(&reader))
        }
    }

    private func handshakeFailure(
        _ reader: inout ObjectReader
    ) throws(JSONReadingError) -> DropboxEmulator.Fault.HandshakeFailure {
        switch try reader.choice("kind", of: DropboxEmulator.Fault.Effect.HandshakeFailureKind.self) ?? .close {
        case .close: .close
        case .reset: .reset
        case .plainHTTP: .plainHTTP
        case .alert: .alert(UInt8(clamping: try reader.integer("alert", in: 0...255) ?? 40))
        }
    }
}
