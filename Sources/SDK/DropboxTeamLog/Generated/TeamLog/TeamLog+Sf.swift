// Generated from API/team_log.json by `make generate`. Do not edit.

import DropboxCore
import DropboxStone

extension TeamLog {
    /// Details of an event in which the team was added to a shared folder.
    public struct SfAddGroupDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(
            targetAssetIndex: UInt64,
            originalFolderName: String,
            teamName: String,
            sharingPermission: String? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(1000))
            builder.uint64(0, targetAssetIndex)
            builder.string(1, originalFolderName)
            builder.string(2, sharingPermission)
            builder.string(3, teamName)
            self.init(_plainRecord: builder.record())
        }

        /// The index of the target in the `assets` of the event.
        @export(implementation) public var targetAssetIndex: UInt64 { _plainRecord.uint64(0) }
        /// The original name of the shared folder.
        @export(implementation) public var originalFolderName: String { _plainRecord.string(1) }
        /// The sharing permission.
        @export(implementation) public var sharingPermission: String? { _plainRecord.stringOpt(2) }
        /// The name of the team.
        @export(implementation) public var teamName: String { _plainRecord.string(3) }
    }

    /// The team was added to a shared folder. Dropbox no longer records this event.
    public struct SfAddGroupType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1001))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which people who aren't members of a shared folder were allowed to view links to its
    /// files.
    public struct SfAllowNonMembersToViewSharedLinksDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(targetAssetIndex: UInt64, originalFolderName: String, sharedFolderType: String? = nil) {
            var builder = RecordBuilder(TeamLog._type(1002))
            builder.uint64(0, targetAssetIndex)
            builder.string(1, originalFolderName)
            builder.string(2, sharedFolderType)
            self.init(_plainRecord: builder.record())
        }

        /// The index of the target in the `assets` of the event.
        @export(implementation) public var targetAssetIndex: UInt64 { _plainRecord.uint64(0) }
        /// The original name of the shared folder.
        @export(implementation) public var originalFolderName: String { _plainRecord.string(1) }
        /// The type of the shared folder.
        @export(implementation) public var sharedFolderType: String? { _plainRecord.stringOpt(2) }
    }

    /// People who aren't members of a shared folder were allowed to view links to its files. Dropbox no longer records
    /// this event.
    public struct SfAllowNonMembersToViewSharedLinksType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1003))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a warning for members who share folders outside the team was configured.
    public struct SfExternalInviteWarnDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(
            targetAssetIndex: UInt64,
            originalFolderName: String,
            newSharingPermission: String? = nil,
            previousSharingPermission: String? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(1004))
            builder.uint64(0, targetAssetIndex)
            builder.string(1, originalFolderName)
            builder.string(2, newSharingPermission)
            builder.string(3, previousSharingPermission)
            self.init(_plainRecord: builder.record())
        }

        /// The index of the target in the `assets` of the event.
        @export(implementation) public var targetAssetIndex: UInt64 { _plainRecord.uint64(0) }
        /// The original name of the shared folder.
        @export(implementation) public var originalFolderName: String { _plainRecord.string(1) }
        /// The sharing permission after the change.
        @export(implementation) public var newSharingPermission: String? { _plainRecord.stringOpt(2) }
        /// The sharing permission before the change.
        @export(implementation) public var previousSharingPermission: String? { _plainRecord.stringOpt(3) }
    }

    /// A warning for members who share folders outside the team was configured. Dropbox no longer records this event.
    public struct SfExternalInviteWarnType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1005))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the role of a Facebook user in a shared folder was changed.
    public struct SfFbInviteChangeRoleDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(
            targetAssetIndex: UInt64,
            originalFolderName: String,
            previousSharingPermission: String? = nil,
            newSharingPermission: String? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(1006))
            builder.uint64(0, targetAssetIndex)
            builder.string(1, originalFolderName)
            builder.string(2, previousSharingPermission)
            builder.string(3, newSharingPermission)
            self.init(_plainRecord: builder.record())
        }

        /// The index of the target in the `assets` of the event.
        @export(implementation) public var targetAssetIndex: UInt64 { _plainRecord.uint64(0) }
        /// The original name of the shared folder.
        @export(implementation) public var originalFolderName: String { _plainRecord.string(1) }
        /// The sharing permission before the change.
        @export(implementation) public var previousSharingPermission: String? { _plainRecord.stringOpt(2) }
        /// The sharing permission after the change.
        @export(implementation) public var newSharingPermission: String? { _plainRecord.stringOpt(3) }
    }

    /// The role of a Facebook user in a shared folder was changed. Dropbox no longer records this event.
    public struct SfFbInviteChangeRoleType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1007))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which Facebook users were invited to a shared folder.
    public struct SfFbInviteDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(targetAssetIndex: UInt64, originalFolderName: String, sharingPermission: String? = nil) {
            var builder = RecordBuilder(TeamLog._type(1008))
            builder.uint64(0, targetAssetIndex)
            builder.string(1, originalFolderName)
            builder.string(2, sharingPermission)
            self.init(_plainRecord: builder.record())
        }

        /// The index of the target in the `assets` of the event.
        @export(implementation) public var targetAssetIndex: UInt64 { _plainRecord.uint64(0) }
        /// The original name of the shared folder.
        @export(implementation) public var originalFolderName: String { _plainRecord.string(1) }
        /// The sharing permission.
        @export(implementation) public var sharingPermission: String? { _plainRecord.stringOpt(2) }
    }

    /// Facebook users were invited to a shared folder. Dropbox no longer records this event.
    public struct SfFbInviteType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1009))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the invitation of a Facebook user to a shared folder was withdrawn.
    public struct SfFbUninviteDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(targetAssetIndex: UInt64, originalFolderName: String) {
            var builder = RecordBuilder(TeamLog._type(1010))
            builder.uint64(0, targetAssetIndex)
            builder.string(1, originalFolderName)
            self.init(_plainRecord: builder.record())
        }

        /// The index of the target in the `assets` of the event.
        @export(implementation) public var targetAssetIndex: UInt64 { _plainRecord.uint64(0) }
        /// The original name of the shared folder.
        @export(implementation) public var originalFolderName: String { _plainRecord.string(1) }
    }

    /// The invitation of a Facebook user to a shared folder was withdrawn. Dropbox no longer records this event.
    public struct SfFbUninviteType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1011))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a group was invited to a shared folder.
    public struct SfInviteGroupDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(targetAssetIndex: UInt64) {
            var builder = RecordBuilder(TeamLog._type(1012))
            builder.uint64(0, targetAssetIndex)
            self.init(_plainRecord: builder.record())
        }

        /// The index of the target in the `assets` of the event.
        @export(implementation) public var targetAssetIndex: UInt64 { _plainRecord.uint64(0) }
    }

    /// A group was invited to a shared folder. Dropbox no longer records this event.
    public struct SfInviteGroupType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1013))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which access to a shared folder was granted.
    public struct SfTeamGrantAccessDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(targetAssetIndex: UInt64, originalFolderName: String) {
            var builder = RecordBuilder(TeamLog._type(1014))
            builder.uint64(0, targetAssetIndex)
            builder.string(1, originalFolderName)
            self.init(_plainRecord: builder.record())
        }

        /// The index of the target in the `assets` of the event.
        @export(implementation) public var targetAssetIndex: UInt64 { _plainRecord.uint64(0) }
        /// The original name of the shared folder.
        @export(implementation) public var originalFolderName: String { _plainRecord.string(1) }
    }

    /// Access to a shared folder was granted. Dropbox no longer records this event.
    public struct SfTeamGrantAccessType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1015))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the role of a team member in a shared folder was changed.
    public struct SfTeamInviteChangeRoleDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(
            targetAssetIndex: UInt64,
            originalFolderName: String,
            newSharingPermission: String? = nil,
            previousSharingPermission: String? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(1016))
            builder.uint64(0, targetAssetIndex)
            builder.string(1, originalFolderName)
            builder.string(2, newSharingPermission)
            builder.string(3, previousSharingPermission)
            self.init(_plainRecord: builder.record())
        }

        /// The index of the target in the `assets` of the event.
        @export(implementation) public var targetAssetIndex: UInt64 { _plainRecord.uint64(0) }
        /// The original name of the shared folder.
        @export(implementation) public var originalFolderName: String { _plainRecord.string(1) }
        /// The sharing permission after the change.
        @export(implementation) public var newSharingPermission: String? { _plainRecord.stringOpt(2) }
        /// The sharing permission before the change.
        @export(implementation) public var previousSharingPermission: String? { _plainRecord.stringOpt(3) }
    }

    /// The role of a team member in a shared folder was changed. Dropbox no longer records this event.
    public struct SfTeamInviteChangeRoleType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1017))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which team members were invited to a shared folder.
    public struct SfTeamInviteDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(targetAssetIndex: UInt64, originalFolderName: String, sharingPermission: String? = nil) {
            var builder = RecordBuilder(TeamLog._type(1018))
            builder.uint64(0, targetAssetIndex)
            builder.string(1, originalFolderName)
            builder.string(2, sharingPermission)
            self.init(_plainRecord: builder.record())
        }

        /// The index of the target in the `assets` of the event.
        @export(implementation) public var targetAssetIndex: UInt64 { _plainRecord.uint64(0) }
        /// The original name of the shared folder.
        @export(implementation) public var originalFolderName: String { _plainRecord.string(1) }
        /// The sharing permission.
        @export(implementation) public var sharingPermission: String? { _plainRecord.stringOpt(2) }
    }

    /// Team members were invited to a shared folder. Replaced by `sharedContentAddInvitees`.
    public struct SfTeamInviteType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1019))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a user joined the shared folder of a team member.
    public struct SfTeamJoinDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(targetAssetIndex: UInt64, originalFolderName: String) {
            var builder = RecordBuilder(TeamLog._type(1020))
            builder.uint64(0, targetAssetIndex)
            builder.string(1, originalFolderName)
            self.init(_plainRecord: builder.record())
        }

        /// The index of the target in the `assets` of the event.
        @export(implementation) public var targetAssetIndex: UInt64 { _plainRecord.uint64(0) }
        /// The original name of the shared folder.
        @export(implementation) public var originalFolderName: String { _plainRecord.string(1) }
    }

    /// Details of an event in which a user joined the shared folder of a team member by a link.
    public struct SfTeamJoinFromOobLinkDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(
            targetAssetIndex: UInt64,
            originalFolderName: String,
            tokenKey: String? = nil,
            sharingPermission: String? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(1021))
            builder.uint64(0, targetAssetIndex)
            builder.string(1, originalFolderName)
            builder.string(2, tokenKey)
            builder.string(3, sharingPermission)
            self.init(_plainRecord: builder.record())
        }

        /// The index of the target in the `assets` of the event.
        @export(implementation) public var targetAssetIndex: UInt64 { _plainRecord.uint64(0) }
        /// The original name of the shared folder.
        @export(implementation) public var originalFolderName: String { _plainRecord.string(1) }
        /// The token key of the shared link.
        @export(implementation) public var tokenKey: String? { _plainRecord.stringOpt(2) }
        /// The sharing permission.
        @export(implementation) public var sharingPermission: String? { _plainRecord.stringOpt(3) }
    }

    /// A user joined the shared folder of a team member by a link. Dropbox no longer records this event.
    public struct SfTeamJoinFromOobLinkType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1022))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// A user joined the shared folder of a team member. Dropbox no longer records this event.
    public struct SfTeamJoinType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1023))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the invitation of a team member to a shared folder was withdrawn.
    public struct SfTeamUninviteDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(targetAssetIndex: UInt64, originalFolderName: String) {
            var builder = RecordBuilder(TeamLog._type(1024))
            builder.uint64(0, targetAssetIndex)
            builder.string(1, originalFolderName)
            self.init(_plainRecord: builder.record())
        }

        /// The index of the target in the `assets` of the event.
        @export(implementation) public var targetAssetIndex: UInt64 { _plainRecord.uint64(0) }
        /// The original name of the shared folder.
        @export(implementation) public var originalFolderName: String { _plainRecord.string(1) }
    }

    /// The invitation of a team member to a shared folder was withdrawn. Replaced by `sharedContentRemoveInvitees`.
    public struct SfTeamUninviteType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1025))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }
}

