import Foundation

/// The queue of what apps do with their views, and of the main actor.
enum MainQueueDetector {
    #if canImport(Darwin)
        /// Whether the caller runs on it.
        static var isCurrent: Bool { Thread.isMainThread }
    #else
        /// Whether the caller runs on it, which here need not be on the main thread.
        static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) != nil }

        private static let mark: DispatchSpecificKey<Bool> = {
            let mark = DispatchSpecificKey<Bool>()
            DispatchQueue.main.setSpecific(key: mark, value: true)
            return mark
        }()
    #endif
}
