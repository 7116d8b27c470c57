// Generated from API/team_log.json by `make generate`. Do not edit.

import DropboxCore
import DropboxStone
import Foundation

extension TeamLog {
    /// An app. Cast it to `TeamLog.UserLinkedAppLogInfo` or another subclass.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public class AppLogInfo: StoneObject, @unchecked Sendable {
        public required init(_record: Record) { super.init(_record: _record) }

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(appId: String? = nil, displayName: String? = nil) {
            var builder = RecordBuilder(TeamLog._type(57))
            builder.string(0, appId)
            builder.string(1, displayName)
            super.init(_record: builder.record())
        }

        /// The identifier of the app.
        @export(implementation) public final var appId: String? { _record.stringOpt(0) }
        /// The name of the app.
        @export(implementation) public final var displayName: String? { _record.stringOpt(1) }
    }

    /// A device or browser.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public class DeviceSessionLogInfo: StoneObject, @unchecked Sendable {
        public required init(_record: Record) { super.init(_record: _record) }

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(ipAddress: String? = nil, created: Date? = nil, updated: Date? = nil) {
            var builder = RecordBuilder(TeamLog._type(246))
            builder.string(0, ipAddress)
            builder.date(1, created)
            builder.date(2, updated)
            super.init(_record: builder.record())
        }

        /// The IP address of the last activity.
        @export(implementation) public final var ipAddress: String? { _record.stringOpt(0) }
        /// The time at which the session was created.
        @export(implementation) public final var created: Date? { _record.dateOpt(1) }
        /// The time of the last activity.
        @export(implementation) public final var updated: Date? { _record.dateOpt(2) }
    }

    /// A file or folder.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public class FileOrFolderLogInfo: StoneObject, @unchecked Sendable {
        public required init(_record: Record) { super.init(_record: _record) }

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(
            path: TeamLog.PathLogInfo,
            displayName: String? = nil,
            fileId: String? = nil,
            fileSize: UInt64? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(401))
            builder.object(0, path._plainRecord)
            builder.string(1, displayName)
            builder.string(2, fileId)
            builder.uint64(3, fileSize)
            super.init(_record: builder.record())
        }

        /// The path.
        @export(implementation) public final var path: TeamLog.PathLogInfo { _record.object(0) }
        /// The name.
        @export(implementation) public final var displayName: String? { _record.stringOpt(1) }
        /// The identifier.
        @export(implementation) public final var fileId: String? { _record.stringOpt(2) }
        /// The size in bytes.
        @export(implementation) public final var fileSize: UInt64? { _record.uint64Opt(3) }
    }

    /// A session. Cast it to `TeamLog.WebSessionLogInfo` or another subclass.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public class SessionLogInfo: StoneObject, @unchecked Sendable {
        public required init(_record: Record) { super.init(_record: _record) }

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(sessionId: String? = nil) {
            var builder = RecordBuilder(TeamLog._type(999))
            builder.string(0, sessionId)
            super.init(_record: builder.record())
        }

        /// The identifier of the session.
        @export(implementation) public final var sessionId: String? { _record.stringOpt(0) }
    }

    /// A user. Cast it to `TeamLog.TeamMemberLogInfo` or another subclass.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public class UserLogInfo: StoneObject, @unchecked Sendable {
        public required init(_record: Record) { super.init(_record: _record) }

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(accountId: String? = nil, displayName: String? = nil, email: String? = nil) {
            var builder = RecordBuilder(TeamLog._type(1462))
            builder.string(0, accountId)
            builder.string(1, displayName)
            builder.string(2, email)
            super.init(_record: builder.record())
        }

        /// The account identifier, `dbid:…`. Exactly 40 characters.
        @export(implementation) public final var accountId: String? { _record.stringOpt(0) }
        /// The name of the user.
        @export(implementation) public final var displayName: String? { _record.stringOpt(1) }
        /// The email address. At most 255 characters.
        @export(implementation) public final var email: String? { _record.stringOpt(2) }
    }
}

extension TeamLog {
    /// Converts `AppLogInfo` from and to JSON.
    public typealias AppLogInfoSerializer = StoneSerializer<TeamLog.AppLogInfo>
    /// Converts `DeviceSessionLogInfo` from and to JSON.
    public typealias DeviceSessionLogInfoSerializer = StoneSerializer<TeamLog.DeviceSessionLogInfo>
    /// Converts `FileOrFolderLogInfo` from and to JSON.
    public typealias FileOrFolderLogInfoSerializer = StoneSerializer<TeamLog.FileOrFolderLogInfo>
    /// Converts `SessionLogInfo` from and to JSON.
    public typealias SessionLogInfoSerializer = StoneSerializer<TeamLog.SessionLogInfo>
    /// Converts `UserLogInfo` from and to JSON.
    public typealias UserLogInfoSerializer = StoneSerializer<TeamLog.UserLogInfo>
}
