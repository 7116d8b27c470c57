import Foundation
import HTTPTransport
import StoneRuntime

extension RouteCaller {
    /// Uploads so that the transfer outlives the process.
    func upload<Argument, Result, RouteError>(
        _ route: Route<Argument, Result, RouteError>, _ argument: Argument, _ input: UploadBody,
        in session: BackgroundSession, origin: Origin, run: RequestRun<Result, RouteError>
    ) async throws(CallError<RouteError>) -> Result {
        let (transfer, lease) = try await begin(route, argument, in: session, origin, run) { transfer, folder in
            try await transfer.setSource(input, in: folder)
        }
        return try await carry(transfer, route, lease, session, origin: origin, run: run, isAgain: false)
    }

    /// Downloads to a file so that the transfer outlives the process.
    func download<Argument, Result, RouteError>(
        _ route: Route<Argument, Result, RouteError>, _ argument: Argument, to destination: URL, overwrite: Bool,
        in session: BackgroundSession, origin: Origin, run: RequestRun<(Result, URL), RouteError>
    ) async throws(CallError<RouteError>) -> (Result, URL) {
        let (transfer, lease) = try await begin(route, argument, in: session, origin, run) { transfer, folder in
            try transfer.setDestination(destination, overwrite: overwrite)
        }
        let result = try await carry(transfer, route, lease, session, origin: origin, run: run, isAgain: false)
        return (result, destination)
    }

    /// Carries on with a transfer that an earlier process has left.
    func carryOn<Argument, Result, RouteError, Output>(
        _ transfer: TransferDescriptor, _ route: Route<Argument, Result, RouteError>, in session: BackgroundSession,
        origin: Origin, run: RequestRun<Output, RouteError>
    ) async throws(CallError<RouteError>) -> Result {
        let (lease, origin) = try await reopen(transfer, in: session, origin, run)
        return try await carry(transfer, route, lease, session, origin: origin, run: run, isAgain: true)
    }

    /// What is needed to carry on with a transfer that an earlier process has left.
    func reopen<RouteError, Output>(
        _ transfer: TransferDescriptor, in session: BackgroundSession, _ origin: Origin,
        _ run: RequestRun<Output, RouteError>
    ) async throws(CallError<RouteError>) -> (BackgroundSession.Lease, Origin) {
        run.onDelivery(nil)
        var origin = origin
        do {
            origin.scope = try transfer.scope
            return (try await session.open(configuration.time), origin)
        } catch {
            session.forget(transfer.id)
            throw .reconnectionError(error)
        }
    }

    private func begin<Argument, Result, RouteError, Output>(
        _ route: Route<Argument, Result, RouteError>, _ argument: Argument, in session: BackgroundSession,
        _ origin: Origin, _ run: RequestRun<Output, RouteError>,
        _ complete: (inout TransferDescriptor, BackgroundFolder) async throws -> Void
    ) async throws(CallError<RouteError>) -> (TransferDescriptor, BackgroundSession.Lease) {
        let json: Data
        do throws(StoneError) {
            json = try WrittenArgument(argument, route: route.facts, content: nil).json
        } catch {
            throw .serializationError(ArgumentError(route: route.facts.path, reason: error))
        }
        return try await record(route.facts.path, json, in: session, origin, run, complete)
    }

