import DropboxCore
import Foundation
import DropboxHTTP
import DropboxConcurrency

/// The background session of one or more clients: its folder, and the requests of this process that belong to it.
///
/// A transfer is forgotten when its outcome has been handed over (`RequestExecution.onDelivery`) or it was cancelled, and not
/// before: a process that dies in between leaves it to the next one. So no outcome is lost, and one is handed over twice
/// only where the process dies while its handler is at work.
final class BackgroundSession: Sendable {
    /// The folder of a session, and the claim to it, which whoever works in it holds.
    final class Lease: Sendable {
        let folder: SessionDirectory
        private let lock: DirectoryLock?

        /// The folders that this process has claimed, by path.
        private static let claimed = Locked(Set<String>())

        /// - Throws: `DirectoryLock.LockError` where somebody else has the folder.
        init(_ folder: SessionDirectory, isLocked: Bool) throws {
            self.folder = folder
            guard isLocked else {
                lock = nil
                return
            }
            lock = try DirectoryLock(folder.url)
            Self.claimed.withLock { _ = $0.insert(folder.url.path) }
        }

        deinit {
            guard let lock else { return }
            // Given back before this process says so: whoever waits for that gets it.
            Self.claimed.withLock { claimed in
                lock.release()
                claimed.remove(folder.url.path)
            }
        }

        /// Whether a session of this process that was shut down has the folder still, and gives it back as soon as its
        /// work there is done.
        static func isClaimed(_ folder: URL) -> Bool { claimed.withLock { $0.contains(folder.path) } }
    }

    private struct State {
        var lease: Lease?
        var isShutDown = false
        /// The requests whose outcome has not been handed over, by the id of the transfer.
        var runs: [String: any AnyRequestExecution] = [:]
        var didFinish: (@Sendable () -> Void)?
    }

    /// How long another process may take to go away.
    private static var patience: Duration { .seconds(2) }

    private let identifier: String
    private let key: String
    private let folder: Result<SessionDirectory, any Error>
    private let state = Locked(State())
    /// Held by whoever claims the folder, so that it is done once.
    private let opening = Locked(())

    /// What carries transfers while the process is gone; `nil` where nothing does.
    let system: (any BackgroundTransport)?

    private init(_ identifier: String, _ settings: NetworkSessionConfiguration, _ key: String) {
        self.identifier = identifier
        self.key = key
        folder = Result {
            try SessionDirectory(
                identifier: identifier, container: settings.sharedContainerIdentifier, in: settings.backgroundDirectory)
        }
        guard case .success(let folder) = folder else {
            system = nil
            return
        }
        system = HTTPTransports.background(
            identifier: identifier, sharedContainer: settings.sharedContainerIdentifier,
            isDiscretionary: settings.isDiscretionary, deadline: settings.timeoutIntervalForResource,
            folder: folder.url, identify: TransferDescriptor.id(in:), settings.transport)
    }

    // MARK: One session for all clients

    private struct SessionRegistry {
        weak var session: BackgroundSession?
    }

    // State of the process, because so is the claim to a folder, and to the system's session: a second client of the
    // same session, after signing in again for instance, has to share it.
    private static let known = Locked([String: SessionRegistry]())

    /// The session of a name, set up by `settings` where there is none yet.
    static func named(_ identifier: String, _ settings: NetworkSessionConfiguration) -> BackgroundSession {
        let names = [identifier, settings.sharedContainerIdentifier ?? "", settings.backgroundDirectory?.path ?? ""]
        let key = names.joined(separator: "\u{0}")
        return known.withLock { known in
            if let session = known[key]?.session { return session }
            let session = BackgroundSession(identifier, settings, key)
            known[key] = SessionRegistry(session: session)
            return session
        }
    }

    // MARK: The folder

    /// Claims the folder, at the first use.
    /// - Throws: `SessionInUseError` where another process has it, and errors of the file system.
    func open(_ time: ClientClock) async throws -> Lease {
        if let lease = try lease { return lease }
        let folder = try folder.get().url
        var start = time.now()
        while true {
            do {
                return try await BlockingIO.foreign.run { () throws(any Error) in try self.open() }
            } catch let refused as DirectoryLock.LockError where refused.isInUse {
                if Lease.isClaimed(folder) { start = time.now() }
                guard time.now() - start < Self.patience else { throw SessionInUseError(identifier: identifier) }
                try await time.sleep(.milliseconds(50))
            }
        }
    }

