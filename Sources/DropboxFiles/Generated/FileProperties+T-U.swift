// Generated from API/file_properties.json by `make generate`. Do not edit.

import StoneRuntime

extension FileProperties {
    /// Why a template cannot be used.
    public enum TemplateError: StoneUnion, CustomStringConvertible {
        /// There is no such template; the value is its id. At least 1 character. Pattern: `(/|ptid:).*`.
        case templateNotFound(String)
        /// The user may not use this template.
        case restrictedContent
        case other

        @export(implementation) public static var _type: TypeRef { FileProperties._type(31) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .templateNotFound(_value.string())
            case 1: self = .restrictedContent
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .templateNotFound(let value): .boxed(0, string: value)
            case .restrictedContent: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// Which templates' properties to include.
    public enum TemplateFilter: StoneUnion, CustomStringConvertible {
        /// Those of these templates only. At least 1 item. Each: At least 1 character. Each: Pattern: `(/|ptid:).*`.
        case filterSome([String])
        case other
        /// Those of all templates.
        case filterNone

        @export(implementation) public static var _type: TypeRef { FileProperties._type(32) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .filterSome(_value.strings())
            case 2: self = .filterNone
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .filterSome(let value): .boxed(0, strings: value)
            case .other: .tag(1)
            case .filterNone: .tag(2)
            }
        }
    }

    /// Which templates' properties to include.
    public enum TemplateFilterBase: StoneUnion, CustomStringConvertible {
        /// Those of these templates only. At least 1 item. Each: At least 1 character. Each: Pattern: `(/|ptid:).*`.
        case filterSome([String])
        case other

        @export(implementation) public static var _type: TypeRef { FileProperties._type(33) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .filterSome(_value.strings())
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .filterSome(let value): .boxed(0, strings: value)
            case .other: .tag(1)
            }
        }
    }

    /// To whom a template belongs.
    public enum TemplateOwnerType: StoneUnion, CustomStringConvertible {
        /// To a user.
        case user
        /// To a team.
        case team
        case other

        @export(implementation) public static var _type: TypeRef { FileProperties._type(34) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .user
            case 1: self = .team
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .user: .tag(0)
            case .team: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    /// Which properties to change on what.
    public struct UpdatePropertiesArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { FileProperties._type(35) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(path: String, updatePropertyGroups: [FileProperties.PropertyGroupUpdate]) {
            var builder = RecordBuilder(FileProperties._type(35))
            builder.string(0, path)
            builder.list(1, updatePropertyGroups)
            self.init(_record: builder.record())
        }

        /// The file or folder: a path or an `id:…`. Pattern: `/(.|[\r\n])*|id:.*|(ns:[0-9]+(/.*)?)`.
        @export(implementation) public var path: String { _record.string(0) }
        /// What to change, for each template.
        @export(implementation)
        public var updatePropertyGroups: [FileProperties.PropertyGroupUpdate] {
            _record.list(1)
        }
    }

    /// Why properties were not changed.
    public enum UpdatePropertiesError: StoneUnion, CustomStringConvertible {
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
        /// The item has no such property group.
        case propertyGroupLookup(FileProperties.LookUpPropertiesError)

        @export(implementation) public static var _type: TypeRef { FileProperties._type(36) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .templateNotFound(_value.string())
            case 1: self = .restrictedContent
            case 3: self = .path(_value.union())
            case 4: self = .unsupportedFolder
            case 5: self = .propertyFieldTooLarge
            case 6: self = .doesNotFitTemplate
            case 7: self = .duplicatePropertyGroups
            case 8: self = .propertyGroupLookup(_value.union())
            default: self = .other
            }
        }

        @export(implementation)
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
            case .propertyGroupLookup(let value): .boxed(8, union: value._value)
            }
        }
    }

    /// What to change in a template. What is nil stays as it is.
    public struct UpdateTemplateArg: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { FileProperties._type(37) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            templateId: String,
            name: String? = nil,
            description_: String? = nil,
            addFields: [FileProperties.PropertyFieldTemplate]? = nil
        ) {
            var builder = RecordBuilder(FileProperties._type(37))
            builder.string(0, templateId)
            builder.string(1, name)
            builder.string(2, description_)
            builder.list(3, addFields)
            self.init(_record: builder.record())
        }

        /// The template, `ptid:…`. At least 1 character. Pattern: `(/|ptid:).*`.
        @export(implementation) public var templateId: String { _record.string(0) }
        /// The new name, at most 256 bytes.
        @export(implementation) public var name: String? { _record.stringOpt(1) }
        /// The new description, at most 1,024 bytes.
        @export(implementation) public var description_: String? { _record.stringOpt(2) }
        /// The fields to add. No more than 32 altogether.
        @export(implementation) public var addFields: [FileProperties.PropertyFieldTemplate]? { _record.listOpt(3) }
    }

    /// The template that was changed.
    public struct UpdateTemplateResult: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { FileProperties._type(38) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(templateId: String) {
            var builder = RecordBuilder(FileProperties._type(38))
            builder.string(0, templateId)
            self.init(_record: builder.record())
        }

        /// Its id, `ptid:…`. At least 1 character. Pattern: `(/|ptid:).*`.
        @export(implementation) public var templateId: String { _record.string(0) }
    }
}
