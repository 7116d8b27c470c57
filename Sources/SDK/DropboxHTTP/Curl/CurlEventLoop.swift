#if os(Linux)
    import CDropboxLinux
    import DropboxConcurrency
    import Foundation

    /// A libcurl multi handle, and everything attached to it.
    ///
    /// One thread at a time owns the loop: it alone uses libcurl, the state of the loop, and the parts of ``CurlTransfer``
    /// that are marked as confined to the owner. Usually that's the loop's thread, which waits for the network and performs
    /// what other threads `post`. A thread that starts a short request on an idle connection owns the loop while it sends
    /// the request, so that it needn't wake the loop's thread; see ``submit(_:)``. Nobody waits while owning the loop.
    ///
    /// The only client code that runs while the loop is owned is progress callbacks. Tasks are resumed afterward.
    // @unchecked Sendable because only the owner uses properties other than `handover`, which a lock protects.
    final class CurlEventLoop: @unchecked Sendable {
        enum Command {
            /// Start a transfer.
            case start(CurlTransfer)
            /// Cancel a transfer, or prevent it from starting.
            case cancel(CurlTransfer)
            /// Resume a transfer after a reader or a producer made progress.
            case resume(CurlTransfer)
            /// Finish all transfers of a transport.
            case stop(TransferOwner)
            /// Exit when no transfer is in flight.
            case shutDown
        }

        /// What the owner leaves for the tasks that wait for a transfer.
        enum Delivery {
            /// The received part of the response.
            case part(CurlTransfer)
            case outcome(CurlTransfer, CurlTransfer.Outcome)
        }

        /// The longest sleep of the thread.
        private static let longestSleep = Duration.seconds(60)

        private let handover = LoopHandover()
        let poller = SocketPoller()
        let multi: UnsafeMutableRawPointer?
        /// The error of transfers that the loop doesn't accept. Only the initializer changes it.
        private(set) var refusal = HTTPError.shutDown

        /// Returns the current time, for timeouts.
        let clock: @Sendable () -> ContinuousClock.Instant

        // Confined to the owner.
        /// The time at which the owner began, which is precise enough for timeouts and cheap to read in callbacks.
        private(set) var now: ContinuousClock.Instant
        var activeTransfers: [UnsafeMutableRawPointer: CurlTransfer] = [:]
        var queue: CurlTransferQueue
        var idleHandles: [EasyHandle] = []
        var deliveries: [Delivery] = []
        /// The sockets of all connections, including idle ones.
        let sockets = CurlSocketTracker()
        /// The earliest time at which a timeout of a transfer or of libcurl can expire, or `nil` if there is none. It moves
        /// to an earlier time only, until it has passed.
        var nextDeadline: ContinuousClock.Instant?
        /// Whether libcurl asks to be called without an event.
        var isCurlDue = false
        /// The transfers whose sockets the system can't watch.
        var unwatchedTransfers: [CurlTransfer] = []
        private var isShuttingDown = false

        /// Starts the thread. If that fails, the loop rejects all commands.
        init(configuration: HTTPTransportConfiguration, clock: @escaping @Sendable () -> ContinuousClock.Instant) {
            self.clock = clock
            now = clock()
            let limit = configuration.connectionLimit
            // With HTTP/2, transfers share connections. libcurl limits those.
            queue = CurlTransferQueue(limit: configuration.version == .http1 ? limit : nil)
            multi = Self.isCurlReady && poller.isValid ? curl_multi_init() : nil
            guard let multi else {
                reject()
                return
            }
            _ = ccurl_multi_set_long(multi, CURLMOPT_PIPELINING, Int(CURLPIPE_MULTIPLEX))
            _ = ccurl_multi_set_long(multi, CURLMOPT_MAXCONNECTS, configuration.openConnectionLimit)
            if configuration.version == .http2 {
                _ = ccurl_multi_set_long(multi, CURLMOPT_MAX_HOST_CONNECTIONS, limit)
            }
            setCallbacks(multi)
            var thread = pthread_t()
            let context = Unmanaged.passRetained(self)
            let failure = pthread_create(
                &thread, nil,
                { context in
                    guard let context else { return nil }
                    Unmanaged<CurlEventLoop>.fromOpaque(context).takeRetainedValue().run()
                    return nil
                }, context.toOpaque())
            guard failure == 0 else {
                context.release()
                curl_multi_cleanup(multi)
                reject()
                return
            }
            pthread_detach(thread)
        }

        /// Rejects all commands because the loop can't run.
        private func reject() {
            refusal = DescriptorLimit.error() ?? HTTPError(.connectionFailed, "The network thread can't be started.")
            _ = handover.close()
        }

        /// A Boolean value that indicates whether the process-wide initialization of libcurl succeeded. It runs once.
        private static let isCurlReady = {
            // OpenSSL frees its data when the process exits, although the threads of loops still use it, and the process
            // crashes.
            OPENSSL_init_crypto(UInt64(OPENSSL_INIT_NO_ATEXIT), nil)
            return curl_global_init(Int(CURL_GLOBAL_DEFAULT)) == CURLE_OK
        }()

        // MARK: On any thread

        /// Sends a command to the loop's thread.
        ///
        /// - Returns: `false` if the thread has exited and ignores the command.
        @discardableResult
        func post(_ command: Command) -> Bool {
            switch handover.post(command) {
            case .closed: return false
            case .posted: break
            case .mustWakeThread: poller.wake()
            }
            return true
        }

        /// Starts a transfer.
        ///
        /// If nobody owns the loop, and the server probably has an idle connection, the calling thread sends the request.
        /// It never connects to a server, which takes several steps, and doesn't wait for the response.
        ///
        /// - Returns: `false` if the thread has exited.
        func submit(_ transfer: CurlTransfer) -> Bool {
            guard transfer.isQuicklySent, handover.own() else { return post(.start(transfer)) }
            let isStarted = startOnIdleConnection(transfer)
            let done = takeDeliveries()
            if handover.disown(nextDeadline, at: now, mustContinue: isCurlDue) { poller.wake() }
            for delivery in done { deliver(delivery, onLoopThread: false) }
            return isStarted || post(.start(transfer))
        }

        /// Whether the loop accepts commands.
        var isRunning: Bool { handover.isOpen }

        // MARK: For the owner

        /// Schedules a delivery to the transfer's reader at the end of this iteration.
        ///
        /// An iteration receives a body in many small pieces. Waking the reader once for all of them avoids most of the
        /// cost.
        func scheduleDelivery(of transfer: CurlTransfer) { deliveries.append(.part(transfer)) }

        /// Ensures that the loop checks timeouts no later than `instant`.
        func scheduleTimeouts(by instant: ContinuousClock.Instant?) {
            guard let instant else { return }
            nextDeadline = nextDeadline.map { min($0, instant) } ?? instant
        }

        /// Starts a transfer if an idle handle indicates that its server has an idle connection.
        ///
        /// - Returns: `false` if it has none.
        private func startOnIdleConnection(_ transfer: CurlTransfer) -> Bool {
            guard let multi, idleHandleIndex(for: transfer) != nil else { return false }
            now = clock()
            start(transfer)
            if isCurlDue { act(multi) }
            return true
        }

        private func takeDeliveries() -> [Delivery] {
            guard !deliveries.isEmpty else { return [] }
            for case .part(let transfer) in deliveries { transfer.isDeliveryScheduled = false }
            defer { deliveries = [] }
            return deliveries
        }

        // MARK: On the loop's thread

        private func run() {
            guard let multi else { return }
            var commands: [Command] = []
            var eventCount = 0
            var isTimeUp = false
            while true {
                handover.ownOnThread(&commands)
                now = clock()
                if isTimeUp { isCurlDue = true }
                for index in 0..<eventCount { handle(poller.event(at: index), multi) }
                for command in commands { perform(command) }
                commands.removeAll(keepingCapacity: true)
                act(multi)
                enforceDeadlines()
                while let transfer = queue.removeReady(active: activeTransfers.values) { begin(transfer) }
                if isDone { break }
                let (done, start) = (takeDeliveries(), now)
                _ = handover.disown(nextDeadline, at: start, mustContinue: isCurlDue)
                for delivery in done { deliver(delivery, onLoopThread: true) }
                let sleep = handover.sleep(from: start, upTo: Self.longestSleep)
                eventCount = poller.wait(milliseconds: Int32(clamping: sleep.milliseconds))
                isTimeUp = eventCount == 0 && sleep > .zero
            }
            close(multi, commands)
        }

        private var isDone: Bool { isShuttingDown && activeTransfers.isEmpty && queue.isEmpty }

        private func handle(_ event: SocketPoller.Event?, _ multi: UnsafeMutableRawPointer) {
            guard let event else { return }
            var running: Int32 = 0
            curl_multi_socket_action(multi, event.socket, event.mask, &running)
        }

        private func perform(_ command: Command) {
            switch command {
            case .start(let transfer): start(transfer)
            case .cancel(let transfer): cancel(transfer)
            case .resume(let transfer):
                if let failure = transfer.resume() { finish(transfer, with: failure) }
            case .stop(let owner): stop(owner)
            case .shutDown: isShuttingDown = true
            }
        }

        private func deliver(_ delivery: Delivery, onLoopThread: Bool) {
            switch delivery {
            case .part(let transfer): transfer.deliver()
            case .outcome(let transfer, let outcome): transfer.finish(outcome, onLoopThread: onLoopThread)
            }
        }

        private func close(_ multi: UnsafeMutableRawPointer, _ commands: [Command]) {
            for transfer in activeTransfers.values { finish(transfer, with: .shutDown) }
            for transfer in queue.removeAll() { finishUnsent(transfer, with: .shutDown) }
            for case .start(let transfer) in handover.close() { finishUnsent(transfer, with: .shutDown) }
            for delivery in takeDeliveries() { deliver(delivery, onLoopThread: true) }
            idleHandles = []
            curl_multi_cleanup(multi)
        }
    }

    extension Duration {
        /// The duration in milliseconds, rounded up.
        var milliseconds: Int64 {
            let (seconds, attoseconds) = components
            guard seconds.magnitude < 1 << 40 else { return seconds < 0 ? .min : .max }
            return seconds * 1_000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
        }
    }
#endif
