// Generated from API/team_log.json by `make generate`. Do not edit.

import DropboxTeam
import StoneRuntime

extension TeamLog {
    public struct TeamFolderChangeStatusDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1323) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(newValue: Team.TeamFolderStatus, previousValue: Team.TeamFolderStatus? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, newValue._value)
            builder.union(1, previousValue?._value)
            _record = builder.record()
        }

        /// The value after the change.
        public var newValue: Team.TeamFolderStatus { _record.union(0) }
        /// The value before the change.
        public var previousValue: Team.TeamFolderStatus? { _record.unionOpt(1) }
    }

    public struct TeamFolderChangeStatusType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1324) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct TeamFolderCreateDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1325) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init() { _record = RecordBuilder.empty(Self._type) }
    }

    public struct TeamFolderCreateType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1326) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct TeamFolderDowngradeDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1327) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(targetAssetIndex: UInt64) {
            var builder = RecordBuilder(Self._type)
            builder.uint64(0, targetAssetIndex)
            _record = builder.record()
        }

        /// Where the target stands in the `assets` of the event.
        public var targetAssetIndex: UInt64 { _record.uint64(0) }
    }

    public struct TeamFolderDowngradeType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1328) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public enum TeamFolderNotificationTarget: StoneUnion, CustomStringConvertible {
        case admins
        case both
        case editors
        case silent
        case other

        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1329) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .admins
            case 1: self = .both
            case 2: self = .editors
            case 3: self = .silent
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .admins: .tag(0)
            case .both: .tag(1)
            case .editors: .tag(2)
            case .silent: .tag(3)
            case .other: .tag(4)
            }
        }
    }

    public struct TeamFolderPermanentlyDeleteDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1330) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init() { _record = RecordBuilder.empty(Self._type) }
    }

    public struct TeamFolderPermanentlyDeleteType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1331) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct TeamFolderRenameDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1332) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(previousFolderName: String, newFolderName: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, previousFolderName)
            builder.string(1, newFolderName)
            _record = builder.record()
        }

        public var previousFolderName: String { _record.string(0) }
        public var newFolderName: String { _record.string(1) }
    }

    public struct TeamFolderRenameType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1333) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public enum TeamFolderSpaceCapsType: StoneUnion, CustomStringConvertible {
        case hard
        case off
        case soft
        case other

        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1334) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .hard
            case 1: self = .off
            case 2: self = .soft
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .hard: .tag(0)
            case .off: .tag(1)
            case .soft: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    public struct TeamFolderSpaceLimitsChangeCapsTypeDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1335) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(
            newCapsType: TeamLog.TeamFolderSpaceCapsType,
            previousCapsType: TeamLog.TeamFolderSpaceCapsType? = nil
        ) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, previousCapsType?._value)
            builder.union(1, newCapsType._value)
            _record = builder.record()
        }

        public var previousCapsType: TeamLog.TeamFolderSpaceCapsType? { _record.unionOpt(0) }
        public var newCapsType: TeamLog.TeamFolderSpaceCapsType { _record.union(1) }
    }

    public struct TeamFolderSpaceLimitsChangeCapsTypeType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1336) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct TeamFolderSpaceLimitsChangeLimitDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1337) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(newLimitBytes: Int64, previousLimitBytes: Int64? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.int64(0, previousLimitBytes)
            builder.int64(1, newLimitBytes)
            _record = builder.record()
        }

        public var previousLimitBytes: Int64? { _record.int64Opt(0) }
        public var newLimitBytes: Int64 { _record.int64(1) }
    }

    public struct TeamFolderSpaceLimitsChangeLimitType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1338) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct TeamFolderSpaceLimitsChangeNotificationTargetDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1339) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(
            newTarget: TeamLog.TeamFolderNotificationTarget,
            previousTarget: TeamLog.TeamFolderNotificationTarget? = nil
        ) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, previousTarget?._value)
            builder.union(1, newTarget._value)
            _record = builder.record()
        }

        public var previousTarget: TeamLog.TeamFolderNotificationTarget? { _record.unionOpt(0) }
        public var newTarget: TeamLog.TeamFolderNotificationTarget { _record.union(1) }
    }

    public struct TeamFolderSpaceLimitsChangeNotificationTargetType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1340) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct TeamFoldersCreateReportDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1341) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init() { _record = RecordBuilder.empty(Self._type) }
    }

    public struct TeamFoldersCreateReportFailedDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1342) }
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

    public struct TeamFoldersCreateReportFailedType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1343) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct TeamFoldersCreateReportType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1344) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct TeamInviteDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1345) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(inviteMethod: TeamLog.InviteMethod, additionalLicensePurchase: Bool? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, inviteMethod._value)
            builder.bool(1, additionalLicensePurchase)
            _record = builder.record()
        }

        public var inviteMethod: TeamLog.InviteMethod { _record.union(0) }
        public var additionalLicensePurchase: Bool? { _record.boolOpt(1) }
    }

    /// An app that the team has linked.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public final class TeamLinkedAppLogInfo: TeamLog.AppLogInfo, @unchecked Sendable {
        public override class var _type: TypeRef { TypeRef(TeamLog._schema, 1346) }

        public required init(_record: Record) { super.init(_record: _record) }

        public override init(appId: String? = nil, displayName: String? = nil) {
            var builder = RecordBuilder(TeamLinkedAppLogInfo._type)
            builder.string(0, appId)
            builder.string(1, displayName)
            super.init(_record: builder.record())
        }
    }

    /// A team.
    public struct TeamLogInfo: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1347) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(displayName: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, displayName)
            _record = builder.record()
        }

        /// The name of the team.
        public var displayName: String { _record.string(0) }
    }
}
