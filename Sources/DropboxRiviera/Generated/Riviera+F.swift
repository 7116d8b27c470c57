// Generated from API/riviera.json by `make generate`. Do not edit.

import StoneRuntime

extension Riviera {
    /// The file to look into.
    public enum FileIdOrUrl: StoneUnion, CustomStringConvertible {
        /// Its id, `id:…`.
        case fileId(String)
        /// A shared link, which is opened with the rights of the user, or the URL of a file elsewhere on the web. Text
        /// and OCR take shared links only.
        case url(String)
        /// Its path, which starts with `/`.
        case path(String)
        case other

        public static var _type: TypeRef { TypeRef(Riviera._schema, 9) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .fileId(_value.string())
            case 1: self = .url(_value.string())
            case 2: self = .path(_value.string())
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .fileId(let value): .boxed(0, string: value)
            case .url(let value): .boxed(1, string: value)
            case .path(let value): .boxed(2, string: value)
            case .other: .tag(3)
            }
        }
    }
}
