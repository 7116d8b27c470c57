// Generated from API/team_log.json by `make generate`. Do not edit.

import DropboxAccount
import DropboxTeam
import Foundation
import StoneRuntime

extension TeamLog {
    public struct SsoAddCertDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1264) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(certificateDetails: TeamLog.Certificate) {
            var builder = RecordBuilder(TeamLog._type(1264))
            builder.object(0, certificateDetails._record)
            self.init(_record: builder.record())
        }

        @export(implementation) public var certificateDetails: TeamLog.Certificate { _record.object(0) }
    }

    public struct SsoAddCertType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1265) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1265))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct SsoAddLoginUrlDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1266) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(newValue: String) {
            var builder = RecordBuilder(TeamLog._type(1266))
            builder.string(0, newValue)
            self.init(_record: builder.record())
        }

        /// The value after the change.
        @export(implementation) public var newValue: String { _record.string(0) }
    }

    public struct SsoAddLoginUrlType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1267) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1267))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct SsoAddLogoutUrlDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1268) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(newValue: String? = nil) {
            var builder = RecordBuilder(TeamLog._type(1268))
            builder.string(0, newValue)
            self.init(_record: builder.record())
        }

        /// The value after the change.
        @export(implementation) public var newValue: String? { _record.stringOpt(0) }
    }

    public struct SsoAddLogoutUrlType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1269) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1269))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct SsoChangeCertDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1270) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            newCertificateDetails: TeamLog.Certificate,
            previousCertificateDetails: TeamLog.Certificate? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(1270))
            builder.object(0, previousCertificateDetails?._record)
            builder.object(1, newCertificateDetails._record)
            self.init(_record: builder.record())
        }

        @export(implementation) public var previousCertificateDetails: TeamLog.Certificate? { _record.objectOpt(0) }
        @export(implementation) public var newCertificateDetails: TeamLog.Certificate { _record.object(1) }
    }

    public struct SsoChangeCertType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1271) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1271))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct SsoChangeLoginUrlDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1272) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(previousValue: String, newValue: String) {
            var builder = RecordBuilder(TeamLog._type(1272))
            builder.string(0, previousValue)
            builder.string(1, newValue)
            self.init(_record: builder.record())
        }

        /// The value before the change.
        @export(implementation) public var previousValue: String { _record.string(0) }
        /// The value after the change.
        @export(implementation) public var newValue: String { _record.string(1) }
    }

    public struct SsoChangeLoginUrlType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1273) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1273))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct SsoChangeLogoutUrlDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1274) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(previousValue: String? = nil, newValue: String? = nil) {
            var builder = RecordBuilder(TeamLog._type(1274))
            builder.string(0, previousValue)
            builder.string(1, newValue)
            self.init(_record: builder.record())
        }

        /// The value before the change.
        @export(implementation) public var previousValue: String? { _record.stringOpt(0) }
        /// The value after the change.
        @export(implementation) public var newValue: String? { _record.stringOpt(1) }
    }

    public struct SsoChangeLogoutUrlType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1275) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1275))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct SsoChangePolicyDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1276) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(newValue: TeamPolicies.SsoPolicy, previousValue: TeamPolicies.SsoPolicy? = nil) {
            var builder = RecordBuilder(TeamLog._type(1276))
            builder.union(0, newValue._value)
            builder.union(1, previousValue?._value)
            self.init(_record: builder.record())
        }

        /// The value after the change.
        @export(implementation) public var newValue: TeamPolicies.SsoPolicy { _record.union(0) }
        /// The value before the change.
        @export(implementation) public var previousValue: TeamPolicies.SsoPolicy? { _record.unionOpt(1) }
    }

    public struct SsoChangePolicyType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1277) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1277))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct SsoChangeSamlIdentityModeDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1278) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(previousValue: Int64, newValue: Int64) {
            var builder = RecordBuilder(TeamLog._type(1278))
            builder.int64(0, previousValue)
            builder.int64(1, newValue)
            self.init(_record: builder.record())
        }

        /// The value before the change.
        @export(implementation) public var previousValue: Int64 { _record.int64(0) }
        /// The value after the change.
        @export(implementation) public var newValue: Int64 { _record.int64(1) }
    }

    public struct SsoChangeSamlIdentityModeType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1279) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1279))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct SsoErrorDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1280) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(errorDetails: TeamLog.FailureDetailsLogInfo) {
            var builder = RecordBuilder(TeamLog._type(1280))
            builder.object(0, errorDetails._record)
            self.init(_record: builder.record())
        }

        @export(implementation) public var errorDetails: TeamLog.FailureDetailsLogInfo { _record.object(0) }
    }

    public struct SsoErrorType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1281) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1281))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct SsoRemoveCertDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1282) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init() { self.init(_record: RecordBuilder.empty(TeamLog._type(1282))) }
    }

    public struct SsoRemoveCertType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1283) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1283))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct SsoRemoveLoginUrlDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1284) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(previousValue: String) {
            var builder = RecordBuilder(TeamLog._type(1284))
            builder.string(0, previousValue)
            self.init(_record: builder.record())
        }

        /// The value before the change.
        @export(implementation) public var previousValue: String { _record.string(0) }
    }

    public struct SsoRemoveLoginUrlType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1285) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1285))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct SsoRemoveLogoutUrlDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1286) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(previousValue: String) {
            var builder = RecordBuilder(TeamLog._type(1286))
            builder.string(0, previousValue)
            self.init(_record: builder.record())
        }

        /// The value before the change.
        @export(implementation) public var previousValue: String { _record.string(0) }
    }

    public struct SsoRemoveLogoutUrlType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1287) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1287))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public enum StackCrossTeamAccessPolicy: StoneUnion, CustomStringConvertible {
        case allowed
        case default_
        case disallowed
        case other

        @export(implementation) public static var _type: TypeRef { TeamLog._type(1288) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .allowed
            case 1: self = .default_
            case 2: self = .disallowed
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .allowed: .tag(0)
            case .default_: .tag(1)
            case .disallowed: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    public struct StackCrossTeamAccessPolicyChangedDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1289) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            newValue: TeamLog.StackCrossTeamAccessPolicy,
            previousValue: TeamLog.StackCrossTeamAccessPolicy? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(1289))
            builder.union(0, newValue._value)
            builder.union(1, previousValue?._value)
            self.init(_record: builder.record())
        }

        /// The value after the change.
        @export(implementation) public var newValue: TeamLog.StackCrossTeamAccessPolicy { _record.union(0) }
        /// The value before the change.
        @export(implementation) public var previousValue: TeamLog.StackCrossTeamAccessPolicy? { _record.unionOpt(1) }
    }

    public struct StackCrossTeamAccessPolicyChangedType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1290) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1290))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct StartedEnterpriseAdminSessionDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1291) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(federationExtraDetails: TeamLog.FedExtraDetails) {
            var builder = RecordBuilder(TeamLog._type(1291))
            builder.union(0, federationExtraDetails._value)
            self.init(_record: builder.record())
        }

        @export(implementation) public var federationExtraDetails: TeamLog.FedExtraDetails { _record.union(0) }
    }

    public struct StartedEnterpriseAdminSessionType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1292) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1292))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct TeamActivityCreateReportDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1293) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(startDate: Date, endDate: Date) {
            var builder = RecordBuilder(TeamLog._type(1293))
            builder.date(0, startDate)
            builder.date(1, endDate)
            self.init(_record: builder.record())
        }

        @export(implementation) public var startDate: Date { _record.date(0) }
        @export(implementation) public var endDate: Date { _record.date(1) }
    }

    public struct TeamActivityCreateReportFailDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1294) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(failureReason: Team.TeamReportFailureReason) {
            var builder = RecordBuilder(TeamLog._type(1294))
            builder.union(0, failureReason._value)
            self.init(_record: builder.record())
        }

        /// Why it failed.
        @export(implementation) public var failureReason: Team.TeamReportFailureReason { _record.union(0) }
    }

    public struct TeamActivityCreateReportFailType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1295) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1295))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct TeamActivityCreateReportType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1296) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1296))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public enum TeamBrandingPolicy: StoneUnion, CustomStringConvertible {
        case disabled
        case enabled
        case other

        @export(implementation) public static var _type: TypeRef { TeamLog._type(1297) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .disabled
            case 1: self = .enabled
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .disabled: .tag(0)
            case .enabled: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    public struct TeamBrandingPolicyChangedDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1298) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(newValue: TeamLog.TeamBrandingPolicy, previousValue: TeamLog.TeamBrandingPolicy) {
            var builder = RecordBuilder(TeamLog._type(1298))
            builder.union(0, newValue._value)
            builder.union(1, previousValue._value)
            self.init(_record: builder.record())
        }

        /// The value after the change.
        @export(implementation) public var newValue: TeamLog.TeamBrandingPolicy { _record.union(0) }
        /// The value before the change.
        @export(implementation) public var previousValue: TeamLog.TeamBrandingPolicy { _record.union(1) }
    }

    public struct TeamBrandingPolicyChangedType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1299) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1299))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct TeamDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1300) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(team: String) {
            var builder = RecordBuilder(TeamLog._type(1300))
            builder.string(0, team)
            self.init(_record: builder.record())
        }

        @export(implementation) public var team: String { _record.string(0) }
    }
}
