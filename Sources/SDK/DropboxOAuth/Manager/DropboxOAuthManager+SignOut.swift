import DropboxConcurrency
import DropboxCore
import DropboxHTTP
import DropboxStone

extension DropboxOAuthManager {
    /// Signs an account out: revokes its tokens and removes them from the store.
    ///
    /// A failed revocation doesn't prevent the removal. If the task is canceled before Dropbox responds, the account
    /// remains signed in, and can be signed out again.
    ///
    /// - Parameter uid: The identifier of the account or team. The method has no effect if it isn't signed in.
    /// - Throws: ``SignOutError``, which contains the failed steps. A token that Dropbox no longer accepts counts as
    ///   revoked.
    public func signOut(_ uid: String) async throws(SignOutError) {
        var failure = SignOutError(uid: uid)
        do throws(TokenStoreError) {
            let token = try await accessStore { try await $0.token(of: uid) }
            if let token { failure.revocationError = await revoke(token) }
        } catch {
            // A token that can't be read can still be removed.
            failure.revocationError = .clientError(
                Task.isCancelled ? .other(CancellationError()) : .oauthError(error))
        }
        if failure.isCancellation { throw failure }
        defer { removeReauthenticationRequest(for: uid) }
        do throws(TokenStoreError) {
            try await removeStored(uid)
        } catch {
            failure.removalError = error
        }
        if failure.revocationError != nil || failure.removalError != nil { throw failure }
        configuration.log?(.info, "signed out: \(uid)")
    }

    /// Revokes a token and all tokens of the same sign-in.
    ///
    /// - Returns: The error, or `nil` if the token is now invalid, or was before.
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
                // Repeating a revocation is safe. Dropbox rejects the revoked token, which counts as success.
                $0.retryPolicy.retriesNonIdempotentRequests = true
            }, transport: transport)
        return await Self.revokeToken(of: client)
    }

    /// Revokes the token of a client and all tokens of the same sign-in.
    ///
    /// - Returns: The error, or `nil` if the token is now invalid, or was before.
    package static func revokeToken(of client: any DropboxTransportClient) async -> CallError<Void>? {
        let request: RpcRequest<VoidSerializer, VoidSerializer> = client.request(revocation)
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

    /// The route `auth/token/revoke`. The module `DropboxAccount` contains its public method.
    static var revocation: Route<VoidSerializer, VoidSerializer, VoidSerializer> { Route(Auth._schema, 1) }
}

/// The failed steps of a sign-out.
public struct SignOutError: Error, Sendable, CustomStringConvertible {
    /// The identifier of the account or team.
    public let uid: String

    /// The reason why the token wasn't revoked, or `nil` if it was. Users can still revoke the app's access on the page
    /// of connected apps, `https://www.dropbox.com/account/connected_apps`.
    public fileprivate(set) var revocationError: CallError<Void>?

    /// The reason why the token couldn't be removed from the store. It's `nil` if the token was removed, or remains
    /// because of a cancellation (``isCancellation``).
    public fileprivate(set) var removalError: TokenStoreError?

    /// A Boolean value that indicates whether the sign-out was canceled. The token is still stored then.
    public var isCancellation: Bool { revocationError?.isCancellation == true }

    /// A message about the failed steps and their reasons.
    public var description: String {
        if isCancellation { return "the sign-out of \(uid) was canceled; the account is still signed in" }
        return [
            revocationError.map { "Dropbox did not revoke the token of \(uid): \($0)" },
            removalError.map { "the token of \(uid) was not removed: \($0)" },
        ].compactMap(\.self).joined(separator: "; ")
    }

    init(uid: String) { self.uid = uid }
}
