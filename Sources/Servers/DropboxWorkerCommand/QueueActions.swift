import DropboxCommandLine
import DropboxWorker
import Foundation

extension WorkerStatusOptions {
    /// Prints the state of the queue.
    func run(_ terminal: Terminal) async throws(CommandError) -> ExitStatus {
        let limit = limit
        let status = try await database.withReadableQueue("cannot read the status") {
            try await $0.status(limit: limit)
        }
        if isJSON {
            terminal.print(try StatusText.json(status))
        } else {
            for line in StatusText.lines(status) { terminal.print(line) }
        }
        return .success
    }
}

extension WorkerInspect {
    /// The JSON object of a namespace.
    private struct Inspection: Encodable {
        let namespace: WorkerStatus.Namespace
        let quarantine: [WorkerStatus.QuarantinedChange]
    }

    /// Prints a namespace.
    func run(_ terminal: Terminal) async throws(CommandError) -> ExitStatus {
        let (source, id) = (source, namespace)
        let found = try await database.withReadableQueue("cannot read the namespace") {
            try await $0.inspect(source: source, namespaceID: id).map {
                Inspection(namespace: $0.namespace, quarantine: $0.quarantine)
            }
        }
        guard let found else { throw .failure("there is no namespace \(id) of the source \(source)") }
        if isJSON {
            terminal.print(try StatusText.json(found))
        } else {
            for line in StatusText.lines(found.namespace) + found.quarantine.map(StatusText.line) {
                terminal.print(line)
            }
        }
        return .success
    }
}

extension WorkerRetry {
    /// Puts quarantined changes back.
    func run(_ terminal: Terminal) async throws(CommandError) -> ExitStatus {
        let (ids, isAll) = (ids, isAll)
        let count = try await database.withQueue("cannot retry the changes") {
            isAll ? try await $0.retryAll() : try await $0.retry(ids: ids)
        }
        terminal.print(count.counted("change is", "changes are") + " tried again")
        guard count == 0, !isAll else { return .success }
        throw .failure("no change in quarantine has one of these IDs; `dbx worker status` lists them")
    }
}

extension WorkerRelease {
    /// Agrees to held deletions.
    func run(_ terminal: Terminal) async throws(CommandError) -> ExitStatus {
        let (source, id) = (source, namespace)
        let hold = try await database.withQueue("cannot release the namespace") {
            try await $0.release(holdOf: source, namespaceID: id)
        }
        guard let hold else {
            throw .failure("no namespace \(id) of the source \(source) is held for its deletions or for its access")
        }
        terminal.print(
            hold == .deletions ? "\(source) \(id) continues with its deletions" : "\(source) \(id) is tried again")
        return .success
    }
}

extension WorkerForget {
    /// Forgets a sink that no worker has anymore.
    func run(_ terminal: Terminal) async throws(CommandError) -> ExitStatus {
        let (source, sink) = (source, sink)
        let isKnown = try await database.withQueue("cannot forget the sink") {
            try await $0.forget(sink: sink, of: source)
        }
        guard isKnown else { throw .failure("the source \(source) has no sink \(sink)") }
        terminal.print("nothing waits for the sink \(sink) anymore; a worker that has it applies everything again")
        return .success
    }
}

extension WorkerDrain {
    /// Lets all workers pause, and waits until they do.
    func run(_ terminal: Terminal) async throws(CommandError) -> ExitStatus {
        let limit = Duration.seconds(limit)
        let remaining = try await database.withQueue("cannot tell the workers") { queue in
            try await queue.drain(true)
            return try await queue.waitUntilIdle(upTo: limit)
        }
        guard remaining == 0 else {
            throw .failure(
                """
                workers claim nothing more, but still work on \(remaining.counted("namespace")); `dbx worker status` lists \
                what they have claimed
                """)
        }
        terminal.print("no worker works, until `dbx worker resume`")
        return .success
    }
}

extension WorkerResume {
    /// Lets all workers work again.
    func run(_ terminal: Terminal) async throws(CommandError) -> ExitStatus {
        try await database.withQueue("cannot tell the workers") { try await $0.drain(false) }
        terminal.print("workers work again")
        return .success
    }
}

/// The output of the status, for people and for programs.
enum StatusText {
    /// A name in the JSON of all commands: lowercase words, and the unit of a number that isn't a count.
    private struct Key: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue name: String) {
            switch name {
            case "oldestLag": stringValue = "oldest_lag_seconds"
            case "isDraining": stringValue = "draining"
            default: stringValue = name.map { $0.isUppercase ? "_\($0.lowercased())" : "\($0)" }.joined()
            }
        }

        init?(intValue: Int) { nil }
    }

    static func json(_ value: some Encodable) throws(CommandError) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        encoder.dateEncodingStrategy = .iso8601
        encoder.keyEncodingStrategy = .custom { Key(stringValue: $0.last?.stringValue ?? "") }
        do { return String(decoding: try encoder.encode(value), as: UTF8.self) } catch {
            throw .failure("cannot write the status", error)
        }
    }

    static func lines(_ status: WorkerStatus) -> [String] {
        var lines = [
            "namespaces   \(status.namespaceCount): \(status.pendingCount) pending, \(status.claimedCount) claimed, "
                + "\(status.heldCount) held",
            "oldest lag   \((Int64(exactly: status.oldestLag.rounded()) ?? 0).counted("second"))",
            "quarantine   \(status.quarantineCount)",
        ]
        if status.isDraining { lines.append("draining     workers claim nothing until `dbx worker resume`") }
        for (name, end) in status.rateLimits.sorted(by: { $0.key < $1.key }) where end > status.time {
            lines.append("rate limit   \(name) until \(end.formatted(.iso8601))")
        }
        for namespace in status.namespaces { lines += [""] + Self.lines(namespace) }
        return lines + (status.quarantine.isEmpty ? [] : [""]) + status.quarantine.map(line)
    }

    static func lines(_ entry: WorkerStatus.Namespace) -> [String] {
        let namespace = entry.namespace
        var lines = [
            "\(namespace.source) \(namespace.id)  \(namespace.displayName)",
            "  " + entry.itemCount.counted("item") + ", " + entry.pageCount.counted("page"),
        ]
        if let since = entry.changedSince { lines.append("  changed since \(since.formatted(.iso8601))") }
        if let holder = entry.holder, let end = entry.leaseEnd {
            lines.append("  claimed by \(holder) until \(end.formatted(.iso8601))")
        }
        if let reason = entry.holdReason { lines.append("  held: \(reason)") }
        if let error = entry.lastError { lines.append("  last error: \(error)") }
        return lines
    }

    static func line(_ change: WorkerStatus.QuarantinedChange) -> String {
        """
        \(change.id)  \(change.namespace.source) \(change.namespace.id)  \(change.path)  \(change.sink): \(change.error) \
        (\(change.attemptCount.counted("attempt")), \(change.date.formatted(.iso8601)))
        """
    }
}
