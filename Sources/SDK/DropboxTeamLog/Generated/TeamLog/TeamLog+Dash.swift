// Generated from API/team_log.json by `make generate`. Do not edit.

import DropboxCore
import DropboxStone

extension TeamLog {
    /// Details of an event in which a Dash stack was archived.
    public struct DashArchivedStackDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(stackName: String, stackType: TeamLog.DashStackType? = nil) {
            var builder = RecordBuilder(TeamLog._type(147))
            builder.string(0, stackName)
            builder.union(1, stackType?._value)
            self.init(_plainRecord: builder.record())
        }

        /// The name of the stack.
        @export(implementation) public var stackName: String { _plainRecord.string(0) }
        /// The type of backend that stores the stack.
        @export(implementation) public var stackType: TeamLog.DashStackType? { _plainRecord.unionOpt(1) }
    }

    /// A Dash stack was archived.
    public struct DashArchivedStackType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(148))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the audience of a shared link to a Dash stack was changed.
    public struct DashChangedAudienceOfSharedLinkToStackDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(stackName: String, stackType: TeamLog.DashStackType? = nil) {
            var builder = RecordBuilder(TeamLog._type(149))
            builder.string(0, stackName)
            builder.union(1, stackType?._value)
            self.init(_plainRecord: builder.record())
        }

        /// The name of the stack.
        @export(implementation) public var stackName: String { _plainRecord.string(0) }
        /// The type of backend that stores the stack.
        @export(implementation) public var stackType: TeamLog.DashStackType? { _plainRecord.unionOpt(1) }
    }

    /// The audience of a shared link to a Dash stack was changed.
    public struct DashChangedAudienceOfSharedLinkToStackType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(150))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a Dash stack was duplicated.
    public struct DashClonedStackDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(
            stackName: String,
            actorEmail: String,
            newClonedStackName: String,
            stackType: TeamLog.DashStackType? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(151))
            builder.string(0, stackName)
            builder.string(1, actorEmail)
            builder.string(2, newClonedStackName)
            builder.union(3, stackType?._value)
            self.init(_plainRecord: builder.record())
        }

        /// The name of the stack.
        @export(implementation) public var stackName: String { _plainRecord.string(0) }
        /// The email address of the person who duplicated the stack.
        @export(implementation) public var actorEmail: String { _plainRecord.string(1) }
        /// The name of the duplicate.
        @export(implementation) public var newClonedStackName: String { _plainRecord.string(2) }
        /// The type of backend that stores the stack.
        @export(implementation) public var stackType: TeamLog.DashStackType? { _plainRecord.unionOpt(3) }
    }

    /// A Dash stack was duplicated.
    public struct DashClonedStackType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(152))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// The status of a Dash connector.
    public enum DashConnectorStatus: StoneUnion, CustomStringConvertible {
        /// Failure.
        case fail
        /// Success.
        case success
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .fail
            case 1: self = .success
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .fail: .tag(0)
            case .success: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// Details of an event in which a tool of a Dash connector was called.
    public struct DashConnectorToolsCallDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(connectorName: String, toolName: String, surface: String? = nil) {
            var builder = RecordBuilder(TeamLog._type(154))
            builder.string(0, connectorName)
            builder.string(1, toolName)
            builder.string(2, surface)
            self.init(_plainRecord: builder.record())
        }

        /// The name of the connector.
        @export(implementation) public var connectorName: String { _plainRecord.string(0) }
        /// The name of the tool.
        @export(implementation) public var toolName: String { _plainRecord.string(1) }
        /// The place from which the tool was called.
        @export(implementation) public var surface: String? { _plainRecord.stringOpt(2) }
    }

    /// A tool of a Dash connector was called.
    public struct DashConnectorToolsCallType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(155))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a Dash stack was created.
    public struct DashCreatedStackDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(stackName: String, stackType: TeamLog.DashStackType? = nil) {
            var builder = RecordBuilder(TeamLog._type(156))
            builder.string(0, stackName)
            builder.union(1, stackType?._value)
            self.init(_plainRecord: builder.record())
        }

        /// The name of the stack.
        @export(implementation) public var stackName: String { _plainRecord.string(0) }
        /// The type of backend that stores the stack.
        @export(implementation) public var stackType: TeamLog.DashStackType? { _plainRecord.unionOpt(1) }
    }

    /// A Dash stack was created.
    public struct DashCreatedStackType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(157))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a comment was deleted from a Dash stack.
    public struct DashDeletedCommentFromStackDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(stackName: String, stackItemName: String, stackType: TeamLog.DashStackType? = nil) {
            var builder = RecordBuilder(TeamLog._type(158))
            builder.string(0, stackName)
            builder.string(1, stackItemName)
            builder.union(2, stackType?._value)
            self.init(_plainRecord: builder.record())
        }

        /// The name of the stack.
        @export(implementation) public var stackName: String { _plainRecord.string(0) }
        /// The name of the stack's item to which the comment belongs.
        @export(implementation) public var stackItemName: String { _plainRecord.string(1) }
        /// The type of backend that stores the stack.
        @export(implementation) public var stackType: TeamLog.DashStackType? { _plainRecord.unionOpt(2) }
    }

    /// A comment was deleted from a Dash stack.
    public struct DashDeletedCommentFromStackType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(159))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a Dash stack was deleted.
    public struct DashDeletedStackDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(stackName: String, stackType: TeamLog.DashStackType? = nil) {
            var builder = RecordBuilder(TeamLog._type(160))
            builder.string(0, stackName)
            builder.union(1, stackType?._value)
            self.init(_plainRecord: builder.record())
        }

        /// The name of the stack.
        @export(implementation) public var stackName: String { _plainRecord.string(0) }
        /// The type of backend that stores the stack.
        @export(implementation) public var stackType: TeamLog.DashStackType? { _plainRecord.unionOpt(1) }
    }

    /// A Dash stack was deleted.
    public struct DashDeletedStackType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(161))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a comment in a Dash stack was edited.
    public struct DashEditedCommentInStackDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(
            stackName: String,
            stackItemName: String,
            commentText: String,
            stackType: TeamLog.DashStackType? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(162))
            builder.string(0, stackName)
            builder.string(1, stackItemName)
            builder.string(2, commentText)
            builder.union(3, stackType?._value)
            self.init(_plainRecord: builder.record())
        }

        /// The name of the stack.
        @export(implementation) public var stackName: String { _plainRecord.string(0) }
        /// The name of the stack's item to which the comment belongs.
        @export(implementation) public var stackItemName: String { _plainRecord.string(1) }
        /// The text of the comment.
        @export(implementation) public var commentText: String { _plainRecord.string(2) }
        /// The type of backend that stores the stack.
        @export(implementation) public var stackType: TeamLog.DashStackType? { _plainRecord.unionOpt(3) }
    }

    /// A comment in a Dash stack was edited.
    public struct DashEditedCommentInStackType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(163))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// The policy for sharing Dash content outside the team.
    public enum DashExternalSharingPolicy: StoneUnion, CustomStringConvertible {
        /// The default policy applies.
        case default_
        /// Members can't share Dash content outside the team.
        case disabled
        /// Members can share Dash content outside the team.
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

    /// Details of an event in which the team's policy for external sharing in Dash was changed.
    public struct DashExternalSharingPolicyChangedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(newValue: TeamLog.DashExternalSharingPolicy, previousValue: TeamLog.DashExternalSharingPolicy) {
            var builder = RecordBuilder(TeamLog._type(165))
            builder.union(0, newValue._value)
            builder.union(1, previousValue._value)
            self.init(_plainRecord: builder.record())
        }

        /// The policy after the change.
        @export(implementation) public var newValue: TeamLog.DashExternalSharingPolicy { _plainRecord.union(0) }
        /// The policy before the change.
        @export(implementation) public var previousValue: TeamLog.DashExternalSharingPolicy { _plainRecord.union(1) }
    }

    /// The team's policy for external sharing in Dash was changed.
    public struct DashExternalSharingPolicyChangedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(166))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a person from outside the team opened a Dash stack.
    public struct DashExternalUserOpenedStackDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(
            stackName: String,
            stackSharingScope: TeamLog.DashStackSharingScope,
            isInvited: Bool,
            isVerified: Bool,
            stackOwnerTeamId: Int64? = nil,
            stackType: TeamLog.DashStackType? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(167))
            builder.string(0, stackName)
            builder.union(1, stackSharingScope._value)
            builder.bool(2, isInvited)
            builder.bool(3, isVerified)
            builder.int64(4, stackOwnerTeamId)
            builder.union(5, stackType?._value)
            self.init(_plainRecord: builder.record())
        }

        /// The name of the stack.
        @export(implementation) public var stackName: String { _plainRecord.string(0) }
        /// The scope in which the stack is shared.
        @export(implementation) public var stackSharingScope: TeamLog.DashStackSharingScope { _plainRecord.union(1) }
        /// A Boolean value that indicates whether the person was invited to the stack.
        @export(implementation) public var isInvited: Bool { _plainRecord.bool(2) }
        /// A Boolean value that indicates whether the person has verified their email address.
        @export(implementation) public var isVerified: Bool { _plainRecord.bool(3) }
        /// The identifier of the team that owns the stack.
        @export(implementation) public var stackOwnerTeamId: Int64? { _plainRecord.int64Opt(4) }
        /// The type of backend that stores the stack.
        @export(implementation) public var stackType: TeamLog.DashStackType? { _plainRecord.unionOpt(5) }
    }

    /// A person from outside the team opened a Dash stack.
    public struct DashExternalUserOpenedStackType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(168))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a member opened the Dash desktop app for the first time.
    public struct DashFirstLaunchedDesktopDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(osName: String) {
            var builder = RecordBuilder(TeamLog._type(169))
            builder.string(0, osName)
            self.init(_plainRecord: builder.record())
        }

        /// The name of the operating system.
        @export(implementation) public var osName: String { _plainRecord.string(0) }
    }

    /// A member opened the Dash desktop app for the first time.
    public struct DashFirstLaunchedDesktopType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(170))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a member opened the Dash browser extension for the first time.
    public struct DashFirstLaunchedExtensionDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(browserName: String) {
            var builder = RecordBuilder(TeamLog._type(171))
            builder.string(0, browserName)
            self.init(_plainRecord: builder.record())
        }

        /// The name of the web browser.
        @export(implementation) public var browserName: String { _plainRecord.string(0) }
    }

    /// A member opened the Dash browser extension for the first time.
    public struct DashFirstLaunchedExtensionType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(172))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a member opened the Dash start page on the web for the first time.
    public struct DashFirstLaunchedWebStartPageDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(browserName: String) {
            var builder = RecordBuilder(TeamLog._type(173))
            builder.string(0, browserName)
            self.init(_plainRecord: builder.record())
        }

        /// The name of the web browser.
        @export(implementation) public var browserName: String { _plainRecord.string(0) }
    }

    /// A member opened the Dash start page on the web for the first time.
    public struct DashFirstLaunchedWebStartPageType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(174))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which access permissions to a Dash stack were checked for an opened shared link.
    public struct DashOpenedSharedLinkToStackDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(stackName: String, stackType: TeamLog.DashStackType? = nil) {
            var builder = RecordBuilder(TeamLog._type(175))
            builder.string(0, stackName)
            builder.union(1, stackType?._value)
            self.init(_plainRecord: builder.record())
        }

        /// The name of the stack.
        @export(implementation) public var stackName: String { _plainRecord.string(0) }
        /// The type of backend that stores the stack.
        @export(implementation) public var stackType: TeamLog.DashStackType? { _plainRecord.unionOpt(1) }
    }

    /// Access permissions to a Dash stack were checked for an opened shared link.
    public struct DashOpenedSharedLinkToStackType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(176))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a Dash stack was opened.
    public struct DashOpenedStackDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(stackName: String, stackType: TeamLog.DashStackType? = nil) {
            var builder = RecordBuilder(TeamLog._type(177))
            builder.string(0, stackName)
            builder.union(1, stackType?._value)
            self.init(_plainRecord: builder.record())
        }

        /// The name of the stack.
        @export(implementation) public var stackName: String { _plainRecord.string(0) }
        /// The type of backend that stores the stack.
        @export(implementation) public var stackType: TeamLog.DashStackType? { _plainRecord.unionOpt(1) }
    }

    /// A Dash stack was opened.
    public struct DashOpenedStackType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(178))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// A value that indicates whether previews are opted out of in Dash.
    public enum DashPreviewOptOutStatus: StoneUnion, CustomStringConvertible {
        /// Previews are opted in to.
        case optedIn
        /// Previews are opted out of.
        case optedOut
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .optedIn
            case 1: self = .optedOut
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .optedIn: .tag(0)
            case .optedOut: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// Details of an event in which the preview opt-out status in Dash was changed.
    public struct DashPreviewOptOutStatusChangedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(optOutStatus: TeamLog.DashPreviewOptOutStatus) {
            var builder = RecordBuilder(TeamLog._type(180))
            builder.union(0, optOutStatus._value)
            self.init(_plainRecord: builder.record())
        }

        /// The status after the change.
        @export(implementation) public var optOutStatus: TeamLog.DashPreviewOptOutStatus { _plainRecord.union(0) }
    }

    /// The preview opt-out status in Dash was changed.
    public struct DashPreviewOptOutStatusChangedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(181))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a Dash stack was renamed.
    public struct DashRenamedStackDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(oldName: String, newName: String, stackType: TeamLog.DashStackType? = nil) {
            var builder = RecordBuilder(TeamLog._type(190))
            builder.string(0, oldName)
            builder.string(1, newName)
            builder.union(2, stackType?._value)
            self.init(_plainRecord: builder.record())
        }

        /// The name of the stack before the change.
        @export(implementation) public var oldName: String { _plainRecord.string(0) }
        /// The name of the stack after the change.
        @export(implementation) public var newName: String { _plainRecord.string(1) }
        /// The type of backend that stores the stack.
        @export(implementation) public var stackType: TeamLog.DashStackType? { _plainRecord.unionOpt(2) }
    }

    /// A Dash stack was renamed.
    public struct DashRenamedStackType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(191))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a link to a Dash stack was shared.
    public struct DashSharedLinkToStackDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(stackName: String, stackType: TeamLog.DashStackType? = nil) {
            var builder = RecordBuilder(TeamLog._type(192))
            builder.string(0, stackName)
            builder.union(1, stackType?._value)
            self.init(_plainRecord: builder.record())
        }

        /// The name of the stack.
        @export(implementation) public var stackName: String { _plainRecord.string(0) }
        /// The type of backend that stores the stack.
        @export(implementation) public var stackType: TeamLog.DashStackType? { _plainRecord.unionOpt(1) }
    }

    /// A link to a Dash stack was shared.
    public struct DashSharedLinkToStackType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(193))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// The scope in which a Dash stack is shared.
    public enum DashStackSharingScope: StoneUnion, CustomStringConvertible {
        /// The stack is shared with invited people.
        case invited
        /// The stack is public.
        case public_
        /// The stack is shared with the team.
        case team
        /// The scope isn't known.
        case unknown
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .invited
            case 1: self = .public_
            case 2: self = .team
            case 3: self = .unknown
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .invited: .tag(0)
            case .public_: .tag(1)
            case .team: .tag(2)
            case .unknown: .tag(3)
            case .other: .tag(4)
            }
        }
    }

    /// The type of backend that stores a Dash stack.
    public enum DashStackType: StoneUnion, CustomStringConvertible {
        /// The Cypress backend.
        case cypress
        /// A reference container.
        case referenceContainer
        /// The backend isn't known.
        case unknown
        /// A value that this version of the SDK doesn't recognize.
        case other

        public init(_value: borrowing Value) {
            switch _value.tag {
            case 0: self = .cypress
            case 1: self = .referenceContainer
            case 2: self = .unknown
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .cypress: .tag(0)
            case .referenceContainer: .tag(1)
            case .unknown: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    /// Details of an event in which a Dash stack was restored from the archive.
    public struct DashUnarchivedStackDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(stackName: String, stackType: TeamLog.DashStackType? = nil) {
            var builder = RecordBuilder(TeamLog._type(196))
            builder.string(0, stackName)
            builder.union(1, stackType?._value)
            self.init(_plainRecord: builder.record())
        }

        /// The name of the stack.
        @export(implementation) public var stackName: String { _plainRecord.string(0) }
        /// The type of backend that stores the stack.
        @export(implementation) public var stackType: TeamLog.DashStackType? { _plainRecord.unionOpt(1) }
    }

    /// A Dash stack was restored from the archive.
    public struct DashUnarchivedStackType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(197))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a member viewed a company stack in Dash.
    public struct DashViewedCompanyStackDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(stackName: String, stackType: TeamLog.DashStackType? = nil) {
            var builder = RecordBuilder(TeamLog._type(198))
            builder.string(0, stackName)
            builder.union(1, stackType?._value)
            self.init(_plainRecord: builder.record())
        }

        /// The name of the stack.
        @export(implementation) public var stackName: String { _plainRecord.string(0) }
        /// The type of backend that stores the stack.
        @export(implementation) public var stackType: TeamLog.DashStackType? { _plainRecord.unionOpt(1) }
    }

    /// A member viewed a company stack in Dash.
    public struct DashViewedCompanyStackType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(199))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which an admin viewed the Dash report on external AI activity.
    public struct DashViewedExternalAiActivityReportDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(200))) }
    }

    /// An admin viewed the Dash report on external AI activity.
    public struct DashViewedExternalAiActivityReportType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(201))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }
}

