import DropboxCore
import DropboxTeam
import Foundation

/// Suspending members, removing them, bringing them back: `team/members/suspend`, `remove`, `recover` and their like.
enum MemberStatusRoutes {
    private static let suspensions = JobFamily(
        "team/members/bulk_suspend", inProgress: Team.BulkSuspendJobStatus.inProgress)

    static func add(to table: inout RouteTable) {
        table.on(Team.membersSuspend, suspend)
        table.on(Team.membersUnsuspend, unsuspend)
        table.on(Team.membersRecover, recover)
        table.on(Team.membersBulkSuspend, fidelity: .simplified("no report is sent by mail"), bulkSuspend)
        table.onCheck(Team.membersBulkSuspendJobStatusCheck, suspensions)
    }

    private static func suspend(_ argument: Team.MembersDeactivateArg, _ call: Call) throws {
        let member = try call.member(
            argument.user, notFound: Team.MembersSuspendError.userNotFound, notInTeam: .userNotInTeam)
        try refusing({ (failure: MemberFailure) -> Team.MembersSuspendError in
            failure == .lastAdmin ? .suspendLastAdmin : .suspendInactiveUser
        }) {
            try call.store.suspend(member)
        }
    }

    private static func unsuspend(_ argument: Team.MembersUnsuspendArg, _ call: Call) throws {
        let member = try call.member(
            argument.user, notFound: Team.MembersUnsuspendError.userNotFound, notInTeam: .userNotInTeam)
        try refusing({ (failure: MemberFailure) -> Team.MembersUnsuspendError in
            failure == .noLicenses ? .teamLicenseLimit : .unsuspendNonSuspendedMember
        }) {
            try call.store.unsuspend(member, in: call.team)
        }
    }

    private static func recover(_ argument: Team.MembersRecoverArg, _ call: Call) throws {
        let member = try call.member(
            argument.user, includesRemoved: true, notFound: Team.MembersRecoverError.userNotFound,
            notInTeam: .userNotInTeam)
        try refusing({ (failure: MemberFailure) -> Team.MembersRecoverError in
            failure == .noLicenses ? .teamLicenseLimit : .userUnrecoverable
        }) {
            try call.store.recover(member, in: call.team)
        }
    }

    private static func bulkSuspend(
        _ argument: Team.BulkSuspendArg, _ call: Call
    ) async throws -> Async.LaunchResultBase {
        let targets = argument.members
        func refuse(_ error: Team.BulkSuspendError) -> any Error { RouteRejection(error) }
        guard !targets.isEmpty else { throw refuse(.invalidRequest) }
        guard targets.count <= 500 else { throw refuse(.tooManyMembers) }
        guard Set(targets.map(\.clientItemId)).count == targets.count else { throw refuse(.duplicateClientItemId) }
        let members = try targets.map { try call.member($0.suspendArg.user) }
        let found = members.compactMap { $0 }
        guard Set(found.map(\.id)).count == found.count else { throw refuse(.duplicateTeamMemberId) }
        let admin = try call.admin
        guard !found.contains(where: { $0.id == admin?.id }) else { throw refuse(.actingAdmin) }
        var suspended: Int64 = 0
        for member in found {
            do {
                try call.store.suspend(member)
                suspended += 1
            } catch is MemberFailure {
                // Counted as failed below.
                continue
            }
        }
        let outcome = Team.BulkSuspendComplete(
            requested: Int64(targets.count), suspended: suspended, failed: Int64(targets.count) - suspended,
            unknown: 0, reportDelivery: .bulkSuspendReportDeliveryStatusDelivered)
        return .asyncJobId(try call.startJob(suspensions, endingWith: .complete(outcome)))
    }
}
