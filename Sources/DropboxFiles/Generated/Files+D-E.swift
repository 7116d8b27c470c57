// Generated from API/files.json by `make generate`. Do not edit.

import StoneRuntime

extension Files {
    /// What to delete.
    public struct DeleteArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Files._type(19) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(path: String, parentRev: String? = nil) {
            var builder = RecordBuilder(Files._type(19))
            builder.string(0, path)
            builder.string(1, parentRev)
            self.init(_record: builder.record())
        }

        /// The file or folder to delete: a path or an `id:…`. Pattern:
        /// `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
        @export(implementation) public var path: String { _record.string(0) }
        /// The revision that the file must still have; otherwise nothing is deleted. Not for folders. At least 9
        /// characters. Pattern: `[0-9a-f]+`.
        @export(implementation) public var parentRev: String? { _record.stringOpt(1) }
    }

    /// What to delete.
    public struct DeleteBatchArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Files._type(20) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(entries: [Files.DeleteArg]) {
            var builder = RecordBuilder(Files._type(20))
            builder.list(0, entries)
            self.init(_record: builder.record())
        }

        /// What to delete. At most 1000 items.
        @export(implementation) public var entries: [Files.DeleteArg] { _record.list(0) }
    }

    /// Why a batch was not deleted at all.
    public enum DeleteBatchError: StoneUnion, CustomStringConvertible {
        /// Each entry reports this for itself, as `Files.DeleteError`. Deprecated.
        case tooManyWriteOperations
        case other

        @export(implementation) public static var _type: TypeRef { Files._type(21) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .tooManyWriteOperations
            default: self = .other
            }
        }

        @export(implementation)
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

        @export(implementation) public static var _type: TypeRef { Files._type(22) }

        @export(implementation)
        public init(_value: Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .inProgress
            case 1: self = .complete(Files.DeleteBatchResult(_record: payload))
            case 2: self = .failed(_value.union())
            default: self = .other
            }
        }

        @export(implementation)
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

        @export(implementation) public static var _type: TypeRef { Files._type(23) }

        @export(implementation)
        public init(_value: Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .asyncJobId(_value.string())
            case 1: self = .complete(Files.DeleteBatchResult(_record: payload))
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .asyncJobId(let value): .boxed(0, string: value)
            case .complete(let value): .variant(1, value._record)
            case .other: .tag(2)
            }
        }
    }

    /// What became of each entry.
    public struct DeleteBatchResult: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Files._type(24) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(entries: [Files.DeleteBatchResultEntry]) {
            var builder = RecordBuilder(Files._type(24))
            builder.unions(0, entries)
            self.init(_record: builder.record())
        }

        /// One outcome for each entry, in the order of the request.
        @export(implementation) public var entries: [Files.DeleteBatchResultEntry] { _record.unions(0) }
    }

    /// What was deleted.
    public struct DeleteBatchResultData: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Files._type(25) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(metadata: Files.Metadata) {
            var builder = RecordBuilder(Files._type(25))
            builder.poly(0, metadata)
            self.init(_record: builder.record())
        }

        /// The item as it was before it was deleted.
        @export(implementation) public var metadata: Files.Metadata { _record.poly(0) }
    }

    /// What became of one entry.
    public enum DeleteBatchResultEntry: StoneUnion, CustomStringConvertible {
        /// The item was deleted.
        case success(Files.DeleteBatchResultData)
        /// The item was not deleted.
        case failure(Files.DeleteError)

        @export(implementation) public static var _type: TypeRef { Files._type(26) }

        @export(implementation)
        public init(_value: Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .success(Files.DeleteBatchResultData(_record: payload))
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

        @export(implementation) public static var _type: TypeRef { Files._type(27) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .pathLookup(_value.union())
            case 1: self = .pathWrite(_value.union())
            case 2: self = .tooManyWriteOperations
            case 3: self = .tooManyFiles
            default: self = .other
            }
        }

        @export(implementation)
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
    public struct DeleteResult: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Files._type(28) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(metadata: Files.Metadata) {
            var builder = RecordBuilder(Files._type(28))
            builder.poly(0, metadata)
            self.init(_record: builder.record())
        }

        /// The item as it was before it was deleted: a `Files.FileMetadata` or `Files.FolderMetadata`, not a
        /// `Files.DeletedMetadata`.
        @export(implementation) public var metadata: Files.Metadata { _record.poly(0) }
    }

    /// A path where a file or folder used to be.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public final class DeletedMetadata: Files.Metadata, @unchecked Sendable {
        public override class var _type: TypeRef { Files._type(29) }

        public required init(_record: Record) { super.init(_record: _record) }

        @export(implementation)
        public init(
            name: String,
            pathLower: String? = nil,
            pathDisplay: String? = nil,
            parentSharedFolderId: String? = nil,
            previewUrl: String? = nil,
            isRestorable: Bool? = nil
        ) {
            var builder = RecordBuilder(Files._type(29))
            builder.string(0, name)
            builder.string(1, pathLower)
            builder.string(2, pathDisplay)
            builder.string(3, parentSharedFolderId)
            builder.string(4, previewUrl)
            builder.bool(5, isRestorable)
            super.init(_record: builder.record())
        }

        /// Whether the item can be restored. Only set where the call asked for it.
        @export(implementation) public var isRestorable: Bool? { _record.boolOpt(5) }
    }

    /// The size of a picture or video.
    public struct Dimensions: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Files._type(30) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(height: UInt64, width: UInt64) {
            var builder = RecordBuilder(Files._type(30))
            builder.uint64(0, height)
            builder.uint64(1, width)
            self.init(_record: builder.record())
        }

        /// The height in pixels.
        @export(implementation) public var height: UInt64 { _record.uint64(0) }
        /// The width in pixels.
        @export(implementation) public var width: UInt64 { _record.uint64(1) }
    }

    /// Which file to download.
    public struct DownloadArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Files._type(31) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(path: String, rev: String? = nil) {
            var builder = RecordBuilder(Files._type(31))
            builder.string(0, path)
            builder.string(1, rev)
            self.init(_record: builder.record())
        }

        /// The file: a path, an `id:…`, or a `rev:…` for one revision. Pattern:
        /// `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
        @export(implementation) public var path: String { _record.string(0) }
        /// Pass `rev:…` as `path` instead. At least 9 characters. Pattern: `[0-9a-f]+`. Deprecated.
        @export(implementation) public var rev: String? { _record.stringOpt(1) }
    }

    /// Why a file was not downloaded.
    public enum DownloadError: StoneUnion, CustomStringConvertible {
        /// The file cannot be found or read.
        case path(Files.LookupError)
        /// This file has no bytes of its own, as a Google Doc has none. Use `export`.
        case unsupportedFile
        case other

        @export(implementation) public static var _type: TypeRef { Files._type(32) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .path(_value.union())
            case 1: self = .unsupportedFile
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .path(let value): .boxed(0, union: value._value)
            case .unsupportedFile: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// Which folder to download.
    public struct DownloadZipArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Files._type(33) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(path: String) {
            var builder = RecordBuilder(Files._type(33))
            builder.string(0, path)
            self.init(_record: builder.record())
        }

        /// The folder: a path or an `id:…`, not a single file. Pattern:
        /// `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
        @export(implementation) public var path: String { _record.string(0) }
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

        @export(implementation) public static var _type: TypeRef { Files._type(34) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .path(_value.union())
            case 1: self = .tooLarge
            case 2: self = .tooManyFiles
            default: self = .other
            }
        }

        @export(implementation)
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
    public struct DownloadZipResult: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Files._type(35) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(metadata: Files.FolderMetadata) {
            var builder = RecordBuilder(Files._type(35))
            builder.object(0, metadata._record)
            self.init(_record: builder.record())
        }

        /// The folder that the archive holds.
        @export(implementation) public var metadata: Files.FolderMetadata { _record.object(0) }
    }

    /// Which file to export, and to what format.
    public struct ExportArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Files._type(36) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(path: String, exportFormat: String? = nil) {
            var builder = RecordBuilder(Files._type(36))
            builder.string(0, path)
            builder.string(1, exportFormat)
            self.init(_record: builder.record())
        }

        /// The file: a path, an `id:…`, or a `rev:…` for one revision. Pattern:
        /// `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
        @export(implementation) public var path: String { _record.string(0) }
        /// One of the `exportOptions` in the file's `exportInfo`. By default its `exportAs`.
        @export(implementation) public var exportFormat: String? { _record.stringOpt(1) }
    }

    /// Why a file was not exported.
    public enum ExportError: StoneUnion, CustomStringConvertible {
        /// The file cannot be found or read.
        case path(Files.LookupError)
        /// This file has bytes of its own. Use `download`.
        case nonExportable
        /// The file cannot be exported to this format. See `exportOptions` in its metadata.
        case invalidExportFormat
        /// The converted file is not ready yet. Try again in a while.
        case retryError
        case other

        @export(implementation) public static var _type: TypeRef { Files._type(37) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .path(_value.union())
            case 1: self = .nonExportable
            case 2: self = .invalidExportFormat
            case 3: self = .retryError
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .path(let value): .boxed(0, union: value._value)
            case .nonExportable: .tag(1)
            case .invalidExportFormat: .tag(2)
            case .retryError: .tag(3)
            case .other: .tag(4)
            }
        }
    }

    /// The formats to which a file can be exported.
    public struct ExportInfo: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Files._type(38) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(exportAs: String? = nil, exportOptions: [String]? = nil) {
            var builder = RecordBuilder(Files._type(38))
            builder.string(0, exportAs)
            builder.strings(1, exportOptions)
            self.init(_record: builder.record())
        }

        /// The format in which `export` delivers the file by default, such as `xlsx`.
        @export(implementation) public var exportAs: String? { _record.stringOpt(0) }
        /// The formats that may be passed to `export` as `exportFormat`.
        @export(implementation) public var exportOptions: [String]? { _record.stringsOpt(1) }
    }

    /// The exported file.
    public struct ExportMetadata: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Files._type(39) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(name: String, size: UInt64, exportHash: String? = nil, paperRevision: Int64? = nil) {
            var builder = RecordBuilder(Files._type(39))
            builder.string(0, name)
            builder.uint64(1, size)
            builder.string(2, exportHash)
            builder.int64(3, paperRevision)
            self.init(_record: builder.record())
        }

        /// The file name with the extension of the exported format.
        @export(implementation) public var name: String { _record.string(0) }
        /// The size of the exported file in bytes.
        @export(implementation) public var size: UInt64 { _record.uint64(1) }
        /// The content hash of the exported file, to verify what was received. Exactly 64 characters.
        @export(implementation) public var exportHash: String? { _record.stringOpt(2) }
        /// The revision of a Paper document, as `paperUpdate` expects it.
        @export(implementation) public var paperRevision: Int64? { _record.int64Opt(3) }
    }

    /// An exported file and its origin.
    public struct ExportResult: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Files._type(40) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(exportMetadata: Files.ExportMetadata, fileMetadata: Files.FileMetadata) {
            var builder = RecordBuilder(Files._type(40))
            builder.object(0, exportMetadata._record)
            builder.object(1, fileMetadata._record)
            self.init(_record: builder.record())
        }

        /// The file as delivered.
        @export(implementation) public var exportMetadata: Files.ExportMetadata { _record.object(0) }
        /// The file as it lies in Dropbox.
        @export(implementation) public var fileMetadata: Files.FileMetadata { _record.object(1) }
    }
}
