// Generated from API/team_log.json by `make generate`. Do not edit.

import DropboxCore
import DropboxStone

extension TeamLog {
    /// Details of an event in which users or groups were given access to a Paper document or folder.
    public struct PaperContentAddMemberDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(eventUuid: String) {
            var builder = RecordBuilder(TeamLog._type(754))
            builder.string(0, eventUuid)
            self.init(_plainRecord: builder.record())
        }

        /// The unique identifier of the event.
        @export(implementation) public var eventUuid: String { _plainRecord.string(0) }
    }

    /// Users or groups were given access to a Paper document or folder.
    public struct PaperContentAddMemberType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(755))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a Paper document or folder was added to a folder.
    public struct PaperContentAddToFolderDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(eventUuid: String, targetAssetIndex: UInt64, parentAssetIndex: UInt64) {
            var builder = RecordBuilder(TeamLog._type(756))
            builder.string(0, eventUuid)
            builder.uint64(1, targetAssetIndex)
            builder.uint64(2, parentAssetIndex)
            self.init(_plainRecord: builder.record())
        }

        /// The unique identifier of the event.
        @export(implementation) public var eventUuid: String { _plainRecord.string(0) }
        /// The index of the target in the `assets` of the event.
        @export(implementation) public var targetAssetIndex: UInt64 { _plainRecord.uint64(1) }
        /// The index of the folder in the `assets` of the event.
        @export(implementation) public var parentAssetIndex: UInt64 { _plainRecord.uint64(2) }
    }

    /// A Paper document or folder was added to a folder.
    public struct PaperContentAddToFolderType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(757))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a Paper document or folder was archived.
    public struct PaperContentArchiveDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(eventUuid: String) {
            var builder = RecordBuilder(TeamLog._type(758))
            builder.string(0, eventUuid)
            self.init(_plainRecord: builder.record())
        }

        /// The unique identifier of the event.
        @export(implementation) public var eventUuid: String { _plainRecord.string(0) }
    }

    /// A Paper document or folder was archived.
    public struct PaperContentArchiveType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(759))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a Paper document or folder was created.
    public struct PaperContentCreateDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(eventUuid: String) {
            var builder = RecordBuilder(TeamLog._type(760))
            builder.string(0, eventUuid)
            self.init(_plainRecord: builder.record())
        }

        /// The unique identifier of the event.
        @export(implementation) public var eventUuid: String { _plainRecord.string(0) }
    }

    /// A Paper document or folder was created.
    public struct PaperContentCreateType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(761))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a Paper document or folder was permanently deleted.
    public struct PaperContentPermanentlyDeleteDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(eventUuid: String) {
            var builder = RecordBuilder(TeamLog._type(762))
            builder.string(0, eventUuid)
            self.init(_plainRecord: builder.record())
        }

        /// The unique identifier of the event.
        @export(implementation) public var eventUuid: String { _plainRecord.string(0) }
    }

    /// A Paper document or folder was permanently deleted.
    public struct PaperContentPermanentlyDeleteType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(763))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a Paper document or folder was removed from a folder.
    public struct PaperContentRemoveFromFolderDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(eventUuid: String, targetAssetIndex: UInt64? = nil, parentAssetIndex: UInt64? = nil) {
            var builder = RecordBuilder(TeamLog._type(764))
            builder.string(0, eventUuid)
            builder.uint64(1, targetAssetIndex)
            builder.uint64(2, parentAssetIndex)
            self.init(_plainRecord: builder.record())
        }

        /// The unique identifier of the event.
        @export(implementation) public var eventUuid: String { _plainRecord.string(0) }
        /// The index of the target in the `assets` of the event.
        @export(implementation) public var targetAssetIndex: UInt64? { _plainRecord.uint64Opt(1) }
        /// The index of the folder in the `assets` of the event.
        @export(implementation) public var parentAssetIndex: UInt64? { _plainRecord.uint64Opt(2) }
    }

    /// A Paper document or folder was removed from a folder.
    public struct PaperContentRemoveFromFolderType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(765))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which users or groups lost their access to a Paper document or folder.
    public struct PaperContentRemoveMemberDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(eventUuid: String) {
            var builder = RecordBuilder(TeamLog._type(766))
            builder.string(0, eventUuid)
            self.init(_plainRecord: builder.record())
        }

        /// The unique identifier of the event.
        @export(implementation) public var eventUuid: String { _plainRecord.string(0) }
    }

    /// Users or groups lost their access to a Paper document or folder.
    public struct PaperContentRemoveMemberType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(767))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a Paper document or folder was renamed.
    public struct PaperContentRenameDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(eventUuid: String) {
            var builder = RecordBuilder(TeamLog._type(768))
            builder.string(0, eventUuid)
            self.init(_plainRecord: builder.record())
        }

        /// The unique identifier of the event.
        @export(implementation) public var eventUuid: String { _plainRecord.string(0) }
    }

    /// A Paper document or folder was renamed.
    public struct PaperContentRenameType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(769))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which an archived Paper document or folder was restored.
    public struct PaperContentRestoreDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(eventUuid: String) {
            var builder = RecordBuilder(TeamLog._type(770))
            builder.string(0, eventUuid)
            self.init(_plainRecord: builder.record())
        }

        /// The unique identifier of the event.
        @export(implementation) public var eventUuid: String { _plainRecord.string(0) }
    }

    /// An archived Paper document or folder was restored.
    public struct PaperContentRestoreType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(771))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }
}

