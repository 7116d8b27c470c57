#if canImport(Darwin)
    import Foundation
    import DropboxConcurrency

    /// Collects what the system tells of the transfers of a background session, until somebody asks for it. Events of
    /// transfers that an earlier process has begun come before anybody can.
    final class BackgroundSessionDelegate: NSObject, URLSessionDownloadDelegate, URLSessionDataDelegate {
        typealias CompletedTransfer = Result<HTTPResponse, HTTPError>

        private struct CurlTransfer {
            /// The body of an answer to an upload, so far.
            var body = Data()
            /// The trouble with the place for received content.
            var failure: HTTPError?
            var description: String?
            var arrival: CompletedTransfer?
            var waiter: CheckedContinuation<CompletedTransfer, Never>?
            var onUploadProgress: (@Sendable (Int64) -> Void)?
        }

        private struct State {
            var transfers: [String: CurlTransfer] = [:]
            var didFinishEvents: (@Sendable () -> Void)?
            /// The system has told all, and nobody wanted to know yet.
            var isFinished = false
            var isShutDown = false

            /// What has become of a transfer, which is forgotten then.
            mutating func takeArrival(_ id: String) -> CompletedTransfer? {
                if isShutDown { return .failure(.shutDown) }
                guard let arrival = transfers[id]?.arrival else { return nil }
                transfers[id] = nil
                return arrival
            }
        }

        private let state = Locked(State())
        private let trust: ServerTrust
        private let folder: URL
        private let identify: @Sendable (String?) -> String?

        init(_ trust: ServerTrust, folder: URL, identify: @escaping @Sendable (String?) -> String?) {
            self.trust = trust
            self.folder = folder
            self.identify = identify
        }

        // MARK: The waiting side

        /// The descriptions of transfers that are done and were not asked for.
        var arrived: [String?] {
            state.withLock { $0.transfers.values.filter { $0.arrival != nil }.map(\.description) }
        }

        /// Takes what has become of a transfer, if that is known, and otherwise gets ready to learn it.
        func expect(_ id: String, onUploadProgress: (@Sendable (Int64) -> Void)?) -> CompletedTransfer? {
            state.change { state in
                if let arrival = state.takeArrival(id) { return arrival }
                state.transfers[id, default: CurlTransfer()].onUploadProgress = onUploadProgress
                return nil
            }
        }

        /// Waits for what becomes of a transfer. Cancelling the task ends the transfer.
        func arrival(of task: URLSessionTask, _ id: String) async -> CompletedTransfer {
            await withTaskCancellationHandler {
                await withCheckedContinuation { continuation in
                    let ready = state.change { state -> CompletedTransfer? in
                        if let arrival = state.takeArrival(id) { return arrival }
                        guard state.transfers[id]?.waiter == nil else {
                            return .failure(.invalidRequest("Somebody waits for this transfer already."))
                        }
                        state.transfers[id, default: CurlTransfer()].waiter = continuation
                        return nil
                    }
                    if let ready { continuation.resume(returning: ready) }
                }
            } onCancel: {
                task.cancel()
            }
        }

        /// Forgets a transfer that nobody waits for.
        func forget(_ id: String) {
            state.change { state in
                if state.transfers[id]?.waiter == nil { state.transfers[id] = nil }
            }
        }

        func setDidFinishEvents(_ action: (@Sendable () -> Void)?) {
            let isLate = state.change { state in
                state.didFinishEvents = action
                guard action != nil, state.isFinished else { return false }
                state.isFinished = false
                return true
            }
            if isLate { action?() }
        }

        /// The system has told all that has happened while the process was gone.
        func finishEvents() {
            let action = state.withLock { state in
                state.isFinished = state.didFinishEvents == nil
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

        private func content(_ id: String) -> URL { folder.appendingPathComponent("\(id).content") }

        func urlSession(
            _ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL
        ) {
            guard let id = identify(downloadTask.taskDescription) else { return }
            // The system deletes the file when this returns.
            unlink(content(id).path)
            do {
                try FileManager.default.moveItem(at: location, to: content(id))
            } catch {
                state.withLock { state in
                    state.transfers[id, default: CurlTransfer()].failure = HTTPError(
                        .fileFailed(EIO), "What was downloaded cannot be kept: \(error)")
                }
            }
        }

        func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
            guard let id = identify(dataTask.taskDescription) else { return }
            state.withLock { $0.transfers[id, default: CurlTransfer()].body.append(data) }
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
            let head = (task.response as? HTTPURLResponse).map { URLSessionResponseHead($0, method: nil) }
            let isDownload = task is URLSessionDownloadTask
            let (waiter, arrival) = state.change {
                state -> (CheckedContinuation<CompletedTransfer, Never>?, CompletedTransfer) in
                guard !state.isShutDown else { return (nil, .failure(.shutDown)) }
                var transfer = state.transfers.removeValue(forKey: id) ?? CurlTransfer()
                let arrival: CompletedTransfer
                if let failure = transfer.failure ?? error.map(URLSessionErrors.error) {
                    arrival = .failure(failure)
                } else if let head {
                    let body = isDownload ? FileBodySource.body(content(id)) : HTTPResponseBody(transfer.body)
                    arrival = .success(HTTPResponse(status: head.status, headers: head.headers, body: body))
                } else {
                    arrival = .failure(.brokenHead)
                }
                if transfer.waiter == nil {
                    transfer.description = task.taskDescription
                    transfer.arrival = arrival
                    state.transfers[id] = transfer
                }
                return (transfer.waiter, arrival)
            }
            waiter?.resume(returning: arrival)
        }

        func urlSession(
            _ session: URLSession, task: URLSessionTask, didReceive challenge: URLAuthenticationChallenge,
            completionHandler: @escaping @Sendable (URLSession.AuthChallengeDisposition, URLCredential?) -> Void
        ) {
            switch trust.verdict(on: challenge) {
            case .answered(let disposition, let credential): completionHandler(disposition, credential)
            case .refused: completionHandler(.cancelAuthenticationChallenge, nil)
            }
        }
    }

    #if !os(macOS)
        extension BackgroundSessionDelegate {
            func urlSessionDidFinishEvents(forBackgroundURLSession session: URLSession) { finishEvents() }
        }
    #endif
#endif
