// Generated from API/team_log.json by `make generate`. Do not edit.

import DropboxAccount
import StoneRuntime

extension TeamLog {
    public struct GroupAddExternalIdDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(504) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(newValue: String) {
            var builder = RecordBuilder(TeamLog._type(504))
            builder.string(0, newValue)
            self.init(_record: builder.record())
        }

        /// The value after the change.
        @export(implementation) public var newValue: String { _record.string(0) }
    }

    public struct GroupAddExternalIdType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(505) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(505))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct GroupAddMemberDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(506) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(isGroupOwner: Bool) {
            var builder = RecordBuilder(TeamLog._type(506))
            builder.bool(0, isGroupOwner)
            self.init(_record: builder.record())
        }

        @export(implementation) public var isGroupOwner: Bool { _record.bool(0) }
    }

    public struct GroupAddMemberType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(507) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(507))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct GroupChangeExternalIdDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(508) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(newValue: String, previousValue: String) {
            var builder = RecordBuilder(TeamLog._type(508))
            builder.string(0, newValue)
            builder.string(1, previousValue)
            self.init(_record: builder.record())
        }

        /// The value after the change.
        @export(implementation) public var newValue: String { _record.string(0) }
        /// The value before the change.
        @export(implementation) public var previousValue: String { _record.string(1) }
    }

    public struct GroupChangeExternalIdType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(509) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(509))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct GroupChangeManagementTypeDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(510) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(newValue: TeamCommon.GroupManagementType, previousValue: TeamCommon.GroupManagementType? = nil) {
            var builder = RecordBuilder(TeamLog._type(510))
            builder.union(0, newValue._value)
            builder.union(1, previousValue?._value)
            self.init(_record: builder.record())
        }

        /// The value after the change.
        @export(implementation) public var newValue: TeamCommon.GroupManagementType { _record.union(0) }
        /// The value before the change.
        @export(implementation) public var previousValue: TeamCommon.GroupManagementType? { _record.unionOpt(1) }
    }

    public struct GroupChangeManagementTypeType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(511) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(511))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct GroupChangeMemberRoleDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(512) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(isGroupOwner: Bool) {
            var builder = RecordBuilder(TeamLog._type(512))
            builder.bool(0, isGroupOwner)
            self.init(_record: builder.record())
        }

        @export(implementation) public var isGroupOwner: Bool { _record.bool(0) }
    }

    public struct GroupChangeMemberRoleType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(513) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(513))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct GroupCreateDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(514) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(isCompanyManaged: Bool? = nil, joinPolicy: TeamLog.GroupJoinPolicy? = nil) {
            var builder = RecordBuilder(TeamLog._type(514))
            builder.bool(0, isCompanyManaged)
            builder.union(1, joinPolicy?._value)
            self.init(_record: builder.record())
        }

        @export(implementation) public var isCompanyManaged: Bool? { _record.boolOpt(0) }
        @export(implementation) public var joinPolicy: TeamLog.GroupJoinPolicy? { _record.unionOpt(1) }
    }

    public struct GroupCreateType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(515) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(515))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct GroupDeleteDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(516) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(isCompanyManaged: Bool? = nil) {
            var builder = RecordBuilder(TeamLog._type(516))
            builder.bool(0, isCompanyManaged)
            self.init(_record: builder.record())
        }

        @export(implementation) public var isCompanyManaged: Bool? { _record.boolOpt(0) }
    }

    public struct GroupDeleteType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(517) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(517))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct GroupDescriptionUpdatedDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(518) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init() { self.init(_record: RecordBuilder.empty(TeamLog._type(518))) }
    }

    public struct GroupDescriptionUpdatedType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(519) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(519))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct GroupExternalSharingSettingOverrideChangedDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(520) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(newValue: TeamLog.ExternalSharingSetting, previousValue: TeamLog.ExternalSharingSetting) {
            var builder = RecordBuilder(TeamLog._type(520))
            builder.union(0, newValue._value)
            builder.union(1, previousValue._value)
            self.init(_record: builder.record())
        }

        /// The value after the change.
        @export(implementation) public var newValue: TeamLog.ExternalSharingSetting { _record.union(0) }
        /// The value before the change.
        @export(implementation) public var previousValue: TeamLog.ExternalSharingSetting { _record.union(1) }
    }

    public struct GroupExternalSharingSettingOverrideChangedType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(521) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(521))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public enum GroupJoinPolicy: StoneUnion, CustomStringConvertible {
        case open
        case requestToJoin
        case other

        @export(implementation) public static var _type: TypeRef { TeamLog._type(522) }

        @export(implementation)
        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .open
            case 1: self = .requestToJoin
            default: self = .other
            }
        }

        @export(implementation)
        public var _value: Value {
            switch self {
            case .open: .tag(0)
            case .requestToJoin: .tag(1)
            case .other: .tag(2)
            }
        }
    }

    public struct GroupJoinPolicyUpdatedDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(523) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(isCompanyManaged: Bool? = nil, joinPolicy: TeamLog.GroupJoinPolicy? = nil) {
            var builder = RecordBuilder(TeamLog._type(523))
            builder.bool(0, isCompanyManaged)
            builder.union(1, joinPolicy?._value)
            self.init(_record: builder.record())
        }

        @export(implementation) public var isCompanyManaged: Bool? { _record.boolOpt(0) }
        @export(implementation) public var joinPolicy: TeamLog.GroupJoinPolicy? { _record.unionOpt(1) }
    }

    public struct GroupJoinPolicyUpdatedType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(524) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(524))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    /// A group.
    public struct GroupLogInfo: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(525) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(displayName: String, groupId: String? = nil, externalId: String? = nil) {
            var builder = RecordBuilder(TeamLog._type(525))
            builder.string(0, groupId)
            builder.string(1, displayName)
            builder.string(2, externalId)
            self.init(_record: builder.record())
        }

        /// The identity of the group, `g:…`.
        @export(implementation) public var groupId: String? { _record.stringOpt(0) }
        /// The name of the group.
        @export(implementation) public var displayName: String { _record.string(1) }
        /// The identity that the team's own directory gives to the group, if any.
        @export(implementation) public var externalId: String? { _record.stringOpt(2) }
    }

    public struct GroupMovedDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(526) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init() { self.init(_record: RecordBuilder.empty(TeamLog._type(526))) }
    }

    public struct GroupMovedType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(527) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(527))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct GroupRemoveExternalIdDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(528) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(previousValue: String) {
            var builder = RecordBuilder(TeamLog._type(528))
            builder.string(0, previousValue)
            self.init(_record: builder.record())
        }

        /// The value before the change.
        @export(implementation) public var previousValue: String { _record.string(0) }
    }

    public struct GroupRemoveExternalIdType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(529) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(529))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct GroupRemoveMemberDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(530) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init() { self.init(_record: RecordBuilder.empty(TeamLog._type(530))) }
    }

    public struct GroupRemoveMemberType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(531) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(531))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct GroupRenameDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(532) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(previousValue: String, newValue: String) {
            var builder = RecordBuilder(TeamLog._type(532))
            builder.string(0, previousValue)
            builder.string(1, newValue)
            self.init(_record: builder.record())
        }

        /// The value before the change.
        @export(implementation) public var previousValue: String { _record.string(0) }
        /// The value after the change.
        @export(implementation) public var newValue: String { _record.string(1) }
    }

    public struct GroupRenameType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(533) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(533))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct GroupUserManagementChangePolicyDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(534) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(newValue: TeamPolicies.GroupCreation, previousValue: TeamPolicies.GroupCreation? = nil) {
            var builder = RecordBuilder(TeamLog._type(534))
            builder.union(0, newValue._value)
            builder.union(1, previousValue?._value)
            self.init(_record: builder.record())
        }

        /// The value after the change.
        @export(implementation) public var newValue: TeamPolicies.GroupCreation { _record.union(0) }
        /// The value before the change.
        @export(implementation) public var previousValue: TeamPolicies.GroupCreation? { _record.unionOpt(1) }
    }

    public struct GroupUserManagementChangePolicyType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(535) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(535))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct GuestAdminChangeStatusDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(536) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(
            isGuest: Bool,
            previousValue: TeamLog.TrustedTeamsRequestState,
            newValue: TeamLog.TrustedTeamsRequestState,
            actionDetails: TeamLog.TrustedTeamsRequestAction,
            guestTeamName: String? = nil,
            hostTeamName: String? = nil
        ) {
            var builder = RecordBuilder(TeamLog._type(536))
            builder.bool(0, isGuest)
            builder.string(1, guestTeamName)
            builder.string(2, hostTeamName)
            builder.union(3, previousValue._value)
            builder.union(4, newValue._value)
            builder.union(5, actionDetails._value)
            self.init(_record: builder.record())
        }

        @export(implementation) public var isGuest: Bool { _record.bool(0) }
        @export(implementation) public var guestTeamName: String? { _record.stringOpt(1) }
        @export(implementation) public var hostTeamName: String? { _record.stringOpt(2) }
        /// The value before the change.
        @export(implementation) public var previousValue: TeamLog.TrustedTeamsRequestState { _record.union(3) }
        /// The value after the change.
        @export(implementation) public var newValue: TeamLog.TrustedTeamsRequestState { _record.union(4) }
        @export(implementation) public var actionDetails: TeamLog.TrustedTeamsRequestAction { _record.union(5) }
    }

    public struct GuestAdminChangeStatusType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(537) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(537))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct GuestAdminSignedInViaTrustedTeamsDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(538) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(teamName: String? = nil, trustedTeamName: String? = nil) {
            var builder = RecordBuilder(TeamLog._type(538))
            builder.string(0, teamName)
            builder.string(1, trustedTeamName)
            self.init(_record: builder.record())
        }

        @export(implementation) public var teamName: String? { _record.stringOpt(0) }
        @export(implementation) public var trustedTeamName: String? { _record.stringOpt(1) }
    }

    public struct GuestAdminSignedInViaTrustedTeamsType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(539) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(539))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }

    public struct GuestAdminSignedOutViaTrustedTeamsDetails: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(540) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(teamName: String? = nil, trustedTeamName: String? = nil) {
            var builder = RecordBuilder(TeamLog._type(540))
            builder.string(0, teamName)
            builder.string(1, trustedTeamName)
            self.init(_record: builder.record())
        }

        @export(implementation) public var teamName: String? { _record.stringOpt(0) }
        @export(implementation) public var trustedTeamName: String? { _record.stringOpt(1) }
    }

    public struct GuestAdminSignedOutViaTrustedTeamsType: StoneStruct, CustomStringConvertible {
        @export(implementation) public static var _type: TypeRef { TeamLog._type(541) }
        @usableFromInline internal let _fields: Record
        @export(implementation) public var _record: Record { _fields }

        @export(implementation)
        public init(_record: Record) { _fields = _record }

        @export(implementation)
        public init(description_: String) {
            var builder = RecordBuilder(TeamLog._type(541))
            builder.string(0, description_)
            self.init(_record: builder.record())
        }

        @export(implementation) public var description_: String { _record.string(0) }
    }
}
