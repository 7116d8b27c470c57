#if canImport(Darwin)
    import DropboxConcurrency
    import Foundation

    /// The transport of a background session.
    ///
    /// The system performs requests with a ``BackgroundTaskInfo``, and continues after the process exits. An ordinary
    /// connection performs all other requests.
    ///
    /// For background requests, the system follows redirects, chooses the time, and retries while the network is
    /// unavailable.
    final class BackgroundSessionTransport: BackgroundTransport {
        private let session: URLSession
        private let delegate: BackgroundSessionDelegate
        private let foregroundTransport: URLSessionTransport
        private let identify: @Sendable (String?) -> String?

        /// Creates a transport.
        ///
        /// - Parameters:
        ///   - identifier: The identifier of the session, unique in the app.
        ///   - sharedContainer: The container that an extension shares with its app, or `nil`.
        ///   - isDiscretionary: Whether the system waits for favorable conditions.
        ///   - timeout: The maximum time of a transfer in seconds, or `.infinity` for the limit of the system.
        ///   - directory: The directory for received content.
        ///   - identify: Returns the identifier that the description of a transfer contains.
        ///   - configuration: Connections, TLS, and proxy.
        init(
            identifier: String, sharedContainer: String?, isDiscretionary: Bool, timeout: Double, directory: URL,
            identify: @escaping @Sendable (String?) -> String?, _ configuration: HTTPTransportConfiguration
        ) {
            let settings = URLSessionConfiguration.background(withIdentifier: identifier)
            settings.apply(configuration)
            settings.sharedContainerIdentifier = sharedContainer
            settings.isDiscretionary = isDiscretionary
            settings.sessionSendsLaunchEvents = true
            if timeout.isFinite { settings.timeoutIntervalForResource = timeout }
            self.identify = identify
            foregroundTransport = URLSessionTransport(configuration: configuration)
            delegate = BackgroundSessionDelegate(ServerTrust(configuration), directory: directory, identify: identify)
            session = URLSession(configuration: settings, delegate: delegate, delegateQueue: nil)
        }

        deinit { session.finishTasksAndInvalidate() }

        func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
            guard let info = request.backgroundTaskInfo else { return try await foregroundTransport.send(request) }
            try request.validate()
            if let result = delegate.expectResult(of: info.id, onUploadProgress: request.onUploadProgress) {
                return try result.get()
            }
            let task: URLSessionTask
            if let existing = await self.task(of: info.id) {
                task = existing
            } else if let result = delegate.expectResult(of: info.id, onUploadProgress: request.onUploadProgress) {
                // The transfer finished while the system listed its tasks.
                return try result.get()
            } else {
                task = try makeTask(request)
                task.taskDescription = info.description
                task.earliestBeginDate = info.earliestBeginDate
                task.resume()
            }
            return try await delegate.result(of: task, info.id).get()
        }

        private func task(of id: String) async -> URLSessionTask? {
            await tasks().first { identify($0.taskDescription) == id }
        }

        /// Returns the unfinished tasks of the system.
        private func tasks() async -> [URLSessionTask] {
            await withCheckedContinuation { continuation in
                session.getAllTasks { tasks in
                    continuation.resume(returning: tasks.filter { $0.state != .completed })
                }
            }
        }

        private func makeTask(_ request: HTTPRequest) throws(HTTPError) -> URLSessionTask {
            let urlRequest = URLRequest(request)
            switch request.body.storage {
            case .empty: return session.downloadTask(with: urlRequest)
            case .file(let url, nil) where request.body.length != nil:
                return session.uploadTask(with: urlRequest, fromFile: url)
            default: throw .invalidRequest("Background uploads support only whole files.")
            }
        }

        func taskDescriptions() async -> [String?] {
            await tasks().map { $0.taskDescription } + delegate.finishedDescriptions
        }

        func removeResult(of id: String) { delegate.removeResult(of: id) }

        func setDidFinishEvents(_ action: (@Sendable () -> Void)?) { delegate.setDidFinishEvents(action) }

        /// Stops waiting for results. The transfers continue without this process.
        func shutdown() {
            delegate.shutdown()
            session.finishTasksAndInvalidate()
            foregroundTransport.shutdown()
        }
    }

    /// Stores the results of the transfers of a background session until they are requested. The system can report
    /// transfers of an earlier process before this process requests them.
    final class BackgroundSessionDelegate: NSObject, URLSessionDownloadDelegate, URLSessionDataDelegate {
        typealias CompletedTransfer = Result<HTTPResponse, HTTPError>

        private struct TransferState {
            /// The body of the response to an upload that was received so far.
            var body = Data()
            /// The error that occurred while storing the received content.
            var failure: HTTPError?
            var description: String?
            var result: CompletedTransfer?
            var waiter: CheckedContinuation<CompletedTransfer, Never>?
            var onUploadProgress: (@Sendable (Int64) -> Void)?
        }

        private struct State {
            var transfers: [String: TransferState] = [:]
            var didFinishEvents: (@Sendable () -> Void)?
            /// The system has delivered all events, but no closure was set.
            var hasPendingFinish = false
            var isShutDown = false

            /// Removes and returns the result of a transfer.
            mutating func removeResult(_ id: String) -> CompletedTransfer? {
                if isShutDown { return .failure(.shutDown) }
                guard let result = transfers[id]?.result else { return nil }
                transfers[id] = nil
                return result
            }
        }

        private let state = Locked(State())
        private let trust: ServerTrust
        private let directory: URL
        private let identify: @Sendable (String?) -> String?

        init(_ trust: ServerTrust, directory: URL, identify: @escaping @Sendable (String?) -> String?) {
            self.trust = trust
            self.directory = directory
            self.identify = identify
        }

        // MARK: The waiting side

        /// The descriptions of finished transfers whose result hasn't been requested.
        var finishedDescriptions: [String?] {
            state.withLock { $0.transfers.values.filter { $0.result != nil }.map(\.description) }
        }

        /// Returns the result of a transfer if it's available. Otherwise prepares to receive it.
        func expectResult(of id: String, onUploadProgress: (@Sendable (Int64) -> Void)?) -> CompletedTransfer? {
            state.change { state in
                if let result = state.removeResult(id) { return result }
                state.transfers[id, default: TransferState()].onUploadProgress = onUploadProgress
                return nil
            }
        }

        /// Waits for the result of a transfer. Canceling the task cancels the transfer.
        func result(of task: URLSessionTask, _ id: String) async -> CompletedTransfer {
            await withTaskCancellationHandler {
                await withCheckedContinuation { continuation in
                    let ready = state.change { state -> CompletedTransfer? in
                        if let result = state.removeResult(id) { return result }
                        guard state.transfers[id]?.waiter == nil else {
                            return .failure(.invalidRequest("Another task already waits for this transfer."))
                        }
                        state.transfers[id, default: TransferState()].waiter = continuation
                        return nil
                    }
                    if let ready { continuation.resume(returning: ready) }
                }
            } onCancel: {
                task.cancel()
            }
        }

        /// Deletes a transfer that no task waits for.
        func removeResult(of id: String) {
            state.change { state in
                if state.transfers[id]?.waiter == nil { state.transfers[id] = nil }
            }
        }

        func setDidFinishEvents(_ action: (@Sendable () -> Void)?) {
            let isLate = state.change { state in
                state.didFinishEvents = action
                guard action != nil, state.hasPendingFinish else { return false }
                state.hasPendingFinish = false
                return true
            }
            if isLate { action?() }
        }

        /// Handles that the system has delivered all events that occurred while the process wasn't running.
        func finishEvents() {
            let action = state.withLock { state in
                state.hasPendingFinish = state.didFinishEvents == nil
                return state.didFinishEvents
            }
            action?()
        }

        func shutdown() {
            let waiters = state.withLock { state in
                state.isShutDown = true
                defer { state.transfers = [:] }
                return state.transfers.values.compactMap(\.waiter)
            }
            for waiter in waiters { waiter.resume(returning: .failure(.shutDown)) }
        }

        // MARK: The system's side

        private func content(_ id: String) -> URL { directory.appendingPathComponent("\(id).content") }

        func urlSession(
            _ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL
        ) {
            guard let id = identify(downloadTask.taskDescription) else { return }
            // The system deletes the file when this method returns.
            unlink(content(id).path)
            do {
                try FileManager.default.moveItem(at: location, to: content(id))
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
            let head = (task.response as? HTTPURLResponse).map { ResponseHead($0, method: nil) }
            let isDownload = task is URLSessionDownloadTask
            let (waiter, result) = state.change {
                state -> (CheckedContinuation<CompletedTransfer, Never>?, CompletedTransfer) in
                guard !state.isShutDown else { return (nil, .failure(.shutDown)) }
                var transfer = state.transfers.removeValue(forKey: id) ?? TransferState()
                let result: CompletedTransfer
                if let failure = transfer.failure ?? error.map(URLSessionErrors.error) {
                    result = .failure(failure)
                } else if let head {
                    let body = isDownload ? FileBodySource.body(content(id)) : HTTPResponseBody(transfer.body)
                    result = .success(HTTPResponse(status: head.status, headers: head.headers, body: body))
                } else {
                    result = .failure(.incompleteHead)
                }
                if transfer.waiter == nil {
                    transfer.description = task.taskDescription
                    transfer.result = result
                    state.transfers[id] = transfer
                }
                return (transfer.waiter, result)
            }
            waiter?.resume(returning: result)
        }

        func urlSession(
            _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
            completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
        ) {
            switch trust.disposition(for: challenge) {
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

    /// A body that the system has downloaded to a file.
    final class FileBodySource: ResponseBodySource {
        private let file: Locked<FileHandle?>

        /// Returns a body with the content of a file, or an empty body if the file doesn't exist.
        static func body(_ url: URL) -> HTTPResponseBody {
            HTTPResponseBody(source: FileBodySource(url), expectedLength: FileDescriptorIO.size(of: url))
        }

        private init(_ url: URL) {
            // The system creates no file if a response has no body.
            let file = FileHandle(forReadingAtPath: url.path)
            self.file = Locked(file)
        }

        func next() async throws(HTTPError) -> Data? {
            let chunk = file.withLock { file in
                Result { try file?.read(upToCount: 256 << 10) }
            }
            switch chunk {
            case .success(let data): return data?.isEmpty == false ? data : nil
            case .failure(let error): throw HTTPError(.fileFailed(EIO), "The downloaded file cannot be read: \(error)")
            }
        }

        func cancel() {}
    }
#endif
