import DropboxAccount
import DropboxConcurrency
import DropboxCore
import DropboxEmulator
import DropboxTestSupport
import Foundation
import Testing

@testable import DropboxSync

@Suite(.timeLimit(.minutes(10)))
struct AccountTests {
    /// A token store that calls a closure before it removes a token.
    private struct ObservedTokenStore: TokenStore {
        let tokens = MemoryTokenStore()
        let willRemove: @Sendable () -> Void

        func token(of uid: String) -> DropboxAccessToken? { tokens.token(of: uid) }
        func uids() -> [String] { tokens.uids() }
        func store(_ token: DropboxAccessToken) { tokens.store(token) }
        func replace(_ old: DropboxAccessToken, with new: DropboxAccessToken) -> Bool { tokens.replace(old, with: new) }
        func remove(_ uid: String) {
            willRemove()
            tokens.remove(uid)
        }
        func removeAll() { tokens.removeAll() }
    }

    @Test func linkedAccountsKeepTheirOrder() async throws {
        try await AccountFixture.run { fixture in
            let manager = try fixture.manager()
            #expect(manager.linkedAccount == nil)
            try await manager.link(fixture.token("ada", uid: "1"))
            try await manager.link(fixture.token("bob", uid: "2"))
            #expect(manager.linkedAccounts.map(\.userID) == ["1", "2"])
            #expect(manager.linkedAccount?.userID == "2")
            try await manager.link(fixture.token("ada", uid: "1"))
            #expect(try fixture.manager().linkedAccounts.map(\.userID) == ["2", "1"])
        }
    }

    @Test func userNamesAreFetchedAndPersisted() async throws {
        try await AccountFixture.run { fixture in
            let account = try await fixture.manager().link(fixture.token("ada", uid: "1"))
            let changes = account.changes
            if account.info == nil { for await _ in changes { break } }
            #expect(account.info?.userName.isEmpty == false)
            #expect(account.info?.displayName == account.info?.userName)
            #expect(try fixture.manager().linkedAccount?.info == account.info)
        }
    }

    @Test func unlinkingShutsDownTheFilesystemAndDeletesTheCache() async throws {
        try await AccountFixture.run { fixture in
            let manager = try fixture.manager()
            let account = try await manager.link(fixture.token("ada", uid: "1"))
            let unlinked = manager.changes
            let filesystem = try await Filesystem(account: account)
            #expect(filesystem.account === account)
            _ = try await filesystem.listFolder(.root)
            #expect(try fixture.folder.names.contains("account-1"))
            try await account.unlink()
            for await change in unlinked where !change.isLinked { break }
            #expect(filesystem.isShutDown)
            #expect(!account.isLinked)
            #expect(manager.linkedAccounts.isEmpty)
            #expect(try !fixture.folder.names.contains("account-1"))
            #expect(fixture.tokens.uids().isEmpty)
            await expect(.auth) { _ = try await filesystem.listFolder(.root) }
            await expect(.auth) { _ = try await Filesystem(account: account) }
        }
    }

    @Test func unlinkingOnTheWebsiteIsDetected() async throws {
        try await AccountFixture.run { fixture in
            let manager = try fixture.manager()
            let token = try fixture.token("ada", uid: "1")
            let account = try await manager.link(token)
            let unlinked = manager.changes
            let filesystem = try await Filesystem(account: account)
            _ = try await filesystem.listFolder(.root)
            // Simulates the website. The server doesn't check which client the token belongs to.
            let website = DropboxClient(
                accessToken: token.accessToken, baseHosts: BaseHosts(server: fixture.emulator.url.absoluteString))
            try await website.client.request(Auth.tokenRevoke).response()
            filesystem.core.engine.state.withLock { $0.needsPull = true }
            filesystem.core.engine.wake()
            for await change in unlinked where !change.isLinked { break }
            #expect(filesystem.isShutDown)
            #expect(manager.linkedAccounts.isEmpty)
            #expect(try !fixture.folder.names.contains("account-1"))
            #expect(try manager.accountsWithUnsentChanges.isEmpty)
        }
    }

