import AppleFoundation
import DropboxConcurrency
import DropboxCore
import Foundation
import Synchronization
import Testing
@testable import DropboxBackground

/// Random sequences of what happens to an app with background transfers: it's launched, suspended, and terminated, the
/// system launches it again, an extension runs alongside, the network fails, responses are lost, the user signs out and in,
/// and the disk is full.
///
/// Each transfer completes exactly once with the right content. The system's completion handler is called exactly once,
/// after everything that it promises. `BACKGROUND_MODEL_RUNS` is the number of runs, and `BACKGROUND_MODEL_SEED` the seed of
/// the first one.
@Suite(.timeLimit(.minutes(60))) struct BackgroundModelTests {
    private static func setting(_ name: String, _ standard: Int) -> Int {
        ProcessInfo.processInfo.environment[name].flatMap(Int.init) ?? standard
    }

    @Test func eachTransferCompletesOnce() async throws {
        let first = Self.setting("BACKGROUND_MODEL_SEED", Int.random(in: 0..<1_000_000))
        for seed in first..<(first + Self.setting("BACKGROUND_MODEL_RUNS", 30)) {
            let model = try BackgroundModel()
            let run = BackgroundModelRun(model, seed: UInt64(seed))
            let isFinished = await Self.finishes { try await run.perform() }
            let problems = model.problems + (isFinished ? [] : ["The run doesn't end: \(model.description)"])
            for problem in problems { Issue.record("BACKGROUND_MODEL_SEED=\(seed): \(problem)") }
            if !problems.isEmpty { print("Steps of \(seed): \(run.log)") }
            // A run that hangs can't be stopped.
            guard isFinished else { return }
        }
    }

    /// Returns whether work ends. The limit is only for runs that hang, so it's real time.
    private static func finishes(_ work: @escaping @Sendable () async throws -> Void) async -> Bool {
        let end = CancellableContinuation<Bool>()
        let task = Task {
            do { try await work() } catch { Issue.record("\(error)") }
        }
        let isFinished = try? await end.value { finish in
            Task {
                await task.value
                finish(true)
            }
            Task {
                try? await Task.sleep(for: .seconds(30))
                finish(false)
            }
        }
        return isFinished ?? false
    }
}

/// One random run.
final class BackgroundModelRun: Sendable {
    private let model: BackgroundModel
    private let state: Mutex<State>

    private struct State {
        var random: SplitMix
        var app: BackgroundModel.Process?
        /// The client of the extension's session in the app.
        var extensionClient: DropboxTransportClientImpl?
        var appExtension: BackgroundModel.Process?
        var transferCount = 0
        var eventCount = 0
        var isOffline = false
        var isDiskFull = false
        var isSuspended = false
        var log: [String] = []
        /// The events whose completion handler must be called.
        var expectedEvents: [Int: BackgroundModel.Process] = [:]
    }

    init(_ model: BackgroundModel, seed: UInt64) {
        self.model = model
        state = Mutex(State(random: SplitMix(seed: seed)))
    }

    var log: [String] { state.withLock(\.log) }

    private func random(_ range: Range<Int>) -> Int { state.withLock { Int.random(in: range, using: &$0.random) } }

    private func note(_ step: String) { state.withLock { $0.log.append(step) } }

    // MARK: Steps

    func perform() async throws {
        for _ in 0..<random(5..<40) {
            try await step()
            for _ in 0..<random(0..<30) { await Task.yield() }
        }
        try await finish()
    }

    private func step() async throws {
        switch random(0..<24) {
        case 0..<5: try startTransfer()
        case 5..<9:
            note("answer")
            model.server.answer(isLost: false)
        case 9:
            note("lose response")
            model.server.answer(isLost: true)
        case 10: model.server.loseCommit()
        case 11..<13: try terminate()
        case 13..<15: await launch()
        case 15: await signOut()
        case 16: signIn()
        case 17: setOffline(random(0..<2) == 0)
        case 18: setDiskFull(random(0..<2) == 0)
        case 19: setSuspended(random(0..<2) == 0)
        case 20: try startExtension()
        case 21: await endExtension()
        case 22: await settle()
        default: await reconnect()
        }
    }

    private func startTransfer() throws {
        guard let app = state.withLock(\.app), !app.clients.isEmpty else { return }
        try start(app.clients[random(0..<app.clients.count)], in: app)
    }

