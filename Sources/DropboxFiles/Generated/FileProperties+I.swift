// Generated from API/file_properties.json by `make generate`. Do not edit.

import StoneRuntime

extension FileProperties {
    /// Why property groups were not accepted.
    public enum InvalidPropertyGroupError: StoneUnion, CustomStringConvertible {
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

        public static var _type: TypeRef { TypeRef(FileProperties._schema, 6) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .templateNotFound(_value.string())
            case 1: self = .restrictedContent
            case 3: self = .path(_value.union())
            case 4: self = .unsupportedFolder
            case 5: self = .propertyFieldTooLarge
            case 6: self = .doesNotFitTemplate
            case 7: self = .duplicatePropertyGroups
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
            }
        }
    }
}
