// Generated from API/team_log.json by `make generate`. Do not edit.

import DropboxCore
import DropboxStone
import DropboxTeam

extension TeamLog {
    /// Details of an event in which a report on member access was created.
    public struct MemberAccessDetailsCreateReportDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(620))) }
    }

    /// Details of an event in which a report on member access couldn't be created.
    public struct MemberAccessDetailsCreateReportFailedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(failureReason: Team.TeamReportFailureReason) {
            var builder = RecordBuilder(TeamLog._type(621))
            builder.union(0, failureReason._value)
            self.init(_plainRecord: builder.record())
        }

        /// The reason for the failure.
        @export(implementation) public var failureReason: Team.TeamReportFailureReason { _plainRecord.union(0) }
    }

    /// A report on member access couldn't be created.
    public struct MemberAccessDetailsCreateReportFailedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(622))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// A report on member access was created.
    public struct MemberAccessDetailsCreateReportType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(623))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which an external ID was assigned to a team member.
    public struct MemberAddExternalIdDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(newValue: String) {
            var builder = RecordBuilder(TeamLog._type(624))
            builder.string(0, newValue)
            self.init(_plainRecord: builder.record())
        }

        /// The external ID after the change. At most 64 characters.
        @export(implementation) public var newValue: String { _plainRecord.string(0) }
    }

    /// An external ID was assigned to a team member.
    public struct MemberAddExternalIdType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(625))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the name of a team member was added.
    public struct MemberAddNameDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(newValue: TeamLog.UserNameLogInfo) {
            var builder = RecordBuilder(TeamLog._type(626))
            builder.object(0, newValue._plainRecord)
            self.init(_plainRecord: builder.record())
        }

        /// The name of the member after the change.
        @export(implementation) public var newValue: TeamLog.UserNameLogInfo { _plainRecord.object(0) }
    }

    /// The name of a team member was added.
    public struct MemberAddNameType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(627))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the admin role of a team member was changed.
    public struct MemberChangeAdminRoleDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(newValue: TeamLog.AdminRole? = nil, previousValue: TeamLog.AdminRole? = nil) {
            var builder = RecordBuilder(TeamLog._type(628))
            builder.union(0, newValue?._value)
            builder.union(1, previousValue?._value)
            self.init(_plainRecord: builder.record())
        }

        /// The admin role after the change. `nil` if the role was removed.
        @export(implementation) public var newValue: TeamLog.AdminRole? { _plainRecord.unionOpt(0) }
        /// The admin role before the change. `nil` if the member had none.
        @export(implementation) public var previousValue: TeamLog.AdminRole? { _plainRecord.unionOpt(1) }
    }

    /// The admin role of a team member was changed.
    public struct MemberChangeAdminRoleType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(629))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the email address of a team member was changed.
    public struct MemberChangeEmailDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(newValue: String, previousValue: String? = nil) {
            var builder = RecordBuilder(TeamLog._type(630))
            builder.string(0, newValue)
            builder.string(1, previousValue)
            self.init(_plainRecord: builder.record())
        }

        /// The email address after the change. At most 255 characters.
        @export(implementation) public var newValue: String { _plainRecord.string(0) }
        /// The email address before the change. `nil` if an older event lacks it. At most 255 characters.
        @export(implementation) public var previousValue: String? { _plainRecord.stringOpt(1) }
    }

    /// The email address of a team member was changed.
    public struct MemberChangeEmailType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(631))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the external ID of a team member was changed.
    public struct MemberChangeExternalIdDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(newValue: String, previousValue: String) {
            var builder = RecordBuilder(TeamLog._type(632))
            builder.string(0, newValue)
            builder.string(1, previousValue)
            self.init(_plainRecord: builder.record())
        }

        /// The external ID after the change. At most 64 characters.
        @export(implementation) public var newValue: String { _plainRecord.string(0) }
        /// The external ID before the change. At most 64 characters.
        @export(implementation) public var previousValue: String { _plainRecord.string(1) }
    }

    /// The external ID of a team member was changed.
    public struct MemberChangeExternalIdType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(633))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the membership type of a team member, limited or full, was changed.
    public struct MemberChangeMembershipTypeDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(prevValue: TeamLog.TeamMembershipType, newValue: TeamLog.TeamMembershipType) {
            var builder = RecordBuilder(TeamLog._type(634))
            builder.union(0, prevValue._value)
            builder.union(1, newValue._value)
            self.init(_plainRecord: builder.record())
        }

        /// The membership type before the change.
        @export(implementation) public var prevValue: TeamLog.TeamMembershipType { _plainRecord.union(0) }
        /// The membership type after the change.
        @export(implementation) public var newValue: TeamLog.TeamMembershipType { _plainRecord.union(1) }
    }

    /// The membership type of a team member, limited or full, was changed. Dropbox no longer records this event.
    public struct MemberChangeMembershipTypeType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(635))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the name of a team member was changed.
    public struct MemberChangeNameDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(newValue: TeamLog.UserNameLogInfo, previousValue: TeamLog.UserNameLogInfo? = nil) {
            var builder = RecordBuilder(TeamLog._type(636))
            builder.object(0, newValue._plainRecord)
            builder.object(1, previousValue?._plainRecord)
            self.init(_plainRecord: builder.record())
        }

        /// The name of the member after the change.
        @export(implementation) public var newValue: TeamLog.UserNameLogInfo { _plainRecord.object(0) }
        /// The name of the member before the change. `nil` if an older event lacks it.
        @export(implementation) public var previousValue: TeamLog.UserNameLogInfo? { _plainRecord.objectOpt(1) }
    }

    /// The name of a team member was changed.
    public struct MemberChangeNameType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(637))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the reseller role of a team member was changed.
    public struct MemberChangeResellerRoleDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(newValue: TeamLog.ResellerRole, previousValue: TeamLog.ResellerRole) {
            var builder = RecordBuilder(TeamLog._type(638))
            builder.union(0, newValue._value)
            builder.union(1, previousValue._value)
            self.init(_plainRecord: builder.record())
        }

        /// The reseller role after the change.
        @export(implementation) public var newValue: TeamLog.ResellerRole { _plainRecord.union(0) }
        /// The reseller role before the change.
        @export(implementation) public var previousValue: TeamLog.ResellerRole { _plainRecord.union(1) }
    }

    /// The reseller role of a team member was changed.
    public struct MemberChangeResellerRoleType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(639))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the status of a team member changed, for example from invited to active.
    public struct MemberChangeStatusDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(
            newValue: TeamLog.MemberStatus,
            previousValue: TeamLog.MemberStatus? = nil,
            action: TeamLog.ActionDetails? = nil,
            newTeam: String? = nil,
            previousTeam: String? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(640))
            builder.union(0, previousValue?._value)
            builder.union(1, newValue._value)
            builder.union(2, action?._value)
            builder.string(3, newTeam)
            builder.string(4, previousTeam)
            self.init(_plainRecord: builder.record())
        }

        /// The status of the member before the change. `nil` if an older event lacks it.
        @export(implementation) public var previousValue: TeamLog.MemberStatus? { _plainRecord.unionOpt(0) }
        /// The status of the member after the change.
        @export(implementation) public var newValue: TeamLog.MemberStatus { _plainRecord.union(1) }
        /// The action that changed the status.
        @export(implementation) public var action: TeamLog.ActionDetails? { _plainRecord.unionOpt(2) }
        /// The name of the user's new team. `nil` unless the user was moved to another team.
        @export(implementation) public var newTeam: String? { _plainRecord.stringOpt(3) }
        /// The name of the user's previous team. `nil` unless the user came from another team.
        @export(implementation) public var previousTeam: String? { _plainRecord.stringOpt(4) }
    }

    /// The status of a team member changed, for example from invited to active.
    public struct MemberChangeStatusType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(641))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which manually added contacts were removed.
    public struct MemberDeleteManualContactsDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(642))) }
    }

    /// Manually added contacts were removed.
    public struct MemberDeleteManualContactsType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(643))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the profile photo of a team member was deleted.
    public struct MemberDeleteProfilePhotoDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(644))) }
    }

    /// The profile photo of a team member was deleted.
    public struct MemberDeleteProfilePhotoType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(645))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which an admin browsed the folders of a team member.
    public struct MemberFolderContentsAccessedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(646))) }
    }

    /// An admin browsed the folders of a team member.
    public struct MemberFolderContentsAccessedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(647))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the content of a deleted member's account was permanently deleted.
    public struct MemberPermanentlyDeleteAccountContentsDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(648))) }
    }

    /// The content of a deleted member's account was permanently deleted.
    public struct MemberPermanentlyDeleteAccountContentsType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(649))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// The way in which a member was removed from the team.
    public enum MemberRemoveActionType: StoneUnion, CustomStringConvertible {
        /// The member was deleted.
        case delete
        /// The member left the team.
        case leave
        /// The member was offboarded.
        case offboard
        /// The member was offboarded and keeps the team folders.
        case offboardAndRetainTeamFolders
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .delete
            case 1: self = .leave
            case 2: self = .offboard
            case 3: self = .offboardAndRetainTeamFolders
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .delete: .tag(0)
            case .leave: .tag(1)
            case .offboard: .tag(2)
            case .offboardAndRetainTeamFolders: .tag(3)
            case .other: .tag(4)
            }
        }
    }

    /// Details of an event in which the external ID of a team member was removed.
    public struct MemberRemoveExternalIdDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(previousValue: String) {
            var builder = RecordBuilder(TeamLog._type(651))
            builder.string(0, previousValue)
            self.init(_plainRecord: builder.record())
        }

        /// The external ID before the change. At most 64 characters.
        @export(implementation) public var previousValue: String { _plainRecord.string(0) }
    }

    /// The external ID of a team member was removed.
    public struct MemberRemoveExternalIdType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(652))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the ability of users to find the team without an invitation was changed.
    public struct MemberRequestsChangePolicyDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(newValue: TeamLog.MemberRequestsPolicy, previousValue: TeamLog.MemberRequestsPolicy? = nil) {
            var builder = RecordBuilder(TeamLog._type(653))
            builder.union(0, newValue._value)
            builder.union(1, previousValue?._value)
            self.init(_plainRecord: builder.record())
        }

        /// The policy after the change.
        @export(implementation) public var newValue: TeamLog.MemberRequestsPolicy { _plainRecord.union(0) }
        /// The policy before the change. `nil` if an older event lacks it.
        @export(implementation) public var previousValue: TeamLog.MemberRequestsPolicy? { _plainRecord.unionOpt(1) }
    }

    /// The ability of users to find the team without an invitation was changed.
    public struct MemberRequestsChangePolicyType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(654))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// The policy for users who find the team and ask to join it.
    public enum MemberRequestsPolicy: StoneUnion, CustomStringConvertible {
        /// Requests are accepted automatically.
        case autoAccept
        /// Users can't ask to join.
        case disabled
        /// Requests need approval.
        case requireApproval
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .autoAccept
            case 1: self = .disabled
            case 2: self = .requireApproval
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .autoAccept: .tag(0)
            case .disabled: .tag(1)
            case .requireApproval: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    /// The policy for team invitations by members.
    public enum MemberSendInvitePolicy: StoneUnion, CustomStringConvertible {
        /// Members can't invite people.
        case disabled
        /// All members can invite people.
        case everyone
        /// Specific members can invite people.
        case specificMembers
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .disabled
            case 1: self = .everyone
            case 2: self = .specificMembers
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .disabled: .tag(0)
            case .everyone: .tag(1)
            case .specificMembers: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    /// Details of an event in which the team's policy for invitations by members was changed.
    public struct MemberSendInvitePolicyChangedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(newValue: TeamLog.MemberSendInvitePolicy, previousValue: TeamLog.MemberSendInvitePolicy) {
            var builder = RecordBuilder(TeamLog._type(657))
            builder.union(0, newValue._value)
            builder.union(1, previousValue._value)
            self.init(_plainRecord: builder.record())
        }

        /// The policy after the change.
        @export(implementation) public var newValue: TeamLog.MemberSendInvitePolicy { _plainRecord.union(0) }
        /// The policy before the change.
        @export(implementation) public var previousValue: TeamLog.MemberSendInvitePolicy { _plainRecord.union(1) }
    }

    /// The team's policy for invitations by members was changed.
    public struct MemberSendInvitePolicyChangedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(658))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the profile photo of a team member was set.
    public struct MemberSetProfilePhotoDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(659))) }
    }

    /// The profile photo of a team member was set.
    public struct MemberSetProfilePhotoType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(660))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// The status of a person in the team.
    public enum MemberStatus: StoneUnion, CustomStringConvertible {
        /// The person is an active member.
        case active
        /// The person was invited.
        case invited
        /// The person was moved to another team.
        case movedToAnotherTeam
        /// The person hasn't joined the team.
        case notJoined
        /// The person was removed from the team.
        case removed
        /// The member is suspended.
        case suspended
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .active
            case 1: self = .invited
            case 2: self = .movedToAnotherTeam
            case 3: self = .notJoined
            case 4: self = .removed
            case 5: self = .suspended
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .active: .tag(0)
            case .invited: .tag(1)
            case .movedToAnotherTeam: .tag(2)
            case .notJoined: .tag(3)
            case .removed: .tag(4)
            case .suspended: .tag(5)
            case .other: .tag(6)
            }
        }
    }

    /// Details of an event in which a person was suggested as a new team member.
    public struct MemberSuggestDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(suggestedMembers: [String]) {
            var builder = RecordBuilder(TeamLog._type(678))
            builder.strings(0, suggestedMembers)
            self.init(_plainRecord: builder.record())
        }

        /// The email addresses of the suggested people. Each item has at most 255 characters.
        @export(implementation) public var suggestedMembers: [String] { _plainRecord.strings(0) }
    }

    /// A person was suggested as a new team member.
    public struct MemberSuggestType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(679))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which suggestions of new team members by members were enabled or disabled.
    public struct MemberSuggestionsChangePolicyDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(newValue: TeamLog.MemberSuggestionsPolicy, previousValue: TeamLog.MemberSuggestionsPolicy? = nil) {
            var builder = RecordBuilder(TeamLog._type(680))
            builder.union(0, newValue._value)
            builder.union(1, previousValue?._value)
            self.init(_plainRecord: builder.record())
        }

        /// The policy after the change.
        @export(implementation) public var newValue: TeamLog.MemberSuggestionsPolicy { _plainRecord.union(0) }
        /// The policy before the change. `nil` if an older event lacks it.
        @export(implementation) public var previousValue: TeamLog.MemberSuggestionsPolicy? { _plainRecord.unionOpt(1) }
    }

    /// Suggestions of new team members by members were enabled or disabled.
    public struct MemberSuggestionsChangePolicyType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(681))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// The policy for suggestions of new members by members.
    public enum MemberSuggestionsPolicy: StoneUnion, CustomStringConvertible {
        /// Members can't suggest people.
        case disabled
        /// Members can suggest people.
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

    /// Details of an event in which the content of a deleted member's account was transferred to another member.
    public struct MemberTransferAccountContentsDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(683))) }
    }

    /// The content of a deleted member's account was transferred to another member.
    public struct MemberTransferAccountContentsType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(684))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// The source and target of a member's transfer. For internal use by Dropbox.
    public struct MemberTransferredInternalFields: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(sourceTeamId: String, targetTeamId: String) {
            var builder = RecordBuilder(TeamLog._type(685))
            builder.string(0, sourceTeamId)
            builder.string(1, targetTeamId)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the team that the user was moved from.
        @export(implementation) public var sourceTeamId: String { _plainRecord.string(0) }
        /// The identifier of the team that the user was moved to.
        @export(implementation) public var targetTeamId: String { _plainRecord.string(1) }
    }
}

