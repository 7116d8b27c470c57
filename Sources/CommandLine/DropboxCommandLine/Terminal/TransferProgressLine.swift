import DropboxConcurrency
import Foundation
import SwiftyDropbox

/// The progress line of a transfer: a bar, the number of bytes, the rate, and the remaining time.
///
/// The line is redrawn for each progress report, and four times per second because there may be no reports for a while.
/// Without a terminal, a line is printed every 10 seconds if the user asks for it.
final class TransferProgressLine: Sendable {
    /// The progress in bytes. In a download, all transferred bytes are confirmed.
    private struct Counts {
        var transferred: Int64
        var confirmed: Int64
        /// Negative if the total is unknown.
        var total: Int64
    }

    private struct State {
        var counts: Counts?
        /// The time and the bytes of the first report. Bytes that were transferred before don't count for the rate.
        var first: (time: ContinuousClock.Instant, bytes: Int64)?
        var lastDrawn: ContinuousClock.Instant?
        var isFinished = false
        var timer: Task<Void, Never>?
    }

    private enum Mode { case hidden, drawn, printed }

    private let name: String
    private let terminal: Terminal
    private let mode: Mode
    private let state = Locked(State())
    private let pause: @Sendable () async throws -> Void

    /// - Parameters:
    ///   - name: The name of the transferred item.
    ///   - terminal: The terminal.
    ///   - isShared: Whether the user types input on the terminal. In that case, the line isn't drawn.
    ///   - pause: Suspends until the line is drawn or printed again.
    init(
        _ name: String, terminal: Terminal, isShared: Bool = false,
        pause: (@Sendable () async throws -> Void)? = nil
    ) {
        self.name = name
        self.terminal = terminal
        let mode: Mode =
            isShared ? .hidden : terminal.isInteractive ? .drawn : terminal.printsProgress ? .printed : .hidden
        self.mode = mode
        self.pause = pause ?? { try await Task.sleep(for: mode == .printed ? .seconds(10) : .milliseconds(250)) }
    }

    deinit { state.withLock(\.timer)?.cancel() }

    /// Shows the progress of a transfer.
    @Sendable func show(_ progress: Progress) {
        let bytes = progress.completedUnitCount
        show(Counts(transferred: bytes, confirmed: bytes, total: progress.totalUnitCount))
    }

    /// Shows the progress of an upload.
    @Sendable func show(_ progress: UploadProgress) {
        show(
            Counts(
                transferred: progress.bytesSent, confirmed: progress.bytesConfirmed, total: progress.bytesTotal ?? -1))
    }

    private func show(_ counts: Counts) {
        guard mode != .hidden else { return }
        let isFirst = state.withLock { state in
            defer { state.counts = counts }
            guard state.first == nil else { return false }
            state.first = (.now, counts.transferred)
            return true
        }
        if mode == .drawn { draw(every: .milliseconds(100)) }
        if isFirst { startTimer() }
    }

    private func startTimer() {
        let timer = Task { [weak self, pause] in
            while !Task.isCancelled {
                do { try await pause() } catch { return }
                guard let self else { return }
                draw(every: .zero)
            }
        }
        let isFinished = state.withLock { state in
            state.timer = timer
            return state.isFinished
        }
        if isFinished { timer.cancel() }
    }

    /// Draws the line, unless it was already drawn within the interval.
    private func draw(every interval: Duration) {
        let now = ContinuousClock.now
        let progress = state.withLock { state -> (Counts, Double, Int64)? in
            guard !state.isFinished, let counts = state.counts, let first = state.first else { return nil }
            let isDue = state.lastDrawn.map { now - $0 >= interval } ?? true
            guard isDue || counts.confirmed == counts.total else { return nil }
            state.lastDrawn = now
            return (counts, (now - first.time).seconds, counts.transferred - first.bytes)
        }
        guard let (counts, seconds, transferred) = progress else { return }
        let rate = seconds > 0 ? Double(max(transferred, 0)) / seconds : 0
        if terminal.isJSON {
            let total = counts.total < 0 ? nil : counts.total
            let object: JSONObject = [
                "progress": name, "bytes": counts.transferred, "total": total,
                "bytes_per_second": Int64(exactly: rate.rounded(.down)) ?? .max,
            ]
            return terminal.printStatus(json: object)
        }
        let text = Self.text(
            name, bytes: counts.confirmed, unconfirmed: counts.transferred - counts.confirmed, total: counts.total,
            rate: rate, width: terminal.width, isASCII: terminal.isASCII)
        if mode == .drawn { terminal.show(text, as: .progress) } else { terminal.printStatus(text) }
    }

    /// Stops redrawing, and leaves the line on the terminal.
    func finish() {
        state.withLock { state in
            state.isFinished = true
            state.timer?.cancel()
        }
        if mode == .drawn { terminal.keep(.progress) }
    }

    /// Returns the text of a progress line. The bar and the remaining time count the bytes that were sent.
    ///
    /// - Parameters:
    ///   - name: The name of the transferred item.
    ///   - bytes: The number of confirmed bytes.
    ///   - unconfirmed: The number of additional bytes that were sent but aren't confirmed yet.
    ///   - total: The total number of bytes, or a negative number if it is unknown.
    ///   - rate: The rate in bytes per second.
    ///   - width: The width of the window in columns.
    ///   - isASCII: Whether the bar consists of ASCII characters. The default is `false`.
    static func text(
        _ name: String, bytes: Int64, unconfirmed: Int64 = 0, total: Int64, rate: Double, width: Int,
        isASCII: Bool = false
    ) -> String {
        let sent = bytes.addingClamped(max(unconfirmed, 0))
        var words = [ByteCount(bytes: bytes).description]
        if total >= 0 { words[0] += " of \(ByteCount(bytes: total))" }
        if unconfirmed > 0 { words[0] += " (+ \(ByteCount(bytes: unconfirmed)) sent)" }
        if rate > 0 {
            words.append("\(ByteCount(bytes: Int64(exactly: rate.rounded(.down)) ?? .max))/s")
            if total > sent { words.append("\(duration(Double(total - sent) / rate)) left") }
        }
        let displayName = name.truncated(to: max(8, min(24, width / 4)))
        guard total > 0 else { return "\(displayName)  \(words.joined(separator: "  "))" }
        let fraction = Double(sent) / Double(total)
        let percent = String(Int(min(fraction, 1) * 100)).leftPadding(to: 3) + " %"
        // In a narrow window, omit the rate first, then the bytes. The remaining time is the most useful value.
        var barWidth: Int { width - displayName.columns - words.reduce(0) { $0 + 2 + $1.columns } - 11 }
        while barWidth < 5, !words.isEmpty { words.remove(at: words.count > 2 ? 1 : 0) }
        let bar = ProgressBar(fraction: fraction, width: max(5, min(30, barWidth)), isASCII: isASCII)
        return ["\(displayName) \(bar) \(percent)", words.joined(separator: "  ")].filter { !$0.isEmpty }.joined(
            separator: "  ")
    }

    private static func duration(_ seconds: Double) -> String {
        let total = Int64(min(max(seconds.rounded(.up), 0), 359_999))
        let (hours, minutes, remainder) = (total / 3_600, total / 60 % 60, total % 60)
        let twoDigits = { (number: Int64) in number < 10 ? "0\(number)" : "\(number)" }
        return hours == 0
            ? "\(minutes):\(twoDigits(remainder))" : "\(hours):\(twoDigits(minutes)):\(twoDigits(remainder))"
    }
}
