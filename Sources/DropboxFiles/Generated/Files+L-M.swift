// Generated from API/files.json by `make generate`. Do not edit.

import Foundation
import StoneRuntime

extension Files {
    /// What to list, and which kinds of entries to include.
    public struct ListFolderArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Files._type(71) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            path: String,
            recursive: Bool = false,
            includeMediaInfo: Bool = false,
            includeDeleted: Bool = false,
            includeHasExplicitSharedMembers: Bool = false,
            includeMountedFolders: Bool = true,
            limit: UInt32? = nil,
            sharedLink: Files.SharedLink? = nil,
            includePropertyGroups: FileProperties.TemplateFilterBase? = nil,
            includeNonDownloadableFiles: Bool = true,
            includeRestorableInfo: Bool = false
        ) {
            var builder = RecordBuilder(Files._type(71))
            builder.string(0, path)
            builder.bool(1, recursive)
            builder.bool(2, includeMediaInfo)
            builder.bool(3, includeDeleted)
            builder.bool(4, includeHasExplicitSharedMembers)
            builder.bool(5, includeMountedFolders)
            builder.uint32(6, limit)
            builder.object(7, sharedLink?._record)
            builder.union(8, includePropertyGroups?._value)
            builder.bool(9, includeNonDownloadableFiles)
            builder.bool(10, includeRestorableInfo)
            self.init(_record: builder.record())
        }

        /// The folder: `""` for the root, otherwise a path that starts with `/`, an `id:…` or `ns:…`. With `sharedLink`
        /// it is relative to the link. Pattern: `(/(.|[\r\n])*)?|id:.*|(ns:[0-9]+(/(.|[\r\n])*)?)`.
        @export(implementation) public var path: String { _record.string(0) }
        /// Whether to list all levels below too. For very large trees, listing folder by folder is more robust.
        /// Default: `false`.
        @export(implementation) public var recursive: Bool { _record.bool(1) }
        /// Has no effect any more. Use `getMetadata` for single files. Default: `false`. Deprecated.
        @export(implementation) public var includeMediaInfo: Bool { _record.bool(2) }
        /// Whether to include entries of what was deleted. Default: `false`.
        @export(implementation) public var includeDeleted: Bool { _record.bool(3) }
        /// Whether to tell for each file if it is itself shared with somebody. Default: `false`.
        @export(implementation) public var includeHasExplicitSharedMembers: Bool { _record.bool(4) }
        /// Whether to include what lies in mounted folders: app folders, shared folders, team folders. Default: `true`.
        @export(implementation) public var includeMountedFolders: Bool { _record.bool(5, true) }
        /// The size of a page. Only approximate: pages can be larger, much smaller, and even empty. 1 to 2000.
        @export(implementation) public var limit: UInt32? { _record.uint32Opt(6) }
        /// A shared link whose content to list instead of the user's own. Not together with `recursive`.
        @export(implementation) public var sharedLink: Files.SharedLink? { _record.objectOpt(7) }
        /// The templates whose custom properties to include.
        @export(implementation)
        public var includePropertyGroups: FileProperties.TemplateFilterBase? {
            _record.unionOpt(8)
        }
        /// Whether to include files that can only be exported, such as Google Docs. Default: `true`.
        @export(implementation) public var includeNonDownloadableFiles: Bool { _record.bool(9, true) }
        /// Whether to tell for each deleted entry if it can be restored. Default: `false`.
        @export(implementation) public var includeRestorableInfo: Bool { _record.bool(10) }
    }

    /// Where a listing goes on.
    public struct ListFolderContinueArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Files._type(72) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(cursor: String) {
            var builder = RecordBuilder(Files._type(72))
            builder.string(0, cursor)
            self.init(_record: builder.record())
        }

        /// The cursor of the latest answer of `listFolder`, `listFolderContinue` or `listFolderGetLatestCursor`. It
        /// carries the options of the first call with it. At least 1 character.
        @export(implementation) public var cursor: String { _record.string(0) }
    }

    /// Why a listing could not go on.
    public enum ListFolderContinueError: StoneUnion, CustomStringConvertible {
        /// The folder cannot be found or read any more.
        case path(Files.LookupError)
        /// The cursor has expired. List from the start with `listFolder` and compare with what you have.
        case reset
        case other

        @export(implementation) public static var _type: TypeRef { Files._type(73) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .path(_value.union())
            case 1: self = .reset
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .path(let value): .boxed(0, union: value._value)
            case .reset: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// Why a folder was not listed.
    public enum ListFolderError: StoneUnion, CustomStringConvertible {
        /// The folder cannot be found or read.
        case path(Files.LookupError)
        /// The property templates asked for do not exist.
        case templateError(FileProperties.TemplateError)
        case other

        @export(implementation) public static var _type: TypeRef { Files._type(74) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .path(_value.union())
            case 1: self = .templateError(_value.union())
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .path(let value): .boxed(0, union: value._value)
            case .templateError(let value): .boxed(1, union: value._value)
            case .other: .tag(2)
            }
        }
    }

    /// The present state of a folder.
    public struct ListFolderGetLatestCursorResult: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Files._type(75) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(cursor: String) {
            var builder = RecordBuilder(Files._type(75))
            builder.string(0, cursor)
            self.init(_record: builder.record())
        }

        /// The present state of the folder. Pass it to `listFolderContinue` later to get what has changed since. At
        /// least 1 character.
        @export(implementation) public var cursor: String { _record.string(0) }
    }

    /// What to wait for, and for how long.
    public struct ListFolderLongpollArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Files._type(76) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(cursor: String, timeout: UInt64 = 30) {
            var builder = RecordBuilder(Files._type(76))
            builder.string(0, cursor)
            builder.uint64(1, timeout)
            self.init(_record: builder.record())
        }

        /// The cursor of a listing that has been read to its end. At least 1 character.
        @export(implementation) public var cursor: String { _record.string(0) }
        /// How long to wait for a change, in seconds. The server adds up to 90 seconds at random, so let the connection
        /// idle for longer than both together. Default: 30. 30 to 480.
        @export(implementation) public var timeout: UInt64 { _record.uint64(1, 30) }
    }

    /// Why waiting for changes failed.
    public enum ListFolderLongpollError: StoneUnion, CustomStringConvertible {
        /// The cursor has expired. List from the start with `listFolder` and compare with what you have.
        case reset
        case other

        @export(implementation) public static var _type: TypeRef { Files._type(77) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .reset
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .reset: .tag(0)
            case .other: .tag(1)
            }
        }
    }

    /// Whether something has changed.
    public struct ListFolderLongpollResult: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Files._type(78) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(changes: Bool, backoff: UInt64? = nil) {
            var builder = RecordBuilder(Files._type(78))
            builder.bool(0, changes)
            builder.uint64(1, backoff)
            self.init(_record: builder.record())
        }

        /// Whether there are changes. If so, fetch them with `listFolderContinue`; if not, wait again.
        @export(implementation) public var changes: Bool { _record.bool(0) }
        /// The number of seconds to wait before the next call, if the server asks for a pause.
        @export(implementation) public var backoff: UInt64? { _record.uint64Opt(1) }
    }

    /// A page of a listing, or of changes.
    public struct ListFolderResult: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Files._type(79) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(entries: [Files.Metadata], cursor: String, hasMore: Bool) {
            var builder = RecordBuilder(Files._type(79))
            builder.polys(0, entries)
            builder.string(1, cursor)
            builder.bool(2, hasMore)
            self.init(_record: builder.record())
        }

        /// The entries, in the order in which to apply them: files, folders, and deleted ones if there are any. May be
        /// empty even when there is more.
        @export(implementation) public var entries: [Files.Metadata] { _record.polys(0) }
        /// Where the next page, and later the next changes, begin. Always keep the newest one. At least 1 character.
        @export(implementation) public var cursor: String { _record.string(1) }
        /// Whether more entries can be fetched with `listFolderContinue` right away.
        @export(implementation) public var hasMore: Bool { _record.bool(2) }
    }

    /// Which revisions to list.
    public struct ListRevisionsArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Files._type(80) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            path: String,
            mode: Files.ListRevisionsMode = .path,
            limit: UInt64 = 10,
            beforeRev: String? = nil,
            includeRestorableInfo: Bool = false
        ) {
            var builder = RecordBuilder(Files._type(80))
            builder.string(0, path)
            builder.union(1, mode._value)
            builder.uint64(2, limit)
            builder.string(3, beforeRev)
            builder.bool(4, includeRestorableInfo)
            self.init(_record: builder.record())
        }

        /// The file: a path or an `id:…`. Pattern: `/(.|[\r\n])*|id:.*|(ns:[0-9]+(/(.|[\r\n])*)?)`.
        @export(implementation) public var path: String { _record.string(0) }
        /// Whether to follow the path or the id of the file. Default: `.path`.
        @export(implementation) public var mode: Files.ListRevisionsMode { _record.union(1, .path) }
        /// How many revisions to return at most. Default: 10. 1 to 100.
        @export(implementation) public var limit: UInt64 { _record.uint64(2, 10) }
        /// Only revisions older than this one. Pass the last one received to get the next page. Only with mode `.path`.
        /// At least 9 characters. Pattern: `[0-9a-f]+`.
        @export(implementation) public var beforeRev: String? { _record.stringOpt(3) }
        /// Whether to tell for each revision if it can be restored. Default: `false`.
        @export(implementation) public var includeRestorableInfo: Bool { _record.bool(4) }
    }

    /// Why revisions were not listed.
    public enum ListRevisionsError: StoneUnion, CustomStringConvertible {
        /// The file cannot be found or read.
        case path(Files.LookupError)
        /// There is no such revision as `beforeRev`.
        case invalidBeforeRev
        /// `beforeRev` works only with mode `.path`.
        case beforeRevNotSupported
        case other

        @export(implementation) public static var _type: TypeRef { Files._type(81) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .path(_value.union())
            case 1: self = .invalidBeforeRev
            case 2: self = .beforeRevNotSupported
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .path(let value): .boxed(0, union: value._value)
            case .invalidBeforeRev: .tag(1)
            case .beforeRevNotSupported: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    /// What the revisions of a file are.
    public enum ListRevisionsMode: StoneUnion, CustomStringConvertible {
        /// All that ever was at the path.
        case path
        /// All that this file ever was, wherever it was moved.
        case id
        case other

        @export(implementation) public static var _type: TypeRef { Files._type(82) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .path
            case 1: self = .id
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .path: .tag(0)
            case .id: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// The revisions of a file.
    public struct ListRevisionsResult: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Files._type(83) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(isDeleted: Bool, entries: [Files.FileMetadata], hasMore: Bool, serverDeleted: Date? = nil) {
            var builder = RecordBuilder(Files._type(83))
            builder.bool(0, isDeleted)
            builder.date(1, serverDeleted)
            builder.mapped(2, entries)
            builder.bool(3, hasMore)
            self.init(_record: builder.record())
        }

        /// Whether the file has been deleted or moved away since the newest of these revisions.
        @export(implementation) public var isDeleted: Bool { _record.bool(0) }
        /// When the file was deleted, if it was.
        @export(implementation) public var serverDeleted: Date? { _record.dateOpt(1) }
        /// The revisions. Deletions are not among them.
        @export(implementation) public var entries: [Files.FileMetadata] { _record.mapped(2) }
        /// Whether there are older revisions. Fetch them with `beforeRev` set to the last one received.
        @export(implementation) public var hasMore: Bool { _record.bool(3) }
    }

    /// A lock that is in the way.
    public struct LockConflictError: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Files._type(84) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(lock: Files.FileLock) {
            var builder = RecordBuilder(Files._type(84))
            builder.object(0, lock._record)
            self.init(_record: builder.record())
        }

        /// The lock that is in the way.
        @export(implementation) public var lock: Files.FileLock { _record.object(0) }
    }

    /// A file to lock or look up.
    public struct LockFileArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Files._type(85) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(path: String) {
            var builder = RecordBuilder(Files._type(85))
            builder.string(0, path)
            self.init(_record: builder.record())
        }

        /// The file: a path or an `id:…`. Pattern: `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
        @export(implementation) public var path: String { _record.string(0) }
    }

    /// Which files to lock or look up.
    public struct LockFileBatchArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Files._type(86) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(entries: [Files.LockFileArg]) {
            var builder = RecordBuilder(Files._type(86))
            builder.list(0, entries)
            self.init(_record: builder.record())
        }

        /// The files. A file given twice counts once.
        @export(implementation) public var entries: [Files.LockFileArg] { _record.list(0) }
    }

    /// What became of each file.
    public struct LockFileBatchResult: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Files._type(87) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(entries: [Files.LockFileResultEntry]) {
            var builder = RecordBuilder(Files._type(87))
            builder.unions(0, entries)
            self.init(_record: builder.record())
        }

        /// One outcome for each file, with its lock after the operation.
        @export(implementation) public var entries: [Files.LockFileResultEntry] { _record.unions(0) }
    }

    /// Why a file was not locked, unlocked or looked up.
    public enum LockFileError: StoneUnion, CustomStringConvertible {
        /// The file cannot be found or read.
        case pathLookup(Files.LookupError)
        /// Too many writes are going on in this Dropbox at the same time. Wait and try again, with fewer writes in
        /// parallel.
        case tooManyWriteOperations
        /// Too many files in one call. Split them.
        case tooManyFiles
        /// The user may not change the lock of this file.
        case noWritePermission
        /// Files of this kind cannot be locked.
        case cannotBeLocked
        /// The file is not shared, so there is nobody to lock out.
        case fileNotShared
        /// Somebody else holds a lock on the file.
        case lockConflict(Files.LockConflictError)
        /// The outcome is unknown. Look up the lock, and try again if needed.
        case internalError
        case other

        @export(implementation) public static var _type: TypeRef { Files._type(88) }

        @export(implementation)
        public init(_value: Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .pathLookup(_value.union())
            case 1: self = .tooManyWriteOperations
            case 2: self = .tooManyFiles
            case 3: self = .noWritePermission
            case 4: self = .cannotBeLocked
            case 5: self = .fileNotShared
            case 6: self = .lockConflict(Files.LockConflictError(_record: payload))
            case 7: self = .internalError
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .pathLookup(let value): .boxed(0, union: value._value)
            case .tooManyWriteOperations: .tag(1)
            case .tooManyFiles: .tag(2)
            case .noWritePermission: .tag(3)
            case .cannotBeLocked: .tag(4)
            case .fileNotShared: .tag(5)
            case .lockConflict(let value): .variant(6, value._record)
            case .internalError: .tag(7)
            case .other: .tag(8)
            }
        }
    }

    /// A file and its lock.
    public struct LockFileResult: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Files._type(89) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(metadata: Files.Metadata, lock: Files.FileLock) {
            var builder = RecordBuilder(Files._type(89))
            builder.poly(0, metadata)
            builder.object(1, lock._record)
            self.init(_record: builder.record())
        }

        /// The file. Its `fileLockInfo` tells the lock.
        @export(implementation) public var metadata: Files.Metadata { _record.poly(0) }
        /// Use `fileLockInfo` of the metadata instead. Deprecated.
        @export(implementation) public var lock: Files.FileLock { _record.object(1) }
    }

    /// What became of one file.
    public enum LockFileResultEntry: StoneUnion, CustomStringConvertible {
        /// The operation succeeded.
        case success(Files.LockFileResult)
        /// The operation failed.
        case failure(Files.LockFileError)

        @export(implementation) public static var _type: TypeRef { Files._type(90) }

        @export(implementation)
        public init(_value: Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .success(Files.LockFileResult(_record: payload))
            default: self = .failure(_value.union())
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .success(let value): .variant(0, value._record)
            case .failure(let value): .boxed(1, union: value._value)
            }
        }
    }

    /// Why an item could not be found or read.
    public enum LookupError: StoneUnion, CustomStringConvertible {
        /// The path has the wrong form: it must start with `/`, and not end with a slash or a blank. The value may say
        /// more.
        case malformedPath(String?)
        /// There is nothing at this path.
        case notFound
        /// There is a folder at this path, and the call needs a file.
        case notFile
        /// There is a file at this path, and the call needs a folder.
        case notFolder
        /// The file is blocked, for instance for legal reasons.
        case restrictedContent
        /// The operation does not work on content of this type.
        case unsupportedContentType
        /// The item is locked.
        case locked
        case other

        @export(implementation) public static var _type: TypeRef { Files._type(91) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .malformedPath(_value.stringOpt())
            case 1: self = .notFound
            case 2: self = .notFile
            case 3: self = .notFolder
            case 4: self = .restrictedContent
            case 5: self = .unsupportedContentType
            case 6: self = .locked
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .malformedPath(let value): .boxed(0, string: value)
            case .notFound: .tag(1)
            case .notFile: .tag(2)
            case .notFolder: .tag(3)
            case .restrictedContent: .tag(4)
            case .unsupportedContentType: .tag(5)
            case .locked: .tag(6)
            case .other: .tag(7)
            }
        }
    }

    /// What is known about a photo or video.
    public enum MediaInfo: StoneUnion, CustomStringConvertible {
        /// The photo or video is still being examined. Ask again later.
        case pending
        /// The facts, as `Files.PhotoMetadata` or `Files.VideoMetadata`.
        case metadata(Files.MediaMetadata)

        @export(implementation) public static var _type: TypeRef { Files._type(92) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .pending
            default: self = .metadata(_value.poly())
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .pending: .tag(0)
            case .metadata(let value): .boxed(1, object: value)
            }
        }
    }

    /// What photos and videos have in common.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public class MediaMetadata: StoneObject, @unchecked Sendable {
        public override class var _type: TypeRef { Files._type(93) }

        public required init(_record: Record) { super.init(_record: _record) }

        @export(implementation)
        public init(
            dimensions: Files.Dimensions? = nil,
            location: Files.GpsCoordinates? = nil,
            timeTaken: Date? = nil
        ) {
            var builder = RecordBuilder(Files._type(93))
            builder.object(0, dimensions?._record)
            builder.object(1, location?._record)
            builder.date(2, timeTaken)
            super.init(_record: builder.record())
        }

        /// The size in pixels.
        @export(implementation) public final var dimensions: Files.Dimensions? { _record.objectOpt(0) }
        /// The place where it was taken.
        @export(implementation) public final var location: Files.GpsCoordinates? { _record.objectOpt(1) }
        /// The time at which it was taken.
        @export(implementation) public final var timeTaken: Date? { _record.dateOpt(2) }
    }

    /// What is common to files, folders and deleted entries. Cast it to `Files.FileMetadata`, `Files.FolderMetadata` or
    /// `Files.DeletedMetadata`.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public class Metadata: StoneObject, @unchecked Sendable {
        public override class var _type: TypeRef { Files._type(94) }

        public required init(_record: Record) { super.init(_record: _record) }

        @export(implementation)
        public init(
            name: String,
            pathLower: String? = nil,
            pathDisplay: String? = nil,
            parentSharedFolderId: String? = nil,
            previewUrl: String? = nil
        ) {
            var builder = RecordBuilder(Files._type(94))
            builder.string(0, name)
            builder.string(1, pathLower)
            builder.string(2, pathDisplay)
            builder.string(3, parentSharedFolderId)
            builder.string(4, previewUrl)
            super.init(_record: builder.record())
        }

        /// The name, with its extension: what stands behind the last slash of the path.
        @export(implementation) public final var name: String { _record.string(0) }
        /// The whole path in lower case: the key by which to compare paths and find the item again. Nil if the item is
        /// not mounted in this Dropbox.
        @export(implementation) public final var pathLower: String? { _record.stringOpt(1) }
        /// The path for display. Only its last component is sure to be spelled right, and a change of case alone is
        /// never reported. Nil if the item is not mounted.
        @export(implementation) public final var pathDisplay: String? { _record.stringOpt(2) }
        /// Use `parentSharedFolderId` of `sharingInfo` instead. Pattern: `[-_0-9a-zA-Z:]+`. Deprecated.
        @export(implementation) public final var parentSharedFolderId: String? { _record.stringOpt(3) }
        /// The URL of a preview of the file.
        @export(implementation) public final var previewUrl: String? { _record.stringOpt(4) }
    }

    /// An item that a search has found.
    public enum MetadataV2: StoneUnion, CustomStringConvertible {
        /// The file or folder.
        case metadata(Files.Metadata)
        case other

        @export(implementation) public static var _type: TypeRef { Files._type(95) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .metadata(_value.poly())
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .metadata(let value): .boxed(0, object: value)
            case .other: .tag(1)
            }
        }
    }

    /// A file behind a shared link.
    public struct MinimalFileLinkMetadata: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Files._type(96) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(url: String, rev: String, id: String? = nil, path: String? = nil) {
            var builder = RecordBuilder(Files._type(96))
            builder.string(0, url)
            builder.string(1, id)
            builder.string(2, path)
            builder.string(3, rev)
            self.init(_record: builder.record())
        }

        /// The shared link.
        @export(implementation) public var url: String { _record.string(0) }
        /// The identity of the file. At least 1 character.
        @export(implementation) public var id: String? { _record.stringOpt(1) }
        /// The path of the file, if it lies in the calling user's Dropbox.
        @export(implementation) public var path: String? { _record.stringOpt(2) }
        /// The current revision of the file. At least 9 characters. Pattern: `[0-9a-f]+`.
        @export(implementation) public var rev: String { _record.string(3) }
    }

    /// What to move, and where to.
    public struct MoveBatchArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Files._type(97) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(entries: [Files.RelocationPath], autorename: Bool = false, allowOwnershipTransfer: Bool = false) {
            var builder = RecordBuilder(Files._type(97))
            builder.list(0, entries)
            builder.bool(1, autorename)
            builder.bool(2, allowOwnershipTransfer)
            self.init(_record: builder.record())
        }

        /// The pairs of source and destination. 1 to 1000 items.
        @export(implementation) public var entries: [Files.RelocationPath] { _record.list(0) }
        /// Whether to choose another name where something is at the destination already, instead of failing that entry.
        /// Default: `false`.
        @export(implementation) public var autorename: Bool { _record.bool(1) }
        /// Whether content may get another owner by the move. Default: `false`.
        @export(implementation) public var allowOwnershipTransfer: Bool { _record.bool(2) }
    }

    /// Why an item was not moved into the Family Room folder.
    public enum MoveIntoFamilyError: StoneUnion, CustomStringConvertible {
        /// Shared folders cannot be moved there.
        case isSharedFolder
        case other

        @export(implementation) public static var _type: TypeRef { Files._type(98) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .isSharedFolder
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .isSharedFolder: .tag(0)
            case .other: .tag(1)
            }
        }
    }

    /// Why an item was not moved into the Vault.
    public enum MoveIntoVaultError: StoneUnion, CustomStringConvertible {
        /// Shared folders cannot be moved there.
        case isSharedFolder
        case other

        @export(implementation) public static var _type: TypeRef { Files._type(99) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .isSharedFolder
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .isSharedFolder: .tag(0)
            case .other: .tag(1)
            }
        }
    }
}
