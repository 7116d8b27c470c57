import DropboxCore
import DropboxEmulator
import Foundation

/// An emulator of Dropbox and a client of its account, in one line:
///
///     let dropbox = try await EmulatedDropbox.start()
///     try dropbox.account.put("/notes/today.txt", "Buy milk")
///     let notes = NotesList(client: dropbox.client)
///     …
///     await dropbox.stop()
///
/// Each has its own server on a free port and keeps everything in memory, so tests may run side by side.
public struct EmulatedDropbox: Sendable {
    /// The server: `faults` to have calls fail, `clock` to let time pass, `calls` to see what was called.
    public let emulator: DropboxEmulator

    /// The account of the client, to put files in and look at them behind the client's back.
    public let account: EmulatedAccount

    /// A client that is signed in to the account.
    public let client: DropboxClient

    /// Starts an emulator and signs in.
    ///
    /// - Parameters:
    ///   - configuration: Limits, accounts, teams and apps of the emulator; an account of Ada's by default.
    ///   - change: Changes how the client works, such as its `retryPolicy`; nothing by default.
    /// - Throws: If the system has no port left, or the configuration contradicts itself.
    public static func start(
        _ configuration: DropboxEmulator.Configuration = .init(),
        client change: (inout DropboxTransportClientImpl.Configuration) -> Void = { _ in }
    ) async throws -> EmulatedDropbox {
        var settings = DropboxTransportClientImpl.Configuration()
        change(&settings)
        let emulator = try await DropboxEmulator.start(configuration)
        settings.baseHosts = BaseHosts(server: emulator.url.absoluteString)
        do {
            return EmulatedDropbox(
                emulator: emulator, account: try emulator.account(configuration.email),
                client: DropboxClient(
                    transportClient: DropboxTransportClientImpl(
                        authentication: .accessToken(LongLivedAccessTokenProvider(accessToken: emulator.accessToken)),
                        configuration: settings)))
        } catch {
            await emulator.stop()
            throw error
        }
    }

    /// Ends the client's requests and the server. Does nothing the second time.
    public func stop() async {
        client.shutdown()
        await emulator.stop()
    }

    /// Starts an emulator, lends it to `body`, and stops it however that ends. `body` runs where the caller does, such as on
    /// the main actor.
    nonisolated(nonsending) public static func with<Result>(
        _ configuration: DropboxEmulator.Configuration = .init(), _ body: (EmulatedDropbox) async throws -> Result
    ) async throws -> Result {
        let dropbox = try await start(configuration)
        do {
            let result = try await body(dropbox)
            await dropbox.stop()
            return result
        } catch {
            await dropbox.stop()
            throw error
        }
    }
}
