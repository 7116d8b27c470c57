// Generated from API/team_log.json by `make generate`. Do not edit.

import DropboxCore
import DropboxStone

extension TeamLog {
    /// Details of an event in which files were added to a transfer.
    public struct FileTransfersFileAddDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(fileTransferId: String) {
            var builder = RecordBuilder(TeamLog._type(441))
            builder.string(0, fileTransferId)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the transfer.
        @export(implementation) public var fileTransferId: String { _plainRecord.string(0) }
    }

    /// Files were added to a transfer.
    public struct FileTransfersFileAddType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(442))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// The policy for file transfers.
    public enum FileTransfersPolicy: StoneUnion, CustomStringConvertible {
        /// File transfers are disabled.
        case disabled
        /// File transfers are enabled.
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

    /// Details of an event in which the team's file transfer policy was changed.
    public struct FileTransfersPolicyChangedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(newValue: TeamLog.FileTransfersPolicy, previousValue: TeamLog.FileTransfersPolicy) {
            var builder = RecordBuilder(TeamLog._type(444))
            builder.union(0, newValue._value)
            builder.union(1, previousValue._value)
            self.init(_plainRecord: builder.record())
        }

        /// The policy after the change.
        @export(implementation) public var newValue: TeamLog.FileTransfersPolicy { _plainRecord.union(0) }
        /// The policy before the change.
        @export(implementation) public var previousValue: TeamLog.FileTransfersPolicy { _plainRecord.union(1) }
    }

    /// The team's file transfer policy was changed.
    public struct FileTransfersPolicyChangedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(445))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a transfer was deleted.
    public struct FileTransfersTransferDeleteDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(fileTransferId: String) {
            var builder = RecordBuilder(TeamLog._type(446))
            builder.string(0, fileTransferId)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the transfer.
        @export(implementation) public var fileTransferId: String { _plainRecord.string(0) }
    }

    /// A transfer was deleted.
    public struct FileTransfersTransferDeleteType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(447))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a transfer was downloaded.
    public struct FileTransfersTransferDownloadDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(fileTransferId: String) {
            var builder = RecordBuilder(TeamLog._type(448))
            builder.string(0, fileTransferId)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the transfer.
        @export(implementation) public var fileTransferId: String { _plainRecord.string(0) }
    }

    /// A transfer was downloaded.
    public struct FileTransfersTransferDownloadType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(449))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a transfer was sent.
    public struct FileTransfersTransferSendDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(fileTransferId: String) {
            var builder = RecordBuilder(TeamLog._type(450))
            builder.string(0, fileTransferId)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the transfer.
        @export(implementation) public var fileTransferId: String { _plainRecord.string(0) }
    }

    /// A transfer was sent.
    public struct FileTransfersTransferSendType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(451))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a transfer was viewed.
    public struct FileTransfersTransferViewDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(fileTransferId: String) {
            var builder = RecordBuilder(TeamLog._type(452))
            builder.string(0, fileTransferId)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the transfer.
        @export(implementation) public var fileTransferId: String { _plainRecord.string(0) }
    }

    /// A transfer was viewed.
    public struct FileTransfersTransferViewType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(453))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }
}

extension TeamLog {
    /// Converts `FileTransfersFileAddDetails` from and to JSON.
    public typealias FileTransfersFileAddDetailsSerializer = StoneSerializer<TeamLog.FileTransfersFileAddDetails>
    /// Converts `FileTransfersFileAddType` from and to JSON.
    public typealias FileTransfersFileAddTypeSerializer = StoneSerializer<TeamLog.FileTransfersFileAddType>
    /// Converts `FileTransfersPolicy` from and to JSON.
    public typealias FileTransfersPolicySerializer = StoneSerializer<TeamLog.FileTransfersPolicy>
    /// Converts `FileTransfersPolicyChangedDetails` from and to JSON.
    public typealias FileTransfersPolicyChangedDetailsSerializer = StoneSerializer<TeamLog.FileTransfersPolicyChangedDetails>
    /// Converts `FileTransfersPolicyChangedType` from and to JSON.
    public typealias FileTransfersPolicyChangedTypeSerializer = StoneSerializer<TeamLog.FileTransfersPolicyChangedType>
    /// Converts `FileTransfersTransferDeleteDetails` from and to JSON.
    public typealias FileTransfersTransferDeleteDetailsSerializer = StoneSerializer<TeamLog.FileTransfersTransferDeleteDetails>
    /// Converts `FileTransfersTransferDeleteType` from and to JSON.
    public typealias FileTransfersTransferDeleteTypeSerializer = StoneSerializer<TeamLog.FileTransfersTransferDeleteType>
    /// Converts `FileTransfersTransferDownloadDetails` from and to JSON.
    public typealias FileTransfersTransferDownloadDetailsSerializer = StoneSerializer<TeamLog.FileTransfersTransferDownloadDetails>
    /// Converts `FileTransfersTransferDownloadType` from and to JSON.
    public typealias FileTransfersTransferDownloadTypeSerializer = StoneSerializer<TeamLog.FileTransfersTransferDownloadType>
    /// Converts `FileTransfersTransferSendDetails` from and to JSON.
    public typealias FileTransfersTransferSendDetailsSerializer = StoneSerializer<TeamLog.FileTransfersTransferSendDetails>
    /// Converts `FileTransfersTransferSendType` from and to JSON.
    public typealias FileTransfersTransferSendTypeSerializer = StoneSerializer<TeamLog.FileTransfersTransferSendType>
    /// Converts `FileTransfersTransferViewDetails` from and to JSON.
    public typealias FileTransfersTransferViewDetailsSerializer = StoneSerializer<TeamLog.FileTransfersTransferViewDetails>
    /// Converts `FileTransfersTransferViewType` from and to JSON.
    public typealias FileTransfersTransferViewTypeSerializer = StoneSerializer<TeamLog.FileTransfersTransferViewType>
}
