// Generated from API/sharing.json by `make generate`. Do not edit.

import Foundation
import StoneRuntime

extension Sharing {
    /// A folder by which a member has access.
    public struct ParentFolderAccessInfo: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Sharing._schema, 95) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(folderName: String, sharedFolderId: String, permissions: [Sharing.MemberPermission], path: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, folderName)
            builder.string(1, sharedFolderId)
            builder.list(2, permissions)
            builder.string(3, path)
            _record = builder.record()
        }

        /// The name of the folder.
        public var folderName: String { _record.string(0) }
        /// The shared folder. Pattern: `[-_0-9a-zA-Z:]+`.
        public var sharedFolderId: String { _record.string(1) }
        /// What the user may do about the member there.
        public var permissions: [Sharing.MemberPermission] { _record.list(2) }
        /// The path of the folder, from the user's root.
        public var path: String { _record.string(3) }
    }

    /// A link to a file or folder.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public final class PathLinkMetadata: Sharing.LinkMetadata, @unchecked Sendable {
        public override class var _type: TypeRef { TypeRef(Sharing._schema, 96) }

        public required init(_record: Record) { super.init(_record: _record) }

        public init(url: String, visibility: Sharing.Visibility, path: String, expires: Date? = nil) {
            var builder = RecordBuilder(PathLinkMetadata._type)
            builder.string(0, url)
            builder.union(1, visibility._value)
            builder.date(2, expires)
            builder.string(3, path)
            super.init(_record: builder.record())
        }

        /// Where the file or folder lies in the user's Dropbox.
        public var path: String { _record.string(3) }
    }

    /// What a link to a path without anything there expects.
    public enum PendingUploadMode: StoneUnion, CustomStringConvertible {
        /// A file.
        case file
        /// A folder.
        case folder

        public static var _type: TypeRef { TypeRef(Sharing._schema, 97) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .file
            default: self = .folder
            }
        }

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

        public static var _type: TypeRef { TypeRef(Sharing._schema, 98) }

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
}
