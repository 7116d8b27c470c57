import DropboxCore
import DropboxTeam
import Foundation

/// Inviting members: `team/members/add` and what belongs to it.
enum InvitationRoutes {
    private static let jobs = JobFamily("team/members/add", inProgress: Team.MembersAddJobStatus.inProgress)
    private static let jobsV2 = JobFamily(
        "team/members/add_v2", inProgress: Team.MembersAddJobStatusV2Result.inProgress)
    private static let fidelity = Fidelity.simplified(
        "no mail is sent: an invited member joins when selected by a team's token or signing in")

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
        table.on(Team.membersSendWelcomeEmail, fidelity: .simplified("no mail is sent")) { selector, call in
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
        } catch let failure as InvitationFailure {
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
        } catch let failure as InvitationFailure {
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
