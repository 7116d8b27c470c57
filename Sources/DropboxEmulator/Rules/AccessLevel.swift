/// What somebody may do in a namespace, from the least to the most.
enum AccessLevel: Int, Sendable, Comparable {
    case noAccess = 0
    /// Pass through on the way to what lies deeper.
    case traverse = 1
    case viewerWithoutComment = 2
    case viewer = 3
    case editor = 4
    case owner = 5

    var canRead: Bool { self >= .viewerWithoutComment }
    var canWrite: Bool { self >= .editor }

    static func < (left: AccessLevel, right: AccessLevel) -> Bool { left.rawValue < right.rawValue }
}
