public import DropboxCore
import Foundation

/// How a worker works.
public struct WorkerConfiguration: Sendable {
    /// The name of the worker in logs and in the status. The default is the name of the machine and the process ID. It doesn't
    /// have to be unique: each worker adds random digits.
    public var workerID = "\(ProcessInfo.processInfo.hostName)-\(ProcessInfo.processInfo.processIdentifier)"

    /// How long a claim is valid without being extended. The default is 60 seconds. Another worker takes over a namespace
    /// this long after its worker has died. Workers extend their claims after a third of it.
    public var lease: Duration = .seconds(60)

    /// The number of namespaces that the worker works on at the same time. The default is 8.
    public var concurrency = 8

    /// The number of pages of a namespace before the next one has its turn. The default is 10.
    public var pagesPerTurn = 10

    /// The maximum number of items in a page, up to 2,000. The default is 1,000.
    public var pageSize: UInt32 = 1_000

    /// How long a namespace isn't read without a notification. The default is 15 minutes. It finds what webhooks missed.
    public var pollInterval: Duration = .seconds(900)

    /// How often the lists of the sources are read. The default is 15 minutes.
    public var sourceInterval: Duration = .seconds(900)

    /// How long a worker without work waits before it looks again. The default is 5 seconds. Notifications of the database
    /// end the wait.
    public var idleInterval: Duration = .seconds(5)

    /// The number of files whose deletion waits for a person, if they're also more than half of the namespace's files. The
    /// default is 1,000, as in the synced filesystem.
    public var deletionThreshold = 1_000

    /// How often a sink can fail to apply a change until it's quarantined. The default is 6. Failures for which the change
    /// isn't to blame, such as rate limits, don't count. A failure that is final counts as all of them.
    public var maximumAttempts = 6

    /// The number of changes that a sink applies at the same time in a namespace. The default is 4.
    public var sinkConcurrency = 4

    /// The number of changes that wait for sinks before the feed of a namespace isn't read further. The default is 10,000.
    public var maximumBacklog = 10_000

    /// How long the data of a namespace is kept after its source doesn't have it anymore: a member who left, for example.
    /// The default is 30 days. `nil` keeps it forever.
    public var removalDelay: Duration? = .seconds(30 * 86_400)

    /// How long a worker that drains lets pages in flight finish. The default is 25 seconds.
    public var drainLimit: Duration = .seconds(25)

    /// The delays after failures.
    public var retryPolicy = RetryPolicy(initialBackoff: .seconds(1), maximumBackoff: .seconds(300))

    /// The clock of the machine, which only measures how long something takes.
    public var clock = ClientClock.system

    /// Returns a random number from 0 to 1, which spreads delays.
    public var jitter: @Sendable () -> Double = { Double.random(in: 0...1) }

    /// Called for what the worker does, for logs. The default is `nil`. It's called from any thread, and should return
    /// quickly.
    public var onEvent: (@Sendable (WorkerEvent) -> Void)?

    /// Creates the default configuration.
    public init() {}

    /// Creates a configuration and modifies it with a closure.
    public init(_ change: (inout WorkerConfiguration) -> Void) { change(&self) }
}

/// Something that a worker does, for logs.
public enum WorkerEvent: Sendable {
    /// A namespace was claimed, with its fencing token.
    case claimed(WorkerNamespace, token: Int64)
    /// A page was committed, with the fencing token under which it was written.
    case committed(WorkerNamespace, page: Int64, changes: Int, token: Int64)
    /// The work on a namespace ended for now, or a lease was lost.
    case ended(WorkerNamespace, token: Int64, reason: String)
    /// The feed of a namespace is read from the start, because its position isn't valid anymore.
    case reset(WorkerNamespace)
    /// A namespace waits for a person, or for its reader's access.
    case held(WorkerNamespace, reason: String)
    /// Something failed, and is tried again after a delay.
    case failed(WorkerNamespace, message: String, delay: Duration)
    /// A sink couldn't apply changes, and will be asked again. The path and the message are those of the oldest change, the
    /// count is the number of all, and the delay is the time until the first of them is tried again.
    case postponed(WorkerNamespace, path: String, sink: String, message: String, count: Int, delay: Duration)
    /// A change was quarantined.
    case quarantined(WorkerNamespace, path: String, sink: String, message: String)
    /// The list of a source was read.
    case listed(source: String, namespaces: Int, removed: Int)
    /// The database or a source failed.
    case trouble(String)
}
