import DropboxSharing

/// What a member of a shared datastore may do.
public enum DatastoreRole: String, Sendable, Hashable, CaseIterable {
    /// The member may read.
    case viewer
    /// The member may also change records, and invite others unless the owner forbids it.
    case editor
    /// The member shared the datastore, and may do everything. There is one owner, who doesn't change.
    case owner

    /// The level of the members of a shared folder.
    var level: Sharing.AccessLevel {
        switch self {
        case .viewer: .viewer
        case .editor: .editor
        case .owner: .owner
        }
    }

    /// Creates the role for the level of a folder. Levels of later versions become the lowest role.
    init(_ level: Sharing.AccessLevel) {
        switch level {
        case .owner: self = .owner
        case .editor: self = .editor
        default: self = .viewer
        }
    }
}

/// A person or a group with a role in a shared datastore.
public struct DatastoreMember: Sendable, Hashable {
    /// The ID of the account or of the group; `nil` for an invited person without an account.
    public let id: String?
    /// The email address, if any.
    public let email: String?
    /// The name, if it's known.
    public let name: String?
    /// What the member may do.
    public let role: DatastoreRole
    /// A Boolean value that indicates whether the member is invited, and hasn't an account yet.
    public let isInvited: Bool
}

/// A datastore that someone shares with the account, and that the account hasn't joined yet.
public struct DatastoreInvitation: Sendable, Hashable {
    /// The ID of the datastore.
    public let id: String
    /// The ID of the shared folder.
    public let sharedFolderID: String
    /// What the account may do.
    public let role: DatastoreRole
}
