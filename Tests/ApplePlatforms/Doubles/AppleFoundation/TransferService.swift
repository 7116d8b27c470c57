import Foundation
import FoundationNetworking
import Synchronization

/// The system's service that performs the tasks of background sessions in another process.
///
/// Source: Apple's article “Downloading files in the background”, and the documentation of
/// `application(_:handleEventsForBackgroundURLSession:completionHandler:)`: Tasks continue while the app is suspended or
/// terminated. The service stores their messages. When the app creates a session with the same identifier, it receives
/// the stored messages, and then `urlSessionDidFinishEvents`.
public final class TransferService: Sendable {
    public static let shared = TransferService()

    typealias Message = @Sendable (URLSession, any URLSessionDelegate) -> Void

    private struct Session {
        /// The session of the app's process, if it runs.
        var connected: URLSession?
        /// The unfinished tasks, and the finished tasks whose messages are stored.
        var tasks: [Int: URLSessionTask] = [:]
        var messages: [Message] = []
        var isSuspended = false
        /// Whether the session was told that it has all events.
        var hasReportedEnd = false
        /// The descriptions of the tasks whose completion was reported or stored.
        var completions: [String] = []
        /// Those of the tasks that were completed when the current process was told first that it has all events.
        var launchCompletions: [String]?
        var listings = 0
        var isOffline = false
        /// Tasks that begin later.
        var waitingTasks: [(date: Date, continuation: CheckedContinuation<Void, Never>)] = []
        /// Tasks whose begin is at the system's discretion.
        var discretionaryTasks: [CheckedContinuation<Void, Never>] = []
        var isInBackground = false
        /// Tasks that wait for the network.
        var connections: [CheckedContinuation<Void, Never>] = []
        /// Wait until all tasks are completed.
        var waiters: [CheckedContinuation<Void, Never>] = []
    }

    private let sessions = Mutex<[String: Session]>([:])
    private let reports = Mutex<[String]>([])
    /// A Boolean value that indicates whether `getAllTasks` contains completed tasks whose messages are still to come. The
    /// documentation only says that the list doesn't contain tasks that were “invalidated after completing”.
    public let listsCompletedTasks = Mutex(true)

    /// The mistakes of the app for which the system logs an error or raises an exception.
    public var mistakes: [String] { reports.withLock(\.self) }

    func report(_ mistake: String) { reports.withLock { $0.append(mistake) } }

    // MARK: The life of the app

    /// Terminates the app's process. Its tasks continue.
    public func terminateApp(_ identifier: String) { terminateApp(identifier) {} }

    /// Terminates the app's process. Its tasks continue.
    ///
    /// - Parameter change: What happens when the process doesn't run anymore. A message that its delegate is handling then is
    ///   lost.
    public func terminateApp(_ identifier: String, andThen change: () throws -> Void) rethrows {
        let session = sessions.withLock { sessions in
            defer { sessions[identifier]?.connected = nil }
            return sessions[identifier]?.connected
        }
        session?.die()
        try change()
        session?.finishMessage()
    }

    /// Suspends the app's process: messages are stored until it's resumed.
    public func suspendApp(_ identifier: String) {
        sessions.withLock { sessions in
            sessions[identifier, default: Session()].isSuspended = true
            sessions[identifier]?.hasReportedEnd = false
        }
    }

    /// Resumes the app's process, and delivers the stored messages.
    public func resumeApp(_ identifier: String) {
        sessions.withLock { $0[identifier, default: Session()].isSuspended = false }
        deliverStoredMessages(identifier)
    }

    /// Waits until the service has performed all tasks. It may still store their messages.
    public func performTasks(_ identifier: String) async {
        await withCheckedContinuation { continuation in
            sessions.withLock { $0[identifier, default: Session()].waiters.append(continuation) }
            resumeWaiters(identifier)
        }
    }

    /// Cancels all tasks, as the system does when the user terminates the app.
    public func cancelTasks(_ identifier: String) {
        for task in sessions.withLock({ $0[identifier]?.tasks.values.map(\.self) ?? [] }) { task.cancel() }
    }

    // MARK: The network

