// Generated from API/team.json by `make generate`. Do not edit.

import StoneRuntime

extension Team {
    /// Why space limits were not read or changed.
    public enum CustomQuotaError: StoneUnion, CustomStringConvertible {
        /// More than 1,000 members in one call.
        case tooManyUsers
        case other

        public static var _type: TypeRef { TypeRef(Team._schema, 18) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .tooManyUsers
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .tooManyUsers: .tag(0)
            case .other: .tag(1)
            }
        }
    }

    /// The space limit of one member.
    public enum CustomQuotaResult: StoneUnion, CustomStringConvertible {
        /// The limit, if there is one.
        case success(Team.UserCustomQuotaResult)
        /// This person cannot be chosen; the value tells who.
        case invalidUser(Team.UserSelectorArg)
        case other

        public static var _type: TypeRef { TypeRef(Team._schema, 19) }

        public init(_value: Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .success(Team.UserCustomQuotaResult(_record: payload))
            case 1: self = .invalidUser(_value.union())
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .success(let value): .variant(0, value._record)
            case .invalidUser(let value): .boxed(1, union: value._value)
            case .other: .tag(2)
            }
        }
    }

    /// Whose space limits to read or remove.
    public struct CustomQuotaUsersArg: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Team._schema, 20) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(users: [Team.UserSelectorArg]) {
            var builder = RecordBuilder(Self._type)
            builder.unions(0, users)
            _record = builder.record()
        }

        /// The members, at most 1,000.
        public var users: [Team.UserSelectorArg] { _record.unions(0) }
    }
}
