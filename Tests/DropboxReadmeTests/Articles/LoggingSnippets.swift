import DropboxCore
import DropboxHTTP
import Foundation

// The snippets of the article LoggingAndMetrics, verbatim. The declarations at the end replace the packages that the
// snippets import: they have the same signatures.

func loggingConfiguration(_ logger: Logger) -> DropboxTransportClientImpl.Configuration {
    let configuration = DropboxTransportClientImpl.Configuration {
        $0.log = { level, message in
            switch level {
            case .error: logger.error("\(message)")
            case .info: logger.info("\(message)")
            case .debug: logger.debug("\(message)")
            }
        }
    }
    return configuration
}

func systemLogConfiguration(_ logger: SystemLogger) -> DropboxTransportClientImpl.Configuration {
    let configuration = DropboxTransportClientImpl.Configuration {
        $0.log = { level, message in
            let type: OSLogType =
                switch level {
                case .error: .error
                case .info: .info
                case .debug: .debug
                }
            logger.log(level: type, "\(message, privacy: .public)")
        }
    }
    return configuration
}

func metricsConfiguration() -> DropboxTransportClientImpl.Configuration {
    let configuration = DropboxTransportClientImpl.Configuration {
        $0.onEvent = { event in
            let status = event.status.map(String.init) ?? "none"
            let dimensions = [("route", event.route.path), ("status", status)]
            Counter(label: "dropbox.attempts", dimensions: dimensions).increment()
            Timer(label: "dropbox.duration", dimensions: dimensions).recordNanoseconds(nanoseconds(event.duration))
            Timer(label: "dropbox.queueing", dimensions: dimensions).recordNanoseconds(nanoseconds(event.queueing))
            Recorder(label: "dropbox.received", dimensions: dimensions).record(event.receivedBytes ?? 0)
        }
    }
    return configuration
}

func nanoseconds(_ duration: Duration) -> Int64 {
    let (seconds, attoseconds) = duration.components
    return seconds * 1_000_000_000 + attoseconds / 1_000_000_000
}

func reportForSupport(_ client: DropboxClient, _ file: URL) async throws {
    try await client.report().write(to: file)
}

func prometheusText(_ token: String) -> String {
    let metrics = CallMetrics()
    let client = DropboxClient(accessToken: token, configuration: .init { $0.onEvent = metrics.record })
    // In the handler of your server for /metrics:
    let body = metrics.text()
    withExtendedLifetime(client) {}
    return body
}

func printSlowCalls(_ client: DropboxTransportClientImpl) async {
    for await event in client.events() where event.duration > .seconds(5) { print("slow: \(event)") }
}

struct TracingMiddleware: CallMiddleware {
    func send(_ attempt: CallAttempt, next: Next) async throws -> CallOutcome {
        try await withSpan("dropbox \(attempt.route.path)", ofKind: .client) { span in
            span.attributes["http.request.resend_count"] = attempt.number - 1
            var attempt = attempt
            InstrumentationSystem.instrument.inject(span.context, into: &attempt.headers, using: HeaderInjector())
            let outcome = try await next(attempt)
            span.attributes["http.response.status_code"] = outcome.metadata?.status
            span.attributes["dropbox.request_id"] = outcome.metadata?.requestID
            if outcome.verdict != nil { span.setStatus(SpanStatus(code: .error)) }
            return outcome
        }
    }
}

struct HeaderInjector: Injector {
    func inject(_ value: String, forKey key: String, into headers: inout HTTPHeaders) {
        headers.set(key, to: value)
    }
}

func tracingConfiguration() -> DropboxTransportClientImpl.Configuration {
    let configuration = DropboxTransportClientImpl.Configuration { $0.middleware = [TracingMiddleware()] }
    return configuration
}

func waitMetrics() -> DropboxTransportClientImpl.Configuration {
    let configuration = DropboxTransportClientImpl.Configuration {
        $0.onWait = { event in
            if case .began(let wait) = event {
                Counter(label: "dropbox.waits", dimensions: [("route", wait.route)]).increment()
            }
        }
    }
    return configuration
}

// MARK: - Instead of swift-log, OSLog, swift-metrics, and swift-distributed-tracing

struct Logger: Sendable {
    struct Message: ExpressibleByStringInterpolation, Sendable {
        let text: String
        init(stringLiteral text: String) { self.text = text }
    }

    func error(_ message: @autoclosure () -> Message) {}
    func info(_ message: @autoclosure () -> Message) {}
    func debug(_ message: @autoclosure () -> Message) {}
}

struct Counter {
    init(label: String, dimensions: [(String, String)]) {}
    func increment() {}
}

struct Timer {
    init(label: String, dimensions: [(String, String)]) {}
    func recordNanoseconds(_ duration: Int64) {}
}

struct Recorder {
    init(label: String, dimensions: [(String, String)]) {}
    func record(_ value: Int64) {}
}

struct ServiceContext: Sendable {}

enum SpanKind: Sendable { case `internal`, client }

struct SpanStatus: Sendable {
    enum Code: Sendable { case ok, error }
    init(code: Code, message: String? = nil) {}
}

struct SpanAttributes: Sendable {
    subscript(key: String) -> Int? {
        get { nil }
        set {}
    }
    subscript(key: String) -> String? {
        get { nil }
        set {}
    }
}

protocol Span: AnyObject, Sendable {
    var context: ServiceContext { get }
    var attributes: SpanAttributes { get set }
    func setStatus(_ status: SpanStatus)
}

private final class EmptySpan: Span {
    let context = ServiceContext()
    var attributes: SpanAttributes {
        get { SpanAttributes() }
        set {}
    }
    func setStatus(_ status: SpanStatus) {}
}

func withSpan<T>(
    _ operationName: String, ofKind kind: SpanKind, _ operation: (any Span) async throws -> T
) async rethrows -> T { try await operation(EmptySpan()) }

protocol Injector: Sendable {
    associatedtype Carrier
    func inject(_ value: String, forKey key: String, into carrier: inout Carrier)
}

struct Instrument: Sendable {
    func inject<Inject: Injector>(_ context: ServiceContext, into carrier: inout Inject.Carrier, using injector: Inject)
    {}
}

enum InstrumentationSystem {
    static let instrument = Instrument()
}

/// Instead of the `Logger` of OSLog.
struct SystemLogger: Sendable {
    struct Message: ExpressibleByStringInterpolation, Sendable {
        enum Privacy {
            case `public`
        }

        struct StringInterpolation: StringInterpolationProtocol {
            init(literalCapacity: Int, interpolationCount: Int) {}
            mutating func appendLiteral(_ literal: String) {}
            mutating func appendInterpolation(_ text: String, privacy: Privacy) {}
        }

        init(stringLiteral text: String) {}
        init(stringInterpolation: StringInterpolation) {}
    }

    func log(level: OSLogType, _ message: Message) {}
}

enum OSLogType {
    case error, info, debug
}
