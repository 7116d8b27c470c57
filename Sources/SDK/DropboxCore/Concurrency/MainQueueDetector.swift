import Foundation

/// Detects the main dispatch queue, which also runs the main actor.
enum MainQueueDetector {
    #if canImport(Darwin)
        /// A Boolean value that indicates whether the caller runs on the main queue.
        static var isCurrent: Bool { Thread.isMainThread }
    #else
        /// A Boolean value that indicates whether the caller runs on the main queue. On this platform, the main queue
        /// doesn't always run on the main thread.
        static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) != nil }

        private static let key: DispatchSpecificKey<Bool> = {
            let key = DispatchSpecificKey<Bool>()
            DispatchQueue.main.setSpecific(key: key, value: true)
            return key
        }()
    #endif
}
