// Generated from API/team.json by `make generate`. Do not edit.

import StoneRuntime

extension Team {
    /// How many uploads the API accepts in a month.
    public enum UploadApiRateLimitValue: StoneUnion, CustomStringConvertible {
        /// Any number.
        case unlimited
        /// This many.
        case limit(UInt32)
        case other

        public static var _type: TypeRef { TypeRef(Team._schema, 266) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .unlimited
            case 1: self = .limit(_value.uint32())
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .unlimited: .tag(0)
            case .limit(let value): .boxed(1, uint32: value)
            case .other: .tag(2)
            }
        }
    }

    /// What became of one member.
    public enum UserAddResult: StoneUnion, CustomStringConvertible {
        /// One outcome for each address.
        case success(Team.UserSecondaryEmailsResult)
        /// This person cannot be chosen; the value tells who.
        case invalidUser(Team.UserSelectorArg)
        /// They have not verified their email address; the value tells who.
        case unverified(Team.UserSelectorArg)
        /// They have not joined yet; the value tells who.
        case placeholderUser(Team.UserSelectorArg)
        case other

        public static var _type: TypeRef { TypeRef(Team._schema, 267) }

        public init(_value: Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .success(Team.UserSecondaryEmailsResult(_record: payload))
            case 1: self = .invalidUser(_value.union())
            case 2: self = .unverified(_value.union())
            case 3: self = .placeholderUser(_value.union())
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .success(let value): .variant(0, value._record)
            case .invalidUser(let value): .boxed(1, union: value._value)
            case .unverified(let value): .boxed(2, union: value._value)
            case .placeholderUser(let value): .boxed(3, union: value._value)
            case .other: .tag(4)
            }
        }
    }

    /// A member and their space limit.
    public struct UserCustomQuotaArg: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Team._schema, 268) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(user: Team.UserSelectorArg, quotaGb: UInt32) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, user._value)
            builder.uint32(1, quotaGb)
            _record = builder.record()
        }

        /// The member, by id, external id or email address.
        public var user: Team.UserSelectorArg { _record.union(0) }
        /// The limit in GB (1 TB has 1,024). At least 2.
        public var quotaGb: UInt32 { _record.uint32(1) }
    }

    /// A member and their space limit.
    public struct UserCustomQuotaResult: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Team._schema, 269) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(user: Team.UserSelectorArg, quotaGb: UInt32? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, user._value)
            builder.uint32(1, quotaGb)
            _record = builder.record()
        }

        /// The member, by id, external id or email address.
        public var user: Team.UserSelectorArg { _record.union(0) }
        /// The limit in GB (1 TB has 1,024). Nil if there is none of their own. At least 2.
        public var quotaGb: UInt32? { _record.uint32Opt(1) }
    }

    /// What became of the addresses of one member.
    public struct UserDeleteEmailsResult: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Team._schema, 270) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(user: Team.UserSelectorArg, results: [Team.DeleteSecondaryEmailResult]) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, user._value)
            builder.unions(1, results)
            _record = builder.record()
        }

        /// The member, by id, external id or email address.
        public var user: Team.UserSelectorArg { _record.union(0) }
        /// One outcome for each address.
        public var results: [Team.DeleteSecondaryEmailResult] { _record.unions(1) }
    }

    /// What became of one member.
    public enum UserDeleteResult: StoneUnion, CustomStringConvertible {
        /// One outcome for each address.
        case success(Team.UserDeleteEmailsResult)
        /// This person cannot be chosen; the value tells who.
        case invalidUser(Team.UserSelectorArg)
        case other

        public static var _type: TypeRef { TypeRef(Team._schema, 271) }

        public init(_value: Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .success(Team.UserDeleteEmailsResult(_record: payload))
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

    /// What became of the addresses of one member.
    public struct UserResendEmailsResult: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Team._schema, 272) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(user: Team.UserSelectorArg, results: [Team.ResendSecondaryEmailResult]) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, user._value)
            builder.unions(1, results)
            _record = builder.record()
        }

        /// The member, by id, external id or email address.
        public var user: Team.UserSelectorArg { _record.union(0) }
        /// One outcome for each address.
        public var results: [Team.ResendSecondaryEmailResult] { _record.unions(1) }
    }

    /// What became of one member.
    public enum UserResendResult: StoneUnion, CustomStringConvertible {
        /// One outcome for each address.
        case success(Team.UserResendEmailsResult)
        /// This person cannot be chosen; the value tells who.
        case invalidUser(Team.UserSelectorArg)
        case other

        public static var _type: TypeRef { TypeRef(Team._schema, 273) }

        public init(_value: Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .success(Team.UserResendEmailsResult(_record: payload))
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

    /// A member and some email addresses.
    public struct UserSecondaryEmailsArg: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Team._schema, 274) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(user: Team.UserSelectorArg, secondaryEmails: [String]) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, user._value)
            builder.strings(1, secondaryEmails)
            _record = builder.record()
        }

        /// The member, by id, external id or email address.
        public var user: Team.UserSelectorArg { _record.union(0) }
        /// The addresses. Each: At most 255 characters. Each: Pattern:
        /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        public var secondaryEmails: [String] { _record.strings(1) }
    }

    /// What became of the addresses of one member.
    public struct UserSecondaryEmailsResult: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Team._schema, 275) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(user: Team.UserSelectorArg, results: [Team.AddSecondaryEmailResult]) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, user._value)
            builder.unions(1, results)
            _record = builder.record()
        }

        /// The member, by id, external id or email address.
        public var user: Team.UserSelectorArg { _record.union(0) }
        /// One outcome for each address.
        public var results: [Team.AddSecondaryEmailResult] { _record.unions(1) }
    }

    /// A member of the team.
    public enum UserSelectorArg: StoneUnion, CustomStringConvertible {
        /// By their id, `dbmid:…`.
        case teamMemberId(String)
        /// By the identity that the team's own directory gives to them. At most 64 characters.
        case externalId(String)
        /// By their email address. At most 255 characters. Pattern:
        /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        case email(String)

        public static var _type: TypeRef { TypeRef(Team._schema, 276) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .teamMemberId(_value.string())
            case 1: self = .externalId(_value.string())
            default: self = .email(_value.string())
            }
        }

        public var _value: Value {
            switch self {
            case .teamMemberId(let value): .boxed(0, string: value)
            case .externalId(let value): .boxed(1, string: value)
            case .email(let value): .boxed(2, string: value)
            }
        }
    }

    /// Why a member cannot be used.
    public enum UserSelectorError: StoneUnion, CustomStringConvertible {
        /// There is nobody like that in the team.
        case userNotFound

        public static var _type: TypeRef { TypeRef(Team._schema, 277) }

        public init(_value: Value) {
            switch _value.tag {
            default: self = .userNotFound
            }
        }

        public var _value: Value {
            switch self {
            case .userNotFound: .tag(0)
            }
        }
    }

    /// Members of the team.
    public enum UsersSelectorArg: StoneUnion, CustomStringConvertible {
        /// By their ids, `dbmid:…`.
        case teamMemberIds([String])
        /// By the identities that the team's own directory gives to them. Each: At most 64 characters.
        case externalIds([String])
        /// By their email addresses. Each: At most 255 characters. Each: Pattern:
        /// `^['#&A-Za-z0-9._%+-]+@[A-Za-z0-9-][A-Za-z0-9.-]*\.[A-Za-z]{2,15}$`.
        case emails([String])

        public static var _type: TypeRef { TypeRef(Team._schema, 278) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .teamMemberIds(_value.strings())
            case 1: self = .externalIds(_value.strings())
            default: self = .emails(_value.strings())
            }
        }

        public var _value: Value {
            switch self {
            case .teamMemberIds(let value): .boxed(0, strings: value)
            case .externalIds(let value): .boxed(1, strings: value)
            case .emails(let value): .boxed(2, strings: value)
            }
        }
    }
}
