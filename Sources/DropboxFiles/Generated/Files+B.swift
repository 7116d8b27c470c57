// Generated from API/files.json by `make generate`. Do not edit.

import StoneRuntime

extension Files {
    /// Why tags were not read or changed.
    public enum BaseTagError: StoneUnion, CustomStringConvertible {
        /// The item cannot be found or read.
        case path(Files.LookupError)
        case other

        public static var _type: TypeRef { TypeRef(Files._schema, 4) }

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
}
