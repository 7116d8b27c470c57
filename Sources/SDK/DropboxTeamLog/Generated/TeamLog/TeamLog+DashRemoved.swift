// Generated from API/team_log.json by `make generate`. Do not edit.

import DropboxCore
import DropboxStone

extension TeamLog {
    /// Details of an event in which a member disconnected a Dash user connector.
    public struct DashRemovedConnectorDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(connectorName: String, connectorStatus: TeamLog.DashConnectorStatus) {
            var builder = RecordBuilder(TeamLog._type(182))
            builder.string(0, connectorName)
            builder.union(1, connectorStatus._value)
            self.init(_plainRecord: builder.record())
        }

        /// The name of the connector.
        @export(implementation) public var connectorName: String { _plainRecord.string(0) }
        /// The status of the connector.
        @export(implementation) public var connectorStatus: TeamLog.DashConnectorStatus { _plainRecord.union(1) }
    }

    /// A member disconnected a Dash user connector.
    public struct DashRemovedConnectorType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(183))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a link was removed from a Dash stack.
    public struct DashRemovedLinkFromStackDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(stackName: String, stackItemLink: String, stackType: TeamLog.DashStackType? = nil) {
            var builder = RecordBuilder(TeamLog._type(184))
            builder.string(0, stackName)
            builder.string(1, stackItemLink)
            builder.union(2, stackType?._value)
            self.init(_plainRecord: builder.record())
        }

        /// The name of the stack.
        @export(implementation) public var stackName: String { _plainRecord.string(0) }
        /// The link that was removed.
        @export(implementation) public var stackItemLink: String { _plainRecord.string(1) }
        /// The type of backend that stores the stack.
        @export(implementation) public var stackType: TeamLog.DashStackType? { _plainRecord.unionOpt(2) }
    }

    /// A link was removed from a Dash stack.
    public struct DashRemovedLinkFromStackType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(185))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a shared link to a Dash stack was removed.
    public struct DashRemovedSharedLinkToStackDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(stackName: String, stackType: TeamLog.DashStackType? = nil) {
            var builder = RecordBuilder(TeamLog._type(186))
            builder.string(0, stackName)
            builder.union(1, stackType?._value)
            self.init(_plainRecord: builder.record())
        }

        /// The name of the stack.
        @export(implementation) public var stackName: String { _plainRecord.string(0) }
        /// The type of backend that stores the stack.
        @export(implementation) public var stackType: TeamLog.DashStackType? { _plainRecord.unionOpt(1) }
    }

    /// A shared link to a Dash stack was removed.
    public struct DashRemovedSharedLinkToStackType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(187))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which an admin removed an email domain from the team's Dash allowlist.
    public struct DashRemovedTeamEmailDomainAllowlistDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(emailDomain: String) {
            var builder = RecordBuilder(TeamLog._type(188))
            builder.string(0, emailDomain)
            self.init(_plainRecord: builder.record())
        }

        /// The email domain.
        @export(implementation) public var emailDomain: String { _plainRecord.string(0) }
    }

    /// An admin removed an email domain from the team's Dash allowlist.
    public struct DashRemovedTeamEmailDomainAllowlistType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(189))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }
}

extension TeamLog {
    /// Converts `DashRemovedConnectorDetails` from and to JSON.
    public typealias DashRemovedConnectorDetailsSerializer = StoneSerializer<TeamLog.DashRemovedConnectorDetails>
    /// Converts `DashRemovedConnectorType` from and to JSON.
    public typealias DashRemovedConnectorTypeSerializer = StoneSerializer<TeamLog.DashRemovedConnectorType>
    /// Converts `DashRemovedLinkFromStackDetails` from and to JSON.
    public typealias DashRemovedLinkFromStackDetailsSerializer = StoneSerializer<TeamLog.DashRemovedLinkFromStackDetails>
    /// Converts `DashRemovedLinkFromStackType` from and to JSON.
    public typealias DashRemovedLinkFromStackTypeSerializer = StoneSerializer<TeamLog.DashRemovedLinkFromStackType>
    /// Converts `DashRemovedSharedLinkToStackDetails` from and to JSON.
    public typealias DashRemovedSharedLinkToStackDetailsSerializer = StoneSerializer<TeamLog.DashRemovedSharedLinkToStackDetails>
    /// Converts `DashRemovedSharedLinkToStackType` from and to JSON.
    public typealias DashRemovedSharedLinkToStackTypeSerializer = StoneSerializer<TeamLog.DashRemovedSharedLinkToStackType>
    /// Converts `DashRemovedTeamEmailDomainAllowlistDetails` from and to JSON.
    public typealias DashRemovedTeamEmailDomainAllowlistDetailsSerializer = StoneSerializer<TeamLog.DashRemovedTeamEmailDomainAllowlistDetails>
    /// Converts `DashRemovedTeamEmailDomainAllowlistType` from and to JSON.
    public typealias DashRemovedTeamEmailDomainAllowlistTypeSerializer = StoneSerializer<TeamLog.DashRemovedTeamEmailDomainAllowlistType>
}
