// Generated from API/files.json by `make generate`. Do not edit.

import Foundation
import StoneRuntime

extension Files {
    /// A kind of file by which a search can be narrowed.
    public enum FileCategory: StoneUnion, CustomStringConvertible {
        /// Pictures, such as jpg, png and gif.
        case image
        /// Text documents, such as doc, docx and txt.
        case document
        /// PDF documents.
        case pdf
        /// Spreadsheets, such as xlsx, xls and csv.
        case spreadsheet
        /// Presentations, such as ppt, pptx and key.
        case presentation
        /// Sound, such as mp3, wav and mid.
        case audio
        /// Films, such as mov, wmv and mp4.
        case video
        /// Folders.
        case folder
        /// Paper documents.
        case paper
        /// Whatever fits no other category.
        case others
        case other

        @export(implementation) public static var _type: TypeRef { Files._type(41) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .image
            case 1: self = .document
            case 2: self = .pdf
            case 3: self = .spreadsheet
            case 4: self = .presentation
            case 5: self = .audio
            case 6: self = .video
            case 7: self = .folder
            case 8: self = .paper
            case 9: self = .others
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .image: .tag(0)
            case .document: .tag(1)
            case .pdf: .tag(2)
            case .spreadsheet: .tag(3)
            case .presentation: .tag(4)
            case .audio: .tag(5)
            case .video: .tag(6)
            case .folder: .tag(7)
            case .paper: .tag(8)
            case .others: .tag(9)
            case .other: .tag(10)
            }
        }
    }

    /// The lock of a file, or that there is none.
    public struct FileLock: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Files._type(42) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(content: Files.FileLockContent) {
            var builder = RecordBuilder(Files._type(42))
            builder.union(0, content._value)
            self.init(_record: builder.record())
        }

        /// Who holds the lock, if anybody.
        @export(implementation) public var content: Files.FileLockContent { _record.union(0) }
    }

    /// Who holds a lock.
    public enum FileLockContent: StoneUnion, CustomStringConvertible {
        /// Nobody holds a lock.
        case unlocked
        /// One user holds the lock.
        case singleUser(Files.SingleUserLock)
        case other

        @export(implementation) public static var _type: TypeRef { Files._type(43) }

        @export(implementation)
        public init(_value: Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .unlocked
            case 1: self = .singleUser(Files.SingleUserLock(_record: payload))
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .unlocked: .tag(0)
            case .singleUser(let value): .variant(1, value._record)
            case .other: .tag(2)
            }
        }
    }

    /// The lock of a file, as its metadata tells it.
    public struct FileLockMetadata: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Files._type(44) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            isLockholder: Bool? = nil,
            lockholderName: String? = nil,
            lockholderAccountId: String? = nil,
            created: Date? = nil
        ) {
            var builder = RecordBuilder(Files._type(44))
            builder.bool(0, isLockholder)
            builder.string(1, lockholderName)
            builder.string(2, lockholderAccountId)
            builder.date(3, created)
            self.init(_record: builder.record())
        }

        /// Whether the calling user holds the lock.
        @export(implementation) public var isLockholder: Bool? { _record.boolOpt(0) }
        /// The name of the holder, for display.
        @export(implementation) public var lockholderName: String? { _record.stringOpt(1) }
        /// The account that holds the lock, if it is known. Exactly 40 characters.
        @export(implementation) public var lockholderAccountId: String? { _record.stringOpt(2) }
        /// When the file was locked.
        @export(implementation) public var created: Date? { _record.dateOpt(3) }
    }

    /// A file: its name and place, revision, size and content hash.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public final class FileMetadata: Files.Metadata, @unchecked Sendable {
        public override class var _type: TypeRef { Files._type(45) }

        public required init(_record: Record) { super.init(_record: _record) }

        @export(implementation)
        public init(
            name: String,
            id: String,
            clientModified: Date,
            serverModified: Date,
            rev: String,
            size: UInt64,
            pathLower: String? = nil,
            pathDisplay: String? = nil,
            parentSharedFolderId: String? = nil,
            previewUrl: String? = nil,
            mediaInfo: Files.MediaInfo? = nil,
            symlinkInfo: Files.SymlinkInfo? = nil,
            sharingInfo: Files.FileSharingInfo? = nil,
            isDownloadable: Bool = true,
            exportInfo: Files.ExportInfo? = nil,
            propertyGroups: [FileProperties.PropertyGroup]? = nil,
            hasExplicitSharedMembers: Bool? = nil,
            contentHash: String? = nil,
            fileLockInfo: Files.FileLockMetadata? = nil,
            isRestorable: Bool? = nil
        ) {
            var builder = RecordBuilder(Files._type(45))
            builder.string(0, name)
            builder.string(1, pathLower)
            builder.string(2, pathDisplay)
            builder.string(3, parentSharedFolderId)
            builder.string(4, previewUrl)
            builder.string(5, id)
            builder.date(6, clientModified)
            builder.date(7, serverModified)
            builder.string(8, rev)
            builder.uint64(9, size)
            builder.union(10, mediaInfo?._value)
            builder.object(11, symlinkInfo?._record)
            builder.object(12, sharingInfo?._record)
            builder.bool(13, isDownloadable)
            builder.object(14, exportInfo?._record)
            builder.list(15, propertyGroups)
            builder.bool(16, hasExplicitSharedMembers)
            builder.string(17, contentHash)
            builder.object(18, fileLockInfo?._record)
            builder.bool(19, isRestorable)
            super.init(_record: builder.record())
        }

        /// The identity of the file. It stays the same when the file is moved, renamed or overwritten; pass it wherever
        /// an `id:…` path is accepted. At least 1 character.
        @export(implementation) public var id: String { _record.string(5) }
        /// The time that the uploading app gave as the last change. Nobody verifies it: show it or sort by it, but
        /// compare `rev` or `contentHash` to detect changes.
        @export(implementation) public var clientModified: Date { _record.date(6) }
        /// The time at which Dropbox received this revision.
        @export(implementation) public var serverModified: Date { _record.date(7) }
        /// The revision: hexadecimal digits, new ones with each change of content. Use it for `WriteMode.update` and,
        /// as `rev:…`, to read an old revision. At least 9 characters. Pattern: `[0-9a-f]+`.
        @export(implementation) public var rev: String { _record.string(8) }
        /// The size in bytes.
        @export(implementation) public var size: UInt64 { _record.uint64(9) }
        /// Facts about a photo or video. Set by `getMetadata` when asked to; listings never set it.
        @export(implementation) public var mediaInfo: Files.MediaInfo? { _record.unionOpt(10) }
        /// Where the file points if it is a symbolic link.
        @export(implementation) public var symlinkInfo: Files.SymlinkInfo? { _record.objectOpt(11) }
        /// Set when the file lies in a shared folder.
        @export(implementation) public var sharingInfo: Files.FileSharingInfo? { _record.objectOpt(12) }
        /// Whether `download` works. If not, the file needs `export`. Default: `true`.
        @export(implementation) public var isDownloadable: Bool { _record.bool(13, true) }
        /// What `export` can turn the file into. Set when `isDownloadable` is false.
        @export(implementation) public var exportInfo: Files.ExportInfo? { _record.objectOpt(14) }
        /// The custom properties of the file, of the templates asked for.
        @export(implementation) public var propertyGroups: [FileProperties.PropertyGroup]? { _record.listOpt(15) }
        /// Whether the file itself, not only a folder around it, is shared with somebody. Only set where the call asked
        /// for it.
        @export(implementation) public var hasExplicitSharedMembers: Bool? { _record.boolOpt(16) }
        /// The content hash: hexadecimal digits that depend on the bytes only. Compare it with the hash of a local file
        /// to see whether they are equal without a download. Exactly 64 characters.
        @export(implementation) public var contentHash: String? { _record.stringOpt(17) }
        /// The lock that the file carries, if any.
        @export(implementation) public var fileLockInfo: Files.FileLockMetadata? { _record.objectOpt(18) }
        /// Whether this revision can be restored. Only set where the call asked for it.
        @export(implementation) public var isRestorable: Bool? { _record.boolOpt(19) }
    }

    /// What results of changes have in common: nothing so far.
    public struct FileOpsResult: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Files._type(46) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init() { self.init(_record: RecordBuilder.empty(Files._type(46))) }
    }

    /// The shared folder around a file.
    public struct FileSharingInfo: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Files._type(47) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(readOnly: Bool, parentSharedFolderId: String, modifiedBy: String? = nil) {
            var builder = RecordBuilder(Files._type(47))
            builder.bool(0, readOnly)
            builder.string(1, parentSharedFolderId)
            builder.string(2, modifiedBy)
            self.init(_record: builder.record())
        }

        /// Whether the item lies in a folder that the user may not write to.
        @export(implementation) public var readOnly: Bool { _record.bool(0) }
        /// The shared folder in which the file lies. Pattern: `[-_0-9a-zA-Z:]+`.
        @export(implementation) public var parentSharedFolderId: String { _record.string(1) }
        /// The account that made the last change, unless that account has been deleted. Exactly 40 characters.
        @export(implementation) public var modifiedBy: String? { _record.stringOpt(2) }
    }

    /// Whether to search for files that exist or for deleted ones.
    public enum FileStatus: StoneUnion, CustomStringConvertible {
        /// Files that exist.
        case active
        /// Files that were deleted.
        case deleted
        case other

        @export(implementation) public static var _type: TypeRef { Files._type(48) }

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

    /// A folder: its name, place and sharing.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public final class FolderMetadata: Files.Metadata, @unchecked Sendable {
        public override class var _type: TypeRef { Files._type(49) }

        public required init(_record: Record) { super.init(_record: _record) }

        @export(implementation)
        public init(
            name: String,
            id: String,
            pathLower: String? = nil,
            pathDisplay: String? = nil,
            parentSharedFolderId: String? = nil,
            previewUrl: String? = nil,
            sharedFolderId: String? = nil,
            sharingInfo: Files.FolderSharingInfo? = nil,
            propertyGroups: [FileProperties.PropertyGroup]? = nil
        ) {
            var builder = RecordBuilder(Files._type(49))
            builder.string(0, name)
            builder.string(1, pathLower)
            builder.string(2, pathDisplay)
            builder.string(3, parentSharedFolderId)
            builder.string(4, previewUrl)
            builder.string(5, id)
            builder.string(6, sharedFolderId)
            builder.object(7, sharingInfo?._record)
            builder.list(8, propertyGroups)
            super.init(_record: builder.record())
        }

        /// The identity of the folder. It stays the same when the folder is moved or renamed. At least 1 character.
        @export(implementation) public var id: String { _record.string(5) }
        /// Use `sharingInfo` instead. Pattern: `[-_0-9a-zA-Z:]+`. Deprecated.
        @export(implementation) public var sharedFolderId: String? { _record.stringOpt(6) }
        /// Set when the folder is shared or lies in a shared folder.
        @export(implementation) public var sharingInfo: Files.FolderSharingInfo? { _record.objectOpt(7) }
        /// The custom properties of the folder, of the templates asked for. Folders carry only those of users' own
        /// templates, not of a team's.
        @export(implementation) public var propertyGroups: [FileProperties.PropertyGroup]? { _record.listOpt(8) }
    }

    /// The shared folder that a folder is, or lies in.
    public struct FolderSharingInfo: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Files._type(50) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            readOnly: Bool,
            parentSharedFolderId: String? = nil,
            sharedFolderId: String? = nil,
            traverseOnly: Bool = false,
            noAccess: Bool = false
        ) {
            var builder = RecordBuilder(Files._type(50))
            builder.bool(0, readOnly)
            builder.string(1, parentSharedFolderId)
            builder.string(2, sharedFolderId)
            builder.bool(3, traverseOnly)
            builder.bool(4, noAccess)
            self.init(_record: builder.record())
        }

        /// Whether the item lies in a folder that the user may not write to.
        @export(implementation) public var readOnly: Bool { _record.bool(0) }
        /// The shared folder in which this folder lies, if any. Pattern: `[-_0-9a-zA-Z:]+`.
        @export(implementation) public var parentSharedFolderId: String? { _record.stringOpt(1) }
        /// The shared folder that is mounted here, if this folder is one. Pattern: `[-_0-9a-zA-Z:]+`.
        @export(implementation) public var sharedFolderId: String? { _record.stringOpt(2) }
        /// Whether the user sees only those parts of this folder that are shared with them further down. Default:
        /// `false`.
        @export(implementation) public var traverseOnly: Bool { _record.bool(3) }
        /// Whether the user may not open the folder. Default: `false`.
        @export(implementation) public var noAccess: Bool { _record.bool(4) }
    }

    /// What to refer to.
    public struct GetCopyReferenceArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Files._type(51) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(path: String) {
            var builder = RecordBuilder(Files._type(51))
            builder.string(0, path)
            self.init(_record: builder.record())
        }

        /// The file or folder to refer to: a path or an `id:…`. Pattern:
        /// `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
        @export(implementation) public var path: String { _record.string(0) }
    }

    /// Why no copy reference was made.
    public enum GetCopyReferenceError: StoneUnion, CustomStringConvertible {
        /// The item cannot be found or read.
        case path(Files.LookupError)
        case other

        @export(implementation) public static var _type: TypeRef { Files._type(52) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .path(_value.union())
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .path(let value): .boxed(0, union: value._value)
            case .other: .tag(1)
            }
        }
    }

    /// A reference to a file or folder that another user can save.
    public struct GetCopyReferenceResult: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Files._type(53) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(metadata: Files.Metadata, copyReference: String, expires: Date) {
            var builder = RecordBuilder(Files._type(53))
            builder.poly(0, metadata)
            builder.string(1, copyReference)
            builder.date(2, expires)
            self.init(_record: builder.record())
        }

        /// The file or folder referred to.
        @export(implementation) public var metadata: Files.Metadata { _record.poly(0) }
        /// The text to pass to `copyReferenceSave`.
        @export(implementation) public var copyReference: String { _record.string(1) }
        /// The time until which the reference works, which at present is decades away.
        @export(implementation) public var expires: Date { _record.date(2) }
    }

    /// Which item to look up, and what to tell about it.
    public struct GetMetadataArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Files._type(54) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            path: String,
            includeMediaInfo: Bool = false,
            includeDeleted: Bool = false,
            includeHasExplicitSharedMembers: Bool = false,
            includePropertyGroups: FileProperties.TemplateFilterBase? = nil
        ) {
            var builder = RecordBuilder(Files._type(54))
            builder.string(0, path)
            builder.bool(1, includeMediaInfo)
            builder.bool(2, includeDeleted)
            builder.bool(3, includeHasExplicitSharedMembers)
            builder.union(4, includePropertyGroups?._value)
            self.init(_record: builder.record())
        }

        /// The file or folder: a path, an `id:…`, or a `rev:…` for one revision. Not the root folder. Pattern:
        /// `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
        @export(implementation) public var path: String { _record.string(0) }
        /// Whether to fill in `mediaInfo` of photos and videos. Default: `false`.
        @export(implementation) public var includeMediaInfo: Bool { _record.bool(1) }
        /// Whether a deleted item is answered with `Files.DeletedMetadata` instead of `LookupError.notFound`. Default:
        /// `false`.
        @export(implementation) public var includeDeleted: Bool { _record.bool(2) }
        /// Whether to tell if the file itself is shared with somebody. Default: `false`.
        @export(implementation) public var includeHasExplicitSharedMembers: Bool { _record.bool(3) }
        /// The templates whose custom properties to include.
        @export(implementation)
        public var includePropertyGroups: FileProperties.TemplateFilterBase? {
            _record.unionOpt(4)
        }
    }

    /// Why no metadata was returned.
    public enum GetMetadataError: StoneUnion, CustomStringConvertible {
        /// The item cannot be found or read.
        case path(Files.LookupError)

        @export(implementation) public static var _type: TypeRef { Files._type(55) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            default: self = .path(_value.union())
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .path(let value): .boxed(0, union: value._value)
            }
        }
    }

    /// Whose tags to read.
    public struct GetTagsArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Files._type(56) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(paths: [String]) {
            var builder = RecordBuilder(Files._type(56))
            builder.strings(0, paths)
            self.init(_record: builder.record())
        }

        /// The files and folders. Each: Pattern: `/(.|[\r\n])*`.
        @export(implementation) public var paths: [String] { _record.strings(0) }
    }

    /// The tags of the items asked for.
    public struct GetTagsResult: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Files._type(57) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(pathsToTags: [Files.PathToTags]) {
            var builder = RecordBuilder(Files._type(57))
            builder.list(0, pathsToTags)
            self.init(_record: builder.record())
        }

        /// The tags of each item.
        @export(implementation) public var pathsToTags: [Files.PathToTags] { _record.list(0) }
    }

    /// Which file to link to.
    public struct GetTemporaryLinkArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Files._type(58) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(path: String) {
            var builder = RecordBuilder(Files._type(58))
            builder.string(0, path)
            self.init(_record: builder.record())
        }

        /// The file: a path, an `id:…`, or a `rev:…` for one revision. Pattern:
        /// `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
        @export(implementation) public var path: String { _record.string(0) }
    }

    /// Why no temporary link was made.
    public enum GetTemporaryLinkError: StoneUnion, CustomStringConvertible {
        /// The file cannot be found or read.
        case path(Files.LookupError)
        /// The user has not verified their email address. Ask them to, then try again.
        case emailNotVerified
        /// This file has no bytes of its own. Use `export`.
        case unsupportedFile
        /// The file is restricted, or links of this user have been banned.
        case notAllowed
        case other

        @export(implementation) public static var _type: TypeRef { Files._type(59) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .path(_value.union())
            case 1: self = .emailNotVerified
            case 2: self = .unsupportedFile
            case 3: self = .notAllowed
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .path(let value): .boxed(0, union: value._value)
            case .emailNotVerified: .tag(1)
            case .unsupportedFile: .tag(2)
            case .notAllowed: .tag(3)
            case .other: .tag(4)
            }
        }
    }

    /// A file and a URL to download it.
    public struct GetTemporaryLinkResult: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Files._type(60) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(metadata: Files.FileMetadata, link: String) {
            var builder = RecordBuilder(Files._type(60))
            builder.object(0, metadata._record)
            builder.string(1, link)
            self.init(_record: builder.record())
        }

        /// The file.
        @export(implementation) public var metadata: Files.FileMetadata { _record.object(0) }
        /// The URL. It works for 4 hours, without a token, with the content type that fits the file.
        @export(implementation) public var link: String { _record.string(1) }
    }

    /// What a link will upload, and for how long it works.
    public struct GetTemporaryUploadLinkArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Files._type(61) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(commitInfo: Files.CommitInfo, duration: Double = 14400.0) {
            var builder = RecordBuilder(Files._type(61))
            builder.object(0, commitInfo._record)
            builder.double(1, duration)
            self.init(_record: builder.record())
        }

        /// Where and how to save what will be uploaded. Checked when the link is used, not now.
        @export(implementation) public var commitInfo: Files.CommitInfo { _record.object(0) }
        /// How long the link works, in seconds. Default: 14400.0. 60.0 to 14400.0.
        @export(implementation) public var duration: Double { _record.double(1, 14400.0) }
    }

    /// A link to upload one file.
    public struct GetTemporaryUploadLinkResult: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Files._type(62) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(link: String) {
            var builder = RecordBuilder(Files._type(62))
            builder.string(0, link)
            self.init(_record: builder.record())
        }

        /// The URL to which to post the data, once. Its answer holds the content hash of what arrived.
        @export(implementation) public var link: String { _record.string(0) }
    }

    /// Which images to show in small, and how.
    public struct GetThumbnailBatchArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Files._type(63) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(entries: [Files.ThumbnailArg]) {
            var builder = RecordBuilder(Files._type(63))
            builder.list(0, entries)
            self.init(_record: builder.record())
        }

        /// The images, at most 25.
        @export(implementation) public var entries: [Files.ThumbnailArg] { _record.list(0) }
    }

    /// Why no thumbnails were made.
    public enum GetThumbnailBatchError: StoneUnion, CustomStringConvertible {
        /// More than 25 images were given.
        case tooManyFiles
        case other

        @export(implementation) public static var _type: TypeRef { Files._type(64) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .tooManyFiles
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .tooManyFiles: .tag(0)
            case .other: .tag(1)
            }
        }
    }

    /// What became of each image.
    public struct GetThumbnailBatchResult: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Files._type(65) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(entries: [Files.GetThumbnailBatchResultEntry]) {
            var builder = RecordBuilder(Files._type(65))
            builder.unions(0, entries)
            self.init(_record: builder.record())
        }

        /// One outcome for each image, in the order of the request.
        @export(implementation) public var entries: [Files.GetThumbnailBatchResultEntry] { _record.unions(0) }
    }

    /// The thumbnail of one image.
    public struct GetThumbnailBatchResultData: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Files._type(66) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(metadata: Files.FileMetadata, thumbnail: String) {
            var builder = RecordBuilder(Files._type(66))
            builder.object(0, metadata._record)
            builder.string(1, thumbnail)
            self.init(_record: builder.record())
        }

        /// The image file.
        @export(implementation) public var metadata: Files.FileMetadata { _record.object(0) }
        /// The thumbnail, Base64 encoded.
        @export(implementation) public var thumbnail: String { _record.string(1) }
    }

    /// What became of one image.
    public enum GetThumbnailBatchResultEntry: StoneUnion, CustomStringConvertible {
        /// The thumbnail was made.
        case success(Files.GetThumbnailBatchResultData)
        /// No thumbnail was made of this image.
        case failure(Files.ThumbnailError)
        case other

        @export(implementation) public static var _type: TypeRef { Files._type(67) }

        @export(implementation)
        public init(_value: Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .success(Files.GetThumbnailBatchResultData(_record: payload))
            case 1: self = .failure(_value.union())
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .success(let value): .variant(0, value._record)
            case .failure(let value): .boxed(1, union: value._value)
            case .other: .tag(2)
            }
        }
    }

    /// Where a photo or video was taken.
    public struct GpsCoordinates: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Files._type(68) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(latitude: Double, longitude: Double) {
            var builder = RecordBuilder(Files._type(68))
            builder.double(0, latitude)
            builder.double(1, longitude)
            self.init(_record: builder.record())
        }

        /// The latitude in degrees, north positive.
        @export(implementation) public var latitude: Double { _record.double(0) }
        /// The longitude in degrees, east positive.
        @export(implementation) public var longitude: Double { _record.double(1) }
    }

    /// A piece of a file name in a search result.
    public struct HighlightSpan: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Files._type(69) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(highlightStr: String, isHighlighted: Bool) {
            var builder = RecordBuilder(Files._type(69))
            builder.string(0, highlightStr)
            builder.bool(1, isHighlighted)
            self.init(_record: builder.record())
        }

        /// The text of this piece.
        @export(implementation) public var highlightStr: String { _record.string(0) }
        /// Whether this piece matches the query and should stand out.
        @export(implementation) public var isHighlighted: Bool { _record.bool(1) }
    }

    /// The format of content for a Paper document.
    public enum ImportFormat: StoneUnion, CustomStringConvertible {
        /// HTML.
        case html
        /// Markdown.
        case markdown
        /// Plain text.
        case plainText
        case other

        @export(implementation) public static var _type: TypeRef { Files._type(70) }

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
}
