import DropboxConcurrency
import DropboxCore
import Foundation

// The sign-in of command-line and desktop programs. The browser is redirected to a port of this machine (RFC 8252,
// section 7.3).
extension DropboxOAuthManager {
    /// Signs a user in with a browser and stores the token.
    ///
    /// The method listens on the loopback interface, opens the sign-in page, and waits until the browser is redirected.
    /// It also responds to other requests, for example for the page's icon, and continues to wait. Cancel the task to
    /// stop waiting.
    ///
    /// - Parameters:
    ///   - scopeRequest: The requested scopes, or `nil` for all scopes of the app. The default is `nil`.
    ///   - options: The options of the page.
    ///   - redirect: The address to which the page redirects the browser. The default is `http://localhost` at a free
    ///     port.
    ///   - timeout: The maximum time to wait. The default is 5 minutes.
    ///   - openURL: A closure that opens the page, for example `DefaultBrowser().open`, or that shows the URL to the
    ///     user. An error that it throws ends the sign-in. It can return before or after the browser is redirected.
    /// - Returns: The token.
    /// - Throws: ``SignInError``.
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
                throw .cannotPresent(
                    "'\(redirect.host)\(redirect.path)' or the host of the sign-in page is not a valid URL")
            }
            outcome = .success(try await redirectResult(attempt, page, listener, timeout, openURL))
        } catch {
            outcome = .failure(error)
        }
        // Wait for the listener, so that another attempt can use the same port.
        await listener.stop()
        return try await finish(attempt, outcome.get())
    }

    /// Waits for the redirect, the timeout, or an error of the page, whichever comes first.
    private func redirectResult(
        _ attempt: SignInAttempt, _ page: URL, _ listener: LoopbackListener, _ timeout: Duration,
        _ openURL: @escaping @Sendable (URL) async throws(SignInError) -> Void
    ) async throws(SignInError) -> RedirectResult {
        var work: [Task<Void, Never>] = []
        defer { for task in work { task.cancel() } }
        let clock = configuration.clock
        let outcome: Result<RedirectResult, SignInError>
        do {
            outcome = try await CancellableContinuation().value { completion in
                let handler = LoopbackHTTPHandler(attempt: attempt)
                listener.serve { head in
                    let reply = handler.response(to: head)
                    return (reply.bytes, { if let answer = reply.result { completion(.success(answer)) } })
                }
                work.append(
                    Task {
                        do throws(SignInError) { try await openURL(page) } catch { completion(.failure(error)) }
                    })
                work.append(
                    Task {
                        // The sleep is canceled only after another event has finished the wait.
                        do { try await clock.sleep(timeout) } catch { return }
                        completion(.failure(.timedOut(after: timeout)))
                    })
            }
        } catch {
            throw .cancelled
        }
        return try outcome.get()
    }
}

/// The address on this machine to which the sign-in page redirects the browser. Dropbox requires its registration in
/// the App Console.
public struct LoopbackRedirect: Sendable, Hashable {
    /// The host in the URL: `localhost`, `127.0.0.1`, or `[::1]`. The default is `localhost`.
    ///
    /// No other name is certain to mean this machine. The program listens on exactly the addresses of the name, which
    /// are both of the others for `localhost`.
    public var host = "localhost"

    /// The port, or 0 for a free one. The default is 0.
    public var port: UInt16 = 0

    /// The path. The default is `/`.
    public var path = "/"

    /// Creates a redirect with the default values.
    public init() {}

    /// Creates a redirect with the given values.
    public init(host: String = "localhost", port: UInt16 = 0, path: String = "/") {
        self.host = host
        self.port = port
        self.path = path
    }

    /// Returns the URL for the port on which the program listens.
    func url(port: UInt16) -> URL? { URL(string: "http://\(host):\(port)\(path)") }
}
