import Foundation
import StoneRuntime

// Calls that outlive the process: whoever keeps them gives the answer, and what it says is read here.
extension RouteCaller {
    /// Calls a route that moves content.
    func result<Argument, Result, RouteError, Output>(
        of route: Route<Argument, Result, RouteError>, _ argument: Argument, _ content: WantedTransfer.Content,
        keptBy keeper: any TransferKeeper, origin: Origin, _ run: RequestRun<Output, RouteError>
    ) async throws(CallError<RouteError>) -> Result {
        let json: Data
        do throws(StoneError) {
            json = try WrittenArgument(argument, route: route.facts, content: nil).json
        } catch {
            throw .serializationError(ArgumentError(route: route.facts.path, reason: error))
        }
        let transfer = WantedTransfer(
            route: route.facts, argument: json, content: content, caller: self, origin: origin)
        let answer: CallAnswer
        do throws(KeepingFailure) {
            answer = try await keeper.answer(to: transfer, run)
        } catch {
            throw CallError(error, route: route.facts)
        }
        return try result(of: answer, route, run)
    }

    /// Carries on with a transfer that an earlier process has left.
    func result<Argument, Result, RouteError, Output>(
        of transfer: any KeptTransfer, _ route: Route<Argument, Result, RouteError>,
        _ run: RequestRun<Output, RouteError>
    ) async throws(CallError<RouteError>) -> Result {
        let answer: CallAnswer
        do throws(KeepingFailure) {
            answer = try await transfer.answer(of: route.facts, run)
        } catch {
            throw CallError(error, route: route.facts)
        }
        return try result(of: answer, route, run)
    }

    private func result<Argument, Result, RouteError, Output>(
        of answer: CallAnswer, _ route: Route<Argument, Result, RouteError>, _ run: RequestRun<Output, RouteError>
    ) throws(CallError<RouteError>) -> Result {
        run.received(answer.metadata)
        guard answer.isSuccess else { throw CallError(answer, route: route.facts) }
        return try decode(answer.data, route.facts, answer, RouteError.self)
    }
}