    /// Connects the device to the network, or disconnects it.
    ///
    /// Source: documentation of `waitsForConnectivity`: The property is ignored by background sessions, which always wait for
    /// connectivity.
    public func setOffline(_ isOffline: Bool, _ identifier: String) {
        let connections = sessions.withLock { sessions in
            sessions[identifier, default: Session()].isOffline = isOffline
            guard !isOffline, let waiting = sessions[identifier]?.connections else {
                return [CheckedContinuation<Void, Never>]()
            }
            sessions[identifier]?.connections = []
            return waiting
        }
        for connection in connections { connection.resume() }
    }

    /// The dates of the tasks that begin later.
    ///
    /// Source: documentation of `earliestBeginDate`: A task of a background session doesn't start before the date. Other
    /// sessions ignore it.
    public func waitingTasks(_ identifier: String) -> [Date] {
        sessions.withLock { $0[identifier]?.waitingTasks.map(\.date) ?? [] }
    }

    /// Lets the time pass until all tasks can begin.
    public func beginTasks(_ identifier: String) {
        let tasks = sessions.withLock { sessions in
            defer { sessions[identifier]?.waitingTasks = [] }
            return sessions[identifier]?.waitingTasks ?? []
        }
        for task in tasks { task.continuation.resume() }
    }

    func wait(until date: Date, _ identifier: String) async {
        await withCheckedContinuation { continuation in
            sessions.withLock { $0[identifier, default: Session()].waitingTasks.append((date, continuation)) }
        }
    }

    // MARK: Discretion

    /// Moves the app to the background, or to the foreground.
    ///
    /// Source: documentation of `isDiscretionary`: The system decides when the tasks of a session begin, for example when the
    /// device has power and Wi-Fi. Tasks that an app starts in the background are discretionary in any case.
    public func setInBackground(_ isInBackground: Bool, _ identifier: String) {
        sessions.withLock { $0[identifier, default: Session()].isInBackground = isInBackground }
    }

    func isInBackground(_ identifier: String) -> Bool { sessions.withLock { $0[identifier]?.isInBackground == true } }

    /// The number of tasks that wait for the system's decision.
    public func discretionaryTaskCount(_ identifier: String) -> Int {
        sessions.withLock { $0[identifier]?.discretionaryTasks.count ?? 0 }
    }

    /// Lets the tasks begin that wait for the system's decision.
    public func beginDiscretionaryTasks(_ identifier: String) {
        let tasks = sessions.withLock { sessions in
            defer { sessions[identifier]?.discretionaryTasks = [] }
            return sessions[identifier]?.discretionaryTasks ?? []
        }
        for task in tasks { task.resume() }
    }

    func waitForDiscretion(_ identifier: String) async {
        await withCheckedContinuation { continuation in
            sessions.withLock { $0[identifier, default: Session()].discretionaryTasks.append(continuation) }
        }
    }

    /// Waits for the network.
    func connect(_ identifier: String) async {
        await withCheckedContinuation { continuation in
            let isOnline = sessions.withLock { sessions in
                guard sessions[identifier]?.isOffline == true else { return true }
                sessions[identifier]?.connections.append(continuation)
                return false
            }
            if isOnline { continuation.resume() }
        }
    }

    /// Records that the message about a task's completion was sent or stored.
    func recordCompletion(of task: URLSessionTask, _ identifier: String) {
        sessions.withLock { $0[identifier, default: Session()].completions.append(task.taskDescription ?? "") }
        resumeWaiters(identifier)
    }

    /// The descriptions of the completed tasks for which the system launched the current process. Others belong to later
    /// events.
    public func launchCompletions(_ identifier: String) -> [String] {
        sessions.withLock { $0[identifier]?.launchCompletions ?? [] }
    }

    /// The descriptions of the tasks that were completed since then.
    public func laterCompletions(_ identifier: String) -> [String] {
        sessions.withLock { sessions in
            guard let session = sessions[identifier], let launchCompletions = session.launchCompletions else {
                return []
            }
            return Array(session.completions.dropFirst(launchCompletions.count))
        }
    }

