#if os(Linux)
    import DropboxConcurrency

    /// The transfers that wait because their server has the maximum number of active transfers.
    ///
    /// Without a limit, a burst of requests opens a connection for each, and each connection costs a handshake, memory,
    /// and a file descriptor. libcurl has such a limit, too, but it also counts transfers that are paused: with as many
    /// downloads whose content isn't read, no other request could start.
    // Confined to the loop's thread.
    struct CurlTransferQueue {
        /// The maximum number of active transfers to a server, or `nil` for no limit.
        private let limit: Int?
        /// The transfers to each server in the order of their requests.
        private var lines: [String: FIFOQueue<CurlTransfer>] = [:]

        init(limit: Int?) { self.limit = limit.map { max(1, $0) } }

        var isEmpty: Bool { lines.isEmpty }

        /// All transfers that wait.
        var transfers: some Sequence<CurlTransfer> { lines.values.lazy.flatMap(\.self) }

        /// Adds a transfer if it must wait.
        ///
        /// - Returns: `false` if the transfer can start immediately.
        mutating func add(_ transfer: CurlTransfer, active: some Collection<CurlTransfer>) -> Bool {
            guard let limit else { return false }
            let origin = transfer.prepared.url.origin
            guard lines[origin] != nil || Self.count(active, to: origin) >= limit else { return false }
            lines[origin, default: FIFOQueue()].append(transfer)
            transfer.isWaiting = true
            return true
        }

        /// Removes the transfers that can start now.
        mutating func removeReady(active: some Collection<CurlTransfer>) -> [CurlTransfer] {
            guard let limit, !lines.isEmpty else { return [] }
            var ready: [CurlTransfer] = []
            for origin in lines.keys {
                var free = limit - Self.count(active, to: origin)
                while free > 0, let transfer = removeFirst(origin) {
                    ready.append(transfer)
                    free -= 1
                }
            }
            return ready
        }

        /// Removes all transfers.
        mutating func removeAll() -> [CurlTransfer] {
            defer { lines = [:] }
            return Array(transfers)
        }

        /// Removes the first transfer to a server that wasn't finished while it waited.
        private mutating func removeFirst(_ origin: String) -> CurlTransfer? {
            while lines[origin]?.isEmpty == false {
                let transfer = lines[origin]?.removeFirst()
                if lines[origin]?.isEmpty == true { lines[origin] = nil }
                if let transfer, transfer.isWaiting {
                    transfer.isWaiting = false
                    return transfer
                }
            }
            return nil
        }

        /// Returns the number of transfers to a server that use the network.
        private static func count(_ active: some Collection<CurlTransfer>, to origin: String) -> Int {
            active.count { !$0.isPaused && $0.prepared.url.origin == origin }
        }
    }
#endif
