// Generated from API/team_log.json by `make generate`. Do not edit.

import StoneRuntime

extension TeamLog {
    public struct TeamMergeFromDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1353) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(teamName: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, teamName)
            self.init(_record: builder.record())
        }

        @export(implementation) public var teamName: String { _record.string(0) }
    }

    public struct TeamMergeFromType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1354) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct TeamMergeRequestAcceptedDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1355) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(requestAcceptedDetails: TeamLog.TeamMergeRequestAcceptedExtraDetails) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, requestAcceptedDetails._value)
            self.init(_record: builder.record())
        }

        @export(implementation)
        public var requestAcceptedDetails: TeamLog.TeamMergeRequestAcceptedExtraDetails {
            _record.union(0)
        }
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

    public struct TeamMergeRequestAcceptedShownToPrimaryTeamDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1357) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(secondaryTeam: String, sentBy: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, secondaryTeam)
            builder.string(1, sentBy)
            self.init(_record: builder.record())
        }

        @export(implementation) public var secondaryTeam: String { _record.string(0) }
        @export(implementation) public var sentBy: String { _record.string(1) }
    }

    public struct TeamMergeRequestAcceptedShownToPrimaryTeamType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1358) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct TeamMergeRequestAcceptedShownToSecondaryTeamDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1359) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(primaryTeam: String, sentBy: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, primaryTeam)
            builder.string(1, sentBy)
            self.init(_record: builder.record())
        }

        @export(implementation) public var primaryTeam: String { _record.string(0) }
        @export(implementation) public var sentBy: String { _record.string(1) }
    }

    public struct TeamMergeRequestAcceptedShownToSecondaryTeamType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1360) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct TeamMergeRequestAcceptedType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1361) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct TeamMergeRequestAutoCanceledDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1362) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(details: String? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, details)
            self.init(_record: builder.record())
        }

        @export(implementation) public var details: String? { _record.stringOpt(0) }
    }

    public struct TeamMergeRequestAutoCanceledType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1363) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct TeamMergeRequestCanceledDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1364) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(requestCanceledDetails: TeamLog.TeamMergeRequestCanceledExtraDetails) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, requestCanceledDetails._value)
            self.init(_record: builder.record())
        }

        @export(implementation)
        public var requestCanceledDetails: TeamLog.TeamMergeRequestCanceledExtraDetails {
            _record.union(0)
        }
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

    public struct TeamMergeRequestCanceledShownToPrimaryTeamDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1366) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(secondaryTeam: String, sentBy: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, secondaryTeam)
            builder.string(1, sentBy)
            self.init(_record: builder.record())
        }

        @export(implementation) public var secondaryTeam: String { _record.string(0) }
        @export(implementation) public var sentBy: String { _record.string(1) }
    }

    public struct TeamMergeRequestCanceledShownToPrimaryTeamType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1367) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct TeamMergeRequestCanceledShownToSecondaryTeamDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1368) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(sentTo: String, sentBy: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, sentTo)
            builder.string(1, sentBy)
            self.init(_record: builder.record())
        }

        @export(implementation) public var sentTo: String { _record.string(0) }
        @export(implementation) public var sentBy: String { _record.string(1) }
    }

    public struct TeamMergeRequestCanceledShownToSecondaryTeamType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1369) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct TeamMergeRequestCanceledType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1370) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct TeamMergeRequestExpiredDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1371) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(requestExpiredDetails: TeamLog.TeamMergeRequestExpiredExtraDetails) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, requestExpiredDetails._value)
            self.init(_record: builder.record())
        }

        @export(implementation)
        public var requestExpiredDetails: TeamLog.TeamMergeRequestExpiredExtraDetails {
            _record.union(0)
        }
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

    public struct TeamMergeRequestExpiredShownToPrimaryTeamDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1373) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(secondaryTeam: String, sentBy: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, secondaryTeam)
            builder.string(1, sentBy)
            self.init(_record: builder.record())
        }

        @export(implementation) public var secondaryTeam: String { _record.string(0) }
        @export(implementation) public var sentBy: String { _record.string(1) }
    }

    public struct TeamMergeRequestExpiredShownToPrimaryTeamType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1374) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct TeamMergeRequestExpiredShownToSecondaryTeamDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1375) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(sentTo: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, sentTo)
            self.init(_record: builder.record())
        }

        @export(implementation) public var sentTo: String { _record.string(0) }
    }

    public struct TeamMergeRequestExpiredShownToSecondaryTeamType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1376) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct TeamMergeRequestExpiredType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1377) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct TeamMergeRequestRejectedShownToPrimaryTeamDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1378) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(secondaryTeam: String, sentBy: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, secondaryTeam)
            builder.string(1, sentBy)
            self.init(_record: builder.record())
        }

        @export(implementation) public var secondaryTeam: String { _record.string(0) }
        @export(implementation) public var sentBy: String { _record.string(1) }
    }

    public struct TeamMergeRequestRejectedShownToPrimaryTeamType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1379) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct TeamMergeRequestRejectedShownToSecondaryTeamDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1380) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(sentBy: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, sentBy)
            self.init(_record: builder.record())
        }

        @export(implementation) public var sentBy: String { _record.string(0) }
    }

    public struct TeamMergeRequestRejectedShownToSecondaryTeamType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1381) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct TeamMergeRequestReminderDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1382) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(requestReminderDetails: TeamLog.TeamMergeRequestReminderExtraDetails) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, requestReminderDetails._value)
            self.init(_record: builder.record())
        }

        @export(implementation)
        public var requestReminderDetails: TeamLog.TeamMergeRequestReminderExtraDetails {
            _record.union(0)
        }
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

    public struct TeamMergeRequestReminderShownToPrimaryTeamDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1384) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(secondaryTeam: String, sentTo: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, secondaryTeam)
            builder.string(1, sentTo)
            self.init(_record: builder.record())
        }

        @export(implementation) public var secondaryTeam: String { _record.string(0) }
        @export(implementation) public var sentTo: String { _record.string(1) }
    }

    public struct TeamMergeRequestReminderShownToPrimaryTeamType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1385) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct TeamMergeRequestReminderShownToSecondaryTeamDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1386) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(sentTo: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, sentTo)
            self.init(_record: builder.record())
        }

        @export(implementation) public var sentTo: String { _record.string(0) }
    }

    public struct TeamMergeRequestReminderShownToSecondaryTeamType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1387) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct TeamMergeRequestReminderType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1388) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct TeamMergeRequestRevokedDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1389) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(team: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, team)
            self.init(_record: builder.record())
        }

        @export(implementation) public var team: String { _record.string(0) }
    }

    public struct TeamMergeRequestRevokedType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1390) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct TeamMergeRequestSentShownToPrimaryTeamDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1391) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(secondaryTeam: String, sentTo: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, secondaryTeam)
            builder.string(1, sentTo)
            self.init(_record: builder.record())
        }

        @export(implementation) public var secondaryTeam: String { _record.string(0) }
        @export(implementation) public var sentTo: String { _record.string(1) }
    }

    public struct TeamMergeRequestSentShownToPrimaryTeamType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1392) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct TeamMergeRequestSentShownToSecondaryTeamDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1393) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(sentTo: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, sentTo)
            self.init(_record: builder.record())
        }

        @export(implementation) public var sentTo: String { _record.string(0) }
    }

    public struct TeamMergeRequestSentShownToSecondaryTeamType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1394) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct TeamMergeToDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1395) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(teamName: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, teamName)
            self.init(_record: builder.record())
        }

        @export(implementation) public var teamName: String { _record.string(0) }
    }

    public struct TeamMergeToType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1396) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct TeamName: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1397) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(teamDisplayName: String, teamLegalName: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, teamDisplayName)
            builder.string(1, teamLegalName)
            self.init(_record: builder.record())
        }

        @export(implementation) public var teamDisplayName: String { _record.string(0) }
        @export(implementation) public var teamLegalName: String { _record.string(1) }
    }
}