    func resumeWaiters(_ identifier: String) {
        let waiters = sessions.withLock { sessions in
            guard let session = sessions[identifier], session.tasks.values.allSatisfy({ $0.state == .completed }) else {
                return [CheckedContinuation<Void, Never>]()
            }
            sessions[identifier]?.waiters = []
            return session.waiters
        }
        for waiter in waiters { waiter.resume() }
    }

    /// The number of calls of `getAllTasks` by the current process.
    public func listings(_ identifier: String) -> Int { sessions.withLock { $0[identifier]?.listings ?? 0 } }

    func countListing(_ identifier: String) { sessions.withLock { $0[identifier]?.listings += 1 } }

    /// The descriptions of the tasks that are completed or not.
    public func tasks(_ identifier: String, areCompleted: Bool) -> [String] {
        let tasks = sessions.withLock { $0[identifier]?.tasks.values.map(\.self) ?? [] }
        return tasks.filter { ($0.state == .completed) == areCompleted }.compactMap(\.taskDescription)
    }

    /// The number of tasks that the service still knows.
    public func taskCount(_ identifier: String) -> Int { sessions.withLock { $0[identifier]?.tasks.count ?? 0 } }

    // MARK: Sessions

    func existingSession(_ identifier: String) -> URLSession? {
        let existing = sessions.withLock { $0[identifier]?.connected }
        if existing != nil { report("A background URLSession with identifier \(identifier) already exists!") }
        return existing
    }

    func connect(_ session: URLSession, _ identifier: String) {
        let tasks = sessions.withLock { sessions in
            sessions[identifier, default: Session()].connected = session
            sessions[identifier]?.listings = 0
            sessions[identifier]?.hasReportedEnd = false
            sessions[identifier]?.launchCompletions = nil
            let tasks = sessions[identifier]?.tasks.values.map(\.self) ?? []
            // The others were reported to an earlier process.
            let known = Set(tasks.map(\.taskDescription))
            sessions[identifier]?.completions.removeAll { !known.contains($0) }
            return tasks
        }
        for task in tasks {
            task.move(to: session)
            session.adopt(task)
        }
        deliverStoredMessages(identifier)
    }

    func disconnect(_ session: URLSession, _ identifier: String) {
        sessions.withLock { sessions in
            if sessions[identifier]?.connected === session { sessions[identifier]?.connected = nil }
        }
    }

    // MARK: Tasks and messages

    func record(_ task: URLSessionTask, _ identifier: String) {
        sessions.withLock { $0[identifier, default: Session()].tasks[task.taskIdentifier] = task }
    }

    func forget(_ task: URLSessionTask, _ identifier: String) {
        sessions.withLock { $0[identifier]?.tasks[task.taskIdentifier] = nil }
    }

    func deliver(_ message: @escaping Message, of identifier: String) {
        let session = sessions.withLock { sessions -> URLSession? in
            if let session = sessions[identifier], let connected = session.connected, !session.isSuspended {
                return connected
            }
            sessions[identifier, default: Session()].messages.append(message)
            return nil
        }
        session?.send(message)
    }

    private func deliverStoredMessages(_ identifier: String) {
        let (session, messages) = sessions.withLock { sessions -> (URLSession?, [Message]) in
            guard let session = sessions[identifier], let connected = session.connected, !session.isSuspended else {
                return (nil, [])
            }
            sessions[identifier]?.messages = []
            return (connected, session.messages)
        }
        guard let session, !messages.isEmpty else { return }
        for message in messages { session.send(message) }
        reportEndOfEvents(identifier)
    }

    /// Reports that the session has all events for which the system launched or resumed the app, unless it did.
    ///
    /// - Parameter isLater: Whether the system has events for a process that it launched before.
    public func reportEndOfEvents(_ identifier: String, isLater: Bool = false) {
        let isFirst = sessions.withLock { sessions in
            defer { sessions[identifier]?.hasReportedEnd = true }
            // The messages of these tasks come before the end.
            if let session = sessions[identifier], session.launchCompletions == nil {
                sessions[identifier]?.launchCompletions = session.completions
            }
            return isLater || sessions[identifier]?.hasReportedEnd == false
        }
        if isFirst { deliver({ $1.urlSessionDidFinishEvents(forBackgroundURLSession: $0) }, of: identifier) }
    }
}
