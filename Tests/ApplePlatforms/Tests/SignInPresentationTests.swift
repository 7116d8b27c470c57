import AuthenticationServices
import DropboxOAuth
import Foundation
import Network
import Synchronization
import Testing
@testable import SwiftyDropbox

/// The sign-in page in a system window. The tests share the screen and the network.
@MainActor @Suite(.serialized, .timeLimit(.minutes(10))) struct SignInPresentationTests {
    private let page = URL(fileURLWithPath: "/page")
    private let redirect = URL(fileURLWithPath: "/redirect")

    /// Shows a page, and returns the URL that it redirected to, or `nil` if the user closed the window.
    private func result(of authentication: WebAuthentication, finish: (ASWebAuthenticationSession) -> Void) async
        -> URL?
    {
        await withCheckedContinuation { continuation in
            let isShown = authentication.start(
                page, scheme: "db-key", isEphemeral: true, redirected: { continuation.resume(returning: $0) },
                cancelled: { continuation.resume(returning: nil) })
            #expect(isShown)
            guard let shown = ASWebAuthenticationSession.shown else { return continuation.resume(returning: nil) }
            #expect(shown.prefersEphemeralWebBrowserSession)
            #expect(shown.callbackURLScheme == "db-key")
            finish(shown)
        }
    }

    /// The system calls the completion handler on another queue.
    @Test func redirectArrivesOnTheMainActor() async {
        let authentication = WebAuthentication(anchor: ASPresentationAnchor())
        #expect(await result(of: authentication) { $0.finish(redirect) } == redirect)
    }

    @Test func closedWindowCancelsTheSignIn() async {
        let authentication = WebAuthentication(anchor: ASPresentationAnchor())
        #expect(await result(of: authentication) { $0.finish(nil) } == nil)
    }

    @Test func closeRemovesTheWindow() {
        let authentication = WebAuthentication(anchor: ASPresentationAnchor())
        let isShown = authentication.start(
            page, scheme: "db-key", isEphemeral: false, redirected: { _ in }, cancelled: {})
        #expect(isShown)
        authentication.close()
        #expect(ASWebAuthenticationSession.shown == nil)
    }

    @Test func networkIsAvailableUnlessThePathIsUnsatisfied() async {
        defer { NWPathMonitor.status.withLock { $0 = .satisfied } }
        for (status, isAvailable) in [
            (NWPath.Status.satisfied, true), (.requiresConnection, true), (.unsatisfied, false),
        ] {
            NWPathMonitor.status.withLock { $0 = status }
            #expect(await NetworkReachability.isAvailable() == isAvailable)
        }
    }

    @Test func offlineSignInShowsAMessageUntilTheNetworkIsAvailable() async {
        NWPathMonitor.status.withLock { $0 = .unsatisfied }
        defer { NWPathMonitor.status.withLock { $0 = .satisfied } }
        let application = MessageApplication()
        await withCheckedContinuation { continuation in
            application.onMessage = { buttons in
                #expect(buttons.keys.sorted() == ["Cancel", "Retry"])
                NWPathMonitor.status.withLock { $0 = .satisfied }
                buttons["Retry"]?()
            }
            application.whenOnline(cancelled: {}) { continuation.resume() }
        }
    }

    /// The Return key of macOS presses the first button.
    @Test func cancelIsTheLastButton() {
        for names in [["Retry", "Cancel"], ["Cancel", "Retry", "OK", "About"], ["Cancel"], []] {
            let buttons = Dictionary(uniqueKeysWithValues: names.map { ($0, {}) })
            let ordered = SignInStrings.ordered(buttons).map(\.key)
            #expect(ordered == names.filter { $0 != "Cancel" }.sorted() + names.filter { $0 == "Cancel" })
        }
    }

    /// Sorting by a comparison that isn't a strict weak order gives a result that depends on the order before.
    @Test func orderOfButtonsIsAStrictWeakOrder() {
        let names = ["Cancel", "Retry", "OK", "", "Cancel", "cancel", "A\u{30A}", "\u{C5}", "Retry"]
        func isOrdered(_ first: Int, _ second: Int) -> Bool {
            SignInStrings.isOrdered(names[first], before: names[second])
        }
        func isIncomparable(_ first: Int, _ second: Int) -> Bool {
            !isOrdered(first, second) && !isOrdered(second, first)
        }
        for a in names.indices {
            #expect(!isOrdered(a, a))
            for b in names.indices {
                #expect(!(isOrdered(a, b) && isOrdered(b, a)))
                #expect(isIncomparable(a, b) == (names[a] == names[b]))
                for c in names.indices {
                    if isOrdered(a, b), isOrdered(b, c) { #expect(isOrdered(a, c)) }
                    if isIncomparable(a, b), isIncomparable(b, c) { #expect(isIncomparable(a, c)) }
                }
            }
        }
    }

    @Test func buttonsHaveTheSameOrderForAllPermutations() {
        let names = ["Cancel", "Retry", "OK", "cancel", "Cancel", "About"]
        var results: Set<[String]> = []
        func permute(_ rest: [String], _ chosen: [String]) {
            if rest.isEmpty { results.insert(chosen.sorted { SignInStrings.isOrdered($0, before: $1) }) }
            for index in rest.indices {
                permute(Array(rest[..<index] + rest[(index + 1)...]), chosen + [rest[index]])
            }
        }
        permute(names, [])
        #expect(results == [["About", "OK", "Retry", "cancel", "Cancel", "Cancel"]])
    }

    @Test func redirectSchemeIsThatOfTheRedirectURI() {
        let url = URL(string: "https://www.dropbox.com/oauth2/authorize?redirect_uri=db-key%3A%2F%2F2%2Ftoken&x=y")
        #expect(url?.redirectScheme == "db-key")
        #expect(page.redirectScheme == nil)
    }
}

/// An app that shows messages only.
@MainActor private final class MessageApplication: SharedApplication {
    var onMessage: (([String: () -> Void]) -> Void)?

    func presentErrorMessageWithHandlers(_ message: String, title: String, buttonHandlers: [String: () -> Void]) {
        onMessage?(buttonHandlers)
    }

    func presentErrorMessage(_ message: String, title: String) {}
    func presentPlatformSpecificAuth(_ authURL: URL) -> Bool { false }
    func presentAuthChannel(
        _ authURL: URL, tryIntercept: @escaping @MainActor (URL) -> Bool, cancelHandler: @escaping @MainActor () -> Void
    ) {}
    func presentExternalApp(_ url: URL) {}
    func canPresentExternalApp(_ url: URL) -> Bool { false }
    func presentLoading() {}
    func dismissLoading() {}
}
