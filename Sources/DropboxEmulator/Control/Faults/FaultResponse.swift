import Foundation

/// Answers of a service in trouble, in all the shapes that clients have met.
enum FaultResponse {
    static func rateLimit(
        _ retryAfter: Int?, _ form: Fault.BodyFormat, _ header: Fault.RetryAfter, _ reason: Fault.RateLimitReason,
        _ service: Service
    ) throws -> ServerResponse {
        var response: ServerResponse
        switch form {
        case .json:
            response = try ErrorResponse.rateLimit(
                reason: reason.rawValue, retryAfter: retryAfter.map(UInt64.init(clamping:)), service.minting)
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

    static func serverError(_ status: Int, _ form: Fault.BodyFormat) -> ServerResponse {
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

    /// A page of a machine that stands before the service.
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
        case 429: "Too Many Requests"
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
