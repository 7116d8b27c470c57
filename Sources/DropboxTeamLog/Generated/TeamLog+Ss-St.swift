// Generated from API/team_log.json by `make generate`. Do not edit.

import DropboxAccount
import StoneRuntime

extension TeamLog {
    public struct SsoAddCertDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1264) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(certificateDetails: TeamLog.Certificate) {
            var builder = RecordBuilder(Self._type)
            builder.object(0, certificateDetails._record)
            _record = builder.record()
        }

        public var certificateDetails: TeamLog.Certificate { _record.object(0) }
    }

    public struct SsoAddCertType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1265) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct SsoAddLoginUrlDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1266) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(newValue: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, newValue)
            _record = builder.record()
        }

        /// The value after the change.
        public var newValue: String { _record.string(0) }
    }

    public struct SsoAddLoginUrlType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1267) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct SsoAddLogoutUrlDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1268) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(newValue: String? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, newValue)
            _record = builder.record()
        }

        /// The value after the change.
        public var newValue: String? { _record.stringOpt(0) }
    }

    public struct SsoAddLogoutUrlType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1269) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct SsoChangeCertDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1270) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(
            newCertificateDetails: TeamLog.Certificate,
            previousCertificateDetails: TeamLog.Certificate? = nil
        ) {
            var builder = RecordBuilder(Self._type)
            builder.object(0, previousCertificateDetails?._record)
            builder.object(1, newCertificateDetails._record)
            _record = builder.record()
        }

        public var previousCertificateDetails: TeamLog.Certificate? { _record.objectOpt(0) }
        public var newCertificateDetails: TeamLog.Certificate { _record.object(1) }
    }

    public struct SsoChangeCertType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1271) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct SsoChangeLoginUrlDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1272) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(previousValue: String, newValue: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, previousValue)
            builder.string(1, newValue)
            _record = builder.record()
        }

        /// The value before the change.
        public var previousValue: String { _record.string(0) }
        /// The value after the change.
        public var newValue: String { _record.string(1) }
    }

    public struct SsoChangeLoginUrlType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1273) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct SsoChangeLogoutUrlDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1274) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(previousValue: String? = nil, newValue: String? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, previousValue)
            builder.string(1, newValue)
            _record = builder.record()
        }

        /// The value before the change.
        public var previousValue: String? { _record.stringOpt(0) }
        /// The value after the change.
        public var newValue: String? { _record.stringOpt(1) }
    }

    public struct SsoChangeLogoutUrlType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1275) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct SsoChangePolicyDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1276) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(newValue: TeamPolicies.SsoPolicy, previousValue: TeamPolicies.SsoPolicy? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, newValue._value)
            builder.union(1, previousValue?._value)
            _record = builder.record()
        }

        /// The value after the change.
        public var newValue: TeamPolicies.SsoPolicy { _record.union(0) }
        /// The value before the change.
        public var previousValue: TeamPolicies.SsoPolicy? { _record.unionOpt(1) }
    }

    public struct SsoChangePolicyType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1277) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct SsoChangeSamlIdentityModeDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1278) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(previousValue: Int64, newValue: Int64) {
            var builder = RecordBuilder(Self._type)
            builder.int64(0, previousValue)
            builder.int64(1, newValue)
            _record = builder.record()
        }

        /// The value before the change.
        public var previousValue: Int64 { _record.int64(0) }
        /// The value after the change.
        public var newValue: Int64 { _record.int64(1) }
    }

    public struct SsoChangeSamlIdentityModeType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1279) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct SsoErrorDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1280) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(errorDetails: TeamLog.FailureDetailsLogInfo) {
            var builder = RecordBuilder(Self._type)
            builder.object(0, errorDetails._record)
            _record = builder.record()
        }

        public var errorDetails: TeamLog.FailureDetailsLogInfo { _record.object(0) }
    }

    public struct SsoErrorType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1281) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct SsoRemoveCertDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1282) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init() { _record = RecordBuilder.empty(Self._type) }
    }

    public struct SsoRemoveCertType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1283) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct SsoRemoveLoginUrlDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1284) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(previousValue: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, previousValue)
            _record = builder.record()
        }

        /// The value before the change.
        public var previousValue: String { _record.string(0) }
    }

    public struct SsoRemoveLoginUrlType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1285) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct SsoRemoveLogoutUrlDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1286) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(previousValue: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, previousValue)
            _record = builder.record()
        }

        /// The value before the change.
        public var previousValue: String { _record.string(0) }
    }

    public struct SsoRemoveLogoutUrlType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1287) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public enum StackCrossTeamAccessPolicy: StoneUnion, CustomStringConvertible {
        case allowed
        case default_
        case disallowed
        case other

        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1288) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .allowed
            case 1: self = .default_
            case 2: self = .disallowed
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .allowed: .tag(0)
            case .default_: .tag(1)
            case .disallowed: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    public struct StackCrossTeamAccessPolicyChangedDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1289) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(
            newValue: TeamLog.StackCrossTeamAccessPolicy,
            previousValue: TeamLog.StackCrossTeamAccessPolicy? = nil
        ) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, newValue._value)
            builder.union(1, previousValue?._value)
            _record = builder.record()
        }

        /// The value after the change.
        public var newValue: TeamLog.StackCrossTeamAccessPolicy { _record.union(0) }
        /// The value before the change.
        public var previousValue: TeamLog.StackCrossTeamAccessPolicy? { _record.unionOpt(1) }
    }

    public struct StackCrossTeamAccessPolicyChangedType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1290) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct StartedEnterpriseAdminSessionDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1291) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(federationExtraDetails: TeamLog.FedExtraDetails) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, federationExtraDetails._value)
            _record = builder.record()
        }

        public var federationExtraDetails: TeamLog.FedExtraDetails { _record.union(0) }
    }

    public struct StartedEnterpriseAdminSessionType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1292) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }
}
