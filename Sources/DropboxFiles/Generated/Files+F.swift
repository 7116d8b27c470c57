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

        public static var _type: TypeRef { TypeRef(Files._schema, 41) }

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
    public struct FileLock: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Files._schema, 42) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(content: Files.FileLockContent) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, content._value)
            _record = builder.record()
        }

        /// Who holds the lock, if anybody.
        public var content: Files.FileLockContent { _record.union(0) }
    }

    /// Who holds a lock.
    public enum FileLockContent: StoneUnion, CustomStringConvertible {
        /// Nobody holds a lock.
        case unlocked
        /// One user holds the lock.
        case singleUser(Files.SingleUserLock)
        case other

        public static var _type: TypeRef { TypeRef(Files._schema, 43) }

        public init(_value: Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .unlocked
            case 1: self = .singleUser(Files.SingleUserLock(_record: payload))
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .unlocked: .tag(0)
            case .singleUser(let value): .variant(1, value._record)
            case .other: .tag(2)
            }
        }
    }

    /// The lock of a file, as its metadata tells it.
    public struct FileLockMetadata: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Files._schema, 44) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(
            isLockholder: Bool? = nil,
            lockholderName: String? = nil,
            lockholderAccountId: String? = nil,
            created: Date? = nil
        ) {
            var builder = RecordBuilder(Self._type)
            builder.bool(0, isLockholder)
            builder.string(1, lockholderName)
            builder.string(2, lockholderAccountId)
            builder.date(3, created)
            _record = builder.record()
        }

        /// Whether the calling user holds the lock.
        public var isLockholder: Bool? { _record.boolOpt(0) }
        /// The name of the holder, for display.
        public var lockholderName: String? { _record.stringOpt(1) }
        /// The account that holds the lock, if it is known. Exactly 40 characters.
        public var lockholderAccountId: String? { _record.stringOpt(2) }
        /// When the file was locked.
        public var created: Date? { _record.dateOpt(3) }
    }

    /// A file: its name and place, revision, size and content hash.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public final class FileMetadata: Files.Metadata, @unchecked Sendable {
        public override class var _type: TypeRef { TypeRef(Files._schema, 45) }

        public required init(_record: Record) { super.init(_record: _record) }

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
            var builder = RecordBuilder(FileMetadata._type)
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
        public var id: String { _record.string(5) }
        /// The time that the uploading app gave as the last change. Nobody verifies it: show it or sort by it, but
        /// compare `rev` or `contentHash` to detect changes.
        public var clientModified: Date { _record.date(6) }
        /// The time at which Dropbox received this revision.
        public var serverModified: Date { _record.date(7) }
        /// The revision: hexadecimal digits, new ones with each change of content. Use it for `WriteMode.update` and,
        /// as `rev:…`, to read an old revision. At least 9 characters. Pattern: `[0-9a-f]+`.
        public var rev: String { _record.string(8) }
        /// The size in bytes.
        public var size: UInt64 { _record.uint64(9) }
        /// Facts about a photo or video. Set by `getMetadata` when asked to; listings never set it.
        public var mediaInfo: Files.MediaInfo? { _record.unionOpt(10) }
        /// Where the file points if it is a symbolic link.
        public var symlinkInfo: Files.SymlinkInfo? { _record.objectOpt(11) }
        /// Set when the file lies in a shared folder.
        public var sharingInfo: Files.FileSharingInfo? { _record.objectOpt(12) }
        /// Whether `download` works. If not, the file needs `export`. Default: `true`.
        public var isDownloadable: Bool { _record.bool(13, true) }
        /// What `export` can turn the file into. Set when `isDownloadable` is false.
        public var exportInfo: Files.ExportInfo? { _record.objectOpt(14) }
        /// The custom properties of the file, of the templates asked for.
        public var propertyGroups: [FileProperties.PropertyGroup]? { _record.listOpt(15) }
        /// Whether the file itself, not only a folder around it, is shared with somebody. Only set where the call asked
        /// for it.
        public var hasExplicitSharedMembers: Bool? { _record.boolOpt(16) }
        /// The content hash: hexadecimal digits that depend on the bytes only. Compare it with the hash of a local file
        /// to see whether they are equal without a download. Exactly 64 characters.
        public var contentHash: String? { _record.stringOpt(17) }
        /// The lock that the file carries, if any.
        public var fileLockInfo: Files.FileLockMetadata? { _record.objectOpt(18) }
        /// Whether this revision can be restored. Only set where the call asked for it.
        public var isRestorable: Bool? { _record.boolOpt(19) }
    }

    /// What results of changes have in common: nothing so far.
    public struct FileOpsResult: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Files._schema, 46) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init() { _record = RecordBuilder.empty(Self._type) }
    }

    /// The shared folder around a file.
    public struct FileSharingInfo: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Files._schema, 47) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(readOnly: Bool, parentSharedFolderId: String, modifiedBy: String? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.bool(0, readOnly)
            builder.string(1, parentSharedFolderId)
            builder.string(2, modifiedBy)
            _record = builder.record()
        }

        /// Whether the item lies in a folder that the user may not write to.
        public var readOnly: Bool { _record.bool(0) }
        /// The shared folder in which the file lies. Pattern: `[-_0-9a-zA-Z:]+`.
        public var parentSharedFolderId: String { _record.string(1) }
        /// The account that made the last change, unless that account has been deleted. Exactly 40 characters.
        public var modifiedBy: String? { _record.stringOpt(2) }
    }

    /// Whether to search for files that exist or for deleted ones.
    public enum FileStatus: StoneUnion, CustomStringConvertible {
        /// Files that exist.
        case active
        /// Files that were deleted.
        case deleted
        case other

        public static var _type: TypeRef { TypeRef(Files._schema, 48) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .active
            case 1: self = .deleted
            default: self = .other
            }
        }

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
        public override class var _type: TypeRef { TypeRef(Files._schema, 49) }

        public required init(_record: Record) { super.init(_record: _record) }

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
            var builder = RecordBuilder(FolderMetadata._type)
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
        public var id: String { _record.string(5) }
        /// Use `sharingInfo` instead. Pattern: `[-_0-9a-zA-Z:]+`. Deprecated.
        public var sharedFolderId: String? { _record.stringOpt(6) }
        /// Set when the folder is shared or lies in a shared folder.
        public var sharingInfo: Files.FolderSharingInfo? { _record.objectOpt(7) }
        /// The custom properties of the folder, of the templates asked for. Folders carry only those of users' own
        /// templates, not of a team's.
        public var propertyGroups: [FileProperties.PropertyGroup]? { _record.listOpt(8) }
    }

    /// The shared folder that a folder is, or lies in.
    public struct FolderSharingInfo: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Files._schema, 50) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(
            readOnly: Bool,
            parentSharedFolderId: String? = nil,
            sharedFolderId: String? = nil,
            traverseOnly: Bool = false,
            noAccess: Bool = false
        ) {
            var builder = RecordBuilder(Self._type)
            builder.bool(0, readOnly)
            builder.string(1, parentSharedFolderId)
            builder.string(2, sharedFolderId)
            builder.bool(3, traverseOnly)
            builder.bool(4, noAccess)
            _record = builder.record()
        }

        /// Whether the item lies in a folder that the user may not write to.
        public var readOnly: Bool { _record.bool(0) }
        /// The shared folder in which this folder lies, if any. Pattern: `[-_0-9a-zA-Z:]+`.
        public var parentSharedFolderId: String? { _record.stringOpt(1) }
        /// The shared folder that is mounted here, if this folder is one. Pattern: `[-_0-9a-zA-Z:]+`.
        public var sharedFolderId: String? { _record.stringOpt(2) }
        /// Whether the user sees only those parts of this folder that are shared with them further down. Default:
        /// `false`.
        public var traverseOnly: Bool { _record.bool(3) }
        /// Whether the user may not open the folder. Default: `false`.
        public var noAccess: Bool { _record.bool(4) }
    }
}
