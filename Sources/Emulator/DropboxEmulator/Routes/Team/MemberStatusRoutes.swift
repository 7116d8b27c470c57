import DropboxCore
import DropboxTeam
import Foundation

/// Inviting members: `team/members/add` and related routes.
enum InvitationRoutes {
    private static let jobs = JobFamily("team/members/add", inProgress: Team.MembersAddJobStatus.inProgress)
    private static let jobsV2 = JobFamily(
        "team/members/add_v2", inProgress: Team.MembersAddJobStatusV2Result.inProgress)
    private static let fidelity = Fidelity.simplified(
        "no email is sent; an invited member joins with the next call by them, or for them, and when they sign in")

    static func add(to table: inout RouteTable) {
        table.on(Team.membersAdd, fidelity: fidelity) { argument, call in
            let results = try argument.newMembers.map { try add($0, call) }
            guard argument.forceAsync else { return .complete(results) }
            return .asyncJobId(try call.startJob(jobs, endingWith: .complete(results)))
        }
        table.on(Team.membersAddV2, fidelity: fidelity) { argument, call in
            let results = try argument.newMembers.map { try addV2($0, call) }
            guard argument.forceAsync else { return .complete(results) }
            return .asyncJobId(try call.startJob(jobsV2, endingWith: .complete(results)))
        }
        table.onCheck(Team.membersAddJobStatusGet, jobs)
        table.onCheck(Team.membersAddJobStatusGetV2, jobsV2)
        table.on(Team.membersSendWelcomeEmail, fidelity: .simplified("no email is sent")) { selector, call in
            _ = try call.member(
                selector, notFound: Team.MembersSendWelcomeError.userNotFound, notInTeam: .userNotInTeam)
        }
    }

    private static func add(_ argument: Team.MemberAddArg, _ call: Call) throws -> Team.MemberAddResult {
        let email = argument.memberEmail
        let invitation = Store.Invitation(
            email: email, givenName: argument.memberGivenName, surname: argument.memberSurname,
            externalID: argument.memberExternalId, persistentID: argument.memberPersistentId,
            isDirectoryRestricted: argument.isDirectoryRestricted, role: TeamMember.Role(argument.role))
        do {
            return .success(try call.info(of: call.store.invite(invitation, to: call.team)))
        } catch let failure as InvitationError {
            switch failure {
            case .noLicenses: return .teamLicenseLimit(email)
            case .alreadyOnTeam: return .userAlreadyOnTeam(email)
            case .onAnotherTeam: return .userOnAnotherTeam(email)
            case .duplicateExternalID: return .duplicateExternalMemberId(email)
            case .duplicatePersistentID: return .duplicateMemberPersistentId(email)
            }
        }
    }

    private static func addV2(_ argument: Team.MemberAddV2Arg, _ call: Call) throws -> Team.MemberAddV2Result {
        let email = argument.memberEmail
        guard let role = TeamMember.Role(ids: argument.roleIds ?? []) else { return .userCreationFailed(email) }
        let invitation = Store.Invitation(
            email: email, givenName: argument.memberGivenName, surname: argument.memberSurname,
            externalID: argument.memberExternalId, persistentID: argument.memberPersistentId,
            isDirectoryRestricted: argument.isDirectoryRestricted, role: role)
        do {
            return .success(try call.infoV2(of: call.store.invite(invitation, to: call.team)))
        } catch let failure as InvitationError {
            switch failure {
            case .noLicenses: return .teamLicenseLimit(email)
            case .alreadyOnTeam: return .userAlreadyOnTeam(email)
            case .onAnotherTeam: return .userOnAnotherTeam(email)
            case .duplicateExternalID: return .duplicateExternalMemberId(email)
            case .duplicatePersistentID: return .duplicateMemberPersistentId(email)
            }
        }
    }
}

/// Suspending and recovering members: `team/members/suspend`, `unsuspend`, `recover`, and `bulk_suspend`.
enum MemberStatusRoutes {
    private static let suspensions = JobFamily(
        "team/members/bulk_suspend", inProgress: Team.BulkSuspendJobStatus.inProgress)

    static func add(to table: inout RouteTable) {
        table.on(Team.membersSuspend, suspend)
        table.on(Team.membersUnsuspend, unsuspend)
        table.on(Team.membersRecover, recover)
        table.on(Team.membersBulkSuspend, fidelity: .simplified("no report is sent by email"), bulkSuspend)
        table.onCheck(Team.membersBulkSuspendJobStatusCheck, suspensions)
    }

