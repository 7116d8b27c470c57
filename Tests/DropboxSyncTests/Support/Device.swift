import DropboxConcurrency
import DropboxCore
import DropboxEmulator
import DropboxFiles
import DropboxTestSupport
import Foundation

@testable import DropboxSync

/// A device with a filesystem, which survives restarts.
final class Device: Sendable {
    let connection = FlakyConnection()
    let client: DropboxClient
    private let temporary: TemporaryDirectory?
    let folderURL: URL
    private let isDriven: Bool
    private let configure: @Sendable (inout Filesystem.Configuration) -> Void
    private let clock = Locked(Duration.zero)
    private let current: Locked<Filesystem?>
    private let massDeletionThreshold = Locked(1000)
    private let scheduler = StepwiseScheduler()

    /// - Parameter isDriven: Whether the engine performs steps only when the test calls for them.
    convenience init(
        _ emulator: DropboxEmulator, token: String? = nil, isDriven: Bool = false, root: Common.PathRoot? = nil,
        configure: @escaping @Sendable (inout Filesystem.Configuration) -> Void = { _ in }
    ) throws {
        let folder = try TemporaryDirectory()
        try self.init(
            emulator, token: token, isDriven: isDriven, root: root, in: folder.url, folder, configure: configure)
    }

    /// - Parameters:
    ///   - root: The path root. The default is the home folder of the account.
    ///   - url: The directory of the filesystem, which may have the data of an earlier one.
    ///   - temporary: A directory to delete with the device.
    init(
        _ emulator: DropboxEmulator, token: String? = nil, isDriven: Bool = true, root: Common.PathRoot? = nil,
        in url: URL,
        _ temporary: TemporaryDirectory? = nil,
        configure: @escaping @Sendable (inout Filesystem.Configuration) -> Void = { _ in }
    ) throws {
        self.temporary = temporary
        folderURL = url
        self.isDriven = isDriven
        self.configure = configure
        client = DropboxClient(
            transportClient: DropboxTransportClientImpl(
                authentication: .accessToken(LongLivedAccessTokenProvider(accessToken: token ?? emulator.accessToken)),
                context: CallContext(pathRoot: root),
                configuration: .init {
                    $0.baseHosts = BaseHosts(server: emulator.url.absoluteString)
                    $0.retryPolicy = .never
                    $0.jitter = { 1 }
                }, transport: connection))
        current = Locked(nil)
        try restart()
    }

    // The type of the error isn't declared, because the compiler crashes in `copyFilesAsIfKilled(to:)` otherwise.
    var filesystem: Filesystem { get throws { try openFilesystem } }

    private var openFilesystem: Filesystem {
        get throws(SyncError) {
            guard let filesystem = current.withLock({ $0 }) else { throw SyncError(.shutdown, "no filesystem") }
            return filesystem
        }
    }

    var engine: Engine { get throws(SyncError) { try openFilesystem.core.engine } }

    /// Sets the function that chooses what a driven device does next: see `StepwiseScheduler`.
    func setStepChooser(_ choose: (@Sendable (Int) -> Int)?) { scheduler.setChooser(choose) }

    /// Ends the process and starts it again.
    func restart() throws {
        current.withLock { $0 }?.shutDown()
        scheduler.forgetUploads()
        var configuration = Filesystem.Configuration()
        configuration.massDeletionThreshold = massDeletionThreshold.withLock { $0 }
        configuration.initialBackoff = .milliseconds(10)
        configuration.maximumBackoff = .milliseconds(isDriven ? 60_000 : 50)
        if isDriven {
            let clock = clock
            configuration.clock = ClientClock(
                now: { clock.withLock { $0 } }, sleep: { _ in try await suspendUntilCancelled() })
        }
        configure(&configuration)
        let next =
            try isDriven
            ? Filesystem(
                nil,
                FilesystemCore(
                    directory: folderURL, client: client, configuration: configuration,
                    scheduler: scheduler, onUnlink: { _ in }))
            : Filesystem(directory: folderURL, client: client, configuration: configuration)
        current.withLock { $0 = next }
    }

    /// Sets the mass-deletion threshold, and restarts.
    func setMassDeletionThreshold(_ limit: Int) throws {
        massDeletionThreshold.withLock { $0 = limit }
        try restart()
    }

    func stop() {
        current.withLock { $0 }?.shutDown()
        scheduler.forgetUploads()
        client.shutdown()
    }

    /// Copies the files that the next process would find if this one were killed now.
    func copyFilesAsIfKilled(to directory: URL) throws {
        do {
            // A transaction changes no file until its end, and delays all others. So the copies match.
            try filesystem.core.store.write { _ in try copyFiles(to: directory) }
        } catch let error as SyncError where [.shutdown, .cache].contains(error.code) {
            // No transactions are possible.
            if FileManager.default.fileExists(atPath: directory.path) {
                try FileManager.default.removeItem(at: directory)
            }
            try copyFiles(to: directory)
        }
        try Self.makeOriginal(directory)
    }

    /// Makes a copy of a cache the original: the system gives the copy of a file another identity.
    static func makeOriginal(_ directory: URL) throws {
        let file = DatabaseFile(in: directory)
        do {
            guard var seal = try file.seal() else { return }
            seal.identity = try file.identity
            try file.write(seal)
        } catch is DecodingError {
            // The seal is damaged.
        }
    }

