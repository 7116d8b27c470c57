import Foundation
import DropboxConcurrency
import SwiftyDropbox

/// The line that shows how far one transfer has come: a bar, bytes, rate, and the time that is left.
///
/// It is drawn when counts come and, because they may not come for a while, four times a second.
final class TransferProgressLine: Sendable {
    /// How far it is, in bytes. Of a download all is confirmed that was moved.
    private struct Counts {
        var moved: Int64
        var confirmed: Int64
        /// Below zero where it is unknown.
        var total: Int64
    }

    private struct State {
        var counts: Counts?
        /// When the first count came, and which: what was there before says nothing about the rate.
        var first: (time: ContinuousClock.Instant, bytes: Int64)?
        var lastDrawn: ContinuousClock.Instant?
        var isEnded = false
        var timer: Task<Void, Never>?
    }

    private let name: String
    private let terminal: Terminal
    private let isDrawn: Bool
    private let state = Locked(State())
    private let pause: @Sendable () async throws -> Void

    /// - Parameters:
    ///   - isShared: whether somebody types at the terminal meanwhile, where nothing must be drawn.
    ///   - pause: returns when it is time to draw again.
    init(
        _ name: String, terminal: Terminal, isShared: Bool = false,
        pause: @escaping @Sendable () async throws -> Void = { try await Task.sleep(for: .milliseconds(250)) }
    ) {
        self.name = name
        self.terminal = terminal
        self.pause = pause
        isDrawn = terminal.isInteractive && !isShared
    }

    deinit { state.withLock(\.timer)?.cancel() }

    /// Takes the counts of a transfer that tells one number.
    @Sendable func show(_ progress: Progress) {
        let bytes = progress.completedUnitCount
        show(Counts(moved: bytes, confirmed: bytes, total: progress.totalUnitCount))
    }

    /// Takes the counts of an upload.
    @Sendable func show(_ progress: UploadProgress) {
        show(Counts(moved: progress.bytesSent, confirmed: progress.bytesConfirmed, total: progress.bytesTotal ?? -1))
    }

    private func show(_ counts: Counts) {
        guard isDrawn else { return }
        let isFirst = state.withLock { state in
            defer { state.counts = counts }
            guard state.first == nil else { return false }
            state.first = (.now, counts.moved)
            return true
        }
        draw(every: .milliseconds(100))
        if isFirst { begin() }
    }

    private func begin() {
        let timer = Task { [weak self, pause] in
            while !Task.isCancelled {
                do { try await pause() } catch { return }
                guard let self else { return }
                draw(every: .zero)
            }
        }
        let isEnded = state.withLock { state in
            state.timer = timer
            return state.isEnded
        }
        if isEnded { timer.cancel() }
    }

    /// Draws the line, unless it was drawn so short a time ago.
    private func draw(every interval: Duration) {
        let now = ContinuousClock.now
        let drawn = state.withLock { state -> (Counts, Double, Int64)? in
            guard !state.isEnded, let counts = state.counts, let first = state.first else { return nil }
            let isDue = state.lastDrawn.map { now - $0 >= interval } ?? true
            guard isDue || counts.confirmed == counts.total else { return nil }
            state.lastDrawn = now
            return (counts, (now - first.time).seconds, counts.moved - first.bytes)
        }
        guard let (counts, seconds, moved) = drawn else { return }
        let rate = seconds > 0 ? Double(max(moved, 0)) / seconds : 0
        terminal.redraw(
            Self.text(
                name, bytes: counts.confirmed, ahead: counts.moved - counts.confirmed, total: counts.total, rate: rate,
                width: terminal.width))
    }

    /// Makes room for a line of text; the next drawing comes below it.
    func clear() {
        if isDrawn, state.withLock({ $0.lastDrawn != nil && !$0.isEnded }) { terminal.redraw("") }
    }

    /// Leaves the line as it is.
    func end() {
        let isThere = state.withLock { state in
            defer { state.isEnded = true }
            state.timer?.cancel()
            return state.lastDrawn != nil && !state.isEnded
        }
        if isThere { terminal.printStatus("") }
    }

    /// - Parameters:
    ///   - bytes: how many are where they belong.
    ///   - ahead: how many more were sent, and are not confirmed.
    ///   - total: below zero where it is unknown.
    ///   - rate: bytes a second.
    static func text(
        _ name: String, bytes: Int64, ahead: Int64 = 0, total: Int64, rate: Double, width: Int
    ) -> String {
        var words = [ByteCount(bytes: bytes).description]
        if total >= 0 { words[0] += " of \(ByteCount(bytes: total))" }
        if ahead > 0 { words[0] += " (+ \(ByteCount(bytes: ahead)) sent)" }
        if rate > 0 {
            words.append("\(ByteCount(bytes: Int64(exactly: rate.rounded(.down)) ?? .max))/s")
            if total > bytes { words.append("\(duration(Double(total - bytes) / rate)) left") }
        }
        let shown = name.shortened(to: max(8, min(24, width / 4)))
        guard total > 0 else { return "\(shown)  \(words.joined(separator: "  "))" }
        let share = Double(bytes) / Double(total)
        let percent = String(Int(min(share, 1) * 100)).leftPadding(to: 3) + " %"
        // A window that is narrow goes without the rate, then without the bytes. The time that is left is worth most.
        var room: Int { width - shown.columns - words.reduce(0) { $0 + 2 + $1.columns } - 11 }
        while room < 5, !words.isEmpty { words.remove(at: words.count > 2 ? 1 : 0) }
        let bar = ProgressBar(share: share, width: max(5, min(30, room)))
        return ["\(shown) \(bar) \(percent)", words.joined(separator: "  ")].filter { !$0.isEmpty }.joined(
            separator: "  ")
    }

    private static func duration(_ seconds: Double) -> String {
        let whole = Int64(min(max(seconds.rounded(.up), 0), 359_999))
        let (minutes, rest) = (whole / 60 % 60, whole % 60)
        let two = { (number: Int64) in number < 10 ? "0\(number)" : "\(number)" }
        return whole < 3_600 ? "\(minutes):\(two(rest))" : "\(whole / 3_600):\(two(minutes)):\(two(rest))"
    }
}
