#if os(Linux)
    import CDropboxLinux
    import DropboxConcurrency
    import Foundation

    /// What the owner of a loop does with its transfers.
    extension CurlEventLoop {
        /// Sets the callbacks by which libcurl asks for events and for a time.
        func setCallbacks(_ multi: UnsafeMutableRawPointer) {
            ccurl_multi_set_callbacks(
                multi,
                { easy, socket, what, context, _ in
                    guard let context else { return 0 }
                    Unmanaged<CurlEventLoop>.fromOpaque(context)._withUnsafeGuaranteedRef {
                        $0.watch(socket, what, for: easy)
                    }
                    return 0
                },
                { _, milliseconds, context in
                    guard let context else { return 0 }
                    Unmanaged<CurlEventLoop>.fromOpaque(context)._withUnsafeGuaranteedRef {
                        $0.setTimer(milliseconds: milliseconds)
                    }
                    return 0
                }, Unmanaged.passUnretained(self).toOpaque())
        }

        private func watch(_ socket: curl_socket_t, _ what: Int32, for easy: UnsafeMutableRawPointer?) {
            if poller.want(what, of: socket) { return }
            // libcurl doesn't allow to remove a transfer in this callback.
            if let easy, let transfer = activeTransfers[easy] { unwatchedTransfers.append(transfer) }
        }

        private func setTimer(milliseconds: Int) {
            if milliseconds == 0 { isCurlDue = true }
            if milliseconds > 0 { scheduleTimeouts(by: now + .milliseconds(milliseconds)) }
        }

        /// Lets libcurl act if it wants to without an event, and finishes what is complete.
        func act(_ multi: UnsafeMutableRawPointer) {
            if isCurlDue {
                isCurlDue = false
                var running: Int32 = 0
                curl_multi_socket_action(multi, CURL_SOCKET_TIMEOUT, 0, &running)
            }
            while let transfer = unwatchedTransfers.popLast() {
                finish(transfer, with: HTTPError(.connectionFailed, "The system can't watch more connections."))
            }
            processCompletions(multi)
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

        // MARK: Starting

        func start(_ transfer: CurlTransfer) {
            guard !transfer.owner.isShutDown else { return finishUnsent(transfer, with: .shutDown) }
            guard !transfer.isCancelled else { return finishUnsent(transfer, with: .cancelled) }
            if queue.add(transfer, active: activeTransfers.values) {
                scheduleTimeouts(by: transfer.timer.nextExpiry(isPaused: false))
            } else {
                begin(transfer)
            }
        }

        /// Starts a transfer regardless of the limit.
        func begin(_ transfer: CurlTransfer) {
            guard let multi, let easy = idleHandle(for: transfer) ?? EasyHandle() else {
                deliveries.append(.outcome(transfer, .failed(HTTPError(.other(code: 0), "libcurl is out of memory."))))
                return
            }
            if let failure = transfer.configure(easy) {
                easy.isCommon = false
                recycle(easy)
                return deliveries.append(.outcome(transfer, .failed(failure)))
            }
            activeTransfers[easy.pointer] = transfer
            scheduleTimeouts(by: transfer.timer.nextExpiry(isPaused: false))
            curl_multi_add_handle(multi, easy.pointer)
        }

        /// Returns the idle handle that last received a response from the server of a transfer. Each such handle indicates an
        /// idle connection, although the server may have closed it.
        func idleHandleIndex(for transfer: CurlTransfer) -> Int? {
            let origin = transfer.prepared.url.origin
            return idleHandles.lastIndex { $0.connectedOrigin == origin }
        }

        private func idleHandle(for transfer: CurlTransfer) -> EasyHandle? {
            guard let index = idleHandleIndex(for: transfer) else { return idleHandles.popLast() }
            idleHandles.swapAt(index, idleHandles.count - 1)
            return idleHandles.removeLast()
        }

        // MARK: Finishing

        func cancel(_ transfer: CurlTransfer) {
            transfer.isCancelled = true
            if transfer.isWaiting {
                finishUnsent(transfer, with: .cancelled)
            } else {
                finish(transfer, with: .cancelled)
            }
        }

        func stop(_ owner: TransferOwner) {
            owner.isShutDown = true
            for transfer in activeTransfers.values where transfer.owner === owner { finish(transfer, with: .shutDown) }
            for transfer in queue.transfers where transfer.owner === owner && transfer.isWaiting {
                finishUnsent(transfer, with: .shutDown)
            }
        }

        /// Finishes the transfers whose time has expired.
        func enforceDeadlines() {
            guard let due = nextDeadline, due <= now else { return }
            nextDeadline = nil
            // libcurl sets its timer again.
            isCurlDue = true
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

        /// Finishes a transfer that was not sent. If it is in the queue, the queue skips it later.
        func finishUnsent(_ transfer: CurlTransfer, with error: HTTPError) {
            transfer.isWaiting = false
            deliveries.append(.outcome(transfer, .failed(error.withRequestUnsent(true))))
        }

        func finish(_ transfer: CurlTransfer, with error: HTTPError) {
            guard transfer.easy != nil else { return }
            transfer.fail(error)
            finish(transfer, code: CURLE_ABORTED_BY_CALLBACK)
        }

        private func finish(_ transfer: CurlTransfer, code: CURLcode) {
            guard let easy = transfer.easy else { return }
            let outcome = transfer.outcome(for: code)
            easy.connectedOrigin = code == CURLE_OK ? transfer.prepared.url.origin : nil
            // This closes the connection of an unfinished transfer, or only its stream with HTTP/2.
            remove(easy.pointer)
            transfer.closeUpload()
            deliveries.append(.outcome(transfer, outcome))
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
    }
#endif
