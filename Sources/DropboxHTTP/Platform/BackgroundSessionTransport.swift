#if canImport(Darwin)
    import Foundation
    import DropboxConcurrency

    /// The transport of a background session. What has a `BackgroundTaskInfo` goes to the system, which carries on when the
    /// process is gone; everything else takes an ordinary connection.
    ///
    /// What the system decides here: it follows redirects, it chooses the moment, and it tries again by itself when the
    /// network is not there.
    final class BackgroundSessionTransport: BackgroundTransport {
        private let session: URLSession
        private let delegate: BackgroundSessionDelegate
        private let ordinary: URLSessionTransport
        private let identify: @Sendable (String?) -> String?

        /// - Parameters:
        ///   - identifier: Tells the session from others of the app.
        ///   - sharedContainer: The container that an extension shares with its app.
        ///   - isDiscretionary: Whether the system waits for a good moment.
        ///   - deadline: How many seconds the system tries; `.infinity` for as long as it likes.
        ///   - folder: Where received content is put.
        ///   - identify: Finds the id in the description of a transfer.
        init(
            identifier: String, sharedContainer: String?, isDiscretionary: Bool, deadline: Double, folder: URL,
            identify: @escaping @Sendable (String?) -> String?, _ configuration: HTTPTransportConfiguration
        ) {
            let settings = URLSessionConfiguration.background(withIdentifier: identifier)
            settings.apply(configuration)
            settings.sharedContainerIdentifier = sharedContainer
            settings.isDiscretionary = isDiscretionary
            settings.sessionSendsLaunchEvents = true
            if deadline.isFinite { settings.timeoutIntervalForResource = deadline }
            self.identify = identify
            ordinary = URLSessionTransport(configuration: configuration)
            delegate = BackgroundSessionDelegate(ServerTrust(configuration), folder: folder, identify: identify)
            session = URLSession(configuration: settings, delegate: delegate, delegateQueue: nil)
        }

        deinit { session.finishTasksAndInvalidate() }

        func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
            guard let order = request.background else { return try await ordinary.send(request) }
            try request.validate()
            if let arrival = delegate.expect(order.id, onUploadProgress: request.onUploadProgress) {
                return try arrival.get()
            }
            let task: URLSessionTask
            if let known = await self.task(of: order.id) {
                task = known
            } else if let arrival = delegate.expect(order.id, onUploadProgress: request.onUploadProgress) {
                // It came while the system was asked.
                return try arrival.get()
            } else {
                task = try makeTask(request)
                task.taskDescription = order.description
                task.earliestBeginDate = order.earliestBeginDate
                task.resume()
            }
            return try await delegate.arrival(of: task, order.id).get()
        }

        private func task(of id: String) async -> URLSessionTask? {
            await tasks().first { identify($0.taskDescription) == id }
        }

        /// What the system is at work on.
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
            default: throw .invalidRequest("In the background only whole files are sent.")
            }
        }

        func descriptions() async -> [String?] {
            await tasks().map { $0.taskDescription } + delegate.arrived
        }

        func forget(_ id: String) { delegate.forget(id) }

        func setDidFinishEvents(_ action: (@Sendable () -> Void)?) { delegate.setDidFinishEvents(action) }

        /// Stops listening. The transfers go on without this process.
        func shutdown() {
            delegate.shutdown()
            session.finishTasksAndInvalidate()
            ordinary.shutdown()
        }
    }
#endif
