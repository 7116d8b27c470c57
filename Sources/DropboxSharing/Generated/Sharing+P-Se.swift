// Generated from API/sharing.json by `make generate`. Do not edit.

import Foundation
import StoneRuntime

extension Sharing {
    /// A folder by which a member has access.
    public struct ParentFolderAccessInfo: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Sharing._type(95) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(folderName: String, sharedFolderId: String, permissions: [Sharing.MemberPermission], path: String) {
            var builder = RecordBuilder(Sharing._type(95))
            builder.string(0, folderName)
            builder.string(1, sharedFolderId)
            builder.list(2, permissions)
            builder.string(3, path)
            self.init(_record: builder.record())
        }

        /// The name of the folder.
        @export(implementation) public var folderName: String { _record.string(0) }
        /// The shared folder. Pattern: `[-_0-9a-zA-Z:]+`.
        @export(implementation) public var sharedFolderId: String { _record.string(1) }
        /// What the user may do about the member there.
        @export(implementation) public var permissions: [Sharing.MemberPermission] { _record.list(2) }
        /// The path of the folder, from the user's root.
        @export(implementation) public var path: String { _record.string(3) }
    }

    /// A link to a file or folder.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public final class PathLinkMetadata: Sharing.LinkMetadata, @unchecked Sendable {
        public override class var _type: TypeRef { Sharing._type(96) }

        public required init(_record: Record) { super.init(_record: _record) }

        @export(implementation)
        public init(url: String, visibility: Sharing.Visibility, path: String, expires: Date? = nil) {
            var builder = RecordBuilder(Sharing._type(96))
            builder.string(0, url)
            builder.union(1, visibility._value)
            builder.date(2, expires)
            builder.string(3, path)
            super.init(_record: builder.record())
        }

        /// Where the file or folder lies in the user's Dropbox.
        @export(implementation) public var path: String { _record.string(3) }
    }

    /// What a link to a path without anything there expects.
    public enum PendingUploadMode: StoneUnion, CustomStringConvertible {
        /// A file.
        case file
        /// A folder.
        case folder

        @export(implementation) public static var _type: TypeRef { Sharing._type(97) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .file
            default: self = .folder
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .file: .tag(0)
            case .folder: .tag(1)
            }
        }
    }

    /// Why a user may not do something.
    public enum PermissionDeniedReason: StoneUnion, CustomStringConvertible {
        /// They belong to another team than the owner.
        case userNotSameTeamAsOwner
        /// The owner forbids it.
        case userNotAllowedByOwner
        /// The member has access by way of a folder or a group.
        case targetIsIndirectMember
        /// The member is the owner.
        case targetIsOwner
        /// The member is the user.
        case targetIsSelf
        /// The member is not active in the team.
        case targetNotActive
        /// The folder belongs to a team with a limited plan.
        case folderIsLimitedTeamFolder
        /// The owner does not belong to a team.
        case ownerNotOnTeam
        /// They have no permission.
        case permissionDenied
        /// Their team forbids it.
        case restrictedByTeam
        /// Their plan does not include it.
        case userAccountType
        /// They do not belong to a team.
        case userNotOnTeam
        /// The folder lies in a shared folder.
        case folderIsInsideSharedFolder
        /// The folder around it forbids it.
        case restrictedByParentFolder
        /// Their plan does not include it; the value says more.
        case insufficientPlan(Sharing.InsufficientPlan)
        case other

        @export(implementation) public static var _type: TypeRef { Sharing._type(98) }

        @export(implementation)
        public init(_value: Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .userNotSameTeamAsOwner
            case 1: self = .userNotAllowedByOwner
            case 2: self = .targetIsIndirectMember
            case 3: self = .targetIsOwner
            case 4: self = .targetIsSelf
            case 5: self = .targetNotActive
            case 6: self = .folderIsLimitedTeamFolder
            case 7: self = .ownerNotOnTeam
            case 8: self = .permissionDenied
            case 9: self = .restrictedByTeam
            case 10: self = .userAccountType
            case 11: self = .userNotOnTeam
            case 12: self = .folderIsInsideSharedFolder
            case 13: self = .restrictedByParentFolder
            case 14: self = .insufficientPlan(Sharing.InsufficientPlan(_record: payload))
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .userNotSameTeamAsOwner: .tag(0)
            case .userNotAllowedByOwner: .tag(1)
            case .targetIsIndirectMember: .tag(2)
            case .targetIsOwner: .tag(3)
            case .targetIsSelf: .tag(4)
            case .targetNotActive: .tag(5)
            case .folderIsLimitedTeamFolder: .tag(6)
            case .ownerNotOnTeam: .tag(7)
            case .permissionDenied: .tag(8)
            case .restrictedByTeam: .tag(9)
            case .userAccountType: .tag(10)
            case .userNotOnTeam: .tag(11)
            case .folderIsInsideSharedFolder: .tag(12)
            case .restrictedByParentFolder: .tag(13)
            case .insufficientPlan(let value): .variant(14, value._record)
            case .other: .tag(15)
            }
        }
    }

    /// What to give up access to.
    public struct RelinquishAccessArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Sharing._type(99) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(fileId: String) {
            var builder = RecordBuilder(Sharing._type(99))
            builder.string(0, fileId)
            self.init(_record: builder.record())
        }

        /// The file or folder, `id:…`.
        @export(implementation) public var fileId: String { _record.string(0) }
    }

    /// Why the user still has access.
    public enum RelinquishAccessError: StoneUnion, CustomStringConvertible {
        /// There is no such file or folder.
        case invalidFileId
        /// The user has not verified their email address. Ask them to, then try again.
        case emailUnverified
        /// The user owns it.
        case owner
        /// The user has access by way of a folder or a group. Leave that folder, or have the group changed.
        case noExplicitAccess
        /// Rules of a team folder forbid it.
        case teamFolder
        /// The user has no permission for this.
        case noPermission
        case other

        @export(implementation) public static var _type: TypeRef { Sharing._type(100) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .invalidFileId
            case 1: self = .emailUnverified
            case 2: self = .owner
            case 3: self = .noExplicitAccess
            case 4: self = .teamFolder
            case 5: self = .noPermission
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .invalidFileId: .tag(0)
            case .emailUnverified: .tag(1)
            case .owner: .tag(2)
            case .noExplicitAccess: .tag(3)
            case .teamFolder: .tag(4)
            case .noPermission: .tag(5)
            case .other: .tag(6)
            }
        }
    }

    /// An empty answer: access has been given up.
    public struct RelinquishAccessResult: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Sharing._type(101) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init() { self.init(_record: RecordBuilder.empty(Sharing._type(101))) }
    }

    /// Which file to give up access to.
    public struct RelinquishFileMembershipArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Sharing._type(102) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(file: String) {
            var builder = RecordBuilder(Sharing._type(102))
            builder.string(0, file)
            self.init(_record: builder.record())
        }

        /// The file: a path or an `id:…`. At least 1 character. Pattern:
        /// `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
        @export(implementation) public var file: String { _record.string(0) }
    }

    /// Why the user still has access.
    public enum RelinquishFileMembershipError: StoneUnion, CustomStringConvertible {
        /// The file or folder cannot be opened.
        case accessError(Sharing.SharingFileAccessError)
        /// The user has access by way of a group.
        case groupAccess
        /// The user has no permission for this.
        case noPermission
        case other

        @export(implementation) public static var _type: TypeRef { Sharing._type(103) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .accessError(_value.union())
            case 1: self = .groupAccess
            case 2: self = .noPermission
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .accessError(let value): .boxed(0, union: value._value)
            case .groupAccess: .tag(1)
            case .noPermission: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    /// Which folder to leave.
    public struct RelinquishFolderMembershipArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Sharing._type(104) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(sharedFolderId: String, leaveACopy: Bool = false) {
            var builder = RecordBuilder(Sharing._type(104))
            builder.string(0, sharedFolderId)
            builder.bool(1, leaveACopy)
            self.init(_record: builder.record())
        }

        /// The shared folder. Pattern: `[-_0-9a-zA-Z:]+`.
        @export(implementation) public var sharedFolderId: String { _record.string(0) }
        /// Whether to keep a copy of what is in it. Not for folders in a team folder or another shared folder. Default:
        /// `false`.
        @export(implementation) public var leaveACopy: Bool { _record.bool(1) }
    }

    /// Why the user has not left the folder.
    public enum RelinquishFolderMembershipError: StoneUnion, CustomStringConvertible {
        /// The file or folder cannot be opened.
        case accessError(Sharing.SharedFolderAccessError)
        /// The user owns it. Unshare it, or make somebody else the owner.
        case folderOwner
        /// It is mounted. Unmount it first.
        case mounted
        /// The user has access by way of a group.
        case groupAccess
        /// Not possible with a team folder.
        case teamFolder
        /// The user has no permission for this.
        case noPermission
        /// The user has access by way of a folder.
        case noExplicitAccess
        case other

        @export(implementation) public static var _type: TypeRef { Sharing._type(105) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .accessError(_value.union())
            case 1: self = .folderOwner
            case 2: self = .mounted
            case 3: self = .groupAccess
            case 4: self = .teamFolder
            case 5: self = .noPermission
            case 6: self = .noExplicitAccess
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .accessError(let value): .boxed(0, union: value._value)
            case .folderOwner: .tag(1)
            case .mounted: .tag(2)
            case .groupAccess: .tag(3)
            case .teamFolder: .tag(4)
            case .noPermission: .tag(5)
            case .noExplicitAccess: .tag(6)
            case .other: .tag(7)
            }
        }
    }

    /// Whom to remove from which file.
    public struct RemoveFileMemberArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Sharing._type(106) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(file: String, member: Sharing.MemberSelector) {
            var builder = RecordBuilder(Sharing._type(106))
            builder.string(0, file)
            builder.union(1, member._value)
            self.init(_record: builder.record())
        }

        /// The file: a path or an `id:…`. At least 1 character. Pattern:
        /// `((/|id:).*|nspath:[0-9]+:.*)|ns:[0-9]+(/.*)?`.
        @export(implementation) public var file: String { _record.string(0) }
        /// The member to remove. An email address that belongs to an account means that account.
        @export(implementation) public var member: Sharing.MemberSelector { _record.union(1) }
    }

    /// Why a member was not removed.
    public enum RemoveFileMemberError: StoneUnion, CustomStringConvertible {
        /// Something is wrong with the user's account.
        case userError(Sharing.SharingUserError)
        /// The file or folder cannot be opened.
        case accessError(Sharing.SharingFileAccessError)
        /// The member has access only by way of a folder; the value tells which access. Remove them there.
        case noExplicitAccess(Sharing.MemberAccessLevelResult)
        case other

        @export(implementation) public static var _type: TypeRef { Sharing._type(107) }

        @export(implementation)
        public init(_value: Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .userError(_value.union())
            case 1: self = .accessError(_value.union())
            case 2: self = .noExplicitAccess(Sharing.MemberAccessLevelResult(_record: payload))
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .userError(let value): .boxed(0, union: value._value)
            case .accessError(let value): .boxed(1, union: value._value)
            case .noExplicitAccess(let value): .variant(2, value._record)
            case .other: .tag(3)
            }
        }
    }

    /// Whom to remove from which folder.
    public struct RemoveFolderMemberArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Sharing._type(108) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(sharedFolderId: String, member: Sharing.MemberSelector, leaveACopy: Bool) {
            var builder = RecordBuilder(Sharing._type(108))
            builder.string(0, sharedFolderId)
            builder.union(1, member._value)
            builder.bool(2, leaveACopy)
            self.init(_record: builder.record())
        }

        /// The shared folder. Pattern: `[-_0-9a-zA-Z:]+`.
        @export(implementation) public var sharedFolderId: String { _record.string(0) }
        /// The member to remove.
        @export(implementation) public var member: Sharing.MemberSelector { _record.union(1) }
        /// Whether they keep a copy of what is in it. Not for groups, nor for folders in a team folder or another
        /// shared folder.
        @export(implementation) public var leaveACopy: Bool { _record.bool(2) }
    }

    /// Why a member was not removed.
    public enum RemoveFolderMemberError: StoneUnion, CustomStringConvertible {
        /// The file or folder cannot be opened.
        case accessError(Sharing.SharedFolderAccessError)
        /// Something is wrong with the member.
        case memberError(Sharing.SharedFolderMemberError)
        /// The member owns the folder. Make somebody else the owner first.
        case folderOwner
        /// The member has access by way of a group.
        case groupAccess
        /// Not possible with a team folder.
        case teamFolder
        /// The user has no permission for this.
        case noPermission
        /// There is too much in it to leave a copy. Remove the member without one.
        case tooManyFiles
        case other

        @export(implementation) public static var _type: TypeRef { Sharing._type(109) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .accessError(_value.union())
            case 1: self = .memberError(_value.union())
            case 2: self = .folderOwner
            case 3: self = .groupAccess
            case 4: self = .teamFolder
            case 5: self = .noPermission
            case 6: self = .tooManyFiles
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .accessError(let value): .boxed(0, union: value._value)
            case .memberError(let value): .boxed(1, union: value._value)
            case .folderOwner: .tag(2)
            case .groupAccess: .tag(3)
            case .teamFolder: .tag(4)
            case .noPermission: .tag(5)
            case .tooManyFiles: .tag(6)
            case .other: .tag(7)
            }
        }
    }

    /// The state of a job of `removeFolderMember`.
    public enum RemoveMemberJobStatus: StoneUnion, CustomStringConvertible {
        /// The job is still going on. Ask again in a while.
        case inProgress
        /// The member is removed; the value tells which access they still have.
        case complete(Sharing.MemberAccessLevelResult)
        /// The member was not removed.
        case failed(Sharing.RemoveFolderMemberError)

        @export(implementation) public static var _type: TypeRef { Sharing._type(110) }

        @export(implementation)
        public init(_value: Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .inProgress
            case 1: self = .complete(Sharing.MemberAccessLevelResult(_record: payload))
            default: self = .failed(_value.union())
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .inProgress: .tag(0)
            case .complete(let value): .variant(1, value._record)
            case .failed(let value): .boxed(2, union: value._value)
            }
        }
    }

    /// What a link is to allow.
    public enum RequestedLinkAccessLevel: StoneUnion, CustomStringConvertible {
        /// Viewing and commenting.
        case viewer
        /// Viewing, commenting and changing. Not for all kinds of files.
        case editor
        /// As much as possible.
        case max
        /// What the user has chosen as default.
        case default_
        case other

        @export(implementation) public static var _type: TypeRef { Sharing._type(111) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .viewer
            case 1: self = .editor
            case 2: self = .max
            case 3: self = .default_
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .viewer: .tag(0)
            case .editor: .tag(1)
            case .max: .tag(2)
            case .default_: .tag(3)
            case .other: .tag(4)
            }
        }
    }

    /// Who is meant to use a link. The rules of team and folder may restrict it further.
    public enum RequestedVisibility: StoneUnion, CustomStringConvertible {
        /// Anybody who has it.
        case public_
        /// Teammates.
        case teamOnly
        /// Anybody who has it and knows its password.
        case password

        @export(implementation) public static var _type: TypeRef { Sharing._type(112) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .public_
            case 1: self = .teamOnly
            default: self = .password
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .public_: .tag(0)
            case .teamOnly: .tag(1)
            case .password: .tag(2)
            }
        }
    }

    /// Who can really use a link, with the rules of team and folder counted in.
    public enum ResolvedVisibility: StoneUnion, CustomStringConvertible {
        /// Anybody who has it.
        case public_
        /// Teammates.
        case teamOnly
        /// Anybody who has it and knows its password.
        case password
        /// Teammates who know its password.
        case teamAndPassword
        /// Members of the shared folder around it.
        case sharedFolderOnly
        /// Nobody who has no access already.
        case noOne
        /// The user.
        case onlyYou
        case other

        @export(implementation) public static var _type: TypeRef { Sharing._type(113) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .public_
            case 1: self = .teamOnly
            case 2: self = .password
            case 3: self = .teamAndPassword
            case 4: self = .sharedFolderOnly
            case 5: self = .noOne
            case 6: self = .onlyYou
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .public_: .tag(0)
            case .teamOnly: .tag(1)
            case .password: .tag(2)
            case .teamAndPassword: .tag(3)
            case .sharedFolderOnly: .tag(4)
            case .noOne: .tag(5)
            case .onlyYou: .tag(6)
            case .other: .tag(7)
            }
        }
    }

    /// Which link to revoke.
    public struct RevokeSharedLinkArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Sharing._type(114) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(url: String) {
            var builder = RecordBuilder(Sharing._type(114))
            builder.string(0, url)
            self.init(_record: builder.record())
        }

        /// The link.
        @export(implementation) public var url: String { _record.string(0) }
    }

    /// Why a link was not revoked.
    public enum RevokeSharedLinkError: StoneUnion, CustomStringConvertible {
        /// There is no such link.
        case sharedLinkNotFound
        /// The user may not use it.
        case sharedLinkAccessDenied
        /// Links of this kind cannot be downloaded. Use `export` of `Files`.
        case unsupportedLinkType
        /// Private links take neither `path` nor `linkPassword`.
        case unsupportedParameterField
        case other
        /// This is not a link.
        case sharedLinkMalformed

        @export(implementation) public static var _type: TypeRef { Sharing._type(115) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .sharedLinkNotFound
            case 1: self = .sharedLinkAccessDenied
            case 2: self = .unsupportedLinkType
            case 3: self = .unsupportedParameterField
            case 5: self = .sharedLinkMalformed
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .sharedLinkNotFound: .tag(0)
            case .sharedLinkAccessDenied: .tag(1)
            case .unsupportedLinkType: .tag(2)
            case .unsupportedParameterField: .tag(3)
            case .other: .tag(4)
            case .sharedLinkMalformed: .tag(5)
            }
        }
    }

    /// Whether a folder takes over the members of the folder around it.
    public struct SetAccessInheritanceArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Sharing._type(116) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(sharedFolderId: String, accessInheritance: Sharing.AccessInheritance = .inherit) {
            var builder = RecordBuilder(Sharing._type(116))
            builder.union(0, accessInheritance._value)
            builder.string(1, sharedFolderId)
            self.init(_record: builder.record())
        }

        /// Whether the folder takes over the members of the folder around it. Default: `.inherit`.
        @export(implementation) public var accessInheritance: Sharing.AccessInheritance { _record.union(0, .inherit) }
        /// The shared folder. Pattern: `[-_0-9a-zA-Z:]+`.
        @export(implementation) public var sharedFolderId: String { _record.string(1) }
    }

    /// Why the setting was not changed.
    public enum SetAccessInheritanceError: StoneUnion, CustomStringConvertible {
        /// The file or folder cannot be opened.
        case accessError(Sharing.SharedFolderAccessError)
        /// The user has no permission for this.
        case noPermission
        case other

        @export(implementation) public static var _type: TypeRef { Sharing._type(117) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .accessError(_value.union())
            case 1: self = .noPermission
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .accessError(let value): .boxed(0, union: value._value)
            case .noPermission: .tag(1)
            case .other: .tag(2)
            }
        }
    }
}
