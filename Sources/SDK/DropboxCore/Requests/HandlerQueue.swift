import Dispatch
import DropboxConcurrency

/// A queue on which handlers are called.
package protocol HandlerQueue: Sendable {
    /// Does some work later.
    func schedule(_ work: @escaping @Sendable () -> Void)
}

extension DispatchQueue: HandlerQueue {
    package func schedule(_ work: @escaping @Sendable () -> Void) { async(execute: work) }
}

/// A queue with dedicated threads, which calls handlers even if the app blocks all threads of Dispatch.
package struct DedicatedQueue: HandlerQueue {
    private let queue: WorkQueue<@Sendable () -> Void>

    /// Creates a queue.
    ///
    /// - Parameter threads: The maximum number of handlers that run at the same time. With one thread, the queue calls them in
    ///   order.
    package init(threads: Int) { queue = WorkQueue(limit: threads) { $0() } }

    package func schedule(_ work: @escaping @Sendable () -> Void) { queue.add(work) }
}
