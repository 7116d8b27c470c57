// Generated from API/paper.json by `make generate`. Do not edit.

import DropboxSharing
import Foundation
import StoneRuntime

extension Paper {
    /// Why a call about Paper failed.
    public enum PaperApiBaseError: StoneUnion, CustomStringConvertible {
        /// The account may not do this. Its Paper documents may be files; then use the routes of `Files`.
        case insufficientPermissions
        case other

        @export(implementation) public static var _type: TypeRef { Paper._type(29) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .insufficientPermissions
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .insufficientPermissions: .tag(0)
            case .other: .tag(1)
            }
        }
    }

    /// Why a cursor cannot be used.
    public enum PaperApiCursorError: StoneUnion, CustomStringConvertible {
        /// It has expired.
        case expiredCursor
        /// It is not valid.
        case invalidCursor
        /// It belongs to another user.
        case wrongUserInCursor
        /// It is of no use any more. List from the start.
        case reset
        case other

        @export(implementation) public static var _type: TypeRef { Paper._type(30) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .expiredCursor
            case 1: self = .invalidCursor
            case 2: self = .wrongUserInCursor
            case 3: self = .reset
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .expiredCursor: .tag(0)
            case .invalidCursor: .tag(1)
            case .wrongUserInCursor: .tag(2)
            case .reset: .tag(3)
            case .other: .tag(4)
            }
        }
    }

    /// Where to create a document.
    public struct PaperDocCreateArgs: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Paper._type(31) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(importFormat: Paper.ImportFormat, parentFolderId: String? = nil) {
            var builder = RecordBuilder(Paper._type(31))
            builder.string(0, parentFolderId)
            builder.union(1, importFormat._value)
            self.init(_record: builder.record())
        }

        /// The folder that is to hold the document. The user must be able to write there.
        @export(implementation) public var parentFolderId: String? { _record.stringOpt(0) }
        /// The format of the content.
        @export(implementation) public var importFormat: Paper.ImportFormat { _record.union(1) }
    }

    /// Why a document was not created.
    public enum PaperDocCreateError: StoneUnion, CustomStringConvertible {
        /// The account may not do this. Its Paper documents may be files; then use the routes of `Files`.
        case insufficientPermissions
        case other
        /// The content cannot be read in the given format.
        case contentMalformed
        /// There is no such folder.
        case folderNotFound
        /// The document would be too long. Split it.
        case docLengthExceeded
        /// An image in a data URI of the HTML is larger than 1 MB.
        case imageSizeExceeded

        @export(implementation) public static var _type: TypeRef { Paper._type(32) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .insufficientPermissions
            case 2: self = .contentMalformed
            case 3: self = .folderNotFound
            case 4: self = .docLengthExceeded
            case 5: self = .imageSizeExceeded
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .insufficientPermissions: .tag(0)
            case .other: .tag(1)
            case .contentMalformed: .tag(2)
            case .folderNotFound: .tag(3)
            case .docLengthExceeded: .tag(4)
            case .imageSizeExceeded: .tag(5)
            }
        }
    }

    /// The document that was created or changed.
    public struct PaperDocCreateUpdateResult: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Paper._type(33) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(docId: String, revision: Int64, title: String) {
            var builder = RecordBuilder(Paper._type(33))
            builder.string(0, docId)
            builder.int64(1, revision)
            builder.string(2, title)
            self.init(_record: builder.record())
        }

        /// The document.
        @export(implementation) public var docId: String { _record.string(0) }
        /// The revision: a number that only grows.
        @export(implementation) public var revision: Int64 { _record.int64(1) }
        /// The title.
        @export(implementation) public var title: String { _record.string(2) }
    }

    /// Which document to download, and how.
    public struct PaperDocExport: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Paper._type(34) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(docId: String, exportFormat: Paper.ExportFormat, includeComments: Bool = false) {
            var builder = RecordBuilder(Paper._type(34))
            builder.string(0, docId)
            builder.union(1, exportFormat._value)
            builder.bool(2, includeComments)
            self.init(_record: builder.record())
        }

        /// The document.
        @export(implementation) public var docId: String { _record.string(0) }
        /// The format to download.
        @export(implementation) public var exportFormat: Paper.ExportFormat { _record.union(1) }
        /// Whether to include comments. For Markdown only. Default: `false`.
        @export(implementation) public var includeComments: Bool { _record.bool(2) }
    }

    /// The document that was downloaded.
    public struct PaperDocExportResult: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Paper._type(35) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(owner: String, title: String, revision: Int64, mimeType: String) {
            var builder = RecordBuilder(Paper._type(35))
            builder.string(0, owner)
            builder.string(1, title)
            builder.int64(2, revision)
            builder.string(3, mimeType)
            self.init(_record: builder.record())
        }

        /// The email address of its owner.
        @export(implementation) public var owner: String { _record.string(0) }
        /// The title.
        @export(implementation) public var title: String { _record.string(1) }
        /// The revision: a number that only grows.
        @export(implementation) public var revision: Int64 { _record.int64(2) }
        /// The media type of the download.
        @export(implementation) public var mimeType: String { _record.string(3) }
    }

    /// What is known about a document.
    public struct PaperDocGetMetadataResult: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Paper._type(36) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            docId: String,
            owner: String,
            title: String,
            createdDate: Date,
            status: Paper.PaperDocStatus,
            revision: Int64,
            lastUpdatedDate: Date,
            lastEditor: String
        ) {
            var builder = RecordBuilder(Paper._type(36))
            builder.string(0, docId)
            builder.string(1, owner)
            builder.string(2, title)
            builder.date(3, createdDate)
            builder.union(4, status._value)
            builder.int64(5, revision)
            builder.date(6, lastUpdatedDate)
            builder.string(7, lastEditor)
            self.init(_record: builder.record())
        }

        /// The document.
        @export(implementation) public var docId: String { _record.string(0) }
        /// The email address of its owner.
        @export(implementation) public var owner: String { _record.string(1) }
        /// The title.
        @export(implementation) public var title: String { _record.string(2) }
        /// When it was created.
        @export(implementation) public var createdDate: Date { _record.date(3) }
        /// Whether it still exists.
        @export(implementation) public var status: Paper.PaperDocStatus { _record.union(4) }
        /// The revision: a number that only grows.
        @export(implementation) public var revision: Int64 { _record.int64(5) }
        /// When it was last changed.
        @export(implementation) public var lastUpdatedDate: Date { _record.date(6) }
        /// The email address of whoever changed it last.
        @export(implementation) public var lastEditor: String { _record.string(7) }
    }

    /// What somebody may do with a document.
    public enum PaperDocPermissionLevel: StoneUnion, CustomStringConvertible {
        /// View, comment and change it.
        case edit
        /// View it and comment.
        case viewAndComment
        case other

        @export(implementation) public static var _type: TypeRef { Paper._type(37) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .edit
            case 1: self = .viewAndComment
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .edit: .tag(0)
            case .viewAndComment: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// Who may open a document by its link.
    public struct PaperDocSharingPolicy: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Paper._type(38) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(docId: String, sharingPolicy: Paper.SharingPolicy) {
            var builder = RecordBuilder(Paper._type(38))
            builder.string(0, docId)
            builder.object(1, sharingPolicy._record)
            self.init(_record: builder.record())
        }

        /// The document.
        @export(implementation) public var docId: String { _record.string(0) }
        /// Who may open it by its link.
        @export(implementation) public var sharingPolicy: Paper.SharingPolicy { _record.object(1) }
    }

    /// Whether a document still exists.
    public enum PaperDocStatus: StoneUnion, CustomStringConvertible {
        /// It does.
        case active
        /// It has been deleted.
        case deleted
        case other

        @export(implementation) public static var _type: TypeRef { Paper._type(39) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .active
            case 1: self = .deleted
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .active: .tag(0)
            case .deleted: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// Which document to change, and how.
    public struct PaperDocUpdateArgs: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Paper._type(40) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            docId: String,
            docUpdatePolicy: Paper.PaperDocUpdatePolicy,
            revision: Int64,
            importFormat: Paper.ImportFormat
        ) {
            var builder = RecordBuilder(Paper._type(40))
            builder.string(0, docId)
            builder.union(1, docUpdatePolicy._value)
            builder.int64(2, revision)
            builder.union(3, importFormat._value)
            self.init(_record: builder.record())
        }

        /// The document.
        @export(implementation) public var docId: String { _record.string(0) }
        /// What to do with the present content.
        @export(implementation) public var docUpdatePolicy: Paper.PaperDocUpdatePolicy { _record.union(1) }
        /// The revision that the document must still have.
        @export(implementation) public var revision: Int64 { _record.int64(2) }
        /// The format of the content.
        @export(implementation) public var importFormat: Paper.ImportFormat { _record.union(3) }
    }

    /// Why a document was not changed.
    public enum PaperDocUpdateError: StoneUnion, CustomStringConvertible {
        /// The account may not do this. Its Paper documents may be files; then use the routes of `Files`.
        case insufficientPermissions
        case other
        /// There is no such document.
        case docNotFound
        /// The content cannot be read in the given format.
        case contentMalformed
        /// The document has changed since that revision. Fetch it again and merge.
        case revisionMismatch
        /// The document would be too long. Split it.
        case docLengthExceeded
        /// An image in a data URI of the HTML is larger than 1 MB.
        case imageSizeExceeded
        /// The document is archived.
        case docArchived
        /// The document has been deleted.
        case docDeleted

        @export(implementation) public static var _type: TypeRef { Paper._type(41) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .insufficientPermissions
            case 2: self = .docNotFound
            case 3: self = .contentMalformed
            case 4: self = .revisionMismatch
            case 5: self = .docLengthExceeded
            case 6: self = .imageSizeExceeded
            case 7: self = .docArchived
            case 8: self = .docDeleted
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .insufficientPermissions: .tag(0)
            case .other: .tag(1)
            case .docNotFound: .tag(2)
            case .contentMalformed: .tag(3)
            case .revisionMismatch: .tag(4)
            case .docLengthExceeded: .tag(5)
            case .imageSizeExceeded: .tag(6)
            case .docArchived: .tag(7)
            case .docDeleted: .tag(8)
            }
        }
    }

    /// What to do with the present content of a document.
    public enum PaperDocUpdatePolicy: StoneUnion, CustomStringConvertible {
        /// Put the new content after it.
        case append
        /// Put the new content before it, below the title.
        case prepend
        /// Replace it.
        case overwriteAll
        case other

        @export(implementation) public static var _type: TypeRef { Paper._type(42) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .append
            case 1: self = .prepend
            case 2: self = .overwriteAll
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .append: .tag(0)
            case .prepend: .tag(1)
            case .overwriteAll: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    /// Which folder to create.
    public struct PaperFolderCreateArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Paper._type(43) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(name: String, parentFolderId: String? = nil, isTeamFolder: Bool? = nil) {
            var builder = RecordBuilder(Paper._type(43))
            builder.string(0, name)
            builder.string(1, parentFolderId)
            builder.bool(2, isTeamFolder)
            self.init(_record: builder.record())
        }

        /// The name of the new folder.
        @export(implementation) public var name: String { _record.string(0) }
        /// The folder that is to hold it. By default none.
        @export(implementation) public var parentFolderId: String? { _record.stringOpt(1) }
        /// Whether it is for the whole team. Only without a folder around it.
        @export(implementation) public var isTeamFolder: Bool? { _record.boolOpt(2) }
    }

    /// Why a folder was not created.
    public enum PaperFolderCreateError: StoneUnion, CustomStringConvertible {
        /// The account may not do this. Its Paper documents may be files; then use the routes of `Files`.
        case insufficientPermissions
        case other
        /// There is no such folder.
        case folderNotFound
        /// This is not the id of a folder.
        case invalidFolderId

        @export(implementation) public static var _type: TypeRef { Paper._type(44) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .insufficientPermissions
            case 2: self = .folderNotFound
            case 3: self = .invalidFolderId
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .insufficientPermissions: .tag(0)
            case .other: .tag(1)
            case .folderNotFound: .tag(2)
            case .invalidFolderId: .tag(3)
            }
        }
    }

    /// The folder that was created.
    public struct PaperFolderCreateResult: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Paper._type(45) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(folderId: String) {
            var builder = RecordBuilder(Paper._type(45))
            builder.string(0, folderId)
            self.init(_record: builder.record())
        }

        /// The new folder.
        @export(implementation) public var folderId: String { _record.string(0) }
    }

    /// A document.
    public struct RefPaperDoc: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Paper._type(46) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(docId: String) {
            var builder = RecordBuilder(Paper._type(46))
            builder.string(0, docId)
            self.init(_record: builder.record())
        }

        /// The document.
        @export(implementation) public var docId: String { _record.string(0) }
    }

    /// Whose access to a document to take away.
    public struct RemovePaperDocUser: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Paper._type(47) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(docId: String, member: Sharing.MemberSelector) {
            var builder = RecordBuilder(Paper._type(47))
            builder.string(0, docId)
            builder.union(1, member._value)
            self.init(_record: builder.record())
        }

        /// The document.
        @export(implementation) public var docId: String { _record.string(0) }
        /// The person, by account or email address.
        @export(implementation) public var member: Sharing.MemberSelector { _record.union(1) }
    }

    /// Who may open a document by its link.
    public struct SharingPolicy: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Paper._type(48) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            publicSharingPolicy: Paper.SharingPublicPolicyType? = nil,
            teamSharingPolicy: Paper.SharingTeamPolicyType? = nil
        ) {
            var builder = RecordBuilder(Paper._type(48))
            builder.union(0, publicSharingPolicy?._value)
            builder.union(1, teamSharingPolicy?._value)
            self.init(_record: builder.record())
        }

        /// What people outside of the team may do.
        @export(implementation) public var publicSharingPolicy: Paper.SharingPublicPolicyType? { _record.unionOpt(0) }
        /// What teammates may do. Only if the user belongs to a team.
        @export(implementation) public var teamSharingPolicy: Paper.SharingTeamPolicyType? { _record.unionOpt(1) }
    }

    /// What people outside of the team may do with a document by its link.
    public enum SharingPublicPolicyType: StoneUnion, CustomStringConvertible {
        /// View, comment and change it.
        case peopleWithLinkCanEdit
        /// View it and comment.
        case peopleWithLinkCanViewAndComment
        /// Nothing, unless they are invited.
        case inviteOnly
        /// Nothing.
        case disabled

        @export(implementation) public static var _type: TypeRef { Paper._type(49) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .peopleWithLinkCanEdit
            case 1: self = .peopleWithLinkCanViewAndComment
            case 2: self = .inviteOnly
            default: self = .disabled
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .peopleWithLinkCanEdit: .tag(0)
            case .peopleWithLinkCanViewAndComment: .tag(1)
            case .inviteOnly: .tag(2)
            case .disabled: .tag(3)
            }
        }
    }

    /// What people may do with a document by its link.
    public enum SharingTeamPolicyType: StoneUnion, CustomStringConvertible {
        /// View, comment and change it.
        case peopleWithLinkCanEdit
        /// View it and comment.
        case peopleWithLinkCanViewAndComment
        /// Nothing, unless they are invited.
        case inviteOnly

        @export(implementation) public static var _type: TypeRef { Paper._type(50) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .peopleWithLinkCanEdit
            case 1: self = .peopleWithLinkCanViewAndComment
            default: self = .inviteOnly
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .peopleWithLinkCanEdit: .tag(0)
            case .peopleWithLinkCanViewAndComment: .tag(1)
            case .inviteOnly: .tag(2)
            }
        }
    }

    /// Somebody who has access to a document.
    public struct UserInfoWithPermissionLevel: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Paper._type(51) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(user: Sharing.UserInfo, permissionLevel: Paper.PaperDocPermissionLevel) {
            var builder = RecordBuilder(Paper._type(51))
            builder.object(0, user._record)
            builder.union(1, permissionLevel._value)
            self.init(_record: builder.record())
        }

        /// The person.
        @export(implementation) public var user: Sharing.UserInfo { _record.object(0) }
        /// What they may do.
        @export(implementation) public var permissionLevel: Paper.PaperDocPermissionLevel { _record.union(1) }
    }

    /// Which people to list.
    public enum UserOnPaperDocFilter: StoneUnion, CustomStringConvertible {
        /// Those who have visited the document.
        case visited
        /// Those who have access.
        case shared
        case other

        @export(implementation) public static var _type: TypeRef { Paper._type(52) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .visited
            case 1: self = .shared
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .visited: .tag(0)
            case .shared: .tag(1)
            case .other: .tag(2)
            }
        }
    }
}
