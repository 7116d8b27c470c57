// Generated from API/team_log.json by `make generate`. Do not edit.

import DropboxCore
import DropboxStone
import DropboxTeam

extension TeamLog {
    /// Details of an event in which a team folder was archived or restored from the archive.
    public struct TeamFolderChangeStatusDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(newValue: Team.TeamFolderStatus, previousValue: Team.TeamFolderStatus? = nil) {
            var builder = RecordBuilder(TeamLog._type(1323))
            builder.union(0, newValue._value)
            builder.union(1, previousValue?._value)
            self.init(_plainRecord: builder.record())
        }

        /// The status of the team folder after the change.
        @export(implementation) public var newValue: Team.TeamFolderStatus { _plainRecord.union(0) }
        /// The status of the team folder before the change. `nil` if an older event lacks it.
        @export(implementation) public var previousValue: Team.TeamFolderStatus? { _plainRecord.unionOpt(1) }
    }

    /// A team folder was archived or restored from the archive.
    public struct TeamFolderChangeStatusType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1324))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a team folder was created as an active folder.
    public struct TeamFolderCreateDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(1325))) }
    }

    /// A team folder was created as an active folder.
    public struct TeamFolderCreateType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1326))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a team folder was turned into a regular shared folder.
    public struct TeamFolderDowngradeDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(targetAssetIndex: UInt64) {
            var builder = RecordBuilder(TeamLog._type(1327))
            builder.uint64(0, targetAssetIndex)
            self.init(_plainRecord: builder.record())
        }

        /// The index of the target in the `assets` of the event.
        @export(implementation) public var targetAssetIndex: UInt64 { _plainRecord.uint64(0) }
    }

    /// A team folder was turned into a regular shared folder.
    public struct TeamFolderDowngradeType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1328))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// The recipients of notifications about a team folder's space limit.
    public enum TeamFolderNotificationTarget: StoneUnion, CustomStringConvertible {
        /// The admins.
        case admins
        /// The admins and the editors of the folder.
        case both
        /// The editors of the folder.
        case editors
        /// No one.
        case silent
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
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

    /// Details of an event in which an archived team folder was permanently deleted.
    public struct TeamFolderPermanentlyDeleteDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(1330))) }
    }

    /// An archived team folder was permanently deleted.
    public struct TeamFolderPermanentlyDeleteType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1331))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a team folder was renamed.
    public struct TeamFolderRenameDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(previousFolderName: String, newFolderName: String) {
            var builder = RecordBuilder(TeamLog._type(1332))
            builder.string(0, previousFolderName)
            builder.string(1, newFolderName)
            self.init(_plainRecord: builder.record())
        }

        /// The name of the folder before the change.
        @export(implementation) public var previousFolderName: String { _plainRecord.string(0) }
        /// The name of the folder after the change.
        @export(implementation) public var newFolderName: String { _plainRecord.string(1) }
    }

    /// A team folder was renamed.
    public struct TeamFolderRenameType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1333))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// The enforcement of a team folder's space limit.
    public enum TeamFolderSpaceCapsType: StoneUnion, CustomStringConvertible {
        /// A hard limit.
        case hard
        /// The space limit is off.
        case off
        /// A soft limit.
        case soft
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
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

    /// Details of an event in which the enforcement of a team folder's space limit was changed.
    public struct TeamFolderSpaceLimitsChangeCapsTypeDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(
            newCapsType: TeamLog.TeamFolderSpaceCapsType,
            previousCapsType: TeamLog.TeamFolderSpaceCapsType? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(1335))
            builder.union(0, previousCapsType?._value)
            builder.union(1, newCapsType._value)
            self.init(_plainRecord: builder.record())
        }

        /// The enforcement of the limit before the change.
        @export(implementation)
        public var previousCapsType: TeamLog.TeamFolderSpaceCapsType? { _plainRecord.unionOpt(0) }
        /// The enforcement of the limit after the change.
        @export(implementation) public var newCapsType: TeamLog.TeamFolderSpaceCapsType { _plainRecord.union(1) }
    }

    /// The enforcement of a team folder's space limit was changed.
    public struct TeamFolderSpaceLimitsChangeCapsTypeType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1336))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the space limit of a team folder was changed.
    public struct TeamFolderSpaceLimitsChangeLimitDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(newLimitBytes: Int64, previousLimitBytes: Int64? = nil) {
            var builder = RecordBuilder(TeamLog._type(1337))
            builder.int64(0, previousLimitBytes)
            builder.int64(1, newLimitBytes)
            self.init(_plainRecord: builder.record())
        }

        /// The limit in bytes before the change.
        @export(implementation) public var previousLimitBytes: Int64? { _plainRecord.int64Opt(0) }
        /// The limit in bytes after the change.
        @export(implementation) public var newLimitBytes: Int64 { _plainRecord.int64(1) }
    }

    /// The space limit of a team folder was changed.
    public struct TeamFolderSpaceLimitsChangeLimitType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1338))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the recipient of notifications about a team folder's space limit was changed.
    public struct TeamFolderSpaceLimitsChangeNotificationTargetDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(
            newTarget: TeamLog.TeamFolderNotificationTarget,
            previousTarget: TeamLog.TeamFolderNotificationTarget? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(1339))
            builder.union(0, previousTarget?._value)
            builder.union(1, newTarget._value)
            self.init(_plainRecord: builder.record())
        }

        /// The recipients of notifications before the change.
        @export(implementation)
        public var previousTarget: TeamLog.TeamFolderNotificationTarget? { _plainRecord.unionOpt(0) }
        /// The recipients of notifications after the change.
        @export(implementation) public var newTarget: TeamLog.TeamFolderNotificationTarget { _plainRecord.union(1) }
    }

    /// The recipient of notifications about a team folder's space limit was changed.
    public struct TeamFolderSpaceLimitsChangeNotificationTargetType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1340))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }
}

