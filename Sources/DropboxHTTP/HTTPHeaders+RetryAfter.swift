import Foundation

extension HTTPHeaders {
    /// How long the server asks to wait, by its `Retry-After` header; `nil` where there is none or it makes no sense.
    ///
    /// Both forms are understood: a number of seconds, and a date. A date in the past gives zero.
    ///
    /// - Parameter now: the time that a date is compared with; by default the time of the call. The server's own clock
    ///   (its `Date` header) is better where it is there, and is taken then.
    public func retryAfter(now: Date = Date()) -> Duration? {
        guard let value = self["Retry-After"] else { return nil }
        let serverNow = self["Date"].flatMap(HTTPDate.parse) ?? now
        return RetryAfter.delay(value, now: serverNow)
    }
}

enum RetryAfter {
    /// A value beyond this is as good as "never"; it keeps the arithmetic far from overflow.
    private static let longest = 365.0 * 86_400

    static func delay(_ value: String, now: Date) -> Duration? {
        let text = value.trimmingWhitespace
        if text.utf8.allSatisfy({ $0.isASCIIDigit || $0 == UInt8(ascii: ".") }) {
            guard let seconds = Double(text) else { return nil }
            return .seconds(min(seconds, longest))
        }
        guard let date = HTTPDate.parse(text) else { return nil }
        return .seconds(min(max(0, date.timeIntervalSince(now).rounded(.up)), longest))
    }
}

extension String {
    var trimmingWhitespace: String {
        let isSpace = { (character: Character) in character == " " || character == "\t" }
        guard let first = firstIndex(where: { !isSpace($0) }), let last = lastIndex(where: { !isSpace($0) }) else {
            return ""
        }
        return String(self[first...last])
    }
}
