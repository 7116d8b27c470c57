import DropboxEmulator
import DropboxTestSupport
import Foundation
import SwiftyDropbox
import Testing

/// The snippets of Documentation/SignIn.md, which are compiled and run.
@Suite(.timeLimit(.minutes(10)))
struct SignInDocumentationTests {
    @Test func snippetsMatchTheCompiledCode() throws {
        let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        let page = try String(contentsOf: folder.appending(path: "../../Documentation/SignIn.md"), encoding: .utf8)
        let compiled = try String(contentsOf: folder.appending(path: "SignInSnippets.swift"), encoding: .utf8)
        let blocks = page.components(separatedBy: "```swift\n").dropFirst().map {
            $0.components(separatedBy: "```")[0]
        }
        #expect(blocks.count == 12)
        for block in blocks {
            #expect(lines(compiled).contains(lines(block)), "not in SignInSnippets.swift:\n\(block)")
        }
    }

    private func lines(_ text: String) -> String {
        text.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
            .joined(separator: "\n")
    }

    /// Creates a manager for an emulator with tokens in memory.
    private func manager(_ emulator: DropboxEmulator) -> DropboxOAuthManager {
        DropboxOAuthManager(
            configuration: configured(for: emulator),
            secureStorageAccess: SecureStorageAccessDefaultImpl(tokens: MemoryTokenStore()))
    }

    @Test func commandLineSnippetsSignInAndOut() async throws {
        let emulator = try await DropboxEmulator.start()
        let manager = manager(emulator)
        let token = try await commandLine(manager) { page throws(SignInError) in
            do {
                var browser = TestBrowser()
                _ = try await browser.open(try #require(try await browser.press(.allow, on: page).redirect))
            } catch {
                throw .cannotPresent("\(error)")
            }
        }
        try await severalAccounts(manager)
        async let need: Void = needingToSignIn(manager)
        let client = DropboxClient(accessToken: token, dropboxOauthManager: manager)
        try await client.auth.tokenRevoke().response()
        await #expect(throws: AccessTokenError.self) { try await manager.refreshedAccessToken(token, scopes: []) }
        await need
        try await signingOut(manager, token)
        #expect(!manager.hasStoredAccessTokens())
        await emulator.stop()
    }

    @Test func serverSnippetsSignIn() async throws {
        let emulator = try await DropboxEmulator.start()
        let manager = manager(emulator)
        var session = BrowserSession()
        let page = try #require(try sendingToThePage(manager, &session))
        var browser = TestBrowser()
        let denied = try #require(try await browser.press(.deny, on: page).redirect)
        #expect(try await comingBack(manager, session, denied) == "You did not let the app in.")
        let allowed = try #require(try await browser.press(.allow, on: page).redirect)
        #expect(try await comingBack(manager, session, allowed).hasPrefix("signed in: dbid:"))
        #expect(try await comingBack(manager, session, page).contains("does not belong to this sign-in"))
        await emulator.stop()
    }

    @Test func codeSnippetHandlesCodes() async throws {
        let emulator = try await DropboxEmulator.start()
        let manager = manager(emulator)
        #expect(try await withoutABrowser(manager) { _ in nil } == nil)
        let error = await #expect(throws: SignInError.self) { try await withoutABrowser(manager) { _ in "wrong" } }
        #expect(error?.description.contains("invalid_grant") == true)
        await emulator.stop()
    }

    @Test func managerSnippetsCreateManagers() {
        #expect(makingAManager().configuration.appKey == "APP_KEY")
        #expect(makingAServersManager(appKey: "k", appSecret: "s").configuration.appSecret == "s")
        #expect(keepingInAFile().getAllAccessTokens().isEmpty)
        #expect(anotherAccount().forcesReauthentication)
    }
}
