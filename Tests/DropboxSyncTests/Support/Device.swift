import DropboxCore
import DropboxEmulator
import DropboxFiles
import Foundation
import Locking
import TestSupport

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
    private let deletionLimit = Locked(1000)
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
                scope: CallScope(pathRoot: root),
                configuration: .init {
                    $0.baseHosts = BaseHosts(server: emulator.url.absoluteString)
                    $0.retryPolicy = .never
                    $0.chance = { 1 }
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
        configuration.deletionLimit = deletionLimit.withLock { $0 }
        configuration.initialBackoff = .milliseconds(10)
        configuration.maximumBackoff = .milliseconds(isDriven ? 60_000 : 50)
        if isDriven {
            let clock = clock
            configuration.time = TimeSource(
                now: { clock.withLock { $0 } }, sleep: { _ in try await Task.sleep(for: .seconds(3600)) })
        }
        configure(&configuration)
        let next =
            try isDriven
            ? Filesystem(
                driven: FilesystemCore(
                    folder: folderURL, client: client, configuration: configuration,
                    pick: { [chooser] count in chooser.withLock { $0.choose }?(count) ?? 0 }, onUnlink: { _ in }))
            : Filesystem(folder: folderURL, client: client, configuration: configuration)
        current.withLock { $0 = next }
    }

    /// Sets the limit of the brake, and starts the program anew.
    func setDeletionLimit(_ limit: Int) throws {
        deletionLimit.withLock { $0 = limit }
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
        engine.state.withLock { $0.wantsNews = true }
        for _ in 0..<Self.mostSteps { if try await !engine.step() { return } }
        throw Restless()
    }

    private static let mostSteps = 10_000

    /// The engine always finds one more thing to do.
    struct Restless: Error {}

    /// Deletes as the filesystem does. Answers the hashes of the contents that go before they were sent.
    func delete(_ path: Path) throws -> [String] {
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
        engine.state.withLock { $0.wantsNews = true }
        engine.wake()
        try await wait { filesystem in
            let state = filesystem.core.engine.state.withLock { ($0.wantsNews, $0.metadata.isInProgress) }
            return try !state.0 && !state.1 && filesystem.core.store.read { try $0.isQueueEmpty }
        }
    }
}

extension Path {
    /// A path that is known to be valid.
    static func at(_ string: String) throws -> Path {
        guard let path = Path(string) else { throw SyncError(.illegalArgument, string) }
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

/// A device whose disk tells what it is about to do, or fails.
func withDisk(
    _ onStep: @escaping @Sendable (DiskStep) throws -> Void,
    _ body: (EmulatedAccount, Device) async throws -> Void
) async throws {
    try await withDevices(0) { emulator, _ in
        let device = try Device(emulator, isDriven: true) { $0.onDiskStep = onStep }
        defer { device.stop() }
        try await device.drive()
        try await body(try emulator.account("ada"), device)
    }
}
