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

    struct State {
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
    let folder: TemporaryDirectory
    private let url: URL
    let state: Mutex<State>

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

    let notes = Mutex<[String]>([])

    func note(_ text: String) { notes.withLock { $0.append(text) } }

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

    static func sessionFolders(in container: URL) -> [URL] {
        let folder = container.appendingPathComponent("Library/Application Support/swift-dropbox/background")
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.map { folder.appendingPathComponent($0) }
    }

    /// The files of sessions.
    var sessionFiles: [String] {
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
}
