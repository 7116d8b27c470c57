// Generated from API/team_log.json by `make generate`. Do not edit.

import DropboxAccount
import StoneRuntime

extension TeamLog {
    public enum SignExternalSharingPolicy: StoneUnion, CustomStringConvertible {
        case default_
        case disabled
        case enabled
        case other

        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1225) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .default_
            case 1: self = .disabled
            case 2: self = .enabled
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .default_: .tag(0)
            case .disabled: .tag(1)
            case .enabled: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    public struct SignExternalSharingPolicyChangedDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1226) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(newValue: TeamLog.SignExternalSharingPolicy, previousValue: TeamLog.SignExternalSharingPolicy) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, newValue._value)
            builder.union(1, previousValue._value)
            _record = builder.record()
        }

        /// The value after the change.
        public var newValue: TeamLog.SignExternalSharingPolicy { _record.union(0) }
        /// The value before the change.
        public var previousValue: TeamLog.SignExternalSharingPolicy { _record.union(1) }
    }

    public struct SignExternalSharingPolicyChangedType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1227) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct SignInAsSessionEndDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1228) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init() { _record = RecordBuilder.empty(Self._type) }
    }

    public struct SignInAsSessionEndType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1229) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct SignInAsSessionStartDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1230) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init() { _record = RecordBuilder.empty(Self._type) }
    }

    public struct SignInAsSessionStartType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1231) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct SignSignatureRequestCanceledDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1232) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(recipient: String, fileName: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, recipient)
            builder.string(1, fileName)
            _record = builder.record()
        }

        public var recipient: String { _record.string(0) }
        public var fileName: String { _record.string(1) }
    }

    public struct SignSignatureRequestCanceledType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1233) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct SignSignatureRequestCompletedDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1234) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(recipient: String, fileName: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, recipient)
            builder.string(1, fileName)
            _record = builder.record()
        }

        public var recipient: String { _record.string(0) }
        public var fileName: String { _record.string(1) }
    }

    public struct SignSignatureRequestCompletedType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1235) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct SignSignatureRequestDeclinedDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1236) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(recipient: String, fileName: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, recipient)
            builder.string(1, fileName)
            _record = builder.record()
        }

        public var recipient: String { _record.string(0) }
        public var fileName: String { _record.string(1) }
    }

    public struct SignSignatureRequestDeclinedType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1237) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct SignSignatureRequestOpenedDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1238) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(recipient: String, fileName: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, recipient)
            builder.string(1, fileName)
            _record = builder.record()
        }

        public var recipient: String { _record.string(0) }
        public var fileName: String { _record.string(1) }
    }

    public struct SignSignatureRequestOpenedType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1239) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct SignSignatureRequestReminderSentDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1240) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(recipient: String, fileName: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, recipient)
            builder.string(1, fileName)
            _record = builder.record()
        }

        public var recipient: String { _record.string(0) }
        public var fileName: String { _record.string(1) }
    }

    public struct SignSignatureRequestReminderSentType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1241) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct SignSignatureRequestSentDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1242) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(recipient: String, fileName: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, recipient)
            builder.string(1, fileName)
            _record = builder.record()
        }

        public var recipient: String { _record.string(0) }
        public var fileName: String { _record.string(1) }
    }

    public struct SignSignatureRequestSentType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1243) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct SignTemplateCreatedDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1244) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(accessLevel: String, fileName: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, accessLevel)
            builder.string(1, fileName)
            _record = builder.record()
        }

        public var accessLevel: String { _record.string(0) }
        public var fileName: String { _record.string(1) }
    }

    public struct SignTemplateCreatedType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1245) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct SignTemplateCreationPermissionChangedDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1246) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(
            newValue: TeamLog.SignTemplateCreationPermissionPolicy,
            previousValue: TeamLog.SignTemplateCreationPermissionPolicy
        ) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, newValue._value)
            builder.union(1, previousValue._value)
            _record = builder.record()
        }

        /// The value after the change.
        public var newValue: TeamLog.SignTemplateCreationPermissionPolicy { _record.union(0) }
        /// The value before the change.
        public var previousValue: TeamLog.SignTemplateCreationPermissionPolicy { _record.union(1) }
    }

    public struct SignTemplateCreationPermissionChangedType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1247) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public enum SignTemplateCreationPermissionPolicy: StoneUnion, CustomStringConvertible {
        case disabled
        case enabled
        case other

        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1248) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .disabled
            case 1: self = .enabled
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .disabled: .tag(0)
            case .enabled: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    public struct SignTemplateSharedDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1249) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(accessLevel: String, fileName: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, accessLevel)
            builder.string(1, fileName)
            _record = builder.record()
        }

        public var accessLevel: String { _record.string(0) }
        public var fileName: String { _record.string(1) }
    }

    public struct SignTemplateSharedType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1250) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct SmartSyncChangePolicyDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1251) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(newValue: TeamPolicies.SmartSyncPolicy? = nil, previousValue: TeamPolicies.SmartSyncPolicy? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, newValue?._value)
            builder.union(1, previousValue?._value)
            _record = builder.record()
        }

        /// The value after the change.
        public var newValue: TeamPolicies.SmartSyncPolicy? { _record.unionOpt(0) }
        /// The value before the change.
        public var previousValue: TeamPolicies.SmartSyncPolicy? { _record.unionOpt(1) }
    }

    public struct SmartSyncChangePolicyType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1252) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct SmartSyncCreateAdminPrivilegeReportDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1253) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init() { _record = RecordBuilder.empty(Self._type) }
    }

    public struct SmartSyncCreateAdminPrivilegeReportType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1254) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct SmartSyncNotOptOutDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1255) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(previousValue: TeamLog.SmartSyncOptOutPolicy, newValue: TeamLog.SmartSyncOptOutPolicy) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, previousValue._value)
            builder.union(1, newValue._value)
            _record = builder.record()
        }

        /// The value before the change.
        public var previousValue: TeamLog.SmartSyncOptOutPolicy { _record.union(0) }
        /// The value after the change.
        public var newValue: TeamLog.SmartSyncOptOutPolicy { _record.union(1) }
    }

    public struct SmartSyncNotOptOutType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1256) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct SmartSyncOptOutDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1257) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(previousValue: TeamLog.SmartSyncOptOutPolicy, newValue: TeamLog.SmartSyncOptOutPolicy) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, previousValue._value)
            builder.union(1, newValue._value)
            _record = builder.record()
        }

        /// The value before the change.
        public var previousValue: TeamLog.SmartSyncOptOutPolicy { _record.union(0) }
        /// The value after the change.
        public var newValue: TeamLog.SmartSyncOptOutPolicy { _record.union(1) }
    }

    public enum SmartSyncOptOutPolicy: StoneUnion, CustomStringConvertible {
        case default_
        case optedOut
        case other

        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1258) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .default_
            case 1: self = .optedOut
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .default_: .tag(0)
            case .optedOut: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    public struct SmartSyncOptOutType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1259) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct SmarterSmartSyncPolicyChangedDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1260) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(
            previousValue: TeamPolicies.SmarterSmartSyncPolicyState,
            newValue: TeamPolicies.SmarterSmartSyncPolicyState
        ) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, previousValue._value)
            builder.union(1, newValue._value)
            _record = builder.record()
        }

        /// The value before the change.
        public var previousValue: TeamPolicies.SmarterSmartSyncPolicyState { _record.union(0) }
        /// The value after the change.
        public var newValue: TeamPolicies.SmarterSmartSyncPolicyState { _record.union(1) }
    }

    public struct SmarterSmartSyncPolicyChangedType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1261) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public enum SpaceCapsType: StoneUnion, CustomStringConvertible {
        case hard
        case off
        case soft
        case other

        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1262) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .hard
            case 1: self = .off
            case 2: self = .soft
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .hard: .tag(0)
            case .off: .tag(1)
            case .soft: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    public enum SpaceLimitsStatus: StoneUnion, CustomStringConvertible {
        case nearQuota
        case overQuota
        case withinQuota
        case other

        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1263) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .nearQuota
            case 1: self = .overQuota
            case 2: self = .withinQuota
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .nearQuota: .tag(0)
            case .overQuota: .tag(1)
            case .withinQuota: .tag(2)
            case .other: .tag(3)
            }
        }
    }
}
