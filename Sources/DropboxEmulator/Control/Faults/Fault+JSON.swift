import Foundation

/// Faults as the configuration and the control over HTTP write them: one flat object. `effect` names the effect, its
/// parameters stand beside it:
///
///     {"effect": "rate_limit", "retry_after": 3, "route": "files/upload", "times": 2}
extension Fault {
    /// Reads a fault.
    init(_ reader: inout ObjectReader) throws(JSONReadingError) {
        let kind = try reader.require(try reader.choice("effect", of: Effect.Kind.self), "effect")
        self.init(
            try kind.effect(&reader), on: try reader.string("route"), account: try reader.string("account"),
            skipping: try reader.integer("skip", in: 0...1_000_000_000) ?? 0,
            times: try reader.integer("times", in: 1...1_000_000_000),
            probability: try reader.number("probability", in: 0...1) ?? 1)
    }

    /// What `init` reads.
    var json: [String: JSONValue] {
        var fields = effect.parameters
        fields["effect"] = .string(effect.kind)
        if let route { fields["route"] = .string(route) }
        if let account { fields["account"] = .string(account) }
        if skipped > 0 { fields["skip"] = JSONValue(skipped) }
        if let times { fields["times"] = JSONValue(times) }
        if probability < 1 { fields["probability"] = .number(probability) }
        return fields
    }
}

extension Fault.Effect {
    /// The names of the effects.
    enum Kind: String, CaseIterable {
        case rateLimit = "rate_limit"
        case writeContention = "write_contention"
        case serverError = "server_error"
        case reset
        case close
        case truncate
        case corrupt
        case stall
        case drip
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
            case .drip: .drip
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
        case .rateLimit(let retryAfter, let form, let header, let reason):
            fields = [
                "form": .string(form.rawValue), "header": .string(header.rawValue), "reason": .string(reason.rawValue),
            ]
            if let retryAfter { fields["retry_after"] = JSONValue(retryAfter) }
        case .serverError(let status, let form, let moment):
            fields = [
                "status": JSONValue(status), "form": .string(form.rawValue), "moment": .string(moment.rawValue),
            ]
        case .reset(let moment), .close(let moment): fields["moment"] = .string(moment.rawValue)
        case .truncate(let offset): fields["after_bytes"] = offset.map { JSONValue($0) }
        case .corrupt(let offset): fields["at_byte"] = offset.map { JSONValue($0) }
        case .stall(let offset, let duration):
            fields["after_bytes"] = JSONValue(offset)
            fields["seconds"] = duration.map { .number($0.seconds) }
        case .drip(let rate): fields["bytes_per_second"] = JSONValue(rate)
        case .latency(let delay, let jitter):
            fields = ["seconds": .number(delay.seconds), "jitter_seconds": .number(jitter.seconds)]
        case .staleConnection(let staleness): fields["close"] = .string(staleness.rawValue)
        case .smallPages(let size): fields["entries"] = JSONValue(size)
        case .clockJump(let duration): fields["seconds"] = .number(duration.seconds)
        case .writeContention, .expiredToken, .cursorReset, .diskFull: break
        }
        return fields
    }
}

extension Fault.Effect.Kind {
    private static let bytes = 0...(1 << 50)

    /// Reads the parameters of the effect; each has a default, but where there is no sensible one.
    fileprivate func effect(_ reader: inout ObjectReader) throws(JSONReadingError) -> Fault.Effect {
        switch self {
        case .rateLimit:
            .rateLimit(
                retryAfter: try reader.integer("retry_after", in: 0...1_000_000),
                form: try reader.choice("form") ?? .json, header: try reader.choice("header") ?? .seconds,
                reason: try reader.choice("reason") ?? .tooManyRequests)
        case .writeContention: .writeContention
        case .serverError:
            .serverError(
                status: try reader.integer("status", in: 500...599) ?? 500, format: try reader.choice("form") ?? .html,
                at: try reader.choice("moment") ?? .before)
        case .reset: .reset(try reader.choice("moment") ?? .before)
        case .close: .close(try reader.choice("moment") ?? .before)
        case .truncate: .truncate(after: try reader.integer("after_bytes", in: Self.bytes))
        case .corrupt: .corrupt(at: try reader.integer("at_byte", in: Self.bytes))
        case .stall:
            .stall(
                after: try reader.integer("after_bytes", in: Self.bytes) ?? 0, for: try reader.seconds("seconds"))
        case .drip:
            .drip(
                bytesPerSecond: try reader.require(
                    try reader.integer("bytes_per_second", in: 1...(1 << 40)), "bytes_per_second"))
        case .latency:
            .latency(
                try reader.require(try reader.seconds("seconds"), "seconds"),
                jitter: try reader.seconds("jitter_seconds") ?? .zero)
        case .staleConnection: .staleConnection(try reader.choice("close") ?? .afterAnswer)
        case .expiredToken: .expiredToken
        case .cursorReset: .cursorReset
        case .smallPages: .smallPages(of: try reader.integer("entries", in: 0...2000) ?? 1)
        case .clockJump: .clockJump(by: try reader.require(try reader.seconds("seconds", from: -1e10), "seconds"))
        case .diskFull: .diskFull
        }
    }
}
