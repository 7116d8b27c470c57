import DropboxCommandLine
import DropboxCore
import DropboxHTTP
import DropboxWorker
import Foundation

extension WorkerRun {
    /// Works until SIGTERM or Control-C.
    func run(_ terminal: Terminal) async throws(CommandError) -> ExitStatus {
        let environment = ProcessInfo.processInfo.environment
        let log = WorkerLog(format: logFormat, level: isVerbose ? .debug : .info, terminal: terminal)
        let (calls, events) = (CallMetrics(), WorkerEvents())
        let onEvent = { @Sendable (event: CallEvent) in
            calls.record(event)
            events.count(event)
        }
        let sinks = try sinks(environment, log)
        // A bad configuration creates no database.
        try database.file()
        try WorkSource.check(self, environment)
        try await checkFolder(sinks)
        let database = try database.open()
        let worker: Worker
        let source: WorkSource
        do {
            try await WorkerQueue(database: database).prepare()
            source = try await WorkSource(self, database, environment, onEvent: onEvent)
            worker = Worker(
                database: database, sources: [source.value], sinks: sinks, configuration: configuration(log),
                metrics: events)
            try await worker.prepare()
        } catch let error as WorkerDatabaseError where error.isConfigurationError {
            await database.close()
            throw .usage("cannot start: \(error)")
        } catch {
            await database.close()
            if Task.isCancelled { log.log(.init(.info, "worker ends")) }
            throw .failure("cannot start", error)
        }
        let endpoint: WorkerEndpoint?
        do { endpoint = try startEndpoint(worker.queue, source, environment, calls, events, log) } catch {
            await database.close()
            throw .failure("\(error)")
        }
        log.log(
            .init(
                .info, "worker starts",
                ["source": source.value.name, "sinks": sinks.map(\.name).joined(separator: " ")]))
        if sinks.isEmpty {
            log.log(
                .init(
                    .warning, "no files are copied",
                    ["reason": "only the catalog in the database is kept up to date; see --folder and --s3-bucket"]))
        }
        let result = await work(worker, database, log)
        await endpoint?.stop()
        await database.close()
        if case .failure(let error) = result { throw .failure("the worker ended", error) }
        log.log(.init(.info, "worker ends"))
        return .success
    }

    /// Runs the worker. SIGTERM and Control-C, which cancel the task, let it drain.
    private func work(
        _ worker: Worker, _ database: any WorkerDatabase, _ log: WorkerLog
    ) async -> Result<Void, any Error> {
        let running = Task { try await worker.run() }
        return await withTaskCancellationHandler {
            await running.result
        } onCancel: {
            log.log(.init(.info, "worker drains", ["limit": "\(drainLimit)"]))
            Task {
                await worker.drain(within: .seconds(drainLimit))
                // What was canceled gives its namespaces back, unless the database doesn't answer.
                try await Task.sleep(for: Self.endLimit)
                await database.close()
            }
        }
    }

    /// How long canceled work has to end.
    private static let endLimit: Duration = .seconds(2)

    private func configuration(_ log: WorkerLog) -> WorkerConfiguration {
        WorkerConfiguration { configuration in
            if let id { configuration.workerID = id }
            configuration.concurrency = concurrency
            configuration.lease = .seconds(lease)
            configuration.pollInterval = .seconds(pollInterval)
            configuration.deletionThreshold = deletionThreshold
            configuration.drainLimit = .seconds(drainLimit)
            configuration.onEvent = { log.log(WorkerLogEntry($0)) }
        }
    }

    // MARK: Parts

    /// The errors of a folder that doesn't become usable by itself.
    private static let folderErrors: Set<Int32> = [
        EACCES, EPERM, ENOENT, ENOTDIR, EROFS, ELOOP, ENAMETOOLONG, EINVAL,
    ]

    /// Throws an error if there can't be a copy in the folder. A disk that is full, for example, can be better later.
    private func checkFolder(_ sinks: [any WorkerSink]) async throws(CommandError) {
        guard let sink = sinks.first(where: { $0 is FolderSink }) else { return }
        do { _ = try await sink.place() } catch {
            guard let error = error as? SystemError, Self.folderErrors.contains(error.number) else { return }
            throw .usage("cannot use --folder: \(error); choose a directory in which this user can create files")
        }
    }

    private func sinks(
        _ environment: [String: String], _ log: WorkerLog
    ) throws(CommandError) -> [any WorkerSink] {
        var sinks: [any WorkerSink] = []
        if let folder {
            sinks.append(
                FolderSink(root: folder) { path in
                    log.log(.init(.warning, "local item replaced", ["path": path]))
                })
        }
        guard let bucket else { return sinks }
        let value = { (name: String) in environment[name].flatMap { $0.isEmpty ? nil : $0 } }
        guard let key = value("AWS_ACCESS_KEY_ID"), let secret = value("AWS_SECRET_ACCESS_KEY") else {
            throw .usage("--s3-bucket requires the keys of the store: set AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY")
        }
        let region = bucket.region ?? value("AWS_REGION") ?? "us-east-1"
        let address = bucket.endpoint ?? value("AWS_ENDPOINT_URL") ?? "https://s3.\(region).amazonaws.com"
        guard let endpoint = URL(string: address), ["http", "https"].contains(endpoint.scheme), endpoint.host != nil
        else {
            throw .usage("invalid --s3-endpoint '\(address)': expected a URL such as http://127.0.0.1:9000")
        }
        sinks.append(
            S3Sink(
                .init(
                    endpoint: endpoint, region: region, bucket: bucket.name, prefix: bucket.prefix,
                    credentials: .init(
                        accessKeyID: key, secretAccessKey: secret, sessionToken: value("AWS_SESSION_TOKEN")))))
        return sinks
    }

    private func startEndpoint(
        _ queue: WorkerQueue, _ source: WorkSource, _ environment: [String: String], _ calls: CallMetrics,
        _ events: WorkerEvents, _ log: WorkerLog
    ) throws -> WorkerEndpoint? {
        guard let port else { return nil }
        var configuration = WorkerEndpoint.Configuration()
        configuration.port = port
        configuration.allowsRemoteConnections = isPublic
        configuration.appSecret = environment["DROPBOX_APP_SECRET"].flatMap { $0.isEmpty ? nil : $0 }
        let endpoint = WorkerEndpoint(
            configuration, queue: queue, accountSources: source.isTeam ? [] : [source.value.name],
            teamSources: source.isTeam ? [source.value.name] : [], events: events, metrics: { calls.text() },
            log: log.log)
        _ = try endpoint.start()
        return endpoint
    }
}
