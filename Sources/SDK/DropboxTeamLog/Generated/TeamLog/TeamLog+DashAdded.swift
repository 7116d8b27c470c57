// Generated from API/team_log.json by `make generate`. Do not edit.

import DropboxCore
import DropboxStone

extension TeamLog {
    /// Details of an event in which a comment was added to a Dash stack.
    public struct DashAddedCommentToStackDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(
            stackName: String,
            stackItemName: String,
            commentText: String,
            stackType: TeamLog.DashStackType? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(131))
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

    /// A comment was added to a Dash stack.
    public struct DashAddedCommentToStackType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(132))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a member connected a Dash user connector.
    public struct DashAddedConnectorDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(connectorName: String, connectorStatus: TeamLog.DashConnectorStatus) {
            var builder = RecordBuilder(TeamLog._type(133))
            builder.string(0, connectorName)
            builder.union(1, connectorStatus._value)
            self.init(_plainRecord: builder.record())
        }

        /// The name of the connector.
        @export(implementation) public var connectorName: String { _plainRecord.string(0) }
        /// The status of the connector.
        @export(implementation) public var connectorStatus: TeamLog.DashConnectorStatus { _plainRecord.union(1) }
    }

    /// A member connected a Dash user connector.
    public struct DashAddedConnectorType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(134))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a link was added to a Dash stack.
    public struct DashAddedLinkToStackDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(stackName: String, stackItemLink: String, stackType: TeamLog.DashStackType? = nil) {
            var builder = RecordBuilder(TeamLog._type(135))
            builder.string(0, stackName)
            builder.string(1, stackItemLink)
            builder.union(2, stackType?._value)
            self.init(_plainRecord: builder.record())
        }

        /// The name of the stack.
        @export(implementation) public var stackName: String { _plainRecord.string(0) }
        /// The link that was added.
        @export(implementation) public var stackItemLink: String { _plainRecord.string(1) }
        /// The type of backend that stores the stack.
        @export(implementation) public var stackType: TeamLog.DashStackType? { _plainRecord.unionOpt(2) }
    }

    /// A link was added to a Dash stack.
    public struct DashAddedLinkToStackType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(136))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which an admin added an email domain to the team's Dash allowlist.
    public struct DashAddedTeamEmailDomainAllowlistDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(emailDomain: String) {
            var builder = RecordBuilder(TeamLog._type(137))
            builder.string(0, emailDomain)
            self.init(_plainRecord: builder.record())
        }

        /// The email domain.
        @export(implementation) public var emailDomain: String { _plainRecord.string(0) }
    }

    /// An admin added an email domain to the team's Dash allowlist.
    public struct DashAddedTeamEmailDomainAllowlistType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(138))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }
}

extension TeamLog {
    /// Converts `DashAddedCommentToStackDetails` from and to JSON.
    public typealias DashAddedCommentToStackDetailsSerializer = StoneSerializer<TeamLog.DashAddedCommentToStackDetails>
    /// Converts `DashAddedCommentToStackType` from and to JSON.
    public typealias DashAddedCommentToStackTypeSerializer = StoneSerializer<TeamLog.DashAddedCommentToStackType>
    /// Converts `DashAddedConnectorDetails` from and to JSON.
    public typealias DashAddedConnectorDetailsSerializer = StoneSerializer<TeamLog.DashAddedConnectorDetails>
    /// Converts `DashAddedConnectorType` from and to JSON.
    public typealias DashAddedConnectorTypeSerializer = StoneSerializer<TeamLog.DashAddedConnectorType>
    /// Converts `DashAddedLinkToStackDetails` from and to JSON.
    public typealias DashAddedLinkToStackDetailsSerializer = StoneSerializer<TeamLog.DashAddedLinkToStackDetails>
    /// Converts `DashAddedLinkToStackType` from and to JSON.
    public typealias DashAddedLinkToStackTypeSerializer = StoneSerializer<TeamLog.DashAddedLinkToStackType>
    /// Converts `DashAddedTeamEmailDomainAllowlistDetails` from and to JSON.
    public typealias DashAddedTeamEmailDomainAllowlistDetailsSerializer = StoneSerializer<TeamLog.DashAddedTeamEmailDomainAllowlistDetails>
    /// Converts `DashAddedTeamEmailDomainAllowlistType` from and to JSON.
    public typealias DashAddedTeamEmailDomainAllowlistTypeSerializer = StoneSerializer<TeamLog.DashAddedTeamEmailDomainAllowlistType>
}
