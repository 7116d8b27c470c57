import Foundation

/// A file as somebody sees it who has access to it, be it in their Dropbox or by an invitation.
struct SharedFile: Sendable {
    var entry: Entry
    /// What the caller may do with it.
    var access: AccessLevel
    /// When the caller was invited; nil for whoever has it in their Dropbox.
    var invited: Date?
    var owner: UserAccount?
    var hasViewerInfo = true

    /// Whether it is in the caller's Dropbox.
    var isInPlace: Bool { invited == nil }
}

/// Somebody who has access to a file.
struct FileMember: Sendable, Hashable {
    /// A user, or somebody without an account.
    var member: FolderMember
    var access: AccessLevel
    /// Whether the access comes from a folder.
    var isInherited: Bool
}

/// Why something cannot be done with a file that is or should be shared.
enum FileSharingFailure: Error, Sendable, Hashable {
    case invalidFile
    case isFolder
    case noPermission
    /// Nobody is known by that.
    case invalidMember
    /// Access, if any, comes from a folder.
    case noExplicitAccess(AccessLevel?)
    case owner
}
