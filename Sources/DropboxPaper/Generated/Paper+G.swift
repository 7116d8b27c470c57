// Generated from API/paper.json by `make generate`. Do not edit.

import StoneRuntime

extension Paper {
    /// Which document to look up.
    public struct GetDocMetadataArg: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Paper._schema, 12) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(docId: String? = nil, fileId: String? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, docId)
            builder.string(1, fileId)
            _record = builder.record()
        }

        /// The document, if it is of the old kind.
        public var docId: String? { _record.stringOpt(0) }
        /// The document as a file, `id:…`, if it is of the new kind. At least 4 characters. Pattern: `id:.+`.
        public var fileId: String? { _record.stringOpt(1) }
    }
}
