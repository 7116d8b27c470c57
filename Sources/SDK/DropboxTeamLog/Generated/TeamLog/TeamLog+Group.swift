// Generated from API/team_log.json by `make generate`. Do not edit.

import DropboxAccount
import DropboxCore
import DropboxStone

extension TeamLog {
    /// Details of an event in which an external ID was assigned to a group.
    public struct GroupAddExternalIdDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(newValue: String) {
            var builder = RecordBuilder(TeamLog._type(504))
            builder.string(0, newValue)
            self.init(_plainRecord: builder.record())
        }

        /// The external ID after the change.
        @export(implementation) public var newValue: String { _plainRecord.string(0) }
    }

    /// An external ID was assigned to a group.
    public struct GroupAddExternalIdType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(505))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which team members were added to a group.
    public struct GroupAddMemberDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(isGroupOwner: Bool) {
            var builder = RecordBuilder(TeamLog._type(506))
            builder.bool(0, isGroupOwner)
            self.init(_plainRecord: builder.record())
        }

        /// A Boolean value that indicates whether the member is an owner of the group.
        @export(implementation) public var isGroupOwner: Bool { _plainRecord.bool(0) }
    }

    /// Team members were added to a group.
    public struct GroupAddMemberType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(507))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the external ID of a group was changed.
    public struct GroupChangeExternalIdDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(newValue: String, previousValue: String) {
            var builder = RecordBuilder(TeamLog._type(508))
            builder.string(0, newValue)
            builder.string(1, previousValue)
            self.init(_plainRecord: builder.record())
        }

        /// The external ID after the change.
        @export(implementation) public var newValue: String { _plainRecord.string(0) }
        /// The external ID before the change.
        @export(implementation) public var previousValue: String { _plainRecord.string(1) }
    }

    /// The external ID of a group was changed.
    public struct GroupChangeExternalIdType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(509))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the management type of a group was changed.
    public struct GroupChangeManagementTypeDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(newValue: TeamCommon.GroupManagementType, previousValue: TeamCommon.GroupManagementType? = nil) {
            var builder = RecordBuilder(TeamLog._type(510))
            builder.union(0, newValue._value)
            builder.union(1, previousValue?._value)
            self.init(_plainRecord: builder.record())
        }

        /// The management type after the change.
        @export(implementation) public var newValue: TeamCommon.GroupManagementType { _plainRecord.union(0) }
        /// The management type before the change. `nil` if an older event lacks it.
        @export(implementation) public var previousValue: TeamCommon.GroupManagementType? { _plainRecord.unionOpt(1) }
    }

    /// The management type of a group was changed.
    public struct GroupChangeManagementTypeType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(511))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a group member was made a manager of the group, or stopped being one.
    public struct GroupChangeMemberRoleDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(isGroupOwner: Bool) {
            var builder = RecordBuilder(TeamLog._type(512))
            builder.bool(0, isGroupOwner)
            self.init(_plainRecord: builder.record())
        }

        /// A Boolean value that indicates whether the member is an owner of the group.
        @export(implementation) public var isGroupOwner: Bool { _plainRecord.bool(0) }
    }

    /// A group member was made a manager of the group, or stopped being one.
    public struct GroupChangeMemberRoleType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(513))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a group was created.
    public struct GroupCreateDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(isCompanyManaged: Bool? = nil, joinPolicy: TeamLog.GroupJoinPolicy? = nil) {
            var builder = RecordBuilder(TeamLog._type(514))
            builder.bool(0, isCompanyManaged)
            builder.union(1, joinPolicy?._value)
            self.init(_plainRecord: builder.record())
        }

        /// A Boolean value that indicates whether the group is managed by the company.
        @export(implementation) public var isCompanyManaged: Bool? { _plainRecord.boolOpt(0) }
        /// The policy for joining the group.
        @export(implementation) public var joinPolicy: TeamLog.GroupJoinPolicy? { _plainRecord.unionOpt(1) }
    }

    /// A group was created.
    public struct GroupCreateType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(515))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a group was deleted.
    public struct GroupDeleteDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(isCompanyManaged: Bool? = nil) {
            var builder = RecordBuilder(TeamLog._type(516))
            builder.bool(0, isCompanyManaged)
            self.init(_plainRecord: builder.record())
        }

        /// A Boolean value that indicates whether the group is managed by the company.
        @export(implementation) public var isCompanyManaged: Bool? { _plainRecord.boolOpt(0) }
    }

    /// A group was deleted.
    public struct GroupDeleteType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(517))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the description of a group was changed.
    public struct GroupDescriptionUpdatedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(518))) }
    }

    /// The description of a group was changed. Dropbox no longer records this event.
    public struct GroupDescriptionUpdatedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(519))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a group's own setting for external sharing was changed.
    public struct GroupExternalSharingSettingOverrideChangedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(newValue: TeamLog.ExternalSharingSetting, previousValue: TeamLog.ExternalSharingSetting) {
            var builder = RecordBuilder(TeamLog._type(520))
            builder.union(0, newValue._value)
            builder.union(1, previousValue._value)
            self.init(_plainRecord: builder.record())
        }

        /// The external sharing setting after the change.
        @export(implementation) public var newValue: TeamLog.ExternalSharingSetting { _plainRecord.union(0) }
        /// The external sharing setting before the change.
        @export(implementation) public var previousValue: TeamLog.ExternalSharingSetting { _plainRecord.union(1) }
    }

    /// A group's own setting for external sharing was changed.
    public struct GroupExternalSharingSettingOverrideChangedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(521))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// The policy for joining a group.
    public enum GroupJoinPolicy: StoneUnion, CustomStringConvertible {
        /// Members can join the group.
        case open
        /// Members can ask to join the group.
        case requestToJoin
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .open
            case 1: self = .requestToJoin
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .open: .tag(0)
            case .requestToJoin: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// Details of an event in which the join policy of a group was changed.
    public struct GroupJoinPolicyUpdatedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(isCompanyManaged: Bool? = nil, joinPolicy: TeamLog.GroupJoinPolicy? = nil) {
            var builder = RecordBuilder(TeamLog._type(523))
            builder.bool(0, isCompanyManaged)
            builder.union(1, joinPolicy?._value)
            self.init(_plainRecord: builder.record())
        }

        /// A Boolean value that indicates whether the group is managed by the company.
        @export(implementation) public var isCompanyManaged: Bool? { _plainRecord.boolOpt(0) }
        /// The policy for joining the group.
        @export(implementation) public var joinPolicy: TeamLog.GroupJoinPolicy? { _plainRecord.unionOpt(1) }
    }

    /// The join policy of a group was changed. Dropbox no longer records this event.
    public struct GroupJoinPolicyUpdatedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(524))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// A group.
    public struct GroupLogInfo: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(displayName: String, groupId: String? = nil, externalId: String? = nil) {
            var builder = RecordBuilder(TeamLog._type(525))
            builder.string(0, groupId)
            builder.string(1, displayName)
            builder.string(2, externalId)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the group, `g:…`.
        @export(implementation) public var groupId: String? { _plainRecord.stringOpt(0) }
        /// The name of the group.
        @export(implementation) public var displayName: String { _plainRecord.string(1) }
        /// The external ID, from the team's own directory. `nil` if there is none.
        @export(implementation) public var externalId: String? { _plainRecord.stringOpt(2) }
    }

    /// Details of an event in which a group was moved.
    public struct GroupMovedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(526))) }
    }

    /// A group was moved. Dropbox no longer records this event.
    public struct GroupMovedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(527))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the external ID of a group was removed.
    public struct GroupRemoveExternalIdDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(previousValue: String) {
            var builder = RecordBuilder(TeamLog._type(528))
            builder.string(0, previousValue)
            self.init(_plainRecord: builder.record())
        }

        /// The external ID before the change.
        @export(implementation) public var previousValue: String { _plainRecord.string(0) }
    }

    /// The external ID of a group was removed.
    public struct GroupRemoveExternalIdType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(529))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which team members were removed from a group.
    public struct GroupRemoveMemberDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(530))) }
    }

    /// Team members were removed from a group.
    public struct GroupRemoveMemberType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(531))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a group was renamed.
    public struct GroupRenameDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(previousValue: String, newValue: String) {
            var builder = RecordBuilder(TeamLog._type(532))
            builder.string(0, previousValue)
            builder.string(1, newValue)
            self.init(_plainRecord: builder.record())
        }

        /// The name of the group before the change.
        @export(implementation) public var previousValue: String { _plainRecord.string(0) }
        /// The name of the group after the change.
        @export(implementation) public var newValue: String { _plainRecord.string(1) }
    }

    /// A group was renamed.
    public struct GroupRenameType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(533))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the permission to create groups was changed.
    public struct GroupUserManagementChangePolicyDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(newValue: TeamPolicies.GroupCreation, previousValue: TeamPolicies.GroupCreation? = nil) {
            var builder = RecordBuilder(TeamLog._type(534))
            builder.union(0, newValue._value)
            builder.union(1, previousValue?._value)
            self.init(_plainRecord: builder.record())
        }

        /// The policy after the change.
        @export(implementation) public var newValue: TeamPolicies.GroupCreation { _plainRecord.union(0) }
        /// The policy before the change. `nil` if an older event lacks it.
        @export(implementation) public var previousValue: TeamPolicies.GroupCreation? { _plainRecord.unionOpt(1) }
    }

    /// The permission to create groups was changed.
    public struct GroupUserManagementChangePolicyType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(535))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }
}

