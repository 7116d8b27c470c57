// Generated from API/team_log.json by `make generate`. Do not edit.

import DropboxCore
import DropboxSharing
import DropboxStone
import Foundation

extension TeamLog {
    /// Details of an event in which a person was invited to Dropbox and given access to a shared file or folder.
    public struct SharedContentAddInviteesDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(sharedContentAccessLevel: Sharing.AccessLevel, invitees: [String]) {
            var builder = RecordBuilder(TeamLog._type(1026))
            builder.union(0, sharedContentAccessLevel._value)
            builder.strings(1, invitees)
            self.init(_plainRecord: builder.record())
        }

        /// The access level.
        @export(implementation) public var sharedContentAccessLevel: Sharing.AccessLevel { _plainRecord.union(0) }
        /// The email addresses of the invitees. Each item has at most 255 characters.
        @export(implementation) public var invitees: [String] { _plainRecord.strings(1) }
    }

    /// A person was invited to Dropbox and given access to a shared file or folder.
    public struct SharedContentAddInviteesType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1027))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which an expiration date was added to the link to a shared file or folder.
    public struct SharedContentAddLinkExpiryDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(newValue: Date? = nil) {
            var builder = RecordBuilder(TeamLog._type(1028))
            builder.date(0, newValue)
            self.init(_plainRecord: builder.record())
        }

        /// The expiration date of the link after the change. `nil` if an older event lacks it.
        @export(implementation) public var newValue: Date? { _plainRecord.dateOpt(0) }
    }

    /// An expiration date was added to the link to a shared file or folder. Dropbox no longer records this event.
    public struct SharedContentAddLinkExpiryType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1029))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a password was added to the link to a shared file or folder.
    public struct SharedContentAddLinkPasswordDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(1030))) }
    }

    /// A password was added to the link to a shared file or folder. Dropbox no longer records this event.
    public struct SharedContentAddLinkPasswordType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1031))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which users or groups were added to a shared file or folder.
    public struct SharedContentAddMemberDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(sharedContentAccessLevel: Sharing.AccessLevel) {
            var builder = RecordBuilder(TeamLog._type(1032))
            builder.union(0, sharedContentAccessLevel._value)
            self.init(_plainRecord: builder.record())
        }

        /// The access level.
        @export(implementation) public var sharedContentAccessLevel: Sharing.AccessLevel { _plainRecord.union(0) }
    }

    /// Users or groups were added to a shared file or folder.
    public struct SharedContentAddMemberType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1033))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which downloads of a shared file or folder by its members were allowed or forbidden.
    public struct SharedContentChangeDownloadsPolicyDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(newValue: TeamLog.DownloadPolicyType, previousValue: TeamLog.DownloadPolicyType? = nil) {
            var builder = RecordBuilder(TeamLog._type(1034))
            builder.union(0, newValue._value)
            builder.union(1, previousValue?._value)
            self.init(_plainRecord: builder.record())
        }

        /// The policy after the change.
        @export(implementation) public var newValue: TeamLog.DownloadPolicyType { _plainRecord.union(0) }
        /// The policy before the change. `nil` if an older event lacks it.
        @export(implementation) public var previousValue: TeamLog.DownloadPolicyType? { _plainRecord.unionOpt(1) }
    }

    /// Downloads of a shared file or folder by its members were allowed or forbidden. Dropbox no longer records this
    /// event.
    public struct SharedContentChangeDownloadsPolicyType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1035))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the access level of an invitee to a shared file or folder was changed before they
    /// accepted.
    public struct SharedContentChangeInviteeRoleDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(
            newAccessLevel: Sharing.AccessLevel,
            invitee: String,
            previousAccessLevel: Sharing.AccessLevel? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(1036))
            builder.union(0, previousAccessLevel?._value)
            builder.union(1, newAccessLevel._value)
            builder.string(2, invitee)
            self.init(_plainRecord: builder.record())
        }

        /// The access level before the change. `nil` if an older event lacks it.
        @export(implementation) public var previousAccessLevel: Sharing.AccessLevel? { _plainRecord.unionOpt(0) }
        /// The access level after the change.
        @export(implementation) public var newAccessLevel: Sharing.AccessLevel { _plainRecord.union(1) }
        /// The email address of the invitee. At most 255 characters.
        @export(implementation) public var invitee: String { _plainRecord.string(2) }
    }

    /// The access level of an invitee to a shared file or folder was changed before they accepted.
    public struct SharedContentChangeInviteeRoleType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1037))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the audience of the link to a shared file or folder was changed.
    public struct SharedContentChangeLinkAudienceDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(newValue: Sharing.LinkAudience, previousValue: Sharing.LinkAudience? = nil) {
            var builder = RecordBuilder(TeamLog._type(1038))
            builder.union(0, newValue._value)
            builder.union(1, previousValue?._value)
            self.init(_plainRecord: builder.record())
        }

        /// The audience of the link after the change.
        @export(implementation) public var newValue: Sharing.LinkAudience { _plainRecord.union(0) }
        /// The audience of the link before the change.
        @export(implementation) public var previousValue: Sharing.LinkAudience? { _plainRecord.unionOpt(1) }
    }

    /// The audience of the link to a shared file or folder was changed. Dropbox no longer records this event.
    public struct SharedContentChangeLinkAudienceType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1039))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the expiration date of the link to a shared file or folder was changed.
    public struct SharedContentChangeLinkExpiryDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(newValue: Date? = nil, previousValue: Date? = nil) {
            var builder = RecordBuilder(TeamLog._type(1040))
            builder.date(0, newValue)
            builder.date(1, previousValue)
            self.init(_plainRecord: builder.record())
        }

        /// The expiration date of the link after the change. `nil` if an older event lacks it.
        @export(implementation) public var newValue: Date? { _plainRecord.dateOpt(0) }
        /// The expiration date of the link before the change. `nil` if an older event lacks it.
        @export(implementation) public var previousValue: Date? { _plainRecord.dateOpt(1) }
    }

    /// The expiration date of the link to a shared file or folder was changed. Dropbox no longer records this event.
    public struct SharedContentChangeLinkExpiryType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1041))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the password of the link to a shared file or folder was changed.
    public struct SharedContentChangeLinkPasswordDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(1042))) }
    }

    /// The password of the link to a shared file or folder was changed. Dropbox no longer records this event.
    public struct SharedContentChangeLinkPasswordType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1043))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the access level of a member of a shared file or folder was changed.
    public struct SharedContentChangeMemberRoleDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(newAccessLevel: Sharing.AccessLevel, previousAccessLevel: Sharing.AccessLevel? = nil) {
            var builder = RecordBuilder(TeamLog._type(1044))
            builder.union(0, previousAccessLevel?._value)
            builder.union(1, newAccessLevel._value)
            self.init(_plainRecord: builder.record())
        }

        /// The access level before the change. `nil` if an older event lacks it.
        @export(implementation) public var previousAccessLevel: Sharing.AccessLevel? { _plainRecord.unionOpt(0) }
        /// The access level after the change.
        @export(implementation) public var newAccessLevel: Sharing.AccessLevel { _plainRecord.union(1) }
    }

    /// The access level of a member of a shared file or folder was changed.
    public struct SharedContentChangeMemberRoleType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1045))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the visibility of the viewers of a shared file or folder to its members was
    /// changed.
    public struct SharedContentChangeViewerInfoPolicyDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(newValue: Sharing.ViewerInfoPolicy, previousValue: Sharing.ViewerInfoPolicy? = nil) {
            var builder = RecordBuilder(TeamLog._type(1046))
            builder.union(0, newValue._value)
            builder.union(1, previousValue?._value)
            self.init(_plainRecord: builder.record())
        }

        /// The policy after the change.
        @export(implementation) public var newValue: Sharing.ViewerInfoPolicy { _plainRecord.union(0) }
        /// The policy before the change.
        @export(implementation) public var previousValue: Sharing.ViewerInfoPolicy? { _plainRecord.unionOpt(1) }
    }

    /// The visibility of the viewers of a shared file or folder to its members was changed.
    public struct SharedContentChangeViewerInfoPolicyType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1047))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a user accepted an invitation to a shared file or folder.
    public struct SharedContentClaimInvitationDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(sharedContentLink: String? = nil) {
            var builder = RecordBuilder(TeamLog._type(1048))
            builder.string(0, sharedContentLink)
            self.init(_plainRecord: builder.record())
        }

        /// The link to the shared content.
        @export(implementation) public var sharedContentLink: String? { _plainRecord.stringOpt(0) }
    }

    /// A user accepted an invitation to a shared file or folder.
    public struct SharedContentClaimInvitationType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1049))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a user copied a shared file or folder to their own Dropbox.
    public struct SharedContentCopyDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(
            sharedContentLink: String,
            sharedContentAccessLevel: Sharing.AccessLevel,
            destinationPath: String,
            sharedContentOwner: TeamLog.UserLogInfo? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(1050))
            builder.string(0, sharedContentLink)
            builder.polymorphic(1, sharedContentOwner)
            builder.union(2, sharedContentAccessLevel._value)
            builder.string(3, destinationPath)
            self.init(_plainRecord: builder.record())
        }

        /// The link to the shared content.
        @export(implementation) public var sharedContentLink: String { _plainRecord.string(0) }
        /// The owner of the shared content.
        @export(implementation) public var sharedContentOwner: TeamLog.UserLogInfo? { _plainRecord.polymorphicOpt(1) }
        /// The access level.
        @export(implementation) public var sharedContentAccessLevel: Sharing.AccessLevel { _plainRecord.union(2) }
        /// The path of the copy.
        @export(implementation) public var destinationPath: String { _plainRecord.string(3) }
    }

    /// A user copied a shared file or folder to their own Dropbox.
    public struct SharedContentCopyType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1051))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a shared file or folder was downloaded.
    public struct SharedContentDownloadDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(
            sharedContentLink: String,
            sharedContentAccessLevel: Sharing.AccessLevel,
            sharedContentOwner: TeamLog.UserLogInfo? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(1052))
            builder.string(0, sharedContentLink)
            builder.polymorphic(1, sharedContentOwner)
            builder.union(2, sharedContentAccessLevel._value)
            self.init(_plainRecord: builder.record())
        }

        /// The link to the shared content.
        @export(implementation) public var sharedContentLink: String { _plainRecord.string(0) }
        /// The owner of the shared content.
        @export(implementation) public var sharedContentOwner: TeamLog.UserLogInfo? { _plainRecord.polymorphicOpt(1) }
        /// The access level.
        @export(implementation) public var sharedContentAccessLevel: Sharing.AccessLevel { _plainRecord.union(2) }
    }

    /// A shared file or folder was downloaded.
    public struct SharedContentDownloadType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1053))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a user left a shared file or folder.
    public struct SharedContentRelinquishMembershipDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(1054))) }
    }

    /// A user left a shared file or folder.
    public struct SharedContentRelinquishMembershipType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1055))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which an invitee was removed from a shared file or folder before they accepted.
    public struct SharedContentRemoveInviteesDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(invitees: [String]) {
            var builder = RecordBuilder(TeamLog._type(1056))
            builder.strings(0, invitees)
            self.init(_plainRecord: builder.record())
        }

        /// The email addresses of the invitees. Each item has at most 255 characters.
        @export(implementation) public var invitees: [String] { _plainRecord.strings(0) }
    }

    /// An invitee was removed from a shared file or folder before they accepted.
    public struct SharedContentRemoveInviteesType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1057))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the expiration date of the link to a shared file or folder was removed.
    public struct SharedContentRemoveLinkExpiryDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(previousValue: Date? = nil) {
            var builder = RecordBuilder(TeamLog._type(1058))
            builder.date(0, previousValue)
            self.init(_plainRecord: builder.record())
        }

        /// The expiration date of the link before the change. `nil` if an older event lacks it.
        @export(implementation) public var previousValue: Date? { _plainRecord.dateOpt(0) }
    }

    /// The expiration date of the link to a shared file or folder was removed. Dropbox no longer records this event.
    public struct SharedContentRemoveLinkExpiryType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1059))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the password of the link to a shared file or folder was removed.
    public struct SharedContentRemoveLinkPasswordDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(1060))) }
    }

    /// The password of the link to a shared file or folder was removed. Dropbox no longer records this event.
    public struct SharedContentRemoveLinkPasswordType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1061))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a user or group was removed from a shared file or folder.
    public struct SharedContentRemoveMemberDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(sharedContentAccessLevel: Sharing.AccessLevel? = nil) {
            var builder = RecordBuilder(TeamLog._type(1062))
            builder.union(0, sharedContentAccessLevel?._value)
            self.init(_plainRecord: builder.record())
        }

        /// The access level.
        @export(implementation) public var sharedContentAccessLevel: Sharing.AccessLevel? { _plainRecord.unionOpt(0) }
    }

    /// A user or group was removed from a shared file or folder.
    public struct SharedContentRemoveMemberType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1063))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a user asked for access to a shared file or folder.
    public struct SharedContentRequestAccessDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(sharedContentLink: String? = nil) {
            var builder = RecordBuilder(TeamLog._type(1064))
            builder.string(0, sharedContentLink)
            self.init(_plainRecord: builder.record())
        }

        /// The link to the shared content.
        @export(implementation) public var sharedContentLink: String? { _plainRecord.stringOpt(0) }
    }

    /// A user asked for access to a shared file or folder.
    public struct SharedContentRequestAccessType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1065))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which invitees of a shared file or folder were restored.
    public struct SharedContentRestoreInviteesDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(sharedContentAccessLevel: Sharing.AccessLevel, invitees: [String]) {
            var builder = RecordBuilder(TeamLog._type(1066))
            builder.union(0, sharedContentAccessLevel._value)
            builder.strings(1, invitees)
            self.init(_plainRecord: builder.record())
        }

        /// The access level.
        @export(implementation) public var sharedContentAccessLevel: Sharing.AccessLevel { _plainRecord.union(0) }
        /// The email addresses of the invitees. Each item has at most 255 characters.
        @export(implementation) public var invitees: [String] { _plainRecord.strings(1) }
    }

    /// Invitees of a shared file or folder were restored.
    public struct SharedContentRestoreInviteesType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1067))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which users or groups were restored as members of a shared file or folder.
    public struct SharedContentRestoreMemberDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(sharedContentAccessLevel: Sharing.AccessLevel) {
            var builder = RecordBuilder(TeamLog._type(1068))
            builder.union(0, sharedContentAccessLevel._value)
            self.init(_plainRecord: builder.record())
        }

        /// The access level.
        @export(implementation) public var sharedContentAccessLevel: Sharing.AccessLevel { _plainRecord.union(0) }
    }

    /// Users or groups were restored as members of a shared file or folder.
    public struct SharedContentRestoreMemberType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1069))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a file or folder was unshared by removing all members.
    public struct SharedContentUnshareDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(1070))) }
    }

    /// A file or folder was unshared by removing all members.
    public struct SharedContentUnshareType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1071))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a shared file or folder was previewed.
    public struct SharedContentViewDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(
            sharedContentLink: String,
            sharedContentAccessLevel: Sharing.AccessLevel,
            sharedContentOwner: TeamLog.UserLogInfo? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(1072))
            builder.string(0, sharedContentLink)
            builder.polymorphic(1, sharedContentOwner)
            builder.union(2, sharedContentAccessLevel._value)
            self.init(_plainRecord: builder.record())
        }

        /// The link to the shared content.
        @export(implementation) public var sharedContentLink: String { _plainRecord.string(0) }
        /// The owner of the shared content.
        @export(implementation) public var sharedContentOwner: TeamLog.UserLogInfo? { _plainRecord.polymorphicOpt(1) }
        /// The access level.
        @export(implementation) public var sharedContentAccessLevel: Sharing.AccessLevel { _plainRecord.union(2) }
    }

    /// A shared file or folder was previewed.
    public struct SharedContentViewType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1073))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }
}

