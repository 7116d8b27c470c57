#if canImport(Darwin) && !os(macOS)
    import Foundation

    /// A request to the system not to suspend the process. The system can end it at any time.
    final class ProcessAssertion: Sendable {
        private let isOver = DispatchSemaphore(value: 0)

        init() {
            // The system suspends the process when the block returns. It calls the block again when the time is over.
            ProcessInfo.processInfo.performExpiringActivity(withReason: "swift-dropbox transfers") {
                [isOver] isExpired in
                if isExpired { isOver.signal() } else { isOver.wait() }
            }
        }

        /// Allows the system to suspend the process.
        func end() { isOver.signal() }
    }
#else
    /// Has no effect: the system doesn't suspend processes.
    struct ProcessAssertion: Sendable {
        func end() {}
    }
#endif
