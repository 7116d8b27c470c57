// Generated from API/file_properties.json by `make generate`. Do not edit.

import StoneRuntime

extension FileProperties {
    /// Which properties to add to what.
    public struct AddPropertiesArg: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(FileProperties._schema, 0) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(path: String, propertyGroups: [FileProperties.PropertyGroup]) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, path)
            builder.list(1, propertyGroups)
            _record = builder.record()
        }

        /// The file or folder: a path or an `id:…`. Pattern: `/(.|[\r\n])*|id:.*|(ns:[0-9]+(/.*)?)`.
        public var path: String { _record.string(0) }
        /// The groups to add, at most one for each template.
        public var propertyGroups: [FileProperties.PropertyGroup] { _record.list(1) }
    }

    /// Why properties were not added.
    public enum AddPropertiesError: StoneUnion, CustomStringConvertible {
        /// There is no such template; the value is its id. At least 1 character. Pattern: `(/|ptid:).*`.
        case templateNotFound(String)
        /// The user may not use this template.
        case restrictedContent
        case other
        /// The item cannot be found.
        case path(FileProperties.LookupError)
        /// Folders cannot carry properties of a team's template.
        case unsupportedFolder
        /// A name is longer than 256 bytes, or a value longer than 1,024.
        case propertyFieldTooLarge
        /// A field is not in the template.
        case doesNotFitTemplate
        /// Two of the groups have the same template.
        case duplicatePropertyGroups
        /// The item has a group of this template already. Use `propertiesUpdate` or `propertiesOverwrite`.
        case propertyGroupAlreadyExists

        public static var _type: TypeRef { TypeRef(FileProperties._schema, 1) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .templateNotFound(_value.string())
            case 1: self = .restrictedContent
            case 3: self = .path(_value.union())
            case 4: self = .unsupportedFolder
            case 5: self = .propertyFieldTooLarge
            case 6: self = .doesNotFitTemplate
            case 7: self = .duplicatePropertyGroups
            case 8: self = .propertyGroupAlreadyExists
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
            case .propertyFieldTooLarge: .tag(5)
            case .doesNotFitTemplate: .tag(6)
            case .duplicatePropertyGroups: .tag(7)
            case .propertyGroupAlreadyExists: .tag(8)
            }
        }
    }

    /// A new template.
    public struct AddTemplateArg: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(FileProperties._schema, 2) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(name: String, description_: String, fields: [FileProperties.PropertyFieldTemplate]) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, name)
            builder.string(1, description_)
            builder.list(2, fields)
            _record = builder.record()
        }

        /// The name for people, at most 256 bytes.
        public var name: String { _record.string(0) }
        /// What the template is for, at most 1,024 bytes.
        public var description_: String { _record.string(1) }
        /// The fields, at most 32.
        public var fields: [FileProperties.PropertyFieldTemplate] { _record.list(2) }
    }

    /// The new template.
    public struct AddTemplateResult: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(FileProperties._schema, 3) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(templateId: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, templateId)
            _record = builder.record()
        }

        /// The id to refer to it, `ptid:…`. At least 1 character. Pattern: `(/|ptid:).*`.
        public var templateId: String { _record.string(0) }
    }
}