extension TeamLog {
    /// Converts `SharedContentAddInviteesDetails` from and to JSON.
    public typealias SharedContentAddInviteesDetailsSerializer = StoneSerializer<TeamLog.SharedContentAddInviteesDetails>
    /// Converts `SharedContentAddInviteesType` from and to JSON.
    public typealias SharedContentAddInviteesTypeSerializer = StoneSerializer<TeamLog.SharedContentAddInviteesType>
    /// Converts `SharedContentAddLinkExpiryDetails` from and to JSON.
    public typealias SharedContentAddLinkExpiryDetailsSerializer = StoneSerializer<TeamLog.SharedContentAddLinkExpiryDetails>
    /// Converts `SharedContentAddLinkExpiryType` from and to JSON.
    public typealias SharedContentAddLinkExpiryTypeSerializer = StoneSerializer<TeamLog.SharedContentAddLinkExpiryType>
    /// Converts `SharedContentAddLinkPasswordDetails` from and to JSON.
    public typealias SharedContentAddLinkPasswordDetailsSerializer = StoneSerializer<TeamLog.SharedContentAddLinkPasswordDetails>
    /// Converts `SharedContentAddLinkPasswordType` from and to JSON.
    public typealias SharedContentAddLinkPasswordTypeSerializer = StoneSerializer<TeamLog.SharedContentAddLinkPasswordType>
    /// Converts `SharedContentAddMemberDetails` from and to JSON.
    public typealias SharedContentAddMemberDetailsSerializer = StoneSerializer<TeamLog.SharedContentAddMemberDetails>
    /// Converts `SharedContentAddMemberType` from and to JSON.
    public typealias SharedContentAddMemberTypeSerializer = StoneSerializer<TeamLog.SharedContentAddMemberType>
    /// Converts `SharedContentChangeDownloadsPolicyDetails` from and to JSON.
    public typealias SharedContentChangeDownloadsPolicyDetailsSerializer = StoneSerializer<TeamLog.SharedContentChangeDownloadsPolicyDetails>
    /// Converts `SharedContentChangeDownloadsPolicyType` from and to JSON.
    public typealias SharedContentChangeDownloadsPolicyTypeSerializer = StoneSerializer<TeamLog.SharedContentChangeDownloadsPolicyType>
    /// Converts `SharedContentChangeInviteeRoleDetails` from and to JSON.
    public typealias SharedContentChangeInviteeRoleDetailsSerializer = StoneSerializer<TeamLog.SharedContentChangeInviteeRoleDetails>
    /// Converts `SharedContentChangeInviteeRoleType` from and to JSON.
    public typealias SharedContentChangeInviteeRoleTypeSerializer = StoneSerializer<TeamLog.SharedContentChangeInviteeRoleType>
    /// Converts `SharedContentChangeLinkAudienceDetails` from and to JSON.
    public typealias SharedContentChangeLinkAudienceDetailsSerializer = StoneSerializer<TeamLog.SharedContentChangeLinkAudienceDetails>
    /// Converts `SharedContentChangeLinkAudienceType` from and to JSON.
    public typealias SharedContentChangeLinkAudienceTypeSerializer = StoneSerializer<TeamLog.SharedContentChangeLinkAudienceType>
    /// Converts `SharedContentChangeLinkExpiryDetails` from and to JSON.
    public typealias SharedContentChangeLinkExpiryDetailsSerializer = StoneSerializer<TeamLog.SharedContentChangeLinkExpiryDetails>
    /// Converts `SharedContentChangeLinkExpiryType` from and to JSON.
    public typealias SharedContentChangeLinkExpiryTypeSerializer = StoneSerializer<TeamLog.SharedContentChangeLinkExpiryType>
    /// Converts `SharedContentChangeLinkPasswordDetails` from and to JSON.
    public typealias SharedContentChangeLinkPasswordDetailsSerializer = StoneSerializer<TeamLog.SharedContentChangeLinkPasswordDetails>
    /// Converts `SharedContentChangeLinkPasswordType` from and to JSON.
    public typealias SharedContentChangeLinkPasswordTypeSerializer = StoneSerializer<TeamLog.SharedContentChangeLinkPasswordType>
    /// Converts `SharedContentChangeMemberRoleDetails` from and to JSON.
    public typealias SharedContentChangeMemberRoleDetailsSerializer = StoneSerializer<TeamLog.SharedContentChangeMemberRoleDetails>
    /// Converts `SharedContentChangeMemberRoleType` from and to JSON.
    public typealias SharedContentChangeMemberRoleTypeSerializer = StoneSerializer<TeamLog.SharedContentChangeMemberRoleType>
    /// Converts `SharedContentChangeViewerInfoPolicyDetails` from and to JSON.
    public typealias SharedContentChangeViewerInfoPolicyDetailsSerializer = StoneSerializer<TeamLog.SharedContentChangeViewerInfoPolicyDetails>
    /// Converts `SharedContentChangeViewerInfoPolicyType` from and to JSON.
    public typealias SharedContentChangeViewerInfoPolicyTypeSerializer = StoneSerializer<TeamLog.SharedContentChangeViewerInfoPolicyType>
    /// Converts `SharedContentClaimInvitationDetails` from and to JSON.
    public typealias SharedContentClaimInvitationDetailsSerializer = StoneSerializer<TeamLog.SharedContentClaimInvitationDetails>
    /// Converts `SharedContentClaimInvitationType` from and to JSON.
    public typealias SharedContentClaimInvitationTypeSerializer = StoneSerializer<TeamLog.SharedContentClaimInvitationType>
    /// Converts `SharedContentCopyDetails` from and to JSON.
    public typealias SharedContentCopyDetailsSerializer = StoneSerializer<TeamLog.SharedContentCopyDetails>
    /// Converts `SharedContentCopyType` from and to JSON.
    public typealias SharedContentCopyTypeSerializer = StoneSerializer<TeamLog.SharedContentCopyType>
    /// Converts `SharedContentDownloadDetails` from and to JSON.
    public typealias SharedContentDownloadDetailsSerializer = StoneSerializer<TeamLog.SharedContentDownloadDetails>
    /// Converts `SharedContentDownloadType` from and to JSON.
    public typealias SharedContentDownloadTypeSerializer = StoneSerializer<TeamLog.SharedContentDownloadType>
    /// Converts `SharedContentRelinquishMembershipDetails` from and to JSON.
    public typealias SharedContentRelinquishMembershipDetailsSerializer = StoneSerializer<TeamLog.SharedContentRelinquishMembershipDetails>
    /// Converts `SharedContentRelinquishMembershipType` from and to JSON.
    public typealias SharedContentRelinquishMembershipTypeSerializer = StoneSerializer<TeamLog.SharedContentRelinquishMembershipType>
    /// Converts `SharedContentRemoveInviteesDetails` from and to JSON.
    public typealias SharedContentRemoveInviteesDetailsSerializer = StoneSerializer<TeamLog.SharedContentRemoveInviteesDetails>
    /// Converts `SharedContentRemoveInviteesType` from and to JSON.
    public typealias SharedContentRemoveInviteesTypeSerializer = StoneSerializer<TeamLog.SharedContentRemoveInviteesType>
    /// Converts `SharedContentRemoveLinkExpiryDetails` from and to JSON.
    public typealias SharedContentRemoveLinkExpiryDetailsSerializer = StoneSerializer<TeamLog.SharedContentRemoveLinkExpiryDetails>
    /// Converts `SharedContentRemoveLinkExpiryType` from and to JSON.
    public typealias SharedContentRemoveLinkExpiryTypeSerializer = StoneSerializer<TeamLog.SharedContentRemoveLinkExpiryType>
    /// Converts `SharedContentRemoveLinkPasswordDetails` from and to JSON.
    public typealias SharedContentRemoveLinkPasswordDetailsSerializer = StoneSerializer<TeamLog.SharedContentRemoveLinkPasswordDetails>
    /// Converts `SharedContentRemoveLinkPasswordType` from and to JSON.
    public typealias SharedContentRemoveLinkPasswordTypeSerializer = StoneSerializer<TeamLog.SharedContentRemoveLinkPasswordType>
    /// Converts `SharedContentRemoveMemberDetails` from and to JSON.
    public typealias SharedContentRemoveMemberDetailsSerializer = StoneSerializer<TeamLog.SharedContentRemoveMemberDetails>
    /// Converts `SharedContentRemoveMemberType` from and to JSON.
    public typealias SharedContentRemoveMemberTypeSerializer = StoneSerializer<TeamLog.SharedContentRemoveMemberType>
    /// Converts `SharedContentRequestAccessDetails` from and to JSON.
    public typealias SharedContentRequestAccessDetailsSerializer = StoneSerializer<TeamLog.SharedContentRequestAccessDetails>
    /// Converts `SharedContentRequestAccessType` from and to JSON.
    public typealias SharedContentRequestAccessTypeSerializer = StoneSerializer<TeamLog.SharedContentRequestAccessType>
    /// Converts `SharedContentRestoreInviteesDetails` from and to JSON.
    public typealias SharedContentRestoreInviteesDetailsSerializer = StoneSerializer<TeamLog.SharedContentRestoreInviteesDetails>
    /// Converts `SharedContentRestoreInviteesType` from and to JSON.
    public typealias SharedContentRestoreInviteesTypeSerializer = StoneSerializer<TeamLog.SharedContentRestoreInviteesType>
    /// Converts `SharedContentRestoreMemberDetails` from and to JSON.
    public typealias SharedContentRestoreMemberDetailsSerializer = StoneSerializer<TeamLog.SharedContentRestoreMemberDetails>
    /// Converts `SharedContentRestoreMemberType` from and to JSON.
    public typealias SharedContentRestoreMemberTypeSerializer = StoneSerializer<TeamLog.SharedContentRestoreMemberType>
    /// Converts `SharedContentUnshareDetails` from and to JSON.
    public typealias SharedContentUnshareDetailsSerializer = StoneSerializer<TeamLog.SharedContentUnshareDetails>
    /// Converts `SharedContentUnshareType` from and to JSON.
    public typealias SharedContentUnshareTypeSerializer = StoneSerializer<TeamLog.SharedContentUnshareType>
    /// Converts `SharedContentViewDetails` from and to JSON.
    public typealias SharedContentViewDetailsSerializer = StoneSerializer<TeamLog.SharedContentViewDetails>
    /// Converts `SharedContentViewType` from and to JSON.
    public typealias SharedContentViewTypeSerializer = StoneSerializer<TeamLog.SharedContentViewType>
}
