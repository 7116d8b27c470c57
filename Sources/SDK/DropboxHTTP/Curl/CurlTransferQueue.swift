#if os(Linux)
    import DropboxConcurrency

    /// The transfers that wait because their server has the maximum number of active transfers: of their transport, or of
    /// all transports that share the loop.
    ///
    /// Without a limit, a burst of requests opens a connection for each, and each connection costs a handshake, memory,
    /// and a file descriptor. libcurl has such a limit, too, but it also counts transfers that are paused: with as many
    /// downloads whose content isn't read, no other request could start.
    // Confined to the owner of the loop.
    struct CurlTransferQueue {
        /// The transfers of one transport to one server, in the order of their requests. Long polls have their own line.
        private struct Line: Hashable {
            let owner: ObjectIdentifier
            let origin: String
            let isLongPoll: Bool

            init(_ transfer: CurlTransfer) {
                owner = ObjectIdentifier(transfer.owner)
                origin = transfer.prepared.url.origin
                isLongPoll = transfer.request.isLongPoll
            }
        }

        /// The maximum number of active transfers of a transport to a server, or `nil` for no limit.
        private let limit: Int?
        /// The maximum number of active transfers of all transports to a server. Long polls don't count: most of the time,
        /// they use nothing but their connection.
        private let sharedLimit: Int
        private var lines: [Line: FIFOQueue<CurlTransfer>] = [:]
        /// The lines with transfers. The transports take turns.
        private var turns = FIFOQueue<Line>()

        init(limit: Int?) {
            self.limit = limit.map { max(1, $0) }
            sharedLimit = max(limit ?? 1, HTTPTransportConfiguration.sharedConnectionLimit)
        }

        var isEmpty: Bool { lines.isEmpty }

        /// All transfers that wait.
        var transfers: some Sequence<CurlTransfer> { lines.values.lazy.flatMap(\.self) }

        /// Adds a transfer if it must wait.
        ///
        /// - Returns: `false` if the transfer can start immediately.
        mutating func add(_ transfer: CurlTransfer, active: some Collection<CurlTransfer>) -> Bool {
            guard let limit else { return false }
            let line = Line(transfer)
            guard lines[line] != nil || !hasRoom(for: transfer, line, active, limit) else { return false }
            if lines[line] == nil { turns.append(line) }
            lines[line, default: FIFOQueue()].append(transfer)
            transfer.isWaiting = true
            return true
        }

        /// Removes a transfer that can start now.
        mutating func removeReady(active: some Collection<CurlTransfer>) -> CurlTransfer? {
            guard let limit else { return nil }
            // Each line gets one turn at most.
            for _ in 0..<turns.count {
                guard let line = turns.removeFirst() else { return nil }
                removeFinished(line)
                guard let first = lines[line]?.oldest else {
                    lines[line] = nil
                    continue
                }
                defer { if lines[line] != nil { turns.append(line) } }
                guard hasRoom(for: first, line, active, limit) else { continue }
                let transfer = lines[line]?.removeFirst()
                transfer?.isWaiting = false
                if lines[line]?.isEmpty == true { lines[line] = nil }
                return transfer
            }
            return nil
        }

        /// Removes all transfers.
        mutating func removeAll() -> [CurlTransfer] {
            defer { (lines, turns) = ([:], FIFOQueue()) }
            return Array(transfers)
        }

        /// Removes the transfers at the beginning of a line that were finished while they waited.
        private mutating func removeFinished(_ line: Line) {
            while let first = lines[line]?.oldest, !first.isWaiting {
                _ = lines[line]?.removeFirst()
            }
        }

        private func hasRoom(
            for transfer: CurlTransfer, _ line: Line, _ active: some Collection<CurlTransfer>, _ limit: Int
        ) -> Bool {
            guard active.count >= limit else { return true }
            var (own, all) = (0, 0)
            for other in active where !other.isPaused && other.prepared.url.origin == line.origin {
                if other.owner === transfer.owner { own += 1 }
                if !other.request.isLongPoll { all += 1 }
            }
            return own < limit && (line.isLongPoll || all < sharedLimit)
        }
    }
#endif
