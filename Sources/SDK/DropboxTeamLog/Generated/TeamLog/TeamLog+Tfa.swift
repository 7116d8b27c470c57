// Generated from API/team_log.json by `make generate`. Do not edit.

import DropboxAccount
import DropboxCore
import DropboxStone

extension TeamLog {
    /// Details of an event in which a backup phone for two-step verification was added.
    public struct TfaAddBackupPhoneDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(1425))) }
    }

    /// A backup phone for two-step verification was added.
    public struct TfaAddBackupPhoneType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1426))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which members were exempted from two-step verification.
    public struct TfaAddExceptionDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(1427))) }
    }

    /// Members were exempted from two-step verification.
    public struct TfaAddExceptionType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1428))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a security key for two-step verification was added.
    public struct TfaAddSecurityKeyDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(1429))) }
    }

    /// A security key for two-step verification was added.
    public struct TfaAddSecurityKeyType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1430))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the backup phone for two-step verification was changed.
    public struct TfaChangeBackupPhoneDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(1431))) }
    }

    /// The backup phone for two-step verification was changed.
    public struct TfaChangeBackupPhoneType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1432))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the team's two-step verification policy was changed.
    public struct TfaChangePolicyDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(
            newValue: TeamPolicies.TwoStepVerificationPolicy,
            previousValue: TeamPolicies.TwoStepVerificationPolicy? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(1433))
            builder.union(0, newValue._value)
            builder.union(1, previousValue?._value)
            self.init(_plainRecord: builder.record())
        }

        /// The policy after the change.
        @export(implementation) public var newValue: TeamPolicies.TwoStepVerificationPolicy { _plainRecord.union(0) }
        /// The policy before the change. `nil` if an older event lacks it.
        @export(implementation)
        public var previousValue: TeamPolicies.TwoStepVerificationPolicy? { _plainRecord.unionOpt(1) }
    }

    /// The team's two-step verification policy was changed.
    public struct TfaChangePolicyType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1434))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which two-step verification was enabled, disabled, or changed for a user.
    public struct TfaChangeStatusDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(
            newValue: TeamLog.TfaConfiguration,
            previousValue: TeamLog.TfaConfiguration? = nil,
            usedRescueCode: Bool? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(1435))
            builder.union(0, newValue._value)
            builder.union(1, previousValue?._value)
            builder.bool(2, usedRescueCode)
            self.init(_plainRecord: builder.record())
        }

        /// The configuration of two-step verification after the change.
        @export(implementation) public var newValue: TeamLog.TfaConfiguration { _plainRecord.union(0) }
        /// The configuration of two-step verification before the change. `nil` if an older event lacks it.
        @export(implementation) public var previousValue: TeamLog.TfaConfiguration? { _plainRecord.unionOpt(1) }
        /// A Boolean value that indicates whether a rescue code was used to disable two-step verification.
        @export(implementation) public var usedRescueCode: Bool? { _plainRecord.boolOpt(2) }
    }

    /// Two-step verification was enabled, disabled, or changed for a user.
    public struct TfaChangeStatusType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1436))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// The configuration of two-step verification.
    public enum TfaConfiguration: StoneUnion, CustomStringConvertible {
        /// Codes from an authenticator app.
        case authenticator
        /// Two-step verification is disabled.
        case disabled
        /// Two-step verification is enabled. Deprecated by Dropbox.
        case enabled
        /// Codes by text message.
        case sms
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .authenticator
            case 1: self = .disabled
            case 2: self = .enabled
            case 3: self = .sms
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .authenticator: .tag(0)
            case .disabled: .tag(1)
            case .enabled: .tag(2)
            case .sms: .tag(3)
            case .other: .tag(4)
            }
        }
    }

    /// Details of an event in which the backup phone for two-step verification was removed.
    public struct TfaRemoveBackupPhoneDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(1438))) }
    }

    /// The backup phone for two-step verification was removed.
    public struct TfaRemoveBackupPhoneType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1439))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the exemption of members from two-step verification was removed.
    public struct TfaRemoveExceptionDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(1440))) }
    }

    /// The exemption of members from two-step verification was removed.
    public struct TfaRemoveExceptionType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1441))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a security key for two-step verification was removed.
    public struct TfaRemoveSecurityKeyDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(1442))) }
    }

    /// A security key for two-step verification was removed.
    public struct TfaRemoveSecurityKeyType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1443))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which two-step verification was reset for a team member.
    public struct TfaResetDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(1444))) }
    }

    /// Two-step verification was reset for a team member.
    public struct TfaResetType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1445))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }
}

