#if canImport(Darwin)
    import DropboxConcurrency
    import Foundation

    /// The session of the system with a background identifier.
    ///
    /// The system allows one session for each identifier in a process. A session with unfinished tasks doesn't become
    /// invalid, and an invalidated session accepts no tasks. Therefore, a session exists from its first use until the
    /// process exits, and the clients that use it come and go.
    struct SystemSession: BackgroundTransferSystem {
        let session: URLSession
        let delegate: BackgroundSessionDelegate

        /// The sessions of this process by identifier.
        static let sessions = Locked([String: SystemSession]())

        /// Returns the session with the identifier of `settings`. It has the settings of its first use, except for the
        /// directory.
        static func shared(
            _ settings: BackgroundTransportSettings, _ configuration: HTTPTransportConfiguration
        ) -> SystemSession {
            sessions.withLock { sessions in
                if let session = sessions[settings.identifier] {
                    session.delegate.use(settings.directory)
                    return session
                }
                let session = SystemSession(settings, configuration)
                sessions[settings.identifier] = session
                return session
            }
        }

        private init(_ settings: BackgroundTransportSettings, _ configuration: HTTPTransportConfiguration) {
            let system = URLSessionConfiguration.background(withIdentifier: settings.identifier)
            system.apply(configuration)
            // Each request states which networks it may use.
            system.allowsCellularAccess = true
            system.allowsExpensiveNetworkAccess = true
            system.allowsConstrainedNetworkAccess = true
            system.sharedContainerIdentifier = settings.sharedContainer
            system.isDiscretionary = settings.isDiscretionary
            system.sessionSendsLaunchEvents = true
            if settings.timeout.isFinite { system.timeoutIntervalForResource = settings.timeout }
            delegate = BackgroundSessionDelegate(ServerTrust(configuration), settings.directory, settings.identify)
            session = URLSession(configuration: system, delegate: delegate, delegateQueue: nil)
        }

        func makeTransport(_ configuration: HTTPTransportConfiguration) -> any HTTPTransport {
            BackgroundSessionTransport(self, delegate.add(ServerTrust(configuration)), configuration)
        }

        func task(of id: String) async -> URLSessionTask? {
            await tasks().first { delegate.identify($0.taskDescription) == id }
        }

        /// Returns the tasks whose result is still to come. A completed task is one of them until the system has reported
        /// its completion.
        private func tasks() async -> [URLSessionTask] {
            let tasks = await withCheckedContinuation { continuation in
                session.getAllTasks { continuation.resume(returning: $0) }
            }
            return tasks.filter { $0.state != .completed || !delegate.hasReported($0) }
        }

        func hasTransfer(_ id: String) async -> Bool {
            if await delegate.hasResult(of: id) { return true }
            if await task(of: id) != nil { return true }
            // The transfer may have finished while the system listed its tasks.
            return await delegate.hasResult(of: id)
        }

        func taskDescriptions() async -> [String?] {
            await tasks().map { $0.taskDescription } + delegate.finishedDescriptions
        }

        func removeResult(of id: String) { delegate.removeResult(of: id) }

        func setDidFinishEvents(_ action: @escaping @Sendable () -> Bool) { delegate.setDidFinishEvents(action) }
    }
#endif
