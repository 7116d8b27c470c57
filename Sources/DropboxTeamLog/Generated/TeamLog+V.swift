// Generated from API/team_log.json by `make generate`. Do not edit.

import StoneRuntime

extension TeamLog {
    public struct ViewerInfoPolicyChangedDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1469) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(previousValue: TeamLog.PassPolicy, newValue: TeamLog.PassPolicy) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, previousValue._value)
            builder.union(1, newValue._value)
            _record = builder.record()
        }

        /// The value before the change.
        public var previousValue: TeamLog.PassPolicy { _record.union(0) }
        /// The value after the change.
        public var newValue: TeamLog.PassPolicy { _record.union(1) }
    }

    public struct ViewerInfoPolicyChangedType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 1470) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }
}
