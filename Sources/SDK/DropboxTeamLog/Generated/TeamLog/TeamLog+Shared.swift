// Generated from API/team_log.json by `make generate`. Do not edit.

import DropboxCore
import DropboxSharing
import DropboxStone
import DropboxTeam

extension TeamLog {
    /// Details of an event in which the group of people who can open a shared folder by a link was changed.
    public struct SharedFolderChangeLinkPolicyDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(newValue: Sharing.SharedLinkPolicy, previousValue: Sharing.SharedLinkPolicy? = nil) {
            var builder = RecordBuilder(TeamLog._type(1074))
            builder.union(0, newValue._value)
            builder.union(1, previousValue?._value)
            self.init(_plainRecord: builder.record())
        }

        /// The policy after the change.
        @export(implementation) public var newValue: Sharing.SharedLinkPolicy { _plainRecord.union(0) }
        /// The policy before the change. `nil` if an older event lacks it.
        @export(implementation) public var previousValue: Sharing.SharedLinkPolicy? { _plainRecord.unionOpt(1) }
    }

    /// The group of people who can open a shared folder by a link was changed.
    public struct SharedFolderChangeLinkPolicyType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1075))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a shared folder was set to inherit the members of its parent folder, or not to.
    public struct SharedFolderChangeMembersInheritancePolicyDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(
            newValue: TeamLog.SharedFolderMembersInheritancePolicy,
            previousValue: TeamLog.SharedFolderMembersInheritancePolicy? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(1076))
            builder.union(0, newValue._value)
            builder.union(1, previousValue?._value)
            self.init(_plainRecord: builder.record())
        }

        /// The policy after the change.
        @export(implementation)
        public var newValue: TeamLog.SharedFolderMembersInheritancePolicy { _plainRecord.union(0) }
        /// The policy before the change. `nil` if an older event lacks it.
        @export(implementation)
        public var previousValue: TeamLog.SharedFolderMembersInheritancePolicy? { _plainRecord.unionOpt(1) }
    }

    /// A shared folder was set to inherit the members of its parent folder, or not to.
    public struct SharedFolderChangeMembersInheritancePolicyType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1077))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the permission to add and remove members of a shared folder was changed.
    public struct SharedFolderChangeMembersManagementPolicyDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(newValue: Sharing.AclUpdatePolicy, previousValue: Sharing.AclUpdatePolicy? = nil) {
            var builder = RecordBuilder(TeamLog._type(1078))
            builder.union(0, newValue._value)
            builder.union(1, previousValue?._value)
            self.init(_plainRecord: builder.record())
        }

        /// The policy after the change.
        @export(implementation) public var newValue: Sharing.AclUpdatePolicy { _plainRecord.union(0) }
        /// The policy before the change. `nil` if an older event lacks it.
        @export(implementation) public var previousValue: Sharing.AclUpdatePolicy? { _plainRecord.unionOpt(1) }
    }

    /// The permission to add and remove members of a shared folder was changed.
    public struct SharedFolderChangeMembersManagementPolicyType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1079))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the group of people who can become members of a shared folder was changed.
    public struct SharedFolderChangeMembersPolicyDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(newValue: Sharing.MemberPolicy, previousValue: Sharing.MemberPolicy? = nil) {
            var builder = RecordBuilder(TeamLog._type(1080))
            builder.union(0, newValue._value)
            builder.union(1, previousValue?._value)
            self.init(_plainRecord: builder.record())
        }

        /// The policy after the change.
        @export(implementation) public var newValue: Sharing.MemberPolicy { _plainRecord.union(0) }
        /// The policy before the change. `nil` if an older event lacks it.
        @export(implementation) public var previousValue: Sharing.MemberPolicy? { _plainRecord.unionOpt(1) }
    }

    /// The group of people who can become members of a shared folder was changed.
    public struct SharedFolderChangeMembersPolicyType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1081))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a shared folder was created.
    public struct SharedFolderCreateDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(targetNsId: String? = nil) {
            var builder = RecordBuilder(TeamLog._type(1082))
            builder.string(0, targetNsId)
            self.init(_plainRecord: builder.record())
        }

        /// The namespace identifier of the folder.
        @export(implementation) public var targetNsId: String? { _plainRecord.stringOpt(0) }
    }

    /// A shared folder was created.
    public struct SharedFolderCreateType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1083))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a user declined a team member's invitation to a shared folder.
    public struct SharedFolderDeclineInvitationDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(1084))) }
    }

    /// A user declined a team member's invitation to a shared folder.
    public struct SharedFolderDeclineInvitationType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1085))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// A value that indicates whether a shared folder inherits the members of its parent folder.
    public enum SharedFolderMembersInheritancePolicy: StoneUnion, CustomStringConvertible {
        /// The folder doesn't inherit members.
        case dontInheritMembers
        /// The folder inherits the members of its parent.
        case inheritMembers
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .dontInheritMembers
            case 1: self = .inheritMembers
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .dontInheritMembers: .tag(0)
            case .inheritMembers: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// Details of an event in which a user added a shared folder to their own Dropbox.
    public struct SharedFolderMountDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(1087))) }
    }

    /// A user added a shared folder to their own Dropbox.
    public struct SharedFolderMountType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1088))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the parent of a shared folder was changed.
    public struct SharedFolderNestDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(
            previousParentNsId: String? = nil,
            newParentNsId: String? = nil,
            previousNsPath: String? = nil,
            newNsPath: String? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(1089))
            builder.string(0, previousParentNsId)
            builder.string(1, newParentNsId)
            builder.string(2, previousNsPath)
            builder.string(3, newNsPath)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the parent namespace before the change.
        @export(implementation) public var previousParentNsId: String? { _plainRecord.stringOpt(0) }
        /// The identifier of the parent namespace after the change.
        @export(implementation) public var newParentNsId: String? { _plainRecord.stringOpt(1) }
        /// The namespace path before the change.
        @export(implementation) public var previousNsPath: String? { _plainRecord.stringOpt(2) }
        /// The namespace path after the change.
        @export(implementation) public var newNsPath: String? { _plainRecord.stringOpt(3) }
    }

    /// The parent of a shared folder was changed.
    public struct SharedFolderNestType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1090))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the ownership of a shared folder was transferred to another member.
    public struct SharedFolderTransferOwnershipDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(newOwnerEmail: String, previousOwnerEmail: String? = nil) {
            var builder = RecordBuilder(TeamLog._type(1091))
            builder.string(0, previousOwnerEmail)
            builder.string(1, newOwnerEmail)
            self.init(_plainRecord: builder.record())
        }

        /// The email address of the previous owner. At most 255 characters.
        @export(implementation) public var previousOwnerEmail: String? { _plainRecord.stringOpt(0) }
        /// The email address of the new owner. At most 255 characters.
        @export(implementation) public var newOwnerEmail: String { _plainRecord.string(1) }
    }

    /// The ownership of a shared folder was transferred to another member.
    public struct SharedFolderTransferOwnershipType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1092))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a user removed a shared folder from their own Dropbox.
    public struct SharedFolderUnmountDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(1093))) }
    }

    /// A user removed a shared folder from their own Dropbox.
    public struct SharedFolderUnmountType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1094))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a report on shared folders was created.
    public struct SharedFoldersCreateReportDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(1095))) }
    }

    /// Details of an event in which a report on shared folders couldn't be created.
    public struct SharedFoldersCreateReportFailedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(failureReason: Team.TeamReportFailureReason) {
            var builder = RecordBuilder(TeamLog._type(1096))
            builder.union(0, failureReason._value)
            self.init(_plainRecord: builder.record())
        }

        /// The reason for the failure.
        @export(implementation) public var failureReason: Team.TeamReportFailureReason { _plainRecord.union(0) }
    }

    /// A report on shared folders couldn't be created.
    public struct SharedFoldersCreateReportFailedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1097))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// A report on shared folders was created.
    public struct SharedFoldersCreateReportType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1098))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a shared Paper document was opened.
    public struct SharedNoteOpenedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(1144))) }
    }

    /// A shared Paper document was opened. Dropbox no longer records this event.
    public struct SharedNoteOpenedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1145))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }
}

