// Generated from API/team_log.json by `make generate`. Do not edit.

import DropboxAccount
import StoneRuntime

extension TeamLog {
    public struct GroupAddExternalIdDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 504) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(newValue: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, newValue)
            _record = builder.record()
        }

        /// The value after the change.
        public var newValue: String { _record.string(0) }
    }

    public struct GroupAddExternalIdType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 505) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct GroupAddMemberDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 506) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(isGroupOwner: Bool) {
            var builder = RecordBuilder(Self._type)
            builder.bool(0, isGroupOwner)
            _record = builder.record()
        }

        public var isGroupOwner: Bool { _record.bool(0) }
    }

    public struct GroupAddMemberType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 507) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct GroupChangeExternalIdDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 508) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(newValue: String, previousValue: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, newValue)
            builder.string(1, previousValue)
            _record = builder.record()
        }

        /// The value after the change.
        public var newValue: String { _record.string(0) }
        /// The value before the change.
        public var previousValue: String { _record.string(1) }
    }

    public struct GroupChangeExternalIdType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 509) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct GroupChangeManagementTypeDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 510) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(newValue: TeamCommon.GroupManagementType, previousValue: TeamCommon.GroupManagementType? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, newValue._value)
            builder.union(1, previousValue?._value)
            _record = builder.record()
        }

        /// The value after the change.
        public var newValue: TeamCommon.GroupManagementType { _record.union(0) }
        /// The value before the change.
        public var previousValue: TeamCommon.GroupManagementType? { _record.unionOpt(1) }
    }

    public struct GroupChangeManagementTypeType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 511) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct GroupChangeMemberRoleDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 512) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(isGroupOwner: Bool) {
            var builder = RecordBuilder(Self._type)
            builder.bool(0, isGroupOwner)
            _record = builder.record()
        }

        public var isGroupOwner: Bool { _record.bool(0) }
    }

    public struct GroupChangeMemberRoleType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 513) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct GroupCreateDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 514) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(isCompanyManaged: Bool? = nil, joinPolicy: TeamLog.GroupJoinPolicy? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.bool(0, isCompanyManaged)
            builder.union(1, joinPolicy?._value)
            _record = builder.record()
        }

        public var isCompanyManaged: Bool? { _record.boolOpt(0) }
        public var joinPolicy: TeamLog.GroupJoinPolicy? { _record.unionOpt(1) }
    }

    public struct GroupCreateType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 515) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct GroupDeleteDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 516) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(isCompanyManaged: Bool? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.bool(0, isCompanyManaged)
            _record = builder.record()
        }

        public var isCompanyManaged: Bool? { _record.boolOpt(0) }
    }

    public struct GroupDeleteType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 517) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct GroupDescriptionUpdatedDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 518) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init() { _record = RecordBuilder.empty(Self._type) }
    }

    public struct GroupDescriptionUpdatedType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 519) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct GroupExternalSharingSettingOverrideChangedDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 520) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(newValue: TeamLog.ExternalSharingSetting, previousValue: TeamLog.ExternalSharingSetting) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, newValue._value)
            builder.union(1, previousValue._value)
            _record = builder.record()
        }

        /// The value after the change.
        public var newValue: TeamLog.ExternalSharingSetting { _record.union(0) }
        /// The value before the change.
        public var previousValue: TeamLog.ExternalSharingSetting { _record.union(1) }
    }

    public struct GroupExternalSharingSettingOverrideChangedType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 521) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public enum GroupJoinPolicy: StoneUnion, CustomStringConvertible {
        case open
        case requestToJoin
        case other

        public static var _type: TypeRef { TypeRef(TeamLog._schema, 522) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .open
            case 1: self = .requestToJoin
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .open: .tag(0)
            case .requestToJoin: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    public struct GroupJoinPolicyUpdatedDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 523) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(isCompanyManaged: Bool? = nil, joinPolicy: TeamLog.GroupJoinPolicy? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.bool(0, isCompanyManaged)
            builder.union(1, joinPolicy?._value)
            _record = builder.record()
        }

        public var isCompanyManaged: Bool? { _record.boolOpt(0) }
        public var joinPolicy: TeamLog.GroupJoinPolicy? { _record.unionOpt(1) }
    }

    public struct GroupJoinPolicyUpdatedType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 524) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    /// A group.
    public struct GroupLogInfo: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 525) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(displayName: String, groupId: String? = nil, externalId: String? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, groupId)
            builder.string(1, displayName)
            builder.string(2, externalId)
            _record = builder.record()
        }

        /// The identity of the group, `g:…`.
        public var groupId: String? { _record.stringOpt(0) }
        /// The name of the group.
        public var displayName: String { _record.string(1) }
        /// The identity that the team's own directory gives to the group, if any.
        public var externalId: String? { _record.stringOpt(2) }
    }

    public struct GroupMovedDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 526) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init() { _record = RecordBuilder.empty(Self._type) }
    }

    public struct GroupMovedType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 527) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct GroupRemoveExternalIdDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 528) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(previousValue: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, previousValue)
            _record = builder.record()
        }

        /// The value before the change.
        public var previousValue: String { _record.string(0) }
    }

    public struct GroupRemoveExternalIdType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 529) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct GroupRemoveMemberDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 530) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init() { _record = RecordBuilder.empty(Self._type) }
    }

    public struct GroupRemoveMemberType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 531) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct GroupRenameDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 532) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(previousValue: String, newValue: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, previousValue)
            builder.string(1, newValue)
            _record = builder.record()
        }

        /// The value before the change.
        public var previousValue: String { _record.string(0) }
        /// The value after the change.
        public var newValue: String { _record.string(1) }
    }

    public struct GroupRenameType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 533) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct GroupUserManagementChangePolicyDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 534) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(newValue: TeamPolicies.GroupCreation, previousValue: TeamPolicies.GroupCreation? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, newValue._value)
            builder.union(1, previousValue?._value)
            _record = builder.record()
        }

        /// The value after the change.
        public var newValue: TeamPolicies.GroupCreation { _record.union(0) }
        /// The value before the change.
        public var previousValue: TeamPolicies.GroupCreation? { _record.unionOpt(1) }
    }

    public struct GroupUserManagementChangePolicyType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 535) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct GuestAdminChangeStatusDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 536) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(
            isGuest: Bool,
            previousValue: TeamLog.TrustedTeamsRequestState,
            newValue: TeamLog.TrustedTeamsRequestState,
            actionDetails: TeamLog.TrustedTeamsRequestAction,
            guestTeamName: String? = nil,
            hostTeamName: String? = nil
        ) {
            var builder = RecordBuilder(Self._type)
            builder.bool(0, isGuest)
            builder.string(1, guestTeamName)
            builder.string(2, hostTeamName)
            builder.union(3, previousValue._value)
            builder.union(4, newValue._value)
            builder.union(5, actionDetails._value)
            _record = builder.record()
        }

        public var isGuest: Bool { _record.bool(0) }
        public var guestTeamName: String? { _record.stringOpt(1) }
        public var hostTeamName: String? { _record.stringOpt(2) }
        /// The value before the change.
        public var previousValue: TeamLog.TrustedTeamsRequestState { _record.union(3) }
        /// The value after the change.
        public var newValue: TeamLog.TrustedTeamsRequestState { _record.union(4) }
        public var actionDetails: TeamLog.TrustedTeamsRequestAction { _record.union(5) }
    }

    public struct GuestAdminChangeStatusType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 537) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct GuestAdminSignedInViaTrustedTeamsDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 538) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(teamName: String? = nil, trustedTeamName: String? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, teamName)
            builder.string(1, trustedTeamName)
            _record = builder.record()
        }

        public var teamName: String? { _record.stringOpt(0) }
        public var trustedTeamName: String? { _record.stringOpt(1) }
    }

    public struct GuestAdminSignedInViaTrustedTeamsType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 539) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct GuestAdminSignedOutViaTrustedTeamsDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 540) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(teamName: String? = nil, trustedTeamName: String? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, teamName)
            builder.string(1, trustedTeamName)
            _record = builder.record()
        }

        public var teamName: String? { _record.stringOpt(0) }
        public var trustedTeamName: String? { _record.stringOpt(1) }
    }

    public struct GuestAdminSignedOutViaTrustedTeamsType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 541) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

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

    public struct JoinTeamDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 554) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

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
            var builder = RecordBuilder(Self._type)
            builder.mapped(0, linkedApps)
            builder.unions(1, linkedDevices)
            builder.list(2, linkedSharedFolders)
            builder.bool(3, wasLinkedAppsTruncated)
            builder.bool(4, wasLinkedDevicesTruncated)
            builder.bool(5, wasLinkedSharedFoldersTruncated)
            builder.bool(6, hasLinkedApps)
            builder.bool(7, hasLinkedDevices)
            builder.bool(8, hasLinkedSharedFolders)
            _record = builder.record()
        }

        /// Deprecated.
        public var linkedApps: [TeamLog.UserLinkedAppLogInfo] { _record.mapped(0) }
        /// Deprecated.
        public var linkedDevices: [TeamLog.LinkedDeviceLogInfo] { _record.unions(1) }
        /// Deprecated.
        public var linkedSharedFolders: [TeamLog.FolderLogInfo] { _record.list(2) }
        /// Deprecated.
        public var wasLinkedAppsTruncated: Bool? { _record.boolOpt(3) }
        /// Deprecated.
        public var wasLinkedDevicesTruncated: Bool? { _record.boolOpt(4) }
        /// Deprecated.
        public var wasLinkedSharedFoldersTruncated: Bool? { _record.boolOpt(5) }
        public var hasLinkedApps: Bool? { _record.boolOpt(6) }
        public var hasLinkedDevices: Bool? { _record.boolOpt(7) }
        public var hasLinkedSharedFolders: Bool? { _record.boolOpt(8) }
    }
}
