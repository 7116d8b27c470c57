// Generated from API/team_log.json by `make generate`. Do not edit.

import StoneRuntime

extension TeamLog {
    public struct SharingChangeFolderJoinPolicyDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1146) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(newValue: TeamLog.SharingFolderJoinPolicy, previousValue: TeamLog.SharingFolderJoinPolicy? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, newValue._value)
            builder.union(1, previousValue?._value)
            _record = builder.record()
        }

        /// The value after the change.
        public var newValue: TeamLog.SharingFolderJoinPolicy { _record.union(0) }
        /// The value before the change.
        public var previousValue: TeamLog.SharingFolderJoinPolicy? { _record.unionOpt(1) }
    }

    public struct SharingChangeFolderJoinPolicyType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1147) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct SharingChangeLinkAllowChangeExpirationPolicyDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1148) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(
            newValue: TeamLog.EnforceLinkPasswordPolicy,
            previousValue: TeamLog.EnforceLinkPasswordPolicy? = nil
        ) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, newValue._value)
            builder.union(1, previousValue?._value)
            _record = builder.record()
        }

        /// The value after the change.
        public var newValue: TeamLog.EnforceLinkPasswordPolicy { _record.union(0) }
        /// The value before the change.
        public var previousValue: TeamLog.EnforceLinkPasswordPolicy? { _record.unionOpt(1) }
    }

    public struct SharingChangeLinkAllowChangeExpirationPolicyType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1149) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct SharingChangeLinkDefaultExpirationPolicyDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1150) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(
            newValue: TeamLog.DefaultLinkExpirationDaysPolicy,
            previousValue: TeamLog.DefaultLinkExpirationDaysPolicy? = nil
        ) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, newValue._value)
            builder.union(1, previousValue?._value)
            _record = builder.record()
        }

        /// The value after the change.
        public var newValue: TeamLog.DefaultLinkExpirationDaysPolicy { _record.union(0) }
        /// The value before the change.
        public var previousValue: TeamLog.DefaultLinkExpirationDaysPolicy? { _record.unionOpt(1) }
    }

    public struct SharingChangeLinkDefaultExpirationPolicyType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1151) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct SharingChangeLinkEnforcePasswordPolicyDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1152) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(
            newValue: TeamLog.ChangeLinkExpirationPolicy,
            previousValue: TeamLog.ChangeLinkExpirationPolicy? = nil
        ) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, newValue._value)
            builder.union(1, previousValue?._value)
            _record = builder.record()
        }

        /// The value after the change.
        public var newValue: TeamLog.ChangeLinkExpirationPolicy { _record.union(0) }
        /// The value before the change.
        public var previousValue: TeamLog.ChangeLinkExpirationPolicy? { _record.unionOpt(1) }
    }

    public struct SharingChangeLinkEnforcePasswordPolicyType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1153) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct SharingChangeLinkPolicyDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1154) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(newValue: TeamLog.SharingLinkPolicy, previousValue: TeamLog.SharingLinkPolicy? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, newValue._value)
            builder.union(1, previousValue?._value)
            _record = builder.record()
        }

        /// The value after the change.
        public var newValue: TeamLog.SharingLinkPolicy { _record.union(0) }
        /// The value before the change.
        public var previousValue: TeamLog.SharingLinkPolicy? { _record.unionOpt(1) }
    }

    public struct SharingChangeLinkPolicyType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1155) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct SharingChangeMemberPolicyDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1156) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(newValue: TeamLog.SharingMemberPolicy, previousValue: TeamLog.SharingMemberPolicy? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, newValue._value)
            builder.union(1, previousValue?._value)
            _record = builder.record()
        }

        /// The value after the change.
        public var newValue: TeamLog.SharingMemberPolicy { _record.union(0) }
        /// The value before the change.
        public var previousValue: TeamLog.SharingMemberPolicy? { _record.unionOpt(1) }
    }

    public struct SharingChangeMemberPolicyType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1157) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public enum SharingFolderJoinPolicy: StoneUnion, CustomStringConvertible {
        case fromAnyone
        case fromTeamOnly
        case other

        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1158) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .fromAnyone
            case 1: self = .fromTeamOnly
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .fromAnyone: .tag(0)
            case .fromTeamOnly: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    public enum SharingLinkPolicy: StoneUnion, CustomStringConvertible {
        case defaultNoOne
        case defaultPrivate
        case defaultPublic
        case onlyPrivate
        case other

        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1159) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .defaultNoOne
            case 1: self = .defaultPrivate
            case 2: self = .defaultPublic
            case 3: self = .onlyPrivate
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .defaultNoOne: .tag(0)
            case .defaultPrivate: .tag(1)
            case .defaultPublic: .tag(2)
            case .onlyPrivate: .tag(3)
            case .other: .tag(4)
            }
        }
    }

    public enum SharingMemberPolicy: StoneUnion, CustomStringConvertible {
        case allow
        case forbid
        case forbidWithExclusions
        case other

        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1160) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .allow
            case 1: self = .forbid
            case 2: self = .forbidWithExclusions
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .allow: .tag(0)
            case .forbid: .tag(1)
            case .forbidWithExclusions: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    public struct ShmodelDisableDownloadsDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1161) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(sharedLinkOwner: TeamLog.UserLogInfo? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.poly(0, sharedLinkOwner)
            _record = builder.record()
        }

        public var sharedLinkOwner: TeamLog.UserLogInfo? { _record.polyOpt(0) }
    }

    public struct ShmodelDisableDownloadsType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1162) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct ShmodelEnableDownloadsDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1163) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(sharedLinkOwner: TeamLog.UserLogInfo? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.poly(0, sharedLinkOwner)
            _record = builder.record()
        }

        public var sharedLinkOwner: TeamLog.UserLogInfo? { _record.polyOpt(0) }
    }

    public struct ShmodelEnableDownloadsType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1164) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct ShmodelGroupShareDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1165) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init() { _record = RecordBuilder.empty(Self._type) }
    }

    public struct ShmodelGroupShareType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1166) }
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
