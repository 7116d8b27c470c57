import DropboxCore
import Foundation
import DropboxStone

/// The jobs that one route starts and another tells about, with what the latter answers.
struct JobFamily<Status: Sendable>: Sendable {
    let name: String
    let inProgress: Status

    /// - Parameter name: the route that starts the jobs, such as `files/delete_batch`.
    init(_ name: String, inProgress: Status) {
        self.name = name
        self.inProgress = inProgress
    }
}

extension Call {
    /// Makes the id of a job whose work is done: its checks answer `status`, after as many polls as the limits say.
    func startJob<Status>(_ family: JobFamily<Status>, endingWith status: Status) throws -> String {
        try store.jobs.begin(family.name, owner: jobOwner, outcome: try StoneCoding.encode(status, as: Status.self))
    }

    /// Makes the id of a job whose work goes on; `endJob` tells how it ended.
    func beginJob<Status>(_ family: JobFamily<Status>) throws -> String {
        try store.jobs.begin(family.name, owner: jobOwner)
    }

    func endJob<Status>(_ id: String, of family: JobFamily<Status>, with status: Status) throws {
        try store.jobs.end(id, outcome: try StoneCoding.encode(status, as: Status.self))
    }

    /// Where a job of the family stands; throws `Jobs.Failure`.
    func pollJob<Status>(_ id: String, of family: JobFamily<Status>) throws -> Status {
        switch try store.jobs.poll(id, family.name, owner: jobOwner) {
        case .inProgress: family.inProgress
        case .ended(let outcome): try StoneCoding.decode(Status.self, from: outcome)
        }
    }

    /// Whose the jobs of the call are.
    private var jobOwner: Jobs.Owner {
        get throws(RequestError) {
            if case .team(let team, _) = caller { return .team(team.id) }
            if case .app(let app) = caller { return .app(app.key) }
            return .account(try account.number)
        }
    }
}

extension RouteTable {
    /// Answers the route that tells about the jobs of a family.
    mutating func onCheck<Status: Sendable>(
        _ route: Route<Async.PollArg, Status, Async.PollError>, _ family: JobFamily<Status>,
        fidelity: Fidelity = .faithful
    ) {
        on(route, fidelity: fidelity) { argument, call in
            try refusing({ (failure: Jobs.Failure) in failure.error }) {
                try call.pollJob(argument.asyncJobId, of: family)
            }
        }
    }
}

extension Jobs.Failure {
    var error: Async.PollError {
        switch self {
        case .unknown: .invalidAsyncJobId
        case .lost: .internalError
        }
    }
}
