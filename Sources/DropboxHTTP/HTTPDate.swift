import Foundation

/// Dates as HTTP writes them (RFC 9110, section 5.6.7), in all three forms:
///
///     Sun, 06 Nov 1994 08:49:37 GMT      the form of today
///     Sunday, 06-Nov-94 08:49:37 GMT     RFC 850
///     Sun Nov  6 08:49:37 1994           asctime
enum HTTPDate {
    /// The date, or `nil` where the text is none of the forms or names a day or time that does not exist.
    static func parse(_ text: String) -> Date? {
        let words = text.split(whereSeparator: { " ,-".contains($0) }).map(String.init)
        return switch words.count {
        case 6 where words[5] == "GMT" || words[5] == "UTC":
            date(year: year(words[3]), month: words[2], day: words[1], time: words[4])
        case 5:
            date(year: year(words[4]), month: words[1], day: words[2], time: words[3])
        default: nil
        }
    }

    private static let months = [
        "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec",
    ]

    /// Two digits stand for the years 1970 to 2069.
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

    /// Days from 1970-01-01 in the Gregorian calendar. The year is taken to begin in March, so that the leap day is its
    /// last, and eras of 400 years repeat.
    private static func daysSince1970(year: Int, month: Int, day: Int) -> Int {
        let year = month <= 2 ? year - 1 : year
        let era = (year >= 0 ? year : year - 399) / 400
        let yearOfEra = year - era * 400
        let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        return era * 146_097 + dayOfEra - 719_468
    }
}
