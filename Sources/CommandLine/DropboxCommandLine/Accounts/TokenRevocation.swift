import DropboxCore
import DropboxTeam
import SwiftyDropbox

/// The revocation of tokens, which also ends all other tokens of the same sign-in.
enum TokenRevocation {
    /// Revokes a token. The token of a team can be revoked only by a member, so that of a team acts for an admin.
    ///
    /// - Returns: The error, or `nil` if the token is now invalid, or was before.
    static func revoke(_ token: DropboxAccessToken, _ manager: DropboxOAuthManager) async -> CallError<Void>? {
        guard token.isOfTeam else {
            let client = DropboxClient(accessToken: token, dropboxOauthManager: manager)
            defer { client.shutdown() }
            return await DropboxOAuthManager.revokeToken(of: client.client)
        }
        let client = DropboxTeamClient(accessToken: token, dropboxOauthManager: manager)
        defer { client.shutdown() }
        do throws(CallError<Team.TokenGetAuthenticatedAdminError>) {
            let admin = try await client.team.tokenGetAuthenticatedAdmin().response().adminProfile
            var context = client.client.context
            context.selectUser = admin.teamMemberId
            return await DropboxOAuthManager.revokeToken(of: client.client.with(context: context))
        } catch {
            return await DropboxOAuthManager.revokeToken(of: client.client)
        }
    }

    /// Returns what a user can do about a token that couldn't be revoked.
    static func advice(isTeam: Bool) -> String {
        isTeam
            ? "the app still has access to the team, until an admin removes it in the admin console"
            : "remove the app on https://www.dropbox.com/account/connected_apps"
    }
}

extension DropboxAccessToken {
    /// A Boolean value that indicates whether the token is that of a team.
    var isOfTeam: Bool { uid.hasPrefix("dbtid:") }
}
