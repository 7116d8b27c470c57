// Generated from API/team_log.json by `make generate`. Do not edit.

import DropboxAccount
import DropboxFiles
import DropboxTeam
import StoneRuntime

extension TeamLog {
    public struct TeamProfileAddBackgroundDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1398) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init() { self.init(_record: RecordBuilder.empty(Self._type)) }
    }

    public struct TeamProfileAddBackgroundType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1399) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct TeamProfileAddLogoDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1400) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init() { self.init(_record: RecordBuilder.empty(Self._type)) }
    }

    public struct TeamProfileAddLogoType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1401) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct TeamProfileChangeBackgroundDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1402) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init() { self.init(_record: RecordBuilder.empty(Self._type)) }
    }

    public struct TeamProfileChangeBackgroundType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1403) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct TeamProfileChangeDefaultLanguageDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1404) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(newValue: String, previousValue: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, newValue)
            builder.string(1, previousValue)
            self.init(_record: builder.record())
        }

        /// The value after the change. At least 2 characters.
        @export(implementation) public var newValue: String { _record.string(0) }
        /// The value before the change. At least 2 characters.
        @export(implementation) public var previousValue: String { _record.string(1) }
    }

    public struct TeamProfileChangeDefaultLanguageType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1405) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct TeamProfileChangeLogoDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1406) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init() { self.init(_record: RecordBuilder.empty(Self._type)) }
    }

    public struct TeamProfileChangeLogoType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1407) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct TeamProfileChangeNameDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1408) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(newValue: TeamLog.TeamName, previousValue: TeamLog.TeamName? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.object(0, previousValue?._record)
            builder.object(1, newValue._record)
            self.init(_record: builder.record())
        }

        /// The value before the change.
        @export(implementation) public var previousValue: TeamLog.TeamName? { _record.objectOpt(0) }
        /// The value after the change.
        @export(implementation) public var newValue: TeamLog.TeamName { _record.object(1) }
    }

    public struct TeamProfileChangeNameType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1409) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct TeamProfileRemoveBackgroundDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1410) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init() { self.init(_record: RecordBuilder.empty(Self._type)) }
    }

    public struct TeamProfileRemoveBackgroundType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1411) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct TeamProfileRemoveLogoDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1412) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init() { self.init(_record: RecordBuilder.empty(Self._type)) }
    }

    public struct TeamProfileRemoveLogoType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1413) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
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

    public struct TeamSelectiveSyncPolicyChangedDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1415) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(newValue: TeamLog.TeamSelectiveSyncPolicy, previousValue: TeamLog.TeamSelectiveSyncPolicy) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, newValue._value)
            builder.union(1, previousValue._value)
            self.init(_record: builder.record())
        }

        /// The value after the change.
        @export(implementation) public var newValue: TeamLog.TeamSelectiveSyncPolicy { _record.union(0) }
        /// The value before the change.
        @export(implementation) public var previousValue: TeamLog.TeamSelectiveSyncPolicy { _record.union(1) }
    }

    public struct TeamSelectiveSyncPolicyChangedType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1416) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct TeamSelectiveSyncSettingsChangedDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1417) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(previousValue: Files.SyncSetting, newValue: Files.SyncSetting) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, previousValue._value)
            builder.union(1, newValue._value)
            self.init(_record: builder.record())
        }

        /// The value before the change.
        @export(implementation) public var previousValue: Files.SyncSetting { _record.union(0) }
        /// The value after the change.
        @export(implementation) public var newValue: Files.SyncSetting { _record.union(1) }
    }

    public struct TeamSelectiveSyncSettingsChangedType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1418) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct TeamSharingWhitelistSubjectsChangedDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1419) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(addedWhitelistSubjects: [String], removedWhitelistSubjects: [String]) {
            var builder = RecordBuilder(Self._type)
            builder.strings(0, addedWhitelistSubjects)
            builder.strings(1, removedWhitelistSubjects)
            self.init(_record: builder.record())
        }

        @export(implementation) public var addedWhitelistSubjects: [String] { _record.strings(0) }
        @export(implementation) public var removedWhitelistSubjects: [String] { _record.strings(1) }
    }

    public struct TeamSharingWhitelistSubjectsChangedType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1420) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct TeamStorageCreateReportDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1421) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init() { self.init(_record: RecordBuilder.empty(Self._type)) }
    }

    public struct TeamStorageCreateReportFailedDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1422) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(failureReason: Team.TeamReportFailureReason) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, failureReason._value)
            self.init(_record: builder.record())
        }

        /// Why it failed.
        @export(implementation) public var failureReason: Team.TeamReportFailureReason { _record.union(0) }
    }

    public struct TeamStorageCreateReportFailedType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1423) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct TeamStorageCreateReportType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1424) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct TfaAddBackupPhoneDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1425) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init() { self.init(_record: RecordBuilder.empty(Self._type)) }
    }

    public struct TfaAddBackupPhoneType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1426) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct TfaAddExceptionDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1427) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init() { self.init(_record: RecordBuilder.empty(Self._type)) }
    }

    public struct TfaAddExceptionType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1428) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct TfaAddSecurityKeyDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1429) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init() { self.init(_record: RecordBuilder.empty(Self._type)) }
    }

    public struct TfaAddSecurityKeyType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1430) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct TfaChangeBackupPhoneDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1431) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init() { self.init(_record: RecordBuilder.empty(Self._type)) }
    }

    public struct TfaChangeBackupPhoneType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1432) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct TfaChangePolicyDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1433) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            newValue: TeamPolicies.TwoStepVerificationPolicy,
            previousValue: TeamPolicies.TwoStepVerificationPolicy? = nil
        ) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, newValue._value)
            builder.union(1, previousValue?._value)
            self.init(_record: builder.record())
        }

        /// The value after the change.
        @export(implementation) public var newValue: TeamPolicies.TwoStepVerificationPolicy { _record.union(0) }
        /// The value before the change.
        @export(implementation)
        public var previousValue: TeamPolicies.TwoStepVerificationPolicy? {
            _record.unionOpt(1)
        }
    }

    public struct TfaChangePolicyType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1434) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct TfaChangeStatusDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1435) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            newValue: TeamLog.TfaConfiguration,
            previousValue: TeamLog.TfaConfiguration? = nil,
            usedRescueCode: Bool? = nil
        ) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, newValue._value)
            builder.union(1, previousValue?._value)
            builder.bool(2, usedRescueCode)
            self.init(_record: builder.record())
        }

        /// The value after the change.
        @export(implementation) public var newValue: TeamLog.TfaConfiguration { _record.union(0) }
        /// The value before the change.
        @export(implementation) public var previousValue: TeamLog.TfaConfiguration? { _record.unionOpt(1) }
        @export(implementation) public var usedRescueCode: Bool? { _record.boolOpt(2) }
    }

    public struct TfaChangeStatusType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1436) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
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

    public struct TfaRemoveBackupPhoneDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1438) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init() { self.init(_record: RecordBuilder.empty(Self._type)) }
    }

    public struct TfaRemoveBackupPhoneType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1439) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct TfaRemoveExceptionDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1440) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init() { self.init(_record: RecordBuilder.empty(Self._type)) }
    }

    public struct TfaRemoveExceptionType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1441) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct TfaRemoveSecurityKeyDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1442) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init() { self.init(_record: RecordBuilder.empty(Self._type)) }
    }

    public struct TfaRemoveSecurityKeyType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1443) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct TfaResetDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1444) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init() { self.init(_record: RecordBuilder.empty(Self._type)) }
    }

    public struct TfaResetType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1445) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
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

    public struct TopLevelContentPolicyChangedDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1448) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(newValue: TeamLog.TopLevelContentPolicy, previousValue: TeamLog.TopLevelContentPolicy) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, newValue._value)
            builder.union(1, previousValue._value)
            self.init(_record: builder.record())
        }

        /// The value after the change.
        @export(implementation) public var newValue: TeamLog.TopLevelContentPolicy { _record.union(0) }
        /// The value before the change.
        @export(implementation) public var previousValue: TeamLog.TopLevelContentPolicy { _record.union(1) }
    }

    public struct TopLevelContentPolicyChangedType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1449) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }
}
