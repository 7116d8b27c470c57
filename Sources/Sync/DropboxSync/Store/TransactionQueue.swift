import Dispatch
import DropboxConcurrency

/// The transactions that wait for the disk together.
///
/// A commit waits for the disk several times. Transactions that arrive while another one is being committed therefore
/// become one transaction of the database, in which each has a savepoint: a transaction that fails changes nothing,
/// and doesn't affect the others.
final class TransactionQueue: Sendable {
    /// A transaction, whose thread waits until it's complete.
    // @unchecked Sendable because the thread that created it doesn't access it while another thread performs it.
    final class Transaction: @unchecked Sendable {
        /// The new content that the transaction refers to.
        private(set) var content: PendingContent?
        private(set) var changes = ChangeRecorder()
        private(set) var error: SyncError?
        private var body: ((Tree) throws -> Void)?
        fileprivate let semaphore = DispatchSemaphore(value: 0)
        fileprivate var isComplete = false

        init(_ content: PendingContent?, _ body: @escaping (Tree) throws -> Void) {
            self.content = content
            self.body = body
        }

        /// Makes the content durable, unless it is.
        func synchronizeContent(in contents: ContentCache) throws {
            guard let content else { return }
            try contents.synchronize([content])
            self.content?.isDurable = true
        }

        /// Performs the transaction. The closure is released before this method returns, because the caller of
        /// `SyncStore.write(_:)` doesn't allow it to escape.
        func perform(in tree: Tree) throws {
            guard let body = body.take() else { return }
            try body(tree)
        }

        /// Records why the transaction changed nothing. Only the first reason counts.
        func fail(_ error: SyncError) {
            body = nil
            if self.error == nil { self.error = error }
        }
    }

    private struct State {
        /// The transactions that wait, oldest first.
        var waiting: [Transaction] = []
        /// Whether a thread is committing.
        var isBusy = false
    }

    /// The maximum number of transactions that are committed together.
    private static let maximumGroup = 64

    private let state = Locked(State())
    /// The handler that a thread calls before it waits for the transactions of other threads.
    private let willWait: @Sendable () -> Void

    init(willWait: @escaping @Sendable () -> Void) { self.willWait = willWait }

    /// Performs a transaction, possibly together with others, and waits until it's complete.
    ///
    /// - Parameter commit: Performs a group of transactions. It's called on the thread of one of them.
    func run(_ transaction: Transaction, commit: ([Transaction]) -> Void) {
        let isFirst = state.withLock { state in
            if state.isBusy { state.waiting.append(transaction) }
            defer { state.isBusy = true }
            return !state.isBusy
        }
        if !isFirst {
            willWait()
            transaction.semaphore.wait()
            if transaction.isComplete { return }
        }
        // It's this thread's turn, for its transaction and those that have arrived since.
        let others = state.withLock { state in
            let count = min(state.waiting.count, Self.maximumGroup - 1)
            defer { state.waiting.removeFirst(count) }
            return Array(state.waiting.prefix(count))
        }
        commit([transaction] + others)
        for other in others {
            other.isComplete = true
            other.semaphore.signal()
        }
        let next = state.withLock { state in
            state.isBusy = !state.waiting.isEmpty
            return state.isBusy ? state.waiting.removeFirst() : nil
        }
        next?.semaphore.signal()
    }
}

extension Optional {
    /// Returns the value and replaces it by `nil`.
    fileprivate mutating func take() -> Self {
        defer { self = nil }
        return self
    }
}
