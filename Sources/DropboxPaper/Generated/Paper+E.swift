// Generated from API/paper.json by `make generate`. Do not edit.

import StoneRuntime

extension Paper {
    /// The format of a download.
    public enum ExportFormat: StoneUnion, CustomStringConvertible {
        /// HTML.
        case html
        /// Markdown.
        case markdown
        /// Metadata as JSON.
        case json
        case other

        public static var _type: TypeRef { TypeRef(Paper._schema, 7) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .html
            case 1: self = .markdown
            case 2: self = .json
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .html: .tag(0)
            case .markdown: .tag(1)
            case .json: .tag(2)
            case .other: .tag(3)
            }
        }
    }
}
