// Generated from API/paper.json by `make generate`. Do not edit.

import DropboxSharing
import StoneRuntime

extension Paper {
    /// Somebody to give access to.
    public struct AddMember: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Paper._schema, 0) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(member: Sharing.MemberSelector, permissionLevel: Paper.PaperDocPermissionLevel = .edit) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, permissionLevel._value)
            builder.union(1, member._value)
            _record = builder.record()
        }

        /// What they may do. Default: `.edit`.
        public var permissionLevel: Paper.PaperDocPermissionLevel { _record.union(0, .edit) }
        /// The person, by account or email address.
        public var member: Sharing.MemberSelector { _record.union(1) }
    }

    /// Whom to give access to a document.
    public struct AddPaperDocUser: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Paper._schema, 1) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(docId: String, members: [Paper.AddMember], customMessage: String? = nil, quiet: Bool = false) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, docId)
            builder.list(1, members)
            builder.string(2, customMessage)
            builder.bool(3, quiet)
            _record = builder.record()
        }

        /// The document.
        public var docId: String { _record.string(0) }
        /// The people. At most 20 items.
        public var members: [Paper.AddMember] { _record.list(1) }
        /// A message to send with the invitation.
        public var customMessage: String? { _record.stringOpt(2) }
        /// Whether to send no email. Default: `false`.
        public var quiet: Bool { _record.bool(3) }
    }

    /// What became of one person.
    public struct AddPaperDocUserMemberResult: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Paper._schema, 2) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(member: Sharing.MemberSelector, result: Paper.AddPaperDocUserResult) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, member._value)
            builder.union(1, result._value)
            _record = builder.record()
        }

        /// The person, as given in the call.
        public var member: Sharing.MemberSelector { _record.union(0) }
        /// What became of them.
        public var result: Paper.AddPaperDocUserResult { _record.union(1) }
    }

    /// What became of somebody who was to get access.
    public enum AddPaperDocUserResult: StoneUnion, CustomStringConvertible {
        /// They have access.
        case success
        /// Something went wrong at Dropbox.
        case unknownError
        /// The document is for the team only.
        case sharingOutsideTeamDisabled
        /// Too many people were added today.
        case dailyLimitReached
        /// They own the document.
        case userIsOwner
        /// The account could not be looked up. Try again.
        case failedUserDataRetrieval
        /// They have this access already.
        case permissionAlreadyGranted
        case other

        public static var _type: TypeRef { TypeRef(Paper._schema, 3) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .success
            case 1: self = .unknownError
            case 2: self = .sharingOutsideTeamDisabled
            case 3: self = .dailyLimitReached
            case 4: self = .userIsOwner
            case 5: self = .failedUserDataRetrieval
            case 6: self = .permissionAlreadyGranted
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .success: .tag(0)
            case .unknownError: .tag(1)
            case .sharingOutsideTeamDisabled: .tag(2)
            case .dailyLimitReached: .tag(3)
            case .userIsOwner: .tag(4)
            case .failedUserDataRetrieval: .tag(5)
            case .permissionAlreadyGranted: .tag(6)
            case .other: .tag(7)
            }
        }
    }
}
