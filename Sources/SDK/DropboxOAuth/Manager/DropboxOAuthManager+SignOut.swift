import DropboxConcurrency
import DropboxCore
import DropboxHTTP
import DropboxStone
import Foundation

extension DropboxOAuthManager {
    /// Signs an account out: revokes its tokens and removes them from the store.
    ///
    /// A failed revocation doesn't prevent the removal. If the task is canceled before Dropbox responds, the account
    /// remains signed in, and can be signed out again.
    ///
    /// The revocation of the token of a team needs the scopes `team_info.read` and `team_data.member`, because an admin
    /// revokes it.
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
    package func revoke(_ token: DropboxAccessToken) async -> CallError<Void>? {
        var configuration = clientConfiguration()
        configuration.retryPolicy = self.configuration.retryPolicy
        // Repeating a revocation is safe. Dropbox rejects the revoked token, which counts as success.
        configuration.retryPolicy.retriesNonIdempotentRequests = true
        let client = DropboxTransportClientImpl(
            accessToken: token, dropboxOauthManager: self, configuration: configuration, transport: transport)
        return await Self.revoke(token, with: client)
    }

    /// Revokes a token and all tokens of the same sign-in. Only a member can revoke the token of a team, so the client acts
    /// for the admin who signed in.
    ///
    /// - Parameter client: A client of the token, without a selected member.
    /// - Returns: The error, or `nil` if the token is now invalid, or was before.
    package static func revoke(
        _ token: DropboxAccessToken, with client: any DropboxTransportClient
    ) async -> CallError<Void>? {
        do throws(CallError<Void>) {
            var client = client
            if token.isOfTeam {
                let admin = try await authenticatedAdmin(client)
                client = client.with { $0.context.selectUser = admin }
            }
            let request: RpcRequest<VoidSerializer, VoidSerializer> = client.request(revocation)
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

    /// Returns the member ID of the admin to whom the token of a team was given. The module `DropboxTeam` contains the public
    /// method of the route `team/token/get_authenticated_admin`.
    private static func authenticatedAdmin(_ client: any DropboxTransportClient) async throws(CallError<Void>) -> String
    {
        let route: Route<VoidSerializer, StoneSerializer<RawJSON>, VoidSerializer> = Route(adminSchema, 0)
        let request: RpcRequest<StoneSerializer<RawJSON>, VoidSerializer> = client.request(route)
        let result = try await request.response()
        do {
            return try JSONDecoder().decode(AuthenticatedAdmin.self, from: result.data).admin_profile.team_member_id
        } catch {
            throw .clientError(.other(error))
        }
    }

    private static let adminSchema = StoneSchema(
        "team",
        "route token/get_authenticated_admin Void Void Void auth=team host=api scope=team_info.read style=rpc\n")
}

extension DropboxAccessToken {
    /// A Boolean value that indicates whether the token is that of a team.
    package var isOfTeam: Bool { uid.hasPrefix("dbtid:") }
}

/// What is needed of `team.TokenGetAuthenticatedAdminResult`.
private struct AuthenticatedAdmin: Decodable {
    struct Profile: Decodable {
        let team_member_id: String
    }

    let admin_profile: Profile
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
