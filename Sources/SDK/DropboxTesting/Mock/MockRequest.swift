import DropboxConcurrency
import DropboxCore
import DropboxHTTP
import DropboxStone
import Foundation

/// A request of a mock client. Tests can inspect it and set its response.
public final class MockRequest: Sendable {
    private enum Phase {
        case created
        case sent(@Sendable (MockInput?) -> Void)
        /// The request is finished. The value is `nil` if no response was set.
        case finished(MockInput?)
    }

    private struct State {
        var phase = Phase.created
        var content: Data?
        var headers: HTTPHeaders = [:]
        var progress: (@Sendable (Int64, Int64?) -> Void)?
    }

    /// The path of the route, such as `files/list_folder`.
    public let route: String

    /// The argument as JSON, which is `null` for a route without an argument. It is `nil` if the argument is invalid;
    /// the request fails then.
    public let argument: Data?

    private let descriptor: RouteDescriptor
    private let state = Locked(State())

    init(_ descriptor: RouteDescriptor, argument: Data?) {
        route = descriptor.path
        self.descriptor = descriptor
        self.argument = argument
    }

    /// Returns the argument as an API type: `try request.argument(as: Files.ListFolderArg.self)`.
    ///
    /// - Throws: An error if the argument has another type.
    public func argument<Argument>(as type: Argument.Type) throws -> Argument {
        try StoneCoding.decode(type, from: argument ?? Data())
    }

    /// The content of an upload, or `nil` before it is sent.
    public var content: Data? { state.withLock { $0.content } }

    /// The headers of the request. They are empty before it is sent.
    public var headers: HTTPHeaders { state.withLock { $0.headers } }

    /// Sets the response of the request. You can call it before or after the request is sent.
    ///
    /// As for a response of Dropbox, handlers and waiting tasks receive the response asynchronously.
    ///
    /// - Parameter input: The response.
    /// - Throws: `MockError.alreadyFinished` if the request is already finished.
    public func handleMockInput(_ input: MockInput) throws {
        guard finish(with: input) else { throw MockError.alreadyFinished(route: route) }
    }

    /// Reports progress to the progress handlers of the request.
    ///
    /// - Parameters:
    ///   - completed: The number of transferred bytes so far.
    ///   - total: The total number of bytes. The default is `nil`, for an unknown total.
    public func reportProgress(completed: Int64, total: Int64? = nil) {
        state.withLock { $0.progress }?(completed, total)
    }

    /// Finishes the request with a response, or without one if `input` is `nil`.
    ///
    /// - Returns: `false` if the request was already finished. The method has no effect then.
    @discardableResult
    func finish(with input: MockInput?) -> Bool {
        let (completion, isFirst) = state.withLock { state -> ((@Sendable (MockInput?) -> Void)?, Bool) in
            switch state.phase {
            case .finished: return (nil, false)
            case .created:
                state.phase = .finished(input)
                return (nil, true)
            case .sent(let completion):
                state.phase = .finished(input)
                return (completion, true)
            }
        }
        completion?(input)
        return isFirst
    }

    /// Forwards progress to a request execution, which is a weak reference.
    func forwardProgress(to execution: AnyRequestExecution) {
        state.withLock { state in
            state.progress = { [weak execution] completed, total in
                execution?.progress.update(completed: completed, total: total)
            }
        }
    }
}

extension MockRequest: CustomStringConvertible {
    /// The route and the argument.
    public var description: String { "\(route) \(argument.map { String(decoding: $0, as: UTF8.self) } ?? "(invalid)")" }
}

/// The transport of the request's client, which replaces the network.
extension MockRequest: HTTPTransport {
    /// Waits for the response. The SDK calls this method.
    public func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
        let content = try await request.body.collect()
        state.withLock { state in
            state.headers = request.headers
            if descriptor.style == .upload { state.content = content }
        }
        let input: MockInput?
        do {
            input = try await CancellableContinuation<MockInput?>().value { completion in
                let existingInput = state.withLock { state -> MockInput?? in
                    if case .finished(let input) = state.phase { return .some(input) }
                    state.phase = .sent(completion)
                    return nil
                }
                if let existingInput { completion(existingInput) }
            }
        } catch {
            finish(with: nil)
            throw HTTPError(.cancelled, "The request was canceled.")
        }
        guard let input else {
            throw HTTPError(.invalidRequest, MockError.missingInput(route: route).description, isRequestUnsent: true)
        }
        return try input.response(isDownload: descriptor.style == .download)
    }

    /// Finishes the request without a response. The SDK calls this method.
    public func shutdown() {
        finish(with: nil)
    }
}

/// An error in the use of a mock.
public enum MockError: Error, Sendable, Hashable, CustomStringConvertible {
    /// The request of this route is already finished: it has a response, or it was canceled.
    case alreadyFinished(route: String)
    /// No response was set for this route.
    case missingInput(route: String)

    /// The error message with a remedy.
    public var description: String {
        switch self {
        case .alreadyFinished(let route): "the request of \(route) is finished: set the response only once"
        case .missingInput(let route):
            "no mock was set for \(route): create the mock client with a fixture of this name, or call handleMockInput "
                + "while the mock client exists"
        }
    }
}
