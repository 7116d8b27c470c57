// Generated from API/team.json by `make generate`. Do not edit.

import StoneRuntime

extension Team {
    /// A namespace that the team can reach.
    public struct NamespaceMetadata: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(Team._schema, 190) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(
            name: String,
            namespaceId: String,
            namespaceType: Team.NamespaceType,
            teamMemberId: String? = nil,
            quotaLimit: Int64 = 0
        ) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, name)
            builder.string(1, namespaceId)
            builder.union(2, namespaceType._value)
            builder.string(3, teamMemberId)
            builder.int64(4, quotaLimit)
            _record = builder.record()
        }

        /// Its name.
        public var name: String { _record.string(0) }
        /// Its identity, for paths like `ns:ID/…` and for path roots. Pattern: `[-_0-9a-zA-Z:]+`.
        public var namespaceId: String { _record.string(1) }
        /// What it is.
        public var namespaceType: Team.NamespaceType { _record.union(2) }
        /// The member to whom it belongs, if it is a home folder or an app folder.
        public var teamMemberId: String? { _record.stringOpt(3) }
        /// How many bytes it may hold. For team folders only. Default: 0.
        public var quotaLimit: Int64 { _record.int64(4) }
    }

    /// What a namespace is.
    public enum NamespaceType: StoneUnion, CustomStringConvertible {
        /// The folder of an app.
        case appFolder
        /// A shared folder.
        case sharedFolder
        /// A team folder.
        case teamFolder
        /// The home folder of a member.
        case teamMemberFolder
        /// The root of a member.
        case teamMemberRoot
        case other

        public static var _type: TypeRef { TypeRef(Team._schema, 191) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .appFolder
            case 1: self = .sharedFolder
            case 2: self = .teamFolder
            case 3: self = .teamMemberFolder
            case 4: self = .teamMemberRoot
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .appFolder: .tag(0)
            case .sharedFolder: .tag(1)
            case .teamFolder: .tag(2)
            case .teamMemberFolder: .tag(3)
            case .teamMemberRoot: .tag(4)
            case .other: .tag(5)
            }
        }
    }
}
