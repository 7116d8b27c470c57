// Generated from API/sharing.json by `make generate`. Do not edit.

import DropboxAccount
import StoneRuntime

extension Sharing {
    /// Somebody who belongs to a team.
    public struct TeamMemberInfo: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Sharing._schema, 148) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(teamInfo: Users.Team, displayName: String, memberId: String? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.object(0, teamInfo._record)
            builder.string(1, displayName)
            builder.string(2, memberId)
            _record = builder.record()
        }

        /// The team.
        public var teamInfo: Users.Team { _record.object(0) }
        /// The name of the person.
        public var displayName: String { _record.string(1) }
        /// The identity within the team, `dbmid:…`. Only for teammates.
        public var memberId: String? { _record.stringOpt(2) }
    }

    /// Who becomes the owner of which folder.
    public struct TransferFolderArg: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Sharing._schema, 149) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(sharedFolderId: String, toDropboxId: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, sharedFolderId)
            builder.string(1, toDropboxId)
            _record = builder.record()
        }

        /// The shared folder. Pattern: `[-_0-9a-zA-Z:]+`.
        public var sharedFolderId: String { _record.string(0) }
        /// The account or team member who becomes the owner. At least 1 character.
        public var toDropboxId: String { _record.string(1) }
    }

    /// Why the owner is still the same.
    public enum TransferFolderError: StoneUnion, CustomStringConvertible {
        /// The file or folder cannot be opened.
        case accessError(Sharing.SharedFolderAccessError)
        /// There is no such account.
        case invalidDropboxId
        /// The new owner is not a member. Add them first.
        case newOwnerNotAMember
        /// The new owner has not mounted the folder.
        case newOwnerUnmounted
        /// The new owner has not verified their email address.
        case newOwnerEmailUnverified
        /// Not possible with a team folder.
        case teamFolder
        /// The user has no permission for this.
        case noPermission
        case other

        public static var _type: TypeRef { TypeRef(Sharing._schema, 150) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .accessError(_value.union())
            case 1: self = .invalidDropboxId
            case 2: self = .newOwnerNotAMember
            case 3: self = .newOwnerUnmounted
            case 4: self = .newOwnerEmailUnverified
            case 5: self = .teamFolder
            case 6: self = .noPermission
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .accessError(let value): .boxed(0, union: value._value)
            case .invalidDropboxId: .tag(1)
            case .newOwnerNotAMember: .tag(2)
            case .newOwnerUnmounted: .tag(3)
            case .newOwnerEmailUnverified: .tag(4)
            case .teamFolder: .tag(5)
            case .noPermission: .tag(6)
            case .other: .tag(7)
            }
        }
    }
}
