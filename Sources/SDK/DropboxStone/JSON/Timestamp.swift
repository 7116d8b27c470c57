import Foundation

/// The two timestamp formats of the API, converted between text and seconds since 1970 in UTC.
///
/// Records store seconds, because `Date` isn't frozen on Apple platforms, and the service uses whole seconds.
enum Timestamp {
    static let secondFormat = "%Y-%m-%dT%H:%M:%SZ"
    static let dayFormat = "%Y-%m-%d"

    private static let secondsPerDay = 86_400
    /// The seconds from the start of the year 0 to the end of the year 9999, which are the years that four digits can
    /// represent.
    private static let writable: ClosedRange<Int64> = -62_167_219_200...253_402_300_799
    /// The start of the year 1.
    fileprivate static let firstYear: Int64 = -62_135_596_800

    /// Returns the seconds of `text`, or `nil` if it isn't a valid date in the format.
    static func parse(_ text: ByteSpan, isDay: Bool) -> Int64? {
        let bytes = text.start
        func number(_ index: Int) -> Int? {
            let tens = bytes[index] &- 48
            let ones = bytes[index + 1] &- 48
            return tens < 10 && ones < 10 ? Int(tens) * 10 + Int(ones) : nil
        }
        guard text.count == (isDay ? 10 : 20), bytes[4] == 0x2D, bytes[7] == 0x2D,
            let century = number(0), let rest = number(2), let month = number(5), let day = number(8)
        else { return nil }
        let year = century * 100 + rest
        guard (1...12).contains(month), day >= 1, day <= days(in: month, of: year) else { return nil }
        let seconds = days(year, month, day) * secondsPerDay
        if isDay { return Int64(seconds) }
        guard bytes[10] == 0x54, bytes[13] == 0x3A, bytes[16] == 0x3A, bytes[19] == 0x5A,
            let hour = number(11), let minute = number(14), let second = number(17),
            hour < 24, minute < 60, second <= 60
        else { return nil }
        return Int64(seconds + hour * 3600 + minute * 60 + second)
    }

    /// Writes `seconds` without quotes. A year with more than four digits is clamped to the nearest representable time.
    static func write(_ seconds: Int64, isDay: Bool, to write: (UInt8) -> Void) {
        let seconds = Int(min(max(seconds, writable.lowerBound), writable.upperBound))
        let day = seconds >= 0 ? seconds / secondsPerDay : (seconds - secondsPerDay + 1) / secondsPerDay
        let second = seconds - day * secondsPerDay
        func number(_ value: Int) {
            write(UInt8(48 + value / 10 % 10))
            write(UInt8(48 + value % 10))
        }
        let date = civil(day)
        number(date.year / 100)
        number(date.year % 100)
        write(0x2D)
        number(date.month)
        write(0x2D)
        number(date.day)
        guard !isDay else { return }
        write(0x54)
        number(second / 3600)
        write(0x3A)
        number(second / 60 % 60)
        write(0x3A)
        number(second % 60)
        write(0x5A)
    }

    // MARK: Calendar with eras of 400 years that start on March 1

    private static func days(in month: Int, of year: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    /// Returns the days since 1970-01-01.
    private static func days(_ year: Int, _ month: Int, _ day: Int) -> Int {
        let year = month <= 2 ? year - 1 : year
        let era = (year >= 0 ? year : year - 399) / 400
        let yearOfEra = year - era * 400
        let dayOfYear = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
        let dayOfEra = yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear
        return era * 146_097 + dayOfEra - 719_468
    }

    private static func civil(_ days: Int) -> (year: Int, month: Int, day: Int) {
        let shifted = days + 719_468
        let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
        let dayOfEra = shifted - era * 146_097
        let yearOfEra = (dayOfEra - dayOfEra / 1_460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
        let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
        let shiftedMonth = (5 * dayOfYear + 2) / 153
        let month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
        return (yearOfEra + era * 400 + (month <= 2 ? 1 : 0), month, dayOfYear - (153 * shiftedMonth + 2) / 5 + 1)
    }
}

extension Date {
    /// The time in whole seconds, as the API writes it: `2026-11-28T16:05:00Z`. The calendar is always the Gregorian one, as for
    /// the service. That of Foundation is the Julian one before 1582.
    package var apiText: String {
        var text: [UInt8] = []
        text.reserveCapacity(20)
        appendAPIText(to: &text)
        return String(decoding: text, as: UTF8.self)
    }

    /// Appends ``apiText``.
    package func appendAPIText(to text: inout [UInt8]) {
        Timestamp.write(wholeSeconds, isDay: false) { text.append($0) }
    }

    /// A Boolean value that indicates whether the time is in the years 1 to 9999, so that it can be sent as it is.
    package var isRepresentable: Bool {
        (Double(Timestamp.firstYear)..<253_402_300_800).contains(timeIntervalSince1970)
    }
}