    /// Claims the folder unless that is done. It waits for the disk.
    private func open() throws -> Lease {
        try opening.withLock { _ in
            if let lease = try lease { return lease }
            let folder = try self.folder.get()
            try folder.make()
            // Where the system carries the transfers it sees to it that there is one process, and ends one that holds a
            // lock while it sleeps.
            let new = try Lease(folder, isLocked: system == nil)
            try folder.sweep()
            return try state.withLock { state in
                guard !state.isShutDown else { throw Self.shutDown }
                state.lease = new
                return new
            }
        }
    }

    /// The claim, where there is one.
    private var lease: Lease? {
        get throws {
            try state.withLock { state in
                guard !state.isShutDown else { throw Self.shutDown }
                return state.lease
            }
        }
    }

    private static var shutDown: HTTPError { HTTPError(.transportShutDown, "The client was shut down.") }

    // MARK: Requests

    /// The request of a transfer, which `make` makes unless there is one.
    func run<Output, RouteError>(
        of id: String, _ make: () -> RequestExecution<Output, RouteError>
    ) -> RequestExecution<Output, RouteError> {
        if let run = state.withLock({ $0.runs[id] }) as? RequestExecution<Output, RouteError> { return run }
        let made = make()
        return state.withLock { state in
            if let run = state.runs[id] as? RequestExecution<Output, RouteError> { return run }
            state.runs[id] = made
            return made
        }
    }

    /// Registers the request of a transfer that begins, so that a shutdown ends it.
    /// - Throws: An `HTTPError` when the session has been shut down: nothing would end the request, and it would keep the
    ///   folder from the next session.
    func register(_ run: any AnyRequestExecution, of id: String) throws {
        try state.withLock { state in
            guard !state.isShutDown else { throw Self.shutDown }
            state.runs[id] = run
        }
    }

    /// The outcome of a transfer has been handed over, or nobody wants it any more.
    func finish(_ transfer: TransferDescriptor, in lease: Lease) async {
        do {
            try await BlockingIO.disk.run { () throws(any Error) in try lease.folder.remove(transfer) }
        } catch {
            // Then the next process hands it over again, which is better than never.
        }
        system?.forget(transfer.id)
        forget(transfer.id)
    }

    /// Removes a transfer when its outcome has been handed over.
    ///
    /// A request that the app keeps must not keep the lock on the folder after a shutdown: the next session would wait
    /// for it forever. That session hands the outcome over again.
    func finishOnDelivery(of transfer: TransferDescriptor, _ run: any AnyRequestExecution, in lease: Lease) {
        run.onDelivery { [weak lease] in
            if let lease { await self.finish(transfer, in: lease) } else { self.forget(transfer.id) }
        }
    }

    /// A request was cancelled before it started.
    func drop(_ transfer: TransferDescriptor, _ time: ClientClock) async {
        do { await finish(transfer, in: try await open(time)) } catch { forget(transfer.id) }
    }

    /// A request has ended without an outcome to hand over; the transfer stays.
    func forget(_ id: String) {
        let done = state.withLock { state in
            state.runs[id] = nil
            return state.runs.isEmpty && system == nil ? state.didFinish : nil
        }
        done?()
    }

    /// Whether no request waits for its outcome to be handed over.
    var isIdle: Bool { state.withLock { $0.runs.isEmpty } }

    /// Called when all events of the session have been told.
    var didFinishEvents: (@Sendable () -> Void)? {
        get { state.withLock { $0.didFinish } }
        set {
            state.withLock { $0.didFinish = newValue }
            system?.setDidFinishEvents(newValue)
        }
    }

    /// Whether the session is over for this process.
    var isShutDown: Bool { state.withLock { $0.isShutDown } }

    /// Ends all requests, and gives the folder back as soon as nobody works in it. The transfers stay, for the next
    /// client of the session.
    func shutdown() {
        Self.known.withLock { known in
            if known[key]?.session === self { known[key] = nil }
        }
        let runs = state.withLock { state in
            state.isShutDown = true
            state.lease = nil
            defer { state.runs = [:] }
            return state.runs.values
        }
        for run in runs { run.abandon() }
    }
}

/// A background session can serve one process at a time.
public struct SessionInUseError: Error, Sendable, CustomStringConvertible {
    /// The identifier of the session.
    public let identifier: String

    /// Which session it is, and what to do.
    public var description: String {
        "the background session '\(identifier)' is in use by another process: end that one, or give each an identifier of its own"
    }
}
