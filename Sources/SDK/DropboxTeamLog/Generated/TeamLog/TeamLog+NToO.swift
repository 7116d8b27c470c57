// Generated from API/team_log.json by `make generate`. Do not edit.

import DropboxCore
import DropboxStone
import DropboxTeam
import Foundation

extension TeamLog {
    /// A path in a namespace.
    public struct NamespaceRelativePathLogInfo: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(nsId: String? = nil, relativePath: String? = nil, isSharedNamespace: Bool? = nil) {
            var builder = RecordBuilder(TeamLog._type(698))
            builder.string(0, nsId)
            builder.string(1, relativePath)
            builder.bool(2, isSharedNamespace)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the namespace.
        @export(implementation) public var nsId: String? { _plainRecord.stringOpt(0) }
        /// The path in the namespace.
        @export(implementation) public var relativePath: String? { _plainRecord.stringOpt(1) }
        /// A Boolean value that indicates whether the namespace is shared.
        @export(implementation) public var isSharedNamespace: Bool? { _plainRecord.boolOpt(2) }
    }

    /// Details of an event in which network control was enabled or disabled.
    public struct NetworkControlChangePolicyDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(newValue: TeamLog.NetworkControlPolicy, previousValue: TeamLog.NetworkControlPolicy? = nil) {
            var builder = RecordBuilder(TeamLog._type(699))
            builder.union(0, newValue._value)
            builder.union(1, previousValue?._value)
            self.init(_plainRecord: builder.record())
        }

