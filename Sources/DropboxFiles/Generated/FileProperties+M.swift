// Generated from API/file_properties.json by `make generate`. Do not edit.

import StoneRuntime

extension FileProperties {
    /// Why a template was not made or changed.
    public enum ModifyTemplateError: StoneUnion, CustomStringConvertible {
        /// There is no such template; the value is its id. At least 1 character. Pattern: `(/|ptid:).*`.
        case templateNotFound(String)
        /// The user may not use this template.
        case restrictedContent
        case other
        /// The template has a field of this name already.
        case conflictingPropertyNames
        /// The template would have more than 32 fields.
        case tooManyProperties
        /// There are too many templates. Remove one.
        case tooManyTemplates
        /// A name is longer than 256 bytes, or a description longer than 1,024.
        case templateAttributeTooLarge

        public static var _type: TypeRef { TypeRef(FileProperties._schema, 11) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .templateNotFound(_value.string())
            case 1: self = .restrictedContent
            case 3: self = .conflictingPropertyNames
            case 4: self = .tooManyProperties
            case 5: self = .tooManyTemplates
            case 6: self = .templateAttributeTooLarge
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .templateNotFound(let value): .boxed(0, string: value)
            case .restrictedContent: .tag(1)
            case .other: .tag(2)
            case .conflictingPropertyNames: .tag(3)
            case .tooManyProperties: .tag(4)
            case .tooManyTemplates: .tag(5)
            case .templateAttributeTooLarge: .tag(6)
            }
        }
    }
}
