import DropboxConcurrency
import DropboxCore
import Foundation

/// The option `--limit`: a bandwidth limit, which can depend on the time of day.
struct BandwidthOption: Sendable {
    /// The rate from a time of day.
    private struct Change: Sendable {
        /// The time since midnight in minutes.
        let minute: Int
        /// The rate in bytes per second, or `nil` for no limit.
        let rate: Int64?
    }

    private enum Direction: Sendable { case upload, download }

    /// The limit, or `nil` without the option.
    let limiter: BandwidthLimiter?
    private let direction: Direction
    /// The changes of a day in the order of their times. A constant limit has none.
    private let changes: [Change]

    /// Declares the option for downloads.
    static func forDownloads(_ arguments: inout Arguments) throws(CommandError) -> BandwidthOption {
        try BandwidthOption(&arguments, .download)
    }

    /// Declares the option for uploads.
    static func forUploads(_ arguments: inout Arguments) throws(CommandError) -> BandwidthOption {
        try BandwidthOption(&arguments, .upload)
    }

    private init(_ arguments: inout Arguments, _ direction: Direction) throws(CommandError) {
        self.direction = direction
        let text = arguments.option(
            "limit", "RATE",
            """
            transfer at most RATE bytes per second; the suffix k, M, or G multiplies by 10^3, 10^6, or 10^9. A RATE such \
            as '08:00,512k 19:00,off' depends on the time of day
            """)
        guard let text else {
            (limiter, changes) = (nil, [])
            return
        }
        changes = text.contains(",") ? try Self.changes(text) : []
        let rate = changes.isEmpty ? try Self.rate(text, in: text) : Self.rate(in: changes, at: Date())
        limiter =
            direction == .upload
            ? BandwidthLimiter(uploadBytesPerSecond: rate) : BandwidthLimiter(downloadBytesPerSecond: rate)
    }

    /// Runs a transfer, and changes its limit at the times of the option.
    ///
    /// - Parameters:
    ///   - now: The current time.
    ///   - sleep: Suspends until a time.
    func whileChanging<Result>(
        now: @escaping @Sendable () -> Date = { Date() },
        // The system may sleep meanwhile, and the user may set the clock, so the time is checked once per minute.
        sleep: @escaping @Sendable (Date) async throws -> Void = {
            try await Task.sleep(for: .seconds(min(max($0.timeIntervalSinceNow, 1), 60)))
        },
        _ transfer: () async throws(CommandError) -> Result
    ) async throws(CommandError) -> Result {
        guard let limiter, !changes.isEmpty else { return try await transfer() }
        let task = Task { [changes, direction] in
            while !Task.isCancelled {
                let rate = Self.rate(in: changes, at: now())
                switch direction {
                case .upload: limiter.uploadBytesPerSecond = rate
                case .download: limiter.downloadBytesPerSecond = rate
                }
                // A sleep throws only if the transfer has ended.
                do { try await sleep(Self.nextChange(in: changes, after: now())) } catch { return }
            }
        }
        defer { task.cancel() }
        return try await transfer()
    }

    // MARK: The schedule

    private static func changes(_ text: String) throws(CommandError) -> [Change] {
        var changes: [Change] = []
        for word in text.split(whereSeparator: \.isWhitespace) {
            let parts = word.split(separator: ",", omittingEmptySubsequences: false)
            guard parts.count == 2, let minute = minute(parts[0]) else { throw invalid(text) }
            guard !changes.contains(where: { $0.minute == minute }) else {
                throw .usage("invalid --limit '\(text)': \(parts[0]) occurs twice")
            }
            changes.append(Change(minute: minute, rate: try rate(String(parts[1]), in: text)))
        }
        return changes.sorted { $0.minute < $1.minute }
    }

    private static func minute(_ text: Substring) -> Int? {
        let parts = text.split(separator: ":", omittingEmptySubsequences: false)
        guard parts.count == 2, (1...2).contains(parts[0].utf8.count), parts[1].utf8.count == 2,
            parts.allSatisfy(\.hasOnlyDigits), let hour = UInt8(parts[0]), let minute = UInt8(parts[1]), hour < 24,
            minute < 60
        else { return nil }
        return Int(hour) * 60 + Int(minute)
    }

    private static func rate(_ rate: String, in text: String) throws(CommandError) -> Int64? {
        if rate == "off" { return nil }
        guard let bytes = ByteCount.bytes(rate), bytes >= 1 else { throw invalid(text) }
        return bytes
    }

    private static func invalid(_ text: String) -> CommandError {
        .usage(
            """
            invalid --limit '\(text)': expected a number of bytes per second, such as 500k, or times with numbers, such as \
            '08:00,512k 19:00,off'
            """)
    }

    /// Returns the rate at a time. Before the first change of a day, it is that of the last one.
    private static func rate(in changes: [Change], at date: Date) -> Int64? {
        let parts = Calendar.current.dateComponents([.hour, .minute], from: date)
        let minute = (parts.hour ?? 0) * 60 + (parts.minute ?? 0)
        return (changes.last { $0.minute <= minute } ?? changes.last)?.rate
    }

    /// Returns the time of the next change.
    private static func nextChange(in changes: [Change], after date: Date) -> Date {
        let dates = changes.compactMap { change in
            Calendar.current.nextDate(
                after: date, matching: DateComponents(hour: change.minute / 60, minute: change.minute % 60),
                matchingPolicy: .nextTime)
        }
        return dates.min() ?? date.addingTimeInterval(86_400)
    }
}
