import DropboxConcurrency
import DropboxSQLite
import DropboxTestSupport
import Foundation
import SwiftyDropbox

@testable import DropboxEmulator

/// An emulator that several runs use one after the other, and that can stop and start again.
final class TransferServer: Sendable {
    let token: TokenFile
    /// The directory of its data, if it can start again.
    private let data: TemporaryDirectory?
    private let current: Locked<DropboxEmulator>
    private let client: DropboxClient

    init(restarts: Bool) async throws {
        data = restarts ? try TemporaryDirectory() : nil
        let emulator = try await DropboxEmulator.start(Self.configuration, dataDirectory: data?.url)
        current = Locked(emulator)
        token = try TokenFile(emulator.accessToken)
        var configuration = DropboxTransportClientImpl.Configuration()
        configuration.baseHosts = BaseHosts(server: emulator.url.absoluteString)
        let provider = LongLivedAccessTokenProvider(accessToken: emulator.accessToken)
        client = DropboxClient(
            transportClient: DropboxTransportClientImpl(
                authentication: .accessToken(provider), configuration: configuration))
    }

    private static var configuration: DropboxEmulator.Configuration {
        var configuration = DropboxEmulator.Configuration()
        configuration.callLogCapacity = 5_000
        return configuration
    }

    var emulator: DropboxEmulator { current.withLock { $0 } }

    var account: EmulatedAccount { get throws { try emulator.account("ada") } }

    /// The number of upload sessions that are not finished.
    var sessionCount: Int {
        get throws {
            try emulator.store.read { try $0.first("SELECT count(*) FROM upload_sessions") { $0[0] ?? 0 } ?? 0 }
        }
    }

    /// Waits until all requests are processed, also those of a process that has ended.
    func quiesce() async throws {
        emulator.faults.removeAll()
        // The server receives this request after those that are already on their way.
        _ = try await client.users.getCurrentAccount().response()
        let log = emulator.calls
        for call in log.all where call.status == nil { _ = await log.waitForResponse { $0.id == call.id } }
    }

    /// Stops the emulator, and starts it again with the same data and address.
    func restart() async throws {
        guard let data else { return }
        let port = UInt16(emulator.url.port ?? 0)
        await emulator.stop()
        let next = try await DropboxEmulator.start(Self.configuration, port: port, dataDirectory: data.url)
        current.withLock { $0 = next }
    }

    func stop() async {
        client.shutdown()
        await emulator.stop()
    }
}
