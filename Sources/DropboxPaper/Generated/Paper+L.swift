// Generated from API/paper.json by `make generate`. Do not edit.

import DropboxSharing
import Foundation
import StoneRuntime

extension Paper {
    /// Why the next page was not returned.
    public enum ListDocsCursorError: StoneUnion, CustomStringConvertible {
        /// The cursor cannot be used.
        case cursorError(Paper.PaperApiCursorError)
        case other

        public static var _type: TypeRef { TypeRef(Paper._schema, 15) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .cursorError(_value.union())
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .cursorError(let value): .boxed(0, union: value._value)
            case .other: .tag(1)
            }
        }
    }

    /// Which documents to list, and in which order.
    public struct ListPaperDocsArgs: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Paper._schema, 16) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(
            filterBy: Paper.ListPaperDocsFilterBy = .docsAccessed,
            sortBy: Paper.ListPaperDocsSortBy = .accessed,
            sortOrder: Paper.ListPaperDocsSortOrder = .ascending,
            limit: Int32 = 1000,
            stopAtDate: Date? = nil
        ) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, filterBy._value)
            builder.union(1, sortBy._value)
            builder.union(2, sortOrder._value)
            builder.int32(3, limit)
            builder.date(4, stopAtDate)
            _record = builder.record()
        }

        /// Whether to list what the user has opened or what the user has created. Default: `.docsAccessed`.
        public var filterBy: Paper.ListPaperDocsFilterBy { _record.union(0, .docsAccessed) }
        /// The time to sort by. Default: `.accessed`.
        public var sortBy: Paper.ListPaperDocsSortBy { _record.union(1, .accessed) }
        /// Whether the oldest or the newest come first. Default: `.ascending`.
        public var sortOrder: Paper.ListPaperDocsSortOrder { _record.union(2, .ascending) }
        /// The size of a page. Default: 1000. 1 to 1000.
        public var limit: Int32 { _record.int32(3, 1000) }
        /// The time at which to end the list.
        public var stopAtDate: Date? { _record.dateOpt(4) }
    }

    /// Where a listing goes on.
    public struct ListPaperDocsContinueArgs: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Paper._schema, 17) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(cursor: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, cursor)
            _record = builder.record()
        }

        /// Where the next page begins.
        public var cursor: String { _record.string(0) }
    }

    /// Which documents to list.
    public enum ListPaperDocsFilterBy: StoneUnion, CustomStringConvertible {
        /// Those that the user has opened.
        case docsAccessed
        /// Those that the user has created.
        case docsCreated
        case other

        public static var _type: TypeRef { TypeRef(Paper._schema, 18) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .docsAccessed
            case 1: self = .docsCreated
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .docsAccessed: .tag(0)
            case .docsCreated: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// A page of documents.
    public struct ListPaperDocsResponse: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Paper._schema, 19) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(docIds: [String], cursor: Paper.Cursor, hasMore: Bool) {
            var builder = RecordBuilder(Self._type)
            builder.strings(0, docIds)
            builder.object(1, cursor._record)
            builder.bool(2, hasMore)
            _record = builder.record()
        }

        /// The documents.
        public var docIds: [String] { _record.strings(0) }
        /// Where the next page begins.
        public var cursor: Paper.Cursor { _record.object(1) }
        /// Whether there is a next page right now.
        public var hasMore: Bool { _record.bool(2) }
    }

    /// The time to sort by.
    public enum ListPaperDocsSortBy: StoneUnion, CustomStringConvertible {
        /// When the user last opened it.
        case accessed
        /// When it was last changed.
        case modified
        /// When it was created.
        case created
        case other

        public static var _type: TypeRef { TypeRef(Paper._schema, 20) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .accessed
            case 1: self = .modified
            case 2: self = .created
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .accessed: .tag(0)
            case .modified: .tag(1)
            case .created: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    /// The order of a list.
    public enum ListPaperDocsSortOrder: StoneUnion, CustomStringConvertible {
        /// The oldest first.
        case ascending
        /// The newest first.
        case descending
        case other

        public static var _type: TypeRef { TypeRef(Paper._schema, 21) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .ascending
            case 1: self = .descending
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .ascending: .tag(0)
            case .descending: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// Why the next page was not returned.
    public enum ListUsersCursorError: StoneUnion, CustomStringConvertible {
        /// The account may not do this. Its Paper documents may be files; then use the routes of `Files`.
        case insufficientPermissions
        case other
        /// There is no such document.
        case docNotFound
        /// The cursor cannot be used.
        case cursorError(Paper.PaperApiCursorError)

        public static var _type: TypeRef { TypeRef(Paper._schema, 22) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .insufficientPermissions
            case 2: self = .docNotFound
            case 3: self = .cursorError(_value.union())
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .insufficientPermissions: .tag(0)
            case .other: .tag(1)
            case .docNotFound: .tag(2)
            case .cursorError(let value): .boxed(3, union: value._value)
            }
        }
    }

    /// Whose folder to look at.
    public struct ListUsersOnFolderArgs: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Paper._schema, 23) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(docId: String, limit: Int32 = 1000) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, docId)
            builder.int32(1, limit)
            _record = builder.record()
        }

        /// The document.
        public var docId: String { _record.string(0) }
        /// The size of a page. Default: 1000. 1 to 1000.
        public var limit: Int32 { _record.int32(1, 1000) }
    }

    /// Where a listing goes on.
    public struct ListUsersOnFolderContinueArgs: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Paper._schema, 24) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(docId: String, cursor: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, docId)
            builder.string(1, cursor)
            _record = builder.record()
        }

        /// The document.
        public var docId: String { _record.string(0) }
        /// Where the next page begins.
        public var cursor: String { _record.string(1) }
    }

    /// A page of those who are invited to a folder.
    public struct ListUsersOnFolderResponse: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Paper._schema, 25) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(invitees: [Sharing.InviteeInfo], users: [Sharing.UserInfo], cursor: Paper.Cursor, hasMore: Bool) {
            var builder = RecordBuilder(Self._type)
            builder.unions(0, invitees)
            builder.list(1, users)
            builder.object(2, cursor._record)
            builder.bool(3, hasMore)
            _record = builder.record()
        }

        /// Those without an account yet.
        public var invitees: [Sharing.InviteeInfo] { _record.unions(0) }
        /// Those with an account.
        public var users: [Sharing.UserInfo] { _record.list(1) }
        /// Where the next page begins.
        public var cursor: Paper.Cursor { _record.object(2) }
        /// Whether there is a next page right now.
        public var hasMore: Bool { _record.bool(3) }
    }

    /// Which document to look at.
    public struct ListUsersOnPaperDocArgs: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Paper._schema, 26) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(docId: String, limit: Int32 = 1000, filterBy: Paper.UserOnPaperDocFilter = .shared) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, docId)
            builder.int32(1, limit)
            builder.union(2, filterBy._value)
            _record = builder.record()
        }

        /// The document.
        public var docId: String { _record.string(0) }
        /// The size of a page. Default: 1000. 1 to 1000.
        public var limit: Int32 { _record.int32(1, 1000) }
        /// Whether to list those with access or those who have visited. Default: `.shared`.
        public var filterBy: Paper.UserOnPaperDocFilter { _record.union(2, .shared) }
    }

    /// Where a listing goes on.
    public struct ListUsersOnPaperDocContinueArgs: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Paper._schema, 27) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(docId: String, cursor: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, docId)
            builder.string(1, cursor)
            _record = builder.record()
        }

        /// The document.
        public var docId: String { _record.string(0) }
        /// Where the next page begins.
        public var cursor: String { _record.string(1) }
    }

    /// A page of those who have access to a document.
    public struct ListUsersOnPaperDocResponse: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Paper._schema, 28) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(
            invitees: [Paper.InviteeInfoWithPermissionLevel],
            users: [Paper.UserInfoWithPermissionLevel],
            docOwner: Sharing.UserInfo,
            cursor: Paper.Cursor,
            hasMore: Bool
        ) {
            var builder = RecordBuilder(Self._type)
            builder.list(0, invitees)
            builder.list(1, users)
            builder.object(2, docOwner._record)
            builder.object(3, cursor._record)
            builder.bool(4, hasMore)
            _record = builder.record()
        }

        /// Those without an account yet.
        public var invitees: [Paper.InviteeInfoWithPermissionLevel] { _record.list(0) }
        /// Those with an account.
        public var users: [Paper.UserInfoWithPermissionLevel] { _record.list(1) }
        /// The owner, on every page.
        public var docOwner: Sharing.UserInfo { _record.object(2) }
        /// Where the next page begins.
        public var cursor: Paper.Cursor { _record.object(3) }
        /// Whether there is a next page right now.
        public var hasMore: Bool { _record.bool(4) }
    }
}
