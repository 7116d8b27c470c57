// Generated from API/files.json by `make generate`. Do not edit.

import StoneRuntime

extension Files {
    /// Which tag to add to what.
    public struct AddTagArg: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Files._schema, 0) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(path: String, tagText: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, path)
            builder.string(1, tagText)
            _record = builder.record()
        }

        /// The file or folder to tag. Pattern: `/(.|[\r\n])*`.
        public var path: String { _record.string(0) }
        /// The tag: letters, digits and underscores. Stored in lower case. 1 to 32 characters. Pattern: `[\w]+`.
        public var tagText: String { _record.string(1) }
    }

    /// Why a tag was not added.
    public enum AddTagError: StoneUnion, CustomStringConvertible {
        /// The item cannot be found or read.
        case path(Files.LookupError)
        case other
        /// The item has 20 tags already. Remove one first.
        case tooManyTags

        public static var _type: TypeRef { TypeRef(Files._schema, 1) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .path(_value.union())
            case 2: self = .tooManyTags
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .path(let value): .boxed(0, union: value._value)
            case .other: .tag(1)
            case .tooManyTags: .tag(2)
            }
        }
    }

    /// Which item to look up, and what to tell about it.
    public struct AlphaGetMetadataArg: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Files._schema, 2) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(
            path: String,
            includeMediaInfo: Bool = false,
            includeDeleted: Bool = false,
            includeHasExplicitSharedMembers: Bool = false,
            includePropertyGroups: FileProperties.TemplateFilterBase? = nil,
            includePropertyTemplates: [String]? = nil
        ) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, path)
            builder.bool(1, includeMediaInfo)
            builder.bool(2, includeDeleted)
            builder.bool(3, includeHasExplicitSharedMembers)
            builder.union(4, includePropertyGroups?._value)
            builder.strings(5, includePropertyTemplates)
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
        /// Use `includePropertyGroups` instead. Each: At least 1 character. Each: Pattern: `(/|ptid:).*`. Deprecated.
        public var includePropertyTemplates: [String]? { _record.stringsOpt(5) }
    }

    /// Why no metadata was returned.
    public enum AlphaGetMetadataError: StoneUnion, CustomStringConvertible {
        /// The item cannot be found or read.
        case path(Files.LookupError)
        /// The property templates asked for do not exist.
        case propertiesError(FileProperties.LookUpPropertiesError)

        public static var _type: TypeRef { TypeRef(Files._schema, 3) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .path(_value.union())
            default: self = .propertiesError(_value.union())
            }
        }

        public var _value: Value {
            switch self {
            case .path(let value): .boxed(0, union: value._value)
            case .propertiesError(let value): .boxed(1, union: value._value)
            }
        }
    }
}
