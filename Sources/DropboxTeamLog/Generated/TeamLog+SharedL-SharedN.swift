// Generated from API/team_log.json by `make generate`. Do not edit.

import DropboxSharing
import Foundation
import StoneRuntime

extension TeamLog {
    public enum SharedLinkAccessLevel: StoneUnion, CustomStringConvertible {
        case none
        case reader
        case writer
        case other

        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1099) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .none
            case 1: self = .reader
            case 2: self = .writer
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .none: .tag(0)
            case .reader: .tag(1)
            case .writer: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    public struct SharedLinkAddExpiryDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1100) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(newValue: Date, isConsolidationAction: Bool? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.date(0, newValue)
            builder.bool(1, isConsolidationAction)
            _record = builder.record()
        }

        /// The value after the change.
        public var newValue: Date { _record.date(0) }
        public var isConsolidationAction: Bool? { _record.boolOpt(1) }
    }

    public struct SharedLinkAddExpiryType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1101) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct SharedLinkChangeExpiryDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1102) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(newValue: Date? = nil, previousValue: Date? = nil, isConsolidationAction: Bool? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.date(0, newValue)
            builder.date(1, previousValue)
            builder.bool(2, isConsolidationAction)
            _record = builder.record()
        }

        /// The value after the change.
        public var newValue: Date? { _record.dateOpt(0) }
        /// The value before the change.
        public var previousValue: Date? { _record.dateOpt(1) }
        public var isConsolidationAction: Bool? { _record.boolOpt(2) }
    }

    public struct SharedLinkChangeExpiryType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1103) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct SharedLinkChangeVisibilityDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1104) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(
            newValue: TeamLog.SharedLinkVisibility,
            previousValue: TeamLog.SharedLinkVisibility? = nil,
            isConsolidationAction: Bool? = nil
        ) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, newValue._value)
            builder.union(1, previousValue?._value)
            builder.bool(2, isConsolidationAction)
            _record = builder.record()
        }

        /// The value after the change.
        public var newValue: TeamLog.SharedLinkVisibility { _record.union(0) }
        /// The value before the change.
        public var previousValue: TeamLog.SharedLinkVisibility? { _record.unionOpt(1) }
        public var isConsolidationAction: Bool? { _record.boolOpt(2) }
    }

    public struct SharedLinkChangeVisibilityType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1105) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct SharedLinkCopyDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1106) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(sharedLinkOwner: TeamLog.UserLogInfo? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.poly(0, sharedLinkOwner)
            _record = builder.record()
        }

        public var sharedLinkOwner: TeamLog.UserLogInfo? { _record.polyOpt(0) }
    }

    public struct SharedLinkCopyType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1107) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct SharedLinkCreateDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1108) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(sharedLinkAccessLevel: TeamLog.SharedLinkAccessLevel? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, sharedLinkAccessLevel?._value)
            _record = builder.record()
        }

        public var sharedLinkAccessLevel: TeamLog.SharedLinkAccessLevel? { _record.unionOpt(0) }
    }

    public struct SharedLinkCreateType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1109) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public enum SharedLinkDefaultPermissionsPolicy: StoneUnion, CustomStringConvertible {
        case default_
        case edit
        case view
        case other

        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1110) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .default_
            case 1: self = .edit
            case 2: self = .view
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .default_: .tag(0)
            case .edit: .tag(1)
            case .view: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    public struct SharedLinkDefaultPermissionsPolicyChangedDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1111) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(
            newValue: TeamLog.SharedLinkDefaultPermissionsPolicy,
            previousValue: TeamLog.SharedLinkDefaultPermissionsPolicy
        ) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, newValue._value)
            builder.union(1, previousValue._value)
            _record = builder.record()
        }

        /// The value after the change.
        public var newValue: TeamLog.SharedLinkDefaultPermissionsPolicy { _record.union(0) }
        /// The value before the change.
        public var previousValue: TeamLog.SharedLinkDefaultPermissionsPolicy { _record.union(1) }
    }

    public struct SharedLinkDefaultPermissionsPolicyChangedType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1112) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct SharedLinkDisableDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1113) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(sharedLinkOwner: TeamLog.UserLogInfo? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.poly(0, sharedLinkOwner)
            _record = builder.record()
        }

        public var sharedLinkOwner: TeamLog.UserLogInfo? { _record.polyOpt(0) }
    }

    public struct SharedLinkDisableType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1114) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct SharedLinkDownloadDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1115) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(sharedLinkOwner: TeamLog.UserLogInfo? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.poly(0, sharedLinkOwner)
            _record = builder.record()
        }

        public var sharedLinkOwner: TeamLog.UserLogInfo? { _record.polyOpt(0) }
    }

    public struct SharedLinkDownloadType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1116) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct SharedLinkRemoveExpiryDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1117) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(previousValue: Date? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.date(0, previousValue)
            _record = builder.record()
        }

        /// The value before the change.
        public var previousValue: Date? { _record.dateOpt(0) }
    }

    public struct SharedLinkRemoveExpiryType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1118) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct SharedLinkRemoveVisitorDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1119) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init() { _record = RecordBuilder.empty(Self._type) }
    }

    public struct SharedLinkRemoveVisitorType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1120) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct SharedLinkSettingsAddExpirationDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1121) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(
            sharedContentAccessLevel: Sharing.AccessLevel,
            sharedContentLink: String? = nil,
            newValue: Date? = nil
        ) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, sharedContentAccessLevel._value)
            builder.string(1, sharedContentLink)
            builder.date(2, newValue)
            _record = builder.record()
        }

        /// What the members or users of the link may do.
        public var sharedContentAccessLevel: Sharing.AccessLevel { _record.union(0) }
        /// The link.
        public var sharedContentLink: String? { _record.stringOpt(1) }
        /// The value after the change.
        public var newValue: Date? { _record.dateOpt(2) }
    }

    public struct SharedLinkSettingsAddExpirationType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1122) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct SharedLinkSettingsAddPasswordDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1123) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(sharedContentAccessLevel: Sharing.AccessLevel, sharedContentLink: String? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, sharedContentAccessLevel._value)
            builder.string(1, sharedContentLink)
            _record = builder.record()
        }

        /// What the members or users of the link may do.
        public var sharedContentAccessLevel: Sharing.AccessLevel { _record.union(0) }
        /// The link.
        public var sharedContentLink: String? { _record.stringOpt(1) }
    }

    public struct SharedLinkSettingsAddPasswordType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1124) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct SharedLinkSettingsAllowDownloadDisabledDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1125) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(sharedContentAccessLevel: Sharing.AccessLevel, sharedContentLink: String? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, sharedContentAccessLevel._value)
            builder.string(1, sharedContentLink)
            _record = builder.record()
        }

        /// What the members or users of the link may do.
        public var sharedContentAccessLevel: Sharing.AccessLevel { _record.union(0) }
        /// The link.
        public var sharedContentLink: String? { _record.stringOpt(1) }
    }

    public struct SharedLinkSettingsAllowDownloadDisabledType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1126) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct SharedLinkSettingsAllowDownloadEnabledDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1127) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(sharedContentAccessLevel: Sharing.AccessLevel, sharedContentLink: String? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, sharedContentAccessLevel._value)
            builder.string(1, sharedContentLink)
            _record = builder.record()
        }

        /// What the members or users of the link may do.
        public var sharedContentAccessLevel: Sharing.AccessLevel { _record.union(0) }
        /// The link.
        public var sharedContentLink: String? { _record.stringOpt(1) }
    }

    public struct SharedLinkSettingsAllowDownloadEnabledType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1128) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct SharedLinkSettingsChangeAudienceDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1129) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(
            sharedContentAccessLevel: Sharing.AccessLevel,
            newValue: Sharing.LinkAudience,
            sharedContentLink: String? = nil,
            previousValue: Sharing.LinkAudience? = nil
        ) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, sharedContentAccessLevel._value)
            builder.string(1, sharedContentLink)
            builder.union(2, newValue._value)
            builder.union(3, previousValue?._value)
            _record = builder.record()
        }

        /// What the members or users of the link may do.
        public var sharedContentAccessLevel: Sharing.AccessLevel { _record.union(0) }
        /// The link.
        public var sharedContentLink: String? { _record.stringOpt(1) }
        /// The value after the change.
        public var newValue: Sharing.LinkAudience { _record.union(2) }
        /// The value before the change.
        public var previousValue: Sharing.LinkAudience? { _record.unionOpt(3) }
    }

    public struct SharedLinkSettingsChangeAudienceType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1130) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct SharedLinkSettingsChangeExpirationDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1131) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(
            sharedContentAccessLevel: Sharing.AccessLevel,
            sharedContentLink: String? = nil,
            newValue: Date? = nil,
            previousValue: Date? = nil
        ) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, sharedContentAccessLevel._value)
            builder.string(1, sharedContentLink)
            builder.date(2, newValue)
            builder.date(3, previousValue)
            _record = builder.record()
        }

        /// What the members or users of the link may do.
        public var sharedContentAccessLevel: Sharing.AccessLevel { _record.union(0) }
        /// The link.
        public var sharedContentLink: String? { _record.stringOpt(1) }
        /// The value after the change.
        public var newValue: Date? { _record.dateOpt(2) }
        /// The value before the change.
        public var previousValue: Date? { _record.dateOpt(3) }
    }

    public struct SharedLinkSettingsChangeExpirationType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1132) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct SharedLinkSettingsChangePasswordDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1133) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(sharedContentAccessLevel: Sharing.AccessLevel, sharedContentLink: String? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, sharedContentAccessLevel._value)
            builder.string(1, sharedContentLink)
            _record = builder.record()
        }

        /// What the members or users of the link may do.
        public var sharedContentAccessLevel: Sharing.AccessLevel { _record.union(0) }
        /// The link.
        public var sharedContentLink: String? { _record.stringOpt(1) }
    }

    public struct SharedLinkSettingsChangePasswordType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1134) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct SharedLinkSettingsRemoveExpirationDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1135) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(
            sharedContentAccessLevel: Sharing.AccessLevel,
            sharedContentLink: String? = nil,
            previousValue: Date? = nil
        ) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, sharedContentAccessLevel._value)
            builder.string(1, sharedContentLink)
            builder.date(2, previousValue)
            _record = builder.record()
        }

        /// What the members or users of the link may do.
        public var sharedContentAccessLevel: Sharing.AccessLevel { _record.union(0) }
        /// The link.
        public var sharedContentLink: String? { _record.stringOpt(1) }
        /// The value before the change.
        public var previousValue: Date? { _record.dateOpt(2) }
    }

    public struct SharedLinkSettingsRemoveExpirationType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1136) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct SharedLinkSettingsRemovePasswordDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1137) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(sharedContentAccessLevel: Sharing.AccessLevel, sharedContentLink: String? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, sharedContentAccessLevel._value)
            builder.string(1, sharedContentLink)
            _record = builder.record()
        }

        /// What the members or users of the link may do.
        public var sharedContentAccessLevel: Sharing.AccessLevel { _record.union(0) }
        /// The link.
        public var sharedContentLink: String? { _record.stringOpt(1) }
    }

    public struct SharedLinkSettingsRemovePasswordType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1138) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct SharedLinkShareDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1139) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(sharedLinkOwner: TeamLog.UserLogInfo? = nil, externalUsers: [TeamLog.ExternalUserLogInfo]? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.poly(0, sharedLinkOwner)
            builder.list(1, externalUsers)
            _record = builder.record()
        }

        public var sharedLinkOwner: TeamLog.UserLogInfo? { _record.polyOpt(0) }
        public var externalUsers: [TeamLog.ExternalUserLogInfo]? { _record.listOpt(1) }
    }

    public struct SharedLinkShareType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1140) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct SharedLinkViewDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1141) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(sharedLinkOwner: TeamLog.UserLogInfo? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.poly(0, sharedLinkOwner)
            _record = builder.record()
        }

        public var sharedLinkOwner: TeamLog.UserLogInfo? { _record.polyOpt(0) }
    }

    public struct SharedLinkViewType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1142) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public enum SharedLinkVisibility: StoneUnion, CustomStringConvertible {
        case noOne
        case password
        case public_
        case teamOnly
        case other

        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1143) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .noOne
            case 1: self = .password
            case 2: self = .public_
            case 3: self = .teamOnly
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .noOne: .tag(0)
            case .password: .tag(1)
            case .public_: .tag(2)
            case .teamOnly: .tag(3)
            case .other: .tag(4)
            }
        }
    }

    public struct SharedNoteOpenedDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1144) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init() { _record = RecordBuilder.empty(Self._type) }
    }

    public struct SharedNoteOpenedType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1145) }
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
