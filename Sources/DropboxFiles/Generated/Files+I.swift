// Generated from API/files.json by `make generate`. Do not edit.

import StoneRuntime

extension Files {
    /// The format of content for a Paper document.
    public enum ImportFormat: StoneUnion, CustomStringConvertible {
        /// HTML.
        case html
        /// Markdown.
        case markdown
        /// Plain text.
        case plainText
        case other

        public static var _type: TypeRef { TypeRef(Files._schema, 70) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .html
            case 1: self = .markdown
            case 2: self = .plainText
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .html: .tag(0)
            case .markdown: .tag(1)
            case .plainText: .tag(2)
            case .other: .tag(3)
            }
        }
    }
}
