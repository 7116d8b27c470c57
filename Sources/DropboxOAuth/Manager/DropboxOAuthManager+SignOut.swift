import DropboxCore
import DropboxHTTP
import DropboxConcurrency

extension DropboxOAuthManager {
    /// Signs an account out: has Dropbox take back its tokens, and forgets them, whatever happens to the first. Only where
    /// the task is cancelled before Dropbox has answered, the account stays signed in, and can be signed out of again.
    ///
    /// - Parameter uid: The account or team. One that is not signed in is no error.
    /// - Throws: A `SignOutError` that says what was not done. A token that Dropbox does not accept any more counts as
    ///   taken back.
    public func signOut(_ uid: String) async throws(SignOutError) {
        let tokens = tokens
        var failure = SignOutError(uid: uid)
        do throws(TokenStoreError) {
            let token = try await BlockingIO.foreign.run { () throws(TokenStoreError) in try tokens.token(of: uid) }
            if let token { failure.revocationError = await revoke(token) }
        } catch {
            // What cannot be read can be forgotten all the same.
            failure.revocationError = .clientError(.oauthError(error))
        }
        if failure.isCancellation { throw failure }
        defer { forgetNeed(uid) }
        do throws(TokenStoreError) {
            try await BlockingIO.foreign.run { () throws(TokenStoreError) in try tokens.remove(uid) }
        } catch {
            failure.removalError = error
        }
        if failure.revocationError != nil || failure.removalError != nil { throw failure }
        configuration.log?(.info, "signed out: \(uid)")
    }

    /// Has Dropbox take back a token, and all that came of the same sign-in.
    /// - Returns: What went wrong; `nil` where the token is void now, or was before.
    private func revoke(_ token: DropboxAccessToken) async -> CallError<Void>? {
        let client = DropboxTransportClientImpl(
            accessToken: token, dropboxOauthManager: self,
            configuration: .init {
                $0.baseHosts = configuration.baseHosts
                $0.session = configuration.session
                $0.userAgent = configuration.userAgent
                $0.log = configuration.log
                $0.clock = configuration.clock
                $0.retryPolicy = configuration.retryPolicy
                // A token cannot be taken back twice: the second time it is not accepted, which is as good.
                $0.retryPolicy.retriesNonIdempotentRequests = true
            }, transport: transport)
        return await Self.revokeToken(of: client)
    }

    /// Has Dropbox take back the token of a client, and all that came of the same sign-in.
    /// - Returns: What went wrong; `nil` where the token is void now, or was before.
    package static func revokeToken(of client: any DropboxTransportClient) async -> CallError<Void>? {
        let request: RpcRequest<Void, Void> = client.request(revocation)
        do throws(CallError<Void>) {
            try await request.response()
            return nil
        } catch {
            switch error {
            case .authError(.invalidAccessToken, _, _, _), .authError(.expiredAccessToken, _, _, _): return nil
            case .clientError(.oauthError(let cause as AccessTokenError)) where cause.reason.isInvalidGrantError:
                return nil
            default: return error
            }
        }
    }

    /// `auth/token/revoke`, which the module of the account's routes offers to users.
    static var revocation: Route<Void, Void, Void> { Route(Auth._schema, 1) }
}

/// What of a sign-out was not done.
public struct SignOutError: Error, Sendable, CustomStringConvertible {
    /// The account or team.
    public let uid: String

    /// Why Dropbox was not told; `nil` where it was. The app's access can still be taken back on the page of connected
    /// apps, `https://www.dropbox.com/account/connected_apps`.
    public fileprivate(set) var revocationError: CallError<Void>?

    /// Why the token could not be removed from the store; `nil` where it is gone, and where it stays because of a cancellation
    /// (`isCancellation`).
    public fileprivate(set) var removalError: TokenStoreError?

    /// Whether the sign-out was cancelled. The token is stored still then.
    public var isCancellation: Bool { revocationError?.isCancellation == true }

    /// What was not done, and why.
    public var description: String {
        if isCancellation { return "the sign-out of \(uid) was cancelled; the account is signed in still" }
        return [
            revocationError.map { "Dropbox did not take back the token of \(uid): \($0)" },
            removalError.map { "the token of \(uid) is not forgotten: \($0)" },
        ].compactMap(\.self).joined(separator: "; ")
    }

    init(uid: String) { self.uid = uid }
}
