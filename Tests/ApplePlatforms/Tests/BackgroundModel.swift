import AppleFoundation
import DropboxConcurrency
import DropboxCore
import DropboxFiles
import Foundation
import Synchronization
@testable import DropboxBackground
@testable import DropboxHTTP
@testable import DropboxTransfer

/// The state of one random run: a device with an app, its extension, and the transfers that they have started.
///
/// A process is terminated by moving the container of the app group, in one step: the code of a terminated process still
/// runs in the test, but changes nothing that the next process sees. On a device, an update of the app moves it, too.
final class BackgroundModel: Sendable {
    enum Kind: CaseIterable { case file, data, download, batch }

    /// A transfer, and what the app knows about it.
    struct Transfer {
        let kind: Kind
        /// The paths in Dropbox and the contents.
        let contents: [String: Data]
        /// The destination of a download, relative to the container.
        let destination: String?
        /// Whether a process has seen it on disk.
        var isPersisted = false
        /// The outcomes that a process received.
        var outcomes: [String] = []
        /// The number of outcomes that a process received shortly before it was terminated.
        var permittedRepetitions = 0
        /// Whether the disk was full during the transfer.
        var mayFail = false
        /// The process in which it has a handler.
        var handlingProcess: Int?
    }

    private struct State {
        var transfers: [String: Transfer] = [:]
        var container: URL
        var containerCount = 0
        var livingProcesses: Set<Int> = []
        var lastProcess = 0
        var isDiskFull = false
        var isOffline = false
        /// Called when the device is online again.
        var sleepers: [@Sendable () -> Void] = []
        var problems: [String] = []
        /// The calls of the system's completion handler, by event.
        var completions: [Int: Int] = [:]
    }

    let group = "group-\(UUID())"
    let appSession = "app-\(UUID())"
    let extensionSession = "extension-\(UUID())"
    let server = ModelServer()
    /// Fires when the app receives an outcome.
    let events = Signal()
    private let folder: TemporaryDirectory
    private let url: URL
    private let state: Mutex<State>

    init() throws {
        folder = try TemporaryDirectory()
        let container = folder.url.appendingPathComponent("0")
        try FileManager.default.createDirectory(at: container, withIntermediateDirectories: true)
        url = server.start()
        state = Mutex(State(container: container))
        AppGroups.containers.withLock { [group] in $0[group] = container }
    }

    var service: TransferService { .shared }
    var sessions: [String] { [appSession, extensionSession] }
    var problems: [String] {
        state.withLock(\.problems) + service.mistakes.filter { mistake in sessions.contains { mistake.contains($0) } }
    }

    private let notes = Mutex<[String]>([])

    private func note(_ text: String) { notes.withLock { $0.append(text) } }

    func report(_ problem: String) { state.withLock { $0.problems.append(problem) } }

    // MARK: Processes

    /// A process with clients of one session, or several.
    struct Process: Sendable {
        let number: Int
        var clients: [DropboxTransportClientImpl] = []
        var token: String { "process\(number)" }
    }

    func startProcess() -> Process {
        state.withLock { state in
            state.lastProcess += 1
            state.livingProcesses.insert(state.lastProcess)
            return Process(number: state.lastProcess)
        }
    }

    func makeClient(_ session: String, in process: Process) -> DropboxTransportClientImpl {
        var configuration = DropboxTransportClientImpl.Configuration()
        configuration.baseHosts = BaseHosts(server: url.absoluteString)
        configuration.session = .background(withIdentifier: session, sharedContainerIdentifier: group)
        configuration.clock = ClientClock(now: ClientClock.system.now) { [self] in try await sleep($0, process) }
        return DropboxTransportClientImpl(
            authentication: .accessToken(LongLivedAccessTokenProvider(accessToken: process.token)),
            configuration: configuration)
    }

