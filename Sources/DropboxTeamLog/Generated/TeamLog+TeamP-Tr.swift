// Generated from API/team_log.json by `make generate`. Do not edit.

import DropboxAccount
import DropboxFiles
import DropboxTeam
import StoneRuntime

extension TeamLog {
    public struct TeamProfileAddBackgroundDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1398) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init() { _record = RecordBuilder.empty(Self._type) }
    }

    public struct TeamProfileAddBackgroundType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1399) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct TeamProfileAddLogoDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1400) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init() { _record = RecordBuilder.empty(Self._type) }
    }

    public struct TeamProfileAddLogoType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1401) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct TeamProfileChangeBackgroundDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1402) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init() { _record = RecordBuilder.empty(Self._type) }
    }

    public struct TeamProfileChangeBackgroundType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1403) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct TeamProfileChangeDefaultLanguageDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1404) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(newValue: String, previousValue: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, newValue)
            builder.string(1, previousValue)
            _record = builder.record()
        }

        /// The value after the change. At least 2 characters.
        public var newValue: String { _record.string(0) }
        /// The value before the change. At least 2 characters.
        public var previousValue: String { _record.string(1) }
    }

    public struct TeamProfileChangeDefaultLanguageType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1405) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct TeamProfileChangeLogoDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1406) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init() { _record = RecordBuilder.empty(Self._type) }
    }

    public struct TeamProfileChangeLogoType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1407) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct TeamProfileChangeNameDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1408) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(newValue: TeamLog.TeamName, previousValue: TeamLog.TeamName? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.object(0, previousValue?._record)
            builder.object(1, newValue._record)
            _record = builder.record()
        }

        /// The value before the change.
        public var previousValue: TeamLog.TeamName? { _record.objectOpt(0) }
        /// The value after the change.
        public var newValue: TeamLog.TeamName { _record.object(1) }
    }

    public struct TeamProfileChangeNameType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1409) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct TeamProfileRemoveBackgroundDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1410) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init() { _record = RecordBuilder.empty(Self._type) }
    }

    public struct TeamProfileRemoveBackgroundType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1411) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct TeamProfileRemoveLogoDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1412) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init() { _record = RecordBuilder.empty(Self._type) }
    }

    public struct TeamProfileRemoveLogoType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1413) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public enum TeamSelectiveSyncPolicy: StoneUnion, CustomStringConvertible {
        case disabled
        case enabled
        case other

        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1414) }

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

    public struct TeamSelectiveSyncPolicyChangedDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1415) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(newValue: TeamLog.TeamSelectiveSyncPolicy, previousValue: TeamLog.TeamSelectiveSyncPolicy) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, newValue._value)
            builder.union(1, previousValue._value)
            _record = builder.record()
        }

        /// The value after the change.
        public var newValue: TeamLog.TeamSelectiveSyncPolicy { _record.union(0) }
        /// The value before the change.
        public var previousValue: TeamLog.TeamSelectiveSyncPolicy { _record.union(1) }
    }

    public struct TeamSelectiveSyncPolicyChangedType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1416) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct TeamSelectiveSyncSettingsChangedDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1417) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(previousValue: Files.SyncSetting, newValue: Files.SyncSetting) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, previousValue._value)
            builder.union(1, newValue._value)
            _record = builder.record()
        }

        /// The value before the change.
        public var previousValue: Files.SyncSetting { _record.union(0) }
        /// The value after the change.
        public var newValue: Files.SyncSetting { _record.union(1) }
    }

    public struct TeamSelectiveSyncSettingsChangedType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1418) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct TeamSharingWhitelistSubjectsChangedDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1419) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(addedWhitelistSubjects: [String], removedWhitelistSubjects: [String]) {
            var builder = RecordBuilder(Self._type)
            builder.strings(0, addedWhitelistSubjects)
            builder.strings(1, removedWhitelistSubjects)
            _record = builder.record()
        }

        public var addedWhitelistSubjects: [String] { _record.strings(0) }
        public var removedWhitelistSubjects: [String] { _record.strings(1) }
    }

    public struct TeamSharingWhitelistSubjectsChangedType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1420) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct TeamStorageCreateReportDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1421) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init() { _record = RecordBuilder.empty(Self._type) }
    }

    public struct TeamStorageCreateReportFailedDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1422) }
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

    public struct TeamStorageCreateReportFailedType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1423) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct TeamStorageCreateReportType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1424) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct TfaAddBackupPhoneDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1425) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init() { _record = RecordBuilder.empty(Self._type) }
    }

    public struct TfaAddBackupPhoneType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1426) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct TfaAddExceptionDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1427) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init() { _record = RecordBuilder.empty(Self._type) }
    }

    public struct TfaAddExceptionType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1428) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct TfaAddSecurityKeyDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1429) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init() { _record = RecordBuilder.empty(Self._type) }
    }

    public struct TfaAddSecurityKeyType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1430) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct TfaChangeBackupPhoneDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1431) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init() { _record = RecordBuilder.empty(Self._type) }
    }

    public struct TfaChangeBackupPhoneType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1432) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct TfaChangePolicyDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1433) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(
            newValue: TeamPolicies.TwoStepVerificationPolicy,
            previousValue: TeamPolicies.TwoStepVerificationPolicy? = nil
        ) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, newValue._value)
            builder.union(1, previousValue?._value)
            _record = builder.record()
        }

        /// The value after the change.
        public var newValue: TeamPolicies.TwoStepVerificationPolicy { _record.union(0) }
        /// The value before the change.
        public var previousValue: TeamPolicies.TwoStepVerificationPolicy? { _record.unionOpt(1) }
    }

    public struct TfaChangePolicyType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1434) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct TfaChangeStatusDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1435) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(
            newValue: TeamLog.TfaConfiguration,
            previousValue: TeamLog.TfaConfiguration? = nil,
            usedRescueCode: Bool? = nil
        ) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, newValue._value)
            builder.union(1, previousValue?._value)
            builder.bool(2, usedRescueCode)
            _record = builder.record()
        }

        /// The value after the change.
        public var newValue: TeamLog.TfaConfiguration { _record.union(0) }
        /// The value before the change.
        public var previousValue: TeamLog.TfaConfiguration? { _record.unionOpt(1) }
        public var usedRescueCode: Bool? { _record.boolOpt(2) }
    }

    public struct TfaChangeStatusType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1436) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public enum TfaConfiguration: StoneUnion, CustomStringConvertible {
        case authenticator
        case disabled
        case enabled
        case sms
        case other

        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1437) }

        public init(_value: Value) {
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

    public struct TfaRemoveBackupPhoneDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1438) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init() { _record = RecordBuilder.empty(Self._type) }
    }

    public struct TfaRemoveBackupPhoneType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1439) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct TfaRemoveExceptionDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1440) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init() { _record = RecordBuilder.empty(Self._type) }
    }

    public struct TfaRemoveExceptionType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1441) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct TfaRemoveSecurityKeyDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1442) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init() { _record = RecordBuilder.empty(Self._type) }
    }

    public struct TfaRemoveSecurityKeyType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1443) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct TfaResetDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1444) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init() { _record = RecordBuilder.empty(Self._type) }
    }

    public struct TfaResetType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1445) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public enum TimeUnit: StoneUnion, CustomStringConvertible {
        case days
        case hours
        case milliseconds
        case minutes
        case months
        case seconds
        case weeks
        case years
        case other

        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1446) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .days
            case 1: self = .hours
            case 2: self = .milliseconds
            case 3: self = .minutes
            case 4: self = .months
            case 5: self = .seconds
            case 6: self = .weeks
            case 7: self = .years
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .days: .tag(0)
            case .hours: .tag(1)
            case .milliseconds: .tag(2)
            case .minutes: .tag(3)
            case .months: .tag(4)
            case .seconds: .tag(5)
            case .weeks: .tag(6)
            case .years: .tag(7)
            case .other: .tag(8)
            }
        }
    }

    public enum TopLevelContentPolicy: StoneUnion, CustomStringConvertible {
        case adminsOnly
        case everyone
        case other

        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1447) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .adminsOnly
            case 1: self = .everyone
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .adminsOnly: .tag(0)
            case .everyone: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    public struct TopLevelContentPolicyChangedDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1448) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(newValue: TeamLog.TopLevelContentPolicy, previousValue: TeamLog.TopLevelContentPolicy) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, newValue._value)
            builder.union(1, previousValue._value)
            _record = builder.record()
        }

        /// The value after the change.
        public var newValue: TeamLog.TopLevelContentPolicy { _record.union(0) }
        /// The value before the change.
        public var previousValue: TeamLog.TopLevelContentPolicy { _record.union(1) }
    }

    public struct TopLevelContentPolicyChangedType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1449) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    /// Somebody outside of the team whom the team trusts.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public final class TrustedNonTeamMemberLogInfo: TeamLog.UserLogInfo, @unchecked Sendable {
        public override class var _type: TypeRef { TypeRef(TeamLog._schema, 1450) }

        public required init(_record: Record) { super.init(_record: _record) }

        public init(
            trustedNonTeamMemberType: TeamLog.TrustedNonTeamMemberType,
            accountId: String? = nil,
            displayName: String? = nil,
            email: String? = nil,
            team: TeamLog.TeamLogInfo? = nil
        ) {
            var builder = RecordBuilder(TrustedNonTeamMemberLogInfo._type)
            builder.string(0, accountId)
            builder.string(1, displayName)
            builder.string(2, email)
            builder.union(3, trustedNonTeamMemberType._value)
            builder.object(4, team?._record)
            super.init(_record: builder.record())
        }

        /// Why it trusts them.
        public var trustedNonTeamMemberType: TeamLog.TrustedNonTeamMemberType { _record.union(3) }
        /// The team that they belong to.
        public var team: TeamLog.TeamLogInfo? { _record.objectOpt(4) }
    }

    public enum TrustedNonTeamMemberType: StoneUnion, CustomStringConvertible {
        case enterpriseAdmin
        case multiInstanceAdmin
        case other

        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1451) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .enterpriseAdmin
            case 1: self = .multiInstanceAdmin
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .enterpriseAdmin: .tag(0)
            case .multiInstanceAdmin: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    public enum TrustedTeamsRequestAction: StoneUnion, CustomStringConvertible {
        case accepted
        case declined
        case expired
        case invited
        case revoked
        case other

        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1452) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .accepted
            case 1: self = .declined
            case 2: self = .expired
            case 3: self = .invited
            case 4: self = .revoked
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .accepted: .tag(0)
            case .declined: .tag(1)
            case .expired: .tag(2)
            case .invited: .tag(3)
            case .revoked: .tag(4)
            case .other: .tag(5)
            }
        }
    }

    public enum TrustedTeamsRequestState: StoneUnion, CustomStringConvertible {
        case invited
        case linked
        case unlinked
        case other

        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1453) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .invited
            case 1: self = .linked
            case 2: self = .unlinked
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .invited: .tag(0)
            case .linked: .tag(1)
            case .unlinked: .tag(2)
            case .other: .tag(3)
            }
        }
    }
}
