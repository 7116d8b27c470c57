#if canImport(Darwin) && !os(macOS)
    import DropboxConcurrency
    import Foundation

    /// A request to the system not to suspend the process. The system can end it at any time.
    package final class ProcessAssertion: Sendable {
        /// Whether the system suspends processes.
        package static var isNecessary: Bool { true }

        private let isOver = DispatchSemaphore(value: 0)
        private let isDecided = DispatchSemaphore(value: 0)
        /// Whether the system has granted time, or `nil` before its decision.
        private let decision = Locked<Bool?>(nil)

        /// - Parameters:
        ///   - reason: The reason, for the system's logs.
        ///   - onExpiration: Called when the time is over. The system suspends the process soon after it has returned.
        package init(_ reason: String, onExpiration: @escaping @Sendable () -> Void = {}) {
            // The system suspends the process when the block returns. It calls the block again when the time is over, or
            // only then if there is no time.
            ProcessInfo.processInfo.performExpiringActivity(withReason: reason) { [self] isExpired in
                let isFirst = decision.withLock { decision in
                    defer { decision = decision ?? !isExpired }
                    return decision == nil
                }
                if isFirst { isDecided.signal() }
                switch (isExpired, isFirst) {
                case (true, true): break
                case (true, false):
                    onExpiration()
                    isOver.signal()
                case (false, true): isOver.wait()
                case (false, false): break
                }
            }
        }

        /// Waits for the system's decision, and returns whether the process has time.
        package func isGranted() -> Bool {
            isDecided.wait()
            isDecided.signal()
            return decision.withLock { $0 == true }
        }

        /// Allows the system to suspend the process.
        package func end() { isOver.signal() }
    }
#else
    /// Has no effect: the system doesn't suspend processes.
    package struct ProcessAssertion: Sendable {
        /// Whether the system suspends processes.
        package static var isNecessary: Bool { false }

        package init(_ reason: String, onExpiration: @escaping @Sendable () -> Void = {}) {}

        /// Returns whether the process has time.
        package func isGranted() -> Bool { true }

        /// Allows the system to suspend the process.
        package func end() {}
    }
#endif
