import DropboxCore
import Foundation
import DropboxConcurrency

/// Counts the calls of each token, and refuses those beyond what the limits allow in a stretch of time.
final class RateLimiter: Sendable {
    private struct Window {
        var end: Date
        var calls = 0
    }

    private let windows = Locked<[String: Window]>([:])

    /// Counts a call; throws if it is one too many.
    ///
    /// - Parameter token: nobody is counted together with others.
    func count(_ token: String, _ limits: Limits, at now: Date) throws(RequestError) {
        guard let limit = limits.callsPerWindow else { return }
        let wait = windows.withLock { windows -> TimeInterval? in
            windows = windows.filter { $0.value.end > now }
            var window = windows[token] ?? Window(end: now.addingTimeInterval(limits.callWindow.seconds))
            window.calls += 1
            windows[token] = window
            return window.calls > limit ? window.end.timeIntervalSince(now) : nil
        }
        guard let wait else { return }
        throw .rateLimited(retryAfter: UInt64(exactly: max(1, wait.rounded(.up))) ?? .max)
    }
}