extension TeamLog {
    /// Converts `SfAddGroupDetails` from and to JSON.
    public typealias SfAddGroupDetailsSerializer = StoneSerializer<TeamLog.SfAddGroupDetails>
    /// Converts `SfAddGroupType` from and to JSON.
    public typealias SfAddGroupTypeSerializer = StoneSerializer<TeamLog.SfAddGroupType>
    /// Converts `SfAllowNonMembersToViewSharedLinksDetails` from and to JSON.
    public typealias SfAllowNonMembersToViewSharedLinksDetailsSerializer = StoneSerializer<TeamLog.SfAllowNonMembersToViewSharedLinksDetails>
    /// Converts `SfAllowNonMembersToViewSharedLinksType` from and to JSON.
    public typealias SfAllowNonMembersToViewSharedLinksTypeSerializer = StoneSerializer<TeamLog.SfAllowNonMembersToViewSharedLinksType>
    /// Converts `SfExternalInviteWarnDetails` from and to JSON.
    public typealias SfExternalInviteWarnDetailsSerializer = StoneSerializer<TeamLog.SfExternalInviteWarnDetails>
    /// Converts `SfExternalInviteWarnType` from and to JSON.
    public typealias SfExternalInviteWarnTypeSerializer = StoneSerializer<TeamLog.SfExternalInviteWarnType>
    /// Converts `SfFbInviteChangeRoleDetails` from and to JSON.
    public typealias SfFbInviteChangeRoleDetailsSerializer = StoneSerializer<TeamLog.SfFbInviteChangeRoleDetails>
    /// Converts `SfFbInviteChangeRoleType` from and to JSON.
    public typealias SfFbInviteChangeRoleTypeSerializer = StoneSerializer<TeamLog.SfFbInviteChangeRoleType>
    /// Converts `SfFbInviteDetails` from and to JSON.
    public typealias SfFbInviteDetailsSerializer = StoneSerializer<TeamLog.SfFbInviteDetails>
    /// Converts `SfFbInviteType` from and to JSON.
    public typealias SfFbInviteTypeSerializer = StoneSerializer<TeamLog.SfFbInviteType>
    /// Converts `SfFbUninviteDetails` from and to JSON.
    public typealias SfFbUninviteDetailsSerializer = StoneSerializer<TeamLog.SfFbUninviteDetails>
    /// Converts `SfFbUninviteType` from and to JSON.
    public typealias SfFbUninviteTypeSerializer = StoneSerializer<TeamLog.SfFbUninviteType>
    /// Converts `SfInviteGroupDetails` from and to JSON.
    public typealias SfInviteGroupDetailsSerializer = StoneSerializer<TeamLog.SfInviteGroupDetails>
    /// Converts `SfInviteGroupType` from and to JSON.
    public typealias SfInviteGroupTypeSerializer = StoneSerializer<TeamLog.SfInviteGroupType>
    /// Converts `SfTeamGrantAccessDetails` from and to JSON.
    public typealias SfTeamGrantAccessDetailsSerializer = StoneSerializer<TeamLog.SfTeamGrantAccessDetails>
    /// Converts `SfTeamGrantAccessType` from and to JSON.
    public typealias SfTeamGrantAccessTypeSerializer = StoneSerializer<TeamLog.SfTeamGrantAccessType>
    /// Converts `SfTeamInviteChangeRoleDetails` from and to JSON.
    public typealias SfTeamInviteChangeRoleDetailsSerializer = StoneSerializer<TeamLog.SfTeamInviteChangeRoleDetails>
    /// Converts `SfTeamInviteChangeRoleType` from and to JSON.
    public typealias SfTeamInviteChangeRoleTypeSerializer = StoneSerializer<TeamLog.SfTeamInviteChangeRoleType>
    /// Converts `SfTeamInviteDetails` from and to JSON.
    public typealias SfTeamInviteDetailsSerializer = StoneSerializer<TeamLog.SfTeamInviteDetails>
    /// Converts `SfTeamInviteType` from and to JSON.
    public typealias SfTeamInviteTypeSerializer = StoneSerializer<TeamLog.SfTeamInviteType>
    /// Converts `SfTeamJoinDetails` from and to JSON.
    public typealias SfTeamJoinDetailsSerializer = StoneSerializer<TeamLog.SfTeamJoinDetails>
    /// Converts `SfTeamJoinFromOobLinkDetails` from and to JSON.
    public typealias SfTeamJoinFromOobLinkDetailsSerializer = StoneSerializer<TeamLog.SfTeamJoinFromOobLinkDetails>
    /// Converts `SfTeamJoinFromOobLinkType` from and to JSON.
    public typealias SfTeamJoinFromOobLinkTypeSerializer = StoneSerializer<TeamLog.SfTeamJoinFromOobLinkType>
    /// Converts `SfTeamJoinType` from and to JSON.
    public typealias SfTeamJoinTypeSerializer = StoneSerializer<TeamLog.SfTeamJoinType>
    /// Converts `SfTeamUninviteDetails` from and to JSON.
    public typealias SfTeamUninviteDetailsSerializer = StoneSerializer<TeamLog.SfTeamUninviteDetails>
    /// Converts `SfTeamUninviteType` from and to JSON.
    public typealias SfTeamUninviteTypeSerializer = StoneSerializer<TeamLog.SfTeamUninviteType>
}
