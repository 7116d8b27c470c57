import DropboxHTTP
import DropboxStone

/// The root of an account has moved: it joined a team, say, or the team got a space of its own.
public struct PathRootChange: Sendable {
    /// The id of the namespace that was the root.
    public let oldRoot: String

    /// The root of the account now, and its home.
    public let newRoot: Common.RootInfo

    /// The member of a team on whose behalf the client calls, by team member id, where it does.
    public let selectUser: String?

    package init(oldRoot: String, newRoot: Common.RootInfo, selectUser: String?) {
        self.oldRoot = oldRoot
        self.newRoot = newRoot
        self.selectUser = selectUser
    }
}

/// Repeats a call once whose path root is void, from the new root, where the client wants that. One that goes on from a
/// cursor is not repeated: the cursor stands for paths of the old root.
struct PathRootStage: CallHandler {
    let next: any CallHandler

    func response(to call: Call) async throws(CallFailure) -> CallResponse {
        let answer = try await next.response(to: call)
        guard let takeUp = call.onPathRootChange, let change = Self.change(of: call, answer) else { return answer }
        takeUp(change)
        // The bytes of a stream are gone. The next upload finds the new root.
        guard call.isRepeatedFromNewRoot, call.body.isReplayable, !call.route.goesOnFromCursor else { return answer }
        var moved = call
        moved.context.pathRoot = .root(change.newRoot.rootNamespaceId)
        return try await next.response(to: moved)
    }

    private static func change(of call: Call, _ answer: CallResponse) -> PathRootChange? {
        guard answer.metadata.status == 422, case .root(let oldRoot)? = call.context.pathRoot,
            let error = ErrorEnvelope(answer)?.error,
            // What else a 422 may carry is an error for the caller.
            case .invalidRoot(let newRoot)? = try? StoneCoding.decode(Common.PathRootError.self, from: error),
            newRoot.rootNamespaceId != oldRoot
        else { return nil }
        return PathRootChange(oldRoot: oldRoot, newRoot: newRoot, selectUser: call.context.selectUser)
    }
}

extension RouteDescriptor {
    /// Whether the route asks for the next page of a listing.
    fileprivate var goesOnFromCursor: Bool { name.split(separator: "/").last == "continue" }
}
