import DropboxTeam
import Foundation

/// Further addresses of members: `team/members/secondary_emails`.
enum SecondaryEmailRoutes {
    /// How many addresses one call may bring, and how many a member may have.
    private static let maximum = 20

    static func add(to table: inout RouteTable) {
        table.on(Team.membersSecondaryEmailsAdd, add)
        table.on(Team.membersSecondaryEmailsDelete) { argument, call in
            Team.DeleteSecondaryEmailsResult(results: try argument.emailsToDelete.map { try delete($0, call) })
        }
        table.on(
            Team.membersSecondaryEmailsResendVerificationEmails, fidelity: .simplified("no mail is sent")
        ) { argument, call in
            Team.ResendVerificationEmailResult(results: try argument.emailsToResend.map { try resend($0, call) })
        }
    }

    private static func add(
        _ argument: Team.AddSecondaryEmailsArg, _ call: Call
    ) async throws -> Team.AddSecondaryEmailsResult {
        guard argument.newSecondaryEmails.map(\.secondaryEmails.count).reduce(0, +) <= maximum else {
            throw RouteRejection(Team.AddSecondaryEmailsError.tooManyEmails)
        }
        return Team.AddSecondaryEmailsResult(
            results: try argument.newSecondaryEmails.map { entry in
                guard let member = try call.member(entry.user) else { return .invalidUser(entry.user) }
                guard member.status != .invited else { return .unverified(entry.user) }
                let results = try entry.secondaryEmails.map { try add($0, to: member, call.store) }
                return .success(.init(user: entry.user, results: results))
            })
    }

    private static func add(
        _ email: String, to member: TeamMember, _ store: Store
    ) throws -> Team.AddSecondaryEmailResult {
        let known = try store.secondaryEmails(of: member.account)
        if let own = known.first(where: { $0.email.lowercased() == email.lowercased() }) {
            return own.isVerified ? .alreadyOwnedByUser(email) : .alreadyPending(email)
        }
        if try store.account(email: email)?.number == member.account { return .alreadyOwnedByUser(email) }
        guard known.count < maximum else { return .reachedLimit(email) }
        guard try store.addSecondaryEmail(email, to: member.account) else { return .unavailable(email) }
        return .success(.init(email: email, isVerified: false))
    }

    private static func delete(_ entry: Team.UserSecondaryEmailsArg, _ call: Call) throws -> Team.UserDeleteResult {
        guard let member = try call.member(entry.user) else { return .invalidUser(entry.user) }
        let primary = try call.store.account(member.account)?.email.lowercased()
        let results: [Team.DeleteSecondaryEmailResult] = try entry.secondaryEmails.map { email in
            if email.lowercased() == primary { return .cannotRemovePrimary(email) }
            return try call.store.deleteSecondaryEmail(email, of: member.account) ? .success(email) : .notFound(email)
        }
        return .success(.init(user: entry.user, results: results))
    }

    private static func resend(_ entry: Team.UserSecondaryEmailsArg, _ call: Call) throws -> Team.UserResendResult {
        guard let member = try call.member(entry.user) else { return .invalidUser(entry.user) }
        let pending = try call.store.secondaryEmails(of: member.account).filter { !$0.isVerified }
            .map { $0.email.lowercased() }
        return .success(
            .init(
                user: entry.user,
                results: entry.secondaryEmails.map {
                    pending.contains($0.lowercased()) ? .success($0) : .notPending($0)
                }))
    }
}
