// Generated from API/team_log.json by `make generate`. Do not edit.

import DropboxCore
import DropboxStone
import Foundation

extension TeamLog {
    /// Details of an event in which a file request was closed automatically.
    public struct FileRequestAutoCloseDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(
            fileRequestId: String? = nil,
            reason: String? = nil,
            previousDetails: TeamLog.FileRequestDetails? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(410))
            builder.string(0, fileRequestId)
            builder.string(1, reason)
            builder.object(2, previousDetails?._plainRecord)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the file request. `nil` if an older event lacks it. At least 1 character. Consists of
        /// letters from A to Z, digits, hyphens, and underscores.
        @export(implementation) public var fileRequestId: String? { _plainRecord.stringOpt(0) }
        /// The reason that the file request was closed.
        @export(implementation) public var reason: String? { _plainRecord.stringOpt(1) }
        /// The properties of the file request before the event. `nil` if an older event lacks it.
        @export(implementation) public var previousDetails: TeamLog.FileRequestDetails? { _plainRecord.objectOpt(2) }
    }

    /// A file request was closed automatically.
    public struct FileRequestAutoCloseType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(411))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a file request was changed.
    public struct FileRequestChangeDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(
            newDetails: TeamLog.FileRequestDetails,
            fileRequestId: String? = nil,
            previousDetails: TeamLog.FileRequestDetails? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(412))
            builder.string(0, fileRequestId)
            builder.object(1, previousDetails?._plainRecord)
            builder.object(2, newDetails._plainRecord)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the file request. `nil` if an older event lacks it. At least 1 character. Consists of
        /// letters from A to Z, digits, hyphens, and underscores.
        @export(implementation) public var fileRequestId: String? { _plainRecord.stringOpt(0) }
        /// The properties of the file request before the event. `nil` if an older event lacks it.
        @export(implementation) public var previousDetails: TeamLog.FileRequestDetails? { _plainRecord.objectOpt(1) }
        /// The properties of the file request after the change.
        @export(implementation) public var newDetails: TeamLog.FileRequestDetails { _plainRecord.object(2) }
    }

    /// A file request was changed.
    public struct FileRequestChangeType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(413))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a file request was closed.
    public struct FileRequestCloseDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(fileRequestId: String? = nil, previousDetails: TeamLog.FileRequestDetails? = nil) {
            var builder = RecordBuilder(TeamLog._type(414))
            builder.string(0, fileRequestId)
            builder.object(1, previousDetails?._plainRecord)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the file request. `nil` if an older event lacks it. At least 1 character. Consists of
        /// letters from A to Z, digits, hyphens, and underscores.
        @export(implementation) public var fileRequestId: String? { _plainRecord.stringOpt(0) }
        /// The properties of the file request before the event. `nil` if an older event lacks it.
        @export(implementation) public var previousDetails: TeamLog.FileRequestDetails? { _plainRecord.objectOpt(1) }
    }

    /// A file request was closed.
    public struct FileRequestCloseType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(415))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a file request was created.
    public struct FileRequestCreateDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(fileRequestId: String? = nil, requestDetails: TeamLog.FileRequestDetails? = nil) {
            var builder = RecordBuilder(TeamLog._type(416))
            builder.string(0, fileRequestId)
            builder.object(1, requestDetails?._plainRecord)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the file request. `nil` if an older event lacks it. At least 1 character. Consists of
        /// letters from A to Z, digits, hyphens, and underscores.
        @export(implementation) public var fileRequestId: String? { _plainRecord.stringOpt(0) }
        /// The properties of the file request. `nil` if an older event lacks it.
        @export(implementation) public var requestDetails: TeamLog.FileRequestDetails? { _plainRecord.objectOpt(1) }
    }

    /// A file request was created.
    public struct FileRequestCreateType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(417))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// The deadline of a file request.
    public struct FileRequestDeadline: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(deadline: Date? = nil, allowLateUploads: String? = nil) {
            var builder = RecordBuilder(TeamLog._type(418))
            builder.date(0, deadline)
            builder.string(1, allowLateUploads)
            self.init(_plainRecord: builder.record())
        }

        /// The deadline. `nil` if an older event lacks it.
        @export(implementation) public var deadline: Date? { _plainRecord.dateOpt(0) }
        /// The permission for uploads after the deadline. `nil` if they aren't accepted.
        @export(implementation) public var allowLateUploads: String? { _plainRecord.stringOpt(1) }
    }

    /// Details of an event in which a file request was deleted.
    public struct FileRequestDeleteDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(fileRequestId: String? = nil, previousDetails: TeamLog.FileRequestDetails? = nil) {
            var builder = RecordBuilder(TeamLog._type(419))
            builder.string(0, fileRequestId)
            builder.object(1, previousDetails?._plainRecord)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the file request. `nil` if an older event lacks it. At least 1 character. Consists of
        /// letters from A to Z, digits, hyphens, and underscores.
        @export(implementation) public var fileRequestId: String? { _plainRecord.stringOpt(0) }
        /// The properties of the file request before the event. `nil` if an older event lacks it.
        @export(implementation) public var previousDetails: TeamLog.FileRequestDetails? { _plainRecord.objectOpt(1) }
    }

    /// A file request was deleted.
    public struct FileRequestDeleteType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(420))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// The properties of a file request.
    public struct FileRequestDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(assetIndex: UInt64, deadline: TeamLog.FileRequestDeadline? = nil, hasPassword: Bool? = nil) {
            var builder = RecordBuilder(TeamLog._type(421))
            builder.uint64(0, assetIndex)
            builder.object(1, deadline?._plainRecord)
            builder.bool(2, hasPassword)
            self.init(_plainRecord: builder.record())
        }

        /// The index of the file request's asset in the `assets` of the event.
        @export(implementation) public var assetIndex: UInt64 { _plainRecord.uint64(0) }
        /// The deadline of the file request. `nil` if there is none.
        @export(implementation) public var deadline: TeamLog.FileRequestDeadline? { _plainRecord.objectOpt(1) }
        /// A Boolean value that indicates whether the file request has a password.
        @export(implementation) public var hasPassword: Bool? { _plainRecord.boolOpt(2) }
    }

    /// Details of an event in which files were submitted to a file request.
    public struct FileRequestReceiveFileDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(
            submittedFileNames: [String],
            fileRequestId: String? = nil,
            fileRequestDetails: TeamLog.FileRequestDetails? = nil,
            submitterName: String? = nil,
            submitterEmail: String? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(422))
            builder.string(0, fileRequestId)
            builder.object(1, fileRequestDetails?._plainRecord)
            builder.strings(2, submittedFileNames)
            builder.string(3, submitterName)
            builder.string(4, submitterEmail)
            self.init(_plainRecord: builder.record())
        }

        /// The identifier of the file request. `nil` if an older event lacks it. At least 1 character. Consists of
        /// letters from A to Z, digits, hyphens, and underscores.
        @export(implementation) public var fileRequestId: String? { _plainRecord.stringOpt(0) }
        /// The properties of the file request. `nil` if an older event lacks it.
        @export(implementation) public var fileRequestDetails: TeamLog.FileRequestDetails? { _plainRecord.objectOpt(1) }
        /// The names of the submitted files.
        @export(implementation) public var submittedFileNames: [String] { _plainRecord.strings(2) }
        /// The name that the submitter gave.
        @export(implementation) public var submitterName: String? { _plainRecord.stringOpt(3) }
        /// The email address that the submitter gave. At most 255 characters.
        @export(implementation) public var submitterEmail: String? { _plainRecord.stringOpt(4) }
    }

    /// Files were submitted to a file request.
    public struct FileRequestReceiveFileType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(423))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }
}

