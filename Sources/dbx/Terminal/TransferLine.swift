import Foundation
import Locking

/// The line that shows how far one transfer has come: a bar, bytes, rate, and the time that is left.
final class TransferLine: Sendable {
    private struct State {
        /// When the first count came, and which: what was there before says nothing about the rate.
        var first: (time: ContinuousClock.Instant, bytes: Int64)?
        var lastDrawn: ContinuousClock.Instant?
        var isEnded = false
    }

    private let name: String
    private let terminal: Terminal
    private let isDrawn: Bool
    private let state = Locked(State())

    /// - Parameter isShared: whether somebody types at the terminal meanwhile, where nothing must be drawn.
    init(_ name: String, terminal: Terminal, isShared: Bool = false) {
        self.name = name
        self.terminal = terminal
        isDrawn = terminal.isInteractive && !isShared
    }

    /// Draws the line, ten times a second at most, if somebody watches.
    @Sendable func show(_ progress: Progress) {
        guard isDrawn else { return }
        let (bytes, total) = (progress.completedUnitCount, progress.totalUnitCount)
        let now = ContinuousClock.now
        let seconds = state.withLock { state -> (Double, Int64)? in
            let first = state.first ?? (now, bytes)
            state.first = first
            let isDue = state.lastDrawn.map { now - $0 >= .milliseconds(100) } ?? true
            guard !state.isEnded, isDue || bytes == total else { return nil }
            state.lastDrawn = now
            return ((now - first.time).seconds, bytes - first.bytes)
        }
        if let (seconds, moved) = seconds {
            let rate = seconds > 0 ? Double(moved) / seconds : 0
            terminal.redraw(Self.text(name, bytes: bytes, total: total, rate: rate, width: terminal.width))
        }
    }

    /// Makes room for a line of text; the next drawing comes below it.
    func clear() {
        if isDrawn, state.withLock({ $0.lastDrawn != nil && !$0.isEnded }) { terminal.redraw("") }
    }

    /// Leaves the line as it is.
    func end() {
        let isThere = state.withLock { state in
            defer { state.isEnded = true }
            return state.lastDrawn != nil && !state.isEnded
        }
        if isThere { terminal.note("") }
    }

    /// - Parameters:
    ///   - total: below zero where it is unknown.
    ///   - rate: bytes a second.
    static func text(_ name: String, bytes: Int64, total: Int64, rate: Double, width: Int) -> String {
        var words = [ByteCount(bytes: bytes).description]
        if total >= 0 { words[0] += " of \(ByteCount(bytes: total))" }
        if rate > 0 {
            words.append("\(ByteCount(bytes: Int64(rate)))/s")
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
