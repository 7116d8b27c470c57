// Generated from API/team_log.json by `make generate`. Do not edit.

import StoneRuntime

extension TeamLog {
    /// A member of the team.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public final class TeamMemberLogInfo: TeamLog.UserLogInfo, @unchecked Sendable {
        public override class var _type: TypeRef { TeamLog._type(1348) }

        public required init(_record: Record) { super.init(_record: _record) }

        @export(implementation)
        public init(
            accountId: String? = nil,
            displayName: String? = nil,
            email: String? = nil,
            teamMemberId: String? = nil,
            memberExternalId: String? = nil,
            team: TeamLog.TeamLogInfo? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(1348))
            builder.string(0, accountId)
            builder.string(1, displayName)
            builder.string(2, email)
            builder.string(3, teamMemberId)
            builder.string(4, memberExternalId)
            builder.object(5, team?._record)
            super.init(_record: builder.record())
        }

        /// The identity within the team, `dbmid:…`.
        @export(implementation) public var teamMemberId: String? { _record.stringOpt(3) }
        /// The identity that the team's own directory gives to them, if any. At most 64 characters.
        @export(implementation) public var memberExternalId: String? { _record.stringOpt(4) }
        /// The team, in events of an organization with several.
        @export(implementation) public var team: TeamLog.TeamLogInfo? { _record.objectOpt(5) }
    }

    public enum TeamMemberStorageRequestPolicy: StoneUnion, CustomStringConvertible {
        case default_
        case disabled
        case enabled
        case other

        @export(implementation) public static var _type: TypeRef { TeamLog._type(1349) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .default_
            case 1: self = .disabled
            case 2: self = .enabled
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .default_: .tag(0)
            case .disabled: .tag(1)
            case .enabled: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    public struct TeamMemberStorageRequestPolicyChangedDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1350) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            newValue: TeamLog.TeamMemberStorageRequestPolicy,
            previousValue: TeamLog.TeamMemberStorageRequestPolicy? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(1350))
            builder.union(0, newValue._value)
            builder.union(1, previousValue?._value)
            self.init(_record: builder.record())
        }

        /// The value after the change.
        @export(implementation) public var newValue: TeamLog.TeamMemberStorageRequestPolicy { _record.union(0) }
        /// The value before the change.
        @export(implementation)
        public var previousValue: TeamLog.TeamMemberStorageRequestPolicy? {
            _record.unionOpt(1)
        }
    }

    public struct TeamMemberStorageRequestPolicyChangedType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1351) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1351))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public enum TeamMembershipType: StoneUnion, CustomStringConvertible {
        case free
        case full
        case guest
        case other

        @export(implementation) public static var _type: TypeRef { TeamLog._type(1352) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .free
            case 1: self = .full
            case 2: self = .guest
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .free: .tag(0)
            case .full: .tag(1)
            case .guest: .tag(2)
            case .other: .tag(3)
            }
        }
    }
}
