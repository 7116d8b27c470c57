import DropboxStone
import Foundation
import SwiftyDropbox

/// `dbx team`: prints what the admins of a team can see.
struct TeamCommand: CommandGroup {
    static let name = "team"
    static let summary = "print the members, groups, devices, events, and folders of a team"
    static let commands: [any Command.Type] = [
        TeamInfo.self, TeamMembers.self, TeamGroups.self, TeamDevices.self, TeamEvents.self, TeamFolders.self,
    ]
    let command: (any Command)?
}

/// The arguments of a command that lists something of a team.
private struct TeamList {
    private let limit: Int
    private let isJSON: Bool
    private let account: AccountOptions

    init(_ arguments: inout Arguments) throws(CommandError) {
        isJSON = arguments.flag("json", "print a JSON object on each line")
        let limit: Int?
        do throws(CommandError) {
            limit = try arguments.number(
                "limit", "COUNT", "print at most COUNT results (default: all)", in: 1...Int.max)
        } catch {
            _ = try AccountOptions(&arguments)
            throw error
        }
        account = try AccountOptions(&arguments)
        self.limit = limit ?? .max
    }

    /// Prints the results of a sequence.
    ///
    /// - Parameters:
    ///   - operation: The start of error messages.
    ///   - results: A closure that returns the results.
    ///   - format: A closure that returns the fields and the columns of a result, which can have several lines.
    func run<Results: AsyncSequence>(
        _ operation: String, _ terminal: Terminal, _ results: (DropboxTeamClient) -> Results,
        _ format: (Results.Element) -> [(JSONObject, [String])]
    ) async throws(CommandError) -> ExitStatus {
        try await account.withTeamClient(terminal) { client throws(CommandError) in
            var list = ResultList(terminal, isJSON: isJSON)
            var count = 0
            do {
                scan: for try await result in results(client) {
                    for (fields, columns) in format(result) {
                        try list.add(fields, columns)
                        count += 1
                        if count >= limit { break scan }
                    }
                }
            } catch { throw .failure(operation, error) }
            try list.finish()
            return .success
        }
    }
}

/// `dbx team info`: prints the name and the licenses of the team.
struct TeamInfo: Command {
    static let name = "info"
    static let summary = "print the name and the licenses of the team"
    static let output = [
        OutputField("id", "the ID of the team"), OutputField("name", "the name"),
        OutputField("licenses", .integer, "the number of licenses"),
        OutputField("used_licenses", .integer, "the number of used licenses"),
        OutputField("members", .integer, "the number of members, also invited ones"),
    ]

    private let isJSON: Bool
    private let account: AccountOptions

    init(_ arguments: inout Arguments) throws(CommandError) {
        isJSON = arguments.flag("json", "print a JSON object")
        account = try AccountOptions(&arguments)
    }

    func run(_ terminal: Terminal) async throws(CommandError) -> ExitStatus {
        try await account.withTeamClient(terminal) { client throws(CommandError) in
            let team: Team.TeamGetInfoResult
            do { team = try await client.team.getInfo().response() } catch {
                throw .failure("cannot read the team", error)
            }
            let fields: JSONObject = [
                "id": team.teamId, "name": team.name, "licenses": Int64(team.numLicensedUsers),
                "used_licenses": Int64(team.numUsedLicenses), "members": Int64(team.numProvisionedUsers),
            ]
            if isJSON { terminal.print(json: fields) } else { terminal.print(fields: fields) }
            return .success
        }
    }
}

/// `dbx team members`: lists the members.
struct TeamMembers: Command {
    static let name = "members"
    static let summary = "list the members of the team"
    static let output = [
        OutputField("id", "the ID of the member, for --as-member"), OutputField("email", "the email address"),
        OutputField("name", "the name"), OutputField("status", "active, invited, suspended, or removed"),
        OutputField("account_id", "the ID of the account", isOptional: true),
        OutputField("roles", .array, "the names of the roles"),
    ]
    private let list: TeamList

    init(_ arguments: inout Arguments) throws(CommandError) { list = try TeamList(&arguments) }

    func run(_ terminal: Terminal) async throws(CommandError) -> ExitStatus {
        try await list.run("cannot list the members", terminal, { $0.team.members() }) { member in
            let profile = member.profile
            let roles = (member.roles ?? []).map(\.name)
            return [
                (
                    [
                        "id": profile.teamMemberId, "email": profile.email, "name": profile.name.displayName,
                        "status": profile.status.tag, "account_id": profile.accountId, "roles": JSONArray(roles),
                    ],
                    [
                        profile.teamMemberId, profile.status.tag, roles.joined(separator: ", "), profile.email,
                        profile.name.displayName,
                    ]
                )
            ]
        }
    }
}

/// `dbx team groups`: lists the groups.
struct TeamGroups: Command {
    static let name = "groups"
    static let summary = "list the groups of the team"
    static let output = [
        OutputField("id", "the ID of the group"), OutputField("name", "the name"),
        OutputField("members", .integer, "the number of members", isOptional: true),
        OutputField("management", "who manages the group"),
    ]
    private let list: TeamList

    init(_ arguments: inout Arguments) throws(CommandError) { list = try TeamList(&arguments) }