extension TeamLog {
    /// Converts `FileRequestAutoCloseDetails` from and to JSON.
    public typealias FileRequestAutoCloseDetailsSerializer = StoneSerializer<TeamLog.FileRequestAutoCloseDetails>
    /// Converts `FileRequestAutoCloseType` from and to JSON.
    public typealias FileRequestAutoCloseTypeSerializer = StoneSerializer<TeamLog.FileRequestAutoCloseType>
    /// Converts `FileRequestChangeDetails` from and to JSON.
    public typealias FileRequestChangeDetailsSerializer = StoneSerializer<TeamLog.FileRequestChangeDetails>
    /// Converts `FileRequestChangeType` from and to JSON.
    public typealias FileRequestChangeTypeSerializer = StoneSerializer<TeamLog.FileRequestChangeType>
    /// Converts `FileRequestCloseDetails` from and to JSON.
    public typealias FileRequestCloseDetailsSerializer = StoneSerializer<TeamLog.FileRequestCloseDetails>
    /// Converts `FileRequestCloseType` from and to JSON.
    public typealias FileRequestCloseTypeSerializer = StoneSerializer<TeamLog.FileRequestCloseType>
    /// Converts `FileRequestCreateDetails` from and to JSON.
    public typealias FileRequestCreateDetailsSerializer = StoneSerializer<TeamLog.FileRequestCreateDetails>
    /// Converts `FileRequestCreateType` from and to JSON.
    public typealias FileRequestCreateTypeSerializer = StoneSerializer<TeamLog.FileRequestCreateType>
    /// Converts `FileRequestDeadline` from and to JSON.
    public typealias FileRequestDeadlineSerializer = StoneSerializer<TeamLog.FileRequestDeadline>
    /// Converts `FileRequestDeleteDetails` from and to JSON.
    public typealias FileRequestDeleteDetailsSerializer = StoneSerializer<TeamLog.FileRequestDeleteDetails>
    /// Converts `FileRequestDeleteType` from and to JSON.
    public typealias FileRequestDeleteTypeSerializer = StoneSerializer<TeamLog.FileRequestDeleteType>
    /// Converts `FileRequestDetails` from and to JSON.
    public typealias FileRequestDetailsSerializer = StoneSerializer<TeamLog.FileRequestDetails>
    /// Converts `FileRequestReceiveFileDetails` from and to JSON.
    public typealias FileRequestReceiveFileDetailsSerializer = StoneSerializer<TeamLog.FileRequestReceiveFileDetails>
    /// Converts `FileRequestReceiveFileType` from and to JSON.
    public typealias FileRequestReceiveFileTypeSerializer = StoneSerializer<TeamLog.FileRequestReceiveFileType>
}
