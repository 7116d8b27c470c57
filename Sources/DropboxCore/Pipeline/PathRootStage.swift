import StoneRuntime

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
struct PathRootStage: CallAnswering {
    let next: any CallAnswering

    func answer(to call: Call) async throws(CallFailure) -> CallAnswer {
        let answer = try await next.answer(to: call)
        guard let takeUp = call.onNewRoot, let change = Self.change(of: call, answer) else { return answer }
        takeUp(change)
        // The bytes of a stream are gone. The next upload finds the new root.
        guard call.isRepeatedFromNewRoot, call.body.isReplayable, !call.route.goesOnFromCursor else { return answer }
        var moved = call
        moved.scope.pathRoot = .root(change.newRoot.rootNamespaceId)
        return try await next.answer(to: moved)
    }

    private static func change(of call: Call, _ answer: CallAnswer) -> PathRootChange? {
        guard answer.metadata.status == 422, case .root(let oldRoot)? = call.scope.pathRoot,
            let error = ErrorEnvelope(answer)?.error,
            // What else a 422 may carry is an error for the caller.
            case .invalidRoot(let newRoot)? = try? StoneCoding.decode(Common.PathRootError.self, from: error),
            newRoot.rootNamespaceId != oldRoot
        else { return nil }
        return PathRootChange(oldRoot: oldRoot, newRoot: newRoot, selectUser: call.scope.selectUser)
    }
}

extension RouteFacts {
    /// Whether the route asks for the next page of a listing.
    fileprivate var goesOnFromCursor: Bool { name.split(separator: "/").last == "continue" }
}
