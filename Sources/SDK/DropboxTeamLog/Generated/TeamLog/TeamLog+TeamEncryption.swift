// Generated from API/team_log.json by `make generate`. Do not edit.

import DropboxCore
import DropboxStone

extension TeamLog {
    /// Details of an event in which a team encryption key was activated.
    public struct TeamEncryptionKeyActivateKeyDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(keyManagementType: String) {
            var builder = RecordBuilder(TeamLog._type(1301))
            builder.string(0, keyManagementType)
            self.init(_plainRecord: builder.record())
        }

        /// The type of key management.
        @export(implementation) public var keyManagementType: String { _plainRecord.string(0) }
    }

    /// A team encryption key was activated.
    public struct TeamEncryptionKeyActivateKeyType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1302))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the scheduled deletion of a team encryption key was canceled.
    public struct TeamEncryptionKeyCancelKeyDeletionDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(1303))) }
    }

    /// The scheduled deletion of a team encryption key was canceled.
    public struct TeamEncryptionKeyCancelKeyDeletionType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1304))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a team encryption key was created.
    public struct TeamEncryptionKeyCreateKeyDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(1305))) }
    }

    /// A team encryption key was created.
    public struct TeamEncryptionKeyCreateKeyType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1306))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a team encryption key was deactivated.
    public struct TeamEncryptionKeyDeactivateKeyDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(1307))) }
    }

    /// A team encryption key was deactivated.
    public struct TeamEncryptionKeyDeactivateKeyType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1308))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a team encryption key was deleted.
    public struct TeamEncryptionKeyDeleteKeyDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(1309))) }
    }

    /// A team encryption key was deleted.
    public struct TeamEncryptionKeyDeleteKeyType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1310))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a team encryption key was disabled.
    public struct TeamEncryptionKeyDisableKeyDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(1311))) }
    }

    /// A team encryption key was disabled.
    public struct TeamEncryptionKeyDisableKeyType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1312))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a team encryption key was enabled.
    public struct TeamEncryptionKeyEnableKeyDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(1313))) }
    }

    /// A team encryption key was enabled.
    public struct TeamEncryptionKeyEnableKeyType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1314))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a team encryption key was rotated.
    public struct TeamEncryptionKeyRotateKeyDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(1315))) }
    }

    /// A team encryption key was rotated. Dropbox no longer records this event.
    public struct TeamEncryptionKeyRotateKeyType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1316))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the deletion of a team encryption key was scheduled.
    public struct TeamEncryptionKeyScheduleKeyDeletionDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(1317))) }
    }

    /// The deletion of a team encryption key was scheduled.
    public struct TeamEncryptionKeyScheduleKeyDeletionType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1318))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }
}

extension TeamLog {
    /// Converts `TeamEncryptionKeyActivateKeyDetails` from and to JSON.
    public typealias TeamEncryptionKeyActivateKeyDetailsSerializer = StoneSerializer<TeamLog.TeamEncryptionKeyActivateKeyDetails>
    /// Converts `TeamEncryptionKeyActivateKeyType` from and to JSON.
    public typealias TeamEncryptionKeyActivateKeyTypeSerializer = StoneSerializer<TeamLog.TeamEncryptionKeyActivateKeyType>
    /// Converts `TeamEncryptionKeyCancelKeyDeletionDetails` from and to JSON.
    public typealias TeamEncryptionKeyCancelKeyDeletionDetailsSerializer = StoneSerializer<TeamLog.TeamEncryptionKeyCancelKeyDeletionDetails>
    /// Converts `TeamEncryptionKeyCancelKeyDeletionType` from and to JSON.
    public typealias TeamEncryptionKeyCancelKeyDeletionTypeSerializer = StoneSerializer<TeamLog.TeamEncryptionKeyCancelKeyDeletionType>
    /// Converts `TeamEncryptionKeyCreateKeyDetails` from and to JSON.
    public typealias TeamEncryptionKeyCreateKeyDetailsSerializer = StoneSerializer<TeamLog.TeamEncryptionKeyCreateKeyDetails>
    /// Converts `TeamEncryptionKeyCreateKeyType` from and to JSON.
    public typealias TeamEncryptionKeyCreateKeyTypeSerializer = StoneSerializer<TeamLog.TeamEncryptionKeyCreateKeyType>
    /// Converts `TeamEncryptionKeyDeactivateKeyDetails` from and to JSON.
    public typealias TeamEncryptionKeyDeactivateKeyDetailsSerializer = StoneSerializer<TeamLog.TeamEncryptionKeyDeactivateKeyDetails>
    /// Converts `TeamEncryptionKeyDeactivateKeyType` from and to JSON.
    public typealias TeamEncryptionKeyDeactivateKeyTypeSerializer = StoneSerializer<TeamLog.TeamEncryptionKeyDeactivateKeyType>
    /// Converts `TeamEncryptionKeyDeleteKeyDetails` from and to JSON.
    public typealias TeamEncryptionKeyDeleteKeyDetailsSerializer = StoneSerializer<TeamLog.TeamEncryptionKeyDeleteKeyDetails>
    /// Converts `TeamEncryptionKeyDeleteKeyType` from and to JSON.
    public typealias TeamEncryptionKeyDeleteKeyTypeSerializer = StoneSerializer<TeamLog.TeamEncryptionKeyDeleteKeyType>
    /// Converts `TeamEncryptionKeyDisableKeyDetails` from and to JSON.
    public typealias TeamEncryptionKeyDisableKeyDetailsSerializer = StoneSerializer<TeamLog.TeamEncryptionKeyDisableKeyDetails>
    /// Converts `TeamEncryptionKeyDisableKeyType` from and to JSON.
    public typealias TeamEncryptionKeyDisableKeyTypeSerializer = StoneSerializer<TeamLog.TeamEncryptionKeyDisableKeyType>
    /// Converts `TeamEncryptionKeyEnableKeyDetails` from and to JSON.
    public typealias TeamEncryptionKeyEnableKeyDetailsSerializer = StoneSerializer<TeamLog.TeamEncryptionKeyEnableKeyDetails>
    /// Converts `TeamEncryptionKeyEnableKeyType` from and to JSON.
    public typealias TeamEncryptionKeyEnableKeyTypeSerializer = StoneSerializer<TeamLog.TeamEncryptionKeyEnableKeyType>
    /// Converts `TeamEncryptionKeyRotateKeyDetails` from and to JSON.
    public typealias TeamEncryptionKeyRotateKeyDetailsSerializer = StoneSerializer<TeamLog.TeamEncryptionKeyRotateKeyDetails>
    /// Converts `TeamEncryptionKeyRotateKeyType` from and to JSON.
    public typealias TeamEncryptionKeyRotateKeyTypeSerializer = StoneSerializer<TeamLog.TeamEncryptionKeyRotateKeyType>
    /// Converts `TeamEncryptionKeyScheduleKeyDeletionDetails` from and to JSON.
    public typealias TeamEncryptionKeyScheduleKeyDeletionDetailsSerializer = StoneSerializer<TeamLog.TeamEncryptionKeyScheduleKeyDeletionDetails>
    /// Converts `TeamEncryptionKeyScheduleKeyDeletionType` from and to JSON.
    public typealias TeamEncryptionKeyScheduleKeyDeletionTypeSerializer = StoneSerializer<TeamLog.TeamEncryptionKeyScheduleKeyDeletionType>
}