extension TeamLog {
    /// Converts `TeamFolderChangeStatusDetails` from and to JSON.
    public typealias TeamFolderChangeStatusDetailsSerializer = StoneSerializer<TeamLog.TeamFolderChangeStatusDetails>
    /// Converts `TeamFolderChangeStatusType` from and to JSON.
    public typealias TeamFolderChangeStatusTypeSerializer = StoneSerializer<TeamLog.TeamFolderChangeStatusType>
    /// Converts `TeamFolderCreateDetails` from and to JSON.
    public typealias TeamFolderCreateDetailsSerializer = StoneSerializer<TeamLog.TeamFolderCreateDetails>
    /// Converts `TeamFolderCreateType` from and to JSON.
    public typealias TeamFolderCreateTypeSerializer = StoneSerializer<TeamLog.TeamFolderCreateType>
    /// Converts `TeamFolderDowngradeDetails` from and to JSON.
    public typealias TeamFolderDowngradeDetailsSerializer = StoneSerializer<TeamLog.TeamFolderDowngradeDetails>
    /// Converts `TeamFolderDowngradeType` from and to JSON.
    public typealias TeamFolderDowngradeTypeSerializer = StoneSerializer<TeamLog.TeamFolderDowngradeType>
    /// Converts `TeamFolderNotificationTarget` from and to JSON.
    public typealias TeamFolderNotificationTargetSerializer = StoneSerializer<TeamLog.TeamFolderNotificationTarget>
    /// Converts `TeamFolderPermanentlyDeleteDetails` from and to JSON.
    public typealias TeamFolderPermanentlyDeleteDetailsSerializer = StoneSerializer<TeamLog.TeamFolderPermanentlyDeleteDetails>
    /// Converts `TeamFolderPermanentlyDeleteType` from and to JSON.
    public typealias TeamFolderPermanentlyDeleteTypeSerializer = StoneSerializer<TeamLog.TeamFolderPermanentlyDeleteType>
    /// Converts `TeamFolderRenameDetails` from and to JSON.
    public typealias TeamFolderRenameDetailsSerializer = StoneSerializer<TeamLog.TeamFolderRenameDetails>
    /// Converts `TeamFolderRenameType` from and to JSON.
    public typealias TeamFolderRenameTypeSerializer = StoneSerializer<TeamLog.TeamFolderRenameType>
    /// Converts `TeamFolderSpaceCapsType` from and to JSON.
    public typealias TeamFolderSpaceCapsTypeSerializer = StoneSerializer<TeamLog.TeamFolderSpaceCapsType>
    /// Converts `TeamFolderSpaceLimitsChangeCapsTypeDetails` from and to JSON.
    public typealias TeamFolderSpaceLimitsChangeCapsTypeDetailsSerializer = StoneSerializer<TeamLog.TeamFolderSpaceLimitsChangeCapsTypeDetails>
    /// Converts `TeamFolderSpaceLimitsChangeCapsTypeType` from and to JSON.
    public typealias TeamFolderSpaceLimitsChangeCapsTypeTypeSerializer = StoneSerializer<TeamLog.TeamFolderSpaceLimitsChangeCapsTypeType>
    /// Converts `TeamFolderSpaceLimitsChangeLimitDetails` from and to JSON.
    public typealias TeamFolderSpaceLimitsChangeLimitDetailsSerializer = StoneSerializer<TeamLog.TeamFolderSpaceLimitsChangeLimitDetails>
    /// Converts `TeamFolderSpaceLimitsChangeLimitType` from and to JSON.
    public typealias TeamFolderSpaceLimitsChangeLimitTypeSerializer = StoneSerializer<TeamLog.TeamFolderSpaceLimitsChangeLimitType>
    /// Converts `TeamFolderSpaceLimitsChangeNotificationTargetDetails` from and to JSON.
    public typealias TeamFolderSpaceLimitsChangeNotificationTargetDetailsSerializer = StoneSerializer<TeamLog.TeamFolderSpaceLimitsChangeNotificationTargetDetails>
    /// Converts `TeamFolderSpaceLimitsChangeNotificationTargetType` from and to JSON.
    public typealias TeamFolderSpaceLimitsChangeNotificationTargetTypeSerializer = StoneSerializer<TeamLog.TeamFolderSpaceLimitsChangeNotificationTargetType>
}
