// Generated from API/team_log.json by `make generate`. Do not edit.

import DropboxCore
import DropboxStone

extension TeamLog {
    /// Details of an event in which a file was added to a showcase.
    public struct ShowcaseFileAddedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(eventUuid: String) {
            var builder = RecordBuilder(TeamLog._type(1191))
            builder.string(0, eventUuid)
            self.init(_plainRecord: builder.record())
        }

        /// The unique identifier of the event.
        @export(implementation) public var eventUuid: String { _plainRecord.string(0) }
    }

    /// A file was added to a showcase.
    public struct ShowcaseFileAddedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1192))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a file was downloaded from a showcase.
    public struct ShowcaseFileDownloadDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(eventUuid: String, downloadType: String) {
            var builder = RecordBuilder(TeamLog._type(1193))
            builder.string(0, eventUuid)
            builder.string(1, downloadType)
            self.init(_plainRecord: builder.record())
        }

        /// The unique identifier of the event.
        @export(implementation) public var eventUuid: String { _plainRecord.string(0) }
        /// The type of download.
        @export(implementation) public var downloadType: String { _plainRecord.string(1) }
    }

    /// A file was downloaded from a showcase.
    public struct ShowcaseFileDownloadType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1194))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a file was removed from a showcase.
    public struct ShowcaseFileRemovedDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(eventUuid: String) {
            var builder = RecordBuilder(TeamLog._type(1195))
            builder.string(0, eventUuid)
            self.init(_plainRecord: builder.record())
        }

        /// The unique identifier of the event.
        @export(implementation) public var eventUuid: String { _plainRecord.string(0) }
    }

    /// A file was removed from a showcase.
    public struct ShowcaseFileRemovedType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1196))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a file in a showcase was viewed.
    public struct ShowcaseFileViewDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(eventUuid: String) {
            var builder = RecordBuilder(TeamLog._type(1197))
            builder.string(0, eventUuid)
            self.init(_plainRecord: builder.record())
        }

        /// The unique identifier of the event.
        @export(implementation) public var eventUuid: String { _plainRecord.string(0) }
    }

    /// A file in a showcase was viewed.
    public struct ShowcaseFileViewType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(1198))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }
}

extension TeamLog {
    /// Converts `ShowcaseFileAddedDetails` from and to JSON.
    public typealias ShowcaseFileAddedDetailsSerializer = StoneSerializer<TeamLog.ShowcaseFileAddedDetails>
    /// Converts `ShowcaseFileAddedType` from and to JSON.
    public typealias ShowcaseFileAddedTypeSerializer = StoneSerializer<TeamLog.ShowcaseFileAddedType>
    /// Converts `ShowcaseFileDownloadDetails` from and to JSON.
    public typealias ShowcaseFileDownloadDetailsSerializer = StoneSerializer<TeamLog.ShowcaseFileDownloadDetails>
    /// Converts `ShowcaseFileDownloadType` from and to JSON.
    public typealias ShowcaseFileDownloadTypeSerializer = StoneSerializer<TeamLog.ShowcaseFileDownloadType>
    /// Converts `ShowcaseFileRemovedDetails` from and to JSON.
    public typealias ShowcaseFileRemovedDetailsSerializer = StoneSerializer<TeamLog.ShowcaseFileRemovedDetails>
    /// Converts `ShowcaseFileRemovedType` from and to JSON.
    public typealias ShowcaseFileRemovedTypeSerializer = StoneSerializer<TeamLog.ShowcaseFileRemovedType>
    /// Converts `ShowcaseFileViewDetails` from and to JSON.
    public typealias ShowcaseFileViewDetailsSerializer = StoneSerializer<TeamLog.ShowcaseFileViewDetails>
    /// Converts `ShowcaseFileViewType` from and to JSON.
    public typealias ShowcaseFileViewTypeSerializer = StoneSerializer<TeamLog.ShowcaseFileViewType>
}
