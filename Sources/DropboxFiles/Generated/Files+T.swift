// Generated from API/files.json by `make generate`. Do not edit.

import StoneRuntime

extension Files {
    /// A tag of a file or folder.
    public enum Tag: StoneUnion, CustomStringConvertible {
        /// A tag that a user added.
        case userGeneratedTag(Files.UserGeneratedTag)
        case other

        @export(implementation) public static var _type: TypeRef { Files._type(163) }

        @export(implementation)
        public init(_value: Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .userGeneratedTag(Files.UserGeneratedTag(_record: payload))
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .userGeneratedTag(let value): .variant(0, value._record)
            case .other: .tag(1)
            }
        }
    }

    /// Which image to show in small, and how.
    public struct ThumbnailArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Files._type(164) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            path: String,
            format: Files.ThumbnailFormat = .jpeg,
            size: Files.ThumbnailSize = .w64h64,
            mode: Files.ThumbnailMode = .strict,
            quality: Files.ThumbnailQuality = .quality80,
            excludeMediaInfo: Bool? = nil
        ) {
            var builder = RecordBuilder(Files._type(164))
            builder.string(0, path)
            builder.union(1, format._value)
            builder.union(2, size._value)
            builder.union(3, mode._value)
            builder.union(4, quality._value)
            builder.bool(5, excludeMediaInfo)
            self.init(_record: builder.record())
        }

        /// The image: a path, an `id:…`, or a `rev:…` for one revision. Pattern:
        /// `(/(.|[\r\n])*|id:.*)|(rev:[0-9a-f]{9,})|(ns:[0-9]+(/(.|[\r\n])*)?)`.
        @export(implementation) public var path: String { _record.string(0) }
        /// The format of the thumbnail: JPEG suits photos, PNG drawings and screenshots, WebP compresses best. Default:
        /// `.jpeg`.
        @export(implementation) public var format: Files.ThumbnailFormat { _record.union(1, .jpeg) }
        /// The size of the thumbnail. Default: `.w64h64`.
        @export(implementation) public var size: Files.ThumbnailSize { _record.union(2, .w64h64) }
        /// How the image is fitted into that size. Default: `.strict`.
        @export(implementation) public var mode: Files.ThumbnailMode { _record.union(3, .strict) }
        /// How much detail to keep. Default: `.quality80`.
        @export(implementation) public var quality: Files.ThumbnailQuality { _record.union(4, .quality80) }
        /// Whether to leave out `mediaInfo`, which makes the call faster.
        @export(implementation) public var excludeMediaInfo: Bool? { _record.boolOpt(5) }
    }

    /// Why no thumbnail was made.
    public enum ThumbnailError: StoneUnion, CustomStringConvertible {
        /// The image cannot be found or read.
        case path(Files.LookupError)
        /// There are no thumbnails of files with this extension.
        case unsupportedExtension
        /// The image cannot be read; it may be damaged or larger than 20 MB.
        case unsupportedImage
        /// The image is encrypted.
        case encryptedContent
        /// Making the thumbnail failed.
        case conversionError

        @export(implementation) public static var _type: TypeRef { Files._type(165) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .path(_value.union())
            case 1: self = .unsupportedExtension
            case 2: self = .unsupportedImage
            case 3: self = .encryptedContent
            default: self = .conversionError
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .path(let value): .boxed(0, union: value._value)
            case .unsupportedExtension: .tag(1)
            case .unsupportedImage: .tag(2)
            case .encryptedContent: .tag(3)
            case .conversionError: .tag(4)
            }
        }
    }

    /// The format of a thumbnail.
    public enum ThumbnailFormat: StoneUnion, CustomStringConvertible {
        /// Small, and good for photos.
        case jpeg
        /// Without loss; good for drawings and screenshots.
        case png
        /// Compressed best; good for the web.
        case webp

        @export(implementation) public static var _type: TypeRef { Files._type(166) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .jpeg
            case 1: self = .png
            default: self = .webp
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .jpeg: .tag(0)
            case .png: .tag(1)
            case .webp: .tag(2)
            }
        }
    }

    /// How an image is fitted into the size of a thumbnail.
    public enum ThumbnailMode: StoneUnion, CustomStringConvertible {
        /// The image fits within the size, keeping its proportions.
        case strict
        /// The image fits within the size or within the size turned by 90 degrees, whichever suits it better.
        case bestfit
        /// The image covers the size, or the size turned by 90 degrees, completely, so one side may be longer.
        case fitoneBestfit
        /// The image keeps its own size.
        case original

        @export(implementation) public static var _type: TypeRef { Files._type(167) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .strict
            case 1: self = .bestfit
            case 2: self = .fitoneBestfit
            default: self = .original
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .strict: .tag(0)
            case .bestfit: .tag(1)
            case .fitoneBestfit: .tag(2)
            case .original: .tag(3)
            }
        }
    }

    /// The quality of a thumbnail.
    public enum ThumbnailQuality: StoneUnion, CustomStringConvertible {
        /// The default.
        case quality80
        /// More detail, more bytes.
        case quality90

        @export(implementation) public static var _type: TypeRef { Files._type(168) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .quality80
            default: self = .quality90
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .quality80: .tag(0)
            case .quality90: .tag(1)
            }
        }
    }

    /// The box that a thumbnail fits in, in pixels.
    public enum ThumbnailSize: StoneUnion, CustomStringConvertible {
        /// 32 × 32 pixels.
        case w32h32
        /// 64 × 64 pixels.
        case w64h64
        /// 128 × 128 pixels.
        case w128h128
        /// 256 × 256 pixels.
        case w256h256
        /// 480 × 320 pixels.
        case w480h320
        /// 640 × 480 pixels.
        case w640h480
        /// 960 × 640 pixels.
        case w960h640
        /// 1,024 × 768 pixels.
        case w1024h768
        /// 2,048 × 1,536 pixels.
        case w2048h1536
        /// 3,200 × 2,400 pixels.
        case w3200h2400

        @export(implementation) public static var _type: TypeRef { Files._type(169) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .w32h32
            case 1: self = .w64h64
            case 2: self = .w128h128
            case 3: self = .w256h256
            case 4: self = .w480h320
            case 5: self = .w640h480
            case 6: self = .w960h640
            case 7: self = .w1024h768
            case 8: self = .w2048h1536
            default: self = .w3200h2400
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .w32h32: .tag(0)
            case .w64h64: .tag(1)
            case .w128h128: .tag(2)
            case .w256h256: .tag(3)
            case .w480h320: .tag(4)
            case .w640h480: .tag(5)
            case .w960h640: .tag(6)
            case .w1024h768: .tag(7)
            case .w2048h1536: .tag(8)
            case .w3200h2400: .tag(9)
            }
        }
    }

    /// Which image to show in small, and how.
    public struct ThumbnailV2Arg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { Files._type(170) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            resource: Files.PathOrLink,
            format: Files.ThumbnailFormat = .jpeg,
            size: Files.ThumbnailSize = .w64h64,
            mode: Files.ThumbnailMode = .strict,
            quality: Files.ThumbnailQuality = .quality80,
            excludeMediaInfo: Bool? = nil
        ) {
            var builder = RecordBuilder(Files._type(170))
            builder.union(0, resource._value)
            builder.union(1, format._value)
            builder.union(2, size._value)
            builder.union(3, mode._value)
            builder.union(4, quality._value)
            builder.bool(5, excludeMediaInfo)
            self.init(_record: builder.record())
        }

        /// The image, by path or by shared link.
        @export(implementation) public var resource: Files.PathOrLink { _record.union(0) }
        /// The format of the thumbnail: JPEG suits photos, PNG drawings and screenshots, WebP compresses best. Default:
        /// `.jpeg`.
        @export(implementation) public var format: Files.ThumbnailFormat { _record.union(1, .jpeg) }
        /// The size of the thumbnail. Default: `.w64h64`.
        @export(implementation) public var size: Files.ThumbnailSize { _record.union(2, .w64h64) }
        /// How the image is fitted into that size. Default: `.strict`.
        @export(implementation) public var mode: Files.ThumbnailMode { _record.union(3, .strict) }
        /// How much detail to keep. Default: `.quality80`.
        @export(implementation) public var quality: Files.ThumbnailQuality { _record.union(4, .quality80) }
        /// Whether to leave out `mediaInfo`, which makes the call faster.
        @export(implementation) public var excludeMediaInfo: Bool? { _record.boolOpt(5) }
    }

    /// Why no thumbnail was made.
    public enum ThumbnailV2Error: StoneUnion, CustomStringConvertible {
        /// The image cannot be found or read.
        case path(Files.LookupError)
        /// There are no thumbnails of files with this extension.
        case unsupportedExtension
        /// The image cannot be read; it may be damaged or larger than 20 MB.
        case unsupportedImage
        /// The image is encrypted.
        case encryptedContent
        /// Making the thumbnail failed.
        case conversionError
        /// The user may not use this shared link.
        case accessDenied
        /// There is no such shared link.
        case notFound
        case other

        @export(implementation) public static var _type: TypeRef { Files._type(171) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .path(_value.union())
            case 1: self = .unsupportedExtension
            case 2: self = .unsupportedImage
            case 3: self = .encryptedContent
            case 4: self = .conversionError
            case 5: self = .accessDenied
            case 6: self = .notFound
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .path(let value): .boxed(0, union: value._value)
            case .unsupportedExtension: .tag(1)
            case .unsupportedImage: .tag(2)
            case .encryptedContent: .tag(3)
            case .conversionError: .tag(4)
            case .accessDenied: .tag(5)
            case .notFound: .tag(6)
            case .other: .tag(7)
            }
        }
    }
}