    @Test func relinkedAccountUsesTheNewToken() async throws {
        try await AccountFixture.run { fixture in
            let manager = try fixture.manager()
            let old = try fixture.token("ada", uid: "1")
            let account = try await manager.link(old)
            let filesystem = try await Filesystem(account: account)
            _ = try await filesystem.listFolder(.root)
            await filesystem.shutDown()
            // The old token is no longer valid, but this isn't detected yet.
            let website = DropboxClient(
                accessToken: old.accessToken, baseHosts: BaseHosts(server: fixture.emulator.url.absoluteString))
            try await website.auth.tokenRevoke().response()
            #expect(try await manager.link(fixture.token("ada", uid: "1")) === account)
            let again = try await Filesystem(account: account)
            let file = try await again.create(.at("/a"))
            try await file.write("not lost")
            _ = try await again.fetchShareLink(for: .at("/a"))
            #expect(account.isLinked)
            #expect(try fixture.emulator.account("ada").read("/a") == Data("not lost".utf8))
        }
    }

    @Test func remotelyUnlinkedAccountIsUnlinkedAtTheNextStart() async throws {
        try await AccountFixture.run { fixture in
            let token = try fixture.token("ada", uid: "1")
            _ = try await fixture.manager().link(token)
            let website = DropboxClient(
                accessToken: token.accessToken, baseHosts: BaseHosts(server: fixture.emulator.url.absoluteString))
            try await website.auth.tokenRevoke().response()
            // The next start of the app, which doesn't open a filesystem.
            let manager = try fixture.manager()
            let changes = manager.changes
            if !manager.linkedAccounts.isEmpty { for await change in changes where !change.isLinked { break } }
            #expect(manager.linkedAccounts.isEmpty)
            #expect(fixture.tokens.uids().isEmpty)
        }
    }

    /// The property becomes `false` after the token and the cache are gone, not while they are being deleted.
    @Test func accountIsLinkedUntilItsTokenIsDeleted() async throws {
        try await AccountFixture.run { fixture in
            let account = Locked<SyncAccount?>(nil)
            let wasLinked = Locked<[Bool]>([])
            let store = ObservedTokenStore {
                wasLinked.withLock { $0.append(account.withLock { $0?.isLinked } ?? false) }
            }
            let manager = try fixture.manager(tokens: store)
            let linked = try await manager.link(fixture.token("ada", uid: "1"))
            account.withLock { $0 = linked }
            try await linked.unlink()
            #expect(wasLinked.withLock { $0 } == [true])
            #expect(!linked.isLinked)
            #expect(manager.linkedAccounts.isEmpty)
        }
    }

    /// A request in the background can learn that the token is invalid as soon as it is revoked, and the user can link the
    /// account again while it is still being unlinked.
    @Test func whatIsKeptIsDecidedByTheAppAlone() async throws {
        try await AccountFixture.run { fixture in
            let account = Locked<SyncAccount?>(nil)
            let relinking = Locked<Task<SyncAccount, any Error>?>(nil)
            let manager = Locked<SyncAccountManager?>(nil)
            let token = try fixture.token("ada", uid: "1")
            // Between the request that revokes the token and the deletion of the data.
            let linking = try fixture.manager(log: { _, line in
                guard line.contains("could not be revoked"), let manager = manager.withLock({ $0 }) else { return }
                account.withLock { $0 }?.onUnlink(SyncError(.auth, "the token is invalid"))
                relinking.change { $0 = Task { try await manager.link(token) } }
            })
            manager.change { $0 = linking }
            let linked = try await linking.link(token)
            account.change { $0 = linked }
            let filesystem = try await Filesystem(account: linked)
            _ = try await filesystem.listFolder(.root)
            try fixture.emulator.faults.add(.foreignResponse(status: 403), on: "files/create_folder_v2")
            try await filesystem.createFolder(at: .at("/a"))
            try fixture.emulator.faults.add(.foreignResponse(status: 403), on: "auth/token/revoke")
            try await linked.unlink(discardingUnsentChanges: true)
            #expect(!linked.isLinked)
            let again = try await #require(relinking.withLock { $0 }).value
            #expect(again !== linked)
            #expect(again.isLinked)
            #expect(linking.linkedAccounts.map(\.userID) == ["1"])
            #expect(fixture.tokens.uids() == ["1"])
            let reopened = try await Filesystem(account: again)
            #expect(try await reopened.listFolder(.root).isEmpty)
            await reopened.shutDown()
            manager.change { $0 = nil }
        }
    }

