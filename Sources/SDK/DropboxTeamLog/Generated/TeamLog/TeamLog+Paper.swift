// Generated from API/team_log.json by `make generate`. Do not edit.

import DropboxAccount
import DropboxCore
import DropboxStone

extension TeamLog {
    /// The access of a member to a Paper document.
    public enum PaperAccessType: StoneUnion, CustomStringConvertible {
        /// The member can comment.
        case commenter
        /// The member can edit.
        case editor
        /// The member can view.
        case viewer
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .commenter
            case 1: self = .editor
            case 2: self = .viewer
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .commenter: .tag(0)
            case .editor: .tag(1)
            case .viewer: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    /// Details of an event in which an export of all Paper documents of the team was started.
    public struct PaperAdminExportStartDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(744))) }
    }

    /// An export of all Paper documents of the team was started.
    public struct PaperAdminExportStartType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(745))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the deployment of Paper to all or to selected members was changed.
    public struct PaperChangeDeploymentPolicyDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(
            newValue: TeamPolicies.PaperDeploymentPolicy,
            previousValue: TeamPolicies.PaperDeploymentPolicy? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(746))
            builder.union(0, newValue._value)
            builder.union(1, previousValue?._value)
            self.init(_plainRecord: builder.record())
        }

        /// The policy after the change.
        @export(implementation) public var newValue: TeamPolicies.PaperDeploymentPolicy { _plainRecord.union(0) }
        /// The policy before the change. `nil` if an older event lacks it.
        @export(implementation)
        public var previousValue: TeamPolicies.PaperDeploymentPolicy? { _plainRecord.unionOpt(1) }
    }

    /// The deployment of Paper to all or to selected members was changed.
    public struct PaperChangeDeploymentPolicyType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(747))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the access of nonmembers to Paper documents by a link was changed.
    public struct PaperChangeMemberLinkPolicyDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(newValue: TeamLog.PaperMemberPolicy) {
            var builder = RecordBuilder(TeamLog._type(748))
            builder.union(0, newValue._value)
            self.init(_plainRecord: builder.record())
        }

        /// The policy after the change.
        @export(implementation) public var newValue: TeamLog.PaperMemberPolicy { _plainRecord.union(0) }
    }

    /// The access of nonmembers to Paper documents by a link was changed. Dropbox no longer records this event.
    public struct PaperChangeMemberLinkPolicyType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(749))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the members' ability to share Paper documents outside the team, or the default
    /// audience of documents, was changed.
    public struct PaperChangeMemberPolicyDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(newValue: TeamLog.PaperMemberPolicy, previousValue: TeamLog.PaperMemberPolicy? = nil) {
            var builder = RecordBuilder(TeamLog._type(750))
            builder.union(0, newValue._value)
            builder.union(1, previousValue?._value)
            self.init(_plainRecord: builder.record())
        }

        /// The policy after the change.
        @export(implementation) public var newValue: TeamLog.PaperMemberPolicy { _plainRecord.union(0) }
        /// The policy before the change. `nil` if an older event lacks it.
        @export(implementation) public var previousValue: TeamLog.PaperMemberPolicy? { _plainRecord.unionOpt(1) }
    }

    /// The members' ability to share Paper documents outside the team, or the default audience of documents, was
    /// changed.
    public struct PaperChangeMemberPolicyType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(751))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which Paper was enabled or disabled for the team.
    public struct PaperChangePolicyDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(newValue: TeamPolicies.PaperEnabledPolicy, previousValue: TeamPolicies.PaperEnabledPolicy? = nil) {
            var builder = RecordBuilder(TeamLog._type(752))
            builder.union(0, newValue._value)
            builder.union(1, previousValue?._value)
            self.init(_plainRecord: builder.record())
        }

        /// The policy after the change.
        @export(implementation) public var newValue: TeamPolicies.PaperEnabledPolicy { _plainRecord.union(0) }
        /// The policy before the change. `nil` if an older event lacks it.
        @export(implementation) public var previousValue: TeamPolicies.PaperEnabledPolicy? { _plainRecord.unionOpt(1) }
    }

    /// Paper was enabled or disabled for the team.
    public struct PaperChangePolicyType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(753))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// The policy for access to new Paper folders.
    public enum PaperDefaultFolderPolicy: StoneUnion, CustomStringConvertible {
        /// Everyone in the team has access.
        case everyoneInTeam
        /// Only invited people have access.
        case inviteOnly
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .everyoneInTeam
            case 1: self = .inviteOnly
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .everyoneInTeam: .tag(0)
            case .inviteOnly: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// Details of an event in which the team's policy for the default Paper folder was changed.
    public struct PaperDefaultFolderPolicyChangedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(newValue: TeamLog.PaperDefaultFolderPolicy, previousValue: TeamLog.PaperDefaultFolderPolicy) {
            var builder = RecordBuilder(TeamLog._type(773))
            builder.union(0, newValue._value)
            builder.union(1, previousValue._value)
            self.init(_plainRecord: builder.record())
        }

        /// The policy after the change.
        @export(implementation) public var newValue: TeamLog.PaperDefaultFolderPolicy { _plainRecord.union(0) }
        /// The policy before the change.
        @export(implementation) public var previousValue: TeamLog.PaperDefaultFolderPolicy { _plainRecord.union(1) }
    }

    /// The team's policy for the default Paper folder was changed.
    public struct PaperDefaultFolderPolicyChangedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(774))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// The policy for the Paper desktop app.
    public enum PaperDesktopPolicy: StoneUnion, CustomStringConvertible {
        /// Members can't use the app.
        case disabled
        /// Members can use the app.
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

    /// Details of an event in which the Paper desktop app was enabled or disabled for the team.
    public struct PaperDesktopPolicyChangedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(newValue: TeamLog.PaperDesktopPolicy, previousValue: TeamLog.PaperDesktopPolicy) {
            var builder = RecordBuilder(TeamLog._type(776))
            builder.union(0, newValue._value)
            builder.union(1, previousValue._value)
            self.init(_plainRecord: builder.record())
        }

        /// The policy after the change.
        @export(implementation) public var newValue: TeamLog.PaperDesktopPolicy { _plainRecord.union(0) }
        /// The policy before the change.
        @export(implementation) public var previousValue: TeamLog.PaperDesktopPolicy { _plainRecord.union(1) }
    }

    /// The Paper desktop app was enabled or disabled for the team.
    public struct PaperDesktopPolicyChangedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(777))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// A Paper document.
    public struct PaperDocumentLogInfo: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(docId: String, docTitle: String) {
            var builder = RecordBuilder(TeamLog._type(820))
            builder.string(0, docId)
            builder.string(1, docTitle)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the document.
        @export(implementation) public var docId: String { _plainRecord.string(0) }
        /// The title of the document.
        @export(implementation) public var docTitle: String { _plainRecord.string(1) }
    }

    /// The format of a downloaded Paper document.
    public enum PaperDownloadFormat: StoneUnion, CustomStringConvertible {
        /// Microsoft Word.
        case docx
        /// HTML.
        case html
        /// Markdown.
        case markdown
        /// PDF.
        case pdf
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .docx
            case 1: self = .html
            case 2: self = .markdown
            case 3: self = .pdf
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .docx: .tag(0)
            case .html: .tag(1)
            case .markdown: .tag(2)
            case .pdf: .tag(3)
            case .other: .tag(4)
            }
        }
    }

    /// Details of an event in which users were added to the list of users who can use Paper.
    public struct PaperEnabledUsersGroupAdditionDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(822))) }
    }

    /// Users were added to the list of users who can use Paper.
    public struct PaperEnabledUsersGroupAdditionType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(823))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which users were removed from the list of users who can use Paper.
    public struct PaperEnabledUsersGroupRemovalDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(824))) }
    }

    /// Users were removed from the list of users who can use Paper.
    public struct PaperEnabledUsersGroupRemovalType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(825))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the external sharing setting of Paper was set to allow anyone.
    public struct PaperExternalViewAllowDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(eventUuid: String) {
            var builder = RecordBuilder(TeamLog._type(826))
            builder.string(0, eventUuid)
            self.init(_plainRecord: builder.record())
        }

        /// The unique identifier of the event.
        @export(implementation) public var eventUuid: String { _plainRecord.string(0) }
    }

    /// The external sharing setting of Paper was set to allow anyone. Dropbox no longer records this event.
    public struct PaperExternalViewAllowType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(827))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the external sharing setting of Paper was set to the team by default.
    public struct PaperExternalViewDefaultTeamDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(eventUuid: String) {
            var builder = RecordBuilder(TeamLog._type(828))
            builder.string(0, eventUuid)
            self.init(_plainRecord: builder.record())
        }

        /// The unique identifier of the event.
        @export(implementation) public var eventUuid: String { _plainRecord.string(0) }
    }

    /// The external sharing setting of Paper was set to the team by default. Dropbox no longer records this event.
    public struct PaperExternalViewDefaultTeamType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(829))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the external sharing setting of Paper was set to the team only.
    public struct PaperExternalViewForbidDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(eventUuid: String) {
            var builder = RecordBuilder(TeamLog._type(830))
            builder.string(0, eventUuid)
            self.init(_plainRecord: builder.record())
        }

        /// The unique identifier of the event.
        @export(implementation) public var eventUuid: String { _plainRecord.string(0) }
    }

    /// The external sharing setting of Paper was set to the team only. Dropbox no longer records this event.
    public struct PaperExternalViewForbidType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(831))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a user followed or unfollowed a Paper folder.
    public struct PaperFolderChangeSubscriptionDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(eventUuid: String, newSubscriptionLevel: String, previousSubscriptionLevel: String? = nil) {
            var builder = RecordBuilder(TeamLog._type(832))
            builder.string(0, eventUuid)
            builder.string(1, newSubscriptionLevel)
            builder.string(2, previousSubscriptionLevel)
            self.init(_plainRecord: builder.record())
        }

        /// The unique identifier of the event.
        @export(implementation) public var eventUuid: String { _plainRecord.string(0) }
        /// The subscription level after the change.
        @export(implementation) public var newSubscriptionLevel: String { _plainRecord.string(1) }
        /// The subscription level before the change. `nil` if an older event lacks it.
        @export(implementation) public var previousSubscriptionLevel: String? { _plainRecord.stringOpt(2) }
    }

    /// A user followed or unfollowed a Paper folder.
    public struct PaperFolderChangeSubscriptionType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(833))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a Paper folder was archived.
    public struct PaperFolderDeletedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(eventUuid: String) {
            var builder = RecordBuilder(TeamLog._type(834))
            builder.string(0, eventUuid)
            self.init(_plainRecord: builder.record())
        }

        /// The unique identifier of the event.
        @export(implementation) public var eventUuid: String { _plainRecord.string(0) }
    }

    /// A Paper folder was archived. Dropbox no longer records this event.
    public struct PaperFolderDeletedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(835))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a user followed a Paper folder.
    public struct PaperFolderFollowedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(eventUuid: String) {
            var builder = RecordBuilder(TeamLog._type(836))
            builder.string(0, eventUuid)
            self.init(_plainRecord: builder.record())
        }

        /// The unique identifier of the event.
        @export(implementation) public var eventUuid: String { _plainRecord.string(0) }
    }

    /// A user followed a Paper folder. Replaced by `paperFolderChangeSubscription`.
    public struct PaperFolderFollowedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(837))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// A Paper folder.
    public struct PaperFolderLogInfo: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(folderId: String, folderName: String) {
            var builder = RecordBuilder(TeamLog._type(838))
            builder.string(0, folderId)
            builder.string(1, folderName)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the folder.
        @export(implementation) public var folderId: String { _plainRecord.string(0) }
        /// The name of the folder.
        @export(implementation) public var folderName: String { _plainRecord.string(1) }
    }

    /// Details of an event in which a Paper folder was shared with users or groups.
    public struct PaperFolderTeamInviteDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(eventUuid: String) {
            var builder = RecordBuilder(TeamLog._type(839))
            builder.string(0, eventUuid)
            self.init(_plainRecord: builder.record())
        }

        /// The unique identifier of the event.
        @export(implementation) public var eventUuid: String { _plainRecord.string(0) }
    }

    /// A Paper folder was shared with users or groups. Dropbox no longer records this event.
    public struct PaperFolderTeamInviteType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(840))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// The policy for sharing Paper documents outside the team.
    public enum PaperMemberPolicy: StoneUnion, CustomStringConvertible {
        /// Anyone with the link has access.
        case anyoneWithLink
        /// Only team members have access.
        case onlyTeam
        /// Team members and people with whom a document is shared have access.
        case teamAndExplicitlyShared
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .anyoneWithLink
            case 1: self = .onlyTeam
            case 2: self = .teamAndExplicitlyShared
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .anyoneWithLink: .tag(0)
            case .onlyTeam: .tag(1)
            case .teamAndExplicitlyShared: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    /// Details of an event in which the permissions of a published Paper document were changed.
    public struct PaperPublishedLinkChangePermissionDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(eventUuid: String, newPermissionLevel: String, previousPermissionLevel: String) {
            var builder = RecordBuilder(TeamLog._type(842))
            builder.string(0, eventUuid)
            builder.string(1, newPermissionLevel)
            builder.string(2, previousPermissionLevel)
            self.init(_plainRecord: builder.record())
        }

        /// The unique identifier of the event.
        @export(implementation) public var eventUuid: String { _plainRecord.string(0) }
        /// The permissions after the change.
        @export(implementation) public var newPermissionLevel: String { _plainRecord.string(1) }
        /// The permissions before the change.
        @export(implementation) public var previousPermissionLevel: String { _plainRecord.string(2) }
    }

    /// The permissions of a published Paper document were changed.
    public struct PaperPublishedLinkChangePermissionType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(843))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a Paper document was published.
    public struct PaperPublishedLinkCreateDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(eventUuid: String) {
            var builder = RecordBuilder(TeamLog._type(844))
            builder.string(0, eventUuid)
            self.init(_plainRecord: builder.record())
        }

        /// The unique identifier of the event.
        @export(implementation) public var eventUuid: String { _plainRecord.string(0) }
    }

    /// A Paper document was published.
    public struct PaperPublishedLinkCreateType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(845))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the publication of a Paper document was withdrawn.
    public struct PaperPublishedLinkDisabledDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(eventUuid: String) {
            var builder = RecordBuilder(TeamLog._type(846))
            builder.string(0, eventUuid)
            self.init(_plainRecord: builder.record())
        }

        /// The unique identifier of the event.
        @export(implementation) public var eventUuid: String { _plainRecord.string(0) }
    }

    /// The publication of a Paper document was withdrawn.
    public struct PaperPublishedLinkDisabledType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(847))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a published Paper document was viewed.
    public struct PaperPublishedLinkViewDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(eventUuid: String) {
            var builder = RecordBuilder(TeamLog._type(848))
            builder.string(0, eventUuid)
            self.init(_plainRecord: builder.record())
        }

        /// The unique identifier of the event.
        @export(implementation) public var eventUuid: String { _plainRecord.string(0) }
    }

    /// A published Paper document was viewed.
    public struct PaperPublishedLinkViewType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(849))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }
}