        /// The policy after the change.
        @export(implementation) public var newValue: TeamLog.NetworkControlPolicy { _plainRecord.union(0) }
        /// The policy before the change. `nil` if an older event lacks it.
        @export(implementation) public var previousValue: TeamLog.NetworkControlPolicy? { _plainRecord.unionOpt(1) }
    }

    /// Network control was enabled or disabled.
    public struct NetworkControlChangePolicyType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(700))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// The policy for network control.
    public enum NetworkControlPolicy: StoneUnion, CustomStringConvertible {
        /// Network control is disabled.
        case disabled
        /// Network control is enabled.
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

    /// Details of an event in which a report on new links without an expiration date was created.
    public struct NoExpirationLinkGenCreateReportDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(startDate: Date, endDate: Date) {
            var builder = RecordBuilder(TeamLog._type(702))
            builder.date(0, startDate)
            builder.date(1, endDate)
            self.init(_plainRecord: builder.record())
        }

        /// The start of the period that the report covers.
        @export(implementation) public var startDate: Date { _plainRecord.date(0) }
        /// The end of the period that the report covers.
        @export(implementation) public var endDate: Date { _plainRecord.date(1) }
    }

    /// A report on new links without an expiration date was created.
    public struct NoExpirationLinkGenCreateReportType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(703))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a report on new links without an expiration date couldn't be created.
    public struct NoExpirationLinkGenReportFailedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(failureReason: Team.TeamReportFailureReason) {
            var builder = RecordBuilder(TeamLog._type(704))
            builder.union(0, failureReason._value)
            self.init(_plainRecord: builder.record())
        }

        /// The reason for the failure.
        @export(implementation) public var failureReason: Team.TeamReportFailureReason { _plainRecord.union(0) }
    }

    /// A report on new links without an expiration date couldn't be created.
    public struct NoExpirationLinkGenReportFailedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(705))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a report on new links without a password was created.
    public struct NoPasswordLinkGenCreateReportDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(startDate: Date, endDate: Date) {
            var builder = RecordBuilder(TeamLog._type(706))
            builder.date(0, startDate)
            builder.date(1, endDate)
            self.init(_plainRecord: builder.record())
        }

        /// The start of the period that the report covers.
        @export(implementation) public var startDate: Date { _plainRecord.date(0) }
        /// The end of the period that the report covers.
        @export(implementation) public var endDate: Date { _plainRecord.date(1) }
    }

    /// A report on new links without a password was created.
    public struct NoPasswordLinkGenCreateReportType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(707))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a report on new links without a password couldn't be created.
    public struct NoPasswordLinkGenReportFailedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(failureReason: Team.TeamReportFailureReason) {
            var builder = RecordBuilder(TeamLog._type(708))
            builder.union(0, failureReason._value)
            self.init(_plainRecord: builder.record())
        }

        /// The reason for the failure.
        @export(implementation) public var failureReason: Team.TeamReportFailureReason { _plainRecord.union(0) }
    }

    /// A report on new links without a password couldn't be created.
    public struct NoPasswordLinkGenReportFailedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(709))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a report on views of links without a password was created.
    public struct NoPasswordLinkViewCreateReportDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(startDate: Date, endDate: Date) {
            var builder = RecordBuilder(TeamLog._type(710))
            builder.date(0, startDate)
            builder.date(1, endDate)
            self.init(_plainRecord: builder.record())
        }

        /// The start of the period that the report covers.
        @export(implementation) public var startDate: Date { _plainRecord.date(0) }
        /// The end of the period that the report covers.
        @export(implementation) public var endDate: Date { _plainRecord.date(1) }
    }

    /// A report on views of links without a password was created.
    public struct NoPasswordLinkViewCreateReportType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(711))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a report on views of links without a password couldn't be created.
    public struct NoPasswordLinkViewReportFailedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(failureReason: Team.TeamReportFailureReason) {
            var builder = RecordBuilder(TeamLog._type(712))
            builder.union(0, failureReason._value)
            self.init(_plainRecord: builder.record())
        }

        /// The reason for the failure.
        @export(implementation) public var failureReason: Team.TeamReportFailureReason { _plainRecord.union(0) }
    }

    /// A report on views of links without a password couldn't be created.
    public struct NoPasswordLinkViewReportFailedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(713))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// A person outside the team.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public final class NonTeamMemberLogInfo: TeamLog.UserLogInfo, @unchecked Sendable {
        public required init(_record: Record) { super.init(_record: _record) }

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public override init(accountId: String? = nil, displayName: String? = nil, email: String? = nil) {
            var builder = RecordBuilder(TeamLog._type(714))
            builder.string(0, accountId)
            builder.string(1, displayName)
            builder.string(2, email)
            super.init(_record: builder.record())
        }
    }

    /// A team that isn't trusted.
    public struct NonTrustedTeamDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(team: String) {
            var builder = RecordBuilder(TeamLog._type(715))
            builder.string(0, team)
            self.init(_plainRecord: builder.record())
        }

        /// The email address to which the request was sent.
        @export(implementation) public var team: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a Paper document was limited to invited people.
    public struct NoteAclInviteOnlyDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(716))) }
    }

    /// A Paper document was limited to invited people. Dropbox no longer records this event.
    public struct NoteAclInviteOnlyType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(717))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a Paper document was made accessible to anyone with the link.
    public struct NoteAclLinkDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(718))) }
    }

    /// A Paper document was made accessible to anyone with the link. Dropbox no longer records this event.
    public struct NoteAclLinkType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(719))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a Paper document was made accessible to team members with the link.
    public struct NoteAclTeamLinkDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(720))) }
    }

    /// A Paper document was made accessible to team members with the link. Dropbox no longer records this event.
    public struct NoteAclTeamLinkType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(721))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a user received a shared Paper document.
    public struct NoteShareReceiveDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(722))) }
    }

    /// A user received a shared Paper document. Dropbox no longer records this event.
    public struct NoteShareReceiveType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(723))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a Paper document was shared.
    public struct NoteSharedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(724))) }
    }

    /// A Paper document was shared. Dropbox no longer records this event.
    public struct NoteSharedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(725))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a label was added.
    public struct ObjectLabelAddedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(labelType: TeamLog.LabelType) {
            var builder = RecordBuilder(TeamLog._type(726))
            builder.union(0, labelType._value)
            self.init(_plainRecord: builder.record())
        }

        /// The type of the label.
        @export(implementation) public var labelType: TeamLog.LabelType { _plainRecord.union(0) }
    }

    /// A label was added.
    public struct ObjectLabelAddedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(727))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a label was removed.
    public struct ObjectLabelRemovedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(labelType: TeamLog.LabelType) {
            var builder = RecordBuilder(TeamLog._type(728))
            builder.union(0, labelType._value)
            self.init(_plainRecord: builder.record())
        }

        /// The type of the label.
        @export(implementation) public var labelType: TeamLog.LabelType { _plainRecord.union(0) }
    }

    /// A label was removed.
    public struct ObjectLabelRemovedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(729))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the value of a label was changed.
    public struct ObjectLabelUpdatedValueDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(labelType: TeamLog.LabelType) {
            var builder = RecordBuilder(TeamLog._type(730))
            builder.union(0, labelType._value)
            self.init(_plainRecord: builder.record())
        }

        /// The type of the label.
        @export(implementation) public var labelType: TeamLog.LabelType { _plainRecord.union(0) }
    }

    /// The value of a label was changed.
    public struct ObjectLabelUpdatedValueType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(731))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a shared Paper document was opened.
    public struct OpenNoteSharedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(732))) }
    }

    /// A shared Paper document was opened. Dropbox no longer records this event.
    public struct OpenNoteSharedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(733))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// An organization.
    public struct OrganizationDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(organization: String) {
            var builder = RecordBuilder(TeamLog._type(734))
            builder.string(0, organization)
            self.init(_plainRecord: builder.record())
        }

        /// The name of the organization.
        @export(implementation) public var organization: String { _plainRecord.string(0) }
    }

    /// The name of an organization.
    public struct OrganizationName: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(organization: String) {
            var builder = RecordBuilder(TeamLog._type(735))
            builder.string(0, organization)
            self.init(_plainRecord: builder.record())
        }

        /// The name of the organization.
        @export(implementation) public var organization: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a folder was tidied with multi-file organize.
    public struct OrganizeFolderWithTidyDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(736))) }
    }

    /// A folder was tidied with multi-file organize.
    public struct OrganizeFolderWithTidyType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(737))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// The origin of an action.
    public struct OriginLogInfo: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(accessMethod: TeamLog.AccessMethodLogInfo, geoLocation: TeamLog.GeoLocationLogInfo? = nil) {
            var builder = RecordBuilder(TeamLog._type(738))
            builder.object(0, geoLocation?._plainRecord)
            builder.union(1, accessMethod._value)
            self.init(_plainRecord: builder.record())
        }

        /// The geographic location.
        @export(implementation) public var geoLocation: TeamLog.GeoLocationLogInfo? { _plainRecord.objectOpt(0) }
        /// The access method.
        @export(implementation) public var accessMethod: TeamLog.AccessMethodLogInfo { _plainRecord.union(1) }
    }

    /// Details of an event in which a report on views of old links was created.
    public struct OutdatedLinkViewCreateReportDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(startDate: Date, endDate: Date) {
            var builder = RecordBuilder(TeamLog._type(739))
            builder.date(0, startDate)
            builder.date(1, endDate)
            self.init(_plainRecord: builder.record())
        }

        /// The start of the period that the report covers.
        @export(implementation) public var startDate: Date { _plainRecord.date(0) }
        /// The end of the period that the report covers.
        @export(implementation) public var endDate: Date { _plainRecord.date(1) }
    }

    /// A report on views of old links was created.
    public struct OutdatedLinkViewCreateReportType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(740))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a report on views of old links couldn't be created.
    public struct OutdatedLinkViewReportFailedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(failureReason: Team.TeamReportFailureReason) {
            var builder = RecordBuilder(TeamLog._type(741))
            builder.union(0, failureReason._value)
            self.init(_plainRecord: builder.record())
        }

        /// The reason for the failure.
        @export(implementation) public var failureReason: Team.TeamReportFailureReason { _plainRecord.union(0) }
    }

    /// A report on views of old links couldn't be created.
    public struct OutdatedLinkViewReportFailedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(742))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }
}

