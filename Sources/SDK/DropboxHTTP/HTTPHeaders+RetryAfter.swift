import Foundation

extension HTTPHeaders {
    /// Returns the delay in the `Retry-After` header, or `nil` if the header is missing or malformed.
    ///
    /// The header contains a number of seconds or a date. A date in the past returns zero.
    ///
    /// - Parameter now: The time to compare a date with. The default is the current time. The `Date` header takes
    ///   precedence, because it's the server's clock.
    public func retryAfter(now: Date = Date()) -> Duration? {
        guard let value = self["Retry-After"] else { return nil }
        let serverNow = self["Date"].flatMap(HTTPDate.parse) ?? now
        return RetryAfter.delay(value, now: serverNow)
    }
}

enum RetryAfter {
    /// The maximum delay in seconds, which prevents overflow.
    private static let maximumDelay = 365.0 * 86_400

    static func delay(_ value: String, now: Date) -> Duration? {
        let text = value.trimmingWhitespace
        if text.utf8.allSatisfy({ $0.isASCIIDigit || $0 == UInt8(ascii: ".") }) {
            guard let seconds = Double(text) else { return nil }
            return .seconds(min(seconds, maximumDelay))
        }
        guard let date = HTTPDate.parse(text) else { return nil }
        return .seconds(min(max(0, date.timeIntervalSince(now).rounded(.up)), maximumDelay))
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

/// A parser for HTTP dates (RFC 9110, section 5.6.7) in all three formats:
///
///     Sun, 06 Nov 1994 08:49:37 GMT      the current format
///     Sunday, 06-Nov-94 08:49:37 GMT     RFC 850
///     Sun Nov  6 08:49:37 1994           asctime
enum HTTPDate {
    /// Parses a date. Returns `nil` if the text has none of the formats, or if the day or time doesn't exist.
    static func parse(_ text: String) -> Date? {
        let components = text.split(whereSeparator: { " ,-".contains($0) }).map(String.init)
        return switch components.count {
        case 6 where components[5] == "GMT" || components[5] == "UTC":
            date(year: year(components[3]), month: components[2], day: components[1], time: components[4])
        case 5:
            date(year: year(components[4]), month: components[1], day: components[2], time: components[3])
        default: nil
        }
    }

    private static let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]

    /// Parses a year. Two digits represent the years 1970 to 2069.
    private static func year(_ text: String) -> Int? {
        guard let number = number(text, digits: text.utf8.count) else { return nil }
        return switch text.utf8.count {
        case 4: number
        case 2: number < 70 ? 2000 + number : 1900 + number
        default: nil
        }
    }

    private static func date(year: Int?, month: String, day: String, time: String) -> Date? {
        let parts = time.split(separator: ":", omittingEmptySubsequences: false).map(String.init)
        guard let year, let month = months.firstIndex(of: month), parts.count == 3,
            let day = number(day, digits: day.utf8.count), day >= 1, day <= length(ofMonth: month, year: year),
            let hour = number(parts[0], digits: 2), hour < 24, let minute = number(parts[1], digits: 2), minute < 60,
            let second = number(parts[2], digits: 2), second <= 60
        else { return nil }
        let days = daysSince1970(year: year, month: month + 1, day: day)
        return Date(timeIntervalSince1970: Double(days * 86_400 + hour * 3_600 + minute * 60 + second))
    }

    private static func number(_ text: String, digits: Int) -> Int? {
        guard (1...4).contains(text.utf8.count), text.utf8.count == digits,
            text.utf8.allSatisfy(\.isASCIIDigit)
        else { return nil }
        return Int(text)
    }

    private static func length(ofMonth month: Int, year: Int) -> Int {
        let isLeapYear = year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
        return [31, isLeapYear ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month]
    }

    /// Returns the days since 1970-01-01 in the Gregorian calendar.
    ///
    /// Years start in March here, which makes the leap day the last day of a year. Eras of 400 years repeat.
    private static func daysSince1970(year: Int, month: Int, day: Int) -> Int {
        let year = month <= 2 ? year - 1 : year
        let era = (year >= 0 ? year : year - 399) / 400
        let yearOfEra = year - era * 400
        let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        return era * 146_097 + dayOfEra - 719_468
    }
}
