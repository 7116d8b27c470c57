// Generated from API/team_log.json by `make generate`. Do not edit.

import DropboxCore
import DropboxStone

extension TeamLog {
    /// Details of an event in which a comment was added to a Paper document.
    public struct PaperDocAddCommentDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(eventUuid: String, commentText: String? = nil) {
            var builder = RecordBuilder(TeamLog._type(778))
            builder.string(0, eventUuid)
            builder.string(1, commentText)
            self.init(_plainRecord: builder.record())
        }

        /// The unique identifier of the event.
        @export(implementation) public var eventUuid: String { _plainRecord.string(0) }
        /// The text of the comment.
        @export(implementation) public var commentText: String? { _plainRecord.stringOpt(1) }
    }

    /// A comment was added to a Paper document.
    public struct PaperDocAddCommentType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(779))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a member's permissions for a Paper document were changed.
    public struct PaperDocChangeMemberRoleDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(eventUuid: String, accessType: TeamLog.PaperAccessType) {
            var builder = RecordBuilder(TeamLog._type(780))
            builder.string(0, eventUuid)
            builder.union(1, accessType._value)
            self.init(_plainRecord: builder.record())
        }

        /// The unique identifier of the event.
        @export(implementation) public var eventUuid: String { _plainRecord.string(0) }
        /// The member's access to the document after the change.
        @export(implementation) public var accessType: TeamLog.PaperAccessType { _plainRecord.union(1) }
    }

    /// A member's permissions for a Paper document were changed.
    public struct PaperDocChangeMemberRoleType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(781))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the sharing policy of a Paper document was changed.
    public struct PaperDocChangeSharingPolicyDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(eventUuid: String, publicSharingPolicy: String? = nil, teamSharingPolicy: String? = nil) {
            var builder = RecordBuilder(TeamLog._type(782))
            builder.string(0, eventUuid)
            builder.string(1, publicSharingPolicy)
            builder.string(2, teamSharingPolicy)
            self.init(_plainRecord: builder.record())
        }

        /// The unique identifier of the event.
        @export(implementation) public var eventUuid: String { _plainRecord.string(0) }
        /// The policy for sharing with people outside the team.
        @export(implementation) public var publicSharingPolicy: String? { _plainRecord.stringOpt(1) }
        /// The policy for sharing with the team.
        @export(implementation) public var teamSharingPolicy: String? { _plainRecord.stringOpt(2) }
    }

    /// The sharing policy of a Paper document was changed.
    public struct PaperDocChangeSharingPolicyType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(783))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a user followed or unfollowed a Paper document.
    public struct PaperDocChangeSubscriptionDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(eventUuid: String, newSubscriptionLevel: String, previousSubscriptionLevel: String? = nil) {
            var builder = RecordBuilder(TeamLog._type(784))
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

    /// A user followed or unfollowed a Paper document.
    public struct PaperDocChangeSubscriptionType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(785))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a comment on a Paper document was deleted.
    public struct PaperDocDeleteCommentDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(eventUuid: String, commentText: String? = nil) {
            var builder = RecordBuilder(TeamLog._type(786))
            builder.string(0, eventUuid)
            builder.string(1, commentText)
            self.init(_plainRecord: builder.record())
        }

        /// The unique identifier of the event.
        @export(implementation) public var eventUuid: String { _plainRecord.string(0) }
        /// The text of the comment.
        @export(implementation) public var commentText: String? { _plainRecord.stringOpt(1) }
    }

    /// A comment on a Paper document was deleted.
    public struct PaperDocDeleteCommentType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(787))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a Paper document was archived.
    public struct PaperDocDeletedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(eventUuid: String) {
            var builder = RecordBuilder(TeamLog._type(788))
            builder.string(0, eventUuid)
            self.init(_plainRecord: builder.record())
        }

        /// The unique identifier of the event.
        @export(implementation) public var eventUuid: String { _plainRecord.string(0) }
    }

    /// A Paper document was archived. Dropbox no longer records this event.
    public struct PaperDocDeletedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(789))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a Paper document was downloaded in a particular format.
    public struct PaperDocDownloadDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(eventUuid: String, exportFileFormat: TeamLog.PaperDownloadFormat) {
            var builder = RecordBuilder(TeamLog._type(790))
            builder.string(0, eventUuid)
            builder.union(1, exportFileFormat._value)
            self.init(_plainRecord: builder.record())
        }

        /// The unique identifier of the event.
        @export(implementation) public var eventUuid: String { _plainRecord.string(0) }
        /// The format of the downloaded file.
        @export(implementation) public var exportFileFormat: TeamLog.PaperDownloadFormat { _plainRecord.union(1) }
    }

    /// A Paper document was downloaded in a particular format.
    public struct PaperDocDownloadType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(791))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a comment on a Paper document was edited.
    public struct PaperDocEditCommentDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(eventUuid: String, commentText: String? = nil) {
            var builder = RecordBuilder(TeamLog._type(792))
            builder.string(0, eventUuid)
            builder.string(1, commentText)
            self.init(_plainRecord: builder.record())
        }

        /// The unique identifier of the event.
        @export(implementation) public var eventUuid: String { _plainRecord.string(0) }
        /// The text of the comment.
        @export(implementation) public var commentText: String? { _plainRecord.stringOpt(1) }
    }

    /// A comment on a Paper document was edited.
    public struct PaperDocEditCommentType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(793))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a Paper document was edited.
    public struct PaperDocEditDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(eventUuid: String) {
            var builder = RecordBuilder(TeamLog._type(794))
            builder.string(0, eventUuid)
            self.init(_plainRecord: builder.record())
        }

        /// The unique identifier of the event.
        @export(implementation) public var eventUuid: String { _plainRecord.string(0) }
    }

    /// A Paper document was edited.
    public struct PaperDocEditType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(795))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a user followed a Paper document.
    public struct PaperDocFollowedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(eventUuid: String) {
            var builder = RecordBuilder(TeamLog._type(796))
            builder.string(0, eventUuid)
            self.init(_plainRecord: builder.record())
        }

        /// The unique identifier of the event.
        @export(implementation) public var eventUuid: String { _plainRecord.string(0) }
    }

    /// A user followed a Paper document. Replaced by `paperDocChangeSubscription`.
    public struct PaperDocFollowedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(797))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a user was mentioned in a Paper document.
    public struct PaperDocMentionDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(eventUuid: String) {
            var builder = RecordBuilder(TeamLog._type(798))
            builder.string(0, eventUuid)
            self.init(_plainRecord: builder.record())
        }

        /// The unique identifier of the event.
        @export(implementation) public var eventUuid: String { _plainRecord.string(0) }
    }

    /// A user was mentioned in a Paper document.
    public struct PaperDocMentionType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(799))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the ownership of a Paper document was transferred.
    public struct PaperDocOwnershipChangedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(eventUuid: String, newOwnerUserId: String, oldOwnerUserId: String? = nil) {
            var builder = RecordBuilder(TeamLog._type(800))
            builder.string(0, eventUuid)
            builder.string(1, oldOwnerUserId)
            builder.string(2, newOwnerUserId)
            self.init(_plainRecord: builder.record())
        }

        /// The unique identifier of the event.
        @export(implementation) public var eventUuid: String { _plainRecord.string(0) }
        /// The account identifier of the previous owner. Exactly 40 characters.
        @export(implementation) public var oldOwnerUserId: String? { _plainRecord.stringOpt(1) }
        /// The account identifier of the new owner. Exactly 40 characters.
        @export(implementation) public var newOwnerUserId: String { _plainRecord.string(2) }
    }

    /// The ownership of a Paper document was transferred.
    public struct PaperDocOwnershipChangedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(801))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a user asked for access to a Paper document.
    public struct PaperDocRequestAccessDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(eventUuid: String) {
            var builder = RecordBuilder(TeamLog._type(802))
            builder.string(0, eventUuid)
            self.init(_plainRecord: builder.record())
        }

        /// The unique identifier of the event.
        @export(implementation) public var eventUuid: String { _plainRecord.string(0) }
    }

    /// A user asked for access to a Paper document.
    public struct PaperDocRequestAccessType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(803))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a comment on a Paper document was resolved.
    public struct PaperDocResolveCommentDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(eventUuid: String, commentText: String? = nil) {
            var builder = RecordBuilder(TeamLog._type(804))
            builder.string(0, eventUuid)
            builder.string(1, commentText)
            self.init(_plainRecord: builder.record())
        }

        /// The unique identifier of the event.
        @export(implementation) public var eventUuid: String { _plainRecord.string(0) }
        /// The text of the comment.
        @export(implementation) public var commentText: String? { _plainRecord.stringOpt(1) }
    }

    /// A comment on a Paper document was resolved.
    public struct PaperDocResolveCommentType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(805))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a Paper document was reverted to an earlier version.
    public struct PaperDocRevertDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(eventUuid: String) {
            var builder = RecordBuilder(TeamLog._type(806))
            builder.string(0, eventUuid)
            self.init(_plainRecord: builder.record())
        }

        /// The unique identifier of the event.
        @export(implementation) public var eventUuid: String { _plainRecord.string(0) }
    }

    /// A Paper document was reverted to an earlier version.
    public struct PaperDocRevertType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(807))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a Paper document was shared through Slack.
    public struct PaperDocSlackShareDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(eventUuid: String) {
            var builder = RecordBuilder(TeamLog._type(808))
            builder.string(0, eventUuid)
            self.init(_plainRecord: builder.record())
        }

        /// The unique identifier of the event.
        @export(implementation) public var eventUuid: String { _plainRecord.string(0) }
    }

    /// A Paper document was shared through Slack.
    public struct PaperDocSlackShareType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(809))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a Paper document was shared with users or groups.
    public struct PaperDocTeamInviteDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(eventUuid: String) {
            var builder = RecordBuilder(TeamLog._type(810))
            builder.string(0, eventUuid)
            self.init(_plainRecord: builder.record())
        }

        /// The unique identifier of the event.
        @export(implementation) public var eventUuid: String { _plainRecord.string(0) }
    }

    /// A Paper document was shared with users or groups. Dropbox no longer records this event.
    public struct PaperDocTeamInviteType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(811))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a Paper document was moved to the trash.
    public struct PaperDocTrashedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(eventUuid: String) {
            var builder = RecordBuilder(TeamLog._type(812))
            builder.string(0, eventUuid)
            self.init(_plainRecord: builder.record())
        }

        /// The unique identifier of the event.
        @export(implementation) public var eventUuid: String { _plainRecord.string(0) }
    }

    /// A Paper document was moved to the trash.
    public struct PaperDocTrashedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(813))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a resolved comment on a Paper document was reopened.
    public struct PaperDocUnresolveCommentDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(eventUuid: String, commentText: String? = nil) {
            var builder = RecordBuilder(TeamLog._type(814))
            builder.string(0, eventUuid)
            builder.string(1, commentText)
            self.init(_plainRecord: builder.record())
        }

        /// The unique identifier of the event.
        @export(implementation) public var eventUuid: String { _plainRecord.string(0) }
        /// The text of the comment.
        @export(implementation) public var commentText: String? { _plainRecord.stringOpt(1) }
    }

    /// A resolved comment on a Paper document was reopened.
    public struct PaperDocUnresolveCommentType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(815))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a Paper document was restored from the trash.
    public struct PaperDocUntrashedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(eventUuid: String) {
            var builder = RecordBuilder(TeamLog._type(816))
            builder.string(0, eventUuid)
            self.init(_plainRecord: builder.record())
        }

        /// The unique identifier of the event.
        @export(implementation) public var eventUuid: String { _plainRecord.string(0) }
    }

    /// A Paper document was restored from the trash.
    public struct PaperDocUntrashedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(817))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a Paper document was viewed.
    public struct PaperDocViewDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(eventUuid: String) {
            var builder = RecordBuilder(TeamLog._type(818))
            builder.string(0, eventUuid)
            self.init(_plainRecord: builder.record())
        }

        /// The unique identifier of the event.
        @export(implementation) public var eventUuid: String { _plainRecord.string(0) }
    }

    /// A Paper document was viewed.
    public struct PaperDocViewType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(819))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }
}

