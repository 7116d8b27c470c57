import DropboxConcurrency
import DropboxHTTPServer
import Foundation

extension DropboxEmulator {
    /// The log of the latest calls to an emulator, for assertions in tests and for the console.
    ///
    /// Its memory is bounded: it stores up to `Configuration.callLogCapacity` completed calls, the calls in progress, and
    /// only the beginning of each body. Logging is cheap: a call is redacted and converted when it is read.
    ///
    ///     let call = await emulator.calls.first { $0.route == "files/upload" }
    ///     #expect(call?.status == 200)
    public final class CallLog: Sendable {
        /// The properties of a call that become known while it is processed.
        struct Trace: Sendable {
            var route = ""
            /// Whether the route is one of the API.
            var isKnown = false
            /// The email address of the calling account, if it is known.
            var account: String?
            /// The key of the calling app, if it is known.
            var app: String?
            var faults: [String] = []
            /// Whether the client disconnected before there was a response.
            var isAborted = false
        }

        /// What the calls are counted by.
        struct CountKey: Sendable, Hashable {
            let route: String
            let status: Int
        }

        private struct State {
            /// The numbers of all completed calls, including those that aren't in the log any longer.
            var counts: [CountKey: Int] = [:]
            var openCount = 0
            var entries = CallHistory()
            var nextID = 1
            /// The number of calls that were removed because the log was full.
            var removedCount = 0
            var nextSubscriber = 1
            var subscribers: [Int: Subscriber] = [:]
            var isClosed = false
            var changeNumber = 0
        }

        private struct Subscriber {
            let receivesArrivals: Bool
            let continuation: AsyncStream<CallEntry>.Continuation
        }

        private let capacity: Int
        private let clock: ServerClock
        private let start = ContinuousClock.now
        private let state = Locked(State())

        init(capacity: Int, clock: ServerClock) {
            self.capacity = max(1, capacity)
            self.clock = clock
        }

        /// The logged calls, oldest first, including calls in progress.
        public var all: [CallRecord] { state.withLock { $0.entries.all }.map(\.record) }

        /// The time since the start of the emulator, in real time.
        var uptime: Duration { ContinuousClock.now - start }

        /// Returns a logged call, or `nil` if the log doesn't have it any longer.
        func entry(_ id: Int) -> CallEntry? { state.withLock { $0.entries.entry(id) } }

        /// Returns the request of a logged call as it arrived, with its credentials.
        func original(_ id: Int) -> OriginalRequest? { entry(id)?.original }

        /// A number that increases whenever a call arrives or completes, and when the log is cleared.
        var changeNumber: Int { state.withLock(\.changeNumber) }

        /// The numbers of all completed calls by route and status, and the number of calls in progress.
        var counts: (completed: [CountKey: Int], open: Int) { state.withLock { ($0.counts, $0.openCount) } }

        /// Removes all calls from the log.
        public func removeAll() {
            state.withLock { state in
                (state.entries, state.removedCount) = (CallHistory(), 0)
                state.changeNumber += 1
            }
        }

        /// The logged calls, and the number of older calls that were removed because the log was full.
        var snapshot: (calls: [CallRecord], removedCount: Int) {
            let (entries, count) = state.withLock { ($0.entries.all, $0.removedCount) }
            return (entries.map(\.record), count)
        }

        /// Returns the first completed call that satisfies a predicate, and suspends until there is one.
        ///
        /// Calls that are already in the log are checked first.
        ///
        /// - Parameter isIncluded: The predicate.
        /// - Returns: The call, or `nil` if the task is canceled or the emulator stops first.
        public func waitForResponse(where isIncluded: (CallRecord) -> Bool) async -> CallRecord? {
            await first(arriving: false, isIncluded)
        }

        /// Returns the first call that satisfies a predicate as soon as it arrives, and suspends until there is one.
        ///
        /// Use it for calls whose response takes long, such as long polls.
        ///
        /// - Parameter isIncluded: The predicate.
        /// - Returns: The call, or `nil` if the task is canceled or the emulator stops first.
        public func waitForRequest(where isIncluded: (CallRecord) -> Bool) async -> CallRecord? {
            await first(arriving: true, isIncluded)
        }

        /// Returns a stream of the calls that complete from now on. A slow reader misses the oldest calls.
        public func responses() -> AsyncStream<CallRecord> {
            let entries = subscribe(arrivals: false)
            return AsyncStream {
                var iterator = entries.makeAsyncIterator()
                return await iterator.next()?.record
            }
        }

        private func first(arriving: Bool, _ isIncluded: (CallRecord) -> Bool) async -> CallRecord? {
            let later = subscribe(arrivals: arriving)
            let earlier = all.filter { arriving || $0.response != nil }
            if let match = earlier.first(where: isIncluded) { return match }
            let seen = Set(earlier.map(\.id))
            for await entry in later where !seen.contains(entry.id) {
                let record = entry.record
                if isIncluded(record) { return record }
            }
            return nil
        }

        private func subscribe(arrivals: Bool) -> AsyncStream<CallEntry> {
            let (stream, continuation) = AsyncStream.makeStream(
                of: CallEntry.self, bufferingPolicy: .bufferingNewest(10_000))
            let number = state.withLock { state -> Int? in
                guard !state.isClosed else { return nil }
                state.nextSubscriber += 1
                state.subscribers[state.nextSubscriber] = Subscriber(
                    receivesArrivals: arrivals, continuation: continuation)
                return state.nextSubscriber
            }
            guard let number else {
                continuation.finish()
                return stream
            }
            continuation.onTermination = { [weak self] _ in
                _ = self?.state.withLock { $0.subscribers.removeValue(forKey: number) }
            }
            return stream
        }

