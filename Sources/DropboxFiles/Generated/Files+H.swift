// Generated from API/files.json by `make generate`. Do not edit.

import StoneRuntime

extension Files {
    /// A piece of a file name in a search result.
    public struct HighlightSpan: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Files._schema, 69) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(highlightStr: String, isHighlighted: Bool) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, highlightStr)
            builder.bool(1, isHighlighted)
            _record = builder.record()
        }

        /// The text of this piece.
        public var highlightStr: String { _record.string(0) }
        /// Whether this piece matches the query and should stand out.
        public var isHighlighted: Bool { _record.bool(1) }
    }
}
