// Generated from API/team_log.json by `make generate`. Do not edit.

import DropboxCore
import DropboxStone

extension TeamLog {
    /// Details of an event in which the rotation of the team key for folder encryption was canceled.
    public struct EncryptedFolderCancelTeamKeyRotationDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(teamKeyId: String) {
            var builder = RecordBuilder(TeamLog._type(308))
            builder.string(0, teamKeyId)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the team key.
        @export(implementation) public var teamKeyId: String { _plainRecord.string(0) }
    }

    /// The rotation of the team key for folder encryption was canceled.
    public struct EncryptedFolderCancelTeamKeyRotationType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(309))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a recovery key for folder encryption was added.
    public struct EncryptedFolderEnrollBackupKeyDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(backupKeyId: String) {
            var builder = RecordBuilder(TeamLog._type(310))
            builder.string(0, backupKeyId)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the recovery key.
        @export(implementation) public var backupKeyId: String { _plainRecord.string(0) }
    }

    /// A recovery key for folder encryption was added.
    public struct EncryptedFolderEnrollBackupKeyType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(311))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a device was enrolled in folder encryption.
    public struct EncryptedFolderEnrollClientDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(clientKeyId: String) {
            var builder = RecordBuilder(TeamLog._type(312))
            builder.string(0, clientKeyId)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the device's key.
        @export(implementation) public var clientKeyId: String { _plainRecord.string(0) }
    }

    /// A device was enrolled in folder encryption.
    public struct EncryptedFolderEnrollClientType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(313))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which team folder encryption was activated.
    public struct EncryptedFolderEnrollTeamDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(314))) }
    }

    /// Team folder encryption was activated.
    public struct EncryptedFolderEnrollTeamType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(315))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which team folder encryption was deactivated.
    public struct EncryptedFolderFinishTeamUnenrollmentDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(316))) }
    }

    /// Team folder encryption was deactivated.
    public struct EncryptedFolderFinishTeamUnenrollmentType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(317))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the rotation of the team key for folder encryption was started.
    public struct EncryptedFolderInitTeamKeyRotationDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(teamKeyId: String) {
            var builder = RecordBuilder(TeamLog._type(318))
            builder.string(0, teamKeyId)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the team key.
        @export(implementation) public var teamKeyId: String { _plainRecord.string(0) }
    }

    /// The rotation of the team key for folder encryption was started.
    public struct EncryptedFolderInitTeamKeyRotationType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(319))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the deactivation of team folder encryption was started.
    public struct EncryptedFolderInitTeamUnenrollmentDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance.
        @export(implementation)
        public init() { self.init(_plainRecord: RecordBuilder.empty(TeamLog._type(320))) }
    }

    /// The deactivation of team folder encryption was started.
    public struct EncryptedFolderInitTeamUnenrollmentType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(321))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a recovery key for folder encryption was removed.
    public struct EncryptedFolderRemoveBackupKeyDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(backupKeyId: String) {
            var builder = RecordBuilder(TeamLog._type(322))
            builder.string(0, backupKeyId)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the recovery key.
        @export(implementation) public var backupKeyId: String { _plainRecord.string(0) }
    }

    /// A recovery key for folder encryption was removed.
    public struct EncryptedFolderRemoveBackupKeyType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(323))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which the team key for folder encryption was rotated.
    public struct EncryptedFolderRotateTeamKeyDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(teamKeyId: String) {
            var builder = RecordBuilder(TeamLog._type(324))
            builder.string(0, teamKeyId)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the team key.
        @export(implementation) public var teamKeyId: String { _plainRecord.string(0) }
    }

    /// The team key for folder encryption was rotated.
    public struct EncryptedFolderRotateTeamKeyType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(325))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a device was removed from folder encryption.
    public struct EncryptedFolderUnenrollClientDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(clientKeyId: String) {
            var builder = RecordBuilder(TeamLog._type(326))
            builder.string(0, clientKeyId)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the device's key.
        @export(implementation) public var clientKeyId: String { _plainRecord.string(0) }
    }

    /// A device was removed from folder encryption.
    public struct EncryptedFolderUnenrollClientType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(327))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }
}