    /// Records a transfer, before anything of it is sent.
    func record<RouteError, Output>(
        _ route: String, _ argument: Data, in session: BackgroundSession, _ origin: Origin,
        _ run: RequestRun<Output, RouteError>,
        _ complete: (inout TransferDescriptor, BackgroundFolder) async throws -> Void
    ) async throws(CallError<RouteError>) -> (TransferDescriptor, BackgroundSession.Lease) {
        let terms = run.terms
        let id = UUID().uuidString
        do {
            var transfer = TransferDescriptor(
                id: id, begun: Date().timeIntervalSince1970, route: route,
                argument: String(decoding: argument, as: UTF8.self), selectUser: origin.scope.selectUser,
                selectAdmin: origin.scope.selectAdmin, pathRoot: try origin.scope.pathRootHeader(),
                persistedString: terms.persistedString,
                earliestBeginDate: terms.earliestBeginDate?.timeIntervalSince1970, batch: terms.part?.batch,
                part: terms.part?.key)
            let lease = try await session.open(configuration.time)
            _ = session.run(of: id) { run }
            try await complete(&transfer, lease.folder)
            try lease.folder.record(transfer)
            return (transfer, lease)
        } catch let error as StoneError {
            throw .serializationError(ArgumentError(route: route, reason: error))
        } catch {
            session.forget(id)
            throw .clientError(ClientError(unrecorded: error))
        }
    }

    /// Carries a transfer to its end. Whether it stays on disk depends on how that is told: see `BackgroundSession`.
    private func carry<Argument, Result, RouteError, Output>(
        _ transfer: TransferDescriptor, _ route: Route<Argument, Result, RouteError>, _ lease: BackgroundSession.Lease,
        _ session: BackgroundSession, origin: Origin, run: RequestRun<Output, RouteError>, isAgain: Bool
    ) async throws(CallError<RouteError>) -> Result {
        let facts = route.facts
        let work = BackgroundWork(
            transfer: transfer, route: facts, folder: lease.folder, caller: self, origin: origin,
            progress: run.progress,
            suspension: run.suspension, isCarriedBySystem: session.system != nil)
        let answer: CallAnswer
        do throws(BackgroundWork.Failure) {
            if session.system == nil {
                do { try await run.begin(configuration.time) } catch { throw .call(.cancelled) }
            }
            answer = try await work.answer(isAgain: isAgain)
        } catch {
            let failure = session.isShutDown && error.isEnd ? .shutDown : error
            switch failure.fate {
            case .over: session.finish(transfer, in: lease)
            case .postponed: session.forget(transfer.id)
            case .told: run.onDelivery { session.finish(transfer, in: lease) }
            }
            throw CallError(failure, route: facts)
        }
        run.onDelivery { session.finish(transfer, in: lease) }
        run.received(answer.metadata)
        guard answer.isSuccess else { throw CallError(answer, route: facts) }
        return try decode(answer.data, facts, answer, RouteError.self)
    }
}

extension BackgroundWork.Failure {
    /// What becomes of a transfer that has no answer.
    enum Fate {
        /// The caller does not want it any more.
        case over
        /// The client was shut down: the next one of the session carries on.
        case postponed
        /// The caller learns why.
        case told
    }

    fileprivate static var shutDown: BackgroundWork.Failure {
        .call(.unanswered(HTTPError(.shutDown, "The client was shut down. The next one of the session carries on.")))
    }

    /// Whether it says that the task was cancelled.
    fileprivate var isEnd: Bool {
        if case .call(.cancelled) = self { true } else { false }
    }

    fileprivate var fate: Fate {
        guard case .call(let failure) = self else { return .told }
        switch failure {
        case .cancelled: return .over
        case .unanswered(let error): if case .shutDown = error.kind { return .postponed } else { return .told }
        default: return .told
        }
    }
}

extension CallError where EType: Sendable {
    fileprivate init(_ failure: BackgroundWork.Failure, route: RouteFacts) {
        switch failure {
        case .call(let failure): self = CallError(failure, route: route)
        case .file(let error): self = .clientError(.fileAccessError(error))
        }
    }
}

extension ClientError {
    /// Why a transfer could not be recorded.
    fileprivate init(unrecorded error: any Error) {
        switch error {
        case is CancellationError, is SessionInUse: self = .other(error)
        case let error as HTTPError:
            if case .shutDown = error.kind { self = .urlSessionError(error) } else { self = .fileAccessError(error) }
        default: self = .fileAccessError(error)
        }
    }
}
