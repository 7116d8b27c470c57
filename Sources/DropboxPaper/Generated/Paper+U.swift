// Generated from API/paper.json by `make generate`. Do not edit.

import DropboxSharing
import StoneRuntime

extension Paper {
    /// Somebody who has access to a document.
    public struct UserInfoWithPermissionLevel: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Paper._schema, 51) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(user: Sharing.UserInfo, permissionLevel: Paper.PaperDocPermissionLevel) {
            var builder = RecordBuilder(Self._type)
            builder.object(0, user._record)
            builder.union(1, permissionLevel._value)
            _record = builder.record()
        }

        /// The person.
        public var user: Sharing.UserInfo { _record.object(0) }
        /// What they may do.
        public var permissionLevel: Paper.PaperDocPermissionLevel { _record.union(1) }
    }

    /// Which people to list.
    public enum UserOnPaperDocFilter: StoneUnion, CustomStringConvertible {
        /// Those who have visited the document.
        case visited
        /// Those who have access.
        case shared
        case other

        public static var _type: TypeRef { TypeRef(Paper._schema, 52) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .visited
            case 1: self = .shared
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .visited: .tag(0)
            case .shared: .tag(1)
            case .other: .tag(2)
            }
        }
    }
}