    @Test func accountDataIsKeptIfTheTokenIsMissing() async throws {
        try await AccountFixture.run { fixture in
            let token = try fixture.token("ada", uid: "1")
            let filesystem = try await Filesystem(account: fixture.manager().link(token))
            try await filesystem.create(.at("/a")).write("kept")
            await filesystem.shutDown()
            // For example, the keyring of another session.
            fixture.tokens.remove("1")
            #expect(try fixture.manager().linkedAccounts.isEmpty)
            #expect(try fixture.folder.names.contains("account-1"))
            let again = try await Filesystem(account: fixture.manager().link(token))
            #expect(try again.fileCacheSize == 4)
            await again.shutDown()
        }
    }

    @Test func interruptedUnlinkingCompletesAtTheNextStart() async throws {
        try await AccountFixture.run { fixture in
            let filesystem = try await Filesystem(account: fixture.manager().link(fixture.token("ada", uid: "1")))
            _ = try await filesystem.listFolder(.root)
            await filesystem.shutDown()
            try AccountList(directory: fixture.folder.url).update { $0[0].isBeingRemoved = true }
            #expect(try fixture.manager().linkedAccounts.isEmpty)
            #expect(try !fixture.folder.names.contains("account-1"))
            #expect(fixture.tokens.uids().isEmpty)
            #expect(try AccountList(directory: fixture.folder.url).entries().isEmpty)
        }
    }

    @Test func decliningLinksNoAccount() async throws {
        try await AccountFixture.run { fixture in
            let manager = try fixture.manager()
            let redirect = try #require(URL(string: "http://localhost:1234/back"))
            let page = try manager.beginLinking(redirectURL: redirect)
            let state = URLComponents(url: page, resolvingAgainstBaseURL: false)?.queryItems?
                .first { $0.name == "state" }?.value
            var answer = URLComponents(url: redirect, resolvingAgainstBaseURL: false)
            answer?.queryItems = [
                URLQueryItem(name: "error", value: "access_denied"), URLQueryItem(name: "state", value: state),
            ]
            let url = try #require(answer?.url)
            #expect(try await manager.handleOpenURL(url) == nil)
            await expect(.badState) { _ = try await manager.handleOpenURL(url) }
        }
    }

    @Test func accountIsLinkedWithTheDisplayedCode() async throws {
        try await AccountFixture.run { fixture in
            let manager = try fixture.manager()
            let linked = manager.changes
            var browser = TestBrowser()
            let page = try manager.beginLinking()
            let code = try #require(try await browser.press(.allow, on: page).code)
            let account = try #require(try await manager.finishLinking(code: code))
            for await change in linked where change.isLinked { break }
            #expect(manager.linkedAccount === account)
            #expect(fixture.tokens.uids() == [account.userID])
            let filesystem = try await Filesystem(account: account)
            let file = try await filesystem.create(.at("/a"))
            try await file.write("linked")
            _ = try await filesystem.fetchShareLink(for: .at("/a"))
            #expect(try fixture.emulator.account("ada").list() == ["/a"])
            await filesystem.shutDown()
            #expect(try fixture.manager().linkedAccounts.map(\.userID) == [account.userID])
            await expect(.badState) { _ = try await manager.finishLinking(code: code) }
        }
    }

    @Test func accountIsLinkedWithTheRedirectURL() async throws {
        try await AccountFixture.run { fixture in
            let manager = try fixture.manager()
            var browser = TestBrowser()
            let page = try manager.beginLinking(redirectURL: URL(string: "https://app.example/back"))
            let address = try #require(try await browser.press(.allow, on: page).redirect)
            let account = try #require(try await manager.handleOpenURL(address))
            #expect(try await Filesystem(account: account).listFolder(.root).isEmpty)
            // A code is valid for one exchange. An unknown code links no account.
            _ = try manager.beginLinking()
            await expect(.auth) { _ = try await manager.finishLinking(code: "made up") }
            #expect(manager.linkedAccounts.count == 1)
        }
    }

