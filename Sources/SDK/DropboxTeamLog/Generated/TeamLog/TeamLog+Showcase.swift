// Generated from API/team_log.json by `make generate`. Do not edit.

import DropboxCore
import DropboxStone

extension TeamLog {
    /// Details of an event in which access to a showcase was granted.
    public struct ShowcaseAccessGrantedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(eventUuid: String) {
            var builder = RecordBuilder(TeamLog._type(1167))
            builder.string(0, eventUuid)
            self.init(_plainRecord: builder.record())
        }

        /// The unique identifier of the event.
        @export(implementation) public var eventUuid: String { _plainRecord.string(0) }
    }

    /// Access to a showcase was granted.
    public struct ShowcaseAccessGrantedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1168))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a member was added to a showcase.
    public struct ShowcaseAddMemberDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(eventUuid: String) {
            var builder = RecordBuilder(TeamLog._type(1169))
            builder.string(0, eventUuid)
            self.init(_plainRecord: builder.record())
        }

        /// The unique identifier of the event.
        @export(implementation) public var eventUuid: String { _plainRecord.string(0) }
    }

    /// A member was added to a showcase.
    public struct ShowcaseAddMemberType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1170))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a showcase was archived.
    public struct ShowcaseArchivedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(eventUuid: String) {
            var builder = RecordBuilder(TeamLog._type(1171))
            builder.string(0, eventUuid)
            self.init(_plainRecord: builder.record())
        }

        /// The unique identifier of the event.
        @export(implementation) public var eventUuid: String { _plainRecord.string(0) }
    }

    /// A showcase was archived.
    public struct ShowcaseArchivedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1172))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which downloads of files from showcases were enabled or disabled for the team.
    public struct ShowcaseChangeDownloadPolicyDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(newValue: TeamLog.ShowcaseDownloadPolicy, previousValue: TeamLog.ShowcaseDownloadPolicy) {
            var builder = RecordBuilder(TeamLog._type(1173))
            builder.union(0, newValue._value)
            builder.union(1, previousValue._value)
            self.init(_plainRecord: builder.record())
        }

        /// The policy after the change.
        @export(implementation) public var newValue: TeamLog.ShowcaseDownloadPolicy { _plainRecord.union(0) }
        /// The policy before the change.
        @export(implementation) public var previousValue: TeamLog.ShowcaseDownloadPolicy { _plainRecord.union(1) }
    }

    /// Downloads of files from showcases were enabled or disabled for the team.
    public struct ShowcaseChangeDownloadPolicyType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1174))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which Dropbox Showcase was enabled or disabled for the team.
    public struct ShowcaseChangeEnabledPolicyDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(newValue: TeamLog.ShowcaseEnabledPolicy, previousValue: TeamLog.ShowcaseEnabledPolicy) {
            var builder = RecordBuilder(TeamLog._type(1175))
            builder.union(0, newValue._value)
            builder.union(1, previousValue._value)
            self.init(_plainRecord: builder.record())
        }

        /// The policy after the change.
        @export(implementation) public var newValue: TeamLog.ShowcaseEnabledPolicy { _plainRecord.union(0) }
        /// The policy before the change.
        @export(implementation) public var previousValue: TeamLog.ShowcaseEnabledPolicy { _plainRecord.union(1) }
    }

    /// Dropbox Showcase was enabled or disabled for the team.
    public struct ShowcaseChangeEnabledPolicyType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1176))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the external sharing of showcases was enabled or disabled for the team.
    public struct ShowcaseChangeExternalSharingPolicyDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(
            newValue: TeamLog.ShowcaseExternalSharingPolicy,
            previousValue: TeamLog.ShowcaseExternalSharingPolicy
        ) {
            var builder = RecordBuilder(TeamLog._type(1177))
            builder.union(0, newValue._value)
            builder.union(1, previousValue._value)
            self.init(_plainRecord: builder.record())
        }

        /// The policy after the change.
        @export(implementation) public var newValue: TeamLog.ShowcaseExternalSharingPolicy { _plainRecord.union(0) }
        /// The policy before the change.
        @export(implementation)
        public var previousValue: TeamLog.ShowcaseExternalSharingPolicy { _plainRecord.union(1) }
    }

    /// The external sharing of showcases was enabled or disabled for the team.
    public struct ShowcaseChangeExternalSharingPolicyType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1178))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a showcase was created.
    public struct ShowcaseCreatedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(eventUuid: String) {
            var builder = RecordBuilder(TeamLog._type(1179))
            builder.string(0, eventUuid)
            self.init(_plainRecord: builder.record())
        }

        /// The unique identifier of the event.
        @export(implementation) public var eventUuid: String { _plainRecord.string(0) }
    }

    /// A showcase was created.
    public struct ShowcaseCreatedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1180))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a comment on a showcase was deleted.
    public struct ShowcaseDeleteCommentDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(eventUuid: String, commentText: String? = nil) {
            var builder = RecordBuilder(TeamLog._type(1181))
            builder.string(0, eventUuid)
            builder.string(1, commentText)
            self.init(_plainRecord: builder.record())
        }

        /// The unique identifier of the event.
        @export(implementation) public var eventUuid: String { _plainRecord.string(0) }
        /// The text of the comment.
        @export(implementation) public var commentText: String? { _plainRecord.stringOpt(1) }
    }

    /// A comment on a showcase was deleted.
    public struct ShowcaseDeleteCommentType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1182))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// A showcase.
    public struct ShowcaseDocumentLogInfo: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(showcaseId: String, showcaseTitle: String) {
            var builder = RecordBuilder(TeamLog._type(1183))
            builder.string(0, showcaseId)
            builder.string(1, showcaseTitle)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the showcase.
        @export(implementation) public var showcaseId: String { _plainRecord.string(0) }
        /// The title of the showcase.
        @export(implementation) public var showcaseTitle: String { _plainRecord.string(1) }
    }

    /// The policy for downloads from showcases.
    public enum ShowcaseDownloadPolicy: StoneUnion, CustomStringConvertible {
        /// Files can't be downloaded from showcases.
        case disabled
        /// Files can be downloaded from showcases.
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

    /// Details of an event in which a comment on a showcase was edited.
    public struct ShowcaseEditCommentDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(eventUuid: String, commentText: String? = nil) {
            var builder = RecordBuilder(TeamLog._type(1185))
            builder.string(0, eventUuid)
            builder.string(1, commentText)
            self.init(_plainRecord: builder.record())
        }

        /// The unique identifier of the event.
        @export(implementation) public var eventUuid: String { _plainRecord.string(0) }
        /// The text of the comment.
        @export(implementation) public var commentText: String? { _plainRecord.stringOpt(1) }
    }

    /// A comment on a showcase was edited.
    public struct ShowcaseEditCommentType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1186))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a showcase was edited.
    public struct ShowcaseEditedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(eventUuid: String) {
            var builder = RecordBuilder(TeamLog._type(1187))
            builder.string(0, eventUuid)
            self.init(_plainRecord: builder.record())
        }

        /// The unique identifier of the event.
        @export(implementation) public var eventUuid: String { _plainRecord.string(0) }
    }

    /// A showcase was edited.
    public struct ShowcaseEditedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1188))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// The policy for Dropbox Showcase.
    public enum ShowcaseEnabledPolicy: StoneUnion, CustomStringConvertible {
        /// Members can't use Showcase.
        case disabled
        /// Members can use Showcase.
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

    /// The policy for sharing showcases outside the team.
    public enum ShowcaseExternalSharingPolicy: StoneUnion, CustomStringConvertible {
        /// Members can't share showcases outside the team.
        case disabled
        /// Members can share showcases outside the team.
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

    /// Details of an event in which a showcase was permanently deleted.
    public struct ShowcasePermanentlyDeletedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(eventUuid: String) {
            var builder = RecordBuilder(TeamLog._type(1199))
            builder.string(0, eventUuid)
            self.init(_plainRecord: builder.record())
        }

        /// The unique identifier of the event.
        @export(implementation) public var eventUuid: String { _plainRecord.string(0) }
    }

    /// A showcase was permanently deleted.
    public struct ShowcasePermanentlyDeletedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1200))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a comment was added to a showcase.
    public struct ShowcasePostCommentDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(eventUuid: String, commentText: String? = nil) {
            var builder = RecordBuilder(TeamLog._type(1201))
            builder.string(0, eventUuid)
            builder.string(1, commentText)
            self.init(_plainRecord: builder.record())
        }

        /// The unique identifier of the event.
        @export(implementation) public var eventUuid: String { _plainRecord.string(0) }
        /// The text of the comment.
        @export(implementation) public var commentText: String? { _plainRecord.stringOpt(1) }
    }

    /// A comment was added to a showcase.
    public struct ShowcasePostCommentType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1202))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a member was removed from a showcase.
    public struct ShowcaseRemoveMemberDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(eventUuid: String) {
            var builder = RecordBuilder(TeamLog._type(1203))
            builder.string(0, eventUuid)
            self.init(_plainRecord: builder.record())
        }

        /// The unique identifier of the event.
        @export(implementation) public var eventUuid: String { _plainRecord.string(0) }
    }

    /// A member was removed from a showcase.
    public struct ShowcaseRemoveMemberType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1204))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a showcase was renamed.
    public struct ShowcaseRenamedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(eventUuid: String) {
            var builder = RecordBuilder(TeamLog._type(1205))
            builder.string(0, eventUuid)
            self.init(_plainRecord: builder.record())
        }

        /// The unique identifier of the event.
        @export(implementation) public var eventUuid: String { _plainRecord.string(0) }
    }

    /// A showcase was renamed.
    public struct ShowcaseRenamedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1206))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a user asked for access to a showcase.
    public struct ShowcaseRequestAccessDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(eventUuid: String) {
            var builder = RecordBuilder(TeamLog._type(1207))
            builder.string(0, eventUuid)
            self.init(_plainRecord: builder.record())
        }

        /// The unique identifier of the event.
        @export(implementation) public var eventUuid: String { _plainRecord.string(0) }
    }

    /// A user asked for access to a showcase.
    public struct ShowcaseRequestAccessType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1208))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a comment on a showcase was resolved.
    public struct ShowcaseResolveCommentDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(eventUuid: String, commentText: String? = nil) {
            var builder = RecordBuilder(TeamLog._type(1209))
            builder.string(0, eventUuid)
            builder.string(1, commentText)
            self.init(_plainRecord: builder.record())
        }

        /// The unique identifier of the event.
        @export(implementation) public var eventUuid: String { _plainRecord.string(0) }
        /// The text of the comment.
        @export(implementation) public var commentText: String? { _plainRecord.stringOpt(1) }
    }

    /// A comment on a showcase was resolved.
    public struct ShowcaseResolveCommentType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1210))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which an archived showcase was restored.
    public struct ShowcaseRestoredDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(eventUuid: String) {
            var builder = RecordBuilder(TeamLog._type(1211))
            builder.string(0, eventUuid)
            self.init(_plainRecord: builder.record())
        }

        /// The unique identifier of the event.
        @export(implementation) public var eventUuid: String { _plainRecord.string(0) }
    }

    /// An archived showcase was restored.
    public struct ShowcaseRestoredType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1212))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a showcase of the old version was moved to the trash.
    public struct ShowcaseTrashedDeprecatedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(eventUuid: String) {
            var builder = RecordBuilder(TeamLog._type(1213))
            builder.string(0, eventUuid)
            self.init(_plainRecord: builder.record())
        }

        /// The unique identifier of the event.
        @export(implementation) public var eventUuid: String { _plainRecord.string(0) }
    }

    /// A showcase of the old version was moved to the trash. Replaced by `showcaseTrashed`.
    public struct ShowcaseTrashedDeprecatedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1214))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a showcase was moved to the trash.
    public struct ShowcaseTrashedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(eventUuid: String) {
            var builder = RecordBuilder(TeamLog._type(1215))
            builder.string(0, eventUuid)
            self.init(_plainRecord: builder.record())
        }

        /// The unique identifier of the event.
        @export(implementation) public var eventUuid: String { _plainRecord.string(0) }
    }

    /// A showcase was moved to the trash.
    public struct ShowcaseTrashedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1216))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a resolved comment on a showcase was reopened.
    public struct ShowcaseUnresolveCommentDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(eventUuid: String, commentText: String? = nil) {
            var builder = RecordBuilder(TeamLog._type(1217))
            builder.string(0, eventUuid)
            builder.string(1, commentText)
            self.init(_plainRecord: builder.record())
        }

        /// The unique identifier of the event.
        @export(implementation) public var eventUuid: String { _plainRecord.string(0) }
        /// The text of the comment.
        @export(implementation) public var commentText: String? { _plainRecord.stringOpt(1) }
    }

    /// A resolved comment on a showcase was reopened.
    public struct ShowcaseUnresolveCommentType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1218))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a showcase of the old version was restored from the trash.
    public struct ShowcaseUntrashedDeprecatedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(eventUuid: String) {
            var builder = RecordBuilder(TeamLog._type(1219))
            builder.string(0, eventUuid)
            self.init(_plainRecord: builder.record())
        }

        /// The unique identifier of the event.
        @export(implementation) public var eventUuid: String { _plainRecord.string(0) }
    }

    /// A showcase of the old version was restored from the trash. Replaced by `showcaseUntrashed`.
    public struct ShowcaseUntrashedDeprecatedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1220))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a showcase was restored from the trash.
    public struct ShowcaseUntrashedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(eventUuid: String) {
            var builder = RecordBuilder(TeamLog._type(1221))
            builder.string(0, eventUuid)
            self.init(_plainRecord: builder.record())
        }

        /// The unique identifier of the event.
        @export(implementation) public var eventUuid: String { _plainRecord.string(0) }
    }

    /// A showcase was restored from the trash.
    public struct ShowcaseUntrashedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1222))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a showcase was viewed.
    public struct ShowcaseViewDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(eventUuid: String) {
            var builder = RecordBuilder(TeamLog._type(1223))
            builder.string(0, eventUuid)
            self.init(_plainRecord: builder.record())
        }

        /// The unique identifier of the event.
        @export(implementation) public var eventUuid: String { _plainRecord.string(0) }
    }

    /// A showcase was viewed.
    public struct ShowcaseViewType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1224))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }
}

