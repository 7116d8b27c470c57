import DropboxCore
import Foundation
import DropboxStone

/// What the logs of teams tell of calls that succeeded, route by route. A route without an entry leaves no trace.
struct EventFeed: Sendable {
    private typealias EventMapper =
        @Sendable (_ argument: Any, _ result: Any, _ memory: (any Sendable)?, Call) throws -> [LoggedEvent]
    private typealias StateCapture = @Sendable (_ argument: Any, Call) throws -> (any Sendable)?

    private var recorders: [String: EventMapper] = [:]
    private var rememberers: [String: StateCapture] = [:]

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

    /// Tells what a call of the route did.
    mutating func after<Argument, Result, RouteError>(
        _ route: Route<Argument, Result, RouteError>,
        _ events: @escaping @Sendable (Argument, Result, Call) throws -> [LoggedEvent]
    ) {
        recorders[route.descriptor.path] = { argument, result, _, call in
            guard let argument = argument as? Argument, let result = result as? Result else { return [] }
            return try events(argument, result, call)
        }
    }

    /// Tells what a call of the route did, with what was so before.
    ///
    /// - Parameters:
    ///   - before: finds out what will be changed; nil if there is no such thing, and so no event.
    mutating func after<Argument, Result, RouteError, Memory: Sendable>(
        _ route: Route<Argument, Result, RouteError>,
        remembering before: @escaping @Sendable (Argument, Call) throws -> Memory?,
        _ events: @escaping @Sendable (Argument, Result, Memory, Call) throws -> [LoggedEvent]
    ) {
        rememberers[route.descriptor.path] = { argument, call in
            try (argument as? Argument).flatMap { try before($0, call) }
        }
        recorders[route.descriptor.path] = { argument, result, memory, call in
            guard let argument = argument as? Argument, let result = result as? Result, let memory = memory as? Memory
            else { return [] }
            return try events(argument, result, memory, call)
        }
    }

    fileprivate func memory(_ argument: Any, _ call: Call) throws -> (any Sendable)? {
        guard call.isInTeam else { return nil }
        return try rememberers[call.facts.path]?(argument, call)
    }

    fileprivate func record(_ argument: Any, _ result: Any, _ memory: (any Sendable)?, _ call: Call) throws {
        guard call.isInTeam, let recorder = recorders[call.facts.path] else { return }
        let events = try recorder(argument, result, memory, call)
        guard !events.isEmpty, let source = try EventSource(call) else { return }
        try call.store.log(events, by: source)
    }
}

extension Call {
    /// What the log will want to know of the time before the call.
    func remember(_ argument: Any) throws -> (any Sendable)? { try EventFeed.all.memory(argument, self) }

    /// Tells the log of the caller's team, if there is one, that the call succeeded.
    func log(_ argument: Any, _ result: Any, _ memory: (any Sendable)?) throws {
        try EventFeed.all.record(argument, result, memory, self)
    }

    /// Whether a team has to do with the call.
    fileprivate var isInTeam: Bool {
        switch caller {
        case .user(let account, _), .admin(let account, _): account.membership != nil
        case .team: true
        case .app, .nobody: false
        }
    }

    /// How a job ended that the call has started.
    func outcome<Status>(of job: String, as _: Status.Type = Status.self) throws -> Status? {
        guard let outcome = try store.jobs.outcome(of: job), !outcome.isEmpty else { return nil }
        return try StoneCoding.decode(Status.self, from: outcome)
    }
}