    private func start(_ client: DropboxTransportClientImpl, in process: BackgroundModel.Process) throws {
        let number = state.withLock { state in
            state.transferCount += 1
            return state.transferCount
        }
        let kind = BackgroundModel.Kind.allCases[random(0..<4)]
        let contents = (0..<(kind == .batch ? random(1..<4) : 1)).map { index in
            let size = random(1..<4_000)
            return (
                "/t\(number)-\(index)", Data((0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31 &+ number &+ index) })
            )
        }
        note("start t\(number): \(kind), process \(process.number)")
        try model.start(
            "t\(number)", kind, Dictionary(contents) { first, _ in first }, client, in: process)
    }

    /// Launches the app: the user does, or the system has events for it.
    private func launch() async {
        let isFirst = state.withLock { $0.app == nil }
        if isFirst {
            let process = model.startProcess()
            state.withLock { $0.app = process }
            // Before the session exists, which receives the stored events.
            let number = random(0..<2)
            for session in model.sessions where number == 0 { model.service.resumeApp(session) }
            signIn()
            for session in model.sessions where number == 1 { model.service.resumeApp(session) }
        }
        guard let app = state.withLock(\.app), let client = app.clients.first else { return }
        if random(0..<2) == 0 {
            note("launch \(app.number) by the user")
            await model.reconnect(client, in: app)
        } else {
            handleEvents(model.appSession, client, app, isFirst: isFirst)
        }
        // The system launches the app for the extension's transfers, too.
        guard state.withLock({ $0.appExtension == nil }), random(0..<2) == 0 else { return }
        let known = state.withLock(\.extensionClient)
        let extensionClient = known ?? model.makeClient(model.extensionSession, in: app)
        state.withLock { $0.extensionClient = extensionClient }
        handleEvents(model.extensionSession, extensionClient, app, isFirst: known == nil)
    }

    private func handleEvents(
        _ session: String, _ client: DropboxTransportClientImpl, _ app: BackgroundModel.Process, isFirst: Bool
    ) {
        let number = state.withLock { state in
            state.eventCount += 1
            state.expectedEvents[state.eventCount] = app
            return state.eventCount
        }
        note("launch \(app.number) for event \(number) of \(session)")
        let event = BackgroundModel.Event(number: number, isFirst: isFirst)
        client.handleBackgroundEvents { [self] in
            let isShutDown = state.withLock { state in
                let clients = (state.app?.clients ?? []) + [state.extensionClient].compactMap(\.self)
                return !clients.contains { $0 === client }
            }
            note("event \(number) is complete")
            model.complete(event, session, in: app, isShutDown: isShutDown)
            model.events.fire()
        } reconnect: { [model] in
            await model.reconnect(client, in: app)
        }
        model.service.reportEndOfEvents(session, isLater: !isFirst)
    }

    private func terminate() throws {
        let processes = state.withLock { state in
            defer { (state.app, state.appExtension, state.extensionClient) = (nil, nil, nil) }
            let processes = [state.app, state.appExtension].compactMap(\.self)
            for process in processes {
                state.expectedEvents = state.expectedEvents.filter { $0.value.number != process.number }
            }
            return processes
        }
        guard !processes.isEmpty else { return }
        note("terminate \(processes.map(\.number))")
        try model.terminate(processes, duringMessage: random(0..<2) == 0)
    }

    private func signIn() {
        guard let app = state.withLock(\.app), app.clients.count < 2 else { return }
        note("sign in")
        let client = model.makeClient(model.appSession, in: app)
        state.withLock { $0.app?.clients.append(client) }
    }

    private func signOut() async {
        let client = state.withLock { state in
            state.app?.clients.isEmpty == false ? state.app?.clients.removeFirst() : nil
        }
        guard let client else { return }
        note("sign out")
        client.shutdown()
    }

    private func setOffline(_ isOffline: Bool) {
        note(isOffline ? "offline" : "online")
        state.withLock { $0.isOffline = isOffline }
        model.setOffline(isOffline)
    }

    private func setDiskFull(_ isFull: Bool) {
        guard state.withLock({ $0.isDiskFull }) != isFull else { return }
        note(isFull ? "disk full" : "disk free")
        state.withLock { $0.isDiskFull = isFull }
        model.setDiskFull(isFull)
    }

    private func setSuspended(_ isSuspended: Bool) {
        guard state.withLock({ $0.app != nil }) else { return }
        note(isSuspended ? "suspend" : "resume")
        for session in model.sessions {
            if isSuspended { model.service.suspendApp(session) } else { model.service.resumeApp(session) }
        }
    }

    private func startExtension() throws {
        // One process at a time can use the session.
        guard state.withLock({ $0.extensionClient == nil }) else { return }
        if state.withLock({ $0.appExtension == nil }) {
            var process = model.startProcess()
            process.clients = [model.makeClient(model.extensionSession, in: process)]
            state.withLock { [process] in $0.appExtension = process }
            note("start extension \(process.number)")
        }
        guard let process = state.withLock(\.appExtension) else { return }
        try start(process.clients[0], in: process)
    }

    private func endExtension() async {
        guard let process = state.withLock(\.appExtension) else { return }
        note("end extension \(process.number)")
        await model.end(process)
        state.withLock { $0.appExtension = nil }
    }

    private func settle() async {
        guard let client = state.withLock({ $0.app?.clients.first }) else { return }
        note("settle")
        await client.settle()
    }

    private func reconnect() async {
        guard let app = state.withLock(\.app), let client = app.clients.last else { return }
        note("reconnect")
        await model.reconnect(client, in: app)
    }

    // MARK: The end

    /// Lets everything end, and checks the outcomes.
    private func finish() async throws {
        setOffline(false)
        setDiskFull(false)
        setSuspended(false)
        await endExtension()
        note("finish")
        model.server.answerAll()
        if state.withLock({ $0.app == nil }) { await launch() }
        if state.withLock({ $0.app?.clients.isEmpty == true }) { signIn() }
        guard let app = state.withLock(\.app), let client = app.clients.first else { return }
        let extensionClient = state.withLock(\.extensionClient) ?? model.makeClient(model.extensionSession, in: app)
        for session in model.sessions { model.service.resumeApp(session) }
        while true {
            await model.reconnect(client, in: app)
            await model.reconnect(extensionClient, in: app)
            if model.pending.isEmpty { break }
            await model.events.wait()
        }
        for (number, process) in state.withLock({ $0.expectedEvents }) where process.number == app.number {
            while model.completionCount(number) == 0 { await model.events.wait() }
        }
        // Nothing reports that the files of a transfer are deleted.
        while model.hasPersistedTransfers { await Task.yield() }
        for client in (state.withLock { $0.app?.clients ?? [] }) + [extensionClient] { client.shutdown() }
        try model.sweep()
        model.checkOutcomes()
    }
}

/// A reproducible generator of random numbers (SplitMix64).
struct SplitMix: RandomNumberGenerator, Sendable {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var word = state
        word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
        word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
        return word ^ (word >> 31)
    }
}