extension TeamLog {
    /// Converts `ShowcaseAccessGrantedDetails` from and to JSON.
    public typealias ShowcaseAccessGrantedDetailsSerializer = StoneSerializer<TeamLog.ShowcaseAccessGrantedDetails>
    /// Converts `ShowcaseAccessGrantedType` from and to JSON.
    public typealias ShowcaseAccessGrantedTypeSerializer = StoneSerializer<TeamLog.ShowcaseAccessGrantedType>
    /// Converts `ShowcaseAddMemberDetails` from and to JSON.
    public typealias ShowcaseAddMemberDetailsSerializer = StoneSerializer<TeamLog.ShowcaseAddMemberDetails>
    /// Converts `ShowcaseAddMemberType` from and to JSON.
    public typealias ShowcaseAddMemberTypeSerializer = StoneSerializer<TeamLog.ShowcaseAddMemberType>
    /// Converts `ShowcaseArchivedDetails` from and to JSON.
    public typealias ShowcaseArchivedDetailsSerializer = StoneSerializer<TeamLog.ShowcaseArchivedDetails>
    /// Converts `ShowcaseArchivedType` from and to JSON.
    public typealias ShowcaseArchivedTypeSerializer = StoneSerializer<TeamLog.ShowcaseArchivedType>
    /// Converts `ShowcaseChangeDownloadPolicyDetails` from and to JSON.
    public typealias ShowcaseChangeDownloadPolicyDetailsSerializer = StoneSerializer<TeamLog.ShowcaseChangeDownloadPolicyDetails>
    /// Converts `ShowcaseChangeDownloadPolicyType` from and to JSON.
    public typealias ShowcaseChangeDownloadPolicyTypeSerializer = StoneSerializer<TeamLog.ShowcaseChangeDownloadPolicyType>
    /// Converts `ShowcaseChangeEnabledPolicyDetails` from and to JSON.
    public typealias ShowcaseChangeEnabledPolicyDetailsSerializer = StoneSerializer<TeamLog.ShowcaseChangeEnabledPolicyDetails>
    /// Converts `ShowcaseChangeEnabledPolicyType` from and to JSON.
    public typealias ShowcaseChangeEnabledPolicyTypeSerializer = StoneSerializer<TeamLog.ShowcaseChangeEnabledPolicyType>
    /// Converts `ShowcaseChangeExternalSharingPolicyDetails` from and to JSON.
    public typealias ShowcaseChangeExternalSharingPolicyDetailsSerializer = StoneSerializer<TeamLog.ShowcaseChangeExternalSharingPolicyDetails>
    /// Converts `ShowcaseChangeExternalSharingPolicyType` from and to JSON.
    public typealias ShowcaseChangeExternalSharingPolicyTypeSerializer = StoneSerializer<TeamLog.ShowcaseChangeExternalSharingPolicyType>
    /// Converts `ShowcaseCreatedDetails` from and to JSON.
    public typealias ShowcaseCreatedDetailsSerializer = StoneSerializer<TeamLog.ShowcaseCreatedDetails>
    /// Converts `ShowcaseCreatedType` from and to JSON.
    public typealias ShowcaseCreatedTypeSerializer = StoneSerializer<TeamLog.ShowcaseCreatedType>
    /// Converts `ShowcaseDeleteCommentDetails` from and to JSON.
    public typealias ShowcaseDeleteCommentDetailsSerializer = StoneSerializer<TeamLog.ShowcaseDeleteCommentDetails>
    /// Converts `ShowcaseDeleteCommentType` from and to JSON.
    public typealias ShowcaseDeleteCommentTypeSerializer = StoneSerializer<TeamLog.ShowcaseDeleteCommentType>
    /// Converts `ShowcaseDocumentLogInfo` from and to JSON.
    public typealias ShowcaseDocumentLogInfoSerializer = StoneSerializer<TeamLog.ShowcaseDocumentLogInfo>
    /// Converts `ShowcaseDownloadPolicy` from and to JSON.
    public typealias ShowcaseDownloadPolicySerializer = StoneSerializer<TeamLog.ShowcaseDownloadPolicy>
    /// Converts `ShowcaseEditCommentDetails` from and to JSON.
    public typealias ShowcaseEditCommentDetailsSerializer = StoneSerializer<TeamLog.ShowcaseEditCommentDetails>
    /// Converts `ShowcaseEditCommentType` from and to JSON.
    public typealias ShowcaseEditCommentTypeSerializer = StoneSerializer<TeamLog.ShowcaseEditCommentType>
    /// Converts `ShowcaseEditedDetails` from and to JSON.
    public typealias ShowcaseEditedDetailsSerializer = StoneSerializer<TeamLog.ShowcaseEditedDetails>
    /// Converts `ShowcaseEditedType` from and to JSON.
    public typealias ShowcaseEditedTypeSerializer = StoneSerializer<TeamLog.ShowcaseEditedType>
    /// Converts `ShowcaseEnabledPolicy` from and to JSON.
    public typealias ShowcaseEnabledPolicySerializer = StoneSerializer<TeamLog.ShowcaseEnabledPolicy>
    /// Converts `ShowcaseExternalSharingPolicy` from and to JSON.
    public typealias ShowcaseExternalSharingPolicySerializer = StoneSerializer<TeamLog.ShowcaseExternalSharingPolicy>
    /// Converts `ShowcasePermanentlyDeletedDetails` from and to JSON.
    public typealias ShowcasePermanentlyDeletedDetailsSerializer = StoneSerializer<TeamLog.ShowcasePermanentlyDeletedDetails>
    /// Converts `ShowcasePermanentlyDeletedType` from and to JSON.
    public typealias ShowcasePermanentlyDeletedTypeSerializer = StoneSerializer<TeamLog.ShowcasePermanentlyDeletedType>
    /// Converts `ShowcasePostCommentDetails` from and to JSON.
    public typealias ShowcasePostCommentDetailsSerializer = StoneSerializer<TeamLog.ShowcasePostCommentDetails>
    /// Converts `ShowcasePostCommentType` from and to JSON.
    public typealias ShowcasePostCommentTypeSerializer = StoneSerializer<TeamLog.ShowcasePostCommentType>
    /// Converts `ShowcaseRemoveMemberDetails` from and to JSON.
    public typealias ShowcaseRemoveMemberDetailsSerializer = StoneSerializer<TeamLog.ShowcaseRemoveMemberDetails>
    /// Converts `ShowcaseRemoveMemberType` from and to JSON.
    public typealias ShowcaseRemoveMemberTypeSerializer = StoneSerializer<TeamLog.ShowcaseRemoveMemberType>
    /// Converts `ShowcaseRenamedDetails` from and to JSON.
    public typealias ShowcaseRenamedDetailsSerializer = StoneSerializer<TeamLog.ShowcaseRenamedDetails>
    /// Converts `ShowcaseRenamedType` from and to JSON.
    public typealias ShowcaseRenamedTypeSerializer = StoneSerializer<TeamLog.ShowcaseRenamedType>
    /// Converts `ShowcaseRequestAccessDetails` from and to JSON.
    public typealias ShowcaseRequestAccessDetailsSerializer = StoneSerializer<TeamLog.ShowcaseRequestAccessDetails>
    /// Converts `ShowcaseRequestAccessType` from and to JSON.
    public typealias ShowcaseRequestAccessTypeSerializer = StoneSerializer<TeamLog.ShowcaseRequestAccessType>
    /// Converts `ShowcaseResolveCommentDetails` from and to JSON.
    public typealias ShowcaseResolveCommentDetailsSerializer = StoneSerializer<TeamLog.ShowcaseResolveCommentDetails>
    /// Converts `ShowcaseResolveCommentType` from and to JSON.
    public typealias ShowcaseResolveCommentTypeSerializer = StoneSerializer<TeamLog.ShowcaseResolveCommentType>
    /// Converts `ShowcaseRestoredDetails` from and to JSON.
    public typealias ShowcaseRestoredDetailsSerializer = StoneSerializer<TeamLog.ShowcaseRestoredDetails>
    /// Converts `ShowcaseRestoredType` from and to JSON.
    public typealias ShowcaseRestoredTypeSerializer = StoneSerializer<TeamLog.ShowcaseRestoredType>
    /// Converts `ShowcaseTrashedDeprecatedDetails` from and to JSON.
    public typealias ShowcaseTrashedDeprecatedDetailsSerializer = StoneSerializer<TeamLog.ShowcaseTrashedDeprecatedDetails>
    /// Converts `ShowcaseTrashedDeprecatedType` from and to JSON.
    public typealias ShowcaseTrashedDeprecatedTypeSerializer = StoneSerializer<TeamLog.ShowcaseTrashedDeprecatedType>
    /// Converts `ShowcaseTrashedDetails` from and to JSON.
    public typealias ShowcaseTrashedDetailsSerializer = StoneSerializer<TeamLog.ShowcaseTrashedDetails>
    /// Converts `ShowcaseTrashedType` from and to JSON.
    public typealias ShowcaseTrashedTypeSerializer = StoneSerializer<TeamLog.ShowcaseTrashedType>
    /// Converts `ShowcaseUnresolveCommentDetails` from and to JSON.
    public typealias ShowcaseUnresolveCommentDetailsSerializer = StoneSerializer<TeamLog.ShowcaseUnresolveCommentDetails>
    /// Converts `ShowcaseUnresolveCommentType` from and to JSON.
    public typealias ShowcaseUnresolveCommentTypeSerializer = StoneSerializer<TeamLog.ShowcaseUnresolveCommentType>
    /// Converts `ShowcaseUntrashedDeprecatedDetails` from and to JSON.
    public typealias ShowcaseUntrashedDeprecatedDetailsSerializer = StoneSerializer<TeamLog.ShowcaseUntrashedDeprecatedDetails>
    /// Converts `ShowcaseUntrashedDeprecatedType` from and to JSON.
    public typealias ShowcaseUntrashedDeprecatedTypeSerializer = StoneSerializer<TeamLog.ShowcaseUntrashedDeprecatedType>
    /// Converts `ShowcaseUntrashedDetails` from and to JSON.
    public typealias ShowcaseUntrashedDetailsSerializer = StoneSerializer<TeamLog.ShowcaseUntrashedDetails>
    /// Converts `ShowcaseUntrashedType` from and to JSON.
    public typealias ShowcaseUntrashedTypeSerializer = StoneSerializer<TeamLog.ShowcaseUntrashedType>
    /// Converts `ShowcaseViewDetails` from and to JSON.
    public typealias ShowcaseViewDetailsSerializer = StoneSerializer<TeamLog.ShowcaseViewDetails>
    /// Converts `ShowcaseViewType` from and to JSON.
    public typealias ShowcaseViewTypeSerializer = StoneSerializer<TeamLog.ShowcaseViewType>
}
