/// How far an observer of a path looks.
public enum ObservationScope: Sendable, Hashable {
    /// Only at the file or folder itself.
    case item
    /// At the folder and what is directly in it.
    case children
    /// At the folder and everything below it.
    case descendants
}

/// What an observer of a path looks at.
struct ObservedPath: Sendable {
    let path: SyncPath
    let scope: ObservationScope

    /// Whether it sees that something at `changed` came, went or became another, with everything below it.
    func sees(_ changed: SyncPath) -> Bool {
        if path.isWithin(changed) { return true }
        return switch scope {
        case .item: false
        case .children: changed.parent == path
        case .descendants: changed.isWithin(path)
        }
    }
}
