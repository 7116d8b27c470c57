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

struct MeasuredTransport: HTTPTransport {
    let transport: any HTTPTransport

    func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
        let start = ContinuousClock.now
        do throws(HTTPError) {
            let response = try await transport.send(request)
            record(request, status: "\(response.status)", start)
            return response
        } catch {
            record(request, status: "none", start)
            throw error
        }
    }

    func shutdown() { transport.shutdown() }

    private func record(_ request: HTTPRequest, status: String, _ start: ContinuousClock.Instant) {
        let dimensions = [("route", request.url.path), ("status", status)]
        Counter(label: "dropbox.requests", dimensions: dimensions).increment()
        let (seconds, attoseconds) = (ContinuousClock.now - start).components
        Timer(label: "dropbox.duration", dimensions: dimensions)
            .recordNanoseconds(seconds * 1_000_000_000 + attoseconds / 1_000_000_000)
    }
}

func measuredClient(_ provider: any AccessTokenProvider) -> DropboxClient {
    let client = DropboxClient(
        transportClient: DropboxTransportClientImpl(
            authentication: .accessToken(provider), transport: MeasuredTransport(transport: makeHTTPTransport())))
    return client
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

// MARK: - Instead of swift-log, OSLog, and swift-metrics

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
