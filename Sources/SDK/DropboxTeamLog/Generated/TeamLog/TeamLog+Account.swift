// Generated from API/team_log.json by `make generate`. Do not edit.

import DropboxCore
import DropboxStone

extension TeamLog {
    /// The availability of account capture for the team's domains.
    public enum AccountCaptureAvailability: StoneUnion, CustomStringConvertible {
        /// Account capture is available.
        case available
        /// Account capture isn't available.
        case unavailable
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .available
            case 1: self = .unavailable
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .available: .tag(0)
            case .unavailable: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// Details of an event in which account capture for the team's domains was made available or unavailable.
    public struct AccountCaptureChangeAvailabilityDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(
            newValue: TeamLog.AccountCaptureAvailability,
            previousValue: TeamLog.AccountCaptureAvailability? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(2))
            builder.union(0, newValue._value)
            builder.union(1, previousValue?._value)
            self.init(_plainRecord: builder.record())
        }

        /// The availability of account capture after the change.
        @export(implementation) public var newValue: TeamLog.AccountCaptureAvailability { _plainRecord.union(0) }
        /// The availability of account capture before the change. `nil` if an older event lacks it.
        @export(implementation)
        public var previousValue: TeamLog.AccountCaptureAvailability? { _plainRecord.unionOpt(1) }
    }

    /// Account capture for the team's domains was made available or unavailable.
    public struct AccountCaptureChangeAvailabilityType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(3))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the account capture policy for the team's domains was changed.
    public struct AccountCaptureChangePolicyDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(newValue: TeamLog.AccountCapturePolicy, previousValue: TeamLog.AccountCapturePolicy? = nil) {
            var builder = RecordBuilder(TeamLog._type(4))
            builder.union(0, newValue._value)
            builder.union(1, previousValue?._value)
            self.init(_plainRecord: builder.record())
        }

        /// The policy after the change.
        @export(implementation) public var newValue: TeamLog.AccountCapturePolicy { _plainRecord.union(0) }
        /// The policy before the change. `nil` if an older event lacks it.
        @export(implementation) public var previousValue: TeamLog.AccountCapturePolicy? { _plainRecord.unionOpt(1) }
    }

    /// The account capture policy for the team's domains was changed.
    public struct AccountCaptureChangePolicyType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(5))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a user subject to account capture moved their account to the team.
    public struct AccountCaptureMigrateAccountDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(domainName: String) {
            var builder = RecordBuilder(TeamLog._type(6))
            builder.string(0, domainName)
            self.init(_plainRecord: builder.record())
        }

        /// The name of the domain.
        @export(implementation) public var domainName: String { _plainRecord.string(0) }
    }

    /// A user subject to account capture moved their account to the team.
    public struct AccountCaptureMigrateAccountType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(7))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which an account capture email was sent to all unmanaged members.
    public struct AccountCaptureNotificationEmailsSentDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(domainName: String, notificationType: TeamLog.AccountCaptureNotificationType? = nil) {
            var builder = RecordBuilder(TeamLog._type(8))
            builder.string(0, domainName)
            builder.union(1, notificationType?._value)
            self.init(_plainRecord: builder.record())
        }

        /// The name of the domain.
        @export(implementation) public var domainName: String { _plainRecord.string(0) }
        /// The type of the email.
        @export(implementation)
        public var notificationType: TeamLog.AccountCaptureNotificationType? { _plainRecord.unionOpt(1) }
    }

    /// An account capture email was sent to all unmanaged members.
    public struct AccountCaptureNotificationEmailsSentType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(9))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// The type of an account capture email.
    public enum AccountCaptureNotificationType: StoneUnion, CustomStringConvertible {
        /// A notification that asks the recipient to act.
        case actionableNotification
        /// A warning in advance.
        case proactiveWarningNotification
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .actionableNotification
            case 1: self = .proactiveWarningNotification
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .actionableNotification: .tag(0)
            case .proactiveWarningNotification: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// The policy for account capture: which users of the team's domains are captured.
    public enum AccountCapturePolicy: StoneUnion, CustomStringConvertible {
        /// Account capture applies to all users.
        case allUsers
        /// Account capture is disabled.
        case disabled
        /// Account capture applies to invited users.
        case invitedUsers
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .allUsers
            case 1: self = .disabled
            case 2: self = .invitedUsers
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .allUsers: .tag(0)
            case .disabled: .tag(1)
            case .invitedUsers: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    /// Details of an event in which a user subject to account capture changed their account to a personal email
    /// address.
    public struct AccountCaptureRelinquishAccountDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(domainName: String) {
            var builder = RecordBuilder(TeamLog._type(12))
            builder.string(0, domainName)
            self.init(_plainRecord: builder.record())
        }

        /// The name of the domain.
        @export(implementation) public var domainName: String { _plainRecord.string(0) }
    }

    /// A user subject to account capture changed their account to a personal email address.
    public struct AccountCaptureRelinquishAccountType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(13))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which an account was locked after failed sign-in attempts, or unlocked again.
    public struct AccountLockOrUnlockedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(previousValue: TeamLog.AccountState, newValue: TeamLog.AccountState) {
            var builder = RecordBuilder(TeamLog._type(14))
            builder.union(0, previousValue._value)
            builder.union(1, newValue._value)
            self.init(_plainRecord: builder.record())
        }

        /// The state of the account before the change.
        @export(implementation) public var previousValue: TeamLog.AccountState { _plainRecord.union(0) }
        /// The state of the account after the change.
        @export(implementation) public var newValue: TeamLog.AccountState { _plainRecord.union(1) }
    }

    /// An account was locked after failed sign-in attempts, or unlocked again.
    public struct AccountLockOrUnlockedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(15))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// A value that indicates whether an account is locked.
    public enum AccountState: StoneUnion, CustomStringConvertible {
        /// The account is locked.
        case locked
        /// The account isn't locked.
        case unlocked
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .locked
            case 1: self = .unlocked
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .locked: .tag(0)
            case .unlocked: .tag(1)
            case .other: .tag(2)
            }
        }
    }
}

