// Generated from API/team_log.json by `make generate`. Do not edit.

import DropboxCore
import DropboxFiles
import DropboxStone
import DropboxTeam
import Foundation

extension TeamLog {
    /// Details of an event in which a report on the team's activity was created.
    public struct TeamActivityCreateReportDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(startDate: Date, endDate: Date) {
            var builder = RecordBuilder(TeamLog._type(1293))
            builder.date(0, startDate)
            builder.date(1, endDate)
            self.init(_plainRecord: builder.record())
        }

        /// The start of the period that the report covers.
        @export(implementation) public var startDate: Date { _plainRecord.date(0) }
        /// The end of the period that the report covers.
        @export(implementation) public var endDate: Date { _plainRecord.date(1) }
    }

    /// Details of an event in which a report on the team's activity couldn't be created.
    public struct TeamActivityCreateReportFailDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(failureReason: Team.TeamReportFailureReason) {
            var builder = RecordBuilder(TeamLog._type(1294))
            builder.union(0, failureReason._value)
            self.init(_plainRecord: builder.record())
        }

        /// The reason for the failure.
        @export(implementation) public var failureReason: Team.TeamReportFailureReason { _plainRecord.union(0) }
    }

    /// A report on the team's activity couldn't be created.
    public struct TeamActivityCreateReportFailType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1295))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// A report on the team's activity was created.
    public struct TeamActivityCreateReportType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1296))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// The policy for team branding.
    public enum TeamBrandingPolicy: StoneUnion, CustomStringConvertible {
        /// The team can't set up branding.
        case disabled
        /// The team can set up branding.
        case enabled
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .disabled
            case 1: self = .enabled
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .disabled: .tag(0)
            case .enabled: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// Details of an event in which the team's branding policy was changed.
    public struct TeamBrandingPolicyChangedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(newValue: TeamLog.TeamBrandingPolicy, previousValue: TeamLog.TeamBrandingPolicy) {
            var builder = RecordBuilder(TeamLog._type(1298))
            builder.union(0, newValue._value)
            builder.union(1, previousValue._value)
            self.init(_plainRecord: builder.record())
        }

        /// The policy after the change.
        @export(implementation) public var newValue: TeamLog.TeamBrandingPolicy { _plainRecord.union(0) }
        /// The policy before the change.
        @export(implementation) public var previousValue: TeamLog.TeamBrandingPolicy { _plainRecord.union(1) }
    }

    /// The team's branding policy was changed.
    public struct TeamBrandingPolicyChangedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1299))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// A team.
    public struct TeamDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(team: String) {
            var builder = RecordBuilder(TeamLog._type(1300))
            builder.string(0, team)
            self.init(_plainRecord: builder.record())
        }

        /// The name of the team.
        @export(implementation) public var team: String { _plainRecord.string(0) }
    }

    /// An event in the team log.
    public struct TeamEvent: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
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
            builder.object(3, origin?._plainRecord)
            builder.bool(4, involveNonTeamMember)
            builder.union(5, context?._value)
            builder.unions(6, participants)
            builder.unions(7, assets)
            builder.union(8, eventType._value)
            builder.union(9, details._value)
            self.init(_plainRecord: builder.record())
        }

        /// The time of the event.
        @export(implementation) public var timestamp_: Date { _plainRecord.date(0) }
        /// The category of the event.
        @export(implementation) public var eventCategory: TeamLog.EventCategory { _plainRecord.union(1) }
        /// The actor of the event.
        @export(implementation) public var actor: TeamLog.ActorLogInfo? { _plainRecord.unionOpt(2) }
        /// The origin of the action.
        @export(implementation) public var origin: TeamLog.OriginLogInfo? { _plainRecord.objectOpt(3) }
        /// A Boolean value that indicates whether a person outside the team acted or was affected.
        @export(implementation) public var involveNonTeamMember: Bool? { _plainRecord.boolOpt(4) }
        /// The person or team on whose behalf the action was taken.
        @export(implementation) public var context: TeamLog.ContextLogInfo? { _plainRecord.unionOpt(5) }
        /// The other users and groups that the event affects.
        @export(implementation) public var participants: [TeamLog.ParticipantLogInfo]? { _plainRecord.unionsOpt(6) }
        /// The files, folders, and documents of the event. The details refer to them by index.
        @export(implementation) public var assets: [TeamLog.AssetLogInfo]? { _plainRecord.unionsOpt(7) }
        /// The kind of event.
        @export(implementation) public var eventType: TeamLog.EventType { _plainRecord.union(8) }
        /// The details of the event.
        @export(implementation) public var details: TeamLog.EventDetails { _plainRecord.union(9) }
    }

    /// The policy for app integrations.
    public enum TeamExtensionsPolicy: StoneUnion, CustomStringConvertible {
        /// App integrations are disabled.
        case disabled
        /// App integrations are enabled.
        case enabled
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .disabled
            case 1: self = .enabled
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .disabled: .tag(0)
            case .enabled: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// Details of an event in which the team's policy for app integrations was changed.
    public struct TeamExtensionsPolicyChangedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(newValue: TeamLog.TeamExtensionsPolicy, previousValue: TeamLog.TeamExtensionsPolicy) {
            var builder = RecordBuilder(TeamLog._type(1321))
            builder.union(0, newValue._value)
            builder.union(1, previousValue._value)
            self.init(_plainRecord: builder.record())
        }

        /// The policy after the change.
        @export(implementation) public var newValue: TeamLog.TeamExtensionsPolicy { _plainRecord.union(0) }
        /// The policy before the change.
        @export(implementation) public var previousValue: TeamLog.TeamExtensionsPolicy { _plainRecord.union(1) }
    }

    /// The team's policy for app integrations was changed.
    public struct TeamExtensionsPolicyChangedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1322))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a report on team folders was created.
    public struct TeamFoldersCreateReportDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(1341))) }
    }

    /// Details of an event in which a report on team folders couldn't be created.
    public struct TeamFoldersCreateReportFailedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(failureReason: Team.TeamReportFailureReason) {
            var builder = RecordBuilder(TeamLog._type(1342))
            builder.union(0, failureReason._value)
            self.init(_plainRecord: builder.record())
        }

        /// The reason for the failure.
        @export(implementation) public var failureReason: Team.TeamReportFailureReason { _plainRecord.union(0) }
    }

    /// A report on team folders couldn't be created.
    public struct TeamFoldersCreateReportFailedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1343))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// A report on team folders was created.
    public struct TeamFoldersCreateReportType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1344))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// The invitation that a user accepted to join the team.
    public struct TeamInviteDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(inviteMethod: TeamLog.InviteMethod, additionalLicensePurchase: Bool? = nil) {
            var builder = RecordBuilder(TeamLog._type(1345))
            builder.union(0, inviteMethod._value)
            builder.bool(1, additionalLicensePurchase)
            self.init(_plainRecord: builder.record())
        }

        /// The way in which the user was invited.
        @export(implementation) public var inviteMethod: TeamLog.InviteMethod { _plainRecord.union(0) }
        /// A Boolean value that indicates whether the invitation led to the purchase of an additional license.
        @export(implementation) public var additionalLicensePurchase: Bool? { _plainRecord.boolOpt(1) }
    }

    /// An app that the team has linked.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public final class TeamLinkedAppLogInfo: TeamLog.AppLogInfo, @unchecked Sendable {
        public required init(_record: Record) { super.init(_record: _record) }

        /// Creates an instance. The properties describe the parameters.
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
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(displayName: String) {
            var builder = RecordBuilder(TeamLog._type(1347))
            builder.string(0, displayName)
            self.init(_plainRecord: builder.record())
        }

        /// The name of the team.
        @export(implementation) public var displayName: String { _plainRecord.string(0) }
    }

    /// A member of the team.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public final class TeamMemberLogInfo: TeamLog.UserLogInfo, @unchecked Sendable {
        public required init(_record: Record) { super.init(_record: _record) }

        /// Creates an instance. The properties describe the parameters.
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
            builder.object(5, team?._plainRecord)
            super.init(_record: builder.record())
        }

        /// The identifier in the team, `dbmid:…`.
        @export(implementation) public var teamMemberId: String? { _record.stringOpt(3) }
        /// The external ID, from the team's own directory. `nil` if there is none. At most 64 characters.
        @export(implementation) public var memberExternalId: String? { _record.stringOpt(4) }
        /// The team, in events of an organization with several teams.
        @export(implementation) public var team: TeamLog.TeamLogInfo? { _record.objectOpt(5) }
    }

    /// The policy for members' requests for more storage.
    public enum TeamMemberStorageRequestPolicy: StoneUnion, CustomStringConvertible {
        /// The default policy applies.
        case default_
        /// Members can't ask admins for more storage.
        case disabled
        /// Members can ask admins for more storage.
        case enabled
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
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

    /// Details of an event in which the team's policy for members' storage requests was changed.
    public struct TeamMemberStorageRequestPolicyChangedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(
            newValue: TeamLog.TeamMemberStorageRequestPolicy,
            previousValue: TeamLog.TeamMemberStorageRequestPolicy? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(1350))
            builder.union(0, newValue._value)
            builder.union(1, previousValue?._value)
            self.init(_plainRecord: builder.record())
        }

        /// The policy after the change.
        @export(implementation) public var newValue: TeamLog.TeamMemberStorageRequestPolicy { _plainRecord.union(0) }
        /// The policy before the change. `nil` if an older event lacks it.
        @export(implementation)
        public var previousValue: TeamLog.TeamMemberStorageRequestPolicy? { _plainRecord.unionOpt(1) }
    }

    /// The team's policy for members' storage requests was changed.
    public struct TeamMemberStorageRequestPolicyChangedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1351))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// The type of a team membership.
    public enum TeamMembershipType: StoneUnion, CustomStringConvertible {
        /// A free membership.
        case free
        /// A full membership.
        case full
        /// A guest membership.
        case guest
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
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

    /// The names of a team.
    public struct TeamName: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(teamDisplayName: String, teamLegalName: String) {
            var builder = RecordBuilder(TeamLog._type(1397))
            builder.string(0, teamDisplayName)
            builder.string(1, teamLegalName)
            self.init(_plainRecord: builder.record())
        }

        /// The name that Dropbox displays.
        @export(implementation) public var teamDisplayName: String { _plainRecord.string(0) }
        /// The legal name.
        @export(implementation) public var teamLegalName: String { _plainRecord.string(1) }
    }

    /// Details of an event in which a team background for the headers of shared links was added.
    public struct TeamProfileAddBackgroundDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(1398))) }
    }

    /// A team background for the headers of shared links was added.
    public struct TeamProfileAddBackgroundType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1399))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a team logo for the headers of shared links was added.
    public struct TeamProfileAddLogoDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(1400))) }
    }

    /// A team logo for the headers of shared links was added.
    public struct TeamProfileAddLogoType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1401))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the team background in the headers of shared links was changed.
    public struct TeamProfileChangeBackgroundDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(1402))) }
    }

    /// The team background in the headers of shared links was changed.
    public struct TeamProfileChangeBackgroundType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1403))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the team's default language was changed.
    public struct TeamProfileChangeDefaultLanguageDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(newValue: String, previousValue: String) {
            var builder = RecordBuilder(TeamLog._type(1404))
            builder.string(0, newValue)
            builder.string(1, previousValue)
            self.init(_plainRecord: builder.record())
        }

        /// The default language after the change. At least 2 characters.
        @export(implementation) public var newValue: String { _plainRecord.string(0) }
        /// The default language before the change. At least 2 characters.
        @export(implementation) public var previousValue: String { _plainRecord.string(1) }
    }

    /// The team's default language was changed.
    public struct TeamProfileChangeDefaultLanguageType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1405))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the team logo in the headers of shared links was changed.
    public struct TeamProfileChangeLogoDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(1406))) }
    }

    /// The team logo in the headers of shared links was changed.
    public struct TeamProfileChangeLogoType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1407))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the team's name was changed.
    public struct TeamProfileChangeNameDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(newValue: TeamLog.TeamName, previousValue: TeamLog.TeamName? = nil) {
            var builder = RecordBuilder(TeamLog._type(1408))
            builder.object(0, previousValue?._plainRecord)
            builder.object(1, newValue._plainRecord)
            self.init(_plainRecord: builder.record())
        }

        /// The name of the team before the change. `nil` if an older event lacks it.
        @export(implementation) public var previousValue: TeamLog.TeamName? { _plainRecord.objectOpt(0) }
        /// The name of the team after the change.
        @export(implementation) public var newValue: TeamLog.TeamName { _plainRecord.object(1) }
    }

    /// The team's name was changed.
    public struct TeamProfileChangeNameType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1409))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the team background in the headers of shared links was removed.
    public struct TeamProfileRemoveBackgroundDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(1410))) }
    }

    /// The team background in the headers of shared links was removed.
    public struct TeamProfileRemoveBackgroundType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1411))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the team logo in the headers of shared links was removed.
    public struct TeamProfileRemoveLogoDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(1412))) }
    }

    /// The team logo in the headers of shared links was removed.
    public struct TeamProfileRemoveLogoType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1413))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// The policy for selective sync of the team.
    public enum TeamSelectiveSyncPolicy: StoneUnion, CustomStringConvertible {
        /// Selective sync is disabled.
        case disabled
        /// Selective sync is enabled.
        case enabled
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .disabled
            case 1: self = .enabled
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .disabled: .tag(0)
            case .enabled: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// Details of an event in which selective sync for the team was enabled or disabled.
    public struct TeamSelectiveSyncPolicyChangedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(newValue: TeamLog.TeamSelectiveSyncPolicy, previousValue: TeamLog.TeamSelectiveSyncPolicy) {
            var builder = RecordBuilder(TeamLog._type(1415))
            builder.union(0, newValue._value)
            builder.union(1, previousValue._value)
            self.init(_plainRecord: builder.record())
        }

        /// The policy after the change.
        @export(implementation) public var newValue: TeamLog.TeamSelectiveSyncPolicy { _plainRecord.union(0) }
        /// The policy before the change.
        @export(implementation) public var previousValue: TeamLog.TeamSelectiveSyncPolicy { _plainRecord.union(1) }
    }

    /// Selective sync for the team was enabled or disabled.
    public struct TeamSelectiveSyncPolicyChangedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1416))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the default sync setting of a team folder was changed.
    public struct TeamSelectiveSyncSettingsChangedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(previousValue: Files.SyncSetting, newValue: Files.SyncSetting) {
            var builder = RecordBuilder(TeamLog._type(1417))
            builder.union(0, previousValue._value)
            builder.union(1, newValue._value)
            self.init(_plainRecord: builder.record())
        }

        /// The default sync setting before the change.
        @export(implementation) public var previousValue: Files.SyncSetting { _plainRecord.union(0) }
        /// The default sync setting after the change.
        @export(implementation) public var newValue: Files.SyncSetting { _plainRecord.union(1) }
    }

    /// The default sync setting of a team folder was changed.
    public struct TeamSelectiveSyncSettingsChangedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1418))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the list of approved targets for external sharing was changed.
    public struct TeamSharingWhitelistSubjectsChangedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(addedWhitelistSubjects: [String], removedWhitelistSubjects: [String]) {
            var builder = RecordBuilder(TeamLog._type(1419))
            builder.strings(0, addedWhitelistSubjects)
            builder.strings(1, removedWhitelistSubjects)
            self.init(_plainRecord: builder.record())
        }

        /// The domains and email addresses that were added to the list.
        @export(implementation) public var addedWhitelistSubjects: [String] { _plainRecord.strings(0) }
        /// The domains and email addresses that were removed from the list.
        @export(implementation) public var removedWhitelistSubjects: [String] { _plainRecord.strings(1) }
    }

    /// The list of approved targets for external sharing was changed.
    public struct TeamSharingWhitelistSubjectsChangedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1420))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a report on the team's storage was created.
    public struct TeamStorageCreateReportDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(1421))) }
    }

    /// Details of an event in which a report on the team's storage couldn't be created.
    public struct TeamStorageCreateReportFailedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(failureReason: Team.TeamReportFailureReason) {
            var builder = RecordBuilder(TeamLog._type(1422))
            builder.union(0, failureReason._value)
            self.init(_plainRecord: builder.record())
        }

        /// The reason for the failure.
        @export(implementation) public var failureReason: Team.TeamReportFailureReason { _plainRecord.union(0) }
    }

    /// A report on the team's storage couldn't be created.
    public struct TeamStorageCreateReportFailedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1423))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// A report on the team's storage was created.
    public struct TeamStorageCreateReportType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1424))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }
}