extension TeamLog {
    /// Converts `PaperAccessType` from and to JSON.
    public typealias PaperAccessTypeSerializer = StoneSerializer<TeamLog.PaperAccessType>
    /// Converts `PaperAdminExportStartDetails` from and to JSON.
    public typealias PaperAdminExportStartDetailsSerializer = StoneSerializer<TeamLog.PaperAdminExportStartDetails>
    /// Converts `PaperAdminExportStartType` from and to JSON.
    public typealias PaperAdminExportStartTypeSerializer = StoneSerializer<TeamLog.PaperAdminExportStartType>
    /// Converts `PaperChangeDeploymentPolicyDetails` from and to JSON.
    public typealias PaperChangeDeploymentPolicyDetailsSerializer = StoneSerializer<TeamLog.PaperChangeDeploymentPolicyDetails>
    /// Converts `PaperChangeDeploymentPolicyType` from and to JSON.
    public typealias PaperChangeDeploymentPolicyTypeSerializer = StoneSerializer<TeamLog.PaperChangeDeploymentPolicyType>
    /// Converts `PaperChangeMemberLinkPolicyDetails` from and to JSON.
    public typealias PaperChangeMemberLinkPolicyDetailsSerializer = StoneSerializer<TeamLog.PaperChangeMemberLinkPolicyDetails>
    /// Converts `PaperChangeMemberLinkPolicyType` from and to JSON.
    public typealias PaperChangeMemberLinkPolicyTypeSerializer = StoneSerializer<TeamLog.PaperChangeMemberLinkPolicyType>
    /// Converts `PaperChangeMemberPolicyDetails` from and to JSON.
    public typealias PaperChangeMemberPolicyDetailsSerializer = StoneSerializer<TeamLog.PaperChangeMemberPolicyDetails>
    /// Converts `PaperChangeMemberPolicyType` from and to JSON.
    public typealias PaperChangeMemberPolicyTypeSerializer = StoneSerializer<TeamLog.PaperChangeMemberPolicyType>
    /// Converts `PaperChangePolicyDetails` from and to JSON.
    public typealias PaperChangePolicyDetailsSerializer = StoneSerializer<TeamLog.PaperChangePolicyDetails>
    /// Converts `PaperChangePolicyType` from and to JSON.
    public typealias PaperChangePolicyTypeSerializer = StoneSerializer<TeamLog.PaperChangePolicyType>
    /// Converts `PaperDefaultFolderPolicy` from and to JSON.
    public typealias PaperDefaultFolderPolicySerializer = StoneSerializer<TeamLog.PaperDefaultFolderPolicy>
    /// Converts `PaperDefaultFolderPolicyChangedDetails` from and to JSON.
    public typealias PaperDefaultFolderPolicyChangedDetailsSerializer = StoneSerializer<TeamLog.PaperDefaultFolderPolicyChangedDetails>
    /// Converts `PaperDefaultFolderPolicyChangedType` from and to JSON.
    public typealias PaperDefaultFolderPolicyChangedTypeSerializer = StoneSerializer<TeamLog.PaperDefaultFolderPolicyChangedType>
    /// Converts `PaperDesktopPolicy` from and to JSON.
    public typealias PaperDesktopPolicySerializer = StoneSerializer<TeamLog.PaperDesktopPolicy>
    /// Converts `PaperDesktopPolicyChangedDetails` from and to JSON.
    public typealias PaperDesktopPolicyChangedDetailsSerializer = StoneSerializer<TeamLog.PaperDesktopPolicyChangedDetails>
    /// Converts `PaperDesktopPolicyChangedType` from and to JSON.
    public typealias PaperDesktopPolicyChangedTypeSerializer = StoneSerializer<TeamLog.PaperDesktopPolicyChangedType>
    /// Converts `PaperDocumentLogInfo` from and to JSON.
    public typealias PaperDocumentLogInfoSerializer = StoneSerializer<TeamLog.PaperDocumentLogInfo>
    /// Converts `PaperDownloadFormat` from and to JSON.
    public typealias PaperDownloadFormatSerializer = StoneSerializer<TeamLog.PaperDownloadFormat>
    /// Converts `PaperEnabledUsersGroupAdditionDetails` from and to JSON.
    public typealias PaperEnabledUsersGroupAdditionDetailsSerializer = StoneSerializer<TeamLog.PaperEnabledUsersGroupAdditionDetails>
    /// Converts `PaperEnabledUsersGroupAdditionType` from and to JSON.
    public typealias PaperEnabledUsersGroupAdditionTypeSerializer = StoneSerializer<TeamLog.PaperEnabledUsersGroupAdditionType>
    /// Converts `PaperEnabledUsersGroupRemovalDetails` from and to JSON.
    public typealias PaperEnabledUsersGroupRemovalDetailsSerializer = StoneSerializer<TeamLog.PaperEnabledUsersGroupRemovalDetails>
    /// Converts `PaperEnabledUsersGroupRemovalType` from and to JSON.
    public typealias PaperEnabledUsersGroupRemovalTypeSerializer = StoneSerializer<TeamLog.PaperEnabledUsersGroupRemovalType>
    /// Converts `PaperExternalViewAllowDetails` from and to JSON.
    public typealias PaperExternalViewAllowDetailsSerializer = StoneSerializer<TeamLog.PaperExternalViewAllowDetails>
    /// Converts `PaperExternalViewAllowType` from and to JSON.
    public typealias PaperExternalViewAllowTypeSerializer = StoneSerializer<TeamLog.PaperExternalViewAllowType>
    /// Converts `PaperExternalViewDefaultTeamDetails` from and to JSON.
    public typealias PaperExternalViewDefaultTeamDetailsSerializer = StoneSerializer<TeamLog.PaperExternalViewDefaultTeamDetails>
    /// Converts `PaperExternalViewDefaultTeamType` from and to JSON.
    public typealias PaperExternalViewDefaultTeamTypeSerializer = StoneSerializer<TeamLog.PaperExternalViewDefaultTeamType>
    /// Converts `PaperExternalViewForbidDetails` from and to JSON.
    public typealias PaperExternalViewForbidDetailsSerializer = StoneSerializer<TeamLog.PaperExternalViewForbidDetails>
    /// Converts `PaperExternalViewForbidType` from and to JSON.
    public typealias PaperExternalViewForbidTypeSerializer = StoneSerializer<TeamLog.PaperExternalViewForbidType>
    /// Converts `PaperFolderChangeSubscriptionDetails` from and to JSON.
    public typealias PaperFolderChangeSubscriptionDetailsSerializer = StoneSerializer<TeamLog.PaperFolderChangeSubscriptionDetails>
    /// Converts `PaperFolderChangeSubscriptionType` from and to JSON.
    public typealias PaperFolderChangeSubscriptionTypeSerializer = StoneSerializer<TeamLog.PaperFolderChangeSubscriptionType>
    /// Converts `PaperFolderDeletedDetails` from and to JSON.
    public typealias PaperFolderDeletedDetailsSerializer = StoneSerializer<TeamLog.PaperFolderDeletedDetails>
    /// Converts `PaperFolderDeletedType` from and to JSON.
    public typealias PaperFolderDeletedTypeSerializer = StoneSerializer<TeamLog.PaperFolderDeletedType>
    /// Converts `PaperFolderFollowedDetails` from and to JSON.
    public typealias PaperFolderFollowedDetailsSerializer = StoneSerializer<TeamLog.PaperFolderFollowedDetails>
    /// Converts `PaperFolderFollowedType` from and to JSON.
    public typealias PaperFolderFollowedTypeSerializer = StoneSerializer<TeamLog.PaperFolderFollowedType>
    /// Converts `PaperFolderLogInfo` from and to JSON.
    public typealias PaperFolderLogInfoSerializer = StoneSerializer<TeamLog.PaperFolderLogInfo>
    /// Converts `PaperFolderTeamInviteDetails` from and to JSON.
    public typealias PaperFolderTeamInviteDetailsSerializer = StoneSerializer<TeamLog.PaperFolderTeamInviteDetails>
    /// Converts `PaperFolderTeamInviteType` from and to JSON.
    public typealias PaperFolderTeamInviteTypeSerializer = StoneSerializer<TeamLog.PaperFolderTeamInviteType>
    /// Converts `PaperMemberPolicy` from and to JSON.
    public typealias PaperMemberPolicySerializer = StoneSerializer<TeamLog.PaperMemberPolicy>
    /// Converts `PaperPublishedLinkChangePermissionDetails` from and to JSON.
    public typealias PaperPublishedLinkChangePermissionDetailsSerializer = StoneSerializer<TeamLog.PaperPublishedLinkChangePermissionDetails>
    /// Converts `PaperPublishedLinkChangePermissionType` from and to JSON.
    public typealias PaperPublishedLinkChangePermissionTypeSerializer = StoneSerializer<TeamLog.PaperPublishedLinkChangePermissionType>
    /// Converts `PaperPublishedLinkCreateDetails` from and to JSON.
    public typealias PaperPublishedLinkCreateDetailsSerializer = StoneSerializer<TeamLog.PaperPublishedLinkCreateDetails>
    /// Converts `PaperPublishedLinkCreateType` from and to JSON.
    public typealias PaperPublishedLinkCreateTypeSerializer = StoneSerializer<TeamLog.PaperPublishedLinkCreateType>
    /// Converts `PaperPublishedLinkDisabledDetails` from and to JSON.
    public typealias PaperPublishedLinkDisabledDetailsSerializer = StoneSerializer<TeamLog.PaperPublishedLinkDisabledDetails>
    /// Converts `PaperPublishedLinkDisabledType` from and to JSON.
    public typealias PaperPublishedLinkDisabledTypeSerializer = StoneSerializer<TeamLog.PaperPublishedLinkDisabledType>
    /// Converts `PaperPublishedLinkViewDetails` from and to JSON.
    public typealias PaperPublishedLinkViewDetailsSerializer = StoneSerializer<TeamLog.PaperPublishedLinkViewDetails>
    /// Converts `PaperPublishedLinkViewType` from and to JSON.
    public typealias PaperPublishedLinkViewTypeSerializer = StoneSerializer<TeamLog.PaperPublishedLinkViewType>
}
