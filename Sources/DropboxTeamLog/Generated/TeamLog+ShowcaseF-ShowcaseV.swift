// Generated from API/team_log.json by `make generate`. Do not edit.

import StoneRuntime

extension TeamLog {
    public struct ShowcaseFileAddedDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1191) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(eventUuid: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, eventUuid)
            self.init(_record: builder.record())
        }

        @export(implementation) public var eventUuid: String { _record.string(0) }
    }

    public struct ShowcaseFileAddedType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1192) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct ShowcaseFileDownloadDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1193) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(eventUuid: String, downloadType: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, eventUuid)
            builder.string(1, downloadType)
            self.init(_record: builder.record())
        }

        @export(implementation) public var eventUuid: String { _record.string(0) }
        @export(implementation) public var downloadType: String { _record.string(1) }
    }

    public struct ShowcaseFileDownloadType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1194) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct ShowcaseFileRemovedDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1195) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(eventUuid: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, eventUuid)
            self.init(_record: builder.record())
        }

        @export(implementation) public var eventUuid: String { _record.string(0) }
    }

    public struct ShowcaseFileRemovedType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1196) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct ShowcaseFileViewDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1197) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(eventUuid: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, eventUuid)
            self.init(_record: builder.record())
        }

        @export(implementation) public var eventUuid: String { _record.string(0) }
    }

    public struct ShowcaseFileViewType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1198) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct ShowcasePermanentlyDeletedDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1199) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(eventUuid: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, eventUuid)
            self.init(_record: builder.record())
        }

        @export(implementation) public var eventUuid: String { _record.string(0) }
    }

    public struct ShowcasePermanentlyDeletedType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1200) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct ShowcasePostCommentDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1201) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(eventUuid: String, commentText: String? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, eventUuid)
            builder.string(1, commentText)
            self.init(_record: builder.record())
        }

        @export(implementation) public var eventUuid: String { _record.string(0) }
        /// The text of the comment.
        @export(implementation) public var commentText: String? { _record.stringOpt(1) }
    }

    public struct ShowcasePostCommentType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1202) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct ShowcaseRemoveMemberDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1203) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(eventUuid: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, eventUuid)
            self.init(_record: builder.record())
        }

        @export(implementation) public var eventUuid: String { _record.string(0) }
    }

    public struct ShowcaseRemoveMemberType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1204) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct ShowcaseRenamedDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1205) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(eventUuid: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, eventUuid)
            self.init(_record: builder.record())
        }

        @export(implementation) public var eventUuid: String { _record.string(0) }
    }

    public struct ShowcaseRenamedType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1206) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct ShowcaseRequestAccessDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1207) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(eventUuid: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, eventUuid)
            self.init(_record: builder.record())
        }

        @export(implementation) public var eventUuid: String { _record.string(0) }
    }

    public struct ShowcaseRequestAccessType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1208) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct ShowcaseResolveCommentDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1209) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(eventUuid: String, commentText: String? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, eventUuid)
            builder.string(1, commentText)
            self.init(_record: builder.record())
        }

        @export(implementation) public var eventUuid: String { _record.string(0) }
        /// The text of the comment.
        @export(implementation) public var commentText: String? { _record.stringOpt(1) }
    }

    public struct ShowcaseResolveCommentType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1210) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct ShowcaseRestoredDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1211) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(eventUuid: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, eventUuid)
            self.init(_record: builder.record())
        }

        @export(implementation) public var eventUuid: String { _record.string(0) }
    }

    public struct ShowcaseRestoredType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1212) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct ShowcaseTrashedDeprecatedDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1213) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(eventUuid: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, eventUuid)
            self.init(_record: builder.record())
        }

        @export(implementation) public var eventUuid: String { _record.string(0) }
    }

    public struct ShowcaseTrashedDeprecatedType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1214) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct ShowcaseTrashedDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1215) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(eventUuid: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, eventUuid)
            self.init(_record: builder.record())
        }

        @export(implementation) public var eventUuid: String { _record.string(0) }
    }

    public struct ShowcaseTrashedType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1216) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct ShowcaseUnresolveCommentDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1217) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(eventUuid: String, commentText: String? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, eventUuid)
            builder.string(1, commentText)
            self.init(_record: builder.record())
        }

        @export(implementation) public var eventUuid: String { _record.string(0) }
        /// The text of the comment.
        @export(implementation) public var commentText: String? { _record.stringOpt(1) }
    }

    public struct ShowcaseUnresolveCommentType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1218) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct ShowcaseUntrashedDeprecatedDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1219) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(eventUuid: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, eventUuid)
            self.init(_record: builder.record())
        }

        @export(implementation) public var eventUuid: String { _record.string(0) }
    }

    public struct ShowcaseUntrashedDeprecatedType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1220) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct ShowcaseUntrashedDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1221) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(eventUuid: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, eventUuid)
            self.init(_record: builder.record())
        }

        @export(implementation) public var eventUuid: String { _record.string(0) }
    }

    public struct ShowcaseUntrashedType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1222) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct ShowcaseViewDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1223) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(eventUuid: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, eventUuid)
            self.init(_record: builder.record())
        }

        @export(implementation) public var eventUuid: String { _record.string(0) }
    }

    public struct ShowcaseViewType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1224) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }
}
