import Foundation

/// A persisted transfer of a background session, from which a request is created. For internal use: call
/// `DropboxClient.getAllRequests` to get the requests.
public struct BackgroundTransfer: Sendable {
    private let transfer: any DurableTransfer
    private let caller: RouteCaller

    package init(_ transfer: any DurableTransfer, of client: DropboxTransportClientImpl) {
        self.transfer = transfer
        caller = client.caller
    }

    /// The path of the route, such as `files/upload`.
    public var route: String { transfer.route }

    /// The file that receives the content of a download, or `nil` for an upload.
    package var destination: URL? { transfer.destination }

    /// The error to report if the caller doesn't expect the route of this transfer.
    public var missingCaseError: ReconnectionError {
        ReconnectionError(.missingReconnectionCase, taskDescription: route)
    }

    /// Creates the request of an upload.
    ///
    /// - Parameter route: The route of the transfer.
    public func upload<ASerial, RSerial, ESerial>(
        _ route: Route<ASerial, RSerial, ESerial>
    ) -> UploadRequest<RSerial, ESerial> {
        UploadRequest(
            transfer.execution { [transfer, caller] execution throws(CallError<ESerial.ValueType>) in
                try await caller.result(of: transfer, route, execution)
            })
    }

    /// Creates the request of a download.
    ///
    /// - Parameter route: The route of the transfer.
    public func download<ASerial, RSerial, ESerial>(
        _ route: Route<ASerial, RSerial, ESerial>
    ) -> DownloadRequestFile<RSerial, ESerial> {
        DownloadRequestFile(
            transfer.execution { [transfer, caller] execution throws(CallError<ESerial.ValueType>) in
                let result = try await caller.result(of: transfer, route, execution)
                return (result, transfer.destination ?? URL(fileURLWithPath: ""))
            })
    }

    /// Returns the execution of a batch that an earlier process started. Returns the existing one if this process has
    /// already resumed the batch.
    ///
    /// - Parameters:
    ///   - route: The descriptor that represents the batch, which has no route.
    ///   - work: Resumes the batch.
    package func batch<Output>(
        _ route: RouteDescriptor,
        _ work:
            @escaping @Sendable (
                RequestExecution<Output, Void>, any DurableBatch, DropboxTransportClientImpl
            ) async throws(CallError<Void>) -> Output
    ) -> RequestExecution<Output, Void> {
        transfer.execution { [transfer] execution throws(CallError<Void>) in
            let resumed: (batch: any DurableBatch, client: DropboxTransportClientImpl)
            do throws(DurableTransferError) {
                resumed = try await transfer.batch(route, execution)
            } catch {
                throw CallError(error, CallSubject(route))
            }
            return try await work(execution, resumed.batch, resumed.client)
        }
    }
}

extension DropboxTransportClientImpl {
    /// Persists a batch before its first request.
    ///
    /// - Parameters:
    ///   - route: The descriptor that represents the batch, which has no route.
    ///   - execution: The execution of the batch.
    ///   - write: Writes the journal.
    /// - Returns: The batch, or `nil` if the client has no background session.
    package func beginBatch(
        _ route: RouteDescriptor, execution: AnyRequestExecution,
        journal write: @escaping @Sendable (URL) throws -> Void
    ) async throws(CallError<Void>) -> (any DurableBatch)? {
        do throws(DurableTransferError) {
            return try await caller.durableTransferService(options)?.beginBatch(
                route, client: self, execution: execution, journal: write)
        } catch {
            throw CallError(error, CallSubject(route))
        }
    }
}

/// An error that indicates that a transfer of a background session can't be reconnected to a request.
public struct ReconnectionError: Error, Sendable, CustomStringConvertible {
    /// The reason.
    public let reconnectionErrorKind: ReconnectionErrorKind

    /// The readable part of the persisted transfer, or `nil` if nothing is readable.
    public let taskDescription: String?

    /// The underlying error, if any.
    public let underlyingError: (any Error)?

    /// Creates an error.
    public init(_ kind: ReconnectionErrorKind, taskDescription: String? = nil, underlyingError: (any Error)? = nil) {
        reconnectionErrorKind = kind
        self.taskDescription = taskDescription
        self.underlyingError = underlyingError
    }

    /// A message with the cause and a remedy. It doesn't contain the task description, which may include filenames.
    public var description: String { "\(reconnectionErrorKind.explanation)\(underlyingError.map { ": \($0)" } ?? "")" }
}

/// The reasons that a transfer can't be reconnected to a request.
public enum ReconnectionErrorKind: String, Error, Sendable, CaseIterable {
    /// The transfer has no description, so this SDK didn't start it.
    case noPersistedInfo

    /// The persisted description is not in a format of this SDK.
    case badPersistedStringFormat

    /// A newer release persisted the transfer in a format that this release doesn't support.
    case versionMismatch

    /// The request box has no case for the route. Start the transfer again.
    case missingReconnectionCase

    /// Another error; see ``ReconnectionError/underlyingError``.
    case unknown

    fileprivate var explanation: String {
        switch self {
        case .noPersistedInfo: "a transfer of the session was not started by this SDK"
        case .badPersistedStringFormat: "the persisted transfer cannot be read; start the transfer again"
        case .versionMismatch: "a newer release of the SDK started the transfer; use that release or start it again"
        case .missingReconnectionCase: "no request box has a case for the route of the transfer; start it again"
        case .unknown: "the transfers of the session cannot be reconnected"
        }
    }
}