    @Test func unlinkingCancelsTransfers() async throws {
        try await AccountFixture.run { fixture in
            let manager = try fixture.manager()
            let account = try await manager.link(fixture.token("ada", uid: "1"))
            try fixture.emulator.account("ada").put("/down", String(repeating: "x", count: 100_000))
            let filesystem = try await Filesystem(account: account)
            _ = try await filesystem.listFolder(.root)
            let changes = filesystem.changes
            try fixture.emulator.faults.add(.stall(after: 10), on: "files/download")
            try fixture.emulator.faults.add(.latency(.seconds(100_000)), on: "files/upload*")
            let down = try await filesystem.open(.at("/down"))
            for number in 0..<6 {
                let file = try await filesystem.create(.at("/up-\(number)"))
                try await file.write("text \(number)")
            }
            // The other uploads wait, and are sent together after the first.
            while try filesystem.pendingOperations().filter(\.isInProgress).count < 2 {
                for await _ in changes { break }
            }
            async let reading: Void = expect(.auth) { _ = try await down.readData() }
            try await account.unlink(discardingUnsentChanges: true)
            await reading
            #expect(filesystem.isShutDown)
            #expect(try !fixture.folder.names.contains("account-1"))
            await expect(.auth) { _ = try await filesystem.create(.at("/late")) }
        }
    }

    @Test(arguments: ["website", "app"])
    func unsentChangesAreSentAfterRelinking(_ by: String) async throws {
        try await AccountFixture.run { fixture in
            let ada = try fixture.emulator.account("ada")
            try ada.put("/served", "from the server")
            try ada.put("/old", "to be moved")
            let manager = try fixture.manager()
            let token = try fixture.token("ada", uid: "1")
            let account = try await manager.link(token)
            let unlinked = manager.changes
            let filesystem = try await Filesystem(account: account)
            let served = try await filesystem.open(.at("/served"))
            #expect(try await served.readString() == "from the server")
            served.close()
            // From here on, all requests fail.
            try fixture.emulator.faults.add(.latency(.seconds(100_000)), on: "files/upload*")
            try fixture.emulator.faults.add(.latency(.seconds(100_000)), on: "files/move_v2")
            let file = try await filesystem.create(.at("/unsent"), contents: Data("not sent".utf8))
            file.close()
            try await filesystem.move(.at("/old"), to: .at("/new"))
            if by == "website" {
                let website = DropboxClient(
                    accessToken: token.accessToken, baseHosts: BaseHosts(server: fixture.emulator.url.absoluteString))
                try await website.auth.tokenRevoke().response()
                filesystem.core.engine.state.withLock { $0.needsPull = true }
                filesystem.core.engine.wake()
                // Fetching the user's names detects the unlinking.
                await account.fetchInfo()
            } else {
                try await account.unlink()
            }
            for await change in unlinked where !change.isLinked { break }
            #expect(filesystem.isShutDown)
            #expect(manager.linkedAccounts.isEmpty)
            #expect(try manager.accountsWithUnsentChanges == ["1"])
            // Contents that the server has aren't kept on the device.
            let folder = fixture.folder.url.appendingPathComponent("account-1")
            let contents = try FileManager.default.contentsOfDirectory(
                at: folder.appendingPathComponent("content"), includingPropertiesForKeys: nil)
            #expect(try contents.contains { try Data(contentsOf: $0) == Data("not sent".utf8) })
            #expect(try !contents.contains { try Data(contentsOf: $0) == Data("from the server".utf8) })
            fixture.emulator.faults.removeAll()
            // The next start of the app, where the user signs in again.
            let next = try fixture.manager()
            let again = try await Filesystem(account: next.link(fixture.token("ada", uid: "1")))
            #expect(try next.accountsWithUnsentChanges.isEmpty)
            let changes = again.changes
            while try again.pendingChangeCount > 0 { for await _ in changes { break } }
            #expect(try ada.read("/unsent") == Data("not sent".utf8))
            #expect(try ada.list() == ["/new", "/served", "/unsent"])
            await again.shutDown()
        }
    }

