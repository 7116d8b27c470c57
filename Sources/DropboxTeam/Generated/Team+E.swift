// Generated from API/team.json by `make generate`. Do not edit.

import StoneRuntime

extension Team {
    /// How to list exempt members.
    public struct ExcludedUsersListArg: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Team._schema, 31) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(limit: UInt32 = 1000) {
            var builder = RecordBuilder(Self._type)
            builder.uint32(0, limit)
            _record = builder.record()
        }

        /// The size of a page. Default: 1000. 1 to 1000.
        public var limit: UInt32 { _record.uint32(0, 1000) }
    }

    /// Where a listing goes on.
    public struct ExcludedUsersListContinueArg: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Team._schema, 32) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(cursor: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, cursor)
            _record = builder.record()
        }

        /// Where the next page begins.
        public var cursor: String { _record.string(0) }
    }

    /// Why the next page was not returned.
    public enum ExcludedUsersListContinueError: StoneUnion, CustomStringConvertible {
        /// The cursor is not valid. List from the start.
        case invalidCursor
        case other

        public static var _type: TypeRef { TypeRef(Team._schema, 33) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .invalidCursor
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .invalidCursor: .tag(0)
            case .other: .tag(1)
            }
        }
    }

    /// Why exempt members were not listed.
    public enum ExcludedUsersListError: StoneUnion, CustomStringConvertible {
        /// Something went wrong.
        case listError
        case other

        public static var _type: TypeRef { TypeRef(Team._schema, 34) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .listError
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .listError: .tag(0)
            case .other: .tag(1)
            }
        }
    }

    /// A page of members who are exempt from space limits.
    public struct ExcludedUsersListResult: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Team._schema, 35) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(users: [Team.MemberProfile], hasMore: Bool, cursor: String? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.list(0, users)
            builder.string(1, cursor)
            builder.bool(2, hasMore)
            _record = builder.record()
        }

        /// The members.
        public var users: [Team.MemberProfile] { _record.list(0) }
        /// Where the next page begins.
        public var cursor: String? { _record.stringOpt(1) }
        /// Whether there is a next page.
        public var hasMore: Bool { _record.bool(2) }
    }

    /// Whom to exempt or not.
    public struct ExcludedUsersUpdateArg: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Team._schema, 36) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(users: [Team.UserSelectorArg]? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.unions(0, users)
            _record = builder.record()
        }

        /// The members, at most 1,000.
        public var users: [Team.UserSelectorArg]? { _record.unionsOpt(0) }
    }

    /// Why exemptions were not changed.
    public enum ExcludedUsersUpdateError: StoneUnion, CustomStringConvertible {
        /// Some of the people do not belong to the team.
        case usersNotInTeam
        /// More than 1,000 members in one call.
        case tooManyUsers
        case other

        public static var _type: TypeRef { TypeRef(Team._schema, 37) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .usersNotInTeam
            case 1: self = .tooManyUsers
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .usersNotInTeam: .tag(0)
            case .tooManyUsers: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// How a change of exemptions went.
    public struct ExcludedUsersUpdateResult: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Team._schema, 38) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(status: Team.ExcludedUsersUpdateStatus) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, status._value)
            _record = builder.record()
        }

        /// How it went.
        public var status: Team.ExcludedUsersUpdateStatus { _record.union(0) }
    }

    /// How a change of exemptions went.
    public enum ExcludedUsersUpdateStatus: StoneUnion, CustomStringConvertible {
        /// Well.
        case success
        case other

        public static var _type: TypeRef { TypeRef(Team._schema, 39) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .success
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .success: .tag(0)
            case .other: .tag(1)
            }
        }
    }
}