    private func copyFiles(to directory: URL) throws {
        let files = FileManager.default
        try files.createDirectory(at: directory, withIntermediateDirectories: true)
        for name in try files.subpathsOfDirectory(atPath: folderURL.path).sorted() {
            let source = folderURL.appendingPathComponent(name)
            let copy = directory.appendingPathComponent(name)
            do {
                if try source.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true {
                    try files.createDirectory(at: copy, withIntermediateDirectories: true)
                } else {
                    try files.copyItem(at: source, to: copy)
                }
            } catch  where !files.fileExists(atPath: source.path) {
                // A transfer that is in progress moved or deleted the file.
                continue
            }
        }
    }

    /// Advances the clock of a driven device.
    func advanceClock(by time: Duration) { clock.withLock { $0 += time } }

    /// Performs a step of a driven device, or an upload that was started. If small contents wait for others until a
    /// certain time, it comes now. Returns `false` if there is nothing to do.
    @discardableResult func step() async throws(SyncError) -> Bool {
        if try await performStep() { return true }
        guard let time = try engine.state.withLock({ $0.pace.timeOfNextStart }) else { return false }
        clock.withLock { $0 = max($0, time) }
        return try await performStep()
    }

    private func performStep() async throws(SyncError) -> Bool {
        let isStep = try await engine.step()
        return await scheduler.runChosenUpload() || isStep
    }

    /// Runs the uploads that a driven device started.
    func runUploads() async { await scheduler.runUploads() }

    /// Performs steps until there is nothing to do.
    func runUntilIdle() async throws {
        try engine.state.withLock { $0.needsPull = true }
        for _ in 0..<Self.mostSteps { if try await !step() { return } }
        throw EngineNeverIdleError()
    }

    private static let mostSteps = 10_000

    /// The engine never runs out of work.
    struct EngineNeverIdleError: Error {}

    /// Deletes an item as the filesystem does. Returns the hashes of the contents that are deleted before they are
    /// sent.
    func delete(_ path: SyncPath) throws -> [String] {
        let core = try filesystem.core
        let unsent = try core.store.write { tree in
            let unsent = try tree.unsentHashes(below: path)
            try tree.delete(path)
            return unsent
        }
        core.engine.recordLocalChange()
        return unsent
    }

    // MARK: Waiting

    /// Waits until a condition is met whose changes also change the filesystem's status.
    func wait(until isMet: @escaping @Sendable (Filesystem) throws -> Bool) async throws {
        let filesystem = try filesystem
        let changes = filesystem.changes
        if try isMet(filesystem) { return }
        for await _ in changes where try isMet(filesystem) { return }
        throw CancellationError()
    }

    /// Waits until all changes are sent and all remote changes are applied.
    func waitUntilSynced() async throws {
        let engine = try engine
        engine.state.withLock { $0.needsPull = true }
        engine.wake()
        try await wait { filesystem in
            let state = filesystem.core.engine.state.withLock { ($0.needsPull, $0.metadata.isInProgress) }
            return try !state.0 && !state.1 && filesystem.core.store.read { try $0.isQueueEmpty }
        }
    }
}

extension SyncPath {
    /// Returns a path that is known to be valid.
    static func at(_ string: String) throws -> SyncPath {
        guard let path = SyncPath(string) else { throw SyncError(.illegalArgument, string) }
        return path
    }
}

/// Runs `body` with an emulator and devices, and always stops them.
func withDevices(
    _ count: Int, isDriven: Bool = false, seed: UInt64? = nil,
    _ body: (DropboxEmulator, [Device]) async throws -> Void
) async throws {
    var configuration = DropboxEmulator.Configuration()
    configuration.seed = seed
    let emulator = try await DropboxEmulator.start(configuration)
    var devices: [Device] = []
    do {
        for _ in 0..<count { devices.append(try Device(emulator, isDriven: isDriven)) }
        try await body(emulator, devices)
    } catch {
        for device in devices { device.stop() }
        await emulator.stop()
        throw error
    }
    for device in devices { device.stop() }
    await emulator.stop()
}

/// Runs `body` with a filesystem that has an unsent change, and is shut down.
func withUnsent(_ body: (Device, _ database: URL) async throws -> Void) async throws {
    try await withDevices(1, isDriven: true) { _, devices in
        let device = devices[0]
        try await device.runUntilIdle()
        device.connection.isUp = false
        let file = try await device.filesystem.create(.at("/a"))
        try await file.write("not sent yet")
        file.close()
        try await device.filesystem.shutDown()
        try await body(device, device.folderURL.appendingPathComponent("tree.db"))
    }
}

/// Runs `body` with a device whose disk calls `onStep` before each step, and fails if it throws.
func withDisk(
    _ onStep: @escaping @Sendable (DurabilityStep) throws -> Void,
    _ body: (EmulatedAccount, Device) async throws -> Void
) async throws {
    try await withDevices(0) { emulator, _ in
        let device = try Device(emulator, isDriven: true) { $0.onDiskStep = onStep }
        defer { device.stop() }
        try await device.runUntilIdle()
        try await body(try emulator.account("ada"), device)
    }
}
