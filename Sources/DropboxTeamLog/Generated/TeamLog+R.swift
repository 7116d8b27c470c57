// Generated from API/team_log.json by `make generate`. Do not edit.

import DropboxTeam
import Foundation
import StoneRuntime

extension TeamLog {
    public struct RansomwareAlertCreateReportDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 916) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init() { _record = RecordBuilder.empty(Self._type) }
    }

    public struct RansomwareAlertCreateReportFailedDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 917) }
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

    public struct RansomwareAlertCreateReportFailedType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 918) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct RansomwareAlertCreateReportType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 919) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct RansomwareRestoreProcessCompletedDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 920) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(status: String, restoredFilesCount: Int64, restoredFilesFailedCount: Int64) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, status)
            builder.int64(1, restoredFilesCount)
            builder.int64(2, restoredFilesFailedCount)
            _record = builder.record()
        }

        public var status: String { _record.string(0) }
        public var restoredFilesCount: Int64 { _record.int64(1) }
        public var restoredFilesFailedCount: Int64 { _record.int64(2) }
    }

    public struct RansomwareRestoreProcessCompletedType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 921) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct RansomwareRestoreProcessStartedDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 922) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(extension_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, extension_)
            _record = builder.record()
        }

        public var extension_: String { _record.string(0) }
    }

    public struct RansomwareRestoreProcessStartedType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 923) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct RecipientsConfiguration: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 924) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(
            recipientSettingType: TeamLog.AlertRecipientsSettingType? = nil,
            emails: [String]? = nil,
            groups: [String]? = nil
        ) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, recipientSettingType?._value)
            builder.strings(1, emails)
            builder.strings(2, groups)
            _record = builder.record()
        }

        public var recipientSettingType: TeamLog.AlertRecipientsSettingType? { _record.unionOpt(0) }
        /// Each: At most 255 characters.
        public var emails: [String]? { _record.stringsOpt(1) }
        public var groups: [String]? { _record.stringsOpt(2) }
    }

    /// From where to where something was moved or copied.
    public struct RelocateAssetReferencesLogInfo: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 925) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(srcAssetIndex: UInt64, destAssetIndex: UInt64) {
            var builder = RecordBuilder(Self._type)
            builder.uint64(0, srcAssetIndex)
            builder.uint64(1, destAssetIndex)
            _record = builder.record()
        }

        /// Where the source stands in the `assets` of the event.
        public var srcAssetIndex: UInt64 { _record.uint64(0) }
        /// Where the destination stands in the `assets` of the event.
        public var destAssetIndex: UInt64 { _record.uint64(1) }
    }

    public enum ReplayAddingPeoplePolicy: StoneUnion, CustomStringConvertible {
        case anyone
        case teamAndAllowlist
        case teamOnly
        case other

        public static var _type: TypeRef { TypeRef(TeamLog._schema, 926) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .anyone
            case 1: self = .teamAndAllowlist
            case 2: self = .teamOnly
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .anyone: .tag(0)
            case .teamAndAllowlist: .tag(1)
            case .teamOnly: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    public struct ReplayAddingPeoplePolicyChangedDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 927) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(newValue: TeamLog.ReplayAddingPeoplePolicy, previousValue: TeamLog.ReplayAddingPeoplePolicy) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, newValue._value)
            builder.union(1, previousValue._value)
            _record = builder.record()
        }

        /// The value after the change.
        public var newValue: TeamLog.ReplayAddingPeoplePolicy { _record.union(0) }
        /// The value before the change.
        public var previousValue: TeamLog.ReplayAddingPeoplePolicy { _record.union(1) }
    }

    public struct ReplayAddingPeoplePolicyChangedType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 928) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct ReplayFileDeleteDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 929) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init() { _record = RecordBuilder.empty(Self._type) }
    }

    public struct ReplayFileDeleteType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 930) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct ReplayFileDownloadedDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 931) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init() { _record = RecordBuilder.empty(Self._type) }
    }

    public struct ReplayFileDownloadedType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 932) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct ReplayFileSharedLinkCreatedDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 933) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(isWatermarked: Bool? = nil, access: TeamLog.ReplayLinkAccess? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.bool(0, isWatermarked)
            builder.union(1, access?._value)
            _record = builder.record()
        }

        public var isWatermarked: Bool? { _record.boolOpt(0) }
        public var access: TeamLog.ReplayLinkAccess? { _record.unionOpt(1) }
    }

    public struct ReplayFileSharedLinkCreatedType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 934) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct ReplayFileSharedLinkModifiedDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 935) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(isWatermarked: Bool? = nil, access: TeamLog.ReplayLinkAccess? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.bool(0, isWatermarked)
            builder.union(1, access?._value)
            _record = builder.record()
        }

        public var isWatermarked: Bool? { _record.boolOpt(0) }
        public var access: TeamLog.ReplayLinkAccess? { _record.unionOpt(1) }
    }

    public struct ReplayFileSharedLinkModifiedType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 936) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public enum ReplayLinkAccess: StoneUnion, CustomStringConvertible {
        case anyoneLoggedIn
        case noLoginRequired
        case teamAndApproved
        case teamOnly
        case other

        public static var _type: TypeRef { TypeRef(TeamLog._schema, 937) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .anyoneLoggedIn
            case 1: self = .noLoginRequired
            case 2: self = .teamAndApproved
            case 3: self = .teamOnly
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .anyoneLoggedIn: .tag(0)
            case .noLoginRequired: .tag(1)
            case .teamAndApproved: .tag(2)
            case .teamOnly: .tag(3)
            case .other: .tag(4)
            }
        }
    }

    public struct ReplayProjectTeamAddDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 938) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init() { _record = RecordBuilder.empty(Self._type) }
    }

    public struct ReplayProjectTeamAddType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 939) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct ReplayProjectTeamDeleteDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 940) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init() { _record = RecordBuilder.empty(Self._type) }
    }

    public struct ReplayProjectTeamDeleteType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 941) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public enum ReplaySharingPolicy: StoneUnion, CustomStringConvertible {
        case anyone
        case teamAndAllowlist
        case teamOnly
        case other

        public static var _type: TypeRef { TypeRef(TeamLog._schema, 942) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .anyone
            case 1: self = .teamAndAllowlist
            case 2: self = .teamOnly
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .anyone: .tag(0)
            case .teamAndAllowlist: .tag(1)
            case .teamOnly: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    public struct ReplaySharingPolicyChangedDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 943) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(newValue: TeamLog.ReplaySharingPolicy, previousValue: TeamLog.ReplaySharingPolicy) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, newValue._value)
            builder.union(1, previousValue._value)
            _record = builder.record()
        }

        /// The value after the change.
        public var newValue: TeamLog.ReplaySharingPolicy { _record.union(0) }
        /// The value before the change.
        public var previousValue: TeamLog.ReplaySharingPolicy { _record.union(1) }
    }

    public struct ReplaySharingPolicyChangedType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 944) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct ReplayTeamProjectCreatedDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 945) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(name: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, name)
            _record = builder.record()
        }

        public var name: String { _record.string(0) }
    }

    public struct ReplayTeamProjectCreatedType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 946) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    /// The reseller of the team.
    public struct ResellerLogInfo: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 947) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(resellerName: String, resellerEmail: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, resellerName)
            builder.string(1, resellerEmail)
            _record = builder.record()
        }

        /// The name of the reseller.
        public var resellerName: String { _record.string(0) }
        /// The email address of the reseller. At most 255 characters.
        public var resellerEmail: String { _record.string(1) }
    }

    public enum ResellerRole: StoneUnion, CustomStringConvertible {
        case notReseller
        case resellerAdmin
        case other

        public static var _type: TypeRef { TypeRef(TeamLog._schema, 948) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .notReseller
            case 1: self = .resellerAdmin
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .notReseller: .tag(0)
            case .resellerAdmin: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    public struct ResellerSupportChangePolicyDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 949) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(newValue: TeamLog.ResellerSupportPolicy, previousValue: TeamLog.ResellerSupportPolicy) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, newValue._value)
            builder.union(1, previousValue._value)
            _record = builder.record()
        }

        /// The value after the change.
        public var newValue: TeamLog.ResellerSupportPolicy { _record.union(0) }
        /// The value before the change.
        public var previousValue: TeamLog.ResellerSupportPolicy { _record.union(1) }
    }

    public struct ResellerSupportChangePolicyType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 950) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public enum ResellerSupportPolicy: StoneUnion, CustomStringConvertible {
        case disabled
        case enabled
        case other

        public static var _type: TypeRef { TypeRef(TeamLog._schema, 951) }

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

    public struct ResellerSupportSessionEndDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 952) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init() { _record = RecordBuilder.empty(Self._type) }
    }

    public struct ResellerSupportSessionEndType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 953) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct ResellerSupportSessionStartDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 954) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init() { _record = RecordBuilder.empty(Self._type) }
    }

    public struct ResellerSupportSessionStartType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 955) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct RewindFolderDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 956) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(rewindFolderTargetTsMs: Date) {
            var builder = RecordBuilder(Self._type)
            builder.date(0, rewindFolderTargetTsMs)
            _record = builder.record()
        }

        public var rewindFolderTargetTsMs: Date { _record.date(0) }
    }

    public struct RewindFolderType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 957) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public enum RewindPolicy: StoneUnion, CustomStringConvertible {
        case adminsOnly
        case everyone
        case other

        public static var _type: TypeRef { TypeRef(TeamLog._schema, 958) }

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

    public struct RewindPolicyChangedDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 959) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(newValue: TeamLog.RewindPolicy, previousValue: TeamLog.RewindPolicy) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, newValue._value)
            builder.union(1, previousValue._value)
            _record = builder.record()
        }

        /// The value after the change.
        public var newValue: TeamLog.RewindPolicy { _record.union(0) }
        /// The value before the change.
        public var previousValue: TeamLog.RewindPolicy { _record.union(1) }
    }

    public struct RewindPolicyChangedType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 960) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct RiscSecurityEventDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 961) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(eventType: String, reason: String, issuer: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, eventType)
            builder.string(1, reason)
            builder.string(2, issuer)
            _record = builder.record()
        }

        public var eventType: String { _record.string(0) }
        public var reason: String { _record.string(1) }
        public var issuer: String { _record.string(2) }
    }

    public struct RiscSecurityEventType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 962) }
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
