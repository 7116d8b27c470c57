import DropboxAccount
import DropboxCore
import Foundation

/// Users: the one who calls, and others.
enum AccountRoutes {
    /// Accounts that one call may ask for.
    private static let maximumBatch = 300

    static func add(to table: inout RouteTable) {
        table.on(Users.getCurrentAccount) { _, call in try call.account.fullAccount(call) }
        table.on(Users.getAccount) { argument, call in
            guard let account = try call.store.account(id: argument.accountId) else {
                throw RouteRejection(Users.GetAccountError.noAccount)
            }
            return account.basicAccount(seenBy: try call.account, call)
        }
        table.on(Users.getAccountBatch, getAccountBatch)
        table.on(Users.getSpaceUsage) { _, call in try spaceUsage(of: call.account, call.store) }
        table.on(Users.featuresGetValues, featuresGetValues)
    }

    private static func getAccountBatch(
        _ argument: Users.GetAccountBatchArg, _ call: Call
    ) throws -> [Users.BasicAccount] {
        guard argument.accountIds.count <= maximumBatch else {
            throw RequestError.tooManyItems("account_ids", argument.accountIds.count, maximum: maximumBatch)
        }
        let user = try call.account
        return try argument.accountIds.map { id in
            guard let account = try call.store.account(id: id) else {
                throw RouteRejection(Users.GetAccountBatchError.noAccount(id))
            }
            return account.basicAccount(seenBy: user, call)
        }
    }

    /// Members of a team use the space of the team.
    private static func spaceUsage(of account: UserAccount, _ store: Store) throws -> Users.SpaceUsage {
        let used = try store.usedSpace(of: account)
        guard let membership = account.membership, let team = try store.team(membership.team) else {
            return Users.SpaceUsage(used: used, allocation: .individual(.init(allocated: account.quota)))
        }
        let members = try store.members(of: team.number).filter(\.isPresent)
        let total = try members.compactMap { try store.account($0.account) }.reduce(UInt64(0)) {
            $0 + (try store.usedSpace(of: $1))
        }
        let limit = members.first { $0.account == account.number }?.quotaGB.map { UInt64($0) << 30 }
        let allocation = Users.TeamSpaceAllocation(
            used: total, allocated: team.quota, userWithinTeamSpaceAllocated: limit ?? 0,
            userWithinTeamSpaceLimitType: limit == nil ? .off : .stopSync, userWithinTeamSpaceUsedCached: used)
        return Users.SpaceUsage(used: used, allocation: .team(allocation))
    }

    private static func featuresGetValues(
        _ argument: Users.UserFeaturesGetValuesBatchArg, _ call: Call
    ) throws -> Users.UserFeaturesGetValuesBatchResult {
        guard !argument.features.isEmpty else {
            throw RouteRejection(Users.UserFeaturesGetValuesBatchError.emptyFeaturesList)
        }
        let isInTeam = try call.account.membership != nil
        // A feature that the specification does not have has no value.
        let values = argument.features.compactMap { feature -> Users.UserFeatureValue? in
            switch feature {
            case .paperAsFiles: .paperAsFiles(.enabled(true))
            case .fileLocking: .fileLocking(.enabled(true))
            case .teamSharedDropbox: .teamSharedDropbox(.enabled(isInTeam))
            case .distinctMemberHome: .distinctMemberHome(.enabled(isInTeam))
            case .other: nil
            }
        }
        return Users.UserFeaturesGetValuesBatchResult(values: values)
    }
}
