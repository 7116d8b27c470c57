// Generated from API/team_log.json by `make generate`. Do not edit.

import StoneRuntime

extension TeamLog {
    public struct GoogleSsoChangePolicyDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(477) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(newValue: TeamLog.GoogleSsoPolicy, previousValue: TeamLog.GoogleSsoPolicy? = nil) {
            var builder = RecordBuilder(TeamLog._type(477))
            builder.union(0, newValue._value)
            builder.union(1, previousValue?._value)
            self.init(_record: builder.record())
        }

        /// The value after the change.
        @export(implementation) public var newValue: TeamLog.GoogleSsoPolicy { _record.union(0) }
        /// The value before the change.
        @export(implementation) public var previousValue: TeamLog.GoogleSsoPolicy? { _record.unionOpt(1) }
    }

    public struct GoogleSsoChangePolicyType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(478) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(478))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public enum GoogleSsoPolicy: StoneUnion, CustomStringConvertible {
        case disabled
        case enabled
        case other

        @export(implementation) public static var _type: TypeRef { TeamLog._type(479) }

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

    public struct GovernancePolicyAddFolderFailedDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(480) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            governancePolicyId: String,
            name: String,
            folder: String,
            policyType: TeamLog.PolicyType? = nil,
            reason: String? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(480))
            builder.string(0, governancePolicyId)
            builder.string(1, name)
            builder.union(2, policyType?._value)
            builder.string(3, folder)
            builder.string(4, reason)
            self.init(_record: builder.record())
        }

        /// The identity of the rule.
        @export(implementation) public var governancePolicyId: String { _record.string(0) }
        @export(implementation) public var name: String { _record.string(1) }
        @export(implementation) public var policyType: TeamLog.PolicyType? { _record.unionOpt(2) }
        @export(implementation) public var folder: String { _record.string(3) }
        @export(implementation) public var reason: String? { _record.stringOpt(4) }
    }

    public struct GovernancePolicyAddFolderFailedType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(481) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(481))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct GovernancePolicyAddFoldersDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(482) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            governancePolicyId: String,
            name: String,
            policyType: TeamLog.PolicyType? = nil,
            folders: [String]? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(482))
            builder.string(0, governancePolicyId)
            builder.string(1, name)
            builder.union(2, policyType?._value)
            builder.strings(3, folders)
            self.init(_record: builder.record())
        }

        /// The identity of the rule.
        @export(implementation) public var governancePolicyId: String { _record.string(0) }
        @export(implementation) public var name: String { _record.string(1) }
        @export(implementation) public var policyType: TeamLog.PolicyType? { _record.unionOpt(2) }
        @export(implementation) public var folders: [String]? { _record.stringsOpt(3) }
    }

    public struct GovernancePolicyAddFoldersType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(483) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(483))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct GovernancePolicyContentDisposedDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(484) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            governancePolicyId: String,
            name: String,
            dispositionType: TeamLog.DispositionActionType,
            policyType: TeamLog.PolicyType? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(484))
            builder.string(0, governancePolicyId)
            builder.string(1, name)
            builder.union(2, policyType?._value)
            builder.union(3, dispositionType._value)
            self.init(_record: builder.record())
        }

        /// The identity of the rule.
        @export(implementation) public var governancePolicyId: String { _record.string(0) }
        @export(implementation) public var name: String { _record.string(1) }
        @export(implementation) public var policyType: TeamLog.PolicyType? { _record.unionOpt(2) }
        @export(implementation) public var dispositionType: TeamLog.DispositionActionType { _record.union(3) }
    }

    public struct GovernancePolicyContentDisposedType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(485) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(485))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct GovernancePolicyCreateDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(486) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            governancePolicyId: String,
            name: String,
            duration: TeamLog.DurationLogInfo,
            policyType: TeamLog.PolicyType? = nil,
            folders: [String]? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(486))
            builder.string(0, governancePolicyId)
            builder.string(1, name)
            builder.union(2, policyType?._value)
            builder.object(3, duration._record)
            builder.strings(4, folders)
            self.init(_record: builder.record())
        }

        /// The identity of the rule.
        @export(implementation) public var governancePolicyId: String { _record.string(0) }
        @export(implementation) public var name: String { _record.string(1) }
        @export(implementation) public var policyType: TeamLog.PolicyType? { _record.unionOpt(2) }
        @export(implementation) public var duration: TeamLog.DurationLogInfo { _record.object(3) }
        @export(implementation) public var folders: [String]? { _record.stringsOpt(4) }
    }

    public struct GovernancePolicyCreateType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(487) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(487))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct GovernancePolicyDeleteDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(488) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(governancePolicyId: String, name: String, policyType: TeamLog.PolicyType? = nil) {
            var builder = RecordBuilder(TeamLog._type(488))
            builder.string(0, governancePolicyId)
            builder.string(1, name)
            builder.union(2, policyType?._value)
            self.init(_record: builder.record())
        }

        /// The identity of the rule.
        @export(implementation) public var governancePolicyId: String { _record.string(0) }
        @export(implementation) public var name: String { _record.string(1) }
        @export(implementation) public var policyType: TeamLog.PolicyType? { _record.unionOpt(2) }
    }

    public struct GovernancePolicyDeleteType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(489) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(489))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct GovernancePolicyEditDetailsDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(490) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            governancePolicyId: String,
            name: String,
            attribute: String,
            previousValue: String,
            newValue: String,
            policyType: TeamLog.PolicyType? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(490))
            builder.string(0, governancePolicyId)
            builder.string(1, name)
            builder.union(2, policyType?._value)
            builder.string(3, attribute)
            builder.string(4, previousValue)
            builder.string(5, newValue)
            self.init(_record: builder.record())
        }

        /// The identity of the rule.
        @export(implementation) public var governancePolicyId: String { _record.string(0) }
        @export(implementation) public var name: String { _record.string(1) }
        @export(implementation) public var policyType: TeamLog.PolicyType? { _record.unionOpt(2) }
        @export(implementation) public var attribute: String { _record.string(3) }
        /// The value before the change.
        @export(implementation) public var previousValue: String { _record.string(4) }
        /// The value after the change.
        @export(implementation) public var newValue: String { _record.string(5) }
    }

    public struct GovernancePolicyEditDetailsType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(491) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(491))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct GovernancePolicyEditDurationDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(492) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            governancePolicyId: String,
            name: String,
            previousValue: TeamLog.DurationLogInfo,
            newValue: TeamLog.DurationLogInfo,
            policyType: TeamLog.PolicyType? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(492))
            builder.string(0, governancePolicyId)
            builder.string(1, name)
            builder.union(2, policyType?._value)
            builder.object(3, previousValue._record)
            builder.object(4, newValue._record)
            self.init(_record: builder.record())
        }

        /// The identity of the rule.
        @export(implementation) public var governancePolicyId: String { _record.string(0) }
        @export(implementation) public var name: String { _record.string(1) }
        @export(implementation) public var policyType: TeamLog.PolicyType? { _record.unionOpt(2) }
        /// The value before the change.
        @export(implementation) public var previousValue: TeamLog.DurationLogInfo { _record.object(3) }
        /// The value after the change.
        @export(implementation) public var newValue: TeamLog.DurationLogInfo { _record.object(4) }
    }

    public struct GovernancePolicyEditDurationType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(493) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(493))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct GovernancePolicyExportCreatedDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(494) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            governancePolicyId: String,
            name: String,
            exportName: String,
            policyType: TeamLog.PolicyType? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(494))
            builder.string(0, governancePolicyId)
            builder.string(1, name)
            builder.union(2, policyType?._value)
            builder.string(3, exportName)
            self.init(_record: builder.record())
        }

        /// The identity of the rule.
        @export(implementation) public var governancePolicyId: String { _record.string(0) }
        @export(implementation) public var name: String { _record.string(1) }
        @export(implementation) public var policyType: TeamLog.PolicyType? { _record.unionOpt(2) }
        @export(implementation) public var exportName: String { _record.string(3) }
    }

    public struct GovernancePolicyExportCreatedType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(495) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(495))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct GovernancePolicyExportRemovedDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(496) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            governancePolicyId: String,
            name: String,
            exportName: String,
            policyType: TeamLog.PolicyType? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(496))
            builder.string(0, governancePolicyId)
            builder.string(1, name)
            builder.union(2, policyType?._value)
            builder.string(3, exportName)
            self.init(_record: builder.record())
        }

        /// The identity of the rule.
        @export(implementation) public var governancePolicyId: String { _record.string(0) }
        @export(implementation) public var name: String { _record.string(1) }
        @export(implementation) public var policyType: TeamLog.PolicyType? { _record.unionOpt(2) }
        @export(implementation) public var exportName: String { _record.string(3) }
    }

    public struct GovernancePolicyExportRemovedType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(497) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(497))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct GovernancePolicyRemoveFoldersDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(498) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            governancePolicyId: String,
            name: String,
            policyType: TeamLog.PolicyType? = nil,
            folders: [String]? = nil,
            reason: String? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(498))
            builder.string(0, governancePolicyId)
            builder.string(1, name)
            builder.union(2, policyType?._value)
            builder.strings(3, folders)
            builder.string(4, reason)
            self.init(_record: builder.record())
        }

        /// The identity of the rule.
        @export(implementation) public var governancePolicyId: String { _record.string(0) }
        @export(implementation) public var name: String { _record.string(1) }
        @export(implementation) public var policyType: TeamLog.PolicyType? { _record.unionOpt(2) }
        @export(implementation) public var folders: [String]? { _record.stringsOpt(3) }
        @export(implementation) public var reason: String? { _record.stringOpt(4) }
    }

    public struct GovernancePolicyRemoveFoldersType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(499) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(499))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct GovernancePolicyReportCreatedDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(500) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(governancePolicyId: String, name: String, policyType: TeamLog.PolicyType? = nil) {
            var builder = RecordBuilder(TeamLog._type(500))
            builder.string(0, governancePolicyId)
            builder.string(1, name)
            builder.union(2, policyType?._value)
            self.init(_record: builder.record())
        }

        /// The identity of the rule.
        @export(implementation) public var governancePolicyId: String { _record.string(0) }
        @export(implementation) public var name: String { _record.string(1) }
        @export(implementation) public var policyType: TeamLog.PolicyType? { _record.unionOpt(2) }
    }

    public struct GovernancePolicyReportCreatedType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(501) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(501))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct GovernancePolicyZipPartDownloadedDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(502) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            governancePolicyId: String,
            name: String,
            exportName: String,
            policyType: TeamLog.PolicyType? = nil,
            part: String? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(502))
            builder.string(0, governancePolicyId)
            builder.string(1, name)
            builder.union(2, policyType?._value)
            builder.string(3, exportName)
            builder.string(4, part)
            self.init(_record: builder.record())
        }

        /// The identity of the rule.
        @export(implementation) public var governancePolicyId: String { _record.string(0) }
        @export(implementation) public var name: String { _record.string(1) }
        @export(implementation) public var policyType: TeamLog.PolicyType? { _record.unionOpt(2) }
        @export(implementation) public var exportName: String { _record.string(3) }
        @export(implementation) public var part: String? { _record.stringOpt(4) }
    }

    public struct GovernancePolicyZipPartDownloadedType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(503) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(503))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }
}