    /// Waits for the network if a delay follows a failure, and forever if it limits the time of other work.
    private func sleep(_ duration: Duration, _ process: Process) async throws {
        guard state.withLock({ $0.livingProcesses.contains(process.number) }) else { throw CancellationError() }
        await Task.yield()
        try await CancellableContinuation<Void>().value { wake in
            let isOver = state.withLock { state in
                if duration == Self.settlingTimeout { return false }
                // Shorter delays don't follow a failure of the network.
                let isOver = !state.isOffline || duration <= .milliseconds(50)
                if !isOver { state.sleepers.append { wake(()) } }
                return isOver
            }
            if isOver { wake(()) }
        }
    }

    /// The time after which the system's completion handler is called although work is in progress.
    private static let settlingTimeout: Duration = .seconds(20)

    /// Terminates all processes: the app, and its extension if it runs.
    ///
    /// - Parameter duringMessage: Whether a message of the system to the process may be lost.
    func terminate(_ processes: [Process], duringMessage: Bool) throws {
        try service.terminateApp(appSession) {
            try service.terminateApp(extensionSession) { if duringMessage { try moveContainer(processes) } }
        }
        if !duringMessage { try moveContainer(processes) }
        for session in sessions { forgetClients(of: session) }
    }

    private func moveContainer(_ processes: [Process]) throws {
        try state.withLock { state in
            for process in processes {
                state.livingProcesses.remove(process.number)
                server.bury(process.token)
            }
            state.containerCount += 1
            let next = folder.url.appendingPathComponent("\(state.containerCount)")
            guard rename(state.container.path, next.path) == 0 else { throw CocoaError(.fileWriteUnknown) }
            if state.isDiskFull {
                FullDisk.free(state.container.path)
                FullDisk.fill(next.path)
            }
            state.container = next
            AppGroups.containers.withLock { [group] in $0[group] = next }
            for id in Self.persistedTransfers(in: next) {
                state.transfers[id]?.isPersisted = true
                // The process was terminated while its handler ran, or before it could record that.
                if let count = state.transfers[id]?.outcomes.count { state.transfers[id]?.permittedRepetitions = count }
            }
        }
    }

    /// Forgets the objects of a process, so that the next client of the session is in another one.
    func forgetClients(of session: String) {
        BackgroundSession.sessions.withLock { sessions in
            sessions = sessions.filter { !$0.key.hasPrefix(session) }
        }
        SystemSession.sessions.withLock { $0[session] = nil }
        BackgroundSession.Lease.lockedPaths.withLock { paths in paths = paths.filter { !$0.contains(session) } }
    }

    /// Ends the process of an extension, as the system does when the extension has completed its request.
    func end(_ process: Process) async {
        // Nothing continues a transfer that the extension hasn't recorded yet.
        while isRecording(process) { await Task.yield() }
        service.terminateApp(extensionSession)
        for client in process.clients { await client.settle() }
        state.withLock { state in
            state.livingProcesses.remove(process.number)
            for id in Self.persistedTransfers(in: state.container) {
                state.transfers[id]?.isPersisted = true
                if let count = state.transfers[id]?.outcomes.count { state.transfers[id]?.permittedRepetitions = count }
            }
        }
        server.bury(process.token)
        forgetClients(of: extensionSession)
    }

    /// Whether a transfer of a process is neither on disk nor complete.
    private func isRecording(_ process: Process) -> Bool {
        state.withLock { state in
            let persisted = Self.persistedTransfers(in: state.container)
            return state.transfers.contains { id, transfer in
                transfer.handlingProcess == process.number && transfer.outcomes.isEmpty && !persisted.contains(id)
            }
        }
    }

    private static func persistedTransfers(in container: URL) -> [String] {
        sessionFolders(in: container).flatMap { folder -> [String] in
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            return names.filter { $0.hasSuffix(".json") && !$0.hasPrefix(".") }.compactMap { name in
                let text = try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
                return (try? TransferDescriptor(text))?.persistedString
            }
        }
    }

    private static func sessionFolders(in container: URL) -> [URL] {
        let folder = container.appendingPathComponent("Library/Application Support/swift-dropbox/background")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.map { folder.appendingPathComponent($0) }
    }

