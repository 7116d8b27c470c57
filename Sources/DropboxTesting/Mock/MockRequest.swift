import DropboxCore
import Foundation
import DropboxHTTP
import DropboxConcurrency
import DropboxStone

/// A request that was made of a mock client: what was asked for, and the place to answer it.
public final class MockRequest: Sendable {
    private enum Phase {
        case open
        case asked(@Sendable (MockInput?) -> Void)
        /// `nil` stands for an answer that was never set.
        case answered(MockInput?)
    }

    private struct State {
        var phase = Phase.open
        var content: Data?
        var headers: HTTPHeaders = [:]
        var progress: (@Sendable (Int64, Int64?) -> Void)?
    }

    /// The route as the wire has it: `files/list_folder`.
    public let route: String

    /// The argument as JSON; `null` where there is none. It is `nil` where the argument breaks a rule of the API, which
    /// makes the request fail by itself.
    public let argument: Data?

    private let facts: RouteDescriptor
    private let state = Locked(State())

    init(_ facts: RouteDescriptor, argument: Data?) {
        route = facts.path
        self.facts = facts
        self.argument = argument
    }

    /// The argument as a type of the API: `try request.argument(as: Files.ListFolderArg.self)`.
    /// - Throws: If the argument is of another type.
    public func argument<Argument>(as type: Argument.Type) throws -> Argument {
        try StoneCoding.decode(type, from: argument ?? Data())
    }

    /// What an upload sends; `nil` until it is sent.
    public var content: Data? { state.withLock { $0.content } }

    /// The headers of the call; none until it is sent.
    public var headers: HTTPHeaders { state.withLock { $0.headers } }

    /// Answers the request, whether it has been sent by now or will be.
    ///
    /// Its handlers are called, and tasks that await it go on, a moment later and as they would be for an answer of Dropbox.
    /// - Throws: `MockError.answeredBefore` if the request is over.
    public func handleMockInput(_ input: MockInput) throws {
        guard end(with: input) else { throw MockError.answeredBefore(route: route) }
    }

    /// Tells the request's progress handlers that content has moved.
    ///
    /// - Parameters:
    ///   - completed: How many bytes so far.
    ///   - total: Of how many; unknown by default.
    public func reportProgress(completed: Int64, total: Int64? = nil) {
        state.withLock { $0.progress }?(completed, total)
    }

    /// Gives the answer, or says that there is none. Only the first time counts.
    @discardableResult
    func end(with input: MockInput?) -> Bool {
        let (asked, isFirst) = state.withLock { state -> ((@Sendable (MockInput?) -> Void)?, Bool) in
            switch state.phase {
            case .answered: return (nil, false)
            case .open:
                state.phase = .answered(input)
                return (nil, true)
            case .asked(let asked):
                state.phase = .answered(input)
                return (asked, true)
            }
        }
        asked?(input)
        return isFirst
    }

    /// Reports progress to a run, as long as it is there.
    func follow<Output, RouteError>(_ run: RequestExecution<Output, RouteError>) {
        state.withLock { state in
            state.progress = { [weak run] completed, total in run?.progress.update(completed: completed, total: total) }
        }
    }
}

extension MockRequest: CustomStringConvertible {
    /// Route and argument.
    public var description: String { "\(route) \(argument.map { String(decoding: $0, as: UTF8.self) } ?? "(invalid)")" }
}

/// Stands where the network is.
extension MockRequest: HTTPTransport {
    /// Waits for the answer. Not for users.
    public func send(_ request: HTTPRequest) async throws(HTTPError) -> HTTPResponse {
        let content = try await request.body.collected()
        state.withLock { state in
            state.headers = request.headers
            if facts.style == .upload { state.content = content }
        }
        let input: MockInput?
        do {
            input = try await CancellableContinuation<MockInput?>().value { asked in
                let answered = state.withLock { state -> MockInput?? in
                    if case .answered(let input) = state.phase { return .some(input) }
                    state.phase = .asked(asked)
                    return nil
                }
                if let answered { asked(answered) }
            }
        } catch {
            end(with: nil)
            throw HTTPError(.cancelled, "The request was cancelled.")
        }
        guard let input else {
            throw HTTPError(.invalidRequest, MockError.unset(route: route).description, isRequestUnsent: true)
        }
        return try input.response(isDownload: facts.style == .download)
    }

    /// Leaves the request without an answer. Not for users.
    public func shutdown() {
        end(with: nil)
    }
}
