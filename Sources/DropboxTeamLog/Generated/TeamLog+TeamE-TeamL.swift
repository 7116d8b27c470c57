// Generated from API/team_log.json by `make generate`. Do not edit.

import DropboxTeam
import Foundation
import StoneRuntime

extension TeamLog {
    public struct TeamEncryptionKeyActivateKeyDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1301) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(keyManagementType: String) {
            var builder = RecordBuilder(TeamLog._type(1301))
            builder.string(0, keyManagementType)
            self.init(_record: builder.record())
        }

        @export(implementation) public var keyManagementType: String { _record.string(0) }
    }

    public struct TeamEncryptionKeyActivateKeyType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1302) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1302))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct TeamEncryptionKeyCancelKeyDeletionDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1303) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init() { self.init(_record: RecordBuilder.empty(TeamLog._type(1303))) }
    }

    public struct TeamEncryptionKeyCancelKeyDeletionType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1304) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1304))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct TeamEncryptionKeyCreateKeyDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1305) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init() { self.init(_record: RecordBuilder.empty(TeamLog._type(1305))) }
    }

    public struct TeamEncryptionKeyCreateKeyType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1306) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1306))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct TeamEncryptionKeyDeactivateKeyDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1307) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init() { self.init(_record: RecordBuilder.empty(TeamLog._type(1307))) }
    }

    public struct TeamEncryptionKeyDeactivateKeyType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1308) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1308))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct TeamEncryptionKeyDeleteKeyDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1309) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init() { self.init(_record: RecordBuilder.empty(TeamLog._type(1309))) }
    }

    public struct TeamEncryptionKeyDeleteKeyType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1310) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1310))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct TeamEncryptionKeyDisableKeyDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1311) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init() { self.init(_record: RecordBuilder.empty(TeamLog._type(1311))) }
    }

    public struct TeamEncryptionKeyDisableKeyType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1312) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1312))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct TeamEncryptionKeyEnableKeyDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1313) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init() { self.init(_record: RecordBuilder.empty(TeamLog._type(1313))) }
    }

    public struct TeamEncryptionKeyEnableKeyType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1314) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1314))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct TeamEncryptionKeyRotateKeyDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1315) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init() { self.init(_record: RecordBuilder.empty(TeamLog._type(1315))) }
    }

    public struct TeamEncryptionKeyRotateKeyType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1316) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1316))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct TeamEncryptionKeyScheduleKeyDeletionDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1317) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init() { self.init(_record: RecordBuilder.empty(TeamLog._type(1317))) }
    }

    public struct TeamEncryptionKeyScheduleKeyDeletionType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1318) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1318))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    /// Something that happened in a team.
    public struct TeamEvent: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1319) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            timestamp_: Date,
            eventCategory: TeamLog.EventCategory,
            eventType: TeamLog.EventType,
            details: TeamLog.EventDetails,
            actor: TeamLog.ActorLogInfo? = nil,
            origin: TeamLog.OriginLogInfo? = nil,
            involveNonTeamMember: Bool? = nil,
            context: TeamLog.ContextLogInfo? = nil,
            participants: [TeamLog.ParticipantLogInfo]? = nil,
            assets: [TeamLog.AssetLogInfo]? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(1319))
            builder.date(0, timestamp_)
            builder.union(1, eventCategory._value)
            builder.union(2, actor?._value)
            builder.object(3, origin?._record)
            builder.bool(4, involveNonTeamMember)
            builder.union(5, context?._value)
            builder.unions(6, participants)
            builder.unions(7, assets)
            builder.union(8, eventType._value)
            builder.union(9, details._value)
            self.init(_record: builder.record())
        }

        /// When it happened.
        @export(implementation) public var timestamp_: Date { _record.date(0) }
        /// What it has to do with.
        @export(implementation) public var eventCategory: TeamLog.EventCategory { _record.union(1) }
        /// Who did it.
        @export(implementation) public var actor: TeamLog.ActorLogInfo? { _record.unionOpt(2) }
        /// From where, and by which means.
        @export(implementation) public var origin: TeamLog.OriginLogInfo? { _record.objectOpt(3) }
        /// Whether somebody outside of the team acted or was affected.
        @export(implementation) public var involveNonTeamMember: Bool? { _record.boolOpt(4) }
        /// On whose behalf it was done.
        @export(implementation) public var context: TeamLog.ContextLogInfo? { _record.unionOpt(5) }
        /// Who else was affected.
        @export(implementation) public var participants: [TeamLog.ParticipantLogInfo]? { _record.unionsOpt(6) }
        /// The files, folders and documents that it is about. Details refer to them by index.
        @export(implementation) public var assets: [TeamLog.AssetLogInfo]? { _record.unionsOpt(7) }
        /// The kind of event.
        @export(implementation) public var eventType: TeamLog.EventType { _record.union(8) }
        /// What is particular to this event.
        @export(implementation) public var details: TeamLog.EventDetails { _record.union(9) }
    }

    public enum TeamExtensionsPolicy: StoneUnion, CustomStringConvertible {
        case disabled
        case enabled
        case other

        @export(implementation) public static var _type: TypeRef { TeamLog._type(1320) }

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

    public struct TeamExtensionsPolicyChangedDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1321) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(newValue: TeamLog.TeamExtensionsPolicy, previousValue: TeamLog.TeamExtensionsPolicy) {
            var builder = RecordBuilder(TeamLog._type(1321))
            builder.union(0, newValue._value)
            builder.union(1, previousValue._value)
            self.init(_record: builder.record())
        }

        /// The value after the change.
        @export(implementation) public var newValue: TeamLog.TeamExtensionsPolicy { _record.union(0) }
        /// The value before the change.
        @export(implementation) public var previousValue: TeamLog.TeamExtensionsPolicy { _record.union(1) }
    }

    public struct TeamExtensionsPolicyChangedType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1322) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1322))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct TeamFolderChangeStatusDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1323) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(newValue: Team.TeamFolderStatus, previousValue: Team.TeamFolderStatus? = nil) {
            var builder = RecordBuilder(TeamLog._type(1323))
            builder.union(0, newValue._value)
            builder.union(1, previousValue?._value)
            self.init(_record: builder.record())
        }

        /// The value after the change.
        @export(implementation) public var newValue: Team.TeamFolderStatus { _record.union(0) }
        /// The value before the change.
        @export(implementation) public var previousValue: Team.TeamFolderStatus? { _record.unionOpt(1) }
    }

    public struct TeamFolderChangeStatusType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1324) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1324))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct TeamFolderCreateDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1325) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init() { self.init(_record: RecordBuilder.empty(TeamLog._type(1325))) }
    }

    public struct TeamFolderCreateType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1326) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1326))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct TeamFolderDowngradeDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1327) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(targetAssetIndex: UInt64) {
            var builder = RecordBuilder(TeamLog._type(1327))
            builder.uint64(0, targetAssetIndex)
            self.init(_record: builder.record())
        }

        /// Where the target stands in the `assets` of the event.
        @export(implementation) public var targetAssetIndex: UInt64 { _record.uint64(0) }
    }

    public struct TeamFolderDowngradeType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1328) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1328))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public enum TeamFolderNotificationTarget: StoneUnion, CustomStringConvertible {
        case admins
        case both
        case editors
        case silent
        case other

        @export(implementation) public static var _type: TypeRef { TeamLog._type(1329) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .admins
            case 1: self = .both
            case 2: self = .editors
            case 3: self = .silent
            default: self = .other
            }
        }

        @export(implementation)
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

    public struct TeamFolderPermanentlyDeleteDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1330) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init() { self.init(_record: RecordBuilder.empty(TeamLog._type(1330))) }
    }

    public struct TeamFolderPermanentlyDeleteType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1331) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1331))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct TeamFolderRenameDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1332) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(previousFolderName: String, newFolderName: String) {
            var builder = RecordBuilder(TeamLog._type(1332))
            builder.string(0, previousFolderName)
            builder.string(1, newFolderName)
            self.init(_record: builder.record())
        }

        @export(implementation) public var previousFolderName: String { _record.string(0) }
        @export(implementation) public var newFolderName: String { _record.string(1) }
    }

    public struct TeamFolderRenameType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1333) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1333))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public enum TeamFolderSpaceCapsType: StoneUnion, CustomStringConvertible {
        case hard
        case off
        case soft
        case other

        @export(implementation) public static var _type: TypeRef { TeamLog._type(1334) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .hard
            case 1: self = .off
            case 2: self = .soft
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .hard: .tag(0)
            case .off: .tag(1)
            case .soft: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    public struct TeamFolderSpaceLimitsChangeCapsTypeDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1335) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            newCapsType: TeamLog.TeamFolderSpaceCapsType,
            previousCapsType: TeamLog.TeamFolderSpaceCapsType? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(1335))
            builder.union(0, previousCapsType?._value)
            builder.union(1, newCapsType._value)
            self.init(_record: builder.record())
        }

        @export(implementation) public var previousCapsType: TeamLog.TeamFolderSpaceCapsType? { _record.unionOpt(0) }
        @export(implementation) public var newCapsType: TeamLog.TeamFolderSpaceCapsType { _record.union(1) }
    }

    public struct TeamFolderSpaceLimitsChangeCapsTypeType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1336) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1336))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct TeamFolderSpaceLimitsChangeLimitDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1337) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(newLimitBytes: Int64, previousLimitBytes: Int64? = nil) {
            var builder = RecordBuilder(TeamLog._type(1337))
            builder.int64(0, previousLimitBytes)
            builder.int64(1, newLimitBytes)
            self.init(_record: builder.record())
        }

        @export(implementation) public var previousLimitBytes: Int64? { _record.int64Opt(0) }
        @export(implementation) public var newLimitBytes: Int64 { _record.int64(1) }
    }

    public struct TeamFolderSpaceLimitsChangeLimitType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1338) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1338))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct TeamFolderSpaceLimitsChangeNotificationTargetDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1339) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            newTarget: TeamLog.TeamFolderNotificationTarget,
            previousTarget: TeamLog.TeamFolderNotificationTarget? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(1339))
            builder.union(0, previousTarget?._value)
            builder.union(1, newTarget._value)
            self.init(_record: builder.record())
        }

        @export(implementation) public var previousTarget: TeamLog.TeamFolderNotificationTarget? { _record.unionOpt(0) }
        @export(implementation) public var newTarget: TeamLog.TeamFolderNotificationTarget { _record.union(1) }
    }

    public struct TeamFolderSpaceLimitsChangeNotificationTargetType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1340) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1340))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct TeamFoldersCreateReportDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1341) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init() { self.init(_record: RecordBuilder.empty(TeamLog._type(1341))) }
    }

    public struct TeamFoldersCreateReportFailedDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1342) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(failureReason: Team.TeamReportFailureReason) {
            var builder = RecordBuilder(TeamLog._type(1342))
            builder.union(0, failureReason._value)
            self.init(_record: builder.record())
        }

        /// Why it failed.
        @export(implementation) public var failureReason: Team.TeamReportFailureReason { _record.union(0) }
    }

    public struct TeamFoldersCreateReportFailedType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1343) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1343))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct TeamFoldersCreateReportType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1344) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1344))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct TeamInviteDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1345) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(inviteMethod: TeamLog.InviteMethod, additionalLicensePurchase: Bool? = nil) {
            var builder = RecordBuilder(TeamLog._type(1345))
            builder.union(0, inviteMethod._value)
            builder.bool(1, additionalLicensePurchase)
            self.init(_record: builder.record())
        }

        @export(implementation) public var inviteMethod: TeamLog.InviteMethod { _record.union(0) }
        @export(implementation) public var additionalLicensePurchase: Bool? { _record.boolOpt(1) }
    }

    /// An app that the team has linked.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public final class TeamLinkedAppLogInfo: TeamLog.AppLogInfo, @unchecked Sendable {
        public override class var _type: TypeRef { TeamLog._type(1346) }

        public required init(_record: Record) { super.init(_record: _record) }

        @export(implementation)
        public override init(appId: String? = nil, displayName: String? = nil) {
            var builder = RecordBuilder(TeamLog._type(1346))
            builder.string(0, appId)
            builder.string(1, displayName)
            super.init(_record: builder.record())
        }
    }

    /// A team.
    public struct TeamLogInfo: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1347) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(displayName: String) {
            var builder = RecordBuilder(TeamLog._type(1347))
            builder.string(0, displayName)
            self.init(_record: builder.record())
        }

        /// The name of the team.
        @export(implementation) public var displayName: String { _record.string(0) }
    }
}