extension TeamLog {
    /// Converts `MemberAccessDetailsCreateReportDetails` from and to JSON.
    public typealias MemberAccessDetailsCreateReportDetailsSerializer = StoneSerializer<TeamLog.MemberAccessDetailsCreateReportDetails>
    /// Converts `MemberAccessDetailsCreateReportFailedDetails` from and to JSON.
    public typealias MemberAccessDetailsCreateReportFailedDetailsSerializer = StoneSerializer<TeamLog.MemberAccessDetailsCreateReportFailedDetails>
    /// Converts `MemberAccessDetailsCreateReportFailedType` from and to JSON.
    public typealias MemberAccessDetailsCreateReportFailedTypeSerializer = StoneSerializer<TeamLog.MemberAccessDetailsCreateReportFailedType>
    /// Converts `MemberAccessDetailsCreateReportType` from and to JSON.
    public typealias MemberAccessDetailsCreateReportTypeSerializer = StoneSerializer<TeamLog.MemberAccessDetailsCreateReportType>
    /// Converts `MemberAddExternalIdDetails` from and to JSON.
    public typealias MemberAddExternalIdDetailsSerializer = StoneSerializer<TeamLog.MemberAddExternalIdDetails>
    /// Converts `MemberAddExternalIdType` from and to JSON.
    public typealias MemberAddExternalIdTypeSerializer = StoneSerializer<TeamLog.MemberAddExternalIdType>
    /// Converts `MemberAddNameDetails` from and to JSON.
    public typealias MemberAddNameDetailsSerializer = StoneSerializer<TeamLog.MemberAddNameDetails>
    /// Converts `MemberAddNameType` from and to JSON.
    public typealias MemberAddNameTypeSerializer = StoneSerializer<TeamLog.MemberAddNameType>
    /// Converts `MemberChangeAdminRoleDetails` from and to JSON.
    public typealias MemberChangeAdminRoleDetailsSerializer = StoneSerializer<TeamLog.MemberChangeAdminRoleDetails>
    /// Converts `MemberChangeAdminRoleType` from and to JSON.
    public typealias MemberChangeAdminRoleTypeSerializer = StoneSerializer<TeamLog.MemberChangeAdminRoleType>
    /// Converts `MemberChangeEmailDetails` from and to JSON.
    public typealias MemberChangeEmailDetailsSerializer = StoneSerializer<TeamLog.MemberChangeEmailDetails>
    /// Converts `MemberChangeEmailType` from and to JSON.
    public typealias MemberChangeEmailTypeSerializer = StoneSerializer<TeamLog.MemberChangeEmailType>
    /// Converts `MemberChangeExternalIdDetails` from and to JSON.
    public typealias MemberChangeExternalIdDetailsSerializer = StoneSerializer<TeamLog.MemberChangeExternalIdDetails>
    /// Converts `MemberChangeExternalIdType` from and to JSON.
    public typealias MemberChangeExternalIdTypeSerializer = StoneSerializer<TeamLog.MemberChangeExternalIdType>
    /// Converts `MemberChangeMembershipTypeDetails` from and to JSON.
    public typealias MemberChangeMembershipTypeDetailsSerializer = StoneSerializer<TeamLog.MemberChangeMembershipTypeDetails>
    /// Converts `MemberChangeMembershipTypeType` from and to JSON.
    public typealias MemberChangeMembershipTypeTypeSerializer = StoneSerializer<TeamLog.MemberChangeMembershipTypeType>
    /// Converts `MemberChangeNameDetails` from and to JSON.
    public typealias MemberChangeNameDetailsSerializer = StoneSerializer<TeamLog.MemberChangeNameDetails>
    /// Converts `MemberChangeNameType` from and to JSON.
    public typealias MemberChangeNameTypeSerializer = StoneSerializer<TeamLog.MemberChangeNameType>
    /// Converts `MemberChangeResellerRoleDetails` from and to JSON.
    public typealias MemberChangeResellerRoleDetailsSerializer = StoneSerializer<TeamLog.MemberChangeResellerRoleDetails>
    /// Converts `MemberChangeResellerRoleType` from and to JSON.
    public typealias MemberChangeResellerRoleTypeSerializer = StoneSerializer<TeamLog.MemberChangeResellerRoleType>
    /// Converts `MemberChangeStatusDetails` from and to JSON.
    public typealias MemberChangeStatusDetailsSerializer = StoneSerializer<TeamLog.MemberChangeStatusDetails>
    /// Converts `MemberChangeStatusType` from and to JSON.
    public typealias MemberChangeStatusTypeSerializer = StoneSerializer<TeamLog.MemberChangeStatusType>
    /// Converts `MemberDeleteManualContactsDetails` from and to JSON.
    public typealias MemberDeleteManualContactsDetailsSerializer = StoneSerializer<TeamLog.MemberDeleteManualContactsDetails>
    /// Converts `MemberDeleteManualContactsType` from and to JSON.
    public typealias MemberDeleteManualContactsTypeSerializer = StoneSerializer<TeamLog.MemberDeleteManualContactsType>
    /// Converts `MemberDeleteProfilePhotoDetails` from and to JSON.
    public typealias MemberDeleteProfilePhotoDetailsSerializer = StoneSerializer<TeamLog.MemberDeleteProfilePhotoDetails>
    /// Converts `MemberDeleteProfilePhotoType` from and to JSON.
    public typealias MemberDeleteProfilePhotoTypeSerializer = StoneSerializer<TeamLog.MemberDeleteProfilePhotoType>
    /// Converts `MemberFolderContentsAccessedDetails` from and to JSON.
    public typealias MemberFolderContentsAccessedDetailsSerializer = StoneSerializer<TeamLog.MemberFolderContentsAccessedDetails>
    /// Converts `MemberFolderContentsAccessedType` from and to JSON.
    public typealias MemberFolderContentsAccessedTypeSerializer = StoneSerializer<TeamLog.MemberFolderContentsAccessedType>
    /// Converts `MemberPermanentlyDeleteAccountContentsDetails` from and to JSON.
    public typealias MemberPermanentlyDeleteAccountContentsDetailsSerializer = StoneSerializer<TeamLog.MemberPermanentlyDeleteAccountContentsDetails>
    /// Converts `MemberPermanentlyDeleteAccountContentsType` from and to JSON.
    public typealias MemberPermanentlyDeleteAccountContentsTypeSerializer = StoneSerializer<TeamLog.MemberPermanentlyDeleteAccountContentsType>
    /// Converts `MemberRemoveActionType` from and to JSON.
    public typealias MemberRemoveActionTypeSerializer = StoneSerializer<TeamLog.MemberRemoveActionType>
    /// Converts `MemberRemoveExternalIdDetails` from and to JSON.
    public typealias MemberRemoveExternalIdDetailsSerializer = StoneSerializer<TeamLog.MemberRemoveExternalIdDetails>
    /// Converts `MemberRemoveExternalIdType` from and to JSON.
    public typealias MemberRemoveExternalIdTypeSerializer = StoneSerializer<TeamLog.MemberRemoveExternalIdType>
    /// Converts `MemberRequestsChangePolicyDetails` from and to JSON.
    public typealias MemberRequestsChangePolicyDetailsSerializer = StoneSerializer<TeamLog.MemberRequestsChangePolicyDetails>
    /// Converts `MemberRequestsChangePolicyType` from and to JSON.
    public typealias MemberRequestsChangePolicyTypeSerializer = StoneSerializer<TeamLog.MemberRequestsChangePolicyType>
    /// Converts `MemberRequestsPolicy` from and to JSON.
    public typealias MemberRequestsPolicySerializer = StoneSerializer<TeamLog.MemberRequestsPolicy>
    /// Converts `MemberSendInvitePolicy` from and to JSON.
    public typealias MemberSendInvitePolicySerializer = StoneSerializer<TeamLog.MemberSendInvitePolicy>
    /// Converts `MemberSendInvitePolicyChangedDetails` from and to JSON.
    public typealias MemberSendInvitePolicyChangedDetailsSerializer = StoneSerializer<TeamLog.MemberSendInvitePolicyChangedDetails>
    /// Converts `MemberSendInvitePolicyChangedType` from and to JSON.
    public typealias MemberSendInvitePolicyChangedTypeSerializer = StoneSerializer<TeamLog.MemberSendInvitePolicyChangedType>
    /// Converts `MemberSetProfilePhotoDetails` from and to JSON.
    public typealias MemberSetProfilePhotoDetailsSerializer = StoneSerializer<TeamLog.MemberSetProfilePhotoDetails>
    /// Converts `MemberSetProfilePhotoType` from and to JSON.
    public typealias MemberSetProfilePhotoTypeSerializer = StoneSerializer<TeamLog.MemberSetProfilePhotoType>
    /// Converts `MemberStatus` from and to JSON.
    public typealias MemberStatusSerializer = StoneSerializer<TeamLog.MemberStatus>
    /// Converts `MemberSuggestDetails` from and to JSON.
    public typealias MemberSuggestDetailsSerializer = StoneSerializer<TeamLog.MemberSuggestDetails>
    /// Converts `MemberSuggestType` from and to JSON.
    public typealias MemberSuggestTypeSerializer = StoneSerializer<TeamLog.MemberSuggestType>
    /// Converts `MemberSuggestionsChangePolicyDetails` from and to JSON.
    public typealias MemberSuggestionsChangePolicyDetailsSerializer = StoneSerializer<TeamLog.MemberSuggestionsChangePolicyDetails>
    /// Converts `MemberSuggestionsChangePolicyType` from and to JSON.
    public typealias MemberSuggestionsChangePolicyTypeSerializer = StoneSerializer<TeamLog.MemberSuggestionsChangePolicyType>
    /// Converts `MemberSuggestionsPolicy` from and to JSON.
    public typealias MemberSuggestionsPolicySerializer = StoneSerializer<TeamLog.MemberSuggestionsPolicy>
    /// Converts `MemberTransferAccountContentsDetails` from and to JSON.
    public typealias MemberTransferAccountContentsDetailsSerializer = StoneSerializer<TeamLog.MemberTransferAccountContentsDetails>
    /// Converts `MemberTransferAccountContentsType` from and to JSON.
    public typealias MemberTransferAccountContentsTypeSerializer = StoneSerializer<TeamLog.MemberTransferAccountContentsType>
    /// Converts `MemberTransferredInternalFields` from and to JSON.
    public typealias MemberTransferredInternalFieldsSerializer = StoneSerializer<TeamLog.MemberTransferredInternalFields>
}
