import DropboxHTTP
import DropboxStone
import Foundation

// Requests that continue after the process exits. The service provides the response, which is decoded here.
extension RouteCaller {
    /// Performs a transfer with a service.
    func result<ASerial, RSerial, ESerial>(
        of route: Route<ASerial, RSerial, ESerial>, _ argument: ASerial.ValueType,
        _ content: DurableTransferRequest.Content,
        service: any DurableTransferService, options: CallOptions, _ execution: AnyRequestExecution
    ) async throws(CallError<ESerial.ValueType>) -> RSerial.ValueType {
        let json: Data
        do throws(StoneError) {
            json = try EncodedArgument(argument, route: route.descriptor, content: nil).json
        } catch {
            throw .serializationError(InvalidArgumentError(route: route.descriptor.path, underlyingError: error))
        }
        let request = DurableTransferRequest(
            route: route.descriptor, argument: json, content: content, caller: self, options: options)
        let subject = CallSubject(route.descriptor, json: json)
        let response: CallResponse
        do throws(DurableTransferError) {
            response = try await service.response(to: request, execution: execution)
        } catch {
            throw CallError(error, subject)
        }
        return try result(of: response, route, subject, execution)
    }

    /// Resumes a transfer that an earlier process started.
    func result<ASerial, RSerial, ESerial>(
        of transfer: any DurableTransfer, _ route: Route<ASerial, RSerial, ESerial>,
        _ execution: AnyRequestExecution
    ) async throws(CallError<ESerial.ValueType>) -> RSerial.ValueType {
        let subject = CallSubject(route.descriptor)
        let response: CallResponse
        do throws(DurableTransferError) {
            response = try await transfer.response(for: route.descriptor, execution: execution)
        } catch {
            throw CallError(error, subject)
        }
        return try result(of: response, route, subject, execution)
    }

    private func result<ASerial, RSerial, ESerial>(
        of response: CallResponse, _ route: Route<ASerial, RSerial, ESerial>, _ subject: CallSubject,
        _ execution: AnyRequestExecution
    ) throws(CallError<ESerial.ValueType>) -> RSerial.ValueType {
        var metadata = response.metadata
        if response.isSuccess, route.descriptor.style == .download {
            // The service verified the whole content, whichever part of it the last response carried.
            let announced = metadata.status == 200 ? metadata.headers["Content-Length"].flatMap { Int64($0) } : nil
            let whole = ResponseMetadata(status: 200, headers: metadata.headers)
            let expected = try? ExpectedContent(route.descriptor, whole, result: response.data, announced: announced)
            metadata.contentVerification = expected?.verification
        }
        execution.record(metadata)
        guard response.isSuccess else { throw CallError(response, subject) }
        return try decode(response.data, subject, response, ESerial.ValueType.self)
    }
}