extension TeamLog {
    /// Converts `EncryptedFolderCancelTeamKeyRotationDetails` from and to JSON.
    public typealias EncryptedFolderCancelTeamKeyRotationDetailsSerializer = StoneSerializer<TeamLog.EncryptedFolderCancelTeamKeyRotationDetails>
    /// Converts `EncryptedFolderCancelTeamKeyRotationType` from and to JSON.
    public typealias EncryptedFolderCancelTeamKeyRotationTypeSerializer = StoneSerializer<TeamLog.EncryptedFolderCancelTeamKeyRotationType>
    /// Converts `EncryptedFolderEnrollBackupKeyDetails` from and to JSON.
    public typealias EncryptedFolderEnrollBackupKeyDetailsSerializer = StoneSerializer<TeamLog.EncryptedFolderEnrollBackupKeyDetails>
    /// Converts `EncryptedFolderEnrollBackupKeyType` from and to JSON.
    public typealias EncryptedFolderEnrollBackupKeyTypeSerializer = StoneSerializer<TeamLog.EncryptedFolderEnrollBackupKeyType>
    /// Converts `EncryptedFolderEnrollClientDetails` from and to JSON.
    public typealias EncryptedFolderEnrollClientDetailsSerializer = StoneSerializer<TeamLog.EncryptedFolderEnrollClientDetails>
    /// Converts `EncryptedFolderEnrollClientType` from and to JSON.
    public typealias EncryptedFolderEnrollClientTypeSerializer = StoneSerializer<TeamLog.EncryptedFolderEnrollClientType>
    /// Converts `EncryptedFolderEnrollTeamDetails` from and to JSON.
    public typealias EncryptedFolderEnrollTeamDetailsSerializer = StoneSerializer<TeamLog.EncryptedFolderEnrollTeamDetails>
    /// Converts `EncryptedFolderEnrollTeamType` from and to JSON.
    public typealias EncryptedFolderEnrollTeamTypeSerializer = StoneSerializer<TeamLog.EncryptedFolderEnrollTeamType>
    /// Converts `EncryptedFolderFinishTeamUnenrollmentDetails` from and to JSON.
    public typealias EncryptedFolderFinishTeamUnenrollmentDetailsSerializer = StoneSerializer<TeamLog.EncryptedFolderFinishTeamUnenrollmentDetails>
    /// Converts `EncryptedFolderFinishTeamUnenrollmentType` from and to JSON.
    public typealias EncryptedFolderFinishTeamUnenrollmentTypeSerializer = StoneSerializer<TeamLog.EncryptedFolderFinishTeamUnenrollmentType>
    /// Converts `EncryptedFolderInitTeamKeyRotationDetails` from and to JSON.
    public typealias EncryptedFolderInitTeamKeyRotationDetailsSerializer = StoneSerializer<TeamLog.EncryptedFolderInitTeamKeyRotationDetails>
    /// Converts `EncryptedFolderInitTeamKeyRotationType` from and to JSON.
    public typealias EncryptedFolderInitTeamKeyRotationTypeSerializer = StoneSerializer<TeamLog.EncryptedFolderInitTeamKeyRotationType>
    /// Converts `EncryptedFolderInitTeamUnenrollmentDetails` from and to JSON.
    public typealias EncryptedFolderInitTeamUnenrollmentDetailsSerializer = StoneSerializer<TeamLog.EncryptedFolderInitTeamUnenrollmentDetails>
    /// Converts `EncryptedFolderInitTeamUnenrollmentType` from and to JSON.
    public typealias EncryptedFolderInitTeamUnenrollmentTypeSerializer = StoneSerializer<TeamLog.EncryptedFolderInitTeamUnenrollmentType>
    /// Converts `EncryptedFolderRemoveBackupKeyDetails` from and to JSON.
    public typealias EncryptedFolderRemoveBackupKeyDetailsSerializer = StoneSerializer<TeamLog.EncryptedFolderRemoveBackupKeyDetails>
    /// Converts `EncryptedFolderRemoveBackupKeyType` from and to JSON.
    public typealias EncryptedFolderRemoveBackupKeyTypeSerializer = StoneSerializer<TeamLog.EncryptedFolderRemoveBackupKeyType>
    /// Converts `EncryptedFolderRotateTeamKeyDetails` from and to JSON.
    public typealias EncryptedFolderRotateTeamKeyDetailsSerializer = StoneSerializer<TeamLog.EncryptedFolderRotateTeamKeyDetails>
    /// Converts `EncryptedFolderRotateTeamKeyType` from and to JSON.
    public typealias EncryptedFolderRotateTeamKeyTypeSerializer = StoneSerializer<TeamLog.EncryptedFolderRotateTeamKeyType>
    /// Converts `EncryptedFolderUnenrollClientDetails` from and to JSON.
    public typealias EncryptedFolderUnenrollClientDetailsSerializer = StoneSerializer<TeamLog.EncryptedFolderUnenrollClientDetails>
    /// Converts `EncryptedFolderUnenrollClientType` from and to JSON.
    public typealias EncryptedFolderUnenrollClientTypeSerializer = StoneSerializer<TeamLog.EncryptedFolderUnenrollClientType>
}
