// Generated from API/team_log.json by `make generate`. Do not edit.

import StoneRuntime

extension TeamLog {
    public struct JoinTeamDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 554) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(
            linkedApps: [TeamLog.UserLinkedAppLogInfo],
            linkedDevices: [TeamLog.LinkedDeviceLogInfo],
            linkedSharedFolders: [TeamLog.FolderLogInfo],
            wasLinkedAppsTruncated: Bool? = nil,
            wasLinkedDevicesTruncated: Bool? = nil,
            wasLinkedSharedFoldersTruncated: Bool? = nil,
            hasLinkedApps: Bool? = nil,
            hasLinkedDevices: Bool? = nil,
            hasLinkedSharedFolders: Bool? = nil
        ) {
            var builder = RecordBuilder(Self._type)
            builder.mapped(0, linkedApps)
            builder.unions(1, linkedDevices)
            builder.list(2, linkedSharedFolders)
            builder.bool(3, wasLinkedAppsTruncated)
            builder.bool(4, wasLinkedDevicesTruncated)
            builder.bool(5, wasLinkedSharedFoldersTruncated)
            builder.bool(6, hasLinkedApps)
            builder.bool(7, hasLinkedDevices)
            builder.bool(8, hasLinkedSharedFolders)
            _record = builder.record()
        }

        /// Deprecated.
        public var linkedApps: [TeamLog.UserLinkedAppLogInfo] { _record.mapped(0) }
        /// Deprecated.
        public var linkedDevices: [TeamLog.LinkedDeviceLogInfo] { _record.unions(1) }
        /// Deprecated.
        public var linkedSharedFolders: [TeamLog.FolderLogInfo] { _record.list(2) }
        /// Deprecated.
        public var wasLinkedAppsTruncated: Bool? { _record.boolOpt(3) }
        /// Deprecated.
        public var wasLinkedDevicesTruncated: Bool? { _record.boolOpt(4) }
        /// Deprecated.
        public var wasLinkedSharedFoldersTruncated: Bool? { _record.boolOpt(5) }
        public var hasLinkedApps: Bool? { _record.boolOpt(6) }
        public var hasLinkedDevices: Bool? { _record.boolOpt(7) }
        public var hasLinkedSharedFolders: Bool? { _record.boolOpt(8) }
    }
}
