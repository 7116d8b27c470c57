// Generated from API/files.json by `make generate`. Do not edit.

import StoneRuntime

extension Files {
    /// Which file to export, and to what format.
    public struct ExportArg: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Files._schema, 36) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(path: String, exportFormat: String? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, path)
            builder.string(1, exportFormat)
            _record = builder.record()
        }

        /// The file: a path, an `id:…`, or a `rev:…` for one revision. Pattern:
        /// `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
        public var path: String { _record.string(0) }
        /// One of the `exportOptions` in the file's `exportInfo`. By default its `exportAs`.
        public var exportFormat: String? { _record.stringOpt(1) }
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

        public static var _type: TypeRef { TypeRef(Files._schema, 37) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .path(_value.union())
            case 1: self = .nonExportable
            case 2: self = .invalidExportFormat
            case 3: self = .retryError
            default: self = .other
            }
        }

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
    public struct ExportInfo: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Files._schema, 38) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(exportAs: String? = nil, exportOptions: [String]? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, exportAs)
            builder.strings(1, exportOptions)
            _record = builder.record()
        }

        /// The format in which `export` delivers the file by default, such as `xlsx`.
        public var exportAs: String? { _record.stringOpt(0) }
        /// The formats that may be passed to `export` as `exportFormat`.
        public var exportOptions: [String]? { _record.stringsOpt(1) }
    }

    /// The exported file.
    public struct ExportMetadata: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Files._schema, 39) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(name: String, size: UInt64, exportHash: String? = nil, paperRevision: Int64? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, name)
            builder.uint64(1, size)
            builder.string(2, exportHash)
            builder.int64(3, paperRevision)
            _record = builder.record()
        }

        /// The file name with the extension of the exported format.
        public var name: String { _record.string(0) }
        /// The size of the exported file in bytes.
        public var size: UInt64 { _record.uint64(1) }
        /// The content hash of the exported file, to verify what was received. Exactly 64 characters.
        public var exportHash: String? { _record.stringOpt(2) }
        /// The revision of a Paper document, as `paperUpdate` expects it.
        public var paperRevision: Int64? { _record.int64Opt(3) }
    }

    /// An exported file and its origin.
    public struct ExportResult: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Files._schema, 40) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(exportMetadata: Files.ExportMetadata, fileMetadata: Files.FileMetadata) {
            var builder = RecordBuilder(Self._type)
            builder.object(0, exportMetadata._record)
            builder.object(1, fileMetadata._record)
            _record = builder.record()
        }

        /// The file as delivered.
        public var exportMetadata: Files.ExportMetadata { _record.object(0) }
        /// The file as it lies in Dropbox.
        public var fileMetadata: Files.FileMetadata { _record.object(1) }
    }
}
