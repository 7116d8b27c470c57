// Generated from API/team.json by `make generate`. Do not edit.

import StoneRuntime

extension Team {
    /// What members did, one number for each day. Nil where it is not known.
    public struct GetActivityReport: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Team._schema, 45) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(
            startDate: String,
            adds: [UInt64?],
            edits: [UInt64?],
            deletes: [UInt64?],
            activeUsers28Day: [UInt64?],
            activeUsers7Day: [UInt64?],
            activeUsers1Day: [UInt64?],
            activeSharedFolders28Day: [UInt64?],
            activeSharedFolders7Day: [UInt64?],
            activeSharedFolders1Day: [UInt64?],
            sharedLinksCreated: [UInt64?],
            sharedLinksViewedByTeam: [UInt64?],
            sharedLinksViewedByOutsideUser: [UInt64?],
            sharedLinksViewedByNotLoggedIn: [UInt64?],
            sharedLinksViewedTotal: [UInt64?]
        ) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, startDate)
            builder.values(1, adds)
            builder.values(2, edits)
            builder.values(3, deletes)
            builder.values(4, activeUsers28Day)
            builder.values(5, activeUsers7Day)
            builder.values(6, activeUsers1Day)
            builder.values(7, activeSharedFolders28Day)
            builder.values(8, activeSharedFolders7Day)
            builder.values(9, activeSharedFolders1Day)
            builder.values(10, sharedLinksCreated)
            builder.values(11, sharedLinksViewedByTeam)
            builder.values(12, sharedLinksViewedByOutsideUser)
            builder.values(13, sharedLinksViewedByNotLoggedIn)
            builder.values(14, sharedLinksViewedTotal)
            _record = builder.record()
        }

        /// The first day of the report, such as `2021-01-31`.
        public var startDate: String { _record.string(0) }
        /// How many files were added.
        public var adds: [UInt64?] { _record.values(1) }
        /// How many files were changed, each counted once for each member.
        public var edits: [UInt64?] { _record.values(2) }
        /// How many files were deleted.
        public var deletes: [UInt64?] { _record.values(3) }
        /// How many members were active in the last 28 days.
        public var activeUsers28Day: [UInt64?] { _record.values(4) }
        /// How many members were active in the last 7 days.
        public var activeUsers7Day: [UInt64?] { _record.values(5) }
        /// How many members were active on the day.
        public var activeUsers1Day: [UInt64?] { _record.values(6) }
        /// How many shared folders were active in the last 28 days.
        public var activeSharedFolders28Day: [UInt64?] { _record.values(7) }
        /// How many shared folders were active in the last 7 days.
        public var activeSharedFolders7Day: [UInt64?] { _record.values(8) }
        /// How many shared folders were active on the day.
        public var activeSharedFolders1Day: [UInt64?] { _record.values(9) }
        /// How many links were made.
        public var sharedLinksCreated: [UInt64?] { _record.values(10) }
        /// How often members opened the team's links.
        public var sharedLinksViewedByTeam: [UInt64?] { _record.values(11) }
        /// How often other users opened them.
        public var sharedLinksViewedByOutsideUser: [UInt64?] { _record.values(12) }
        /// How often people who were not signed in opened them.
        public var sharedLinksViewedByNotLoggedIn: [UInt64?] { _record.values(13) }
        /// How often they were opened in all.
        public var sharedLinksViewedTotal: [UInt64?] { _record.values(14) }
    }

    /// How many devices were in use.
    public struct GetDevicesReport: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Team._schema, 46) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(
            startDate: String,
            active1Day: Team.DevicesActive,
            active7Day: Team.DevicesActive,
            active28Day: Team.DevicesActive
        ) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, startDate)
            builder.object(1, active1Day._record)
            builder.object(2, active7Day._record)
            builder.object(3, active28Day._record)
            _record = builder.record()
        }

        /// The first day of the report, such as `2021-01-31`.
        public var startDate: String { _record.string(0) }
        /// Devices that were active on the day.
        public var active1Day: Team.DevicesActive { _record.object(1) }
        /// Devices that were active in the last 7 days.
        public var active7Day: Team.DevicesActive { _record.object(2) }
        /// Devices that were active in the last 28 days.
        public var active28Day: Team.DevicesActive { _record.object(3) }
    }

    /// How many members the team had, one number for each day. Nil where it is not known.
    public struct GetMembershipReport: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Team._schema, 47) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(
            startDate: String,
            teamSize: [UInt64?],
            pendingInvites: [UInt64?],
            membersJoined: [UInt64?],
            suspendedMembers: [UInt64?],
            licenses: [UInt64?]
        ) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, startDate)
            builder.values(1, teamSize)
            builder.values(2, pendingInvites)
            builder.values(3, membersJoined)
            builder.values(4, suspendedMembers)
            builder.values(5, licenses)
            _record = builder.record()
        }

        /// The first day of the report, such as `2021-01-31`.
        public var startDate: String { _record.string(0) }
        /// How many members there were.
        public var teamSize: [UInt64?] { _record.values(1) }
        /// How many invitations had not been answered.
        public var pendingInvites: [UInt64?] { _record.values(2) }
        /// How many members joined.
        public var membersJoined: [UInt64?] { _record.values(3) }
        /// How many members were suspended.
        public var suspendedMembers: [UInt64?] { _record.values(4) }
        /// How many licenses the team had.
        public var licenses: [UInt64?] { _record.values(5) }
    }

    /// How much space the team used, one number for each day. Nil where it is not known.
    public struct GetStorageReport: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Team._schema, 48) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(
            startDate: String,
            totalUsage: [UInt64?],
            sharedUsage: [UInt64?],
            unsharedUsage: [UInt64?],
            sharedFolders: [UInt64?],
            memberStorageMap: [[Team.StorageBucket]]
        ) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, startDate)
            builder.values(1, totalUsage)
            builder.values(2, sharedUsage)
            builder.values(3, unsharedUsage)
            builder.values(4, sharedFolders)
            builder.values(5, memberStorageMap)
            _record = builder.record()
        }

        /// The first day of the report, such as `2021-01-31`.
        public var startDate: String { _record.string(0) }
        /// Bytes in all.
        public var totalUsage: [UInt64?] { _record.values(1) }
        /// Bytes in shared folders.
        public var sharedUsage: [UInt64?] { _record.values(2) }
        /// Bytes outside of shared folders.
        public var unsharedUsage: [UInt64?] { _record.values(3) }
        /// How many shared folders members owned.
        public var sharedFolders: [UInt64?] { _record.values(4) }
        /// How many members used how much, in steps.
        public var memberStorageMap: [[Team.StorageBucket]] { _record.values(5) }
    }
}
