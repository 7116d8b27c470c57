#if os(Linux)
    import DropboxConcurrency
    import Foundation

    /// A reference to an event loop. Transports with the same configuration share a loop: its thread, its connections, and
    /// its TLS sessions. The loop ends when the last reference is released.
    final class SharedEventLoop: Sendable {
        /// A reference that doesn't keep the loop alive.
        private struct Entry: Sendable {
            weak let reference: SharedEventLoop?
        }

        private static let entries = Locked<[HTTPTransportConfiguration: Entry]>([:])

        let loop: CurlEventLoop

        /// Creates a loop that isn't shared.
        init(_ configuration: HTTPTransportConfiguration, clock: @escaping @Sendable () -> ContinuousClock.Instant) {
            loop = CurlEventLoop(configuration: configuration, clock: clock)
        }

        deinit { loop.post(.shutDown) }

        /// Returns the loop for a configuration.
        static func reference(for configuration: HTTPTransportConfiguration) -> SharedEventLoop {
            guard configuration.sharesConnections else { return SharedEventLoop(configuration) { .now } }
            return entries.withLock { entries in
                if let reference = entries[configuration]?.reference, reference.loop.isRunning { return reference }
                entries = entries.filter { $0.value.reference != nil }
                let reference = SharedEventLoop(configuration) { .now }
                entries[configuration] = Entry(reference: reference)
                return reference
            }
        }
    }

    /// The owner of transfers: a transport. Several transports can share a loop.
    // @unchecked Sendable because only the loop's thread uses the state.
    final class TransferOwner: @unchecked Sendable {
        /// Whether the transport was shut down, so that its later transfers fail.
        var isShutDown = false
    }
#endif
