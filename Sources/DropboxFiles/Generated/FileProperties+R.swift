// Generated from API/file_properties.json by `make generate`. Do not edit.

import StoneRuntime

extension FileProperties {
    /// Which properties to remove from what.
    public struct RemovePropertiesArg: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(FileProperties._schema, 28) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(path: String, propertyTemplateIds: [String]) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, path)
            builder.strings(1, propertyTemplateIds)
            _record = builder.record()
        }

        /// The file or folder: a path or an `id:…`. Pattern: `/(.|[\r\n])*|id:.*|(ns:[0-9]+(/.*)?)`.
        public var path: String { _record.string(0) }
        /// The templates whose groups to remove. Each: At least 1 character. Each: Pattern: `(/|ptid:).*`.
        public var propertyTemplateIds: [String] { _record.strings(1) }
    }

    /// Why properties were not removed.
    public enum RemovePropertiesError: StoneUnion, CustomStringConvertible {
        /// There is no such template; the value is its id. At least 1 character. Pattern: `(/|ptid:).*`.
        case templateNotFound(String)
        /// The user may not use this template.
        case restrictedContent
        case other
        /// The item cannot be found.
        case path(FileProperties.LookupError)
        /// Folders cannot carry properties of a team's template.
        case unsupportedFolder
        /// The item has no such property group.
        case propertyGroupLookup(FileProperties.LookUpPropertiesError)

        public static var _type: TypeRef { TypeRef(FileProperties._schema, 29) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .templateNotFound(_value.string())
            case 1: self = .restrictedContent
            case 3: self = .path(_value.union())
            case 4: self = .unsupportedFolder
            case 5: self = .propertyGroupLookup(_value.union())
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .templateNotFound(let value): .boxed(0, string: value)
            case .restrictedContent: .tag(1)
            case .other: .tag(2)
            case .path(let value): .boxed(3, union: value._value)
            case .unsupportedFolder: .tag(4)
            case .propertyGroupLookup(let value): .boxed(5, union: value._value)
            }
        }
    }

    /// Which template to delete.
    public struct RemoveTemplateArg: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(FileProperties._schema, 30) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(templateId: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, templateId)
            _record = builder.record()
        }

        /// The template, `ptid:…`. At least 1 character. Pattern: `(/|ptid:).*`.
        public var templateId: String { _record.string(0) }
    }
}
