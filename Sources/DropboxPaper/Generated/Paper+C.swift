// Generated from API/paper.json by `make generate`. Do not edit.

import Foundation
import StoneRuntime

extension Paper {
    /// A place in a list.
    public struct Cursor: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Paper._schema, 4) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(value: String, expiration: Date? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, value)
            builder.date(1, expiration)
            _record = builder.record()
        }

        /// The text to pass on.
        public var value: String { _record.string(0) }
        /// When it expires, if ever.
        public var expiration: Date? { _record.dateOpt(1) }
    }
}
