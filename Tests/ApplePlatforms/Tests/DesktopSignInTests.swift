import AppKit
import AuthenticationServices
import DropboxOAuth
import Foundation
import Network
import SwiftyDropbox
import Synchronization
import Testing

// Use the screen and the network, like the other tests of that suite.
extension SignInPresentationTests {
    /// The whole sign-in on macOS: what the user sees, and how it ends.
    @MainActor @Suite(.serialized, .timeLimit(.minutes(10))) struct Desktop {
        private let application = NSApplication.shared
        private let workspace = NSWorkspace.shared
        private let controller = NSViewController()
        private let window = NSWindow()

        init() {
            workspace.applications = [:]
            NSAlert.user = { _ in nil }
            window.contentViewController = controller
            application.keyWindow = window
        }

        /// Runs a test with an app that receives URLs as Apple events.
        private func run(_ body: @MainActor (SignInFixture) async throws -> Void) async throws {
            try await SignInFixture.run { fixture in
                let manager = NSAppleEventManager.shared()
                manager.setEventHandler(forEventClass: kInternetEventClass, andEventID: kAEGetURL) { event, _ in
                    let text = event.paramDescriptor(forKeyword: keyDirectObject)?.stringValue
                    if let url = text.flatMap({ URL(string: $0) }) { fixture.receive(url, by: "event") }
                }
                defer { manager.removeEventHandler(forEventClass: kInternetEventClass, andEventID: kAEGetURL) }
                workspace.applications["db-key"] = { url in #expect(manager.receive(url)) }
                try await body(fixture)
            }
        }

        /// Starts a sign-in, and returns the page in the browser.
        private func pageInBrowser(_ presentation: SignInPresentation = .page) async throws -> URL {
            let (pages, continuation) = AsyncStream.makeStream(of: URL.self)
            workspace.applications["https"] = { continuation.yield($0) }
            start(presentation)
            for await page in pages { return page }
            throw CancellationError()
        }

        private func start(
            _ presentation: SignInPresentation = .page, loading: (any LoadingStatusDelegate)? = nil,
            controller: NSViewController? = nil
        ) {
            DropboxClientsManager.authorizeFromControllerV2(
                sharedApplication: application, controller: controller, loadingStatusDelegate: loading,
                openURL: { NSWorkspace.shared.open($0) }, scopeRequest: nil, presentation: presentation)
        }

        private func shownSession() async throws -> ASWebAuthenticationSession {
            try await wait { ASWebAuthenticationSession.shown != nil }
            return try #require(ASWebAuthenticationSession.shown)
        }

        // MARK: The browser

        @Test func browserSignsTheUserIn() async throws {
            try await run { fixture in
                let page = try await pageInBrowser()
                #expect(page.path == "/oauth2/authorize")
                workspace.open(try SignInFixture.redirect(of: page))
                #expect(await fixture.isSignedIn())
                #expect(fixture.deliveries == ["event"])
                #expect(fixture.tokenRequests.withLock { $0.count } == 1)
            }
        }

        /// Another handler of the app replaces the one for the sign-in. The sign-in waits until the URL arrives.
        @Test func replacedEventHandlerReceivesTheRedirect() async throws {
            try await run { fixture in
                let page = try await pageInBrowser()
                let manager = NSAppleEventManager.shared()
                var received: [URL] = []
                manager.setEventHandler(forEventClass: kInternetEventClass, andEventID: kAEGetURL) { event, _ in
                    let text = event.paramDescriptor(forKeyword: keyDirectObject)?.stringValue
                    received += [text.flatMap { URL(string: $0) }].compactMap(\.self)
                }
                let redirect = try SignInFixture.redirect(of: page)
                workspace.open(redirect)
                #expect(received == [redirect])
                #expect(fixture.deliveries.isEmpty)
                fixture.receive(redirect, by: "other handler")
                #expect(await fixture.isSignedIn())
            }
        }

        /// The user closes the page, which the app doesn't notice, and starts again.
        @Test func secondSignInReplacesTheFirst() async throws {
            try await run { fixture in
                let first = try await pageInBrowser()
                let second = try await pageInBrowser()
                workspace.open(try SignInFixture.redirect(of: first))
                guard case .error(.inconsistentState, _)? = await fixture.result() else {
                    Issue.record("The redirect of the first sign-in isn't rejected.")
                    return
                }
                workspace.open(try SignInFixture.redirect(of: second))
                #expect(await fixture.isSignedIn())
            }
        }

        // MARK: The window of the system

        @Test func systemWindowSignsTheUserIn() async throws {
            try await run { fixture in
                start(.authenticationSession(isEphemeral: false))
                let session = try await shownSession()
                session.finish(try SignInFixture.redirect(of: session.url))
                #expect(await fixture.isSignedIn())
                #expect(ASWebAuthenticationSession.shown == nil)
            }
        }

        @Test func closedSystemWindowCancelsTheSignIn() async throws {
            try await run { fixture in
                start(.authenticationSession(isEphemeral: false), controller: controller)
                try await shownSession().finish(nil)
                #expect(await fixture.isCanceled())
            }
        }

        /// The system reports the error to the completion handler, too, which must not cancel the sign-in.
        @Test func browserReplacesASystemWindowThatCannotBeShown() async throws {
            try await run { fixture in
                ASWebAuthenticationSession.cannotStart = true
                defer { ASWebAuthenticationSession.cannotStart = false }
                let page = try await pageInBrowser(.authenticationSession(isEphemeral: false))
                await withCheckedContinuation { continuation in DispatchQueue.global().async { continuation.resume() } }
                for _ in 0..<100 { await Task.yield() }
                #expect(fixture.deliveries.isEmpty)
                workspace.open(try SignInFixture.redirect(of: page))
                #expect(await fixture.isSignedIn())
            }
        }

        @Test func secondSignInClosesTheSystemWindowOfTheFirst() async throws {
            try await run { fixture in
                start(.authenticationSession(isEphemeral: false))
                let first = try await shownSession()
                start(.authenticationSession(isEphemeral: false))
                try await wait { ASWebAuthenticationSession.shown.map { $0 !== first } == true }
                let second = try await shownSession()
                #expect(ASWebAuthenticationSession.windows.count == 1)
                first.finish(nil)
                second.finish(try SignInFixture.redirect(of: second.url))
                #expect(await fixture.isSignedIn())
            }
        }

        // MARK: Messages

        @Test func offlineUserCanRetryOrCancel() async throws {
            defer { NWPathMonitor.status.withLock { $0 = .satisfied } }
            try await run { fixture in
                NWPathMonitor.status.withLock { $0 = .unsatisfied }
                var alerts: [[String]] = []
                NSAlert.user = { alert in
                    alerts.append(alert.buttons)
                    // The Return key first.
                    return alerts.count == 1 ? nil : "Cancel"
                }
                start()
                #expect(await fixture.isCanceled())
                #expect(alerts == [["Retry", "Cancel"], ["Retry", "Cancel"]])
            }
        }

        @Test func messageHasAButton() {
            let application = DesktopSharedApplication(
                sharedApplication: application, controller: nil, openURL: { _ in })
            var alerts: [[String]] = []
            NSAlert.user = { alert in
                alerts.append([alert.messageText, alert.informativeText] + alert.buttons)
                return nil
            }
            application.presentErrorMessage("text", title: "title")
            #expect(alerts == [["title", "text", "OK"]])
        }

        // MARK: The exchange of the code

        @Test func spinnerCoversTheContentOfTheKeyWindow() {
            let application = DesktopSharedApplication(
                sharedApplication: application, controller: nil, openURL: { _ in })
            application.presentLoading()
            application.presentLoading()
            #expect(controller.view.subviews.count == 1)
            #expect((controller.view.subviews.first as? NSProgressIndicator)?.isAnimating == true)
            application.dismissLoading()
            #expect(controller.view.subviews.isEmpty)
            let loading = LoadingStatus()
            let other = DesktopSharedApplication(
                sharedApplication: self.application, controller: nil, loadingStatusDelegate: loading, openURL: { _ in })
            other.presentLoading()
            other.dismissLoading()
            #expect(loading.events == ["show", "dismiss"])
        }

        /// The Dropbox app for macOS authorizes no other apps.
        @Test func onlyPagesSignTheUserIn() throws {
            var opened: [URL] = []
            let application = DesktopSharedApplication(
                sharedApplication: application, controller: nil, openURL: { opened.append($0) })
            let url = try #require(URL(string: "dbapi-2://1/connect"))
            #expect(!application.canPresentExternalApp(url))
            #expect(!application.presentPlatformSpecificAuth(url))
            application.presentExternalApp(url)
            #expect(opened == [url])
        }

        /// Old apps receive a token instead of a code.
        @available(*, deprecated)
        @Test func oldAppReceivesAToken() async throws {
            try await run { _ in
                let (pages, continuation) = AsyncStream.makeStream(of: URL.self)
                workspace.applications["https"] = { continuation.yield($0) }
                DropboxClientsManager.authorizeFromController(sharedApplication: application, controller: controller) {
                    NSWorkspace.shared.open($0)
                }
                for await page in pages {
                    #expect(page.query?.contains("response_type=token") == true)
                    return
                }
            }
        }
    }
}