extension TeamLog {
    /// Converts `SharedFolderChangeLinkPolicyDetails` from and to JSON.
    public typealias SharedFolderChangeLinkPolicyDetailsSerializer = StoneSerializer<TeamLog.SharedFolderChangeLinkPolicyDetails>
    /// Converts `SharedFolderChangeLinkPolicyType` from and to JSON.
    public typealias SharedFolderChangeLinkPolicyTypeSerializer = StoneSerializer<TeamLog.SharedFolderChangeLinkPolicyType>
    /// Converts `SharedFolderChangeMembersInheritancePolicyDetails` from and to JSON.
    public typealias SharedFolderChangeMembersInheritancePolicyDetailsSerializer = StoneSerializer<TeamLog.SharedFolderChangeMembersInheritancePolicyDetails>
    /// Converts `SharedFolderChangeMembersInheritancePolicyType` from and to JSON.
    public typealias SharedFolderChangeMembersInheritancePolicyTypeSerializer = StoneSerializer<TeamLog.SharedFolderChangeMembersInheritancePolicyType>
    /// Converts `SharedFolderChangeMembersManagementPolicyDetails` from and to JSON.
    public typealias SharedFolderChangeMembersManagementPolicyDetailsSerializer = StoneSerializer<TeamLog.SharedFolderChangeMembersManagementPolicyDetails>
    /// Converts `SharedFolderChangeMembersManagementPolicyType` from and to JSON.
    public typealias SharedFolderChangeMembersManagementPolicyTypeSerializer = StoneSerializer<TeamLog.SharedFolderChangeMembersManagementPolicyType>
    /// Converts `SharedFolderChangeMembersPolicyDetails` from and to JSON.
    public typealias SharedFolderChangeMembersPolicyDetailsSerializer = StoneSerializer<TeamLog.SharedFolderChangeMembersPolicyDetails>
    /// Converts `SharedFolderChangeMembersPolicyType` from and to JSON.
    public typealias SharedFolderChangeMembersPolicyTypeSerializer = StoneSerializer<TeamLog.SharedFolderChangeMembersPolicyType>
    /// Converts `SharedFolderCreateDetails` from and to JSON.
    public typealias SharedFolderCreateDetailsSerializer = StoneSerializer<TeamLog.SharedFolderCreateDetails>
    /// Converts `SharedFolderCreateType` from and to JSON.
    public typealias SharedFolderCreateTypeSerializer = StoneSerializer<TeamLog.SharedFolderCreateType>
    /// Converts `SharedFolderDeclineInvitationDetails` from and to JSON.
    public typealias SharedFolderDeclineInvitationDetailsSerializer = StoneSerializer<TeamLog.SharedFolderDeclineInvitationDetails>
    /// Converts `SharedFolderDeclineInvitationType` from and to JSON.
    public typealias SharedFolderDeclineInvitationTypeSerializer = StoneSerializer<TeamLog.SharedFolderDeclineInvitationType>
    /// Converts `SharedFolderMembersInheritancePolicy` from and to JSON.
    public typealias SharedFolderMembersInheritancePolicySerializer = StoneSerializer<TeamLog.SharedFolderMembersInheritancePolicy>
    /// Converts `SharedFolderMountDetails` from and to JSON.
    public typealias SharedFolderMountDetailsSerializer = StoneSerializer<TeamLog.SharedFolderMountDetails>
    /// Converts `SharedFolderMountType` from and to JSON.
    public typealias SharedFolderMountTypeSerializer = StoneSerializer<TeamLog.SharedFolderMountType>
    /// Converts `SharedFolderNestDetails` from and to JSON.
    public typealias SharedFolderNestDetailsSerializer = StoneSerializer<TeamLog.SharedFolderNestDetails>
    /// Converts `SharedFolderNestType` from and to JSON.
    public typealias SharedFolderNestTypeSerializer = StoneSerializer<TeamLog.SharedFolderNestType>
    /// Converts `SharedFolderTransferOwnershipDetails` from and to JSON.
    public typealias SharedFolderTransferOwnershipDetailsSerializer = StoneSerializer<TeamLog.SharedFolderTransferOwnershipDetails>
    /// Converts `SharedFolderTransferOwnershipType` from and to JSON.
    public typealias SharedFolderTransferOwnershipTypeSerializer = StoneSerializer<TeamLog.SharedFolderTransferOwnershipType>
    /// Converts `SharedFolderUnmountDetails` from and to JSON.
    public typealias SharedFolderUnmountDetailsSerializer = StoneSerializer<TeamLog.SharedFolderUnmountDetails>
    /// Converts `SharedFolderUnmountType` from and to JSON.
    public typealias SharedFolderUnmountTypeSerializer = StoneSerializer<TeamLog.SharedFolderUnmountType>
    /// Converts `SharedFoldersCreateReportDetails` from and to JSON.
    public typealias SharedFoldersCreateReportDetailsSerializer = StoneSerializer<TeamLog.SharedFoldersCreateReportDetails>
    /// Converts `SharedFoldersCreateReportFailedDetails` from and to JSON.
    public typealias SharedFoldersCreateReportFailedDetailsSerializer = StoneSerializer<TeamLog.SharedFoldersCreateReportFailedDetails>
    /// Converts `SharedFoldersCreateReportFailedType` from and to JSON.
    public typealias SharedFoldersCreateReportFailedTypeSerializer = StoneSerializer<TeamLog.SharedFoldersCreateReportFailedType>
    /// Converts `SharedFoldersCreateReportType` from and to JSON.
    public typealias SharedFoldersCreateReportTypeSerializer = StoneSerializer<TeamLog.SharedFoldersCreateReportType>
    /// Converts `SharedNoteOpenedDetails` from and to JSON.
    public typealias SharedNoteOpenedDetailsSerializer = StoneSerializer<TeamLog.SharedNoteOpenedDetails>
    /// Converts `SharedNoteOpenedType` from and to JSON.
    public typealias SharedNoteOpenedTypeSerializer = StoneSerializer<TeamLog.SharedNoteOpenedType>
}