extension TeamLog {
    /// Converts `TfaAddBackupPhoneDetails` from and to JSON.
    public typealias TfaAddBackupPhoneDetailsSerializer = StoneSerializer<TeamLog.TfaAddBackupPhoneDetails>
    /// Converts `TfaAddBackupPhoneType` from and to JSON.
    public typealias TfaAddBackupPhoneTypeSerializer = StoneSerializer<TeamLog.TfaAddBackupPhoneType>
    /// Converts `TfaAddExceptionDetails` from and to JSON.
    public typealias TfaAddExceptionDetailsSerializer = StoneSerializer<TeamLog.TfaAddExceptionDetails>
    /// Converts `TfaAddExceptionType` from and to JSON.
    public typealias TfaAddExceptionTypeSerializer = StoneSerializer<TeamLog.TfaAddExceptionType>
    /// Converts `TfaAddSecurityKeyDetails` from and to JSON.
    public typealias TfaAddSecurityKeyDetailsSerializer = StoneSerializer<TeamLog.TfaAddSecurityKeyDetails>
    /// Converts `TfaAddSecurityKeyType` from and to JSON.
    public typealias TfaAddSecurityKeyTypeSerializer = StoneSerializer<TeamLog.TfaAddSecurityKeyType>
    /// Converts `TfaChangeBackupPhoneDetails` from and to JSON.
    public typealias TfaChangeBackupPhoneDetailsSerializer = StoneSerializer<TeamLog.TfaChangeBackupPhoneDetails>
    /// Converts `TfaChangeBackupPhoneType` from and to JSON.
    public typealias TfaChangeBackupPhoneTypeSerializer = StoneSerializer<TeamLog.TfaChangeBackupPhoneType>
    /// Converts `TfaChangePolicyDetails` from and to JSON.
    public typealias TfaChangePolicyDetailsSerializer = StoneSerializer<TeamLog.TfaChangePolicyDetails>
    /// Converts `TfaChangePolicyType` from and to JSON.
    public typealias TfaChangePolicyTypeSerializer = StoneSerializer<TeamLog.TfaChangePolicyType>
    /// Converts `TfaChangeStatusDetails` from and to JSON.
    public typealias TfaChangeStatusDetailsSerializer = StoneSerializer<TeamLog.TfaChangeStatusDetails>
    /// Converts `TfaChangeStatusType` from and to JSON.
    public typealias TfaChangeStatusTypeSerializer = StoneSerializer<TeamLog.TfaChangeStatusType>
    /// Converts `TfaConfiguration` from and to JSON.
    public typealias TfaConfigurationSerializer = StoneSerializer<TeamLog.TfaConfiguration>
    /// Converts `TfaRemoveBackupPhoneDetails` from and to JSON.
    public typealias TfaRemoveBackupPhoneDetailsSerializer = StoneSerializer<TeamLog.TfaRemoveBackupPhoneDetails>
    /// Converts `TfaRemoveBackupPhoneType` from and to JSON.
    public typealias TfaRemoveBackupPhoneTypeSerializer = StoneSerializer<TeamLog.TfaRemoveBackupPhoneType>
    /// Converts `TfaRemoveExceptionDetails` from and to JSON.
    public typealias TfaRemoveExceptionDetailsSerializer = StoneSerializer<TeamLog.TfaRemoveExceptionDetails>
    /// Converts `TfaRemoveExceptionType` from and to JSON.
    public typealias TfaRemoveExceptionTypeSerializer = StoneSerializer<TeamLog.TfaRemoveExceptionType>
    /// Converts `TfaRemoveSecurityKeyDetails` from and to JSON.
    public typealias TfaRemoveSecurityKeyDetailsSerializer = StoneSerializer<TeamLog.TfaRemoveSecurityKeyDetails>
    /// Converts `TfaRemoveSecurityKeyType` from and to JSON.
    public typealias TfaRemoveSecurityKeyTypeSerializer = StoneSerializer<TeamLog.TfaRemoveSecurityKeyType>
    /// Converts `TfaResetDetails` from and to JSON.
    public typealias TfaResetDetailsSerializer = StoneSerializer<TeamLog.TfaResetDetails>
    /// Converts `TfaResetType` from and to JSON.
    public typealias TfaResetTypeSerializer = StoneSerializer<TeamLog.TfaResetType>
}
