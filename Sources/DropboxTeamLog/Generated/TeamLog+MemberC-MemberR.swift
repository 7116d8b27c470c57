// Generated from API/team_log.json by `make generate`. Do not edit.

import StoneRuntime

extension TeamLog {
    public struct MemberChangeAdminRoleDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 628) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(newValue: TeamLog.AdminRole? = nil, previousValue: TeamLog.AdminRole? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, newValue?._value)
            builder.union(1, previousValue?._value)
            self.init(_record: builder.record())
        }

        /// The value after the change.
        @export(implementation) public var newValue: TeamLog.AdminRole? { _record.unionOpt(0) }
        /// The value before the change.
        @export(implementation) public var previousValue: TeamLog.AdminRole? { _record.unionOpt(1) }
    }

    public struct MemberChangeAdminRoleType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 629) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct MemberChangeEmailDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 630) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(newValue: String, previousValue: String? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, newValue)
            builder.string(1, previousValue)
            self.init(_record: builder.record())
        }

        /// The value after the change. At most 255 characters.
        @export(implementation) public var newValue: String { _record.string(0) }
        /// The value before the change. At most 255 characters.
        @export(implementation) public var previousValue: String? { _record.stringOpt(1) }
    }

    public struct MemberChangeEmailType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 631) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct MemberChangeExternalIdDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 632) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(newValue: String, previousValue: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, newValue)
            builder.string(1, previousValue)
            self.init(_record: builder.record())
        }

        /// The value after the change. At most 64 characters.
        @export(implementation) public var newValue: String { _record.string(0) }
        /// The value before the change. At most 64 characters.
        @export(implementation) public var previousValue: String { _record.string(1) }
    }

    public struct MemberChangeExternalIdType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 633) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct MemberChangeMembershipTypeDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 634) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(prevValue: TeamLog.TeamMembershipType, newValue: TeamLog.TeamMembershipType) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, prevValue._value)
            builder.union(1, newValue._value)
            self.init(_record: builder.record())
        }

        @export(implementation) public var prevValue: TeamLog.TeamMembershipType { _record.union(0) }
        /// The value after the change.
        @export(implementation) public var newValue: TeamLog.TeamMembershipType { _record.union(1) }
    }

    public struct MemberChangeMembershipTypeType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 635) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct MemberChangeNameDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 636) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(newValue: TeamLog.UserNameLogInfo, previousValue: TeamLog.UserNameLogInfo? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.object(0, newValue._record)
            builder.object(1, previousValue?._record)
            self.init(_record: builder.record())
        }

        /// The value after the change.
        @export(implementation) public var newValue: TeamLog.UserNameLogInfo { _record.object(0) }
        /// The value before the change.
        @export(implementation) public var previousValue: TeamLog.UserNameLogInfo? { _record.objectOpt(1) }
    }

    public struct MemberChangeNameType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 637) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct MemberChangeResellerRoleDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 638) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(newValue: TeamLog.ResellerRole, previousValue: TeamLog.ResellerRole) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, newValue._value)
            builder.union(1, previousValue._value)
            self.init(_record: builder.record())
        }

        /// The value after the change.
        @export(implementation) public var newValue: TeamLog.ResellerRole { _record.union(0) }
        /// The value before the change.
        @export(implementation) public var previousValue: TeamLog.ResellerRole { _record.union(1) }
    }

    public struct MemberChangeResellerRoleType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 639) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct MemberChangeStatusDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 640) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            newValue: TeamLog.MemberStatus,
            previousValue: TeamLog.MemberStatus? = nil,
            action: TeamLog.ActionDetails? = nil,
            newTeam: String? = nil,
            previousTeam: String? = nil
        ) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, previousValue?._value)
            builder.union(1, newValue._value)
            builder.union(2, action?._value)
            builder.string(3, newTeam)
            builder.string(4, previousTeam)
            self.init(_record: builder.record())
        }

        /// The value before the change.
        @export(implementation) public var previousValue: TeamLog.MemberStatus? { _record.unionOpt(0) }
        /// The value after the change.
        @export(implementation) public var newValue: TeamLog.MemberStatus { _record.union(1) }
        @export(implementation) public var action: TeamLog.ActionDetails? { _record.unionOpt(2) }
        @export(implementation) public var newTeam: String? { _record.stringOpt(3) }
        @export(implementation) public var previousTeam: String? { _record.stringOpt(4) }
    }

    public struct MemberChangeStatusType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 641) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct MemberDeleteManualContactsDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 642) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init() { self.init(_record: RecordBuilder.empty(Self._type)) }
    }

    public struct MemberDeleteManualContactsType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 643) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct MemberDeleteProfilePhotoDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 644) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init() { self.init(_record: RecordBuilder.empty(Self._type)) }
    }

    public struct MemberDeleteProfilePhotoType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 645) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct MemberFolderContentsAccessedDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 646) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init() { self.init(_record: RecordBuilder.empty(Self._type)) }
    }

    public struct MemberFolderContentsAccessedType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 647) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct MemberPermanentlyDeleteAccountContentsDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 648) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init() { self.init(_record: RecordBuilder.empty(Self._type)) }
    }

    public struct MemberPermanentlyDeleteAccountContentsType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 649) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public enum MemberRemoveActionType: StoneUnion, CustomStringConvertible {
        case delete
        case leave
        case offboard
        case offboardAndRetainTeamFolders
        case other

        public static var _type: TypeRef { TypeRef(TeamLog._schema, 650) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .delete
            case 1: self = .leave
            case 2: self = .offboard
            case 3: self = .offboardAndRetainTeamFolders
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .delete: .tag(0)
            case .leave: .tag(1)
            case .offboard: .tag(2)
            case .offboardAndRetainTeamFolders: .tag(3)
            case .other: .tag(4)
            }
        }
    }

    public struct MemberRemoveExternalIdDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 651) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(previousValue: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, previousValue)
            self.init(_record: builder.record())
        }

        /// The value before the change. At most 64 characters.
        @export(implementation) public var previousValue: String { _record.string(0) }
    }

    public struct MemberRemoveExternalIdType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 652) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct MemberRequestsChangePolicyDetails: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 653) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(newValue: TeamLog.MemberRequestsPolicy, previousValue: TeamLog.MemberRequestsPolicy? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, newValue._value)
            builder.union(1, previousValue?._value)
            self.init(_record: builder.record())
        }

        /// The value after the change.
        @export(implementation) public var newValue: TeamLog.MemberRequestsPolicy { _record.union(0) }
        /// The value before the change.
        @export(implementation) public var previousValue: TeamLog.MemberRequestsPolicy? { _record.unionOpt(1) }
    }

    public struct MemberRequestsChangePolicyType: StoneStruct, CustomStringConvertible {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 654) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public enum MemberRequestsPolicy: StoneUnion, CustomStringConvertible {
        case autoAccept
        case disabled
        case requireApproval
        case other

        public static var _type: TypeRef { TypeRef(TeamLog._schema, 655) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .autoAccept
            case 1: self = .disabled
            case 2: self = .requireApproval
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .autoAccept: .tag(0)
            case .disabled: .tag(1)
            case .requireApproval: .tag(2)
            case .other: .tag(3)
            }
        }
    }
}
