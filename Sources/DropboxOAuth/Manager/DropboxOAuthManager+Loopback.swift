import DropboxCore
import Foundation
import DropboxConcurrency

// Signing in from command lines and desktop programs: the browser comes back to a port of this machine (RFC 8252, 7.3).
extension DropboxOAuthManager {
    /// Signs a user in by his browser, and keeps the token.
    ///
    /// Listens on loopback, opens the sign-in page, and waits until the browser comes back to it. Requests of others, for
    /// the page's icon for instance, are answered and do not end the wait. Cancelling the task ends it.
    ///
    /// - Parameters:
    ///   - scopeRequest: What to ask for; all that the app is registered for by default.
    ///   - options: What else the page asks.
    ///   - redirect: Where the page sends the user back to: `http://localhost` at a free port by default.
    ///   - timeout: How long to wait: 5 minutes by default.
    ///   - openURL: Opens the page: `DefaultBrowser().open`, or whatever else brings the address to the user. What it
    ///     throws ends the sign-in; it may return before or after the user comes back.
    /// - Throws: A `SignInError`.
    @discardableResult
    public func signIn(
        scopeRequest: ScopeRequest? = nil, options: SignInOptions = SignInOptions(),
        redirect: LoopbackRedirect = LoopbackRedirect(), timeout: Duration = .seconds(300),
        openURL: @escaping @Sendable (URL) async throws(SignInError) -> Void
    ) async throws(SignInError) -> DropboxAccessToken {
        let listener = try LoopbackListener(host: redirect.host, port: redirect.port)
        let attempt = beginSignIn(
            redirectURL: redirect.url(port: listener.port), scopeRequest: scopeRequest, options: options)
        let outcome: Result<RedirectResult, SignInError>
        do throws(SignInError) {
            guard attempt.redirectURL != nil, let page = attempt.authorizeURL else {
                throw .cannotPresent("'\(redirect.host)\(redirect.path)' or the host of the sign-in page is no address")
            }
            outcome = .success(try await answer(attempt, page, listener, timeout, openURL))
        } catch {
            outcome = .failure(error)
        }
        // Whoever tries again can have the same port.
        await listener.stop()
        return try await finish(attempt, outcome.get())
    }

    /// Waits for the browser, for the time, and for what goes wrong with the page; the first of them counts.
    private func answer(
        _ attempt: SignInAttempt, _ page: URL, _ listener: LoopbackListener, _ timeout: Duration,
        _ openURL: @escaping @Sendable (URL) async throws(SignInError) -> Void
    ) async throws(SignInError) -> RedirectResult {
        var work: [Task<Void, Never>] = []
        defer { for task in work { task.cancel() } }
        let time = configuration.clock
        let outcome: Result<RedirectResult, SignInError>
        do {
            outcome = try await CancellableContinuation().value { completion in
                let conversation = LoopbackHTTPHandler(attempt: attempt)
                listener.serve { head in
                    let reply = conversation.response(to: head)
                    return (reply.bytes, { if let answer = reply.answer { completion(.success(answer)) } })
                }
                work.append(
                    Task {
                        do throws(SignInError) { try await openURL(page) } catch { completion(.failure(error)) }
                    })
                work.append(
                    Task {
                        // A wait that is cut short is one whose end nobody needs.
                        do { try await time.sleep(timeout) } catch { return }
                        completion(.failure(.timedOut(after: timeout)))
                    })
            }
        } catch {
            throw .cancelled
        }
        return try outcome.get()
    }
}
