// Generated from API/team_log.json by `make generate`. Do not edit.

import DropboxAccount
import DropboxTeam
import Foundation
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

    public struct TeamActivityCreateReportDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1293) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(startDate: Date, endDate: Date) {
            var builder = RecordBuilder(Self._type)
            builder.date(0, startDate)
            builder.date(1, endDate)
            _record = builder.record()
        }

        public var startDate: Date { _record.date(0) }
        public var endDate: Date { _record.date(1) }
    }

    public struct TeamActivityCreateReportFailDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1294) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(failureReason: Team.TeamReportFailureReason) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, failureReason._value)
            _record = builder.record()
        }

        /// Why it failed.
        public var failureReason: Team.TeamReportFailureReason { _record.union(0) }
    }

    public struct TeamActivityCreateReportFailType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1295) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct TeamActivityCreateReportType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1296) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public enum TeamBrandingPolicy: StoneUnion, CustomStringConvertible {
        case disabled
        case enabled
        case other

        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1297) }

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

    public struct TeamBrandingPolicyChangedDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1298) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(newValue: TeamLog.TeamBrandingPolicy, previousValue: TeamLog.TeamBrandingPolicy) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, newValue._value)
            builder.union(1, previousValue._value)
            _record = builder.record()
        }

        /// The value after the change.
        public var newValue: TeamLog.TeamBrandingPolicy { _record.union(0) }
        /// The value before the change.
        public var previousValue: TeamLog.TeamBrandingPolicy { _record.union(1) }
    }

    public struct TeamBrandingPolicyChangedType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1299) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct TeamDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1300) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(team: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, team)
            _record = builder.record()
        }

        public var team: String { _record.string(0) }
    }

    public struct TeamEncryptionKeyActivateKeyDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1301) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(keyManagementType: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, keyManagementType)
            _record = builder.record()
        }

        public var keyManagementType: String { _record.string(0) }
    }

    public struct TeamEncryptionKeyActivateKeyType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1302) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct TeamEncryptionKeyCancelKeyDeletionDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1303) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init() { _record = RecordBuilder.empty(Self._type) }
    }

    public struct TeamEncryptionKeyCancelKeyDeletionType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1304) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct TeamEncryptionKeyCreateKeyDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1305) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init() { _record = RecordBuilder.empty(Self._type) }
    }

    public struct TeamEncryptionKeyCreateKeyType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1306) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct TeamEncryptionKeyDeactivateKeyDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1307) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init() { _record = RecordBuilder.empty(Self._type) }
    }

    public struct TeamEncryptionKeyDeactivateKeyType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1308) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct TeamEncryptionKeyDeleteKeyDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1309) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init() { _record = RecordBuilder.empty(Self._type) }
    }

    public struct TeamEncryptionKeyDeleteKeyType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1310) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct TeamEncryptionKeyDisableKeyDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1311) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init() { _record = RecordBuilder.empty(Self._type) }
    }

    public struct TeamEncryptionKeyDisableKeyType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1312) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct TeamEncryptionKeyEnableKeyDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1313) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init() { _record = RecordBuilder.empty(Self._type) }
    }

    public struct TeamEncryptionKeyEnableKeyType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1314) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct TeamEncryptionKeyRotateKeyDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1315) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init() { _record = RecordBuilder.empty(Self._type) }
    }

    public struct TeamEncryptionKeyRotateKeyType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1316) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct TeamEncryptionKeyScheduleKeyDeletionDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1317) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init() { _record = RecordBuilder.empty(Self._type) }
    }

    public struct TeamEncryptionKeyScheduleKeyDeletionType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1318) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    /// Something that happened in a team.
    public struct TeamEvent: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1319) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(
            timestamp_: Date,
            eventCategory: TeamLog.EventCategory,
            eventType: TeamLog.EventType,
            details: TeamLog.EventDetails,
            actor: TeamLog.ActorLogInfo? = nil,
            origin: TeamLog.OriginLogInfo? = nil,
            involveNonTeamMember: Bool? = nil,
            context: TeamLog.ContextLogInfo? = nil,
            participants: [TeamLog.ParticipantLogInfo]? = nil,
            assets: [TeamLog.AssetLogInfo]? = nil
        ) {
            var builder = RecordBuilder(Self._type)
            builder.date(0, timestamp_)
            builder.union(1, eventCategory._value)
            builder.union(2, actor?._value)
            builder.object(3, origin?._record)
            builder.bool(4, involveNonTeamMember)
            builder.union(5, context?._value)
            builder.unions(6, participants)
            builder.unions(7, assets)
            builder.union(8, eventType._value)
            builder.union(9, details._value)
            _record = builder.record()
        }

        /// When it happened.
        public var timestamp_: Date { _record.date(0) }
        /// What it has to do with.
        public var eventCategory: TeamLog.EventCategory { _record.union(1) }
        /// Who did it.
        public var actor: TeamLog.ActorLogInfo? { _record.unionOpt(2) }
        /// From where, and by which means.
        public var origin: TeamLog.OriginLogInfo? { _record.objectOpt(3) }
        /// Whether somebody outside of the team acted or was affected.
        public var involveNonTeamMember: Bool? { _record.boolOpt(4) }
        /// On whose behalf it was done.
        public var context: TeamLog.ContextLogInfo? { _record.unionOpt(5) }
        /// Who else was affected.
        public var participants: [TeamLog.ParticipantLogInfo]? { _record.unionsOpt(6) }
        /// The files, folders and documents that it is about. Details refer to them by index.
        public var assets: [TeamLog.AssetLogInfo]? { _record.unionsOpt(7) }
        /// The kind of event.
        public var eventType: TeamLog.EventType { _record.union(8) }
        /// What is particular to this event.
        public var details: TeamLog.EventDetails { _record.union(9) }
    }

    public enum TeamExtensionsPolicy: StoneUnion, CustomStringConvertible {
        case disabled
        case enabled
        case other

        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1320) }

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

    public struct TeamExtensionsPolicyChangedDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1321) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(newValue: TeamLog.TeamExtensionsPolicy, previousValue: TeamLog.TeamExtensionsPolicy) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, newValue._value)
            builder.union(1, previousValue._value)
            _record = builder.record()
        }

        /// The value after the change.
        public var newValue: TeamLog.TeamExtensionsPolicy { _record.union(0) }
        /// The value before the change.
        public var previousValue: TeamLog.TeamExtensionsPolicy { _record.union(1) }
    }

    public struct TeamExtensionsPolicyChangedType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1322) }
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
