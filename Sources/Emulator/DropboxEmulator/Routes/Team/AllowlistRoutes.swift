import DropboxTeam
import Foundation

/// The domains and email addresses that members can share with: `team/sharing_allowlist`.
enum AllowlistRoutes {
    /// The maximum number of entries in one request.
    private static let maximumEntries = 200
    /// The maximum number of entries of a team.
    private static let maximumList = 10_000
    private static let fidelity = Fidelity.simplified("the list doesn't restrict sharing")

    static func add(to table: inout RouteTable) {
        table.on(Team.sharingAllowlistAdd, fidelity: fidelity, add)
        table.on(Team.sharingAllowlistRemove, fidelity: fidelity, remove)
        table.on(Team.sharingAllowlistList, fidelity: fidelity) { argument, call in
            try list(TeamCursor("allowlist", limit: argument.limit), call)
        }
        table.on(Team.sharingAllowlistListContinue, fidelity: fidelity) { argument, call in
            guard let cursor = TeamCursor(argument.cursor, "allowlist") else {
                throw RouteRejection(Team.SharingAllowlistListContinueError.invalidCursor)
            }
            return try list(cursor, call)
        }
    }

    private static func list(_ cursor: TeamCursor, _ call: Call) throws -> Team.SharingAllowlistListResponse {
        let page = cursor.page(of: try call.store.allowlist(of: call.team), by: \.number)
        return Team.SharingAllowlistListResponse(
            domains: page.elements.filter { $0.kind == .domain }.map(\.text),
            emails: page.elements.filter { $0.kind == .email }.map(\.text), cursor: page.cursor, hasMore: page.hasMore)
    }

    private static func add(
        _ argument: Team.SharingAllowlistAddArgs, _ call: Call
    ) async throws -> Team.SharingAllowlistAddResponse {
        let entries = entries(argument.domains, argument.emails)
        guard !entries.isEmpty else { throw RouteRejection(Team.SharingAllowlistAddError.noEntriesProvided) }
        guard entries.count <= maximumEntries else {
            throw RouteRejection(Team.SharingAllowlistAddError.tooManyEntriesProvided)
        }
        if let malformed = entries.first(where: { !$0.isWellFormed }) {
            throw RouteRejection(Team.SharingAllowlistAddError.malformedEntry(malformed.text))
        }
        let known = try call.store.allowlist(of: call.team)
        let duplicates = entries.filter { entry in known.contains { $0.matches(entry) } }
        guard duplicates.isEmpty else {
            throw RouteRejection(
                Team.SharingAllowlistAddError.entriesAlreadyExist(duplicates.map(\.text).joined(separator: ", ")))
        }
        guard known.count + entries.count <= maximumList else {
            throw RouteRejection(Team.SharingAllowlistAddError.teamLimitReached)
        }
        try call.store.addToAllowlist(entries, of: call.team)
        return Team.SharingAllowlistAddResponse()
    }

    private static func remove(
        _ argument: Team.SharingAllowlistRemoveArgs, _ call: Call
    ) async throws -> Team.SharingAllowlistRemoveResponse {
        let entries = entries(argument.domains, argument.emails)
        guard !entries.isEmpty else { throw RouteRejection(Team.SharingAllowlistRemoveError.noEntriesProvided) }
        guard entries.count <= maximumEntries else {
            throw RouteRejection(Team.SharingAllowlistRemoveError.tooManyEntriesProvided)
        }
        if let malformed = entries.first(where: { !$0.isWellFormed }) {
            throw RouteRejection(Team.SharingAllowlistRemoveError.malformedEntry(malformed.text))
        }
        let known = try call.store.allowlist(of: call.team)
        let missing = entries.filter { entry in !known.contains { $0.matches(entry) } }
        guard missing.isEmpty else {
            throw RouteRejection(
                Team.SharingAllowlistRemoveError.entriesDoNotExist(missing.map(\.text).joined(separator: ", ")))
        }
        try call.store.removeFromAllowlist(entries, of: call.team)
        return Team.SharingAllowlistRemoveResponse()
    }

    private static func entries(_ domains: [String]?, _ emails: [String]?) -> [Store.AllowlistEntry] {
        (domains ?? []).map { .init(kind: .domain, text: $0) } + (emails ?? []).map { .init(kind: .email, text: $0) }
    }
}

extension Store.AllowlistEntry {
    fileprivate func matches(_ other: Self) -> Bool {
        kind == other.kind && text.lowercased() == other.text.lowercased()
    }

    /// A Boolean value that indicates whether the entry is valid: a domain contains a dot, and an email address
    /// consists of a name, an at sign, and a domain.
    fileprivate var isWellFormed: Bool {
        let parts = text.split(separator: "@", omittingEmptySubsequences: false)
        guard parts.count == (kind == .email ? 2 : 1), let domain = parts.last, parts.allSatisfy({ !$0.isEmpty }) else {
            return false
        }
        let labels = domain.split(separator: ".", omittingEmptySubsequences: false)
        return labels.count > 1 && labels.allSatisfy { !$0.isEmpty } && !text.contains(where: \.isWhitespace)
    }
}
