import DropboxConcurrency
import DropboxStone
import Foundation

/// The route and the path of a call, for the messages of its errors.
package struct CallSubject: Sendable, Hashable, CustomStringConvertible {
    /// The route, such as `files/upload`.
    package let route: String

    /// The path in the argument, or `nil` if the argument has none or isn't known.
    package let path: String?

    package init(_ route: RouteDescriptor) { self.init(route: route.path) }

    /// Creates a value for an argument.
    init<Argument>(_ route: RouteDescriptor, argument: Argument?) {
        // An argument that can't be encoded has no path; its call fails for this reason.
        guard let argument, let json = try? StoneCoding.encode(argument, as: Argument.self) else {
            self.init(route)
            return
        }
        self.init(route, json: json)
    }

    /// Creates a value for an argument in JSON.
    package init(_ route: RouteDescriptor, json: Data) {
        self.route = route.path
        // The argument was encoded by this SDK, so it's an object unless the route has none.
        let argument = try? JSONSerialization.jsonObject(with: json) as? [String: Any]
        path = argument.flatMap(Self.path).map { $0.isEmpty ? "/" : String($0.prefix(300)) }
    }

    /// Returns the path in an argument: its own or that of the object in it that contains one.
    private static func path(in argument: [String: Any]) -> String? {
        for name in ["path", "file"] {
            if let path = argument[name] as? String { return path }
        }
        if let from = argument["from_path"] as? String {
            return from + ((argument["to_path"] as? String).map { "' to '" + $0 } ?? "")
        }
        for name in ["commit", "resource"] {
            if let path = (argument[name] as? [String: Any])?["path"] as? String { return path }
        }
        return nil
    }

    private init(route: String) {
        self.route = route
        path = nil
    }

    /// Returns what two calls have in common, or `nil` if they have different routes.
    func common(with other: CallSubject) -> CallSubject? {
        if other.route != route { return nil }
        return other.path == path ? self : CallSubject(route: route)
    }

    /// The route and the path, such as `files/upload '/report.pdf'`.
    package var description: String { path.map { "\(route) '\($0)'" } ?? route }
}

/// The subjects of the calls that failed recently.
///
/// Programs match the cases of `CallError` with all their values, so the cases can't contain the subject. Only its message
/// needs it, usually soon after the failure.
final class RecentFailures: Sendable {
    static let shared = RecentFailures(capacity: 1_000)

    /// What a failure has in common with its error.
    enum Key: Hashable, Sendable {
        case requestID(String)
        /// The beginning of a response without a request ID, such as one of a proxy.
        case response(status: Int?, Substring)
    }

    private struct State {
        /// The subjects. `nil` if calls of different routes have the same key.
        var subjects: [Key: CallSubject?] = [:]
        /// The keys in a ring.
        var keys: [Key] = []
        var next = 0
    }

    private let capacity: Int
    private let state = Locked(State())

    init(capacity: Int) { self.capacity = max(capacity, 1) }

    /// Records a failure. If calls of one route have the same key, only their route is known.
    func record(_ subject: CallSubject, _ key: Key) {
        state.withLock { state in
            if let known = state.subjects[key] {
                state.subjects[key] = .some(known.flatMap { $0.common(with: subject) })
                return
            }
            state.subjects[key] = subject
            if state.keys.count < capacity {
                state.keys.append(key)
            } else {
                state.subjects[state.keys[state.next]] = nil
                state.keys[state.next] = key
                state.next = (state.next + 1) % capacity
            }
        }
    }

    /// Returns the subject of a failed call, or `nil` if it isn't known.
    func subject(_ key: Key) -> CallSubject? { state.withLock { $0.subjects[key] ?? nil } }
}

extension CallError {
    /// The key of a failure whose error doesn't contain its subject, or `nil` for other errors.
    var recentFailureKey: RecentFailures.Key? {
        let (status, text): (Int?, String?)
        switch self {
        case .routeError, .serializationError, .reconnectionError, .clientError: return nil
        case .internalServerError(let code, let body, _): (status, text) = (code, body)
        case .badInputError(let body, _): (status, text) = (400, body)
        case .authError: (status, text) = (401, nil)
        case .accessError: (status, text) = (403, nil)
        case .rateLimitError: (status, text) = (429, nil)
        case .httpError(let code, let body, _): (status, text) = (code, body)
        }
        return requestID.map { .requestID($0) } ?? .response(status: status, (text ?? "").prefix(300))
    }
}
