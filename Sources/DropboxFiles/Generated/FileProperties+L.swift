// Generated from API/file_properties.json by `make generate`. Do not edit.

import StoneRuntime

extension FileProperties {
    /// The templates that there are.
    public struct ListTemplateResult: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(FileProperties._schema, 7) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(templateIds: [String]) {
            var builder = RecordBuilder(Self._type)
            builder.strings(0, templateIds)
            _record = builder.record()
        }

        /// The templates, `ptid:…`. Each: At least 1 character. Each: Pattern: `(/|ptid:).*`.
        public var templateIds: [String] { _record.strings(0) }
    }

    /// How queries go together.
    public enum LogicalOperator: StoneUnion, CustomStringConvertible {
        /// One match is enough.
        case orOperator
        case other

        public static var _type: TypeRef { TypeRef(FileProperties._schema, 8) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .orOperator
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .orOperator: .tag(0)
            case .other: .tag(1)
            }
        }
    }

    /// Why properties were not found.
    public enum LookUpPropertiesError: StoneUnion, CustomStringConvertible {
        /// There is no such property group.
        case propertyGroupNotFound
        case other

        public static var _type: TypeRef { TypeRef(FileProperties._schema, 9) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .propertyGroupNotFound
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .propertyGroupNotFound: .tag(0)
            case .other: .tag(1)
            }
        }
    }

    /// Why an item could not be found.
    public enum LookupError: StoneUnion, CustomStringConvertible {
        /// The path has the wrong form. The value may say more.
        case malformedPath(String)
        /// There is nothing at this path.
        case notFound
        /// There is a folder at this path, and the call needs a file.
        case notFile
        /// There is a file at this path, and the call needs a folder.
        case notFolder
        /// The file is blocked, for instance for legal reasons.
        case restrictedContent
        case other

        public static var _type: TypeRef { TypeRef(FileProperties._schema, 10) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .malformedPath(_value.string())
            case 1: self = .notFound
            case 2: self = .notFile
            case 3: self = .notFolder
            case 4: self = .restrictedContent
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .malformedPath(let value): .boxed(0, string: value)
            case .notFound: .tag(1)
            case .notFile: .tag(2)
            case .notFolder: .tag(3)
            case .restrictedContent: .tag(4)
            case .other: .tag(5)
            }
        }
    }
}