extension TeamLog {
    /// Converts `AccountCaptureAvailability` from and to JSON.
    public typealias AccountCaptureAvailabilitySerializer = StoneSerializer<TeamLog.AccountCaptureAvailability>
    /// Converts `AccountCaptureChangeAvailabilityDetails` from and to JSON.
    public typealias AccountCaptureChangeAvailabilityDetailsSerializer = StoneSerializer<TeamLog.AccountCaptureChangeAvailabilityDetails>
    /// Converts `AccountCaptureChangeAvailabilityType` from and to JSON.
    public typealias AccountCaptureChangeAvailabilityTypeSerializer = StoneSerializer<TeamLog.AccountCaptureChangeAvailabilityType>
    /// Converts `AccountCaptureChangePolicyDetails` from and to JSON.
    public typealias AccountCaptureChangePolicyDetailsSerializer = StoneSerializer<TeamLog.AccountCaptureChangePolicyDetails>
    /// Converts `AccountCaptureChangePolicyType` from and to JSON.
    public typealias AccountCaptureChangePolicyTypeSerializer = StoneSerializer<TeamLog.AccountCaptureChangePolicyType>
    /// Converts `AccountCaptureMigrateAccountDetails` from and to JSON.
    public typealias AccountCaptureMigrateAccountDetailsSerializer = StoneSerializer<TeamLog.AccountCaptureMigrateAccountDetails>
    /// Converts `AccountCaptureMigrateAccountType` from and to JSON.
    public typealias AccountCaptureMigrateAccountTypeSerializer = StoneSerializer<TeamLog.AccountCaptureMigrateAccountType>
    /// Converts `AccountCaptureNotificationEmailsSentDetails` from and to JSON.
    public typealias AccountCaptureNotificationEmailsSentDetailsSerializer = StoneSerializer<TeamLog.AccountCaptureNotificationEmailsSentDetails>
    /// Converts `AccountCaptureNotificationEmailsSentType` from and to JSON.
    public typealias AccountCaptureNotificationEmailsSentTypeSerializer = StoneSerializer<TeamLog.AccountCaptureNotificationEmailsSentType>
    /// Converts `AccountCaptureNotificationType` from and to JSON.
    public typealias AccountCaptureNotificationTypeSerializer = StoneSerializer<TeamLog.AccountCaptureNotificationType>
    /// Converts `AccountCapturePolicy` from and to JSON.
    public typealias AccountCapturePolicySerializer = StoneSerializer<TeamLog.AccountCapturePolicy>
    /// Converts `AccountCaptureRelinquishAccountDetails` from and to JSON.
    public typealias AccountCaptureRelinquishAccountDetailsSerializer = StoneSerializer<TeamLog.AccountCaptureRelinquishAccountDetails>
    /// Converts `AccountCaptureRelinquishAccountType` from and to JSON.
    public typealias AccountCaptureRelinquishAccountTypeSerializer = StoneSerializer<TeamLog.AccountCaptureRelinquishAccountType>
    /// Converts `AccountLockOrUnlockedDetails` from and to JSON.
    public typealias AccountLockOrUnlockedDetailsSerializer = StoneSerializer<TeamLog.AccountLockOrUnlockedDetails>
    /// Converts `AccountLockOrUnlockedType` from and to JSON.
    public typealias AccountLockOrUnlockedTypeSerializer = StoneSerializer<TeamLog.AccountLockOrUnlockedType>
    /// Converts `AccountState` from and to JSON.
    public typealias AccountStateSerializer = StoneSerializer<TeamLog.AccountState>
}
