#if canImport(Darwin)
    import DropboxConcurrency
    import Foundation

    /// The transport of a client with a background session.
    ///
    /// The system performs requests with a ``BackgroundTaskInfo``, and continues after the process exits. An ordinary
    /// connection performs all other requests.
    ///
    /// For background requests, the system follows redirects, chooses the time, and retries while the network is
    /// unavailable.
    final class BackgroundSessionTransport: HTTPTransport {
        private let system: SystemSession
        private let client: BackgroundSessionDelegate.Client
        private let foregroundTransport: URLSessionTransport
        private let networkAccess: HTTPTransportConfiguration.NetworkAccess

        /// Creates a transport with a client of a session.
        init(
            _ system: SystemSession, _ client: BackgroundSessionDelegate.Client,
            _ configuration: HTTPTransportConfiguration
        ) {
            self.system = system
            self.client = client
            foregroundTransport = URLSessionTransport(configuration: configuration)
            networkAccess = configuration.networkAccess
        }

        deinit { system.delegate.remove(client) }

        func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
            guard let info = request.backgroundTaskInfo else { return try await foregroundTransport.send(request) }
            try request.validate()
            let (delegate, onProgress) = (system.delegate, request.onUploadProgress)
            if let result = await delegate.expectResult(of: info.id, client, onUploadProgress: onProgress) {
                return try result.get()
            }
            let task: URLSessionTask
            if let existing = await system.task(of: info.id) {
                task = existing
                // The process that created the task may have exited before it started the task.
                if task.state == .suspended { task.resume() }
            } else if let result = await delegate.expectResult(of: info.id, client, onUploadProgress: onProgress) {
                // The transfer finished while the system listed its tasks.
                return try result.get()
            } else {
                task = try makeTask(request, await delegate.interruptedDownload(info.id))
                task.taskDescription = info.description
                task.earliestBeginDate = info.earliestBeginDate
                await delegate.begin(info.id)
                task.resume()
            }
            return try await delegate.result(of: task, info, client).get()
        }

        private func makeTask(
            _ request: HTTPRequest, _ interrupted: InterruptedDownload?
        ) throws(HTTPError) -> URLSessionTask {
            var urlRequest = URLRequest(request)
            // The settings of the session are those of its first client. The user can change these at any time.
            urlRequest.allowsCellularAccess = networkAccess.allowsCellular
            urlRequest.allowsExpensiveNetworkAccess = networkAccess.allowsExpensive
            urlRequest.allowsConstrainedNetworkAccess = networkAccess.allowsConstrained
            switch request.body.storage {
            case .empty:
                if let interrupted, interrupted.matches(urlRequest) {
                    return system.session.downloadTask(withResumeData: interrupted.data)
                }
                return system.session.downloadTask(with: urlRequest)
            case .file(let url, nil) where request.body.length != nil:
                return system.session.uploadTask(with: urlRequest, fromFile: url)
            default: throw .invalidRequest("Background uploads support only whole files.")
            }
        }

        /// Stops waiting for results. The transfers continue, and other clients of the session aren't affected.
        func shutdown() {
            system.delegate.remove(client)
            foregroundTransport.shutdown()
        }
    }
#endif
