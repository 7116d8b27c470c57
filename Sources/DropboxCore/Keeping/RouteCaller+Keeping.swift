import Foundation
import DropboxStone

// Calls that outlive the process: whoever keeps them gives the answer, and what it says is read here.
extension RouteCaller {
    /// Calls a route that moves content.
    func result<Argument, Result, RouteError, Output>(
        of route: Route<Argument, Result, RouteError>, _ argument: Argument, _ content: DurableTransferRequest.Content,
        keptBy keeper: any DurableTransferService, origin: Origin, _ run: RequestExecution<Output, RouteError>
    ) async throws(CallError<RouteError>) -> Result {
        let json: Data
        do throws(StoneError) {
            json = try EncodedArgument(argument, route: route.descriptor, content: nil).json
        } catch {
            throw .serializationError(InvalidArgumentError(route: route.descriptor.path, reason: error))
        }
        let transfer = DurableTransferRequest(
            route: route.descriptor, argument: json, content: content, caller: self, origin: origin)
        let answer: CallResponse
        do throws(DurableTransferError) {
            answer = try await keeper.answer(to: transfer, run)
        } catch {
            throw CallError(error, route: route.descriptor)
        }
        return try result(of: answer, route, run)
    }

    /// Carries on with a transfer that an earlier process has left.
    func result<Argument, Result, RouteError, Output>(
        of transfer: any DurableTransfer, _ route: Route<Argument, Result, RouteError>,
        _ run: RequestExecution<Output, RouteError>
    ) async throws(CallError<RouteError>) -> Result {
        let answer: CallResponse
        do throws(DurableTransferError) {
            answer = try await transfer.answer(of: route.descriptor, run)
        } catch {
            throw CallError(error, route: route.descriptor)
        }
        return try result(of: answer, route, run)
    }

    private func result<Argument, Result, RouteError, Output>(
        of answer: CallResponse, _ route: Route<Argument, Result, RouteError>,
        _ run: RequestExecution<Output, RouteError>
    ) throws(CallError<RouteError>) -> Result {
        run.received(answer.metadata)
        guard answer.isSuccess else { throw CallError(answer, route: route.descriptor) }
        return try decode(answer.data, route.descriptor, answer, RouteError.self)
    }
}
