#if os(Linux)
    import DropboxConcurrency
    import Foundation

    /// A reference to an event loop. Transports with the same configuration share a loop: its thread, its connections, and
    /// its TLS sessions. The loop ends when the last reference is released.
    final class SharedEventLoop: Sendable {
        /// A loop that doesn't stay alive for later transports.
        private struct Entry: Sendable {
            let configuration: HTTPTransportConfiguration
            weak let reference: SharedEventLoop?
        }

        /// The loops of the process. Few programs have more than one configuration.
        private static let entries = Locked<[Entry]>([])

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
                for entry in entries where entry.configuration.canShareConnections(with: configuration) {
                    if let reference = entry.reference, reference.loop.isRunning { return reference }
                }
                entries.removeAll { $0.reference == nil }
                let reference = SharedEventLoop(configuration) { .now }
                entries.append(Entry(configuration: configuration, reference: reference))
                return reference
            }
        }
    }

    /// The owner of transfers: a transport. Several transports can share a loop.
    // @unchecked Sendable because only the owner of the loop uses the state.
    final class TransferOwner: @unchecked Sendable {
        /// Whether the transport was shut down, so that its later transfers fail.
        var isShutDown = false
    }
#endif