    /// The files of sessions.
    private var sessionFiles: [String] {
        Self.sessionFolders(in: state.withLock(\.container)).flatMap { folder in
            (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        }
    }

    /// Whether a transfer is on disk.
    var hasPersistedTransfers: Bool { sessionFiles.contains { $0.hasSuffix(".json") && !$0.hasPrefix(".") } }

    /// Deletes what terminated processes have left, as the first client of a session does after two days.
    func sweep() throws {
        for session in sessions {
            let directory = try SessionDirectory(identifier: session, container: group, in: nil)
            guard FileManager.default.fileExists(atPath: directory.url.path) else { continue }
            for name in try FileManager.default.contentsOfDirectory(atPath: directory.url.path) {
                // A file of a transfer that is being removed may be missing.
                try? FileManager.default.setAttributes(
                    [.modificationDate: Date(timeIntervalSinceNow: -2 * 86_400)],
                    ofItemAtPath: directory.url.appendingPathComponent(name).path)
            }
            try directory.removeOrphans(isExclusive: false)
        }
    }

    // MARK: The device

    func setOffline(_ isOffline: Bool) {
        server.setOffline(isOffline)
        for session in sessions { service.setOffline(isOffline, session) }
        let sleepers = state.withLock { state in
            state.isOffline = isOffline
            guard !isOffline else { return [@Sendable () -> Void]() }
            defer { state.sleepers = [] }
            return state.sleepers
        }
        for wake in sleepers { wake() }
    }

    func setDiskFull(_ isFull: Bool) {
        state.withLock { state in
            state.isDiskFull = isFull
            if isFull { FullDisk.fill(state.container.path) } else { FullDisk.free(state.container.path) }
            guard isFull else { return }
            for id in state.transfers.keys { state.transfers[id]?.mayFail = true }
        }
    }

    // MARK: Transfers

    /// Starts a transfer of a process.
    ///
    /// - Parameter contents: The contents by path. Only a batch has several.
    func start(
        _ id: String, _ kind: Kind, _ contents: [String: Data], _ client: DropboxTransportClientImpl,
        in process: Process
    ) throws {
        let container = state.withLock { state in
            state.transfers[id] = Transfer(
                kind: kind, contents: contents, destination: kind == .download ? "copy-\(id)" : nil,
                mayFail: state.isDiskFull, handlingProcess: process.number)
            return state.container
        }
        let routes = FilesRoutes(client: client)
        var files: [URL: Files.CommitInfo] = [:]
        for (path, content) in contents where kind == .file || kind == .batch {
            // Outside of the container: its disk may be full.
            let file = folder.url.appendingPathComponent("source" + path.dropFirst())
            try content.write(to: file)
            files[file] = Files.CommitInfo(path: path, autorename: true)
        }
        for (path, content) in contents where kind != .batch {
            switch kind {
            case .file:
                guard let file = files.keys.first else { continue }
                handle(
                    routes.upload(path: path, autorename: true, input: file).persistingString(string: id), id, process)
            case .data:
                handle(
                    routes.upload(path: path, autorename: true, input: content).persistingString(string: id), id,
                    process)
            case .download:
                server.put(path, content)
                let destination = container.appendingPathComponent("copy-\(id)")
                let request = routes.download(path: path, overwrite: true, destination: destination)
                handle(request.persistingString(string: id), id, process)
            case .batch: break
            }
        }
        guard kind == .batch else { return }
        var options = RequestOptions()
        options.persistedString = id
        handle(routes.batchUploadTask(files, limits: Self.limits, options: options), id, process)
    }

    /// Small files have requests of their own, too.
    private static var limits: BatchUploadStateMachine.Limits {
        var limits = BatchUploadStateMachine.Limits()
        limits.maximumBundledSize = 2_000
        return limits
    }

    /// Adds handlers to the requests that a client finds.
    func reconnect(_ client: DropboxTransportClientImpl, in process: Process) async {
        for result in await client.backgroundTransfers() {
            let transfer: BackgroundTransfer
            do { transfer = try result.get() } catch {
                note("\(error)")
                continue
            }
            switch transfer.route {
            case "files/upload":
                let request = transfer.upload(Files.upload)
                if let id = claim(request.clientPersistedString, process) { handle(request, id, process) }
            case "files/download":
                let request = transfer.download(Files.download)
                if let id = claim(request.clientPersistedString, process) { handle(request, id, process) }
            case "files/batch_upload":
                let request = transfer.batchUpload(limits: Self.limits)
                if let id = claim(request.clientPersistedString, process) { handle(request, id, process) }
            default: report("an unexpected transfer: \(transfer.route)")
            }
        }
    }

    /// Returns the identifier of a transfer that has no handler in a process yet.
    private func claim(_ id: String?, _ process: Process) -> String? {
        state.withLock { state in
            guard state.livingProcesses.contains(process.number) else { return nil }
            guard let id, let transfer = state.transfers[id] else {
                state.problems.append("an unknown transfer: \(id ?? "without identifier")")
                return nil
            }
            state.transfers[id]?.isPersisted = true
            guard transfer.handlingProcess != process.number else { return nil }
            state.transfers[id]?.handlingProcess = process.number
            return id
        }
    }

    // A process that was terminated handles nothing, so it doesn't record that either.

    private func handle<Value, RSerial, ESerial>(
        _ request: ResultRequest<Value, RSerial, ESerial>, _ id: String, _ process: Process
    ) {
        request.execution.handle(
            on: .global(),
            reportingDelivery: { value, error, didDeliver in
                let failure = error.map { ("\($0)", $0.isCancellation) }
                if self.receive(id, isSuccess: value != nil, failure, process) { didDeliver() }
            })
        request.execution.retain(request)
    }

    private func handle(_ batch: BatchUploadTask, _ id: String, _ process: Process) {
        batch.response(
            queue: .global(),
            reportingDelivery: { result, didDeliver in
                let errors = [result.error].compactMap(\.self) + result.failed.values
                let error = errors.first { $0.isCancellation } ?? errors.first
                let failure =
                    error.map { ("\($0)", $0.isCancellation) } ?? result.rejected.first.map { ("\($0)", false) }
                if self.receive(id, isSuccess: result.isSuccess, failure, process) { didDeliver() }
            })
    }

    /// Records what a handler received.
    ///
    /// - Returns: `false` if the process was terminated.
    private func receive(
        _ id: String, isSuccess: Bool, _ error: (text: String, isCancellation: Bool)?, _ process: Process
    ) -> Bool {
        defer { events.fire() }
        return state.withLock { state in
            guard state.livingProcesses.contains(process.number), let transfer = state.transfers[id] else {
                return false
            }
            if let error, error.isCancellation || error.text.contains("The client was shut down.") {
                // If the transfer is on disk, the next client continues.
                state.transfers[id]?.handlingProcess = nil
                return true
            }
            state.transfers[id]?.outcomes.append(
                "\(isSuccess ? "success" : error?.text ?? "nothing") in \(process.number)")
            if !isSuccess, !transfer.mayFail { state.problems.append("\(id) failed: \(error?.text ?? "")") }
            if isSuccess { checkContent(id, transfer, &state) }
            return true
        }
    }

    private func checkContent(_ id: String, _ transfer: Transfer, _ state: inout State) {
        for (path, content) in transfer.contents {
            let found =
                transfer.destination.map { FileManager.default.contents(atPath: state.container.path + "/" + $0) }
                ?? server.content(path)
            if found != content { state.problems.append("\(id) has the wrong content: \(path)") }
        }
    }

    /// The transfers whose outcome is still to come.
    var pending: [String] {
        state.withLock { state in
            state.transfers.filter { _, transfer in
                transfer.outcomes.isEmpty
                    && (transfer.isPersisted || transfer.handlingProcess.map(state.livingProcesses.contains) ?? false)
            }.keys.sorted()
        }
    }

    /// Checks what holds at the end of a run.
    func checkOutcomes() {
        state.withLock { state in
            for (id, transfer) in state.transfers {
                if transfer.outcomes.count > 1 + transfer.permittedRepetitions {
                    state.problems.append("\(id) completed more than once: \(transfer.outcomes)")
                }
                guard transfer.kind != .download else { continue }
                let counts = transfer.contents.keys.map(server.uploadCount)
                if counts.contains(where: { $0 > 1 }) { state.problems.append("\(id) was uploaded more than once") }
                if transfer.outcomes.isEmpty, counts.contains(where: { $0 > 0 }) {
                    state.problems.append("\(id) was uploaded, but its outcome was lost")
                }
            }
        }
        let names = try? FileManager.default.contentsOfDirectory(atPath: state.withLock(\.container).path)
        let remaining = sessionFiles + (names ?? []).filter { $0.hasPrefix(".") }
        if !remaining.isEmpty { report("files remain: \(remaining)") }
    }

    // MARK: Events of the system

    /// What the app is launched for: the transfers that the system has finished, as descriptors.
    struct Event: Sendable {
        let number: Int
        /// Whether the process was launched for it. Later, the end of earlier events counts, too.
        let isFirst: Bool
        fileprivate let finished: [TransferDescriptor]
    }

    /// Creates the event for which the system launches the app.
    func makeEvent(_ number: Int, of session: String, isFirst: Bool) -> Event {
        Event(
            number: number, isFirst: isFirst,
            finished: service.tasks(session, areCompleted: true).compactMap { try? TransferDescriptor($0) })
    }

    /// Handles that the app called the system's completion handler: the system may suspend or terminate the app now.
    ///
    /// - Parameter isShutDown: Whether the user signed out meanwhile, so that nothing continues.
    func complete(_ event: Event, _ session: String, in process: Process, isShutDown: Bool) {
        let unfinished = service.tasks(session, areCompleted: false).compactMap { try? TransferDescriptor($0) }
        state.withLock { state in
            state.completions[event.number, default: 0] += 1
            if state.completions[event.number] != 1 { state.problems.append("the completion handler was called twice") }
            let isRunning = state.livingProcesses.contains(process.number) && !isShutDown
            guard isRunning, event.isFirst, !state.isDiskFull, !state.isOffline else { return }
            for folder in Self.sessionFolders(in: state.container) where folder.lastPathComponent.hasPrefix(session) {
                let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
                for transfer in event.finished where names.contains("\(transfer.id).json") {
                    if let id = transfer.persistedString, state.transfers[id]?.mayFail == true { continue }
                    let isStored = names.contains("\(transfer.id).response")
                    let isAgainInProgress = unfinished.contains { $0.id == transfer.id }
                    // After a failure, the next attempt may be about to start.
                    if transfer.batch == nil, !isStored, !isAgainInProgress, !server.hasLostResponses {
                        state.problems.append("the app may be suspended before a response is stored")
                    }
                }
                for batch in Set(event.finished.compactMap(\.batch)) where names.contains("\(batch).json") {
                    let isInProgress = unfinished.contains { $0.batch == batch }
                    if !isInProgress, !isUploaded(batch, folder, state), !server.hasLostResponses {
                        state.problems.append("the app may be suspended before a batch continues")
                    }
                }
            }
        }
    }

    /// Returns whether all files of a batch are in Dropbox.
    private func isUploaded(_ batch: String, _ folder: URL, _ state: State) -> Bool {
        let text = try? String(contentsOf: folder.appendingPathComponent("\(batch).json"), encoding: .utf8)
        guard let id = (try? TransferDescriptor(text))?.persistedString else { return true }
        return state.transfers[id]?.contents.keys.allSatisfy { server.uploadCount($0) > 0 } ?? true
    }

    /// The number of calls of the completion handler for an event.
    func completionCount(_ number: Int) -> Int { state.withLock { $0.completions[number] ?? 0 } }

    /// The state, for messages about runs that don't end.
    var description: String {
        let transfers = state.withLock { state in
            state.transfers.filter(\.value.outcomes.isEmpty).map {
                "\($0): \($1.kind), handler \($1.handlingProcess ?? 0)"
            }
        }
        return
            "transfers \(transfers), files \(sessionFiles), tasks \(sessions.map { service.taskCount($0) }), \(notes.withLock(\.self))"
    }
}
