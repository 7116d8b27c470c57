// Generated from API/files.json by `make generate`. Do not edit.

import Foundation
import StoneRuntime

extension Files {
    /// Why content was not accepted for a Paper document.
    public enum PaperContentError: StoneUnion, CustomStringConvertible {
        /// The user may not edit Paper documents.
        case insufficientPermissions
        /// The content cannot be read in the given format.
        case contentMalformed
        /// The document would be too long. Split it.
        case docLengthExceeded
        /// An image in a data URI of the HTML is larger than 1 MB.
        case imageSizeExceeded
        case other

        @export(implementation) public static var _type: TypeRef { Files._type(100) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .insufficientPermissions
            case 1: self = .contentMalformed
            case 2: self = .docLengthExceeded
            case 3: self = .imageSizeExceeded
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .insufficientPermissions: .tag(0)
            case .contentMalformed: .tag(1)
            case .docLengthExceeded: .tag(2)
            case .imageSizeExceeded: .tag(3)
            case .other: .tag(4)
            }
        }
    }

    /// Which Paper document to create.
    public struct PaperCreateArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Files._type(101) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(path: String, importFormat: Files.ImportFormat) {
            var builder = RecordBuilder(Files._type(101))
            builder.string(0, path)
            builder.union(1, importFormat._value)
            self.init(_record: builder.record())
        }

        /// The new document. The path must end in `.paper`. Pattern: `/(.|[\r\n])*`.
        @export(implementation) public var path: String { _record.string(0) }
        /// The format of the content.
        @export(implementation) public var importFormat: Files.ImportFormat { _record.union(1) }
    }

    /// Why a Paper document was not created.
    public enum PaperCreateError: StoneUnion, CustomStringConvertible {
        /// The user may not edit Paper documents.
        case insufficientPermissions
        /// The content cannot be read in the given format.
        case contentMalformed
        /// The document would be too long. Split it.
        case docLengthExceeded
        /// An image in a data URI of the HTML is larger than 1 MB.
        case imageSizeExceeded
        case other
        /// The document cannot be saved there.
        case invalidPath
        /// The user has not verified their email address. Ask them to, then try again.
        case emailUnverified
        /// The path does not end in `.paper`.
        case invalidFileExtension
        /// The team has turned Paper off.
        case paperDisabled

        @export(implementation) public static var _type: TypeRef { Files._type(102) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .insufficientPermissions
            case 1: self = .contentMalformed
            case 2: self = .docLengthExceeded
            case 3: self = .imageSizeExceeded
            case 5: self = .invalidPath
            case 6: self = .emailUnverified
            case 7: self = .invalidFileExtension
            case 8: self = .paperDisabled
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .insufficientPermissions: .tag(0)
            case .contentMalformed: .tag(1)
            case .docLengthExceeded: .tag(2)
            case .imageSizeExceeded: .tag(3)
            case .other: .tag(4)
            case .invalidPath: .tag(5)
            case .emailUnverified: .tag(6)
            case .invalidFileExtension: .tag(7)
            case .paperDisabled: .tag(8)
            }
        }
    }

    /// The new Paper document.
    public struct PaperCreateResult: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Files._type(103) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(url: String, resultPath: String, fileId: String, paperRevision: Int64) {
            var builder = RecordBuilder(Files._type(103))
            builder.string(0, url)
            builder.string(1, resultPath)
            builder.string(2, fileId)
            builder.int64(3, paperRevision)
            self.init(_record: builder.record())
        }

        /// The address at which to open the document.
        @export(implementation) public var url: String { _record.string(0) }
        /// The path that the document really got.
        @export(implementation) public var resultPath: String { _record.string(1) }
        /// The identity of the document. At least 4 characters. Pattern: `id:.+`.
        @export(implementation) public var fileId: String { _record.string(2) }
        /// The revision of the document, for `paperUpdate`.
        @export(implementation) public var paperRevision: Int64 { _record.int64(3) }
    }

    /// How new content and the content of a Paper document go together.
    public enum PaperDocUpdatePolicy: StoneUnion, CustomStringConvertible {
        /// Replaces the content if the document still has the given revision, and fails otherwise.
        case update
        /// Replaces the content, whatever its revision.
        case overwrite
        /// Puts the new content before what is there.
        case prepend
        /// Puts the new content after what is there.
        case append
        case other

        @export(implementation) public static var _type: TypeRef { Files._type(104) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .update
            case 1: self = .overwrite
            case 2: self = .prepend
            case 3: self = .append
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .update: .tag(0)
            case .overwrite: .tag(1)
            case .prepend: .tag(2)
            case .append: .tag(3)
            case .other: .tag(4)
            }
        }
    }

    /// Which Paper document to change, and how.
    public struct PaperUpdateArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Files._type(105) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            path: String,
            importFormat: Files.ImportFormat,
            docUpdatePolicy: Files.PaperDocUpdatePolicy,
            paperRevision: Int64? = nil
        ) {
            var builder = RecordBuilder(Files._type(105))
            builder.string(0, path)
            builder.union(1, importFormat._value)
            builder.union(2, docUpdatePolicy._value)
            builder.int64(3, paperRevision)
            self.init(_record: builder.record())
        }

        /// The document: a path or an `id:…`. Pattern: `(/(.|[\r\n])*)|(ns:[0-9]+(/(.|[\r\n])*)?)|(id:.*)`.
        @export(implementation) public var path: String { _record.string(0) }
        /// The format of the content.
        @export(implementation) public var importFormat: Files.ImportFormat { _record.union(1) }
        /// What to do with the present content.
        @export(implementation) public var docUpdatePolicy: Files.PaperDocUpdatePolicy { _record.union(2) }
        /// The revision that the document must still have. Needed for `.update` only.
        @export(implementation) public var paperRevision: Int64? { _record.int64Opt(3) }
    }

    /// Why a Paper document was not changed.
    public enum PaperUpdateError: StoneUnion, CustomStringConvertible {
        /// The user may not edit Paper documents.
        case insufficientPermissions
        /// The content cannot be read in the given format.
        case contentMalformed
        /// The document would be too long. Split it.
        case docLengthExceeded
        /// An image in a data URI of the HTML is larger than 1 MB.
        case imageSizeExceeded
        case other
        /// The document cannot be found or read.
        case path(Files.LookupError)
        /// The document has changed since that revision. Fetch it again and merge.
        case revisionMismatch
        /// The document is archived.
        case docArchived
        /// The document has been deleted.
        case docDeleted

        @export(implementation) public static var _type: TypeRef { Files._type(106) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .insufficientPermissions
            case 1: self = .contentMalformed
            case 2: self = .docLengthExceeded
            case 3: self = .imageSizeExceeded
            case 5: self = .path(_value.union())
            case 6: self = .revisionMismatch
            case 7: self = .docArchived
            case 8: self = .docDeleted
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .insufficientPermissions: .tag(0)
            case .contentMalformed: .tag(1)
            case .docLengthExceeded: .tag(2)
            case .imageSizeExceeded: .tag(3)
            case .other: .tag(4)
            case .path(let value): .boxed(5, union: value._value)
            case .revisionMismatch: .tag(6)
            case .docArchived: .tag(7)
            case .docDeleted: .tag(8)
            }
        }
    }

    /// The Paper document after the change.
    public struct PaperUpdateResult: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Files._type(107) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(paperRevision: Int64) {
            var builder = RecordBuilder(Files._type(107))
            builder.int64(0, paperRevision)
            self.init(_record: builder.record())
        }

        /// The new revision of the document.
        @export(implementation) public var paperRevision: Int64 { _record.int64(0) }
    }

    /// A file, given by path or by shared link.
    public enum PathOrLink: StoneUnion, CustomStringConvertible {
        /// A path, an `id:…`, or a `rev:…` for one revision. Pattern:
        /// `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
        case path(String)
        /// A shared link.
        case link(Files.SharedLinkFileInfo)
        case other

        @export(implementation) public static var _type: TypeRef { Files._type(108) }

        @export(implementation)
        public init(_value: Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .path(_value.string())
            case 1: self = .link(Files.SharedLinkFileInfo(_record: payload))
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .path(let value): .boxed(0, string: value)
            case .link(let value): .variant(1, value._record)
            case .other: .tag(2)
            }
        }
    }

    /// The tags of one item.
    public struct PathToTags: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Files._type(109) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(path: String, tags: [Files.Tag]) {
            var builder = RecordBuilder(Files._type(109))
            builder.string(0, path)
            builder.unions(1, tags)
            self.init(_record: builder.record())
        }

        /// The file or folder. Pattern: `/(.|[\r\n])*`.
        @export(implementation) public var path: String { _record.string(0) }
        /// Its tags.
        @export(implementation) public var tags: [Files.Tag] { _record.unions(1) }
    }

    /// What is known about a photo.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public final class PhotoMetadata: Files.MediaMetadata, @unchecked Sendable {
        public override class var _type: TypeRef { Files._type(110) }

        public required init(_record: Record) { super.init(_record: _record) }

        @export(implementation)
        public override init(
            dimensions: Files.Dimensions? = nil,
            location: Files.GpsCoordinates? = nil,
            timeTaken: Date? = nil
        ) {
            var builder = RecordBuilder(Files._type(110))
            builder.object(0, dimensions?._record)
            builder.object(1, location?._record)
            builder.date(2, timeTaken)
            super.init(_record: builder.record())
        }
    }

    /// Which file to preview.
    public struct PreviewArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Files._type(111) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(path: String, rev: String? = nil) {
            var builder = RecordBuilder(Files._type(111))
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

    /// Why no preview was made.
    public enum PreviewError: StoneUnion, CustomStringConvertible {
        /// The file cannot be found or read.
        case path(Files.LookupError)
        /// The preview is being made. Try again in a while.
        case inProgress
        /// There are no previews of files with this extension.
        case unsupportedExtension
        /// This file cannot be previewed, though its extension promises it.
        case unsupportedContent

        @export(implementation) public static var _type: TypeRef { Files._type(112) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .path(_value.union())
            case 1: self = .inProgress
            case 2: self = .unsupportedExtension
            default: self = .unsupportedContent
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .path(let value): .boxed(0, union: value._value)
            case .inProgress: .tag(1)
            case .unsupportedExtension: .tag(2)
            case .unsupportedContent: .tag(3)
            }
        }
    }

    /// The file behind a preview or thumbnail.
    public struct PreviewResult: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Files._type(113) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(fileMetadata: Files.FileMetadata? = nil, linkMetadata: Files.MinimalFileLinkMetadata? = nil) {
            var builder = RecordBuilder(Files._type(113))
            builder.object(0, fileMetadata?._record)
            builder.object(1, linkMetadata?._record)
            self.init(_record: builder.record())
        }

        /// The file, if it was given by path.
        @export(implementation) public var fileMetadata: Files.FileMetadata? { _record.objectOpt(0) }
        /// The file, if it was given by shared link.
        @export(implementation) public var linkMetadata: Files.MinimalFileLinkMetadata? { _record.objectOpt(1) }
    }
}
