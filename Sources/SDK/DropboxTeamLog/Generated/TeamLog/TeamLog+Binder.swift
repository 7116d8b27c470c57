// Generated from API/team_log.json by `make generate`. Do not edit.

import DropboxCore
import DropboxStone

extension TeamLog {
    /// Details of an event in which a page was added to a Paper binder.
    public struct BinderAddPageDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(eventUuid: String, docTitle: String, binderItemName: String) {
            var builder = RecordBuilder(TeamLog._type(75))
            builder.string(0, eventUuid)
            builder.string(1, docTitle)
            builder.string(2, binderItemName)
            self.init(_plainRecord: builder.record())
        }

        /// The unique identifier of the event.
        @export(implementation) public var eventUuid: String { _plainRecord.string(0) }
        /// The title of the binder document.
        @export(implementation) public var docTitle: String { _plainRecord.string(1) }
        /// The name of the page or section.
        @export(implementation) public var binderItemName: String { _plainRecord.string(2) }
    }

    /// A page was added to a Paper binder. Replaced by `fileEdit`.
    public struct BinderAddPageType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(76))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a section was added to a Paper binder.
    public struct BinderAddSectionDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(eventUuid: String, docTitle: String, binderItemName: String) {
            var builder = RecordBuilder(TeamLog._type(77))
            builder.string(0, eventUuid)
            builder.string(1, docTitle)
            builder.string(2, binderItemName)
            self.init(_plainRecord: builder.record())
        }

        /// The unique identifier of the event.
        @export(implementation) public var eventUuid: String { _plainRecord.string(0) }
        /// The title of the binder document.
        @export(implementation) public var docTitle: String { _plainRecord.string(1) }
        /// The name of the page or section.
        @export(implementation) public var binderItemName: String { _plainRecord.string(2) }
    }

    /// A section was added to a Paper binder. Replaced by `fileEdit`.
    public struct BinderAddSectionType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(78))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a page was removed from a Paper binder.
    public struct BinderRemovePageDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(eventUuid: String, docTitle: String, binderItemName: String) {
            var builder = RecordBuilder(TeamLog._type(79))
            builder.string(0, eventUuid)
            builder.string(1, docTitle)
            builder.string(2, binderItemName)
            self.init(_plainRecord: builder.record())
        }

        /// The unique identifier of the event.
        @export(implementation) public var eventUuid: String { _plainRecord.string(0) }
        /// The title of the binder document.
        @export(implementation) public var docTitle: String { _plainRecord.string(1) }
        /// The name of the page or section.
        @export(implementation) public var binderItemName: String { _plainRecord.string(2) }
    }

    /// A page was removed from a Paper binder. Replaced by `fileEdit`.
    public struct BinderRemovePageType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(80))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a section was removed from a Paper binder.
    public struct BinderRemoveSectionDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(eventUuid: String, docTitle: String, binderItemName: String) {
            var builder = RecordBuilder(TeamLog._type(81))
            builder.string(0, eventUuid)
            builder.string(1, docTitle)
            builder.string(2, binderItemName)
            self.init(_plainRecord: builder.record())
        }

        /// The unique identifier of the event.
        @export(implementation) public var eventUuid: String { _plainRecord.string(0) }
        /// The title of the binder document.
        @export(implementation) public var docTitle: String { _plainRecord.string(1) }
        /// The name of the page or section.
        @export(implementation) public var binderItemName: String { _plainRecord.string(2) }
    }

    /// A section was removed from a Paper binder. Replaced by `fileEdit`.
    public struct BinderRemoveSectionType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(82))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a page of a Paper binder was renamed.
    public struct BinderRenamePageDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(
            eventUuid: String,
            docTitle: String,
            binderItemName: String,
            previousBinderItemName: String? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(83))
            builder.string(0, eventUuid)
            builder.string(1, docTitle)
            builder.string(2, binderItemName)
            builder.string(3, previousBinderItemName)
            self.init(_plainRecord: builder.record())
        }

        /// The unique identifier of the event.
        @export(implementation) public var eventUuid: String { _plainRecord.string(0) }
        /// The title of the binder document.
        @export(implementation) public var docTitle: String { _plainRecord.string(1) }
        /// The name of the page after the change.
        @export(implementation) public var binderItemName: String { _plainRecord.string(2) }
        /// The name before the change.
        @export(implementation) public var previousBinderItemName: String? { _plainRecord.stringOpt(3) }
    }

    /// A page of a Paper binder was renamed. Replaced by `fileEdit`.
    public struct BinderRenamePageType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(84))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a section of a Paper binder was renamed.
    public struct BinderRenameSectionDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(
            eventUuid: String,
            docTitle: String,
            binderItemName: String,
            previousBinderItemName: String? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(85))
            builder.string(0, eventUuid)
            builder.string(1, docTitle)
            builder.string(2, binderItemName)
            builder.string(3, previousBinderItemName)
            self.init(_plainRecord: builder.record())
        }

        /// The unique identifier of the event.
        @export(implementation) public var eventUuid: String { _plainRecord.string(0) }
        /// The title of the binder document.
        @export(implementation) public var docTitle: String { _plainRecord.string(1) }
        /// The name of the section after the change.
        @export(implementation) public var binderItemName: String { _plainRecord.string(2) }
        /// The name before the change.
        @export(implementation) public var previousBinderItemName: String? { _plainRecord.stringOpt(3) }
    }

    /// A section of a Paper binder was renamed. Replaced by `fileEdit`.
    public struct BinderRenameSectionType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(86))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a page of a Paper binder was moved to another position.
    public struct BinderReorderPageDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(eventUuid: String, docTitle: String, binderItemName: String) {
            var builder = RecordBuilder(TeamLog._type(87))
            builder.string(0, eventUuid)
            builder.string(1, docTitle)
            builder.string(2, binderItemName)
            self.init(_plainRecord: builder.record())
        }

        /// The unique identifier of the event.
        @export(implementation) public var eventUuid: String { _plainRecord.string(0) }
        /// The title of the binder document.
        @export(implementation) public var docTitle: String { _plainRecord.string(1) }
        /// The name of the page or section.
        @export(implementation) public var binderItemName: String { _plainRecord.string(2) }
    }

    /// A page of a Paper binder was moved to another position. Replaced by `fileEdit`.
    public struct BinderReorderPageType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(88))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }

    /// Details of an event in which a section of a Paper binder was moved to another position.
    public struct BinderReorderSectionDetails: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(eventUuid: String, docTitle: String, binderItemName: String) {
            var builder = RecordBuilder(TeamLog._type(89))
            builder.string(0, eventUuid)
            builder.string(1, docTitle)
            builder.string(2, binderItemName)
            self.init(_plainRecord: builder.record())
        }

        /// The unique identifier of the event.
        @export(implementation) public var eventUuid: String { _plainRecord.string(0) }
        /// The title of the binder document.
        @export(implementation) public var docTitle: String { _plainRecord.string(1) }
        /// The name of the page or section.
        @export(implementation) public var binderItemName: String { _plainRecord.string(2) }
    }

    /// A section of a Paper binder was moved to another position. Replaced by `fileEdit`.
    public struct BinderReorderSectionType: StoneStruct, CustomStringConvertible {
        internal let _fields: Record

        /// Creates an instance. The properties describe the parameters.
        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(90))
            builder.string(0, description_)
            self.init(_plainRecord: builder.record())
        }

        /// The category and description of the event, such as `(logins) Signed in`.
        @export(implementation) public var description_: String { _plainRecord.string(0) }
    }
}

