// Generated from API/team.json by `make generate`. Do not edit.

import StoneRuntime

extension Team {
    /// Whose space limits to set.
    public struct SetCustomQuotaArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(210) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(usersAndQuotas: [Team.UserCustomQuotaArg]) {
            var builder = RecordBuilder(Team._type(210))
            builder.list(0, usersAndQuotas)
            self.init(_record: builder.record())
        }

        /// Members, each with their limit: at most 1,000.
        @export(implementation) public var usersAndQuotas: [Team.UserCustomQuotaArg] { _record.list(0) }
    }

    /// Why space limits were not set.
    public enum SetCustomQuotaError: StoneUnion, CustomStringConvertible {
        /// More than 1,000 members in one call.
        case tooManyUsers
        case other
        /// Some of the members are exempt from space limits.
        case someUsersAreExcluded

        @export(implementation) public static var _type: TypeRef { Team._type(211) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .tooManyUsers
            case 2: self = .someUsersAreExcluded
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .tooManyUsers: .tag(0)
            case .other: .tag(1)
            case .someUsersAreExcluded: .tag(2)
            }
        }
    }

    /// Whom members may share with from now on. At least one entry is needed.
    public struct SharingAllowlistAddArgs: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(212) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(domains: [String]? = nil, emails: [String]? = nil) {
            var builder = RecordBuilder(Team._type(212))
            builder.strings(0, domains)
            builder.strings(1, emails)
            self.init(_record: builder.record())
        }

        /// Domains, such as `example.com`.
        @export(implementation) public var domains: [String]? { _record.stringsOpt(0) }
        /// Email addresses.
        @export(implementation) public var emails: [String]? { _record.stringsOpt(1) }
    }

    /// Why nothing was added.
    public enum SharingAllowlistAddError: StoneUnion, CustomStringConvertible {
        /// An entry is neither a domain nor an email address; the value says more.
        case malformedEntry(String)
        /// No entry was given.
        case noEntriesProvided
        /// More than 100 entries in one call.
        case tooManyEntriesProvided
        /// The team has 10,000 entries already.
        case teamLimitReached
        /// Something went wrong.
        case unknownError
        /// Entries are there already; the value says more.
        case entriesAlreadyExist(String)
        case other

        @export(implementation) public static var _type: TypeRef { Team._type(213) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .malformedEntry(_value.string())
            case 1: self = .noEntriesProvided
            case 2: self = .tooManyEntriesProvided
            case 3: self = .teamLimitReached
            case 4: self = .unknownError
            case 5: self = .entriesAlreadyExist(_value.string())
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .malformedEntry(let value): .boxed(0, string: value)
            case .noEntriesProvided: .tag(1)
            case .tooManyEntriesProvided: .tag(2)
            case .teamLimitReached: .tag(3)
            case .unknownError: .tag(4)
            case .entriesAlreadyExist(let value): .boxed(5, string: value)
            case .other: .tag(6)
            }
        }
    }

    /// An empty answer: the entries were added.
    public struct SharingAllowlistAddResponse: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(214) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init() { self.init(_record: RecordBuilder.empty(Team._type(214))) }
    }

    /// How to list entries.
    public struct SharingAllowlistListArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(215) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(limit: UInt32 = 1000) {
            var builder = RecordBuilder(Team._type(215))
            builder.uint32(0, limit)
            self.init(_record: builder.record())
        }

        /// The size of a page. Default: 1000. 1 to 1000.
        @export(implementation) public var limit: UInt32 { _record.uint32(0, 1000) }
    }

    /// Where a listing goes on.
    public struct SharingAllowlistListContinueArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(216) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(cursor: String) {
            var builder = RecordBuilder(Team._type(216))
            builder.string(0, cursor)
            self.init(_record: builder.record())
        }

        /// The cursor of the latest page.
        @export(implementation) public var cursor: String { _record.string(0) }
    }

    /// Why the next page was not returned.
    public enum SharingAllowlistListContinueError: StoneUnion, CustomStringConvertible {
        /// The cursor is not valid. List from the start.
        case invalidCursor
        case other

        @export(implementation) public static var _type: TypeRef { Team._type(217) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .invalidCursor
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .invalidCursor: .tag(0)
            case .other: .tag(1)
            }
        }
    }

    /// Why entries were not listed.
    public struct SharingAllowlistListError: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(218) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init() { self.init(_record: RecordBuilder.empty(Team._type(218))) }
    }

    /// A page of those that members may share with.
    public struct SharingAllowlistListResponse: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(219) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(domains: [String], emails: [String], cursor: String = "", hasMore: Bool = false) {
            var builder = RecordBuilder(Team._type(219))
            builder.strings(0, domains)
            builder.strings(1, emails)
            builder.string(2, cursor)
            builder.bool(3, hasMore)
            self.init(_record: builder.record())
        }

        /// Domains.
        @export(implementation) public var domains: [String] { _record.strings(0) }
        /// Email addresses.
        @export(implementation) public var emails: [String] { _record.strings(1) }
        /// Where the next page begins. Empty at the end. Default: empty.
        @export(implementation) public var cursor: String { _record.string(2) }
        /// Whether there is a next page. Default: `false`.
        @export(implementation) public var hasMore: Bool { _record.bool(3) }
    }

    /// Whom members may not share with any more. At least one entry is needed.
    public struct SharingAllowlistRemoveArgs: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(220) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(domains: [String]? = nil, emails: [String]? = nil) {
            var builder = RecordBuilder(Team._type(220))
            builder.strings(0, domains)
            builder.strings(1, emails)
            self.init(_record: builder.record())
        }

        /// Domains.
        @export(implementation) public var domains: [String]? { _record.stringsOpt(0) }
        /// Email addresses.
        @export(implementation) public var emails: [String]? { _record.stringsOpt(1) }
    }

    /// Why nothing was removed.
    public enum SharingAllowlistRemoveError: StoneUnion, CustomStringConvertible {
        /// An entry is neither a domain nor an email address; the value says more.
        case malformedEntry(String)
        /// Entries are not there; the value says more.
        case entriesDoNotExist(String)
        /// No entry was given.
        case noEntriesProvided
        /// More than 1,000 entries in one call.
        case tooManyEntriesProvided
        /// Something went wrong.
        case unknownError
        case other

        @export(implementation) public static var _type: TypeRef { Team._type(221) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .malformedEntry(_value.string())
            case 1: self = .entriesDoNotExist(_value.string())
            case 2: self = .noEntriesProvided
            case 3: self = .tooManyEntriesProvided
            case 4: self = .unknownError
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .malformedEntry(let value): .boxed(0, string: value)
            case .entriesDoNotExist(let value): .boxed(1, string: value)
            case .noEntriesProvided: .tag(2)
            case .tooManyEntriesProvided: .tag(3)
            case .unknownError: .tag(4)
            case .other: .tag(5)
            }
        }
    }

    /// An empty answer: the entries were removed.
    public struct SharingAllowlistRemoveResponse: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(222) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init() { self.init(_record: RecordBuilder.empty(Team._type(222))) }
    }

    /// Members who use about the same space.
    public struct StorageBucket: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Team._type(223) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(bucket: String, users: UInt64) {
            var builder = RecordBuilder(Team._type(223))
            builder.string(0, bucket)
            builder.uint64(1, users)
            self.init(_record: builder.record())
        }

        /// The upper bound of that space, such as `1G`.
        @export(implementation) public var bucket: String { _record.string(0) }
        /// How many members there are.
        @export(implementation) public var users: UInt64 { _record.uint64(1) }
    }
}
