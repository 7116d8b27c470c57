import DropboxAccount
import DropboxTeam
import Foundation

/// The team itself: `team/get_info`, `team/features`, and who allowed the token.
enum TeamInfoRoutes {
    static func add(to table: inout RouteTable) {
        table.on(Team.getInfo) { _, call in try getInfo(call) }
        table.on(Team.tokenGetAuthenticatedAdmin) { _, call in try getAuthenticatedAdmin(call) }
        table.on(Team.featuresGetValues) { argument, _ in
            guard !argument.features.isEmpty else {
                throw RouteRejection(Team.FeaturesGetValuesBatchError.emptyFeaturesList)
            }
            return Team.FeaturesGetValuesBatchResult(values: argument.features.compactMap(value))
        }
        table.on(Team.membersGetAvailableTeamMemberRoles) { _, _ in
            Team.MembersGetAvailableTeamMemberRolesResult(roles: TeamMember.Role.allCases.flatMap(\.roles))
        }
    }

    private static func getInfo(_ call: Call) throws -> Team.TeamGetInfoResult {
        let team = try call.team
        let members = try call.store.members(of: team.number)
        return Team.TeamGetInfoResult(
            name: team.name, teamId: team.id, numLicensedUsers: UInt32(clamping: team.licenses),
            numProvisionedUsers: UInt32(clamping: members.filter(\.usesLicense).count),
            policies: TeamPolicies.TeamMemberPolicies(
                sharing: team.sharingPolicies, emmState: .disabled, officeAddin: .disabled,
                suggestMembersPolicy: .enabled, topLevelContentPolicy: .adminOnly),
            numUsedLicenses: UInt32(clamping: members.filter { $0.status == .active }.count))
    }

    private static func getAuthenticatedAdmin(_ call: Call) throws -> Team.TokenGetAuthenticatedAdminResult {
        guard let admin = try call.admin else {
            throw RouteRejection(Team.TokenGetAuthenticatedAdminError.mappingNotFound)
        }
        guard admin.status == .active, admin.role.isAdmin else {
            throw RouteRejection(Team.TokenGetAuthenticatedAdminError.adminNotActive)
        }
        return Team.TokenGetAuthenticatedAdminResult(adminProfile: try call.profile(of: admin))
    }

    /// A feature that the specification does not have has no value.
    private static func value(of feature: Team.Feature) -> Team.FeatureValue? {
        switch feature {
        case .uploadApiRateLimit: .uploadApiRateLimit(.unlimited)
        case .hasTeamSharedDropbox: .hasTeamSharedDropbox(.hasTeamSharedDropbox(true))
        case .hasTeamFileEvents: .hasTeamFileEvents(.enabled(true))
        case .hasTeamSelectiveSync: .hasTeamSelectiveSync(.hasTeamSelectiveSync(true))
        case .hasDistinctMemberHomes: .hasDistinctMemberHomes(.hasDistinctMemberHomes(true))
        case .other: nil
        }
    }
}

extension Call {
    /// The admin who allowed the app to act for the team; nil if that is no member any more.
    var admin: TeamMember? {
        get throws {
            guard let token, let team = token.team else { return nil }
            return try store.members(of: team).first { $0.account == token.account && $0.isPresent }
        }
    }
}