    private static func suspend(_ argument: Team.MembersDeactivateArg, _ call: Call) throws {
        let member = try call.member(
            argument.user, notFound: Team.MembersSuspendError.userNotFound, notInTeam: .userNotInTeam)
        try mappingFailure({ (failure: MemberError) -> Team.MembersSuspendError in
            failure == .lastAdmin ? .suspendLastAdmin : .suspendInactiveUser
        }) {
            try call.store.suspend(member)
        }
    }

    private static func unsuspend(_ argument: Team.MembersUnsuspendArg, _ call: Call) throws {
        let member = try call.member(
            argument.user, notFound: Team.MembersUnsuspendError.userNotFound, notInTeam: .userNotInTeam)
        try mappingFailure({ (failure: MemberError) -> Team.MembersUnsuspendError in
            failure == .noLicenses ? .teamLicenseLimit : .unsuspendNonSuspendedMember
        }) {
            try call.store.unsuspend(member, in: call.team)
        }
    }

    private static func recover(_ argument: Team.MembersRecoverArg, _ call: Call) throws {
        let member = try call.member(
            argument.user, includesRemoved: true, notFound: Team.MembersRecoverError.userNotFound,
            notInTeam: .userNotInTeam)
        try mappingFailure({ (failure: MemberError) -> Team.MembersRecoverError in
            failure == .noLicenses ? .teamLicenseLimit : .userUnrecoverable
        }) {
            try call.store.recover(member, in: call.team)
        }
    }

    private static func bulkSuspend(
        _ argument: Team.BulkSuspendArg, _ call: Call
    ) async throws -> Async.LaunchResultBase {
        let targets = argument.members
        func rejection(_ error: Team.BulkSuspendError) -> any Error { RouteRejection(error) }
        guard !targets.isEmpty else { throw rejection(.invalidRequest) }
        guard targets.count <= 500 else { throw rejection(.tooManyMembers) }
        guard Set(targets.map(\.clientItemId)).count == targets.count else { throw rejection(.duplicateClientItemId) }
        let members = try targets.map { try call.member($0.suspendArg.user) }
        let known = members.compactMap { $0 }
        guard Set(known.map(\.id)).count == known.count else { throw rejection(.duplicateTeamMemberId) }
        let admin = try call.admin
        guard !known.contains(where: { $0.id == admin?.id }) else { throw rejection(.actingAdmin) }
        var suspended: Int64 = 0
        for member in known {
            do {
                try call.store.suspend(member)
                suspended += 1
            } catch is MemberError {
                // The result below counts the member as failed.
                continue
            }
        }
        let result = Team.BulkSuspendComplete(
            requested: Int64(targets.count), suspended: suspended, failed: Int64(targets.count) - suspended,
            unknown: 0, reportDelivery: .bulkSuspendReportDeliveryStatusDelivered)
        return .asyncJobId(try call.startJob(suspensions, endingWith: .complete(result)))
    }
}

/// Removing members, and transferring or deleting their files: `team/members/remove`, `move_former_member_files`, and
/// `delete_former_member_files`.
enum MemberRemovalRoutes {
    private static let removals = JobFamily("team/members/remove", inProgress: Async.PollEmptyResult.inProgress)
    private static let transfers = JobFamily(
        "team/members/move_former_member_files", inProgress: Async.PollEmptyResult.inProgress)

    static func add(to table: inout RouteTable) {
        table.on(Team.membersRemove, remove)
        table.onCheck(Team.membersRemoveJobStatusGet, removals)
        table.on(Team.membersMoveFormerMemberFiles, moveFormerMemberFiles)
        table.onCheck(Team.membersMoveFormerMemberFilesJobStatusCheck, transfers)
        table.on(Team.membersDeleteFormerMemberFiles, deleteFormerMemberFiles)
    }

    private static func remove(_ argument: Team.MembersRemoveArg, _ call: Call) async throws -> Async.LaunchEmptyResult
    {
        let member = try call.member(
            argument.user, notFound: Team.MembersRemoveError.userNotFound, notInTeam: .userNotInTeam)
        if let error = conflict(in: argument, member) { throw RouteRejection(error) }
        let recipient = try recipient(
            argument.transferDestId, admin: argument.transferAdminId, member, call, Team.MembersRemoveError.self)
        try mappingFailure({ (failure: MemberError) -> Team.MembersRemoveError in
            failure == .lastAdmin ? .removeLastAdmin : .userNotInTeam
        }) {
            try call.store.remove(
                member, keepsAccount: argument.keepAccount,
                fileDisposition: argument.permanentlyDeleteFiles ? .deleted : nil)
        }
        if let recipient { try call.store.transferFiles(of: member, to: recipient) }
        if argument.permanentlyDeleteFiles { try call.store.deleteFiles(of: member) }
        return .asyncJobId(try call.startJob(removals, endingWith: .complete))
    }

