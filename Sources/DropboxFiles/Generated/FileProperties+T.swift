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

        public static var _type: TypeRef { TypeRef(FileProperties._schema, 31) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .templateNotFound(_value.string())
            case 1: self = .restrictedContent
            default: self = .other
            }
        }

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

        public static var _type: TypeRef { TypeRef(FileProperties._schema, 32) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .filterSome(_value.strings())
            case 2: self = .filterNone
            default: self = .other
            }
        }

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

        public static var _type: TypeRef { TypeRef(FileProperties._schema, 33) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .filterSome(_value.strings())
            default: self = .other
            }
        }

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

        public static var _type: TypeRef { TypeRef(FileProperties._schema, 34) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .user
            case 1: self = .team
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .user: .tag(0)
            case .team: .tag(1)
            case .other: .tag(2)
            }
        }
    }
}
