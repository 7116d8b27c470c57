import Dispatch

/// The queue of what apps do with their views, and of the main actor.
enum MainQueue {
    /// Whether the caller runs on it. (On Linux it need not be on the main thread.)
    static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) != nil }

    private static let mark: DispatchSpecificKey<Bool> = {
        let mark = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: mark, value: true)
        return mark
    }()
}
