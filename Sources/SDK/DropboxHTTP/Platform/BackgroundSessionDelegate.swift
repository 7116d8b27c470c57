#if canImport(Darwin)
    import DropboxConcurrency
    import Foundation

    /// Stores the results of the transfers of a background session until they are requested. The system can report
    /// transfers of an earlier process before this process requests them.
    ///
    /// When the system has reported a completed transfer, it forgets the transfer. Therefore, a response is on disk when the
    /// method that receives it returns. If the process exits before anything uses the response, the next one finds it.
    final class BackgroundSessionDelegate: NSObject, URLSessionDownloadDelegate, URLSessionDataDelegate {
        typealias CompletedTransfer = Result<HTTPResponse, HTTPError>

        /// A transport that uses the session.
        struct Client: Hashable {
            fileprivate let number: Int
        }

        /// A request that waits for a result.
        private struct Waiter {
            let client: Client
            let onWait: @Sendable (Bool) -> Void
            let continuation: CheckedContinuation<CompletedTransfer, Never>

            func resume(returning result: CompletedTransfer) {
                // First: when the system has reported all events, the process has work as long as it uses a result.
                onWait(false)
                continuation.resume(returning: result)
            }
        }

        private struct TransferState {
            /// The body of the response to an upload that was received so far.
            var body = Data()
            /// The error that occurred while storing the received content.
            var failure: HTTPError?
            var description: String?
            var result: CompletedTransfer?
            var waiter: Waiter?
            var onUploadProgress: (@Sendable (Int64) -> Void)?
            /// This process canceled the transfer.
            var isCancelled = false
        }

        private struct State {
            var trust: ServerTrust
            var directory: URL
            var clients: Set<Client> = []
            var lastClient = 0
            var transfers: [String: TransferState] = [:]
            /// The transfers whose stored response was requested in this process.
            var requested: Set<String> = []
            /// The tasks whose completion the system has reported.
            var reportedTasks: Set<Int> = []
            var didFinishEvents: @Sendable () -> Bool = { false }
            /// The system has delivered all events, but nothing was waiting for that.
            var hasPendingFinish = false

            /// Removes and returns the result of a transfer.
            mutating func takeResult(_ id: String) -> CompletedTransfer? {
                guard let result = transfers[id]?.result else { return nil }
                transfers[id] = nil
                return result
            }
        }

        private let state: Locked<State>
        /// Returns the identifier that the description of a transfer contains.
        let identify: @Sendable (String?) -> String?

        init(_ trust: ServerTrust, _ directory: URL, _ identify: @escaping @Sendable (String?) -> String?) {
            state = Locked(State(trust: trust, directory: directory))
            self.identify = identify
        }

        // MARK: Clients

        /// Sets the directory for responses.
        func use(_ directory: URL) { state.withLock { $0.directory = directory } }

        /// Adds a client, whose evaluation of certificates applies to all transfers from now on.
        func add(_ trust: ServerTrust) -> Client {
            state.withLock { state in
                state.trust = trust
                state.lastClient += 1
                let client = Client(number: state.lastClient)
                state.clients.insert(client)
                return client
            }
        }

        /// Removes a client. It stops waiting for results.
        func remove(_ client: Client) {
            let waiters = state.change { state -> [Waiter] in
                state.clients.remove(client)
                let ids = state.transfers.filter { $0.value.waiter?.client == client }.keys
                return ids.compactMap { id in
                    defer {
                        state.transfers[id]?.waiter = nil
                        state.transfers[id]?.onUploadProgress = nil
                    }
                    return state.transfers[id]?.waiter
                }
            }
            for waiter in waiters { waiter.resume(returning: .failure(.shutDown)) }
        }

        // MARK: The waiting side

        /// The descriptions of finished transfers whose result hasn't been requested.
        var finishedDescriptions: [String?] {
            state.withLock { $0.transfers.values.filter { $0.result != nil }.map(\.description) }
        }

        /// Returns a Boolean value that indicates whether the system has reported the completion of a task.
        func hasReported(_ task: URLSessionTask) -> Bool {
            state.withLock { $0.reportedTasks.contains(task.taskIdentifier) }
        }

        /// Returns a Boolean value that indicates whether the result of a transfer hasn't been requested yet.
        func hasResult(of id: String) async -> Bool {
            let (hasResult, directory) = state.withLock { state in
                (state.transfers[id]?.result != nil, state.requested.contains(id) ? nil : state.directory)
            }
            guard !hasResult, let directory else { return hasResult }
            return await BlockingIO.disk.run { StoredResponse(id, in: directory) != nil }
        }

        /// Returns the result of a transfer if it's available. Otherwise prepares to receive it.
        func expectResult(
            of id: String, _ client: Client, onUploadProgress: (@Sendable (Int64) -> Void)?
        ) async -> CompletedTransfer? {
            let (ready, directory) = state.change { state -> (CompletedTransfer?, URL?) in
                guard state.clients.contains(client) else { return (.failure(.shutDown), nil) }
                if let result = state.takeResult(id) { return (result, nil) }
                if !state.requested.contains(id) { return (nil, state.directory) }
                state.transfers[id, default: TransferState()].onUploadProgress = onUploadProgress
                return (nil, nil)
            }
            guard ready == nil, let directory else { return ready }
            let stored = await BlockingIO.disk.run { StoredResponse(id, in: directory) }
            return state.change { state in
                // The result may have arrived in the meantime.
                if let result = state.takeResult(id) { return result }
                if let stored, state.requested.insert(id).inserted { return .success(stored.response) }
                state.transfers[id, default: TransferState()].onUploadProgress = onUploadProgress
                return nil
            }
        }

        /// Returns a download that the system can continue.
        func interruptedDownload(_ id: String) async -> InterruptedDownload? {
            let directory = state.withLock(\.directory)
            return await BlockingIO.disk.run { InterruptedDownload(id, in: directory) }
        }

        /// Prepares for a new attempt of a transfer.
        func begin(_ id: String) async {
            let directory = state.withLock { state in
                state.requested.insert(id)
                return state.directory
            }
            await BlockingIO.disk.run {
                StoredResponse.remove(id, in: directory)
                InterruptedDownload.remove(id, in: directory)
            }
        }

        /// Waits for the result of a transfer. Canceling the task cancels the transfer, unless the client was removed.
        func result(of task: URLSessionTask, _ info: BackgroundTaskInfo, _ client: Client) async -> CompletedTransfer {
            let id = info.id
            return await withTaskCancellationHandler {
                await withCheckedContinuation { continuation in
                    let waiter = Waiter(client: client, onWait: info.onWait, continuation: continuation)
                    info.onWait(true)
                    let ready = state.change { state -> CompletedTransfer? in
                        guard state.clients.contains(client) else { return .failure(.shutDown) }
                        if let result = state.takeResult(id) { return result }
                        guard state.transfers[id]?.waiter == nil else {
                            return .failure(.invalidRequest("Another task already waits for this transfer."))
                        }
                        state.transfers[id, default: TransferState()].waiter = waiter
                        return nil
                    }
                    if let ready { waiter.resume(returning: ready) }
                }
            } onCancel: {
                let isCancelled = state.withLock { state in
                    guard state.clients.contains(client) else { return false }
                    state.transfers[id, default: TransferState()].isCancelled = true
                    return true
                }
                if isCancelled { task.cancel() }
            }
        }

        /// Deletes a transfer that no task waits for.
        func removeResult(of id: String) {
            state.change { state in
                if state.transfers[id]?.waiter == nil { state.transfers[id] = nil }
                state.requested.remove(id)
            }
        }

        func setDidFinishEvents(_ action: @escaping @Sendable () -> Bool) {
            let isLate = state.change { state in
                state.didFinishEvents = action
                return state.hasPendingFinish
            }
            if isLate { finishEvents() }
        }

        /// Handles that the system has delivered all events that occurred while the process wasn't running.
        func finishEvents() {
            // Before the closure is called: what begins to wait meanwhile sets the closure again, and finds the event.
            let action = state.withLock { state in
                state.hasPendingFinish = true
                return state.didFinishEvents
            }
            if action() { state.withLock { $0.hasPendingFinish = false } }
        }

        // MARK: The system's side

        func urlSession(
            _ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL
        ) {
            guard let id = identify(downloadTask.taskDescription) else { return }
            let content = StoredResponse.content(id, in: state.withLock { $0.directory })
            // The system deletes the file when this method returns.
            unlink(content.path)
            do {
                try FileManager.default.moveItem(at: location, to: content)
            } catch {
                state.withLock { state in
                    state.transfers[id, default: TransferState()].failure = HTTPError(
                        .fileFailed(EIO), "The downloaded file cannot be stored: \(error)")
                }
            }
        }

        func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
            guard let id = identify(dataTask.taskDescription) else { return }
            state.withLock { $0.transfers[id, default: TransferState()].body.append(data) }
        }

        func urlSession(
            _ session: URLSession, task: URLSessionTask, didSendBodyData bytesSent: Int64, totalBytesSent: Int64,
            totalBytesExpectedToSend: Int64
        ) {
            guard let id = identify(task.taskDescription) else { return }
            state.withLock { $0.transfers[id]?.onUploadProgress }?(totalBytesSent)
        }

        func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
            guard let id = identify(task.taskDescription) else { return }
            let (transfer, directory) = state.withLock { ($0.transfers[id] ?? TransferState(), $0.directory) }
            let result = result(of: task, id, transfer, error, directory)
            let waiter = state.change { state -> Waiter? in
                state.reportedTasks.insert(task.taskIdentifier)
                // A waiter can have arrived or left in the meantime.
                var transfer = state.transfers.removeValue(forKey: id) ?? TransferState()
                if transfer.waiter == nil {
                    transfer.description = task.taskDescription
                    transfer.result = result
                    state.transfers[id] = transfer
                }
                state.requested.insert(id)
                return transfer.waiter
            }
            waiter?.resume(returning: result)
        }

        /// Returns the result of a completed task, and stores its response.
        private func result(
            of task: URLSessionTask, _ id: String, _ transfer: TransferState, _ error: (any Error)?, _ directory: URL
        ) -> CompletedTransfer {
            if let failure = transfer.failure { return .failure(failure) }
            if let error {
                if !transfer.isCancelled { InterruptedDownload(task, error)?.write(id, in: directory) }
                // The system cancels all transfers if the user terminates the app.
                let isBySystem = (error as NSError).code == NSURLErrorCancelled && !transfer.isCancelled
                return .failure(
                    isBySystem
                        ? HTTPError(.connectionLost, "The system canceled the transfer.")
                        : URLSessionErrors.error(error))
            }
            guard let response = task.response as? HTTPURLResponse else { return .failure(.incompleteHead) }
            if !(task is URLSessionDownloadTask), response.statusCode == 200, transfer.body.isEmpty {
                // No route has an empty result. The system reported the body to a process that exited before the completion.
                return .failure(HTTPError(.connectionLost, "An earlier process received the response."))
            }
            var head = ResponseHead(response, method: nil)
            if task.originalRequest?.value(forHTTPHeaderField: "Range") == nil { head.completeContinuation() }
            let stored = StoredResponse(
                id, head, body: task is URLSessionDownloadTask ? nil : transfer.body, in: directory)
            stored.write()
            return .success(stored.response)
        }

        func urlSession(
            _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
            completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
        ) {
            switch state.withLock({ $0.trust }).disposition(for: challenge) {
            case .respond(let disposition, let credential): completionHandler(disposition, credential)
            case .reject: completionHandler(.cancelAuthenticationChallenge, nil)
            }
        }
    }

    #if !os(macOS)
        extension BackgroundSessionDelegate {
            func urlSessionDidFinishEvents(forBackgroundURLSession session: URLSession) { finishEvents() }
        }
    #endif
#endif
