import CDropboxBridge
import DropboxAccount
import DropboxCore
import DropboxEmulator
import Foundation
import Testing

@testable import DropboxBridge
@testable import DropboxOAuth

/// Tests the accounts of the Objective-C layer. The token store is global, so the tests run serially.
@Suite(.serialized, .timeLimit(.minutes(10)))
struct AccountsTests {
    private func manager(_ fixture: SignedInEmulator) -> OAuthManagerBox {
        OAuthManagerBox(
            DropboxOAuthManager(
                configuration: .init(appKey: fixture.emulator.appKey) {
                    $0.baseHosts = BaseHosts(server: fixture.server)
                }, secureStorageAccess: SharedTokenStore.current))
    }

    private func run(
        _ body: (Accounts, ClientOptions, OAuthManagerBox, SignedInEmulator) async throws -> Void
    ) async throws {
        try await SignedInEmulator.run { fixture in
            SharedTokenStore.current = SecureStorageAccessDefaultImpl(tokens: MemoryTokenStore())
            var options = ClientOptions()
            options.configuration.baseHosts = BaseHosts(server: fixture.server)
            options.configuration.retryPolicy = .never
            try await body(Accounts(), options, manager(fixture), fixture)
        }
    }

    private func accountId(_ client: ClientBox) async throws -> String {
        try await DropboxClient(transportClient: client.transport).users.getCurrentAccount().response().accountId
    }

    @Test func storedAccountsHaveClients() async throws {
        try await run { accounts, options, manager, fixture in
            accounts.setUp(manager, .user, options)
            #expect(accounts.current(.user) == nil && accounts.all(.user).isEmpty)
            #expect(!accounts.select(nil, .user))
            try SharedTokenStore.current.tokens.store(fixture.token)
            accounts.setUp(manager, .user, options)
            let (uid, client) = try #require(accounts.current(.user))
            #expect(uid == fixture.token.uid && accounts.current(.team) == nil)
            #expect(accounts.all(.user).map(\.uid) == [uid] && accounts.all(.user)[0].client === client)
            #expect(try await accountId(client) == uid)
        }
    }

    /// An expired token is refreshed by the first request, and stored.
    @Test func expiredTokenIsRefreshed() async throws {
        try await run { accounts, options, manager, fixture in
            try SharedTokenStore.current.tokens.store(
                DropboxAccessToken(
                    accessToken: "expired", uid: fixture.token.uid, refreshToken: fixture.token.refreshToken,
                    tokenExpirationTimestamp: 1))
            accounts.setUp(manager, .user, options)
            let client = try #require(accounts.current(.user)).client
            #expect(try await accountId(client) == fixture.token.uid)
            let stored = SharedTokenStore.current.getDropboxAccessToken(for: fixture.token.uid)
            #expect(stored?.accessToken != "expired")
            #expect(client.transport.accessTokenProvider?.accessToken == stored?.accessToken)
        }
    }

    /// A client that the app still has fails after unlinking, and the token is revoked.
    @Test func unlinkedClientsFail() async throws {
        try await run { accounts, options, manager, fixture in
            try SharedTokenStore.current.tokens.store(fixture.token)
            accounts.setUp(manager, .user, options)
            let client = try #require(accounts.current(.user)).client
            accounts.unlink(fixture.token.uid)
            #expect(accounts.current(.user) == nil && SharedTokenStore.current.getAllUserIds().isEmpty)
            await #expect(throws: (any Error).self) { _ = try await accountId(client) }
            var other = options
            other.context = CallContext()
            let revoked = ClientBox(other.client(LongLivedAccessTokenProvider(accessToken: fixture.token.accessToken)))
            _ = await fixture.emulator.calls.waitForResponse { $0.route == "auth/token/revoke" }
            await #expect(throws: (any Error).self) { _ = try await accountId(revoked) }
        }
    }

    @Test func accountsOfUsersAndTeamsAreSeparate() async throws {
        try await run { accounts, options, manager, fixture in
            accounts.add(fixture.token, .user)
            #expect(accounts.current(.user) == nil)
            accounts.setUp(manager, .user, options)
            accounts.add(DropboxAccessToken(accessToken: "t", uid: "dbtid:1"), .team)
            accounts.add(fixture.token, .user)
            #expect(accounts.current(.team)?.uid == "dbtid:1" && accounts.current(.user)?.uid == fixture.token.uid)
            let client = accounts.current(.user)?.client
            accounts.add(fixture.token, .user)
            #expect(accounts.current(.user)?.client !== client)
            accounts.unlink(nil)
            #expect(accounts.current(.team) == nil && accounts.current(.user) == nil)
        }
    }
}

/// Tests the tokens that dropbox-sdk-obj-c stored.
@Suite struct ArchivedTokenTests {
    @Test func archiveIsRead() throws {
        let token = DropboxAccessToken(
            accessToken: "a", uid: "dbid:1", refreshToken: "r", tokenExpirationTimestamp: 2e9)
        #expect(DropboxAccessToken(stored: ArchivedToken.archive(token), for: "dbid:1") == token)
        let constant = DropboxAccessToken(accessToken: "a", uid: "dbid:1")
        #expect(DropboxAccessToken(stored: ArchivedToken.archive(constant), for: "dbid:1") == constant)
    }

    @Test func otherArchivesAreIgnored() throws {
        let archive = try NSKeyedArchiver.archivedData(withRootObject: "text" as NSString, requiringSecureCoding: true)
        #expect(DropboxAccessToken(stored: archive, for: "dbid:1") == nil)
        for count in 0..<archive.count {
            #expect(DropboxAccessToken(stored: archive.prefix(count), for: "1")?.refreshToken == nil)
        }
        let token = ArchivedToken.archive(DropboxAccessToken(accessToken: "a", uid: "dbid:1", refreshToken: "r"))
        for count in 0..<token.count { _ = DropboxAccessToken(stored: token.prefix(count), for: "dbid:1") }
    }
}

/// Tests the tokens of OAuth 1.
@Suite struct LegacyTokensTests {
    private let user: [String: Any] = [
        "kDBDropboxUserId": "1", "kMPOAuthCredentialAccessToken": "t", "kMPOAuthCredentialAccessTokenSecret": "s",
    ]

    @Test func archivesAreRead() throws {
        let token = OAuth1Migration.Token(uid: "1", token: "t", secret: "s", appKey: "key")
        let content: [String: Any] = [
            "kMPOAuthCredentialConsumerKey": "key", "kDBDropboxUserCredentials": [user, user],
        ]
        let plist = try PropertyListSerialization.data(fromPropertyList: content, format: .binary, options: 0)
        #expect(LegacyTokens.tokens(in: plist) == [token])
        let archive = try NSKeyedArchiver.archivedData(withRootObject: content, requiringSecureCoding: true)
        #expect(LegacyTokens.tokens(in: archive) == [token])
    }

    @Test(arguments: ["", "x", "bplist00", "{}", "\u{0}\u{1}"])
    func otherDataHasNoTokens(text: String) {
        #expect(LegacyTokens.tokens(in: Data(text.utf8)).isEmpty)
    }

    @Test func incompleteTokensAreIgnored() throws {
        for key in user.keys {
            let content = user.filter { $0.key != key }
            let plist = try PropertyListSerialization.data(fromPropertyList: [content], format: .xml, options: 0)
            #expect(LegacyTokens.tokens(in: plist).isEmpty)
        }
    }
}
