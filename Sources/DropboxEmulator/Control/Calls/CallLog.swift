import Foundation
import DropboxConcurrency

/// The latest calls of an emulator, for tests that assert on them and for the dashboard. It keeps as many as
/// `Configuration.callLogCapacity` says, beside those that are under way, and of each body the beginning, so its memory
/// is bounded.
///
///     let call = await emulator.calls.first { $0.route == "files/upload" }
///     #expect(call?.status == 200)
public final class CallLog: Sendable {
    /// What the handling of a call finds out about it on the way.
    struct Trace: Sendable {
        var route = ""
        var account: UserAccount?
        var faults: [String] = []
    }

    private struct State {
        /// In the order of their arrival.
        var entries: [CallEntry] = []
        var nextID = 1
        var nextWatcher = 1
        var watchers: [Int: Watcher] = [:]
        var isClosed = false
    }

    private struct Watcher {
        let wantsArrivals: Bool
        let continuation: AsyncStream<CallRecord>.Continuation
    }

    private let capacity: Int
    private let clock: ServerClock
    private let state = Locked(State())

    init(capacity: Int, clock: ServerClock) {
        self.capacity = max(1, capacity)
        self.clock = clock
    }

    /// The calls that are kept, oldest first, those included that are under way.
    public var all: [CallRecord] { state.withLock { $0.entries }.map(\.record) }

    /// Forgets all calls.
    public func clear() { state.withLock { $0.entries = [] } }

    /// The first call that was answered and that `isWanted` accepts: one that is in the log, or the next that comes. nil
    /// when the task is cancelled or the emulator stops first.
    public func waitForCall(where isWanted: (CallRecord) -> Bool) async -> CallRecord? {
        await first(arriving: false, isWanted)
    }

    /// The same, without waiting for the answer: for calls that are not answered soon, such as long polls.
    public func waitForArrival(where isWanted: (CallRecord) -> Bool) async -> CallRecord? {
        await first(arriving: true, isWanted)
    }

    /// The calls as they are answered, from now on. A reader that is slow misses the oldest.
    public func responses() -> AsyncStream<CallRecord> { watch(arrivals: false) }

    private func first(arriving: Bool, _ isWanted: (CallRecord) -> Bool) async -> CallRecord? {
        let later = watch(arrivals: arriving)
        let earlier = all.filter { arriving || $0.response != nil }
        if let found = earlier.first(where: isWanted) { return found }
        let seen = Set(earlier.map(\.id))
        for await record in later where !seen.contains(record.id) && isWanted(record) { return record }
        return nil
    }

    private func watch(arrivals: Bool) -> AsyncStream<CallRecord> {
        let (stream, continuation) = AsyncStream.makeStream(
            of: CallRecord.self, bufferingPolicy: .bufferingNewest(10_000))
        let number = state.withLock { state -> Int? in
            guard !state.isClosed else { return nil }
            state.nextWatcher += 1
            state.watchers[state.nextWatcher] = Watcher(wantsArrivals: arrivals, continuation: continuation)
            return state.nextWatcher
        }
        guard let number else {
            continuation.finish()
            return stream
        }
        continuation.onTermination = { [weak self] _ in
            _ = self?.state.withLock { $0.watchers.removeValue(forKey: number) }
        }
        return stream
    }

    // MARK: The calls themselves

    /// Records that a call has arrived. Answers its number.
    func begin(_ request: ServerRequest, _ trace: Trace) -> Int {
        let now = clock.now
        let (entry, watchers) = state.withLock { state in
            let entry = CallEntry(id: state.nextID, time: now, request: request, trace: trace)
            state.nextID += 1
            // A call that is under way stays, so that whoever waits for its answer gets to know of it.
            while state.entries.count >= capacity, let oldest = state.entries.firstIndex(where: \.isAnswered) {
                state.entries.remove(at: oldest)
            }
            state.entries.append(entry)
            return (entry, state.watchers.values.filter(\.wantsArrivals))
        }
        tell(entry, watchers)
        return entry.id
    }

    /// Records how a call was answered, unless the log was cleared meanwhile.
    func finish(_ id: Int, _ request: ServerRequest, _ response: ServerResponse, _ trace: Trace) {
        let (entry, watchers) = state.withLock { state -> (CallEntry?, [Watcher]) in
            guard let index = state.entries.lastIndex(where: { $0.id == id }) else { return (nil, []) }
            state.entries[index].finish(request, response, trace)
            return (state.entries[index], state.watchers.values.filter { !$0.wantsArrivals })
        }
        if let entry { tell(entry, watchers) }
    }

    private func tell(_ entry: CallEntry, _ watchers: [Watcher]) {
        guard !watchers.isEmpty else { return }
        let record = entry.record
        for watcher in watchers { watcher.continuation.yield(record) }
    }

    /// Lets whoever waits go.
    func close() {
        let watchers = state.withLock { state in
            state.isClosed = true
            defer { state.watchers = [:] }
            return Array(state.watchers.values)
        }
        for watcher in watchers { watcher.continuation.finish() }
    }
}
