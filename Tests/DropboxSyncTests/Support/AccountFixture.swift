import DropboxAccount
import DropboxCore
import DropboxEmulator
import DropboxTestSupport
import Foundation

@testable import DropboxSync

/// An emulator with two users, and a directory for an account manager.
struct AccountFixture {
    let emulator: DropboxEmulator
    let folder: TemporaryDirectory
    let tokens = MemoryTokenStore()

    static func run(_ body: (AccountFixture) async throws -> Void) async throws {
        var configuration = DropboxEmulator.Configuration()
        configuration.accounts = [.init("ada@example.com"), .init("bob@example.com")]
        let fixture = AccountFixture(emulator: try await .start(configuration), folder: try TemporaryDirectory())
        do {
            try await body(fixture)
        } catch {
            await fixture.emulator.stop()
            throw error
        }
        await fixture.emulator.stop()
    }

    func manager(tokens: (any TokenStore)? = nil, log: LoggingClosure? = nil) throws -> SyncAccountManager {
        let configuration = DropboxOAuthManager.Configuration(appKey: emulator.appKey) {
            $0.appSecret = emulator.appSecret
            $0.baseHosts = BaseHosts(server: emulator.url.absoluteString)
            $0.log = log
        }
        return try SyncAccountManager(
            oauthManager: DropboxOAuthManager(
                configuration: configuration,
                secureStorageAccess: SecureStorageAccessDefaultImpl(tokens: tokens ?? self.tokens)),
            directory: folder.url)
    }

    func token(_ name: String, uid: String) throws -> DropboxAccessToken {
        DropboxAccessToken(accessToken: try emulator.account(name).token(), uid: uid)
    }
}
