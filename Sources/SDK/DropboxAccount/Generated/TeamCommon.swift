// Generated from API/team_common.json by `make generate`. Do not edit.

import DropboxCore
import DropboxStone
import Foundation

/// Types about teams that several namespaces use.
public enum TeamCommon: StoneNamespace {
    /// The schema of the `team_common` namespace.
    public static let _schema = StoneSchema(
        "team_common",
        imports: { [Common._schema] },
        #"""
alias GroupExternalId String
alias GroupId String
alias MemberExternalId String(max_length=64)
alias ResellerId String
alias TeamId String
alias TeamMemberId String
union GroupManagementType open=other;user_managed;company_managed;system_managed;other
struct GroupSummary;group_name String;group_id GroupId;group_external_id GroupExternalId?;member_count UInt32?;group_management_type GroupManagementType
union GroupType open=other;team;user_managed;other
union MemberSpaceLimitType open=other;off;alert_only;stop_sync;other
struct TimeRange;start_time common.DropboxTimestamp?;end_time common.DropboxTimestamp?
"""#
    )
}

extension TeamCommon {
    /// The manager of a group's members.
    public enum GroupManagementType: StoneUnion, CustomStringConvertible {
        /// Members of the group who are its owners.
        case userManaged
        /// The admins of the team.
        case companyManaged
        /// Dropbox, for example for the group of all team members.
        case systemManaged
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .userManaged
            case 1: self = .companyManaged
            case 2: self = .systemManaged
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .userManaged: .tag(0)
            case .companyManaged: .tag(1)
            case .systemManaged: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    /// A group of team members.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    open class GroupSummary: StoneObject, @unchecked Sendable {
        public required init(_record: Record) { super.init(_record: _record) }

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(
            groupName: String,
            groupId: String,
            groupManagementType: TeamCommon.GroupManagementType,
            groupExternalId: String? = nil,
            memberCount: UInt32? = nil
        ) {
            var builder = RecordBuilder(TeamCommon._type(1))
            builder.string(0, groupName)
            builder.string(1, groupId)
            builder.string(2, groupExternalId)
            builder.uint32(3, memberCount)
            builder.union(4, groupManagementType._value)
            super.init(_record: builder.record())
        }

        /// The name of the group.
        @export(implementation) public final var groupName: String { _record.string(0) }
        /// The identifier of the group, `g:…`.
        @export(implementation) public final var groupId: String { _record.string(1) }
        /// The external ID, from the team's own directory. `nil` if there is none.
        @export(implementation) public final var groupExternalId: String? { _record.stringOpt(2) }
        /// The number of members of the group.
        @export(implementation) public final var memberCount: UInt32? { _record.uint32Opt(3) }
        /// The manager of the group's members.
        @export(implementation)
        public final var groupManagementType: TeamCommon.GroupManagementType { _record.union(4) }
    }

    /// The way in which a group is created and managed.
    public enum GroupType: StoneUnion, CustomStringConvertible {
        /// A group to which team members are added automatically. Used only for team folders.
        case team
        /// A group that a user created and manages.
        case userManaged
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .team
            case 1: self = .userManaged
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .team: .tag(0)
            case .userManaged: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// The effect when a member reaches their space limit.
    public enum MemberSpaceLimitType: StoneUnion, CustomStringConvertible {
        /// There is no limit.
        case off
        /// The member receives a warning.
        case alertOnly
        /// Sync stops.
        case stopSync
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .off
            case 1: self = .alertOnly
            case 2: self = .stopSync
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .off: .tag(0)
            case .alertOnly: .tag(1)
            case .stopSync: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    /// A time range. Without a start or an end, it is open.
    public struct TimeRange: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        ///
        /// - Parameters:
        ///   - startTime: The start of the range, inclusive.
        ///   - endTime: The end of the range, exclusive.
        @export(implementation)
        public init(startTime: Date? = nil, endTime: Date? = nil) {
            var builder = RecordBuilder(TeamCommon._type(4))
            builder.date(0, startTime)
            builder.date(1, endTime)
            self.init(_plainRecord: builder.record())
        }

        /// The start of the range, inclusive.
        @export(implementation) public var startTime: Date? { _plainRecord.dateOpt(0) }
        /// The end of the range, exclusive.
        @export(implementation) public var endTime: Date? { _plainRecord.dateOpt(1) }
    }
}

extension TeamCommon {
    /// Converts `GroupManagementType` from and to JSON.
    public typealias GroupManagementTypeSerializer = StoneSerializer<TeamCommon.GroupManagementType>
    /// Converts `GroupSummary` from and to JSON.
    public typealias GroupSummarySerializer = StoneSerializer<TeamCommon.GroupSummary>
    /// Converts `GroupType` from and to JSON.
    public typealias GroupTypeSerializer = StoneSerializer<TeamCommon.GroupType>
    /// Converts `MemberSpaceLimitType` from and to JSON.
    public typealias MemberSpaceLimitTypeSerializer = StoneSerializer<TeamCommon.MemberSpaceLimitType>
    /// Converts `TimeRange` from and to JSON.
    public typealias TimeRangeSerializer = StoneSerializer<TeamCommon.TimeRange>
}