extension TeamLog {
    /// Converts `BinderAddPageDetails` from and to JSON.
    public typealias BinderAddPageDetailsSerializer = StoneSerializer<TeamLog.BinderAddPageDetails>
    /// Converts `BinderAddPageType` from and to JSON.
    public typealias BinderAddPageTypeSerializer = StoneSerializer<TeamLog.BinderAddPageType>
    /// Converts `BinderAddSectionDetails` from and to JSON.
    public typealias BinderAddSectionDetailsSerializer = StoneSerializer<TeamLog.BinderAddSectionDetails>
    /// Converts `BinderAddSectionType` from and to JSON.
    public typealias BinderAddSectionTypeSerializer = StoneSerializer<TeamLog.BinderAddSectionType>
    /// Converts `BinderRemovePageDetails` from and to JSON.
    public typealias BinderRemovePageDetailsSerializer = StoneSerializer<TeamLog.BinderRemovePageDetails>
    /// Converts `BinderRemovePageType` from and to JSON.
    public typealias BinderRemovePageTypeSerializer = StoneSerializer<TeamLog.BinderRemovePageType>
    /// Converts `BinderRemoveSectionDetails` from and to JSON.
    public typealias BinderRemoveSectionDetailsSerializer = StoneSerializer<TeamLog.BinderRemoveSectionDetails>
    /// Converts `BinderRemoveSectionType` from and to JSON.
    public typealias BinderRemoveSectionTypeSerializer = StoneSerializer<TeamLog.BinderRemoveSectionType>
    /// Converts `BinderRenamePageDetails` from and to JSON.
    public typealias BinderRenamePageDetailsSerializer = StoneSerializer<TeamLog.BinderRenamePageDetails>
    /// Converts `BinderRenamePageType` from and to JSON.
    public typealias BinderRenamePageTypeSerializer = StoneSerializer<TeamLog.BinderRenamePageType>
    /// Converts `BinderRenameSectionDetails` from and to JSON.
    public typealias BinderRenameSectionDetailsSerializer = StoneSerializer<TeamLog.BinderRenameSectionDetails>
    /// Converts `BinderRenameSectionType` from and to JSON.
    public typealias BinderRenameSectionTypeSerializer = StoneSerializer<TeamLog.BinderRenameSectionType>
    /// Converts `BinderReorderPageDetails` from and to JSON.
    public typealias BinderReorderPageDetailsSerializer = StoneSerializer<TeamLog.BinderReorderPageDetails>
    /// Converts `BinderReorderPageType` from and to JSON.
    public typealias BinderReorderPageTypeSerializer = StoneSerializer<TeamLog.BinderReorderPageType>
    /// Converts `BinderReorderSectionDetails` from and to JSON.
    public typealias BinderReorderSectionDetailsSerializer = StoneSerializer<TeamLog.BinderReorderSectionDetails>
    /// Converts `BinderReorderSectionType` from and to JSON.
    public typealias BinderReorderSectionTypeSerializer = StoneSerializer<TeamLog.BinderReorderSectionType>
}
