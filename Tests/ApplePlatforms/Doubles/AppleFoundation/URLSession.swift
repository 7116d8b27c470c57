import Foundation
import FoundationNetworking
import Synchronization

/// A session, with the behavior that Apple's documentation of `URLSession` and its header describe:
///
/// - It calls its delegate on a serial queue if the app passes none (`init(configuration:delegate:delegateQueue:)`).
/// - It retains its delegate until it's invalidated. An invalidated session accepts no new tasks: it raises an exception.
/// - `finishTasksAndInvalidate` and `invalidateAndCancel` return immediately. After the last task has finished and its
///   last message was delivered, the delegate receives `didBecomeInvalidWithError`, and the session releases the delegate.
/// - An app must create exactly one session for each background identifier. Until the first one has become invalid, a
///   second session uses the tasks and the delegate of the first one, and the system logs “A background URLSession with
///   identifier … already exists”.
// @unchecked Sendable because `lock` protects the state.
public final class URLSession: @unchecked Sendable {
    public enum AuthChallengeDisposition: Int, Sendable {
        case useCredential, performDefaultHandling, cancelAuthenticationChallenge, rejectProtectionSpace
    }

    public enum ResponseDisposition: Sendable { case cancel, allow, becomeDownload, becomeStream }

    public let configuration: URLSessionConfiguration
    private let queue: DispatchQueue
    /// The session that this one stands for, if there is another one with its identifier.
    private let original: URLSession?

    private struct State {
        var delegate: (any URLSessionDelegate)?
        var tasks: [Int: URLSessionTask] = [:]
        var lastIdentifier = 0
        var isInvalidated = false
        /// The process of the session was terminated.
        var isDead = false
    }

    private let state: Mutex<State>

    public init(
        configuration: URLSessionConfiguration, delegate: (any URLSessionDelegate)?, delegateQueue: OperationQueue?
    ) {
        self.configuration = configuration
        state = Mutex(State(delegate: delegate))
        queue = delegateQueue?.underlyingQueue ?? DispatchQueue(label: "URLSession delegate")
        original = configuration.identifier.flatMap { TransferService.shared.existingSession($0) }
        if let identifier = configuration.identifier, original == nil {
            TransferService.shared.connect(self, identifier)
        }
    }

    public var delegate: (any URLSessionDelegate)? {
        original?.delegate ?? state.withLock { $0.delegate }
    }

    // MARK: Tasks

    public func dataTask(with request: URLRequest) -> URLSessionDataTask {
        add { URLSessionDataTask(self, $0, request, .none) }
    }

    public func uploadTask(with request: URLRequest, from data: Data) -> URLSessionUploadTask {
        add { URLSessionUploadTask(self, $0, request, .data(data)) }
    }

    public func uploadTask(with request: URLRequest, fromFile file: URL) -> URLSessionUploadTask {
        add { URLSessionUploadTask(self, $0, request, .file(file)) }
    }

    public func uploadTask(withStreamedRequest request: URLRequest) -> URLSessionUploadTask {
        add { URLSessionUploadTask(self, $0, request, .stream) }
    }

    public func downloadTask(with request: URLRequest) -> URLSessionDownloadTask {
        add { URLSessionDownloadTask(self, $0, request) }
    }

    /// Continues a download with its original request. Its response has the status 206 if the server continues, but the file
    /// contains everything.
    public func downloadTask(withResumeData data: Data) -> URLSessionDownloadTask {
        let resumption = try? JSONDecoder().decode(URLSessionDownloadTask.Resumption.self, from: data)
        let request = resumption?.request ?? URLRequest(url: URL(fileURLWithPath: "/"))
        return add { URLSessionDownloadTask(self, $0, request, resuming: resumption) }
    }

    private func add<Kind: URLSessionTask>(_ make: (Int) -> Kind) -> Kind {
        if let original { return original.add(make) }
        let isInvalidated = state.withLock(\.isInvalidated)
        if isInvalidated { TransferService.shared.report("Task created in a session that has been invalidated") }
        let task = state.withLock { state in
            state.lastIdentifier += 1
            return state.lastIdentifier
        }
        let created = make(task)
        if !isInvalidated, !isDead { adopt(created) }
        return created
    }

    /// Adds a task, also one of an earlier process.
    func adopt(_ task: URLSessionTask) {
        state.withLock { state in
            state.tasks[task.taskIdentifier] = task
            state.lastIdentifier = max(state.lastIdentifier, task.taskIdentifier)
        }
        if let identifier = configuration.identifier { TransferService.shared.record(task, identifier) }
    }

    /// Calls `completion` on the delegate's queue with all tasks whose completion wasn't delivered yet.
    public func getAllTasks(completionHandler completion: @escaping @Sendable ([URLSessionTask]) -> Void) {
        if let original { return original.getAllTasks(completionHandler: completion) }
        queue.async {
            let tasks = self.state.withLock { Array($0.tasks.values) }
            let listsCompleted = TransferService.shared.listsCompletedTasks.withLock(\.self)
            completion(tasks.filter { listsCompleted || $0.state != .completed })
            if let identifier = self.configuration.identifier { TransferService.shared.countListing(identifier) }
        }
    }

    // MARK: Invalidation

    public func finishTasksAndInvalidate() {
        if let original { return original.finishTasksAndInvalidate() }
        state.withLock { $0.isInvalidated = true }
        invalidateIfFinished()
    }

    public func invalidateAndCancel() {
        if let original { return original.invalidateAndCancel() }
        let tasks = state.withLock { state in
            state.isInvalidated = true
            return state.tasks.values
        }
        for task in tasks { task.cancel() }
        invalidateIfFinished()
    }

    private func invalidateIfFinished() {
        let delegate = state.withLock { state -> (any URLSessionDelegate)? in
            guard state.isInvalidated, state.tasks.isEmpty else { return nil }
            return state.delegate
        }
        guard let delegate else { return }
        queue.async {
            let isFirst = self.state.withLock { state in
                defer { state.delegate = nil }
                return state.delegate != nil && !state.isDead
            }
            guard isFirst else { return }
            // Documented order: the message first, then the session releases the delegate. The identifier is free now.
            if let identifier = self.configuration.identifier { TransferService.shared.disconnect(self, identifier) }
            delegate.urlSession(self, didBecomeInvalidWithError: nil)
        }
    }

    /// Whether the process of the session was terminated. Its tasks don't start anymore.
    var isDead: Bool { state.withLock(\.isDead) }

    /// Stops all messages, as when the process is terminated.
    func die() {
        state.withLock { state in
            state.isDead = true
            // The delegate stays in memory, because tasks of the terminated “process” may still wait for it.
        }
    }

    /// Waits until the delegate of a terminated process has handled the current message.
    func finishMessage() { queue.sync {} }

    // MARK: Messages

    /// Calls the delegate on its queue, unless the process is terminated.
    func send(_ message: @escaping @Sendable (URLSession, any URLSessionDelegate) -> Void) {
        queue.async {
            if let identifier = self.configuration.identifier, self.isDead {
                // The service keeps it for the next process.
                return TransferService.shared.deliver(message, of: identifier)
            }
            guard let delegate = self.state.withLock({ $0.isDead ? nil : $0.delegate }) else { return }
            message(self, delegate)
        }
    }

    /// Removes a task after its last message.
    func finish(_ task: URLSessionTask) {
        state.withLock { $0.tasks[task.taskIdentifier] = nil }
        invalidateIfFinished()
    }
}
