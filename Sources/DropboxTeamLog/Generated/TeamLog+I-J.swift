// Generated from API/team_log.json by `make generate`. Do not edit.

import StoneRuntime

extension TeamLog {
    public enum IdentifierType: StoneUnion, CustomStringConvertible {
        case email
        case facebookProfileName
        case other

        @export(implementation) public static var _type: TypeRef { TeamLog._type(542) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .email
            case 1: self = .facebookProfileName
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .email: .tag(0)
            case .facebookProfileName: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    public struct IntegrationConnectedDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(543) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(integrationName: String) {
            var builder = RecordBuilder(TeamLog._type(543))
            builder.string(0, integrationName)
            self.init(_record: builder.record())
        }

        @export(implementation) public var integrationName: String { _record.string(0) }
    }

    public struct IntegrationConnectedType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(544) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(544))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct IntegrationDisconnectedDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(545) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(integrationName: String) {
            var builder = RecordBuilder(TeamLog._type(545))
            builder.string(0, integrationName)
            self.init(_record: builder.record())
        }

        @export(implementation) public var integrationName: String { _record.string(0) }
    }

    public struct IntegrationDisconnectedType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(546) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(546))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public enum IntegrationPolicy: StoneUnion, CustomStringConvertible {
        case disabled
        case enabled
        case other

        @export(implementation) public static var _type: TypeRef { TeamLog._type(547) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .disabled
            case 1: self = .enabled
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .disabled: .tag(0)
            case .enabled: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    public struct IntegrationPolicyChangedDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(548) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            integrationName: String,
            newValue: TeamLog.IntegrationPolicy,
            previousValue: TeamLog.IntegrationPolicy
        ) {
            var builder = RecordBuilder(TeamLog._type(548))
            builder.string(0, integrationName)
            builder.union(1, newValue._value)
            builder.union(2, previousValue._value)
            self.init(_record: builder.record())
        }

        @export(implementation) public var integrationName: String { _record.string(0) }
        /// The value after the change.
        @export(implementation) public var newValue: TeamLog.IntegrationPolicy { _record.union(1) }
        /// The value before the change.
        @export(implementation) public var previousValue: TeamLog.IntegrationPolicy { _record.union(2) }
    }

    public struct IntegrationPolicyChangedType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(549) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(549))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public enum InviteAcceptanceEmailPolicy: StoneUnion, CustomStringConvertible {
        case disabled
        case enabled
        case other

        @export(implementation) public static var _type: TypeRef { TeamLog._type(550) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .disabled
            case 1: self = .enabled
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .disabled: .tag(0)
            case .enabled: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    public struct InviteAcceptanceEmailPolicyChangedDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(551) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(newValue: TeamLog.InviteAcceptanceEmailPolicy, previousValue: TeamLog.InviteAcceptanceEmailPolicy) {
            var builder = RecordBuilder(TeamLog._type(551))
            builder.union(0, newValue._value)
            builder.union(1, previousValue._value)
            self.init(_record: builder.record())
        }

        /// The value after the change.
        @export(implementation) public var newValue: TeamLog.InviteAcceptanceEmailPolicy { _record.union(0) }
        /// The value before the change.
        @export(implementation) public var previousValue: TeamLog.InviteAcceptanceEmailPolicy { _record.union(1) }
    }

    public struct InviteAcceptanceEmailPolicyChangedType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(552) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(552))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public enum InviteMethod: StoneUnion, CustomStringConvertible {
        case autoApprove
        case inviteLink
        case memberInvite
        case movedFromAnotherTeam
        case other

        @export(implementation) public static var _type: TypeRef { TeamLog._type(553) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .autoApprove
            case 1: self = .inviteLink
            case 2: self = .memberInvite
            case 3: self = .movedFromAnotherTeam
            default: self = .other
            }
        }

        @export(implementation)
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

    public struct JoinTeamDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(554) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            linkedApps: [TeamLog.UserLinkedAppLogInfo],
            linkedDevices: [TeamLog.LinkedDeviceLogInfo],
            linkedSharedFolders: [TeamLog.FolderLogInfo],
            wasLinkedAppsTruncated: Bool? = nil,
            wasLinkedDevicesTruncated: Bool? = nil,
            wasLinkedSharedFoldersTruncated: Bool? = nil,
            hasLinkedApps: Bool? = nil,
            hasLinkedDevices: Bool? = nil,
            hasLinkedSharedFolders: Bool? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(554))
            builder.mapped(0, linkedApps)
            builder.unions(1, linkedDevices)
            builder.list(2, linkedSharedFolders)
            builder.bool(3, wasLinkedAppsTruncated)
            builder.bool(4, wasLinkedDevicesTruncated)
            builder.bool(5, wasLinkedSharedFoldersTruncated)
            builder.bool(6, hasLinkedApps)
            builder.bool(7, hasLinkedDevices)
            builder.bool(8, hasLinkedSharedFolders)
            self.init(_record: builder.record())
        }

        /// Deprecated.
        @export(implementation) public var linkedApps: [TeamLog.UserLinkedAppLogInfo] { _record.mapped(0) }
        /// Deprecated.
        @export(implementation) public var linkedDevices: [TeamLog.LinkedDeviceLogInfo] { _record.unions(1) }
        /// Deprecated.
        @export(implementation) public var linkedSharedFolders: [TeamLog.FolderLogInfo] { _record.list(2) }
        /// Deprecated.
        @export(implementation) public var wasLinkedAppsTruncated: Bool? { _record.boolOpt(3) }
        /// Deprecated.
        @export(implementation) public var wasLinkedDevicesTruncated: Bool? { _record.boolOpt(4) }
        /// Deprecated.
        @export(implementation) public var wasLinkedSharedFoldersTruncated: Bool? { _record.boolOpt(5) }
        @export(implementation) public var hasLinkedApps: Bool? { _record.boolOpt(6) }
        @export(implementation) public var hasLinkedDevices: Bool? { _record.boolOpt(7) }
        @export(implementation) public var hasLinkedSharedFolders: Bool? { _record.boolOpt(8) }
    }
}
