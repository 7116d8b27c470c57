// Generated from API/paper.json by `make generate`. Do not edit.

import DropboxSharing
import Foundation
import StoneRuntime

extension Paper {
    /// Somebody to give access to.
    public struct AddMember: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Paper._type(0) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(member: Sharing.MemberSelector, permissionLevel: Paper.PaperDocPermissionLevel = .edit) {
            var builder = RecordBuilder(Paper._type(0))
            builder.union(0, permissionLevel._value)
            builder.union(1, member._value)
            self.init(_record: builder.record())
        }

        /// What they may do. Default: `.edit`.
        @export(implementation) public var permissionLevel: Paper.PaperDocPermissionLevel { _record.union(0, .edit) }
        /// The person, by account or email address.
        @export(implementation) public var member: Sharing.MemberSelector { _record.union(1) }
    }

    /// Whom to give access to a document.
    public struct AddPaperDocUser: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Paper._type(1) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(docId: String, members: [Paper.AddMember], customMessage: String? = nil, quiet: Bool = false) {
            var builder = RecordBuilder(Paper._type(1))
            builder.string(0, docId)
            builder.list(1, members)
            builder.string(2, customMessage)
            builder.bool(3, quiet)
            self.init(_record: builder.record())
        }

        /// The document.
        @export(implementation) public var docId: String { _record.string(0) }
        /// The people. At most 20 items.
        @export(implementation) public var members: [Paper.AddMember] { _record.list(1) }
        /// A message to send with the invitation.
        @export(implementation) public var customMessage: String? { _record.stringOpt(2) }
        /// Whether to send no email. Default: `false`.
        @export(implementation) public var quiet: Bool { _record.bool(3) }
    }

    /// What became of one person.
    public struct AddPaperDocUserMemberResult: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Paper._type(2) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(member: Sharing.MemberSelector, result: Paper.AddPaperDocUserResult) {
            var builder = RecordBuilder(Paper._type(2))
            builder.union(0, member._value)
            builder.union(1, result._value)
            self.init(_record: builder.record())
        }

        /// The person, as given in the call.
        @export(implementation) public var member: Sharing.MemberSelector { _record.union(0) }
        /// What became of them.
        @export(implementation) public var result: Paper.AddPaperDocUserResult { _record.union(1) }
    }

    /// What became of somebody who was to get access.
    public enum AddPaperDocUserResult: StoneUnion, CustomStringConvertible {
        /// They have access.
        case success
        /// Something went wrong at Dropbox.
        case unknownError
        /// The document is for the team only.
        case sharingOutsideTeamDisabled
        /// Too many people were added today.
        case dailyLimitReached
        /// They own the document.
        case userIsOwner
        /// The account could not be looked up. Try again.
        case failedUserDataRetrieval
        /// They have this access already.
        case permissionAlreadyGranted
        case other

        @export(implementation) public static var _type: TypeRef { Paper._type(3) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .success
            case 1: self = .unknownError
            case 2: self = .sharingOutsideTeamDisabled
            case 3: self = .dailyLimitReached
            case 4: self = .userIsOwner
            case 5: self = .failedUserDataRetrieval
            case 6: self = .permissionAlreadyGranted
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .success: .tag(0)
            case .unknownError: .tag(1)
            case .sharingOutsideTeamDisabled: .tag(2)
            case .dailyLimitReached: .tag(3)
            case .userIsOwner: .tag(4)
            case .failedUserDataRetrieval: .tag(5)
            case .permissionAlreadyGranted: .tag(6)
            case .other: .tag(7)
            }
        }
    }

    /// A place in a list.
    public struct Cursor: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Paper._type(4) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(value: String, expiration: Date? = nil) {
            var builder = RecordBuilder(Paper._type(4))
            builder.string(0, value)
            builder.date(1, expiration)
            self.init(_record: builder.record())
        }

        /// The text to pass on.
        @export(implementation) public var value: String { _record.string(0) }
        /// When it expires, if ever.
        @export(implementation) public var expiration: Date? { _record.dateOpt(1) }
    }

    /// Why a document cannot be used.
    public enum DocLookupError: StoneUnion, CustomStringConvertible {
        /// The account may not do this. Its Paper documents may be files; then use the routes of `Files`.
        case insufficientPermissions
        case other
        /// There is no such document.
        case docNotFound

        @export(implementation) public static var _type: TypeRef { Paper._type(5) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .insufficientPermissions
            case 2: self = .docNotFound
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .insufficientPermissions: .tag(0)
            case .other: .tag(1)
            case .docNotFound: .tag(2)
            }
        }
    }

    /// How much a user hears about a document.
    public enum DocSubscriptionLevel: StoneUnion, CustomStringConvertible {
        /// Mail about changes, if it is the user's own.
        case default_
        /// Nothing; it is not even listed.
        case ignore
        /// Everything, by mail too.
        case every
        /// It is listed, and that is all.
        case noEmail

        @export(implementation) public static var _type: TypeRef { Paper._type(6) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .default_
            case 1: self = .ignore
            case 2: self = .every
            default: self = .noEmail
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .default_: .tag(0)
            case .ignore: .tag(1)
            case .every: .tag(2)
            case .noEmail: .tag(3)
            }
        }
    }

    /// The format of a download.
    public enum ExportFormat: StoneUnion, CustomStringConvertible {
        /// HTML.
        case html
        /// Markdown.
        case markdown
        /// Metadata as JSON.
        case json
        case other

        @export(implementation) public static var _type: TypeRef { Paper._type(7) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .html
            case 1: self = .markdown
            case 2: self = .json
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .html: .tag(0)
            case .markdown: .tag(1)
            case .json: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    /// A Paper folder.
    public struct Folder: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Paper._type(8) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(id: String, name: String) {
            var builder = RecordBuilder(Paper._type(8))
            builder.string(0, id)
            builder.string(1, name)
            self.init(_record: builder.record())
        }

        /// The identity of the folder.
        @export(implementation) public var id: String { _record.string(0) }
        /// The name of the folder.
        @export(implementation) public var name: String { _record.string(1) }
    }

    /// Who may open a Paper folder.
    public enum FolderSharingPolicyType: StoneUnion, CustomStringConvertible {
        /// The team, and those who are invited.
        case team
        /// Those who are invited.
        case inviteOnly

        @export(implementation) public static var _type: TypeRef { Paper._type(9) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .team
            default: self = .inviteOnly
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .team: .tag(0)
            case .inviteOnly: .tag(1)
            }
        }
    }

    /// How much a user hears about a folder.
    public enum FolderSubscriptionLevel: StoneUnion, CustomStringConvertible {
        /// Nothing.
        case none
        /// What shows in the activity.
        case activityOnly
        /// Mail every day.
        case dailyEmails
        /// Mail every week.
        case weeklyEmails

        @export(implementation) public static var _type: TypeRef { Paper._type(10) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .none
            case 1: self = .activityOnly
            case 2: self = .dailyEmails
            default: self = .weeklyEmails
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .none: .tag(0)
            case .activityOnly: .tag(1)
            case .dailyEmails: .tag(2)
            case .weeklyEmails: .tag(3)
            }
        }
    }

    /// Where a document lies.
    public struct FoldersContainingPaperDoc: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Paper._type(11) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(folderSharingPolicyType: Paper.FolderSharingPolicyType? = nil, folders: [Paper.Folder]? = nil) {
            var builder = RecordBuilder(Paper._type(11))
            builder.union(0, folderSharingPolicyType?._value)
            builder.list(1, folders)
            self.init(_record: builder.record())
        }

        /// Who may open the folder.
        @export(implementation)
        public var folderSharingPolicyType: Paper.FolderSharingPolicyType? {
            _record.unionOpt(0)
        }
        /// The folders, from the outermost inwards.
        @export(implementation) public var folders: [Paper.Folder]? { _record.listOpt(1) }
    }

    /// Which document to look up.
    public struct GetDocMetadataArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Paper._type(12) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(docId: String? = nil, fileId: String? = nil) {
            var builder = RecordBuilder(Paper._type(12))
            builder.string(0, docId)
            builder.string(1, fileId)
            self.init(_record: builder.record())
        }

        /// The document, if it is of the old kind.
        @export(implementation) public var docId: String? { _record.stringOpt(0) }
        /// The document as a file, `id:…`, if it is of the new kind. At least 4 characters. Pattern: `id:.+`.
        @export(implementation) public var fileId: String? { _record.stringOpt(1) }
    }

    /// The format of content.
    public enum ImportFormat: StoneUnion, CustomStringConvertible {
        /// HTML.
        case html
        /// Markdown. The first line becomes the title.
        case markdown
        /// Plain text. The first line becomes the title.
        case plainText
        case other

        @export(implementation) public static var _type: TypeRef { Paper._type(13) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .html
            case 1: self = .markdown
            case 2: self = .plainText
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .html: .tag(0)
            case .markdown: .tag(1)
            case .plainText: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    /// Somebody who is invited to a document.
    public struct InviteeInfoWithPermissionLevel: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Paper._type(14) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(invitee: Sharing.InviteeInfo, permissionLevel: Paper.PaperDocPermissionLevel) {
            var builder = RecordBuilder(Paper._type(14))
            builder.union(0, invitee._value)
            builder.union(1, permissionLevel._value)
            self.init(_record: builder.record())
        }

        /// Who is invited.
        @export(implementation) public var invitee: Sharing.InviteeInfo { _record.union(0) }
        /// What they may do.
        @export(implementation) public var permissionLevel: Paper.PaperDocPermissionLevel { _record.union(1) }
    }

    /// Why the next page was not returned.
    public enum ListDocsCursorError: StoneUnion, CustomStringConvertible {
        /// The cursor cannot be used.
        case cursorError(Paper.PaperApiCursorError)
        case other

        @export(implementation) public static var _type: TypeRef { Paper._type(15) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .cursorError(_value.union())
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .cursorError(let value): .boxed(0, union: value._value)
            case .other: .tag(1)
            }
        }
    }

    /// Which documents to list, and in which order.
    public struct ListPaperDocsArgs: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Paper._type(16) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            filterBy: Paper.ListPaperDocsFilterBy = .docsAccessed,
            sortBy: Paper.ListPaperDocsSortBy = .accessed,
            sortOrder: Paper.ListPaperDocsSortOrder = .ascending,
            limit: Int32 = 1000,
            stopAtDate: Date? = nil
        ) {
            var builder = RecordBuilder(Paper._type(16))
            builder.union(0, filterBy._value)
            builder.union(1, sortBy._value)
            builder.union(2, sortOrder._value)
            builder.int32(3, limit)
            builder.date(4, stopAtDate)
            self.init(_record: builder.record())
        }

        /// Whether to list what the user has opened or what the user has created. Default: `.docsAccessed`.
        @export(implementation) public var filterBy: Paper.ListPaperDocsFilterBy { _record.union(0, .docsAccessed) }
        /// The time to sort by. Default: `.accessed`.
        @export(implementation) public var sortBy: Paper.ListPaperDocsSortBy { _record.union(1, .accessed) }
        /// Whether the oldest or the newest come first. Default: `.ascending`.
        @export(implementation) public var sortOrder: Paper.ListPaperDocsSortOrder { _record.union(2, .ascending) }
        /// The size of a page. Default: 1000. 1 to 1000.
        @export(implementation) public var limit: Int32 { _record.int32(3, 1000) }
        /// The time at which to end the list.
        @export(implementation) public var stopAtDate: Date? { _record.dateOpt(4) }
    }

    /// Where a listing goes on.
    public struct ListPaperDocsContinueArgs: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Paper._type(17) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(cursor: String) {
            var builder = RecordBuilder(Paper._type(17))
            builder.string(0, cursor)
            self.init(_record: builder.record())
        }

        /// Where the next page begins.
        @export(implementation) public var cursor: String { _record.string(0) }
    }

    /// Which documents to list.
    public enum ListPaperDocsFilterBy: StoneUnion, CustomStringConvertible {
        /// Those that the user has opened.
        case docsAccessed
        /// Those that the user has created.
        case docsCreated
        case other

        @export(implementation) public static var _type: TypeRef { Paper._type(18) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .docsAccessed
            case 1: self = .docsCreated
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .docsAccessed: .tag(0)
            case .docsCreated: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// A page of documents.
    public struct ListPaperDocsResponse: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Paper._type(19) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(docIds: [String], cursor: Paper.Cursor, hasMore: Bool) {
            var builder = RecordBuilder(Paper._type(19))
            builder.strings(0, docIds)
            builder.object(1, cursor._record)
            builder.bool(2, hasMore)
            self.init(_record: builder.record())
        }

        /// The documents.
        @export(implementation) public var docIds: [String] { _record.strings(0) }
        /// Where the next page begins.
        @export(implementation) public var cursor: Paper.Cursor { _record.object(1) }
        /// Whether there is a next page right now.
        @export(implementation) public var hasMore: Bool { _record.bool(2) }
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

        @export(implementation) public static var _type: TypeRef { Paper._type(20) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .accessed
            case 1: self = .modified
            case 2: self = .created
            default: self = .other
            }
        }

        @export(implementation)
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

        @export(implementation) public static var _type: TypeRef { Paper._type(21) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .ascending
            case 1: self = .descending
            default: self = .other
            }
        }

        @export(implementation)
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

        @export(implementation) public static var _type: TypeRef { Paper._type(22) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .insufficientPermissions
            case 2: self = .docNotFound
            case 3: self = .cursorError(_value.union())
            default: self = .other
            }
        }

        @export(implementation)
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
    public struct ListUsersOnFolderArgs: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Paper._type(23) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(docId: String, limit: Int32 = 1000) {
            var builder = RecordBuilder(Paper._type(23))
            builder.string(0, docId)
            builder.int32(1, limit)
            self.init(_record: builder.record())
        }

        /// The document.
        @export(implementation) public var docId: String { _record.string(0) }
        /// The size of a page. Default: 1000. 1 to 1000.
        @export(implementation) public var limit: Int32 { _record.int32(1, 1000) }
    }

    /// Where a listing goes on.
    public struct ListUsersOnFolderContinueArgs: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Paper._type(24) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(docId: String, cursor: String) {
            var builder = RecordBuilder(Paper._type(24))
            builder.string(0, docId)
            builder.string(1, cursor)
            self.init(_record: builder.record())
        }

        /// The document.
        @export(implementation) public var docId: String { _record.string(0) }
        /// Where the next page begins.
        @export(implementation) public var cursor: String { _record.string(1) }
    }

    /// A page of those who are invited to a folder.
    public struct ListUsersOnFolderResponse: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Paper._type(25) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(invitees: [Sharing.InviteeInfo], users: [Sharing.UserInfo], cursor: Paper.Cursor, hasMore: Bool) {
            var builder = RecordBuilder(Paper._type(25))
            builder.unions(0, invitees)
            builder.list(1, users)
            builder.object(2, cursor._record)
            builder.bool(3, hasMore)
            self.init(_record: builder.record())
        }

        /// Those without an account yet.
        @export(implementation) public var invitees: [Sharing.InviteeInfo] { _record.unions(0) }
        /// Those with an account.
        @export(implementation) public var users: [Sharing.UserInfo] { _record.list(1) }
        /// Where the next page begins.
        @export(implementation) public var cursor: Paper.Cursor { _record.object(2) }
        /// Whether there is a next page right now.
        @export(implementation) public var hasMore: Bool { _record.bool(3) }
    }

    /// Which document to look at.
    public struct ListUsersOnPaperDocArgs: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Paper._type(26) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(docId: String, limit: Int32 = 1000, filterBy: Paper.UserOnPaperDocFilter = .shared) {
            var builder = RecordBuilder(Paper._type(26))
            builder.string(0, docId)
            builder.int32(1, limit)
            builder.union(2, filterBy._value)
            self.init(_record: builder.record())
        }

        /// The document.
        @export(implementation) public var docId: String { _record.string(0) }
        /// The size of a page. Default: 1000. 1 to 1000.
        @export(implementation) public var limit: Int32 { _record.int32(1, 1000) }
        /// Whether to list those with access or those who have visited. Default: `.shared`.
        @export(implementation) public var filterBy: Paper.UserOnPaperDocFilter { _record.union(2, .shared) }
    }

    /// Where a listing goes on.
    public struct ListUsersOnPaperDocContinueArgs: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Paper._type(27) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(docId: String, cursor: String) {
            var builder = RecordBuilder(Paper._type(27))
            builder.string(0, docId)
            builder.string(1, cursor)
            self.init(_record: builder.record())
        }

        /// The document.
        @export(implementation) public var docId: String { _record.string(0) }
        /// Where the next page begins.
        @export(implementation) public var cursor: String { _record.string(1) }
    }

    /// A page of those who have access to a document.
    public struct ListUsersOnPaperDocResponse: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Paper._type(28) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            invitees: [Paper.InviteeInfoWithPermissionLevel],
            users: [Paper.UserInfoWithPermissionLevel],
            docOwner: Sharing.UserInfo,
            cursor: Paper.Cursor,
            hasMore: Bool
        ) {
            var builder = RecordBuilder(Paper._type(28))
            builder.list(0, invitees)
            builder.list(1, users)
            builder.object(2, docOwner._record)
            builder.object(3, cursor._record)
            builder.bool(4, hasMore)
            self.init(_record: builder.record())
        }

        /// Those without an account yet.
        @export(implementation) public var invitees: [Paper.InviteeInfoWithPermissionLevel] { _record.list(0) }
        /// Those with an account.
        @export(implementation) public var users: [Paper.UserInfoWithPermissionLevel] { _record.list(1) }
        /// The owner, on every page.
        @export(implementation) public var docOwner: Sharing.UserInfo { _record.object(2) }
        /// Where the next page begins.
        @export(implementation) public var cursor: Paper.Cursor { _record.object(3) }
        /// Whether there is a next page right now.
        @export(implementation) public var hasMore: Bool { _record.bool(4) }
    }
}
