// Generated from API/team_log.json by `make generate`. Do not edit.

import StoneRuntime

extension TeamLog {
    public enum IdentifierType: StoneUnion, CustomStringConvertible {
        case email
        case facebookProfileName
        case other

        public static var _type: TypeRef { TypeRef(TeamLog._schema, 542) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .email
            case 1: self = .facebookProfileName
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .email: .tag(0)
            case .facebookProfileName: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    public struct IntegrationConnectedDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 543) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(integrationName: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, integrationName)
            _record = builder.record()
        }

        public var integrationName: String { _record.string(0) }
    }

    public struct IntegrationConnectedType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 544) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct IntegrationDisconnectedDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 545) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(integrationName: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, integrationName)
            _record = builder.record()
        }

        public var integrationName: String { _record.string(0) }
    }

    public struct IntegrationDisconnectedType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 546) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public enum IntegrationPolicy: StoneUnion, CustomStringConvertible {
        case disabled
        case enabled
        case other

        public static var _type: TypeRef { TypeRef(TeamLog._schema, 547) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .disabled
            case 1: self = .enabled
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .disabled: .tag(0)
            case .enabled: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    public struct IntegrationPolicyChangedDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 548) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(
            integrationName: String,
            newValue: TeamLog.IntegrationPolicy,
            previousValue: TeamLog.IntegrationPolicy
        ) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, integrationName)
            builder.union(1, newValue._value)
            builder.union(2, previousValue._value)
            _record = builder.record()
        }

        public var integrationName: String { _record.string(0) }
        /// The value after the change.
        public var newValue: TeamLog.IntegrationPolicy { _record.union(1) }
        /// The value before the change.
        public var previousValue: TeamLog.IntegrationPolicy { _record.union(2) }
    }

    public struct IntegrationPolicyChangedType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 549) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public enum InviteAcceptanceEmailPolicy: StoneUnion, CustomStringConvertible {
        case disabled
        case enabled
        case other

        public static var _type: TypeRef { TypeRef(TeamLog._schema, 550) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .disabled
            case 1: self = .enabled
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .disabled: .tag(0)
            case .enabled: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    public struct InviteAcceptanceEmailPolicyChangedDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 551) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(newValue: TeamLog.InviteAcceptanceEmailPolicy, previousValue: TeamLog.InviteAcceptanceEmailPolicy) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, newValue._value)
            builder.union(1, previousValue._value)
            _record = builder.record()
        }

        /// The value after the change.
        public var newValue: TeamLog.InviteAcceptanceEmailPolicy { _record.union(0) }
        /// The value before the change.
        public var previousValue: TeamLog.InviteAcceptanceEmailPolicy { _record.union(1) }
    }

    public struct InviteAcceptanceEmailPolicyChangedType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 552) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public enum InviteMethod: StoneUnion, CustomStringConvertible {
        case autoApprove
        case inviteLink
        case memberInvite
        case movedFromAnotherTeam
        case other

        public static var _type: TypeRef { TypeRef(TeamLog._schema, 553) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .autoApprove
            case 1: self = .inviteLink
            case 2: self = .memberInvite
            case 3: self = .movedFromAnotherTeam
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .autoApprove: .tag(0)
            case .inviteLink: .tag(1)
            case .memberInvite: .tag(2)
            case .movedFromAnotherTeam: .tag(3)
            case .other: .tag(4)
            }
        }
    }
}
