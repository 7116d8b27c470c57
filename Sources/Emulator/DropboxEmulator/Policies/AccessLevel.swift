/// What an account may do in a namespace, in ascending order.
enum AccessLevel: Int, Sendable, Comparable {
    case noAccess = 0
    /// Pass through the folder to reach folders inside it.
    case traverse = 1
    case viewerWithoutComment = 2
    case viewer = 3
    case editor = 4
    case owner = 5

    var canRead: Bool { self >= .viewerWithoutComment }
    var canWrite: Bool { self >= .editor }

    static func < (left: AccessLevel, right: AccessLevel) -> Bool { left.rawValue < right.rawValue }
}
