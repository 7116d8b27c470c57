import DropboxAccount
import DropboxCore
import DropboxStone
import DropboxTeamLog
import Foundation

/// The team log events of successful requests, by route. Requests to other routes cause no events.
struct EventFeed: Sendable {
    private typealias EventMapper =
        @Sendable (_ argument: Any, _ result: Any, _ state: (any Sendable)?, Call) throws -> [LoggedEvent]
    private typealias StateCapture = @Sendable (_ argument: Any, Call) throws -> (any Sendable)?

    private var mappers: [String: EventMapper] = [:]
    private var captures: [String: StateCapture] = [:]

    /// The events of all routes.
    static let all: EventFeed = {
        var feed = EventFeed()
        FileEvents.add(to: &feed)
        FileBatchEvents.add(to: &feed)
        LinkEvents.add(to: &feed)
        SharedFolderEvents.add(to: &feed)
        MemberEvents.add(to: &feed)
        GroupEvents.add(to: &feed)
        TeamFolderEvents.add(to: &feed)
        AdministrationEvents.add(to: &feed)
        return feed
    }()

    /// Adds the events of a route.
    mutating func after<ASerial, RSerial, ESerial>(
        _ route: Route<ASerial, RSerial, ESerial>,
        _ events: @escaping @Sendable (ASerial.ValueType, RSerial.ValueType, Call) throws -> [LoggedEvent]
    ) {
        mappers[route.descriptor.path] = { argument, result, _, call in
            guard let argument = argument as? ASerial.ValueType, let result = result as? RSerial.ValueType else {
                return []
            }
            return try events(argument, result, call)
        }
    }

    /// Adds the events of a route that depend on the state before the request.
    ///
    /// - Parameters:
    ///   - route: The route.
    ///   - before: Captures the state before the request. If the result is `nil`, the request causes no event.
    ///   - events: Creates the events from the argument, the result, and the captured state.
    mutating func after<ASerial, RSerial, ESerial, State: Sendable>(
        _ route: Route<ASerial, RSerial, ESerial>,
        capturing before: @escaping @Sendable (ASerial.ValueType, Call) throws -> State?,
        _ events: @escaping @Sendable (ASerial.ValueType, RSerial.ValueType, State, Call) throws -> [LoggedEvent]
    ) {
        captures[route.descriptor.path] = { argument, call in
            try (argument as? ASerial.ValueType).flatMap { try before($0, call) }
        }
        mappers[route.descriptor.path] = { argument, result, state, call in
            guard let argument = argument as? ASerial.ValueType, let result = result as? RSerial.ValueType,
                let state = state as? State
            else { return [] }
            return try events(argument, result, state, call)
        }
    }

    fileprivate func captureState(_ argument: Any, _ call: Call) throws -> (any Sendable)? {
        try captures[call.descriptor.path]?(argument, call)
    }

    fileprivate func record(_ argument: Any, _ result: Any, _ state: (any Sendable)?, _ call: Call) throws {
        guard let mapper = mappers[call.descriptor.path] else { return }
        let events = try mapper(argument, result, state, call)
        guard !events.isEmpty, let source = try EventSource(call) else { return }
        try call.store.log(events, by: source)
    }
}

extension Call {
    /// Returns the state before the request that the events of its route depend on.
    func captureState(_ argument: @autoclosure () -> Any) throws -> (any Sendable)? {
        isInTeam ? try EventFeed.all.captureState(argument(), self) : nil
    }

    /// Writes the events of the successful request to the log of the caller's team, if the caller has one.
    func logEvents(
        _ argument: @autoclosure () -> Any, _ result: @autoclosure () -> Any, _ state: (any Sendable)?
    ) throws {
        if isInTeam { try EventFeed.all.record(argument(), result(), state, self) }
    }

    /// A Boolean value that indicates whether the caller is a team or a member of one.
    fileprivate var isInTeam: Bool {
        switch caller {
        case .user(let account, _), .admin(let account, _): account.membership != nil
        case .team: true
        case .app, .unauthenticated: false
        }
    }

    /// Returns the result of a job that the request started, or `nil` if the job isn't finished.
    func jobResult<Status>(of job: String, as _: Status.Type = Status.self) throws -> Status? {
        guard let outcome = try store.jobs.outcome(of: job), !outcome.isEmpty else { return nil }
        return try StoneCoding.decode(Status.self, from: outcome)
    }
}

/// An event, without its source.
struct LoggedEvent: Sendable {
    let category: TeamLog.EventCategory
    let type: TeamLog.EventType
    let details: TeamLog.EventDetails
    /// The files and folders that the event affects.
    var assets: [TeamLog.AssetLogInfo] = []
    /// The members and groups that the event affects.
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

/// The actor of an event, on whose behalf they acted, and from where.
struct EventSource: Sendable {
    /// The team whose log contains the event.
    let team: Int64
    let actor: TeamLog.ActorLogInfo
    let context: TeamLog.ContextLogInfo
    let origin: TeamLog.OriginLogInfo

    /// Creates the source of a member's action on the pages of the website. The result is `nil` if the user has no
    /// team.
    init?(_ account: UserAccount, _ store: Store) throws {
        guard let membership = account.membership else { return nil }
        let info = try store.logInfo(of: account)
        team = membership.team
        actor = .user(info)
        context = try store.logContext(of: account)
        origin = TeamLog.OriginLogInfo(accessMethod: .endUser(TeamLog.WebSessionLogInfo()), geoLocation: .loopback)
    }

    /// Creates the source of a request. The result is `nil` if the caller has no team.
    init?(_ call: Call) throws {
        let store = call.store
        switch call.caller {
        case .user(let account, let token):
            guard let membership = account.membership else { return nil }
            team = membership.team
            context = try store.logContext(of: account)
            // An app that acts on behalf of the whole team is itself the actor.
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
        case .app, .unauthenticated:
            return nil
        }
        origin = TeamLog.OriginLogInfo(
            accessMethod: .api(.init(requestId: store.idGenerator.hexadecimalString(length: 32))),
            geoLocation: .loopback)
    }
}

extension TeamLog.GeoLocationLogInfo {
    fileprivate static let loopback = TeamLog.GeoLocationLogInfo(ipAddress: "127.0.0.1")
}

extension Store {
    /// Writes events to the log of a team.
    func log(_ events: [LoggedEvent], by source: EventSource) throws {
        let now = clock.nowInWholeSeconds
        try record(events.map { try StoredEvent($0, by: source, at: now) }, of: source.team)
    }

    /// Returns the log's description of a user, who can be a member of a team or not.
    func logInfo(of account: UserAccount) throws -> TeamLog.UserLogInfo {
        let name = account.name.displayName
        guard let member = try memberLogInfo(of: account) else {
            return TeamLog.NonTeamMemberLogInfo(accountId: account.id, displayName: name, email: account.email)
        }
        return member
    }

    /// Returns the context of a user who acts on their own behalf.
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

    /// Returns the log's description of a token's app.
    func logInfo(of token: Token) throws -> TeamLog.AppLogInfo {
        try appLogInfo(token.app, isForTeam: token.team != nil)
    }

    func appLogInfo(_ key: String, isForTeam: Bool) throws -> TeamLog.AppLogInfo {
        let name = try app(key)?.name
        return isForTeam
            ? TeamLog.TeamLinkedAppLogInfo(appId: App.id(of: key), displayName: name)
            : TeamLog.UserLinkedAppLogInfo(appId: App.id(of: key), displayName: name)
    }

    /// Returns a member as a participant of an event.
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

    /// Returns the tag of a union in JSON.
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