extension TeamLog {
    /// Converts `PaperDocAddCommentDetails` from and to JSON.
    public typealias PaperDocAddCommentDetailsSerializer = StoneSerializer<TeamLog.PaperDocAddCommentDetails>
    /// Converts `PaperDocAddCommentType` from and to JSON.
    public typealias PaperDocAddCommentTypeSerializer = StoneSerializer<TeamLog.PaperDocAddCommentType>
    /// Converts `PaperDocChangeMemberRoleDetails` from and to JSON.
    public typealias PaperDocChangeMemberRoleDetailsSerializer = StoneSerializer<TeamLog.PaperDocChangeMemberRoleDetails>
    /// Converts `PaperDocChangeMemberRoleType` from and to JSON.
    public typealias PaperDocChangeMemberRoleTypeSerializer = StoneSerializer<TeamLog.PaperDocChangeMemberRoleType>
    /// Converts `PaperDocChangeSharingPolicyDetails` from and to JSON.
    public typealias PaperDocChangeSharingPolicyDetailsSerializer = StoneSerializer<TeamLog.PaperDocChangeSharingPolicyDetails>
    /// Converts `PaperDocChangeSharingPolicyType` from and to JSON.
    public typealias PaperDocChangeSharingPolicyTypeSerializer = StoneSerializer<TeamLog.PaperDocChangeSharingPolicyType>
    /// Converts `PaperDocChangeSubscriptionDetails` from and to JSON.
    public typealias PaperDocChangeSubscriptionDetailsSerializer = StoneSerializer<TeamLog.PaperDocChangeSubscriptionDetails>
    /// Converts `PaperDocChangeSubscriptionType` from and to JSON.
    public typealias PaperDocChangeSubscriptionTypeSerializer = StoneSerializer<TeamLog.PaperDocChangeSubscriptionType>
    /// Converts `PaperDocDeleteCommentDetails` from and to JSON.
    public typealias PaperDocDeleteCommentDetailsSerializer = StoneSerializer<TeamLog.PaperDocDeleteCommentDetails>
    /// Converts `PaperDocDeleteCommentType` from and to JSON.
    public typealias PaperDocDeleteCommentTypeSerializer = StoneSerializer<TeamLog.PaperDocDeleteCommentType>
    /// Converts `PaperDocDeletedDetails` from and to JSON.
    public typealias PaperDocDeletedDetailsSerializer = StoneSerializer<TeamLog.PaperDocDeletedDetails>
    /// Converts `PaperDocDeletedType` from and to JSON.
    public typealias PaperDocDeletedTypeSerializer = StoneSerializer<TeamLog.PaperDocDeletedType>
    /// Converts `PaperDocDownloadDetails` from and to JSON.
    public typealias PaperDocDownloadDetailsSerializer = StoneSerializer<TeamLog.PaperDocDownloadDetails>
    /// Converts `PaperDocDownloadType` from and to JSON.
    public typealias PaperDocDownloadTypeSerializer = StoneSerializer<TeamLog.PaperDocDownloadType>
    /// Converts `PaperDocEditCommentDetails` from and to JSON.
    public typealias PaperDocEditCommentDetailsSerializer = StoneSerializer<TeamLog.PaperDocEditCommentDetails>
    /// Converts `PaperDocEditCommentType` from and to JSON.
    public typealias PaperDocEditCommentTypeSerializer = StoneSerializer<TeamLog.PaperDocEditCommentType>
    /// Converts `PaperDocEditDetails` from and to JSON.
    public typealias PaperDocEditDetailsSerializer = StoneSerializer<TeamLog.PaperDocEditDetails>
    /// Converts `PaperDocEditType` from and to JSON.
    public typealias PaperDocEditTypeSerializer = StoneSerializer<TeamLog.PaperDocEditType>
    /// Converts `PaperDocFollowedDetails` from and to JSON.
    public typealias PaperDocFollowedDetailsSerializer = StoneSerializer<TeamLog.PaperDocFollowedDetails>
    /// Converts `PaperDocFollowedType` from and to JSON.
    public typealias PaperDocFollowedTypeSerializer = StoneSerializer<TeamLog.PaperDocFollowedType>
    /// Converts `PaperDocMentionDetails` from and to JSON.
    public typealias PaperDocMentionDetailsSerializer = StoneSerializer<TeamLog.PaperDocMentionDetails>
    /// Converts `PaperDocMentionType` from and to JSON.
    public typealias PaperDocMentionTypeSerializer = StoneSerializer<TeamLog.PaperDocMentionType>
    /// Converts `PaperDocOwnershipChangedDetails` from and to JSON.
    public typealias PaperDocOwnershipChangedDetailsSerializer = StoneSerializer<TeamLog.PaperDocOwnershipChangedDetails>
    /// Converts `PaperDocOwnershipChangedType` from and to JSON.
    public typealias PaperDocOwnershipChangedTypeSerializer = StoneSerializer<TeamLog.PaperDocOwnershipChangedType>
    /// Converts `PaperDocRequestAccessDetails` from and to JSON.
    public typealias PaperDocRequestAccessDetailsSerializer = StoneSerializer<TeamLog.PaperDocRequestAccessDetails>
    /// Converts `PaperDocRequestAccessType` from and to JSON.
    public typealias PaperDocRequestAccessTypeSerializer = StoneSerializer<TeamLog.PaperDocRequestAccessType>
    /// Converts `PaperDocResolveCommentDetails` from and to JSON.
    public typealias PaperDocResolveCommentDetailsSerializer = StoneSerializer<TeamLog.PaperDocResolveCommentDetails>
    /// Converts `PaperDocResolveCommentType` from and to JSON.
    public typealias PaperDocResolveCommentTypeSerializer = StoneSerializer<TeamLog.PaperDocResolveCommentType>
    /// Converts `PaperDocRevertDetails` from and to JSON.
    public typealias PaperDocRevertDetailsSerializer = StoneSerializer<TeamLog.PaperDocRevertDetails>
    /// Converts `PaperDocRevertType` from and to JSON.
    public typealias PaperDocRevertTypeSerializer = StoneSerializer<TeamLog.PaperDocRevertType>
    /// Converts `PaperDocSlackShareDetails` from and to JSON.
    public typealias PaperDocSlackShareDetailsSerializer = StoneSerializer<TeamLog.PaperDocSlackShareDetails>
    /// Converts `PaperDocSlackShareType` from and to JSON.
    public typealias PaperDocSlackShareTypeSerializer = StoneSerializer<TeamLog.PaperDocSlackShareType>
    /// Converts `PaperDocTeamInviteDetails` from and to JSON.
    public typealias PaperDocTeamInviteDetailsSerializer = StoneSerializer<TeamLog.PaperDocTeamInviteDetails>
    /// Converts `PaperDocTeamInviteType` from and to JSON.
    public typealias PaperDocTeamInviteTypeSerializer = StoneSerializer<TeamLog.PaperDocTeamInviteType>
    /// Converts `PaperDocTrashedDetails` from and to JSON.
    public typealias PaperDocTrashedDetailsSerializer = StoneSerializer<TeamLog.PaperDocTrashedDetails>
    /// Converts `PaperDocTrashedType` from and to JSON.
    public typealias PaperDocTrashedTypeSerializer = StoneSerializer<TeamLog.PaperDocTrashedType>
    /// Converts `PaperDocUnresolveCommentDetails` from and to JSON.
    public typealias PaperDocUnresolveCommentDetailsSerializer = StoneSerializer<TeamLog.PaperDocUnresolveCommentDetails>
    /// Converts `PaperDocUnresolveCommentType` from and to JSON.
    public typealias PaperDocUnresolveCommentTypeSerializer = StoneSerializer<TeamLog.PaperDocUnresolveCommentType>
    /// Converts `PaperDocUntrashedDetails` from and to JSON.
    public typealias PaperDocUntrashedDetailsSerializer = StoneSerializer<TeamLog.PaperDocUntrashedDetails>
    /// Converts `PaperDocUntrashedType` from and to JSON.
    public typealias PaperDocUntrashedTypeSerializer = StoneSerializer<TeamLog.PaperDocUntrashedType>
    /// Converts `PaperDocViewDetails` from and to JSON.
    public typealias PaperDocViewDetailsSerializer = StoneSerializer<TeamLog.PaperDocViewDetails>
    /// Converts `PaperDocViewType` from and to JSON.
    public typealias PaperDocViewTypeSerializer = StoneSerializer<TeamLog.PaperDocViewType>
}
