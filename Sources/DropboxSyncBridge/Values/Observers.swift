import CDropboxSyncBridge
import DropboxConcurrency
import DropboxSync

/// The callbacks of an object. Several callbacks can have the same observer, which removes all of them.
final class ObserverTable: Sendable {
    private let tokens = Locked<[UInt: [ObserverToken]]>([:])

    /// Records the token of an observer.
    func add(_ token: ObserverToken, for observer: UInt) {
        tokens.withLock { $0[observer, default: []].append(token) }
    }

    /// Removes the tokens of an observer, and returns them.
    func removeAll(for observer: UInt) -> [ObserverToken] {
        tokens.withLock { $0.removeValue(forKey: observer) } ?? []
    }
}

/// A callback of C code. The context is released with the callback.
final class Callback: Sendable {
    // C code promises that both functions accept the context on any thread.
    private nonisolated(unsafe) let callback: DropboxSyncCallback

    init(_ callback: DropboxSyncCallback) { self.callback = callback }

    deinit { callback.release(callback.context) }

    /// Calls the function.
    ///
    /// - Parameter subject: A reference that the function owns.
    func call(_ subject: OpaquePointer? = nil) {
        callback.call(callback.context, subject.map(UnsafeMutableRawPointer.init))
    }
}
