import Dispatch
import Synchronization

public struct NWPath: Sendable {
    public enum Status: Sendable { case satisfied, unsatisfied, requiresConnection }

    public let status: Status
}

/// A monitor of the network. It reports the current path as soon as it's started.
public final class NWPathMonitor: Sendable {
    /// The state of the network.
    public static let status = Mutex(NWPath.Status.satisfied)

    private let handler = Mutex<(@Sendable (NWPath) -> Void)?>(nil)

    public init() {}

    public var pathUpdateHandler: (@Sendable (NWPath) -> Void)? {
        get { handler.withLock(\.self) }
        set { handler.withLock { $0 = newValue } }
    }

    public func start(queue: DispatchQueue) {
        queue.async { self.pathUpdateHandler?(NWPath(status: Self.status.withLock(\.self))) }
    }

    public func cancel() { pathUpdateHandler = nil }
}
