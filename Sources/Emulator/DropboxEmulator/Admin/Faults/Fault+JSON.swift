import Foundation

/// The JSON representation of faults in the configuration and in the admin API: one flat object. `effect` names the
/// effect, and its parameters are additional keys of the same object:
///
///     {"effect": "rate_limit", "retry_after": 3, "route": "files/upload", "times": 2}
///
/// Instead, `sequence` has a list of such effects, each with its own `times`.
extension DropboxEmulator.Fault {
    private static let times = 1...1_000_000_000

    /// Creates a fault from JSON, and checks whether any call can match it.
    init(_ reader: inout ObjectReader) throws(JSONReadingError) {
        let steps: [Step]
        if let sequence = try reader.objects("sequence", Self.step) {
            steps = sequence
        } else {
            let kind = try reader.require(try reader.choice("effect", of: Effect.Kind.self), "effect")
            steps = [Step(try kind.effect(&reader), times: try reader.integer("times", in: Self.times))]
        }
        self.init(
            sequence: steps, on: try reader.string("route"), account: try reader.string("account"),
            path: try reader.string("path"), skipping: try reader.integer("skip", in: 0...1_000_000_000) ?? 0,
            probability: try reader.number("probability", in: 0...1) ?? 1)
        name = try reader.string("name")
        app = try reader.string("app")
        argument = try reader.json("argument")
        header = try reader.object("header") { reader throws(JSONReadingError) in
            Header(try reader.requiredString("name"), try reader.string("value") ?? "*")
        }
        callNumbers = try reader.integers("call", in: Self.times).map(Set.init)
        // Report unknown keys first: a misspelled condition is missing here.
        try reader.finish()
        do {
            _ = try FaultMatcher(self)
        } catch {
            throw reader.error(at: error.key, error.text)
        }
    }

    private static func step(_ reader: inout ObjectReader) throws(JSONReadingError) -> Step {
        let isUnlimited = try reader.bool("unlimited") ?? false
        let times = try reader.integer("times", in: Self.times)
        if isUnlimited, times != nil {
            throw reader.error(at: "times", "\"unlimited\" and \"times\" can't be combined")
        }
        let name = try reader.require(reader.consume("effect"), "effect")
        if name == "none" { return Step(nil, times: isUnlimited ? nil : times ?? 1) }
        guard case .string(let text) = name, let kind = Effect.Kind(rawValue: text) else {
            let allowed = (["none"] + Effect.Kind.allCases.map(\.rawValue)).map { "\"\($0)\"" }
            throw reader.error(
                at: "effect", "expected one of \(allowed.joined(separator: ", ")), not \(name.valueDescription)")
        }
        return Step(try kind.effect(&reader), times: isUnlimited ? nil : times ?? 1)
    }

    /// The fault as JSON, in the form that `init(_:)` reads.
    var json: [String: JSONValue] {
        var fields: [String: JSONValue] = [:]
        if steps.count == 1, let step = steps.first, let effect = step.effect {
            fields = effect.json
            fields["times"] = step.times.map { JSONValue($0) }
        } else {
            fields["sequence"] = .array(
                steps.map { step in
                    var fields = step.effect?.json ?? ["effect": "none"]
                    fields["times"] = step.times.map { JSONValue($0) }
                    if step.times == nil { fields["unlimited"] = true }
                    return .object(fields)
                })
        }
        fields["name"] = name.map(JSONValue.string)
        fields["route"] = route.map(JSONValue.string)
        fields["account"] = account.map(JSONValue.string)
        fields["app"] = app.map(JSONValue.string)
        fields["path"] = path.map(JSONValue.string)
        fields["argument"] = argument.map(JSONValue.parsedText)
        fields["header"] = header.map { ["name": .string($0.name), "value": .string($0.value)] }
        fields["call"] = callNumbers.map { .array($0.sorted().map { JSONValue($0) }) }
        if skipCount > 0 { fields["skip"] = JSONValue(skipCount) }
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

    /// The name and the parameters of the effect.
    fileprivate var json: [String: JSONValue] {
        var fields = parameters
        fields["effect"] = .string(kind)
        return fields
    }

    private var parameters: [String: JSONValue] {
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
