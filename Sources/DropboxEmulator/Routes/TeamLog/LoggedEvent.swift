import DropboxAccount
import DropboxCore
import DropboxTeamLog
import Foundation
import DropboxStone

/// What happened, apart from who did it.
struct LoggedEvent: Sendable {
    let category: TeamLog.EventCategory
    let type: TeamLog.EventType
    let details: TeamLog.EventDetails
    /// The files and folders that it happened to.
    var assets: [TeamLog.AssetLogInfo] = []
    /// The members and groups that it happened to.
    var participants: [TeamLog.ParticipantLogInfo] = []

    init(
        _ category: TeamLog.EventCategory, _ type: TeamLog.EventType, _ details: TeamLog.EventDetails,
        assets: [TeamLog.AssetLogInfo] = [], participants: [TeamLog.ParticipantLogInfo] = []
    ) {
        self.category = category
        self.type = type
        self.details = details
        self.assets = assets
        self.participants = participants
    }
}

/// Who did something, on whose behalf, and from where.
struct EventSource: Sendable {
    /// The team in whose log it stands.
    let team: Int64
    let actor: TeamLog.ActorLogInfo
    let context: TeamLog.ContextLogInfo
    let origin: TeamLog.OriginLogInfo

    /// A member who does something of their own, by the pages of the service.
    init?(_ account: UserAccount, _ store: Store) throws {
        guard let membership = account.membership else { return nil }
        let info = try store.logInfo(of: account)
        team = membership.team
        actor = .user(info)
        context = try store.logContext(of: account)
        origin = TeamLog.OriginLogInfo(accessMethod: .endUser(TeamLog.WebSessionLogInfo()), geoLocation: .loopback)
    }

    /// Whoever makes a call; nil if no team has to do with it.
    init?(_ call: Call) throws {
        let store = call.store
        switch call.caller {
        case .user(let account, let token):
            guard let membership = account.membership else { return nil }
            team = membership.team
            context = try store.logContext(of: account)
            // An app that acts for the whole team is an actor of its own.
            actor =
                token.team == nil ? .user(try store.logInfo(of: account)) : .app(try store.logInfo(of: token))
        case .admin(let account, _):
            guard let membership = account.membership else { return nil }
            team = membership.team
            actor = .admin(try store.logInfo(of: account))
            context = try store.logContext(of: account)
        case .team(let caller, let token):
            team = caller.number
            actor = .app(try store.logInfo(of: token))
            context = .team
        case .app, .nobody:
            return nil
        }
        origin = TeamLog.OriginLogInfo(
            accessMethod: .api(.init(requestId: store.minting.hexadecimal(32))), geoLocation: .loopback)
    }
}

extension TeamLog.GeoLocationLogInfo {
    fileprivate static let loopback = TeamLog.GeoLocationLogInfo(ipAddress: "127.0.0.1")
}

extension Store {
    /// Writes events into the log of a team.
    func log(_ events: [LoggedEvent], by source: EventSource) throws {
        let now = clock.wholeSecond
        try keep(events.map { try StoredEvent($0, by: source, at: now) }, of: source.team)
    }

    /// A user as the log shows it: a member with the team, or somebody else.
    func logInfo(of account: UserAccount) throws -> TeamLog.UserLogInfo {
        let name = account.name.displayName
        guard let member = try memberLogInfo(of: account) else {
            return TeamLog.NonTeamMemberLogInfo(accountId: account.id, displayName: name, email: account.email)
        }
        return member
    }

    /// A member who acts for nobody else.
    fileprivate func logContext(of account: UserAccount) throws -> TeamLog.ContextLogInfo {
        try memberLogInfo(of: account).map { .teamMember($0) } ?? .team
    }

    private func memberLogInfo(of account: UserAccount) throws -> TeamLog.TeamMemberLogInfo? {
        guard let membership = account.membership else { return nil }
        return TeamLog.TeamMemberLogInfo(
            accountId: account.id, displayName: account.name.displayName, email: account.email,
            teamMemberId: membership.id,
            memberExternalId: try member(membership.id, of: membership.team)?.externalID,
            team: try team(membership.team).map { .init(displayName: $0.name) })
    }

    /// The app of a token as the log shows it.
    func logInfo(of token: Token) throws -> TeamLog.AppLogInfo {
        try appLogInfo(token.app, isForTeam: token.team != nil)
    }

    func appLogInfo(_ key: String, isForTeam: Bool) throws -> TeamLog.AppLogInfo {
        let name = try app(key)?.name
        return isForTeam
            ? TeamLog.TeamLinkedAppLogInfo(appId: App.id(of: key), displayName: name)
            : TeamLog.UserLinkedAppLogInfo(appId: App.id(of: key), displayName: name)
    }

    /// A member as somebody whom something happened to.
    func participant(_ member: TeamMember) throws -> TeamLog.ParticipantLogInfo? {
        try account(member.account).map { .user(try logInfo(of: $0)) }
    }
}

extension StoredEvent {
    fileprivate init(_ event: LoggedEvent, by source: EventSource, at time: Date) throws {
        self.time = time
        category = try Self.tag(of: event.category)
        type = try Self.tag(of: event.type)
        let people = event.participants.compactMap { participant -> TeamLog.UserLogInfo? in
            if case .user(let info) = participant { info } else { nil }
        }
        accounts = Set((people + [source.actor.user, source.context.user]).compactMap { $0?.accountId })
        let outsiders = people.contains { $0 is TeamLog.NonTeamMemberLogInfo }
        json = try StoneCoding.encode(
            TeamLog.TeamEvent(
                timestamp_: time, eventCategory: event.category, eventType: event.type, details: event.details,
                actor: source.actor, origin: source.origin, involveNonTeamMember: outsiders, context: source.context,
                participants: event.participants.isEmpty ? nil : event.participants,
                assets: event.assets.isEmpty ? nil : event.assets))
    }

    /// The tag of a union as it stands on the wire.
    static func tag<Union>(of value: Union) throws -> String {
        let json = try JSONSerialization.jsonObject(with: StoneCoding.encode(value, as: Union.self)) as? [String: Any]
        return json?[".tag"] as? String ?? ""
    }
}

extension TeamLog.ActorLogInfo {
    fileprivate var user: TeamLog.UserLogInfo? {
        switch self {
        case .user(let info), .admin(let info): info
        default: nil
        }
    }
}

extension TeamLog.ContextLogInfo {
    fileprivate var user: TeamLog.UserLogInfo? {
        if case .teamMember(let info) = self { info } else { nil }
    }
}
