import Foundation

/// The identifier of a thread. The system reuses those of ended threads.
public struct ThreadIdentifier: Hashable, Sendable {
    private let number: UInt

    /// The identifier of the current thread.
    public static var current: ThreadIdentifier {
        #if canImport(Darwin)
            ThreadIdentifier(number: UInt(bitPattern: pthread_self()))
        #else
            ThreadIdentifier(number: pthread_self())
        #endif
    }
}
