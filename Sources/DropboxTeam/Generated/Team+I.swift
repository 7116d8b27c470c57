// Generated from API/team.json by `make generate`. Do not edit.

import StoneRuntime

extension Team {
    /// Whether to return the members of a group.
    public struct IncludeMembersArg: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Team._schema, 87) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(returnMembers: Bool = true) {
            var builder = RecordBuilder(Self._type)
            builder.bool(0, returnMembers)
            _record = builder.record()
        }

        /// Whether to return the members of the group too, which takes long for large groups. Default: `true`.
        public var returnMembers: Bool { _record.bool(0, true) }
    }
}