        // MARK: Recording

        /// Records the arrival of a call.
        func recordArrival(_ request: ServerRequest, _ trace: Trace) -> CallEntry {
            let now = clock.now
            let (entry, subscribers) = state.withLock { state in
                let entry = CallEntry(id: state.nextID, time: now, request: request, route: trace.route)
                state.nextID += 1
                state.changeNumber += 1
                state.openCount += 1
                // Keep calls in progress, because tasks may be waiting for their responses.
                while state.entries.count >= capacity, state.entries.removeOldestCompleted() { state.removedCount += 1 }
                state.entries.append(entry)
                return (entry, Self.matching(state.subscribers) { $0.receivesArrivals })
            }
            for subscriber in subscribers { subscriber.continuation.yield(entry) }
            return entry
        }

        /// Records the response to a call, unless the log was cleared in the meantime.
        func recordResponse(
            to call: CallEntry, _ request: ServerRequest, _ response: ServerResponse, _ trace: Trace
        ) {
            let label = trace.isKnown ? trace.route : RouteNames.label(trace.route)
            let entry = call.completed(request, response, trace)
            let subscribers = state.withLock { state -> [Subscriber] in
                state.counts[CountKey(route: label, status: response.status), default: 0] += 1
                state.openCount -= 1
                state.changeNumber += 1
                guard state.entries.replace(entry) else { return [] }
                return Self.matching(state.subscribers) { !$0.receivesArrivals }
            }
            for subscriber in subscribers { subscriber.continuation.yield(entry) }
        }

        private static func matching(
            _ subscribers: [Int: Subscriber], _ isIncluded: (Subscriber) -> Bool
        ) -> [Subscriber] {
            subscribers.isEmpty ? [] : subscribers.values.filter(isIncluded)
        }

        /// Finishes all streams and resumes all waiting tasks.
        func close() {
            let subscribers = state.withLock { state in
                state.isClosed = true
                defer { state.subscribers = [:] }
                return Array(state.subscribers.values)
            }
            for subscriber in subscribers { subscriber.continuation.finish() }
        }
    }
}

extension DropboxEmulator {
    /// A call to an emulator and its outcome. Tokens, codes, and secrets are redacted everywhere in it.
    public struct CallRecord: Sendable, Hashable, Identifiable, CustomStringConvertible {
        /// A header field.
        public struct Field: Sendable, Hashable {
            /// The name as the client or the emulator wrote it.
            public let name: String
            /// The value, redacted if it is a secret.
            public let value: String
        }

        /// A request or a response.
        public struct Message: Sendable, Hashable {
            /// The header fields, in order.
            public let headers: [Field]
            /// The beginning of the body, up to 4 KiB, or `nil` if the body isn't text or isn't available.
            public let text: String?
            /// The size of the body in bytes, or `nil` if it isn't known.
            public let size: Int64?

            /// Returns the first value of a header field. Names are case-insensitive.
            public func header(_ name: String) -> String? {
                headers.first { $0.name.lowercased() == name.lowercased() }?.value
            }
        }

        /// The number of the call, starting at 1.
        public let id: Int
        /// The time at which the call arrived, on the emulator's clock.
        public let time: Date
        /// The time until the call completed, in seconds of real time, or `nil` while it is in progress.
        public let duration: TimeInterval?
        /// The HTTP method, usually `POST`.
        public let method: String
        /// The path and query.
        public let target: String
        /// The route, such as `files/upload`. For paths outside of the API, the path without the leading slash.
        public let route: String
        /// The email address of the calling account, or `nil` if the caller isn't an account or the call failed before
        /// authentication.
        public let account: String?
        /// The key of the calling app, or `nil` if the caller isn't known.
        public let app: String?
        /// The faults that were injected into the call, by their names in JSON, such as `rate_limit`.
        public let faults: [String]
        /// The request.
        public let request: Message
        /// The status code of the response: `nil` while the call is in progress, 0 if the connection was closed instead.
        public let status: Int?
        /// The response, or `nil` while the call is in progress.
        public let response: Message?
        /// A Boolean value that indicates whether the client disconnected, or the emulator stopped, before there was a response.
        public let isAborted: Bool

        /// The argument of the call as JSON, from a header, the query, or the body, or `nil` if it has none.
        public var argument: String? {
            if let header = request.header("Dropbox-API-Arg") { return header }
            let query = target.split(separator: "?", maxSplits: 1).dropFirst().first ?? ""
            if let parameter = FormEncoding.fields(query).first(where: { $0.name == "arg" }) { return parameter.value }
            return request.header("Content-Type")?.hasPrefix("application/json") == true ? request.text : nil
        }

        /// A single line with time, method, route, status, account, duration, sizes, and faults.
        public var description: String {
            let timestamp = time.formatted(
                Date.ISO8601FormatStyle(includingFractionalSeconds: true).time(includingFractionalSeconds: true))
            let outcome = status.map { $0 == 0 ? "closed" : String($0) } ?? "…"
            var columns = [timestamp, method, route, outcome, account ?? "-"]
            if let duration { columns.append(String(format: "%.1f ms", duration * 1000)) }
            columns.append("\(request.size ?? 0) → \(response?.size.map(String.init) ?? "?") bytes")
            if isAborted { columns.append("[aborted by the client]") }
            if !faults.isEmpty { columns.append("[\(faults.joined(separator: ", "))]") }
            return columns.joined(separator: "  ")
        }
    }
}
