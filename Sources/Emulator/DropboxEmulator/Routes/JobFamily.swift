import DropboxCore
import DropboxStone
import Foundation

/// The jobs that one route starts and another route checks. `Status` is the result of the latter.
struct JobFamily<Status: Sendable>: Sendable {
    let name: String
    let inProgress: Status

    /// Creates a job family.
    ///
    /// - Parameters:
    ///   - name: The route that starts the jobs, such as `files/delete_batch`.
    ///   - inProgress: The status of a running job.
    init(_ name: String, inProgress: Status) {
        self.name = name
        self.inProgress = inProgress
    }
}

extension Call {
    /// Starts a job whose result is already known. Checks return `status` after the number of polls that the limits
    /// specify.
    ///
    /// - Returns: The id of the job.
    func startJob<Status>(_ family: JobFamily<Status>, endingWith status: Status) throws -> String {
        try store.jobs.start(family.name, owner: jobOwner, outcome: try StoneCoding.encode(status, as: Status.self))
    }

    /// Starts a job that continues after the response. Finish it with `finishJob`.
    ///
    /// - Returns: The id of the job.
    func beginJob<Status>(_ family: JobFamily<Status>) throws -> String {
        try store.jobs.start(family.name, owner: jobOwner)
    }

    /// Finishes a job with the given status.
    func finishJob<Status>(_ id: String, of family: JobFamily<Status>, with status: Status) throws {
        try store.jobs.finish(id, outcome: try StoneCoding.encode(status, as: Status.self))
    }

    /// Returns the status of a job.
    ///
    /// - Throws: ``Jobs/JobError`` if the job doesn't exist or was lost.
    func pollJob<Status>(_ id: String, of family: JobFamily<Status>) throws -> Status {
        switch try store.jobs.poll(id, family.name, owner: jobOwner) {
        case .inProgress: family.inProgress
        case .finished(let outcome): try StoneCoding.decode(Status.self, from: outcome)
        }
    }

    /// The owner of the jobs that the request starts or checks.
    private var jobOwner: Jobs.Owner {
        get throws(RequestError) {
            if case .team(let team, _) = caller { return .team(team.id) }
            if case .app(let app) = caller { return .app(app.key) }
            return .account(try account.number)
        }
    }
}

extension RouteTable {
    /// Adds the handler of a route that checks the jobs of a family.
    mutating func onCheck<Status: JSONSerializer>(
        _ route: Route<Async.PollArgSerializer, Status, Async.PollErrorSerializer>,
        _ family: JobFamily<Status.ValueType>,
        fidelity: Fidelity = .faithful
    ) {
        on(route, fidelity: fidelity) { argument, call in
            try mappingFailure({ (failure: Jobs.JobError) in failure.error }) {
                try call.pollJob(argument.asyncJobId, of: family)
            }
        }
    }
}

extension Jobs.JobError {
    var error: Async.PollError {
        switch self {
        case .notFound: .invalidAsyncJobId
        case .interrupted: .internalError
        }
    }
}
