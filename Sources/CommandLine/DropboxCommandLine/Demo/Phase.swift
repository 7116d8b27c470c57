import DropboxConcurrency
import Foundation
import SwiftyDropbox

/// A phase of a job. It counts and shows the progress, and is safe to use from concurrent tasks.
final class Phase: Sendable {
    let name: String
    private let terminal: Terminal
    private let expected: (files: Int, bytes: Int64)
    /// The number of requests of the client, and that before the phase.
    private let requests: Locked<Int>
    private let earlierRequests: Int
    private let start = ContinuousClock.now
    private let state = Locked(State())

    private struct State {
        var files = 0
        var bytes: Int64 = 0
        var isFinished = false
        var lastDrawn: ContinuousClock.Instant?
    }

    /// The result of a phase.
    struct Result: Sendable {
        var name: String
        var files: Int
        var bytes: Int64
        var requests: Int
        var duration: Duration

        var cells: [String] {
            let seconds = duration.seconds
            let rate = bytes == 0 ? "" : (Double(bytes) / 1e6 / max(seconds, 1e-9)).formatted(digits: 1)
            return [
                name, String(files), bytes == 0 ? "" : ByteCount(bytes: bytes).description, rate,
                requests == 0 ? "" : String(requests), seconds.formatted(digits: 2),
            ]
        }

        static let header = ["", "files", "size", "MB/s", "requests", "seconds"]

        /// The result as a line of text.
        var summary: String {
            var parts = [bytes == 0 ? files.counted("entry", "entries") : files.counted("file")]
            if bytes > 0 { parts.append(ByteCount(bytes: bytes).description) }
            if requests > 0 { parts.append(requests.counted("request")) }
            return "\(name): \(parts.joined(separator: ", "))"
        }
    }

    /// - Parameters:
    ///   - name: The name of the phase.
    ///   - files: The expected number of files, or 0 if it's unknown. The default is 0.
    ///   - bytes: The expected number of bytes. The default is 0.
    ///   - requests: The number of requests of the client since it was created.
    ///   - terminal: The terminal.
    init(_ name: String, files: Int = 0, bytes: Int64 = 0, requests: Locked<Int> = Locked(0), terminal: Terminal) {
        self.name = name
        self.terminal = terminal
        self.requests = requests
        expected = (files, bytes)
        earlierRequests = requests.withLock(\.self)
    }

    /// Reports additional files and bytes, and redraws the progress line. Does nothing after the end of the phase.
    func advance(files: Int = 0, bytes: Int64 = 0) {
        let line = state.withLock { state -> String? in
            if state.isFinished { return nil }
            state.files += files
            state.bytes += bytes
            // Draw at most ten times per second.
            let now = ContinuousClock.now
            if let last = state.lastDrawn, now - last < .milliseconds(100) { return nil }
            state.lastDrawn = now
            return progressLine(of: state, width: terminal.width)
        }
        if terminal.isInteractive, let line { terminal.show(line, as: .progress) }
    }

    /// Finishes the phase. Keeps the progress line on an interactive terminal, and otherwise prints a line of text.
    func finish() -> Result {
        let requests = requests.withLock(\.self) - earlierRequests
        let (result, line): (Result, String) = state.withLock { state in
            state.isFinished = true
            let duration = ContinuousClock.now - start
            return (
                Result(
                    name: name, files: state.files, bytes: state.bytes, requests: requests, duration: duration),
                progressLine(of: state, width: terminal.width)
            )
        }
        if terminal.isInteractive {
            terminal.show(line, as: .progress)
            terminal.keep(.progress)
        } else {
            terminal.printStatus(result.summary)
        }
        return result
    }

    private func progressLine(of state: State, width: Int) -> String {
        let seconds = (ContinuousClock.now - start).seconds
        let rate =
            state.bytes == 0 ? "" : (Double(state.bytes) / 1e6 / max(seconds, 1e-9)).formatted(digits: 0) + " MB/s"
        guard expected.files > 0 else { return "\(name.padding(to: 10)) \(state.files.counted("entry", "entries"))" }
        let fraction =
            expected.bytes > 0
            ? Double(state.bytes) / Double(expected.bytes) : Double(state.files) / Double(expected.files)
        let percent = String(Int(min(fraction, 1) * 100)).leftPadding(to: 3) + " %"
        let text = " \(percent)  \(state.files) of \(expected.files.counted("file"))  \(rate)"
        let barWidth = max(5, min(40, width - 14 - text.columns))
        return
            "\(name.padding(to: 10)) \(ProgressBar(fraction: fraction, width: barWidth, isASCII: terminal.isASCII))\(text)"
    }
}

/// A progress bar with a resolution of an eighth of a column.
struct ProgressBar: CustomStringConvertible {
    var fraction: Double
    var width: Int
    /// Whether the bar consists of ASCII characters, with a resolution of a column.
    var isASCII = false

    var description: String {
        if isASCII {
            let full = Int((min(max(fraction, 0), 1) * Double(width)).rounded(.down))
            return "[" + String(repeating: "#", count: full).padding(to: width) + "]"
        }
        let eighths = Int((min(max(fraction, 0), 1) * Double(width * 8)).rounded(.down))
        let full = String(repeating: "█", count: eighths / 8)
        let part = eighths % 8 == 0 ? "" : String(["▏", "▎", "▍", "▌", "▋", "▊", "▉"][eighths % 8 - 1])
        return "▕" + (full + part).padding(to: width) + "▏"
    }
}
