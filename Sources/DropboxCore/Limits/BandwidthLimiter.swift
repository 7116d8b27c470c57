import DropboxHTTP
import DropboxConcurrency

/// A limit on how fast content is sent and received, in bytes a second.
///
/// Everything that holds the same object shares its limit: transfers by their options, clients by
/// `DropboxTransportClientImpl.Configuration.bandwidth`. Several limits may apply to one transfer; it keeps them all. The
/// limit can be changed at any time, and transfers under way follow within a tenth of a second.
///
///     let bandwidth = Bandwidth(upload: 1_000_000)
///     // … while something is uploaded:
///     bandwidth.upload = nil
///
/// Only content counts, not what is around it (headers, arguments, results). No more is in memory than without a limit:
/// a file is read as slowly as it is sent, and a server that sends faster has to wait.
public final class BandwidthLimiter: Sendable {
    /// How long a limit that was lifted or raised may go unnoticed.
    private static let attention: Duration = .milliseconds(100)

    private struct State {
        var upload: TokenBucket
        var download: TokenBucket
    }

    private let time: ClientClock
    private let state: Locked<State>

    /// - Parameters:
    ///   - upload: How many bytes a second may be sent, 1 at least; `nil`, the default, for no limit.
    ///   - download: How many bytes a second may be received, 1 at least; `nil`, the default, for no limit.
    ///   - time: The clock; that of the system by default.
    public init(upload: Int64? = nil, download: Int64? = nil, time: ClientClock = .system) {
        self.time = time
        let now = time.now()
        state = Locked(
            State(upload: TokenBucket(rate: upload, at: now), download: TokenBucket(rate: download, at: now)))
    }

    /// How many bytes a second may be sent, by everything that shares the limit; `nil` for no limit.
    public var upload: Int64? {
        get { state.withLock { $0.upload.rate } }
        set { state.withLock { $0.upload.setRate(newValue, at: time.now()) } }
    }

    /// How many bytes a second may be received, by everything that shares the limit; `nil` for no limit.
    public var download: Int64? {
        get { state.withLock { $0.download.rate } }
        set { state.withLock { $0.download.setRate(newValue, at: time.now()) } }
    }

    /// Holds sent content back.
    var uploadPace: Throttle {
        Throttle(piece: { self.state.withLock { $0.upload.piece } }) { count in
            try await self.wait { $0.upload.take(count, at: $1) }
        }
    }

    /// Holds received content back.
    var downloadPace: Throttle {
        Throttle(piece: { self.state.withLock { $0.download.piece } }) { count in
            try await self.wait { $0.download.take(count, at: $1) }
        }
    }

    private func wait(_ take: @Sendable (inout State, Duration) -> Duration?) async throws {
        while let pause = state.withLock({ take(&$0, time.now()) }) {
            try await time.sleep(min(pause, Self.attention))
        }
    }
}
