import Foundation
import StoneRuntime

extension DropboxTransportClientImpl {
    public var identifier: String? { configuration.session.identifier }

    /// The request of an upload that an earlier process has begun.
    func reconnectedUpload<Argument, Result, RouteError>(
        _ route: Route<Argument, Result, RouteError>, _ descriptor: TransferDescriptor
    ) -> RequestRun<Result, RouteError> {
        RequestRun(name: route.facts.path, time: configuration.time, terms: descriptor.terms) {
            [caller, origin] run throws(CallError<RouteError>) in
            let argument = try descriptor.argument(of: route)
            let source = URL(fileURLWithPath: descriptor.source ?? "")
            return try await caller.call(route, argument, content: .file(source), origin: origin, run: run)
        }
    }

    /// The request of a download that an earlier process has begun.
    func reconnectedDownload<Argument, Result, RouteError>(
        _ route: Route<Argument, Result, RouteError>, _ descriptor: TransferDescriptor
    ) -> RequestRun<(Result, URL), RouteError> {
        RequestRun(name: route.facts.path, time: configuration.time, terms: descriptor.terms) {
            [caller, origin] run throws(CallError<RouteError>) in
            let argument = try descriptor.argument(of: route)
            let destination = URL(fileURLWithPath: descriptor.destination ?? "")
            return try await caller.download(
                route, argument, to: destination, overwrite: descriptor.overwrite ?? false, origin: origin, run: run)
        }
    }
}

extension TransferDescriptor {
    /// The argument as the route takes it.
    fileprivate func argument<Argument, Result, RouteError>(
        of route: Route<Argument, Result, RouteError>
    ) throws(CallError<RouteError>) -> Argument {
        do throws(StoneError) {
            return try StoneCoding.decode(Argument.self, from: Data(argument.utf8))
        } catch {
            throw .reconnectionError(
                ReconnectionError(.badPersistedStringFormat, taskDescription: self.route, cause: error))
        }
    }
}