extension TeamLog {
    /// Converts `GroupAddExternalIdDetails` from and to JSON.
    public typealias GroupAddExternalIdDetailsSerializer = StoneSerializer<TeamLog.GroupAddExternalIdDetails>
    /// Converts `GroupAddExternalIdType` from and to JSON.
    public typealias GroupAddExternalIdTypeSerializer = StoneSerializer<TeamLog.GroupAddExternalIdType>
    /// Converts `GroupAddMemberDetails` from and to JSON.
    public typealias GroupAddMemberDetailsSerializer = StoneSerializer<TeamLog.GroupAddMemberDetails>
    /// Converts `GroupAddMemberType` from and to JSON.
    public typealias GroupAddMemberTypeSerializer = StoneSerializer<TeamLog.GroupAddMemberType>
    /// Converts `GroupChangeExternalIdDetails` from and to JSON.
    public typealias GroupChangeExternalIdDetailsSerializer = StoneSerializer<TeamLog.GroupChangeExternalIdDetails>
    /// Converts `GroupChangeExternalIdType` from and to JSON.
    public typealias GroupChangeExternalIdTypeSerializer = StoneSerializer<TeamLog.GroupChangeExternalIdType>
    /// Converts `GroupChangeManagementTypeDetails` from and to JSON.
    public typealias GroupChangeManagementTypeDetailsSerializer = StoneSerializer<TeamLog.GroupChangeManagementTypeDetails>
    /// Converts `GroupChangeManagementTypeType` from and to JSON.
    public typealias GroupChangeManagementTypeTypeSerializer = StoneSerializer<TeamLog.GroupChangeManagementTypeType>
    /// Converts `GroupChangeMemberRoleDetails` from and to JSON.
    public typealias GroupChangeMemberRoleDetailsSerializer = StoneSerializer<TeamLog.GroupChangeMemberRoleDetails>
    /// Converts `GroupChangeMemberRoleType` from and to JSON.
    public typealias GroupChangeMemberRoleTypeSerializer = StoneSerializer<TeamLog.GroupChangeMemberRoleType>
    /// Converts `GroupCreateDetails` from and to JSON.
    public typealias GroupCreateDetailsSerializer = StoneSerializer<TeamLog.GroupCreateDetails>
    /// Converts `GroupCreateType` from and to JSON.
    public typealias GroupCreateTypeSerializer = StoneSerializer<TeamLog.GroupCreateType>
    /// Converts `GroupDeleteDetails` from and to JSON.
    public typealias GroupDeleteDetailsSerializer = StoneSerializer<TeamLog.GroupDeleteDetails>
    /// Converts `GroupDeleteType` from and to JSON.
    public typealias GroupDeleteTypeSerializer = StoneSerializer<TeamLog.GroupDeleteType>
    /// Converts `GroupDescriptionUpdatedDetails` from and to JSON.
    public typealias GroupDescriptionUpdatedDetailsSerializer = StoneSerializer<TeamLog.GroupDescriptionUpdatedDetails>
    /// Converts `GroupDescriptionUpdatedType` from and to JSON.
    public typealias GroupDescriptionUpdatedTypeSerializer = StoneSerializer<TeamLog.GroupDescriptionUpdatedType>
    /// Converts `GroupExternalSharingSettingOverrideChangedDetails` from and to JSON.
    public typealias GroupExternalSharingSettingOverrideChangedDetailsSerializer = StoneSerializer<TeamLog.GroupExternalSharingSettingOverrideChangedDetails>
    /// Converts `GroupExternalSharingSettingOverrideChangedType` from and to JSON.
    public typealias GroupExternalSharingSettingOverrideChangedTypeSerializer = StoneSerializer<TeamLog.GroupExternalSharingSettingOverrideChangedType>
    /// Converts `GroupJoinPolicy` from and to JSON.
    public typealias GroupJoinPolicySerializer = StoneSerializer<TeamLog.GroupJoinPolicy>
    /// Converts `GroupJoinPolicyUpdatedDetails` from and to JSON.
    public typealias GroupJoinPolicyUpdatedDetailsSerializer = StoneSerializer<TeamLog.GroupJoinPolicyUpdatedDetails>
    /// Converts `GroupJoinPolicyUpdatedType` from and to JSON.
    public typealias GroupJoinPolicyUpdatedTypeSerializer = StoneSerializer<TeamLog.GroupJoinPolicyUpdatedType>
    /// Converts `GroupLogInfo` from and to JSON.
    public typealias GroupLogInfoSerializer = StoneSerializer<TeamLog.GroupLogInfo>
    /// Converts `GroupMovedDetails` from and to JSON.
    public typealias GroupMovedDetailsSerializer = StoneSerializer<TeamLog.GroupMovedDetails>
    /// Converts `GroupMovedType` from and to JSON.
    public typealias GroupMovedTypeSerializer = StoneSerializer<TeamLog.GroupMovedType>
    /// Converts `GroupRemoveExternalIdDetails` from and to JSON.
    public typealias GroupRemoveExternalIdDetailsSerializer = StoneSerializer<TeamLog.GroupRemoveExternalIdDetails>
    /// Converts `GroupRemoveExternalIdType` from and to JSON.
    public typealias GroupRemoveExternalIdTypeSerializer = StoneSerializer<TeamLog.GroupRemoveExternalIdType>
    /// Converts `GroupRemoveMemberDetails` from and to JSON.
    public typealias GroupRemoveMemberDetailsSerializer = StoneSerializer<TeamLog.GroupRemoveMemberDetails>
    /// Converts `GroupRemoveMemberType` from and to JSON.
    public typealias GroupRemoveMemberTypeSerializer = StoneSerializer<TeamLog.GroupRemoveMemberType>
    /// Converts `GroupRenameDetails` from and to JSON.
    public typealias GroupRenameDetailsSerializer = StoneSerializer<TeamLog.GroupRenameDetails>
    /// Converts `GroupRenameType` from and to JSON.
    public typealias GroupRenameTypeSerializer = StoneSerializer<TeamLog.GroupRenameType>
    /// Converts `GroupUserManagementChangePolicyDetails` from and to JSON.
    public typealias GroupUserManagementChangePolicyDetailsSerializer = StoneSerializer<TeamLog.GroupUserManagementChangePolicyDetails>
    /// Converts `GroupUserManagementChangePolicyType` from and to JSON.
    public typealias GroupUserManagementChangePolicyTypeSerializer = StoneSerializer<TeamLog.GroupUserManagementChangePolicyType>
}