    @Test func unsentChangesOfAnUnlinkedAccountCanBeDiscarded() async throws {
        try await AccountFixture.run { fixture in
            let manager = try fixture.manager()
            try fixture.emulator.faults.add(.latency(.seconds(100_000)), on: "files/upload*")
            let account = try await manager.link(fixture.token("ada", uid: "1"))
            let filesystem = try await Filesystem(account: account)
            try await filesystem.create(.at("/unsent"), contents: Data("not sent".utf8)).close()
            #expect(throws: SyncError.self) { try manager.discardUnsentChanges(ofAccount: "1") }
            try await account.unlink()
            #expect(try manager.accountsWithUnsentChanges == ["1"])
            // An interrupted unlinking keeps unsent changes, too.
            try AccountList(directory: fixture.folder.url).update {
                $0 = [AccountList.Entry(userID: "1", info: nil, isBeingRemoved: true)]
            }
            let next = try fixture.manager()
            #expect(try next.accountsWithUnsentChanges == ["1"])
            try next.discardUnsentChanges(ofAccount: "1")
            #expect(try next.accountsWithUnsentChanges.isEmpty)
            #expect(try !fixture.folder.names.contains("account-1"))
        }
    }

    @Test func expiredTokenDoesNotUnlinkTheAccount() async throws {
        try await AccountFixture.run { fixture in
            let manager = try fixture.manager()
            let account = try await manager.link(fixture.token("ada", uid: "1"))
            let filesystem = try await Filesystem(account: account)
            _ = try await filesystem.listFolder(.root)
            try fixture.emulator.faults.add(.expiredToken, on: "files/upload*")
            try await filesystem.create(.at("/unsent"), contents: Data("not sent".utf8)).close()
            let changes = filesystem.changes
            while filesystem.status.anyError?.code != .auth { for await _ in changes { break } }
            #expect(account.isLinked)
            #expect(!filesystem.isShutDown)
            fixture.emulator.faults.removeAll()
            filesystem.core.engine.wake()
            while try filesystem.pendingChangeCount > 0 { for await _ in changes { break } }
            #expect(try fixture.emulator.account("ada").read("/unsent") == Data("not sent".utf8))
        }
    }

    @Test(arguments: ["damaged", "missing"])
    func lostAccountListIsRebuilt(_ damage: String) async throws {
        try await AccountFixture.run { fixture in
            let filesystem = try await Filesystem(account: fixture.manager().link(fixture.token("ada", uid: "1")))
            try await filesystem.create(.at("/a"), contents: Data("kept".utf8)).close()
            await filesystem.shutDown()
            let list = fixture.folder.url.appendingPathComponent("accounts.json")
            if damage == "damaged" {
                try Data(#"[{"userI"#.utf8).write(to: list)
            } else {
                try FileManager.default.removeItem(at: list)
            }
            let manager = try fixture.manager()
            #expect(manager.linkedAccounts.map(\.userID) == ["1"])
            let again = try await Filesystem(account: try #require(manager.linkedAccount))
            #expect(try await again.open(.at("/a")).readString() == "kept")
            await again.shutDown()
        }
    }

    @Test func sharedLinkIsCreatedAfterTheUpload() async throws {
        try await AccountFixture.run { fixture in
            let filesystem = try await Filesystem(account: fixture.manager().link(fixture.token("ada", uid: "1")))
            let file = try await filesystem.create(try .at("/plan.txt"))
            try await file.write("all of it")
            let link = try await filesystem.fetchShareLink(for: try .at("/plan.txt"))
            #expect(try await filesystem.fetchShareLink(for: try .at("/plan.txt")) == link)
            #expect(try fixture.emulator.account("ada").read("/plan.txt") == Data("all of it".utf8))
            await expect(.notFound) { _ = try await filesystem.fetchShareLink(for: try .at("/none")) }
        }
    }
}
