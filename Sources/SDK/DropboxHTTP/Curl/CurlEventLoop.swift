#if os(Linux)
    import CDropboxLinux
    import DropboxConcurrency
    import Foundation

    /// A thread that owns a libcurl multi handle and everything attached to it.
    ///
    /// Only this thread uses easy handles and the parts of ``CurlTransfer`` that are marked as confined to it. Other
    /// threads `post` commands. The only client code that runs here is progress callbacks.
    // @unchecked Sendable because only the loop's thread uses properties other than `inbox`.
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

        private struct Inbox {
            var commands: [Command] = []
            /// The thread is in `curl_multi_poll`, or about to call it, and needs `wakeUp` to see a new command.
            var isAsleep = false
            /// The loop accepts no more commands because its thread has exited or never started.
            var isClosed = false
        }

        private let inbox = Locked(Inbox())
        private let multi: UnsafeMutableRawPointer?
        private let wakeUp = WakeUpEvent()
        /// The error of transfers that the loop doesn't accept. Only the initializer changes it.
        private(set) var refusal = HTTPError.shutDown

        /// Returns the current time, for timeouts.
        let clock: @Sendable () -> ContinuousClock.Instant
        /// The start of the current iteration, which is precise enough for timeouts and cheap to read in callbacks.
        private(set) var now: ContinuousClock.Instant
        private var activeTransfers: [UnsafeMutableRawPointer: CurlTransfer] = [:]
        private var queue: CurlTransferQueue
        private var idleHandles: [EasyHandle] = []
        private var pending: [Command] = []
        private var deliveries: [CurlTransfer] = []
        /// The sockets of all connections, including idle ones.
        let sockets = CurlSocketTracker()
        /// The earliest time at which a timeout can expire, or `nil` if there is none.
        private var nextDeadline: ContinuousClock.Instant?
        private var isShuttingDown = false

        /// Starts the thread. If that fails, the loop rejects all commands.
        init(configuration: HTTPTransportConfiguration, clock: @escaping @Sendable () -> ContinuousClock.Instant) {
            self.clock = clock
            now = clock()
            let limit = configuration.connectionLimit
            // With HTTP/2, transfers share connections. libcurl limits those.
            queue = CurlTransferQueue(limit: configuration.version == .http1 ? limit : nil)
            multi = Self.isCurlReady && wakeUp.isValid ? curl_multi_init() : nil
            guard let multi else {
                reject()
                return
            }
            _ = ccurl_multi_set_long(multi, CURLMOPT_PIPELINING, Int(CURLPIPE_MULTIPLEX))
            _ = ccurl_multi_set_long(multi, CURLMOPT_MAXCONNECTS, configuration.openConnectionLimit)
            if configuration.version == .http2 {
                _ = ccurl_multi_set_long(multi, CURLMOPT_MAX_HOST_CONNECTIONS, limit)
            }
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
            inbox.withLock { $0.isClosed = true }
        }

        /// A Boolean value that indicates whether the process-wide initialization of libcurl succeeded. It runs once.
        private static let isCurlReady = {
            // OpenSSL frees its data when the process exits, although the threads of loops still use it, and the process
            // crashes.
            OPENSSL_init_crypto(UInt64(OPENSSL_INIT_NO_ATEXIT), nil)
            return curl_global_init(Int(CURL_GLOBAL_DEFAULT)) == CURLE_OK
        }()

        /// Sends a command to the loop's thread. Safe to call from any thread.
        ///
        /// - Returns: `false` if the thread has exited and ignores the command.
        @discardableResult
        func post(_ command: Command) -> Bool {
            let (isAccepted, wasAsleep) = inbox.withLock { inbox in
                guard !inbox.isClosed else { return (false, false) }
                inbox.commands.append(command)
                defer { inbox.isAsleep = false }
                return (true, inbox.isAsleep)
            }
            // The woken thread needs the lock, so it's released first.
            if wasAsleep { wakeUp.signal() }
            return isAccepted
        }

        /// Whether the loop accepts commands.
        var isRunning: Bool { inbox.withLock { !$0.isClosed } }

        // MARK: On the loop's thread

        /// Schedules a delivery to the transfer's reader at the end of this iteration.
        ///
        /// An iteration receives a body in many small pieces. Waking the reader once for all of them avoids most of the
        /// cost.
        func scheduleDelivery(of transfer: CurlTransfer) { deliveries.append(transfer) }

        /// Ensures that the loop checks timeouts no later than `instant`.
        func scheduleTimeouts(by instant: ContinuousClock.Instant?) {
            guard let instant else { return }
            nextDeadline = nextDeadline.map { min($0, instant) } ?? instant
        }

        private func run() {
            guard let multi else { return }
            var running: Int32 = 0
            while true {
                now = clock()
                drainInbox()
                if isDone { break }
                curl_multi_perform(multi, &running)
                processCompletions(multi)
                deliver()
                enforceDeadlines()
                while let transfer = queue.removeReady(active: activeTransfers.values) { begin(transfer) }
                if !isDone { sleep(multi) }
            }
            close(multi)
        }

        private var isDone: Bool { isShuttingDown && activeTransfers.isEmpty && queue.isEmpty }

        private func drainInbox() {
            inbox.withLock { swap(&$0.commands, &pending) }
            for command in pending {
                switch command {
                case .start(let transfer): start(transfer)
                case .cancel(let transfer):
                    transfer.isCancelled = true
                    if transfer.isWaiting {
                        finishUnsent(transfer, with: .cancelled)
                    } else {
                        finish(transfer, with: .cancelled)
                    }
                case .resume(let transfer):
                    if let failure = transfer.resume() { finish(transfer, with: failure) }
                case .stop(let owner): stop(owner)
                case .shutDown: isShuttingDown = true
                }
            }
            pending.removeAll(keepingCapacity: true)
        }

        private func start(_ transfer: CurlTransfer) {
            guard !transfer.owner.isShutDown else { return finishUnsent(transfer, with: .shutDown) }
            guard !transfer.isCancelled else { return finishUnsent(transfer, with: .cancelled) }
            if queue.add(transfer, active: activeTransfers.values) {
                scheduleTimeouts(by: transfer.timer.nextExpiry(isPaused: false))
            } else {
                begin(transfer)
            }
        }

        private func stop(_ owner: TransferOwner) {
            owner.isShutDown = true
            for transfer in activeTransfers.values where transfer.owner === owner { finish(transfer, with: .shutDown) }
            for transfer in queue.transfers where transfer.owner === owner && transfer.isWaiting {
                finishUnsent(transfer, with: .shutDown)
            }
        }

        /// Starts a transfer regardless of the limit.
        private func begin(_ transfer: CurlTransfer) {
            guard let multi, let easy = idleHandles.popLast() ?? EasyHandle() else {
                return transfer.finish(.failed(HTTPError(.other(code: 0), "libcurl is out of memory.")))
            }
            if let failure = transfer.configure(easy) {
                easy.isCommon = false
                recycle(easy)
                return transfer.finish(.failed(failure))
            }
            activeTransfers[easy.pointer] = transfer
            scheduleTimeouts(by: transfer.timer.nextExpiry(isPaused: false))
            curl_multi_add_handle(multi, easy.pointer)
        }

        private func processCompletions(_ multi: UnsafeMutableRawPointer) {
            var pointer: UnsafeMutableRawPointer?
            var code = CURLE_OK
            while ccurl_multi_next_finished(multi, &pointer, &code) != 0 {
                guard let pointer, let transfer = activeTransfers[pointer] else { continue }
                if transfer.shouldRetry(after: code) {
                    remove(pointer)
                    begin(transfer)
                } else {
                    finish(transfer, code: code)
                }
            }
            sockets.removeUnreadResponses()
        }

        private func deliver() {
            for transfer in deliveries { transfer.deliver() }
            deliveries.removeAll(keepingCapacity: true)
        }

        private func enforceDeadlines() {
            guard let due = nextDeadline, due <= now else { return }
            nextDeadline = nil
            for transfer in activeTransfers.values {
                if let deadline = transfer.expiredTimeout(at: now) {
                    finish(
                        transfer,
                        with: transfer.request.timeouts.error(deadline, isRequestUnsent: transfer.isRequestUnsent))
                } else {
                    scheduleTimeouts(by: transfer.timer.nextExpiry(isPaused: transfer.isPaused))
                }
            }
            for transfer in queue.transfers where transfer.isWaiting {
                if let deadline = transfer.expiredTimeout(at: now) {
                    finishUnsent(transfer, with: transfer.request.timeouts.error(deadline, isRequestUnsent: true))
                } else {
                    scheduleTimeouts(by: transfer.timer.nextExpiry(isPaused: false))
                }
            }
        }

        private func sleep(_ multi: UnsafeMutableRawPointer) {
            let maySleep = inbox.withLock { inbox in
                inbox.isAsleep = inbox.commands.isEmpty
                return inbox.isAsleep
            }
            guard maySleep else { return }
            let wait = nextDeadline.map { min($0 - now, .seconds(60)) } ?? .seconds(60)
            // An event costs fewer system calls than `curl_multi_wakeup`, which uses a pair of sockets.
            var event = curl_waitfd(fd: wakeUp.descriptor, events: Int16(CURL_WAIT_POLLIN), revents: 0)
            curl_multi_poll(multi, &event, 1, Int32(clamping: max(0, wait.milliseconds)), nil)
            if event.revents != 0 { wakeUp.reset() }
            inbox.withLock { $0.isAsleep = false }
        }

        /// Finishes a transfer that was not sent. If it is in the queue, the queue skips it later.
        private func finishUnsent(_ transfer: CurlTransfer, with error: HTTPError) {
            transfer.isWaiting = false
            transfer.finish(.failed(error.withRequestUnsent(true)))
        }

        private func finish(_ transfer: CurlTransfer, with error: HTTPError) {
            guard let pointer = transfer.easy?.pointer else { return }
            transfer.fail(error)
            finish(transfer, pointer: pointer, code: CURLE_ABORTED_BY_CALLBACK)
        }

        private func finish(_ transfer: CurlTransfer, code: CURLcode) {
            guard let pointer = transfer.easy?.pointer else { return }
            finish(transfer, pointer: pointer, code: code)
        }

        private func finish(_ transfer: CurlTransfer, pointer: UnsafeMutableRawPointer, code: CURLcode) {
            let outcome = transfer.outcome(for: code)
            // This closes the connection of an unfinished transfer, or only its stream with HTTP/2.
            remove(pointer)
            transfer.closeUpload()
            transfer.finish(outcome)
        }

        private func remove(_ pointer: UnsafeMutableRawPointer) {
            if let multi { curl_multi_remove_handle(multi, pointer) }
            let easy = activeTransfers.removeValue(forKey: pointer)?.release()
            if let easy { recycle(easy) }
        }

        private func recycle(_ easy: EasyHandle) {
            guard idleHandles.count < 32 else { return }
            easy.detach()
            idleHandles.append(easy)
        }

        private func close(_ multi: UnsafeMutableRawPointer) {
            for transfer in activeTransfers.values { finish(transfer, with: .shutDown) }
            for transfer in queue.removeAll() { finishUnsent(transfer, with: .shutDown) }
            let lateCommands = inbox.withLock { inbox in
                inbox.isClosed = true
                defer { inbox.commands = [] }
                return inbox.commands
            }
            for case .start(let transfer) in lateCommands {
                finishUnsent(transfer, with: .shutDown)
            }
            deliver()
            idleHandles = []
            curl_multi_cleanup(multi)
        }
    }

    /// An event for which a thread waits together with sockets.
    final class WakeUpEvent: Sendable {
        let descriptor = ccurl_event_create()

        deinit { if isValid { close(descriptor) } }

        /// A Boolean value that indicates whether the system could create the event.
        var isValid: Bool { descriptor >= 0 }

        /// Wakes the thread. The event persists until `reset()`.
        func signal() { ccurl_event_signal(descriptor) }

        func reset() { ccurl_event_reset(descriptor) }
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
