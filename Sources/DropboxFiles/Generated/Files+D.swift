// Generated from API/files.json by `make generate`. Do not edit.

import StoneRuntime

extension Files {
    /// What to delete.
    public struct DeleteArg: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Files._schema, 19) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(path: String, parentRev: String? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, path)
            builder.string(1, parentRev)
            _record = builder.record()
        }

        /// The file or folder to delete: a path or an `id:…`. Pattern:
        /// `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
        public var path: String { _record.string(0) }
        /// The revision that the file must still have; otherwise nothing is deleted. Not for folders. At least 9
        /// characters. Pattern: `[0-9a-f]+`.
        public var parentRev: String? { _record.stringOpt(1) }
    }

    /// What to delete.
    public struct DeleteBatchArg: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Files._schema, 20) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(entries: [Files.DeleteArg]) {
            var builder = RecordBuilder(Self._type)
            builder.list(0, entries)
            _record = builder.record()
        }

        /// What to delete. At most 1000 items.
        public var entries: [Files.DeleteArg] { _record.list(0) }
    }

    /// Why a batch was not deleted at all.
    public enum DeleteBatchError: StoneUnion, CustomStringConvertible {
        /// Each entry reports this for itself, as `Files.DeleteError`. Deprecated.
        case tooManyWriteOperations
        case other

        public static var _type: TypeRef { TypeRef(Files._schema, 21) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .tooManyWriteOperations
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .tooManyWriteOperations: .tag(0)
            case .other: .tag(1)
            }
        }
    }

    /// The state of a job of `deleteBatch`.
    public enum DeleteBatchJobStatus: StoneUnion, CustomStringConvertible {
        /// The job is still going on. Ask again in a while.
        case inProgress
        /// The job has ended; look at each entry for its outcome.
        case complete(Files.DeleteBatchResult)
        /// The whole job has failed.
        case failed(Files.DeleteBatchError)
        case other

        public static var _type: TypeRef { TypeRef(Files._schema, 22) }

        public init(_value: Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .inProgress
            case 1: self = .complete(Files.DeleteBatchResult(_record: payload))
            case 2: self = .failed(_value.union())
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .inProgress: .tag(0)
            case .complete(let value): .variant(1, value._record)
            case .failed(let value): .boxed(2, union: value._value)
            case .other: .tag(3)
            }
        }
    }

    /// The answer of `deleteBatch`: a job to poll, or the outcome.
    public enum DeleteBatchLaunch: StoneUnion, CustomStringConvertible {
        /// The work goes on; poll it with this id. At least 1 character.
        case asyncJobId(String)
        /// All is done already; look at each entry for its outcome.
        case complete(Files.DeleteBatchResult)
        case other

        public static var _type: TypeRef { TypeRef(Files._schema, 23) }

        public init(_value: Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .asyncJobId(_value.string())
            case 1: self = .complete(Files.DeleteBatchResult(_record: payload))
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .asyncJobId(let value): .boxed(0, string: value)
            case .complete(let value): .variant(1, value._record)
            case .other: .tag(2)
            }
        }
    }

    /// What became of each entry.
    public struct DeleteBatchResult: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Files._schema, 24) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(entries: [Files.DeleteBatchResultEntry]) {
            var builder = RecordBuilder(Self._type)
            builder.unions(0, entries)
            _record = builder.record()
        }

        /// One outcome for each entry, in the order of the request.
        public var entries: [Files.DeleteBatchResultEntry] { _record.unions(0) }
    }

    /// What was deleted.
    public struct DeleteBatchResultData: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Files._schema, 25) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(metadata: Files.Metadata) {
            var builder = RecordBuilder(Self._type)
            builder.poly(0, metadata)
            _record = builder.record()
        }

        /// The item as it was before it was deleted.
        public var metadata: Files.Metadata { _record.poly(0) }
    }

    /// What became of one entry.
    public enum DeleteBatchResultEntry: StoneUnion, CustomStringConvertible {
        /// The item was deleted.
        case success(Files.DeleteBatchResultData)
        /// The item was not deleted.
        case failure(Files.DeleteError)

        public static var _type: TypeRef { TypeRef(Files._schema, 26) }

        public init(_value: Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .success(Files.DeleteBatchResultData(_record: payload))
            default: self = .failure(_value.union())
            }
        }

        public var _value: Value {
            switch self {
            case .success(let value): .variant(0, value._record)
            case .failure(let value): .boxed(1, union: value._value)
            }
        }
    }

    /// Why an item was not deleted.
    public enum DeleteError: StoneUnion, CustomStringConvertible {
        /// There is nothing to delete at this path.
        case pathLookup(Files.LookupError)
        /// The item exists but must not be deleted, or has changed since `parentRev`.
        case pathWrite(Files.WriteError)
        /// Too many writes are going on in this Dropbox at the same time. Wait and try again, with fewer writes in
        /// parallel.
        case tooManyWriteOperations
        /// The folder holds too much for one call. Delete its parts one after another.
        case tooManyFiles
        case other

        public static var _type: TypeRef { TypeRef(Files._schema, 27) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .pathLookup(_value.union())
            case 1: self = .pathWrite(_value.union())
            case 2: self = .tooManyWriteOperations
            case 3: self = .tooManyFiles
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .pathLookup(let value): .boxed(0, union: value._value)
            case .pathWrite(let value): .boxed(1, union: value._value)
            case .tooManyWriteOperations: .tag(2)
            case .tooManyFiles: .tag(3)
            case .other: .tag(4)
            }
        }
    }

    /// What was deleted.
    public struct DeleteResult: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Files._schema, 28) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(metadata: Files.Metadata) {
            var builder = RecordBuilder(Self._type)
            builder.poly(0, metadata)
            _record = builder.record()
        }

        /// The item as it was before it was deleted: a `Files.FileMetadata` or `Files.FolderMetadata`, not a
        /// `Files.DeletedMetadata`.
        public var metadata: Files.Metadata { _record.poly(0) }
    }

    /// A path where a file or folder used to be.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public final class DeletedMetadata: Files.Metadata, @unchecked Sendable {
        public override class var _type: TypeRef { TypeRef(Files._schema, 29) }

        public required init(_record: Record) { super.init(_record: _record) }

        public init(
            name: String,
            pathLower: String? = nil,
            pathDisplay: String? = nil,
            parentSharedFolderId: String? = nil,
            previewUrl: String? = nil,
            isRestorable: Bool? = nil
        ) {
            var builder = RecordBuilder(DeletedMetadata._type)
            builder.string(0, name)
            builder.string(1, pathLower)
            builder.string(2, pathDisplay)
            builder.string(3, parentSharedFolderId)
            builder.string(4, previewUrl)
            builder.bool(5, isRestorable)
            super.init(_record: builder.record())
        }

        /// Whether the item can be restored. Only set where the call asked for it.
        public var isRestorable: Bool? { _record.boolOpt(5) }
    }

    /// The size of a picture or video.
    public struct Dimensions: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Files._schema, 30) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(height: UInt64, width: UInt64) {
            var builder = RecordBuilder(Self._type)
            builder.uint64(0, height)
            builder.uint64(1, width)
            _record = builder.record()
        }

        /// The height in pixels.
        public var height: UInt64 { _record.uint64(0) }
        /// The width in pixels.
        public var width: UInt64 { _record.uint64(1) }
    }

    /// Which file to download.
    public struct DownloadArg: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Files._schema, 31) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(path: String, rev: String? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, path)
            builder.string(1, rev)
            _record = builder.record()
        }

        /// The file: a path, an `id:…`, or a `rev:…` for one revision. Pattern:
        /// `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
        public var path: String { _record.string(0) }
        /// Pass `rev:…` as `path` instead. At least 9 characters. Pattern: `[0-9a-f]+`. Deprecated.
        public var rev: String? { _record.stringOpt(1) }
    }

    /// Why a file was not downloaded.
    public enum DownloadError: StoneUnion, CustomStringConvertible {
        /// The file cannot be found or read.
        case path(Files.LookupError)
        /// This file has no bytes of its own, as a Google Doc has none. Use `export`.
        case unsupportedFile
        case other

        public static var _type: TypeRef { TypeRef(Files._schema, 32) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .path(_value.union())
            case 1: self = .unsupportedFile
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .path(let value): .boxed(0, union: value._value)
            case .unsupportedFile: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// Which folder to download.
    public struct DownloadZipArg: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Files._schema, 33) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(path: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, path)
            _record = builder.record()
        }

        /// The folder: a path or an `id:…`, not a single file. Pattern:
        /// `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
        public var path: String { _record.string(0) }
    }

    /// Why a folder was not downloaded.
    public enum DownloadZipError: StoneUnion, CustomStringConvertible {
        /// The folder cannot be found or read.
        case path(Files.LookupError)
        /// The folder has 20 GB or more, or a file of 4 GB or more. Download its parts, or file by file.
        case tooLarge
        /// The folder has 10,000 entries or more. Download its subfolders one after another, or file by file.
        case tooManyFiles
        case other

        public static var _type: TypeRef { TypeRef(Files._schema, 34) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .path(_value.union())
            case 1: self = .tooLarge
            case 2: self = .tooManyFiles
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .path(let value): .boxed(0, union: value._value)
            case .tooLarge: .tag(1)
            case .tooManyFiles: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    /// The folder that was downloaded.
    public struct DownloadZipResult: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Files._schema, 35) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(metadata: Files.FolderMetadata) {
            var builder = RecordBuilder(Self._type)
            builder.object(0, metadata._record)
            _record = builder.record()
        }

        /// The folder that the archive holds.
        public var metadata: Files.FolderMetadata { _record.object(0) }
    }
}
