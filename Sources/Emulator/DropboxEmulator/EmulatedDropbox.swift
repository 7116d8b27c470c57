import DropboxCore
import Foundation

/// An emulator and a client of its account, for tests.
///
///     let dropbox = try await EmulatedDropbox.start()
///     try dropbox.account.put("/notes/today.txt", "Buy milk")
///     let notes = NotesList(client: dropbox.client)
///     …
///     await dropbox.stop()
///
/// Each instance has its own server on a free port and stores everything in memory, so tests can run in parallel.
public struct EmulatedDropbox: Sendable {
    /// The emulator. Use `faults` to make calls fail, `clock` to advance the time, and `calls` to inspect the calls.
    public let emulator: DropboxEmulator

    /// The account of the client. Use it to add files and to inspect them without the client.
    public let account: EmulatedAccount

    /// A client that is signed in to the account.
    public let client: DropboxClient

    private let settings: DropboxTransportClientImpl.Configuration

    /// Starts an emulator and signs in a client.
    ///
    /// - Parameters:
    ///   - configuration: The limits, accounts, teams, and apps of the emulator. The default has one account.
    ///   - change: A closure that modifies the configuration of the client, such as its `retryPolicy`. By default, it
    ///     changes nothing.
    /// - Throws: An error if no port is free, or if the configuration is inconsistent.
    public static func start(
        _ configuration: DropboxEmulator.Configuration = .init(),
        client change: (inout DropboxTransportClientImpl.Configuration) -> Void = { _ in }
    ) async throws -> EmulatedDropbox {
        var settings = DropboxTransportClientImpl.Configuration()
        change(&settings)
        return try await signedIn(to: try await DropboxEmulator.start(configuration), configuration.email, settings)
    }

    /// Starts an emulator with a copy of the state, and signs in a client with the same configuration. Tests that run in parallel
    /// can each have their own copy of prepared files:
    ///
    ///     let prepared = try await EmulatedDropbox.start()
    ///     try prepared.account.put("/notes/today.txt", "Buy milk")
    ///     let dropbox = try await prepared.fork()
    ///
    /// - Throws: An error if the emulator was stopped, or if no port is free.
    public func fork() async throws -> EmulatedDropbox {
        try await Self.signedIn(to: try await emulator.fork(), account.email, settings)
    }

    private static func signedIn(
        to emulator: DropboxEmulator, _ email: String, _ settings: DropboxTransportClientImpl.Configuration
    ) async throws -> EmulatedDropbox {
        var settings = settings
        settings.baseHosts = BaseHosts(server: emulator.url.absoluteString)
        do {
            return EmulatedDropbox(
                emulator: emulator, account: try emulator.account(email),
                client: DropboxClient(
                    transportClient: DropboxTransportClientImpl(
                        authentication: .accessToken(LongLivedAccessTokenProvider(accessToken: emulator.accessToken)),
                        configuration: settings)), settings: settings)
        } catch {
            await emulator.stop()
            throw error
        }
    }

    /// Cancels the client's requests and stops the emulator. Calling this method again has no effect.
    public func stop() async {
        client.shutdown()
        await emulator.stop()
    }

    /// Starts an emulator, calls a closure with it, and stops it afterward, even if the closure throws. The closure
    /// runs on the caller's actor, such as the main actor.
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
