#if os(Linux)
    import CDropboxCurl
    import CDropboxCurlShim
    import Foundation
    import DropboxConcurrency

    /// One thread that owns a libcurl multi handle and everything that hangs on it.
    ///
    /// Isolation: easy handles, and the parts of `CurlTransfer` marked so, are touched on this thread only. Other threads
    /// `post` commands. Nothing of the user's runs here except progress callbacks.
    // @unchecked Sendable because everything except `inbox` is touched on the loop's thread only.
    final class CurlEventLoop: @unchecked Sendable {
        enum Command {
            /// Begin a transfer.
            case start(CurlTransfer)
            /// Break a transfer off, or never begin it.
            case cancel(CurlTransfer)
            /// A reader or a producer has done its part: go on.
            case resume(CurlTransfer)
            /// End as soon as nothing is in flight.
            case shutDown
            /// End now.
            case stop
        }

        private struct Inbox {
            var commands: [Command] = []
            /// The thread is, or is about to be, in `curl_multi_poll` and has to be woken for a command.
            var isAsleep = false
            /// No further commands: the thread has ended, or never began.
            var isClosed = false
        }

        private let inbox = Locked(Inbox())
        private let multi: UnsafeMutableRawPointer?

        /// The time at which the current turn began; good enough for deadlines, and cheap to read in callbacks.
        private(set) var now = ContinuousClock.now
        private var activeTransfers: [UnsafeMutableRawPointer: CurlTransfer] = [:]
        private var idleHandles: [EasyHandle] = []
        private var pending: [Command] = []
        private var deliveries: [CurlTransfer] = []
        /// The sockets of all connections, also of idle ones.
        let sockets = CurlSocketTracker()
        /// No deadline passes before this; `nil` where there is none.
        private var nextDeadline: ContinuousClock.Instant?
        private var isRetiring = false
        private var isStopped = false

        /// Starts the thread. Where that fails, the loop is closed from the start.
        init(configuration: HTTPTransportConfiguration) {
            multi = Self.isCurlReady ? curl_multi_init() : nil
            guard let multi else {
                inbox.withLock { $0.isClosed = true }
                return
            }
            _ = ccurl_multi_set_long(multi, CURLMOPT_PIPELINING, Int(CURLPIPE_MULTIPLEX))
            _ = ccurl_multi_set_long(multi, CURLMOPT_MAXCONNECTS, max(1, configuration.maximumIdleConnections))
            if let limit = configuration.maximumConnectionsPerHost {
                _ = ccurl_multi_set_long(multi, CURLMOPT_MAX_HOST_CONNECTIONS, max(1, limit))
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
                inbox.withLock { $0.isClosed = true }
                return
            }
            pthread_detach(thread)
        }

        /// libcurl's process-wide part, once.
        private static let isCurlReady = curl_global_init(Int(CURL_GLOBAL_DEFAULT)) == CURLE_OK

        /// Hands a command to the thread. From any thread.
        ///
        /// - Returns: `false` where the thread has ended and the command will not be looked at.
        @discardableResult
        func post(_ command: Command) -> Bool {
            inbox.withLock { inbox in
                guard !inbox.isClosed else { return false }
                inbox.commands.append(command)
                // Under the lock, because the handle lives until the inbox is closed.
                if inbox.isAsleep, let multi {
                    inbox.isAsleep = false
                    curl_multi_wakeup(multi)
                }
                return true
            }
        }

        // MARK: On the thread

        /// Remembers that `transfer` has something for its reader at the end of this turn. A turn brings a body in many
        /// small pieces; waking the reader once for all of them saves most of its cost.
        func deliverLater(_ transfer: CurlTransfer) { deliveries.append(transfer) }

        /// Makes sure that deadlines are looked at no later than `instant`.
        func scheduleTimeouts(by instant: ContinuousClock.Instant?) {
            guard let instant else { return }
            nextDeadline = nextDeadline.map { min($0, instant) } ?? instant
        }

        private func run() {
            guard let multi else { return }
            var running: Int32 = 0
            while true {
                now = .now
                drainInbox()
                if isDone { break }
                curl_multi_perform(multi, &running)
                processCompletions(multi)
                deliver()
                enforceDeadlines()
                if !isDone { sleep(multi) }
            }
            close(multi)
        }

        private var isDone: Bool { isStopped || isRetiring && activeTransfers.isEmpty }

        private func drainInbox() {
            inbox.withLock { swap(&$0.commands, &pending) }
            for command in pending {
                switch command {
                case .start(let transfer): start(transfer)
                case .cancel(let transfer):
                    transfer.isCancelled = true
                    finish(transfer, with: .cancelled)
                case .resume(let transfer):
                    if let failure = transfer.resume() { finish(transfer, with: failure) }
                case .shutDown: isRetiring = true
                case .stop: isStopped = true
                }
            }
            pending.removeAll(keepingCapacity: true)
        }

        private func start(_ transfer: CurlTransfer) {
            guard !isStopped else { return transfer.finish(.failed(.shutDown)) }
            guard !transfer.isCancelled else { return transfer.finish(.failed(.cancelled.nothingSent(true))) }
            guard let multi, let easy = idleHandles.popLast() ?? curl_easy_init().map(EasyHandle.init) else {
                return transfer.finish(.failed(HTTPError(.other(code: 0), "libcurl has no memory left.")))
            }
            if let failure = transfer.configure(easy) {
                recycle(easy)
                return transfer.finish(.failed(failure))
            }
            activeTransfers[easy.pointer] = transfer
            scheduleTimeouts(by: transfer.timer.nextExpiry(isHeld: false))
            curl_multi_add_handle(multi, easy.pointer)
        }

        private func processCompletions(_ multi: UnsafeMutableRawPointer) {
            var pointer: UnsafeMutableRawPointer?
            var code = CURLE_OK
            while ccurl_multi_next_finished(multi, &pointer, &code) != 0 {
                guard let pointer, let transfer = activeTransfers[pointer] else { continue }
                if transfer.shouldSendAgain(after: code) {
                    recycle(remove(pointer))
                    start(transfer)
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
                if let deadline = transfer.expiredDeadline(at: now) {
                    finish(
                        transfer,
                        with: transfer.request.timeouts.error(deadline, isRequestUnsent: transfer.isRequestUnsent))
                } else {
                    scheduleTimeouts(by: transfer.timer.nextExpiry(isHeld: transfer.isHeld))
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
            curl_multi_poll(multi, nil, 0, Int32(clamping: max(0, wait.milliseconds)), nil)
            inbox.withLock { $0.isAsleep = false }
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
            let outcome = transfer.conclude(code)
            // Closes the connection of an unfinished transfer; with HTTP/2 only its stream.
            recycle(remove(pointer))
            transfer.closeUpload()
            transfer.finish(outcome)
        }

        private func remove(_ pointer: UnsafeMutableRawPointer) -> EasyHandle {
            if let multi { curl_multi_remove_handle(multi, pointer) }
            activeTransfers[pointer]?.release()
            activeTransfers[pointer] = nil
            return EasyHandle(pointer: pointer)
        }

        private func recycle(_ easy: EasyHandle) {
            if idleHandles.count < 32 {
                curl_easy_reset(easy.pointer)
                idleHandles.append(easy)
            } else {
                curl_easy_cleanup(easy.pointer)
            }
        }

        private func close(_ multi: UnsafeMutableRawPointer) {
            for transfer in activeTransfers.values { finish(transfer, with: .shutDown) }
            let late = inbox.withLock { inbox in
                inbox.isClosed = true
                defer { inbox.commands = [] }
                return inbox.commands
            }
            for case .start(let transfer) in late { transfer.finish(.failed(.shutDown)) }
            deliver()
            for easy in idleHandles { curl_easy_cleanup(easy.pointer) }
            idleHandles = []
            curl_multi_cleanup(multi)
        }
    }

    extension Duration {
        /// Whole milliseconds, rounded up.
        var milliseconds: Int64 {
            let (seconds, attoseconds) = components
            guard seconds.magnitude < 1 << 40 else { return seconds < 0 ? .min : .max }
            return seconds * 1_000 + (attoseconds + 999_999_999_999_999) / 1_000_000_000_000_000
        }
    }
#endif
