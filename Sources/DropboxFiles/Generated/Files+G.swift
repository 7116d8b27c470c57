// Generated from API/files.json by `make generate`. Do not edit.

import Foundation
import StoneRuntime

extension Files {
    /// What to refer to.
    public struct GetCopyReferenceArg: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Files._schema, 51) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(path: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, path)
            _record = builder.record()
        }

        /// The file or folder to refer to: a path or an `id:…`. Pattern:
        /// `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
        public var path: String { _record.string(0) }
    }

    /// Why no copy reference was made.
    public enum GetCopyReferenceError: StoneUnion, CustomStringConvertible {
        /// The item cannot be found or read.
        case path(Files.LookupError)
        case other

        public static var _type: TypeRef { TypeRef(Files._schema, 52) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .path(_value.union())
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .path(let value): .boxed(0, union: value._value)
            case .other: .tag(1)
            }
        }
    }

    /// A reference to a file or folder that another user can save.
    public struct GetCopyReferenceResult: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Files._schema, 53) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(metadata: Files.Metadata, copyReference: String, expires: Date) {
            var builder = RecordBuilder(Self._type)
            builder.poly(0, metadata)
            builder.string(1, copyReference)
            builder.date(2, expires)
            _record = builder.record()
        }

        /// The file or folder referred to.
        public var metadata: Files.Metadata { _record.poly(0) }
        /// The text to pass to `copyReferenceSave`.
        public var copyReference: String { _record.string(1) }
        /// The time until which the reference works, which at present is decades away.
        public var expires: Date { _record.date(2) }
    }

    /// Which item to look up, and what to tell about it.
    public struct GetMetadataArg: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Files._schema, 54) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(
            path: String,
            includeMediaInfo: Bool = false,
            includeDeleted: Bool = false,
            includeHasExplicitSharedMembers: Bool = false,
            includePropertyGroups: FileProperties.TemplateFilterBase? = nil
        ) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, path)
            builder.bool(1, includeMediaInfo)
            builder.bool(2, includeDeleted)
            builder.bool(3, includeHasExplicitSharedMembers)
            builder.union(4, includePropertyGroups?._value)
            _record = builder.record()
        }

        /// The file or folder: a path, an `id:…`, or a `rev:…` for one revision. Not the root folder. Pattern:
        /// `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
        public var path: String { _record.string(0) }
        /// Whether to fill in `mediaInfo` of photos and videos. Default: `false`.
        public var includeMediaInfo: Bool { _record.bool(1) }
        /// Whether a deleted item is answered with `Files.DeletedMetadata` instead of `LookupError.notFound`. Default:
        /// `false`.
        public var includeDeleted: Bool { _record.bool(2) }
        /// Whether to tell if the file itself is shared with somebody. Default: `false`.
        public var includeHasExplicitSharedMembers: Bool { _record.bool(3) }
        /// The templates whose custom properties to include.
        public var includePropertyGroups: FileProperties.TemplateFilterBase? { _record.unionOpt(4) }
    }

    /// Why no metadata was returned.
    public enum GetMetadataError: StoneUnion, CustomStringConvertible {
        /// The item cannot be found or read.
        case path(Files.LookupError)

        public static var _type: TypeRef { TypeRef(Files._schema, 55) }

        public init(_value: Value) {
            switch _value.tag {
            default: self = .path(_value.union())
            }
        }

        public var _value: Value {
            switch self {
            case .path(let value): .boxed(0, union: value._value)
            }
        }
    }

    /// Whose tags to read.
    public struct GetTagsArg: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Files._schema, 56) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(paths: [String]) {
            var builder = RecordBuilder(Self._type)
            builder.strings(0, paths)
            _record = builder.record()
        }

        /// The files and folders. Each: Pattern: `/(.|[\r\n])*`.
        public var paths: [String] { _record.strings(0) }
    }

    /// The tags of the items asked for.
    public struct GetTagsResult: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Files._schema, 57) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(pathsToTags: [Files.PathToTags]) {
            var builder = RecordBuilder(Self._type)
            builder.list(0, pathsToTags)
            _record = builder.record()
        }

        /// The tags of each item.
        public var pathsToTags: [Files.PathToTags] { _record.list(0) }
    }

    /// Which file to link to.
    public struct GetTemporaryLinkArg: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Files._schema, 58) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(path: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, path)
            _record = builder.record()
        }

        /// The file: a path, an `id:…`, or a `rev:…` for one revision. Pattern:
        /// `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
        public var path: String { _record.string(0) }
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

        public static var _type: TypeRef { TypeRef(Files._schema, 59) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .path(_value.union())
            case 1: self = .emailNotVerified
            case 2: self = .unsupportedFile
            case 3: self = .notAllowed
            default: self = .other
            }
        }

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
    public struct GetTemporaryLinkResult: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Files._schema, 60) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(metadata: Files.FileMetadata, link: String) {
            var builder = RecordBuilder(Self._type)
            builder.object(0, metadata._record)
            builder.string(1, link)
            _record = builder.record()
        }

        /// The file.
        public var metadata: Files.FileMetadata { _record.object(0) }
        /// The URL. It works for 4 hours, without a token, with the content type that fits the file.
        public var link: String { _record.string(1) }
    }

    /// What a link will upload, and for how long it works.
    public struct GetTemporaryUploadLinkArg: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Files._schema, 61) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(commitInfo: Files.CommitInfo, duration: Double = 14400.0) {
            var builder = RecordBuilder(Self._type)
            builder.object(0, commitInfo._record)
            builder.double(1, duration)
            _record = builder.record()
        }

        /// Where and how to save what will be uploaded. Checked when the link is used, not now.
        public var commitInfo: Files.CommitInfo { _record.object(0) }
        /// How long the link works, in seconds. Default: 14400.0. 60.0 to 14400.0.
        public var duration: Double { _record.double(1, 14400.0) }
    }

    /// A link to upload one file.
    public struct GetTemporaryUploadLinkResult: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Files._schema, 62) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(link: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, link)
            _record = builder.record()
        }

        /// The URL to which to post the data, once. Its answer holds the content hash of what arrived.
        public var link: String { _record.string(0) }
    }

    /// Which images to show in small, and how.
    public struct GetThumbnailBatchArg: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Files._schema, 63) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(entries: [Files.ThumbnailArg]) {
            var builder = RecordBuilder(Self._type)
            builder.list(0, entries)
            _record = builder.record()
        }

        /// The images, at most 25.
        public var entries: [Files.ThumbnailArg] { _record.list(0) }
    }

    /// Why no thumbnails were made.
    public enum GetThumbnailBatchError: StoneUnion, CustomStringConvertible {
        /// More than 25 images were given.
        case tooManyFiles
        case other

        public static var _type: TypeRef { TypeRef(Files._schema, 64) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .tooManyFiles
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .tooManyFiles: .tag(0)
            case .other: .tag(1)
            }
        }
    }

    /// What became of each image.
    public struct GetThumbnailBatchResult: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Files._schema, 65) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(entries: [Files.GetThumbnailBatchResultEntry]) {
            var builder = RecordBuilder(Self._type)
            builder.unions(0, entries)
            _record = builder.record()
        }

        /// One outcome for each image, in the order of the request.
        public var entries: [Files.GetThumbnailBatchResultEntry] { _record.unions(0) }
    }

    /// The thumbnail of one image.
    public struct GetThumbnailBatchResultData: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Files._schema, 66) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(metadata: Files.FileMetadata, thumbnail: String) {
            var builder = RecordBuilder(Self._type)
            builder.object(0, metadata._record)
            builder.string(1, thumbnail)
            _record = builder.record()
        }

        /// The image file.
        public var metadata: Files.FileMetadata { _record.object(0) }
        /// The thumbnail, Base64 encoded.
        public var thumbnail: String { _record.string(1) }
    }

    /// What became of one image.
    public enum GetThumbnailBatchResultEntry: StoneUnion, CustomStringConvertible {
        /// The thumbnail was made.
        case success(Files.GetThumbnailBatchResultData)
        /// No thumbnail was made of this image.
        case failure(Files.ThumbnailError)
        case other

        public static var _type: TypeRef { TypeRef(Files._schema, 67) }

        public init(_value: Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .success(Files.GetThumbnailBatchResultData(_record: payload))
            case 1: self = .failure(_value.union())
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .success(let value): .variant(0, value._record)
            case .failure(let value): .boxed(1, union: value._value)
            case .other: .tag(2)
            }
        }
    }

    /// Where a photo or video was taken.
    public struct GpsCoordinates: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Files._schema, 68) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(latitude: Double, longitude: Double) {
            var builder = RecordBuilder(Self._type)
            builder.double(0, latitude)
            builder.double(1, longitude)
            _record = builder.record()
        }

        /// The latitude in degrees, north positive.
        public var latitude: Double { _record.double(0) }
        /// The longitude in degrees, east positive.
        public var longitude: Double { _record.double(1) }
    }
}
