// Generated from API/team_log.json by `make generate`. Do not edit.

import StoneRuntime

extension TeamLog {
    /// A member of the team.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public final class TeamMemberLogInfo: TeamLog.UserLogInfo, @unchecked Sendable {
        public override class var _type: TypeRef { TypeRef(TeamLog._schema, 1348) }

        public required init(_record: Record) { super.init(_record: _record) }

        public init(
            accountId: String? = nil,
            displayName: String? = nil,
            email: String? = nil,
            teamMemberId: String? = nil,
            memberExternalId: String? = nil,
            team: TeamLog.TeamLogInfo? = nil
        ) {
            var builder = RecordBuilder(TeamMemberLogInfo._type)
            builder.string(0, accountId)
            builder.string(1, displayName)
            builder.string(2, email)
            builder.string(3, teamMemberId)
            builder.string(4, memberExternalId)
            builder.object(5, team?._record)
            super.init(_record: builder.record())
        }

        /// The identity within the team, `dbmid:…`.
        public var teamMemberId: String? { _record.stringOpt(3) }
        /// The identity that the team's own directory gives to them, if any. At most 64 characters.
        public var memberExternalId: String? { _record.stringOpt(4) }
        /// The team, in events of an organization with several.
        public var team: TeamLog.TeamLogInfo? { _record.objectOpt(5) }
    }

    public enum TeamMemberStorageRequestPolicy: StoneUnion, CustomStringConvertible {
        case default_
        case disabled
        case enabled
        case other

        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1349) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .default_
            case 1: self = .disabled
            case 2: self = .enabled
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .default_: .tag(0)
            case .disabled: .tag(1)
            case .enabled: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    public struct TeamMemberStorageRequestPolicyChangedDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1350) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(
            newValue: TeamLog.TeamMemberStorageRequestPolicy,
            previousValue: TeamLog.TeamMemberStorageRequestPolicy? = nil
        ) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, newValue._value)
            builder.union(1, previousValue?._value)
            _record = builder.record()
        }

        /// The value after the change.
        public var newValue: TeamLog.TeamMemberStorageRequestPolicy { _record.union(0) }
        /// The value before the change.
        public var previousValue: TeamLog.TeamMemberStorageRequestPolicy? { _record.unionOpt(1) }
    }

    public struct TeamMemberStorageRequestPolicyChangedType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1351) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public enum TeamMembershipType: StoneUnion, CustomStringConvertible {
        case free
        case full
        case guest
        case other

        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1352) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .free
            case 1: self = .full
            case 2: self = .guest
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .free: .tag(0)
            case .full: .tag(1)
            case .guest: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    public struct TeamMergeFromDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1353) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(teamName: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, teamName)
            _record = builder.record()
        }

        public var teamName: String { _record.string(0) }
    }

    public struct TeamMergeFromType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1354) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct TeamMergeRequestAcceptedDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1355) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(requestAcceptedDetails: TeamLog.TeamMergeRequestAcceptedExtraDetails) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, requestAcceptedDetails._value)
            _record = builder.record()
        }

        public var requestAcceptedDetails: TeamLog.TeamMergeRequestAcceptedExtraDetails { _record.union(0) }
    }

    public enum TeamMergeRequestAcceptedExtraDetails: StoneUnion, CustomStringConvertible {
        case primaryTeam(TeamLog.PrimaryTeamRequestAcceptedDetails)
        case secondaryTeam(TeamLog.SecondaryTeamRequestAcceptedDetails)
        case other

        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1356) }

        public init(_value: Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .primaryTeam(TeamLog.PrimaryTeamRequestAcceptedDetails(_record: payload))
            case 1: self = .secondaryTeam(TeamLog.SecondaryTeamRequestAcceptedDetails(_record: payload))
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .primaryTeam(let value): .variant(0, value._record)
            case .secondaryTeam(let value): .variant(1, value._record)
            case .other: .tag(2)
            }
        }
    }

    public struct TeamMergeRequestAcceptedShownToPrimaryTeamDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1357) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(secondaryTeam: String, sentBy: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, secondaryTeam)
            builder.string(1, sentBy)
            _record = builder.record()
        }

        public var secondaryTeam: String { _record.string(0) }
        public var sentBy: String { _record.string(1) }
    }

    public struct TeamMergeRequestAcceptedShownToPrimaryTeamType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1358) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct TeamMergeRequestAcceptedShownToSecondaryTeamDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1359) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(primaryTeam: String, sentBy: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, primaryTeam)
            builder.string(1, sentBy)
            _record = builder.record()
        }

        public var primaryTeam: String { _record.string(0) }
        public var sentBy: String { _record.string(1) }
    }

    public struct TeamMergeRequestAcceptedShownToSecondaryTeamType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1360) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct TeamMergeRequestAcceptedType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1361) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct TeamMergeRequestAutoCanceledDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1362) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(details: String? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, details)
            _record = builder.record()
        }

        public var details: String? { _record.stringOpt(0) }
    }

    public struct TeamMergeRequestAutoCanceledType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1363) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct TeamMergeRequestCanceledDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1364) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(requestCanceledDetails: TeamLog.TeamMergeRequestCanceledExtraDetails) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, requestCanceledDetails._value)
            _record = builder.record()
        }

        public var requestCanceledDetails: TeamLog.TeamMergeRequestCanceledExtraDetails { _record.union(0) }
    }

    public enum TeamMergeRequestCanceledExtraDetails: StoneUnion, CustomStringConvertible {
        case primaryTeam(TeamLog.PrimaryTeamRequestCanceledDetails)
        case secondaryTeam(TeamLog.SecondaryTeamRequestCanceledDetails)
        case other

        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1365) }

        public init(_value: Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .primaryTeam(TeamLog.PrimaryTeamRequestCanceledDetails(_record: payload))
            case 1: self = .secondaryTeam(TeamLog.SecondaryTeamRequestCanceledDetails(_record: payload))
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .primaryTeam(let value): .variant(0, value._record)
            case .secondaryTeam(let value): .variant(1, value._record)
            case .other: .tag(2)
            }
        }
    }

    public struct TeamMergeRequestCanceledShownToPrimaryTeamDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1366) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(secondaryTeam: String, sentBy: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, secondaryTeam)
            builder.string(1, sentBy)
            _record = builder.record()
        }

        public var secondaryTeam: String { _record.string(0) }
        public var sentBy: String { _record.string(1) }
    }

    public struct TeamMergeRequestCanceledShownToPrimaryTeamType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1367) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct TeamMergeRequestCanceledShownToSecondaryTeamDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1368) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(sentTo: String, sentBy: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, sentTo)
            builder.string(1, sentBy)
            _record = builder.record()
        }

        public var sentTo: String { _record.string(0) }
        public var sentBy: String { _record.string(1) }
    }

    public struct TeamMergeRequestCanceledShownToSecondaryTeamType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1369) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct TeamMergeRequestCanceledType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1370) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct TeamMergeRequestExpiredDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1371) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(requestExpiredDetails: TeamLog.TeamMergeRequestExpiredExtraDetails) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, requestExpiredDetails._value)
            _record = builder.record()
        }

        public var requestExpiredDetails: TeamLog.TeamMergeRequestExpiredExtraDetails { _record.union(0) }
    }

    public enum TeamMergeRequestExpiredExtraDetails: StoneUnion, CustomStringConvertible {
        case primaryTeam(TeamLog.PrimaryTeamRequestExpiredDetails)
        case secondaryTeam(TeamLog.SecondaryTeamRequestExpiredDetails)
        case other

        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1372) }

        public init(_value: Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .primaryTeam(TeamLog.PrimaryTeamRequestExpiredDetails(_record: payload))
            case 1: self = .secondaryTeam(TeamLog.SecondaryTeamRequestExpiredDetails(_record: payload))
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .primaryTeam(let value): .variant(0, value._record)
            case .secondaryTeam(let value): .variant(1, value._record)
            case .other: .tag(2)
            }
        }
    }

    public struct TeamMergeRequestExpiredShownToPrimaryTeamDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1373) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(secondaryTeam: String, sentBy: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, secondaryTeam)
            builder.string(1, sentBy)
            _record = builder.record()
        }

        public var secondaryTeam: String { _record.string(0) }
        public var sentBy: String { _record.string(1) }
    }

    public struct TeamMergeRequestExpiredShownToPrimaryTeamType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1374) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct TeamMergeRequestExpiredShownToSecondaryTeamDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1375) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(sentTo: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, sentTo)
            _record = builder.record()
        }

        public var sentTo: String { _record.string(0) }
    }

    public struct TeamMergeRequestExpiredShownToSecondaryTeamType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1376) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct TeamMergeRequestExpiredType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1377) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct TeamMergeRequestRejectedShownToPrimaryTeamDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1378) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(secondaryTeam: String, sentBy: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, secondaryTeam)
            builder.string(1, sentBy)
            _record = builder.record()
        }

        public var secondaryTeam: String { _record.string(0) }
        public var sentBy: String { _record.string(1) }
    }

    public struct TeamMergeRequestRejectedShownToPrimaryTeamType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1379) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct TeamMergeRequestRejectedShownToSecondaryTeamDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1380) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(sentBy: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, sentBy)
            _record = builder.record()
        }

        public var sentBy: String { _record.string(0) }
    }

    public struct TeamMergeRequestRejectedShownToSecondaryTeamType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1381) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct TeamMergeRequestReminderDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1382) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(requestReminderDetails: TeamLog.TeamMergeRequestReminderExtraDetails) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, requestReminderDetails._value)
            _record = builder.record()
        }

        public var requestReminderDetails: TeamLog.TeamMergeRequestReminderExtraDetails { _record.union(0) }
    }

    public enum TeamMergeRequestReminderExtraDetails: StoneUnion, CustomStringConvertible {
        case primaryTeam(TeamLog.PrimaryTeamRequestReminderDetails)
        case secondaryTeam(TeamLog.SecondaryTeamRequestReminderDetails)
        case other

        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1383) }

        public init(_value: Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .primaryTeam(TeamLog.PrimaryTeamRequestReminderDetails(_record: payload))
            case 1: self = .secondaryTeam(TeamLog.SecondaryTeamRequestReminderDetails(_record: payload))
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .primaryTeam(let value): .variant(0, value._record)
            case .secondaryTeam(let value): .variant(1, value._record)
            case .other: .tag(2)
            }
        }
    }

    public struct TeamMergeRequestReminderShownToPrimaryTeamDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1384) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(secondaryTeam: String, sentTo: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, secondaryTeam)
            builder.string(1, sentTo)
            _record = builder.record()
        }

        public var secondaryTeam: String { _record.string(0) }
        public var sentTo: String { _record.string(1) }
    }

    public struct TeamMergeRequestReminderShownToPrimaryTeamType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1385) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct TeamMergeRequestReminderShownToSecondaryTeamDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1386) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(sentTo: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, sentTo)
            _record = builder.record()
        }

        public var sentTo: String { _record.string(0) }
    }

    public struct TeamMergeRequestReminderShownToSecondaryTeamType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1387) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct TeamMergeRequestReminderType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1388) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct TeamMergeRequestRevokedDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1389) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(team: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, team)
            _record = builder.record()
        }

        public var team: String { _record.string(0) }
    }

    public struct TeamMergeRequestRevokedType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1390) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct TeamMergeRequestSentShownToPrimaryTeamDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1391) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(secondaryTeam: String, sentTo: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, secondaryTeam)
            builder.string(1, sentTo)
            _record = builder.record()
        }

        public var secondaryTeam: String { _record.string(0) }
        public var sentTo: String { _record.string(1) }
    }

    public struct TeamMergeRequestSentShownToPrimaryTeamType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1392) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct TeamMergeRequestSentShownToSecondaryTeamDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1393) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(sentTo: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, sentTo)
            _record = builder.record()
        }

        public var sentTo: String { _record.string(0) }
    }

    public struct TeamMergeRequestSentShownToSecondaryTeamType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1394) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct TeamMergeToDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1395) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(teamName: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, teamName)
            _record = builder.record()
        }

        public var teamName: String { _record.string(0) }
    }

    public struct TeamMergeToType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1396) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct TeamName: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1397) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(teamDisplayName: String, teamLegalName: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, teamDisplayName)
            builder.string(1, teamLegalName)
            _record = builder.record()
        }

        public var teamDisplayName: String { _record.string(0) }
        public var teamLegalName: String { _record.string(1) }
    }
}