    func run(_ terminal: Terminal) async throws(CommandError) -> ExitStatus {
        try await list.run("cannot list the groups", terminal, { $0.team.groups() }) { group in
            [
                (
                    [
                        "id": group.groupId, "name": group.groupName, "members": group.memberCount.map(Int64.init),
                        "management": group.groupManagementType.tag,
                    ], [group.groupId, group.memberCount.map { "\($0)" } ?? "", group.groupName]
                )
            ]
        }
    }
}

/// `dbx team devices`: lists the devices.
struct TeamDevices: Command {
    static let name = "devices"
    static let summary = "list the devices and web sessions of the members"
    static let output = [
        OutputField("member_id", "the ID of the member"), OutputField("type", "web, desktop, or mobile"),
        OutputField("id", "the ID of the session"), OutputField("name", "the name of the device or browser"),
        OutputField("country", "the country of the last activity", isOptional: true),
        OutputField("updated", "the time of the last activity, in UTC", isOptional: true),
    ]
    private let list: TeamList

    init(_ arguments: inout Arguments) throws(CommandError) { list = try TeamList(&arguments) }

    func run(_ terminal: Terminal) async throws(CommandError) -> ExitStatus {
        try await list.run("cannot list the devices", terminal, { $0.team.membersDevices() }) { member in
            func line(_ type: String, _ name: String, _ session: Team.DeviceSession) -> (JSONObject, [String]) {
                let updated = session.updated?.apiText
                return (
                    [
                        "member_id": member.teamMemberId, "type": type, "id": session.sessionId, "name": name,
                        "country": session.country, "updated": updated,
                    ], [member.teamMemberId, type, updated ?? "", session.country ?? "", name]
                )
            }
            return (member.webSessions ?? []).map { line("web", "\($0.browser) on \($0.os)", $0) }
                + (member.desktopClients ?? []).map { line("desktop", $0.hostName, $0) }
                + (member.mobileClients ?? []).map { line("mobile", $0.deviceName, $0) }
        }
    }
}

/// `dbx team folders`: lists the team folders.
struct TeamFolders: Command {
    static let name = "folders"
    static let summary = "list the team folders"
    static let output = [
        OutputField("id", "the ID of the folder"), OutputField("name", "the name"),
        OutputField("status", "active, archived, or another status"),
    ]
    private let list: TeamList

    init(_ arguments: inout Arguments) throws(CommandError) { list = try TeamList(&arguments) }

    func run(_ terminal: Terminal) async throws(CommandError) -> ExitStatus {
        try await list.run("cannot list the team folders", terminal, { $0.team.teamFolders() }) { folder in
            [
                (
                    ["id": folder.teamFolderId, "name": folder.name, "status": folder.status.tag],
                    [folder.teamFolderId, folder.status.tag, folder.name]
                )
            ]
        }
    }
}

/// `dbx team events`: lists the events of the audit log.
struct TeamEvents: Command {
    static let name = "events"
    static let summary = "list the events of the audit log"
    static let examples = ["dbx team events --since 24h --category logins --json"]
    static let output = [
        OutputField("time", "the time, in UTC"), OutputField("category", "the category"),
        OutputField("event", "the type of the event"), OutputField("actor", "who caused the event", isOptional: true),
        OutputField("ip_address", "the address of the request", isOptional: true),
    ]
    private static let categories = [
        "admin_alerting", "apps", "comments", "dash", "data_governance", "devices", "domains", "encryption",
        "file_operations", "file_requests", "groups", "logins", "members", "paper", "passwords", "protect", "reports",
        "sharing", "showcase", "signatures", "sso", "team_folders", "team_policies", "team_profile", "tfa",
        "trusted_teams",
    ]

    private let start: Date?
    private let category: TeamLog.EventCategory?
    private let list: TeamList

    init(_ arguments: inout Arguments) throws(CommandError) {
        let since = arguments.option(
            "since", "TIME", "list the events of the last 24h, or since a date such as 2026-01-31")
        let category = arguments.option("category", "NAME", "list only these events", .words(Self.categories))
        list = try TeamList(&arguments)
        start = try since.map { (text) throws(CommandError) in try PointInTime.date(text, "since") }
        self.category = try category.map { (text) throws(CommandError) in
            guard Self.categories.contains(text) else {
                throw .usage("invalid --category '\(text)': expected " + Self.categories.alternatives)
            }
            do { return try TeamLog.EventCategory(jsonData: Data("\"\(text)\"".utf8)) } catch {
                throw .usage("invalid --category '\(text)'")
            }
        }
    }

    func run(_ terminal: Terminal) async throws(CommandError) -> ExitStatus {
        let range = start.map { TeamCommon.TimeRange(startTime: $0) }
        let category = category
        return try await list.run(
            "cannot list the events", terminal, { $0.teamLog.events(time: range, category: category) }
        ) { event in
            let time = event.timestamp_.apiText
            let actor = event.actor.map(Self.name)
            return [
                (
                    [
                        "time": time, "category": event.eventCategory.tag, "event": event.eventType.tag, "actor": actor,
                        "ip_address": event.origin?.geoLocation?.ipAddress,
                    ], [time, event.eventType.tag, actor ?? ""]
                )
            ]
        }
    }

    private static func name(_ actor: TeamLog.ActorLogInfo) -> String {
        switch actor {
        case .admin(let user), .user(let user): user.email ?? user.displayName ?? user.accountId ?? actor.tag
        case .app(let app): app.displayName ?? app.appId ?? actor.tag
        case .reseller(let reseller): reseller.resellerName
        case .anonymous, .dropbox, .other: actor.tag
        }
    }
}
