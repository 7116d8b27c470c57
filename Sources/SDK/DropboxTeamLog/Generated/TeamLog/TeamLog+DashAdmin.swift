// Generated from API/team_log.json by `make generate`. Do not edit.

import DropboxCore
import DropboxStone

extension TeamLog {
    /// Details of an event in which an admin added a Dash connector for the organization.
    public struct DashAdminAddedOrgWideConnectorDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(connectorName: String, connectorStatus: TeamLog.DashConnectorStatus) {
            var builder = RecordBuilder(TeamLog._type(139))
            builder.string(0, connectorName)
            builder.union(1, connectorStatus._value)
            self.init(_plainRecord: builder.record())
        }

        /// The name of the connector.
        @export(implementation) public var connectorName: String { _plainRecord.string(0) }
        /// The status of the connector.
        @export(implementation) public var connectorStatus: TeamLog.DashConnectorStatus { _plainRecord.union(1) }
    }

    /// An admin added a Dash connector for the organization.
    public struct DashAdminAddedOrgWideConnectorType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(140))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which an admin disabled a Dash user connector.
    public struct DashAdminDisabledConnectorDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(connectorName: String, connectorStatus: TeamLog.DashConnectorStatus? = nil) {
            var builder = RecordBuilder(TeamLog._type(141))
            builder.string(0, connectorName)
            builder.union(1, connectorStatus?._value)
            self.init(_plainRecord: builder.record())
        }

        /// The name of the connector.
        @export(implementation) public var connectorName: String { _plainRecord.string(0) }
        /// The status of the connector.
        @export(implementation) public var connectorStatus: TeamLog.DashConnectorStatus? { _plainRecord.unionOpt(1) }
    }

    /// An admin disabled a Dash user connector.
    public struct DashAdminDisabledConnectorType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(142))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which an admin enabled a Dash user connector.
    public struct DashAdminEnabledConnectorDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(connectorName: String, connectorStatus: TeamLog.DashConnectorStatus? = nil) {
            var builder = RecordBuilder(TeamLog._type(143))
            builder.string(0, connectorName)
            builder.union(1, connectorStatus?._value)
            self.init(_plainRecord: builder.record())
        }

        /// The name of the connector.
        @export(implementation) public var connectorName: String { _plainRecord.string(0) }
        /// The status of the connector.
        @export(implementation) public var connectorStatus: TeamLog.DashConnectorStatus? { _plainRecord.unionOpt(1) }
    }

    /// An admin enabled a Dash user connector.
    public struct DashAdminEnabledConnectorType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(144))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which an admin removed a Dash connector of the organization.
    public struct DashAdminRemovedOrgWideConnectorDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(connectorName: String, connectorStatus: TeamLog.DashConnectorStatus) {
            var builder = RecordBuilder(TeamLog._type(145))
            builder.string(0, connectorName)
            builder.union(1, connectorStatus._value)
            self.init(_plainRecord: builder.record())
        }

        /// The name of the connector.
        @export(implementation) public var connectorName: String { _plainRecord.string(0) }
        /// The status of the connector.
        @export(implementation) public var connectorStatus: TeamLog.DashConnectorStatus { _plainRecord.union(1) }
    }

    /// An admin removed a Dash connector of the organization.
    public struct DashAdminRemovedOrgWideConnectorType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(146))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }
}

extension TeamLog {
    /// Converts `DashAdminAddedOrgWideConnectorDetails` from and to JSON.
    public typealias DashAdminAddedOrgWideConnectorDetailsSerializer = StoneSerializer<TeamLog.DashAdminAddedOrgWideConnectorDetails>
    /// Converts `DashAdminAddedOrgWideConnectorType` from and to JSON.
    public typealias DashAdminAddedOrgWideConnectorTypeSerializer = StoneSerializer<TeamLog.DashAdminAddedOrgWideConnectorType>
    /// Converts `DashAdminDisabledConnectorDetails` from and to JSON.
    public typealias DashAdminDisabledConnectorDetailsSerializer = StoneSerializer<TeamLog.DashAdminDisabledConnectorDetails>
    /// Converts `DashAdminDisabledConnectorType` from and to JSON.
    public typealias DashAdminDisabledConnectorTypeSerializer = StoneSerializer<TeamLog.DashAdminDisabledConnectorType>
    /// Converts `DashAdminEnabledConnectorDetails` from and to JSON.
    public typealias DashAdminEnabledConnectorDetailsSerializer = StoneSerializer<TeamLog.DashAdminEnabledConnectorDetails>
    /// Converts `DashAdminEnabledConnectorType` from and to JSON.
    public typealias DashAdminEnabledConnectorTypeSerializer = StoneSerializer<TeamLog.DashAdminEnabledConnectorType>
    /// Converts `DashAdminRemovedOrgWideConnectorDetails` from and to JSON.
    public typealias DashAdminRemovedOrgWideConnectorDetailsSerializer = StoneSerializer<TeamLog.DashAdminRemovedOrgWideConnectorDetails>
    /// Converts `DashAdminRemovedOrgWideConnectorType` from and to JSON.
    public typealias DashAdminRemovedOrgWideConnectorTypeSerializer = StoneSerializer<TeamLog.DashAdminRemovedOrgWideConnectorType>
}
