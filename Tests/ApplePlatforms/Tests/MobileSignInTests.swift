import AuthenticationServices
import DropboxOAuth
import Foundation
import Network
import SafariServices
import SwiftyDropbox
import Synchronization
import Testing
import UIKit

// Use the screen and the network, like the other tests of that suite.
extension SignInPresentationTests {
    /// The whole sign-in on iOS: what the user sees, and how it ends.
    @MainActor @Suite(.serialized, .timeLimit(.minutes(10))) struct Mobile {
        private let application = UIApplication.shared
        private let root = UIViewController()

        init() {
            application.reset()
            application.urlSchemes = ["db-key"]
            application.connectedScenes = [UIWindowScene(root: root)]
        }

        /// Runs a test with an app that receives URLs in its delegate, or in that of its scene.
        private func run(hasScenes: Bool = false, _ body: @MainActor (SignInFixture) async throws -> Void) async throws
        {
            try await SignInFixture.run { fixture in
                let receiver = Receiver(fixture)
                if hasScenes {
                    application.connectedScenes.first?.delegate = receiver
                } else {
                    application.delegate = receiver
                }
                try await body(fixture)
                withExtendedLifetime(receiver) {}
                UIViewController.endTransitions()
                #expect(UIViewController.mistakes.isEmpty)
            }
        }

        private func start(
            _ presentation: SignInPresentation = .page, controller: UIViewController? = nil,
            loading: (any LoadingStatusDelegate)? = nil
        ) {
            DropboxClientsManager.authorizeFromControllerV2(
                application, controller: controller, loadingStatusDelegate: loading,
                openURL: { UIApplication.shared.open($0) }, scopeRequest: nil, presentation: presentation)
        }

        /// Waits for the next view controller over another one.
        private func presented<Controller: UIViewController>(on controller: UIViewController? = nil) async throws
            -> Controller
        {
            try await wait { (controller ?? root).presentedViewController != nil }
            UIViewController.endTransitions()
            return try #require((controller ?? root).presentedViewController as? Controller)
        }

        // MARK: The page in the app

        @Test(arguments: [false, true]) func pageSignsTheUserIn(hasScenes: Bool) async throws {
            try await run(hasScenes: hasScenes) { fixture in
                start()
                let page: SFSafariViewController = try await presented()
                page.completeInitialLoad(true)
                #expect(page.url.path == "/oauth2/authorize")
                page.redirect(to: try SignInFixture.redirect(of: page.url))
                #expect(await fixture.isSignedIn())
                #expect(fixture.tokenRequests.withLock { $0.count } == 1)
                #expect(fixture.deliveries == [hasScenes ? "scene" : "delegate"])
                UIViewController.endTransitions()
                #expect(root.presentedViewController == nil)
            }
        }

        @Test func doneCancelsTheSignIn() async throws {
            try await run { fixture in
                start()
                let page: SFSafariViewController = try await presented()
                page.tapDone()
                #expect(await fixture.isCanceled())
                #expect(fixture.tokenRequests.withLock { $0.isEmpty })
                UIViewController.endTransitions()
                #expect(root.presentedViewController == nil)
            }
        }

        /// The page shows the error, and the user can reload it.
        @Test func pageThatCannotBeLoadedStaysOpen() async throws {
            try await run { fixture in
                start()
                let page: SFSafariViewController = try await presented()
                page.completeInitialLoad(false)
                #expect(root.presentedViewController === page)
                page.redirect(to: try SignInFixture.redirect(of: page.url))
                #expect(await fixture.isSignedIn())
            }
        }

        /// Waits until a page has replaced another one, and allows access on it.
        private func signInWithAnotherPage(than first: SFSafariViewController, _ fixture: SignInFixture) async throws {
            for _ in 0..<100 { await Task.yield() }
            UIViewController.endTransitions()
            let second: SFSafariViewController = try await presented()
            #expect(second !== first)
            second.redirect(to: try SignInFixture.redirect(of: second.url))
            #expect(await fixture.isSignedIn())
        }

        /// UIKit ignores presentations while the page disappears.
        @Test func signInCanBeRepeatedWhileThePageCloses() async throws {
            try await run { fixture in
                start()
                let first: SFSafariViewController = try await presented()
                first.tapDone()
                #expect(await fixture.isCanceled())
                #expect(first.isBeingDismissed)
                start()
                try await signInWithAnotherPage(than: first, fixture)
            }
        }

        @Test func secondSignInReplacesThePageOfTheFirst() async throws {
            try await run { fixture in
                start()
                let first: SFSafariViewController = try await presented()
                start()
                #expect(first.isBeingDismissed)
                try await signInWithAnotherPage(than: first, fixture)
                UIViewController.endTransitions()
                #expect(root.presentedViewController == nil)
            }
        }

        /// The app shows a sheet, over which the page appears. The sheet stays.
        @Test func pageAppearsOverTheSheetOfTheApp() async throws {
            try await run { fixture in
                let sheet = UIViewController()
                root.present(sheet, animated: false)
                start()
                let page: SFSafariViewController = try await presented(on: sheet)
                page.tapDone()
                #expect(await fixture.isCanceled())
                UIViewController.endTransitions()
                #expect(root.presentedViewController === sheet)
                #expect(sheet.presentedViewController == nil)
            }
        }

        @Test func signInWithoutAWindowIsCanceled() async throws {
            try await run { fixture in
                application.connectedScenes = []
                start()
                #expect(await fixture.isCanceled())
            }
        }

        @Test func pageAppearsInTheActiveScene() async throws {
            try await run { fixture in
                let other = UIViewController()
                application.connectedScenes = [
                    UIWindowScene(root: other, .background), UIWindowScene(root: root, .foregroundActive),
                ]
                start()
                let page: SFSafariViewController = try await presented()
                #expect(other.presentedViewController == nil)
                page.tapDone()
                #expect(await fixture.isCanceled())
            }
        }

        // MARK: The window of the system

        @Test func systemWindowSignsTheUserIn() async throws {
            try await run { fixture in
                start(.authenticationSession(isEphemeral: true))
                let session = try await shownSession()
                #expect(session.prefersEphemeralWebBrowserSession)
                session.finish(try SignInFixture.redirect(of: session.url))
                #expect(await fixture.isSignedIn())
                #expect(root.presentedViewController == nil)
            }
        }

        @Test func closedSystemWindowCancelsTheSignIn() async throws {
            try await run { fixture in
                start(.authenticationSession(isEphemeral: false))
                try await shownSession().finish(nil)
                #expect(await fixture.isCanceled())
            }
        }

        /// The system reports the error to the completion handler, too, which must not cancel the sign-in.
        @Test func pageReplacesASystemWindowThatCannotBeShown() async throws {
            try await run { fixture in
                ASWebAuthenticationSession.cannotStart = true
                defer { ASWebAuthenticationSession.cannotStart = false }
                start(.authenticationSession(isEphemeral: false))
                let page: SFSafariViewController = try await presented()
                await withCheckedContinuation { continuation in DispatchQueue.global().async { continuation.resume() } }
                for _ in 0..<100 { await Task.yield() }
                #expect(fixture.deliveries.isEmpty)
                page.redirect(to: try SignInFixture.redirect(of: page.url))
                #expect(await fixture.isSignedIn())
            }
        }

        private func shownSession() async throws -> ASWebAuthenticationSession {
            try await wait { ASWebAuthenticationSession.shown != nil }
            return try #require(ASWebAuthenticationSession.shown)
        }

        // MARK: The Dropbox app

        @Test(arguments: ["dbapi-2", "dbapi-8-emm"]) func dropboxAppSignsTheUserIn(scheme: String) async throws {
            try await run(hasScenes: true) { fixture in
                application.queriedSchemes = ["dbapi-2", "dbapi-8-emm"]
                var requests: [URL] = []
                application.installedApps[scheme] = { request in
                    requests.append(request)
                    if let answer = try? SignInFixture.answer(to: request) { application.open(answer) }
                }
                start()
                #expect(await fixture.isSignedIn())
                #expect(requests.map(\.scheme) == [scheme])
                #expect(root.presentedViewController == nil)
            }
        }

        /// The system doesn't say that the Dropbox app is installed.
        @Test func undeclaredSchemeOpensThePage() async throws {
            try await run { fixture in
                application.installedApps["dbapi-2"] = { _ in Issue.record("The app was opened.") }
                start()
                let page: SFSafariViewController = try await presented()
                page.tapDone()
                #expect(await fixture.isCanceled())
            }
        }

        // MARK: Messages

        @Test func offlineUserCanRetryOrCancel() async throws {
            defer { NWPathMonitor.status.withLock { $0 = .satisfied } }
            try await run { fixture in
                NWPathMonitor.status.withLock { $0 = .unsatisfied }
                start()
                let first: UIAlertController = try await presented()
                #expect(first.actions.map(\.title) == ["Retry", "Cancel"])
                #expect(first.actions.map(\.style) == [.default, .cancel])
                first.tap("Retry")
                let second: UIAlertController = try await presented()
                second.tap("Cancel")
                #expect(await fixture.isCanceled())
            }
        }

        @Test func messageHasAButton() async throws {
            let application = MobileSharedApplication(
                sharedApplication: application, controller: root, openURL: { _ in })
            application.presentErrorMessage("text", title: "title")
            let alert: UIAlertController = try await presented()
            #expect((alert.title, alert.message) == ("title", "text"))
            alert.tap("OK")
            #expect(root.presentedViewController == nil)
        }

        // MARK: The exchange of the code

        @Test func spinnerCoversTheWindow() {
            let application = MobileSharedApplication(
                sharedApplication: application, controller: nil, openURL: { _ in })
            application.presentLoading()
            application.presentLoading()
            let window = root.view.window
            #expect(window?.subviews.count == 1)
            let indicator = window?.subviews.first?.subviews.first as? UIActivityIndicatorView
            #expect(indicator?.isAnimating == true)
            application.dismissLoading()
            #expect(window?.subviews.isEmpty == true)
        }

        @Test func loadingStatusDelegateReplacesTheSpinner() async throws {
            let loading = LoadingStatus()
            try await run { fixture in
                start(loading: loading)
                let page: SFSafariViewController = try await presented()
                page.redirect(to: try SignInFixture.redirect(of: page.url))
                #expect(await fixture.isSignedIn())
                #expect(loading.events == ["show", "dismiss"])
                #expect(root.view.window?.subviews.isEmpty == true)
            }
        }

        /// Old apps receive a token instead of a code.
        @available(*, deprecated)
        @Test func oldAppReceivesAToken() async throws {
            try await run { fixture in
                DropboxClientsManager.authorizeFromController(application, controller: root) {
                    UIApplication.shared.open($0)
                }
                let page: SFSafariViewController = try await presented()
                #expect(page.url.query?.contains("response_type=token") == true)
                page.tapDone()
                #expect(await fixture.isCanceled())
            }
        }
    }
}

/// An app that receives URLs.
@MainActor private final class Receiver: UIApplicationDelegate, UISceneDelegate {
    private let fixture: SignInFixture

    init(_ fixture: SignInFixture) { self.fixture = fixture }

    func application(_ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]) -> Bool {
        fixture.receive(url, by: "delegate")
    }

    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
        for context in contexts { fixture.receive(context.url, by: "scene") }
    }
}

/// An app with its own loading indicator.
@MainActor final class LoadingStatus: LoadingStatusDelegate {
    private(set) var events: [String] = []

    func showLoading() { events.append("show") }
    func dismissLoading() { events.append("dismiss") }
}
