import DropboxCore
import DropboxTeam
import Foundation

/// Removing members, and what becomes of their files: `team/members/remove`, `move_former_member_files` and
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
        if let error = contradiction(in: argument, member) { throw RouteRejection(error) }
        let heir = try heir(
            argument.transferDestId, admin: argument.transferAdminId, member, call, Team.MembersRemoveError.self)
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
            throw RouteRejection(Team.MembersTransferFormerMembersFilesError.userNotRemoved)
        }
        guard !member.keepsAccount else {
            throw RouteRejection(Team.MembersTransferFormerMembersFilesError.userDataCannotBeTransferred)
        }
        guard member.filesFate == nil else {
            throw RouteRejection(Team.MembersTransferFormerMembersFilesError.userDataAlreadyTransferred)
        }
        let heir = try heir(
            argument.transferDestId, admin: argument.transferAdminId, member, call,
            Team.MembersTransferFormerMembersFilesError.self)
        if let heir { try call.store.transferFiles(of: member, to: heir) }
        return .asyncJobId(try call.startJob(transfers, endingWith: .complete))
    }

    private static func deleteFormerMemberFiles(_ argument: Team.MembersFormerMemberArg, _ call: Call) async throws {
        let member = try call.member(
            argument.user, includesRemoved: true,
            notFound: Team.MembersDeleteFormerMemberFilesError.userNotFound, notInTeam: .userNotInTeam)
        guard member.status == .removed else {
            throw RouteRejection(Team.MembersDeleteFormerMemberFilesError.userNotRemoved)
        }
        guard member.filesFate == nil, !member.keepsAccount else {
            throw RouteRejection(Team.MembersDeleteFormerMemberFilesError.alreadyTransferredOrDeleted)
        }
        try call.store.deleteFiles(of: member)
    }

    /// Who gets the files of a removed member; nil if nobody does.
    private static func heir<RouteError: TransferError>(
        _ heir: Team.UserSelectorArg?, admin: Team.UserSelectorArg?, _ removed: TeamMember, _ call: Call,
        _: RouteError.Type
    ) throws -> TeamMember? {
        func refuse(_ error: RouteError) -> any Error { RouteRejection(error) }
        guard let heir else { return nil }
        guard let admin else { throw refuse(.unspecifiedTransferAdminId) }
        let heirMember = try call.member(
            heir, notFound: RouteError.transferDestUserNotFound, notInTeam: .transferDestUserNotInTeam)
        let adminMember = try call.member(
            admin, notFound: RouteError.transferAdminUserNotFound, notInTeam: .transferAdminUserNotInTeam)
        guard heirMember.id != removed.id else { throw refuse(.removedAndTransferDestShouldDiffer) }
        guard adminMember.id != removed.id else { throw refuse(.removedAndTransferAdminShouldDiffer) }
        guard adminMember.role.isAdmin else { throw refuse(.transferAdminIsNotAdmin) }
        guard heirMember.status != .invited else { throw refuse(.recipientNotVerified) }
        return heirMember
    }
}

/// What two unions say in the same words about a transfer of files.
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