extension TeamLog {
    /// Converts `NamespaceRelativePathLogInfo` from and to JSON.
    public typealias NamespaceRelativePathLogInfoSerializer = StoneSerializer<TeamLog.NamespaceRelativePathLogInfo>
    /// Converts `NetworkControlChangePolicyDetails` from and to JSON.
    public typealias NetworkControlChangePolicyDetailsSerializer = StoneSerializer<TeamLog.NetworkControlChangePolicyDetails>
    /// Converts `NetworkControlChangePolicyType` from and to JSON.
    public typealias NetworkControlChangePolicyTypeSerializer = StoneSerializer<TeamLog.NetworkControlChangePolicyType>
    /// Converts `NetworkControlPolicy` from and to JSON.
    public typealias NetworkControlPolicySerializer = StoneSerializer<TeamLog.NetworkControlPolicy>
    /// Converts `NoExpirationLinkGenCreateReportDetails` from and to JSON.
    public typealias NoExpirationLinkGenCreateReportDetailsSerializer = StoneSerializer<TeamLog.NoExpirationLinkGenCreateReportDetails>
    /// Converts `NoExpirationLinkGenCreateReportType` from and to JSON.
    public typealias NoExpirationLinkGenCreateReportTypeSerializer = StoneSerializer<TeamLog.NoExpirationLinkGenCreateReportType>
    /// Converts `NoExpirationLinkGenReportFailedDetails` from and to JSON.
    public typealias NoExpirationLinkGenReportFailedDetailsSerializer = StoneSerializer<TeamLog.NoExpirationLinkGenReportFailedDetails>
    /// Converts `NoExpirationLinkGenReportFailedType` from and to JSON.
    public typealias NoExpirationLinkGenReportFailedTypeSerializer = StoneSerializer<TeamLog.NoExpirationLinkGenReportFailedType>
    /// Converts `NoPasswordLinkGenCreateReportDetails` from and to JSON.
    public typealias NoPasswordLinkGenCreateReportDetailsSerializer = StoneSerializer<TeamLog.NoPasswordLinkGenCreateReportDetails>
    /// Converts `NoPasswordLinkGenCreateReportType` from and to JSON.
    public typealias NoPasswordLinkGenCreateReportTypeSerializer = StoneSerializer<TeamLog.NoPasswordLinkGenCreateReportType>
    /// Converts `NoPasswordLinkGenReportFailedDetails` from and to JSON.
    public typealias NoPasswordLinkGenReportFailedDetailsSerializer = StoneSerializer<TeamLog.NoPasswordLinkGenReportFailedDetails>
    /// Converts `NoPasswordLinkGenReportFailedType` from and to JSON.
    public typealias NoPasswordLinkGenReportFailedTypeSerializer = StoneSerializer<TeamLog.NoPasswordLinkGenReportFailedType>
    /// Converts `NoPasswordLinkViewCreateReportDetails` from and to JSON.
    public typealias NoPasswordLinkViewCreateReportDetailsSerializer = StoneSerializer<TeamLog.NoPasswordLinkViewCreateReportDetails>
    /// Converts `NoPasswordLinkViewCreateReportType` from and to JSON.
    public typealias NoPasswordLinkViewCreateReportTypeSerializer = StoneSerializer<TeamLog.NoPasswordLinkViewCreateReportType>
    /// Converts `NoPasswordLinkViewReportFailedDetails` from and to JSON.
    public typealias NoPasswordLinkViewReportFailedDetailsSerializer = StoneSerializer<TeamLog.NoPasswordLinkViewReportFailedDetails>
    /// Converts `NoPasswordLinkViewReportFailedType` from and to JSON.
    public typealias NoPasswordLinkViewReportFailedTypeSerializer = StoneSerializer<TeamLog.NoPasswordLinkViewReportFailedType>
    /// Converts `NonTeamMemberLogInfo` from and to JSON.
    public typealias NonTeamMemberLogInfoSerializer = StoneSerializer<TeamLog.NonTeamMemberLogInfo>
    /// Converts `NonTrustedTeamDetails` from and to JSON.
    public typealias NonTrustedTeamDetailsSerializer = StoneSerializer<TeamLog.NonTrustedTeamDetails>
    /// Converts `NoteAclInviteOnlyDetails` from and to JSON.
    public typealias NoteAclInviteOnlyDetailsSerializer = StoneSerializer<TeamLog.NoteAclInviteOnlyDetails>
    /// Converts `NoteAclInviteOnlyType` from and to JSON.
    public typealias NoteAclInviteOnlyTypeSerializer = StoneSerializer<TeamLog.NoteAclInviteOnlyType>
    /// Converts `NoteAclLinkDetails` from and to JSON.
    public typealias NoteAclLinkDetailsSerializer = StoneSerializer<TeamLog.NoteAclLinkDetails>
    /// Converts `NoteAclLinkType` from and to JSON.
    public typealias NoteAclLinkTypeSerializer = StoneSerializer<TeamLog.NoteAclLinkType>
    /// Converts `NoteAclTeamLinkDetails` from and to JSON.
    public typealias NoteAclTeamLinkDetailsSerializer = StoneSerializer<TeamLog.NoteAclTeamLinkDetails>
    /// Converts `NoteAclTeamLinkType` from and to JSON.
    public typealias NoteAclTeamLinkTypeSerializer = StoneSerializer<TeamLog.NoteAclTeamLinkType>
    /// Converts `NoteShareReceiveDetails` from and to JSON.
    public typealias NoteShareReceiveDetailsSerializer = StoneSerializer<TeamLog.NoteShareReceiveDetails>
    /// Converts `NoteShareReceiveType` from and to JSON.
    public typealias NoteShareReceiveTypeSerializer = StoneSerializer<TeamLog.NoteShareReceiveType>
    /// Converts `NoteSharedDetails` from and to JSON.
    public typealias NoteSharedDetailsSerializer = StoneSerializer<TeamLog.NoteSharedDetails>
    /// Converts `NoteSharedType` from and to JSON.
    public typealias NoteSharedTypeSerializer = StoneSerializer<TeamLog.NoteSharedType>
    /// Converts `ObjectLabelAddedDetails` from and to JSON.
    public typealias ObjectLabelAddedDetailsSerializer = StoneSerializer<TeamLog.ObjectLabelAddedDetails>
    /// Converts `ObjectLabelAddedType` from and to JSON.
    public typealias ObjectLabelAddedTypeSerializer = StoneSerializer<TeamLog.ObjectLabelAddedType>
    /// Converts `ObjectLabelRemovedDetails` from and to JSON.
    public typealias ObjectLabelRemovedDetailsSerializer = StoneSerializer<TeamLog.ObjectLabelRemovedDetails>
    /// Converts `ObjectLabelRemovedType` from and to JSON.
    public typealias ObjectLabelRemovedTypeSerializer = StoneSerializer<TeamLog.ObjectLabelRemovedType>
    /// Converts `ObjectLabelUpdatedValueDetails` from and to JSON.
    public typealias ObjectLabelUpdatedValueDetailsSerializer = StoneSerializer<TeamLog.ObjectLabelUpdatedValueDetails>
    /// Converts `ObjectLabelUpdatedValueType` from and to JSON.
    public typealias ObjectLabelUpdatedValueTypeSerializer = StoneSerializer<TeamLog.ObjectLabelUpdatedValueType>
    /// Converts `OpenNoteSharedDetails` from and to JSON.
    public typealias OpenNoteSharedDetailsSerializer = StoneSerializer<TeamLog.OpenNoteSharedDetails>
    /// Converts `OpenNoteSharedType` from and to JSON.
    public typealias OpenNoteSharedTypeSerializer = StoneSerializer<TeamLog.OpenNoteSharedType>
    /// Converts `OrganizationDetails` from and to JSON.
    public typealias OrganizationDetailsSerializer = StoneSerializer<TeamLog.OrganizationDetails>
    /// Converts `OrganizationName` from and to JSON.
    public typealias OrganizationNameSerializer = StoneSerializer<TeamLog.OrganizationName>
    /// Converts `OrganizeFolderWithTidyDetails` from and to JSON.
    public typealias OrganizeFolderWithTidyDetailsSerializer = StoneSerializer<TeamLog.OrganizeFolderWithTidyDetails>
    /// Converts `OrganizeFolderWithTidyType` from and to JSON.
    public typealias OrganizeFolderWithTidyTypeSerializer = StoneSerializer<TeamLog.OrganizeFolderWithTidyType>
    /// Converts `OriginLogInfo` from and to JSON.
    public typealias OriginLogInfoSerializer = StoneSerializer<TeamLog.OriginLogInfo>
    /// Converts `OutdatedLinkViewCreateReportDetails` from and to JSON.
    public typealias OutdatedLinkViewCreateReportDetailsSerializer = StoneSerializer<TeamLog.OutdatedLinkViewCreateReportDetails>
    /// Converts `OutdatedLinkViewCreateReportType` from and to JSON.
    public typealias OutdatedLinkViewCreateReportTypeSerializer = StoneSerializer<TeamLog.OutdatedLinkViewCreateReportType>
    /// Converts `OutdatedLinkViewReportFailedDetails` from and to JSON.
    public typealias OutdatedLinkViewReportFailedDetailsSerializer = StoneSerializer<TeamLog.OutdatedLinkViewReportFailedDetails>
    /// Converts `OutdatedLinkViewReportFailedType` from and to JSON.
    public typealias OutdatedLinkViewReportFailedTypeSerializer = StoneSerializer<TeamLog.OutdatedLinkViewReportFailedType>
}
