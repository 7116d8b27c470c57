// Generated from API/team_log.json by `make generate`. Do not edit.

import StoneRuntime

extension TeamLog {
    /// By which means somebody did something.
    public enum AccessMethodLogInfo: StoneUnion, CustomStringConvertible {
        /// In the admin console.
        case adminConsole(TeamLog.WebSessionLogInfo)
        /// By the API.
        case api(TeamLog.ApiSessionLogInfo)
        /// In the content manager.
        case contentManager(TeamLog.WebSessionLogInfo)
        /// In an app or on the web site of Dropbox.
        case endUser(TeamLog.SessionLogInfo)
        /// In the console for enterprises.
        case enterpriseConsole(TeamLog.WebSessionLogInfo)
        /// As an admin who had signed in as a member.
        case signInAs(TeamLog.WebSessionLogInfo)
        case other

        @export(implementation) public static var _type: TypeRef { TeamLog._type(0) }

        @export(implementation)
        public init(_value: Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .adminConsole(TeamLog.WebSessionLogInfo(_record: payload))
            case 1: self = .api(TeamLog.ApiSessionLogInfo(_record: payload))
            case 2: self = .contentManager(TeamLog.WebSessionLogInfo(_record: payload))
            case 3: self = .endUser(_value.poly())
            case 4: self = .enterpriseConsole(TeamLog.WebSessionLogInfo(_record: payload))
            case 5: self = .signInAs(TeamLog.WebSessionLogInfo(_record: payload))
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .adminConsole(let value): .variant(0, value._record)
            case .api(let value): .variant(1, value._record)
            case .contentManager(let value): .variant(2, value._record)
            case .endUser(let value): .boxed(3, object: value)
            case .enterpriseConsole(let value): .variant(4, value._record)
            case .signInAs(let value): .variant(5, value._record)
            case .other: .tag(6)
            }
        }
    }

    public enum AccountCaptureAvailability: StoneUnion, CustomStringConvertible {
        case available
        case unavailable
        case other

        @export(implementation) public static var _type: TypeRef { TeamLog._type(1) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .available
            case 1: self = .unavailable
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .available: .tag(0)
            case .unavailable: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    public struct AccountCaptureChangeAvailabilityDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(2) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            newValue: TeamLog.AccountCaptureAvailability,
            previousValue: TeamLog.AccountCaptureAvailability? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(2))
            builder.union(0, newValue._value)
            builder.union(1, previousValue?._value)
            self.init(_record: builder.record())
        }

        /// The value after the change.
        @export(implementation) public var newValue: TeamLog.AccountCaptureAvailability { _record.union(0) }
        /// The value before the change.
        @export(implementation) public var previousValue: TeamLog.AccountCaptureAvailability? { _record.unionOpt(1) }
    }

    public struct AccountCaptureChangeAvailabilityType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(3) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(3))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct AccountCaptureChangePolicyDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(4) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(newValue: TeamLog.AccountCapturePolicy, previousValue: TeamLog.AccountCapturePolicy? = nil) {
            var builder = RecordBuilder(TeamLog._type(4))
            builder.union(0, newValue._value)
            builder.union(1, previousValue?._value)
            self.init(_record: builder.record())
        }

        /// The value after the change.
        @export(implementation) public var newValue: TeamLog.AccountCapturePolicy { _record.union(0) }
        /// The value before the change.
        @export(implementation) public var previousValue: TeamLog.AccountCapturePolicy? { _record.unionOpt(1) }
    }

    public struct AccountCaptureChangePolicyType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(5) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(5))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct AccountCaptureMigrateAccountDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(6) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(domainName: String) {
            var builder = RecordBuilder(TeamLog._type(6))
            builder.string(0, domainName)
            self.init(_record: builder.record())
        }

        @export(implementation) public var domainName: String { _record.string(0) }
    }

    public struct AccountCaptureMigrateAccountType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(7) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(7))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct AccountCaptureNotificationEmailsSentDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(8) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(domainName: String, notificationType: TeamLog.AccountCaptureNotificationType? = nil) {
            var builder = RecordBuilder(TeamLog._type(8))
            builder.string(0, domainName)
            builder.union(1, notificationType?._value)
            self.init(_record: builder.record())
        }

        @export(implementation) public var domainName: String { _record.string(0) }
        @export(implementation)
        public var notificationType: TeamLog.AccountCaptureNotificationType? {
            _record.unionOpt(1)
        }
    }

    public struct AccountCaptureNotificationEmailsSentType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(9) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(9))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public enum AccountCaptureNotificationType: StoneUnion, CustomStringConvertible {
        case actionableNotification
        case proactiveWarningNotification
        case other

        @export(implementation) public static var _type: TypeRef { TeamLog._type(10) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .actionableNotification
            case 1: self = .proactiveWarningNotification
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .actionableNotification: .tag(0)
            case .proactiveWarningNotification: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    public enum AccountCapturePolicy: StoneUnion, CustomStringConvertible {
        case allUsers
        case disabled
        case invitedUsers
        case other

        @export(implementation) public static var _type: TypeRef { TeamLog._type(11) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .allUsers
            case 1: self = .disabled
            case 2: self = .invitedUsers
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .allUsers: .tag(0)
            case .disabled: .tag(1)
            case .invitedUsers: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    public struct AccountCaptureRelinquishAccountDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(12) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(domainName: String) {
            var builder = RecordBuilder(TeamLog._type(12))
            builder.string(0, domainName)
            self.init(_record: builder.record())
        }

        @export(implementation) public var domainName: String { _record.string(0) }
    }

    public struct AccountCaptureRelinquishAccountType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(13) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(13))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct AccountLockOrUnlockedDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(14) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(previousValue: TeamLog.AccountState, newValue: TeamLog.AccountState) {
            var builder = RecordBuilder(TeamLog._type(14))
            builder.union(0, previousValue._value)
            builder.union(1, newValue._value)
            self.init(_record: builder.record())
        }

        /// The value before the change.
        @export(implementation) public var previousValue: TeamLog.AccountState { _record.union(0) }
        /// The value after the change.
        @export(implementation) public var newValue: TeamLog.AccountState { _record.union(1) }
    }

    public struct AccountLockOrUnlockedType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(15) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(15))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public enum AccountState: StoneUnion, CustomStringConvertible {
        case locked
        case unlocked
        case other

        @export(implementation) public static var _type: TypeRef { TeamLog._type(16) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .locked
            case 1: self = .unlocked
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .locked: .tag(0)
            case .unlocked: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// How somebody came to the team, or left it.
    public enum ActionDetails: StoneUnion, CustomStringConvertible {
        /// How they were removed.
        case removeAction(TeamLog.MemberRemoveActionType)
        /// How they were invited.
        case teamInviteDetails(TeamLog.TeamInviteDetails)
        /// What they brought with them when they joined.
        case teamJoinDetails(TeamLog.JoinTeamDetails)
        case other

        @export(implementation) public static var _type: TypeRef { TeamLog._type(17) }

        @export(implementation)
        public init(_value: Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .removeAction(_value.union())
            case 1: self = .teamInviteDetails(TeamLog.TeamInviteDetails(_record: payload))
            case 2: self = .teamJoinDetails(TeamLog.JoinTeamDetails(_record: payload))
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .removeAction(let value): .boxed(0, union: value._value)
            case .teamInviteDetails(let value): .variant(1, value._record)
            case .teamJoinDetails(let value): .variant(2, value._record)
            case .other: .tag(3)
            }
        }
    }

    /// Who did something.
    public enum ActorLogInfo: StoneUnion, CustomStringConvertible {
        /// An admin.
        case admin(TeamLog.UserLogInfo)
        /// Somebody who is not known.
        case anonymous
        /// An app.
        case app(TeamLog.AppLogInfo)
        /// Dropbox itself.
        case dropbox
        /// The reseller.
        case reseller(TeamLog.ResellerLogInfo)
        /// A user.
        case user(TeamLog.UserLogInfo)
        case other

        @export(implementation) public static var _type: TypeRef { TeamLog._type(18) }

        @export(implementation)
        public init(_value: Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .admin(_value.poly())
            case 1: self = .anonymous
            case 2: self = .app(_value.poly())
            case 3: self = .dropbox
            case 4: self = .reseller(TeamLog.ResellerLogInfo(_record: payload))
            case 5: self = .user(_value.poly())
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .admin(let value): .boxed(0, object: value)
            case .anonymous: .tag(1)
            case .app(let value): .boxed(2, object: value)
            case .dropbox: .tag(3)
            case .reseller(let value): .variant(4, value._record)
            case .user(let value): .boxed(5, object: value)
            case .other: .tag(6)
            }
        }
    }
}
