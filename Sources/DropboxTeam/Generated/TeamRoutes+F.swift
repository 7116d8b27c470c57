// Generated from API/team.json by `make generate`. Do not edit.

import DropboxCore
import StoneRuntime

extension TeamRoutes {
    /// Returns which of the given features the team has.
    ///
    /// Route `team/features/get_values`: style rpc, host api, auth team, scope `team_info.read`.
    /// Error: `Team.FeaturesGetValuesBatchError`.
    /// Reference: <https://www.dropbox.com/developers/documentation/http/teams#team-features-get_values>
    ///
    /// - Parameters:
    ///   - features: The features to ask for, at least one.
    @discardableResult
    public func featuresGetValues(
        features: [Team.Feature]
    ) -> RpcRequest<Team.FeaturesGetValuesBatchResult, Team.FeaturesGetValuesBatchError> {
        client.request(Team.featuresGetValues, serverArgs: Team.FeaturesGetValuesBatchArg(features: features))
    }
}
