import DropboxCore
import DropboxHTTPServer
import Foundation

/// Error responses of an overloaded or failing service, in every format that clients have encountered.
enum FaultResponse {
    static func rateLimit(
        _ retryAfter: Int?, _ form: DropboxEmulator.Fault.BodyFormat, _ header: DropboxEmulator.Fault.RetryAfterFormat,
        _ reason: DropboxEmulator.Fault.RateLimitReason,
        _ service: Service
    ) throws -> ServerResponse {
        var response: ServerResponse
        switch form {
        case .json:
            response = try ErrorResponse.rateLimit(
                reason: reason.rawValue, retryAfter: retryAfter.map(UInt64.init(clamping:)), service.idGenerator)
        case .text:
            response = ErrorResponse.text(429, reason.rawValue)
        case .html:
            response = page(429)
        case .empty:
            response = ServerResponse(status: 429)
        }
        if let retryAfter {
            switch header {
            case .seconds: response.headers["Retry-After"] = String(retryAfter)
            case .date:
                let date = service.clock.now.addingTimeInterval(TimeInterval(retryAfter))
                response.headers["Retry-After"] = httpDate(date)
            case .none: break
            }
        }
        return response
    }

    static func serverError(_ status: Int, _ form: DropboxEmulator.Fault.BodyFormat) -> ServerResponse {
        switch form {
        case .json:
            let body = #"{"error": "\#(phrase(status))"}"#
            return ServerResponse(
                status: status, headers: ["Content-Type": "application/json"], body: .data(Data(body.utf8)))
        case .text: return ErrorResponse.text(status, phrase(status))
        case .html: return page(status)
        case .empty: return ServerResponse(status: status)
        }
    }

    /// Returns a response of something between the client and the service.
    static func foreign(_ status: Int, _ form: DropboxEmulator.Fault.BodyFormat) -> ServerResponse {
        // The statuses 204 and 304 have no body.
        var response = serverError(status, [204, 304].contains(status) ? .empty : form)
        response.isForeign = true
        if status == 407 { response.headers["Proxy-Authenticate"] = #"Basic realm="proxy""# }
        if [301, 302, 303, 307, 308].contains(status) { response.headers["Location"] = "http://portal.invalid/" }
        return response
    }

    /// The number of bytes up to which a body is compressed.
    private static let compressionLimit: Int64 = 16 << 20
    /// Spaces, which are valid before and after JSON, compressed to a thousandth of their size.
    private static let bomb = Gzip.compressed(Data(repeating: UInt8(ascii: " "), count: 64 << 20))

    /// Compresses the body of a response.
    static func compress(_ response: inout ServerResponse, as kind: DropboxEmulator.Fault.CompressedBody) {
        guard let plain = response.body.content(upTo: compressionLimit),
            var body = kind == .bomb ? bomb : Gzip.compressed(plain)
        else { return }
        if kind == .damaged {
            // The header has 10 bytes, and the checksum and the size at the end have 8.
            for index in body.indices.dropFirst(10).dropLast(8) { body[index] ^= 0xFF }
        }
        response.body = .data(body)
        response.headers["Content-Encoding"] = "gzip"
    }

    /// An HTML page as load balancers and proxies send it.
    private static func page(_ status: Int) -> ServerResponse {
        let title = "\(status) \(phrase(status))"
        let body = """
            <html>
            <head><title>\(title)</title></head>
            <body>
            <center><h1>\(title)</h1></center>
            </body>
            </html>

            """
        return ServerResponse(status: status, headers: ["Content-Type": "text/html"], body: .data(Data(body.utf8)))
    }

    private static func phrase(_ status: Int) -> String {
        switch status {
        case ..<300: "Sign in to the Network"
        case ..<400: "Moved"
        case 401: "Unauthorized"
        case 403: "Forbidden"
        case 404: "Not Found"
        case 407: "Proxy Authentication Required"
        case 429: "Too Many Requests"
        case ..<500: "Bad Request"
        case 502: "Bad Gateway"
        case 503: "Service Unavailable"
        case 504: "Gateway Timeout"
        default: "Internal Server Error"
        }
    }

    private static func httpDate(_ date: Date) -> String {
        let style = Date.VerbatimFormatStyle(
            format: """
                \(weekday: .abbreviated), \(day: .twoDigits) \(month: .abbreviated) \(year: .padded(4)) \
                \(hour: .twoDigits(clock: .twentyFourHour, hourCycle: .zeroBased)):\(minute: .twoDigits):\(second: .twoDigits) GMT
                """,
            locale: Locale(identifier: "en_US_POSIX"), timeZone: .gmt, calendar: Calendar(identifier: .gregorian))
        return date.formatted(style)
    }
}

extension ServerResponse.Body {
    /// Returns the content, or `nil` if it isn't readable or has more than `limit` bytes.
    fileprivate func content(upTo limit: Int64) -> Data? {
        switch self {
        case .data(let data): return data.count <= limit ? data : nil
        case .hangUp, .tunnel: return nil
        case .reader(let reader, let length):
            guard let length, length <= limit else { return nil }
            var content = Data(count: Int(length))
            var offset = 0
            while offset < content.count {
                let count: Int
                do {
                    count = try content.withUnsafeMutableBytes { bytes in
                        try reader.read(
                            at: Int64(offset), into: UnsafeMutableRawBufferPointer(rebasing: bytes[offset...]))
                    }
                } catch {
                    return nil
                }
                guard count > 0 else { return nil }
                offset += count
            }
            return content
        }
    }
}
