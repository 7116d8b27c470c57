// Generated from API/team_log.json by `make generate`. Do not edit.

import DropboxTeam
import Foundation
import StoneRuntime

extension TeamLog {
    public struct MemberDeleteManualContactsDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 642) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init() { _record = RecordBuilder.empty(Self._type) }
    }

    public struct MemberDeleteManualContactsType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 643) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct MemberDeleteProfilePhotoDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 644) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init() { _record = RecordBuilder.empty(Self._type) }
    }

    public struct MemberDeleteProfilePhotoType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 645) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct MemberFolderContentsAccessedDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 646) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init() { _record = RecordBuilder.empty(Self._type) }
    }

    public struct MemberFolderContentsAccessedType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 647) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct MemberPermanentlyDeleteAccountContentsDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 648) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init() { _record = RecordBuilder.empty(Self._type) }
    }

    public struct MemberPermanentlyDeleteAccountContentsType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 649) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
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

    public struct MemberRemoveExternalIdDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 651) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(previousValue: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, previousValue)
            _record = builder.record()
        }

        /// The value before the change. At most 64 characters.
        public var previousValue: String { _record.string(0) }
    }

    public struct MemberRemoveExternalIdType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 652) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct MemberRequestsChangePolicyDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 653) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(newValue: TeamLog.MemberRequestsPolicy, previousValue: TeamLog.MemberRequestsPolicy? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, newValue._value)
            builder.union(1, previousValue?._value)
            _record = builder.record()
        }

        /// The value after the change.
        public var newValue: TeamLog.MemberRequestsPolicy { _record.union(0) }
        /// The value before the change.
        public var previousValue: TeamLog.MemberRequestsPolicy? { _record.unionOpt(1) }
    }

    public struct MemberRequestsChangePolicyType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 654) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
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

    public enum MemberSendInvitePolicy: StoneUnion, CustomStringConvertible {
        case disabled
        case everyone
        case specificMembers
        case other

        public static var _type: TypeRef { TypeRef(TeamLog._schema, 656) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .disabled
            case 1: self = .everyone
            case 2: self = .specificMembers
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .disabled: .tag(0)
            case .everyone: .tag(1)
            case .specificMembers: .tag(2)
            case .other: .tag(3)
            }
        }
    }

    public struct MemberSendInvitePolicyChangedDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 657) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(newValue: TeamLog.MemberSendInvitePolicy, previousValue: TeamLog.MemberSendInvitePolicy) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, newValue._value)
            builder.union(1, previousValue._value)
            _record = builder.record()
        }

        /// The value after the change.
        public var newValue: TeamLog.MemberSendInvitePolicy { _record.union(0) }
        /// The value before the change.
        public var previousValue: TeamLog.MemberSendInvitePolicy { _record.union(1) }
    }

    public struct MemberSendInvitePolicyChangedType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 658) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct MemberSetProfilePhotoDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 659) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init() { _record = RecordBuilder.empty(Self._type) }
    }

    public struct MemberSetProfilePhotoType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 660) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct MemberSpaceLimitsAddCustomQuotaDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 661) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(newValue: UInt64) {
            var builder = RecordBuilder(Self._type)
            builder.uint64(0, newValue)
            _record = builder.record()
        }

        /// The value after the change.
        public var newValue: UInt64 { _record.uint64(0) }
    }

    public struct MemberSpaceLimitsAddCustomQuotaType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 662) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct MemberSpaceLimitsAddExceptionDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 663) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init() { _record = RecordBuilder.empty(Self._type) }
    }

    public struct MemberSpaceLimitsAddExceptionType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 664) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct MemberSpaceLimitsChangeCapsTypePolicyDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 665) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(previousValue: TeamLog.SpaceCapsType, newValue: TeamLog.SpaceCapsType) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, previousValue._value)
            builder.union(1, newValue._value)
            _record = builder.record()
        }

        /// The value before the change.
        public var previousValue: TeamLog.SpaceCapsType { _record.union(0) }
        /// The value after the change.
        public var newValue: TeamLog.SpaceCapsType { _record.union(1) }
    }

    public struct MemberSpaceLimitsChangeCapsTypePolicyType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 666) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct MemberSpaceLimitsChangeCustomQuotaDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 667) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(previousValue: UInt64, newValue: UInt64) {
            var builder = RecordBuilder(Self._type)
            builder.uint64(0, previousValue)
            builder.uint64(1, newValue)
            _record = builder.record()
        }

        /// The value before the change.
        public var previousValue: UInt64 { _record.uint64(0) }
        /// The value after the change.
        public var newValue: UInt64 { _record.uint64(1) }
    }

    public struct MemberSpaceLimitsChangeCustomQuotaType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 668) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct MemberSpaceLimitsChangePolicyDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 669) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(previousValue: UInt64? = nil, newValue: UInt64? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.uint64(0, previousValue)
            builder.uint64(1, newValue)
            _record = builder.record()
        }

        /// The value before the change.
        public var previousValue: UInt64? { _record.uint64Opt(0) }
        /// The value after the change.
        public var newValue: UInt64? { _record.uint64Opt(1) }
    }

    public struct MemberSpaceLimitsChangePolicyType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 670) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct MemberSpaceLimitsChangeStatusDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 671) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(previousValue: TeamLog.SpaceLimitsStatus, newValue: TeamLog.SpaceLimitsStatus) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, previousValue._value)
            builder.union(1, newValue._value)
            _record = builder.record()
        }

        /// The value before the change.
        public var previousValue: TeamLog.SpaceLimitsStatus { _record.union(0) }
        /// The value after the change.
        public var newValue: TeamLog.SpaceLimitsStatus { _record.union(1) }
    }

    public struct MemberSpaceLimitsChangeStatusType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 672) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct MemberSpaceLimitsRemoveCustomQuotaDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 673) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init() { _record = RecordBuilder.empty(Self._type) }
    }

    public struct MemberSpaceLimitsRemoveCustomQuotaType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 674) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct MemberSpaceLimitsRemoveExceptionDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 675) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init() { _record = RecordBuilder.empty(Self._type) }
    }

    public struct MemberSpaceLimitsRemoveExceptionType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 676) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public enum MemberStatus: StoneUnion, CustomStringConvertible {
        case active
        case invited
        case movedToAnotherTeam
        case notJoined
        case removed
        case suspended
        case other

        public static var _type: TypeRef { TypeRef(TeamLog._schema, 677) }

        public init(_value: Value) {
            switch _value.tag {
            case 0: self = .active
            case 1: self = .invited
            case 2: self = .movedToAnotherTeam
            case 3: self = .notJoined
            case 4: self = .removed
            case 5: self = .suspended
            default: self = .other
            }
        }

        public var _value: Value {
            switch self {
            case .active: .tag(0)
            case .invited: .tag(1)
            case .movedToAnotherTeam: .tag(2)
            case .notJoined: .tag(3)
            case .removed: .tag(4)
            case .suspended: .tag(5)
            case .other: .tag(6)
            }
        }
    }

    public struct MemberSuggestDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 678) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(suggestedMembers: [String]) {
            var builder = RecordBuilder(Self._type)
            builder.strings(0, suggestedMembers)
            _record = builder.record()
        }

        /// Each: At most 255 characters.
        public var suggestedMembers: [String] { _record.strings(0) }
    }

    public struct MemberSuggestType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 679) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct MemberSuggestionsChangePolicyDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 680) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(newValue: TeamLog.MemberSuggestionsPolicy, previousValue: TeamLog.MemberSuggestionsPolicy? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, newValue._value)
            builder.union(1, previousValue?._value)
            _record = builder.record()
        }

        /// The value after the change.
        public var newValue: TeamLog.MemberSuggestionsPolicy { _record.union(0) }
        /// The value before the change.
        public var previousValue: TeamLog.MemberSuggestionsPolicy? { _record.unionOpt(1) }
    }

    public struct MemberSuggestionsChangePolicyType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 681) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public enum MemberSuggestionsPolicy: StoneUnion, CustomStringConvertible {
        case disabled
        case enabled
        case other

        public static var _type: TypeRef { TypeRef(TeamLog._schema, 682) }

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

    public struct MemberTransferAccountContentsDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 683) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init() { _record = RecordBuilder.empty(Self._type) }
    }

    public struct MemberTransferAccountContentsType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 684) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public struct MemberTransferredInternalFields: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 685) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(sourceTeamId: String, targetTeamId: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, sourceTeamId)
            builder.string(1, targetTeamId)
            _record = builder.record()
        }

        public var sourceTeamId: String { _record.string(0) }
        public var targetTeamId: String { _record.string(1) }
    }

    public struct MicrosoftLoginChangePolicyDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 686) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(newValue: TeamLog.MicrosoftLoginPolicy, previousValue: TeamLog.MicrosoftLoginPolicy? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, newValue._value)
            builder.union(1, previousValue?._value)
            _record = builder.record()
        }

        /// The value after the change.
        public var newValue: TeamLog.MicrosoftLoginPolicy { _record.union(0) }
        /// The value before the change.
        public var previousValue: TeamLog.MicrosoftLoginPolicy? { _record.unionOpt(1) }
    }

    public struct MicrosoftLoginChangePolicyType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 687) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public enum MicrosoftLoginPolicy: StoneUnion, CustomStringConvertible {
        case default_
        case disabled
        case enabled
        case other

        public static var _type: TypeRef { TypeRef(TeamLog._schema, 688) }

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

    public struct MicrosoftOfficeAddinChangePolicyDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 689) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(
            newValue: TeamLog.MicrosoftOfficeAddinPolicy,
            previousValue: TeamLog.MicrosoftOfficeAddinPolicy? = nil
        ) {
            var builder = RecordBuilder(Self._type)
            builder.union(0, newValue._value)
            builder.union(1, previousValue?._value)
            _record = builder.record()
        }

        /// The value after the change.
        public var newValue: TeamLog.MicrosoftOfficeAddinPolicy { _record.union(0) }
        /// The value before the change.
        public var previousValue: TeamLog.MicrosoftOfficeAddinPolicy? { _record.unionOpt(1) }
    }

    public struct MicrosoftOfficeAddinChangePolicyType: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 690) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(description_: String) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, description_)
            _record = builder.record()
        }

        public var description_: String { _record.string(0) }
    }

    public enum MicrosoftOfficeAddinPolicy: StoneUnion, CustomStringConvertible {
        case disabled
        case enabled
        case other

        public static var _type: TypeRef { TypeRef(TeamLog._schema, 691) }

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

    /// Stands for details that could not be read.
    public struct MissingDetails: StoneStruct, CustomStringConvertible, CustomReflectable {
        public static var _type: TypeRef { TypeRef(TeamLog._schema, 692) }
        public let _record: Record

        public init(_record: Record) { self._record = _record }

        public init(sourceEventFields: String? = nil) {
            var builder = RecordBuilder(Self._type)
            builder.string(0, sourceEventFields)
            _record = builder.record()
        }

        /// What could be read, as text.
        public var sourceEventFields: String? { _record.stringOpt(0) }
    }

    /// A mobile device that somebody has linked.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public final class MobileDeviceSessionLogInfo: TeamLog.DeviceSessionLogInfo, @unchecked Sendable {
        public override class var _type: TypeRef { TypeRef(TeamLog._schema, 693) }

        public required init(_record: Record) { super.init(_record: _record) }

        public init(
            deviceName: String,
            clientType: Team.MobileClientPlatform,
            ipAddress: String? = nil,
            created: Date? = nil,
            updated: Date? = nil,
            sessionInfo: TeamLog.MobileSessionLogInfo? = nil,
            clientVersion: String? = nil,
            osVersion: String? = nil,
            lastCarrier: String? = nil
        ) {
            var builder = RecordBuilder(MobileDeviceSessionLogInfo._type)
            builder.string(0, ipAddress)
            builder.date(1, created)
            builder.date(2, updated)
            builder.object(3, sessionInfo?._record)
            builder.string(4, deviceName)
            builder.union(5, clientType._value)
            builder.string(6, clientVersion)
            builder.string(7, osVersion)
            builder.string(8, lastCarrier)
            super.init(_record: builder.record())
        }

        /// The session.
        public var sessionInfo: TeamLog.MobileSessionLogInfo? { _record.objectOpt(3) }
        /// The name of the device.
        public var deviceName: String { _record.string(4) }
        /// The kind of device.
        public var clientType: Team.MobileClientPlatform { _record.union(5) }
        /// The version of the Dropbox app.
        public var clientVersion: String? { _record.stringOpt(6) }
        /// The version of the operating system.
        public var osVersion: String? { _record.stringOpt(7) }
        /// The carrier that it last used.
        public var lastCarrier: String? { _record.stringOpt(8) }
    }

    /// A session on a mobile device.
    // @unchecked because classes that can be inherited from are never checked; the record is immutable.
    public final class MobileSessionLogInfo: TeamLog.SessionLogInfo, @unchecked Sendable {
        public override class var _type: TypeRef { TypeRef(TeamLog._schema, 694) }

        public required init(_record: Record) { super.init(_record: _record) }

        public override init(sessionId: String? = nil) {
            var builder = RecordBuilder(MobileSessionLogInfo._type)
            builder.string(0, sessionId)
            super.init(_record: builder.record())
        }
    }
}
