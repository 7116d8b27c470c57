import DropboxCore
import DropboxEmulator
import DropboxFiles
import Foundation
import DropboxConcurrency
import DropboxTestSupport

@testable import DropboxSync

/// A device with a filesystem on it, which survives restarts.
final class Device: Sendable {
    let line = Line()
    let client: DropboxClient
    private let temporary: TemporaryFolder?
    let folderURL: URL
    private let isDriven: Bool
    private let configure: @Sendable (inout Filesystem.Configuration) -> Void
    private let clock = Locked(Duration.zero)
    private let current: Locked<Filesystem?>
    private let massDeletionThreshold = Locked(1000)
    private let chooser = Locked(Chooser())

    private struct Chooser {
        var choose: (@Sendable (Int) -> Int)?
    }

    /// - Parameter isDriven: whether the engine takes steps only when the test says so.
    convenience init(
        _ emulator: DropboxEmulator, token: String? = nil, isDriven: Bool = false, root: Common.PathRoot? = nil,
        configure: @escaping @Sendable (inout Filesystem.Configuration) -> Void = { _ in }
    ) throws {
        let folder = try TemporaryFolder()
        try self.init(
            emulator, token: token, isDriven: isDriven, root: root, in: folder.url, folder, configure: configure)
    }

    /// - Parameters:
    ///   - root: where paths begin; the home of the account by default.
    ///   - url: what somebody left there.
    ///   - temporary: goes with the device.
    init(
        _ emulator: DropboxEmulator, token: String? = nil, isDriven: Bool = true, root: Common.PathRoot? = nil,
        in url: URL,
        _ temporary: TemporaryFolder? = nil,
        configure: @escaping @Sendable (inout Filesystem.Configuration) -> Void = { _ in }
    ) throws {
        self.temporary = temporary
        folderURL = url
        self.isDriven = isDriven
        self.configure = configure
        client = DropboxClient(
            transportClient: DropboxTransportClientImpl(
                authentication: .accessToken(LongLivedAccessTokenProvider(accessToken: token ?? emulator.accessToken)),
                scope: CallContext(pathRoot: root),
                configuration: .init {
                    $0.baseHosts = BaseHosts(server: emulator.url.absoluteString)
                    $0.retryPolicy = .never
                    $0.jitter = { 1 }
                }, transport: line))
        current = Locked(nil)
        try restart()
    }

    var filesystem: Filesystem {
        get throws {
            guard let filesystem = current.withLock({ $0 }) else { throw SyncError(.shutdown, "no filesystem") }
            return filesystem
        }
    }

    var engine: Engine { get throws { try filesystem.core.engine } }

    /// Has `choose` say which of so many things the engine of a device that is driven does next; the first by default.
    func choose(_ choose: (@Sendable (Int) -> Int)?) { chooser.withLock { $0.choose = choose } }

    /// Ends the program and starts it again.
    func restart() throws {
        current.withLock { $0 }?.shutDown()
        var configuration = Filesystem.Configuration()
        configuration.massDeletionThreshold = massDeletionThreshold.withLock { $0 }
        configuration.initialBackoff = .milliseconds(10)
        configuration.maximumBackoff = .milliseconds(isDriven ? 60_000 : 50)
        if isDriven {
            let clock = clock
            configuration.clock = ClientClock(
                now: { clock.withLock { $0 } }, sleep: { _ in try await Task.sleep(for: .seconds(3600)) })
        }
        configure(&configuration)
        let next =
            try isDriven
            ? Filesystem(
                nil,
                FilesystemCore(
                    folder: folderURL, client: client, configuration: configuration,
                    pick: { [chooser] count in chooser.withLock { $0.choose }?(count) ?? 0 }, onUnlink: { _ in }))
            : Filesystem(folder: folderURL, client: client, configuration: configuration)
        current.withLock { $0 = next }
    }

    /// Sets the limit of the brake, and starts the program anew.
    func setDeletionLimit(_ limit: Int) throws {
        massDeletionThreshold.withLock { $0 = limit }
        try restart()
    }

    func stop() {
        current.withLock { $0 }?.shutDown()
        client.shutdown()
    }

    /// Lets time pass on the clock of a device that is driven.
    func pass(_ time: Duration) { clock.withLock { $0 += time } }

    /// Takes steps until there is nothing to do.
    func drive() async throws {
        let engine = try engine
        engine.state.withLock { $0.needsPull = true }
        for _ in 0..<Self.mostSteps { if try await !engine.step() { return } }
        throw AutoSyncDevice()
    }

    private static let mostSteps = 10_000

    /// The engine always finds one more thing to do.
    struct AutoSyncDevice: Error {}

    /// Deletes as the filesystem does. Answers the hashes of the contents that go before they were sent.
    func delete(_ path: SyncPath) throws -> [String] {
        let core = try filesystem.core
        let unsent = try core.store.write { tree in
            let unsent = try tree.unsentHashes(below: path)
            try tree.delete(path)
            return unsent
        }
        core.engine.noteChange()
        return unsent
    }

    // MARK: Waiting

    /// Waits until a condition holds that changes of the filesystem's status go with.
    func wait(until isMet: @escaping @Sendable (Filesystem) throws -> Bool) async throws {
        let filesystem = try filesystem
        let changes = filesystem.changes
        if try isMet(filesystem) { return }
        for await _ in changes where try isMet(filesystem) { return }
        throw CancellationError()
    }

    /// Waits until all changes are sent and the news are in.
    func settle() async throws {
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
    /// A path that is known to be valid.
    static func at(_ string: String) throws -> SyncPath {
        guard let path = SyncPath(string) else { throw SyncError(.illegalArgument, string) }
        return path
    }
}

/// An emulator and devices, which are stopped whatever happens.
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

/// A folder with a filesystem in which something waits to be sent.
func withUnsent(_ body: (Device, _ database: URL) async throws -> Void) async throws {
    try await withDevices(1, isDriven: true) { _, devices in
        let device = devices[0]
        try await device.drive()
        device.line.isUp = false
        let file = try await device.filesystem.create(.at("/a"))
        try await file.write("not sent yet")
        file.close()
        try await device.filesystem.shutDown()
        try await body(device, device.folderURL.appendingPathComponent("tree.db"))
    }
}

/// A device whose disk tells what it is about to do, or fails.
func withDisk(
    _ onStep: @escaping @Sendable (DurabilityStep) throws -> Void,
    _ body: (EmulatedAccount, Device) async throws -> Void
) async throws {
    try await withDevices(0) { emulator, _ in
        let device = try Device(emulator, isDriven: true) { $0.onDiskStep = onStep }
        defer { device.stop() }
        try await device.drive()
        try await body(try emulator.account("ada"), device)
    }
}
