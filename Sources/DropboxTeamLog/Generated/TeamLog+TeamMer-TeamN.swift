// Generated from API/team_log.json by `make generate`. Do not edit.

import StoneRuntime

extension TeamLog {
    public struct TeamMergeFromDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1353) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(teamName: String) {
            var builder = RecordBuilder(TeamLog._type(1353))
            builder.string(0, teamName)
            self.init(_record: builder.record())
        }

        @export(implementation) public var teamName: String { _record.string(0) }
    }

    public struct TeamMergeFromType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1354) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1354))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct TeamMergeRequestAcceptedDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1355) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(requestAcceptedDetails: TeamLog.TeamMergeRequestAcceptedExtraDetails) {
            var builder = RecordBuilder(TeamLog._type(1355))
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

        @export(implementation) public static var _type: TypeRef { TeamLog._type(1356) }

        @export(implementation)
        public init(_value: Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .primaryTeam(TeamLog.PrimaryTeamRequestAcceptedDetails(_record: payload))
            case 1: self = .secondaryTeam(TeamLog.SecondaryTeamRequestAcceptedDetails(_record: payload))
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .primaryTeam(let value): .variant(0, value._record)
            case .secondaryTeam(let value): .variant(1, value._record)
            case .other: .tag(2)
            }
        }
    }

    public struct TeamMergeRequestAcceptedShownToPrimaryTeamDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1357) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(secondaryTeam: String, sentBy: String) {
            var builder = RecordBuilder(TeamLog._type(1357))
            builder.string(0, secondaryTeam)
            builder.string(1, sentBy)
            self.init(_record: builder.record())
        }

        @export(implementation) public var secondaryTeam: String { _record.string(0) }
        @export(implementation) public var sentBy: String { _record.string(1) }
    }

    public struct TeamMergeRequestAcceptedShownToPrimaryTeamType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1358) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1358))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct TeamMergeRequestAcceptedShownToSecondaryTeamDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1359) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(primaryTeam: String, sentBy: String) {
            var builder = RecordBuilder(TeamLog._type(1359))
            builder.string(0, primaryTeam)
            builder.string(1, sentBy)
            self.init(_record: builder.record())
        }

        @export(implementation) public var primaryTeam: String { _record.string(0) }
        @export(implementation) public var sentBy: String { _record.string(1) }
    }

    public struct TeamMergeRequestAcceptedShownToSecondaryTeamType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1360) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1360))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct TeamMergeRequestAcceptedType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1361) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1361))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct TeamMergeRequestAutoCanceledDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1362) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(details: String? = nil) {
            var builder = RecordBuilder(TeamLog._type(1362))
            builder.string(0, details)
            self.init(_record: builder.record())
        }

        @export(implementation) public var details: String? { _record.stringOpt(0) }
    }

    public struct TeamMergeRequestAutoCanceledType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1363) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1363))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct TeamMergeRequestCanceledDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1364) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(requestCanceledDetails: TeamLog.TeamMergeRequestCanceledExtraDetails) {
            var builder = RecordBuilder(TeamLog._type(1364))
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

        @export(implementation) public static var _type: TypeRef { TeamLog._type(1365) }

        @export(implementation)
        public init(_value: Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .primaryTeam(TeamLog.PrimaryTeamRequestCanceledDetails(_record: payload))
            case 1: self = .secondaryTeam(TeamLog.SecondaryTeamRequestCanceledDetails(_record: payload))
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .primaryTeam(let value): .variant(0, value._record)
            case .secondaryTeam(let value): .variant(1, value._record)
            case .other: .tag(2)
            }
        }
    }

    public struct TeamMergeRequestCanceledShownToPrimaryTeamDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1366) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(secondaryTeam: String, sentBy: String) {
            var builder = RecordBuilder(TeamLog._type(1366))
            builder.string(0, secondaryTeam)
            builder.string(1, sentBy)
            self.init(_record: builder.record())
        }

        @export(implementation) public var secondaryTeam: String { _record.string(0) }
        @export(implementation) public var sentBy: String { _record.string(1) }
    }

    public struct TeamMergeRequestCanceledShownToPrimaryTeamType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1367) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1367))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct TeamMergeRequestCanceledShownToSecondaryTeamDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1368) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(sentTo: String, sentBy: String) {
            var builder = RecordBuilder(TeamLog._type(1368))
            builder.string(0, sentTo)
            builder.string(1, sentBy)
            self.init(_record: builder.record())
        }

        @export(implementation) public var sentTo: String { _record.string(0) }
        @export(implementation) public var sentBy: String { _record.string(1) }
    }

    public struct TeamMergeRequestCanceledShownToSecondaryTeamType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1369) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1369))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct TeamMergeRequestCanceledType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1370) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1370))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct TeamMergeRequestExpiredDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1371) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(requestExpiredDetails: TeamLog.TeamMergeRequestExpiredExtraDetails) {
            var builder = RecordBuilder(TeamLog._type(1371))
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

        @export(implementation) public static var _type: TypeRef { TeamLog._type(1372) }

        @export(implementation)
        public init(_value: Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .primaryTeam(TeamLog.PrimaryTeamRequestExpiredDetails(_record: payload))
            case 1: self = .secondaryTeam(TeamLog.SecondaryTeamRequestExpiredDetails(_record: payload))
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .primaryTeam(let value): .variant(0, value._record)
            case .secondaryTeam(let value): .variant(1, value._record)
            case .other: .tag(2)
            }
        }
    }

    public struct TeamMergeRequestExpiredShownToPrimaryTeamDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1373) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(secondaryTeam: String, sentBy: String) {
            var builder = RecordBuilder(TeamLog._type(1373))
            builder.string(0, secondaryTeam)
            builder.string(1, sentBy)
            self.init(_record: builder.record())
        }

        @export(implementation) public var secondaryTeam: String { _record.string(0) }
        @export(implementation) public var sentBy: String { _record.string(1) }
    }

    public struct TeamMergeRequestExpiredShownToPrimaryTeamType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1374) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1374))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct TeamMergeRequestExpiredShownToSecondaryTeamDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1375) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(sentTo: String) {
            var builder = RecordBuilder(TeamLog._type(1375))
            builder.string(0, sentTo)
            self.init(_record: builder.record())
        }

        @export(implementation) public var sentTo: String { _record.string(0) }
    }

    public struct TeamMergeRequestExpiredShownToSecondaryTeamType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1376) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1376))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct TeamMergeRequestExpiredType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1377) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1377))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct TeamMergeRequestRejectedShownToPrimaryTeamDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1378) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(secondaryTeam: String, sentBy: String) {
            var builder = RecordBuilder(TeamLog._type(1378))
            builder.string(0, secondaryTeam)
            builder.string(1, sentBy)
            self.init(_record: builder.record())
        }

        @export(implementation) public var secondaryTeam: String { _record.string(0) }
        @export(implementation) public var sentBy: String { _record.string(1) }
    }

    public struct TeamMergeRequestRejectedShownToPrimaryTeamType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1379) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1379))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct TeamMergeRequestRejectedShownToSecondaryTeamDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1380) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(sentBy: String) {
            var builder = RecordBuilder(TeamLog._type(1380))
            builder.string(0, sentBy)
            self.init(_record: builder.record())
        }

        @export(implementation) public var sentBy: String { _record.string(0) }
    }

    public struct TeamMergeRequestRejectedShownToSecondaryTeamType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1381) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1381))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct TeamMergeRequestReminderDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1382) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(requestReminderDetails: TeamLog.TeamMergeRequestReminderExtraDetails) {
            var builder = RecordBuilder(TeamLog._type(1382))
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

        @export(implementation) public static var _type: TypeRef { TeamLog._type(1383) }

        @export(implementation)
        public init(_value: Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .primaryTeam(TeamLog.PrimaryTeamRequestReminderDetails(_record: payload))
            case 1: self = .secondaryTeam(TeamLog.SecondaryTeamRequestReminderDetails(_record: payload))
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .primaryTeam(let value): .variant(0, value._record)
            case .secondaryTeam(let value): .variant(1, value._record)
            case .other: .tag(2)
            }
        }
    }

    public struct TeamMergeRequestReminderShownToPrimaryTeamDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1384) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(secondaryTeam: String, sentTo: String) {
            var builder = RecordBuilder(TeamLog._type(1384))
            builder.string(0, secondaryTeam)
            builder.string(1, sentTo)
            self.init(_record: builder.record())
        }

        @export(implementation) public var secondaryTeam: String { _record.string(0) }
        @export(implementation) public var sentTo: String { _record.string(1) }
    }

    public struct TeamMergeRequestReminderShownToPrimaryTeamType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1385) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1385))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct TeamMergeRequestReminderShownToSecondaryTeamDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1386) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(sentTo: String) {
            var builder = RecordBuilder(TeamLog._type(1386))
            builder.string(0, sentTo)
            self.init(_record: builder.record())
        }

        @export(implementation) public var sentTo: String { _record.string(0) }
    }

    public struct TeamMergeRequestReminderShownToSecondaryTeamType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1387) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1387))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct TeamMergeRequestReminderType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1388) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1388))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct TeamMergeRequestRevokedDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1389) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(team: String) {
            var builder = RecordBuilder(TeamLog._type(1389))
            builder.string(0, team)
            self.init(_record: builder.record())
        }

        @export(implementation) public var team: String { _record.string(0) }
    }

    public struct TeamMergeRequestRevokedType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1390) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1390))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct TeamMergeRequestSentShownToPrimaryTeamDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1391) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(secondaryTeam: String, sentTo: String) {
            var builder = RecordBuilder(TeamLog._type(1391))
            builder.string(0, secondaryTeam)
            builder.string(1, sentTo)
            self.init(_record: builder.record())
        }

        @export(implementation) public var secondaryTeam: String { _record.string(0) }
        @export(implementation) public var sentTo: String { _record.string(1) }
    }

    public struct TeamMergeRequestSentShownToPrimaryTeamType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1392) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1392))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct TeamMergeRequestSentShownToSecondaryTeamDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1393) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(sentTo: String) {
            var builder = RecordBuilder(TeamLog._type(1393))
            builder.string(0, sentTo)
            self.init(_record: builder.record())
        }

        @export(implementation) public var sentTo: String { _record.string(0) }
    }

    public struct TeamMergeRequestSentShownToSecondaryTeamType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1394) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1394))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct TeamMergeToDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1395) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(teamName: String) {
            var builder = RecordBuilder(TeamLog._type(1395))
            builder.string(0, teamName)
            self.init(_record: builder.record())
        }

        @export(implementation) public var teamName: String { _record.string(0) }
    }

    public struct TeamMergeToType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1396) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1396))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct TeamName: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(1397) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(teamDisplayName: String, teamLegalName: String) {
            var builder = RecordBuilder(TeamLog._type(1397))
            builder.string(0, teamDisplayName)
            builder.string(1, teamLegalName)
            self.init(_record: builder.record())
        }

        @export(implementation) public var teamDisplayName: String { _record.string(0) }
        @export(implementation) public var teamLegalName: String { _record.string(1) }
    }
}
