import DropboxAccount
import DropboxCore
import DropboxTeam
import Foundation

/// The properties of a team: `team/get_info`, `team/features`, and the admin who authorized the token.
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

    /// Returns the value of a feature, or `nil` if the specification doesn't contain it.
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
    /// The admin who authorized the app to act on behalf of the team, or `nil` if the admin has left the team.
    var admin: TeamMember? {
        get throws {
            guard let token, let team = token.team else { return nil }
            return try store.members(of: team).first { $0.account == token.account && $0.isOnTeam }
        }
    }
}

extension TeamAccount {
    /// The team in the accounts of its members.
    var fullTeam: Users.FullTeam {
        Users.FullTeam(
            id: id, name: name, sharingPolicies: sharingPolicies, officeAddinPolicy: .disabled,
            topLevelContentPolicy: .adminOnly)
    }

    /// The sharing policies. They allow everything.
    var sharingPolicies: TeamPolicies.TeamSharingPolicies {
        TeamPolicies.TeamSharingPolicies(
            sharedFolderMemberPolicy: .anyone, sharedFolderJoinPolicy: .fromAnyone,
            sharedLinkCreatePolicy: .defaultPublic, groupCreationPolicy: .adminsOnly,
            sharedFolderLinkRestrictionPolicy: .anyone, enforceLinkPasswordPolicy: .optional,
            defaultLinkExpirationDaysPolicy: .none, sharedLinkDefaultPermissionsPolicy: .default_)
    }
}

/// The namespaces that a team has access to: `team/namespaces`.
enum NamespaceRoutes {
    static func add(to table: inout RouteTable) {
        table.on(Team.namespacesList) { argument, call in
            try list(TeamCursor("namespaces", limit: argument.limit), call)
        }
        table.on(Team.namespacesListContinue) { argument, call in
            guard let cursor = TeamCursor(argument.cursor, "namespaces") else {
                throw RouteRejection(Team.TeamNamespacesListContinueError.invalidCursor)
            }
            return try list(cursor, call)
        }
    }

    private static func list(_ cursor: TeamCursor, _ call: Call) throws -> Team.TeamNamespacesListResult {
        let page = cursor.page(of: try call.store.namespaces(of: call.team), by: \.number)
        return Team.TeamNamespacesListResult(
            namespaces: page.elements.map(\.metadata), cursor: page.cursor, hasMore: page.hasMore)
    }
}

extension TeamNamespace {
    fileprivate var metadata: Team.NamespaceMetadata {
        let type: Team.NamespaceType =
            switch kind {
            case .home: .teamMemberFolder
            case .appFolder: .appFolder
            case .shared: .sharedFolder
            case .teamRoot, .teamFolder: .teamFolder
            }
        return Team.NamespaceMetadata(
            name: name, namespaceId: String(number), namespaceType: type, teamMemberId: member)
    }
}