    /// Returns the error of options that exclude each other, or `nil` if there is none.
    private static func conflict(
        in argument: Team.MembersRemoveArg, _ member: TeamMember
    ) -> Team.MembersRemoveError? {
        let isTransfer = argument.transferDestId != nil
        if isTransfer && argument.permanentlyDeleteFiles { return .cannotPermanentlyDeleteAndTransfer }
        guard argument.keepAccount else {
            return argument.retainTeamShares ? .cannotRetainSharesWhenNoAccountKept : nil
        }
        if member.status == .invited { return .cannotKeepInvitedUserAccount }
        if isTransfer { return .cannotKeepAccountAndTransfer }
        if argument.permanentlyDeleteFiles { return .cannotKeepAccountAndPermanentlyDelete }
        if argument.wipeData {
            return argument.retainTeamShares ? .cannotRetainSharesWhenDataWiped : .cannotKeepAccountAndDeleteData
        }
        return nil
    }

    private static func moveFormerMemberFiles(
        _ argument: Team.MembersDataTransferArg, _ call: Call
    ) async throws -> Async.LaunchEmptyResult {
        let member = try call.member(
            argument.user, includesRemoved: true,
            notFound: Team.MembersTransferFormerMembersFilesError.userNotFound, notInTeam: .userNotInTeam)
        guard member.status == .removed else {
            throw RouteRejection(Team.MembersTransferFormerMembersFilesError.userNotRemoved)
        }
        guard !member.keepsAccount else {
            throw RouteRejection(Team.MembersTransferFormerMembersFilesError.userDataCannotBeTransferred)
        }
        guard member.fileDisposition == nil else {
            throw RouteRejection(Team.MembersTransferFormerMembersFilesError.userDataAlreadyTransferred)
        }
        let recipient = try recipient(
            argument.transferDestId, admin: argument.transferAdminId, member, call,
            Team.MembersTransferFormerMembersFilesError.self)
        if let recipient { try call.store.transferFiles(of: member, to: recipient) }
        return .asyncJobId(try call.startJob(transfers, endingWith: .complete))
    }

    private static func deleteFormerMemberFiles(_ argument: Team.MembersFormerMemberArg, _ call: Call) async throws {
        let member = try call.member(
            argument.user, includesRemoved: true,
            notFound: Team.MembersDeleteFormerMemberFilesError.userNotFound, notInTeam: .userNotInTeam)
        guard member.status == .removed else {
            throw RouteRejection(Team.MembersDeleteFormerMemberFilesError.userNotRemoved)
        }
        guard member.fileDisposition == nil, !member.keepsAccount else {
            throw RouteRejection(Team.MembersDeleteFormerMemberFilesError.alreadyTransferredOrDeleted)
        }
        try call.store.deleteFiles(of: member)
    }

    /// Returns the member who receives the files of a removed member, or `nil` if the request names none.
    private static func recipient<RouteError: TransferError>(
        _ recipient: Team.UserSelectorArg?, admin: Team.UserSelectorArg?, _ removed: TeamMember, _ call: Call,
        _: RouteError.Type
    ) throws -> TeamMember? {
        func rejection(_ error: RouteError) -> any Error { RouteRejection(error) }
        guard let recipient else { return nil }
        guard let admin else { throw rejection(.unspecifiedTransferAdminId) }
        let recipientMember = try call.member(
            recipient, notFound: RouteError.transferDestUserNotFound, notInTeam: .transferDestUserNotInTeam)
        let adminMember = try call.member(
            admin, notFound: RouteError.transferAdminUserNotFound, notInTeam: .transferAdminUserNotInTeam)
        guard recipientMember.id != removed.id else { throw rejection(.removedAndTransferDestShouldDiffer) }
        guard adminMember.id != removed.id else { throw rejection(.removedAndTransferAdminShouldDiffer) }
        guard adminMember.role.isAdmin else { throw rejection(.transferAdminIsNotAdmin) }
        guard recipientMember.status != .invited else { throw rejection(.recipientNotVerified) }
        return recipientMember
    }
}

/// The errors of file transfers, which two unions have in common.
private protocol TransferError: Sendable {
    static var unspecifiedTransferAdminId: Self { get }
    static var transferDestUserNotFound: Self { get }
    static var transferDestUserNotInTeam: Self { get }
    static var transferAdminUserNotFound: Self { get }
    static var transferAdminUserNotInTeam: Self { get }
    static var removedAndTransferDestShouldDiffer: Self { get }
    static var removedAndTransferAdminShouldDiffer: Self { get }
    static var transferAdminIsNotAdmin: Self { get }
    static var recipientNotVerified: Self { get }
}

extension Team.MembersRemoveError: TransferError {}
extension Team.MembersTransferFormerMembersFilesError: TransferError {}