extension TeamLog {
    /// Converts `PaperContentAddMemberDetails` from and to JSON.
    public typealias PaperContentAddMemberDetailsSerializer = StoneSerializer<TeamLog.PaperContentAddMemberDetails>
    /// Converts `PaperContentAddMemberType` from and to JSON.
    public typealias PaperContentAddMemberTypeSerializer = StoneSerializer<TeamLog.PaperContentAddMemberType>
    /// Converts `PaperContentAddToFolderDetails` from and to JSON.
    public typealias PaperContentAddToFolderDetailsSerializer = StoneSerializer<TeamLog.PaperContentAddToFolderDetails>
    /// Converts `PaperContentAddToFolderType` from and to JSON.
    public typealias PaperContentAddToFolderTypeSerializer = StoneSerializer<TeamLog.PaperContentAddToFolderType>
    /// Converts `PaperContentArchiveDetails` from and to JSON.
    public typealias PaperContentArchiveDetailsSerializer = StoneSerializer<TeamLog.PaperContentArchiveDetails>
    /// Converts `PaperContentArchiveType` from and to JSON.
    public typealias PaperContentArchiveTypeSerializer = StoneSerializer<TeamLog.PaperContentArchiveType>
    /// Converts `PaperContentCreateDetails` from and to JSON.
    public typealias PaperContentCreateDetailsSerializer = StoneSerializer<TeamLog.PaperContentCreateDetails>
    /// Converts `PaperContentCreateType` from and to JSON.
    public typealias PaperContentCreateTypeSerializer = StoneSerializer<TeamLog.PaperContentCreateType>
    /// Converts `PaperContentPermanentlyDeleteDetails` from and to JSON.
    public typealias PaperContentPermanentlyDeleteDetailsSerializer = StoneSerializer<TeamLog.PaperContentPermanentlyDeleteDetails>
    /// Converts `PaperContentPermanentlyDeleteType` from and to JSON.
    public typealias PaperContentPermanentlyDeleteTypeSerializer = StoneSerializer<TeamLog.PaperContentPermanentlyDeleteType>
    /// Converts `PaperContentRemoveFromFolderDetails` from and to JSON.
    public typealias PaperContentRemoveFromFolderDetailsSerializer = StoneSerializer<TeamLog.PaperContentRemoveFromFolderDetails>
    /// Converts `PaperContentRemoveFromFolderType` from and to JSON.
    public typealias PaperContentRemoveFromFolderTypeSerializer = StoneSerializer<TeamLog.PaperContentRemoveFromFolderType>
    /// Converts `PaperContentRemoveMemberDetails` from and to JSON.
    public typealias PaperContentRemoveMemberDetailsSerializer = StoneSerializer<TeamLog.PaperContentRemoveMemberDetails>
    /// Converts `PaperContentRemoveMemberType` from and to JSON.
    public typealias PaperContentRemoveMemberTypeSerializer = StoneSerializer<TeamLog.PaperContentRemoveMemberType>
    /// Converts `PaperContentRenameDetails` from and to JSON.
    public typealias PaperContentRenameDetailsSerializer = StoneSerializer<TeamLog.PaperContentRenameDetails>
    /// Converts `PaperContentRenameType` from and to JSON.
    public typealias PaperContentRenameTypeSerializer = StoneSerializer<TeamLog.PaperContentRenameType>
    /// Converts `PaperContentRestoreDetails` from and to JSON.
    public typealias PaperContentRestoreDetailsSerializer = StoneSerializer<TeamLog.PaperContentRestoreDetails>
    /// Converts `PaperContentRestoreType` from and to JSON.
    public typealias PaperContentRestoreTypeSerializer = StoneSerializer<TeamLog.PaperContentRestoreType>
}