extension TeamLog {
    /// Converts `DashArchivedStackDetails` from and to JSON.
    public typealias DashArchivedStackDetailsSerializer = StoneSerializer<TeamLog.DashArchivedStackDetails>
    /// Converts `DashArchivedStackType` from and to JSON.
    public typealias DashArchivedStackTypeSerializer = StoneSerializer<TeamLog.DashArchivedStackType>
    /// Converts `DashChangedAudienceOfSharedLinkToStackDetails` from and to JSON.
    public typealias DashChangedAudienceOfSharedLinkToStackDetailsSerializer = StoneSerializer<TeamLog.DashChangedAudienceOfSharedLinkToStackDetails>
    /// Converts `DashChangedAudienceOfSharedLinkToStackType` from and to JSON.
    public typealias DashChangedAudienceOfSharedLinkToStackTypeSerializer = StoneSerializer<TeamLog.DashChangedAudienceOfSharedLinkToStackType>
    /// Converts `DashClonedStackDetails` from and to JSON.
    public typealias DashClonedStackDetailsSerializer = StoneSerializer<TeamLog.DashClonedStackDetails>
    /// Converts `DashClonedStackType` from and to JSON.
    public typealias DashClonedStackTypeSerializer = StoneSerializer<TeamLog.DashClonedStackType>
    /// Converts `DashConnectorStatus` from and to JSON.
    public typealias DashConnectorStatusSerializer = StoneSerializer<TeamLog.DashConnectorStatus>
    /// Converts `DashConnectorToolsCallDetails` from and to JSON.
    public typealias DashConnectorToolsCallDetailsSerializer = StoneSerializer<TeamLog.DashConnectorToolsCallDetails>
    /// Converts `DashConnectorToolsCallType` from and to JSON.
    public typealias DashConnectorToolsCallTypeSerializer = StoneSerializer<TeamLog.DashConnectorToolsCallType>
    /// Converts `DashCreatedStackDetails` from and to JSON.
    public typealias DashCreatedStackDetailsSerializer = StoneSerializer<TeamLog.DashCreatedStackDetails>
    /// Converts `DashCreatedStackType` from and to JSON.
    public typealias DashCreatedStackTypeSerializer = StoneSerializer<TeamLog.DashCreatedStackType>
    /// Converts `DashDeletedCommentFromStackDetails` from and to JSON.
    public typealias DashDeletedCommentFromStackDetailsSerializer = StoneSerializer<TeamLog.DashDeletedCommentFromStackDetails>
    /// Converts `DashDeletedCommentFromStackType` from and to JSON.
    public typealias DashDeletedCommentFromStackTypeSerializer = StoneSerializer<TeamLog.DashDeletedCommentFromStackType>
    /// Converts `DashDeletedStackDetails` from and to JSON.
    public typealias DashDeletedStackDetailsSerializer = StoneSerializer<TeamLog.DashDeletedStackDetails>
    /// Converts `DashDeletedStackType` from and to JSON.
    public typealias DashDeletedStackTypeSerializer = StoneSerializer<TeamLog.DashDeletedStackType>
    /// Converts `DashEditedCommentInStackDetails` from and to JSON.
    public typealias DashEditedCommentInStackDetailsSerializer = StoneSerializer<TeamLog.DashEditedCommentInStackDetails>
    /// Converts `DashEditedCommentInStackType` from and to JSON.
    public typealias DashEditedCommentInStackTypeSerializer = StoneSerializer<TeamLog.DashEditedCommentInStackType>
    /// Converts `DashExternalSharingPolicy` from and to JSON.
    public typealias DashExternalSharingPolicySerializer = StoneSerializer<TeamLog.DashExternalSharingPolicy>
    /// Converts `DashExternalSharingPolicyChangedDetails` from and to JSON.
    public typealias DashExternalSharingPolicyChangedDetailsSerializer = StoneSerializer<TeamLog.DashExternalSharingPolicyChangedDetails>
    /// Converts `DashExternalSharingPolicyChangedType` from and to JSON.
    public typealias DashExternalSharingPolicyChangedTypeSerializer = StoneSerializer<TeamLog.DashExternalSharingPolicyChangedType>
    /// Converts `DashExternalUserOpenedStackDetails` from and to JSON.
    public typealias DashExternalUserOpenedStackDetailsSerializer = StoneSerializer<TeamLog.DashExternalUserOpenedStackDetails>
    /// Converts `DashExternalUserOpenedStackType` from and to JSON.
    public typealias DashExternalUserOpenedStackTypeSerializer = StoneSerializer<TeamLog.DashExternalUserOpenedStackType>
    /// Converts `DashFirstLaunchedDesktopDetails` from and to JSON.
    public typealias DashFirstLaunchedDesktopDetailsSerializer = StoneSerializer<TeamLog.DashFirstLaunchedDesktopDetails>
    /// Converts `DashFirstLaunchedDesktopType` from and to JSON.
    public typealias DashFirstLaunchedDesktopTypeSerializer = StoneSerializer<TeamLog.DashFirstLaunchedDesktopType>
    /// Converts `DashFirstLaunchedExtensionDetails` from and to JSON.
    public typealias DashFirstLaunchedExtensionDetailsSerializer = StoneSerializer<TeamLog.DashFirstLaunchedExtensionDetails>
    /// Converts `DashFirstLaunchedExtensionType` from and to JSON.
    public typealias DashFirstLaunchedExtensionTypeSerializer = StoneSerializer<TeamLog.DashFirstLaunchedExtensionType>
    /// Converts `DashFirstLaunchedWebStartPageDetails` from and to JSON.
    public typealias DashFirstLaunchedWebStartPageDetailsSerializer = StoneSerializer<TeamLog.DashFirstLaunchedWebStartPageDetails>
    /// Converts `DashFirstLaunchedWebStartPageType` from and to JSON.
    public typealias DashFirstLaunchedWebStartPageTypeSerializer = StoneSerializer<TeamLog.DashFirstLaunchedWebStartPageType>
    /// Converts `DashOpenedSharedLinkToStackDetails` from and to JSON.
    public typealias DashOpenedSharedLinkToStackDetailsSerializer = StoneSerializer<TeamLog.DashOpenedSharedLinkToStackDetails>
    /// Converts `DashOpenedSharedLinkToStackType` from and to JSON.
    public typealias DashOpenedSharedLinkToStackTypeSerializer = StoneSerializer<TeamLog.DashOpenedSharedLinkToStackType>
    /// Converts `DashOpenedStackDetails` from and to JSON.
    public typealias DashOpenedStackDetailsSerializer = StoneSerializer<TeamLog.DashOpenedStackDetails>
    /// Converts `DashOpenedStackType` from and to JSON.
    public typealias DashOpenedStackTypeSerializer = StoneSerializer<TeamLog.DashOpenedStackType>
    /// Converts `DashPreviewOptOutStatus` from and to JSON.
    public typealias DashPreviewOptOutStatusSerializer = StoneSerializer<TeamLog.DashPreviewOptOutStatus>
    /// Converts `DashPreviewOptOutStatusChangedDetails` from and to JSON.
    public typealias DashPreviewOptOutStatusChangedDetailsSerializer = StoneSerializer<TeamLog.DashPreviewOptOutStatusChangedDetails>
    /// Converts `DashPreviewOptOutStatusChangedType` from and to JSON.
    public typealias DashPreviewOptOutStatusChangedTypeSerializer = StoneSerializer<TeamLog.DashPreviewOptOutStatusChangedType>
    /// Converts `DashRenamedStackDetails` from and to JSON.
    public typealias DashRenamedStackDetailsSerializer = StoneSerializer<TeamLog.DashRenamedStackDetails>
    /// Converts `DashRenamedStackType` from and to JSON.
    public typealias DashRenamedStackTypeSerializer = StoneSerializer<TeamLog.DashRenamedStackType>
    /// Converts `DashSharedLinkToStackDetails` from and to JSON.
    public typealias DashSharedLinkToStackDetailsSerializer = StoneSerializer<TeamLog.DashSharedLinkToStackDetails>
    /// Converts `DashSharedLinkToStackType` from and to JSON.
    public typealias DashSharedLinkToStackTypeSerializer = StoneSerializer<TeamLog.DashSharedLinkToStackType>
    /// Converts `DashStackSharingScope` from and to JSON.
    public typealias DashStackSharingScopeSerializer = StoneSerializer<TeamLog.DashStackSharingScope>
    /// Converts `DashStackType` from and to JSON.
    public typealias DashStackTypeSerializer = StoneSerializer<TeamLog.DashStackType>
    /// Converts `DashUnarchivedStackDetails` from and to JSON.
    public typealias DashUnarchivedStackDetailsSerializer = StoneSerializer<TeamLog.DashUnarchivedStackDetails>
    /// Converts `DashUnarchivedStackType` from and to JSON.
    public typealias DashUnarchivedStackTypeSerializer = StoneSerializer<TeamLog.DashUnarchivedStackType>
    /// Converts `DashViewedCompanyStackDetails` from and to JSON.
    public typealias DashViewedCompanyStackDetailsSerializer = StoneSerializer<TeamLog.DashViewedCompanyStackDetails>
    /// Converts `DashViewedCompanyStackType` from and to JSON.
    public typealias DashViewedCompanyStackTypeSerializer = StoneSerializer<TeamLog.DashViewedCompanyStackType>
    /// Converts `DashViewedExternalAiActivityReportDetails` from and to JSON.
    public typealias DashViewedExternalAiActivityReportDetailsSerializer = StoneSerializer<TeamLog.DashViewedExternalAiActivityReportDetails>
    /// Converts `DashViewedExternalAiActivityReportType` from and to JSON.
    public typealias DashViewedExternalAiActivityReportTypeSerializer = StoneSerializer<TeamLog.DashViewedExternalAiActivityReportType>
}