extension TeamLog {
    /// Converts `TeamActivityCreateReportDetails` from and to JSON.
    public typealias TeamActivityCreateReportDetailsSerializer = StoneSerializer<TeamLog.TeamActivityCreateReportDetails>
    /// Converts `TeamActivityCreateReportFailDetails` from and to JSON.
    public typealias TeamActivityCreateReportFailDetailsSerializer = StoneSerializer<TeamLog.TeamActivityCreateReportFailDetails>
    /// Converts `TeamActivityCreateReportFailType` from and to JSON.
    public typealias TeamActivityCreateReportFailTypeSerializer = StoneSerializer<TeamLog.TeamActivityCreateReportFailType>
    /// Converts `TeamActivityCreateReportType` from and to JSON.
    public typealias TeamActivityCreateReportTypeSerializer = StoneSerializer<TeamLog.TeamActivityCreateReportType>
    /// Converts `TeamBrandingPolicy` from and to JSON.
    public typealias TeamBrandingPolicySerializer = StoneSerializer<TeamLog.TeamBrandingPolicy>
    /// Converts `TeamBrandingPolicyChangedDetails` from and to JSON.
    public typealias TeamBrandingPolicyChangedDetailsSerializer = StoneSerializer<TeamLog.TeamBrandingPolicyChangedDetails>
    /// Converts `TeamBrandingPolicyChangedType` from and to JSON.
    public typealias TeamBrandingPolicyChangedTypeSerializer = StoneSerializer<TeamLog.TeamBrandingPolicyChangedType>
    /// Converts `TeamDetails` from and to JSON.
    public typealias TeamDetailsSerializer = StoneSerializer<TeamLog.TeamDetails>
    /// Converts `TeamEvent` from and to JSON.
    public typealias TeamEventSerializer = StoneSerializer<TeamLog.TeamEvent>
    /// Converts `TeamExtensionsPolicy` from and to JSON.
    public typealias TeamExtensionsPolicySerializer = StoneSerializer<TeamLog.TeamExtensionsPolicy>
    /// Converts `TeamExtensionsPolicyChangedDetails` from and to JSON.
    public typealias TeamExtensionsPolicyChangedDetailsSerializer = StoneSerializer<TeamLog.TeamExtensionsPolicyChangedDetails>
    /// Converts `TeamExtensionsPolicyChangedType` from and to JSON.
    public typealias TeamExtensionsPolicyChangedTypeSerializer = StoneSerializer<TeamLog.TeamExtensionsPolicyChangedType>
    /// Converts `TeamFoldersCreateReportDetails` from and to JSON.
    public typealias TeamFoldersCreateReportDetailsSerializer = StoneSerializer<TeamLog.TeamFoldersCreateReportDetails>
    /// Converts `TeamFoldersCreateReportFailedDetails` from and to JSON.
    public typealias TeamFoldersCreateReportFailedDetailsSerializer = StoneSerializer<TeamLog.TeamFoldersCreateReportFailedDetails>
    /// Converts `TeamFoldersCreateReportFailedType` from and to JSON.
    public typealias TeamFoldersCreateReportFailedTypeSerializer = StoneSerializer<TeamLog.TeamFoldersCreateReportFailedType>
    /// Converts `TeamFoldersCreateReportType` from and to JSON.
    public typealias TeamFoldersCreateReportTypeSerializer = StoneSerializer<TeamLog.TeamFoldersCreateReportType>
    /// Converts `TeamInviteDetails` from and to JSON.
    public typealias TeamInviteDetailsSerializer = StoneSerializer<TeamLog.TeamInviteDetails>
    /// Converts `TeamLinkedAppLogInfo` from and to JSON.
    public typealias TeamLinkedAppLogInfoSerializer = StoneSerializer<TeamLog.TeamLinkedAppLogInfo>
    /// Converts `TeamLogInfo` from and to JSON.
    public typealias TeamLogInfoSerializer = StoneSerializer<TeamLog.TeamLogInfo>
    /// Converts `TeamMemberLogInfo` from and to JSON.
    public typealias TeamMemberLogInfoSerializer = StoneSerializer<TeamLog.TeamMemberLogInfo>
    /// Converts `TeamMemberStorageRequestPolicy` from and to JSON.
    public typealias TeamMemberStorageRequestPolicySerializer = StoneSerializer<TeamLog.TeamMemberStorageRequestPolicy>
    /// Converts `TeamMemberStorageRequestPolicyChangedDetails` from and to JSON.
    public typealias TeamMemberStorageRequestPolicyChangedDetailsSerializer = StoneSerializer<TeamLog.TeamMemberStorageRequestPolicyChangedDetails>
    /// Converts `TeamMemberStorageRequestPolicyChangedType` from and to JSON.
    public typealias TeamMemberStorageRequestPolicyChangedTypeSerializer = StoneSerializer<TeamLog.TeamMemberStorageRequestPolicyChangedType>
    /// Converts `TeamMembershipType` from and to JSON.
    public typealias TeamMembershipTypeSerializer = StoneSerializer<TeamLog.TeamMembershipType>
    /// Converts `TeamName` from and to JSON.
    public typealias TeamNameSerializer = StoneSerializer<TeamLog.TeamName>
    /// Converts `TeamProfileAddBackgroundDetails` from and to JSON.
    public typealias TeamProfileAddBackgroundDetailsSerializer = StoneSerializer<TeamLog.TeamProfileAddBackgroundDetails>
    /// Converts `TeamProfileAddBackgroundType` from and to JSON.
    public typealias TeamProfileAddBackgroundTypeSerializer = StoneSerializer<TeamLog.TeamProfileAddBackgroundType>
    /// Converts `TeamProfileAddLogoDetails` from and to JSON.
    public typealias TeamProfileAddLogoDetailsSerializer = StoneSerializer<TeamLog.TeamProfileAddLogoDetails>
    /// Converts `TeamProfileAddLogoType` from and to JSON.
    public typealias TeamProfileAddLogoTypeSerializer = StoneSerializer<TeamLog.TeamProfileAddLogoType>
    /// Converts `TeamProfileChangeBackgroundDetails` from and to JSON.
    public typealias TeamProfileChangeBackgroundDetailsSerializer = StoneSerializer<TeamLog.TeamProfileChangeBackgroundDetails>
    /// Converts `TeamProfileChangeBackgroundType` from and to JSON.
    public typealias TeamProfileChangeBackgroundTypeSerializer = StoneSerializer<TeamLog.TeamProfileChangeBackgroundType>
    /// Converts `TeamProfileChangeDefaultLanguageDetails` from and to JSON.
    public typealias TeamProfileChangeDefaultLanguageDetailsSerializer = StoneSerializer<TeamLog.TeamProfileChangeDefaultLanguageDetails>
    /// Converts `TeamProfileChangeDefaultLanguageType` from and to JSON.
    public typealias TeamProfileChangeDefaultLanguageTypeSerializer = StoneSerializer<TeamLog.TeamProfileChangeDefaultLanguageType>
    /// Converts `TeamProfileChangeLogoDetails` from and to JSON.
    public typealias TeamProfileChangeLogoDetailsSerializer = StoneSerializer<TeamLog.TeamProfileChangeLogoDetails>
    /// Converts `TeamProfileChangeLogoType` from and to JSON.
    public typealias TeamProfileChangeLogoTypeSerializer = StoneSerializer<TeamLog.TeamProfileChangeLogoType>
    /// Converts `TeamProfileChangeNameDetails` from and to JSON.
    public typealias TeamProfileChangeNameDetailsSerializer = StoneSerializer<TeamLog.TeamProfileChangeNameDetails>
    /// Converts `TeamProfileChangeNameType` from and to JSON.
    public typealias TeamProfileChangeNameTypeSerializer = StoneSerializer<TeamLog.TeamProfileChangeNameType>
    /// Converts `TeamProfileRemoveBackgroundDetails` from and to JSON.
    public typealias TeamProfileRemoveBackgroundDetailsSerializer = StoneSerializer<TeamLog.TeamProfileRemoveBackgroundDetails>
    /// Converts `TeamProfileRemoveBackgroundType` from and to JSON.
    public typealias TeamProfileRemoveBackgroundTypeSerializer = StoneSerializer<TeamLog.TeamProfileRemoveBackgroundType>
    /// Converts `TeamProfileRemoveLogoDetails` from and to JSON.
    public typealias TeamProfileRemoveLogoDetailsSerializer = StoneSerializer<TeamLog.TeamProfileRemoveLogoDetails>
    /// Converts `TeamProfileRemoveLogoType` from and to JSON.
    public typealias TeamProfileRemoveLogoTypeSerializer = StoneSerializer<TeamLog.TeamProfileRemoveLogoType>
    /// Converts `TeamSelectiveSyncPolicy` from and to JSON.
    public typealias TeamSelectiveSyncPolicySerializer = StoneSerializer<TeamLog.TeamSelectiveSyncPolicy>
    /// Converts `TeamSelectiveSyncPolicyChangedDetails` from and to JSON.
    public typealias TeamSelectiveSyncPolicyChangedDetailsSerializer = StoneSerializer<TeamLog.TeamSelectiveSyncPolicyChangedDetails>
    /// Converts `TeamSelectiveSyncPolicyChangedType` from and to JSON.
    public typealias TeamSelectiveSyncPolicyChangedTypeSerializer = StoneSerializer<TeamLog.TeamSelectiveSyncPolicyChangedType>
    /// Converts `TeamSelectiveSyncSettingsChangedDetails` from and to JSON.
    public typealias TeamSelectiveSyncSettingsChangedDetailsSerializer = StoneSerializer<TeamLog.TeamSelectiveSyncSettingsChangedDetails>
    /// Converts `TeamSelectiveSyncSettingsChangedType` from and to JSON.
    public typealias TeamSelectiveSyncSettingsChangedTypeSerializer = StoneSerializer<TeamLog.TeamSelectiveSyncSettingsChangedType>
    /// Converts `TeamSharingWhitelistSubjectsChangedDetails` from and to JSON.
    public typealias TeamSharingWhitelistSubjectsChangedDetailsSerializer = StoneSerializer<TeamLog.TeamSharingWhitelistSubjectsChangedDetails>
    /// Converts `TeamSharingWhitelistSubjectsChangedType` from and to JSON.
    public typealias TeamSharingWhitelistSubjectsChangedTypeSerializer = StoneSerializer<TeamLog.TeamSharingWhitelistSubjectsChangedType>
    /// Converts `TeamStorageCreateReportDetails` from and to JSON.
    public typealias TeamStorageCreateReportDetailsSerializer = StoneSerializer<TeamLog.TeamStorageCreateReportDetails>
    /// Converts `TeamStorageCreateReportFailedDetails` from and to JSON.
    public typealias TeamStorageCreateReportFailedDetailsSerializer = StoneSerializer<TeamLog.TeamStorageCreateReportFailedDetails>
    /// Converts `TeamStorageCreateReportFailedType` from and to JSON.
    public typealias TeamStorageCreateReportFailedTypeSerializer = StoneSerializer<TeamLog.TeamStorageCreateReportFailedType>
    /// Converts `TeamStorageCreateReportType` from and to JSON.
    public typealias TeamStorageCreateReportTypeSerializer = StoneSerializer<TeamLog.TeamStorageCreateReportType>
}
