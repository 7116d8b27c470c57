// Generated from API/team_log.json by `make generate`. Do not edit.

import DropboxCore
import DropboxStone

extension TeamLog {
    /// Details of an event in which another team was merged into this team.
    public struct TeamMergeFromDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(teamName: String) {
            var builder = RecordBuilder(TeamLog._type(1353))
            builder.string(0, teamName)
            self.init(_plainRecord: builder.record())
        }

        /// The name of the merged team.
        @export(implementation) public var teamName: String { _plainRecord.string(0) }
    }

    /// Another team was merged into this team.
    public struct TeamMergeFromType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1354))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a team merge request was accepted.
    public struct TeamMergeRequestAcceptedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(requestAcceptedDetails: TeamLog.TeamMergeRequestAcceptedExtraDetails) {
            var builder = RecordBuilder(TeamLog._type(1355))
            builder.union(0, requestAcceptedDetails._value)
            self.init(_plainRecord: builder.record())
        }

        /// The acceptance, as one of the teams sees it.
        @export(implementation)
        public var requestAcceptedDetails: TeamLog.TeamMergeRequestAcceptedExtraDetails { _plainRecord.union(0) }
    }

    /// The acceptance of a team merge request, as one of the teams sees it.
    public enum TeamMergeRequestAcceptedExtraDetails: StoneUnion, CustomStringConvertible {
        /// The acceptance, as the primary team sees it.
        case primaryTeam(TeamLog.PrimaryTeamRequestAcceptedDetails)
        /// The acceptance, as the secondary team sees it.
        case secondaryTeam(TeamLog.SecondaryTeamRequestAcceptedDetails)
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .primaryTeam(.init(_plainRecord: payload))
            case 1: self = .secondaryTeam(.init(_plainRecord: payload))
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .primaryTeam(let value): .variant(0, value._plainRecord)
            case .secondaryTeam(let value): .variant(1, value._plainRecord)
            case .other: .tag(2)
            }
        }
    }

    /// Details of an event in which a team merge request was accepted, as the primary team sees it.
    public struct TeamMergeRequestAcceptedShownToPrimaryTeamDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(secondaryTeam: String, sentBy: String) {
            var builder = RecordBuilder(TeamLog._type(1357))
            builder.string(0, secondaryTeam)
            builder.string(1, sentBy)
            self.init(_plainRecord: builder.record())
        }

        /// The name of the secondary team.
        @export(implementation) public var secondaryTeam: String { _plainRecord.string(0) }
        /// The name of the secondary team's admin who sent the request.
        @export(implementation) public var sentBy: String { _plainRecord.string(1) }
    }

    /// A team merge request was accepted, as the primary team sees it. Replaced by `teamMergeRequestAccepted`.
    public struct TeamMergeRequestAcceptedShownToPrimaryTeamType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1358))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a team merge request was accepted, as the secondary team sees it.
    public struct TeamMergeRequestAcceptedShownToSecondaryTeamDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(primaryTeam: String, sentBy: String) {
            var builder = RecordBuilder(TeamLog._type(1359))
            builder.string(0, primaryTeam)
            builder.string(1, sentBy)
            self.init(_plainRecord: builder.record())
        }

        /// The name of the primary team.
        @export(implementation) public var primaryTeam: String { _plainRecord.string(0) }
        /// The name of the secondary team's admin who sent the request.
        @export(implementation) public var sentBy: String { _plainRecord.string(1) }
    }

    /// A team merge request was accepted, as the secondary team sees it. Replaced by `teamMergeRequestAccepted`.
    public struct TeamMergeRequestAcceptedShownToSecondaryTeamType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1360))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// A team merge request was accepted.
    public struct TeamMergeRequestAcceptedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1361))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a team merge request was canceled automatically.
    public struct TeamMergeRequestAutoCanceledDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(details: String? = nil) {
            var builder = RecordBuilder(TeamLog._type(1362))
            builder.string(0, details)
            self.init(_plainRecord: builder.record())
        }

        /// The reason for the cancellation.
        @export(implementation) public var details: String? { _plainRecord.stringOpt(0) }
    }

    /// A team merge request was canceled automatically.
    public struct TeamMergeRequestAutoCanceledType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1363))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a team merge request was canceled.
    public struct TeamMergeRequestCanceledDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(requestCanceledDetails: TeamLog.TeamMergeRequestCanceledExtraDetails) {
            var builder = RecordBuilder(TeamLog._type(1364))
            builder.union(0, requestCanceledDetails._value)
            self.init(_plainRecord: builder.record())
        }

        /// The cancellation, as one of the teams sees it.
        @export(implementation)
        public var requestCanceledDetails: TeamLog.TeamMergeRequestCanceledExtraDetails { _plainRecord.union(0) }
    }

    /// The cancellation of a team merge request, as one of the teams sees it.
    public enum TeamMergeRequestCanceledExtraDetails: StoneUnion, CustomStringConvertible {
        /// The cancellation, as the primary team sees it.
        case primaryTeam(TeamLog.PrimaryTeamRequestCanceledDetails)
        /// The cancellation, as the secondary team sees it.
        case secondaryTeam(TeamLog.SecondaryTeamRequestCanceledDetails)
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .primaryTeam(.init(_plainRecord: payload))
            case 1: self = .secondaryTeam(.init(_plainRecord: payload))
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .primaryTeam(let value): .variant(0, value._plainRecord)
            case .secondaryTeam(let value): .variant(1, value._plainRecord)
            case .other: .tag(2)
            }
        }
    }

    /// Details of an event in which a team merge request was canceled, as the primary team sees it.
    public struct TeamMergeRequestCanceledShownToPrimaryTeamDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(secondaryTeam: String, sentBy: String) {
            var builder = RecordBuilder(TeamLog._type(1366))
            builder.string(0, secondaryTeam)
            builder.string(1, sentBy)
            self.init(_plainRecord: builder.record())
        }

        /// The name of the secondary team.
        @export(implementation) public var secondaryTeam: String { _plainRecord.string(0) }
        /// The name of the secondary team's admin who sent the request.
        @export(implementation) public var sentBy: String { _plainRecord.string(1) }
    }

    /// A team merge request was canceled, as the primary team sees it. Replaced by `teamMergeRequestCanceled`.
    public struct TeamMergeRequestCanceledShownToPrimaryTeamType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1367))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a team merge request was canceled, as the secondary team sees it.
    public struct TeamMergeRequestCanceledShownToSecondaryTeamDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(sentTo: String, sentBy: String) {
            var builder = RecordBuilder(TeamLog._type(1368))
            builder.string(0, sentTo)
            builder.string(1, sentBy)
            self.init(_plainRecord: builder.record())
        }

        /// The email address of the primary team's admin who received the request.
        @export(implementation) public var sentTo: String { _plainRecord.string(0) }
        /// The name of the secondary team's admin who sent the request.
        @export(implementation) public var sentBy: String { _plainRecord.string(1) }
    }

    /// A team merge request was canceled, as the secondary team sees it. Replaced by `teamMergeRequestCanceled`.
    public struct TeamMergeRequestCanceledShownToSecondaryTeamType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1369))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// A team merge request was canceled.
    public struct TeamMergeRequestCanceledType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1370))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a team merge request expired.
    public struct TeamMergeRequestExpiredDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(requestExpiredDetails: TeamLog.TeamMergeRequestExpiredExtraDetails) {
            var builder = RecordBuilder(TeamLog._type(1371))
            builder.union(0, requestExpiredDetails._value)
            self.init(_plainRecord: builder.record())
        }

        /// The expiration, as one of the teams sees it.
        @export(implementation)
        public var requestExpiredDetails: TeamLog.TeamMergeRequestExpiredExtraDetails { _plainRecord.union(0) }
    }

    /// The expiration of a team merge request, as one of the teams sees it.
    public enum TeamMergeRequestExpiredExtraDetails: StoneUnion, CustomStringConvertible {
        /// The expiration, as the primary team sees it.
        case primaryTeam(TeamLog.PrimaryTeamRequestExpiredDetails)
        /// The expiration, as the secondary team sees it.
        case secondaryTeam(TeamLog.SecondaryTeamRequestExpiredDetails)
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .primaryTeam(.init(_plainRecord: payload))
            case 1: self = .secondaryTeam(.init(_plainRecord: payload))
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .primaryTeam(let value): .variant(0, value._plainRecord)
            case .secondaryTeam(let value): .variant(1, value._plainRecord)
            case .other: .tag(2)
            }
        }
    }

    /// Details of an event in which a team merge request expired, as the primary team sees it.
    public struct TeamMergeRequestExpiredShownToPrimaryTeamDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(secondaryTeam: String, sentBy: String) {
            var builder = RecordBuilder(TeamLog._type(1373))
            builder.string(0, secondaryTeam)
            builder.string(1, sentBy)
            self.init(_plainRecord: builder.record())
        }

        /// The name of the secondary team.
        @export(implementation) public var secondaryTeam: String { _plainRecord.string(0) }
        /// The name of the secondary team's admin who sent the request.
        @export(implementation) public var sentBy: String { _plainRecord.string(1) }
    }

    /// A team merge request expired, as the primary team sees it. Replaced by `teamMergeRequestExpired`.
    public struct TeamMergeRequestExpiredShownToPrimaryTeamType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1374))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a team merge request expired, as the secondary team sees it.
    public struct TeamMergeRequestExpiredShownToSecondaryTeamDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(sentTo: String) {
            var builder = RecordBuilder(TeamLog._type(1375))
            builder.string(0, sentTo)
            self.init(_plainRecord: builder.record())
        }

        /// The email address of the primary team's admin who received the request.
        @export(implementation) public var sentTo: String { _plainRecord.string(0) }
    }

    /// A team merge request expired, as the secondary team sees it. Replaced by `teamMergeRequestExpired`.
    public struct TeamMergeRequestExpiredShownToSecondaryTeamType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1376))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// A team merge request expired.
    public struct TeamMergeRequestExpiredType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1377))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a team merge request was rejected, as the primary team sees it.
    public struct TeamMergeRequestRejectedShownToPrimaryTeamDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(secondaryTeam: String, sentBy: String) {
            var builder = RecordBuilder(TeamLog._type(1378))
            builder.string(0, secondaryTeam)
            builder.string(1, sentBy)
            self.init(_plainRecord: builder.record())
        }

        /// The name of the secondary team.
        @export(implementation) public var secondaryTeam: String { _plainRecord.string(0) }
        /// The name of the secondary team's admin who sent the request.
        @export(implementation) public var sentBy: String { _plainRecord.string(1) }
    }

    /// A team merge request was rejected, as the primary team sees it. Dropbox no longer records this event.
    public struct TeamMergeRequestRejectedShownToPrimaryTeamType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1379))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a team merge request was rejected, as the secondary team sees it.
    public struct TeamMergeRequestRejectedShownToSecondaryTeamDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(sentBy: String) {
            var builder = RecordBuilder(TeamLog._type(1380))
            builder.string(0, sentBy)
            self.init(_plainRecord: builder.record())
        }

        /// The name of the secondary team's admin who sent the request.
        @export(implementation) public var sentBy: String { _plainRecord.string(0) }
    }

    /// A team merge request was rejected, as the secondary team sees it. Dropbox no longer records this event.
    public struct TeamMergeRequestRejectedShownToSecondaryTeamType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1381))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a reminder of a team merge request was sent.
    public struct TeamMergeRequestReminderDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(requestReminderDetails: TeamLog.TeamMergeRequestReminderExtraDetails) {
            var builder = RecordBuilder(TeamLog._type(1382))
            builder.union(0, requestReminderDetails._value)
            self.init(_plainRecord: builder.record())
        }

        /// The reminder, as one of the teams sees it.
        @export(implementation)
        public var requestReminderDetails: TeamLog.TeamMergeRequestReminderExtraDetails { _plainRecord.union(0) }
    }

    /// A reminder of a team merge request, as one of the teams sees it.
    public enum TeamMergeRequestReminderExtraDetails: StoneUnion, CustomStringConvertible {
        /// The reminder, as the primary team sees it.
        case primaryTeam(TeamLog.PrimaryTeamRequestReminderDetails)
        /// The reminder, as the secondary team sees it.
        case secondaryTeam(TeamLog.SecondaryTeamRequestReminderDetails)
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .primaryTeam(.init(_plainRecord: payload))
            case 1: self = .secondaryTeam(.init(_plainRecord: payload))
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .primaryTeam(let value): .variant(0, value._plainRecord)
            case .secondaryTeam(let value): .variant(1, value._plainRecord)
            case .other: .tag(2)
            }
        }
    }

    /// Details of an event in which a reminder of a team merge request was sent, as the primary team sees it.
    public struct TeamMergeRequestReminderShownToPrimaryTeamDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(secondaryTeam: String, sentTo: String) {
            var builder = RecordBuilder(TeamLog._type(1384))
            builder.string(0, secondaryTeam)
            builder.string(1, sentTo)
            self.init(_plainRecord: builder.record())
        }

        /// The name of the secondary team.
        @export(implementation) public var secondaryTeam: String { _plainRecord.string(0) }
        /// The name of the primary team's admin who received the request.
        @export(implementation) public var sentTo: String { _plainRecord.string(1) }
    }

    /// A reminder of a team merge request was sent, as the primary team sees it. Replaced by
    /// `teamMergeRequestReminder`.
    public struct TeamMergeRequestReminderShownToPrimaryTeamType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1385))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a reminder of a team merge request was sent, as the secondary team sees it.
    public struct TeamMergeRequestReminderShownToSecondaryTeamDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(sentTo: String) {
            var builder = RecordBuilder(TeamLog._type(1386))
            builder.string(0, sentTo)
            self.init(_plainRecord: builder.record())
        }

        /// The email address of the primary team's admin who received the request.
        @export(implementation) public var sentTo: String { _plainRecord.string(0) }
    }

    /// A reminder of a team merge request was sent, as the secondary team sees it. Replaced by
    /// `teamMergeRequestReminder`.
    public struct TeamMergeRequestReminderShownToSecondaryTeamType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1387))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// A reminder of a team merge request was sent.
    public struct TeamMergeRequestReminderType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1388))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a team merge was canceled.
    public struct TeamMergeRequestRevokedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(team: String) {
            var builder = RecordBuilder(TeamLog._type(1389))
            builder.string(0, team)
            self.init(_plainRecord: builder.record())
        }

        /// The name of the other team.
        @export(implementation) public var team: String { _plainRecord.string(0) }
    }

    /// A team merge was canceled.
    public struct TeamMergeRequestRevokedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1390))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which another team asked to be merged into this team.
    public struct TeamMergeRequestSentShownToPrimaryTeamDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(secondaryTeam: String, sentTo: String) {
            var builder = RecordBuilder(TeamLog._type(1391))
            builder.string(0, secondaryTeam)
            builder.string(1, sentTo)
            self.init(_plainRecord: builder.record())
        }

        /// The name of the secondary team.
        @export(implementation) public var secondaryTeam: String { _plainRecord.string(0) }
        /// The name of the primary team's admin who received the request.
        @export(implementation) public var sentTo: String { _plainRecord.string(1) }
    }

    /// Another team asked to be merged into this team.
    public struct TeamMergeRequestSentShownToPrimaryTeamType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1392))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which this team asked to be merged into another team.
    public struct TeamMergeRequestSentShownToSecondaryTeamDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(sentTo: String) {
            var builder = RecordBuilder(TeamLog._type(1393))
            builder.string(0, sentTo)
            self.init(_plainRecord: builder.record())
        }

        /// The email address of the primary team's admin who received the request.
        @export(implementation) public var sentTo: String { _plainRecord.string(0) }
    }

    /// This team asked to be merged into another team.
    public struct TeamMergeRequestSentShownToSecondaryTeamType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1394))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which this team was merged into another team.
    public struct TeamMergeToDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(teamName: String) {
            var builder = RecordBuilder(TeamLog._type(1395))
            builder.string(0, teamName)
            self.init(_plainRecord: builder.record())
        }

        /// The name of the team into which this team was merged.
        @export(implementation) public var teamName: String { _plainRecord.string(0) }
    }

    /// This team was merged into another team.
    public struct TeamMergeToType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1396))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }
}

