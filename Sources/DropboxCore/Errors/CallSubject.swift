import DropboxConcurrency
import DropboxStone
import Foundation

/// The route and the path of a call, for the messages of its errors.
package struct CallSubject: Sendable, Hashable, CustomStringConvertible {
    /// The route, such as `files/upload`.
    package let route: String

    /// The path in the argument, or `nil` if the argument has none or isn't known.
    package let path: String?

    package init(_ route: RouteDescriptor) {
        self.route = route.path
        path = nil
    }

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

    /// The route and the path, such as `files/upload '/report.pdf'`.
    package var description: String { path.map { "\(route) '\($0)'" } ?? route }
}

/// The subjects of the calls that failed recently, by their request IDs.
///
/// Programs match the cases of `CallError` with all their values, so the cases can't contain the subject. Only its message
/// needs it, usually soon after the failure.
final class RecentFailures: Sendable {
    static let shared = RecentFailures(capacity: 1_000)

    private struct State {
        /// The subjects. `nil` if calls with different subjects have the same ID, as responses of mocks can.
        var subjects: [String: CallSubject?] = [:]
        /// The IDs in a ring.
        var ids: [String] = []
        var next = 0
    }

    private let capacity: Int
    private let state = Locked(State())

    init(capacity: Int) { self.capacity = max(capacity, 1) }

    /// Records a failure. A response without a request ID isn't from Dropbox, and isn't recorded.
    func record(_ subject: CallSubject, requestID: String?) {
        guard let id = requestID else { return }
        state.withLock { state in
            if let known = state.subjects[id] {
                if known != subject { state.subjects[id] = .some(nil) }
                return
            }
            state.subjects[id] = subject
            if state.ids.count < capacity {
                state.ids.append(id)
            } else {
                state.subjects[state.ids[state.next]] = nil
                state.ids[state.next] = id
                state.next = (state.next + 1) % capacity
            }
        }
    }

    /// Returns the subject of a failed call, or `nil` if it isn't known.
    func subject(requestID: String?) -> CallSubject? {
        requestID.flatMap { id in state.withLock { $0.subjects[id] ?? nil } }
    }
}
