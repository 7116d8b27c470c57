import CDropboxBridge
import DropboxConcurrency

/// The callbacks of an object. Several callbacks can have the same observer, which removes all of them.
package final class ObserverTable<Token: Sendable>: Sendable {
    private let tokens = Locked<[UInt: [Token]]>([:])
    private let removeToken: @Sendable (Token) -> Void

    /// - Parameter removeToken: Removes an observer from the object. It's also called for those that remain when the table is
    ///   released, so that no callback outlives the object that C code refers to.
    package init(_ removeToken: @escaping @Sendable (Token) -> Void) { self.removeToken = removeToken }

    deinit { removeAll() }

    /// Records the token of an observer.
    package func add(_ token: Token, for observer: UInt) {
        tokens.withLock { $0[observer, default: []].append(token) }
    }

    /// Removes an observer.
    package func remove(_ observer: UInt) {
        let removed = tokens.withLock { $0.removeValue(forKey: observer) } ?? []
        for token in removed { removeToken(token) }
    }

    /// Removes all observers.
    package func removeAll() {
        let removed = tokens.withLock { tokens in
            defer { tokens = [:] }
            return tokens.values.flatMap(\.self)
        }
        for token in removed { removeToken(token) }
    }
}

/// A callback of C code. The context is released with the callback.
package final class Callback: Sendable {
    // C code promises that both functions accept the context on any thread.
    private nonisolated(unsafe) let callback: DropboxSyncCallback

    package init(_ callback: DropboxSyncCallback) { self.callback = callback }

    deinit { callback.release(callback.context) }

    /// Calls the function.
    ///
    /// - Parameter subject: A reference that the function owns.
    package func call(_ subject: OpaquePointer? = nil) {
        callback.call(callback.context, subject.map(UnsafeMutableRawPointer.init))
    }
}
