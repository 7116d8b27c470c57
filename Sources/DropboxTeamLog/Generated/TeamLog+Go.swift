// Generated from API/team_log.json by `make generate`. Do not edit.

import StoneRuntime

extension TeamLog {
    public struct GoogleSsoChangePolicyDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 477) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(newValue: TeamLog.GoogleSsoPolicy, previousValue: TeamLog.GoogleSsoPolicy? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, newValue._value)
            builder.union(1, previousValue?._value)
            _record = builder.record()
        }

        /// The value after the change.
        public var newValue: TeamLog.GoogleSsoPolicy { _record.union(0) }
        /// The value before the change.
        public var previousValue: TeamLog.GoogleSsoPolicy? { _record.unionOpt(1) }
    }

    public struct GoogleSsoChangePolicyType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 478) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public enum GoogleSsoPolicy: StoneUnion, CustomStringConvertible {
        case disabled
        case enabled
        case other

        public static var _type: TypeRef { TypeRef(TeamLog._schema, 479) }

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

    public struct GovernancePolicyAddFolderFailedDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 480) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(
            governancePolicyId: String,
            name: String,
            folder: String,
            policyType: TeamLog.PolicyType? = nil,
            reason: String? = nil
        ) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, governancePolicyId)
            builder.string(1, name)
            builder.union(2, policyType?._value)
            builder.string(3, folder)
            builder.string(4, reason)
            _record = builder.record()
        }

        /// The identity of the rule.
        public var governancePolicyId: String { _record.string(0) }
        public var name: String { _record.string(1) }
        public var policyType: TeamLog.PolicyType? { _record.unionOpt(2) }
        public var folder: String { _record.string(3) }
        public var reason: String? { _record.stringOpt(4) }
    }

    public struct GovernancePolicyAddFolderFailedType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 481) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct GovernancePolicyAddFoldersDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 482) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(
            governancePolicyId: String,
            name: String,
            policyType: TeamLog.PolicyType? = nil,
            folders: [String]? = nil
        ) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, governancePolicyId)
            builder.string(1, name)
            builder.union(2, policyType?._value)
            builder.strings(3, folders)
            _record = builder.record()
        }

        /// The identity of the rule.
        public var governancePolicyId: String { _record.string(0) }
        public var name: String { _record.string(1) }
        public var policyType: TeamLog.PolicyType? { _record.unionOpt(2) }
        public var folders: [String]? { _record.stringsOpt(3) }
    }

    public struct GovernancePolicyAddFoldersType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 483) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct GovernancePolicyContentDisposedDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 484) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(
            governancePolicyId: String,
            name: String,
            dispositionType: TeamLog.DispositionActionType,
            policyType: TeamLog.PolicyType? = nil
        ) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, governancePolicyId)
            builder.string(1, name)
            builder.union(2, policyType?._value)
            builder.union(3, dispositionType._value)
            _record = builder.record()
        }

        /// The identity of the rule.
        public var governancePolicyId: String { _record.string(0) }
        public var name: String { _record.string(1) }
        public var policyType: TeamLog.PolicyType? { _record.unionOpt(2) }
        public var dispositionType: TeamLog.DispositionActionType { _record.union(3) }
    }

    public struct GovernancePolicyContentDisposedType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 485) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct GovernancePolicyCreateDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 486) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(
            governancePolicyId: String,
            name: String,
            duration: TeamLog.DurationLogInfo,
            policyType: TeamLog.PolicyType? = nil,
            folders: [String]? = nil
        ) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, governancePolicyId)
            builder.string(1, name)
            builder.union(2, policyType?._value)
            builder.object(3, duration._record)
            builder.strings(4, folders)
            _record = builder.record()
        }

        /// The identity of the rule.
        public var governancePolicyId: String { _record.string(0) }
        public var name: String { _record.string(1) }
        public var policyType: TeamLog.PolicyType? { _record.unionOpt(2) }
        public var duration: TeamLog.DurationLogInfo { _record.object(3) }
        public var folders: [String]? { _record.stringsOpt(4) }
    }

    public struct GovernancePolicyCreateType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 487) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct GovernancePolicyDeleteDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 488) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(governancePolicyId: String, name: String, policyType: TeamLog.PolicyType? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, governancePolicyId)
            builder.string(1, name)
            builder.union(2, policyType?._value)
            _record = builder.record()
        }

        /// The identity of the rule.
        public var governancePolicyId: String { _record.string(0) }
        public var name: String { _record.string(1) }
        public var policyType: TeamLog.PolicyType? { _record.unionOpt(2) }
    }

    public struct GovernancePolicyDeleteType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 489) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct GovernancePolicyEditDetailsDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 490) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(
            governancePolicyId: String,
            name: String,
            attribute: String,
            previousValue: String,
            newValue: String,
            policyType: TeamLog.PolicyType? = nil
        ) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, governancePolicyId)
            builder.string(1, name)
            builder.union(2, policyType?._value)
            builder.string(3, attribute)
            builder.string(4, previousValue)
            builder.string(5, newValue)
            _record = builder.record()
        }

        /// The identity of the rule.
        public var governancePolicyId: String { _record.string(0) }
        public var name: String { _record.string(1) }
        public var policyType: TeamLog.PolicyType? { _record.unionOpt(2) }
        public var attribute: String { _record.string(3) }
        /// The value before the change.
        public var previousValue: String { _record.string(4) }
        /// The value after the change.
        public var newValue: String { _record.string(5) }
    }

    public struct GovernancePolicyEditDetailsType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 491) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct GovernancePolicyEditDurationDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 492) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(
            governancePolicyId: String,
            name: String,
            previousValue: TeamLog.DurationLogInfo,
            newValue: TeamLog.DurationLogInfo,
            policyType: TeamLog.PolicyType? = nil
        ) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, governancePolicyId)
            builder.string(1, name)
            builder.union(2, policyType?._value)
            builder.object(3, previousValue._record)
            builder.object(4, newValue._record)
            _record = builder.record()
        }

        /// The identity of the rule.
        public var governancePolicyId: String { _record.string(0) }
        public var name: String { _record.string(1) }
        public var policyType: TeamLog.PolicyType? { _record.unionOpt(2) }
        /// The value before the change.
        public var previousValue: TeamLog.DurationLogInfo { _record.object(3) }
        /// The value after the change.
        public var newValue: TeamLog.DurationLogInfo { _record.object(4) }
    }

    public struct GovernancePolicyEditDurationType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 493) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct GovernancePolicyExportCreatedDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 494) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(
            governancePolicyId: String,
            name: String,
            exportName: String,
            policyType: TeamLog.PolicyType? = nil
        ) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, governancePolicyId)
            builder.string(1, name)
            builder.union(2, policyType?._value)
            builder.string(3, exportName)
            _record = builder.record()
        }

        /// The identity of the rule.
        public var governancePolicyId: String { _record.string(0) }
        public var name: String { _record.string(1) }
        public var policyType: TeamLog.PolicyType? { _record.unionOpt(2) }
        public var exportName: String { _record.string(3) }
    }

    public struct GovernancePolicyExportCreatedType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 495) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct GovernancePolicyExportRemovedDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 496) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(
            governancePolicyId: String,
            name: String,
            exportName: String,
            policyType: TeamLog.PolicyType? = nil
        ) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, governancePolicyId)
            builder.string(1, name)
            builder.union(2, policyType?._value)
            builder.string(3, exportName)
            _record = builder.record()
        }

        /// The identity of the rule.
        public var governancePolicyId: String { _record.string(0) }
        public var name: String { _record.string(1) }
        public var policyType: TeamLog.PolicyType? { _record.unionOpt(2) }
        public var exportName: String { _record.string(3) }
    }

    public struct GovernancePolicyExportRemovedType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 497) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct GovernancePolicyRemoveFoldersDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 498) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(
            governancePolicyId: String,
            name: String,
            policyType: TeamLog.PolicyType? = nil,
            folders: [String]? = nil,
            reason: String? = nil
        ) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, governancePolicyId)
            builder.string(1, name)
            builder.union(2, policyType?._value)
            builder.strings(3, folders)
            builder.string(4, reason)
            _record = builder.record()
        }

        /// The identity of the rule.
        public var governancePolicyId: String { _record.string(0) }
        public var name: String { _record.string(1) }
        public var policyType: TeamLog.PolicyType? { _record.unionOpt(2) }
        public var folders: [String]? { _record.stringsOpt(3) }
        public var reason: String? { _record.stringOpt(4) }
    }

    public struct GovernancePolicyRemoveFoldersType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 499) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct GovernancePolicyReportCreatedDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 500) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(governancePolicyId: String, name: String, policyType: TeamLog.PolicyType? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, governancePolicyId)
            builder.string(1, name)
            builder.union(2, policyType?._value)
            _record = builder.record()
        }

        /// The identity of the rule.
        public var governancePolicyId: String { _record.string(0) }
        public var name: String { _record.string(1) }
        public var policyType: TeamLog.PolicyType? { _record.unionOpt(2) }
    }

    public struct GovernancePolicyReportCreatedType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 501) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct GovernancePolicyZipPartDownloadedDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 502) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(
            governancePolicyId: String,
            name: String,
            exportName: String,
            policyType: TeamLog.PolicyType? = nil,
            part: String? = nil
        ) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, governancePolicyId)
            builder.string(1, name)
            builder.union(2, policyType?._value)
            builder.string(3, exportName)
            builder.string(4, part)
            _record = builder.record()
        }

        /// The identity of the rule.
        public var governancePolicyId: String { _record.string(0) }
        public var name: String { _record.string(1) }
        public var policyType: TeamLog.PolicyType? { _record.unionOpt(2) }
        public var exportName: String { _record.string(3) }
        public var part: String? { _record.stringOpt(4) }
    }

    public struct GovernancePolicyZipPartDownloadedType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 503) }
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
