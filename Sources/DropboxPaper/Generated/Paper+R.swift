// Generated from API/paper.json by `make generate`. Do not edit.

import DropboxSharing
import StoneRuntime

extension Paper {
    /// A document.
    public struct RefPaperDoc: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Paper._schema, 46) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(docId: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, docId)
            _record = builder.record()
        }

        /// The document.
        public var docId: String { _record.string(0) }
    }

    /// Whose access to a document to take away.
    public struct RemovePaperDocUser: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Paper._schema, 47) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(docId: String, member: Sharing.MemberSelector) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, docId)
            builder.union(1, member._value)
            _record = builder.record()
        }

        /// The document.
        public var docId: String { _record.string(0) }
        /// The person, by account or email address.
        public var member: Sharing.MemberSelector { _record.union(1) }
    }
}
