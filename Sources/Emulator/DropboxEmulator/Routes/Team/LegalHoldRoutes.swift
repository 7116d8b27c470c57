import DropboxCore
import DropboxTeam
import Foundation

/// Legal holds, which retain the files of members: `team/legal_holds`.
enum LegalHoldRoutes {
    private static let maximumMembers = 5
    private static let fidelity = Fidelity.simplified(
        "holds list the revisions in the members' own folders, but don't retain them")

    static func add(to table: inout RouteTable) {
        table.on(Team.legalHoldsCreatePolicy, fidelity: fidelity, createPolicy)
        table.on(Team.legalHoldsGetPolicy, fidelity: fidelity) { argument, call in
            guard let hold = try hold(argument.id, call) else {
                throw RouteRejection(Team.LegalHoldsGetPolicyError.legalHoldPolicyNotFound)
            }
            return hold.policy
        }
        table.on(Team.legalHoldsListPolicies, fidelity: fidelity) { argument, call in
            let holds = try call.store.legalHolds(of: call.team)
            return Team.LegalHoldsListPoliciesResult(
                policies: holds.filter { argument.includeReleased || $0.status == .active }.map(\.policy))
        }
        table.on(Team.legalHoldsUpdatePolicy, fidelity: fidelity, updatePolicy)
        table.on(Team.legalHoldsReleasePolicy, fidelity: fidelity, releasePolicy)
        table.on(Team.legalHoldsListHeldRevisions, fidelity: fidelity) { argument, call in
            try listHeldRevisions(argument.id, TeamCursor("held revisions", limit: 1000, option: argument.id), call)
        }
        table.on(Team.legalHoldsListHeldRevisionsContinue, fidelity: fidelity) { argument, call in
            let cursor = argument.cursor.map { TeamCursor($0, "held revisions") }
            guard let cursor = cursor ?? TeamCursor("held revisions", limit: 1000, option: argument.id),
                cursor.option == argument.id
            else { throw RouteRejection(Team.LegalHoldsListHeldRevisionsError.unknownLegalHoldError) }
            return try listHeldRevisions(argument.id, cursor, call)
        }
    }

    private static func hold(_ id: String, _ call: Call) throws -> LegalHold? {
        try call.store.legalHolds(of: call.team).first { $0.id == id }
    }

    private static func createPolicy(
        _ argument: Team.LegalHoldsPolicyCreateArg, _ call: Call
    ) async throws -> Team.LegalHoldPolicy {
        func rejection(_ error: Team.LegalHoldsPolicyCreateError) -> any Error { RouteRejection(error) }
        let now = call.service.clock.nowInWholeSeconds
        let start = argument.startDate ?? now
        if let end = argument.endDate {
            guard start <= end else { throw rejection(.startDateIsLaterThanEndDate) }
        }
        guard !argument.members.isEmpty else { throw rejection(.emptyMembersList) }
        guard argument.members.count <= maximumMembers else {
            throw rejection(.numberOfUsersOnHoldIsGreaterThanHoldLimitation)
        }
        guard try areMembers(argument.members, call) else { throw rejection(.invalidMembers) }
        let hold = LegalHold(
            name: argument.name, description: argument.description_, members: argument.members, start: start,
            end: argument.endDate)
        return try mappingFailure({ (_: LegalHoldError) in Team.LegalHoldsPolicyCreateError.nameMustBeUnique }) {
            try call.store.addLegalHold(hold, to: call.team).policy
        }
    }

    private static func updatePolicy(
        _ argument: Team.LegalHoldsPolicyUpdateArg, _ call: Call
    ) async throws -> Team.LegalHoldPolicy {
        func rejection(_ error: Team.LegalHoldsPolicyUpdateError) -> any Error { RouteRejection(error) }
        guard let hold = try hold(argument.id, call) else { throw rejection(.legalHoldPolicyNotFound) }
        guard hold.status == .active else { throw rejection(.inactiveLegalHold) }
        if let members = argument.members {
            guard !members.isEmpty else { throw rejection(.emptyMembersList) }
            guard members.count <= maximumMembers else {
                throw rejection(.numberOfUsersOnHoldIsGreaterThanHoldLimitation)
            }
            guard try areMembers(members, call) else { throw rejection(.invalidMembers) }
        }
        return try mappingFailure({ (failure: LegalHoldError) -> Team.LegalHoldsPolicyUpdateError in
            switch failure {
            case .notFound: .legalHoldPolicyNotFound
            case .inactive: .inactiveLegalHold
            case .nameTaken: .nameMustBeUnique
            }
        }) {
            try call.store.editLegalHold(argument.id, of: call.team) { hold in
                hold.members = argument.members ?? hold.members
                hold.name = argument.name ?? hold.name
                hold.description = argument.description_ ?? hold.description
            }.policy
        }
    }

    private static func releasePolicy(_ argument: Team.LegalHoldsPolicyReleaseArg, _ call: Call) async throws {
        _ = try mappingFailure({ (failure: LegalHoldError) -> Team.LegalHoldsPolicyReleaseError in
            failure == .inactive ? .legalHoldAlreadyReleasing : .legalHoldPolicyNotFound
        }) {
            try call.store.editLegalHold(argument.id, of: call.team) { $0.status = .released }
        }
    }

    private static func listHeldRevisions(
        _ id: String, _ cursor: TeamCursor, _ call: Call
    ) throws -> Team.LegalHoldsListHeldRevisionResult {
        guard let hold = try hold(id, call) else {
            throw RouteRejection(Team.LegalHoldsListHeldRevisionsError.unknownLegalHoldError)
        }
        guard hold.status == .active else {
            throw RouteRejection(Team.LegalHoldsListHeldRevisionsError.inactiveLegalHold)
        }
        let store = call.store
        var authors: [Int64: (member: TeamMember, email: String)] = [:]
        for member in try store.members(of: call.team.number) where hold.members.contains(member.id) {
            if let account = try store.account(member.account) {
                authors[account.homeNamespace] = (member, account.email)
            }
        }
        let revisions = try store.revisions(in: Array(authors.keys), from: hold.start, to: hold.end)
        let page = cursor.page(of: revisions, by: \.number)
        let entries = page.elements.compactMap { revision in
            authors[revision.home].map { author in
                Team.LegalHoldHeldRevisionMetadata(
                    newFilename: revision.newName, originalRevisionId: revision.rev, originalFilePath: revision.path,
                    serverModified: revision.modified, authorMemberId: author.member.id,
                    authorMemberStatus: author.member.apiStatus(at: call.service.clock.now), authorEmail: author.email,
                    fileType: "File", size: revision.size, contentHash: revision.hash.hexadecimal)
            }
        }
        return Team.LegalHoldsListHeldRevisionResult(
            entries: entries, hasMore: page.hasMore, cursor: page.hasMore ? page.cursor : nil)
    }

    private static func areMembers(_ ids: [String], _ call: Call) throws -> Bool {
        let known = Set(try call.store.members(of: call.team.number).filter(\.isOnTeam).map(\.id))
        return known.isSuperset(of: ids)
    }
}

extension LegalHold {
    fileprivate var policy: Team.LegalHoldPolicy {
        Team.LegalHoldPolicy(
            id: id, name: name, members: Team.MembersInfo(teamMemberIds: members, permanentlyDeletedUsers: 0),
            status: status == .active ? .active : .released, startDate: start, description_: description,
            activationTime: activated, endDate: end)
    }
}

extension PreservedRevision {
    /// The unique file name in an export of the hold.
    fileprivate var newName: String {
        let name = path.pathNames.last ?? ""
        return "\(number)_\(name)"
    }
}