extension TeamLog {
    /// Converts `TeamMergeFromDetails` from and to JSON.
    public typealias TeamMergeFromDetailsSerializer = StoneSerializer<TeamLog.TeamMergeFromDetails>
    /// Converts `TeamMergeFromType` from and to JSON.
    public typealias TeamMergeFromTypeSerializer = StoneSerializer<TeamLog.TeamMergeFromType>
    /// Converts `TeamMergeRequestAcceptedDetails` from and to JSON.
    public typealias TeamMergeRequestAcceptedDetailsSerializer = StoneSerializer<TeamLog.TeamMergeRequestAcceptedDetails>
    /// Converts `TeamMergeRequestAcceptedExtraDetails` from and to JSON.
    public typealias TeamMergeRequestAcceptedExtraDetailsSerializer = StoneSerializer<TeamLog.TeamMergeRequestAcceptedExtraDetails>
    /// Converts `TeamMergeRequestAcceptedShownToPrimaryTeamDetails` from and to JSON.
    public typealias TeamMergeRequestAcceptedShownToPrimaryTeamDetailsSerializer = StoneSerializer<TeamLog.TeamMergeRequestAcceptedShownToPrimaryTeamDetails>
    /// Converts `TeamMergeRequestAcceptedShownToPrimaryTeamType` from and to JSON.
    public typealias TeamMergeRequestAcceptedShownToPrimaryTeamTypeSerializer = StoneSerializer<TeamLog.TeamMergeRequestAcceptedShownToPrimaryTeamType>
    /// Converts `TeamMergeRequestAcceptedShownToSecondaryTeamDetails` from and to JSON.
    public typealias TeamMergeRequestAcceptedShownToSecondaryTeamDetailsSerializer = StoneSerializer<TeamLog.TeamMergeRequestAcceptedShownToSecondaryTeamDetails>
    /// Converts `TeamMergeRequestAcceptedShownToSecondaryTeamType` from and to JSON.
    public typealias TeamMergeRequestAcceptedShownToSecondaryTeamTypeSerializer = StoneSerializer<TeamLog.TeamMergeRequestAcceptedShownToSecondaryTeamType>
    /// Converts `TeamMergeRequestAcceptedType` from and to JSON.
    public typealias TeamMergeRequestAcceptedTypeSerializer = StoneSerializer<TeamLog.TeamMergeRequestAcceptedType>
    /// Converts `TeamMergeRequestAutoCanceledDetails` from and to JSON.
    public typealias TeamMergeRequestAutoCanceledDetailsSerializer = StoneSerializer<TeamLog.TeamMergeRequestAutoCanceledDetails>
    /// Converts `TeamMergeRequestAutoCanceledType` from and to JSON.
    public typealias TeamMergeRequestAutoCanceledTypeSerializer = StoneSerializer<TeamLog.TeamMergeRequestAutoCanceledType>
    /// Converts `TeamMergeRequestCanceledDetails` from and to JSON.
    public typealias TeamMergeRequestCanceledDetailsSerializer = StoneSerializer<TeamLog.TeamMergeRequestCanceledDetails>
    /// Converts `TeamMergeRequestCanceledExtraDetails` from and to JSON.
    public typealias TeamMergeRequestCanceledExtraDetailsSerializer = StoneSerializer<TeamLog.TeamMergeRequestCanceledExtraDetails>
    /// Converts `TeamMergeRequestCanceledShownToPrimaryTeamDetails` from and to JSON.
    public typealias TeamMergeRequestCanceledShownToPrimaryTeamDetailsSerializer = StoneSerializer<TeamLog.TeamMergeRequestCanceledShownToPrimaryTeamDetails>
    /// Converts `TeamMergeRequestCanceledShownToPrimaryTeamType` from and to JSON.
    public typealias TeamMergeRequestCanceledShownToPrimaryTeamTypeSerializer = StoneSerializer<TeamLog.TeamMergeRequestCanceledShownToPrimaryTeamType>
    /// Converts `TeamMergeRequestCanceledShownToSecondaryTeamDetails` from and to JSON.
    public typealias TeamMergeRequestCanceledShownToSecondaryTeamDetailsSerializer = StoneSerializer<TeamLog.TeamMergeRequestCanceledShownToSecondaryTeamDetails>
    /// Converts `TeamMergeRequestCanceledShownToSecondaryTeamType` from and to JSON.
    public typealias TeamMergeRequestCanceledShownToSecondaryTeamTypeSerializer = StoneSerializer<TeamLog.TeamMergeRequestCanceledShownToSecondaryTeamType>
    /// Converts `TeamMergeRequestCanceledType` from and to JSON.
    public typealias TeamMergeRequestCanceledTypeSerializer = StoneSerializer<TeamLog.TeamMergeRequestCanceledType>
    /// Converts `TeamMergeRequestExpiredDetails` from and to JSON.
    public typealias TeamMergeRequestExpiredDetailsSerializer = StoneSerializer<TeamLog.TeamMergeRequestExpiredDetails>
    /// Converts `TeamMergeRequestExpiredExtraDetails` from and to JSON.
    public typealias TeamMergeRequestExpiredExtraDetailsSerializer = StoneSerializer<TeamLog.TeamMergeRequestExpiredExtraDetails>
    /// Converts `TeamMergeRequestExpiredShownToPrimaryTeamDetails` from and to JSON.
    public typealias TeamMergeRequestExpiredShownToPrimaryTeamDetailsSerializer = StoneSerializer<TeamLog.TeamMergeRequestExpiredShownToPrimaryTeamDetails>
    /// Converts `TeamMergeRequestExpiredShownToPrimaryTeamType` from and to JSON.
    public typealias TeamMergeRequestExpiredShownToPrimaryTeamTypeSerializer = StoneSerializer<TeamLog.TeamMergeRequestExpiredShownToPrimaryTeamType>
    /// Converts `TeamMergeRequestExpiredShownToSecondaryTeamDetails` from and to JSON.
    public typealias TeamMergeRequestExpiredShownToSecondaryTeamDetailsSerializer = StoneSerializer<TeamLog.TeamMergeRequestExpiredShownToSecondaryTeamDetails>
    /// Converts `TeamMergeRequestExpiredShownToSecondaryTeamType` from and to JSON.
    public typealias TeamMergeRequestExpiredShownToSecondaryTeamTypeSerializer = StoneSerializer<TeamLog.TeamMergeRequestExpiredShownToSecondaryTeamType>
    /// Converts `TeamMergeRequestExpiredType` from and to JSON.
    public typealias TeamMergeRequestExpiredTypeSerializer = StoneSerializer<TeamLog.TeamMergeRequestExpiredType>
    /// Converts `TeamMergeRequestRejectedShownToPrimaryTeamDetails` from and to JSON.
    public typealias TeamMergeRequestRejectedShownToPrimaryTeamDetailsSerializer = StoneSerializer<TeamLog.TeamMergeRequestRejectedShownToPrimaryTeamDetails>
    /// Converts `TeamMergeRequestRejectedShownToPrimaryTeamType` from and to JSON.
    public typealias TeamMergeRequestRejectedShownToPrimaryTeamTypeSerializer = StoneSerializer<TeamLog.TeamMergeRequestRejectedShownToPrimaryTeamType>
    /// Converts `TeamMergeRequestRejectedShownToSecondaryTeamDetails` from and to JSON.
    public typealias TeamMergeRequestRejectedShownToSecondaryTeamDetailsSerializer = StoneSerializer<TeamLog.TeamMergeRequestRejectedShownToSecondaryTeamDetails>
    /// Converts `TeamMergeRequestRejectedShownToSecondaryTeamType` from and to JSON.
    public typealias TeamMergeRequestRejectedShownToSecondaryTeamTypeSerializer = StoneSerializer<TeamLog.TeamMergeRequestRejectedShownToSecondaryTeamType>
    /// Converts `TeamMergeRequestReminderDetails` from and to JSON.
    public typealias TeamMergeRequestReminderDetailsSerializer = StoneSerializer<TeamLog.TeamMergeRequestReminderDetails>
    /// Converts `TeamMergeRequestReminderExtraDetails` from and to JSON.
    public typealias TeamMergeRequestReminderExtraDetailsSerializer = StoneSerializer<TeamLog.TeamMergeRequestReminderExtraDetails>
    /// Converts `TeamMergeRequestReminderShownToPrimaryTeamDetails` from and to JSON.
    public typealias TeamMergeRequestReminderShownToPrimaryTeamDetailsSerializer = StoneSerializer<TeamLog.TeamMergeRequestReminderShownToPrimaryTeamDetails>
    /// Converts `TeamMergeRequestReminderShownToPrimaryTeamType` from and to JSON.
    public typealias TeamMergeRequestReminderShownToPrimaryTeamTypeSerializer = StoneSerializer<TeamLog.TeamMergeRequestReminderShownToPrimaryTeamType>
    /// Converts `TeamMergeRequestReminderShownToSecondaryTeamDetails` from and to JSON.
    public typealias TeamMergeRequestReminderShownToSecondaryTeamDetailsSerializer = StoneSerializer<TeamLog.TeamMergeRequestReminderShownToSecondaryTeamDetails>
    /// Converts `TeamMergeRequestReminderShownToSecondaryTeamType` from and to JSON.
    public typealias TeamMergeRequestReminderShownToSecondaryTeamTypeSerializer = StoneSerializer<TeamLog.TeamMergeRequestReminderShownToSecondaryTeamType>
    /// Converts `TeamMergeRequestReminderType` from and to JSON.
    public typealias TeamMergeRequestReminderTypeSerializer = StoneSerializer<TeamLog.TeamMergeRequestReminderType>
    /// Converts `TeamMergeRequestRevokedDetails` from and to JSON.
    public typealias TeamMergeRequestRevokedDetailsSerializer = StoneSerializer<TeamLog.TeamMergeRequestRevokedDetails>
    /// Converts `TeamMergeRequestRevokedType` from and to JSON.
    public typealias TeamMergeRequestRevokedTypeSerializer = StoneSerializer<TeamLog.TeamMergeRequestRevokedType>
    /// Converts `TeamMergeRequestSentShownToPrimaryTeamDetails` from and to JSON.
    public typealias TeamMergeRequestSentShownToPrimaryTeamDetailsSerializer = StoneSerializer<TeamLog.TeamMergeRequestSentShownToPrimaryTeamDetails>
    /// Converts `TeamMergeRequestSentShownToPrimaryTeamType` from and to JSON.
    public typealias TeamMergeRequestSentShownToPrimaryTeamTypeSerializer = StoneSerializer<TeamLog.TeamMergeRequestSentShownToPrimaryTeamType>
    /// Converts `TeamMergeRequestSentShownToSecondaryTeamDetails` from and to JSON.
    public typealias TeamMergeRequestSentShownToSecondaryTeamDetailsSerializer = StoneSerializer<TeamLog.TeamMergeRequestSentShownToSecondaryTeamDetails>
    /// Converts `TeamMergeRequestSentShownToSecondaryTeamType` from and to JSON.
    public typealias TeamMergeRequestSentShownToSecondaryTeamTypeSerializer = StoneSerializer<TeamLog.TeamMergeRequestSentShownToSecondaryTeamType>
    /// Converts `TeamMergeToDetails` from and to JSON.
    public typealias TeamMergeToDetailsSerializer = StoneSerializer<TeamLog.TeamMergeToDetails>
    /// Converts `TeamMergeToType` from and to JSON.
    public typealias TeamMergeToTypeSerializer = StoneSerializer<TeamLog.TeamMergeToType>
}
