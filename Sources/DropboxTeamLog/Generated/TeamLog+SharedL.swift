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

        @export(implementation) public static var _type: TypeRef { TeamLog._type(1099) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .none
            case 1: self = .reader
            case 2: self = .writer
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .none: .tag(0)
            case .reader: .tag(1)
            case .writer: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    public struct SharedLinkAddExpiryDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1100) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(newValue: Date, isConsolidationAction: Bool? = nil) {
            var builder = RecordBuilder(TeamLog._type(1100))
            builder.date(0, newValue)
            builder.bool(1, isConsolidationAction)
            self.init(_record: builder.record())
        }

        /// The value after the change.
        @export(implementation) public var newValue: Date { _record.date(0) }
        @export(implementation) public var isConsolidationAction: Bool? { _record.boolOpt(1) }
    }

    public struct SharedLinkAddExpiryType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1101) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1101))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct SharedLinkChangeExpiryDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1102) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(newValue: Date? = nil, previousValue: Date? = nil, isConsolidationAction: Bool? = nil) {
            var builder = RecordBuilder(TeamLog._type(1102))
            builder.date(0, newValue)
            builder.date(1, previousValue)
            builder.bool(2, isConsolidationAction)
            self.init(_record: builder.record())
        }

        /// The value after the change.
        @export(implementation) public var newValue: Date? { _record.dateOpt(0) }
        /// The value before the change.
        @export(implementation) public var previousValue: Date? { _record.dateOpt(1) }
        @export(implementation) public var isConsolidationAction: Bool? { _record.boolOpt(2) }
    }

    public struct SharedLinkChangeExpiryType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1103) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1103))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct SharedLinkChangeVisibilityDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1104) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            newValue: TeamLog.SharedLinkVisibility,
            previousValue: TeamLog.SharedLinkVisibility? = nil,
            isConsolidationAction: Bool? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(1104))
            builder.union(0, newValue._value)
            builder.union(1, previousValue?._value)
            builder.bool(2, isConsolidationAction)
            self.init(_record: builder.record())
        }

        /// The value after the change.
        @export(implementation) public var newValue: TeamLog.SharedLinkVisibility { _record.union(0) }
        /// The value before the change.
        @export(implementation) public var previousValue: TeamLog.SharedLinkVisibility? { _record.unionOpt(1) }
        @export(implementation) public var isConsolidationAction: Bool? { _record.boolOpt(2) }
    }

    public struct SharedLinkChangeVisibilityType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1105) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1105))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct SharedLinkCopyDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1106) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(sharedLinkOwner: TeamLog.UserLogInfo? = nil) {
            var builder = RecordBuilder(TeamLog._type(1106))
            builder.poly(0, sharedLinkOwner)
            self.init(_record: builder.record())
        }

        @export(implementation) public var sharedLinkOwner: TeamLog.UserLogInfo? { _record.polyOpt(0) }
    }

    public struct SharedLinkCopyType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1107) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1107))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct SharedLinkCreateDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1108) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(sharedLinkAccessLevel: TeamLog.SharedLinkAccessLevel? = nil) {
            var builder = RecordBuilder(TeamLog._type(1108))
            builder.union(0, sharedLinkAccessLevel?._value)
            self.init(_record: builder.record())
        }

        @export(implementation) public var sharedLinkAccessLevel: TeamLog.SharedLinkAccessLevel? { _record.unionOpt(0) }
    }

    public struct SharedLinkCreateType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1109) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1109))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public enum SharedLinkDefaultPermissionsPolicy: StoneUnion, CustomStringConvertible {
        case default_
        case edit
        case view
        case other

        @export(implementation) public static var _type: TypeRef { TeamLog._type(1110) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .default_
            case 1: self = .edit
            case 2: self = .view
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .default_: .tag(0)
            case .edit: .tag(1)
            case .view: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    public struct SharedLinkDefaultPermissionsPolicyChangedDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1111) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            newValue: TeamLog.SharedLinkDefaultPermissionsPolicy,
            previousValue: TeamLog.SharedLinkDefaultPermissionsPolicy
        ) {
            var builder = RecordBuilder(TeamLog._type(1111))
            builder.union(0, newValue._value)
            builder.union(1, previousValue._value)
            self.init(_record: builder.record())
        }

        /// The value after the change.
        @export(implementation) public var newValue: TeamLog.SharedLinkDefaultPermissionsPolicy { _record.union(0) }
        /// The value before the change.
        @export(implementation)
        public var previousValue: TeamLog.SharedLinkDefaultPermissionsPolicy {
            _record.union(1)
        }
    }

    public struct SharedLinkDefaultPermissionsPolicyChangedType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1112) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1112))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct SharedLinkDisableDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1113) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(sharedLinkOwner: TeamLog.UserLogInfo? = nil) {
            var builder = RecordBuilder(TeamLog._type(1113))
            builder.poly(0, sharedLinkOwner)
            self.init(_record: builder.record())
        }

        @export(implementation) public var sharedLinkOwner: TeamLog.UserLogInfo? { _record.polyOpt(0) }
    }

    public struct SharedLinkDisableType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1114) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1114))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct SharedLinkDownloadDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1115) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(sharedLinkOwner: TeamLog.UserLogInfo? = nil) {
            var builder = RecordBuilder(TeamLog._type(1115))
            builder.poly(0, sharedLinkOwner)
            self.init(_record: builder.record())
        }

        @export(implementation) public var sharedLinkOwner: TeamLog.UserLogInfo? { _record.polyOpt(0) }
    }

    public struct SharedLinkDownloadType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1116) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1116))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct SharedLinkRemoveExpiryDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1117) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(previousValue: Date? = nil) {
            var builder = RecordBuilder(TeamLog._type(1117))
            builder.date(0, previousValue)
            self.init(_record: builder.record())
        }

        /// The value before the change.
        @export(implementation) public var previousValue: Date? { _record.dateOpt(0) }
    }

    public struct SharedLinkRemoveExpiryType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1118) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1118))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct SharedLinkRemoveVisitorDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1119) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init() { self.init(_record: RecordBuilder.empty(TeamLog._type(1119))) }
    }

    public struct SharedLinkRemoveVisitorType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1120) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1120))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct SharedLinkSettingsAddExpirationDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1121) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            sharedContentAccessLevel: Sharing.AccessLevel,
            sharedContentLink: String? = nil,
            newValue: Date? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(1121))
            builder.union(0, sharedContentAccessLevel._value)
            builder.string(1, sharedContentLink)
            builder.date(2, newValue)
            self.init(_record: builder.record())
        }

        /// What the members or users of the link may do.
        @export(implementation) public var sharedContentAccessLevel: Sharing.AccessLevel { _record.union(0) }
        /// The link.
        @export(implementation) public var sharedContentLink: String? { _record.stringOpt(1) }
        /// The value after the change.
        @export(implementation) public var newValue: Date? { _record.dateOpt(2) }
    }

    public struct SharedLinkSettingsAddExpirationType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1122) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1122))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct SharedLinkSettingsAddPasswordDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1123) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(sharedContentAccessLevel: Sharing.AccessLevel, sharedContentLink: String? = nil) {
            var builder = RecordBuilder(TeamLog._type(1123))
            builder.union(0, sharedContentAccessLevel._value)
            builder.string(1, sharedContentLink)
            self.init(_record: builder.record())
        }

        /// What the members or users of the link may do.
        @export(implementation) public var sharedContentAccessLevel: Sharing.AccessLevel { _record.union(0) }
        /// The link.
        @export(implementation) public var sharedContentLink: String? { _record.stringOpt(1) }
    }

    public struct SharedLinkSettingsAddPasswordType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1124) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1124))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct SharedLinkSettingsAllowDownloadDisabledDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1125) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(sharedContentAccessLevel: Sharing.AccessLevel, sharedContentLink: String? = nil) {
            var builder = RecordBuilder(TeamLog._type(1125))
            builder.union(0, sharedContentAccessLevel._value)
            builder.string(1, sharedContentLink)
            self.init(_record: builder.record())
        }

        /// What the members or users of the link may do.
        @export(implementation) public var sharedContentAccessLevel: Sharing.AccessLevel { _record.union(0) }
        /// The link.
        @export(implementation) public var sharedContentLink: String? { _record.stringOpt(1) }
    }

    public struct SharedLinkSettingsAllowDownloadDisabledType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1126) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1126))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct SharedLinkSettingsAllowDownloadEnabledDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1127) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(sharedContentAccessLevel: Sharing.AccessLevel, sharedContentLink: String? = nil) {
            var builder = RecordBuilder(TeamLog._type(1127))
            builder.union(0, sharedContentAccessLevel._value)
            builder.string(1, sharedContentLink)
            self.init(_record: builder.record())
        }

        /// What the members or users of the link may do.
        @export(implementation) public var sharedContentAccessLevel: Sharing.AccessLevel { _record.union(0) }
        /// The link.
        @export(implementation) public var sharedContentLink: String? { _record.stringOpt(1) }
    }

    public struct SharedLinkSettingsAllowDownloadEnabledType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1128) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1128))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct SharedLinkSettingsChangeAudienceDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1129) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            sharedContentAccessLevel: Sharing.AccessLevel,
            newValue: Sharing.LinkAudience,
            sharedContentLink: String? = nil,
            previousValue: Sharing.LinkAudience? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(1129))
            builder.union(0, sharedContentAccessLevel._value)
            builder.string(1, sharedContentLink)
            builder.union(2, newValue._value)
            builder.union(3, previousValue?._value)
            self.init(_record: builder.record())
        }

        /// What the members or users of the link may do.
        @export(implementation) public var sharedContentAccessLevel: Sharing.AccessLevel { _record.union(0) }
        /// The link.
        @export(implementation) public var sharedContentLink: String? { _record.stringOpt(1) }
        /// The value after the change.
        @export(implementation) public var newValue: Sharing.LinkAudience { _record.union(2) }
        /// The value before the change.
        @export(implementation) public var previousValue: Sharing.LinkAudience? { _record.unionOpt(3) }
    }

    public struct SharedLinkSettingsChangeAudienceType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1130) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1130))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct SharedLinkSettingsChangeExpirationDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1131) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            sharedContentAccessLevel: Sharing.AccessLevel,
            sharedContentLink: String? = nil,
            newValue: Date? = nil,
            previousValue: Date? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(1131))
            builder.union(0, sharedContentAccessLevel._value)
            builder.string(1, sharedContentLink)
            builder.date(2, newValue)
            builder.date(3, previousValue)
            self.init(_record: builder.record())
        }

        /// What the members or users of the link may do.
        @export(implementation) public var sharedContentAccessLevel: Sharing.AccessLevel { _record.union(0) }
        /// The link.
        @export(implementation) public var sharedContentLink: String? { _record.stringOpt(1) }
        /// The value after the change.
        @export(implementation) public var newValue: Date? { _record.dateOpt(2) }
        /// The value before the change.
        @export(implementation) public var previousValue: Date? { _record.dateOpt(3) }
    }

    public struct SharedLinkSettingsChangeExpirationType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1132) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1132))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct SharedLinkSettingsChangePasswordDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1133) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(sharedContentAccessLevel: Sharing.AccessLevel, sharedContentLink: String? = nil) {
            var builder = RecordBuilder(TeamLog._type(1133))
            builder.union(0, sharedContentAccessLevel._value)
            builder.string(1, sharedContentLink)
            self.init(_record: builder.record())
        }

        /// What the members or users of the link may do.
        @export(implementation) public var sharedContentAccessLevel: Sharing.AccessLevel { _record.union(0) }
        /// The link.
        @export(implementation) public var sharedContentLink: String? { _record.stringOpt(1) }
    }

    public struct SharedLinkSettingsChangePasswordType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1134) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1134))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct SharedLinkSettingsRemoveExpirationDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1135) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            sharedContentAccessLevel: Sharing.AccessLevel,
            sharedContentLink: String? = nil,
            previousValue: Date? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(1135))
            builder.union(0, sharedContentAccessLevel._value)
            builder.string(1, sharedContentLink)
            builder.date(2, previousValue)
            self.init(_record: builder.record())
        }

        /// What the members or users of the link may do.
        @export(implementation) public var sharedContentAccessLevel: Sharing.AccessLevel { _record.union(0) }
        /// The link.
        @export(implementation) public var sharedContentLink: String? { _record.stringOpt(1) }
        /// The value before the change.
        @export(implementation) public var previousValue: Date? { _record.dateOpt(2) }
    }

    public struct SharedLinkSettingsRemoveExpirationType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1136) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1136))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct SharedLinkSettingsRemovePasswordDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1137) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(sharedContentAccessLevel: Sharing.AccessLevel, sharedContentLink: String? = nil) {
            var builder = RecordBuilder(TeamLog._type(1137))
            builder.union(0, sharedContentAccessLevel._value)
            builder.string(1, sharedContentLink)
            self.init(_record: builder.record())
        }

        /// What the members or users of the link may do.
        @export(implementation) public var sharedContentAccessLevel: Sharing.AccessLevel { _record.union(0) }
        /// The link.
        @export(implementation) public var sharedContentLink: String? { _record.stringOpt(1) }
    }

    public struct SharedLinkSettingsRemovePasswordType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1138) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1138))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct SharedLinkShareDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1139) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(sharedLinkOwner: TeamLog.UserLogInfo? = nil, externalUsers: [TeamLog.ExternalUserLogInfo]? = nil) {
            var builder = RecordBuilder(TeamLog._type(1139))
            builder.poly(0, sharedLinkOwner)
            builder.list(1, externalUsers)
            self.init(_record: builder.record())
        }

        @export(implementation) public var sharedLinkOwner: TeamLog.UserLogInfo? { _record.polyOpt(0) }
        @export(implementation) public var externalUsers: [TeamLog.ExternalUserLogInfo]? { _record.listOpt(1) }
    }

    public struct SharedLinkShareType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1140) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1140))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct SharedLinkViewDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1141) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(sharedLinkOwner: TeamLog.UserLogInfo? = nil) {
            var builder = RecordBuilder(TeamLog._type(1141))
            builder.poly(0, sharedLinkOwner)
            self.init(_record: builder.record())
        }

        @export(implementation) public var sharedLinkOwner: TeamLog.UserLogInfo? { _record.polyOpt(0) }
    }

    public struct SharedLinkViewType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1142) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1142))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public enum SharedLinkVisibility: StoneUnion, CustomStringConvertible {
        case noOne
        case password
        case public_
        case teamOnly
        case other

        @export(implementation) public static var _type: TypeRef { TeamLog._type(1143) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .noOne
            case 1: self = .password
            case 2: self = .public_
            case 3: self = .teamOnly
            default: self = .other
            }
        }

        @export(implementation)
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
}
