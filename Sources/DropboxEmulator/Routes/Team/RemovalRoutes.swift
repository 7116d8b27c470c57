import DropboxCore
import DropboxTeam
import Foundation

/// Removing members, and what becomes of their files: `team/members/remove`, `move_former_member_files` and
/// `delete_former_member_files`.
enum RemovalRoutes {
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
        if let error = contradiction(in: argument, member) { throw Refusal(error) }
        let heir = try heir(
            argument.transferDestId, admin: argument.transferAdminId, member, call, TransferErrors.remove)
        try refusing({ (failure: MemberFailure) -> Team.MembersRemoveError in
            failure == .lastAdmin ? .removeLastAdmin : .userNotInTeam
        }) {
            try call.store.remove(
                member, keepsAccount: argument.keepAccount,
                filesFate: argument.permanentlyDeleteFiles ? .deleted : nil)
        }
        if let heir { try call.store.transferFiles(of: member, to: heir) }
        if argument.permanentlyDeleteFiles { try call.store.deleteFiles(of: member) }
        return .asyncJobId(try call.startJob(removals, endingWith: .complete))
    }

    /// What cannot be asked for together.
    private static func contradiction(
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
            throw Refusal(Team.MembersTransferFormerMembersFilesError.userNotRemoved)
        }
        guard !member.keepsAccount else {
            throw Refusal(Team.MembersTransferFormerMembersFilesError.userDataCannotBeTransferred)
        }
        guard member.filesFate == nil else {
            throw Refusal(Team.MembersTransferFormerMembersFilesError.userDataAlreadyTransferred)
        }
        let heir = try heir(argument.transferDestId, admin: argument.transferAdminId, member, call, TransferErrors.move)
        if let heir { try call.store.transferFiles(of: member, to: heir) }
        return .asyncJobId(try call.startJob(transfers, endingWith: .complete))
    }

    private static func deleteFormerMemberFiles(_ argument: Team.MembersFormerMemberArg, _ call: Call) async throws {
        let member = try call.member(
            argument.user, includesRemoved: true,
            notFound: Team.MembersDeleteFormerMemberFilesError.userNotFound, notInTeam: .userNotInTeam)
        guard member.status == .removed else { throw Refusal(Team.MembersDeleteFormerMemberFilesError.userNotRemoved) }
        guard member.filesFate == nil, !member.keepsAccount else {
            throw Refusal(Team.MembersDeleteFormerMemberFilesError.alreadyTransferredOrDeleted)
        }
        try call.store.deleteFiles(of: member)
    }

    /// What two unions call the same.
    fileprivate struct TransferErrors<RouteError: Sendable>: Sendable {
        let heirNotFound: RouteError
        let heirNotInTeam: RouteError
        let adminNotFound: RouteError
        let adminNotInTeam: RouteError
        let adminMissing: RouteError
        let adminIsNone: RouteError
        let heirIsRemoved: RouteError
        let adminIsRemoved: RouteError
        let heirNotVerified: RouteError
    }

    /// Who gets the files of a removed member; nil if nobody does.
    private static func heir<RouteError>(
        _ heir: Team.UserSelectorArg?, admin: Team.UserSelectorArg?, _ removed: TeamMember, _ call: Call,
        _ errors: TransferErrors<RouteError>
    ) throws -> TeamMember? {
        guard let heir else { return nil }
        guard let admin else { throw Refusal(errors.adminMissing) }
        let heirMember = try call.member(heir, notFound: errors.heirNotFound, notInTeam: errors.heirNotInTeam)
        let adminMember = try call.member(admin, notFound: errors.adminNotFound, notInTeam: errors.adminNotInTeam)
        guard heirMember.id != removed.id else { throw Refusal(errors.heirIsRemoved) }
        guard adminMember.id != removed.id else { throw Refusal(errors.adminIsRemoved) }
        guard adminMember.role.isAdmin else { throw Refusal(errors.adminIsNone) }
        guard heirMember.status != .invited else { throw Refusal(errors.heirNotVerified) }
        return heirMember
    }
}

extension RemovalRoutes.TransferErrors<Team.MembersRemoveError> {
    fileprivate static let remove = Self(
        heirNotFound: .transferDestUserNotFound, heirNotInTeam: .transferDestUserNotInTeam,
        adminNotFound: .transferAdminUserNotFound, adminNotInTeam: .transferAdminUserNotInTeam,
        adminMissing: .unspecifiedTransferAdminId, adminIsNone: .transferAdminIsNotAdmin,
        heirIsRemoved: .removedAndTransferDestShouldDiffer, adminIsRemoved: .removedAndTransferAdminShouldDiffer,
        heirNotVerified: .recipientNotVerified)
}

extension RemovalRoutes.TransferErrors<Team.MembersTransferFormerMembersFilesError> {
    fileprivate static let move = Self(
        heirNotFound: .transferDestUserNotFound, heirNotInTeam: .transferDestUserNotInTeam,
        adminNotFound: .transferAdminUserNotFound, adminNotInTeam: .transferAdminUserNotInTeam,
        adminMissing: .unspecifiedTransferAdminId, adminIsNone: .transferAdminIsNotAdmin,
        heirIsRemoved: .removedAndTransferDestShouldDiffer, adminIsRemoved: .removedAndTransferAdminShouldDiffer,
        heirNotVerified: .recipientNotVerified)
}
