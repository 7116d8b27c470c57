// Generated from API/team_log.json by `make generate`. Do not edit.

import DropboxAccount
import StoneRuntime

extension TeamLog {
    public struct PaperEnabledUsersGroupAdditionDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 822) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init() { _record = RecordBuilder.empty(Self._type) }
    }

    public struct PaperEnabledUsersGroupAdditionType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 823) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct PaperEnabledUsersGroupRemovalDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 824) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init() { _record = RecordBuilder.empty(Self._type) }
    }

    public struct PaperEnabledUsersGroupRemovalType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 825) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct PaperExternalViewAllowDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 826) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(eventUuid: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, eventUuid)
            _record = builder.record()
        }

        public var eventUuid: String { _record.string(0) }
    }

    public struct PaperExternalViewAllowType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 827) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct PaperExternalViewDefaultTeamDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 828) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(eventUuid: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, eventUuid)
            _record = builder.record()
        }

        public var eventUuid: String { _record.string(0) }
    }

    public struct PaperExternalViewDefaultTeamType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 829) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct PaperExternalViewForbidDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 830) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(eventUuid: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, eventUuid)
            _record = builder.record()
        }

        public var eventUuid: String { _record.string(0) }
    }

    public struct PaperExternalViewForbidType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 831) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct PaperFolderChangeSubscriptionDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 832) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(eventUuid: String, newSubscriptionLevel: String, previousSubscriptionLevel: String? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, eventUuid)
            builder.string(1, newSubscriptionLevel)
            builder.string(2, previousSubscriptionLevel)
            _record = builder.record()
        }

        public var eventUuid: String { _record.string(0) }
        public var newSubscriptionLevel: String { _record.string(1) }
        public var previousSubscriptionLevel: String? { _record.stringOpt(2) }
    }

    public struct PaperFolderChangeSubscriptionType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 833) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct PaperFolderDeletedDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 834) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(eventUuid: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, eventUuid)
            _record = builder.record()
        }

        public var eventUuid: String { _record.string(0) }
    }

    public struct PaperFolderDeletedType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 835) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct PaperFolderFollowedDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 836) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(eventUuid: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, eventUuid)
            _record = builder.record()
        }

        public var eventUuid: String { _record.string(0) }
    }

    public struct PaperFolderFollowedType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 837) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    /// A Paper folder.
    public struct PaperFolderLogInfo: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 838) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(folderId: String, folderName: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, folderId)
            builder.string(1, folderName)
            _record = builder.record()
        }

        /// The identity of the folder.
        public var folderId: String { _record.string(0) }
        /// Its name.
        public var folderName: String { _record.string(1) }
    }

    public struct PaperFolderTeamInviteDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 839) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(eventUuid: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, eventUuid)
            _record = builder.record()
        }

        public var eventUuid: String { _record.string(0) }
    }

    public struct PaperFolderTeamInviteType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 840) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public enum PaperMemberPolicy: StoneUnion, CustomStringConvertible {
        case anyoneWithLink
        case onlyTeam
        case teamAndExplicitlyShared
        case other

        public static var _type: TypeRef { TypeRef(TeamLog._schema, 841) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .anyoneWithLink
            case 1: self = .onlyTeam
            case 2: self = .teamAndExplicitlyShared
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .anyoneWithLink: .tag(0)
            case .onlyTeam: .tag(1)
            case .teamAndExplicitlyShared: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    public struct PaperPublishedLinkChangePermissionDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 842) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(eventUuid: String, newPermissionLevel: String, previousPermissionLevel: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, eventUuid)
            builder.string(1, newPermissionLevel)
            builder.string(2, previousPermissionLevel)
            _record = builder.record()
        }

        public var eventUuid: String { _record.string(0) }
        public var newPermissionLevel: String { _record.string(1) }
        public var previousPermissionLevel: String { _record.string(2) }
    }

    public struct PaperPublishedLinkChangePermissionType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 843) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct PaperPublishedLinkCreateDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 844) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(eventUuid: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, eventUuid)
            _record = builder.record()
        }

        public var eventUuid: String { _record.string(0) }
    }

    public struct PaperPublishedLinkCreateType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 845) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct PaperPublishedLinkDisabledDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 846) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(eventUuid: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, eventUuid)
            _record = builder.record()
        }

        public var eventUuid: String { _record.string(0) }
    }

    public struct PaperPublishedLinkDisabledType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 847) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct PaperPublishedLinkViewDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 848) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(eventUuid: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, eventUuid)
            _record = builder.record()
        }

        public var eventUuid: String { _record.string(0) }
    }

    public struct PaperPublishedLinkViewType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 849) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    /// Somebody whom an event affects.
    public enum ParticipantLogInfo: StoneUnion, CustomStringConvertible {
        /// A group.
        case group(TeamLog.GroupLogInfo)
        /// A user.
        case user(TeamLog.UserLogInfo)
        case other

        public static var _type: TypeRef { TypeRef(TeamLog._schema, 850) }

        public init(_value: Value) {
            let payload = _value.payload
            switch _value.tag {
            case 0: self = .group(TeamLog.GroupLogInfo(_record: payload))
            case 1: self = .user(_value.poly())
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .group(let value): .variant(0, value._record)
            case .user(let value): .boxed(1, object: value)
            case .other: .tag(2)
            }
        }
    }

    public enum PassPolicy: StoneUnion, CustomStringConvertible {
        case allow
        case disabled
        case enabled
        case other

        public static var _type: TypeRef { TypeRef(TeamLog._schema, 851) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .allow
            case 1: self = .disabled
            case 2: self = .enabled
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .allow: .tag(0)
            case .disabled: .tag(1)
            case .enabled: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    public struct PasskeyAddDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 852) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init() { _record = RecordBuilder.empty(Self._type) }
    }

    public struct PasskeyAddType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 853) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public enum PasskeyLoginPolicy: StoneUnion, CustomStringConvertible {
        case default_
        case disabled
        case enabled
        case other

        public static var _type: TypeRef { TypeRef(TeamLog._schema, 854) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .default_
            case 1: self = .disabled
            case 2: self = .enabled
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .default_: .tag(0)
            case .disabled: .tag(1)
            case .enabled: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    public struct PasskeyLoginPolicyChangedDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 855) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(newValue: TeamLog.PasskeyLoginPolicy, previousValue: TeamLog.PasskeyLoginPolicy? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, newValue._value)
            builder.union(1, previousValue?._value)
            _record = builder.record()
        }

        /// The value after the change.
        public var newValue: TeamLog.PasskeyLoginPolicy { _record.union(0) }
        /// The value before the change.
        public var previousValue: TeamLog.PasskeyLoginPolicy? { _record.unionOpt(1) }
    }

    public struct PasskeyLoginPolicyChangedType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 856) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct PasskeyRemoveDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 857) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init() { _record = RecordBuilder.empty(Self._type) }
    }

    public struct PasskeyRemoveType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 858) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct PasswordChangeDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 859) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init() { _record = RecordBuilder.empty(Self._type) }
    }

    public struct PasswordChangeType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 860) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct PasswordResetAllDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 861) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init() { _record = RecordBuilder.empty(Self._type) }
    }

    public struct PasswordResetAllType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 862) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct PasswordResetDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 863) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init() { _record = RecordBuilder.empty(Self._type) }
    }

    public struct PasswordResetType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 864) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct PasswordStrengthRequirementsChangePolicyDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 865) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(previousValue: TeamPolicies.PasswordStrengthPolicy, newValue: TeamPolicies.PasswordStrengthPolicy) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, previousValue._value)
            builder.union(1, newValue._value)
            _record = builder.record()
        }

        /// The value before the change.
        public var previousValue: TeamPolicies.PasswordStrengthPolicy { _record.union(0) }
        /// The value after the change.
        public var newValue: TeamPolicies.PasswordStrengthPolicy { _record.union(1) }
    }

    public struct PasswordStrengthRequirementsChangePolicyType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 866) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    /// A path, seen from two places.
    public struct PathLogInfo: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 867) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(namespaceRelative: TeamLog.NamespaceRelativePathLogInfo, contextual: String? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, contextual)
            builder.object(1, namespaceRelative._record)
            _record = builder.record()
        }

        /// The path as the one who acted sees it.
        public var contextual: String? { _record.stringOpt(0) }
        /// The path within the namespace that holds the content.
        public var namespaceRelative: TeamLog.NamespaceRelativePathLogInfo { _record.object(1) }
    }

    public struct PendingSecondaryEmailAddedDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 868) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(secondaryEmail: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, secondaryEmail)
            _record = builder.record()
        }

        /// At most 255 characters.
        public var secondaryEmail: String { _record.string(0) }
    }

    public struct PendingSecondaryEmailAddedType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 869) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct PermanentDeleteChangePolicyDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 870) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(
            newValue: TeamLog.ContentPermanentDeletePolicy,
            previousValue: TeamLog.ContentPermanentDeletePolicy? = nil
        ) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, newValue._value)
            builder.union(1, previousValue?._value)
            _record = builder.record()
        }

        /// The value after the change.
        public var newValue: TeamLog.ContentPermanentDeletePolicy { _record.union(0) }
        /// The value before the change.
        public var previousValue: TeamLog.ContentPermanentDeletePolicy? { _record.unionOpt(1) }
    }

    public struct PermanentDeleteChangePolicyType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 871) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public enum PlacementRestriction: StoneUnion, CustomStringConvertible {
        case australiaOnly
        case canadaOnly
        case europeOnly
        case japanOnly
        case none
        case ukOnly
        case usS3Only
        case other

        public static var _type: TypeRef { TypeRef(TeamLog._schema, 872) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .australiaOnly
            case 1: self = .canadaOnly
            case 2: self = .europeOnly
            case 3: self = .japanOnly
            case 4: self = .none
            case 5: self = .ukOnly
            case 6: self = .usS3Only
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .australiaOnly: .tag(0)
            case .canadaOnly: .tag(1)
            case .europeOnly: .tag(2)
            case .japanOnly: .tag(3)
            case .none: .tag(4)
            case .ukOnly: .tag(5)
            case .usS3Only: .tag(6)
            case .other: .tag(7)
            }
        }
    }

    public enum PolicyType: StoneUnion, CustomStringConvertible {
        case disposition
        case retention
        case other

        public static var _type: TypeRef { TypeRef(TeamLog._schema, 873) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .disposition
            case 1: self = .retention
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .disposition: .tag(0)
            case .retention: .tag(1)
            case .other: .tag(2)
            }
        }
    }
}
